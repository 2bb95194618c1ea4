law-expected = Aqui devia estar { $wanted }, e não «{ $found }».
law-expected-more = O texto acaba cedo demais: aqui devia estar { $wanted }.
law-refused = { $move } não se pode jogar aqui. { $why }
law-some-piece = uma peça
law-unknown = «{ $name }» não existe. Escolhe uma destas opções: { $allowed }.
analysis-title = Tabuleiro de análise
analysis-empty = Abrir um tabuleiro vazio
analysis-to-move = { $side } a jogar
analysis-over = Aqui o jogo já acabou.
analysis-engine = Motor
analysis-line-count = Linhas
analysis-thinking = A pensar…
analysis-thinks =
    { $depth ->
        [one] A pensar: { $depth } jogada de profundidade, { $nodes } posições
       *[other] A pensar: { $depth } jogadas de profundidade, { $nodes } posições
    }
analysis-thought =
    { $depth ->
        [one] { $depth } jogada de profundidade, { $nodes } posições
       *[other] { $depth } jogadas de profundidade, { $nodes } posições
    }
analysis-follow = Jogar { $moves }
analysis-no-moves = Faz uma jogada no tabuleiro, por qualquer lado. Volta atrás e faz outra: passa a ser uma variante.
analysis-mark = Marcar a jogada
analysis-mark-with = Marcar com { $glyph }
analysis-promote = Subir a variante
analysis-prune = Apagar a partir daqui
analysis-name = Nome desta variante
analysis-comment = Comentário a esta jogada
analysis-comment-start = Comentário antes da primeira jogada
analysis-save = Guardar como .qgn
analysis-too-long = É longo demais para um endereço. Guarda como .qgn para não o perderes.
analysis-begin = Outro jogo
analysis-begin-choose = Escolhe um jogo…
analysis-paste = Cola um registo ou uma posição, ou larga um ficheiro em qualquer sítio
analysis-read = Ler
analysis-file = Abrir um ficheiro
analysis-wrong-at = Linha { $line }, coluna { $column }: { $why }
