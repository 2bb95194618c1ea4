ask-last = { $who }: posledný ťah { $move }.
ask-last-none = Zatiaľ nikto neťahal.
ask-no-clock = Táto partia nemá hodiny.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Na doske nie sú prekážky.
        [one] Na doske je 1 prekážka: { $fences }.
        [few] Na doske sú { $count } prekážky: { $fences }.
       *[other] Na doske je { $count } prekážok: { $fences }.
    }
ask-edible = PAC-MAN teraz môže zjesť: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 krok, na { $square }.
        [few] { $piece }: { $count } kroky, na { $square }.
       *[other] { $piece }: { $count } krokov, na { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 krok k PAC-MANOVI.
        [few] { $piece }: { $count } kroky k PAC-MANOVI.
       *[other] { $piece }: { $count } krokov k PAC-MANOVI.
    }
ask-no-route = { $piece }: nevedie tam cesta.
ask-no-distances = PAC-MAN ešte nie je na doske.
ask-ways = Z { $square }: { $ways }.
ask-ways-closed = Zavreté: { $ways }.
ask-way = { $way } na { $square }
ask-way-piece = { $way } na { $square }, kde stojí { $pieces }
ask-tunnel = tunelom
ask-which-square = Pridaj políčko, takto: w e4.
ask-along =
    { $count ->
        [0] Pri { $kind ->
            [file] stĺpci
           *[row] rade
        } { $line } nie je žiadna prekážka.
       *[other] Pri { $kind ->
            [file] stĺpci
           *[row] rade
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } prehradzuje { $steps }
ask-which-line = Pridaj stĺpec alebo rad, takto: s e alebo s 4.
ask-goal-row = { $side } beží na rad { $row }.
ask-goal-file = { $side } beží na stĺpec { $file }.
ask-goal-any = { $side } beží na jedno z políčok { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN zjedol všetky bodky.
        [one] PAC-MAN vyhrá, keď zje poslednú bodku, na { $squares }.
        [few] PAC-MAN vyhrá, keď zje { $count } bodky: { $squares }.
       *[other] PAC-MAN vyhrá, keď zje { $count } bodiek: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Nezostáva mu žiadny život.
        [one] Duchovia vyhrajú, keď ho chytia ešte raz.
        [few] Duchovia vyhrajú, keď ho chytia { $lives }-krát.
       *[other] Duchovia vyhrajú, keď ho chytia { $lives }-krát.
    }
ask-help =
    Otázky: l posledný ťah. c hodiny. f prekážky. p figúrky. d ako ďaleko to kto má.
    w e4 cesty z e4. s e alebo s 4 prekážky pri stĺpci e alebo rade 4. g kto ako vyhrá. ? táto pomoc.
