draw-mode-classic-two = Klassiek, twee kanten
draw-mode-classic-three = Klassiek, drie kanten
draw-mode-classic-four = Klassiek, vier kanten
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN gevorderd
draw-none = geen
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } aan zet.
draw-sentence = { $words }.
draw-piece-on = { $piece } op { $square }
draw-piece-off = { $piece } niet op het bord
draw-fences-of = { $side }: muurtjes { $fences }.
draw-fences-fixed = Muurtjes: { $fences }.
draw-fences-chamber = Muurtjes van de Kamer: { $fences }.
draw-pellets = Krachtpillen: { $squares }.
draw-lives =
    { $count ->
        [one] 1 leven.
       *[other] { $count } levens.
    }
draw-reserve-count =
    { $count ->
        [one] 1 krachtpil in reserve.
       *[other] { $count } krachtpillen in reserve.
    }
draw-sees = { $piece } ziet PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 muurtje in de hand.
       *[other] { $side }: { $count } muurtjes in de hand.
    }
draw-to-move = aan zet
draw-won = gewonnen
draw-to-move-steps =
    { $count ->
        [one] aan zet, 1 stap
       *[other] aan zet, { $count } stappen
    }
draw-speed = snelheid { $count }
draw-reserve = in reserve
draw-fence-of = { $side }: muurtje
draw-fence-fixed = muurtje
draw-fence-chamber = Kamermuurtje
draw-fence-vacated = hier stond een muurtje van de Kamer
draw-goal-of = { $side }: doel
draw-pellet = krachtpil
draw-tunnels = tunnels: { $squares }
draw-last-walk = laatste stappen
draw-edible = nu op te eten
draw-who-sees = PAC-MAN wordt gezien door { $pieces }.
