preview-invitation = { $name } kutsub sind mängima
preview-nameless = Sind on kutsutud mängima
preview-invitation-more = { $game }, { $clock }. Ava link ja istu lauda: kontot pole vaja.
preview-game-now =
    { $moves ->
        [0] { $game }, äsja alanud. Ava link ja vaata.
        [one] { $game }, tehtud üks käik. Ava link ja vaata.
       *[other] { $game }, tehtud { $moves } käiku. Ava link ja vaata.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, lõppes enne esimest käiku.
        [one] { $game }, lõppes pärast üht käiku.
       *[other] { $game }, lõppes pärast { $moves } käiku. Ava link ja vaata neid.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, enne esimest käiku. Ava link ja vaata kõiki käike ({ $moves }).
       *[other] { $game }, pärast käiku { $ply }/{ $moves }. Ava link ja vaata kõiki.
    }
preview-position = Seis: { $game }
preview-analysis-more = Ava link, proovi käike ja küsi mootorilt.
preview-position-more = Ava link, vaata lauda ja proovi oma käiku.
preview-puzzle = Ülesanne: { $game }
preview-puzzle-daily = Päeva ülesanne: { $game }
preview-maze = Labürint: { $game }
preview-maze-more = Vaata seda, muuda või mängi sellel arvuti või sõbra vastu.
push-turn = Sinu käik
push-turn-with = { $game } ootab sind. Lauas: { $names }.
push-turn-alone = { $game } ootab sind.
