review-why-exact = { $was ->
    [won] { $now ->
        [lost] Podle přesného řešení to byla výhra ({ $side }) a teď je to prohra.
       *[even] Podle přesného řešení to byla výhra ({ $side }). Teď si ji nevynutí nikdo.
    }
   *[even] Podle přesného řešení si výhru nemohl vynutit nikdo. Teď se dá vynutit prohra ({ $side }).
}
review-why-win-at-once = Tahem { $move } šlo partii hned vyhrát ({ $side }).
review-why-win-missed = { $moves ->
    [0] Byla tu jistá výhra ({ $side }), počínaje tahem { $move }.
    [one] Byla tu výhra jedním tahem ({ $side }): { $move }.
    [few] Byla tu výhra na { $moves } tahy ({ $side }), počínaje tahem { $move }.
   *[other] Byla tu výhra na { $moves } tahů ({ $side }), počínaje tahem { $move }.
}
review-why-loses-at-once = Soupeř ({ $rival }) teď může vyhrát hned příštím tahem: { $move }.
review-why-forced-loss = Odtud se partie už nedá zachránit ({ $side }). Tah { $move } ji nechával otevřenou.
review-why-last-fence-own-way = Poslední překážka, a zrovna do vlastní krátké cesty: { $own ->
    [one] o krok víc
    [few] o { $own } kroky víc
   *[other] o { $own } kroků víc
} ({ $side }).
review-why-fence-hurts-self = Cena téhle překážky v krocích: { $rival } { $cost }, { $side } { $own }.
review-why-fence-for-nothing = Tahle překážka nikoho nezdrží ani o krok. Tah { $move } by pomohl víc ({ $side }).
review-why-better-fence = Soupeře ({ $rival }) tahle překážka zdrží o { $cost ->
    [one] 1 krok
    [few] { $cost } kroky
   *[other] { $cost } kroků
}; { $move } by zdržela o { $more }.
review-why-fence-was-there = Nabízela se překážka: { $move } by soupeře ({ $rival }) zdržela o { $cost ->
    [one] 1 krok
    [few] { $cost } kroky
   *[other] { $cost } kroků
}.
review-why-fence-allowed = Překážka { $move } teď zdrží o { $cost ->
    [one] 1 krok
    [few] { $cost } kroky
   *[other] { $cost } kroků
} ({ $side }). Na tahu: { $rival }.
review-why-fences-gone = To byla poslední překážka v zásobě ({ $side }); soupeři ({ $rival }) { $left ->
    [one] zbývá jedna
    [few] zbývají { $left }
   *[other] zbývá { $left }
}.
review-why-walked-away = Krok pryč od cíle ({ $side }): zbývá { $after } místo { $before }.
review-why-no-progress = Krok stranou ({ $side }): do cíle pořád zbývá { $steps }.
review-why-race-lost = V závodě je { $rival } o { $steps ->
    [one] krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
} napřed a { $side } to nedožene. Chtělo to překážku: { $move }.
review-why-jump-given = { $rival } teď může skočit na { $square }, dva kroky v jednom.
review-why-jump-missed = Byl tu skok ({ $side }): { $move }, dva kroky v jednom.
review-why-walked-into-ghost = Tenhle pohyb končí na duchovi a stojí život ({ $side }). Lepší byl tah { $move }.
review-why-seen-and-reached = { $ghosts ->
    [one] { $side } je tam v zorném poli ducha, který na to políčko i dosáhne.
    [few] { $side } je tam v zorném poli { $ghosts } duchů, kteří na to políčko i dosáhnou.
   *[other] { $side } je tam v zorném poli { $ghosts } duchů, kteří na to políčko i dosáhnou.
}
review-why-in-reach = { $ghosts ->
    [one] { $side } je tam v dosahu ducha.
    [few] { $side } je tam v dosahu { $ghosts } duchů.
   *[other] { $side } je tam v dosahu { $ghosts } duchů.
}
review-why-pellet-missed = Bezpečná tečka na { $square } byla jen { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
} daleko ({ $side }).
review-why-pellet-away = Pryč od teček: { $side } to má k nejbližší { $after ->
    [one] 1 krok
    [few] { $after } kroky
   *[other] { $after } kroků
}, předtím { $before }.
review-why-boost-unused = Tahem { $move } šlo sníst o { $ghosts ->
    [one] ducha
    [few] { $ghosts } duchy
   *[other] { $ghosts } duchů
} víc ({ $side }).
review-why-catch-missed = Tah { $move } by hned chytil figurku { $rival } ({ $side }).
review-why-left-way-out = { $rival } má teď bezpečnou únikovou cestu { $count ->
    [one] na { $square }
    [few] na { $count } políčka, třeba { $square }
   *[other] na { $count } políček, třeba { $square }
}. Tah { $move } by ji zavřel.
review-why-pellet-left = { $rival } má teď volnou cestu k tečce na { $square }.
review-why-ghosts-in-boost = Po příští tečce tu { $rival } může během bonusu sníst { $ghosts ->
    [one] ducha
    [few] { $ghosts } duchy
   *[other] { $ghosts } duchů
}.
review-why-ghost-walked-away = Mezi tímhle duchem a kořistí ({ $rival }) je teď { $after ->
    [one] 1 krok
    [few] { $after } kroky
   *[other] { $after } kroků
}, předtím { $before }.
review-why-only-move = Jediný tah. Každý jiný by přišel draho ({ $side }).
review-why-chance-fell = Šance klesla z { $before } na { $after } procent ({ $side }). Lepší byl tah { $move }.
review-the-ghosts = duchové
review-title = Rozbor
review-making = Procházíme každý tah…
review-ahead = { $ahead ->
    [one] Jeden rozbor je na řadě dřív.
    [few] { $ahead } rozbory jsou na řadě dřív.
   *[other] { $ahead } rozborů je na řadě dřív.
}
review-stopped = Rozbor byl zastaven.
review-failed = To se nepovedlo. Zkus to prosím znovu.
review-ask = Rozebrat tuhle partii
review-back = Zpět do partie
review-accuracy = přesnost { $accuracy }
review-start = Začátek
review-no-mark = Tomuhle tahu není co vytknout.
review-better-line = Lepší:
review-show-better = Ukázat lepší
review-try-idle = Najdi lepší tah. Počítač odpoví.
review-try-over = Partie skončila.
review-try-end = Zpět k rozboru
review-turn-before = Předchozí zlom
review-turn-next = Další zlom
review-graph = Partie jako graf
review-graph-chances = Šance každé strany na výhru po každém tahu
review-graph-steps = Kolik kroků kdo má k cíli, nejvýš { $most }
