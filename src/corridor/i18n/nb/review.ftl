review-why-exact = { $was ->
    [won] { $now ->
        [lost] Ifølge den eksakte løsningen var dette vunnet for { $side }, og nå er det tapt.
       *[even] Ifølge den eksakte løsningen var dette vunnet for { $side }. Nå kan ingen tvinge fram seier.
    }
   *[even] Ifølge den eksakte løsningen kunne ingen tvinge fram seier. Nå kan motparten tvinge fram seier mot { $side }.
}
review-why-win-at-once = { $move } hadde vunnet partiet for { $side } med en gang.
review-why-win-missed = { $moves ->
    [0] Det lå en sikker seier der for { $side }, med start i { $move }.
    [one] Det lå en seier i ett trekk der for { $side }: { $move }.
   *[other] Det lå en seier i { $moves } trekk der for { $side }, med start i { $move }.
}
review-why-loses-at-once = Dette lar { $rival } vinne med neste trekk, { $move }.
review-why-forced-loss = Herfra kan ikke { $side } holde partiet lenger. { $move } holdt det åpent.
review-why-last-fence-own-way = Det siste gjerdet, og det stenger den korte veien for eieren: { $own ->
    [one] ett steg mer for { $side }.
   *[other] { $own } steg mer for { $side }.
}
review-why-fence-hurts-self = Dette gjerdet koster { $rival } { $cost ->
    [one] 1 steg
   *[other] { $cost } steg
} og { $side } { $own }.
review-why-fence-for-nothing = Dette gjerdet koster ingen et steg. { $move } hadde gjort mer for { $side }.
review-why-better-fence = Dette gjerdet koster { $rival } { $cost ->
    [one] 1 steg
   *[other] { $cost } steg
}; { $move } hadde kostet { $more }.
review-why-fence-was-there = Her passet et gjerde: { $move } hadde kostet { $rival } { $cost } steg.
review-why-fence-allowed = Nå koster { $move } { $cost } steg for { $side }, og { $rival } har turen.
review-why-fences-gone = Det var det siste gjerdet { $side } hadde på hånden; { $left ->
    [one] ett er igjen
   *[other] { $left } er igjen
} for { $rival }.
review-why-walked-away = Et steg bort fra målet: { $after } igjen for { $side } i stedet for { $before }.
review-why-no-progress = Et steg til siden: fortsatt { $steps } igjen for { $side }.
review-why-race-lost = Kappløpet mot { $rival } er tapt med { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} for { $side }. Det trengtes et gjerde: { $move }.
review-why-jump-given = Dette gir { $rival } et hopp til { $square }, to steg i ett.
review-why-jump-missed = Det fantes et hopp for { $side }: { $move }, to steg i ett.
review-why-walked-into-ghost = Den veien ender på et spøkelse og koster { $side } et liv. { $move } var bedre.
review-why-seen-and-reached = { $ghosts ->
    [one] Et spøkelse ser { $side } der, og når den ruten.
   *[other] { $ghosts } spøkelser ser { $side } der, og når den ruten.
}
review-why-in-reach = { $ghosts ->
    [one] Et spøkelse kan nå { $side } der.
   *[other] { $ghosts } spøkelser kan nå { $side } der.
}
review-why-pellet-missed = Energikulen på { $square } var { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} unna { $side }, og trygg.
review-why-pellet-away = Bort fra energikulene: den nærmeste er nå { $after } steg fra { $side }, og var { $before }.
review-why-boost-unused = { $move } hadde spist { $ghosts ->
    [one] ett spøkelse
   *[other] { $ghosts } spøkelser
} til for { $side }.
review-why-catch-missed = { $move } hadde fanget { $rival } med en gang for { $side }.
review-why-left-way-out = Dette gir { $rival } en trygg vei ut { $count ->
    [one] til { $square }
   *[other] til { $count } ruter, blant annet { $square }
}. { $move } hadde stengt den.
review-why-pellet-left = Energikulen på { $square } er nå åpen for { $rival }.
review-why-ghosts-in-boost = Etter neste energikule kan { $rival } i en boost spise { $ghosts ->
    [one] et spøkelse
   *[other] { $ghosts } spøkelser
} her.
review-why-ghost-walked-away = Dette spøkelset er nå { $after } steg fra { $rival }, og var { $before }.
review-why-only-move = Det eneste trekket. Alle andre hadde kostet { $side } dyrt.
review-why-chance-fell = Sjansen for { $side } falt fra { $before } til { $after } prosent. { $move } var bedre.
review-the-ghosts = spøkelsene
review-title = Gjennomgang
review-making = Ser på hvert trekk…
review-ahead = { $ahead ->
    [one] Én gjennomgang kommer først.
   *[other] { $ahead } gjennomganger kommer først.
}
review-stopped = Gjennomgangen ble stoppet.
review-failed = Det gikk ikke. Prøv igjen.
review-ask = Gå gjennom partiet
review-back = Tilbake til partiet
review-accuracy = nøyaktighet { $accuracy }
review-start = Starten
review-no-mark = Ingenting å si på dette trekket.
review-better-line = Bedre:
review-show-better = Vis bedre
review-try-idle = Finn et bedre trekk. Motoren svarer.
review-try-over = Partiet er over.
review-try-end = Til gjennomgangen
review-turn-before = Forrige vendepunkt
review-turn-next = Neste vendepunkt
review-graph = Partiet som graf
review-graph-chances = Hver sides vinnersjanse etter hvert trekk
review-graph-steps = Steg igjen for hver side, opptil { $most }
