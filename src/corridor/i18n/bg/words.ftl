elsewhere-title = Продължи на друго устройство
home-perfect = Безгрешен
home-perfect-is = Безгрешен: никога не бърка
table-time-none = Без часовник
table-time-per-move =
    { $seconds ->
        [one] 1 секунда на ход
       *[other] { $seconds } секунди на ход
    }
table-time-fischer = { $minutes } мин + { $increment } с на ход
table-time-days =
    { $days ->
        [one] 1 ден на ход
       *[other] { $days } дни на ход
    }
table-free = Свободно
table-computer = Компютър, ниво { $level }
table-guest = Гост
watch-moves =
    { $moves ->
        [0] Току-що започна
        [one] 1 ход
       *[other] { $moves } хода
    }
language-name = Български
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = Пакман
side-ghosts = Духчетата
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Блинки
piece-inky = Инки
piece-pinky = Пинки
piece-clyde = Клайд
mode-classic-2 = Класика за двама: надбягване до отсрещната страна, с прегради.
mode-classic-3 = Класика за трима: същото надбягване, от три страни.
mode-classic-4 = Класика за четирима: същото надбягване, от четирите страни.
mode-pacman = Пакман: изяж четири енергийни точки, преди духчетата да те хванат три пъти.
mode-pacman-advanced = Пакман за напреднали: гоненица с прегради, тунели и енергийни точки за харчене.
layout-standard = Фигурите са в средата на своите страни, по дъската няма прегради.
layout-recon-1 = Три хоризонтални и три вертикални прегради: обичайният лабиринт.
layout-recon-2 = Друг лабиринт от три и три прегради.
layout-open = Без никакви прегради.
layout-gate = Порта: 8 прегради, един живот. Оспорвана игра между равни.
layout-kite = Хвърчило: 14 прегради, два живота. Оспорвана игра между равни.
layout-lantern = Фенер: 20 прегради, четири живота. Оспорвана игра между равни.
layout-meadow = Поляна: 4 прегради, три живота. Оспорвана игра между равни.
layout-owl = Бухал: 18 прегради, два живота. Оспорвана игра между равни.
layout-tower = Кула: 18 прегради, два живота. Оспорвана игра между равни.
layout-d4 = Стаята е на d4, e4, d5 и e5.
layout-d5 = Стаята е на d5, e5, d6 и e6.
layout-e4 = Стаята е на e4, f4, e5 и f5.
layout-e5 = Стаята е на e5, f5, e6 и f6.
character-pawn = обикновена фигура
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, начинаещ
level-2 = 2, обещаващ
level-3 = 3, утвърден
level-4 = 4, елитен
joke-0 = Строга диета, и си личи: дори на духчетата им дожаля, за около една стъпка.
joke-1 = Една енергийна точка. Лека закуска преди дълъг сън.
joke-2 = Половината меню. Другата половина духчетата си я взеха за вкъщи.
joke-3 = Три от четири: последната енергийна точка още дълго ще разправя как се е отървала.
joke-4 = Четири енергийни точки и нито трошичка. Духчетата си поискаха по-малък лабиринт.
phrase-hello = Здравей!
phrase-good-luck = Успех!
phrase-well-played = Добра игра!
phrase-nice-fence = Хубава преграда!
phrase-oops = Опа!
phrase-thinking = Мисля.
phrase-your-turn = Твой ред е!
phrase-back-soon = Идвам след малко.
phrase-i-am-back = Тук съм пак.
phrase-thanks = Благодаря!
phrase-again = Още една игра?
phrase-goodbye = Чао!
page-api = Интерфейсът за програми
page-name = Твоето име
page-guest = гост
page-home = Начало
page-loading = Един момент…
page-missing = Тук няма нищо
page-missing-more = Може адресът да е сгрешен, а може и това, което беше тук, вече да го няма.
page-no-network = Няма връзка
page-no-network-more = Нищо не е загубено. Страницата опитва отново и ще се отвори сама.
page-try-again = Опитай сега
page-language = Език
page-theme = Светло или тъмно
page-theme-auto = Като устройството
page-theme-light = Светло
page-theme-dark = Тъмно
page-your-name = Твоето име: { $name }
page-unreachable = В момента няма връзка със сървъра. Нищо не е загубено. Опитай пак след малко.
page-menu = Меню
page-play = Играй
page-learn = Уроци
page-rules = Правила
page-how-to-play = Как се играе
bot-name =
    { $level ->
        [1] новак
        [2] ученик
        [3] любител
        [4] редовен играч
        [5] клубен играч
        [6] претендент
        [7] експерт
       *[other] майстор
    }
bot-is = Ниво { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Гледа само собствения си следващ ход.
        [answer] Гледа своя ход и отговора на него.
        [few] Гледа няколко хода напред.
        [several] Гледа доста ходове напред.
       *[far] Гледа далеч напред.
    }
page-watch = Гледай
page-analyse = Анализ
editor-title-maze = Направи лабиринт
editor-title-position = Подреди позиция
page-games = Моите игри
page-puzzles = Задачи
page-spoken = Режим за екранен четец
table-perfect = Компютър, безгрешен
page-stop = Спри
page-puzzle-daily = Задача на деня
page-again = Опитай пак
page-game = Игра
page-all-games = Всички игри
page-hint = Подсказка
page-hint-more = Друга подсказка
page-you = Ти
page-away = отсъства
page-copied = Копирано
page-cancel = Отказ
bot-style =
    { $style ->
        [runner] Тича към целта си и рядко поставя преграда.
        [builder] Обича преградите и ги поставя рано.
        [saver] Пази преградите си, докато някой съперник доближи целта.
        [all-round] Тича, когато води, и поставя прегради, когато изостава.
        [hungry] Тръгва към най-близката енергийна точка.
        [wary] Първо се пази от духчетата, а яде, когато е безопасно.
        [hunter] Яде, когато е безопасно, и гони духчета при приток на енергия.
        [loners] Всяко духче ловува само.
       *[pack] Духчетата ловуват заедно и отрязват изходите.
    }
bot-misses =
    { $what ->
        [jump] Не предвижда прескачанията.
        [own-way] Понякога сам се бави със своя преграда.
        [second-ghost] Следи само по едно духче.
        [boost] Забравя, че енергийната точка прави Пакман опасен.
       *[nothing] Малко неща му убягват.
    }
home-tile-classic-2 = За 2
home-tile-classic-3 = За 3
home-tile-classic-4 = За 4
home-tile-pacman = Пакман
home-tile-pacman-advanced = Напред­нали
home-name-classic-2 = Класика за двама
home-name-classic-3 = Класика за трима
home-name-classic-4 = Класика за четирима
home-name-pacman = Пакман
home-name-pacman-advanced = Пакман за напреднали
home-ended = Тази страница е по-стара от сървъра. Презареди я.
play-bot = Компютър { $level }
play-notify-turn = Чака те игра на Corridor.
play-your-turn = Твой ред е
home-expect = Когато това ниво играе само срещу себе си, Пакман печели { $share } % от игрите.
home-here-player = Играч { $number }
