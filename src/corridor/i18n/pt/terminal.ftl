cli-play-welcome = Boas-vindas ao Corridor! A que jogo queres jogar?
cli-play-which = Jogo:
cli-play-how-many = Quantas pessoas, 1 a { $most }? A solo, jogas contra o computador.
cli-play-number = Escreve um número de { $low } a { $high }.
cli-play-name = Nome do jogador { $number }:
cli-play-characters = { $name }, o teu peão: { $characters }.
cli-play-which-character = Peão:
cli-play-start = Queres começar? Se não, decide o acaso.
cli-play-person = Jogador { $number }
cli-play-bot = Computador
cli-play-bots = Computador { $number }
cli-play-seats =
    { $most ->
        [1] Este jogo é para uma pessoa.
       *[other] Este jogo tem de { $fewest } a { $most } lugares, e não { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Há mais nomes ou figuras do que pessoas: só joga { $count }.
       *[other] Há mais nomes ou figuras do que pessoas: só jogam { $count }.
    }
cli-play-no-characters = As figuras são para os peões dos modos clássicos; aqui cada peça é ela própria.
cli-play-alike = Não pode haver dois peões iguais: { $character }.
cli-play-first-or-side = Usa --first ou --side, não ambos.
cli-play-nobody-first = Sem pessoas, ninguém pode pedir um lado.
cli-play-resume-is-all = Um jogo guardado já sabe o modo e os jogadores: usa --resume sem eles.
cli-play-was-over = O jogo em { $file } já acabou.
cli-play-sits = { $who } começa em { $squares }.
cli-play-lot = Os lugares são aleatórios.
cli-play-enters = { $who } entra primeiro.
cli-play-looks = { $who } tem o aspeto de { $character }.
cli-play-how = Escreve uma jogada, ou «help».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = uma destas peças: { $pieces }
cli-play-example = Por exemplo: { $moves }
cli-play-several = Há vários caminhos até lá. Escreve um por inteiro: { $moves }.
cli-play-what = { $why } Escreve «help» para veres o que podes fazer.
cli-play-not-yours = Essa peça é de { $who }.
cli-play-into-ghost = O PAC-MAN ia contra um fantasma e perdia uma vida. Queres mesmo?
cli-play-forced = { $who } não pode jogar e passa.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Foi gasta uma pastilha.
cli-play-pellet =
    { $count ->
        [0] O PAC-MAN come a última pastilha!
        [one] O PAC-MAN come uma pastilha! Resta 1.
       *[other] O PAC-MAN come uma pastilha! Restam { $count }.
    }
cli-play-caught =
    { $count ->
        [0] O PAC-MAN é capturado pela última vez!
        [one] O PAC-MAN é capturado! Resta 1 vida.
       *[other] O PAC-MAN é capturado! Restam { $count } vidas.
    }
cli-play-eaten = O PAC-MAN come { $piece }!
cli-play-help-race =
    Jogadas
      e4         anda ou salta para e4
      e3h        uma barreira horizontal por cima de e3 e f3
      e3v        uma barreira vertical à direita de e3 e e4
cli-play-help-chase =
    Jogadas
      Me6f6      anda com o PAC-MAN por e6 até f6; os fantasmas são B, I, P, C
      f6         o mesmo, se for claro que peça anda, e por onde
      --         parar aqui, ou ficar
      M@e1       entrar no tabuleiro em e1
      $          gastar uma pastilha para andar com impulso
      e3h        uma barreira horizontal por cima de e3 e f3
      e3v        uma barreira vertical à direita de e3 e e4
      d3h>f7v    pegar na barreira d3h da Câmara e pô-la em f7v
cli-play-help =
    Palavras
      moves      todas as jogadas permitidas; «moves B» só as de uma peça
      why MOVE   porque não se pode fazer uma jogada
      routes     os caminhos mais curtos
      board      mostrar o tabuleiro outra vez
      undo       desfazer até à tua última jogada
      save FILE  guardar o jogo num ficheiro
      resign     desistir
      quit       sair
cli-play-no-piece = Não há nenhuma peça «{ $name }». Podem ser: { $allowed }.
cli-play-no-moves = { $piece } não pode jogar agora.
cli-play-undone =
    { $count ->
        [one] { $count } jogada desfeita.
       *[other] { $count } jogadas desfeitas.
    }
cli-play-no-undo = Não há nada para desfazer.
cli-play-why-what = Diz que jogada, por exemplo: why e3h
cli-play-legal = { $move } é uma jogada permitida.
cli-play-route =
    { $count ->
        [0] { $piece }: 0 passos: { $squares }
        [one] { $piece }: 1 passo: { $squares }
       *[other] { $piece }: { $count } passos: { $squares }
    }
cli-play-no-route = Agora não há caminhos para mostrar.
cli-play-resign = Desistir por { $who }?
cli-play-resigned = { $loser }: desistência. { $winner }: bem jogado!
cli-play-taken-over = O computador continua por { $who }.
cli-play-overwrite = { $file } já existe. Substituir?
cli-play-saved = Guardado em { $file }.
cli-play-save = Guardar o jogo em { $file }?
cli-play-resume = Para continuar: corridor play --resume { $file }
cli-play-not-saved = O jogo não ficou guardado. Da próxima vez, --autosave FILE guarda-o jogada a jogada.
cli-play-default-yes = [S/n]
cli-play-default-no = [s/N]
cli-play-words-yes = s sim y yes
cli-play-words-no = n não nao no
cli-play-yes-or-no = Escreve s ou n.
cli-play-level = Nível do PAC-MAN: { $title }
cli-play-level-of-bots = Que força deve ter o computador, 1 a 8?
cli-play-level-or-perfect = Que força deve ter o computador, 1 a 8? O 9 é perfeito: nunca se engana.
cli-kind-walk = Movimentos, { $piece }:
cli-kind-fence-h = Barreiras horizontais:
cli-kind-fence-v = Barreiras verticais:
cli-kind-relocate = { $fence } da Câmara pode ir para:
cli-kind-enter = Para entrar:
cli-kind-other = Outras jogadas:
cli-legal-count =
    { $count ->
        [0] { $side } a jogar: nenhuma jogada permitida.
        [one] { $side } a jogar: 1 jogada permitida.
       *[other] { $side } a jogar: { $count } jogadas permitidas.
    }
cli-move-refused = { $move } não se pode jogar. { $why }
cli-cannot-read = Não se consegue ler { $file }: { $why }.
cli-cannot-write = Não se consegue escrever { $file }: { $why }.
