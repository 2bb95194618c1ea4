home-title-way = Trace ta route.
home-title-fence = Barre la leur.
home-lead = Quoridor et ses jeux PAC-MAN dans ton navigateur : contre l’ordinateur, entre amis, ou avec quelqu’un en ligne.
home-modes = Quel jeu ?
home-kind-classic-2 = Classique
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Poursuite
home-kind-pacman-advanced = Avec barrières
home-computer = Jouer contre l’ordinateur
home-level = Niveau
home-role = Tu joues
home-role-first = En premier
home-role-second = En second
home-role-any = Au hasard
home-time = Pendule
home-friend = Jouer entre amis
home-friend-more = Par lien ou par code, sans compte
home-find = Trouver une partie
home-find-more = Avec quelqu’un qui veut ce jeu
home-find-start = Trouver quelqu’un
home-find-many = Les parties à trois et à quatre commencent aux tables ouvertes. Ouvre-en une, et d’autres viendront s’asseoir.
home-find-waiting = Recherche en cours…
home-find-cancel = Arrêter la recherche
home-found = Trouvé ! La partie commence.
home-running = Tes parties
home-running-alone = tout le monde sur cet écran
home-running-yours = À toi
home-running-theirs = Aux autres
home-running-open = Pas commencée
home-running-more =
    { $count ->
        [one] { $count } de plus
       *[other] { $count } de plus
    }
home-open = Tables ouvertes
home-open-none = Personne n’attend à une table en ce moment.
home-open-new = Ouvrir une table
home-open-take = { $game } : prendre cette place
home-code = Tu as un code ?
home-code-join = Rejoindre
home-demo = Une partie de l’ordinateur contre lui-même
home-demo-move =
    { $number ->
        [0] L’ordinateur joue contre lui-même
       *[other] L’ordinateur joue contre lui-même, coup { $number }
    }
home-offline = Le serveur est injoignable. Cette page continue d’essayer ; rien n’est perdu.
home-unofficial = Non officiel, sans affiliation. Quoridor et PAC-MAN sont des marques de leurs propriétaires.
home-new = Nouvelle table
home-new-lead = Choisis un jeu, puis envoie le lien. Tout le monde voit ces règles avant le départ.
home-new-seats = Places
home-new-seats-ghosts =
    { $count ->
        [1] Une personne joue PAC-MAN, une autre les quatre fantômes.
       *[other] Une personne joue PAC-MAN, { $count } se partagent les quatre fantômes.
    }
home-new-layout = Plateau
home-new-rules = Règles
home-new-more = Toutes les règles, une par une
home-new-changed =
    { $count ->
        [0] comme les règles ci-dessus
        [one] { $count } règle change
       *[other] { $count } règles changent
    }
home-new-who = Qui peut s’asseoir
home-new-link = Avec le lien
home-new-public = Tout le monde
home-new-lots = Qui joue quoi
home-new-lots-race = Qui commence
home-new-lots-seats = Selon les places
home-new-lots-me = Je commence
home-new-legs = Parties
home-new-legs-1 = Une
home-new-legs-2 = Deux, en changeant de camp
home-new-team = Qui décide des barrières et des offres des fantômes
home-new-team-anyone = Chacun d’eux
home-new-team-captain = Leur capitaine
home-new-casual = Reprises et indices
home-new-casual-yes = Permis
home-new-casual-no = Interdits
home-new-open = Ouvrir la table
home-new-name = Ton nom (facultatif)
home-here =
    { $count ->
        [2] À deux sur cet écran
        [3] À trois sur cet écran
       *[other] À quatre sur cet écran
    }
home-here-more = Chacun son tour sur cet appareil
home-waiting = En attente d’une partie
home-waiting-play = Jouer
home-waiting-meet = Jouer avec { $name } : { $game }, { $clock }
home-find-near = Si quelqu’un attend avec une pendule proche, vous jouerez avec la sienne. Tout le monde peut regarder.
clock-own = Pendule perso
clock-kind = Type de pendule
clock-kind-fischer = Temps pour la partie
clock-kind-per-move = Temps par tour
clock-kind-days = Jours par tour
clock-minutes = Minutes
clock-increment = Secondes ajoutées
clock-seconds = Secondes
clock-days = Jours
home-puzzle-more = Un seul bon coup. Tu le trouves ?
