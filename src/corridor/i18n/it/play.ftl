play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Classico · 2
play-mode-classic-3 = Classico · 3
play-mode-classic-4 = Classico · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avanzato
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s a turno
        [days]
            { $days ->
                [one] 1 giorno a turno
               *[other] { $days } giorni a turno
            }
       *[none] senza orologio
    }
play-watching = Stai guardando
play-board = Il tabellone
play-guest = Ospite
play-name-and-side = { $name } ({ $side })
play-for = per { $name }
play-clock = Tempo rimasto: { $time }
play-clock-days = { $days } g { $hours } h
play-fences =
    { $count ->
        [one] 1 recinto in mano
       *[other] { $count } recinti in mano
    }
play-lives = Vite
play-lives-left =
    { $count ->
        [one] 1 vita rimasta
       *[other] { $count } vite rimaste
    }
play-pellets = Palline mangiate
play-pellets-eaten = { $count } su { $all }
play-reserve = In riserva
play-fences-label = Recinti
play-team-stock = Recinti di squadra
play-speed = Velocità
play-level-so-far = Livello finora
play-yours = tuo
play-sees =
    { $own ->
        [yes] ti vede
       *[no] lo vede
    }
play-off-board = fuori dal tabellone
play-on-square = in { $square }
play-sees-along-file = vede PAC-MAN lungo la colonna { $name }
play-sees-along-rank = vede PAC-MAN lungo la riga { $name }
play-legend-respawn = Casella di rientro: da qui entra PAC-MAN
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Linea di vista: questo fantasma può andare più lontano
play-legend-ring = Anello: ora questo fantasma si può mangiare
play-to-move = Turno: { $who }
play-teammate = decide la tua squadra
play-task-race =
    { $fences ->
        [yes] Vai su un puntino, o piazza un recinto tra le caselle.
       *[no] Vai su un puntino. Hai finito i recinti.
    }
play-task-after =
    { $what ->
        [fence] Mossa fatta. Piazza un recinto, o finisci il turno.
        [pellet] Mossa fatta. Spendi una pallina, o finisci il turno.
       *[both] Mossa fatta. Piazza un recinto, spendi una pallina, o finisci il turno.
    }
play-task-ghost-place = Piazza un recinto, o tienilo.
play-opening = Turno { $turn }
play-boost = Potenziamento
play-boost-eats =
    { $own ->
        [yes] Mangi i fantasmi che incontri, solo in questo turno
       *[no] PAC-MAN mangia i fantasmi che incontra, solo in questo turno
    }
play-typed = La tua mossa: { $text }
play-left-short =
    { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } passo
       *[other] { $who }: { $count } passi
    }
play-keys-hover = Clic piazza · R ruota · Esc annulla
play-keys-held = Invio piazza · R ruota · Esc annulla
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN spende una pallina.
play-heard-eaten = PAC-MAN mangia { $pieces }.
play-heard-pellet = PAC-MAN mangia una pallina: { $count } su { $all }.
play-heard-boost =
    { $count ->
        [one] Parte un potenziamento: 1 passo.
       *[other] Parte un potenziamento: { $count } passi.
    }
play-heard-boost-over = Il potenziamento è finito.
play-heard-caught =
    { $count ->
        [0] PAC-MAN è stato catturato. Non restano vite.
        [one] PAC-MAN è stato catturato. Resta 1 vita.
       *[other] PAC-MAN è stato catturato. Restano { $count } vite.
    }
play-heard-clock =
    { $seconds ->
        [one] Hai ancora 1 secondo.
       *[other] Hai ancora { $seconds } secondi.
    }
play-place = Piazza
play-rotate = Ruota
play-step-back = Passo indietro
play-end-walk = Fermati qui
play-walk = Vai
play-walk-anyway = Vai lo stesso
play-yes = Sì
play-no = No
play-accept = Accetta
play-decline = Rifiuta
play-close = Chiudi
play-panel-more = Altro
play-resign = Abbandona
play-resign-sure = Vuoi abbandonare la partita?
play-resign-team = Proporre alla squadra di abbandonare?
play-abort = Interrompi
play-abort-long = Interrompi la partita
play-abort-sure = Interrompere la partita?
play-takeback = Ritira mossa
play-undo = Indietro
play-draw = Proponi patta
play-routes = Percorsi
play-phrases = Frasi
play-flip = Gira il tabellone
play-save = Salva
play-new = Nuova
play-rematch = Rivincita
play-rematch-asked = Rivincita proposta
play-next-leg = Prossima gara
play-next-game = Prossima
play-ask-hint = Chiedi un suggerimento
play-suggest = Proponi
play-suggest-to-team = Proponi una mossa alla squadra
play-suggest-how = Scegli una mossa; la tua squadra la vedrà.
play-suggested = La tua squadra vede la proposta: { $move }
play-suggests = { $who } propone { $move }
play-play-it = Giocala
play-hint-wait = Il motore ci pensa…
play-hint = Il motore giocherebbe { $move }
play-offered-draw = Hai proposto patta.
play-offered-takeback = Hai chiesto di ritirare una mossa.
play-offered-rematch = Hai proposto la rivincita.
play-offers-draw = { $who } propone patta.
play-offers-takeback = { $who } vorrebbe ritirare una mossa.
play-offers-rematch = { $who } vorrebbe la rivincita.
play-declines = { $who } rifiuta.
play-play-on = Continua
play-give-up-asked = Vuoi abbandonare. La tua squadra decide con te.
play-give-up-asks =
    { $agreed ->
        [yes] Tu e { $who } volete abbandonare. Il resto della squadra decide con voi.
       *[no] { $who } vuole abbandonare. Ti va bene?
    }
play-plays-on = { $who } vuole continuare.
play-gone-kept = { $name } non c’è. Il posto è tenuto per:
play-gone = { $name } non c’è.
play-wait = Aspetta
play-claim = Prendi la vittoria
play-put-bot = Metti il computer
play-bot-for-you = Il computer sta giocando per te.
play-return = Riprendi il posto
play-line-lost = Connessione persa. Mi ricollego…
play-unsent = Nessuna connessione. La tua mossa { $move } è salvata e parte appena torni online.
play-unsent-lost = La tua mossa { $move } non è stata giocata: la partita era già andata avanti.
play-line-ended = La connessione è finita. Ricarica la pagina.
play-moves = Mosse
play-no-moves = Ancora nessuna mossa
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] L’inizio
        [one] Dopo 1 mossa
       *[other] Dopo { $ply } mosse
    }
play-back-to-now = Torna alla partita
play-replay-move = Poi: { $move }
play-replay-end = Ecco la cattura.
play-why-caught =
    { $own ->
        [yes] Perché ho perso una vita?
       *[no] Com’è andata la cattura?
    }
play-route = Strada al traguardo
play-result-won = Hai vinto
play-result-lost = Hai perso
play-result-draw = Patta
play-result-off = Interrotta
play-result-wins =
    { $many ->
        [yes] Vittoria: { $winner }
       *[no] Vince { $winner }
    }
play-result-loses = { $loser } perde; gli altri vincono
play-reason-goal = Primo arrivo sul lato opposto.
play-reason-pellets = Tutte le palline mangiate.
play-reason-ghosts = Tutti i fantasmi mangiati.
play-reason-catches = PAC-MAN ha finito le vite.
play-reason-plies = Raggiunto il limite di mosse.
play-reason-threefold = La stessa posizione è comparsa tre volte.
play-reason-no-progress = Da troppo tempo non cambia niente.
play-reason-resign =
    { $own ->
        [yes] Hai abbandonato.
        [team] { $who } ha abbandonato per la tua squadra.
       *[no] Abbandono: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Il tuo tempo è scaduto.
       *[no] Tempo scaduto: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Hai lasciato il tavolo.
       *[no] Via dal tavolo: { $loser }.
    }
play-reason-agreement = Accordo tra le parti.
play-reason-aborted = Nessuno ha vinto o perso.
play-level = Livello di PAC-MAN: { $level }
play-legs = Andata e ritorno
play-leg = Gara { $number }
play-points = Punti
play-leg-result =
    { $how ->
        [won] Vinta
        [lost] Persa
        [draw] Patta
       *[off] Interrotta
    }
play-leg-start =
    { $first ->
        [yes] Prima mossa
       *[no] Seconda mossa
    }
play-leg-role = { $role } · palline: { $pellets }
play-save-qgn = Elenco delle mosse (.qgn)
play-save-json = Partita per programmi (JSON)
play-save-svg = Disegno, nitido a ogni misura (SVG)
play-save-png = Immagine in pixel (PNG)
play-panel-phrases = Di’ qualcosa
play-panel-settings = Impostazioni
play-panel-save = Salva la partita
play-panel-help = Tasti
play-overlay-sight = Mostra chi vede PAC-MAN
play-overlay-reach = Mostra dove può andare ognuno
play-overlay-routes = Mostra i percorsi più brevi
play-set-placing = Piazzare i recinti con il dito
play-placing-confirm = Conferma ogni recinto
play-placing-release = Piazza alzando il dito
play-placing-tray = Trascina dalla barra
play-set-confirm-walk = Conferma gli spostamenti
play-set-sound = Suono
play-set-vibration = Vibrazione
play-set-turn-board = Su un solo schermo, gira il tabellone verso chi muove
play-key-arrows = muoversi sul tabellone
play-key-tab = al tabellone e ai pulsanti
play-key-space = caselle o recinti
play-key-rotate = ruotare il recinto
play-key-enter = piazzare o muovere
play-key-escape = annullare
play-key-type = scrivi una mossa, poi Invio
play-key-undo = ritirare una mossa
play-key-flip = girare il tabellone
play-key-hint = suggerimento
play-key-routes = percorsi sì o no
play-key-help = questo elenco
play-since = Dopo il tuo turno
play-since-last = Ultima mossa
play-did-walk =
    { $effect ->
        [pellet] mangia la pallina in { $square }
        [ghosts] mangia { $pieces }
        [caught] cattura PAC-MAN in { $square }
        [caught-you] ti cattura in { $square }
        [caught-self] finisce su un fantasma
       *[none] in { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] recinto { $slot }, orizzontale
       *[vertical] recinto { $slot }, verticale
    }
play-did-relocate = recinto della Camera in { $slot }
play-did-enter = entra in { $square }
play-did-spend = spende una pallina
play-did-pass =
    { $what ->
        [boost] chiude il potenziamento
        [turn] chiude il turno
        [keep] tiene il recinto
        [stay] resta lì
       *[pass] passa
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } ti ha catturato. { $back ->
            [all] Tutti tornano al via
           *[pacman] Torni in gioco da una casella di rientro
        }; { $count ->
            [one] hai 1 vita.
           *[other] hai { $count } vite.
        }
       *[no] { $ghost } ha catturato PAC-MAN. { $back ->
            [all] Tutti tornano al via
           *[pacman] Torna in gioco da una casella di rientro
        }; { $count ->
            [one] ha 1 vita.
           *[other] ha { $count } vite.
        }
    }
play-go-on = Avanti
play-sight =
    { $own ->
        [yes] { $count ->
            [one] { $pieces } ti vede: { $steps } passi.
           *[other] Ti vedono in { $count } ({ $pieces }): { $steps } passi a testa.
        }
       *[no] { $count ->
            [one] { $pieces } vede PAC-MAN: { $steps } passi.
           *[other] Vedono PAC-MAN in { $count } ({ $pieces }): { $steps } passi a testa.
        }
    }
play-mate-moves = { $name } muove { $piece }
play-why = Regola
play-why-length =
    { $steps ->
        [one] Fai esattamente 1 passo.
       *[other] Fai esattamente { $steps } passi.
    }
play-why-most =
    { $steps ->
        [one] Hai 1 passo.
       *[other] Hai { $steps } passi.
    }
play-round = Giro { $number }
play-rules-booklet = regolamento
play-rules-first-printing = prima stampa
play-rules-strict-english = inglese alla lettera
play-rules-italian = regole italiane
play-rules-danish = regole danesi
play-rules-friendly-ghosts = fantasmi amichevoli
play-rules-usual = solite regole
play-rules-changed =
    { $count ->
        [one] 1 modifica
       *[other] { $count } modifiche
    }
play-term-boost = Potenziamento: passi extra dopo una pallina. I fantasmi che incontri li mangi.
play-term-frenzy = Frenesia: un fantasma che vede PAC-MAN fa 2 passi invece di 1.
play-term-chamber = Camera: la stanza al centro. In apertura i fantasmi ne portano altrove i recinti.
play-term-spend = Spendere: dare una pallina della riserva per passi extra che eliminano i fantasmi.
play-term-reserve = Riserva: le palline che PAC-MAN ha mangiato e tenuto. Può spenderle nel suo turno.
play-term-sight = Vista: una linea retta fino a PAC-MAN, senza recinti in mezzo. Gli altri fantasmi non la bloccano.
play-term-tunnel = Tunnel: esci di qui e rientri dall’altra parte, in un solo passo.
play-term-respawn = Casella di rientro: PAC-MAN entra sul tabellone da qui, se è libera.
play-word-frenzy = Frenesia
play-word-sight = Vista
play-word-spend = Spendere
play-hint-done = Capito
play-hint-goal-race =
    Raggiungi la fila { $side ->
        [0] blu
        [1] arancione
        [2] verde
       *[3] viola
    } { $way ->
        [up] in alto
        [down] in basso
        [left] a sinistra
       *[right] a destra
    } prima che gli altri arrivino alla loro. Tocca un puntino per fare un passo.
play-hint-goal-pacman = Mangia tutte le palline ({ $count }) prima che i fantasmi ti catturino. Tocca un puntino per andarci.
play-hint-goal-ghosts =
    { $count ->
        [one] Cattura PAC-MAN prima che mangi tutte le palline. Tocca un fantasma, poi un puntino.
       *[other] Cattura PAC-MAN { $count } volte prima che mangi tutte le palline. Tocca un fantasma, poi un puntino.
    }
play-hint-fence = Per piazzare un recinto scorri lungo lo spazio tra le caselle, o tieni premuto. Segui il dito, poi premi Piazza.
play-hint-boost =
    { $steps ->
        [one] Potenziamento! Fai 1 altro passo: i fantasmi che incontri li mangi. “Fermati qui” chiude prima.
       *[other] Potenziamento! Fai fino a { $steps } altri passi: i fantasmi che incontri li mangi. “Fermati qui” chiude prima.
    }
play-hint-frenzy =
    { $own ->
        [yes] Un fantasma ti vede in linea retta: fa { $steps } passi. Metti tra voi un recinto o un angolo.
       *[no] Un fantasma che vede PAC-MAN in linea retta va in frenesia: fa { $steps } passi.
    }
play-hint-catch = Una cattura costa una vita a PAC-MAN. Finite le vite, vincono i fantasmi. Le palline mangiate restano mangiate.
play-hint-chamber = Togli un recinto dalla Camera: toccane uno rosa, poi fallo scorrere al nuovo posto.
play-hint-spend = Le palline le tieni in riserva. Spendine una ora: passi extra che eliminano i fantasmi per sempre.
play-hint-boxed = Non hai vie d’uscita: nessun passo e nessun recinto possibile. Premi Passa: tocca a chi viene dopo.
play-set-pace = Mosse degli altri
play-pace-fast = Veloci
play-pace-normal = Normali
play-pace-slow = Lente
play-pace-tap = Un tocco per mossa
play-set-hints = Consigli per chi inizia
play-set-notation = Mosse in notazione (e3h)
table-your-figure = Il tuo personaggio
play-review = Rivedi
play-save-gif = Tutte le mosse, come film (GIF)
play-save-animated-svg = Tutte le mosse, nitide a ogni misura (SVG animato)
play-set-notify = Avvisami quando tocca a me
play-notify-denied = Il tuo browser qui non permette le notifiche. Puoi cambiarlo nelle sue impostazioni per questo sito.
play-watchers =
    { $count ->
        [one] 1 guarda
       *[other] { $count } guardano
    }
play-level-up =
    { $wins ->
        [one] Hai vinto al livello { $level }. Provi il livello { $next }?
       *[other] Hai vinto { $wins } partite di fila al livello { $level }. Provi il livello { $next }?
    }
play-level-down =
    { $losses ->
        [one] Il livello { $level } era tosto. Provi il livello { $next }?
       *[other] Il livello { $level } ha vinto { $losses } partite di fila. Provi il livello { $next }?
    }
play-level-go = Gioca al livello { $level }
hint-wins = Vince subito.
hint-fence =
    { $count ->
        [one] Allunga di 1 passo la strada di { $who }, ma non la tua.
       *[other] Allunga di { $count } passi la strada di { $who }, ma non la tua.
    }
hint-fence-both =
    { $count ->
        [one] Costa 1 passo a { $who } e { $own } a te.
       *[other] Costa { $count } passi a { $who } e { $own } a te.
    }
hint-fence-keeps = Impedisce a { $who } di chiuderti la strada lì.
hint-route =
    { $count ->
        [one] È sulla tua strada più breve: poi manca 1 passo.
       *[other] È sulla tua strada più breve: poi mancano { $count } passi.
    }
hint-jump =
    { $count ->
        [one] Salti { $who }: poi manca 1 passo.
       *[other] Salti { $who }: poi mancano { $count } passi.
    }
hint-aside = Tiene aperte due strade, così { $who } non può chiuderle entrambe con un recinto.
hint-exposed-less =
    { $count ->
        [one] Poi un recinto ti costa al massimo 1 passo, non { $before }.
       *[other] Poi un recinto ti costa al massimo { $count } passi, non { $before }.
    }
hint-pellet-safe = La pallina in { $square } è sicura: al prossimo turno nessun fantasma ti raggiunge.
hint-pellet = Mangi la pallina in { $square }.
hint-eats = Mangi { $pieces }.
hint-hides = Lì esci dalla vista di { $pieces }.
hint-safe = Lì al prossimo turno nessun fantasma ti raggiunge.
hint-towards-pellet =
    { $count ->
        [one] È a 1 passo dalla pallina in { $square }.
       *[other] È a { $count } passi dalla pallina in { $square }.
    }
hint-away =
    { $count ->
        [one] Poi il fantasma più vicino è a 1 passo da te, non a { $before }.
       *[other] Poi il fantasma più vicino è a { $count } passi da te, non a { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Allunga di 1 passo la strada di { $piece } fino a te.
       *[other] Allunga di { $count } passi la strada di { $piece } fino a te.
    }
hint-no-fence = Ora nessun recinto allungherebbe la strada dell’avversario, quindi tieni i tuoi.
hint-spends = Spendi una pallina: vai avanti e mangi i fantasmi che incontri.
hint-shuts-in =
    { $count ->
        [0] A PAC-MAN non resta nessuna casella sicura; ora ne ha { $before }.
        [one] A PAC-MAN resta 1 casella sicura; ora ne ha { $before }.
       *[other] A PAC-MAN restano { $count } caselle sicure; ora ne ha { $before }.
    }
hint-covers = Poi { $piece } è più vicino di PAC-MAN alla pallina in { $square }.
hint-fence-pellet =
    { $count ->
        [one] Allunga di 1 passo la strada di PAC-MAN fino a { $square }.
       *[other] Allunga di { $count } passi la strada di PAC-MAN fino a { $square }.
    }
hint-catches = Cattura PAC-MAN.
hint-sees = Da lì { $piece } vede PAC-MAN.
hint-closes-in =
    { $count ->
        [one] Poi { $piece } è a 1 passo da PAC-MAN.
       *[other] Poi { $piece } è a { $count } passi da PAC-MAN.
    }
hint-guards = Difende la pallina in { $square }.
hint-best = Il motore non vede di meglio.
key-tab = Tab
key-space = Spazio
key-enter = Invio
key-escape = Esc
phase-race = Muovi, o piazza un recinto.
phase-walk =
    { $steps ->
        [one] Fai 1 passo.
       *[other] Fai { $steps } passi.
    }
phase-boost =
    { $steps ->
        [one] Potenziamento! 1 altro passo; i fantasmi che incontri li mangi.
       *[other] Potenziamento! Fino a { $steps } altri passi; i fantasmi che incontri li mangi.
    }
phase-ghosts =
    { $steps ->
        [0] Muovi un fantasma: { $pieces }.
        [one] Fai 1 passo con { $pieces }.
       *[other] Fai fino a { $steps } passi con { $pieces }.
    }
phase-enter = Scegli dove entrare.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Muovi di 1 passo; poi puoi piazzare un recinto.
           *[other] Muovi di { $steps } passi; poi puoi piazzare un recinto.
        }
       *[other] { $steps ->
            [one] Apertura, turno { $turn } di { $opening }: muovi di 1 passo, o piazza un recinto.
           *[other] Apertura, turno { $turn } di { $opening }: muovi di { $steps } passi, o piazza un recinto.
        }
    }
phase-extra =
    { $steps ->
        [one] Potenziamento! 1 passo extra; i fantasmi che incontri sono fuori per sempre.
       *[other] Potenziamento! { $steps } passi extra; i fantasmi che incontri sono fuori per sempre.
    }
phase-after = Mossa fatta. Aggiungi qualcosa, o finisci il turno con --.
phase-relocate = Apertura, turno { $turn } di { $opening }: sposta un recinto della Camera.
phase-ghost-place = Piazza un recinto, o tienilo con --.
