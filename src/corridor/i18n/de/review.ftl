review-why-exact = { $was ->
    [won] { $now ->
        [lost] Exakt gelöst: Das war gewonnen für { $side } und ist jetzt verloren.
       *[even] Exakt gelöst: Das war gewonnen für { $side }. Jetzt kann niemand den Sieg erzwingen.
    }
   *[even] Exakt gelöst: Niemand konnte den Sieg erzwingen. Jetzt ist es verloren für { $side }.
}
review-why-win-at-once = { $move } hätte die Partie für { $side } sofort gewonnen.
review-why-win-missed = { $moves ->
    [0] Für { $side } war hier ein sicherer Sieg drin, beginnend mit { $move }.
    [one] Für { $side } war hier ein Sieg in einem Zug drin: { $move }.
   *[other] Für { $side } war hier ein Sieg in { $moves } Zügen drin, beginnend mit { $move }.
}
review-why-loses-at-once = Jetzt reicht der nächste Zug zum Sieg für { $rival }: { $move }.
review-why-forced-loss = Ab hier ist die Partie für { $side } nicht mehr zu halten. Mit { $move } blieb sie offen.
review-why-last-fence-own-way =
    Das letzte Hindernis versperrt den eigenen kurzen Weg: { $own ->
        [one] ein Schritt mehr für { $side }.
       *[other] { $own } Schritte mehr für { $side }.
    }
review-why-fence-hurts-self = Dieses Hindernis kostet { $rival } { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
} und { $side } { $own }.
review-why-fence-for-nothing = Dieses Hindernis kostet niemanden einen Schritt. { $move } hätte für { $side } mehr gebracht.
review-why-better-fence = Dieses Hindernis kostet { $rival } { $cost ->
    [one] 1 Schritt
   *[other] { $cost } Schritte
}; { $move } hätte { $more } gekostet.
review-why-fence-was-there = Ein Hindernis bot sich an: { $move } hätte { $rival } { $cost } Schritte gekostet.
review-why-fence-allowed = Jetzt droht { $move }: Das kostet { $side } { $cost } Schritte. Am Zug: { $rival }.
review-why-fences-gone = Das war das letzte Hindernis für { $side }; { $left ->
    [one] eins bleibt
   *[other] { $left } bleiben
} für { $rival }.
review-why-walked-away = Ein Schritt weg vom Ziel: noch { $after } für { $side } statt { $before }.
review-why-no-progress = Ein Schritt zur Seite: immer noch { $steps } für { $side }.
review-why-race-lost = Das Rennen gegen { $rival } ist um { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} verloren für { $side }. Nötig war ein Hindernis: { $move }.
review-why-jump-given = Das ermöglicht einen Sprung nach { $square } für { $rival }, zwei Schritte auf einmal.
review-why-jump-missed = Ein Sprung war möglich für { $side }: { $move }, zwei Schritte auf einmal.
review-why-walked-into-ghost = Dieser Weg endet auf einem Geist und kostet { $side } ein Leben. { $move } war besser.
review-why-seen-and-reached = { $ghosts ->
    [one] Ein Geist sieht { $side } dort und erreicht das Feld.
   *[other] { $ghosts } Geister sehen { $side } dort und erreichen das Feld.
}
review-why-in-reach = { $ghosts ->
    [one] Ein Geist kann { $side } dort erreichen.
   *[other] { $ghosts } Geister können { $side } dort erreichen.
}
review-why-pellet-missed = Die Pille auf { $square } war für { $side } nur { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} entfernt und sicher.
review-why-pellet-away = Weg von den Pillen: Die nächste ist für { $side } jetzt { $after } Schritte entfernt, vorher { $before }.
review-why-boost-unused = { $move } hätte { $ghosts ->
    [one] einen Geist
   *[other] { $ghosts } Geister
} mehr gefressen für { $side }.
review-why-catch-missed = Chance verpasst für { $side }: { $move } hätte { $rival } sofort gefangen.
review-why-left-way-out = Das lässt { $rival } einen sicheren Ausweg { $count ->
    [one] nach { $square }
   *[other] auf { $count } Felder, zum Beispiel { $square }
}. { $move } hätte ihn geschlossen.
review-why-pellet-left = Die Pille auf { $square } ist jetzt frei für { $rival }.
review-why-ghosts-in-boost = Nach der nächsten Pille kann ein Boost von { $rival } hier { $ghosts ->
    [one] einen Geist
   *[other] { $ghosts } Geister
} fressen.
review-why-ghost-walked-away = Dieser Geist ist jetzt { $after } Schritte von { $rival } entfernt, vorher { $before }.
review-why-only-move = Der einzige Zug. Jeder andere wäre teuer geworden für { $side }.
review-why-chance-fell = Die Chance für { $side } fiel von { $before } auf { $after } Prozent. { $move } war besser.
review-the-ghosts = die Geister
review-title = Rückblick
review-making = Jeder Zug wird angesehen…
review-ahead = { $ahead ->
    [one] Ein Rückblick kommt vorher dran.
   *[other] { $ahead } Rückblicke kommen vorher dran.
}
review-stopped = Der Rückblick wurde gestoppt.
review-failed = Das hat nicht geklappt. Versuch es noch einmal.
review-ask = Rückblick auf diese Partie
review-back = Zurück zur Partie
review-accuracy = Genauigkeit { $accuracy }
review-start = Der Anfang
review-no-mark = An diesem Zug ist nichts auszusetzen.
review-better-line = Besser:
review-show-better = Besseres zeigen
review-try-idle = Finde einen besseren Zug. Die Engine antwortet.
review-try-over = Die Partie ist vorbei.
review-try-end = Zurück zum Rückblick
review-turn-before = Voriger Wendepunkt
review-turn-next = Nächster Wendepunkt
review-graph = Die Partie als Diagramm
review-graph-chances = Siegchance jeder Seite nach jedem Zug
review-graph-steps = Verbleibende Schritte jeder Seite, bis zu { $most }
