review-why-exact = { $was ->
    [won] { $now ->
        [lost] Din soluția exactă: partida era câștigată pentru { $side }, iar acum e pierdută.
       *[even] Din soluția exactă: partida era câștigată pentru { $side }. Acum nimeni nu poate forța victoria.
    }
   *[even] Din soluția exactă: nimeni nu putea forța victoria. Acum e o înfrângere forțată pentru { $side }.
}
review-why-win-at-once = { $move } ar fi câștigat partida pe loc pentru { $side }.
review-why-win-missed = { $moves ->
    [0] Exista o victorie sigură pentru { $side }, începând cu { $move }.
    [one] Exista o victorie într-o mutare pentru { $side }: { $move }.
    [few] Exista o victorie în { $moves } mutări pentru { $side }, începând cu { $move }.
   *[other] Exista o victorie în { $moves } de mutări pentru { $side }, începând cu { $move }.
}
review-why-loses-at-once = Așa vine victoria la mutarea următoare pentru { $rival }: { $move }.
review-why-forced-loss = De aici partida nu mai poate fi salvată pentru { $side }. { $move } o ținea deschisă.
review-why-last-fence-own-way = Ultima barieră, și tocmai pe drumul scurt al celui care a pus-o: { $own ->
    [one] un pas în plus pentru { $side }.
    [few] { $own } pași în plus pentru { $side }.
   *[other] { $own } de pași în plus pentru { $side }.
}
review-why-fence-hurts-self = Bariera asta înseamnă { $cost ->
    [one] 1 pas în plus
    [few] { $cost } pași în plus
   *[other] { $cost } de pași în plus
} pentru { $rival } și { $own } pentru { $side }.
review-why-fence-for-nothing = Bariera asta nu costă pe nimeni niciun pas. { $move } ar fi adus mai mult pentru { $side }.
review-why-better-fence = Bariera asta înseamnă { $cost ->
    [one] 1 pas în plus
    [few] { $cost } pași în plus
   *[other] { $cost } de pași în plus
} pentru { $rival }; { $move } ar fi însemnat { $more }.
review-why-fence-was-there = Exista o barieră bună: { $move }. Pași în plus pentru { $rival }: { $cost }.
review-why-fence-allowed = Acum { $move } ar însemna pași în plus pentru { $side }: { $cost }. Iar mutarea e la { $rival }.
review-why-fences-gone = A fost ultima barieră din mână pentru { $side }; { $left ->
    [one] a mai rămas una
    [few] au mai rămas { $left }
   *[other] au mai rămas { $left }
} pentru { $rival }.
review-why-walked-away = Un pas mai departe de sosire: { $after } de făcut pentru { $side }, în loc de { $before }.
review-why-no-progress = Un pas în lateral: tot { $steps } de făcut pentru { $side }.
review-why-race-lost = Cursa cu { $rival } e pierdută la { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
} pentru { $side }. Trebuia o barieră: { $move }.
review-why-jump-given = Asta înseamnă o săritură pe { $square } pentru { $rival }, doi pași dintr-o dată.
review-why-jump-missed = Exista o săritură pentru { $side }: { $move }, doi pași dintr-o dată.
review-why-walked-into-ghost = Mersul se termină pe o fantomă: o viață pierdută pentru { $side }. { $move } era mai bine.
review-why-seen-and-reached = { $ghosts ->
    [one] Acolo { $side } intră în câmpul vizual al unei fantome, care ajunge pe căsuța aceea.
    [few] Acolo { $side } intră în câmpul vizual a { $ghosts } fantome, care ajung pe căsuța aceea.
   *[other] Acolo { $side } intră în câmpul vizual a { $ghosts } de fantome, care ajung pe căsuța aceea.
}
review-why-in-reach = { $ghosts ->
    [one] Acolo o fantomă poate ajunge la { $side }.
    [few] Acolo { $ghosts } fantome pot ajunge la { $side }.
   *[other] Acolo { $ghosts } de fantome pot ajunge la { $side }.
}
review-why-pellet-missed = Capsula de pe { $square } era la { $steps ->
    [one] un pas
    [few] { $steps } pași
   *[other] { $steps } de pași
} de { $side } și era sigură.
review-why-pellet-away = Tot mai departe de capsule: cea mai apropiată e acum la { $after } pași de { $side }, iar înainte era la { $before }.
review-why-boost-unused = { $move } ar fi mâncat { $ghosts ->
    [one] o fantomă
    [few] { $ghosts } fantome
   *[other] { $ghosts } de fantome
} în plus pentru { $side }.
review-why-catch-missed = { $move } ar fi adus prinderea pe loc pentru { $side }. Așa, { $rival } scapă.
review-why-left-way-out = Așa rămâne o ieșire sigură pentru { $rival } { $count ->
    [one] pe { $square }
    [few] pe { $count } căsuțe, de pildă { $square }
   *[other] pe { $count } de căsuțe, de pildă { $square }
}. { $move } ar fi închis-o.
review-why-pellet-left = Capsula de pe { $square } e acum la îndemână pentru { $rival }.
review-why-ghosts-in-boost = După următoarea capsulă, cu impulsul, { $rival } poate mânca aici { $ghosts ->
    [one] o fantomă
    [few] { $ghosts } fantome
   *[other] { $ghosts } de fantome
}.
review-why-ghost-walked-away = Fantoma asta e acum la { $after } pași de { $rival }, iar înainte era la { $before }.
review-why-only-move = Singura mutare. Oricare alta ar fi ieșit scump pentru { $side }.
review-why-chance-fell = Șansa pentru { $side } a scăzut de la { $before } la { $after } la sută. { $move } era mai bine.
review-the-ghosts = fantome
review-title = Recapitulare
review-making = Se analizează fiecare mutare…
review-ahead = { $ahead ->
    [one] Întâi vine altă recapitulare.
    [few] Întâi vin alte { $ahead } recapitulări.
   *[other] Întâi vin alte { $ahead } de recapitulări.
}
review-stopped = Recapitularea a fost oprită.
review-failed = N-a mers. Mai încearcă.
review-ask = Recapitulează partida
review-back = Înapoi la partidă
review-accuracy = precizie { $accuracy }
review-start = Începutul
review-no-mark = Nimic de reproșat mutării ăsteia.
review-better-line = Mai bine:
review-show-better = Arată varianta bună
review-try-idle = Găsește o mutare mai bună. Calculatorul răspunde.
review-try-over = Partida s-a terminat.
review-try-end = Înapoi la recapitulare
review-turn-before = Momentul-cheie dinainte
review-turn-next = Următorul moment-cheie
review-graph = Partida ca grafic
review-graph-chances = Șansa de victorie a fiecărei părți după fiecare mutare
review-graph-steps = Pași de făcut pentru fiecare parte, până la { $most }
