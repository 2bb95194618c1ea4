ask-last = { $who } nospēlēja { $move }.
ask-last-none = Neviena gājiena vēl nav.
ask-no-clock = Šajā spēlē nav pulksteņa.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Laukumā nav sienu.
        [zero] Laukumā { $count } sienu: { $fences }.
        [one] Laukumā { $count } siena: { $fences }.
       *[other] Laukumā { $count } sienas: { $fences }.
    }
ask-edible = Pakmens tagad drīkst apēst: { $pieces }.
ask-route =
    { $count ->
        [zero] { $piece }: { $count } soļu, līdz { $square }.
        [one] { $piece }: { $count } solis, līdz { $square }.
       *[other] { $piece }: { $count } soļi, līdz { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [zero] { $piece }: { $count } soļu līdz Pakmenam.
        [one] { $piece }: { $count } solis līdz Pakmenam.
       *[other] { $piece }: { $count } soļi līdz Pakmenam.
    }
ask-no-route = { $piece }: ceļa nav.
ask-no-distances = Pakmena laukumā vēl nav.
ask-ways = No { $square }: { $ways }.
ask-ways-closed = Slēgts: { $ways }.
ask-way = { $way } – { $square }
ask-way-piece = { $way } – { $square }, kur stāv { $pieces }
ask-tunnel = pa tuneli
ask-which-square = Pievieno lauciņu, piemēram: w e4.
ask-along =
    { $count ->
        [0] Gar { $kind ->
            [file] kolonnu
           *[row] rindu
        } { $line } sienu nav.
       *[other] Gar { $kind ->
            [file] kolonnu
           *[row] rindu
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = siena { $fence } slēdz { $steps }
ask-which-line = Pievieno kolonnu vai rindu, piemēram: s e vai s 4.
ask-goal-row = { $side } skrien uz rindu { $row }.
ask-goal-file = { $side } skrien uz kolonnu { $file }.
ask-goal-any = { $side } skrien uz kādu no { $squares }.
ask-goal-pacman =
    { $count ->
        [0] Pakmens ir apēdis visas lodes.
        [zero] Lai uzvarētu, Pakmenam jāapēd { $count } lodes: { $squares }.
        [one] Lai uzvarētu, Pakmenam jāapēd vēl { $count } lode: { $squares }.
       *[other] Lai uzvarētu, Pakmenam jāapēd { $count } lodes: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Viņam vairs nav dzīvību.
        [zero] Lai uzvarētu, spokiem viņš jānoķer { $lives } reizes.
        [one] Lai uzvarētu, spokiem viņš jānoķer vēl { $lives } reizi.
       *[other] Lai uzvarētu, spokiem viņš jānoķer { $lives } reizes.
    }
ask-help =
    Jautājumi: l pēdējais gājiens. c pulksteņi. f sienas. p figūriņas. d cik tālu katram jāiet.
    w e4 izejas no e4. s e vai s 4 sienas gar kolonnu e vai rindu 4. g kā kurš uzvar. „?” šī palīdzība.
