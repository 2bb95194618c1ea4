preview-invitation = { $name } ťa pozýva hrať
preview-nameless = Máš pozvánku do hry
preview-invitation-more = { $game }, { $clock }. Otvor odkaz a prisadni si: účet netreba.
preview-game-now =
    { $moves ->
        [0] { $game }, práve sa začína. Otvor odkaz a pozeraj sa.
        [one] { $game }, po jednom ťahu. Otvor odkaz a pozeraj sa.
        [few] { $game }, po { $moves } ťahoch. Otvor odkaz a pozeraj sa.
       *[other] { $game }, po { $moves } ťahoch. Otvor odkaz a pozeraj sa.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, koniec ešte pred prvým ťahom.
        [one] { $game }, koniec po jednom ťahu.
        [few] { $game }, koniec po { $moves } ťahoch. Otvor odkaz a pozri si ich.
       *[other] { $game }, koniec po { $moves } ťahoch. Otvor odkaz a pozri si ich.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, pred prvým ťahom. Otvor odkaz a pozri si všetky ({ $moves }).
       *[other] { $game }, po ťahu { $ply } z { $moves }. Otvor odkaz a pozri si všetky.
    }
preview-position = Pozícia: { $game }
preview-analysis-more = Otvor odkaz, skúšaj ťahy a pýtaj sa počítača.
preview-position-more = Otvor odkaz, pozri si dosku a skús svoj ťah.
preview-puzzle = Úloha: { $game }
preview-puzzle-daily = Úloha dňa: { $game }
preview-maze = Bludisko: { $game }
preview-maze-more = Pozri si ho, uprav ho alebo si v ňom zahraj s počítačom či priateľmi.
push-turn = Si na ťahu
push-turn-with = { $game } na teba čaká ({ $names }).
push-turn-alone = { $game } na teba čaká.
