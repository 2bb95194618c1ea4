ask-last = { $who }: { $move }.
ask-last-none = Още няма изигран ход.
ask-no-clock = Тази игра е без часовник.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] На дъската няма прегради.
        [one] На дъската има 1 преграда: { $fences }.
       *[other] На дъската има { $count } прегради: { $fences }.
    }
ask-edible = Сега Пакман може да изяде { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 стъпка, до { $square }.
       *[other] { $piece }: { $count } стъпки, до { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 стъпка до Пакман.
       *[other] { $piece }: { $count } стъпки до Пакман.
    }
ask-no-route = { $piece }: няма път дотам.
ask-no-distances = Пакман още не е на дъската.
ask-ways = От { $square }: { $ways }.
ask-ways-closed = Затворено: { $ways }.
ask-way = { $way } към { $square }
ask-way-piece = { $way } към { $square }, там е { $pieces }
ask-tunnel = през тунел
ask-which-square = Добави квадратче, ето така: w e4.
ask-along =
    { $count ->
        [0] Няма преграда край { $kind ->
            [file] колона
           *[row] ред
        } { $line }.
       *[other] Край { $kind ->
            [file] колона
           *[row] ред
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } затваря { $steps }
ask-which-line = Добави колона или ред, ето така: s e или s 4.
ask-goal-row = { $side } тича към ред { $row }.
ask-goal-file = { $side } тича към колона { $file }.
ask-goal-any = { $side } тича към някое от { $squares }.
ask-goal-pacman =
    { $count ->
        [0] Пакман е изял всички енергийни точки.
        [one] Пакман печели, ако изяде последната енергийна точка, на { $squares }.
       *[other] Пакман печели, ако изяде { $count } енергийни точки: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Няма повече животи.
        [one] Духчетата печелят, ако го хванат още веднъж.
       *[other] Духчетата печелят, ако го хванат { $lives } пъти.
    }
ask-help =
    Въпроси: l последен ход. c часовници. f прегради. p фигури. d колко остава на всеки.
    w e4 изходи от e4. s e или s 4 прегради край колона e или ред 4. g кой как печели. „?“ тази помощ.
