puzzle-theme-catch-in-n =
    { $within ->
        [one] Хвани Пакман в този рунд.
       *[other] Хвани Пакман най-много за { $within } рунда.
    }
puzzle-theme-eat-and-live = Яж и оцелей, за да спечелиш.
puzzle-theme-only-move = Печели само един ход. Намери го.
puzzle-theme-cut-the-way = Печели една преграда. Къде отива?
puzzle-theme-who-wins-the-race = Преградите свършиха. Спечели надбягването.
puzzle-theme-save-the-draw = Няма как да спечелиш, но можеш да не дадеш на другите. Как?
puzzle-within = { $within ->
    [one] Печелиш с този ход.
   *[other] Печелиш най-много за { $within } твои хода, каквото и да правят другите.
}
puzzle-about = Твоята страна: { $side }. { $id }, { $mode }, трудност { $level } от 9.
puzzle-solved = Решена!
puzzle-right = Точно така. Отговорът е { $reply }. Продължавай.
puzzle-right-go-on = Точно така. Продължавай.
puzzle-wrong = Не е този: { $reply } го разваля. Опитай пак.
puzzle-wrong-at-once = Не е този: губи веднага. Опитай пак.
puzzle-hint-walk = Премести { $piece }.
puzzle-hint-fence = Постави преграда.
puzzle-hint-relocate = Премести преграда на Стаята другаде.
puzzle-hint-enter = Влез на дъската. Къде е безопасно?
puzzle-hint-spend = Похарчи енергийна точка от запаса.
puzzle-hint-pass = Понякога най-добрият ход е да няма ход.
puzzle-hint-file = Виж колона { $place }.
puzzle-hint-row = Редът е { $place }.
puzzle-solution = Решението е { $moves }.
puzzle-lead = { $count } позиции, всяка с един верен ход. Всяко решение е доказано.
puzzle-solve = Реши я
puzzle-look-again = Погледни я пак
puzzle-streak =
    { $days ->
        [0] Решавай по една всеки ден и трупай поредица.
        [one] 1 ден поред.
       *[other] { $days } дни поред.
    }
puzzle-count = Решени { $solved } от { $all }
puzzle-difficulty = Трудност
puzzle-any-difficulty = Всякаква
puzzle-easy = Лесни
puzzle-medium = Средни
puzzle-hard = Трудни
puzzle-themes = Теми
puzzle-none = Няма такава задача. Избери друга трудност.
puzzle-name-catch-in-n = Хвани Пакман
puzzle-name-eat-and-live = Яж и оцелей
puzzle-name-only-move = Единственият ход
puzzle-name-cut-the-way = Отрежи пътя
puzzle-name-who-wins-the-race = Спечели надбягването
puzzle-name-save-the-draw = Спаси ремито
puzzle-all = Всички
puzzle-link =
    { $result ->
        [solved] Задача { $number }, трудност { $difficulty }, решена
        [tried] Задача { $number }, трудност { $difficulty }, още нерешена
       *[new] Задача { $number }, трудност { $difficulty }
    }
puzzle-you = Твоята страна: { $side } · трудност { $difficulty } от 9
puzzle-steps = Намери { $count } хода
puzzle-back = Всички задачи
puzzle-show = Покажи решението
puzzle-next = Следваща задача
puzzle-solved-in =
    { $tries ->
        [one] Решена от първия път!
       *[other] Решена, на опит { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] Това беше днешната. Ела пак утре!
       *[other] Това беше днешната: { $days } дни поред!
    }
puzzle-shown = Това е решението: { $moves }.
puzzle-proof-table = Доказано: всяка възможна следваща позиция е решена.
puzzle-proof-search = Доказано: претърсени са всички ходове на всички страни.
