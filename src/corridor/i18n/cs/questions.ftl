ask-last = { $who }: poslední tah { $move }.
ask-last-none = Zatím nikdo netáhl.
ask-no-clock = Tahle partie nemá hodiny.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Na desce nejsou překážky.
        [one] Na desce je 1 překážka: { $fences }.
        [few] Na desce jsou { $count } překážky: { $fences }.
       *[other] Na desce je { $count } překážek: { $fences }.
    }
ask-edible = PAC-MAN teď může sníst: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 krok, na { $square }.
        [few] { $piece }: { $count } kroky, na { $square }.
       *[other] { $piece }: { $count } kroků, na { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 krok k PAC-MANOVI.
        [few] { $piece }: { $count } kroky k PAC-MANOVI.
       *[other] { $piece }: { $count } kroků k PAC-MANOVI.
    }
ask-no-route = { $piece }: nevede tam cesta.
ask-no-distances = PAC-MAN ještě není na desce.
ask-ways = Z { $square }: { $ways }.
ask-ways-closed = Zavřeno: { $ways }.
ask-way = { $way } na { $square }
ask-way-piece = { $way } na { $square }, kde stojí { $pieces }
ask-tunnel = tunelem
ask-which-square = Přidej políčko, takhle: w e4.
ask-along =
    { $count ->
        [0] { $kind ->
            [file] U sloupce
           *[row] U řady
        } { $line } není žádná překážka.
       *[other] { $kind ->
            [file] U sloupce
           *[row] U řady
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } přehrazuje { $steps }
ask-which-line = Přidej sloupec nebo řadu, takhle: s e, nebo s 4.
ask-goal-row = { $side } běží do řady { $row }.
ask-goal-file = { $side } běží do sloupce { $file }.
ask-goal-any = { $side } běží na jedno z políček { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN snědl všechny tečky.
        [one] PAC-MAN vyhraje, když sní poslední tečku, na { $squares }.
        [few] PAC-MAN vyhraje, když sní { $count } tečky: { $squares }.
       *[other] PAC-MAN vyhraje, když sní { $count } teček: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Nezbývá mu žádný život.
        [one] Duchové vyhrají, když ho chytí ještě jednou.
        [few] Duchové vyhrají, když ho chytí { $lives }krát.
       *[other] Duchové vyhrají, když ho chytí { $lives }krát.
    }
ask-help =
    Otázky: l poslední tah. c hodiny. f překážky. p figurky. d jak daleko to kdo má.
    w e4 cesty z e4. s e nebo s 4 překážky u sloupce e nebo řady 4. g kdo jak vyhraje. ? tahle nápověda.
