review-why-exact = { $was ->
    [won] { $now ->
        [lost] Podľa presného riešenia to bola výhra ({ $side }) a teraz je to prehra.
       *[even] Podľa presného riešenia to bola výhra ({ $side }). Teraz si ju nevynúti nikto.
    }
   *[even] Podľa presného riešenia si výhru nemohol vynútiť nikto. Teraz sa dá vynútiť prehra ({ $side }).
}
review-why-win-at-once = Ťah { $move } by hneď znamenal výhru ({ $side }).
review-why-win-missed = { $moves ->
    [0] Bola tu istá výhra ({ $side }), počnúc ťahom { $move }.
    [one] Bola tu výhra jedným ťahom ({ $side }): { $move }.
    [few] Bola tu výhra na { $moves } ťahy ({ $side }), počnúc ťahom { $move }.
   *[other] Bola tu výhra na { $moves } ťahov ({ $side }), počnúc ťahom { $move }.
}
review-why-loses-at-once = Toto dovolí súperovi ({ $rival }) vyhrať hneď ďalším ťahom: { $move }.
review-why-forced-loss = Odtiaľto sa partia už nedá udržať ({ $side }). Ťah { $move } ju nechával otvorenú.
review-why-last-fence-own-way = Posledná prekážka, a práve do vlastnej krátkej cesty: { $own ->
    [one] o krok viac
    [few] o { $own } kroky viac
   *[other] o { $own } krokov viac
} ({ $side }).
review-why-fence-hurts-self = Koľko krokov stojí táto prekážka: { $rival } { $cost }, { $side } { $own }.
review-why-fence-for-nothing = Táto prekážka nikoho nezdrží ani o krok. Ťah { $move } by pomohol viac ({ $side }).
review-why-better-fence = Súpera ({ $rival }) táto prekážka zdrží o { $cost ->
    [one] 1 krok
    [few] { $cost } kroky
   *[other] { $cost } krokov
}; { $move } by zdržala o { $more }.
review-why-fence-was-there = Ponúkala sa prekážka: { $move } by súpera ({ $rival }) zdržala o { $cost ->
    [one] 1 krok
    [few] { $cost } kroky
   *[other] { $cost } krokov
}.
review-why-fence-allowed = Prekážka { $move } teraz zdrží o { $cost ->
    [one] 1 krok
    [few] { $cost } kroky
   *[other] { $cost } krokov
} ({ $side }). Na ťahu: { $rival }.
review-why-fences-gone = To bola posledná prekážka v zásobe ({ $side }); súperovi ({ $rival }) { $left ->
    [one] zostáva jedna
    [few] zostávajú { $left }
   *[other] zostáva { $left }
}.
review-why-walked-away = Krok preč od cieľa ({ $side }): zostáva { $after } namiesto { $before }.
review-why-no-progress = Krok nabok ({ $side }): do cieľa zostáva stále { $steps }.
review-why-race-lost = Preteky sú prehraté o { $steps ->
    [one] krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
} ({ $side }), vpredu je { $rival }. Chcelo to prekážku: { $move }.
review-why-jump-given = Toto dovolí súperovi ({ $rival }) skok na { $square }, dva kroky v jednom.
review-why-jump-missed = Bol tu skok ({ $side }): { $move }, dva kroky v jednom.
review-why-walked-into-ghost = Tento pohyb sa končí na duchovi a stojí život ({ $side }). Lepší bol ťah { $move }.
review-why-seen-and-reached = { $ghosts ->
    [one] { $side } je tam v zornom poli ducha, ktorý na to políčko aj dosiahne.
    [few] { $side } je tam v zornom poli { $ghosts } duchov, ktorí na to políčko aj dosiahnu.
   *[other] { $side } je tam v zornom poli { $ghosts } duchov, ktorí na to políčko aj dosiahnu.
}
review-why-in-reach = { $ghosts ->
    [one] { $side } je tam v dosahu ducha.
    [few] { $side } je tam v dosahu { $ghosts } duchov.
   *[other] { $side } je tam v dosahu { $ghosts } duchov.
}
review-why-pellet-missed = Bodka na { $square } bola vzdialená len { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
} a bezpečná ({ $side }).
review-why-pellet-away = Preč od bodiek: { $side } to má k najbližšej { $after ->
    [one] 1 krok
    [few] { $after } kroky
   *[other] { $after } krokov
}, predtým { $before }.
review-why-boost-unused = Ťahom { $move } by { $side } zjedol o { $ghosts ->
    [one] ducha
    [few] { $ghosts } duchov
   *[other] { $ghosts } duchov
} viac.
review-why-catch-missed = Po ťahu { $move } by bol { $rival } hneď chytený ({ $side }).
review-why-left-way-out = { $rival } má teraz bezpečnú únikovú cestu { $count ->
    [one] na { $square }
    [few] na { $count } políčka, napríklad { $square }
   *[other] na { $count } políčok, napríklad { $square }
}. Ťah { $move } by ju zavrel.
review-why-pellet-left = { $rival } má teraz voľnú cestu k bodke na { $square }.
review-why-ghosts-in-boost = Po ďalšej bodke tu { $rival } môže počas bonusu zjesť { $ghosts ->
    [one] ducha
    [few] { $ghosts } duchov
   *[other] { $ghosts } duchov
}.
review-why-ghost-walked-away = Medzi týmto duchom a korisťou ({ $rival }) je teraz { $after ->
    [one] 1 krok
    [few] { $after } kroky
   *[other] { $after } krokov
}, predtým { $before }.
review-why-only-move = Jediný ťah. Každý iný by vyšiel draho ({ $side }).
review-why-chance-fell = Šanca na výhru ({ $side }) klesla z { $before } na { $after } percent. Lepší bol ťah { $move }.
review-the-ghosts = duchovia
review-title = Rozbor
review-making = Prechádzame ťah po ťahu…
review-ahead = { $ahead ->
    [one] Jeden rozbor je na rade skôr.
    [few] { $ahead } rozbory sú na rade skôr.
   *[other] { $ahead } rozborov je na rade skôr.
}
review-stopped = Rozbor je zastavený.
review-failed = To sa nepodarilo. Skús to, prosím, znova.
review-ask = Rozobrať túto partiu
review-back = Späť do partie
review-accuracy = presnosť { $accuracy }
review-start = Začiatok
review-no-mark = Tomuto ťahu nie je čo vytknúť.
review-better-line = Lepšie:
review-show-better = Ukázať lepšie
review-try-idle = Nájdi lepší ťah. Počítač odpovie.
review-try-over = Partia sa skončila.
review-try-end = Späť k rozboru
review-turn-before = Predošlý zlom
review-turn-next = Ďalší zlom
review-graph = Partia ako graf
review-graph-chances = Šanca každej strany na výhru po každom ťahu
review-graph-steps = Koľko krokov má kto do cieľa, najviac { $most }
