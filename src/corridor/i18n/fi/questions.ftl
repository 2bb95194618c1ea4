ask-last = { $who }: { $move }.
ask-last-none = Yhtään siirtoa ei ole vielä tehty.
ask-no-clock = Tässä pelissä ei ole kelloa.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Laudalla ei ole aitoja.
        [one] Laudalla on 1 aita: { $fences }.
       *[other] Laudalla on { $count } aitaa: { $fences }.
    }
ask-edible = PAC-MAN voi nyt syödä: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 askel ruutuun { $square }.
       *[other] { $piece }: { $count } askelta ruutuun { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 askel PAC-MANiin.
       *[other] { $piece }: { $count } askelta PAC-MANiin.
    }
ask-no-route = { $piece }: ei tietä perille.
ask-no-distances = PAC-MAN ei ole vielä laudalla.
ask-ways = Ruudusta { $square }: { $ways }.
ask-ways-closed = Suljettu: { $ways }.
ask-way = { $way } { $square }
ask-way-piece = { $way } { $square }, jossa on { $pieces }
ask-tunnel = tunneli
ask-which-square = Lisää ruutu, esimerkiksi: w e4.
ask-along =
    { $count ->
        [0] { $kind ->
            [file] Sarake
           *[row] Rivi
        } { $line }: ei aitoja.
       *[other] { $kind ->
            [file] Sarake
           *[row] Rivi
        } { $line }, aidat: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } sulkee { $steps }
ask-which-line = Lisää sarake tai rivi, esimerkiksi: s e tai s 4.
ask-goal-row = { $side } juoksee riville { $row }.
ask-goal-file = { $side } juoksee sarakkeelle { $file }.
ask-goal-any = { $side } juoksee johonkin näistä: { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN on syönyt kaikki pillerit.
        [one] PAC-MAN voittaa syömällä viimeisen pillerin ruudusta { $squares }.
       *[other] PAC-MAN voittaa syömällä { $count } pilleriä: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Hänellä ei ole elämiä jäljellä.
        [one] Haamut voittavat saamalla hänet kiinni vielä kerran.
       *[other] Haamut voittavat saamalla hänet kiinni { $lives } kertaa.
    }
ask-help =
    Kysymykset: l viimeisin siirto. c kellot. f aidat. p hahmot. d kuinka pitkä matka kullakin on.
    w e4 tiet ruudusta e4. s e tai s 4 aidat sarakkeella e tai rivillä 4. g kuka voittaa ja miten. ? tämä ohje.
