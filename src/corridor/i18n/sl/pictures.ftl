draw-mode-classic-two = Klasična, dve strani
draw-mode-classic-three = Klasična, tri strani
draw-mode-classic-four = Klasična, štiri strani
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = Napredni PAC-MAN
draw-none = ni jih
draw-title = { $mode }: { $state }
draw-to-move-now = Na potezi: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } na { $square }
draw-piece-off = { $piece } zunaj plošče
draw-fences-of = { $side }: ograde { $fences }.
draw-fences-fixed = Ograde: { $fences }.
draw-fences-chamber = Ograde kamre: { $fences }.
draw-pellets = Drobci: { $squares }.
draw-lives =
    { $count ->
        [one] { $count } življenje.
        [two] { $count } življenji.
        [few] { $count } življenja.
       *[other] { $count } življenj.
    }
draw-reserve-count =
    { $count ->
        [one] { $count } drobec v zalogi.
        [two] { $count } drobca v zalogi.
        [few] { $count } drobci v zalogi.
       *[other] { $count } drobcev v zalogi.
    }
draw-sees = { $piece } vidi PAC-MANA.
draw-in-hand =
    { $count ->
        [one] { $side }: { $count } ograda v zalogi.
        [two] { $side }: { $count } ogradi v zalogi.
        [few] { $side }: { $count } ograde v zalogi.
       *[other] { $side }: { $count } ograd v zalogi.
    }
draw-to-move = na potezi
draw-won = zmaga
draw-to-move-steps =
    { $count ->
        [one] na potezi, { $count } korak
        [two] na potezi, { $count } koraka
        [few] na potezi, { $count } koraki
       *[other] na potezi, { $count } korakov
    }
draw-speed = hitrost { $count }
draw-reserve = v zalogi
draw-fence-of = { $side }: ograda
draw-fence-fixed = ograda
draw-fence-chamber = ograda kamre
draw-fence-vacated = tu je bila ograda kamre
draw-goal-of = { $side }: cilj
draw-pellet = drobec
draw-tunnels = predori: { $squares }
draw-last-walk = zadnji premik
draw-edible = zdaj užiten
draw-who-sees = Pogled na PAC-MANA: { $pieces }.
