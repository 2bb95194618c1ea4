draw-mode-classic-two = Clasic, două părți
draw-mode-classic-three = Clasic, trei părți
draw-mode-classic-four = Clasic, patru părți
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avansat
draw-none = niciuna
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } la mutare.
draw-sentence = { $words }.
draw-piece-on = { $piece } pe { $square }
draw-piece-off = { $piece } în afara tablei
draw-fences-of = { $side }: bariere { $fences }.
draw-fences-fixed = Bariere: { $fences }.
draw-fences-chamber = Barierele Camerei: { $fences }.
draw-pellets = Capsule: { $squares }.
draw-lives =
    { $count ->
        [one] 1 viață.
        [few] { $count } vieți.
       *[other] { $count } de vieți.
    }
draw-reserve-count =
    { $count ->
        [one] 1 capsulă în rezervă.
        [few] { $count } capsule în rezervă.
       *[other] { $count } de capsule în rezervă.
    }
draw-sees = { $piece } îl vede pe PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 barieră în mână.
        [few] { $side }: { $count } bariere în mână.
       *[other] { $side }: { $count } de bariere în mână.
    }
draw-to-move = la mutare
draw-won = câștigă
draw-to-move-steps =
    { $count ->
        [one] la mutare, 1 pas
        [few] la mutare, { $count } pași
       *[other] la mutare, { $count } de pași
    }
draw-speed = viteza { $count }
draw-reserve = în rezervă
draw-fence-of = { $side }: barieră
draw-fence-fixed = barieră
draw-fence-chamber = barieră a Camerei
draw-fence-vacated = unde a fost o barieră a Camerei
draw-goal-of = { $side }: sosire
draw-pellet = capsulă
draw-tunnels = tuneluri: { $squares }
draw-last-walk = ultimul mers
draw-edible = poate fi mâncată acum
draw-who-sees = PAC-MAN e văzut de: { $pieces }.
