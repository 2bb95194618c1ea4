preview-invitation = { $name } kutsuu sinut pelaamaan
preview-nameless = Sinut on kutsuttu pelaamaan
preview-invitation-more = { $game }, { $clock }. Avaa linkki ja istu pöytään: tiliä ei tarvita.
preview-game-now =
    { $moves ->
        [0] { $game }, juuri alkanut. Avaa linkki, niin voit katsoa.
        [one] { $game }, yhden siirron jälkeen. Avaa linkki, niin voit katsoa.
       *[other] { $game }, { $moves } siirron jälkeen. Avaa linkki, niin voit katsoa.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, päättyi ennen ensimmäistä siirtoa.
        [one] { $game }, päättyi yhden siirron jälkeen.
       *[other] { $game }, päättyi { $moves } siirron jälkeen. Avaa linkki, niin näet ne.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, ennen ensimmäistä siirtoa. Avaa linkki, niin näet kaikki { $moves }.
       *[other] { $game }, siirron { $ply }/{ $moves } jälkeen. Avaa linkki, niin näet kaikki.
    }
preview-position = Asema pelistä: { $game }
preview-analysis-more = Avaa linkki, niin voit kokeilla siirtoja ja kysyä tietokoneelta.
preview-position-more = Avaa linkki, niin näet laudan ja voit kokeilla siirtoasi.
preview-puzzle = Pulma: { $game }
preview-puzzle-daily = Päivän pulma: { $game }
preview-maze = Sokkelo: { $game }
preview-maze-more = Katso sitä, muuta sitä tai pelaa siinä tietokonetta tai kaveria vastaan.
push-turn = Sinun vuorosi
push-turn-with = { $game } odottaa sinua. Mukana { $names }.
push-turn-alone = { $game } odottaa sinua.
