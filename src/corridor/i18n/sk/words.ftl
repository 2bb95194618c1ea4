elsewhere-title = Pokračovať na inom zariadení
home-perfect = Dokonalý
home-perfect-is = Dokonalý: nikdy sa nepomýli
table-time-none = Bez hodín
table-time-per-move =
    { $seconds ->
        [one] 1 sekunda na ťah
        [few] { $seconds } sekundy na ťah
       *[other] { $seconds } sekúnd na ťah
    }
table-time-fischer = { $minutes } min + { $increment } s za ťah
table-time-days =
    { $days ->
        [one] 1 deň na ťah
        [few] { $days } dni na ťah
       *[other] { $days } dní na ťah
    }
table-free = Voľné
table-computer = Počítač, úroveň { $level }
table-guest = Hosť
watch-moves =
    { $moves ->
        [0] Práve sa začína
        [one] 1 ťah
        [few] { $moves } ťahy
       *[other] { $moves } ťahov
    }
language-name = Slovenčina
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Duchovia
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klasika pre dvoch: preteky na druhú stranu dosky, s prekážkami.
mode-classic-3 = Klasika pre troch: tie isté preteky z troch strán.
mode-classic-4 = Klasika pre štyroch: tie isté preteky zo všetkých štyroch strán.
mode-pacman = PAC-MAN: zjedz štyri bodky, kým ťa duchovia trikrát nechytia.
mode-pacman-advanced = PAC-MAN pre pokročilých: naháňačka s prekážkami, tunelmi a bodkami na míňanie.
layout-standard = Figúrky v strede svojich strán, na doske žiadne prekážky.
layout-recon-1 = Tri vodorovné a tri zvislé prekážky: zvyčajné bludisko.
layout-recon-2 = Iné bludisko s tromi a tromi prekážkami.
layout-open = Úplne bez prekážok.
layout-gate = Brána: 8 prekážok, jeden život. Vyrovnané partie rovných súperov.
layout-kite = Šarkan: 14 prekážok, dva životy. Vyrovnané partie rovných súperov.
layout-lantern = Lampáš: 20 prekážok, štyri životy. Vyrovnané partie rovných súperov.
layout-meadow = Lúka: 4 prekážky, tri životy. Vyrovnané partie rovných súperov.
layout-owl = Sova: 18 prekážok, dva životy. Vyrovnané partie rovných súperov.
layout-tower = Veža: 18 prekážok, dva životy. Vyrovnané partie rovných súperov.
layout-d4 = Komnata na políčkach d4, e4, d5 a e5.
layout-d5 = Komnata na políčkach d5, e5, d6 a e6.
layout-e4 = Komnata na políčkach e4, f4, e5 a f5.
layout-e5 = Komnata na políčkach e5, f5, e6 a f6.
character-pawn = obyčajná figúrka
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, začiatočník
level-2 = 2, amatér
level-3 = 3, profík
level-4 = 4, expert
joke-0 = Prísna diéta a bolo to vidieť: aj duchom ho bolo ľúto. Tak na jeden krok.
joke-1 = Jedna bodka. Ľahká desiata pred dlhým odpočinkom.
joke-2 = Polovica menu. Tú druhú si duchovia dali zabaliť so sebou.
joke-3 = Tri zo štyroch: posledná bodka o tom bude rozprávať vnúčatám.
joke-4 = Štyri bodky a ani omrvinka. Duchovia žiadajú menšie bludisko.
phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-well-played = Pekne zahrané!
phrase-nice-fence = Pekná prekážka!
phrase-oops = Ups!
phrase-thinking = Rozmýšľam.
phrase-your-turn = Si na ťahu!
phrase-back-soon = Hneď som späť.
phrase-i-am-back = Som späť.
phrase-thanks = Vďaka!
phrase-again = Dáme ešte jednu?
phrase-goodbye = Maj sa!
page-api = Rozhranie pre programy
page-name = Tvoje meno
page-guest = hosť
page-home = Domov
page-loading = Chvíľku…
page-missing = Tu nič nie je
page-missing-more = V adrese môže byť preklep alebo to, čo tu bolo, už neexistuje.
page-no-network = Bez pripojenia
page-no-network-more = Nič sa nestratilo. Stránka to skúša ďalej a otvorí sa sama.
page-try-again = Skúsiť hneď
page-language = Jazyk
page-theme = Svetlý alebo tmavý vzhľad
page-theme-auto = Podľa zariadenia
page-theme-light = Svetlý
page-theme-dark = Tmavý
page-your-name = Tvoje meno: { $name }
page-unreachable = Server teraz neodpovedá. Nič sa nestratilo. Skús to o chvíľu znova.
page-menu = Ponuka
page-play = Hrať
page-learn = Lekcie
page-rules = Pravidlá
page-how-to-play = Ako sa hrá
bot-name =
    { $level ->
        [1] nováčik
        [2] učeň
        [3] sviatočný hráč
        [4] štamgast
        [5] klubový hráč
        [6] vyzývateľ
        [7] znalec
       *[other] majster
    }
bot-is = Úroveň { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Pozerá sa len na svoj najbližší ťah.
        [answer] Vidí svoj ťah a odpoveď naň.
        [few] Vidí pár ťahov dopredu.
        [several] Vidí niekoľko ťahov dopredu.
       *[far] Vidí ďaleko dopredu.
    }
page-watch = Sledovať
page-analyse = Analýza
editor-title-maze = Vytvoriť bludisko
editor-title-position = Zostaviť pozíciu
page-games = Moje partie
page-puzzles = Úlohy
page-spoken = Režim pre čítačku obrazovky
table-perfect = Počítač, dokonalý
page-stop = Zastaviť
page-puzzle-daily = Úloha dňa
page-again = Skúsiť znova
page-game = Hra
page-all-games = Všetky hry
page-hint = Nápoveda
page-hint-more = Ďalšia nápoveda
page-you = Ty
page-away = preč
page-copied = Skopírované
page-cancel = Zrušiť
bot-style =
    { $style ->
        [runner] Beží do cieľa a prekážky stavia málokedy.
        [builder] Miluje prekážky a stavia ich zavčasu.
        [saver] Šetrí si prekážky, kým sa niektorý súper nepriblíži k cieľu.
        [all-round] Keď vedie, beží; keď zaostáva, stavia prekážky.
        [hungry] Ide po najbližšej bodke.
        [wary] Najprv sa vyhýba duchom a do jedla sa pustí, až keď je bezpečne.
        [hunter] Do jedla sa pustí, keď je bezpečne, a počas bonusu naháňa duchov.
        [loners] Každý duch loví na vlastnú päsť.
       *[pack] Duchovia lovia spolu a odrezávajú únikové cesty.
    }
bot-misses =
    { $what ->
        [jump] Skoky nečaká.
        [own-way] Občas sa zdrží vlastnou prekážkou.
        [second-ghost] Stráži vždy len jedného ducha.
        [boost] Zabúda, že po bodke je PAC-MAN nebezpečný.
       *[nothing] Prehliadne máločo.
    }
home-tile-classic-2 = Pre 2
home-tile-classic-3 = Pre 3
home-tile-classic-4 = Pre 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Pokročilý
home-name-classic-2 = Klasika pre dvoch
home-name-classic-3 = Klasika pre troch
home-name-classic-4 = Klasika pre štyroch
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN pre pokročilých
home-ended = Táto stránka je staršia ako server. Načítaj ju znova.
play-bot = Počítač { $level }
play-notify-turn = Čaká na teba partia Corridoru.
play-your-turn = Si na ťahu
home-expect = Keď táto úroveň hrá sama so sebou, PAC-MAN vyhrá { $share } % partií.
home-here-player = Hráč { $number }
