draw-mode-classic-two = Klassisch zu zweit
draw-mode-classic-three = Klassisch zu dritt
draw-mode-classic-four = Klassisch zu viert
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN erweitert
draw-none = keine
draw-title = { $mode }: { $state }
draw-to-move-now = Am Zug: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } auf { $square }
draw-piece-off = { $piece } nicht auf dem Brett
draw-fences-of = { $side }: Hindernisse { $fences }.
draw-fences-fixed = Hindernisse: { $fences }.
draw-fences-chamber = Hindernisse der Kammer: { $fences }.
draw-pellets = Pillen: { $squares }.
draw-lives =
    { $count ->
        [one] 1 Leben.
       *[other] { $count } Leben.
    }
draw-reserve-count =
    { $count ->
        [one] 1 Pille in Reserve.
       *[other] { $count } Pillen in Reserve.
    }
draw-sees = { $piece } sieht PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 Hindernis im Vorrat.
       *[other] { $side }: { $count } Hindernisse im Vorrat.
    }
draw-to-move = am Zug
draw-won = gewonnen
draw-to-move-steps =
    { $count ->
        [one] am Zug, 1 Schritt
       *[other] am Zug, { $count } Schritte
    }
draw-speed = Tempo { $count }
draw-reserve = in Reserve
draw-fence-of = { $side }: Hindernis
draw-fence-fixed = Hindernis
draw-fence-chamber = Hindernis der Kammer
draw-fence-vacated = hier stand ein Hindernis der Kammer
draw-goal-of = { $side }: Ziel
draw-pellet = Pille
draw-tunnels = Tunnel: { $squares }
draw-last-walk = letzte Bewegung
draw-edible = jetzt fressbar
draw-who-sees = PAC-MAN wird gesehen von { $pieces }.
