ask-last = Letzter Zug: { $who }, { $move }.
ask-last-none = Bisher wurde kein Zug gemacht.
ask-no-clock = Diese Partie hat keine Uhr.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Keine Hindernisse auf dem Brett.
        [one] 1 Hindernis auf dem Brett: { $fences }.
       *[other] { $count } Hindernisse auf dem Brett: { $fences }.
    }
ask-edible = PAC-MAN kann jetzt { $pieces } fressen.
ask-route =
    { $count ->
        [one] { $piece }: 1 Schritt, nach { $square }.
       *[other] { $piece }: { $count } Schritte, nach { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 Schritt zu PAC-MAN.
       *[other] { $piece }: { $count } Schritte zu PAC-MAN.
    }
ask-no-route = { $piece }: kein Weg dorthin.
ask-no-distances = PAC-MAN ist noch nicht auf dem Brett.
ask-ways = Von { $square } aus: { $ways }.
ask-ways-closed = Versperrt: { $ways }.
ask-way = { $way } { $square }
ask-way-piece = { $way } { $square } mit { $pieces }
ask-tunnel = durch den Tunnel
ask-which-square = Nenn ein Feld dazu, zum Beispiel: w e4.
ask-along =
    { $count ->
        [0] Kein Hindernis an { $kind ->
            [file] Spalte
           *[row] Reihe
        } { $line }.
       *[other] An { $kind ->
            [file] Spalte
           *[row] Reihe
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } sperrt { $steps }
ask-which-line = Nenn eine Spalte oder Reihe dazu, zum Beispiel: s e oder s 4.
ask-goal-row = { $side } läuft zu Reihe { $row }.
ask-goal-file = { $side } läuft zu Spalte { $file }.
ask-goal-any = { $side } läuft zu einem von { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN hat alle Pillen gefressen.
        [one] PAC-MAN gewinnt mit der letzten Pille auf { $squares }.
       *[other] PAC-MAN gewinnt, wenn er { $count } Pillen frisst: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Er hat kein Leben mehr.
        [one] Die Geister gewinnen, wenn sie ihn noch einmal fangen.
       *[other] Die Geister gewinnen, wenn sie ihn { $lives } Mal fangen.
    }
ask-help =
    Fragen: l letzter Zug. c Uhren. f Hindernisse. p Figuren. d wie weit es alle noch haben.
    w e4 Wege von e4 aus. s e oder s 4 Hindernisse an Spalte e oder Reihe 4. g wer wie gewinnt. ? diese Hilfe.
