ask-last = Ultima mossa, { $who }: { $move }.
ask-last-none = Non è stata ancora giocata nessuna mossa.
ask-no-clock = Questa partita è senza orologio.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Nessun recinto sul tabellone.
        [one] 1 recinto sul tabellone: { $fences }.
       *[other] { $count } recinti sul tabellone: { $fences }.
    }
ask-edible = Ora PAC-MAN può mangiare { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 passo, fino a { $square }.
       *[other] { $piece }: { $count } passi, fino a { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 passo fino a PAC-MAN.
       *[other] { $piece }: { $count } passi fino a PAC-MAN.
    }
ask-no-route = { $piece }: nessuna strada.
ask-no-distances = PAC-MAN non è ancora sul tabellone.
ask-ways = Da { $square }: { $ways }.
ask-ways-closed = Chiuso: { $ways }.
ask-way = { $way } in { $square }
ask-way-piece = { $way } in { $square }, dove c’è { $pieces }
ask-tunnel = dal tunnel
ask-which-square = Aggiungi una casella, così: w e4.
ask-along =
    { $count ->
        [0] Nessun recinto lungo la { $kind ->
            [file] colonna
           *[row] riga
        } { $line }.
       *[other] Lungo la { $kind ->
            [file] colonna
           *[row] riga
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } chiude { $steps }
ask-which-line = Aggiungi una colonna o una riga, così: s e, oppure s 4.
ask-goal-row = { $side } corre alla riga { $row }.
ask-goal-file = { $side } corre alla colonna { $file }.
ask-goal-any = { $side } corre a una di queste caselle: { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN ha mangiato tutte le palline.
        [one] PAC-MAN vince se mangia l’ultima pallina, in { $squares }.
       *[other] PAC-MAN vince se mangia { $count } palline: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Non ha più vite.
        [one] I fantasmi vincono se lo catturano ancora una volta.
       *[other] I fantasmi vincono se lo catturano { $lives } volte.
    }
ask-help =
    Domande: l ultima mossa. c orologi. f recinti. p pedine. d quanta strada manca a ognuno.
    w e4 vie d’uscita da e4. s e oppure s 4 recinti lungo la colonna e o la riga 4. g chi vince e come. “?” questo aiuto.
