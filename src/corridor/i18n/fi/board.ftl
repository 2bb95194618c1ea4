board-left =
    { $count ->
        [one] tämän jälkeen jäljellä 1
       *[other] tämän jälkeen jäljellä { $count }
    }
board-your-piece = oma hahmosi { $piece }
board-piece = { $piece }
board-pellet = pilleri
board-gate = paluuruutu
board-tunnel = tunneli ruutuun { $square }
board-goal = maali: { $side }
board-fences = aita: { $ways }
board-north = pohjoinen
board-east = itä
board-south = etelä
board-west = länsi
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Aita { $slot } vaakaan
               *[vertical] Aita { $slot } pystyyn
            }
       *[other]
            { $way ->
                [horizontal] Siirrä { $old } paikkaan { $slot } vaakaan
               *[vertical] Siirrä { $old } paikkaan { $slot } pystyyn
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } askel
       *[other] { $side } { $count } askelta
    }
board-walk =
    { $squares ->
        [none] { $piece }: valitse, minne mennään. Seuraavaksi: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Tähän voi lopettaa. Seuraavaksi: { $next }.
               *[no] { $piece }: { $squares }. Seuraavaksi: { $next }.
            }
    }
board-which = Mikä hahmo menee ruutuun { $square }: { $pieces }?
board-ask-enter-ghost = Siellä on haamu: PAC-MAN jäisi kiinni. Mennäänkö silti ruutuun { $square }?
board-ask-confirm-walk = Mennäänkö ruutuun { $square }?
board-lift =
    { $fence ->
        [none] Valitse siirrettävä kammion aita.
       *[other] Aita { $fence } on nostettu. Minne se laitetaan?
    }
board-no-fences = Et voi nyt asettaa aitaa.
board-no-fence-here =
    { $way ->
        [horizontal] Paikkaan { $slot } ei mahdu vaaka-aitaa.
       *[vertical] Paikkaan { $slot } ei mahdu pystyaitaa.
    }
board-can-walk = voit liikkua tähän
board-can-enter = voit tulla laudalle tähän
board-out-of-reach = Et pääse tällä vuorolla ruutuun { $square }.
board-within-reach = Pääset näihin: { $squares }.
board-no-walk = Mikään hahmo ei voi nyt liikkua.
board-action-spend = Käytä pilleri
board-action-end-turn = Päätä vuoro
board-action-no-boost = Ei enää askelia
board-action-pass = Passaa
board-action-stay = { $piece } ei liiku
board-action-enter = Tule ruutuun { $square }
board-link = Linkki tähän lautaan
play-boost-left =
    { $all ->
        [one] { $left }/1 askel jäljellä
       *[other] { $left }/{ $all } askelta jäljellä
    }
play-chamber = Kammio
play-steps =
    { $count ->
        [one] 1 askel
       *[other] { $count } askelta
    }
