elsewhere-title = Auf anderem Gerät weiterspielen
home-perfect = Perfekt
home-perfect-is = Perfekt: macht nie einen Fehler
table-time-none = Ohne Uhr
table-time-per-move =
    { $seconds ->
        [one] 1 Sekunde pro Zug
       *[other] { $seconds } Sekunden pro Zug
    }
table-time-fischer = { $minutes } min + { $increment } s pro Zug
table-time-days =
    { $days ->
        [one] 1 Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
table-free = Frei
table-computer = Computer, Stufe { $level }
table-guest = Ein Gast
watch-moves =
    { $moves ->
        [0] Gerade begonnen
        [one] 1 Zug
       *[other] { $moves } Züge
    }
language-name = Deutsch
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Geister
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klassisch zu zweit: ein Rennen zur anderen Seite, mit Hindernissen.
mode-classic-3 = Klassisch zu dritt: dasselbe Rennen, von drei Seiten.
mode-classic-4 = Klassisch zu viert: dasselbe Rennen, von allen vier Seiten.
mode-pacman = PAC-MAN: Friss vier Pillen, bevor dich die Geister dreimal fangen.
mode-pacman-advanced = PAC-MAN erweitert: die Jagd mit Hindernissen, Tunneln und Pillen zum Einsetzen.
layout-standard = Figuren in der Mitte ihrer Seiten, keine Hindernisse auf dem Brett.
layout-recon-1 = Drei waagerechte und drei senkrechte Hindernisse: das übliche Labyrinth.
layout-recon-2 = Ein anderes Labyrinth aus drei und drei Hindernissen.
layout-open = Ganz ohne Hindernisse.
layout-gate = Tor: 8 Hindernisse, ein Leben. Spannend, wenn beide gleich stark sind.
layout-kite = Drachen: 14 Hindernisse, zwei Leben. Spannend, wenn beide gleich stark sind.
layout-lantern = Laterne: 20 Hindernisse, vier Leben. Spannend, wenn beide gleich stark sind.
layout-meadow = Wiese: 4 Hindernisse, drei Leben. Spannend, wenn beide gleich stark sind.
layout-owl = Eule: 18 Hindernisse, zwei Leben. Spannend, wenn beide gleich stark sind.
layout-tower = Turm: 18 Hindernisse, zwei Leben. Spannend, wenn beide gleich stark sind.
layout-d4 = Die Kammer auf d4, e4, d5 und e5.
layout-d5 = Die Kammer auf d5, e5, d6 und e6.
layout-e4 = Die Kammer auf e4, f4, e5 und f5.
layout-e5 = Die Kammer auf e5, f5, e6 und f6.
character-pawn = eine einfache Figur
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, in Ausbildung
level-2 = 2, aufstrebend
level-3 = 3, anerkannt
level-4 = 4, Profi
joke-0 = Die Diät war streng, das sah man: Sogar den Geistern tat er leid, etwa einen Schritt lang.
joke-1 = Eine Pille. Ein kleiner Snack vor einer langen Pause.
joke-2 = Das halbe Menü. Die andere Hälfte haben die Geister zum Mitnehmen bestellt.
joke-3 = Drei von vier: Die letzte Pille erzählt das noch ihren Enkeln.
joke-4 = Vier Pillen, kein Krümel übrig. Die Geister bitten um ein kleineres Labyrinth.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-nice-fence = Schönes Hindernis!
phrase-oops = Hoppla!
phrase-thinking = Ich überlege.
phrase-your-turn = Du bist dran!
phrase-back-soon = Bin gleich zurück.
phrase-i-am-back = Bin wieder da.
phrase-thanks = Danke!
phrase-again = Noch eine Partie?
phrase-goodbye = Tschüss!
page-api = Die Schnittstelle für Programme
page-name = Dein Name
page-guest = ein Gast
page-home = Startseite
page-loading = Einen Moment…
page-missing = Hier ist nichts
page-missing-more = Vielleicht ist die Adresse vertippt oder es gibt die Seite nicht mehr.
page-no-network = Keine Verbindung
page-no-network-more = Nichts ist verloren. Die Seite versucht es weiter und öffnet sich von selbst.
page-try-again = Jetzt versuchen
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-auto = Wie mein Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-your-name = Dein Name: { $name }
page-unreachable = Der Server ist gerade nicht erreichbar. Nichts ist verloren. Versuch es gleich noch einmal.
page-menu = Menü
page-play = Spielen
page-learn = Lernen
page-rules = Regeln
page-how-to-play = So wird gespielt
bot-name =
    { $level ->
        [1] Neuling
        [2] Lehrling
        [3] Hobbyspieler
        [4] Stammgast
        [5] Vereinsspieler
        [6] Herausforderer
        [7] Experte
       *[other] Meister
    }
bot-is = Stufe { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Sieht nur den eigenen nächsten Zug.
        [answer] Sieht den eigenen Zug und die Antwort darauf.
        [few] Denkt ein paar Züge voraus.
        [several] Denkt mehrere Züge voraus.
       *[far] Denkt weit voraus.
    }
page-watch = Zuschauen
page-analyse = Analyse
editor-title-maze = Labyrinth bauen
editor-title-position = Stellung aufbauen
page-games = Meine Partien
page-puzzles = Rätsel
page-spoken = Screenreader-Modus
table-perfect = Computer, perfekt
page-stop = Stoppen
page-puzzle-daily = Rätsel des Tages
page-again = Noch mal versuchen
page-game = Spiel
page-all-games = Alle Spiele
page-hint = Tipp
page-hint-more = Noch ein Tipp
page-you = Du
page-away = weg
page-copied = Kopiert
page-cancel = Abbrechen
bot-style =
    { $style ->
        [runner] Rennt zum Ziel und stellt selten ein Hindernis auf.
        [builder] Liebt Hindernisse und stellt sie früh auf.
        [saver] Spart sich die Hindernisse auf, bis jemand anders kurz vor dem Ziel ist.
        [all-round] Rennt, wenn er vorn liegt, und stellt Hindernisse auf, wenn er hinten liegt.
        [hungry] Will immer zur nächsten Pille.
        [wary] Hält sich von den Geistern fern und frisst, wenn es sicher ist.
        [hunter] Frisst, wenn es sicher ist, und jagt im Boost die Geister.
        [loners] Jeder Geist jagt für sich.
       *[pack] Die Geister jagen zusammen und schneiden Fluchtwege ab.
    }
bot-misses =
    { $what ->
        [jump] Sieht Sprünge nicht kommen.
        [own-way] Bremst sich manchmal mit dem eigenen Hindernis.
        [second-ghost] Achtet immer nur auf einen Geist.
        [boost] Vergisst, dass eine Pille PAC-MAN gefährlich macht.
       *[nothing] Übersieht wenig.
    }
home-tile-classic-2 = Zu zweit
home-tile-classic-3 = Zu dritt
home-tile-classic-4 = Zu viert
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Erweitert
home-name-classic-2 = Klassisch zu zweit
home-name-classic-3 = Klassisch zu dritt
home-name-classic-4 = Klassisch zu viert
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN erweitert
home-ended = Diese Seite ist älter als der Server. Lade sie neu.
play-bot = Computer { $level }
play-notify-turn = Eine Partie Corridor wartet auf dich.
play-your-turn = Du bist dran
home-expect = Wenn diese Stufe gegen sich selbst spielt, gewinnt PAC-MAN { $share } % der Partien.
home-here-player = Person { $number }
