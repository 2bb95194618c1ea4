board-left =
    { $count ->
        [one] poi te ne resta 1
       *[other] poi te ne restano { $count }
    }
board-your-piece = tua pedina { $piece }
board-piece = { $piece }
board-pellet = pallina
board-gate = casella di rientro
board-tunnel = tunnel verso { $square }
board-goal = traguardo di { $side }
board-fences = recinto a { $ways }
board-north = nord
board-east = est
board-south = sud
board-west = ovest
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Recinto { $slot } orizzontale
               *[vertical] Recinto { $slot } verticale
            }
       *[other]
            { $way ->
                [horizontal] Sposta { $old } in { $slot } orizzontale
               *[vertical] Sposta { $old } in { $slot } verticale
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } passo
       *[other] { $side } { $count } passi
    }
board-walk =
    { $squares ->
        [none] { $piece }: scegli dove andare. Prossima casella: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Può fermarsi qui. Poi: { $next }.
               *[no] { $piece }: { $squares }. Poi: { $next }.
            }
    }
board-which = Chi va in { $square }: { $pieces }?
board-ask-enter-ghost = Lì c’è un fantasma: PAC-MAN verrebbe catturato. Andare lo stesso in { $square }?
board-ask-confirm-walk = Andare in { $square }?
board-lift =
    { $fence ->
        [none] Scegli un recinto della Camera da spostare.
       *[other] Il recinto { $fence } è in mano. Dove lo metti?
    }
board-no-fences = Adesso non puoi piazzare recinti.
board-no-fence-here =
    { $way ->
        [horizontal] In { $slot } non ci sta un recinto orizzontale.
       *[vertical] In { $slot } non ci sta un recinto verticale.
    }
board-can-walk = puoi andare qui
board-can-enter = puoi entrare qui
board-out-of-reach = In questo turno non arrivi in { $square }.
board-within-reach = Puoi andare in { $squares }.
board-no-walk = Ora nessuna pedina può muoversi.
board-action-spend = Spendi una pallina
board-action-end-turn = Fine turno
board-action-no-boost = Basta passi
board-action-pass = Passa
board-action-stay = { $piece } resta
board-action-enter = Entra in { $square }
board-link = Link a questo tabellone
play-boost-left =
    { $all ->
        [one] passi rimasti: { $left } su 1
       *[other] passi rimasti: { $left } su { $all }
    }
play-chamber = Camera
play-steps =
    { $count ->
        [one] 1 passo
       *[other] { $count } passi
    }
