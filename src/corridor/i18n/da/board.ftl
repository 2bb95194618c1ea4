board-left = { $count } tilbage efter denne
board-your-piece = din { $piece }
board-piece = { $piece }
board-pellet = bonusbær
board-gate = indgangsfelt
board-tunnel = tunnel til { $square }
board-goal = mål for { $side }
board-fences = forhindring mod { $ways }
board-north = nord
board-east = øst
board-south = syd
board-west = vest
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Forhindring { $slot } vandret
               *[vertical] Forhindring { $slot } lodret
            }
       *[other]
            { $way ->
                [horizontal] Flyt { $old } til { $slot } vandret
               *[vertical] Flyt { $old } til { $slot } lodret
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost = { $side } { $count } skridt
board-walk =
    { $squares ->
        [none] { $piece }: vælg, hvor du vil hen. Næste: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Må stoppe her. Næste: { $next }.
               *[no] { $piece }: { $squares }. Næste: { $next }.
            }
    }
board-which = Hvilken brik skal til { $square }: { $pieces }?
board-ask-enter-ghost = Der står et spøgelse: PAC-MAN bliver fanget. Ryk til { $square } alligevel?
board-ask-confirm-walk = Ryk til { $square }?
board-lift =
    { $fence ->
        [none] Vælg en af Kammerets forhindringer at flytte.
       *[other] Forhindring { $fence } er løftet. Hvorhen?
    }
board-no-fences = Du kan ikke sætte en forhindring nu.
board-no-fence-here =
    { $way ->
        [horizontal] Der er ikke plads til en vandret forhindring på { $slot }.
       *[vertical] Der er ikke plads til en lodret forhindring på { $slot }.
    }
board-can-walk = du kan rykke hertil
board-can-enter = du kan komme ind her
board-out-of-reach = Du kan ikke nå { $square } i denne tur.
board-within-reach = Du kan rykke til { $squares }.
board-no-walk = Ingen brik kan rykke nu.
board-action-spend = Brug et bonusbær
board-action-end-turn = Slut turen
board-action-no-boost = Ikke flere skridt
board-action-pass = Meld pas
board-action-stay = { $piece } bliver her
board-action-enter = Kom ind på { $square }
board-link = Link til dette bræt
play-boost-left = { $left } af { $all } skridt tilbage
play-chamber = Kammeret
play-steps = { $count } skridt
