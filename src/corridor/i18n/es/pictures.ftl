draw-mode-classic-two = Clásico, dos bandos
draw-mode-classic-three = Clásico, tres bandos
draw-mode-classic-four = Clásico, cuatro bandos
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avanzado
draw-none = ninguna
draw-title = { $mode }: { $state }
draw-to-move-now = Turno de { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } en { $square }
draw-piece-off = { $piece } fuera del tablero
draw-fences-of = { $side }: barreras { $fences }.
draw-fences-fixed = Barreras: { $fences }.
draw-fences-chamber = Barreras de la Cámara: { $fences }.
draw-pellets = Pac-bolas: { $squares }.
draw-lives =
    { $count ->
        [one] 1 vida.
       *[other] { $count } vidas.
    }
draw-reserve-count =
    { $count ->
        [one] 1 pac-bola en reserva.
       *[other] { $count } pac-bolas en reserva.
    }
draw-sees = { $piece } ve a PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 barrera en la mano.
       *[other] { $side }: { $count } barreras en la mano.
    }
draw-to-move = su turno
draw-won = victoria
draw-to-move-steps =
    { $count ->
        [one] su turno, 1 paso
       *[other] su turno, { $count } pasos
    }
draw-speed = velocidad { $count }
draw-reserve = en reserva
draw-fence-of = { $side }: barrera
draw-fence-fixed = barrera
draw-fence-chamber = barrera de la Cámara
draw-fence-vacated = donde hubo una barrera de la Cámara
draw-goal-of = { $side }: meta
draw-pellet = pac-bola
draw-tunnels = túneles: { $squares }
draw-last-walk = último movimiento
draw-edible = se puede comer ahora
draw-who-sees = PAC-MAN está a la vista de { $pieces }.
