draw-mode-classic-two = Klasyczna, dwie strony
draw-mode-classic-three = Klasyczna, trzy strony
draw-mode-classic-four = Klasyczna, cztery strony
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN zaawansowany
draw-none = brak
draw-title = { $mode }: { $state }
draw-to-move-now = Na ruchu: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } na { $square }
draw-piece-off = { $piece } poza planszą
draw-fences-of = { $side }: ogrodzenia { $fences }.
draw-fences-fixed = Ogrodzenia: { $fences }.
draw-fences-chamber = Ogrodzenia Komnaty: { $fences }.
draw-pellets = Kulki: { $squares }.
draw-lives =
    { $count ->
        [one] 1 życie.
        [few] { $count } życia.
        [many] { $count } żyć.
       *[other] { $count } życia.
    }
draw-reserve-count =
    { $count ->
        [one] 1 kulka w rezerwie.
        [few] { $count } kulki w rezerwie.
        [many] { $count } kulek w rezerwie.
       *[other] { $count } kulki w rezerwie.
    }
draw-sees = { $piece } widzi PAC-MANA.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 ogrodzenie w zasobach.
        [few] { $side }: { $count } ogrodzenia w zasobach.
        [many] { $side }: { $count } ogrodzeń w zasobach.
       *[other] { $side }: { $count } ogrodzenia w zasobach.
    }
draw-to-move = na ruchu
draw-won = wygrana
draw-to-move-steps =
    { $count ->
        [one] na ruchu, 1 krok
        [few] na ruchu, { $count } kroki
        [many] na ruchu, { $count } kroków
       *[other] na ruchu, { $count } kroku
    }
draw-speed = prędkość { $count }
draw-reserve = w rezerwie
draw-fence-of = { $side }: ogrodzenie
draw-fence-fixed = ogrodzenie
draw-fence-chamber = ogrodzenie Komnaty
draw-fence-vacated = tu było ogrodzenie Komnaty
draw-goal-of = { $side }: meta
draw-pellet = kulka
draw-tunnels = tunele: { $squares }
draw-last-walk = ostatni ruch
draw-edible = teraz do zjedzenia
draw-who-sees = PAC-MAN w polu widzenia: { $pieces }.
