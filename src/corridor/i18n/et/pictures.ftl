draw-mode-classic-two = Klassika, kaks poolt
draw-mode-classic-three = Klassika, kolm poolt
draw-mode-classic-four = Klassika, neli poolt
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = Laiendatud PAC-MAN
draw-none = pole
draw-title = { $mode }: { $state }
draw-to-move-now = Käigul on { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } ruudul { $square }
draw-piece-off = { $piece } laualt väljas
draw-fences-of = { $side }: piirded { $fences }.
draw-fences-fixed = Piirded: { $fences }.
draw-fences-chamber = Kambri piirded: { $fences }.
draw-pellets = Graanulid: { $squares }.
draw-lives =
    { $count ->
        [one] 1 elu.
       *[other] { $count } elu.
    }
draw-reserve-count =
    { $count ->
        [one] Varus 1 graanul.
       *[other] Varus { $count } graanulit.
    }
draw-sees = { $piece } näeb PAC-MAN’i.
draw-in-hand =
    { $count ->
        [one] { $side }: käes 1 piire.
       *[other] { $side }: käes { $count } piiret.
    }
draw-to-move = käigul
draw-won = võit
draw-to-move-steps =
    { $count ->
        [one] käigul, 1 samm
       *[other] käigul, { $count } sammu
    }
draw-speed = kiirus { $count }
draw-reserve = varus
draw-fence-of = { $side }: piire
draw-fence-fixed = piire
draw-fence-chamber = Kambri piire
draw-fence-vacated = siin oli Kambri piire
draw-goal-of = { $side }: finiš
draw-pellet = graanul
draw-tunnels = tunnelid: { $squares }
draw-last-walk = viimane liikumine
draw-edible = saab praegu ära süüa
draw-who-sees = PAC-MAN’i näeb: { $pieces }.
