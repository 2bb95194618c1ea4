cli-play-welcome = Willkommen bei Corridor! Welches Spiel soll es sein?
cli-play-which = Spiel:
cli-play-how-many = Wie viele Personen, 1 bis { $most }? Allein spielst du gegen den Computer.
cli-play-number = Gib eine Zahl von { $low } bis { $high } ein.
cli-play-name = Name von Person { $number }:
cli-play-characters = { $name }, deine Figur: { $characters }.
cli-play-which-character = Figur:
cli-play-start = Willst du beginnen? Sonst entscheidet der Zufall.
cli-play-person = Person { $number }
cli-play-bot = Computer
cli-play-bots = Computer { $number }
cli-play-seats =
    { $most ->
        [one] Dieses Spiel ist für 1.
       *[other] Dieses Spiel hat { $fewest } bis { $most } Plätze, nicht { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Es gibt mehr Namen oder Charaktere als Personen: 1 spielt.
       *[other] Es gibt mehr Namen oder Charaktere als Personen: { $count } spielen.
    }
cli-play-no-characters = Charaktere gibt es nur für die Figuren der klassischen Spiele; hier sind die Figuren sie selbst.
cli-play-alike = Zwei Figuren können nicht gleich aussehen: { $character }.
cli-play-first-or-side = Gib entweder --first oder --side an, nicht beides.
cli-play-nobody-first = Ohne Menschen kann sich niemand eine Seite wünschen.
cli-play-resume-is-all = Eine gespeicherte Partie kennt ihren Modus und wer spielt: Gib --resume allein an.
cli-play-was-over = Die Partie in { $file } ist vorbei.
cli-play-sits = { $who } beginnt auf { $squares }.
cli-play-lot = Die Plätze sind zufällig verteilt.
cli-play-enters = { $who } kommt zuerst aufs Brett.
cli-play-looks = So sieht { $who } aus: { $character }.
cli-play-how = Gib einen Zug ein oder „help“.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = einem von { $pieces }
cli-play-example = Zum Beispiel: { $moves }
cli-play-several = Mehrere Wege führen dorthin. Gib einen davon ganz ein: { $moves }.
cli-play-what = { $why } Gib „help“ ein, um zu sehen, was geht.
cli-play-not-yours = Diese Figur spielt { $who }.
cli-play-into-ghost = PAC-MAN würde in einen Geist laufen und ein Leben verlieren. Trotzdem?
cli-play-forced = { $who } kann nicht ziehen und passt.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Eine Pille ist eingesetzt.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN frisst die letzte Pille!
        [one] PAC-MAN frisst eine Pille! 1 ist noch da.
       *[other] PAC-MAN frisst eine Pille! { $count } sind noch da.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN ist zum letzten Mal gefangen!
        [one] PAC-MAN ist gefangen! 1 Leben bleibt.
       *[other] PAC-MAN ist gefangen! { $count } Leben bleiben.
    }
cli-play-eaten = PAC-MAN frisst { $piece }!
cli-play-help-race =
    Züge
      e4         nach e4 ziehen oder springen
      e3h        ein waagerechtes Hindernis über e3 und f3
      e3v        ein senkrechtes Hindernis rechts von e3 und e4
cli-play-help-chase =
    Züge
      Me6f6      mit PAC-MAN über e6 nach f6 ziehen; B, I, P, C sind die Geister
      f6         dasselbe, wenn klar ist, welche Figur zieht und wie
      --         hier anhalten oder stehen bleiben
      M@e1       auf e1 aufs Brett kommen
      $          eine Pille für eine Bewegung mit Boost einsetzen
      e3h        ein waagerechtes Hindernis über e3 und f3
      e3v        ein senkrechtes Hindernis rechts von e3 und e4
      d3h>f7v    das Hindernis d3h der Kammer nach f7v umsetzen
cli-play-help =
    Wörter
      moves      alle erlaubten Züge; „moves B“ die einer Figur
      why ZUG    warum ein Zug nicht geht
      routes     die kürzesten Wege
      board      das Brett noch einmal zeigen
      undo       bis zu deinem letzten Zug zurücknehmen
      save DATEI die Partie in einer Datei speichern
      resign     aufgeben
      quit       gehen
cli-play-no-piece = Die Figur „{ $name }“ gibt es nicht. Erlaubt: { $allowed }.
cli-play-no-moves = { $piece } kann jetzt nicht ziehen.
cli-play-undone =
    { $count ->
        [one] 1 Zug ist zurückgenommen.
       *[other] { $count } Züge sind zurückgenommen.
    }
cli-play-no-undo = Es gibt nichts zurückzunehmen.
cli-play-why-what = Sag, welchen Zug, zum Beispiel: why e3h
cli-play-legal = { $move } ist ein erlaubter Zug.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 Schritt: { $squares }
       *[other] { $piece }: { $count } Schritte: { $squares }
    }
cli-play-no-route = Gerade gibt es keine Wege zu zeigen.
cli-play-resign = Für { $who } aufgeben?
cli-play-resigned = { $loser }: aufgegeben. { $winner }: gut gespielt!
cli-play-taken-over = Der Computer übernimmt für { $who }.
cli-play-overwrite = { $file } gibt es schon. Überschreiben?
cli-play-saved = Gespeichert in { $file }.
cli-play-save = Die Partie in { $file } speichern?
cli-play-resume = So geht es weiter: corridor play --resume { $file }
cli-play-not-saved = Die Partie ist nicht gespeichert. Nächstes Mal hält --autosave DATEI sie Zug für Zug fest.
cli-play-default-yes = [J/n]
cli-play-default-no = [j/N]
cli-play-words-yes = j ja y yes
cli-play-words-no = n nein no
cli-play-yes-or-no = Gib j oder n ein.
cli-play-level = PAC-MANs Rang: { $title }
cli-play-level-of-bots = Wie stark soll der Computer sein, 1 bis 8?
cli-play-level-or-perfect = Wie stark soll der Computer sein, 1 bis 8? 9 ist perfekt und macht nie einen Fehler.
cli-kind-walk = Bewegungen von { $piece }:
cli-kind-fence-h = Waagerechte Hindernisse:
cli-kind-fence-v = Senkrechte Hindernisse:
cli-kind-relocate = { $fence } der Kammer kann nach:
cli-kind-enter = Aufs Brett:
cli-kind-other = Außerdem:
cli-legal-count =
    { $count ->
        [one] Am Zug: { $side }. 1 erlaubter Zug.
       *[other] Am Zug: { $side }. { $count } erlaubte Züge.
    }
cli-move-refused = { $move } geht nicht. { $why }
cli-cannot-read = { $file } lässt sich nicht lesen: { $why }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $why }.
