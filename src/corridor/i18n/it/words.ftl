elsewhere-title = Continua su un altro dispositivo
home-perfect = Perfetto
home-perfect-is = Perfetto: non sbaglia mai
table-time-none = Senza orologio
table-time-per-move =
    { $seconds ->
        [one] 1 secondo a turno
       *[other] { $seconds } secondi a turno
    }
table-time-fischer = { $minutes } min + { $increment } s a turno
table-time-days =
    { $days ->
        [one] 1 giorno a turno
       *[other] { $days } giorni a turno
    }
table-free = Libero
table-computer = Computer, livello { $level }
table-guest = Ospite
watch-moves =
    { $moves ->
        [0] Appena iniziata
        [one] 1 mossa
       *[other] { $moves } mosse
    }
language-name = Italiano
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Fantasmi
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Classico per due: una corsa verso il lato opposto, tra i recinti.
mode-classic-3 = Classico per tre: la stessa corsa, da tre lati.
mode-classic-4 = Classico per quattro: la stessa corsa, da tutti e quattro i lati.
mode-pacman = PAC-MAN: mangia quattro palline prima che i fantasmi ti catturino tre volte.
mode-pacman-advanced = PAC-MAN avanzato: l’inseguimento con recinti, tunnel e palline da spendere.
layout-standard = Pedine al centro dei loro lati, nessun recinto sul tabellone.
layout-recon-1 = Tre recinti orizzontali e tre verticali: il solito labirinto.
layout-recon-2 = Un altro labirinto con tre recinti per verso.
layout-open = Nemmeno un recinto.
layout-gate = Cancello: 8 recinti, una vita. Partite tirate tra pari.
layout-kite = Aquilone: 14 recinti, due vite. Partite tirate tra pari.
layout-lantern = Lanterna: 20 recinti, quattro vite. Partite tirate tra pari.
layout-meadow = Prato: 4 recinti, tre vite. Partite tirate tra pari.
layout-owl = Gufo: 18 recinti, due vite. Partite tirate tra pari.
layout-tower = Torre: 18 recinti, due vite. Partite tirate tra pari.
layout-d4 = La Camera su d4, e4, d5 ed e5.
layout-d5 = La Camera su d5, e5, d6 ed e6.
layout-e4 = La Camera su e4, f4, e5 e f5.
layout-e5 = La Camera su e5, f5, e6 e f6.
character-pawn = una pedina semplice
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, principiante
level-2 = 2, promettente
level-3 = 3, esperto
level-4 = 4, campione
joke-0 = A dieta stretta, e si è visto: perfino ai fantasmi faceva pena. Per un passo, più o meno.
joke-1 = Una pallina. Giusto uno stuzzichino prima della pennichella.
joke-2 = Metà menu. L’altra metà i fantasmi l’hanno presa da asporto.
joke-3 = Tre su quattro: l’ultima pallina lo racconterà ai nipotini.
joke-4 = Quattro palline, e ha fatto pure la scarpetta. I fantasmi chiedono un labirinto più piccolo.
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-nice-fence = Bel recinto!
phrase-oops = Ops!
phrase-thinking = Ci sto pensando.
phrase-your-turn = Tocca a te!
phrase-back-soon = Torno subito.
phrase-i-am-back = Eccomi di nuovo.
phrase-thanks = Grazie!
phrase-again = Un’altra partita?
phrase-goodbye = Alla prossima!
page-api = L’interfaccia per i programmi
page-name = Il tuo nome
page-guest = ospite
page-home = Home
page-loading = Un momento…
page-missing = Qui non c’è niente
page-missing-more = Forse c’è un errore nell’indirizzo, o quello che c’era non c’è più.
page-no-network = Nessuna connessione
page-no-network-more = Non si è perso niente. Questa pagina continua a provare e si apre da sola.
page-try-again = Prova ora
page-language = Lingua
page-theme = Chiaro o scuro
page-theme-auto = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-your-name = Il tuo nome: { $name }
page-unreachable = Il server al momento non risponde. Non si è perso niente. Riprova tra poco.
page-menu = Menu
page-play = Gioca
page-learn = Impara
page-rules = Regole
page-how-to-play = Come si gioca
bot-name =
    { $level ->
        [1] alle prime armi
        [2] apprendista
        [3] dilettante
        [4] abitué
        [5] da circolo
        [6] da torneo
        [7] specialista
       *[other] fuoriclasse
    }
bot-is = Livello { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Guarda solo la propria mossa.
        [answer] Guarda la propria mossa e la risposta.
        [few] Vede qualche mossa avanti.
        [several] Vede parecchie mosse avanti.
       *[far] Vede molto lontano.
    }
page-watch = Guarda
page-analyse = Analizza
editor-title-maze = Crea un labirinto
editor-title-position = Prepara una posizione
page-games = Le mie partite
page-puzzles = Rompicapi
page-spoken = Modalità screen reader
table-perfect = Computer, perfetto
page-stop = Ferma
page-puzzle-daily = Rompicapo del giorno
page-again = Riprova
page-game = Gioco
page-all-games = Tutti i giochi
page-hint = Suggerimento
page-hint-more = Un altro suggerimento
page-you = Tu
page-away = assente
page-copied = Copiato
page-cancel = Annulla
bot-style =
    { $style ->
        [runner] Corre al traguardo e piazza pochi recinti.
        [builder] Adora i recinti e li piazza presto.
        [saver] Conserva i recinti finché un avversario non è vicino al traguardo.
        [all-round] Corre se è in vantaggio, mette recinti se è in ritardo.
        [hungry] Punta alla pallina più vicina.
        [wary] Prima sta alla larga dai fantasmi, poi mangia se non rischia.
        [hunter] Mangia quando non rischia e col potenziamento insegue i fantasmi.
        [loners] Ogni fantasma caccia per conto suo.
       *[pack] I fantasmi cacciano insieme e chiudono le vie di fuga.
    }
bot-misses =
    { $what ->
        [jump] Non vede arrivare i salti.
        [own-way] A volte si rallenta con un proprio recinto.
        [second-ghost] Tiene d’occhio un fantasma alla volta.
        [boost] Dimentica che una pallina rende PAC-MAN pericoloso.
       *[nothing] Gli sfugge ben poco.
    }
home-tile-classic-2 = Per 2
home-tile-classic-3 = Per 3
home-tile-classic-4 = Per 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avanzato
home-name-classic-2 = Classico per due
home-name-classic-3 = Classico per tre
home-name-classic-4 = Classico per quattro
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avanzato
home-ended = Questa pagina è più vecchia del server. Ricaricala.
play-bot = Computer { $level }
play-notify-turn = Una partita a Corridor ti aspetta.
play-your-turn = Tocca a te
home-expect = Quando questo livello gioca contro sé stesso, PAC-MAN vince { $share } partite su 100.
home-here-player = Giocatore { $number }
