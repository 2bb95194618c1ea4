review-why-exact = { $was ->
    [won] { $now ->
        [lost] Täpse lahenduse järgi oli siin kindel võit, nüüd on kaotus: { $side }.
       *[even] Täpse lahenduse järgi oli siin kindel võit: { $side }. Nüüd pole kellelgi kindlat võitu.
    }
   *[even] Täpse lahenduse järgi polnud kellelgi kindlat võitu. Nüüd on kindel kaotus: { $side }.
}
review-why-win-at-once = Käiguga { $move } oleks { $side } kohe mängu võitnud.
review-why-win-missed = { $moves ->
    [0] Siin oleks { $side } kindlalt võitnud, alustades käiguga { $move }.
    [one] Siin oleks { $side } võitnud ühe käiguga: { $move }.
   *[other] Siin oleks { $side } võitnud { $moves } käiguga, alustades käiguga { $move }.
}
review-why-loses-at-once = Nüüd on vastasel võit järgmise käiguga: { $rival }, { $move }.
review-why-forced-loss = Siitpeale ei suuda { $side } mängu enam päästa. { $move } oleks jätnud mängu lahtiseks.
review-why-last-fence-own-way = Viimane piire, ja see jäi oma lühikesele teele ette: { $side }, { $own ->
    [one] üks samm rohkem.
   *[other] { $own } sammu rohkem.
}
review-why-fence-hurts-self = Selle piirde hind: { $rival } { $cost ->
    [one] 1 samm
   *[other] { $cost } sammu
}, { $side } { $own }.
review-why-fence-for-nothing = See piire ei maksa kellelegi ühtki sammu. Käigust { $move } oleks { $side } rohkem kasu saanud.
review-why-better-fence = Selle piirde hind: { $rival } { $cost ->
    [one] 1 samm
   *[other] { $cost } sammu
}; { $move } oleks maksnud { $more }.
review-why-fence-was-there = Siia sobis piire: { $move }. Hind { $cost } sammu: { $rival }.
review-why-fence-allowed = Nüüd on käigul { $rival } ja saab panna { $move }. Hind { $cost } sammu: { $side }.
review-why-fences-gone = Viimane piire läks lauale: { $side }. Vastasel ({ $rival }) on { $left ->
    [one] üks veel käes
   *[other] { $left } veel käes
}.
review-why-walked-away = Samm finišist eemale: { $side }, minna on { $before } asemel { $after }.
review-why-no-progress = Samm kõrvale: { $side }, minna on endiselt { $steps }.
review-why-race-lost = Võidujooksus jääb { $side } { $steps ->
    [one] ühe sammuga
   *[other] { $steps } sammuga
} alla: võidab { $rival }. Vaja oli piiret: { $move }.
review-why-jump-given = Nüüd saab { $rival } hüpata ruudule { $square }: kaks sammu korraga.
review-why-jump-missed = Siin oleks { $side } saanud hüpata: { $move }, kaks sammu korraga.
review-why-walked-into-ghost = See liikumine lõpeb kummituse otsas ja { $side } kaotab elu. { $move } oli parem.
review-why-seen-and-reached = { $ghosts ->
    [one] Seal on { $side } kummituse vaateväljas, ja kummitus ulatub selle ruuduni.
   *[other] Seal on { $side } { $ghosts } kummituse vaateväljas, ja nad ulatuvad selle ruuduni.
}
review-why-in-reach = { $ghosts ->
    [one] Seal on { $side } ühe kummituse käeulatuses.
   *[other] Seal on { $side } { $ghosts } kummituse käeulatuses.
}
review-why-pellet-missed = Ruudul { $square } ootas ohutu graanul; { $side } oli sellest { $steps ->
    [one] ühe sammu
   *[other] { $steps } sammu
} kaugusel.
review-why-pellet-away = Graanulitest eemale: { $side }, lähimani oli { $before } sammu, nüüd on { $after }.
review-why-boost-unused = Käiguga { $move } oleks { $side } ära söönud veel { $ghosts ->
    [one] ühe kummituse
   *[other] { $ghosts } kummitust
}.
review-why-catch-missed = Käiguga { $move } oleks { $side } vastase kohe kinni püüdnud: { $rival }.
review-why-left-way-out = { $rival } saab siit ohutult välja { $count ->
    [one] ruudule { $square }
   *[other] { $count } ruudule, näiteks { $square }
}. { $move } oleks selle tee sulgenud.
review-why-pellet-left = Graanuli ruudul { $square } saab { $rival } nüüd vabalt kätte.
review-why-ghosts-in-boost = Pärast järgmist graanulit saab { $rival } siin sööstuga ära süüa { $ghosts ->
    [one] ühe kummituse
   *[other] { $ghosts } kummitust
}.
review-why-ghost-walked-away = { $rival } on sellest kummitusest nüüd { $after } sammu kaugusel, enne oli { $before }.
review-why-only-move = Ainus käik. Iga muu oleks kalliks maksma läinud: { $side }.
review-why-chance-fell = { $side }: võiduvõimalus langes { $before } protsendilt { $after } protsendile. { $move } oli parem.
review-the-ghosts = kummitused
review-title = Ülevaade
review-making = Vaatame läbi iga käigu…
review-ahead = { $ahead ->
    [one] Enne tehakse üks teine ülevaade.
   *[other] Enne tehakse { $ahead } teist ülevaadet.
}
review-stopped = Ülevaade peatati.
review-failed = See ei õnnestunud. Palun proovi uuesti.
review-ask = Vaata mäng üle
review-back = Tagasi mängu
review-accuracy = täpsus { $accuracy }
review-start = Algus
review-no-mark = Sellele käigule pole midagi ette heita.
review-better-line = Parem:
review-show-better = Näita paremat
review-try-idle = Leia parem käik. Mootor vastab.
review-try-over = Mäng on läbi.
review-try-end = Tagasi ülevaatesse
review-turn-before = Eelmine pöördepunkt
review-turn-next = Järgmine pöördepunkt
review-graph = Mäng graafikuna
review-graph-chances = Iga poole võiduvõimalus pärast iga käiku
review-graph-steps = Iga poole sammud finišini, kuni { $most }
