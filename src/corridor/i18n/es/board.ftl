board-left =
    { $count ->
        [one] después te queda 1
       *[other] después te quedan { $count }
    }
board-your-piece = tu { $piece }
board-piece = { $piece }
board-pellet = pac-bola
board-gate = casilla de reaparición
board-tunnel = túnel a { $square }
board-goal = meta de { $side }
board-fences = barrera { $ways }
board-north = norte
board-east = este
board-south = sur
board-west = oeste
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Barrera { $slot } horizontal
               *[vertical] Barrera { $slot } vertical
            }
       *[other]
            { $way ->
                [horizontal] Llevar { $old } a { $slot } horizontal
               *[vertical] Llevar { $old } a { $slot } vertical
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } paso
       *[other] { $side } { $count } pasos
    }
board-walk =
    { $squares ->
        [none] { $piece }: elige adónde ir. Siguiente: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Puede parar aquí. Siguiente: { $next }.
               *[no] { $piece }: { $squares }. Siguiente: { $next }.
            }
    }
board-which = ¿Qué figura va a { $square }: { $pieces }?
board-ask-enter-ghost = Ahí hay un fantasma: atraparía a PAC-MAN. ¿Ir a { $square } de todos modos?
board-ask-confirm-walk = ¿Ir a { $square }?
board-lift =
    { $fence ->
        [none] Elige una barrera de la Cámara para moverla.
       *[other] Tienes la barrera { $fence }. ¿Adónde va?
    }
board-no-fences = Ahora no puedes colocar ninguna barrera.
board-no-fence-here =
    { $way ->
        [horizontal] En { $slot } no cabe una barrera horizontal.
       *[vertical] En { $slot } no cabe una barrera vertical.
    }
board-can-walk = puedes mover aquí
board-can-enter = puedes entrar aquí
board-out-of-reach = En este turno no llegas a { $square }.
board-within-reach = Puedes ir a { $squares }.
board-no-walk = Ahora no se puede mover nada.
board-action-spend = Gastar una pac-bola
board-action-end-turn = Terminar el turno
board-action-no-boost = No más pasos
board-action-pass = Pasar
board-action-stay = { $piece } se queda
board-action-enter = Entrar por { $square }
board-link = Enlace a este tablero
play-boost-left =
    { $left ->
        [one] Te queda { $left } paso de { $all }
       *[other] Te quedan { $left } pasos de { $all }
    }
play-chamber = Cámara
play-steps =
    { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
