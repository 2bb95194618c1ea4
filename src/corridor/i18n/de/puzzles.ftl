puzzle-theme-catch-in-n =
    { $within ->
        [one] Fang PAC-MAN in dieser Runde.
       *[other] Fang PAC-MAN in höchstens { $within } Runden.
    }
puzzle-theme-eat-and-live = Friss, überleb und gewinn.
puzzle-theme-only-move = Nur ein Zug gewinnt. Finde ihn.
puzzle-theme-cut-the-way = Ein Hindernis gewinnt. Wo gehört es hin?
puzzle-theme-who-wins-the-race = Keine Hindernisse mehr. Gewinn das Rennen.
puzzle-theme-save-the-draw = Gewinnen kannst du hier nicht, aber verhindern, dass die anderen gewinnen. Wie?
puzzle-within = { $within ->
    [one] Du gewinnst in diesem Zug.
   *[other] Du gewinnst in höchstens { $within } deiner Züge, was die anderen auch tun.
}
puzzle-about = Du spielst: { $side }. { $id }, { $mode }, Schwierigkeit { $level } von 9.
puzzle-solved = Gelöst!
puzzle-right = Genau. Die Antwort ist { $reply }. Weiter geht’s.
puzzle-right-go-on = Genau. Weiter geht’s.
puzzle-wrong = Der nicht, wegen { $reply }. Versuch es noch einmal.
puzzle-wrong-at-once = Der nicht: Er verliert sofort. Versuch es noch einmal.
puzzle-hint-walk = Zieh mit { $piece }.
puzzle-hint-fence = Stell ein Hindernis auf.
puzzle-hint-relocate = Setz ein Hindernis der Kammer um.
puzzle-hint-enter = Komm aufs Brett. Wo ist es sicher?
puzzle-hint-spend = Setz eine Pille aus deiner Reserve ein.
puzzle-hint-pass = Manchmal ist der beste Zug kein Zug.
puzzle-hint-file = Schau auf Spalte { $place }.
puzzle-hint-row = Es ist Reihe { $place }.
puzzle-solution = Die Lösung ist { $moves }.
puzzle-lead = { $count } Stellungen mit je einem richtigen Zug. Jede Lösung ist bewiesen.
puzzle-solve = Lösen
puzzle-look-again = Noch mal ansehen
puzzle-streak =
    { $days ->
        [0] Lös jeden Tag eins und starte eine Serie.
        [one] 1 Tag in Folge.
       *[other] { $days } Tage in Folge.
    }
puzzle-count = { $solved } von { $all } gelöst
puzzle-difficulty = Schwierigkeit
puzzle-any-difficulty = Alle
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-themes = Themen
puzzle-none = So ein Rätsel gibt es nicht. Nimm eine andere Schwierigkeit.
puzzle-name-catch-in-n = Fang PAC-MAN
puzzle-name-eat-and-live = Friss und überleb
puzzle-name-only-move = Der einzige Zug
puzzle-name-cut-the-way = Weg abschneiden
puzzle-name-who-wins-the-race = Gewinn das Rennen
puzzle-name-save-the-draw = Unentschieden retten
puzzle-all = Alle
puzzle-link =
    { $result ->
        [solved] Rätsel { $number }, Schwierigkeit { $difficulty }, gelöst
        [tried] Rätsel { $number }, Schwierigkeit { $difficulty }, noch nicht gelöst
       *[new] Rätsel { $number }, Schwierigkeit { $difficulty }
    }
puzzle-you = Du spielst: { $side } · Schwierigkeit { $difficulty } von 9
puzzle-steps = { $count } Züge zu finden
puzzle-back = Alle Rätsel
puzzle-show = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-solved-in =
    { $tries ->
        [one] Beim ersten Versuch gelöst!
       *[other] Gelöst, beim { $tries }. Versuch.
    }
puzzle-solved-daily =
    { $days ->
        [one] Das war das von heute. Komm morgen wieder!
       *[other] Das war das von heute: { $days } Tage in Folge!
    }
puzzle-shown = Das ist die Lösung: { $moves }.
puzzle-proof-table = Bewiesen: Jede Stellung, die folgen kann, ist gelöst.
puzzle-proof-search = Bewiesen: Alle Züge aller Seiten sind durchgerechnet.
