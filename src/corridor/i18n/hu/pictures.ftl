draw-mode-classic-two = Klasszikus, két oldal
draw-mode-classic-three = Klasszikus, három oldal
draw-mode-classic-four = Klasszikus, négy oldal
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = Haladó PAC-MAN
draw-none = nincs
draw-title = { $mode }: { $state }
draw-to-move-now = Soron: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } itt: { $square }
draw-piece-off = { $piece } nincs a táblán
draw-fences-of = { $side } falai: { $fences }.
draw-fences-fixed = Falak: { $fences }.
draw-fences-chamber = A Kamra falai: { $fences }.
draw-pellets = Erőbogyók: { $squares }.
draw-lives =
    { $count ->
        [one] 1 élet.
       *[other] { $count } élet.
    }
draw-reserve-count =
    { $count ->
        [one] 1 erőbogyó tartalékban.
       *[other] { $count } erőbogyó tartalékban.
    }
draw-sees = { $piece } látja PAC-MAN-t.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 fal kézben.
       *[other] { $side }: { $count } fal kézben.
    }
draw-to-move = soron
draw-won = győzött
draw-to-move-steps =
    { $count ->
        [one] soron, 1 lépés
       *[other] soron, { $count } lépés
    }
draw-speed = sebesség { $count }
draw-reserve = tartalékban
draw-fence-of = { $side }: fal
draw-fence-fixed = fal
draw-fence-chamber = Kamra-fal
draw-fence-vacated = itt Kamra-fal állt
draw-goal-of = { $side }: cél
draw-pellet = erőbogyó
draw-tunnels = alagutak: { $squares }
draw-last-walk = utolsó lépés
draw-edible = most megehető
draw-who-sees = PAC-MAN-t látja: { $pieces }.
