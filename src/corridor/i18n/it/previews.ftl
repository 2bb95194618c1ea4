preview-invitation = { $name } ti invita a giocare
preview-nameless = C’è un invito a giocare per te
preview-invitation-more = { $game }, { $clock }. Apri il link e siediti: non serve un account.
preview-game-now =
    { $moves ->
        [0] { $game }, partita appena iniziata. Apri il link per guardare.
        [one] { $game }, dopo una mossa. Apri il link per guardare.
       *[other] { $game }, dopo { $moves } mosse. Apri il link per guardare.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, partita finita prima della prima mossa.
        [one] { $game }, partita finita dopo una mossa.
       *[other] { $game }, partita finita dopo { $moves } mosse. Apri il link per vederle.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, prima della prima mossa. Apri il link per vederle tutte: { $moves }.
       *[other] { $game }, dopo la mossa { $ply } di { $moves }. Apri il link per vederle tutte.
    }
preview-position = Una posizione: { $game }
preview-analysis-more = Apri il link per provare mosse e chiedere al motore.
preview-position-more = Apri il link per vedere il tabellone e provare la tua mossa.
preview-puzzle = Un rompicapo: { $game }
preview-puzzle-daily = Rompicapo del giorno: { $game }
preview-maze = Un labirinto per { $game }
preview-maze-more = Guardalo, cambialo, o giocaci contro il computer o con gli amici.
push-turn = Tocca a te
push-turn-with = { $game } con { $names }: la partita ti aspetta.
push-turn-alone = { $game }: la partita ti aspetta.
