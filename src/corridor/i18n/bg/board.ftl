board-left =
    { $count ->
        [one] остава 1 след тази
       *[other] остават { $count } след тази
    }
board-your-piece = твоя фигура { $piece }
board-piece = { $piece }
board-pellet = точка
board-gate = входно квадратче
board-tunnel = тунел към { $square }
board-goal = цел на { $side }
board-fences = преграда: { $ways }
board-north = север
board-east = изток
board-south = юг
board-west = запад
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Преграда { $slot }, хоризонтално
               *[vertical] Преграда { $slot }, вертикално
            }
       *[other]
            { $way ->
                [horizontal] { $old } отива на { $slot }, хоризонтално
               *[vertical] { $old } отива на { $slot }, вертикално
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } стъпка
       *[other] { $side } { $count } стъпки
    }
board-walk =
    { $squares ->
        [none] { $piece }: избери накъде. Следващо: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Може да спре тук. Следващо: { $next }.
               *[no] { $piece }: { $squares }. Следващо: { $next }.
            }
    }
board-which = Коя фигура отива на { $square }: { $pieces }?
board-ask-enter-ghost = Там има духче: то ще хване Пакман. Все пак към { $square }?
board-ask-confirm-walk = Към { $square }?
board-lift =
    { $fence ->
        [none] Избери преграда на Стаята, която да преместиш.
       *[other] Преградата { $fence } е вдигната. Къде отива?
    }
board-no-fences = Сега не можеш да поставиш преграда.
board-no-fence-here =
    { $way ->
        [horizontal] На { $slot } не става хоризонтална преграда.
       *[vertical] На { $slot } не става вертикална преграда.
    }
board-can-walk = можеш да отидеш тук
board-can-enter = можеш да влезеш тук
board-out-of-reach = С този ход не стигаш до { $square }.
board-within-reach = Можеш да отидеш на { $squares }.
board-no-walk = Сега никой не може да върви.
board-action-spend = Похарчи точка
board-action-end-turn = Край на хода
board-action-no-boost = Без повече стъпки
board-action-pass = Пропусни
board-action-stay = { $piece } остава
board-action-enter = Влез на { $square }
board-link = Връзка към тази дъска
play-boost-left =
    { $left ->
        [one] Остава { $left } стъпка от { $all }
       *[other] Остават { $left } стъпки от { $all }
    }
play-chamber = Стая
play-steps =
    { $count ->
        [one] 1 стъпка
       *[other] { $count } стъпки
    }
