preview-invitation = { $name } te vabi k igri
preview-nameless = Čaka te povabilo k igri
preview-invitation-more = { $game }, { $clock }. Odpri povezavo in prisedi: račun ni potreben.
preview-game-now =
    { $moves ->
        [0] { $game }, pravkar začeto. Odpri povezavo in gledaj.
        [one] { $game }, po { $moves } potezi. Odpri povezavo in gledaj.
        [two] { $game }, po { $moves } potezah. Odpri povezavo in gledaj.
        [few] { $game }, po { $moves } potezah. Odpri povezavo in gledaj.
       *[other] { $game }, po { $moves } potezah. Odpri povezavo in gledaj.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, konec pred prvo potezo.
        [one] { $game }, konec po { $moves } potezi.
        [two] { $game }, konec po { $moves } potezah. Odpri povezavo in si ju oglej.
        [few] { $game }, konec po { $moves } potezah. Odpri povezavo in si jih oglej.
       *[other] { $game }, konec po { $moves } potezah. Odpri povezavo in si jih oglej.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, pred prvo potezo. Odpri povezavo in si oglej vse (poteze: { $moves }).
       *[other] { $game }, po potezi { $ply } od { $moves }. Odpri povezavo in si oglej vse.
    }
preview-position = Položaj: { $game }
preview-analysis-more = Odpri povezavo, preizkusi poteze in vprašaj računalnik.
preview-position-more = Odpri povezavo, poglej ploščo in preizkusi svojo potezo.
preview-puzzle = Uganka: { $game }
preview-puzzle-daily = Uganka dneva: { $game }
preview-maze = Labirint: { $game }
preview-maze-more = Oglej si ga, ga spremeni ali ga odigraj proti računalniku ali s prijatelji.
push-turn = Na potezi si
push-turn-with = { $game } ({ $names }) čaka nate.
push-turn-alone = { $game } čaka nate.
