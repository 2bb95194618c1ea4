home-title-way = Тичай към целта.
home-title-fence = Прегради им пътя.
home-lead = Quoridor и неговите игри с Пакман в браузъра ти: срещу компютъра, с приятели или с всеки онлайн.
home-modes = Коя игра?
home-kind-classic-2 = Класика
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Гоненица
home-kind-pacman-advanced = С прегради
home-computer = Играй с компютъра
home-level = Ниво
home-role = Играеш
home-role-first = Първи
home-role-second = Втори
home-role-any = Случайно
home-time = Часовник
home-friend = Играй с приятел
home-friend-more = С връзка или код, без профил
home-find = Намери игра
home-find-more = С всеки, който иска тази игра
home-find-start = Намери играч
home-find-many = Игрите за трима и четирима започват на отворени маси. Отвори маса и други ще седнат.
home-find-waiting = Търсим играч…
home-find-cancel = Спри търсенето
home-found = Намерихме играч! Играта започва.
home-running = Твоите игри
home-running-alone = всички на този екран
home-running-yours = Твой ред е
home-running-theirs = На ход е друг
home-running-open = Не е започнала
home-running-more =
    { $count ->
        [one] Още 1
       *[other] Още { $count }
    }
home-open = Отворени маси
home-open-none = В момента никой не чака на маса.
home-open-new = Отвори маса
home-open-take = { $game }: заеми това място
home-code = Имаш код?
home-code-join = Влез
home-demo = Компютърът играе сам срещу себе си
home-demo-move =
    { $number ->
        [0] Компютърът играе сам
       *[other] Компютърът играе сам, ход { $number }
    }
home-offline = Няма връзка със сървъра. Страницата опитва отново; нищо не е загубено.
home-unofficial = Неофициално, без връзка с издателите. Quoridor и PAC-MAN са търговски марки на своите собственици.
home-new = Нова маса
home-new-lead = Избери игра и изпрати връзката. Всички виждат тези правила преди началото.
home-new-seats = Места
home-new-seats-ghosts =
    { $count ->
        [one] Един играе с Пакман, друг – с четирите духчета.
       *[other] Един играе с Пакман, { $count } души си делят четирите духчета.
    }
home-new-layout = Дъска
home-new-rules = Правила
home-new-more = Всички правила едно по едно
home-new-changed =
    { $count ->
        [0] както в правилата по-горе
        [one] 1 правило е различно
       *[other] { $count } правила са различни
    }
home-new-who = Кой може да седне
home-new-link = Всеки с връзката
home-new-public = Всеки
home-new-lots = Кой какво играе
home-new-lots-race = Кой започва
home-new-lots-seats = По местата
home-new-lots-me = Започвам аз
home-new-legs = Партии
home-new-legs-1 = Една
home-new-legs-2 = Две, с размяна на страните
home-new-team = Кой решава за преградите и предложенията на духчетата
home-new-team-anyone = Всеки от тях
home-new-team-captain = Капитанът им
home-new-casual = Връщане и подсказки
home-new-casual-yes = Позволени
home-new-casual-no = Забранени
home-new-open = Отвори масата
home-new-name = Твоето име (по желание)
home-here =
    { $count ->
        [2] Двама на този екран
        [3] Трима на този екран
       *[other] Четирима на този екран
    }
home-here-more = Редувате се на това устройство
home-waiting = Чакат за игра
home-waiting-play = Играй
home-waiting-meet = Играй с { $name }: { $game }, { $clock }
home-find-near = Ако някой чака с подобен часовник, ще играете с неговия. Всеки може да гледа.
clock-own = Свой часовник
clock-kind = Вид часовник
clock-kind-fischer = Време за играта
clock-kind-per-move = Време за всеки ход
clock-kind-days = Дни за всеки ход
clock-minutes = Минути
clock-increment = Добавени секунди
clock-seconds = Секунди
clock-days = Дни
home-puzzle-more = Един верен ход. Ще го намериш ли?
