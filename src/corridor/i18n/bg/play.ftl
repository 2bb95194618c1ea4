play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Класика · 2
play-mode-classic-3 = Класика · 3
play-mode-classic-4 = Класика · 4
play-mode-pacman = Пакман
play-mode-pacman-advanced = Пакман за напреднали
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } с на ход
        [days]
            { $days ->
                [one] 1 ден на ход
               *[other] { $days } дни на ход
            }
       *[none] без часовник
    }
play-watching = Гледаш
play-board = Дъската
play-guest = Гост
play-name-and-side = { $name } ({ $side })
play-for = вместо { $name }
play-clock = Оставащо време: { $time }
play-clock-days = { $days } д { $hours } ч
play-fences =
    { $count ->
        [one] 1 налична преграда
       *[other] { $count } налични прегради
    }
play-lives = Животи
play-lives-left =
    { $count ->
        [one] Остава 1 живот
       *[other] Остават { $count } живота
    }
play-pellets = Изядени точки
play-pellets-eaten = { $count } от { $all }
play-reserve = В запаса
play-fences-label = Прегради
play-team-stock = Прегради на отбора
play-speed = Скорост
play-level-so-far = Ниво дотук
play-yours = твое
play-sees =
    { $own ->
        [yes] вижда те
       *[no] вижда го
    }
play-off-board = извън дъската
play-on-square = на { $square }
play-sees-along-file = вижда Пакман по колона { $name }
play-sees-along-rank = вижда Пакман по ред { $name }
play-legend-respawn = Входно квадратче: тук влиза Пакман
play-legend-tunnel = Тунел { $one } – { $other }
play-legend-sight = Пряка видимост: това духче може да отиде по-далеч
play-legend-ring = Кръг: това духче може да бъде изядено сега
play-to-move = На ход: { $who }
play-teammate = решава съотборник
play-task-race =
    { $fences ->
        [yes] Иди на точица или постави преграда между квадратчетата.
       *[no] Иди на точица. Нямаш повече прегради.
    }
play-task-after =
    { $what ->
        [fence] Стъпките са направени. Постави преграда или приключи хода.
        [pellet] Стъпките са направени. Похарчи енергийна точка или приключи хода.
       *[both] Стъпките са направени. Постави преграда, похарчи енергийна точка или приключи хода.
    }
play-task-ghost-place = Постави преграда или си я запази.
play-opening = Ход { $turn }
play-boost = Приток
play-boost-eats =
    { $own ->
        [yes] Изяждаш духчетата по пътя си, само този ход
       *[no] Пакман изяжда духчетата по пътя си, само този ход
    }
play-typed = Твоят ход: { $text }
play-left-short =
    { $count ->
        [one] остава 1
       *[other] остават { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } стъпка
       *[other] { $who }: { $count } стъпки
    }
play-keys-hover = Щракване поставя · R завърта · Esc отказва
play-keys-held = Enter поставя · R завърта · Esc отказва
play-heard-move = { $who }: { $move }.
play-heard-spent = Пакман харчи енергийна точка.
play-heard-eaten = Пакман изяжда { $pieces }.
play-heard-pellet = Пакман изяжда енергийна точка: { $count } от { $all }.
play-heard-boost =
    { $count ->
        [one] Започва приток на енергия: 1 стъпка.
       *[other] Започва приток на енергия: { $count } стъпки.
    }
play-heard-boost-over = Притокът на енергия свърши.
play-heard-caught =
    { $count ->
        [0] Хванаха Пакман. Няма повече животи.
        [one] Хванаха Пакман. Остава 1 живот.
       *[other] Хванаха Пакман. Остават { $count } живота.
    }
play-heard-clock =
    { $seconds ->
        [one] На часовника ти остава 1 секунда.
       *[other] На часовника ти остават { $seconds } секунди.
    }
play-place = Постави
play-rotate = Завърти
play-step-back = Стъпка назад
play-end-walk = Спри тук
play-walk = Върви
play-walk-anyway = Все пак влез
play-yes = Да
play-no = Не
play-accept = Приеми
play-decline = Откажи
play-close = Затвори
play-panel-more = Още
play-resign = Предай се
play-resign-sure = Предаваш ли се?
play-resign-team = Предлагаш ли на отбора да се предаде?
play-abort = Прекрати
play-abort-long = Прекрати играта
play-abort-sure = Прекратяваш ли играта?
play-takeback = Върни ход
play-undo = Върни
play-draw = Предложи реми
play-routes = Пътища
play-phrases = Фрази
play-flip = Обърни дъската
play-save = Запази
play-new = Нова
play-rematch = Реванш
play-rematch-asked = Предложен реванш
play-next-leg = Втора партия
play-next-game = Следваща игра
play-ask-hint = Поискай подсказка
play-suggest = Предложи
play-suggest-to-team = Предложи ход на отбора
play-suggest-how = Избери ход; отборът ти ще го види.
play-suggested = Отборът ти вижда предложението: { $move }
play-suggests = { $who } предлага { $move }
play-play-it = Изиграй го
play-hint-wait = Компютърът мисли…
play-hint = Компютърът би изиграл { $move }
play-offered-draw = Ти предложи реми.
play-offered-takeback = Ти поиска да върнеш ход.
play-offered-rematch = Ти предложи реванш.
play-offers-draw = { $who } предлага реми.
play-offers-takeback = { $who } иска да върне ход.
play-offers-rematch = { $who } иска реванш.
play-declines = { $who } отказва.
play-play-on = Продължи
play-give-up-asked = Искаш да се предадете. Отборът решава заедно с теб.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } и ти искате да се предадете. Останалите от отбора решават заедно с вас.
       *[no] { $who } иска да се предадете. Приемаш ли?
    }
play-plays-on = { $who } иска да продължите.
play-gone-kept = { $name } отсъства. Мястото се пази още:
play-gone = { $name } отсъства.
play-wait = Изчакай
play-claim = Вземи победата
play-put-bot = Да играе компютър
play-bot-for-you = Вместо теб играе компютърът.
play-return = Върни си мястото
play-line-lost = Връзката прекъсна. Свързваме се пак…
play-unsent = Няма връзка. Ходът ти { $move } е запазен и ще тръгне, щом връзката се върне.
play-unsent-lost = Ходът ти { $move } не е изигран: играта междувременно продължи.
play-line-ended = Връзката прекъсна окончателно. Презареди страницата.
play-moves = Ходове
play-no-moves = Още няма ходове
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Началото
        [one] След 1 ход
       *[other] След { $ply } хода
    }
play-back-to-now = Обратно в играта
play-replay-move = После: { $move }
play-replay-end = Ето така го хванаха.
play-why-caught =
    { $own ->
        [yes] Защо загубих живот?
       *[no] Как Пакман загуби живот?
    }
play-route = Път до целта
play-result-won = Печелиш
play-result-lost = Губиш
play-result-draw = Реми
play-result-off = Прекратена
play-result-wins =
    { $many ->
        [yes] { $winner } печелят
       *[no] { $winner } печели
    }
play-result-loses = { $loser } губи; другите печелят
play-reason-goal = Отсрещната страна е достигната.
play-reason-pellets = Всички точки са изядени.
play-reason-ghosts = Всички духчета са изядени.
play-reason-catches = Пакман няма повече животи.
play-reason-plies = Достигнат е пределът на ходовете.
play-reason-threefold = Една и съща позиция се получи три пъти.
play-reason-no-progress = Твърде дълго нищо не се промени.
play-reason-resign =
    { $own ->
        [yes] Ти се предаде.
        [team] { $who } се предаде от името на отбора.
       *[no] { $loser }: предаване.
    }
play-reason-time =
    { $own ->
        [yes] Времето ти изтече.
       *[no] { $loser }: времето изтече.
    }
play-reason-abandoned =
    { $own ->
        [yes] Ти напусна масата.
       *[no] { $loser }: напускане на масата.
    }
play-reason-agreement = Двете страни се съгласиха.
play-reason-aborted = Никой не спечели и не загуби.
play-level = Ниво на Пакман: { $level }
play-legs = Две партии
play-leg = Партия { $number }
play-points = Резултат
play-leg-result =
    { $how ->
        [won] Победа
        [lost] Загуба
        [draw] Реми
       *[off] Прекратена
    }
play-leg-start =
    { $first ->
        [yes] Първи ход
       *[no] Втори ход
    }
play-leg-role = { $role } · изядени точки: { $pellets }
play-save-qgn = Запис на ходовете (.qgn)
play-save-json = Запис за програми (JSON)
play-save-svg = Картинка, ясна във всеки размер (SVG)
play-save-png = Картинка в пиксели (PNG)
play-panel-phrases = Кажи нещо
play-panel-settings = Настройки
play-panel-save = Запази играта
play-panel-help = Клавиши
play-overlay-sight = Покажи кой вижда Пакман
play-overlay-reach = Покажи кой докъде стига
play-overlay-routes = Покажи най-късите пътища
play-set-placing = Поставяне на прегради с пръст
play-placing-confirm = Потвърди всяка преграда
play-placing-release = Постави при отпускане
play-placing-tray = Плъзни от лентата
play-set-confirm-walk = Потвърждавай придвижването
play-set-sound = Звук
play-set-vibration = Вибрация
play-set-turn-board = На един екран обръщай дъската към играча на ход
play-key-arrows = движение по дъската
play-key-tab = към дъската и бутоните
play-key-space = квадратчета или прегради
play-key-rotate = завърта преградата
play-key-enter = поставя или върви
play-key-escape = отказ
play-key-type = въведи ход, после Enter
play-key-undo = връща ход
play-key-flip = обръща дъската
play-key-hint = подсказка
play-key-routes = пътища: вкл. или изкл.
play-key-help = този списък
play-since = След твоя ход
play-since-last = Последен ход
play-did-walk =
    { $effect ->
        [pellet] изяжда точката на { $square }
        [ghosts] изяжда { $pieces }
        [caught] хваща Пакман на { $square }
        [caught-you] хваща те на { $square }
        [caught-self] налита на духче
       *[none] отива на { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] преграда { $slot }, хоризонтално
       *[vertical] преграда { $slot }, вертикално
    }
play-did-relocate = преграда на Стаята: към { $slot }
play-did-enter = влиза на { $square }
play-did-spend = харчи точка
play-did-pass =
    { $what ->
        [boost] спира притока
        [turn] край на хода
        [keep] пази преградата
        [stay] остава
       *[pass] пропуска
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } те хвана. { $back ->
            [all] Всички се връщат
           *[pacman] Връщаш се на входно квадратче
        }; { $count ->
            [one] имаш 1 живот.
           *[other] имаш { $count } живота.
        }
       *[no] { $ghost } хвана Пакман. { $back ->
            [all] Всички се връщат
           *[pacman] Той се връща на входно квадратче
        }; { $count ->
            [one] има 1 живот.
           *[other] има { $count } живота.
        }
    }
play-go-on = Нататък
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } те вижда: { $steps } стъпки.
           *[other] { $pieces } те виждат: по { $steps } стъпки.
        }
       *[no] { $count ->
            [1] { $pieces } вижда Пакман: { $steps } стъпки.
           *[other] { $pieces } виждат Пакман: по { $steps } стъпки.
        }
    }
play-mate-moves = { $name } мести { $piece }
play-why = Правило
play-why-length =
    { $steps ->
        [one] Върви точно 1 стъпка.
       *[other] Върви точно { $steps } стъпки.
    }
play-why-most =
    { $steps ->
        [one] Имаш 1 стъпка.
       *[other] Имаш { $steps } стъпки.
    }
play-round = Рунд { $number }
play-rules-booklet = по книжката
play-rules-first-printing = първо издание
play-rules-strict-english = английският буквално
play-rules-italian = италиански правила
play-rules-danish = датски правила
play-rules-friendly-ghosts = дружелюбни духчета
play-rules-usual = обичайни правила
play-rules-changed =
    { $count ->
        [one] 1 промяна
       *[other] { $count } промени
    }
play-term-boost = Приток на енергия: допълнителни стъпки след енергийна точка. Духчетата, през които минеш, са изядени.
play-term-frenzy = Ярост: духче, което вижда Пакман, върви 2 стъпки вместо 1.
play-term-chamber = Стая: помещението в средата. В дебюта духчетата разнасят преградите ѝ другаде.
play-term-spend = Харчене: даваш енергийна точка от запаса за допълнителни стъпки, които махат духчета.
play-term-reserve = Запас: енергийни точки, които Пакман е изял и запазил. Може да ги харчи, когато е на ход.
play-term-sight = Видимост: права линия до Пакман без преграда по нея. Другите духчета не я закриват.
play-term-tunnel = Тунел: излизаш оттук и влизаш от другия край, само с една стъпка.
play-term-respawn = Входно квадратче: оттук Пакман влиза на дъската, ако е свободно.
play-word-frenzy = Ярост
play-word-sight = Видимост
play-word-spend = Харчене
play-hint-done = Ясно
play-hint-goal-race =
    Стигни до { $side ->
        [0] синия
        [1] оранжевия
        [2] зеления
       *[3] лилавия
    } ред { $way ->
        [up] горе
        [down] долу
        [left] вляво
       *[right] вдясно
    }, преди някой друг да стигне своя. Докосни точица, за да стъпиш там.
play-hint-goal-pacman = Изяж всичките { $count } енергийни точки, преди духчетата да те хванат. Докосни точица, за да отидеш там.
play-hint-goal-ghosts =
    { $count ->
        [one] Хвани Пакман, преди да изяде всички енергийни точки. Докосни духче, после точица.
       *[other] Хвани Пакман { $count } пъти, преди да изяде всички енергийни точки. Докосни духче, после точица.
    }
play-hint-fence = За да поставиш преграда, плъзни пръст по процепа или задръж. Следвай пръста, после натисни „Постави“.
play-hint-boost =
    { $steps ->
        [one] Приток на енергия! Върви още 1 стъпка: изяждаш духчетата по пътя си. „Спри тук“ спира по-рано.
       *[other] Приток на енергия! Върви още до { $steps } стъпки: изяждаш духчетата по пътя си. „Спри тук“ спира по-рано.
    }
play-hint-frenzy =
    { $own ->
        [yes] Духче те вижда по права линия и изпада в ярост: върви { $steps } стъпки. Нека между вас има преграда или ъгъл.
       *[no] Духче, което вижда Пакман по права линия, е в ярост: върви { $steps } стъпки.
    }
play-hint-catch = Хванат ли Пакман, той губи живот. Свършат ли животите, печелят духчетата. Изядените енергийни точки си остават изядени.
play-hint-chamber = Извади преграда от Стаята: докосни някоя розова и я плъзни на новото ѝ място.
play-hint-spend = Пазиш енергийни точки в запаса. Похарчи една сега за допълнителни стъпки, които махат духчета завинаги.
play-hint-boxed = Няма накъде: не можеш нито да стъпиш, нито да поставиш преграда. Натисни „Пропусни“ и идва ред на следващия.
play-set-pace = Ходове на другите
play-pace-fast = Бързо
play-pace-normal = Нормално
play-pace-slow = Бавно
play-pace-tap = С докосване
play-set-hints = Съвети за начинаещи
play-set-notation = Ходове с нотация (e3h)
table-your-figure = Твоята фигурка
play-review = Разбор
play-save-gif = Всички ходове като филм (GIF)
play-save-animated-svg = Всички ходове, ясни във всеки размер (анимиран SVG)
play-set-notify = Кажи ми, когато съм на ход
play-notify-denied = Браузърът ти не позволява известия тук. Можеш да промениш това в настройките му за този сайт.
play-watchers =
    { $count ->
        [one] 1 зрител
       *[other] { $count } зрители
    }
play-level-up =
    { $wins ->
        [one] Победа на ниво { $level }. Да опиташ ли ниво { $next }?
       *[other] { $wins } поредни победи на ниво { $level }. Да опиташ ли ниво { $next }?
    }
play-level-down =
    { $losses ->
        [one] Ниво { $level } се оказа костелив орех. Да опиташ ли ниво { $next }?
       *[other] Ниво { $level } спечели { $losses } пъти поред. Да опиташ ли ниво { $next }?
    }
play-level-go = Играй на ниво { $level }
hint-wins = Печели веднага.
hint-fence =
    { $count ->
        [one] Удължава пътя на { $who } с 1 стъпка, а твоя – не.
       *[other] Удължава пътя на { $who } с { $count } стъпки, а твоя – не.
    }
hint-fence-both =
    { $count ->
        [one] Струва 1 стъпка на { $who } и { $own } на теб.
       *[other] Струва { $count } стъпки на { $who } и { $own } на теб.
    }
hint-fence-keeps = Не дава на { $who } да затвори пътя ти там.
hint-route =
    { $count ->
        [one] Води по най-късия ти път: след това остава 1 стъпка.
       *[other] Води по най-късия ти път: след това остават { $count } стъпки.
    }
hint-jump =
    { $count ->
        [one] Прескачаш { $who }: след това остава 1 стъпка.
       *[other] Прескачаш { $who }: след това остават { $count } стъпки.
    }
hint-aside = Държиш два пътя отворени и { $who } не може да затвори и двата с една преграда.
hint-exposed-less =
    { $count ->
        [one] Тогава една преграда ти струва най-много 1 стъпка, а не { $before }.
       *[other] Тогава една преграда ти струва най-много { $count } стъпки, а не { $before }.
    }
hint-pellet-safe = Енергийната точка на { $square } е безопасна: никое духче не може да те стигне следващия ход.
hint-pellet = Изяждаш енергийната точка на { $square }.
hint-eats = Изяждаш { $pieces }.
hint-hides = Там си извън погледа на { $pieces }.
hint-safe = Там никое духче не може да те стигне следващия ход.
hint-towards-pellet =
    { $count ->
        [one] На 1 стъпка от енергийната точка на { $square }.
       *[other] На { $count } стъпки от енергийната точка на { $square }.
    }
hint-away =
    { $count ->
        [one] Тогава най-близкото духче е на 1 стъпка от теб, а не на { $before }.
       *[other] Тогава най-близкото духче е на { $count } стъпки от теб, а не на { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Удължава пътя на { $piece } до теб с 1 стъпка.
       *[other] Удължава пътя на { $piece } до теб с { $count } стъпки.
    }
hint-no-fence = Сега никоя преграда не удължава пътя на другата страна, затова пази своите.
hint-spends = Похарчи енергийна точка: вървиш нататък и изяждаш духчетата по пътя си.
hint-shuts-in =
    { $count ->
        [0] Тогава за Пакман не остава безопасно квадратче; сега има { $before }.
        [one] Тогава за Пакман остава 1 безопасно квадратче; сега има { $before }.
       *[other] Тогава за Пакман остават { $count } безопасни квадратчета; сега има { $before }.
    }
hint-covers = Тогава { $piece } е по-близо от Пакман до енергийната точка на { $square }.
hint-fence-pellet =
    { $count ->
        [one] Удължава пътя на Пакман до { $square } с 1 стъпка.
       *[other] Удължава пътя на Пакман до { $square } с { $count } стъпки.
    }
hint-catches = Хваща Пакман.
hint-sees = { $piece } вижда Пакман оттам.
hint-closes-in =
    { $count ->
        [one] Тогава { $piece } е на 1 стъпка от Пакман.
       *[other] Тогава { $piece } е на { $count } стъпки от Пакман.
    }
hint-guards = Пази енергийната точка на { $square }.
hint-best = Компютърът не вижда нищо по-добро.
key-tab = Tab
key-space = Интервал
key-enter = Enter
key-escape = Esc
phase-race = Върви или постави преграда.
phase-walk =
    { $steps ->
        [one] Върви 1 стъпка.
       *[other] Върви { $steps } стъпки.
    }
phase-boost =
    { $steps ->
        [one] Приток на енергия! Още 1 стъпка; духчетата по пътя са изядени.
       *[other] Приток на енергия! Още до { $steps } стъпки; духчетата по пътя са изядени.
    }
phase-ghosts =
    { $steps ->
        [0] Премести едно духче: { $pieces }.
        [one] Върви 1 стъпка с { $pieces }.
       *[other] Върви до { $steps } стъпки с { $pieces }.
    }
phase-enter = Избери откъде да влезеш.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Върви 1 стъпка; после можеш да поставиш преграда.
           *[other] Върви { $steps } стъпки; после можеш да поставиш преграда.
        }
       *[other] { $steps ->
            [one] Дебют, ход { $turn } от { $opening }: върви 1 стъпка или постави преграда.
           *[other] Дебют, ход { $turn } от { $opening }: върви { $steps } стъпки или постави преграда.
        }
    }
phase-extra =
    { $steps ->
        [one] Приток на енергия! 1 допълнителна стъпка; духчетата по пътя излизат завинаги.
       *[other] Приток на енергия! { $steps } допълнителни стъпки; духчетата по пътя излизат завинаги.
    }
phase-after = Стъпките са направени. Добави нещо или приключи хода с --.
phase-relocate = Дебют, ход { $turn } от { $opening }: премести една от преградите на Стаята.
phase-ghost-place = Постави преграда или си я запази с --.
