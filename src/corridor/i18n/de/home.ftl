home-title-way = Geh deinen Weg.
home-title-fence = Verbau die anderen.
home-lead = Quoridor und seine PAC-MAN-Spiele im Browser: gegen den Computer, mit Freunden oder mit anderen online.
home-modes = Welches Spiel?
home-kind-classic-2 = Klassisch
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Jagd
home-kind-pacman-advanced = Hindernis­jagd
home-computer = Gegen den Computer
home-level = Stufe
home-role = Du spielst
home-role-first = Zuerst
home-role-second = Danach
home-role-any = Zufällig
home-time = Uhr
home-friend = Mit Freunden
home-friend-more = Per Link oder Code, ohne Konto
home-find = Partie finden
home-find-more = Mit anderen, die dasselbe suchen
home-find-start = Jemanden suchen
home-find-many = Partien zu dritt und zu viert beginnen an offenen Tischen. Eröffne einen, dann können sich andere dazusetzen.
home-find-waiting = Suche läuft…
home-find-cancel = Suche beenden
home-found = Jemand gefunden! Es geht los.
home-running = Deine Partien
home-running-alone = alle an diesem Gerät
home-running-yours = Du bist dran
home-running-theirs = Andere sind dran
home-running-open = Nicht gestartet
home-running-more =
    { $count ->
        [one] Noch 1
       *[other] Noch { $count }
    }
home-open = Offene Tische
home-open-none = Gerade wartet niemand an einem Tisch.
home-open-new = Tisch eröffnen
home-open-take = { $game }: diesen Platz nehmen
home-code = Hast du einen Code?
home-code-join = Mitspielen
home-demo = Eine Partie des Computers gegen sich selbst
home-demo-move =
    { $number ->
        [0] Der Computer spielt gegen sich
       *[other] Der Computer spielt gegen sich, Zug { $number }
    }
home-offline = Der Server ist nicht erreichbar. Die Seite versucht es weiter; nichts ist verloren.
home-unofficial = Inoffiziell und unabhängig. Quoridor und PAC-MAN sind Marken ihrer Inhaber.
home-new = Neuer Tisch
home-new-lead = Wähl ein Spiel und schick dann den Link. Alle sehen diese Regeln vor dem Start.
home-new-seats = Plätze
home-new-seats-ghosts =
    { $count ->
        [one] Eine Person spielt PAC-MAN, eine alle vier Geister.
       *[other] Eine Person spielt PAC-MAN, { $count } teilen sich die vier Geister.
    }
home-new-layout = Brett
home-new-rules = Regeln
home-new-more = Alle Regeln einzeln
home-new-changed =
    { $count ->
        [0] wie in den Regeln oben
        [one] 1 Regel ist anders
       *[other] { $count } Regeln sind anders
    }
home-new-who = Wer sich setzen darf
home-new-link = Alle mit dem Link
home-new-public = Alle
home-new-lots = Wer was spielt
home-new-lots-race = Wer beginnt
home-new-lots-seats = Wie ihr sitzt
home-new-lots-me = Ich beginne
home-new-legs = Partien
home-new-legs-1 = Eine
home-new-legs-2 = Zwei, mit Seitenwechsel
home-new-team = Wer über Hindernisse und Angebote der Geister entscheidet
home-new-team-anyone = Jede Person im Team
home-new-team-captain = Wer das Team anführt
home-new-casual = Zurücknehmen und Tipps
home-new-casual-yes = Erlaubt
home-new-casual-no = Nicht erlaubt
home-new-open = Tisch eröffnen
home-new-name = Dein Name (optional)
home-here =
    { $count ->
        [2] Zu zweit an einem Gerät
        [3] Zu dritt an einem Gerät
       *[other] Zu viert an einem Gerät
    }
home-here-more = Ihr zieht hier abwechselnd
home-waiting = Warten auf eine Partie
home-waiting-play = Spielen
home-waiting-meet = Mit { $name } spielen: { $game }, { $clock }
home-find-near = Wartet schon jemand mit einer ähnlichen Uhr, spielt ihr mit der. Zuschauen können alle.
clock-own = Eigene Uhr
clock-kind = Art der Uhr
clock-kind-fischer = Zeit pro Partie
clock-kind-per-move = Zeit pro Zug
clock-kind-days = Tage pro Zug
clock-minutes = Minuten
clock-increment = Sekunden dazu
clock-seconds = Sekunden
clock-days = Tage
home-puzzle-more = Ein richtiger Zug. Findest du ihn?
