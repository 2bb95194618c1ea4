elsewhere-title = Jatka toisella laitteella
home-perfect = Täydellinen
home-perfect-is = Täydellinen: ei erehdy koskaan
table-time-none = Ei kelloa
table-time-per-move =
    { $seconds ->
        [one] 1 sekunti / vuoro
       *[other] { $seconds } sekuntia / vuoro
    }
table-time-fischer = { $minutes } min + { $increment } s / vuoro
table-time-days =
    { $days ->
        [one] 1 päivä / vuoro
       *[other] { $days } päivää / vuoro
    }
table-free = Vapaa
table-computer = Tietokone, taso { $level }
table-guest = Vieras
watch-moves =
    { $moves ->
        [0] Juuri alkanut
        [one] 1 siirto
       *[other] { $moves } siirtoa
    }
language-name = Suomi
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Haamut
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klassinen kaksinpeli: kisa vastakkaiselle reunalle, aidat apuna.
mode-classic-3 = Klassinen kolminpeli: sama kisa kolmesta suunnasta.
mode-classic-4 = Klassinen nelinpeli: sama kisa kaikista neljästä suunnasta.
mode-pacman = PAC-MAN: syö neljä energiapilleriä, ennen kuin haamut saavat sinut kiinni kolmesti.
mode-pacman-advanced = Laajennettu PAC-MAN: takaa-ajo, jossa on aitoja, tunneleita ja pillerivarasto.
layout-standard = Hahmot omien reunojensa keskellä, laudalla ei aitoja.
layout-recon-1 = Kolme vaaka- ja kolme pystyaitaa: tavallinen sokkelo.
layout-recon-2 = Toinen sokkelo, jossa on kolme vaaka- ja kolme pystyaitaa.
layout-open = Ei aitoja lainkaan.
layout-gate = Portti: 8 aitaa, yksi elämä. Tiukkoja pelejä tasaväkisille.
layout-kite = Leija: 14 aitaa, kaksi elämää. Tiukkoja pelejä tasaväkisille.
layout-lantern = Lyhty: 20 aitaa, neljä elämää. Tiukkoja pelejä tasaväkisille.
layout-meadow = Niitty: 4 aitaa, kolme elämää. Tiukkoja pelejä tasaväkisille.
layout-owl = Pöllö: 18 aitaa, kaksi elämää. Tiukkoja pelejä tasaväkisille.
layout-tower = Torni: 18 aitaa, kaksi elämää. Tiukkoja pelejä tasaväkisille.
layout-d4 = Kammio ruuduissa d4, e4, d5 ja e5.
layout-d5 = Kammio ruuduissa d5, e5, d6 ja e6.
layout-e4 = Kammio ruuduissa e4, f4, e5 ja f5.
layout-e5 = Kammio ruuduissa e5, f5, e6 ja f6.
character-pawn = tavallinen nappula
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, aloitteleva
level-2 = 2, lupaava
level-3 = 3, taitava
level-4 = 4, huippu
joke-0 = Tiukka dieetti, ja sen huomasi: haamujakin säälitti, noin yhden askeleen verran.
joke-1 = Yksi pilleri. Kevyt välipala ennen pitkiä päiväunia.
joke-2 = Puolet ruokalistasta. Haamut pyysivät loput mukaan.
joke-3 = Kolme neljästä: viimeinen pilleri kertoo tätä tarinaa vielä lapsenlapsilleen.
joke-4 = Neljä pilleriä, ei muruakaan jäljellä. Haamut ovat anoneet pienempää sokkeloa.
phrase-hello = Moikka!
phrase-good-luck = Onnea peliin!
phrase-well-played = Hyvin pelattu!
phrase-nice-fence = Hieno aita!
phrase-oops = Hups!
phrase-thinking = Mietin vielä.
phrase-your-turn = Sinun vuorosi!
phrase-back-soon = Palaan pian.
phrase-i-am-back = Täällä taas.
phrase-thanks = Kiitos!
phrase-again = Vielä yksi peli?
phrase-goodbye = Hei hei!
page-api = Rajapinta ohjelmille
page-name = Nimesi
page-guest = vieras
page-home = Etusivu
page-loading = Pieni hetki…
page-missing = Täällä ei ole mitään
page-missing-more = Osoitteessa voi olla kirjoitusvirhe, tai sivua ei enää ole.
page-no-network = Ei yhteyttä
page-no-network-more = Mitään ei ole kadonnut. Sivu yrittää koko ajan ja avautuu itsestään.
page-try-again = Yritä nyt
page-language = Kieli
page-theme = Vaalea vai tumma
page-theme-auto = Laitteen mukaan
page-theme-light = Vaalea
page-theme-dark = Tumma
page-your-name = Nimesi: { $name }
page-unreachable = Palvelimeen ei juuri nyt saada yhteyttä. Mitään ei ole kadonnut. Yritä hetken päästä uudelleen.
page-menu = Valikko
page-play = Pelaa
page-learn = Opi
page-rules = Säännöt
page-how-to-play = Näin pelataan
bot-name =
    { $level ->
        [1] vasta-alkaja
        [2] harjoittelija
        [3] harrastaja
        [4] vakiopelaaja
        [5] kerhopelaaja
        [6] haastaja
        [7] konkari
       *[other] mestari
    }
bot-is = Taso { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Miettii vain omaa seuraavaa siirtoaan.
        [answer] Miettii siirtonsa ja vastauksen siihen.
        [few] Katsoo muutaman siirron eteenpäin.
        [several] Katsoo useita siirtoja eteenpäin.
       *[far] Katsoo pitkälle eteenpäin.
    }
page-watch = Katso
page-analyse = Analysoi
editor-title-maze = Tee sokkelo
editor-title-position = Rakenna asema
page-games = Omat pelit
page-puzzles = Pulmat
page-spoken = Ruudunlukutila
table-perfect = Tietokone, täydellinen
page-stop = Lopeta
page-puzzle-daily = Päivän pulma
page-again = Yritä uudelleen
page-game = Peli
page-all-games = Kaikki pelit
page-hint = Vihje
page-hint-more = Lisävihje
page-you = Sinä
page-away = poissa
page-copied = Kopioitu
page-cancel = Peruuta
bot-style =
    { $style ->
        [runner] Juoksee kohti maalia ja asettaa harvoin aidan.
        [builder] Rakastaa aitoja ja asettaa niitä heti alusta.
        [saver] Säästää aitojaan, kunnes joku vastustajista on lähellä maalia.
        [all-round] Johtaessaan juoksee, jäljessä ollessaan asettaa aitoja.
        [hungry] Menee lähimmän pillerin perään.
        [wary] Pysyttelee ensin kaukana haamuista ja syö, kun on turvallista.
        [hunter] Syö, kun on turvallista, ja jahtaa haamuja lisäliikkeellä.
        [loners] Haamut jahtaavat kukin yksinään.
       *[pack] Haamut jahtaavat yhdessä ja katkaisevat pakotiet.
    }
bot-misses =
    { $what ->
        [jump] Ei osaa varoa hyppyjä.
        [own-way] Hidastaa joskus itseään omalla aidallaan.
        [second-ghost] Vahtii vain yhtä haamua kerrallaan.
        [boost] Unohtaa, että pilleri tekee PAC-MANista vaarallisen.
       *[nothing] Siltä jää vain vähän huomaamatta.
    }
home-tile-classic-2 = Kahdelle
home-tile-classic-3 = Kolmelle
home-tile-classic-4 = Neljälle
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Laajen­nettu
home-name-classic-2 = Klassinen kaksinpeli
home-name-classic-3 = Klassinen kolminpeli
home-name-classic-4 = Klassinen nelinpeli
home-name-pacman = PAC-MAN
home-name-pacman-advanced = Laajennettu PAC-MAN
home-ended = Tämä sivu on vanhempi kuin palvelin. Lataa se uudelleen.
play-bot = Tietokone { $level }
play-notify-turn = Corridor-peli odottaa sinua.
play-your-turn = Sinun vuorosi
home-expect = Kun tämä taso pelaa itseään vastaan, PAC-MAN voittaa { $share } % peleistä.
home-here-player = Pelaaja { $number }
