play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Clássico · 2
play-mode-classic-3 = Clássico · 3
play-mode-classic-4 = Clássico · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avançado
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s por turno
        [days]
            { $days ->
                [one] { $days } dia por turno
               *[other] { $days } dias por turno
            }
       *[none] sem relógio
    }
play-watching = Estás a assistir
play-board = O tabuleiro
play-guest = Visitante
play-name-and-side = { $name } ({ $side })
play-for = por { $name }
play-clock = Tempo restante: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [0] Nenhuma barreira na mão
        [one] 1 barreira na mão
       *[other] { $count } barreiras na mão
    }
play-lives = Vidas
play-lives-left =
    { $count ->
        [0] Sem vidas
        [one] Resta 1 vida
       *[other] Restam { $count } vidas
    }
play-pellets = Pastilhas comidas
play-pellets-eaten = { $count } de { $all }
play-reserve = Em reserva
play-fences-label = Barreiras
play-team-stock = Barreiras da equipa
play-speed = Velocidade
play-level-so-far = Nível até agora
play-yours = teu
play-sees =
    { $own ->
        [yes] está a ver-te
       *[no] está a vê-lo
    }
play-off-board = fora do tabuleiro
play-on-square = em { $square }
play-sees-along-file = vê o PAC-MAN na coluna { $name }
play-sees-along-rank = vê o PAC-MAN na linha { $name }
play-legend-respawn = Casa de regresso: o PAC-MAN entra aqui
play-legend-tunnel = Túnel { $one } – { $other }
play-legend-sight = Campo de visão: este fantasma pode andar mais
play-legend-ring = Anel: agora este fantasma pode ser comido
play-to-move = { $who } a jogar
play-teammate = decide alguém da equipa
play-task-race =
    { $fences ->
        [yes] Anda para um ponto, ou coloca uma barreira entre as casas.
       *[no] Anda para um ponto. Já não tens barreiras.
    }
play-task-after =
    { $what ->
        [fence] Já andaste. Coloca uma barreira ou acaba o turno.
        [pellet] Já andaste. Gasta uma pastilha ou acaba o turno.
       *[both] Já andaste. Coloca uma barreira, gasta uma pastilha ou acaba o turno.
    }
play-task-ghost-place = Coloca uma barreira ou guarda-a.
play-opening = Turno { $turn }
play-boost = Impulso
play-boost-eats =
    { $own ->
        [yes] Comes os fantasmas no teu caminho, só neste turno
       *[no] O PAC-MAN come os fantasmas no seu caminho, só neste turno
    }
play-typed = A tua jogada: { $text }
play-left-short =
    { $count ->
        [0] é a última
        [one] fica 1
       *[other] ficam { $count }
    }
play-cost =
    { $count ->
        [0] { $who }: { $count } passos
        [one] { $who }: { $count } passo
       *[other] { $who }: { $count } passos
    }
play-keys-hover = Clica para colocar · R roda · Esc cancela
play-keys-held = Enter coloca · R roda · Esc cancela
play-heard-move = { $who }: { $move }.
play-heard-spent = O PAC-MAN gasta uma pastilha.
play-heard-eaten = O PAC-MAN come { $pieces }.
play-heard-pellet = O PAC-MAN come uma pastilha: { $count } de { $all }.
play-heard-boost =
    { $count ->
        [one] Começa um impulso: { $count } passo.
       *[other] Começa um impulso: { $count } passos.
    }
play-heard-boost-over = O impulso acabou.
play-heard-caught =
    { $count ->
        [0] O PAC-MAN foi capturado. Não lhe resta nenhuma vida.
        [one] O PAC-MAN foi capturado. Resta 1 vida.
       *[other] O PAC-MAN foi capturado. Restam { $count } vidas.
    }
play-heard-clock =
    { $seconds ->
        [one] Tens { $seconds } segundo no relógio.
       *[other] Tens { $seconds } segundos no relógio.
    }
play-place = Colocar
play-rotate = Rodar
play-step-back = Recuar
play-end-walk = Acabar aqui
play-walk = Andar
play-walk-anyway = Ir na mesma
play-yes = Sim
play-no = Não
play-accept = Aceitar
play-decline = Recusar
play-close = Fechar
play-panel-more = Mais
play-resign = Desistir
play-resign-sure = Desistir deste jogo?
play-resign-team = Propor à equipa desistir?
play-abort = Anular
play-abort-long = Anular o jogo
play-abort-sure = Anular o jogo?
play-takeback = Voltar atrás
play-undo = Desfazer
play-draw = Propor empate
play-routes = Caminhos
play-phrases = Frases
play-flip = Virar o tabuleiro
play-save = Guardar
play-new = Novo
play-rematch = Desforra
play-rematch-asked = Desforra proposta
play-next-leg = Próxima mão
play-next-game = Próximo jogo
play-ask-hint = Pedir uma dica
play-suggest = Sugerir
play-suggest-to-team = Sugerir uma jogada à equipa
play-suggest-how = Escolhe uma jogada; a tua equipa vai vê-la.
play-suggested = A tua equipa vê a tua sugestão: { $move }
play-suggests = { $who } sugere { $move }
play-play-it = Jogá-la
play-hint-wait = O motor está a pensar…
play-hint = O motor jogaria { $move }
play-offered-draw = Propuseste empate.
play-offered-takeback = Pediste para desfazer uma jogada.
play-offered-rematch = Propuseste a desforra.
play-offers-draw = { $who } propõe empate.
play-offers-takeback = { $who } gostava de desfazer uma jogada.
play-offers-rematch = { $who } quer a desforra.
play-declines = { $who } recusa.
play-play-on = Continuar
play-give-up-asked = Queres desistir. A equipa decide contigo.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } quer desistir, e tu também. O resto da equipa decide convosco.
       *[no] { $who } quer desistir. Concordas?
    }
play-plays-on = { $who } quer continuar a jogar.
play-gone-kept = { $name } está ausente. O lugar fica guardado durante:
play-gone = { $name } está ausente.
play-wait = Esperar
play-claim = Reclamar vitória
play-put-bot = Pôr o computador
play-bot-for-you = O computador está a jogar por ti.
play-return = Voltar ao meu lugar
play-line-lost = Ligação perdida. A ligar de novo…
play-unsent = Sem ligação. A tua jogada { $move } está guardada e segue assim que voltares.
play-unsent-lost = A tua jogada { $move } não foi feita: o jogo já tinha avançado.
play-line-ended = A ligação terminou. Recarrega a página.
play-moves = Jogadas
play-no-moves = Ainda sem jogadas
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] O início
        [one] Depois de 1 jogada
       *[other] Depois de { $ply } jogadas
    }
play-back-to-now = Voltar ao jogo
play-replay-move = Depois: { $move }
play-replay-end = Foi esta a captura.
play-why-caught =
    { $own ->
        [yes] Porque perdi uma vida?
       *[no] Como se perdeu a vida?
    }
play-route = Caminho até à meta
play-result-won = Ganhaste
play-result-lost = Perdeste
play-result-draw = Empate
play-result-off = Anulado
play-result-wins =
    { $many ->
        [yes] { $winner } vencem
       *[no] { $winner } vence
    }
play-result-loses = { $loser } perde; os outros ganham
play-reason-goal = Um peão chegou ao outro lado.
play-reason-pellets = Todas as pastilhas comidas.
play-reason-ghosts = Todos os fantasmas comidos.
play-reason-catches = O PAC-MAN ficou sem vidas.
play-reason-plies = Chegou-se ao limite de jogadas.
play-reason-threefold = A mesma posição surgiu três vezes.
play-reason-no-progress = Há demasiado tempo que nada muda.
play-reason-resign =
    { $own ->
        [yes] Desististe.
        [team] { $who } desistiu pela tua equipa.
       *[no] Desistência: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] O teu tempo acabou.
       *[no] Tempo esgotado: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Saíste da mesa.
       *[no] Saída da mesa: { $loser }.
    }
play-reason-agreement = Ambos os lados concordaram.
play-reason-aborted = Ninguém ganhou nem perdeu.
play-level = Nível do PAC-MAN: { $level }
play-legs = Duas mãos
play-leg = { $number }.ª mão
play-points = Pontos
play-leg-result =
    { $how ->
        [won] Vitória
        [lost] Derrota
        [draw] Empate
       *[off] Anulado
    }
play-leg-start =
    { $first ->
        [yes] Jogou em primeiro
       *[no] Jogou em segundo
    }
play-leg-role = { $role } · pastilhas: { $pellets }
play-save-qgn = Registo das jogadas (.qgn)
play-save-json = Registo para programas (JSON)
play-save-svg = Imagem nítida em qualquer tamanho (SVG)
play-save-png = Imagem em píxeis (PNG)
play-panel-phrases = Dizer algo
play-panel-settings = Definições
play-panel-save = Guardar o jogo
play-panel-help = Teclas
play-overlay-sight = Mostrar quem vê o PAC-MAN
play-overlay-reach = Mostrar onde cada lado pode ir
play-overlay-routes = Mostrar os caminhos mais curtos
play-set-placing = Colocar barreiras com o dedo
play-placing-confirm = Confirmar cada barreira
play-placing-release = Colocar ao largar
play-placing-tray = Arrastar da barra
play-set-confirm-walk = Confirmar cada movimento
play-set-sound = Som
play-set-vibration = Vibração
play-set-turn-board = Num só ecrã, virar o tabuleiro para quem joga
play-key-arrows = percorrer o tabuleiro
play-key-tab = até ao tabuleiro e aos botões
play-key-space = casas ou barreiras
play-key-rotate = rodar a barreira
play-key-enter = colocar ou andar
play-key-escape = cancelar
play-key-type = escreve uma jogada e carrega em Enter
play-key-undo = voltar atrás
play-key-flip = virar o tabuleiro
play-key-hint = dica
play-key-routes = ver ou ocultar caminhos
play-key-help = esta lista
play-since = Desde a tua vez
play-since-last = Última jogada
play-did-walk =
    { $effect ->
        [pellet] come a pastilha em { $square }
        [ghosts] come { $pieces }
        [caught] captura o PAC-MAN em { $square }
        [caught-you] captura-te em { $square }
        [caught-self] vai contra um fantasma
       *[none] para { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] barreira { $slot }, horizontal
       *[vertical] barreira { $slot }, vertical
    }
play-did-relocate = barreira da Câmara para { $slot }
play-did-enter = entra em { $square }
play-did-spend = gasta uma pastilha
play-did-pass =
    { $what ->
        [boost] acaba o impulso
        [turn] acaba o turno
        [keep] guarda a barreira
        [stay] fica
       *[pass] passa
    }
play-did = { $who } { $did }
play-caught =
    { $own ->
        [yes] { $ghost } capturou-te. { $back ->
            [all] Voltam todos ao início
           *[pacman] Voltas por uma casa de regresso
        }; { $count ->
            [0] já não tens vidas.
            [one] tens 1 vida.
           *[other] tens { $count } vidas.
        }
       *[no] { $ghost } capturou o PAC-MAN. { $back ->
            [all] Voltam todos ao início
           *[pacman] Ele volta por uma casa de regresso
        }; { $count ->
            [0] já não tem vidas.
            [one] tem 1 vida.
           *[other] tem { $count } vidas.
        }
    }
play-go-on = Continuar
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } está a ver-te: { $steps } passos.
           *[other] { $pieces } estão a ver-te: { $steps } passos cada.
        }
       *[no] { $count ->
            [1] { $pieces } vê o PAC-MAN: { $steps } passos.
           *[other] { $pieces } veem o PAC-MAN: { $steps } passos cada.
        }
    }
play-mate-moves = { $name } joga com { $piece }
play-why = Regra
play-why-length =
    { $steps ->
        [one] Anda exatamente { $steps } passo.
       *[other] Anda exatamente { $steps } passos.
    }
play-why-most =
    { $steps ->
        [one] Tens { $steps } passo.
       *[other] Tens { $steps } passos.
    }
play-round = Ronda { $number }
play-rules-booklet = regras do livro
play-rules-first-printing = primeira edição
play-rules-strict-english = inglês à letra
play-rules-italian = regras italianas
play-rules-danish = regras dinamarquesas
play-rules-friendly-ghosts = fantasmas amigos
play-rules-usual = regras habituais
play-rules-changed =
    { $count ->
        [one] { $count } alteração
       *[other] { $count } alterações
    }
play-term-boost = Impulso: passos extra depois de uma pastilha. Comes os fantasmas por onde passas.
play-term-frenzy = Modo de perseguição: um fantasma que vê o PAC-MAN anda 2 passos em vez de 1.
play-term-chamber = Câmara: a sala do meio. Na abertura, os fantasmas levam as barreiras dela para outros sítios.
play-term-spend = Gastar: dar uma pastilha da reserva por passos extra que eliminam fantasmas.
play-term-reserve = Reserva: pastilhas que o PAC-MAN comeu e guardou. Pode gastá-las no seu turno.
play-term-sight = Visão: uma linha reta até ao PAC-MAN sem barreiras pelo meio. Os outros fantasmas não a tapam.
play-term-tunnel = Túnel: sais por aqui e entras na outra ponta, num só passo.
play-term-respawn = Casa de regresso: o PAC-MAN entra aqui no tabuleiro, se estiver livre.
play-word-frenzy = Perseguição
play-word-sight = Visão
play-word-spend = Gastar
play-hint-done = Percebi
play-hint-goal-race =
    Chega à linha { $side ->
        [0] azul
        [1] laranja
        [2] verde
       *[3] roxa
    } { $way ->
        [up] em cima
        [down] em baixo
        [left] à esquerda
       *[right] à direita
    } antes que alguém chegue à sua. Toca num ponto para andar.
play-hint-goal-pacman = Come as { $count } pastilhas antes que os fantasmas te capturem. Toca num ponto para andar até lá.
play-hint-goal-ghosts =
    { $count ->
        [1] Captura o PAC-MAN antes que ele coma todas as pastilhas. Toca num fantasma e depois num ponto.
       *[other] Captura o PAC-MAN { $count } vezes antes que ele coma todas as pastilhas. Toca num fantasma e depois num ponto.
    }
play-hint-fence = Para colocar uma barreira, desliza pelo espaço entre as casas, ou carrega sem largar. Segue o dedo e toca em «Colocar».
play-hint-boost =
    { $steps ->
        [one] Um impulso! Anda mais { $steps } passo: comes os fantasmas no caminho. «Acabar aqui» termina mais cedo.
       *[other] Um impulso! Anda até mais { $steps } passos: comes os fantasmas no caminho. «Acabar aqui» termina mais cedo.
    }
play-hint-frenzy =
    { $own ->
        [yes] Um fantasma vê-te em linha reta: anda { $steps } passos. Põe uma barreira ou uma esquina entre vocês.
       *[no] Um fantasma que vê o PAC-MAN em linha reta entra em perseguição: anda { $steps } passos.
    }
play-hint-catch = Uma captura custa uma vida ao PAC-MAN. Sem vidas, ganham os fantasmas. As pastilhas que comeu continuam comidas.
play-hint-chamber = Tira uma barreira da Câmara: toca numa cor-de-rosa e desliza-a para o novo sítio.
play-hint-spend = Tens pastilhas em reserva. Gasta já uma por passos extra que eliminam fantasmas de vez.
play-hint-boxed = Estás sem saída: não há passo nem barreira possível. Toca em «Passar»; segue-se o próximo jogador.
play-set-pace = Jogadas dos outros
play-pace-fast = Rápidas
play-pace-normal = Normais
play-pace-slow = Lentas
play-pace-tap = Toque a toque
play-set-hints = Dicas para principiantes
play-set-notation = Jogadas em notação (e3h)
table-your-figure = A tua figura
play-review = Rever
play-save-gif = Todas as jogadas, em filme (GIF)
play-save-animated-svg = Todas as jogadas, nítidas em qualquer tamanho (SVG animado)
play-set-notify = Avisar-me quando for a minha vez
play-notify-denied = O teu navegador não permite notificações aqui. Podes mudar isso nas definições dele para este site.
play-watchers =
    { $count ->
        [one] { $count } a assistir
       *[other] { $count } a assistir
    }
play-level-up =
    { $wins ->
        [1] Ganhaste no nível { $level }. Experimentar o nível { $next }?
       *[other] Ganhaste { $wins } jogos seguidos no nível { $level }. Experimentar o nível { $next }?
    }
play-level-down =
    { $losses ->
        [1] O nível { $level } foi duro de roer. Experimentar o nível { $next }?
       *[other] O nível { $level } ganhou-te { $losses } jogos seguidos. Experimentar o nível { $next }?
    }
play-level-go = Jogar no nível { $level }
hint-wins = Ganha já.
hint-fence =
    { $count ->
        [one] Acrescenta { $count } passo ao caminho de { $who }, e nenhum ao teu.
       *[other] Acrescenta { $count } passos ao caminho de { $who }, e nenhum ao teu.
    }
hint-fence-both =
    { $count ->
        [one] Custa { $count } passo a { $who } e { $own } a ti.
       *[other] Custa { $count } passos a { $who } e { $own } a ti.
    }
hint-fence-keeps = Impede { $who } de te fechar o caminho ali.
hint-route =
    { $count ->
        [0] Está no teu caminho mais curto: com ela chegas à meta.
        [one] Está no teu caminho mais curto: depois falta 1 passo.
       *[other] Está no teu caminho mais curto: depois faltam { $count } passos.
    }
hint-jump =
    { $count ->
        [0] Saltas por cima de { $who } e chegas à meta.
        [one] Saltas por cima de { $who }: depois falta 1 passo.
       *[other] Saltas por cima de { $who }: depois faltam { $count } passos.
    }
hint-aside = Deixa dois caminhos abertos: { $who } não os fecha ambos com uma só barreira.
hint-exposed-less =
    { $count ->
        [one] Uma barreira custa-te então { $count } passo, no máximo, e não { $before }.
       *[other] Uma barreira custa-te então { $count } passos, no máximo, e não { $before }.
    }
hint-pellet-safe = A pastilha em { $square } é segura: nenhum fantasma te alcança no próximo turno.
hint-pellet = Comes a pastilha em { $square }.
hint-eats = Comes { $pieces }.
hint-hides = Ali estás fora da vista de { $pieces }.
hint-safe = Ali nenhum fantasma te alcança no próximo turno.
hint-towards-pellet =
    { $count ->
        [0] Chega à pastilha em { $square }.
        [one] Fica a 1 passo da pastilha em { $square }.
       *[other] Fica a { $count } passos da pastilha em { $square }.
    }
hint-away =
    { $count ->
        [one] O fantasma mais próximo fica então a { $count } passo de ti, e não a { $before }.
       *[other] O fantasma mais próximo fica então a { $count } passos de ti, e não a { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Acrescenta { $count } passo ao caminho de { $piece } até ti.
       *[other] Acrescenta { $count } passos ao caminho de { $piece } até ti.
    }
hint-no-fence = Agora nenhuma barreira alonga o caminho do adversário, por isso guarda as tuas.
hint-spends = Gasta uma pastilha: andas mais e comes os fantasmas que encontrares.
hint-shuts-in =
    { $count ->
        [0] Deixa o PAC-MAN sem casas seguras; agora tem { $before }.
        [one] Deixa ao PAC-MAN 1 casa segura; agora tem { $before }.
       *[other] Deixa ao PAC-MAN { $count } casas seguras; agora tem { $before }.
    }
hint-covers = { $piece } fica mais perto da pastilha em { $square } do que o PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] Acrescenta { $count } passo ao caminho do PAC-MAN até { $square }.
       *[other] Acrescenta { $count } passos ao caminho do PAC-MAN até { $square }.
    }
hint-catches = Captura o PAC-MAN.
hint-sees = { $piece } vê o PAC-MAN dali.
hint-closes-in =
    { $count ->
        [0] { $piece } alcança o PAC-MAN.
        [one] { $piece } fica a 1 passo do PAC-MAN.
       *[other] { $piece } fica a { $count } passos do PAC-MAN.
    }
hint-guards = Guarda a pastilha em { $square }.
hint-best = O motor não vê nada melhor.
key-tab = Tab
key-space = Espaço
key-enter = Enter
key-escape = Esc
phase-race = Anda, ou coloca uma barreira.
phase-walk =
    { $steps ->
        [one] Anda { $steps } passo.
       *[other] Anda { $steps } passos.
    }
phase-boost =
    { $steps ->
        [one] Impulso! Mais { $steps } passo; comes os fantasmas no caminho.
       *[other] Impulso! Até mais { $steps } passos; comes os fantasmas no caminho.
    }
phase-ghosts =
    { $steps ->
        [0] Anda com um fantasma: { $pieces }.
        [one] Anda 1 passo com { $pieces }.
       *[other] Anda até { $steps } passos com { $pieces }.
    }
phase-enter = Escolhe onde entrar.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Anda, { $steps } passo; depois podes colocar uma barreira.
           *[other] Anda, { $steps } passos; depois podes colocar uma barreira.
        }
       *[other] { $steps ->
            [one] Abertura, turno { $turn } de { $opening }: anda, { $steps } passo, ou coloca uma barreira.
           *[other] Abertura, turno { $turn } de { $opening }: anda, { $steps } passos, ou coloca uma barreira.
        }
    }
phase-extra =
    { $steps ->
        [one] Impulso! { $steps } passo extra; os fantasmas no caminho saem de vez.
       *[other] Impulso! { $steps } passos extra; os fantasmas no caminho saem de vez.
    }
phase-after = Já andaste. Faz mais alguma coisa, ou acaba o turno com --.
phase-relocate = Abertura, turno { $turn } de { $opening }: muda de sítio uma barreira da Câmara.
phase-ghost-place = Coloca uma barreira, ou guarda-a com --.
