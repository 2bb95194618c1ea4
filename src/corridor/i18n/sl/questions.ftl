ask-last = { $who }: { $move }.
ask-last-none = Poteze še ni bilo.
ask-no-clock = Ta partija je brez ure.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Na plošči ni ograd.
        [one] { $count } ograda na plošči: { $fences }.
        [two] { $count } ogradi na plošči: { $fences }.
        [few] { $count } ograde na plošči: { $fences }.
       *[other] { $count } ograd na plošči: { $fences }.
    }
ask-edible = PAC-MAN lahko zdaj poje: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: { $count } korak, do { $square }.
        [two] { $piece }: { $count } koraka, do { $square }.
        [few] { $piece }: { $count } koraki, do { $square }.
       *[other] { $piece }: { $count } korakov, do { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: { $count } korak do PAC-MANA.
        [two] { $piece }: { $count } koraka do PAC-MANA.
        [few] { $piece }: { $count } koraki do PAC-MANA.
       *[other] { $piece }: { $count } korakov do PAC-MANA.
    }
ask-no-route = { $piece }: poti tja ni.
ask-no-distances = PAC-MANA še ni na plošči.
ask-ways = Iz { $square }: { $ways }.
ask-ways-closed = Zaprto: { $ways }.
ask-way = { $way } na { $square }
ask-way-piece = { $way } na { $square }, tam je { $pieces }
ask-tunnel = skozi predor
ask-which-square = Dodaj polje, takole: w e4.
ask-along =
    { $count ->
        [0] Ni ograde ob { $kind ->
            [file] stolpcu
           *[row] vrsti
        } { $line }.
       *[other] Ob { $kind ->
            [file] stolpcu
           *[row] vrsti
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } zapira { $steps }
ask-which-line = Dodaj stolpec ali vrsto, takole: s e ali s 4.
ask-goal-row = { $side } teče do vrste { $row }.
ask-goal-file = { $side } teče do stolpca { $file }.
ask-goal-any = { $side } teče do enega od polj { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN je pojedel vse drobce.
        [one] PAC-MAN zmaga, če poje še { $count } drobec: { $squares }.
        [two] PAC-MAN zmaga, če poje še { $count } drobca: { $squares }.
        [few] PAC-MAN zmaga, če poje še { $count } drobce: { $squares }.
       *[other] PAC-MAN zmaga, če poje še { $count } drobcev: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Nima več življenj.
        [1] Duhovi zmagajo, če ga ujamejo še enkrat.
        [one] Duhovi zmagajo, če ga ujamejo še { $lives }-krat.
        [two] Duhovi zmagajo, če ga ujamejo še { $lives }-krat.
        [few] Duhovi zmagajo, če ga ujamejo še { $lives }-krat.
       *[other] Duhovi zmagajo, če ga ujamejo še { $lives }-krat.
    }
ask-help =
    Vprašanja: l zadnja poteza. c ure. f ograde. p figure. d kako daleč ima kdo.
    w e4 poti iz e4. s e ali s 4 ograde ob stolpcu e ali vrsti 4. g kdo kako zmaga. ? ta pomoč.
