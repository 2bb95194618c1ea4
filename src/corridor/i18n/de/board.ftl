board-left =
    { $count ->
        [one] danach noch 1
       *[other] danach noch { $count }
    }
board-your-piece = { $piece }, deine Figur
board-piece = { $piece }
board-pellet = Pille
board-gate = Rückkehrfeld
board-tunnel = Tunnel nach { $square }
board-goal = Ziel von { $side }
board-fences = Hindernis { $ways }
board-north = im Norden
board-east = im Osten
board-south = im Süden
board-west = im Westen
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Hindernis { $slot } waagerecht
               *[vertical] Hindernis { $slot } senkrecht
            }
       *[other]
            { $way ->
                [horizontal] { $old } nach { $slot } waagerecht umsetzen
               *[vertical] { $old } nach { $slot } senkrecht umsetzen
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } Schritt
       *[other] { $side } { $count } Schritte
    }
board-walk =
    { $squares ->
        [none] { $piece }: Wähl, wohin es geht. Als Nächstes: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Darf hier anhalten. Als Nächstes: { $next }.
               *[no] { $piece }: { $squares }. Als Nächstes: { $next }.
            }
    }
board-which = Welche Figur zieht nach { $square }: { $pieces }?
board-ask-enter-ghost = Dort ist ein Geist: PAC-MAN würde gefangen. Trotzdem nach { $square }?
board-ask-confirm-walk = Nach { $square } ziehen?
board-lift =
    { $fence ->
        [none] Wähl ein Hindernis der Kammer zum Umsetzen.
       *[other] Hindernis { $fence } ist angehoben. Wohin damit?
    }
board-no-fences = Du kannst jetzt kein Hindernis aufstellen.
board-no-fence-here =
    { $way ->
        [horizontal] Bei { $slot } passt waagerecht kein Hindernis.
       *[vertical] Bei { $slot } passt senkrecht kein Hindernis.
    }
board-can-walk = hierher kannst du ziehen
board-can-enter = hier kannst du aufs Brett
board-out-of-reach = { $square } erreichst du in diesem Zug nicht.
board-within-reach = Du kannst nach { $squares } ziehen.
board-no-walk = Jetzt kann keine Figur ziehen.
board-action-spend = Pille einsetzen
board-action-end-turn = Zug beenden
board-action-no-boost = Boost beenden
board-action-pass = Passen
board-action-stay = { $piece } bleibt
board-action-enter = Auf { $square } aufs Brett
board-link = Link zu diesem Brett
play-boost-left =
    { $all ->
        [one] Noch { $left } von 1 Feld
       *[other] Noch { $left } von { $all } Feldern
    }
play-chamber = Kammer
play-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
