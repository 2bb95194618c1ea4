preview-invitation = { $name } t’invite à jouer
preview-nameless = On t’invite à jouer
preview-invitation-more = { $game }, { $clock }. Ouvre le lien et installe-toi : pas besoin de compte.
preview-game-now =
    { $moves ->
        [0] { $game } : ça vient de commencer. Ouvre le lien pour regarder.
        [one] { $game }, après un coup. Ouvre le lien pour regarder.
       *[other] { $game }, après { $moves } coups. Ouvre le lien pour regarder.
    }
preview-game-over =
    { $moves ->
        [0] { $game } : fini avant le premier coup.
        [one] { $game } : fini après un coup.
       *[other] { $game } : fini après { $moves } coups. Ouvre le lien pour les voir.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, avant le premier coup. Ouvre le lien pour voir tous les coups ({ $moves }).
       *[other] { $game }, après le coup { $ply } sur { $moves }. Ouvre le lien pour tous les voir.
    }
preview-position = Une position : { $game }
preview-analysis-more = Ouvre le lien pour essayer des coups et interroger le moteur.
preview-position-more = Ouvre le lien pour voir le plateau et essayer ton coup.
preview-puzzle = Un problème : { $game }
preview-puzzle-daily = Problème du jour : { $game }
preview-maze = Un labyrinthe : { $game }
preview-maze-more = Regarde-le, change-le, ou joues-y contre l’ordinateur ou entre amis.
push-turn = À toi de jouer
push-turn-with = { $game } avec { $names } : la partie t’attend.
push-turn-alone = { $game } : la partie t’attend.
