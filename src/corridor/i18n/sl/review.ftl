review-why-exact =
    { $was ->
        [won] { $now ->
            [lost] { $side }: po točni rešitvi je bil položaj dobljen, zdaj je izgubljen.
           *[even] { $side }: po točni rešitvi je bil položaj dobljen. Zdaj zmage ne more izsiliti nihče.
        }
       *[even] { $side }: po točni rešitvi zmage ni mogel izsiliti nihče. Zdaj jo lahko izsili nasprotna stran.
    }
review-why-win-at-once = { $side }: poteza { $move } bi takoj prinesla zmago.
review-why-win-missed =
    { $moves ->
        [0] { $side }: tu je bila zanesljiva zmaga, začne se s potezo { $move }.
        [one] { $side }: tu je bila zmaga v { $moves } potezi: { $move }.
        [two] { $side }: tu je bila zmaga v { $moves } potezah, začne se s potezo { $move }.
        [few] { $side }: tu je bila zmaga v { $moves } potezah, začne se s potezo { $move }.
       *[other] { $side }: tu je bila zmaga v { $moves } potezah, začne se s potezo { $move }.
    }
review-why-loses-at-once = Zdaj lahko nasprotna stran ({ $rival }) zmaga z naslednjo potezo, { $move }.
review-why-forced-loss = { $side }: te partije ni več mogoče rešiti. S potezo { $move } bi ostala odprta.
review-why-last-fence-own-way =
    { $side }: zadnja ograda, pa zapira lastno kratko pot: { $own ->
        [one] { $own } korak več.
        [two] { $own } koraka več.
        [few] { $own } koraki več.
       *[other] { $own } korakov več.
    }
review-why-fence-hurts-self = Cena te ograde: { $rival } { $cost ->
    [one] { $cost } korak
    [two] { $cost } koraka
    [few] { $cost } koraki
   *[other] { $cost } korakov
}, { $side } { $own }.
review-why-fence-for-nothing = { $side }: ta ograda nikogar ne stane niti koraka. Poteza { $move } bi koristila bolj.
review-why-better-fence = Cena te ograde: { $rival } { $cost ->
    [one] { $cost } korak
    [two] { $cost } koraka
    [few] { $cost } koraki
   *[other] { $cost } korakov
}; pri { $move } bi bila { $more }.
review-why-fence-was-there =
    Tu je bila mogoča ograda { $move }. Njena cena: { $rival } { $cost ->
        [one] { $cost } korak
        [two] { $cost } koraka
        [few] { $cost } koraki
       *[other] { $cost } korakov
    }.
review-why-fence-allowed =
    { $side }: ograda { $move } zdaj vzame { $cost ->
        [one] { $cost } korak
        [two] { $cost } koraka
        [few] { $cost } korake
       *[other] { $cost } korakov
    }, na potezi pa je nasprotna stran ({ $rival }).
review-why-fences-gone =
    { $side }: to je bila zadnja ograda v zalogi; { $left ->
        [one] nasprotna stran ({ $rival }) ima še { $left }
        [two] nasprotna stran ({ $rival }) ima še { $left }
        [few] nasprotna stran ({ $rival }) ima še { $left }
       *[other] nasprotna stran ({ $rival }) ima še { $left }
    }.
review-why-walked-away = { $side }: korak stran od cilja, do tja jih je { $after } namesto { $before }.
review-why-no-progress = { $side }: korak vstran, do cilja jih je še vedno { $steps }.
review-why-race-lost =
    { $side }: dirka proti nasprotni strani ({ $rival }) je izgubljena za { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    }. Potrebna je bila ograda { $move }.
review-why-jump-given = Zdaj lahko { $rival } skoči na { $square }, dva koraka v enem.
review-why-jump-missed = { $side }: tu je bil mogoč preskok { $move }, dva koraka v enem.
review-why-walked-into-ghost = { $side }: ta premik se konča na duhu in stane življenje. Poteza { $move } bi bila boljša.
review-why-seen-and-reached =
    { $ghosts ->
        [one] { $side }: to polje vidi in doseže { $ghosts } duh.
        [two] { $side }: to polje vidita in dosežeta { $ghosts } duhova.
        [few] { $side }: to polje vidijo in dosežejo { $ghosts } duhovi.
       *[other] { $side }: to polje vidi in doseže { $ghosts } duhov.
    }
review-why-in-reach =
    { $ghosts ->
        [one] { $side }: to polje lahko doseže { $ghosts } duh.
        [two] { $side }: to polje lahko dosežeta { $ghosts } duhova.
        [few] { $side }: to polje lahko dosežejo { $ghosts } duhovi.
       *[other] { $side }: to polje lahko doseže { $ghosts } duhov.
    }
review-why-pellet-missed =
    { $side }: drobec na { $square } je bil varen in oddaljen { $steps ->
        [one] { $steps } korak
        [two] { $steps } koraka
        [few] { $steps } korake
       *[other] { $steps } korakov
    }.
review-why-pellet-away = { $side }: stran od drobcev. Koraki do najbližjega: zdaj { $after }, prej { $before }.
review-why-boost-unused =
    { $side }: s potezo { $move } bi PAC-MAN pojedel še { $ghosts ->
        [one] { $ghosts } duha
        [two] { $ghosts } duhova
        [few] { $ghosts } duhove
       *[other] { $ghosts } duhov
    }.
review-why-catch-missed = { $side }: s potezo { $move } bi bil nasprotnik takoj ujet ({ $rival }).
review-why-left-way-out = { $rival } ima še varen izhod { $count ->
    [1] na { $square }
    [one] na { $count } polje, eno je { $square }
    [two] na { $count } polji, eno je { $square }
    [few] na { $count } polja, eno je { $square }
   *[other] na { $count } polj, eno je { $square }
}. Poteza { $move } bi ga zaprla.
review-why-pellet-left = Do drobca na { $square } zdaj lahko pride { $rival }.
review-why-ghosts-in-boost = Po naslednjem drobcu { $rival } s pospeškom tu lahko poje { $ghosts ->
    [one] { $ghosts } duha
    [two] { $ghosts } duhova
    [few] { $ghosts } duhove
   *[other] { $ghosts } duhov
}.
review-why-ghost-walked-away = { $rival } je zdaj dlje od tega duha. Koraki: { $after }, prej { $before }.
review-why-only-move = { $side }: edina poteza. Vsaka druga bi drago stala.
review-why-chance-fell = { $side }: možnosti za zmago so padle (prej { $before }, zdaj { $after } odstotkov). Poteza { $move } bi bila boljša.
review-the-ghosts = Duhovi
review-title = Pregled
review-making = Pregledujem vse poteze…
review-ahead = { $ahead ->
    [one] Pred tem čaka { $ahead } pregled.
    [two] Pred tem čakata { $ahead } pregleda.
    [few] Pred tem čakajo { $ahead } pregledi.
   *[other] Pred tem čaka { $ahead } pregledov.
}
review-stopped = Pregled je ustavljen.
review-failed = To ni uspelo. Poskusi znova.
review-ask = Preglej to partijo
review-back = Nazaj v partijo
review-accuracy = natančnost { $accuracy }
review-start = Začetek
review-no-mark = Tej potezi ni kaj očitati.
review-better-line = Bolje:
review-show-better = Pokaži boljše
review-try-idle = Najdi boljšo potezo. Računalnik odgovarja.
review-try-over = Partija je končana.
review-try-end = Nazaj na pregled
review-turn-before = Prejšnja prelomnica
review-turn-next = Naslednja prelomnica
review-graph = Partija kot graf
review-graph-chances = Možnosti vsake strani za zmago po vsaki potezi
review-graph-steps = Koraki do cilja za vsako stran, največ { $most }
