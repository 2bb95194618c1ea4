ask-last = { $who } spillede { $move }.
ask-last-none = Der er ikke spillet noget træk endnu.
ask-no-clock = Dette spil har intet ur.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Ingen forhindringer på brættet.
        [one] 1 forhindring på brættet: { $fences }.
       *[other] { $count } forhindringer på brættet: { $fences }.
    }
ask-edible = PAC-MAN må spise { $pieces } nu.
ask-route = { $piece }: { $count } skridt, til { $square }.
ask-route-to-pacman = { $piece }: { $count } skridt til PAC-MAN.
ask-no-route = { $piece }: ingen vej derhen.
ask-no-distances = PAC-MAN er ikke på brættet endnu.
ask-ways = Fra { $square }: { $ways }.
ask-ways-closed = Lukket: { $ways }.
ask-way = { $way } til { $square }
ask-way-piece = { $way } til { $square }, hvor { $pieces } står
ask-tunnel = gennem tunnelen
ask-which-square = Tilføj et felt, sådan her: w e4.
ask-along =
    { $count ->
        [0] Ingen forhindring ved { $kind ->
            [file] kolonne
           *[row] række
        } { $line }.
       *[other] Ved { $kind ->
            [file] kolonne
           *[row] række
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } spærrer { $steps }
ask-which-line = Tilføj en kolonne eller en række, sådan her: s e eller s 4.
ask-goal-row = { $side } løber mod række { $row }.
ask-goal-file = { $side } løber mod kolonne { $file }.
ask-goal-any = { $side } løber mod et af felterne { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN har spist alle bonusbær.
        [one] PAC-MAN vinder ved at spise det sidste bonusbær, på { $squares }.
       *[other] PAC-MAN vinder ved at spise { $count } bonusbær: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Han har ikke flere liv.
        [one] Spøgelserne vinder ved at fange ham én gang til.
       *[other] Spøgelserne vinder ved at fange ham { $lives } gange.
    }
ask-help =
    Spørgsmål: l sidste træk. c ure. f forhindringer. p brikker. d hvor langt alle har igen.
    w e4 veje ud fra e4. s e eller s 4 forhindringer ved kolonne e eller række 4. g hvem vinder hvordan. ? denne hjælp.
