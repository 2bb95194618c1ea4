table-title = Il tavolo di { $name }
table-title-yours = Il tuo tavolo
table-title-nobody = Un tavolo
table-invite = Invita gli altri
table-share = Condividi il link
table-share-title = Una partita a Corridor
table-copy = Copia il link
table-seat-link = Un link per questo posto
table-link = Link a questo tavolo
table-qr = Codice QR
table-qr-label = Codice QR con il link a questo tavolo
table-rules = Cosa si gioca
table-own-layout = Tabellone su misura
table-lots-first = Il primo posto
table-by-lot = Parte casuale
table-turn =
    { $number ->
        [1] Comincia
        [2] Secondo a giocare
        [3] Terzo a giocare
       *[other] Quarto a giocare
    }
table-seat-free = Il posto { $number } è libero
table-free-race =
    { $number ->
        [1] Primo posto, libero
        [2] Secondo posto, libero
        [3] Terzo posto, libero
       *[other] Quarto posto, libero
    }
table-free-piece = { $piece }: libero
table-starts = Partenza: { $squares }
table-enters = Entra al primo turno
table-sit = Siediti qui
table-sit-too = Siediti anche qui
table-name-too = Nome di chi si siede qui
table-add-computer = Computer
table-stand-up = Alzati
table-send-away = Libera il posto di { $name }
table-character = Il tuo aspetto
table-pawn = Una pedina semplice
table-lift = Sposta { $piece } a un altro posto
table-put-here = { $piece } va qui
table-share-hint = Trascina un fantasma su un altro posto, oppure toccalo e poi tocca il posto. Se cedi il tuo ultimo fantasma, ne ricevi uno in cambio.
table-hands = Questi fantasmi vanno insieme
table-here = Presenti { $here } su { $all },
table-seats-free =
    { $free ->
        [one] 1 posto è libero
       *[other] { $free } posti sono liberi
    }
table-all-here = puoi iniziare
table-wait-start = si aspetta l’inizio
table-leave = Esci
table-start = Inizia
table-start-computer = Inizia con il computer
table-drawing = Scelta delle parti…
table-begins = Prima mossa: { $name }.
table-first = Comincia
table-to-board = Al tabellone
join-title = Siediti a un tavolo
join-invited = { $name } ti invita
join-invited-plain = C’è un invito per te
join-your-seat = Il tuo posto
join-sit = Siediti
join-watch = Guarda e basta
join-gone = Questo invito è scaduto
join-gone-more = Il link è già stato usato, o la partita è iniziata. Fattene dare uno nuovo o scrivi un codice.
join-no-code = Nessun tavolo ha questo codice
join-no-code-more = Controlla il codice e riscrivilo, o chiedilo a chi ti ha invitato.
join-failed = Non ha funzionato
balance-pacman = PAC-MAN può forzare la vittoria
balance-endless = Nessuno può forzare la vittoria
balance-ghosts = I fantasmi possono forzare la vittoria
balance-ahead-pacman = PAC-MAN in vantaggio
balance-even = Equilibrato
balance-ahead-ghosts = Fantasmi in vantaggio
balance-proved = Dimostrato: finisce così se nessuno sbaglia.
balance-measured = Non dimostrato, solo misurato. Nelle partite del computer contro sé stesso PAC-MAN ne ha vinte { $won } su { $games }.
table-change = Cambia
table-change-owner = Puoi cambiarle fino all’inizio. Chi è al tavolo dovrà accettarle.
table-change-title = Cambia le regole
table-change-save = Usa queste regole
table-changed = { $name } ha cambiato le regole
table-changed-nameless = Le regole sono cambiate
table-changed-more = Resta per giocare così, oppure lascia il tavolo.
table-changed-line = { $now } invece di { $was }
table-stay = Resta
table-unsure = Ci pensa
table-wait-agree =
    { $count ->
        [one] Una persona deve accettare le nuove regole
       *[other] { $count } persone devono accettare le nuove regole
    }
table-own-maze = Il mio labirinto { $number }
table-from = Si parte da
table-own-position = Una posizione preparata
table-make-maze = Crea un tuo labirinto
