elsewhere-title = Nadaljuj na drugi napravi
home-perfect = Popoln
home-perfect-is = Popoln: nikoli se ne zmoti
table-time-none = Brez ure
table-time-per-move =
    { $seconds ->
        [one] { $seconds } sekunda na potezo
        [two] { $seconds } sekundi na potezo
        [few] { $seconds } sekunde na potezo
       *[other] { $seconds } sekund na potezo
    }
table-time-fischer = { $minutes } min + { $increment } s na potezo
table-time-days =
    { $days ->
        [one] { $days } dan na potezo
        [two] { $days } dneva na potezo
        [few] { $days } dnevi na potezo
       *[other] { $days } dni na potezo
    }
table-free = Prosto
table-computer = Računalnik, stopnja { $level }
table-guest = Gost
watch-moves =
    { $moves ->
        [0] Pravkar začeto
        [one] { $moves } poteza
        [two] { $moves } potezi
        [few] { $moves } poteze
       *[other] { $moves } potez
    }
language-name = Slovenščina
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Duhovi
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klasična za dva: dirka do nasprotne strani, z ogradami.
mode-classic-3 = Klasična za tri: ista dirka, s treh strani.
mode-classic-4 = Klasična za štiri: ista dirka, z vseh štirih strani.
mode-pacman = PAC-MAN: pojej štiri drobce, preden te duhovi trikrat ujamejo.
mode-pacman-advanced = Napredni PAC-MAN: lov z ogradami, predori in drobci, ki jih lahko porabiš.
layout-standard = Figure na sredini svojih strani, na plošči ni ograd.
layout-recon-1 = Tri vodoravne in tri navpične ograde: običajni labirint.
layout-recon-2 = Drugačen labirint s tremi in tremi ogradami.
layout-open = Povsem brez ograd.
layout-gate = Vrata: 8 ograd, eno življenje. Izenačene partije enako močnih.
layout-kite = Zmaj: 14 ograd, dve življenji. Izenačene partije enako močnih.
layout-lantern = Svetilka: 20 ograd, štiri življenja. Izenačene partije enako močnih.
layout-meadow = Travnik: 4 ograde, tri življenja. Izenačene partije enako močnih.
layout-owl = Sova: 18 ograd, dve življenji. Izenačene partije enako močnih.
layout-tower = Stolp: 18 ograd, dve življenji. Izenačene partije enako močnih.
layout-d4 = Kamra na poljih d4, e4, d5 in e5.
layout-d5 = Kamra na poljih d5, e5, d6 in e6.
layout-e4 = Kamra na poljih e4, f4, e5 in f5.
layout-e5 = Kamra na poljih e5, f5, e6 in f6.
character-pawn = navadna figura
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, začetnik
level-2 = 2, obetavni
level-3 = 3, potrjeni
level-4 = 4, elitni
joke-0 = Stroga dieta, in to se pozna: še duhovom se je zasmilil – za cel korak.
joke-1 = En drobec. Majhna malica pred dolgim počitkom.
joke-2 = Pol menija. Drugo polovico so duhovi naročili za domov.
joke-3 = Trije od štirih: zadnji drobec bo to zgodbo pripovedoval še vnukom.
joke-4 = Štirje drobci in niti drobtinice. Duhovi prosijo za manjši labirint.
phrase-hello = Živjo!
phrase-good-luck = Srečno!
phrase-well-played = Dobra igra!
phrase-nice-fence = Lepa ograda!
phrase-oops = Ups!
phrase-thinking = Razmišljam.
phrase-your-turn = Ti si na potezi!
phrase-back-soon = Takoj bom nazaj.
phrase-i-am-back = Spet sem tu.
phrase-thanks = Hvala!
phrase-again = Še eno partijo?
phrase-goodbye = Adijo!
page-api = Vmesnik za programe
page-name = Tvoje ime
page-guest = gost
page-home = Domov
page-loading = Trenutek…
page-missing = Tu ni ničesar
page-missing-more = Morda je v naslovu tipkarska napaka ali pa tega, kar je bilo tu, ni več.
page-no-network = Ni povezave
page-no-network-more = Nič ni izgubljeno. Stran poskuša naprej in se bo odprla sama.
page-try-again = Poskusi zdaj
page-language = Jezik
page-theme = Svetlo ali temno
page-theme-auto = Kot naprava
page-theme-light = Svetlo
page-theme-dark = Temno
page-your-name = Tvoje ime: { $name }
page-unreachable = Strežnik trenutno ni dosegljiv. Nič ni izgubljeno. Čez trenutek poskusi znova.
page-menu = Meni
page-play = Igraj
page-learn = Uči se
page-rules = Pravila
page-how-to-play = Kako se igra
bot-name =
    { $level ->
        [1] novinec
        [2] učenec
        [3] ljubitelj
        [4] stalni igralec
        [5] klubski igralec
        [6] izzivalec
        [7] strokovnjak
       *[other] mojster
    }
bot-is = Stopnja { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Vidi samo svojo naslednjo potezo.
        [answer] Vidi svojo potezo in odgovor nanjo.
        [few] Vidi nekaj potez naprej.
        [several] Vidi precej potez naprej.
       *[far] Vidi daleč naprej.
    }
page-watch = Gledaj
page-analyse = Analiziraj
editor-title-maze = Naredi labirint
editor-title-position = Postavi položaj
page-games = Moje partije
page-puzzles = Uganke
page-spoken = Način za bralnik zaslona
table-perfect = Računalnik, popoln
page-stop = Ustavi
page-puzzle-daily = Uganka dneva
page-again = Poskusi znova
page-game = Igra
page-all-games = Vse igre
page-hint = Namig
page-hint-more = Še en namig
page-you = Ti
page-away = ni tu
page-copied = Kopirano
page-cancel = Prekliči
bot-style =
    { $style ->
        [runner] Teče k cilju in redko postavi ogrado.
        [builder] Obožuje ograde in jih postavlja že zgodaj.
        [saver] Ograde hrani, dokler kak nasprotnik ni blizu cilja.
        [all-round] Ko vodi, teče, ko zaostaja, postavlja ograde.
        [hungry] Gre k najbližjemu drobcu.
        [wary] Najprej se izogiba duhovom, jé pa, ko je varno.
        [hunter] Jé, ko je varno, med pospeškom pa lovi duhove.
        [loners] Vsak duh lovi na svojo roko.
       *[pack] Duhovi lovijo skupaj in zapirajo izhode.
    }
bot-misses =
    { $what ->
        [jump] Preskokov ne vidi vnaprej.
        [own-way] Včasih se upočasni z lastno ogrado.
        [second-ghost] Pazi le na enega duha naenkrat.
        [boost] Pozablja, da je PAC-MAN z drobcem nevaren.
       *[nothing] Spregleda le malo.
    }
home-tile-classic-2 = Za 2
home-tile-classic-3 = Za 3
home-tile-classic-4 = Za 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Napredni
home-name-classic-2 = Klasična za dva
home-name-classic-3 = Klasična za tri
home-name-classic-4 = Klasična za štiri
home-name-pacman = PAC-MAN
home-name-pacman-advanced = Napredni PAC-MAN
home-ended = Ta stran je starejša od strežnika. Znova jo naloži.
play-bot = Računalnik { $level }
play-notify-turn = Partija igre Corridor čaka nate.
play-your-turn = Na potezi si
home-expect = Ko ta stopnja igra sama s sabo, PAC-MAN dobi { $share } % partij.
home-here-player = Igralec { $number }
