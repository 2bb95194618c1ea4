preview-invitation = { $name } te invita a jugar
preview-nameless = Te invitan a jugar
preview-invitation-more = { $game }, { $clock }. Abre el enlace y siéntate: no hace falta cuenta.
preview-game-now =
    { $moves ->
        [0] { $game }: recién empezada. Abre el enlace para mirar.
        [one] { $game }, tras una jugada. Abre el enlace para mirar.
       *[other] { $game }, tras { $moves } jugadas. Abre el enlace para mirar.
    }
preview-game-over =
    { $moves ->
        [0] { $game }: terminó antes de la primera jugada.
        [one] { $game }: terminó tras una jugada.
       *[other] { $game }: terminó tras { $moves } jugadas. Abre el enlace para verlas.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, antes de la primera jugada. Abre el enlace para ver las { $moves }.
       *[other] { $game }, tras la jugada { $ply } de { $moves }. Abre el enlace para verlas todas.
    }
preview-position = Una posición de { $game }
preview-analysis-more = Abre el enlace para probar jugadas y preguntar al motor.
preview-position-more = Abre el enlace para ver el tablero y probar tu jugada.
preview-puzzle = Un reto: { $game }
preview-puzzle-daily = Reto del día: { $game }
preview-maze = Un laberinto para { $game }
preview-maze-more = Míralo, cámbialo o juégalo contra la máquina o con amigos.
push-turn = Te toca
push-turn-with = { $game } con { $names }: la partida te espera.
push-turn-alone = { $game }: la partida te espera.
