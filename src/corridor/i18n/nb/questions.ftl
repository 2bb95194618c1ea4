ask-last = { $who } spilte { $move }.
ask-last-none = Ingen trekk er gjort ennå.
ask-no-clock = Dette partiet har ingen klokke.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Ingen gjerder på brettet.
        [one] 1 gjerde på brettet: { $fences }.
       *[other] { $count } gjerder på brettet: { $fences }.
    }
ask-edible = PAC-MAN kan spise { $pieces } nå.
ask-route =
    { $count ->
        [one] { $piece }: 1 steg, til { $square }.
       *[other] { $piece }: { $count } steg, til { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 steg til PAC-MAN.
       *[other] { $piece }: { $count } steg til PAC-MAN.
    }
ask-no-route = { $piece }: ingen vei dit.
ask-no-distances = PAC-MAN er ikke på brettet ennå.
ask-ways = Fra { $square }: { $ways }.
ask-ways-closed = Stengt: { $ways }.
ask-way = { $way } til { $square }
ask-way-piece = { $way } til { $square }, der { $pieces } står
ask-tunnel = gjennom tunnel
ask-which-square = Legg til en rute, slik: w e4.
ask-along =
    { $count ->
        [0] Ingen gjerder ved { $kind ->
            [file] kolonne
           *[row] rad
        } { $line }.
       *[other] Ved { $kind ->
            [file] kolonne
           *[row] rad
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } stenger { $steps }
ask-which-line = Legg til en kolonne eller en rad, slik: s e, eller s 4.
ask-goal-row = { $side } løper til rad { $row }.
ask-goal-file = { $side } løper til kolonne { $file }.
ask-goal-any = { $side } løper til en av { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN har spist alle energikulene.
        [one] PAC-MAN vinner ved å spise den siste energikulen, på { $squares }.
       *[other] PAC-MAN vinner ved å spise { $count } energikuler: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Han har ingen liv igjen.
        [one] Spøkelsene vinner ved å fange ham én gang til.
       *[other] Spøkelsene vinner ved å fange ham { $lives } ganger.
    }
ask-help =
    Spørsmål: l siste trekk. c klokker. f gjerder. p brikker. d hvor langt alle har igjen.
    w e4 veier ut av e4. s e eller s 4 gjerder ved kolonne e eller rad 4. g hvem vinner hvordan. ? denne hjelpen.
