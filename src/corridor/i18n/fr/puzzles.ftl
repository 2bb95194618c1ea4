puzzle-theme-catch-in-n =
    { $within ->
        [1] Attrape PAC-MAN dès ce tour.
       *[other] Attrape PAC-MAN en { $within } tours au plus.
    }
puzzle-theme-eat-and-live = Mange, et survis pour gagner.
puzzle-theme-only-move = Un seul coup gagne. Trouve-le.
puzzle-theme-cut-the-way = Une barrière gagne. Où la poser ?
puzzle-theme-who-wins-the-race = Plus de barrières. Gagne la course.
puzzle-theme-save-the-draw = Tu ne peux pas gagner, mais tu peux les en empêcher. Comment ?
puzzle-within =
    { $within ->
        [1] Tu gagnes à ce tour.
       *[other] Tu gagnes en { $within } de tes tours au plus, quoi que fassent les autres.
    }
puzzle-about = Ton camp : { $side }. { $id }, { $mode }, difficulté { $level } sur 9.
puzzle-solved = Résolu !
puzzle-right = C’est ça. Réponse adverse : { $reply }. Continue.
puzzle-right-go-on = C’est ça. Continue.
puzzle-wrong = Pas celui-là : { $reply } gâche tout. Réessaie.
puzzle-wrong-at-once = Pas celui-là : il perd tout de suite. Réessaie.
puzzle-hint-walk = Déplace { $piece }.
puzzle-hint-fence = Pose une barrière.
puzzle-hint-relocate = Déplace une barrière de la Chambre ailleurs.
puzzle-hint-enter = Entre sur le plateau. Où est-ce sans danger ?
puzzle-hint-spend = Dépense une pac-gomme de ta réserve.
puzzle-hint-pass = Parfois, le meilleur coup est de ne rien faire.
puzzle-hint-file = Regarde la colonne { $place }.
puzzle-hint-row = C’est sur la rangée { $place }.
puzzle-solution = La solution est { $moves }.
puzzle-lead = { $count } positions avec un seul bon coup chacune. Chaque solution est prouvée.
puzzle-solve = Le résoudre
puzzle-look-again = Le revoir
puzzle-streak =
    { $days ->
        [0] Résous-en un chaque jour pour lancer une série.
        [one] { $days } jour de suite.
       *[other] { $days } jours de suite.
    }
puzzle-count = Résolus : { $solved } sur { $all }
puzzle-difficulty = Difficulté
puzzle-any-difficulty = Toutes
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-themes = Thèmes
puzzle-none = Aucun problème ne correspond. Choisis une autre difficulté.
puzzle-name-catch-in-n = Attraper PAC-MAN
puzzle-name-eat-and-live = Manger et survivre
puzzle-name-only-move = Le seul coup
puzzle-name-cut-the-way = Couper la route
puzzle-name-who-wins-the-race = Gagner la course
puzzle-name-save-the-draw = Sauver la nulle
puzzle-all = Tous
puzzle-link =
    { $result ->
        [solved] Problème { $number }, difficulté { $difficulty }, résolu
        [tried] Problème { $number }, difficulté { $difficulty }, pas encore résolu
       *[new] Problème { $number }, difficulté { $difficulty }
    }
puzzle-you = Ton camp : { $side } · difficulté { $difficulty } sur 9
puzzle-steps = { $count } coups à trouver
puzzle-back = Tous les problèmes
puzzle-show = Montrer la solution
puzzle-next = Problème suivant
puzzle-solved-in =
    { $tries ->
        [1] Résolu du premier coup !
       *[other] Résolu au bout de { $tries } essais.
    }
puzzle-solved-daily =
    { $days ->
        [1] C’est bon pour aujourd’hui. Reviens demain !
       *[other] C’est bon pour aujourd’hui : { $days } jours de suite !
    }
puzzle-shown = Voilà la solution : { $moves }.
puzzle-proof-table = Prouvé : toutes les positions qui peuvent suivre sont résolues.
puzzle-proof-search = Prouvé : tous les coups de tous les camps ont été examinés.
