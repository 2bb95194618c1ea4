review-why-exact = { $was ->
    [won] { $now ->
        [lost] Ifølge den eksakte løsning var det vundet for { $side }, og nu er det tabt.
       *[even] Ifølge den eksakte løsning var det vundet for { $side }. Nu kan ingen sikre sig sejren.
    }
   *[even] Ifølge den eksakte løsning kunne ingen sikre sig sejren. Nu kan { $side } tvinges til at tabe.
}
review-why-win-at-once = { $move } ville have vundet spillet for { $side } med det samme.
review-why-win-missed = { $moves ->
    [0] Der var en sikker sejr til { $side }, med { $move } som første træk.
    [one] Der var en sejr i ét træk til { $side }: { $move }.
   *[other] Der var en sejr i { $moves } træk til { $side }, med { $move } som første træk.
}
review-why-loses-at-once = Det lader { $rival } vinde med næste træk, { $move }.
review-why-forced-loss = Herfra kan { $side } ikke længere redde spillet. { $move } holdt det åbent.
review-why-last-fence-own-way = Den sidste forhindring, og den spærrer ejerens egen korte vej: { $own ->
    [one] ét skridt mere for { $side }.
   *[other] { $own } skridt mere for { $side }.
}
review-why-fence-hurts-self = Denne forhindring koster { $rival } { $cost } skridt og { $side } { $own }.
review-why-fence-for-nothing = Denne forhindring koster ingen et skridt. { $move } havde gjort mere gavn for { $side }.
review-why-better-fence = Denne forhindring koster { $rival } { $cost } skridt; { $move } ville have kostet { $more }.
review-why-fence-was-there = Der var en god forhindring at sætte: { $move } ville have kostet { $rival } { $cost } skridt.
review-why-fence-allowed = Nu koster { $move } { $cost } skridt for { $side }, og { $rival } har turen.
review-why-fences-gone = Det var den sidste forhindring for { $side }; { $rival } har { $left ->
    [one] én tilbage
   *[other] { $left } tilbage
}.
review-why-walked-away = Et skridt væk fra målet: { $after } igen for { $side } i stedet for { $before }.
review-why-no-progress = Et skridt til siden: stadig { $steps } igen for { $side }.
review-why-race-lost = Kapløbet mod { $rival } er tabt med { $steps ->
    [one] ét skridt
   *[other] { $steps } skridt
} for { $side }. Der skulle en forhindring til: { $move }.
review-why-jump-given = Det giver { $rival } et hop til { $square }, to skridt i ét.
review-why-jump-missed = Der var et hop til { $side }: { $move }, to skridt i ét.
review-why-walked-into-ghost = Det ryk ender på et spøgelse og koster { $side } et liv. { $move } var bedre.
review-why-seen-and-reached = { $ghosts ->
    [one] Et spøgelse ser { $side } der og kan nå feltet.
   *[other] { $ghosts } spøgelser ser { $side } der og kan nå feltet.
}
review-why-in-reach = { $ghosts ->
    [one] Et spøgelse kan nå { $side } der.
   *[other] { $ghosts } spøgelser kan nå { $side } der.
}
review-why-pellet-missed = Bonusbærret på { $square } var { $steps ->
    [one] ét skridt
   *[other] { $steps } skridt
} fra { $side }, og det var sikkert.
review-why-pellet-away = Væk fra bonusbærrene: det nærmeste er nu { $after } skridt fra { $side } og var før { $before }.
review-why-boost-unused = { $move } ville have spist { $ghosts ->
    [one] ét spøgelse
   *[other] { $ghosts } spøgelser
} mere for { $side }.
review-why-catch-missed = { $move } ville have fanget { $rival } med det samme for { $side }.
review-why-left-way-out = Det giver { $rival } en sikker udvej { $count ->
    [one] til { $square }
   *[other] til { $count } felter, blandt andet { $square }
}. { $move } ville have lukket den.
review-why-pellet-left = Nu er der fri bane til bonusbærret på { $square } for { $rival }.
review-why-ghosts-in-boost = Efter næste bonusbær kan { $rival } med sit bonusryk spise { $ghosts ->
    [one] et spøgelse
   *[other] { $ghosts } spøgelser
} her.
review-why-ghost-walked-away = Dette spøgelse er nu { $after } skridt fra { $rival } og var før { $before }.
review-why-only-move = Det eneste træk. Alle andre havde kostet { $side } dyrt.
review-why-chance-fell = Chancen for { $side } faldt fra { $before } til { $after } procent. { $move } var bedre.
review-the-ghosts = spøgelserne
review-title = Gennemgang
review-making = Ser på hvert træk…
review-ahead = { $ahead ->
    [one] Én gennemgang er foran i køen.
   *[other] { $ahead } gennemgange er foran i køen.
}
review-stopped = Gennemgangen blev stoppet.
review-failed = Det gik ikke. Prøv igen.
review-ask = Gennemgå dette spil
review-back = Tilbage til spillet
review-accuracy = præcision { $accuracy }
review-start = Starten
review-no-mark = Intet at udsætte på dette træk.
review-better-line = Bedre:
review-show-better = Vis bedre træk
review-try-idle = Find et bedre træk. Computeren svarer.
review-try-over = Spillet er slut.
review-try-end = Tilbage til gennemgangen
review-turn-before = Forrige vendepunkt
review-turn-next = Næste vendepunkt
review-graph = Spillet som graf
review-graph-chances = Hver sides chance for at vinde efter hvert træk
review-graph-steps = Skridt igen for hver side, op til { $most }
