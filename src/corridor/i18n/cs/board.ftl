board-left =
    { $count ->
        [one] pak ti zbude 1
        [few] pak ti zbudou { $count }
       *[other] pak ti zbude { $count }
    }
board-your-piece = tvoje figurka { $piece }
board-piece = { $piece }
board-pellet = tečka
board-gate = návratové políčko
board-tunnel = tunel na { $square }
board-goal = cíl: { $side }
board-fences = překážka { $ways }
board-north = sever
board-east = východ
board-south = jih
board-west = západ
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Překážka { $slot } vodorovně
               *[vertical] Překážka { $slot } svisle
            }
       *[other]
            { $way ->
                [horizontal] Přesun { $old } na { $slot } vodorovně
               *[vertical] Přesun { $old } na { $slot } svisle
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } krok
        [few] { $side } { $count } kroky
       *[other] { $side } { $count } kroků
    }
board-walk =
    { $squares ->
        [none] { $piece }: vyber, kam jít. Dál: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Může tu skončit. Dál: { $next }.
               *[no] { $piece }: { $squares }. Dál: { $next }.
            }
    }
board-which = Která figurka půjde na { $square }: { $pieces }?
board-ask-enter-ghost = Je tam duch a PAC-MANA by chytil. Přesto jít na { $square }?
board-ask-confirm-walk = Jít na { $square }?
board-lift =
    { $fence ->
        [none] Vyber překážku Komnaty, kterou přesuneš.
       *[other] Překážku { $fence } držíš. Kam s ní?
    }
board-no-fences = Teď překážku postavit nemůžeš.
board-no-fence-here =
    { $way ->
        [horizontal] Na { $slot } se vodorovná překážka nevejde.
       *[vertical] Na { $slot } se svislá překážka nevejde.
    }
board-can-walk = sem můžeš jít
board-can-enter = tady můžeš vstoupit
board-out-of-reach = Na { $square } v tomhle tahu nedojdeš.
board-within-reach = Můžeš jít na { $squares }.
board-no-walk = Teď nemůže jít nikdo.
board-action-spend = Utratit tečku
board-action-end-turn = Ukončit tah
board-action-no-boost = Už žádný krok
board-action-pass = Vynechat
board-action-stay = { $piece } stojí
board-action-enter = Vstoupit na { $square }
board-link = Odkaz na tuhle desku
play-boost-left = zbývá kroků: { $left } z { $all }
play-chamber = Komnata
play-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
