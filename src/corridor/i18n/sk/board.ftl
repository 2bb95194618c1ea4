board-left =
    { $count ->
        [one] potom zostane 1
        [few] potom zostanú { $count }
       *[other] potom zostane { $count }
    }
board-your-piece = tvoja figúrka { $piece }
board-piece = { $piece }
board-pellet = bodka
board-gate = návratové políčko
board-tunnel = tunel na { $square }
board-goal = cieľ strany { $side }
board-fences = prekážka { $ways }
board-north = sever
board-east = východ
board-south = juh
board-west = západ
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Prekážka { $slot } vodorovne
               *[vertical] Prekážka { $slot } zvisle
            }
       *[other]
            { $way ->
                [horizontal] { $old } presunúť na { $slot } vodorovne
               *[vertical] { $old } presunúť na { $slot } zvisle
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } krok
        [few] { $side } { $count } kroky
       *[other] { $side } { $count } krokov
    }
board-walk =
    { $squares ->
        [none] { $piece }: vyber, kam ísť. Ďalej: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Môže tu skončiť. Ďalej: { $next }.
               *[no] { $piece }: { $squares }. Ďalej: { $next }.
            }
    }
board-which = Ktorá figúrka pôjde na { $square }: { $pieces }?
board-ask-enter-ghost = Je tam duch: PAC-MANA by chytil. Ísť na { $square } aj tak?
board-ask-confirm-walk = Ísť na { $square }?
board-lift =
    { $fence ->
        [none] Vyber prekážku Komnaty, ktorú presunieš.
       *[other] Prekážka { $fence } je zdvihnutá. Kam s ňou?
    }
board-no-fences = Teraz nemôžeš postaviť prekážku.
board-no-fence-here =
    { $way ->
        [horizontal] Na { $slot } sa prekážka vodorovne nezmestí.
       *[vertical] Na { $slot } sa prekážka zvisle nezmestí.
    }
board-can-walk = sem môžeš ísť
board-can-enter = tu môžeš vstúpiť
board-out-of-reach = Na { $square } sa v tomto ťahu nedostaneš.
board-within-reach = Môžeš ísť na { $squares }.
board-no-walk = Teraz nemôže ísť nikto.
board-action-spend = Minúť bodku
board-action-end-turn = Ukončiť ťah
board-action-no-boost = Dosť krokov
board-action-pass = Vynechať
board-action-stay = { $piece } zostáva
board-action-enter = Vstúpiť na { $square }
board-link = Odkaz na túto dosku
play-boost-left =
    { $all ->
        [one] ešte { $left } z 1 kroku
        [few] ešte { $left } z { $all } krokov
       *[other] ešte { $left } z { $all } krokov
    }
play-chamber = Komnata
play-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroky
       *[other] { $count } krokov
    }
