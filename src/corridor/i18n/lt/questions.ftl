ask-last = { $who } ėjo { $move }.
ask-last-none = Ėjimų dar nebuvo.
ask-no-clock = Ši partija be laikrodžio.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Tvorų lentoje nėra.
        [one] Lentoje { $count } tvora: { $fences }.
        [few] Lentoje { $count } tvoros: { $fences }.
       *[other] Lentoje { $count } tvorų: { $fences }.
    }
ask-edible = PAC-MAN’as dabar gali suvalgyti: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: { $count } žingsnis, iki { $square }.
        [few] { $piece }: { $count } žingsniai, iki { $square }.
       *[other] { $piece }: { $count } žingsnių, iki { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: { $count } žingsnis iki PAC-MAN’o.
        [few] { $piece }: { $count } žingsniai iki PAC-MAN’o.
       *[other] { $piece }: { $count } žingsnių iki PAC-MAN’o.
    }
ask-no-route = { $piece }: kelio nėra.
ask-no-distances = PAC-MAN’o lentoje dar nėra.
ask-ways = Iš { $square }: { $ways }.
ask-ways-closed = Užtverta: { $ways }.
ask-way = { $way } – { $square }
ask-way-piece = { $way } – { $square }, ten stovi { $pieces }
ask-tunnel = tuneliu
ask-which-square = Pridėkite kvadratėlį, pavyzdžiui: w e4.
ask-along =
    { $count ->
        [0] Tvorų nėra { $kind ->
            [file] palei stulpelį
           *[row] palei eilę
        } { $line }.
       *[other] Tvoros { $kind ->
            [file] palei stulpelį
           *[row] palei eilę
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } užtveria { $steps }
ask-which-line = Pridėkite stulpelį arba eilę, pavyzdžiui: s e arba s 4.
ask-goal-row = { $side } bėga į { $row } eilę.
ask-goal-file = { $side } bėga į stulpelį { $file }.
ask-goal-any = { $side } bėga į vieną iš { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN’as suvalgė visas piliules.
        [1] PAC-MAN’as laimi, suvalgęs paskutinę piliulę ties { $squares }.
        [one] PAC-MAN’as laimi, suvalgęs { $count } piliulę: { $squares }.
        [few] PAC-MAN’as laimi, suvalgęs { $count } piliules: { $squares }.
       *[other] PAC-MAN’as laimi, suvalgęs { $count } piliulių: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Gyvybių jis nebeturi.
        [1] Vaiduokliai laimi, pagavę jį dar kartą.
        [one] Vaiduokliai laimi, pagavę jį { $lives } kartą.
        [few] Vaiduokliai laimi, pagavę jį { $lives } kartus.
       *[other] Vaiduokliai laimi, pagavę jį { $lives } kartų.
    }
ask-help =
    Klausimai: l paskutinis ėjimas. c laikrodžiai. f tvoros. p figūrėlės. d kiek kam liko eiti.
    w e4 keliai iš e4. s e arba s 4 tvoros palei stulpelį e ar 4 eilę. g kas kaip laimi. „?“ ši pagalba.
