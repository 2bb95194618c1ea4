review-why-exact =
    { $was ->
        [won]
            { $now ->
                [lost] D’après la solution exacte, c’était gagné pour { $side }, et maintenant c’est perdu.
               *[even] D’après la solution exacte, c’était gagné pour { $side }. Maintenant, personne ne peut forcer la victoire.
            }
       *[even] D’après la solution exacte, personne ne pouvait forcer la victoire. Maintenant, la défaite est forcée pour { $side }.
    }
review-why-win-at-once = { $move } aurait gagné la partie tout de suite pour { $side }.
review-why-win-missed =
    { $moves ->
        [0] Il y avait un gain sûr pour { $side }, en commençant par { $move }.
        [one] Il y avait un gain en un coup pour { $side } : { $move }.
       *[other] Il y avait un gain en { $moves } coups pour { $side }, en commençant par { $move }.
    }
review-why-loses-at-once = Ça laisse { $rival } gagner au coup suivant, { $move }.
review-why-forced-loss = À partir d’ici, la partie n’est plus tenable pour { $side }. { $move } la gardait ouverte.
review-why-last-fence-own-way =
    { $own ->
        [1] La dernière barrière, et elle bloque le raccourci de son camp : une case de plus pour { $side }.
       *[other] La dernière barrière, et elle bloque le raccourci de son camp : { $own } cases de plus pour { $side }.
    }
review-why-fence-hurts-self =
    { $cost ->
        [one] Cette barrière rallonge le chemin de { $cost } case pour { $rival } et de { $own } pour { $side }.
       *[other] Cette barrière rallonge le chemin de { $cost } cases pour { $rival } et de { $own } pour { $side }.
    }
review-why-fence-for-nothing = Cette barrière ne coûte rien à personne. { $move } aurait été plus utile pour { $side }.
review-why-better-fence =
    { $cost ->
        [one] Cette barrière rallonge le chemin de { $cost } case pour { $rival } ; { $move } l’aurait rallongé de { $more }.
       *[other] Cette barrière rallonge le chemin de { $cost } cases pour { $rival } ; { $move } l’aurait rallongé de { $more }.
    }
review-why-fence-was-there = Il y avait une barrière à poser : { $move } aurait rallongé le chemin de { $cost } cases pour { $rival }.
review-why-fence-allowed = Maintenant, { $move } rallonge le chemin de { $cost } cases pour { $side }. À jouer : { $rival }.
review-why-fences-gone =
    { $left ->
        [1] C’était la dernière barrière en main pour { $side } ; il en reste une pour { $rival }.
       *[other] C’était la dernière barrière en main pour { $side } ; il en reste { $left } pour { $rival }.
    }
review-why-walked-away = Un pas qui éloigne du but : encore { $after } cases pour { $side } au lieu de { $before }.
review-why-no-progress = Un pas de côté : toujours { $steps } cases pour { $side }.
review-why-race-lost =
    { $steps ->
        [1] La course contre { $rival } est perdue d’une case pour { $side }. Il fallait une barrière : { $move }.
       *[other] La course contre { $rival } est perdue de { $steps } cases pour { $side }. Il fallait une barrière : { $move }.
    }
review-why-jump-given = Ça offre un saut en { $square } pour { $rival }, deux cases d’un coup.
review-why-jump-missed = Il y avait un saut pour { $side } : { $move }, deux cases d’un coup.
review-why-walked-into-ghost = Ce déplacement finit sur un fantôme et coûte une vie à { $side }. { $move } était meilleur.
review-why-seen-and-reached =
    { $ghosts ->
        [1] Là, un fantôme voit { $side } et atteint cette case.
       *[other] Là, { $ghosts } fantômes voient { $side } et atteignent cette case.
    }
review-why-in-reach =
    { $ghosts ->
        [1] Là, un fantôme peut atteindre { $side }.
       *[other] Là, { $ghosts } fantômes peuvent atteindre { $side }.
    }
review-why-pellet-missed =
    { $steps ->
        [1] La pac-gomme en { $square } était à une case de { $side }, et sans danger.
       *[other] La pac-gomme en { $square } était à { $steps } cases de { $side }, et sans danger.
    }
review-why-pellet-away = Un pas qui éloigne des pac-gommes : la plus proche est à { $after } cases de { $side }, au lieu de { $before }.
review-why-boost-unused =
    { $ghosts ->
        [1] { $move } aurait mangé un fantôme de plus pour { $side }.
       *[other] { $move } aurait mangé { $ghosts } fantômes de plus pour { $side }.
    }
review-why-catch-missed = { $move } aurait attrapé { $rival } tout de suite pour { $side }.
review-why-left-way-out =
    { $count ->
        [1] Ça laisse une issue sûre pour { $rival }, en { $square }. { $move } l’aurait fermée.
       *[other] Ça laisse { $count } cases sûres pour { $rival }, dont { $square }. { $move } aurait fermé l’issue.
    }
review-why-pellet-left = La pac-gomme en { $square } est maintenant libre pour { $rival }.
review-why-ghosts-in-boost =
    { $ghosts ->
        [1] Après la prochaine pac-gomme, un bonus permet à { $rival } de manger un fantôme ici.
       *[other] Après la prochaine pac-gomme, un bonus permet à { $rival } de manger { $ghosts } fantômes ici.
    }
review-why-ghost-walked-away = Ce fantôme est maintenant à { $after } cases de { $rival }, au lieu de { $before }.
review-why-only-move = Le seul coup. Pour { $side }, tous les autres auraient coûté cher.
review-why-chance-fell = Les chances pour { $side } sont tombées de { $before } à { $after } pour cent. { $move } était meilleur.
review-the-ghosts = les fantômes
review-title = Bilan
review-making = Examen de chaque coup…
review-ahead =
    { $ahead ->
        [1] Un bilan passe avant.
       *[other] { $ahead } bilans passent avant.
    }
review-stopped = Le bilan a été arrêté.
review-failed = Ça n’a pas marché. Réessaie.
review-ask = Faire le bilan
review-back = Retour à la partie
review-accuracy = précision { $accuracy }
review-start = Le départ
review-no-mark = Rien à redire à ce coup.
review-better-line = Mieux :
review-show-better = Meilleure suite
review-try-idle = Trouve un meilleur coup. Le moteur répond.
review-try-over = La partie est finie.
review-try-end = Retour au bilan
review-turn-before = Tournant précédent
review-turn-next = Tournant suivant
review-graph = La partie en graphique
review-graph-chances = Les chances de gagner de chaque camp après chaque coup
review-graph-steps = Les cases restantes de chaque camp, jusqu’à { $most }
