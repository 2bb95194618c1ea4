fault-boost-after-pellet = Um impulso vem depois de uma pastilha. Põe o PAC-MAN onde havia uma, numa casa que agora está vazia.
fault-chamber-count = A Câmara tem barreiras a menos ou a mais. Marca as certas.
fault-chamber-fences-standing = A Câmara faz-se com barreiras que estão no tabuleiro, e { $fences } não está.
fault-closed-chamber = A Câmara tem uma abertura. Fecha-a, para que não se possa entrar nem sair.
fault-eaten = As pastilhas comidas são as que faltam no tabuleiro, e não são { $found }.
fault-fence = «{ $found }» não é uma barreira. As barreiras escrevem-se como e3h.
fault-fence-list = «{ $found }» não é uma lista de barreiras, como d2e3.
fault-fences-not-crossing = { $fences } cruzam-se. Muda uma de sítio.
fault-fences-not-overlapping = { $fences } estão uma em cima da outra. Muda uma de sítio.
fault-fences-of-layout = Neste jogo as barreiras nunca mudam, por isso são as do labirinto. Diferentes: { $fences }.
fault-fields = Uma posição deste jogo tem { $detail } campos separados por barras.
fault-fitting-fence = { $fences } não cabem juntas. Muda uma de sítio.
fault-ghosts-apart = Há dois fantasmas em { $squares }. Dá uma casa a cada um.
fault-inline-layout = «{ $found }» não é um labirinto de seis partes separadas por pontos.
fault-known-name = «{ $found }» não existe. Há: { $detail }.
fault-layout-key = Um ficheiro de labirinto não tem «{ $found }» aqui.
fault-layout-number = { $found } está fora dos limites. Escolhe de { $detail }.
fault-layout-size = É longo demais para um labirinto.
fault-layout-value = { $found } tem de ser do tipo { $detail }.
fault-lives = { $found } vidas são mais do que as do início do jogo.
fault-no-pellet-on-respawn-square = O PAC-MAN volta a entrar em { $squares }. Põe a pastilha noutro sítio.
fault-no-pellet-under-piece = Há uma peça em cima da pastilha em { $squares }. Muda uma delas de sítio.
fault-no-square-cut-off = { $count ->
    [1] Ninguém consegue chegar a { $squares }. Abre um caminho.
   *[other] Ninguém consegue chegar a estas { $count } casas. Abre um caminho.
}
fault-numbers = «{ $found }» devia ser { $detail ->
    [1] um número.
   *[other] { $detail } números.
}
fault-one-chamber = Há mais do que uma sala fechada. Só a Câmara pode estar fechada.
fault-one-square = Uma peça começa numa só casa: { $found }.
fault-pacman-apart = Há um fantasma com o PAC-MAN em { $squares }. Muda um deles de sítio.
fault-pacman-on-board = Falta o PAC-MAN. Põe-no no tabuleiro.
fault-pellets-differ = Há duas pastilhas em { $squares }. Muda uma de sítio.
fault-pellets-of-layout = O labirinto não tem pastilha em { $squares }. Tira-a, ou muda o labirinto.
fault-pellet-count = Este jogo tem { $detail } pastilhas, e aqui há { $found }.
fault-phase = Este momento do turno («{ $found }») não condiz com o resto do tabuleiro.
fault-pieces-apart = Há duas peças em { $squares }. Muda uma delas de sítio.
fault-piece-letter = «{ $found }» não é uma peça, ou há uma repetida.
fault-piece-name = Não há nenhuma peça chamada «{ $found }» neste jogo.
fault-piece-off-board = { $pieces } começa aqui fora do tabuleiro e entra mais tarde. Tira a peça.
fault-piece-on-board = Falta { $pieces }. Põe a peça no tabuleiro.
fault-played-in-turn = Neste momento, esses fantasmas ainda não podem ter andado.
fault-position-size = É longo demais para uma posição.
fault-previous = { $pieces } está fora do tabuleiro, por isso não tem casa anterior.
fault-reserve = { $found } em reserva é mais do que o PAC-MAN comeu.
fault-route-to-goal = O peão em { $squares } não consegue chegar à meta. Abre um caminho.
fault-side-number = Não há lado { $found } neste jogo.
fault-square = «{ $found }» não é uma casa. As casas vão de a1 a i9.
fault-square-for-each-piece = Cada peça precisa de uma casa, ou de um traço se estiver fora do tabuleiro: { $found }.
fault-square-list = «{ $found }» não é uma lista de casas, como a1i9.
fault-start-off-goal = O peão em { $squares } já está na meta. Muda-o de sítio.
fault-stock = São mais barreiras na mão do que cabem no tabuleiro: { $found }.
fault-stock-name = As barreiras na mão são de lados deste jogo: { $found }.
fault-switch = «{ $found }» não é uma regra com o seu valor, ou está repetida.
fault-toml = Não se consegue ler a linha { $line }, coluna { $column }.
fault-turn = «{ $found }» não diz que turno é.
editor-lead-maze = Desenha barreiras, põe peças e pastilhas, e joga. O que as regras não permitem vai ficando marcado.
editor-lead-position = Qualquer momento de qualquer jogo. O que as regras não permitem vai ficando marcado.
editor-board = O tabuleiro que estás a editar
editor-tools = O que faz um toque
editor-tool-fence = Barreiras
editor-tool-erase = Tirar
editor-tool-chamber = Barreiras da Câmara
editor-tool-pellet = Pastilhas
editor-hint-fence = Desliza para colocar uma barreira, toca numa para a tirar, arrasta as peças para onde quiseres.
editor-hint-erase = Toca numa barreira, numa peça ou numa pastilha para a tirar.
editor-hint-chamber = Toca nas barreiras que fecham a Câmara.
editor-hint-pellet = Toca nas casas para lá pôr pastilhas, ou para as tirar.
editor-hint-piece = Toca numa casa para lá pôr { $piece }. Toca de novo para tirar a peça do tabuleiro.
editor-fence = Barreira { $fence }
editor-on-fence = A barreira { $fence } está aqui. Enter tira-a.
editor-symmetry = Desenhar a dobrar
editor-symmetry-none = Não
editor-symmetry-mirror = Esq.–dir.
editor-symmetry-flip = Cima–baixo
editor-symmetry-turn = Meia volta
editor-redo = Refazer
editor-clear = Tirar as barreiras
editor-good = Dá para jogar.
editor-faults = O que está mal
editor-more-faults = { $count ->
    [one] Mais { $count }
   *[other] Mais { $count }
}
editor-bad-link = Este link não traz um tabuleiro que se possa mostrar. Aqui tens um novo.
editor-try = Experimentar
editor-use = Usar numa mesa
editor-not-yet = Podes partilhar e jogar quando não houver nada marcado.
editor-stock = Barreiras: { $side }
editor-side = A jogar
editor-phase = Parte do turno
editor-phase-walk = O PAC-MAN anda
editor-phase-boost = Impulso
editor-phase-ghosts = Os fantasmas andam
editor-phase-enter = O PAC-MAN entra
editor-phase-action = Jogada do PAC-MAN
editor-phase-extra = Movimento extra
editor-phase-after = Depois de ele andar
editor-phase-relocate = Barreira da Câmara
editor-phase-ghost-place = Barreira de um fantasma
editor-played = Fantasmas que já andaram
editor-reserve = Pastilhas em reserva
editor-turn = Turno
editor-memory = Memória do turno
editor-previous = Veio de
editor-from = Partir de
editor-from-none = Escolhe um tabuleiro
editor-forget = Esquecer este labirinto
editor-fences = { $count ->
    [0] Nenhuma barreira
    [one] Uma barreira
   *[other] { $count } barreiras
}
editor-take-away = Tirar { $fence }
editor-fair = Será justo?
editor-fair-lead = O computador faz jogos rápidos contra si próprio. Onde pode, também resolve o labirinto com até três fantasmas.
editor-fair-ask = Descobrir
editor-fair-making = A fazer jogos rápidos
editor-fair-ahead = { $ahead ->
    [one] Há { $ahead } tabuleiro antes do teu
   *[other] Há { $ahead } tabuleiros antes do teu
}
editor-fair-failed = Não resultou. Podes pedir outra vez.
editor-fair-done = Os jogos rápidos acabaram.
editor-fair-share = ganhou { $share } % (provavelmente { $low } a { $high } %)
editor-fair-games = { $games } jogos do nível { $level } contra si próprio, { $drawn ->
    [0] nenhum empate
   *[other] empates: { $drawn }
}. Dezanove vezes em vinte, o valor real está na parte clara.
editor-fair-exact = { $ghosts ->
    [1] Resolvido, um fantasma
   *[other] Resolvido, { $ghosts } fantasmas
}
editor-fair-pacman = O PAC-MAN ganha
editor-fair-endless = Ninguém força a vitória
editor-fair-ghosts = Os fantasmas ganham
