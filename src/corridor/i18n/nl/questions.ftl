ask-last = Laatste zet: { $who }, { $move }.
ask-last-none = Er is nog geen zet gedaan.
ask-no-clock = Deze partij heeft geen klok.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Geen muurtjes op het bord.
        [one] 1 muurtje op het bord: { $fences }.
       *[other] { $count } muurtjes op het bord: { $fences }.
    }
ask-edible = PAC-MAN mag nu { $pieces } opeten.
ask-route =
    { $count ->
        [one] { $piece }: 1 stap, naar { $square }.
       *[other] { $piece }: { $count } stappen, naar { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 stap naar PAC-MAN.
       *[other] { $piece }: { $count } stappen naar PAC-MAN.
    }
ask-no-route = { $piece }: geen weg erheen.
ask-no-distances = PAC-MAN staat nog niet op het bord.
ask-ways = Vanaf { $square }: { $ways }.
ask-ways-closed = Dicht: { $ways }.
ask-way = { $way } naar { $square }
ask-way-piece = { $way } naar { $square }, bezet door { $pieces }
ask-tunnel = door de tunnel
ask-which-square = Noem er een vakje bij, zo: w e4.
ask-along =
    { $count ->
        [0] Geen muurtje naast { $kind ->
            [file] kolom
           *[row] rij
        } { $line }.
       *[other] Naast { $kind ->
            [file] kolom
           *[row] rij
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } verspert { $steps }
ask-which-line = Noem er een kolom of rij bij, zo: s e, of s 4.
ask-goal-row = { $side } rent naar rij { $row }.
ask-goal-file = { $side } rent naar kolom { $file }.
ask-goal-any = { $side } rent naar een van { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN heeft alle krachtpillen op.
        [one] PAC-MAN wint met de laatste krachtpil, op { $squares }.
       *[other] PAC-MAN wint door { $count } krachtpillen op te eten: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Hij heeft geen leven meer.
        [one] De spoken winnen als ze hem nog één keer vangen.
       *[other] De spoken winnen als ze hem { $lives } keer vangen.
    }
ask-help =
    Vragen: l laatste zet. c klokken. f muurtjes. p stukken. d hoe ver iedereen nog moet.
    w e4 wegen vanaf e4. s e of s 4 muurtjes naast kolom e of rij 4. g wie hoe wint. ? deze hulp.
