draw-mode-classic-two = Klassiskt, två sidor
draw-mode-classic-three = Klassiskt, tre sidor
draw-mode-classic-four = Klassiskt, fyra sidor
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avancerat
draw-none = inga
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } är på tur.
draw-sentence = { $words }.
draw-piece-on = { $piece } på { $square }
draw-piece-off = { $piece } inte på brädet
draw-fences-of = { $side }: staket { $fences }.
draw-fences-fixed = Staket: { $fences }.
draw-fences-chamber = Kammarens staket: { $fences }.
draw-pellets = Bonussymboler: { $squares }.
draw-lives =
    { $count ->
        [one] 1 liv.
       *[other] { $count } liv.
    }
draw-reserve-count =
    { $count ->
        [one] 1 bonussymbol i reserv.
       *[other] { $count } bonussymboler i reserv.
    }
draw-sees = { $piece } ser PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 staket kvar.
       *[other] { $side }: { $count } staket kvar.
    }
draw-to-move = på tur
draw-won = vann
draw-to-move-steps =
    { $count ->
        [one] på tur, 1 steg
       *[other] på tur, { $count } steg
    }
draw-speed = hastighet { $count }
draw-reserve = i reserv
draw-fence-of = { $side }: staket
draw-fence-fixed = staket
draw-fence-chamber = Kammarens staket
draw-fence-vacated = här stod ett av Kammarens staket
draw-goal-of = { $side }: mål
draw-pellet = bonussymbol
draw-tunnels = tunnlar: { $squares }
draw-last-walk = senaste vägen
draw-edible = kan ätas nu
draw-who-sees = { $pieces } kan se PAC-MAN.
