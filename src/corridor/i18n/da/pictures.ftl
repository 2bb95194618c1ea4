draw-mode-classic-two = Klassisk, to sider
draw-mode-classic-three = Klassisk, tre sider
draw-mode-classic-four = Klassisk, fire sider
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avanceret
draw-none = ingen
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } har turen.
draw-sentence = { $words }.
draw-piece-on = { $piece } på { $square }
draw-piece-off = { $piece } uden for brættet
draw-fences-of = { $side }: forhindringer { $fences }.
draw-fences-fixed = Forhindringer: { $fences }.
draw-fences-chamber = Kammerets forhindringer: { $fences }.
draw-pellets = Bonusbær: { $squares }.
draw-lives = { $count } liv.
draw-reserve-count = { $count } bonusbær i reserve.
draw-sees = { $piece } ser PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 forhindring på hånden.
       *[other] { $side }: { $count } forhindringer på hånden.
    }
draw-to-move = har turen
draw-won = vandt
draw-to-move-steps = har turen, { $count } skridt
draw-speed = fart { $count }
draw-reserve = i reserve
draw-fence-of = { $side }: forhindring
draw-fence-fixed = forhindring
draw-fence-chamber = Kammerets forhindring
draw-fence-vacated = her stod en af Kammerets forhindringer
draw-goal-of = { $side }: mål
draw-pellet = bonusbær
draw-tunnels = tunneler: { $squares }
draw-last-walk = sidste ryk
draw-edible = kan spises nu
draw-who-sees = { $pieces } kan se PAC-MAN.
