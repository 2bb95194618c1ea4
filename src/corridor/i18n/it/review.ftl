review-why-exact = { $was ->
    [won] { $now ->
        [lost] Soluzione esatta: per { $side } era vinta, e ora è persa.
       *[even] Soluzione esatta: per { $side } era vinta. Ora nessuno può forzare la vittoria.
    }
   *[even] Soluzione esatta: nessuno poteva forzare la vittoria. Ora contro { $side } si può forzare la vittoria.
}
review-why-win-at-once = { $move } avrebbe vinto subito la partita per { $side }.
review-why-win-missed = { $moves ->
    [0] Per { $side } c’era una vittoria sicura, a partire da { $move }.
    [one] Per { $side } c’era una vittoria in una mossa: { $move }.
   *[other] Per { $side } c’era una vittoria in { $moves } mosse, a partire da { $move }.
}
review-why-loses-at-once = Così c’è subito una mossa vincente per { $rival }: { $move }.
review-why-forced-loss = Da qui per { $side } la partita non si tiene più. { $move } la lasciava aperta.
review-why-last-fence-own-way = L’ultimo recinto, e chiude proprio la strada breve di chi l’ha messo: { $own ->
    [one] un passo in più per { $side }.
   *[other] { $own } passi in più per { $side }.
}
review-why-fence-hurts-self = Questo recinto significa { $cost ->
    [one] 1 passo in più
   *[other] { $cost } passi in più
} per { $rival } e { $own } per { $side }.
review-why-fence-for-nothing = Questo recinto non costa un passo a nessuno. { $move } avrebbe fatto di più per { $side }.
review-why-better-fence = Questo recinto significa { $cost ->
    [one] 1 passo
   *[other] { $cost } passi
} in più per { $rival }; con { $move } sarebbero stati { $more }.
review-why-fence-was-there = C’era un recinto da mettere: { $move }, cioè { $cost } passi in più per { $rival }.
review-why-fence-allowed = Ora { $move } significa { $cost } passi in più per { $side }. Prossimo turno: { $rival }.
review-why-fences-gone = Era l’ultimo recinto in mano per { $side }; per { $rival } { $left ->
    [one] ne resta uno.
   *[other] ne restano { $left }.
}
review-why-walked-away = Un passo che allontana dal traguardo: per { $side } ne mancano { $after } invece di { $before }.
review-why-no-progress = Un passo di lato: per { $side } ne mancano ancora { $steps }.
review-why-race-lost = La corsa contro { $rival } è persa di { $steps ->
    [one] un passo
   *[other] { $steps } passi
} per { $side }. Serviva un recinto: { $move }.
review-why-jump-given = Così per { $rival } c’è un salto in { $square }, due passi in uno.
review-why-jump-missed = C’era un salto per { $side }: { $move }, due passi in uno.
review-why-walked-into-ghost = Questa mossa finisce su un fantasma: una vita in meno per { $side }. Meglio { $move }.
review-why-seen-and-reached = { $ghosts ->
    [one] Lì un fantasma vede { $side } e arriva a quella casella.
   *[other] Lì { $ghosts } fantasmi vedono { $side } e arrivano a quella casella.
}
review-why-in-reach = { $ghosts ->
    [one] Lì un fantasma può raggiungere { $side }.
   *[other] Lì { $ghosts } fantasmi possono raggiungere { $side }.
}
review-why-pellet-missed = La pallina in { $square } era a { $steps ->
    [one] un passo
   *[other] { $steps } passi
} da { $side }, e sicura.
review-why-pellet-away = Lontano dalle palline: per { $side } la più vicina ora è a { $after } passi, prima a { $before }.
review-why-boost-unused = { $move } avrebbe mangiato { $ghosts ->
    [one] un fantasma
   *[other] { $ghosts } fantasmi
} in più per { $side }.
review-why-catch-missed = { $move } avrebbe catturato subito { $rival } per { $side }.
review-why-left-way-out = Così resta una via d’uscita sicura per { $rival } { $count ->
    [one] in { $square }
   *[other] in { $count } caselle, per esempio { $square }
}. { $move } l’avrebbe chiusa.
review-why-pellet-left = Ora la pallina in { $square } è libera per { $rival }.
review-why-ghosts-in-boost = Dopo la prossima pallina, qui col potenziamento { $rival } può mangiare { $ghosts ->
    [one] un fantasma
   *[other] { $ghosts } fantasmi
}.
review-why-ghost-walked-away = Ora questo fantasma è a { $after } passi da { $rival }, prima era a { $before }.
review-why-only-move = L’unica mossa. Ogni altra sarebbe stata un guaio per { $side }.
review-why-chance-fell = La probabilità di vittoria per { $side } è scesa da { $before } a { $after } per cento. Meglio { $move }.
review-the-ghosts = i fantasmi
review-title = Revisione
review-making = Guardo ogni mossa…
review-ahead = { $ahead ->
    [one] Prima c’è un’altra revisione.
   *[other] Prima ci sono altre { $ahead } revisioni.
}
review-stopped = La revisione è stata fermata.
review-failed = Non ha funzionato. Riprova.
review-ask = Rivedi questa partita
review-back = Torna alla partita
review-accuracy = precisione { $accuracy }
review-start = L’inizio
review-no-mark = Niente da ridire su questa mossa.
review-better-line = Meglio:
review-show-better = Mostra di meglio
review-try-idle = Trova una mossa migliore. Il motore risponde.
review-try-over = La partita è finita.
review-try-end = Torna alla revisione
review-turn-before = Svolta precedente
review-turn-next = Prossima svolta
review-graph = La partita in un grafico
review-graph-chances = Le possibilità di vittoria di ogni parte dopo ogni mossa
review-graph-steps = I passi che mancano a ogni parte, fino a { $most }
