table-title = Tisch von { $name }
table-title-yours = Dein Tisch
table-title-nobody = Ein Tisch
table-invite = Lade andere ein
table-share = Link teilen
table-share-title = Eine Partie Corridor
table-copy = Link kopieren
table-seat-link = Ein Link für diesen Platz
table-link = Link zu diesem Tisch
table-qr = QR-Code
table-qr-label = QR-Code mit dem Link zu diesem Tisch
table-rules = Was gespielt wird
table-own-layout = Eigenes Brett
table-lots-first = Der erste Platz
table-by-lot = Zufällige Seite
table-turn =
    { $number ->
        [1] Beginnt
        [2] Zieht an zweiter Stelle
        [3] Zieht an dritter Stelle
       *[other] Zieht an vierter Stelle
    }
table-seat-free = Platz { $number } ist frei
table-free-race =
    { $number ->
        [1] Erster Platz, frei
        [2] Zweiter Platz, frei
        [3] Dritter Platz, frei
       *[other] Vierter Platz, frei
    }
table-free-piece = { $piece }: frei
table-starts = Von { $squares } aus
table-enters = Kommt im ersten Zug aufs Brett
table-sit = Hier hinsetzen
table-sit-too = Auch hier hinsetzen
table-name-too = Name der Person, die hier sitzt
table-add-computer = Computer
table-stand-up = Aufstehen
table-send-away = Platz von { $name } freimachen
table-character = Dein Aussehen
table-pawn = Eine einfache Figur
table-lift = { $piece } an einen anderen Platz geben
table-put-here = { $piece } kommt hierher
table-share-hint = Zieh einen Geist auf einen anderen Platz oder tipp erst ihn und dann den Platz an. Gibst du deinen letzten Geist weg, bekommst du einen zurück.
table-hands = Diese Geister gehören zusammen
table-here = { $here } von { $all } da,
table-seats-free =
    { $free ->
        [one] 1 Platz ist frei
       *[other] { $free } Plätze sind frei
    }
table-all-here = du kannst starten
table-wait-start = warten auf den Start
table-leave = Verlassen
table-start = Starten
table-start-computer = Mit Computer starten
table-drawing = Die Seiten werden verteilt…
table-begins = Es beginnt: { $name }.
table-first = Beginnt
table-to-board = Zum Brett
join-title = An einen Tisch setzen
join-invited = { $name } lädt dich ein
join-invited-plain = Du bist eingeladen
join-your-seat = Dein Platz
join-sit = Hinsetzen
join-watch = Nur zuschauen
join-gone = Diese Einladung gilt nicht mehr
join-gone-more = Der Link ist verbraucht oder die Partie hat begonnen. Bitte um einen neuen oder gib einen Code ein.
join-no-code = Kein Tisch hat diesen Code
join-no-code-more = Prüf den Code und gib ihn noch einmal ein oder frag deine Freunde danach.
join-failed = Das hat nicht geklappt
balance-pacman = PAC-MAN erzwingt den Sieg
balance-endless = Niemand erzwingt den Sieg
balance-ghosts = Geister erzwingen den Sieg
balance-ahead-pacman = PAC-MAN im Vorteil
balance-even = Ausgeglichen
balance-ahead-ghosts = Geister im Vorteil
balance-proved = Bewiesen: So endet es, wenn niemand einen Fehler macht.
balance-measured = Nicht bewiesen, nur gemessen. In Partien des Computers gegen sich selbst gewann PAC-MAN { $won } von { $games }.
table-change = Ändern
table-change-owner = Bis zum Start kannst du das ändern. Alle am Tisch werden gefragt, ob sie einverstanden sind.
table-change-title = Regeln ändern
table-change-save = Diese Regeln nehmen
table-changed = { $name } hat die Regeln geändert
table-changed-nameless = Die Regeln haben sich geändert
table-changed-more = Bleib, wenn du so spielen willst, oder verlass den Tisch.
table-changed-line = { $now } statt { $was }
table-stay = Bleiben
table-unsure = Überlegt noch
table-wait-agree =
    { $count ->
        [one] Eine Person muss den neuen Regeln noch zustimmen
       *[other] { $count } Personen müssen den neuen Regeln noch zustimmen
    }
table-own-maze = Mein Labyrinth { $number }
table-from = Beginnt mit
table-own-position = Aufgebaute Stellung
table-make-maze = Eigenes Labyrinth bauen
