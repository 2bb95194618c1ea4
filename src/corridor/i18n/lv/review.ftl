review-why-exact = { $was ->
    [won] { $now ->
        [lost] Pēc precīzā atrisinājuma te { $side } varēja panākt uzvaru, bet tagad zaudē.
       *[even] Pēc precīzā atrisinājuma te { $side } varēja panākt uzvaru. Tagad to nevar neviens.
    }
   *[even] Pēc precīzā atrisinājuma neviens nevarēja panākt uzvaru. Tagad { $side } zaudē.
}
review-why-win-at-once = Ar { $move } spēlē uzreiz uzvarētu { $side }.
review-why-win-missed = { $moves ->
    [0] Te { $side } varēja droši uzvarēt, sākot ar { $move }.
    [1] Te { $side } varēja uzvarēt ar vienu gājienu: { $move }.
   *[other] Te { $side } varēja uzvarēt { $moves } gājienos, sākot ar { $move }.
}
review-why-loses-at-once = Tagad { $rival } var uzvarēt ar nākamo gājienu { $move }.
review-why-forced-loss = No šejienes { $side } vairs nevar noturēties. Ar { $move } spēle vēl būtu atklāta.
review-why-last-fence-own-way = Pēdējā siena, un tā aizšķērso īso ceļu pašam saimniekam: { $side } ies par { $own ->
    [zero] { $own } soļiem vairāk.
    [one] { $own } soli vairāk.
   *[other] { $own } soļiem vairāk.
}
review-why-fence-hurts-self = Šīs sienas cena soļos: { $rival } – { $cost }, { $side } – { $own }.
review-why-fence-for-nothing = Šī siena nevienam nemaksā ne soli. Ar { $move } { $side } panāktu vairāk.
review-why-better-fence = Šīs sienas cena soļos: { $rival } – { $cost }; ar { $move } tā būtu { $more }.
review-why-fence-was-there = Te derēja siena { $move }. Tās cena soļos: { $rival } – { $cost }.
review-why-fence-allowed = Tagad { $rival } var nolikt sienu { $move }. Tās cena soļos: { $side } – { $cost }.
review-why-fences-gone = Tā bija pēdējā siena ({ $side }); { $rival } vēl var nolikt { $left }.
review-why-walked-away = Solis prom no mērķa: { $side } – vēl { $after }, nevis { $before }.
review-why-no-progress = Solis sāņus: { $side } – joprojām vēl { $steps }.
review-why-race-lost = Skrējienā uzvar { $rival }, { $side } atpaliek par { $steps ->
    [zero] { $steps } soļiem
    [one] { $steps } soli
   *[other] { $steps } soļiem
}. Vajadzēja sienu: { $move }.
review-why-jump-given = Tagad { $rival } var lēkt uz { $square }: divi soļi vienā.
review-why-jump-missed = Te { $side } varēja lēkt: { $move }, divi soļi vienā.
review-why-walked-into-ghost = Šis ceļš beidzas uz spoka, un { $side } zaudē dzīvību. Labāk bija { $move }.
review-why-seen-and-reached = { $ghosts ->
    [zero] Tur { $side } ir redzeslaukā, un lauciņu sasniedz { $ghosts } spoki.
    [one] Tur { $side } ir redzeslaukā, un lauciņu sasniedz { $ghosts } spoks.
   *[other] Tur { $side } ir redzeslaukā, un lauciņu sasniedz { $ghosts } spoki.
}
review-why-in-reach = { $ghosts ->
    [zero] Tur { $side } ir aizsniedzams { $ghosts } spokiem.
    [one] Tur { $side } ir aizsniedzams { $ghosts } spokam.
   *[other] Tur { $side } ir aizsniedzams { $ghosts } spokiem.
}
review-why-pellet-missed = Lodi uz { $square } { $side } varēja droši sasniegt ar { $steps ->
    [zero] { $steps } soļiem
    [one] { $steps } soli
   *[other] { $steps } soļiem
}.
review-why-pellet-away = Prom no lodēm: { $side } tagad ir { $after } soļus no tuvākās, bet bija { $before }.
review-why-boost-unused = Ar { $move } { $side } apēstu vēl { $ghosts ->
    [zero] { $ghosts } spokus
    [one] { $ghosts } spoku
   *[other] { $ghosts } spokus
}.
review-why-catch-missed = Ar { $move } { $rival } būtu uzreiz noķerts: { $side } to palaida garām.
review-why-left-way-out = Tā { $rival } var droši izsprukt { $count ->
    [1] uz { $square }
   *[other] uz { $count } lauciņiem, piemēram, { $square }
}. Ar { $move } izeja būtu slēgta.
review-why-pellet-left = Lodi uz { $square } tagad var apēst { $rival }.
review-why-ghosts-in-boost = Pēc nākamās lodes { $rival } te izrāvienā var apēst { $ghosts ->
    [zero] { $ghosts } spokus
    [one] { $ghosts } spoku
   *[other] { $ghosts } spokus
}.
review-why-ghost-walked-away = { $rival } tagad ir { $after } soļus no šī spoka, bet bija { $before }.
review-why-only-move = Vienīgais gājiens. Par jebkuru citu { $side } dārgi samaksātu.
review-why-chance-fell = Izredzes ({ $side }) nokrita no { $before } līdz { $after } procentiem. Labāk bija { $move }.
review-the-ghosts = spoki
review-title = Izvērtējums
review-making = Skatām katru gājienu…
review-ahead = { $ahead ->
    [zero] Vispirms vēl { $ahead } izvērtējumu.
    [one] Vispirms vēl { $ahead } izvērtējums.
   *[other] Vispirms vēl { $ahead } izvērtējumi.
}
review-stopped = Izvērtēšana ir apturēta.
review-failed = Tas neizdevās. Mēģini vēlreiz.
review-ask = Izvērtēt šo spēli
review-back = Atpakaļ uz spēli
review-accuracy = precizitāte { $accuracy }
review-start = Sākums
review-no-mark = Pret šo gājienu nav, ko iebilst.
review-better-line = Labāk:
review-show-better = Rādīt labāko
review-try-idle = Atrodi labāku gājienu. Dators atbildēs.
review-try-over = Spēle ir beigusies.
review-try-end = Atpakaļ uz izvērtējumu
review-turn-before = Iepriekšējais pavērsiens
review-turn-next = Nākamais pavērsiens
review-graph = Spēle grafikā
review-graph-chances = Katras puses izredzes uzvarēt pēc katra gājiena
review-graph-steps = Katras puses atlikušie soļi, līdz { $most }
