board-left =
    { $count ->
        [one] hierna nog 1 over
       *[other] hierna nog { $count } over
    }
board-your-piece = jouw { $piece }
board-piece = { $piece }
board-pellet = krachtpil
board-gate = terugkeervakje
board-tunnel = tunnel naar { $square }
board-goal = doel van { $side }
board-fences = muurtje { $ways }
board-north = noord
board-east = oost
board-south = zuid
board-west = west
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Muurtje { $slot } horizontaal
               *[vertical] Muurtje { $slot } verticaal
            }
       *[other]
            { $way ->
                [horizontal] { $old } naar { $slot } horizontaal
               *[vertical] { $old } naar { $slot } verticaal
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } stap
       *[other] { $side } { $count } stappen
    }
board-walk =
    { $squares ->
        [none] { $piece }: kies waarheen. Mogelijk: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Stoppen mag hier. Verder: { $next }.
               *[no] { $piece }: { $squares }. Verder: { $next }.
            }
    }
board-which = Welk stuk gaat naar { $square }: { $pieces }?
board-ask-enter-ghost = Daar staat een spook: PAC-MAN wordt dan gevangen. Toch naar { $square }?
board-ask-confirm-walk = Naar { $square }?
board-lift =
    { $fence ->
        [none] Kies een muurtje van de Kamer om te verplaatsen.
       *[other] Muurtje { $fence } is opgetild. Waar moet het heen?
    }
board-no-fences = Je kunt nu geen muurtje plaatsen.
board-no-fence-here =
    { $way ->
        [horizontal] Op { $slot } past geen horizontaal muurtje.
       *[vertical] Op { $slot } past geen verticaal muurtje.
    }
board-can-walk = hier kun je heen
board-can-enter = hier kun je binnenkomen
board-out-of-reach = { $square } haal je deze beurt niet.
board-within-reach = Je kunt naar { $squares }.
board-no-walk = Er kan nu niets lopen.
board-action-spend = Krachtpil inzetten
board-action-end-turn = Beurt beëindigen
board-action-no-boost = Niet verder lopen
board-action-pass = Passen
board-action-stay = { $piece } blijft
board-action-enter = Binnenkomen op { $square }
board-link = Link naar dit bord
play-boost-left =
    { $all ->
        [one] nog { $left } van 1 stap
       *[other] nog { $left } van { $all } stappen
    }
play-chamber = Kamer
play-steps =
    { $count ->
        [one] 1 stap
       *[other] { $count } stappen
    }
