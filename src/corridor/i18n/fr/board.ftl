board-left =
    { $count ->
        [one] il en restera { $count }
       *[other] il en restera { $count }
    }
board-your-piece = { $piece }, à toi
board-piece = { $piece }
board-pellet = pac-gomme
board-gate = case de réapparition
board-tunnel = tunnel vers { $square }
board-goal = but : { $side }
board-fences = barrière { $ways }
board-north = au nord
board-east = à l’est
board-south = au sud
board-west = à l’ouest
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Barrière { $slot } horizontale
               *[vertical] Barrière { $slot } verticale
            }
       *[other]
            { $way ->
                [horizontal] Déplacer { $old } en { $slot }, à l’horizontale
               *[vertical] Déplacer { $old } en { $slot }, à la verticale
            }
    }
board-fence-refused = { $fence } : { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } case
       *[other] { $side } { $count } cases
    }
board-walk =
    { $squares ->
        [none] { $piece } : choisis où aller. Ensuite : { $next }.
       *[other]
            { $end ->
                [yes] { $piece } : { $squares }. Peut s’arrêter ici. Ensuite : { $next }.
               *[no] { $piece } : { $squares }. Ensuite : { $next }.
            }
    }
board-which = Quelle pièce va en { $square } : { $pieces } ?
board-ask-enter-ghost = Il y a un fantôme : PAC-MAN se ferait attraper. Aller en { $square } quand même ?
board-ask-confirm-walk = Aller en { $square } ?
board-lift =
    { $fence ->
        [none] Choisis une barrière de la Chambre à déplacer.
       *[other] Barrière { $fence } en main. Où la poser ?
    }
board-no-fences = Tu ne peux pas poser de barrière maintenant.
board-no-fence-here =
    { $way ->
        [horizontal] Pas de place en { $slot } pour une barrière horizontale.
       *[vertical] Pas de place en { $slot } pour une barrière verticale.
    }
board-can-walk = tu peux aller ici
board-can-enter = tu peux entrer ici
board-out-of-reach = Tu ne peux pas aller en { $square } à ce tour.
board-within-reach = Tu peux aller en { $squares }.
board-no-walk = Aucune pièce ne peut bouger maintenant.
board-action-spend = Dépenser 1 pac-gomme
board-action-end-turn = Finir le tour
board-action-no-boost = Arrêter le bonus
board-action-pass = Passer
board-action-stay = { $piece } reste là
board-action-enter = Entrer en { $square }
board-link = Lien vers ce plateau
play-boost-left =
    { $left ->
        [one] Encore { $left } case sur { $all }
       *[other] Encore { $left } cases sur { $all }
    }
play-chamber = Chambre
play-steps =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
