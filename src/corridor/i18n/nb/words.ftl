elsewhere-title = Fortsett på en annen enhet
home-perfect = Perfekt
home-perfect-is = Perfekt: gjør aldri feil
table-time-none = Uten klokke
table-time-per-move =
    { $seconds ->
        [one] 1 sekund per tur
       *[other] { $seconds } sekunder per tur
    }
table-time-fischer = { $minutes } min + { $increment } s per tur
table-time-days =
    { $days ->
        [one] 1 dag per tur
       *[other] { $days } dager per tur
    }
table-free = Ledig
table-computer = Maskinen, nivå { $level }
table-guest = En gjest
watch-moves =
    { $moves ->
        [0] Nettopp startet
        [one] 1 trekk
       *[other] { $moves } trekk
    }
language-name = Norsk bokmål
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Spøkelsene
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klassisk for to: et kappløp til den andre siden, med gjerder.
mode-classic-3 = Klassisk for tre: det samme kappløpet, fra tre sider.
mode-classic-4 = Klassisk for fire: det samme kappløpet, fra alle fire sider.
mode-pacman = PAC-MAN: spis fire energikuler før spøkelsene fanger deg tre ganger.
mode-pacman-advanced = PAC-MAN avansert: jakten med gjerder, tunneler og energikuler å bruke.
layout-standard = Brikkene midt på hver sin side, ingen gjerder på brettet.
layout-recon-1 = Tre vannrette og tre loddrette gjerder: den vanlige labyrinten.
layout-recon-2 = En annen labyrint med tre pluss tre gjerder.
layout-open = Ingen gjerder i det hele tatt.
layout-gate = Porten: 8 gjerder, ett liv. Jevne partier når spillerne er like gode.
layout-kite = Dragen: 14 gjerder, to liv. Jevne partier når spillerne er like gode.
layout-lantern = Lykten: 20 gjerder, fire liv. Jevne partier når spillerne er like gode.
layout-meadow = Enga: 4 gjerder, tre liv. Jevne partier når spillerne er like gode.
layout-owl = Ugla: 18 gjerder, to liv. Jevne partier når spillerne er like gode.
layout-tower = Tårnet: 18 gjerder, to liv. Jevne partier når spillerne er like gode.
layout-d4 = Kammeret på d4, e4, d5 og e5.
layout-d5 = Kammeret på d5, e5, d6 og e6.
layout-e4 = Kammeret på e4, f4, e5 og f5.
layout-e5 = Kammeret på e5, f5, e6 og f6.
character-pawn = en vanlig brikke
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, nybegynner
level-2 = 2, lovende
level-3 = 3, erfaren
level-4 = 4, elite
joke-0 = På streng diett, og det syntes: selv spøkelsene fikk medfølelse, i omtrent ett steg.
joke-1 = Én energikule. En liten matbit før den lange hvilen.
joke-2 = Halve menyen. Spøkelsene bestilte resten som takeaway.
joke-3 = Tre av fire: den siste energikulen kommer til å skryte av dette i årevis.
joke-4 = Fire energikuler, ikke en smule igjen. Spøkelsene har søkt om en mindre labyrint.
phrase-hello = Hei!
phrase-good-luck = Lykke til!
phrase-well-played = Bra spilt!
phrase-nice-fence = Fint gjerde!
phrase-oops = Oi sann!
phrase-thinking = Jeg tenker.
phrase-your-turn = Din tur!
phrase-back-soon = Straks tilbake.
phrase-i-am-back = Jeg er tilbake.
phrase-thanks = Takk!
phrase-again = Et parti til?
phrase-goodbye = Ha det!
page-api = Grensesnittet for programmer
page-name = Navnet ditt
page-guest = en gjest
page-home = Hjem
page-loading = Et øyeblikk…
page-missing = Her er det ingenting
page-missing-more = Kanskje er det en skrivefeil i adressen, eller så er det som var her, borte.
page-no-network = Ingen forbindelse
page-no-network-more = Ingenting er tapt. Siden prøver videre og åpner seg av seg selv.
page-try-again = Prøv nå
page-language = Språk
page-theme = Lyst eller mørkt
page-theme-auto = Som enheten
page-theme-light = Lyst
page-theme-dark = Mørkt
page-your-name = Navnet ditt: { $name }
page-unreachable = Får ikke kontakt med serveren akkurat nå. Ingenting er tapt. Prøv igjen om litt.
page-menu = Meny
page-play = Spill
page-learn = Lær
page-rules = Regler
page-how-to-play = Slik spiller du
bot-name =
    { $level ->
        [1] fersking
        [2] elev
        [3] hobbyspiller
        [4] stamgjest
        [5] klubbspiller
        [6] utfordrer
        [7] ekspert
       *[other] mester
    }
bot-is = Nivå { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Ser bare på sitt eget neste trekk.
        [answer] Ser på trekket sitt og svaret på det.
        [few] Ser noen få trekk fram.
        [several] Ser flere trekk fram.
       *[far] Ser langt fram.
    }
page-watch = Se på
page-analyse = Analyser
editor-title-maze = Lag en labyrint
editor-title-position = Sett opp en stilling
page-games = Partiene mine
page-puzzles = Oppgaver
page-spoken = Skjermleser­modus
table-perfect = Maskinen, perfekt
page-stop = Stopp
page-puzzle-daily = Dagens oppgave
page-again = Prøv igjen
page-game = Spill
page-all-games = Alle spill
page-hint = Hint
page-hint-more = Et hint til
page-you = Du
page-away = borte
page-copied = Kopiert
page-cancel = Avbryt
bot-style =
    { $style ->
        [runner] Løper mot målet og setter sjelden et gjerde.
        [builder] Elsker gjerder og setter dem tidlig.
        [saver] Sparer på gjerdene til en motstander er nær målet.
        [all-round] Løper når den leder, og setter gjerder når den ligger bak.
        [hungry] Går etter den nærmeste energikulen.
        [wary] Holder seg først unna spøkelsene, og spiser når det er trygt.
        [hunter] Spiser når det er trygt, og jager spøkelser under en boost.
        [loners] Hvert spøkelse jakter på egen hånd.
       *[pack] Spøkelsene jakter sammen og stenger fluktveiene.
    }
bot-misses =
    { $what ->
        [jump] Ser ikke hopp komme.
        [own-way] Sinker av og til seg selv med sitt eget gjerde.
        [second-ghost] Følger med på ett spøkelse om gangen.
        [boost] Glemmer at en energikule gjør PAC-MAN farlig.
       *[nothing] Overser lite.
    }
home-tile-classic-2 = For 2
home-tile-classic-3 = For 3
home-tile-classic-4 = For 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avansert
home-name-classic-2 = Klassisk for to
home-name-classic-3 = Klassisk for tre
home-name-classic-4 = Klassisk for fire
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avansert
home-ended = Denne siden er eldre enn serveren. Last den inn på nytt.
play-bot = Maskin { $level }
play-notify-turn = Et parti Corridor venter på deg.
play-your-turn = Din tur
home-expect = Når dette nivået spiller mot seg selv, vinner PAC-MAN { $share } % av partiene.
home-here-player = Spiller { $number }
