fault-boost-after-pellet = Притокът на енергия идва след енергийна точка. Сложи Пакман там, където е имало точка, на квадратче, което сега е празно.
fault-chamber-count = Към Стаята има твърде малко или твърде много прегради. Отбележи правилните.
fault-chamber-fences-standing = Стаята е от прегради, които стоят на дъската: { $fences } не стои.
fault-closed-chamber = Стаята има пролука. Затвори я, за да няма нито вход, нито изход.
fault-eaten = Изядени са енергийните точки, които липсват от дъската, а това не е { $found }.
fault-fence = „{ $found }“ не е преграда. Преградите се пишат така: e3h.
fault-fence-list = „{ $found }“ не е списък от прегради, например d2e3.
fault-fences-not-crossing = { $fences } се пресичат. Премести една от преградите.
fault-fences-not-overlapping = { $fences } лежат една върху друга. Премести една от преградите.
fault-fences-of-layout = В тази игра преградите не се местят, затова са тези от лабиринта. Различни: { $fences }.
fault-fields = Позицията в тази игра има { $detail } полета с наклонени черти между тях.
fault-fitting-fence = { $fences } не пасват заедно. Премести една от преградите.
fault-ghosts-apart = Две духчета стоят на { $squares }. Дай на всяко свое квадратче.
fault-inline-layout = „{ $found }“ не е лабиринт от шест части с точки между тях.
fault-known-name = Няма „{ $found }“. Има: { $detail }.
fault-layout-key = Във файл с лабиринт тук няма „{ $found }“.
fault-layout-number = { $found } е извън обхвата. Избери от { $detail }.
fault-layout-size = Това е твърде дълго за лабиринт.
fault-layout-value = { $found } трябва да бъде { $detail }.
fault-lives = { $found } живота са повече, отколкото дава началото на играта.
fault-no-pellet-on-respawn-square = Пакман се връща на { $squares }. Сложи енергийната точка другаде.
fault-no-pellet-under-piece = Върху енергийната точка на { $squares } стои фигура. Премести фигурата или точката.
fault-no-square-cut-off = { $count ->
    [one] Никой не може да стигне до { $squares }. Отвори път.
   *[other] Никой не може да стигне до тези { $count } квадратчета. Отвори път.
}
fault-numbers = „{ $found }“ трябва да бъде { $detail ->
    [1] число.
   *[other] { $detail } числа.
}
fault-one-chamber = Има повече от едно затворено място. Само Стаята може да е затворена.
fault-one-square = Всяка фигура започва на едно квадратче: { $found }.
fault-pacman-apart = Духче стои заедно с Пакман на { $squares }. Премести единия.
fault-pacman-on-board = Пакман липсва. Сложи го на дъската.
fault-pellets-differ = Две енергийни точки лежат на { $squares }. Премести едната.
fault-pellets-of-layout = Лабиринтът няма енергийна точка на { $squares }. Махни я или промени лабиринта.
fault-pellet-count = Тази игра има { $detail } енергийни точки, а тук са { $found }.
fault-phase = Този момент от хода („{ $found }“) не пасва на останалото по дъската.
fault-pieces-apart = Две фигури стоят на { $squares }. Премести едната.
fault-piece-letter = „{ $found }“ не е фигура или някоя е спомената два пъти.
fault-piece-name = В тази игра няма фигура на име „{ $found }“.
fault-piece-off-board = { $pieces } тук започва извън дъската и влиза по-късно. Махни фигурата.
fault-piece-on-board = { $pieces } липсва. Сложи фигурата на дъската.
fault-played-in-turn = В този момент тези духчета още няма как да са ходили.
fault-position-size = Това е твърде дълго за позиция.
fault-previous = { $pieces } е извън дъската, затова няма предишно квадратче.
fault-reserve = { $found } в запаса е повече, отколкото Пакман е изял.
fault-route-to-goal = Фигурата на { $squares } не може да стигне до целта си. Отвори път.
fault-side-number = В тази игра няма страна { $found }.
fault-square = „{ $found }“ не е квадратче. Квадратчетата са от a1 до i9.
fault-square-for-each-piece = За всяка фигура трябва квадратче или тире, ако е извън дъската: { $found }.
fault-square-list = „{ $found }“ не е списък от квадратчета, например a1i9.
fault-start-off-goal = Фигурата на { $squares } вече стои на целта си. Премести я.
fault-stock = Това са повече налични прегради, отколкото се побират на дъската: { $found }.
fault-stock-name = Наличните прегради са на страни от тази игра: { $found }.
fault-switch = „{ $found }“ не е правило със стойност или се среща два пъти.
fault-toml = Ред { $line }, колона { $column } не може да се прочете.
fault-turn = „{ $found }“ не казва кой ход е.
editor-lead-maze = Чертай прегради, нареди фигури и енергийни точки, после играй. Каквото правилата не позволяват, се отбелязва веднага.
editor-lead-position = Всеки момент от всяка игра. Каквото правилата не позволяват, се отбелязва веднага.
editor-board = Дъската, която подреждаш
editor-tools = Какво прави докосването
editor-tool-fence = Прегради
editor-tool-erase = Махане
editor-tool-chamber = Прегради на Стаята
editor-tool-pellet = Енергийни точки
editor-hint-fence = Плъзни, за да поставиш преграда, докосни преграда, за да я махнеш, и влачи фигурите където искаш.
editor-hint-erase = Докосни преграда, фигура или енергийна точка, за да я махнеш.
editor-hint-chamber = Докосни преградите, които затварят Стаята.
editor-hint-pellet = Докосвай квадратчета, за да слагаш или махаш енергийни точки.
editor-hint-piece = Докосни квадратче, за да сложиш там { $piece }. Докосни пак, за да махнеш фигурата от дъската.
editor-fence = Преграда { $fence }
editor-on-fence = Тук стои преграда { $fence }. Enter я маха.
editor-symmetry = Чертай двойно
editor-symmetry-none = Изкл.
editor-symmetry-mirror = Ляво–дясно
editor-symmetry-flip = Горе–долу
editor-symmetry-turn = Половин оборот
editor-redo = Повтори
editor-clear = Махни преградите
editor-good = Може да се играе.
editor-faults = Какво не е наред
editor-more-faults = { $count ->
    [one] Още едно
   *[other] Още { $count }
}
editor-bad-link = В тази връзка няма дъска, която можем да покажем. Ето ти нова.
editor-try = Пробвай
editor-use = Играй на маса
editor-not-yet = Ще можеш да я споделиш и да играеш, щом не остане нищо отбелязано.
editor-stock = Прегради: { $side }
editor-side = На ход
editor-phase = Част от хода
editor-phase-walk = Пакман върви
editor-phase-boost = Приток на енергия
editor-phase-ghosts = Духчетата вървят
editor-phase-enter = Пакман влиза
editor-phase-action = Ход на Пакман
editor-phase-extra = Допълнителни стъпки
editor-phase-after = След движението му
editor-phase-relocate = Преграда на Стаята
editor-phase-ghost-place = Преграда на духче
editor-played = Духчета, които вече са ходили
editor-reserve = Енергийни точки в запаса
editor-turn = Ход
editor-memory = Запомнено за хода
editor-previous = Идва от
editor-from = Започни от
editor-from-none = Избери дъска
editor-forget = Забрави този лабиринт
editor-fences = { $count ->
    [one] Една преграда
   *[other] { $count } прегради
}
editor-take-away = Махни { $fence }
editor-fair = Равни ли са шансовете?
editor-fair-lead = Компютърът играе бързи игри сам срещу себе си. Където може, и решава лабиринта за до три духчета.
editor-fair-ask = Разбери
editor-fair-making = Играят се бързи игри
editor-fair-ahead = { $ahead ->
    [one] Преди твоята се пробва още една дъска
   *[other] Преди твоята се пробват още { $ahead } дъски
}
editor-fair-failed = Не се получи. Можеш да попиташ пак.
editor-fair-done = Бързите игри свършиха.
editor-fair-share = печели { $share } % (вероятно от { $low } до { $high } %)
editor-fair-games = { $games } игри на ниво { $level } срещу себе си, ремита: { $drawn ->
    [0] няма
   *[other] { $drawn }
}. В деветнайсет от двайсет случая истинският дял е в бледата част.
editor-fair-exact = { $ghosts ->
    [one] Решено, едно духче
   *[other] Решено, { $ghosts } духчета
}
editor-fair-pacman = Пакман печели
editor-fair-endless = Никой не може да наложи победа
editor-fair-ghosts = Духчетата печелят
