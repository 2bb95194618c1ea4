review-why-exact = { $was ->
    [won] { $now ->
        [lost] Enligt exakt lösning var det här vunnet för { $side }, och nu är det förlorat.
       *[even] Enligt exakt lösning var det här vunnet för { $side }. Nu kan ingen tvinga fram vinst.
    }
   *[even] Enligt exakt lösning kunde ingen tvinga fram vinst. Nu kan { $side } tvingas till förlust.
}
review-why-win-at-once = { $move } hade vunnit partiet för { $side } direkt.
review-why-win-missed = { $moves ->
    [0] Det fanns en säker vinst för { $side }, som börjar med { $move }.
    [one] Det fanns en vinst i ett drag för { $side }: { $move }.
   *[other] Det fanns en vinst i { $moves } drag för { $side }, som börjar med { $move }.
}
review-why-loses-at-once = Det låter { $rival } vinna med nästa drag, { $move }.
review-why-forced-loss = Härifrån kan { $side } inte längre rädda partiet. { $move } höll det öppet.
review-why-last-fence-own-way = Det sista staketet, och det stänger ägarens egen genväg: { $own ->
    [one] ett steg till för { $side }.
   *[other] { $own } steg till för { $side }.
}
review-why-fence-hurts-self = Staketet kostar { $rival } { $cost ->
    [one] 1 steg
   *[other] { $cost } steg
} och { $side } { $own }.
review-why-fence-for-nothing = Staketet kostar ingen ett steg. { $move } hade gett { $side } mer.
review-why-better-fence = Staketet kostar { $rival } { $cost ->
    [one] 1 steg
   *[other] { $cost } steg
}; { $move } hade kostat { $more }.
review-why-fence-was-there = Det fanns ett staket att sätta: { $move } hade kostat { $rival } { $cost } steg.
review-why-fence-allowed = Nu kostar { $move } { $side } { $cost } steg, och { $rival } är på tur.
review-why-fences-gone = Det var sista staketet för { $side }; { $left ->
    [one] ett är kvar
   *[other] { $left } är kvar
} för { $rival }.
review-why-walked-away = Ett steg bort från målet: { $after } kvar för { $side } i stället för { $before }.
review-why-no-progress = Ett steg åt sidan: fortfarande { $steps } kvar för { $side }.
review-why-race-lost = Kapplöpningen mot { $rival } är förlorad med { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} för { $side }. Ett staket behövdes: { $move }.
review-why-jump-given = Det ger { $rival } ett hopp till { $square }, två steg i ett.
review-why-jump-missed = Det fanns ett hopp för { $side }: { $move }, två steg i ett.
review-why-walked-into-ghost = Den vägen slutar på ett spöke och kostar { $side } ett liv. { $move } var bättre.
review-why-seen-and-reached = { $ghosts ->
    [one] Ett spöke ser { $side } där och når den rutan.
   *[other] { $ghosts } spöken ser { $side } där och når den rutan.
}
review-why-in-reach = { $ghosts ->
    [one] Ett spöke kan nå { $side } där.
   *[other] { $ghosts } spöken kan nå { $side } där.
}
review-why-pellet-missed = Bonussymbolen på { $square } låg { $steps ->
    [one] ett steg
   *[other] { $steps } steg
} från { $side }, och tryggt.
review-why-pellet-away = Bort från bonussymbolerna: den närmaste är nu { $after } steg från { $side }, och var { $before }.
review-why-boost-unused = { $move } hade ätit { $ghosts ->
    [one] ett spöke
   *[other] { $ghosts } spöken
} till för { $side }.
review-why-catch-missed = { $move } hade fångat { $rival } direkt för { $side }.
review-why-left-way-out = Det lämnar { $rival } en trygg väg ut { $count ->
    [one] till { $square }
   *[other] till { $count } rutor, bland dem { $square }
}. { $move } hade stängt den.
review-why-pellet-left = Bonussymbolen på { $square } är nu öppen för { $rival }.
review-why-ghosts-in-boost = Efter nästa bonussymbol kan { $rival } med sin boost äta { $ghosts ->
    [one] ett spöke
   *[other] { $ghosts } spöken
} här.
review-why-ghost-walked-away = Spöket är nu { $after } steg från { $rival }, och var { $before }.
review-why-only-move = Enda draget. Vilket annat som helst hade kostat { $side } dyrt.
review-why-chance-fell = Chansen för { $side } sjönk från { $before } till { $after } procent. { $move } var bättre.
review-the-ghosts = spökena
review-title = Genomgång
review-making = Tittar på varje drag…
review-ahead = { $ahead ->
    [one] En genomgång ligger före.
   *[other] { $ahead } genomgångar ligger före.
}
review-stopped = Genomgången stoppades.
review-failed = Det gick inte. Försök igen.
review-ask = Gå igenom partiet
review-back = Tillbaka till partiet
review-accuracy = träffsäkerhet { $accuracy }
review-start = Början
review-no-mark = Inget att invända mot det här draget.
review-better-line = Bättre:
review-show-better = Visa bättre
review-try-idle = Hitta ett bättre drag. Motorn svarar.
review-try-over = Partiet är slut.
review-try-end = Tillbaka till genomgången
review-turn-before = Föregående vändpunkt
review-turn-next = Nästa vändpunkt
review-graph = Partiet som diagram
review-graph-chances = Varje sidas vinstchans efter varje drag
review-graph-steps = Steg kvar för varje sida, upp till { $most }
