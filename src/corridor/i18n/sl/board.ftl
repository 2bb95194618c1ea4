board-left =
    { $count ->
        [one] nato ostane še { $count }
        [two] nato ostaneta še { $count }
        [few] nato ostanejo še { $count }
       *[other] nato ostane še { $count }
    }
board-your-piece = tvoja figura { $piece }
board-piece = { $piece }
board-pellet = drobec
board-gate = vhodno polje
board-tunnel = predor do { $square }
board-goal = cilj: { $side }
board-fences = ograda: { $ways }
board-north = sever
board-east = vzhod
board-south = jug
board-west = zahod
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Ograda { $slot } vodoravno
               *[vertical] Ograda { $slot } navpično
            }
       *[other]
            { $way ->
                [horizontal] Premik { $old } na { $slot } vodoravno
               *[vertical] Premik { $old } na { $slot } navpično
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } korak
        [two] { $side } { $count } koraka
        [few] { $side } { $count } koraki
       *[other] { $side } { $count } korakov
    }
board-walk =
    { $squares ->
        [none] { $piece }: izberi, kam. Naprej: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Lahko končaš tu. Naprej: { $next }.
               *[no] { $piece }: { $squares }. Naprej: { $next }.
            }
    }
board-which = Katera figura gre na { $square }: { $pieces }?
board-ask-enter-ghost = Tam je duh: PAC-MAN bi bil ujet. Greš vseeno na { $square }?
board-ask-confirm-walk = Greš na { $square }?
board-lift =
    { $fence ->
        [none] Izberi ogrado kamre za premik.
       *[other] Ograda { $fence } je dvignjena. Kam z njo?
    }
board-no-fences = Zdaj ne moreš postaviti ograde.
board-no-fence-here =
    { $way ->
        [horizontal] Na { $slot } vodoravna ograda ne gre.
       *[vertical] Na { $slot } navpična ograda ne gre.
    }
board-can-walk = sem lahko greš
board-can-enter = tu lahko vstopiš
board-out-of-reach = V tej potezi ne dosežeš { $square }.
board-within-reach = Lahko greš na { $squares }.
board-no-walk = Zdaj ni mogoč noben premik.
board-action-spend = Porabi drobec
board-action-end-turn = Končaj potezo
board-action-no-boost = Dovolj korakov
board-action-pass = Izpusti
board-action-stay = { $piece } ostane
board-action-enter = Vstopi na { $square }
board-link = Povezava do te plošče
play-boost-left =
    { $all ->
        [one] še { $left } od { $all } koraka
        [two] še { $left } od { $all } korakov
        [few] še { $left } od { $all } korakov
       *[other] še { $left } od { $all } korakov
    }
play-chamber = Kamra
play-steps =
    { $count ->
        [one] { $count } korak
        [two] { $count } koraka
        [few] { $count } koraki
       *[other] { $count } korakov
    }
