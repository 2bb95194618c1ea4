board-left =
    { $count ->
        [one] 1 igjen etter dette
       *[other] { $count } igjen etter dette
    }
board-your-piece = din { $piece }
board-piece = { $piece }
board-pellet = energikule
board-gate = inngangsrute
board-tunnel = tunnel til { $square }
board-goal = målet til { $side }
board-fences = gjerde i { $ways }
board-north = nord
board-east = øst
board-south = sør
board-west = vest
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Gjerde { $slot } vannrett
               *[vertical] Gjerde { $slot } loddrett
            }
       *[other]
            { $way ->
                [horizontal] Flytt { $old } til { $slot } vannrett
               *[vertical] Flytt { $old } til { $slot } loddrett
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } steg
       *[other] { $side } { $count } steg
    }
board-walk =
    { $squares ->
        [none] { $piece }: velg hvor du vil gå. Neste: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Kan stoppe her. Neste: { $next }.
               *[no] { $piece }: { $squares }. Neste: { $next }.
            }
    }
board-which = Hvilken brikke skal gå til { $square }: { $pieces }?
board-ask-enter-ghost = Der står et spøkelse, så PAC-MAN blir fanget. Gå til { $square } likevel?
board-ask-confirm-walk = Gå til { $square }?
board-lift =
    { $fence ->
        [none] Velg et gjerde i Kammeret å flytte.
       *[other] Gjerde { $fence } er løftet. Hvor skal det?
    }
board-no-fences = Du kan ikke sette et gjerde nå.
board-no-fence-here =
    { $way ->
        [horizontal] Ingen gjerder passer vannrett på { $slot }.
       *[vertical] Ingen gjerder passer loddrett på { $slot }.
    }
board-can-walk = du kan gå hit
board-can-enter = du kan komme inn her
board-out-of-reach = Du når ikke { $square } denne turen.
board-within-reach = Du kan gå til { $squares }.
board-no-walk = Ingen kan gå nå.
board-action-spend = Bruk en energikule
board-action-end-turn = Avslutt turen
board-action-no-boost = Ingen flere steg
board-action-pass = Stå over
board-action-stay = { $piece } blir stående
board-action-enter = Kom inn på { $square }
board-link = Lenke til dette brettet
play-boost-left =
    { $all ->
        [one] { $left } av 1 steg igjen
       *[other] { $left } av { $all } steg igjen
    }
play-chamber = Kammeret
play-steps =
    { $count ->
        [one] 1 steg
       *[other] { $count } steg
    }
