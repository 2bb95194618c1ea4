ask-last = { $who } spelade { $move }.
ask-last-none = Inget drag har gjorts än.
ask-no-clock = Det här partiet har ingen klocka.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Inga staket på brädet.
        [one] 1 staket på brädet: { $fences }.
       *[other] { $count } staket på brädet: { $fences }.
    }
ask-edible = PAC-MAN får äta { $pieces } nu.
ask-route =
    { $count ->
        [one] { $piece }: 1 steg, till { $square }.
       *[other] { $piece }: { $count } steg, till { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 steg till PAC-MAN.
       *[other] { $piece }: { $count } steg till PAC-MAN.
    }
ask-no-route = { $piece }: ingen väg dit.
ask-no-distances = PAC-MAN är inte på brädet än.
ask-ways = Från { $square }: { $ways }.
ask-ways-closed = Stängt: { $ways }.
ask-way = { $way } till { $square }
ask-way-piece = { $way } till { $square }, där { $pieces } står
ask-tunnel = genom tunneln
ask-which-square = Lägg till en ruta, så här: w e4.
ask-along =
    { $count ->
        [0] Inget staket vid { $kind ->
            [file] linje
           *[row] rad
        } { $line }.
       *[other] Vid { $kind ->
            [file] linje
           *[row] rad
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } spärrar { $steps }
ask-which-line = Lägg till en linje eller en rad, så här: s e, eller s 4.
ask-goal-row = { $side } springer till rad { $row }.
ask-goal-file = { $side } springer till linje { $file }.
ask-goal-any = { $side } springer till en av { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN har ätit alla bonussymboler.
        [one] PAC-MAN vinner genom att äta den sista bonussymbolen, på { $squares }.
       *[other] PAC-MAN vinner genom att äta { $count } bonussymboler: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Han har inget liv kvar.
        [one] Spökena vinner om de fångar honom en gång till.
       *[other] Spökena vinner om de fångar honom { $lives } gånger.
    }
ask-help =
    Frågor: l senaste draget. c klockor. f staket. p pjäser. d hur långt alla har kvar.
    w e4 vägar från e4. s e eller s 4 staket vid linje e eller rad 4. g vem som vinner hur. ”?” den här hjälpen.
