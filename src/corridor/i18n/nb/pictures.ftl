draw-mode-classic-two = Klassisk, to sider
draw-mode-classic-three = Klassisk, tre sider
draw-mode-classic-four = Klassisk, fire sider
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avansert
draw-none = ingen
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } har turen.
draw-sentence = { $words }.
draw-piece-on = { $piece } på { $square }
draw-piece-off = { $piece } ikke på brettet
draw-fences-of = { $side }: gjerder { $fences }.
draw-fences-fixed = Gjerder: { $fences }.
draw-fences-chamber = Gjerder i Kammeret: { $fences }.
draw-pellets = Energikuler: { $squares }.
draw-lives =
    { $count ->
        [one] 1 liv.
       *[other] { $count } liv.
    }
draw-reserve-count =
    { $count ->
        [one] 1 energikule i reserve.
       *[other] { $count } energikuler i reserve.
    }
draw-sees = { $piece } ser PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 gjerde på hånden.
       *[other] { $side }: { $count } gjerder på hånden.
    }
draw-to-move = har turen
draw-won = vant
draw-to-move-steps =
    { $count ->
        [one] har turen, 1 steg
       *[other] har turen, { $count } steg
    }
draw-speed = fart { $count }
draw-reserve = i reserve
draw-fence-of = { $side }: gjerde
draw-fence-fixed = gjerde
draw-fence-chamber = kammergjerde
draw-fence-vacated = der et kammergjerde sto
draw-goal-of = { $side }: mål
draw-pellet = energikule
draw-tunnels = tunneler: { $squares }
draw-last-walk = siste steg
draw-edible = kan spises nå
draw-who-sees = { $pieces } kan se PAC-MAN.
