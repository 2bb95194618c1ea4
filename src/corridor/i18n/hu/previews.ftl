preview-invitation = { $name } játszani hív
preview-nameless = Meghívtak játszani
preview-invitation-more = { $game }, { $clock }. Nyisd meg a linket, és ülj le: fiók nem kell hozzá.
preview-game-now =
    { $moves ->
        [0] { $game }, most kezdődött. Nyisd meg a linket, és nézd.
        [one] { $game }, egy húzás után. Nyisd meg a linket, és nézd.
       *[other] { $game }, { $moves } húzás után. Nyisd meg a linket, és nézd.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, az első húzás előtt véget ért.
        [one] { $game }, egy húzás után véget ért.
       *[other] { $game }, { $moves } húzás után véget ért. Nyisd meg a linket, és nézd végig.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, az első húzás előtt. Nyisd meg a linket, és nézd végig ({ $moves } húzás).
       *[other] { $game }, { $ply }. húzás után, összesen { $moves }. Nyisd meg a linket, és nézd végig.
    }
preview-position = Egy állás: { $game }
preview-analysis-more = Nyisd meg a linket, próbálj ki húzásokat, és kérdezd a gépet.
preview-position-more = Nyisd meg a linket, nézd meg a táblát, és próbáld ki a húzásod.
preview-puzzle = Feladvány: { $game }
preview-puzzle-daily = A nap feladványa: { $game }
preview-maze = Egy labirintus: { $game }
preview-maze-more = Nézd meg, alakítsd át, vagy játssz rajta a gép vagy egy barátod ellen.
push-turn = Te jössz
push-turn-with = Rád vár egy parti: { $game }, { $names }.
push-turn-alone = Rád vár egy parti: { $game }.
