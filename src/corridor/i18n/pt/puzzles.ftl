puzzle-theme-catch-in-n =
    { $within ->
        [1] Captura o PAC-MAN nesta ronda.
       *[other] Captura o PAC-MAN em { $within } rondas, no máximo.
    }
puzzle-theme-eat-and-live = Come, e vive para ganhar.
puzzle-theme-only-move = Só uma jogada ganha. Encontra-a.
puzzle-theme-cut-the-way = Uma barreira ganha. Onde a colocas?
puzzle-theme-who-wins-the-race = Já não há barreiras. Ganha a corrida.
puzzle-theme-save-the-draw = Esta não dá para ganhar, mas podes impedir que os outros ganhem. Como?
puzzle-within = { $within ->
    [1] Ganhas neste turno.
   *[other] Ganhas em { $within } turnos teus, no máximo, façam os outros o que fizerem.
}
puzzle-about = Jogas com { $side }. { $id }, { $mode }, dificuldade { $level } de 9.
puzzle-solved = Resolvido!
puzzle-right = É isso. A resposta é { $reply }. Continua.
puzzle-right-go-on = É isso. Continua.
puzzle-wrong = Não é esta: { $reply } estraga tudo. Tenta de novo.
puzzle-wrong-at-once = Não é esta: perde logo. Tenta de novo.
puzzle-hint-walk = Anda com { $piece }.
puzzle-hint-fence = Coloca uma barreira.
puzzle-hint-relocate = Leva uma barreira da Câmara para outro sítio.
puzzle-hint-enter = Entra no tabuleiro. Onde é seguro?
puzzle-hint-spend = Gasta uma pastilha da tua reserva.
puzzle-hint-pass = Às vezes, a melhor jogada é não jogar.
puzzle-hint-file = Olha para a coluna { $place }.
puzzle-hint-row = É na linha { $place }.
puzzle-solution = A solução é { $moves }.
puzzle-lead = { $count } posições, cada uma com uma só jogada certa. Todas as soluções estão provadas.
puzzle-solve = Resolver
puzzle-look-again = Ver outra vez
puzzle-streak =
    { $days ->
        [0] Resolve um por dia para começar uma série.
        [one] 1 dia seguido.
       *[other] { $days } dias seguidos.
    }
puzzle-count = { $solved } de { $all } resolvidos
puzzle-difficulty = Dificuldade
puzzle-any-difficulty = Qualquer
puzzle-easy = Fácil
puzzle-medium = Médio
puzzle-hard = Difícil
puzzle-themes = Temas
puzzle-none = Não há nenhum desafio assim. Escolhe outra dificuldade.
puzzle-name-catch-in-n = Capturar o PAC-MAN
puzzle-name-eat-and-live = Comer e viver
puzzle-name-only-move = A única jogada
puzzle-name-cut-the-way = Cortar o caminho
puzzle-name-who-wins-the-race = Ganhar a corrida
puzzle-name-save-the-draw = Salvar o empate
puzzle-all = Todos eles
puzzle-link =
    { $result ->
        [solved] Desafio { $number }, dificuldade { $difficulty }, resolvido
        [tried] Desafio { $number }, dificuldade { $difficulty }, ainda por resolver
       *[new] Desafio { $number }, dificuldade { $difficulty }
    }
puzzle-you = Jogas com { $side } · dificuldade { $difficulty } de 9
puzzle-steps = { $count } jogadas por encontrar
puzzle-back = Todos os desafios
puzzle-show = Mostrar a solução
puzzle-next = Próximo desafio
puzzle-solved-in =
    { $tries ->
        [1] Resolvido à primeira!
       *[other] Resolvido, à { $tries }.ª tentativa.
    }
puzzle-solved-daily =
    { $days ->
        [1] O de hoje está feito. Volta amanhã!
       *[other] O de hoje está feito: { $days } dias seguidos!
    }
puzzle-shown = É esta a solução: { $moves }.
puzzle-proof-table = Provado: todas as posições que se podem seguir estão resolvidas.
puzzle-proof-search = Provado: foram vistas todas as jogadas de todos os lados.
