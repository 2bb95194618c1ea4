draw-mode-classic-two = Clássico, dois lados
draw-mode-classic-three = Clássico, três lados
draw-mode-classic-four = Clássico, quatro lados
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avançado
draw-none = nenhuma
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } a jogar.
draw-sentence = { $words }.
draw-piece-on = { $piece } em { $square }
draw-piece-off = { $piece } fora do tabuleiro
draw-fences-of = { $side }: barreiras { $fences }.
draw-fences-fixed = Barreiras: { $fences }.
draw-fences-chamber = Barreiras da Câmara: { $fences }.
draw-pellets = Pastilhas: { $squares }.
draw-lives =
    { $count ->
        [0] Sem vidas.
        [one] 1 vida.
       *[other] { $count } vidas.
    }
draw-reserve-count =
    { $count ->
        [0] Nenhuma pastilha em reserva.
        [one] 1 pastilha em reserva.
       *[other] { $count } pastilhas em reserva.
    }
draw-sees = { $piece } vê o PAC-MAN.
draw-in-hand =
    { $count ->
        [0] { $side }: nenhuma barreira na mão.
        [one] { $side }: 1 barreira na mão.
       *[other] { $side }: { $count } barreiras na mão.
    }
draw-to-move = a jogar
draw-won = venceu
draw-to-move-steps =
    { $count ->
        [one] a jogar, { $count } passo
       *[other] a jogar, { $count } passos
    }
draw-speed = velocidade { $count }
draw-reserve = em reserva
draw-fence-of = { $side }: barreira
draw-fence-fixed = barreira
draw-fence-chamber = barreira da Câmara
draw-fence-vacated = onde estava uma barreira da Câmara
draw-goal-of = { $side }: meta
draw-pellet = pastilha
draw-tunnels = túneis: { $squares }
draw-last-walk = último movimento
draw-edible = pode ser comido agora
draw-who-sees = Com o PAC-MAN à vista: { $pieces }.
