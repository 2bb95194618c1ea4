review-why-exact = { $was ->
    [won] { $now ->
        [lost] Segundo a solução exata, isto estava ganho para { $side }, e agora está perdido.
       *[even] Segundo a solução exata, isto estava ganho para { $side }. Agora ninguém pode forçar a vitória.
    }
   *[even] Segundo a solução exata, ninguém podia forçar a vitória. Agora há uma derrota forçada para { $side }.
}
review-why-win-at-once = { $move } ganhava logo o jogo para { $side }.
review-why-win-missed = { $moves ->
    [0] Havia uma vitória certa para { $side }, a começar com { $move }.
    [one] Havia uma vitória numa jogada para { $side }: { $move }.
   *[other] Havia uma vitória em { $moves } jogadas para { $side }, a começar com { $move }.
}
review-why-loses-at-once = Isto deixa { $rival } ganhar na jogada seguinte, { $move }.
review-why-forced-loss = Daqui em diante, o jogo está perdido para { $side }. { $move } mantinha-o em aberto.
review-why-last-fence-own-way = A última barreira, e tapa o caminho curto de quem a colocou: { $own ->
    [one] mais { $own } passo para { $side }.
   *[other] mais { $own } passos para { $side }.
}
review-why-fence-hurts-self = Com esta barreira são mais { $cost ->
    [0] 0 passos
    [one] 1 passo
   *[other] { $cost } passos
} para { $rival } e { $own } para { $side }.
review-why-fence-for-nothing = Esta barreira não custa um passo a ninguém. { $move } teria sido mais útil para { $side }.
review-why-better-fence = Com esta barreira são mais { $cost ->
    [0] 0 passos
    [one] 1 passo
   *[other] { $cost } passos
} para { $rival }; com { $move } seriam { $more }.
review-why-fence-was-there = Havia uma boa barreira: com { $move } seriam mais { $cost } passos para { $rival }.
review-why-fence-allowed = Agora, com { $move }, são mais { $cost } passos para { $side }, e a vez passa para { $rival }.
review-why-fences-gone = Era a última barreira para { $side }; { $left ->
    [one] ainda há { $left }
   *[other] ainda há { $left }
} para { $rival }.
review-why-walked-away = Um passo para longe da meta: faltam { $after } para { $side } em vez de { $before }.
review-why-no-progress = Um passo para o lado: continuam a faltar { $steps } para { $side }.
review-why-race-lost = A corrida contra { $rival } está perdida por { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} para { $side }. Era precisa uma barreira: { $move }.
review-why-jump-given = Isto oferece a { $rival } um salto para { $square }: dois passos num só.
review-why-jump-missed = Havia um salto para { $side }: { $move }, dois passos num só.
review-why-walked-into-ghost = Esse caminho acaba num fantasma e é uma vida a menos para { $side }. { $move } era melhor.
review-why-seen-and-reached = { $ghosts ->
    [1] Ali, um fantasma vê { $side } e alcança essa casa.
   *[other] Ali, { $ghosts } fantasmas veem { $side } e alcançam essa casa.
}
review-why-in-reach = { $ghosts ->
    [1] Ali, um fantasma alcança { $side }.
   *[other] Ali, { $ghosts } fantasmas alcançam { $side }.
}
review-why-pellet-missed = A pastilha em { $square } estava a { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} de { $side }, e era segura.
review-why-pellet-away = Para longe das pastilhas: a mais próxima fica agora a { $after } passos de { $side }, e estava a { $before }.
review-why-boost-unused = { $move } teria comido mais { $ghosts ->
    [1] um fantasma
   *[other] { $ghosts } fantasmas
} para { $side }.
review-why-catch-missed = { $move } teria capturado logo { $rival } para { $side }.
review-why-left-way-out = Isto deixa a { $rival } uma saída segura { $count ->
    [1] para { $square }
   *[other] para { $count } casas, por exemplo { $square }
}. { $move } teria fechado essa saída.
review-why-pellet-left = A pastilha em { $square } está agora ao alcance de { $rival }.
review-why-ghosts-in-boost = Depois da próxima pastilha, um impulso de { $rival } pode comer aqui { $ghosts ->
    [1] um fantasma
   *[other] { $ghosts } fantasmas
}.
review-why-ghost-walked-away = Este fantasma está agora a { $after } passos de { $rival }, e estava a { $before }.
review-why-only-move = A única jogada. Qualquer outra teria sido um desastre para { $side }.
review-why-chance-fell = A probabilidade de vitória para { $side } caiu de { $before } para { $after } por cento. { $move } era melhor.
review-the-ghosts = os fantasmas
review-title = Revisão
review-making = A ver todas as jogadas…
review-ahead = { $ahead ->
    [one] Há { $ahead } revisão à frente.
   *[other] Há { $ahead } revisões à frente.
}
review-stopped = A revisão foi interrompida.
review-failed = Não resultou. Tenta outra vez.
review-ask = Rever este jogo
review-back = Voltar ao jogo
review-accuracy = precisão { $accuracy }
review-start = O início
review-no-mark = Nada a apontar a esta jogada.
review-better-line = Melhor:
review-show-better = Mostrar a melhor
review-try-idle = Encontra uma jogada melhor. O motor responde.
review-try-over = O jogo acabou.
review-try-end = Voltar à revisão
review-turn-before = Viragem anterior
review-turn-next = Próxima viragem
review-graph = O jogo em gráfico
review-graph-chances = Probabilidade de vitória de cada lado depois de cada jogada
review-graph-steps = Passos que faltam a cada lado, até { $most }
