elsewhere-title = Continuar noutro dispositivo
home-perfect = Perfeito
home-perfect-is = Perfeito: nunca se engana
table-time-none = Sem relógio
table-time-per-move =
    { $seconds ->
        [one] { $seconds } segundo por turno
       *[other] { $seconds } segundos por turno
    }
table-time-fischer = { $minutes } min + { $increment } s por turno
table-time-days =
    { $days ->
        [one] { $days } dia por turno
       *[other] { $days } dias por turno
    }
table-free = Livre
table-computer = Computador, nível { $level }
table-guest = Visitante
watch-moves =
    { $moves ->
        [0] Acabou de começar
        [one] 1 jogada
       *[other] { $moves } jogadas
    }
language-name = Português
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Fantasmas
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Clássico para dois: uma corrida até ao outro lado, com barreiras.
mode-classic-3 = Clássico para três: a mesma corrida, a partir de três lados.
mode-classic-4 = Clássico para quatro: a mesma corrida, a partir dos quatro lados.
mode-pacman = PAC-MAN: come quatro pastilhas antes que os fantasmas te capturem três vezes.
mode-pacman-advanced = PAC-MAN avançado: a caçada com barreiras, túneis e pastilhas para gastar.
layout-standard = Peões ao centro dos seus lados, nenhuma barreira no tabuleiro.
layout-recon-1 = Três barreiras horizontais e três verticais: o labirinto habitual.
layout-recon-2 = Outro labirinto de três mais três barreiras.
layout-open = Sem qualquer barreira.
layout-gate = Portão: 8 barreiras, uma vida. Jogos renhidos entre iguais.
layout-kite = Papagaio: 14 barreiras, duas vidas. Jogos renhidos entre iguais.
layout-lantern = Lanterna: 20 barreiras, quatro vidas. Jogos renhidos entre iguais.
layout-meadow = Prado: 4 barreiras, três vidas. Jogos renhidos entre iguais.
layout-owl = Coruja: 18 barreiras, duas vidas. Jogos renhidos entre iguais.
layout-tower = Torre: 18 barreiras, duas vidas. Jogos renhidos entre iguais.
layout-d4 = A Câmara em d4, e4, d5 e e5.
layout-d5 = A Câmara em d5, e5, d6 e e6.
layout-e4 = A Câmara em e4, f4, e5 e f5.
layout-e5 = A Câmara em e5, f5, e6 e f6.
character-pawn = um peão simples
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, iniciante
level-2 = 2, promissor
level-3 = 3, avançado
level-4 = 4, elite
joke-0 = Dieta rigorosa, e bem se notou: até os fantasmas tiveram pena. Durante um passo, vá.
joke-1 = Uma pastilha. Um lanchinho antes da sesta.
joke-2 = Meia dose. A outra metade foi para os fantasmas, em caixinha para levar.
joke-3 = Três em quatro: a última pastilha vai contar esta história aos netos.
joke-4 = Quatro pastilhas e nem uma migalha. Os fantasmas já pediram o livro de reclamações.
phrase-hello = Olá!
phrase-good-luck = Boa sorte!
phrase-well-played = Bem jogado!
phrase-nice-fence = Bela barreira!
phrase-oops = Ups!
phrase-thinking = Estou a pensar.
phrase-your-turn = É a tua vez!
phrase-back-soon = Volto já.
phrase-i-am-back = Já voltei.
phrase-thanks = Obrigado!
phrase-again = Mais um jogo?
phrase-goodbye = Adeus!
page-api = A interface para programas
page-name = O teu nome
page-guest = visitante
page-home = Início
page-loading = Um momento…
page-missing = Aqui não há nada
page-missing-more = O endereço pode ter uma gralha, ou o que aqui estava já não existe.
page-no-network = Sem ligação
page-no-network-more = Não se perdeu nada. Esta página continua a tentar e abre sozinha.
page-try-again = Tentar agora
page-language = Idioma
page-theme = Claro ou escuro
page-theme-auto = Como no dispositivo
page-theme-light = Claro
page-theme-dark = Escuro
page-your-name = O teu nome: { $name }
page-unreachable = O servidor não está a responder. Não se perdeu nada. Tenta daqui a pouco.
page-menu = Menu
page-play = Jogar
page-learn = Aprender
page-rules = Regras
page-how-to-play = Como se joga
bot-name =
    { $level ->
        [1] estreante
        [2] aprendiz
        [3] amador
        [4] jogador regular
        [5] jogador de clube
        [6] candidato
        [7] perito
       *[other] mestre
    }
bot-is = Nível { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Só olha para a sua próxima jogada.
        [answer] Olha para a sua jogada e para a resposta.
        [few] Vê umas poucas jogadas à frente.
        [several] Vê várias jogadas à frente.
       *[far] Vê muito à frente.
    }
page-watch = Assistir
page-analyse = Analisar
editor-title-maze = Criar um labirinto
editor-title-position = Preparar uma posição
page-games = Os meus jogos
page-puzzles = Desafios
page-spoken = Modo de leitor de ecrã
table-perfect = Computador, perfeito
page-stop = Parar
page-puzzle-daily = Desafio do dia
page-again = Tentar de novo
page-game = Jogo
page-all-games = Todos os jogos
page-hint = Dica
page-hint-more = Outra dica
page-you = Tu
page-away = ausente
page-copied = Copiado
page-cancel = Cancelar
bot-style =
    { $style ->
        [runner] Corre para a meta e raramente coloca uma barreira.
        [builder] Adora barreiras e coloca-as cedo.
        [saver] Guarda as barreiras até um adversário estar perto da meta.
        [all-round] Corre quando vai à frente e põe barreiras quando vai atrás.
        [hungry] Vai à pastilha mais próxima.
        [wary] Primeiro foge dos fantasmas, e come quando é seguro.
        [hunter] Come quando é seguro e caça fantasmas durante o impulso.
        [loners] Cada fantasma caça por sua conta.
       *[pack] Os fantasmas caçam juntos e cortam as saídas.
    }
bot-misses =
    { $what ->
        [jump] Não prevê os saltos.
        [own-way] Às vezes atrasa-se com a própria barreira.
        [second-ghost] Vigia um fantasma de cada vez.
        [boost] Esquece-se de que uma pastilha torna o PAC-MAN perigoso.
       *[nothing] Pouca coisa lhe escapa.
    }
home-tile-classic-2 = Para 2
home-tile-classic-3 = Para 3
home-tile-classic-4 = Para 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avançado
home-name-classic-2 = Clássico para dois
home-name-classic-3 = Clássico para três
home-name-classic-4 = Clássico para quatro
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avançado
home-ended = Esta página é mais antiga do que o servidor. Recarrega-a.
play-bot = Computador { $level }
play-notify-turn = Um jogo de Corridor está à tua espera.
play-your-turn = É a tua vez
home-expect = Quando este nível joga contra si próprio, o PAC-MAN ganha { $share } % dos jogos.
home-here-player = Jogador { $number }
