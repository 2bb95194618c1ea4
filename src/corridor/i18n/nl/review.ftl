review-why-exact = { $was ->
    [won] { $now ->
        [lost] Volgens de exacte oplossing was dit gewonnen voor { $side }, en nu is het verloren.
       *[even] Volgens de exacte oplossing was dit gewonnen voor { $side }. Nu kan niemand winst afdwingen.
    }
   *[even] Volgens de exacte oplossing kon niemand winst afdwingen. Nu is verlies voor { $side } af te dwingen.
}
review-why-win-at-once = { $move } had de partij meteen gewonnen voor { $side }.
review-why-win-missed = { $moves ->
    [0] Hier lag een zekere winst voor { $side }, te beginnen met { $move }.
    [one] Hier lag winst in één zet voor { $side }: { $move }.
   *[other] Hier lag winst in { $moves } zetten voor { $side }, te beginnen met { $move }.
}
review-why-loses-at-once = Dit geeft { $rival } de winst met de volgende zet: { $move }.
review-why-forced-loss = Vanaf hier is de partij voor { $side } niet meer te houden. { $move } hield alles nog open.
review-why-last-fence-own-way = Het laatste muurtje, en het verspert de eigen korte weg: { $own ->
    [one] één stap meer voor { $side }.
   *[other] { $own } stappen meer voor { $side }.
}
review-why-fence-hurts-self = Dit muurtje kost { $rival } { $cost ->
    [one] 1 stap
   *[other] { $cost } stappen
} en { $side } { $own }.
review-why-fence-for-nothing = Dit muurtje kost niemand een stap. { $move } had { $side } meer opgeleverd.
review-why-better-fence = Dit muurtje kost { $rival } { $cost ->
    [one] 1 stap
   *[other] { $cost } stappen
}; { $move } had er { $more } gekost.
review-why-fence-was-there = Hier kon een muurtje: { $move } had { $rival } { $cost } stappen gekost.
review-why-fence-allowed = Nu kost { $move } { $cost } stappen voor { $side }, en de beurt is aan { $rival }.
review-why-fences-gone = Dat was het laatste muurtje in de hand van { $side }; { $left ->
    [one] nog één over
   *[other] nog { $left } over
} voor { $rival }.
review-why-walked-away = Een stap van het doel af: nog { $after } te gaan voor { $side } in plaats van { $before }.
review-why-no-progress = Een stap opzij: nog steeds { $steps } te gaan voor { $side }.
review-why-race-lost = De race tegen { $rival } is met { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} verloren voor { $side }. Er was een muurtje nodig: { $move }.
review-why-jump-given = Dit geeft { $rival } een sprong naar { $square }: twee stappen in één.
review-why-jump-missed = Er lag een sprong voor { $side }: { $move }, twee stappen in één.
review-why-walked-into-ghost = Dat eindigt op een spook en kost { $side } een leven. { $move } was beter.
review-why-seen-and-reached = { $ghosts ->
    [one] Een spook ziet { $side } daar, en kan bij dat vakje komen.
   *[other] { $ghosts } spoken zien { $side } daar, en kunnen bij dat vakje komen.
}
review-why-in-reach = { $ghosts ->
    [one] Een spook kan { $side } daar bereiken.
   *[other] { $ghosts } spoken kunnen { $side } daar bereiken.
}
review-why-pellet-missed = De krachtpil op { $square } lag { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} van { $side } af, en was veilig.
review-why-pellet-away = Weg van de krachtpillen: de dichtstbijzijnde ligt nu { $after } stappen van { $side } af; dat waren er { $before }.
review-why-boost-unused = { $move } had { $side } { $ghosts ->
    [one] een spook
   *[other] { $ghosts } spoken
} meer opgeleverd.
review-why-catch-missed = { $move } had { $rival } meteen gevangen voor { $side }.
review-why-left-way-out = Dit laat { $rival } een veilige uitweg { $count ->
    [one] naar { $square }
   *[other] naar { $count } vakjes, zoals { $square }
}. { $move } had die afgesloten.
review-why-pellet-left = De krachtpil op { $square } ligt nu open voor { $rival }.
review-why-ghosts-in-boost = Na de volgende krachtpil kan { $rival } hier met een bonusbeweging { $ghosts ->
    [one] een spook
   *[other] { $ghosts } spoken
} opeten.
review-why-ghost-walked-away = Dit spook staat nu { $after } stappen van { $rival } af; dat waren er { $before }.
review-why-only-move = De enige zet. Elke andere had { $side } veel gekost.
review-why-chance-fell = De kans voor { $side } zakte van { $before } naar { $after } procent. { $move } was beter.
review-the-ghosts = de spoken
review-title = Terugblik
review-making = Elke zet wordt bekeken…
review-ahead = { $ahead ->
    [one] Eén andere terugblik gaat voor.
   *[other] { $ahead } andere terugblikken gaan voor.
}
review-stopped = De terugblik is gestopt.
review-failed = Dat is niet gelukt. Probeer het nog eens.
review-ask = Terugblik maken
review-back = Terug naar de partij
review-accuracy = precisie { $accuracy }
review-start = Het begin
review-no-mark = Op deze zet valt niets aan te merken.
review-better-line = Beter:
review-show-better = Toon betere zet
review-try-idle = Zoek een betere zet. De computer antwoordt.
review-try-over = De partij is afgelopen.
review-try-end = Terug naar de terugblik
review-turn-before = Vorig keerpunt
review-turn-next = Volgend keerpunt
review-graph = De partij als grafiek
review-graph-chances = De winstkans van elke kant na elke zet
review-graph-steps = Stappen te gaan voor elke kant, tot { $most }
