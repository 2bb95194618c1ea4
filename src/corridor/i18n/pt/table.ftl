table-title = A mesa de { $name }
table-title-yours = A tua mesa
table-title-nobody = Uma mesa
table-invite = Convidar pessoas
table-share = Partilhar link
table-share-title = Um jogo de Corridor
table-copy = Copiar link
table-seat-link = Um link para este lugar
table-link = Link para esta mesa
table-qr = Código QR
table-qr-label = Código QR com o link para esta mesa
table-rules = O que se joga
table-own-layout = Tabuleiro próprio
table-lots-first = O primeiro lugar
table-by-lot = Lado aleatório
table-turn =
    { $number ->
        [1] Joga em primeiro
        [2] Joga em segundo
        [3] Joga em terceiro
       *[other] Joga em quarto
    }
table-seat-free = Lugar { $number } livre
table-free-race =
    { $number ->
        [1] Primeiro lugar, livre
        [2] Segundo lugar, livre
        [3] Terceiro lugar, livre
       *[other] Quarto lugar, livre
    }
table-free-piece = { $piece }: livre
table-starts = De { $squares }
table-enters = Entra no primeiro turno
table-sit = Sentar-me aqui
table-sit-too = Sentar mais alguém
table-name-too = Nome de quem se senta aqui
table-add-computer = Computador
table-stand-up = Levantar-me
table-send-away = Libertar o lugar de { $name }
table-character = O teu aspeto
table-pawn = Um peão simples
table-lift = Passar { $piece } para outro lugar
table-put-here = { $piece } vem para aqui
table-share-hint = Arrasta um fantasma para outro lugar, ou toca nele e depois no lugar. Se deres o teu último fantasma, recebes outro em troca.
table-hands = Estes fantasmas andam juntos
table-here = Presentes: { $here } de { $all },
table-seats-free =
    { $free ->
        [one] há { $free } lugar livre
       *[other] há { $free } lugares livres
    }
table-all-here = já podes começar
table-wait-start = à espera do início
table-leave = Sair
table-start = Começar
table-start-computer = Começar com o computador
table-drawing = A escolher os lados…
table-begins = Começa: { $name }.
table-first = Começa
table-to-board = Para o tabuleiro
join-title = Entrar numa mesa
join-invited = Convite de { $name }
join-invited-plain = Tens um convite
join-your-seat = O teu lugar
join-sit = Sentar-me
join-watch = Só assistir
join-gone = Este convite já não é válido
join-gone-more = O link já foi usado, ou o jogo já começou. Pede um novo, ou escreve um código.
join-no-code = Nenhuma mesa tem este código
join-no-code-more = Confirma o código e escreve-o de novo, ou volta a pedi-lo a quem te convidou.
join-failed = Não resultou
balance-pacman = PAC-MAN pode forçar a vitória
balance-endless = Ninguém pode forçar a vitória
balance-ghosts = Fantasmas podem forçar a vitória
balance-ahead-pacman = PAC-MAN em vantagem
balance-even = Equilibrado
balance-ahead-ghosts = Fantasmas em vantagem
balance-proved = Provado: é assim que acaba quando ninguém erra.
balance-measured = Não está provado, só medido. Nos jogos do computador contra si próprio, o PAC-MAN ganhou { $won } de { $games }.
table-change = Mudar
table-change-owner = Podes mudá-las até ao início. Toda a gente na mesa terá de concordar.
table-change-title = Mudar as regras
table-change-save = Usar estas regras
table-changed = { $name } mudou as regras
table-changed-nameless = As regras mudaram
table-changed-more = Fica para jogar com estas, ou sai da mesa.
table-changed-line = { $now } em vez de { $was }
table-stay = Ficar
table-unsure = A decidir
table-wait-agree =
    { $count ->
        [one] { $count } pessoa tem de aceitar as novas regras
       *[other] { $count } pessoas têm de aceitar as novas regras
    }
table-own-maze = O meu labirinto { $number }
table-from = Início
table-own-position = Numa posição preparada
table-make-maze = Criar o meu labirinto
