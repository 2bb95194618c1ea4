ask-last = { $who }: ostatni ruch { $move }.
ask-last-none = Nie było jeszcze żadnego ruchu.
ask-no-clock = Ta partia jest bez zegara.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Na planszy nie ma ogrodzeń.
        [one] Na planszy stoi 1 ogrodzenie: { $fences }.
        [few] Na planszy stoją { $count } ogrodzenia: { $fences }.
        [many] Na planszy stoi { $count } ogrodzeń: { $fences }.
       *[other] Na planszy stoi { $count } ogrodzenia: { $fences }.
    }
ask-edible = PAC-MAN może teraz zjeść: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 krok, do { $square }.
        [few] { $piece }: { $count } kroki, do { $square }.
        [many] { $piece }: { $count } kroków, do { $square }.
       *[other] { $piece }: { $count } kroku, do { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 krok do PAC-MANA.
        [few] { $piece }: { $count } kroki do PAC-MANA.
        [many] { $piece }: { $count } kroków do PAC-MANA.
       *[other] { $piece }: { $count } kroku do PAC-MANA.
    }
ask-no-route = { $piece }: nie ma drogi.
ask-no-distances = PAC-MANA nie ma jeszcze na planszy.
ask-ways = Z { $square }: { $ways }.
ask-ways-closed = Zamknięte: { $ways }.
ask-way = { $way } – { $square }
ask-way-piece = { $way } – { $square }, stoi tam { $pieces }
ask-tunnel = tunel
ask-which-square = Dodaj pole, na przykład: w e4.
ask-along =
    { $count ->
        [0] Nie ma ogrodzeń przy { $kind ->
            [file] kolumnie
           *[row] rzędzie
        } { $line }.
       *[other] Przy { $kind ->
            [file] kolumnie
           *[row] rzędzie
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } zamyka { $steps }
ask-which-line = Dodaj kolumnę albo rząd, na przykład: s e albo s 4.
ask-goal-row = { $side } biegnie do rzędu { $row }.
ask-goal-file = { $side } biegnie do kolumny { $file }.
ask-goal-any = { $side } biegnie na jedno z pól: { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN zjadł wszystkie kulki.
        [one] PAC-MAN wygrywa, gdy zje ostatnią kulkę, na { $squares }.
        [few] PAC-MAN wygrywa, gdy zje { $count } kulki: { $squares }.
        [many] PAC-MAN wygrywa, gdy zje { $count } kulek: { $squares }.
       *[other] PAC-MAN wygrywa, gdy zje { $count } kulki: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Nie ma już żadnego życia.
        [one] Duchy wygrywają, gdy złapią go jeszcze raz.
        [few] Duchy wygrywają, gdy złapią go { $lives } razy.
        [many] Duchy wygrywają, gdy złapią go { $lives } razy.
       *[other] Duchy wygrywają, gdy złapią go { $lives } razy.
    }
ask-help =
    Pytania: l ostatni ruch. c zegary. f ogrodzenia. p pionki. d ile komu zostało do mety.
    w e4 drogi z e4. s e albo s 4 ogrodzenia przy kolumnie e albo rzędzie 4. g kto jak wygrywa. „?” ta pomoc.
