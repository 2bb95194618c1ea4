draw-mode-classic-two = Klasika, dvě strany
draw-mode-classic-three = Klasika, tři strany
draw-mode-classic-four = Klasika, čtyři strany
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN pro pokročilé
draw-none = žádné
draw-title = { $mode }: { $state }
draw-to-move-now = Na tahu: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } na { $square }
draw-piece-off = { $piece } mimo desku
draw-fences-of = { $side }: překážky { $fences }.
draw-fences-fixed = Překážky: { $fences }.
draw-fences-chamber = Překážky Komnaty: { $fences }.
draw-pellets = Tečky: { $squares }.
draw-lives =
    { $count ->
        [one] 1 život.
        [few] { $count } životy.
       *[other] { $count } životů.
    }
draw-reserve-count =
    { $count ->
        [one] 1 tečka v zásobě.
        [few] { $count } tečky v zásobě.
       *[other] { $count } teček v zásobě.
    }
draw-sees = { $piece } vidí PAC-MANA.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 překážka v zásobě.
        [few] { $side }: { $count } překážky v zásobě.
       *[other] { $side }: { $count } překážek v zásobě.
    }
draw-to-move = na tahu
draw-won = výhra
draw-to-move-steps =
    { $count ->
        [one] na tahu, 1 krok
        [few] na tahu, { $count } kroky
       *[other] na tahu, { $count } kroků
    }
draw-speed = rychlost { $count }
draw-reserve = v zásobě
draw-fence-of = { $side }: překážka
draw-fence-fixed = překážka
draw-fence-chamber = překážka Komnaty
draw-fence-vacated = kde stála překážka Komnaty
draw-goal-of = { $side }: cíl
draw-pellet = tečka
draw-tunnels = tunely: { $squares }
draw-last-walk = poslední pohyb
draw-edible = teď jde sníst
draw-who-sees = { $pieces } vidí PAC-MANA.
