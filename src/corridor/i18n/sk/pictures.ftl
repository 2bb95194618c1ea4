draw-mode-classic-two = Klasika, dve strany
draw-mode-classic-three = Klasika, tri strany
draw-mode-classic-four = Klasika, štyri strany
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN pre pokročilých
draw-none = žiadne
draw-title = { $mode }: { $state }
draw-to-move-now = Na ťahu: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } na { $square }
draw-piece-off = { $piece } mimo dosky
draw-fences-of = { $side }: prekážky { $fences }.
draw-fences-fixed = Prekážky: { $fences }.
draw-fences-chamber = Prekážky Komnaty: { $fences }.
draw-pellets = Bodky: { $squares }.
draw-lives =
    { $count ->
        [one] 1 život.
        [few] { $count } životy.
       *[other] { $count } životov.
    }
draw-reserve-count =
    { $count ->
        [one] 1 bodka v zásobe.
        [few] { $count } bodky v zásobe.
       *[other] { $count } bodiek v zásobe.
    }
draw-sees = { $piece } vidí PAC-MANA.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 prekážka v zásobe.
        [few] { $side }: { $count } prekážky v zásobe.
       *[other] { $side }: { $count } prekážok v zásobe.
    }
draw-to-move = na ťahu
draw-won = výhra
draw-to-move-steps =
    { $count ->
        [one] na ťahu, 1 krok
        [few] na ťahu, { $count } kroky
       *[other] na ťahu, { $count } krokov
    }
draw-speed = rýchlosť { $count }
draw-reserve = v zásobe
draw-fence-of = { $side }: prekážka
draw-fence-fixed = prekážka
draw-fence-chamber = prekážka Komnaty
draw-fence-vacated = kde stála prekážka Komnaty
draw-goal-of = { $side }: cieľ
draw-pellet = bodka
draw-tunnels = tunely: { $squares }
draw-last-walk = posledný pohyb
draw-edible = teraz sa dá zjesť
draw-who-sees = PAC-MANA vidí: { $pieces }.
