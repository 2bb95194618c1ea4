play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klassisch · 2
play-mode-classic-3 = Klassisch · 3
play-mode-classic-4 = Klassisch · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN erweitert
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s pro Zug
        [days]
            { $days ->
                [one] 1 Tag pro Zug
               *[other] { $days } Tage pro Zug
            }
       *[none] ohne Uhr
    }
play-watching = Du schaust zu
play-board = Das Brett
play-guest = Gast
play-name-and-side = { $name } ({ $side })
play-for = für { $name }
play-clock = Restzeit: { $time }
play-clock-days = { $days } T { $hours } h
play-fences =
    { $count ->
        [one] 1 Hindernis im Vorrat
       *[other] { $count } Hindernisse im Vorrat
    }
play-lives = Leben
play-lives-left =
    { $count ->
        [one] noch 1 Leben
       *[other] noch { $count } Leben
    }
play-pellets = Gefressene Pillen
play-pellets-eaten = { $count } von { $all }
play-reserve = In Reserve
play-fences-label = Hindernisse
play-team-stock = Hindernisse des Teams
play-speed = Tempo
play-level-so-far = Rang bisher
play-yours = deiner
play-sees =
    { $own ->
        [yes] sieht dich
       *[no] sieht ihn
    }
play-off-board = nicht auf dem Brett
play-on-square = auf { $square }
play-sees-along-file = sieht PAC-MAN in Spalte { $name }
play-sees-along-rank = sieht PAC-MAN in Reihe { $name }
play-legend-respawn = Rückkehrfeld: Hier kommt PAC-MAN aufs Brett
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Sichtlinie: Dieser Geist darf weiter ziehen
play-legend-ring = Ring: Dieser Geist ist jetzt fressbar
play-to-move = Am Zug: { $who }
play-teammate = jemand im Team entscheidet
play-task-race =
    { $fences ->
        [yes] Zieh auf einen Punkt oder stell ein Hindernis zwischen die Felder.
       *[no] Zieh auf einen Punkt. Hindernisse hast du keine mehr.
    }
play-task-after =
    { $what ->
        [fence] Du hast gezogen. Stell ein Hindernis auf oder beende deinen Zug.
        [pellet] Du hast gezogen. Setz eine Pille ein oder beende deinen Zug.
       *[both] Du hast gezogen. Stell ein Hindernis auf, setz eine Pille ein oder beende deinen Zug.
    }
play-task-ghost-place = Stell ein Hindernis auf oder behalte es.
play-opening = Zug { $turn }
play-boost = Boost
play-boost-eats =
    { $own ->
        [yes] Geister auf deinem Weg werden gefressen, nur in diesem Zug
       *[no] PAC-MAN frisst die Geister auf seinem Weg, nur in diesem Zug
    }
play-typed = Dein Zug: { $text }
play-left-short =
    { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } Schritt
       *[other] { $who }: { $count } Schritte
    }
play-keys-hover = Klick stellt auf · R dreht · Esc bricht ab
play-keys-held = Enter stellt auf · R dreht · Esc bricht ab
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN setzt eine Pille ein.
play-heard-eaten = PAC-MAN frisst { $pieces }.
play-heard-pellet = PAC-MAN frisst eine Pille: { $count } von { $all }.
play-heard-boost =
    { $count ->
        [one] Ein Boost beginnt: 1 Feld.
       *[other] Ein Boost beginnt: { $count } Felder.
    }
play-heard-boost-over = Der Boost ist vorbei.
play-heard-caught =
    { $count ->
        [0] PAC-MAN ist gefangen. Kein Leben mehr.
        [one] PAC-MAN ist gefangen. Noch 1 Leben.
       *[other] PAC-MAN ist gefangen. Noch { $count } Leben.
    }
play-heard-clock =
    { $seconds ->
        [one] Noch 1 Sekunde auf deiner Uhr.
       *[other] Noch { $seconds } Sekunden auf deiner Uhr.
    }
play-place = Aufstellen
play-rotate = Drehen
play-step-back = Schritt zurück
play-end-walk = Hier anhalten
play-walk = Ziehen
play-walk-anyway = Trotzdem hinein
play-yes = Ja
play-no = Nein
play-accept = Annehmen
play-decline = Ablehnen
play-close = Schließen
play-panel-more = Mehr
play-resign = Aufgeben
play-resign-sure = Diese Partie aufgeben?
play-resign-team = Dein Team fragen, ob ihr aufgebt?
play-abort = Abbruch
play-abort-long = Partie abbrechen
play-abort-sure = Die Partie abbrechen?
play-takeback = Zurücknehmen
play-undo = Rückgängig
play-draw = Unentschieden anbieten
play-routes = Wege
play-phrases = Sprüche
play-flip = Brett drehen
play-save = Speichern
play-new = Neu
play-rematch = Revanche
play-rematch-asked = Revanche angeboten
play-next-leg = 2. Durchgang
play-next-game = Nächste Partie
play-ask-hint = Um einen Tipp bitten
play-suggest = Zeigen
play-suggest-to-team = Dem Team einen Zug vorschlagen
play-suggest-how = Wähl einen Zug; dein Team sieht ihn dann.
play-suggested = Dein Team sieht deinen Vorschlag: { $move }
play-suggests = { $who } schlägt { $move } vor
play-play-it = So spielen
play-hint-wait = Die Engine überlegt…
play-hint = Die Engine würde { $move } spielen
play-offered-draw = Du hast ein Unentschieden angeboten.
play-offered-takeback = Du hast gebeten, einen Zug zurückzunehmen.
play-offered-rematch = Du hast eine Revanche angeboten.
play-offers-draw = { $who } bietet ein Unentschieden an.
play-offers-takeback = { $who } möchte einen Zug zurücknehmen.
play-offers-rematch = { $who } möchte eine Revanche.
play-declines = { $who } lehnt ab.
play-play-on = Weitermachen
play-give-up-asked = Du möchtest aufgeben. Dein Team entscheidet mit.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } und du möchten aufgeben. Die anderen im Team entscheiden mit.
       *[no] { $who } möchte aufgeben. Einverstanden?
    }
play-plays-on = { $who } möchte weiterspielen.
play-gone-kept = { $name } ist weg. Der Platz bleibt noch reserviert:
play-gone = { $name } ist weg.
play-wait = Warten
play-claim = Sieg beanspruchen
play-put-bot = Computer einsetzen
play-bot-for-you = Der Computer spielt gerade für dich.
play-return = Selbst weiterspielen
play-line-lost = Verbindung verloren. Neuer Versuch…
play-unsent = Keine Verbindung. Dein Zug { $move } ist gespeichert und geht raus, sobald du wieder da bist.
play-unsent-lost = Dein Zug { $move } wurde nicht gemacht: Die Partie war schon weiter.
play-line-ended = Die Verbindung ist beendet. Lade die Seite neu.
play-moves = Züge
play-no-moves = Noch keine Züge
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Der Anfang
        [one] Nach 1 Zug
       *[other] Nach { $ply } Zügen
    }
play-back-to-now = Zurück zur Partie
play-replay-move = Dann: { $move }
play-replay-end = Das war der Fang.
play-why-caught =
    { $own ->
        [yes] Wie wurde ich gefangen?
       *[no] Wie wurde er gefangen?
    }
play-route = Weg zum Ziel
play-result-won = Du hast gewonnen
play-result-lost = Du hast verloren
play-result-draw = Unentschieden
play-result-off = Abgebrochen
play-result-wins =
    { $many ->
        [yes] { $winner } gewinnen
       *[no] { $winner } gewinnt
    }
play-result-loses = { $loser } verliert; die anderen gewinnen
play-reason-goal = Als Erstes am Ziel.
play-reason-pellets = Alle Pillen gefressen.
play-reason-ghosts = Alle Geister gefressen.
play-reason-catches = PAC-MAN hat kein Leben mehr.
play-reason-plies = Die Höchstzahl an Zügen ist erreicht.
play-reason-threefold = Dieselbe Stellung kam dreimal vor.
play-reason-no-progress = Zu lange hat sich nichts verändert.
play-reason-resign =
    { $own ->
        [yes] Du hast aufgegeben.
        [team] { $who } hat für dein Team aufgegeben.
       *[no] Aufgegeben: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Deine Zeit ist um.
       *[no] Zeit abgelaufen: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Du hast den Tisch verlassen.
       *[no] Tisch verlassen: { $loser }.
    }
play-reason-agreement = Beide waren einverstanden.
play-reason-aborted = Kein Sieg, keine Niederlage.
play-level = PAC-MANs Rang: { $level }
play-legs = Zwei Durchgänge
play-leg = Durchgang { $number }
play-points = Punkte
play-leg-result =
    { $how ->
        [won] Gewonnen
        [lost] Verloren
        [draw] Unentschieden
       *[off] Abgebrochen
    }
play-leg-start =
    { $first ->
        [yes] Zog zuerst
       *[no] Zog danach
    }
play-leg-role = { $role } · Pillen: { $pellets }
play-save-qgn = Aufzeichnung der Züge (.qgn)
play-save-json = Aufzeichnung für Programme (JSON)
play-save-svg = Bild, scharf in jeder Größe (SVG)
play-save-png = Bild in Pixeln (PNG)
play-panel-phrases = Sag etwas
play-panel-settings = Einstellungen
play-panel-save = Partie speichern
play-panel-help = Tasten
play-overlay-sight = Zeigen, wer PAC-MAN sieht
play-overlay-reach = Zeigen, wohin jede Seite kommt
play-overlay-routes = Die kürzesten Wege zeigen
play-set-placing = Hindernisse mit dem Finger aufstellen
play-placing-confirm = Hindernis bestätigen
play-placing-release = Beim Loslassen aufstellen
play-placing-tray = Aus der Leiste ziehen
play-set-confirm-walk = Bewegungen bestätigen
play-set-sound = Ton
play-set-vibration = Vibration
play-set-turn-board = An einem Gerät: Brett zu der Seite drehen, die dran ist
play-key-arrows = über das Brett bewegen
play-key-tab = zum Brett und zu den Knöpfen
play-key-space = Felder oder Hindernisse
play-key-rotate = das Hindernis drehen
play-key-enter = aufstellen oder ziehen
play-key-escape = abbrechen
play-key-type = einen Zug tippen, dann Enter
play-key-undo = zurücknehmen
play-key-flip = das Brett drehen
play-key-hint = Tipp
play-key-routes = Wege an oder aus
play-key-help = diese Liste
play-since = Seit deinem Zug
play-since-last = Letzter Zug
play-did-walk =
    { $effect ->
        [pellet] frisst die Pille auf { $square }
        [ghosts] frisst { $pieces }
        [caught] fängt PAC-MAN auf { $square }
        [caught-you] fängt dich auf { $square }
        [caught-self] läuft in einen Geist
       *[none] nach { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] Hindernis { $slot }, waagerecht
       *[vertical] Hindernis { $slot }, senkrecht
    }
play-did-relocate = Kammer-Hindernis nach { $slot }
play-did-enter = kommt auf { $square } aufs Brett
play-did-spend = setzt eine Pille ein
play-did-pass =
    { $what ->
        [boost] beendet den Boost
        [turn] beendet den Zug
        [keep] behält das Hindernis
        [stay] bleibt stehen
       *[pass] passt
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } hat dich gefangen. { $back ->
            [all] Alle kehren zum Start zurück
           *[pacman] Du kommst auf einem Rückkehrfeld zurück
        }; { $count ->
            [one] du hast noch 1 Leben.
           *[other] du hast noch { $count } Leben.
        }
       *[no] { $ghost } hat PAC-MAN gefangen. { $back ->
            [all] Alle kehren zum Start zurück
           *[pacman] Er kommt auf einem Rückkehrfeld zurück
        }; { $count ->
            [one] er hat noch 1 Leben.
           *[other] er hat noch { $count } Leben.
        }
    }
play-go-on = Weiter
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } sieht dich: { $steps } Schritte.
           *[other] { $pieces } sehen dich: je { $steps } Schritte.
        }
       *[no] { $count ->
            [1] { $pieces } sieht PAC-MAN: { $steps } Schritte.
           *[other] { $pieces } sehen PAC-MAN: je { $steps } Schritte.
        }
    }
play-mate-moves = { $name } zieht mit { $piece }
play-why = Regel
play-why-length =
    { $steps ->
        [one] Zieh genau 1 Feld weit.
       *[other] Zieh genau { $steps } Felder weit.
    }
play-why-most =
    { $steps ->
        [one] Zieh höchstens 1 Feld weit.
       *[other] Zieh höchstens { $steps } Felder weit.
    }
play-round = Runde { $number }
play-rules-booklet = Regeln wie im Heft
play-rules-first-printing = erste Auflage
play-rules-strict-english = Englisch, wörtlich
play-rules-italian = italienische Regeln
play-rules-danish = dänische Regeln
play-rules-friendly-ghosts = freundliche Geister
play-rules-usual = übliche Regeln
play-rules-changed =
    { $count ->
        [one] 1 Änderung
       *[other] { $count } Änderungen
    }
play-term-boost = Boost: Extraschritte nach einer Pille. Geister, über die du ziehst, werden gefressen.
play-term-frenzy = Raserei: Ein Geist, der PAC-MAN sieht, zieht 2 Felder weit statt 1.
play-term-chamber = Kammer: der Raum in der Mitte. In der Eröffnung setzen die Geister ihre Hindernisse um.
play-term-spend = Einsetzen: eine Pille aus der Reserve abgeben, für Extraschritte, die Geister entfernen.
play-term-reserve = Reserve: Pillen, die PAC-MAN gefressen und behalten hat. In seinem Zug kann er sie einsetzen.
play-term-sight = Sicht: eine gerade Linie zu PAC-MAN ohne Hindernis dazwischen. Andere Geister verdecken sie nicht.
play-term-tunnel = Tunnel: Geh hier hinaus und du kommst am anderen Ende herein, mit einem Schritt.
play-term-respawn = Rückkehrfeld: Hier kommt PAC-MAN aufs Brett, wenn das Feld frei ist.
play-word-frenzy = Raserei
play-word-sight = Sicht
play-word-spend = Einsetzen
play-hint-done = Alles klar
play-hint-goal-race =
    Erreiche die { $side ->
        [0] blaue
        [1] orange
        [2] grüne
       *[3] violette
    } Reihe { $way ->
        [up] oben
        [down] unten
        [left] links
       *[right] rechts
    }, bevor jemand anders am eigenen Ziel ist. Tipp auf einen Punkt, um zu ziehen.
play-hint-goal-pacman = Friss alle { $count } Pillen, bevor die Geister dich fangen. Tipp auf einen Punkt, um dorthin zu ziehen.
play-hint-goal-ghosts =
    { $count ->
        [one] Fang PAC-MAN, bevor er alle Pillen gefressen hat. Tipp auf einen Geist, dann auf einen Punkt.
       *[other] Fang PAC-MAN { $count } Mal, bevor er alle Pillen gefressen hat. Tipp auf einen Geist, dann auf einen Punkt.
    }
play-hint-fence = Für ein Hindernis wisch an der Lücke entlang oder halt sie gedrückt. Folg dem Finger und drück dann „Aufstellen“.
play-hint-boost =
    { $steps ->
        [one] Ein Boost! Zieh noch 1 Feld weiter: Geister auf deinem Weg werden gefressen. Mit „Hier anhalten“ hörst du früher auf.
       *[other] Ein Boost! Zieh noch bis zu { $steps } Felder weiter: Geister auf deinem Weg werden gefressen. Mit „Hier anhalten“ hörst du früher auf.
    }
play-hint-frenzy =
    { $own ->
        [yes] Ein Geist sieht dich in gerader Linie: Er zieht { $steps } Felder weit. Bring ein Hindernis oder eine Ecke dazwischen.
       *[no] Ein Geist, der PAC-MAN in gerader Linie sieht, gerät in Raserei: Er zieht { $steps } Felder weit.
    }
play-hint-catch = Ein Fang kostet PAC-MAN ein Leben. Hat er keins mehr, gewinnen die Geister. Gefressene Pillen bleiben gefressen.
play-hint-chamber = Nimm ein Hindernis aus der Kammer: Tipp auf ein rosafarbenes und schieb es an seinen neuen Platz.
play-hint-spend = Du hast Pillen in Reserve. Setz jetzt eine ein, für Extraschritte, die Geister für immer entfernen.
play-hint-boxed = Du bist eingesperrt: kein Schritt und kein Hindernis möglich. Drück „Passen“; dann geht es reihum weiter.
play-set-pace = Züge der anderen
play-pace-fast = Schnell
play-pace-normal = Normal
play-pace-slow = Langsam
play-pace-tap = Tippen für weiter
play-set-hints = Tipps für den Einstieg
play-set-notation = Züge als Notation (e3h)
table-your-figure = Deine Figur
play-review = Rückblick
play-save-gif = Alle Züge als Film (GIF)
play-save-animated-svg = Alle Züge, scharf in jeder Größe (animiertes SVG)
play-set-notify = Sag mir, wenn ich dran bin
play-notify-denied = Dein Browser erlaubt hier keine Benachrichtigungen. Ändern kannst du das in seinen Einstellungen für diese Seite.
play-watchers =
    { $count ->
        [one] 1 schaut zu
       *[other] { $count } schauen zu
    }
play-level-up =
    { $wins ->
        [one] Du hast auf Stufe { $level } gewonnen. Lust auf Stufe { $next }?
       *[other] Du hast auf Stufe { $level } { $wins } Partien in Folge gewonnen. Lust auf Stufe { $next }?
    }
play-level-down =
    { $losses ->
        [one] Stufe { $level } war hart. Lieber Stufe { $next }?
       *[other] Stufe { $level } hat { $losses } Partien in Folge gewonnen. Lieber Stufe { $next }?
    }
play-level-go = Stufe { $level } spielen
hint-wins = Das gewinnt sofort.
hint-fence =
    { $count ->
        [one] Der Weg von { $who } wird 1 Schritt länger, deiner nicht.
       *[other] Der Weg von { $who } wird { $count } Schritte länger, deiner nicht.
    }
hint-fence-both =
    { $count ->
        [one] Das kostet { $who } 1 Schritt und dich { $own }.
       *[other] Das kostet { $who } { $count } Schritte und dich { $own }.
    }
hint-fence-keeps = So kann { $who } dir dort nicht den Weg versperren.
hint-route =
    { $count ->
        [one] Das ist dein kürzester Weg: danach noch 1 Schritt.
       *[other] Das ist dein kürzester Weg: danach noch { $count } Schritte.
    }
hint-jump =
    { $count ->
        [one] Du springst über { $who }: danach noch 1 Schritt.
       *[other] Du springst über { $who }: danach noch { $count } Schritte.
    }
hint-aside = So bleiben dir zwei Wege und { $who } kann nicht beide mit einem Hindernis versperren.
hint-exposed-less =
    { $count ->
        [one] Ein Hindernis kostet dich dann höchstens 1 Schritt statt { $before }.
       *[other] Ein Hindernis kostet dich dann höchstens { $count } Schritte statt { $before }.
    }
hint-pellet-safe = Die Pille auf { $square } ist sicher: Kein Geist erreicht dich im nächsten Zug.
hint-pellet = Du frisst die Pille auf { $square }.
hint-eats = Du frisst { $pieces }.
hint-hides = Dort bist du unsichtbar für { $pieces }.
hint-safe = Dort erreicht dich im nächsten Zug kein Geist.
hint-towards-pellet =
    { $count ->
        [one] Von dort ist es 1 Schritt zur Pille auf { $square }.
       *[other] Von dort sind es { $count } Schritte zur Pille auf { $square }.
    }
hint-away =
    { $count ->
        [one] Zum nächsten Geist ist es dann 1 Schritt statt { $before }.
       *[other] Zum nächsten Geist sind es dann { $count } Schritte statt { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Der Weg von { $piece } zu dir wird 1 Schritt länger.
       *[other] Der Weg von { $piece } zu dir wird { $count } Schritte länger.
    }
hint-no-fence = Kein Hindernis macht den Weg der anderen Seite jetzt länger, also heb deine auf.
hint-spends = Setz eine Pille ein: Du ziehst weiter und frisst die Geister auf deinem Weg.
hint-shuts-in =
    { $count ->
        [0] Dann bleibt PAC-MAN kein sicheres Feld; jetzt hat er { $before }.
        [one] Dann bleibt PAC-MAN 1 sicheres Feld; jetzt hat er { $before }.
       *[other] Dann bleiben PAC-MAN { $count } sichere Felder; jetzt hat er { $before }.
    }
hint-covers = { $piece } ist dann näher an der Pille auf { $square } als PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] PAC-MANs Weg nach { $square } wird 1 Schritt länger.
       *[other] PAC-MANs Weg nach { $square } wird { $count } Schritte länger.
    }
hint-catches = Damit ist PAC-MAN gefangen.
hint-sees = { $piece } sieht PAC-MAN von dort.
hint-closes-in =
    { $count ->
        [one] { $piece } ist dann 1 Schritt von PAC-MAN entfernt.
       *[other] { $piece } ist dann { $count } Schritte von PAC-MAN entfernt.
    }
hint-guards = So ist die Pille auf { $square } bewacht.
hint-best = Die Engine sieht nichts Besseres.
key-tab = Tab
key-space = Leertaste
key-enter = Enter
key-escape = Esc
phase-race = Zieh oder stell ein Hindernis auf.
phase-walk =
    { $steps ->
        [one] Zieh 1 Feld weit.
       *[other] Zieh { $steps } Felder weit.
    }
phase-boost =
    { $steps ->
        [one] Boost! Noch 1 Feld; Geister auf dem Weg werden gefressen.
       *[other] Boost! Noch bis zu { $steps } Felder; Geister auf dem Weg werden gefressen.
    }
phase-ghosts =
    { $steps ->
        [0] Zieh mit einem Geist: { $pieces }.
        [one] Zieh 1 Feld weit mit { $pieces }.
       *[other] Zieh bis zu { $steps } Felder weit mit { $pieces }.
    }
phase-enter = Wähl, wo du aufs Brett kommst.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Zieh 1 Feld weit; danach darfst du ein Hindernis aufstellen.
           *[other] Zieh { $steps } Felder weit; danach darfst du ein Hindernis aufstellen.
        }
       *[other] { $steps ->
            [one] Eröffnung, Zug { $turn } von { $opening }: Zieh 1 Feld weit oder stell ein Hindernis auf.
           *[other] Eröffnung, Zug { $turn } von { $opening }: Zieh { $steps } Felder weit oder stell ein Hindernis auf.
        }
    }
phase-extra =
    { $steps ->
        [one] Boost! 1 Feld extra; Geister auf dem Weg sind für immer raus.
       *[other] Boost! { $steps } Felder extra; Geister auf dem Weg sind für immer raus.
    }
phase-after = Du hast gezogen. Mach noch etwas oder beende deinen Zug mit --.
phase-relocate = Eröffnung, Zug { $turn } von { $opening }: Setz ein Hindernis der Kammer um.
phase-ghost-place = Stell ein Hindernis auf oder behalte es mit --.
