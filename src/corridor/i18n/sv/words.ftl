elsewhere-title = Fortsätt på en annan enhet
home-perfect = Perfekt
home-perfect-is = Perfekt: gör aldrig fel
table-time-none = Ingen klocka
table-time-per-move =
    { $seconds ->
        [one] 1 sekund per tur
       *[other] { $seconds } sekunder per tur
    }
table-time-fischer = { $minutes } min + { $increment } s per tur
table-time-days =
    { $days ->
        [one] 1 dag per tur
       *[other] { $days } dagar per tur
    }
table-free = Ledig
table-computer = Datorn, nivå { $level }
table-guest = En gäst
watch-moves =
    { $moves ->
        [0] Har just börjat
        [one] 1 drag
       *[other] { $moves } drag
    }
language-name = Svenska
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Spökena
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klassiskt för två: kapplöpning till andra sidan, med staket.
mode-classic-3 = Klassiskt för tre: samma kapplöpning, från tre sidor.
mode-classic-4 = Klassiskt för fyra: samma kapplöpning, från alla fyra sidor.
mode-pacman = PAC-MAN: ät fyra bonussymboler innan spökena har fångat dig tre gånger.
mode-pacman-advanced = PAC-MAN avancerat: jakten med staket, tunnlar och bonussymboler att använda.
layout-standard = Pjäserna mitt på sina sidor, inga staket på brädet.
layout-recon-1 = Tre vågräta och tre lodräta staket: den vanliga labyrinten.
layout-recon-2 = En annan labyrint med tre plus tre staket.
layout-open = Inga staket alls.
layout-gate = Grinden: 8 staket, ett liv. Jämna partier mellan jämngoda.
layout-kite = Draken: 14 staket, två liv. Jämna partier mellan jämngoda.
layout-lantern = Lyktan: 20 staket, fyra liv. Jämna partier mellan jämngoda.
layout-meadow = Ängen: 4 staket, tre liv. Jämna partier mellan jämngoda.
layout-owl = Ugglan: 18 staket, två liv. Jämna partier mellan jämngoda.
layout-tower = Tornet: 18 staket, två liv. Jämna partier mellan jämngoda.
layout-d4 = Kammaren på d4, e4, d5 och e5.
layout-d5 = Kammaren på d5, e5, d6 och e6.
layout-e4 = Kammaren på e4, f4, e5 och f5.
layout-e5 = Kammaren på e5, f5, e6 och f6.
character-pawn = en enkel pjäs
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, nybörjare
level-2 = 2, lovande
level-3 = 3, bevisad
level-4 = 4, elit
joke-0 = Sträng diet, och det syntes: till och med spökena kände medlidande. I ungefär ett steg.
joke-1 = En bonussymbol. Ett litet mellanmål före en lång tupplur.
joke-2 = Halva menyn. Spökena tog med resten hem i en påse.
joke-3 = Tre av fyra: den sista bonussymbolen kommer att skryta om det här i åratal.
joke-4 = Fyra bonussymboler, inte en smula kvar. Spökena har bett om en mindre labyrint.
phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-well-played = Bra spelat!
phrase-nice-fence = Snyggt staket!
phrase-oops = Hoppsan!
phrase-thinking = Jag funderar.
phrase-your-turn = Din tur!
phrase-back-soon = Strax tillbaka.
phrase-i-am-back = Jag är tillbaka.
phrase-thanks = Tack!
phrase-again = Ett parti till?
phrase-goodbye = Hej då!
page-api = Gränssnittet för program
page-name = Ditt namn
page-guest = en gäst
page-home = Hem
page-loading = Ett ögonblick…
page-missing = Här finns ingenting
page-missing-more = Kanske är adressen felskriven, eller så är det som fanns här borta.
page-no-network = Ingen anslutning
page-no-network-more = Inget är förlorat. Sidan fortsätter att försöka och öppnas av sig själv.
page-try-again = Försök nu
page-language = Språk
page-theme = Ljust eller mörkt
page-theme-auto = Som på min enhet
page-theme-light = Ljust
page-theme-dark = Mörkt
page-your-name = Ditt namn: { $name }
page-unreachable = Servern går inte att nå just nu. Inget är förlorat. Försök igen om en stund.
page-menu = Meny
page-play = Spela
page-learn = Lär dig
page-rules = Regler
page-how-to-play = Så spelar du
bot-name =
    { $level ->
        [1] nykomling
        [2] lärling
        [3] hobbyspelare
        [4] van spelare
        [5] klubbspelare
        [6] utmanare
        [7] expert
       *[other] mästare
    }
bot-is = Nivå { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Ser bara till sitt eget nästa drag.
        [answer] Ser sitt drag och svaret på det.
        [few] Tänker några drag framåt.
        [several] Tänker flera drag framåt.
       *[far] Tänker långt framåt.
    }
page-watch = Titta
page-analyse = Analysera
editor-title-maze = Gör en labyrint
editor-title-position = Skapa en ställning
page-games = Mina partier
page-puzzles = Kluringar
page-spoken = Skärmläsarläge
table-perfect = Datorn, perfekt
page-stop = Stoppa
page-puzzle-daily = Dagens kluring
page-again = Försök igen
page-game = Spel
page-all-games = Alla spel
page-hint = Ledtråd
page-hint-more = En ledtråd till
page-you = Du
page-away = borta
page-copied = Kopierad
page-cancel = Avbryt
bot-style =
    { $style ->
        [runner] Springer mot mål och sätter sällan staket.
        [builder] Älskar staket och sätter dem tidigt.
        [saver] Sparar sina staket tills någon motståndare är nära målet.
        [all-round] Springer när den leder och sätter staket när den ligger efter.
        [hungry] Går på närmaste bonussymbol.
        [wary] Håller sig först och främst undan från spökena och äter när det är tryggt.
        [hunter] Äter när det är tryggt och jagar spöken under en boost.
        [loners] Varje spöke jagar på egen hand.
       *[pack] Spökena jagar tillsammans och skär av flyktvägarna.
    }
bot-misses =
    { $what ->
        [jump] Ser inte hoppen komma.
        [own-way] Saktar ibland ner sig själv med sitt eget staket.
        [second-ghost] Håller bara koll på ett spöke i taget.
        [boost] Glömmer att en bonussymbol gör PAC-MAN farlig.
       *[nothing] Missar inte mycket.
    }
home-tile-classic-2 = För 2
home-tile-classic-3 = För 3
home-tile-classic-4 = För 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avancerat
home-name-classic-2 = Klassiskt för två
home-name-classic-3 = Klassiskt för tre
home-name-classic-4 = Klassiskt för fyra
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avancerat
home-ended = Den här sidan är äldre än servern. Ladda om den.
play-bot = Dator { $level }
play-notify-turn = Ett parti Corridor väntar på dig.
play-your-turn = Din tur
home-expect = När den här nivån möter sig själv vinner PAC-MAN { $share } % av partierna.
home-here-player = Spelare { $number }
