preview-invitation = { $name } lädt dich zum Spielen ein
preview-nameless = Du bist zum Spielen eingeladen
preview-invitation-more = { $game }, { $clock }. Öffne den Link und setz dich: Du brauchst kein Konto.
preview-game-now =
    { $moves ->
        [0] { $game }, gerade begonnen. Öffne den Link und schau zu.
        [one] { $game }, nach einem Zug. Öffne den Link und schau zu.
       *[other] { $game }, nach { $moves } Zügen. Öffne den Link und schau zu.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, vor dem ersten Zug zu Ende.
        [one] { $game }, nach einem Zug zu Ende.
       *[other] { $game }, nach { $moves } Zügen zu Ende. Öffne den Link, um sie zu sehen.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, vor dem ersten Zug. Öffne den Link, um alle { $moves } zu sehen.
       *[other] { $game }, nach Zug { $ply } von { $moves }. Öffne den Link, um alle zu sehen.
    }
preview-position = Eine Stellung: { $game }
preview-analysis-more = Öffne den Link, probier Züge aus und frag die Engine.
preview-position-more = Öffne den Link, sieh dir das Brett an und probier deinen Zug.
preview-puzzle = Ein Rätsel: { $game }
preview-puzzle-daily = Rätsel des Tages: { $game }
preview-maze = Ein Labyrinth für { $game }
preview-maze-more = Sieh es dir an, ändere es oder spiel es gegen den Computer oder mit Freunden.
push-turn = Du bist dran
push-turn-with = { $game } mit { $names } wartet auf dich.
push-turn-alone = { $game } wartet auf dich.
