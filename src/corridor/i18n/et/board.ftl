board-left =
    { $count ->
        [one] Pärast seda jääb 1
       *[other] Pärast seda jääb { $count }
    }
board-your-piece = sinu { $piece }
board-piece = { $piece }
board-pellet = graanul
board-gate = ilmumisruut
board-tunnel = tunnel ruudule { $square }
board-goal = finiš: { $side }
board-fences = piire: { $ways }
board-north = põhi
board-east = ida
board-south = lõuna
board-west = lääs
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Piire { $slot }, rõhtne
               *[vertical] Piire { $slot }, püstine
            }
       *[other]
            { $way ->
                [horizontal] Tõsta { $old }: { $slot }, rõhtne
               *[vertical] Tõsta { $old }: { $slot }, püstine
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } samm
       *[other] { $side } { $count } sammu
    }
board-walk =
    { $squares ->
        [none] { $piece }: vali, kuhu minna. Edasi: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Siin võib peatuda. Edasi: { $next }.
               *[no] { $piece }: { $squares }. Edasi: { $next }.
            }
    }
board-which = Milline nupp läheb ruudule { $square }: { $pieces }?
board-ask-enter-ghost = Seal on kummitus: PAC-MAN püütaks kinni. Kas lähed ikka ruudule { $square }?
board-ask-confirm-walk = Kas lähed ruudule { $square }?
board-lift =
    { $fence ->
        [none] Vali Kambri piire, mida tõsta.
       *[other] Piire { $fence } on üles võetud. Kuhu see panna?
    }
board-no-fences = Praegu sa piiret panna ei saa.
board-no-fence-here =
    { $way ->
        [horizontal] Rõhtne piire kohale { $slot } ei mahu.
       *[vertical] Püstine piire kohale { $slot } ei mahu.
    }
board-can-walk = siia saad minna
board-can-enter = siit saad lauale tulla
board-out-of-reach = Ruudule { $square } sa selle käiguga ei jõua.
board-within-reach = Saad minna siia: { $squares }.
board-no-walk = Praegu ei saa ükski nupp liikuda.
board-action-spend = Kuluta graanul
board-action-end-turn = Lõpeta käik
board-action-no-boost = Rohkem samme ei tee
board-action-pass = Passi
board-action-stay = { $piece } jääb
board-action-enter = Ilmu ruudule { $square }
board-link = Selle laua link
play-boost-left =
    { $all ->
        [one] 1 sammust alles { $left }
       *[other] { $all } sammust alles { $left }
    }
play-chamber = Kamber
play-steps =
    { $count ->
        [one] 1 samm
       *[other] { $count } sammu
    }
