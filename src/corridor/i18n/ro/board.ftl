board-left =
    { $count ->
        [one] îți mai rămâne 1
        [few] îți mai rămân { $count }
       *[other] îți mai rămân { $count }
    }
board-your-piece = { $piece }, piesa ta
board-piece = { $piece }
board-pellet = capsulă
board-gate = căsuță de revenire
board-tunnel = tunel spre { $square }
board-goal = sosire: { $side }
board-fences = barieră la { $ways }
board-north = nord
board-east = est
board-south = sud
board-west = vest
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Barieră { $slot } orizontală
               *[vertical] Barieră { $slot } verticală
            }
       *[other]
            { $way ->
                [horizontal] Mută { $old } la { $slot } orizontal
               *[vertical] Mută { $old } la { $slot } vertical
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } pas
        [few] { $side } { $count } pași
       *[other] { $side } { $count } de pași
    }
board-walk =
    { $squares ->
        [none] { $piece }: alege încotro. Urmează: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Se poate opri aici. Urmează: { $next }.
               *[no] { $piece }: { $squares }. Urmează: { $next }.
            }
    }
board-which = Ce piesă merge pe { $square }: { $pieces }?
board-ask-enter-ghost = Acolo e o fantomă: PAC-MAN ar fi prins. Mergi totuși pe { $square }?
board-ask-confirm-walk = Mergi pe { $square }?
board-lift =
    { $fence ->
        [none] Alege o barieră a Camerei ca s-o muți.
       *[other] Ai ridicat bariera { $fence }. Unde o pui?
    }
board-no-fences = Acum nu poți pune nicio barieră.
board-no-fence-here =
    { $way ->
        [horizontal] La { $slot } nu încape o barieră orizontală.
       *[vertical] La { $slot } nu încape o barieră verticală.
    }
board-can-walk = poți merge aici
board-can-enter = poți intra aici
board-out-of-reach = Tura asta nu ajungi pe { $square }.
board-within-reach = Poți merge pe { $squares }.
board-no-walk = Acum nu poate merge nicio piesă.
board-action-spend = Cheltuie o capsulă
board-action-end-turn = Încheie tura
board-action-no-boost = Gata cu pașii
board-action-pass = Zi pas
board-action-stay = { $piece } stă pe loc
board-action-enter = Intră pe { $square }
board-link = Link către tabla asta
play-boost-left =
    { $all ->
        [one] încă { $left } din 1 pas
        [few] încă { $left } din { $all } pași
       *[other] încă { $left } din { $all } de pași
    }
play-chamber = Camera
play-steps =
    { $count ->
        [one] 1 pas
        [few] { $count } pași
       *[other] { $count } de pași
    }
