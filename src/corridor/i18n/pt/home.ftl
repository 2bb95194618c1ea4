home-title-way = Faz o teu caminho.
home-title-fence = Barra o dos outros.
home-lead = O Quoridor e os seus jogos do PAC-MAN no teu navegador: contra o computador, com amigos ou com quem estiver online.
home-modes = Que jogo?
home-kind-classic-2 = Clássico
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Caçada
home-kind-pacman-advanced = Com barreiras
home-computer = Jogar contra o computador
home-level = Nível
home-role = Jogas como
home-role-first = Primeiro
home-role-second = Segundo
home-role-any = Aleatório
home-time = Relógio
home-friend = Jogar com amigos
home-friend-more = Por link ou código, sem conta
home-find = Encontrar jogo
home-find-more = Com quem quiser jogar a isto
home-find-start = Procurar adversário
home-find-many = Os jogos para três e quatro começam em mesas abertas. Abre uma, e outros podem sentar-se.
home-find-waiting = À procura de adversário…
home-find-cancel = Parar a procura
home-found = Já há adversário! O jogo vai começar.
home-running = Os teus jogos
home-running-alone = todos neste ecrã
home-running-yours = A tua vez
home-running-theirs = Vez dos outros
home-running-open = Por começar
home-running-more =
    { $count ->
        [one] mais { $count }
       *[other] mais { $count }
    }
home-open = Mesas abertas
home-open-none = Agora não há ninguém à espera numa mesa.
home-open-new = Abrir uma mesa
home-open-take = { $game }: ocupar este lugar
home-code = Tens um código?
home-code-join = Entrar
home-demo = Um jogo do computador contra si próprio
home-demo-move =
    { $number ->
        [0] O computador joga sozinho
       *[other] O computador joga sozinho, jogada { $number }
    }
home-offline = O servidor não responde. Esta página continua a tentar; não se perde nada.
home-unofficial = Não oficial, sem qualquer afiliação. Quoridor e PAC-MAN são marcas dos respetivos donos.
home-new = Nova mesa
home-new-lead = Escolhe um jogo e envia o link. Toda a gente vê estas regras antes de começar.
home-new-seats = Lugares
home-new-seats-ghosts =
    { $count ->
        [1] Uma pessoa é o PAC-MAN, outra fica com os quatro fantasmas.
       *[other] Uma pessoa é o PAC-MAN e { $count } repartem os quatro fantasmas.
    }
home-new-layout = Tabuleiro
home-new-rules = Regras
home-new-more = Todas as regras, uma a uma
home-new-changed =
    { $count ->
        [0] como nas regras acima
        [one] 1 regra diferente
       *[other] { $count } regras diferentes
    }
home-new-who = Quem se pode sentar
home-new-link = Quem tiver o link
home-new-public = Todos
home-new-lots = Quem joga com o quê
home-new-lots-race = Quem começa
home-new-lots-seats = Pelos lugares
home-new-lots-me = Começo eu
home-new-legs = Jogos
home-new-legs-1 = Um
home-new-legs-2 = Dois, com troca de lados
home-new-team = Quem decide as barreiras e propostas dos fantasmas
home-new-team-anyone = Qualquer um deles
home-new-team-captain = O capitão
home-new-casual = Desfazer e dicas
home-new-casual-yes = Permitido
home-new-casual-no = Não permitido
home-new-open = Abrir a mesa
home-new-name = O teu nome (opcional)
home-here =
    { $count ->
        [2] Dois neste ecrã
        [3] Três neste ecrã
       *[other] Quatro neste ecrã
    }
home-here-more = À vez, neste dispositivo
home-waiting = À espera de jogo
home-waiting-play = Jogar
home-waiting-meet = Jogar com { $name }: { $game }, { $clock }
home-find-near = Se alguém estiver à espera com um relógio parecido, jogas com o dessa pessoa. Qualquer um pode assistir.
clock-own = Relógio à medida
clock-kind = Tipo de relógio
clock-kind-fischer = Tempo para o jogo todo
clock-kind-per-move = Tempo por turno
clock-kind-days = Dias por turno
clock-minutes = Minutos
clock-increment = Segundos extra
clock-seconds = Segundos
clock-days = Dias
home-puzzle-more = Uma só jogada certa. Consegues encontrá-la?
