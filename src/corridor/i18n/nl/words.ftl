elsewhere-title = Verder op een ander apparaat
home-perfect = Perfect
home-perfect-is = Perfect: maakt nooit een fout
table-time-none = Geen klok
table-time-per-move =
    { $seconds ->
        [one] 1 seconde per beurt
       *[other] { $seconds } seconden per beurt
    }
table-time-fischer = { $minutes } min + { $increment } s per beurt
table-time-days =
    { $days ->
        [one] 1 dag per beurt
       *[other] { $days } dagen per beurt
    }
table-free = Vrij
table-computer = Computer, niveau { $level }
table-guest = Een gast
watch-moves =
    { $moves ->
        [0] Net begonnen
        [one] 1 zet
       *[other] { $moves } zetten
    }
language-name = Nederlands
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Spoken
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klassiek met z’n tweeën: wie is het eerst aan de overkant? Met muurtjes.
mode-classic-3 = Klassiek met z’n drieën: dezelfde race, vanaf drie kanten.
mode-classic-4 = Klassiek met z’n vieren: dezelfde race, vanaf alle vier de kanten.
mode-pacman = PAC-MAN: eet vier krachtpillen op voordat de spoken je drie keer vangen.
mode-pacman-advanced = PAC-MAN voor gevorderden: de jacht met muurtjes, tunnels en krachtpillen om in te zetten.
layout-standard = Pionnen midden aan hun kant, geen muurtjes op het bord.
layout-recon-1 = Drie horizontale en drie verticale muurtjes: het gewone doolhof.
layout-recon-2 = Nog een doolhof van drie en drie muurtjes.
layout-open = Helemaal geen muurtjes.
layout-gate = Poort: 8 muurtjes, één leven. Even sterk? Dan blijft het spannend.
layout-kite = Vlieger: 14 muurtjes, twee levens. Even sterk? Dan blijft het spannend.
layout-lantern = Lantaarn: 20 muurtjes, vier levens. Even sterk? Dan blijft het spannend.
layout-meadow = Weide: 4 muurtjes, drie levens. Even sterk? Dan blijft het spannend.
layout-owl = Uil: 18 muurtjes, twee levens. Even sterk? Dan blijft het spannend.
layout-tower = Toren: 18 muurtjes, twee levens. Even sterk? Dan blijft het spannend.
layout-d4 = De Kamer op d4, e4, d5 en e5.
layout-d5 = De Kamer op d5, e5, d6 en e6.
layout-e4 = De Kamer op e4, f4, e5 en f5.
layout-e5 = De Kamer op e5, f5, e6 en f6.
character-pawn = een gewone pion
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, beginnend
level-2 = 2, veelbelovend
level-3 = 3, ervaren
level-4 = 4, elite
joke-0 = Streng op dieet, en dat was te zien: zelfs de spoken hadden medelijden. Wel één hele stap lang.
joke-1 = Eén krachtpil: een hapje vooraf, en daarna een heel lang dutje.
joke-2 = Het halve menu op. De andere helft hebben de spoken laten inpakken.
joke-3 = Drie van de vier: de laatste krachtpil vertelt dit nog jaren op verjaardagen.
joke-4 = Vier krachtpillen, geen kruimel over. De spoken hebben om een kleiner doolhof gevraagd.
phrase-hello = Hallo!
phrase-good-luck = Veel succes!
phrase-well-played = Goed gespeeld!
phrase-nice-fence = Mooi muurtje!
phrase-oops = Oeps!
phrase-thinking = Ik denk nog even na.
phrase-your-turn = Jij bent aan zet!
phrase-back-soon = Zo terug.
phrase-i-am-back = Ik ben er weer.
phrase-thanks = Bedankt!
phrase-again = Nog een potje?
phrase-goodbye = Tot ziens!
page-api = De interface voor programma’s
page-name = Je naam
page-guest = een gast
page-home = Start
page-loading = Momentje…
page-missing = Hier is niets
page-missing-more = Misschien zit er een tikfout in het adres, of is wat hier stond verdwenen.
page-no-network = Geen verbinding
page-no-network-more = Er gaat niets verloren. Deze pagina blijft het proberen en gaat vanzelf open.
page-try-again = Nu proberen
page-language = Taal
page-theme = Licht of donker
page-theme-auto = Zoals mijn apparaat
page-theme-light = Licht
page-theme-dark = Donker
page-your-name = Je naam: { $name }
page-unreachable = De server is even niet bereikbaar. Er gaat niets verloren. Probeer het zo nog eens.
page-menu = Menu
page-play = Spelen
page-learn = Leren
page-rules = Regels
page-how-to-play = Zo speel je
bot-name =
    { $level ->
        [1] nieuwkomer
        [2] leerling
        [3] hobbyspeler
        [4] vaste speler
        [5] clubspeler
        [6] uitdager
        [7] expert
       *[other] meester
    }
bot-is = Niveau { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Kijkt alleen naar de eigen volgende zet.
        [answer] Kijkt naar de eigen zet en het antwoord daarop.
        [few] Kijkt een paar zetten vooruit.
        [several] Kijkt meerdere zetten vooruit.
       *[far] Kijkt ver vooruit.
    }
page-watch = Kijken
page-analyse = Analyse
editor-title-maze = Doolhof maken
editor-title-position = Stelling opzetten
page-games = Mijn partijen
page-puzzles = Puzzels
page-spoken = Schermlezer­modus
table-perfect = Computer, perfect
page-stop = Stoppen
page-puzzle-daily = Puzzel van de dag
page-again = Opnieuw proberen
page-game = Spel
page-all-games = Alle spellen
page-hint = Hint
page-hint-more = Nog een hint
page-you = Jij
page-away = weg
page-copied = Gekopieerd
page-cancel = Annuleren
bot-style =
    { $style ->
        [runner] Rent naar het doel en plaatst zelden een muurtje.
        [builder] Dol op muurtjes en plaatst ze al vroeg.
        [saver] Spaart muurtjes op tot een tegenstander dicht bij het doel is.
        [all-round] Rent bij voorsprong, plaatst muurtjes bij achterstand.
        [hungry] Gaat op de dichtstbijzijnde krachtpil af.
        [wary] Blijft eerst bij de spoken vandaan en eet als het veilig is.
        [hunter] Eet als het veilig is en jaagt op spoken tijdens een bonusbeweging.
        [loners] Elk spook jaagt in z’n eentje.
       *[pack] De spoken jagen samen en snijden de vluchtwegen af.
    }
bot-misses =
    { $what ->
        [jump] Ziet sprongen niet aankomen.
        [own-way] Zit met een eigen muurtje soms zichzelf in de weg.
        [second-ghost] Let maar op één spook tegelijk.
        [boost] Vergeet dat een krachtpil PAC-MAN gevaarlijk maakt.
       *[nothing] Ziet weinig over het hoofd.
    }
home-tile-classic-2 = Voor 2
home-tile-classic-3 = Voor 3
home-tile-classic-4 = Voor 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Gevor­derd
home-name-classic-2 = Klassiek voor twee
home-name-classic-3 = Klassiek voor drie
home-name-classic-4 = Klassiek voor vier
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN gevorderd
home-ended = Deze pagina is ouder dan de server. Laad hem opnieuw.
play-bot = Computer { $level }
play-notify-turn = Een potje Corridor wacht op je.
play-your-turn = Jouw beurt
home-expect = Speelt dit niveau tegen zichzelf, dan wint PAC-MAN { $share }% van de partijen.
home-here-player = Speler { $number }
