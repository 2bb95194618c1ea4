board-left =
    { $count ->
        [0] Esta é a última
        [one] Fica 1 depois desta
       *[other] Ficam { $count } depois desta
    }
board-your-piece = { $piece }, peça tua
board-piece = { $piece }
board-pellet = pastilha
board-gate = casa de regresso
board-tunnel = túnel para { $square }
board-goal = meta de { $side }
board-fences = barreira { $ways }
board-north = norte
board-east = leste
board-south = sul
board-west = oeste
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Barreira { $slot } horizontal
               *[vertical] Barreira { $slot } vertical
            }
       *[other]
            { $way ->
                [horizontal] Passar { $old } para { $slot } horizontal
               *[vertical] Passar { $old } para { $slot } vertical
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [0] { $side } { $count } passos
        [one] { $side } { $count } passo
       *[other] { $side } { $count } passos
    }
board-walk =
    { $squares ->
        [none] { $piece }: escolhe para onde ir. A seguir: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Pode acabar aqui. A seguir: { $next }.
               *[no] { $piece }: { $squares }. A seguir: { $next }.
            }
    }
board-which = Que peça vai para { $square }: { $pieces }?
board-ask-enter-ghost = Está lá um fantasma: o PAC-MAN seria capturado. Ir para { $square } na mesma?
board-ask-confirm-walk = Ir para { $square }?
board-lift =
    { $fence ->
        [none] Escolhe uma barreira da Câmara para mudar de sítio.
       *[other] Tens a barreira { $fence } na mão. Para onde vai?
    }
board-no-fences = Agora não podes colocar barreiras.
board-no-fence-here =
    { $way ->
        [horizontal] Em { $slot } não cabe uma barreira horizontal.
       *[vertical] Em { $slot } não cabe uma barreira vertical.
    }
board-can-walk = podes andar até aqui
board-can-enter = podes entrar aqui
board-out-of-reach = Não chegas a { $square } neste turno.
board-within-reach = Podes andar até { $squares }.
board-no-walk = Agora nenhuma peça pode andar.
board-action-spend = Gastar pastilha
board-action-end-turn = Acabar o turno
board-action-no-boost = Não andar mais
board-action-pass = Passar
board-action-stay = { $piece } fica
board-action-enter = Entrar em { $square }
board-link = Link para este tabuleiro
play-boost-left =
    { $all ->
        [one] { $left } de { $all } passo por dar
       *[other] { $left } de { $all } passos por dar
    }
play-chamber = Câmara
play-steps =
    { $count ->
        [0] 0 passos
        [one] 1 passo
       *[other] { $count } passos
    }
