ask-last = { $who } húzása: { $move }.
ask-last-none = Még nem volt húzás.
ask-no-clock = Ebben a partiban nincs óra.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Nincs fal a táblán.
        [one] 1 fal a táblán: { $fences }.
       *[other] { $count } fal a táblán: { $fences }.
    }
ask-edible = PAC-MAN most megeheti: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 lépés, ide: { $square }.
       *[other] { $piece }: { $count } lépés, ide: { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 lépés PAC-MAN-ig.
       *[other] { $piece }: { $count } lépés PAC-MAN-ig.
    }
ask-no-route = { $piece }: nincs odavezető út.
ask-no-distances = PAC-MAN még nincs a táblán.
ask-ways = Innen: { $square }. Merre: { $ways }.
ask-ways-closed = Zárva: { $ways }.
ask-way = { $way } felé { $square }
ask-way-piece = { $way } felé { $square }, ott áll: { $pieces }
ask-tunnel = alagút
ask-which-square = Adj meg egy mezőt is, így: w e4.
ask-along =
    { $count ->
        [0] Nincs fal emellett: { $line } { $kind ->
            [file] oszlop
           *[row] sor
        }.
       *[other] Falak, { $line } { $kind ->
            [file] oszlop
           *[row] sor
        }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } elzárja: { $steps }
ask-which-line = Adj meg egy oszlopot vagy sort is, így: s e, vagy s 4.
ask-goal-row = { $side } célja: { $row }. sor.
ask-goal-file = { $side } célja: { $file } oszlop.
ask-goal-any = { $side } célja ezek egyike: { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN minden erőbogyót megevett.
        [one] PAC-MAN győz, ha megeszi az utolsó erőbogyót itt: { $squares }.
       *[other] PAC-MAN győz, ha megeszik { $count } erőbogyót: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Nem maradt élete.
        [one] A szellemek győznek, ha még egyszer elkapják.
       *[other] A szellemek győznek, ha { $lives } alkalommal elkapják.
    }
ask-help =
    Kérdések: l utolsó húzás. c órák. f falak. p bábuk. d kinek mennyi van hátra.
    w e4 kiutak az e4 mezőről. s e vagy s 4 falak az e oszlop vagy a 4. sor mellett. g ki hogyan győz. „?” ez a súgó.
