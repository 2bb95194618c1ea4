fault-boost-after-pellet = Ein Boost folgt auf eine Pille. Setz PAC-MAN auf ein leeres Feld, wo eine lag.
fault-chamber-count = Zur Kammer gehören zu wenige oder zu viele Hindernisse. Markier die richtigen.
fault-chamber-fences-standing = Die Kammer besteht aus Hindernissen, die auf dem Brett stehen. Es fehlt: { $fences }.
fault-closed-chamber = Die Kammer hat eine Lücke. Schließ sie, sodass niemand hinein oder hinaus kann.
fault-eaten = Gefressene Pillen sind die, die auf dem Brett fehlen. { $found } stimmt nicht.
fault-fence = „{ $found }“ ist kein Hindernis. Hindernisse schreibt man wie e3h.
fault-fence-list = „{ $found }“ ist keine Liste von Hindernissen wie d2e3.
fault-fences-not-crossing = { $fences } kreuzen sich. Verschieb eins davon.
fault-fences-not-overlapping = { $fences } liegen aufeinander. Verschieb eins davon.
fault-fences-of-layout = Hindernisse bewegen sich in diesem Spiel nie, also gelten die des Labyrinths. Anders sind: { $fences }.
fault-fields = Eine Stellung dieses Spiels hat { $detail } Teile, getrennt durch Schrägstriche.
fault-fitting-fence = { $fences } passen nicht zusammen. Verschieb eins davon.
fault-ghosts-apart = Zwei Geister stehen auf { $squares }. Gib jedem ein eigenes Feld.
fault-inline-layout = „{ $found }“ ist kein Labyrinth aus sechs Teilen mit Punkten dazwischen.
fault-known-name = { $found } gibt es nicht. Es gibt: { $detail }.
fault-layout-key = In einer Labyrinthdatei gibt es hier kein „{ $found }“.
fault-layout-number = { $found } ist zu klein oder zu groß. Wähl aus { $detail }.
fault-layout-size = Das ist zu lang für ein Labyrinth.
fault-layout-value = { $found } muss vom Typ { $detail } sein.
fault-lives = { $found } Leben sind mehr, als das Spiel zu Beginn hat.
fault-no-pellet-on-respawn-square = Auf { $squares } kommt PAC-MAN zurück. Leg die Pille woandershin.
fault-no-pellet-under-piece = Auf der Pille auf { $squares } steht eine Figur. Verschieb eine von beiden.
fault-no-square-cut-off = { $count ->
    [one] Niemand erreicht { $squares }. Öffne einen Weg.
   *[other] Niemand erreicht diese { $count } Felder. Öffne einen Weg.
}
fault-numbers = „{ $found }“ sollte { $detail ->
    [1] eine Zahl sein.
   *[other] aus { $detail } Zahlen bestehen.
}
fault-one-chamber = Es gibt mehr als einen geschlossenen Raum. Nur die Kammer darf geschlossen sein.
fault-one-square = Eine Figur beginnt auf einem Feld: { $found }.
fault-pacman-apart = Ein Geist steht mit PAC-MAN auf { $squares }. Verschieb einen von beiden.
fault-pacman-on-board = PAC-MAN fehlt. Setz ihn aufs Brett.
fault-pellets-differ = Zwei Pillen liegen auf { $squares }. Verschieb eine.
fault-pellets-of-layout = Das Labyrinth hat auf { $squares } keine Pille. Nimm sie weg oder ändere das Labyrinth.
fault-pellet-count = Dieses Spiel hat { $detail } Pillen, hier sind es { $found }.
fault-phase = Dieser Moment des Zuges („{ $found }“) passt nicht zum Rest des Bretts.
fault-pieces-apart = Zwei Figuren stehen auf { $squares }. Verschieb eine davon.
fault-piece-letter = „{ $found }“ ist keine Figur oder eine ist doppelt genannt.
fault-piece-name = Eine Figur namens „{ $found }“ gibt es in diesem Spiel nicht.
fault-piece-off-board = { $pieces } beginnt hier neben dem Brett und kommt später. Nimm die Figur weg.
fault-piece-on-board = { $pieces } fehlt. Setz die Figur aufs Brett.
fault-played-in-turn = Diese Geister können in diesem Moment noch nicht gezogen haben.
fault-position-size = Das ist zu lang für eine Stellung.
fault-previous = { $pieces } ist nicht auf dem Brett, also gibt es kein früheres Feld.
fault-reserve = { $found } in Reserve sind mehr, als PAC-MAN gefressen hat.
fault-route-to-goal = Die Figur auf { $squares } kommt nicht ans Ziel. Öffne einen Weg.
fault-side-number = Eine Seite { $found } gibt es in diesem Spiel nicht.
fault-square = „{ $found }“ ist kein Feld. Felder sind a1 bis i9.
fault-square-for-each-piece = Jede Figur braucht ein Feld oder einen Strich, wenn sie nicht auf dem Brett ist: { $found }.
fault-square-list = „{ $found }“ ist keine Liste von Feldern wie a1i9.
fault-start-off-goal = Die Figur auf { $squares } steht schon auf ihrem Ziel. Verschieb sie.
fault-stock = Das sind mehr Hindernisse im Vorrat, als aufs Brett passen: { $found }.
fault-stock-name = Hindernisse im Vorrat gehören Seiten dieses Spiels: { $found }.
fault-switch = „{ $found }“ ist keine Regel mit ihrem Wert oder steht doppelt da.
fault-toml = Zeile { $line }, Spalte { $column } lässt sich nicht lesen.
fault-turn = „{ $found }“ sagt nicht, welcher Zug es ist.
editor-lead-maze = Zeichne Hindernisse, setz Figuren und Pillen, dann spiel es. Was die Regeln nicht erlauben, wird gleich markiert.
editor-lead-position = Jeder Moment jeder Partie. Was die Regeln nicht erlauben, wird gleich markiert.
editor-board = Das Brett, das du bearbeitest
editor-tools = Was Antippen bewirkt
editor-tool-fence = Hindernisse
editor-tool-erase = Wegnehmen
editor-tool-chamber = Hindernisse der Kammer
editor-tool-pellet = Pillen
editor-hint-fence = Wisch, um ein Hindernis aufzustellen, tipp auf eins, um es wegzunehmen, zieh Figuren, wohin du willst.
editor-hint-erase = Tipp an, was weg soll: ein Hindernis, eine Figur oder eine Pille.
editor-hint-chamber = Tipp auf die Hindernisse, die die Kammer schließen.
editor-hint-pellet = Tipp auf Felder, um Pillen hinzulegen oder wegzunehmen.
editor-hint-piece = Tipp auf ein Feld, um { $piece } dorthin zu setzen. Tipp noch einmal, um die Figur vom Brett zu nehmen.
editor-fence = Hindernis { $fence }
editor-on-fence = Hindernis { $fence } steht hier. Enter nimmt es weg.
editor-symmetry = Doppelt zeichnen
editor-symmetry-none = Aus
editor-symmetry-mirror = Links–rechts
editor-symmetry-flip = Oben–unten
editor-symmetry-turn = Halbe Drehung
editor-redo = Wiederholen
editor-clear = Hindernisse entfernen
editor-good = So lässt es sich spielen.
editor-faults = Was nicht stimmt
editor-more-faults = { $count ->
    [one] Noch einer
   *[other] Noch { $count }
}
editor-bad-link = Dieser Link enthält kein Brett, das wir zeigen können. Hier ist ein frisches.
editor-try = Ausprobieren
editor-use = An einem Tisch spielen
editor-not-yet = Teilen und spielen kannst du es, sobald nichts mehr markiert ist.
editor-stock = Hindernisse: { $side }
editor-side = Am Zug
editor-phase = Teil des Zuges
editor-phase-walk = PAC-MAN zieht
editor-phase-boost = Boost
editor-phase-ghosts = Geister ziehen
editor-phase-enter = PAC-MAN kommt aufs Brett
editor-phase-action = PAC-MANs Zug
editor-phase-extra = Extraschritte
editor-phase-after = Nach seiner Bewegung
editor-phase-relocate = Kammer-Hindernis
editor-phase-ghost-place = Hindernis eines Geistes
editor-played = Geister, die gezogen haben
editor-reserve = Pillen in Reserve
editor-turn = Zug
editor-memory = Vom Zug gemerkt
editor-previous = Kam von
editor-from = Beginnen mit
editor-from-none = Wähl ein Brett
editor-forget = Labyrinth vergessen
editor-fences = { $count ->
    [one] Ein Hindernis
   *[other] { $count } Hindernisse
}
editor-take-away = { $fence } wegnehmen
editor-fair = Wie fair ist es?
editor-fair-lead = Der Computer spielt schnelle Partien gegen sich selbst. Wo er kann, löst er das Labyrinth auch für bis zu drei Geister.
editor-fair-ask = Herausfinden
editor-fair-making = Schnelle Partien laufen
editor-fair-ahead = { $ahead ->
    [one] Ein Brett wird vor deinem geprüft
   *[other] { $ahead } Bretter werden vor deinem geprüft
}
editor-fair-failed = Das hat nicht geklappt. Du kannst es noch einmal versuchen.
editor-fair-done = Die schnellen Partien sind vorbei.
editor-fair-share = gewann { $share } % (wohl { $low } bis { $high } %)
editor-fair-games = { $games } Partien von Stufe { $level } gegen sich selbst, { $drawn ->
    [0] keine
   *[other] { $drawn }
} unentschieden. In neunzehn von zwanzig Fällen liegt der wahre Anteil im blassen Bereich.
editor-fair-exact = { $ghosts ->
    [one] Gelöst, ein Geist
   *[other] Gelöst, { $ghosts } Geister
}
editor-fair-pacman = PAC-MAN gewinnt
editor-fair-endless = Niemand erzwingt den Sieg
editor-fair-ghosts = Geister gewinnen
