board-left = Pēc šīs paliks { $count }
board-your-piece = tavs { $piece }
board-piece = { $piece }
board-pellet = lode
board-gate = atgriešanās lauciņš
board-tunnel = tunelis uz { $square }
board-goal = mērķis: { $side }
board-fences = siena { $ways }
board-north = ziemeļos
board-east = austrumos
board-south = dienvidos
board-west = rietumos
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Siena { $slot } horizontāli
               *[vertical] Siena { $slot } vertikāli
            }
       *[other]
            { $way ->
                [horizontal] Pārlikt { $old } uz { $slot } horizontāli
               *[vertical] Pārlikt { $old } uz { $slot } vertikāli
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [zero] { $side } { $count } soļu
        [one] { $side } { $count } solis
       *[other] { $side } { $count } soļi
    }
board-walk =
    { $squares ->
        [none] { $piece }: izvēlies, kurp iet. Tālāk: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Drīkst apstāties te. Tālāk: { $next }.
               *[no] { $piece }: { $squares }. Tālāk: { $next }.
            }
    }
board-which = Kura figūriņa ies uz { $square }: { $pieces }?
board-ask-enter-ghost = Tur ir spoks: Pakmenu noķertu. Tomēr iet uz { $square }?
board-ask-confirm-walk = Iet uz { $square }?
board-lift =
    { $fence ->
        [none] Izvēlies Kambara sienu, ko pārlikt.
       *[other] Siena { $fence } pacelta. Kur to likt?
    }
board-no-fences = Tagad sienu likt nevar.
board-no-fence-here =
    { $way ->
        [horizontal] Pie { $slot } horizontāla siena neder.
       *[vertical] Pie { $slot } vertikāla siena neder.
    }
board-can-walk = te var iet
board-can-enter = te var ienākt
board-out-of-reach = Šajā gājienā { $square } nav sasniedzams.
board-within-reach = Vari iet uz { $squares }.
board-no-walk = Tagad neviens nevar iet.
board-action-spend = Iztērēt lodi
board-action-end-turn = Beigt gājienu
board-action-no-boost = Pietiek soļu
board-action-pass = Izlaist
board-action-stay = { $piece } paliek
board-action-enter = Ienākt uz { $square }
board-link = Saite uz šo laukumu
play-boost-left =
    { $all ->
        [zero] Vēl { $left } no { $all } soļiem
        [one] Vēl { $left } no { $all } soļa
       *[other] Vēl { $left } no { $all } soļiem
    }
play-chamber = Kambaris
play-steps =
    { $count ->
        [zero] { $count } soļu
        [one] { $count } solis
       *[other] { $count } soļi
    }
