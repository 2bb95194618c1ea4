fault-boost-after-pellet = Un potenziamento viene dopo una pallina. Metti PAC-MAN dove ce n’era una, su una casella ora vuota.
fault-chamber-count = I recinti della Camera sono troppi o troppo pochi. Segna quelli giusti.
fault-chamber-fences-standing = La Camera è fatta di recinti che ci sono: qui mancano { $fences }.
fault-closed-chamber = La Camera ha un varco. Chiudilo, così che non si possa entrare né uscire.
fault-eaten = Le palline mangiate sono quelle che mancano sul tabellone, e non sono { $found }.
fault-fence = “{ $found }” non è un recinto. I recinti si scrivono come e3h.
fault-fence-list = “{ $found }” non è un elenco di recinti, come d2e3.
fault-fences-not-crossing = Questi recinti si incrociano: { $fences }. Spostane uno.
fault-fences-not-overlapping = Questi recinti si sovrappongono: { $fences }. Spostane uno.
fault-fences-of-layout = In questo gioco i recinti non si muovono mai, quindi sono quelli del labirinto. Diversi: { $fences }.
fault-fields = Una posizione di questo gioco ha { $detail } campi separati da barre.
fault-fitting-fence = Questi recinti non stanno insieme: { $fences }. Spostane uno.
fault-ghosts-apart = In { $squares } ci sono due fantasmi. Dai a ognuno la sua casella.
fault-inline-layout = “{ $found }” non è un labirinto di sei parti separate da punti.
fault-known-name = “{ $found }” non esiste. Ci sono: { $detail }.
fault-layout-key = In un file di labirinto qui non c’è “{ $found }”.
fault-layout-number = { $found } è fuori dai limiti. Scegli tra { $detail }.
fault-layout-size = È troppo lungo per un labirinto.
fault-layout-value = { $found } deve essere di tipo { $detail }.
fault-lives = { $found } vite sono più di quelle con cui si inizia.
fault-no-pellet-on-respawn-square = PAC-MAN rientra da { $squares }. Metti la pallina altrove.
fault-no-pellet-under-piece = Una pedina sta sulla pallina in { $squares }. Sposta una delle due.
fault-no-square-cut-off = { $count ->
    [one] Nessuno può raggiungere { $squares }. Apri un passaggio.
   *[other] Nessuno può raggiungere queste { $count } caselle. Apri un passaggio.
}
fault-numbers = “{ $found }” dovrebbe essere { $detail ->
    [1] un numero.
   *[other] { $detail } numeri.
}
fault-one-chamber = C’è più di una stanza chiusa. Può essere chiusa solo la Camera.
fault-one-square = Una pedina parte da una sola casella: { $found }.
fault-pacman-apart = In { $squares } c’è un fantasma insieme a PAC-MAN. Sposta uno dei due.
fault-pacman-on-board = PAC-MAN manca. Mettilo sul tabellone.
fault-pellets-differ = In { $squares } ci sono due palline. Spostane una.
fault-pellets-of-layout = Il labirinto non ha palline in { $squares }. Toglila, o cambia labirinto.
fault-pellet-count = Questo gioco ha { $detail } palline, e qui ce ne sono { $found }.
fault-phase = Questo momento del turno (“{ $found }”) non va d’accordo con il resto del tabellone.
fault-pieces-apart = In { $squares } ci sono due pedine. Spostane una.
fault-piece-letter = “{ $found }” non è una pedina, o una è nominata due volte.
fault-piece-name = In questo gioco non c’è una pedina “{ $found }”.
fault-piece-off-board = Qui { $pieces } comincia fuori dal tabellone ed entra dopo. Togli la pedina.
fault-piece-on-board = Manca { $pieces }. Metti la pedina sul tabellone.
fault-played-in-turn = In questo momento quei fantasmi non possono aver già mosso.
fault-position-size = È troppo lungo per una posizione.
fault-previous = { $pieces } è fuori dal tabellone, quindi non ha una casella precedente.
fault-reserve = { $found } in riserva è più di quanto PAC-MAN abbia mangiato.
fault-route-to-goal = La pedina in { $squares } non può arrivare al traguardo. Apri una strada.
fault-side-number = In questo gioco non c’è la parte { $found }.
fault-square = “{ $found }” non è una casella. Le caselle vanno da a1 a i9.
fault-square-for-each-piece = A ogni pedina serve una casella, o un trattino se è fuori dal tabellone: { $found }.
fault-square-list = “{ $found }” non è un elenco di caselle, come a1i9.
fault-start-off-goal = La pedina in { $squares } è già sul suo traguardo. Spostala.
fault-stock = In mano ci sono più recinti di quanti ne stiano sul tabellone: { $found }.
fault-stock-name = I recinti in mano spettano alle parti di questo gioco: { $found }.
fault-switch = “{ $found }” non è una regola con il suo valore, o compare due volte.
fault-toml = Non riesco a leggere la riga { $line }, colonna { $column }.
fault-turn = “{ $found }” non dice che turno è.
editor-lead-maze = Disegna i recinti, metti pedine e palline, poi giocaci. Quello che le regole vietano viene segnalato subito.
editor-lead-position = Qualsiasi momento di qualsiasi gioco. Quello che le regole vietano viene segnalato subito.
editor-board = Il tabellone che stai modificando
editor-tools = Che cosa fa un tocco
editor-tool-fence = Recinti
editor-tool-erase = Togli
editor-tool-chamber = Recinti della Camera
editor-tool-pellet = Palline
editor-hint-fence = Scorri per piazzare un recinto, toccane uno per toglierlo, trascina le pedine dove vuoi.
editor-hint-erase = Tocca un recinto, una pedina o una pallina per toglierli.
editor-hint-chamber = Tocca i recinti che chiudono la Camera.
editor-hint-pellet = Tocca le caselle per metterci palline, o per toglierle.
editor-hint-piece = Tocca una casella per metterci { $piece }. Tocca di nuovo per togliere la pedina dal tabellone.
editor-fence = Recinto { $fence }
editor-on-fence = Qui c’è il recinto { $fence }. Invio lo toglie.
editor-symmetry = Disegna doppio
editor-symmetry-none = No
editor-symmetry-mirror = Destra–sinistra
editor-symmetry-flip = Sopra–sotto
editor-symmetry-turn = Mezzo giro
editor-redo = Rifai
editor-clear = Togli i recinti
editor-good = Così si può giocare.
editor-faults = Che cosa non va
editor-more-faults = { $count ->
    [one] Ancora uno
   *[other] Ancora { $count }
}
editor-bad-link = Questo link non contiene un tabellone che sappiamo mostrare. Eccone uno nuovo.
editor-try = Provalo
editor-use = Usalo a un tavolo
editor-not-yet = Puoi condividerlo e giocarci quando non c’è più niente di segnalato.
editor-stock = Recinti: { $side }
editor-side = Chi muove
editor-phase = Parte del turno
editor-phase-walk = PAC-MAN si muove
editor-phase-boost = Potenziamento
editor-phase-ghosts = I fantasmi si muovono
editor-phase-enter = PAC-MAN entra
editor-phase-action = Mossa di PAC-MAN
editor-phase-extra = Passi extra
editor-phase-after = Dopo i suoi passi
editor-phase-relocate = Recinto della Camera
editor-phase-ghost-place = Recinto di un fantasma
editor-played = Fantasmi che hanno già mosso
editor-reserve = Palline in riserva
editor-turn = Turno
editor-memory = Memoria del turno
editor-previous = Arriva da
editor-from = Parti da
editor-from-none = Scegli un tabellone
editor-forget = Dimentica questo labirinto
editor-fences = { $count ->
    [one] Un recinto
   *[other] { $count } recinti
}
editor-take-away = Togli { $fence }
editor-fair = Quanto è equilibrato?
editor-fair-lead = Il computer gioca partite veloci contro sé stesso. Dove può, risolve anche il labirinto con al massimo tre fantasmi.
editor-fair-ask = Scoprilo
editor-fair-making = Gioco partite veloci
editor-fair-ahead = { $ahead ->
    [one] Prima del tuo si prova un altro tabellone
   *[other] Prima del tuo si provano altri { $ahead } tabelloni
}
editor-fair-failed = Non ha funzionato. Puoi chiedere di nuovo.
editor-fair-done = Le partite veloci sono finite.
editor-fair-share = vittorie { $share }% (probabile { $low }–{ $high }%)
editor-fair-games = { $games } partite del livello { $level } contro sé stesso, { $drawn ->
    [0] nessuna patta
   *[other] patte { $drawn }
}. Diciannove volte su venti il valore vero sta nella parte chiara.
editor-fair-exact = { $ghosts ->
    [one] Risolto, un fantasma
   *[other] Risolto, { $ghosts } fantasmi
}
editor-fair-pacman = Vince PAC-MAN
editor-fair-endless = Nessuna vittoria forzata
editor-fair-ghosts = Vincono i fantasmi
