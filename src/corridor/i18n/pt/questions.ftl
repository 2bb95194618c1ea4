ask-last = { $who } jogou { $move }.
ask-last-none = Ainda não se fez nenhuma jogada.
ask-no-clock = Este jogo não tem relógio.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Nenhuma barreira no tabuleiro.
        [one] 1 barreira no tabuleiro: { $fences }.
       *[other] { $count } barreiras no tabuleiro: { $fences }.
    }
ask-edible = Agora o PAC-MAN pode comer { $pieces }.
ask-route =
    { $count ->
        [0] { $piece }: 0 passos, até { $square }.
        [one] { $piece }: 1 passo, até { $square }.
       *[other] { $piece }: { $count } passos, até { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [0] { $piece }: 0 passos até ao PAC-MAN.
        [one] { $piece }: 1 passo até ao PAC-MAN.
       *[other] { $piece }: { $count } passos até ao PAC-MAN.
    }
ask-no-route = { $piece }: não há caminho.
ask-no-distances = O PAC-MAN ainda não está no tabuleiro.
ask-ways = De { $square }: { $ways }.
ask-ways-closed = Fechado: { $ways }.
ask-way = { $way } para { $square }
ask-way-piece = { $way } para { $square }, com { $pieces } lá
ask-tunnel = por túnel
ask-which-square = Junta uma casa, assim: w e4.
ask-along =
    { $count ->
        [0] Nenhuma barreira junto à { $kind ->
            [file] coluna
           *[row] linha
        } { $line }.
       *[other] Junto à { $kind ->
            [file] coluna
           *[row] linha
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } barra { $steps }
ask-which-line = Junta uma coluna ou uma linha, assim: s e, ou s 4.
ask-goal-row = { $side } corre para a linha { $row }.
ask-goal-file = { $side } corre para a coluna { $file }.
ask-goal-any = { $side } corre para uma destas: { $squares }.
ask-goal-pacman =
    { $count ->
        [0] O PAC-MAN comeu todas as pastilhas.
        [one] O PAC-MAN ganha se comer a última pastilha, em { $squares }.
       *[other] O PAC-MAN ganha se comer { $count } pastilhas: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Já não lhe resta nenhuma vida.
        [one] Os fantasmas ganham se o capturarem mais uma vez.
       *[other] Os fantasmas ganham se o capturarem { $lives } vezes.
    }
ask-help =
    Perguntas: l última jogada. c relógios. f barreiras. p peças. d quanto falta a cada um.
    w e4 saídas de e4. s e ou s 4 barreiras junto à coluna e ou à linha 4. g quem ganha e como. «?» esta ajuda.
