draw-mode-classic-two = Klasika, dvi pusės
draw-mode-classic-three = Klasika, trys pusės
draw-mode-classic-four = Klasika, keturios pusės
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = Išplėstinis PAC-MAN
draw-none = nėra
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } eina.
draw-sentence = { $words }.
draw-piece-on = { $piece } ties { $square }
draw-piece-off = { $piece } ne lentoje
draw-fences-of = { $side }: tvoros { $fences }.
draw-fences-fixed = Tvoros: { $fences }.
draw-fences-chamber = Kambario tvoros: { $fences }.
draw-pellets = Piliulės: { $squares }.
draw-lives =
    { $count ->
        [one] { $count } gyvybė.
        [few] { $count } gyvybės.
       *[other] { $count } gyvybių.
    }
draw-reserve-count =
    { $count ->
        [one] { $count } piliulė atsargose.
        [few] { $count } piliulės atsargose.
       *[other] { $count } piliulių atsargose.
    }
draw-sees = { $piece } mato PAC-MAN’ą.
draw-in-hand =
    { $count ->
        [one] { $side }: { $count } tvora rankoje.
        [few] { $side }: { $count } tvoros rankoje.
       *[other] { $side }: { $count } tvorų rankoje.
    }
draw-to-move = eina
draw-won = laimi
draw-to-move-steps =
    { $count ->
        [one] eina { $count } žingsnį
        [few] eina { $count } žingsnius
       *[other] eina { $count } žingsnių
    }
draw-speed = greitis { $count }
draw-reserve = atsargose
draw-fence-of = { $side }: tvora
draw-fence-fixed = tvora
draw-fence-chamber = Kambario tvora
draw-fence-vacated = čia stovėjo Kambario tvora
draw-goal-of = { $side }: tikslas
draw-pellet = piliulė
draw-tunnels = tuneliai: { $squares }
draw-last-walk = paskutinis kelias
draw-edible = dabar galima suvalgyti
draw-who-sees = { $pieces } mato PAC-MAN’ą.
