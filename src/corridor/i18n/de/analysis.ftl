law-expected = Hier sollte { $wanted } stehen, nicht „{ $found }“.
law-expected-more = Der Text endet zu früh: Hier sollte { $wanted } stehen.
law-refused = { $move } geht hier nicht. { $why }
law-some-piece = eine Figur
law-unknown = { $name } gibt es nicht. Wähl eins davon: { $allowed }.
analysis-title = Analysebrett
analysis-empty = Leeres Brett öffnen
analysis-to-move = Am Zug: { $side }
analysis-over = Hier ist die Partie vorbei.
analysis-engine = Engine
analysis-line-count = Varianten
analysis-thinking = Überlegt…
analysis-thinks =
    { $depth ->
        [one] Überlegt: 1 Zug tief, { $nodes } Stellungen
       *[other] Überlegt: { $depth } Züge tief, { $nodes } Stellungen
    }
analysis-thought =
    { $depth ->
        [one] 1 Zug tief, { $nodes } Stellungen
       *[other] { $depth } Züge tief, { $nodes } Stellungen
    }
analysis-follow = { $moves } spielen
analysis-no-moves = Mach auf dem Brett einen Zug, für jede Seite. Geh zurück und mach einen anderen: Er wird zur Variante.
analysis-mark = Den Zug bewerten
analysis-mark-with = Mit { $glyph } bewerten
analysis-promote = Variante nach oben
analysis-prune = Ab hier löschen
analysis-name = Name dieser Variante
analysis-comment = Kommentar zu diesem Zug
analysis-comment-start = Kommentar vor dem ersten Zug
analysis-save = Als .qgn speichern
analysis-too-long = Das ist zu lang für eine Adresse. Speichere es als .qgn, um es zu behalten.
analysis-begin = Anderes Spiel
analysis-begin-choose = Wähl ein Spiel…
analysis-paste = Füg eine Aufzeichnung oder Stellung ein oder zieh eine Datei ins Fenster
analysis-read = Einlesen
analysis-file = Datei öffnen
analysis-wrong-at = Zeile { $line }, Spalte { $column }: { $why }
