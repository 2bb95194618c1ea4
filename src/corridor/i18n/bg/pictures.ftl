draw-mode-classic-two = Класика, две страни
draw-mode-classic-three = Класика, три страни
draw-mode-classic-four = Класика, четири страни
draw-mode-pacman = Пакман
draw-mode-pacman-advanced = Пакман за напреднали
draw-none = няма
draw-title = { $mode }: { $state }
draw-to-move-now = На ход: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } на { $square }
draw-piece-off = { $piece } извън дъската
draw-fences-of = { $side }: прегради { $fences }.
draw-fences-fixed = Прегради: { $fences }.
draw-fences-chamber = Прегради на Стаята: { $fences }.
draw-pellets = Енергийни точки: { $squares }.
draw-lives =
    { $count ->
        [one] 1 живот.
       *[other] { $count } живота.
    }
draw-reserve-count =
    { $count ->
        [one] 1 енергийна точка в запаса.
       *[other] { $count } енергийни точки в запаса.
    }
draw-sees = { $piece } вижда Пакман.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 налична преграда.
       *[other] { $side }: { $count } налични прегради.
    }
draw-to-move = на ход
draw-won = победа
draw-to-move-steps =
    { $count ->
        [one] на ход, 1 стъпка
       *[other] на ход, { $count } стъпки
    }
draw-speed = скорост { $count }
draw-reserve = в запаса
draw-fence-of = { $side }: преграда
draw-fence-fixed = преграда
draw-fence-chamber = преграда на Стаята
draw-fence-vacated = тук имаше преграда на Стаята
draw-goal-of = { $side }: цел
draw-pellet = точка
draw-tunnels = тунели: { $squares }
draw-last-walk = последно движение
draw-edible = може да бъде изядено
draw-who-sees = Пакман се вижда от: { $pieces }.
