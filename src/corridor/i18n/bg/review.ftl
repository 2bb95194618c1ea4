review-why-exact = { $was ->
    [won] { $now ->
        [lost] Според точното решение позицията беше спечелена за { $side }, а сега е загубена.
       *[even] Според точното решение позицията беше спечелена за { $side }. Сега никой не може да наложи победа.
    }
   *[even] Според точното решение никой не можеше да наложи победа. Сега загубата за { $side } може да се наложи.
}
review-why-win-at-once = { $move } печелеше играта за { $side } веднага.
review-why-win-missed = { $moves ->
    [0] Имаше сигурна победа за { $side }, започва с { $move }.
    [one] Имаше победа в един ход за { $side }: { $move }.
   *[other] Имаше победа в { $moves } хода за { $side }, започва с { $move }.
}
review-why-loses-at-once = Така { $rival } може да спечели със следващия ход, { $move }.
review-why-forced-loss = Оттук нататък играта е неспасяема за { $side }. { $move } я държеше отворена.
review-why-last-fence-own-way = Последната преграда, и то върху собствения къс път: { $own ->
    [one] една стъпка повече за { $side }.
   *[other] { $own } стъпки повече за { $side }.
}
review-why-fence-hurts-self = Тази преграда струва { $cost ->
    [one] 1 стъпка
   *[other] { $cost } стъпки
} на { $rival } и { $own } на { $side }.
review-why-fence-for-nothing = Тази преграда не струва стъпка на никого. { $move } щеше да е по-полезно за { $side }.
review-why-better-fence = Тази преграда струва на { $rival } { $cost ->
    [one] 1 стъпка
   *[other] { $cost } стъпки
}; { $move } щеше да струва { $more }.
review-why-fence-was-there = Имаше хубава преграда: { $move } щеше да струва на { $rival } { $cost } стъпки.
review-why-fence-allowed = Сега { $move } струва на { $side } { $cost } стъпки, а на ход е { $rival }.
review-why-fences-gone = Това беше последната преграда на { $side }; { $left ->
    [one] една остава
   *[other] { $left } остават
} за { $rival }.
review-why-walked-away = Стъпка, която отдалечава от целта: за { $side } остават { $after } вместо { $before }.
review-why-no-progress = Стъпка настрани: за { $side } остават все така { $steps }.
review-why-race-lost = Надбягването с { $rival } е загубено с { $steps ->
    [one] една стъпка
   *[other] { $steps } стъпки
} за { $side }. Трябваше преграда: { $move }.
review-why-jump-given = Това дава на { $rival } прескачане до { $square }, две стъпки наведнъж.
review-why-jump-missed = Имаше прескачане за { $side }: { $move }, две стъпки наведнъж.
review-why-walked-into-ghost = Това придвижване свършва върху духче и струва на { $side } живот. { $move } беше по-добре.
review-why-seen-and-reached = { $ghosts ->
    [one] Там едно духче вижда { $side } и стига до това квадратче.
   *[other] Там { $ghosts } духчета виждат { $side } и стигат до това квадратче.
}
review-why-in-reach = { $ghosts ->
    [one] Там едно духче може да стигне { $side }.
   *[other] Там { $ghosts } духчета могат да стигнат { $side }.
}
review-why-pellet-missed = Енергийната точка на { $square } беше на { $steps ->
    [one] една стъпка
   *[other] { $steps } стъпки
} от { $side }, и то безопасна.
review-why-pellet-away = По-далеч от енергийните точки: най-близката сега е на { $after } стъпки от { $side }, а беше на { $before }.
review-why-boost-unused = { $move } щеше да изяде още { $ghosts ->
    [one] едно духче
   *[other] { $ghosts } духчета
} за { $side }.
review-why-catch-missed = { $move } щеше веднага да хване { $rival } за { $side }.
review-why-left-way-out = Така за { $rival } остава безопасен изход { $count ->
    [one] към { $square }
   *[other] към { $count } квадратчета, например { $square }
}. { $move } щеше да го затвори.
review-why-pellet-left = Енергийната точка на { $square } сега е открита за { $rival }.
review-why-ghosts-in-boost = След следващата енергийна точка { $rival } може с приток на енергия да изяде тук { $ghosts ->
    [one] едно духче
   *[other] { $ghosts } духчета
}.
review-why-ghost-walked-away = Това духче е на { $after } стъпки от { $rival }, а беше на { $before }.
review-why-only-move = Единственият ход. Всеки друг щеше да излезе скъпо на { $side }.
review-why-chance-fell = Шансът за { $side } падна от { $before } на { $after } процента. { $move } беше по-добре.
review-the-ghosts = духчетата
review-title = Разбор
review-making = Преглеждаме всеки ход…
review-ahead = { $ahead ->
    [one] Преди твоя има още един разбор.
   *[other] Преди твоя има още { $ahead } разбора.
}
review-stopped = Разборът е спрян.
review-failed = Не се получи. Опитай пак.
review-ask = Направи разбор
review-back = Обратно в играта
review-accuracy = точност { $accuracy }
review-start = Началото
review-no-mark = Няма забележки към този ход.
review-better-line = По-добре:
review-show-better = Покажи по-доброто
review-try-idle = Намери по-добър ход. Компютърът отговаря.
review-try-over = Играта свърши.
review-try-end = Обратно към разбора
review-turn-before = Предишен обрат
review-turn-next = Следващ обрат
review-graph = Играта като графика
review-graph-chances = Шансът на всяка страна за победа след всеки ход
review-graph-steps = Оставащи стъпки за всяка страна, до { $most }
