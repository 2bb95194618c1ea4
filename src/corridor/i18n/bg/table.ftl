table-title = Масата на { $name }
table-title-yours = Твоята маса
table-title-nobody = Маса
table-invite = Покани други
table-share = Сподели връзка
table-share-title = Игра на Corridor
table-copy = Копирай връзката
table-seat-link = Връзка за това място
table-link = Връзка към тази маса
table-qr = QR код
table-qr-label = QR код с връзката към тази маса
table-rules = Какво се играе
table-own-layout = Собствена дъска
table-lots-first = Първото място
table-by-lot = Случайна страна
table-turn =
    { $number ->
        [1] Първи ход
        [2] Втори ход
        [3] Трети ход
       *[other] Четвърти ход
    }
table-seat-free = Място { $number } е свободно
table-free-race =
    { $number ->
        [1] Първо място, свободно
        [2] Второ място, свободно
        [3] Трето място, свободно
       *[other] Четвърто място, свободно
    }
table-free-piece = { $piece }: свободно
table-starts = От { $squares }
table-enters = Влиза с първия ход
table-sit = Седни тук
table-sit-too = Седни и тук
table-name-too = Име на играча на това място
table-add-computer = Компютър
table-stand-up = Стани
table-send-away = Освободи мястото на { $name }
table-character = Твоят облик
table-pawn = Обикновена фигура
table-lift = Премести { $piece } на друго място
table-put-here = { $piece } идва тук
table-share-hint = Плъзни духче на друго място или докосни него и после мястото. Ако дадеш последното си духче, получаваш друго.
table-hands = Тези духчета се местят заедно
table-here = Тук: { $here } от { $all },
table-seats-free =
    { $free ->
        [one] 1 място е свободно
       *[other] { $free } места са свободни
    }
table-all-here = можеш да започнеш
table-wait-start = чакаме началото
table-leave = Напусни
table-start = Започни
table-start-computer = Започни с компютъра
table-drawing = Разпределяме страните…
table-begins = Започва: { $name }.
table-first = Започва
table-to-board = Към дъската
join-title = Седни на маса
join-invited = { $name } те кани
join-invited-plain = Имаш покана
join-your-seat = Твоето място
join-sit = Седни
join-watch = Само гледай
join-gone = Поканата вече не важи
join-gone-more = Връзката е използвана или играта е започнала. Поискай нова или въведи код.
join-no-code = Няма маса с този код
join-no-code-more = Провери кода и го въведи отново или го поискай пак от приятеля си.
join-failed = Не се получи
balance-pacman = Пакман печели при точна игра
balance-endless = При точна игра никой не печели
balance-ghosts = Духчетата печелят при точна игра
balance-ahead-pacman = Пакман е напред
balance-even = Равностойно
balance-ahead-ghosts = Духчетата са напред
balance-proved = Доказано: така свършва, ако никой не греши.
balance-measured = Не е доказано, а само измерено. Игри на компютъра срещу себе си, спечелени от Пакман: { $won } от { $games }.
table-change = Промени
table-change-owner = Можеш да ги променяш до началото. Всички на масата трябва да се съгласят.
table-change-title = Промени правилата
table-change-save = Приеми тези правила
table-changed = { $name } промени правилата
table-changed-nameless = Правилата се промениха
table-changed-more = Остани и играй по тях или напусни масата.
table-changed-line = { $now } вместо { $was }
table-stay = Остани
table-unsure = Решава
table-wait-agree =
    { $count ->
        [one] Един човек трябва да приеме новите правила
       *[other] { $count } души трябва да приемат новите правила
    }
table-own-maze = Мой лабиринт { $number }
table-from = Начало
table-own-position = От подредена позиция
table-make-maze = Направи свой лабиринт
