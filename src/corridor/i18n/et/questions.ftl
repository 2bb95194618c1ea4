ask-last = { $who } käis { $move }.
ask-last-none = Ühtki käiku pole veel tehtud.
ask-no-clock = Selles mängus pole kella.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Laual pole ühtki piiret.
        [one] Laual on 1 piire: { $fences }.
       *[other] Laual on { $count } piiret: { $fences }.
    }
ask-edible = PAC-MAN võib praegu süüa: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 samm, sihiks { $square }.
       *[other] { $piece }: { $count } sammu, sihiks { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 samm PAC-MAN’ini.
       *[other] { $piece }: { $count } sammu PAC-MAN’ini.
    }
ask-no-route = { $piece }: teed sinna pole.
ask-no-distances = PAC-MAN pole veel laual.
ask-ways = Ruudult { $square }: { $ways }.
ask-ways-closed = Suletud: { $ways }.
ask-way = { $way } { $square }
ask-way-piece = { $way } { $square }, seal on { $pieces }
ask-tunnel = tunnel
ask-which-square = Lisa ruut, näiteks: w e4.
ask-along =
    { $count ->
        [0] Piirdeid pole: { $kind ->
            [file] veerg
           *[row] rida
        } { $line }.
       *[other] Piirded, { $kind ->
            [file] veerg
           *[row] rida
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } tõkestab { $steps }
ask-which-line = Lisa veerg või rida, näiteks: s e või s 4.
ask-goal-row = { $side } jookseb reale { $row }.
ask-goal-file = { $side } jookseb veergu { $file }.
ask-goal-any = { $side } jookseb ühele neist: { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN on kõik graanulid ära söönud.
        [one] PAC-MAN võidab, kui sööb viimase graanuli: { $squares }.
       *[other] PAC-MAN võidab, kui sööb { $count } graanulit: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Tal pole enam ühtki elu.
        [one] Kummitused võidavad, kui püüavad ta veel korra kinni.
       *[other] Kummitused võidavad, kui püüavad ta { $lives } korda kinni.
    }
ask-help =
    Küsimused: l viimane käik. c kellad. f piirded. p nupud. d kui kaugel keegi sihist on.
    w e4 teed ruudult e4. s e või s 4 piirded veeru e või rea 4 ääres. g kes kuidas võidab. „?“ see abi.
