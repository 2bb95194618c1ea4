puzzle-theme-catch-in-n =
    { $within ->
        [one] Cattura PAC-MAN in questo giro.
       *[other] Cattura PAC-MAN entro { $within } giri.
    }
puzzle-theme-eat-and-live = Mangia, e sopravvivi per vincere.
puzzle-theme-only-move = Una sola mossa vince. Trovala.
puzzle-theme-cut-the-way = Si vince con un recinto. Dove lo metti?
puzzle-theme-who-wins-the-race = Recinti finiti. Vinci la corsa.
puzzle-theme-save-the-draw = Qui non puoi vincere, ma puoi impedire che vincano gli altri. Come?
puzzle-within = { $within ->
    [one] Vinci in questo turno.
   *[other] Vinci entro { $within } dei tuoi turni, qualunque cosa facciano gli altri.
}
puzzle-about = La tua parte: { $side }. { $id }, { $mode }, difficoltà { $level } su 9.
puzzle-solved = Risolto!
puzzle-right = Proprio così. La risposta è { $reply }. Continua.
puzzle-right-go-on = Proprio così. Continua.
puzzle-wrong = Non questa: { $reply } rovina tutto. Riprova.
puzzle-wrong-at-once = Non questa: perde subito. Riprova.
puzzle-hint-walk = Muovi { $piece }.
puzzle-hint-fence = Piazza un recinto.
puzzle-hint-relocate = Porta altrove un recinto della Camera.
puzzle-hint-enter = Entra sul tabellone. Dov’è sicuro?
puzzle-hint-spend = Spendi una pallina della tua riserva.
puzzle-hint-pass = A volte la mossa migliore è non muovere.
puzzle-hint-file = Guarda la colonna { $place }.
puzzle-hint-row = È la riga { $place }.
puzzle-solution = La soluzione è { $moves }.
puzzle-lead = { $count } posizioni, ognuna con una sola mossa giusta. Ogni soluzione è dimostrata.
puzzle-solve = Risolvilo
puzzle-look-again = Riguardalo
puzzle-streak =
    { $days ->
        [0] Risolvine uno al giorno per iniziare una serie.
        [one] 1 giorno di fila.
       *[other] { $days } giorni di fila.
    }
puzzle-count = Risolti { $solved } su { $all }
puzzle-difficulty = Difficoltà
puzzle-any-difficulty = Qualsiasi
puzzle-easy = Facile
puzzle-medium = Media
puzzle-hard = Difficile
puzzle-themes = Temi
puzzle-none = Non ci sono rompicapi così. Scegli un’altra difficoltà.
puzzle-name-catch-in-n = Cattura PAC-MAN
puzzle-name-eat-and-live = Mangia e vivi
puzzle-name-only-move = L’unica mossa
puzzle-name-cut-the-way = Taglia la strada
puzzle-name-who-wins-the-race = Vinci la corsa
puzzle-name-save-the-draw = Salva la patta
puzzle-all = Tutti
puzzle-link =
    { $result ->
        [solved] Rompicapo { $number }, difficoltà { $difficulty }, risolto
        [tried] Rompicapo { $number }, difficoltà { $difficulty }, non ancora risolto
       *[new] Rompicapo { $number }, difficoltà { $difficulty }
    }
puzzle-you = La tua parte: { $side } · difficoltà { $difficulty } su 9
puzzle-steps = { $count } mosse da trovare
puzzle-back = Tutti i rompicapi
puzzle-show = Mostra la soluzione
puzzle-next = Prossimo rompicapo
puzzle-solved-in =
    { $tries ->
        [one] Risolto al primo tentativo!
       *[other] Risolto al tentativo { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] Quello di oggi è fatto. Torna domani!
       *[other] Quello di oggi è fatto: { $days } giorni di fila!
    }
puzzle-shown = Ecco la soluzione: { $moves }.
puzzle-proof-table = Dimostrato: ogni posizione che può seguire è risolta.
puzzle-proof-search = Dimostrato: esaminate tutte le mosse di tutte le parti.
