ask-last = { $who } a joué { $move }.
ask-last-none = Aucun coup n’a encore été joué.
ask-no-clock = Cette partie se joue sans pendule.
ask-clock = { $who } : { $time }.
ask-fences =
    { $count ->
        [0] Aucune barrière sur le plateau.
        [one] { $count } barrière sur le plateau : { $fences }.
       *[other] { $count } barrières sur le plateau : { $fences }.
    }
ask-edible = PAC-MAN peut manger { $pieces } maintenant.
ask-route =
    { $count ->
        [one] { $piece } : { $count } case, jusqu’en { $square }.
       *[other] { $piece } : { $count } cases, jusqu’en { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece } : { $count } case jusqu’à PAC-MAN.
       *[other] { $piece } : { $count } cases jusqu’à PAC-MAN.
    }
ask-no-route = { $piece } : aucun chemin.
ask-no-distances = PAC-MAN n’est pas encore sur le plateau.
ask-ways = Depuis { $square } : { $ways }.
ask-ways-closed = Fermé : { $ways }.
ask-way = { $way } vers { $square }
ask-way-piece = { $way } vers { $square }, où se trouve { $pieces }
ask-tunnel = par le tunnel
ask-which-square = Ajoute une case, comme ceci : w e4.
ask-along =
    { $count ->
        [0] Aucune barrière le long de la { $kind ->
            [file] colonne
           *[row] rangée
        } { $line }.
       *[other] Le long de la { $kind ->
            [file] colonne
           *[row] rangée
        } { $line } : { $fences }.
    }
ask-separator = { " ; " }
ask-fence-bars = { $fence } barre { $steps }
ask-which-line = Ajoute une colonne ou une rangée, comme ceci : s e, ou s 4.
ask-goal-row = { $side } court vers la rangée { $row }.
ask-goal-file = { $side } court vers la colonne { $file }.
ask-goal-any = { $side } court vers l’une de ces cases : { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN a mangé toutes les pac-gommes.
        [one] PAC-MAN gagne s’il mange la dernière pac-gomme, en { $squares }.
       *[other] PAC-MAN gagne s’il mange { $count } pac-gommes : { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Il n’a plus de vie.
        [one] Les fantômes gagnent s’ils l’attrapent encore une fois.
       *[other] Les fantômes gagnent s’ils l’attrapent { $lives } fois.
    }
ask-help =
    Questions : l dernier coup. c pendules. f barrières. p pièces. d distances de chacun.
    w e4 issues de e4. s e ou s 4 barrières le long de la colonne e ou de la rangée 4. g qui gagne comment. ? cette aide.
