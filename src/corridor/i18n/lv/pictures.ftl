draw-mode-classic-two = Klasika, divas puses
draw-mode-classic-three = Klasika, trīs puses
draw-mode-classic-four = Klasika, četras puses
draw-mode-pacman = Pakmens
draw-mode-pacman-advanced = Pakmens pratējiem
draw-none = nav
draw-title = { $mode }: { $state }
draw-to-move-now = Gājiens: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } uz { $square }
draw-piece-off = { $piece } ārpus laukuma
draw-fences-of = { $side }: sienas { $fences }.
draw-fences-fixed = Sienas: { $fences }.
draw-fences-chamber = Kambara sienas: { $fences }.
draw-pellets = Lodes: { $squares }.
draw-lives =
    { $count ->
        [zero] { $count } dzīvību.
        [one] { $count } dzīvība.
       *[other] { $count } dzīvības.
    }
draw-reserve-count =
    { $count ->
        [zero] { $count } ložu rezervē.
        [one] { $count } lode rezervē.
       *[other] { $count } lodes rezervē.
    }
draw-sees = { $piece } redz Pakmenu.
draw-in-hand =
    { $count ->
        [zero] { $side }: { $count } sienu krājumā.
        [one] { $side }: { $count } siena krājumā.
       *[other] { $side }: { $count } sienas krājumā.
    }
draw-to-move = gājiens
draw-won = uzvarēja
draw-to-move-steps =
    { $count ->
        [zero] gājiens, { $count } soļu
        [one] gājiens, { $count } solis
       *[other] gājiens, { $count } soļi
    }
draw-speed = ātrums { $count }
draw-reserve = rezervē
draw-fence-of = { $side }: siena
draw-fence-fixed = siena
draw-fence-chamber = Kambara siena
draw-fence-vacated = kur bija Kambara siena
draw-goal-of = { $side }: mērķis
draw-pellet = lode
draw-tunnels = tuneļi: { $squares }
draw-last-walk = pēdējā iešana
draw-edible = tagad apēdams
draw-who-sees = { $pieces } redz Pakmenu.
