draw-mode-classic-two = Klassinen, kaksi puolta
draw-mode-classic-three = Klassinen, kolme puolta
draw-mode-classic-four = Klassinen, neljä puolta
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = Laajennettu PAC-MAN
draw-none = ei yhtään
draw-title = { $mode }: { $state }
draw-to-move-now = Vuorossa { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } ruudussa { $square }
draw-piece-off = { $piece } poissa laudalta
draw-fences-of = { $side }: aidat { $fences }.
draw-fences-fixed = Aidat: { $fences }.
draw-fences-chamber = Kammion aidat: { $fences }.
draw-pellets = Pillerit: { $squares }.
draw-lives =
    { $count ->
        [one] 1 elämä.
       *[other] { $count } elämää.
    }
draw-reserve-count =
    { $count ->
        [one] 1 pilleri varastossa.
       *[other] { $count } pilleriä varastossa.
    }
draw-sees = { $piece } näkee PAC-MANin.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 aita jäljellä.
       *[other] { $side }: { $count } aitaa jäljellä.
    }
draw-to-move = vuorossa
draw-won = voitto
draw-to-move-steps =
    { $count ->
        [one] vuorossa, 1 askel
       *[other] vuorossa, { $count } askelta
    }
draw-speed = nopeus { $count }
draw-reserve = varastossa
draw-fence-of = { $side }: aita
draw-fence-fixed = aita
draw-fence-chamber = kammion aita
draw-fence-vacated = kammion aidan vanha paikka
draw-goal-of = { $side }: maali
draw-pellet = pilleri
draw-tunnels = tunnelit: { $squares }
draw-last-walk = viimeisin liike
draw-edible = voi syödä nyt
draw-who-sees = Näköyhteys PAC-MANiin: { $pieces }.
