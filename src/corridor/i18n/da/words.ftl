elsewhere-title = Fortsæt på en anden enhed
home-perfect = Perfekt
home-perfect-is = Perfekt: den begår aldrig fejl
table-time-none = Intet ur
table-time-per-move =
    { $seconds ->
        [one] 1 sekund pr. tur
       *[other] { $seconds } sekunder pr. tur
    }
table-time-fischer = { $minutes } min + { $increment } s pr. tur
table-time-days =
    { $days ->
        [one] 1 dag pr. tur
       *[other] { $days } dage pr. tur
    }
table-free = Ledig
table-computer = Computer, niveau { $level }
table-guest = En gæst
watch-moves =
    { $moves ->
        [0] Lige begyndt
        [one] 1 træk
       *[other] { $moves } træk
    }
language-name = Dansk
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Spøgelserne
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klassisk for to: et kapløb til den anden side, med forhindringer.
mode-classic-3 = Klassisk for tre: samme kapløb, fra tre sider.
mode-classic-4 = Klassisk for fire: samme kapløb, fra alle fire sider.
mode-pacman = PAC-MAN: spis fire bonusbær, før spøgelserne fanger dig tre gange.
mode-pacman-advanced = PAC-MAN avanceret: jagten med forhindringer, tunneler og bonusbær at bruge af.
layout-standard = Brikkerne midt på hver sin side, ingen forhindringer på brættet.
layout-recon-1 = Tre vandrette og tre lodrette forhindringer: den sædvanlige labyrint.
layout-recon-2 = En anden labyrint med tre og tre forhindringer.
layout-open = Slet ingen forhindringer.
layout-gate = Porten: 8 forhindringer, ét liv. Tæt løb mellem lige gode spillere.
layout-kite = Dragen: 14 forhindringer, to liv. Tæt løb mellem lige gode spillere.
layout-lantern = Lygten: 20 forhindringer, fire liv. Tæt løb mellem lige gode spillere.
layout-meadow = Engen: 4 forhindringer, tre liv. Tæt løb mellem lige gode spillere.
layout-owl = Uglen: 18 forhindringer, to liv. Tæt løb mellem lige gode spillere.
layout-tower = Tårnet: 18 forhindringer, to liv. Tæt løb mellem lige gode spillere.
layout-d4 = Kammeret på d4, e4, d5 og e5.
layout-d5 = Kammeret på d5, e5, d6 og e6.
layout-e4 = Kammeret på e4, f4, e5 og f5.
layout-e5 = Kammeret på e5, f5, e6 og f6.
character-pawn = en almindelig brik
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, spæd
level-2 = 2, lovende
level-3 = 3, erfaren
level-4 = 4, altædende
joke-0 = På streng diæt, og det kunne ses: selv spøgelserne fik medlidenhed – i cirka ét skridt.
joke-1 = Ét bonusbær. En lille mundsmag før en lang lur.
joke-2 = Den halve menu. Spøgelserne tog resten med hjem i en pose.
joke-3 = Tre ud af fire: det sidste bonusbær fortæller stadig den historie om tyve år.
joke-4 = Fire bonusbær og ikke en stilk tilbage. Spøgelserne har bedt om en mindre labyrint.
phrase-hello = Hej!
phrase-good-luck = Held og lykke!
phrase-well-played = Godt spillet!
phrase-nice-fence = Flot forhindring!
phrase-oops = Ups!
phrase-thinking = Jeg tænker.
phrase-your-turn = Din tur!
phrase-back-soon = Straks tilbage.
phrase-i-am-back = Jeg er her igen.
phrase-thanks = Tak!
phrase-again = Et spil til?
phrase-goodbye = Farvel!
page-api = Grænseflade for programmer
page-name = Dit navn
page-guest = en gæst
page-home = Forside
page-loading = Et øjeblik…
page-missing = Her er der ikke noget
page-missing-more = Måske er der en slåfejl i adressen, eller det, der var her, er væk.
page-no-network = Ingen forbindelse
page-no-network-more = Intet er gået tabt. Siden prøver hele tiden igen og åbner af sig selv.
page-try-again = Prøv nu
page-language = Sprog
page-theme = Lyst eller mørkt
page-theme-auto = Som min enhed
page-theme-light = Lyst
page-theme-dark = Mørkt
page-your-name = Dit navn: { $name }
page-unreachable = Serveren svarer ikke lige nu. Intet er gået tabt. Prøv igen om lidt.
page-menu = Menu
page-play = Spil
page-learn = Lær
page-rules = Regler
page-how-to-play = Sådan spiller du
bot-name =
    { $level ->
        [1] begynder
        [2] lærling
        [3] hobbyspiller
        [4] øvet
        [5] klubspiller
        [6] udfordrer
        [7] ekspert
       *[other] mester
    }
bot-is = Niveau { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Ser kun på sit eget næste træk.
        [answer] Ser på sit træk og svaret på det.
        [few] Ser et par træk frem.
        [several] Ser flere træk frem.
       *[far] Ser langt frem.
    }
page-watch = Se med
page-analyse = Analyse
editor-title-maze = Lav en labyrint
editor-title-position = Stil en stilling op
page-games = Mine spil
page-puzzles = Opgaver
page-spoken = Skærmlæser­tilstand
table-perfect = Computer, perfekt
page-stop = Stop
page-puzzle-daily = Dagens opgave
page-again = Prøv igen
page-game = Spil
page-all-games = Alle spil
page-hint = Hint
page-hint-more = Endnu et hint
page-you = Du
page-away = væk
page-copied = Kopieret
page-cancel = Annuller
bot-style =
    { $style ->
        [runner] Løber mod målet og sætter sjældent en forhindring.
        [builder] Elsker forhindringer og sætter dem tidligt.
        [saver] Gemmer sine forhindringer, til en modstander er tæt på målet.
        [all-round] Løber, når den er foran, og sætter forhindringer, når den er bagud.
        [hungry] Går efter det nærmeste bonusbær.
        [wary] Holder først afstand til spøgelserne og spiser, når det er sikkert.
        [hunter] Spiser, når det er sikkert, og jager spøgelser under et bonusryk.
        [loners] Hvert spøgelse jager for sig selv.
       *[pack] Spøgelserne jager sammen og spærrer udvejene.
    }
bot-misses =
    { $what ->
        [jump] Ser ikke hop komme.
        [own-way] Sinker af og til sig selv med sin egen forhindring.
        [second-ghost] Holder kun øje med ét spøgelse ad gangen.
        [boost] Glemmer, at et bonusbær gør PAC-MAN farlig.
       *[nothing] Overser ikke meget.
    }
home-tile-classic-2 = For 2
home-tile-classic-3 = For 3
home-tile-classic-4 = For 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avanceret
home-name-classic-2 = Klassisk for to
home-name-classic-3 = Klassisk for tre
home-name-classic-4 = Klassisk for fire
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avanceret
home-ended = Siden er ældre end serveren. Genindlæs den.
play-bot = Computer { $level }
play-notify-turn = Et spil Corridor venter på dig.
play-your-turn = Din tur
home-expect = Når dette niveau spiller mod sig selv, vinder PAC-MAN { $share } % af spillene.
home-here-player = Spiller { $number }
