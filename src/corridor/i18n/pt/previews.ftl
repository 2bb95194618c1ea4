preview-invitation = { $name } convida-te para jogar
preview-nameless = Tens um convite para jogar
preview-invitation-more = { $game }, { $clock }. Abre o link e senta-te: não precisas de conta.
preview-game-now =
    { $moves ->
        [0] { $game }, acabado de começar. Abre o link para assistir.
        [one] { $game }, depois de uma jogada. Abre o link para assistir.
       *[other] { $game }, depois de { $moves } jogadas. Abre o link para assistir.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, acabado antes da primeira jogada.
        [one] { $game }, acabado depois de uma jogada.
       *[other] { $game }, acabado depois de { $moves } jogadas. Abre o link para as veres.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, antes da primeira jogada. Abre o link para veres todas as { $moves }.
       *[other] { $game }, depois da jogada { $ply } de { $moves }. Abre o link para as veres todas.
    }
preview-position = Uma posição de { $game }
preview-analysis-more = Abre o link para experimentar jogadas e consultar o motor.
preview-position-more = Abre o link para veres o tabuleiro e tentares a tua jogada.
preview-puzzle = Um desafio: { $game }
preview-puzzle-daily = Desafio do dia: { $game }
preview-maze = Um labirinto para { $game }
preview-maze-more = Vê-o, muda-o, ou joga nele contra o computador ou com amigos.
push-turn = É a tua vez
push-turn-with = { $game } com { $names } está à tua espera.
push-turn-alone = { $game } está à tua espera.
