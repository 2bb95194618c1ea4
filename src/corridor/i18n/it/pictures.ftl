draw-mode-classic-two = Classico, due lati
draw-mode-classic-three = Classico, tre lati
draw-mode-classic-four = Classico, quattro lati
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avanzato
draw-none = nessuna
draw-title = { $mode }: { $state }
draw-to-move-now = Turno: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } in { $square }
draw-piece-off = { $piece } fuori dal tabellone
draw-fences-of = { $side }: recinti { $fences }.
draw-fences-fixed = Recinti: { $fences }.
draw-fences-chamber = Recinti della Camera: { $fences }.
draw-pellets = Palline: { $squares }.
draw-lives =
    { $count ->
        [one] 1 vita.
       *[other] { $count } vite.
    }
draw-reserve-count =
    { $count ->
        [one] 1 pallina in riserva.
       *[other] { $count } palline in riserva.
    }
draw-sees = { $piece } vede PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 recinto in mano.
       *[other] { $side }: { $count } recinti in mano.
    }
draw-to-move = di turno
draw-won = vittoria
draw-to-move-steps =
    { $count ->
        [one] di turno, 1 passo
       *[other] di turno, { $count } passi
    }
draw-speed = velocità { $count }
draw-reserve = in riserva
draw-fence-of = { $side }: recinto
draw-fence-fixed = recinto
draw-fence-chamber = recinto della Camera
draw-fence-vacated = dov’era un recinto della Camera
draw-goal-of = { $side }: traguardo
draw-pellet = pallina
draw-tunnels = tunnel: { $squares }
draw-last-walk = ultimo spostamento
draw-edible = ora si può mangiare
draw-who-sees = PAC-MAN è in vista di: { $pieces }.
