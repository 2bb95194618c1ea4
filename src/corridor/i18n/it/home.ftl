home-title-way = Corri al traguardo.
home-title-fence = Recinta gli altri.
home-lead = Quoridor e i suoi giochi di PAC-MAN nel browser: contro il computer, con gli amici o con chi c’è online.
home-modes = A cosa giochiamo?
home-kind-classic-2 = Classico
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Inseguimento
home-kind-pacman-advanced = Con i recinti
home-computer = Sfida il computer
home-level = Livello
home-role = Il tuo posto
home-role-first = Primo
home-role-second = Secondo
home-role-any = Casuale
home-time = Orologio
home-friend = Gioca con gli amici
home-friend-more = Con link o codice, senza account
home-find = Trova una partita
home-find-more = Con chiunque cerchi questo gioco
home-find-start = Cerca qualcuno
home-find-many = Le partite in tre e in quattro iniziano ai tavoli aperti. Aprine uno, e gli altri possono sedersi.
home-find-waiting = Cerco qualcuno…
home-find-cancel = Smetti di cercare
home-found = Trovato! La partita comincia.
home-running = Le tue partite
home-running-alone = tutti su questo schermo
home-running-yours = Tocca a te
home-running-theirs = Tocca agli altri
home-running-open = Non iniziata
home-running-more =
    { $count ->
        [one] Ancora 1
       *[other] Ancora { $count }
    }
home-open = Tavoli aperti
home-open-none = Adesso nessuno aspetta a un tavolo.
home-open-new = Apri un tavolo
home-open-take = { $game }: prendi questo posto
home-code = Hai un codice?
home-code-join = Entra
home-demo = Una partita del computer contro sé stesso
home-demo-move =
    { $number ->
        [0] Il computer contro sé stesso
       *[other] Il computer contro sé stesso, mossa { $number }
    }
home-offline = Il server non risponde. Questa pagina continua a provare; non si è perso niente.
home-unofficial = Non ufficiale, nessuna affiliazione. Quoridor e PAC-MAN sono marchi dei rispettivi proprietari.
home-new = Nuovo tavolo
home-new-lead = Scegli un gioco, poi manda il link. Tutti vedono queste regole prima di iniziare.
home-new-seats = Posti
home-new-seats-ghosts =
    { $count ->
        [one] Una persona gioca PAC-MAN, l’altra ha tutti e quattro i fantasmi.
       *[other] Una persona gioca PAC-MAN, { $count } si dividono i quattro fantasmi.
    }
home-new-layout = Tabellone
home-new-rules = Regole
home-new-more = Tutte le regole, una per una
home-new-changed =
    { $count ->
        [0] come nelle regole qui sopra
        [one] 1 regola diversa
       *[other] { $count } regole diverse
    }
home-new-who = Chi può sedersi
home-new-link = Chi ha il link
home-new-public = Chiunque
home-new-lots = Chi gioca cosa
home-new-lots-race = Chi comincia
home-new-lots-seats = Secondo i posti
home-new-lots-me = Comincio io
home-new-legs = Partite
home-new-legs-1 = Una
home-new-legs-2 = Due, poi a parti invertite
home-new-team = Chi decide i recinti e le proposte dei fantasmi
home-new-team-anyone = Chiunque di loro
home-new-team-captain = Il capitano
home-new-casual = Ripensamenti e suggerimenti
home-new-casual-yes = Permessi
home-new-casual-no = Vietati
home-new-open = Apri il tavolo
home-new-name = Il tuo nome (facoltativo)
home-here =
    { $count ->
        [2] In due su questo schermo
        [3] In tre su questo schermo
       *[other] In quattro su questo schermo
    }
home-here-more = A turno su questo dispositivo
home-waiting = In cerca di una partita
home-waiting-play = Gioca
home-waiting-meet = Gioca con { $name }: { $game }, { $clock }
home-find-near = Se c’è chi aspetta con un orologio simile, si gioca con il suo. Chiunque può guardare.
clock-own = Orologio su misura
clock-kind = Tipo di orologio
clock-kind-fischer = Tempo per la partita
clock-kind-per-move = Tempo per ogni turno
clock-kind-days = Giorni per ogni turno
clock-minutes = Minuti
clock-increment = Secondi aggiunti
clock-seconds = Secondi
clock-days = Giorni
home-puzzle-more = Una sola mossa giusta. La trovi?
