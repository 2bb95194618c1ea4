preview-invitation = { $name } те кани да играете
preview-nameless = Имаш покана за игра
preview-invitation-more = { $game }, { $clock }. Отвори връзката и седни: не ти трябва профил.
preview-game-now =
    { $moves ->
        [0] { $game }, току-що започна. Отвори връзката, за да гледаш.
        [one] { $game }, след един ход. Отвори връзката, за да гледаш.
       *[other] { $game }, след { $moves } хода. Отвори връзката, за да гледаш.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, край още преди първия ход.
        [one] { $game }, край след един ход.
       *[other] { $game }, край след { $moves } хода. Отвори връзката, за да ги видиш.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, преди първия ход. Отвори връзката, за да видиш всичките { $moves }.
       *[other] { $game }, след ход { $ply } от { $moves }. Отвори връзката, за да ги видиш всичките.
    }
preview-position = Позиция: { $game }
preview-analysis-more = Отвори връзката, за да пробваш ходове и да питаш компютъра.
preview-position-more = Отвори връзката, за да видиш дъската и да пробваш своя ход.
preview-puzzle = Задача: { $game }
preview-puzzle-daily = Задача на деня: { $game }
preview-maze = Лабиринт: { $game }
preview-maze-more = Разгледай го, промени го или играй на него срещу компютъра или приятел.
push-turn = Твой ред е
push-turn-with = Чака те { $game } с { $names }.
push-turn-alone = Чака те { $game }.
