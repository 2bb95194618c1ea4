ask-last = Ultima mutare: { $who }, { $move }.
ask-last-none = Încă nu s-a făcut nicio mutare.
ask-no-clock = Partida asta nu are ceas.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Nicio barieră pe tablă.
        [one] 1 barieră pe tablă: { $fences }.
        [few] { $count } bariere pe tablă: { $fences }.
       *[other] { $count } de bariere pe tablă: { $fences }.
    }
ask-edible = PAC-MAN poate mânca acum: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 pas, până pe { $square }.
        [few] { $piece }: { $count } pași, până pe { $square }.
       *[other] { $piece }: { $count } de pași, până pe { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 pas până la PAC-MAN.
        [few] { $piece }: { $count } pași până la PAC-MAN.
       *[other] { $piece }: { $count } de pași până la PAC-MAN.
    }
ask-no-route = { $piece }: niciun drum până acolo.
ask-no-distances = PAC-MAN nu e încă pe tablă.
ask-ways = De pe { $square }: { $ways }.
ask-ways-closed = Închis: { $ways }.
ask-way = { $way } spre { $square }
ask-way-piece = { $way } spre { $square }, unde e { $pieces }
ask-tunnel = prin tunel
ask-which-square = Adaugă o căsuță, așa: w e4.
ask-along =
    { $count ->
        [0] Nicio barieră lângă { $kind ->
            [file] coloana
           *[row] rândul
        } { $line }.
       *[other] Lângă { $kind ->
            [file] coloana
           *[row] rândul
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } închide { $steps }
ask-which-line = Adaugă o coloană sau un rând, așa: s e ori s 4.
ask-goal-row = { $side } fuge spre rândul { $row }.
ask-goal-file = { $side } fuge spre coloana { $file }.
ask-goal-any = { $side } fuge spre una dintre căsuțele { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN a mâncat toate capsulele.
        [one] PAC-MAN câștigă dacă mănâncă ultima capsulă, pe { $squares }.
        [few] PAC-MAN câștigă dacă mănâncă { $count } capsule: { $squares }.
       *[other] PAC-MAN câștigă dacă mănâncă { $count } de capsule: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Nu mai are nicio viață.
        [one] Fantomele câștigă dacă îl mai prind o dată.
        [few] Fantomele câștigă dacă îl prind de { $lives } ori.
       *[other] Fantomele câștigă dacă îl prind de { $lives } de ori.
    }
ask-help =
    Întrebări: l ultima mutare. c ceasurile. f barierele. p piesele. d cât mai are fiecare de mers.
    w e4 ieșirile din e4. s e sau s 4 barierele de lângă coloana e sau rândul 4. g cine cum câștigă. „?” ajutorul ăsta.
