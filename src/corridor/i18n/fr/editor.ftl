fault-boost-after-pellet = Un bonus vient après une pac-gomme. Mets PAC-MAN là où il y en avait une, sur une case vide maintenant.
fault-chamber-count = La Chambre a trop ou pas assez de barrières. Marque les bonnes.
fault-chamber-fences-standing = La Chambre est faite de barrières posées, et { $fences } ne l’est pas.
fault-closed-chamber = La Chambre a une ouverture. Ferme-la : rien ne doit pouvoir entrer ni sortir.
fault-eaten = Les pac-gommes mangées sont celles qui manquent au plateau, et ce n’est pas { $found }.
fault-fence = « { $found } » n’est pas une barrière. Une barrière s’écrit comme e3h.
fault-fence-list = « { $found } » n’est pas une liste de barrières, comme d2e3.
fault-fences-not-crossing = { $fences } se croisent. Déplace l’une des deux.
fault-fences-not-overlapping = { $fences } se recouvrent. Déplace l’une des deux.
fault-fences-of-layout = Dans ce jeu, les barrières ne bougent jamais : ce sont celles du labyrinthe. Différentes : { $fences }.
fault-fields = Une position de ce jeu a { $detail } champs séparés par des barres obliques.
fault-fitting-fence = { $fences } ne vont pas ensemble. Déplace l’une des deux.
fault-ghosts-apart = Deux fantômes sont en { $squares }. Donne à chacun sa case.
fault-inline-layout = « { $found } » n’est pas un labyrinthe en six parties séparées par des points.
fault-known-name = « { $found } » n’existe pas. Il y a : { $detail }.
fault-layout-key = Un fichier de labyrinthe n’a pas de « { $found } » ici.
fault-layout-number = { $found } est hors limites. Choisis de { $detail }.
fault-layout-size = C’est trop long pour un labyrinthe.
fault-layout-value = { $found } : il faut ici { $detail }.
fault-lives = { $found } vies, c’est plus qu’au départ du jeu.
fault-no-pellet-on-respawn-square = PAC-MAN revient en { $squares }. Mets la pac-gomme ailleurs.
fault-no-pellet-under-piece = Une pièce est sur la pac-gomme en { $squares }. Déplace l’une des deux.
fault-no-square-cut-off =
    { $count ->
        [1] Personne ne peut atteindre { $squares }. Ouvre un passage.
       *[other] Personne ne peut atteindre ces { $count } cases. Ouvre un passage.
    }
fault-numbers =
    { $detail ->
        [1] « { $found } » devrait être un nombre.
       *[other] « { $found } » devrait être { $detail } nombres.
    }
fault-one-chamber = Il y a plus d’un recoin fermé. Seule la Chambre peut être fermée.
fault-one-square = Une pièce part d’une seule case : { $found }.
fault-pacman-apart = Un fantôme est avec PAC-MAN en { $squares }. Déplace l’un des deux.
fault-pacman-on-board = Il manque PAC-MAN. Mets-le sur le plateau.
fault-pellets-differ = Deux pac-gommes sont en { $squares }. Déplaces-en une.
fault-pellets-of-layout = Le labyrinthe n’a pas de pac-gomme en { $squares }. Enlève-la, ou change le labyrinthe.
fault-pellet-count = Ce jeu a { $detail } pac-gommes, et ici il y en a { $found }.
fault-phase = Ce moment du tour (« { $found } ») ne va pas avec le reste du plateau.
fault-pieces-apart = Deux pièces sont en { $squares }. Déplace l’une des deux.
fault-piece-letter = « { $found } » n’est pas une pièce, ou une pièce est nommée deux fois.
fault-piece-name = Aucune pièce ne s’appelle « { $found } » dans ce jeu.
fault-piece-off-board = { $pieces } commence hors du plateau et entre plus tard. Enlève cette pièce.
fault-piece-on-board = Il manque { $pieces }. Mets cette pièce sur le plateau.
fault-played-in-turn = À ce moment, ces fantômes ne peuvent pas avoir déjà joué.
fault-position-size = C’est trop long pour une position.
fault-previous = { $pieces } est hors du plateau, donc sans case précédente.
fault-reserve = { $found } en réserve, c’est plus que PAC-MAN n’a mangé.
fault-route-to-goal = Le pion en { $squares } ne peut pas atteindre son but. Ouvre un passage.
fault-side-number = Il n’y a pas de camp { $found } dans ce jeu.
fault-square = « { $found } » n’est pas une case. Les cases vont de a1 à i9.
fault-square-for-each-piece = Chaque pièce a besoin d’une case, ou d’un tiret si elle est hors du plateau : { $found }.
fault-square-list = « { $found } » n’est pas une liste de cases, comme a1i9.
fault-start-off-goal = Le pion en { $squares } est déjà sur son but. Déplace-le.
fault-stock = C’est plus de barrières en main que le plateau ne peut en recevoir : { $found }.
fault-stock-name = Les barrières en main vont aux camps de ce jeu : { $found }.
fault-switch = « { $found } » n’est pas une règle avec sa valeur, ou elle y est deux fois.
fault-toml = Ligne { $line }, colonne { $column } : illisible.
fault-turn = « { $found } » ne dit pas quel tour on joue.
editor-lead-maze = Dessine des barrières, place les pièces et les pac-gommes, puis joue. Ce que les règles interdisent est signalé au fur et à mesure.
editor-lead-position = N’importe quel moment de n’importe quel jeu. Ce que les règles interdisent est signalé au fur et à mesure.
editor-board = Le plateau que tu modifies
editor-tools = Ce que fait un appui
editor-tool-fence = Barrières
editor-tool-erase = Enlever
editor-tool-chamber = Barrières de la Chambre
editor-tool-pellet = Pac-gommes
editor-hint-fence = Glisse pour poser une barrière, touche-la pour l’enlever, tire les pièces où tu veux.
editor-hint-erase = Touche une barrière, une pièce ou une pac-gomme pour l’enlever.
editor-hint-chamber = Touche les barrières qui ferment la Chambre.
editor-hint-pellet = Touche des cases pour y mettre des pac-gommes, ou les enlever.
editor-hint-piece = Touche une case pour y mettre { $piece }. Touche encore pour enlever la pièce du plateau.
editor-fence = Barrière { $fence }
editor-on-fence = La barrière { $fence } est ici. Entrée l’enlève.
editor-symmetry = Dessiner en double
editor-symmetry-none = Non
editor-symmetry-mirror = Gauche–droite
editor-symmetry-flip = Haut–bas
editor-symmetry-turn = Demi-tour
editor-redo = Refaire
editor-clear = Effacer les barrières
editor-good = On peut y jouer.
editor-faults = Ce qui ne va pas
editor-more-faults =
    { $count ->
        [1] Encore un
       *[other] Encore { $count }
    }
editor-bad-link = Ce lien ne contient pas de plateau qu’on puisse montrer. En voici un tout neuf.
editor-try = Essayer
editor-use = Ouvrir une table
editor-not-yet = Tu pourras le partager et y jouer quand plus rien ne sera signalé.
editor-stock = Barrières : { $side }
editor-side = À jouer
editor-phase = Moment du tour
editor-phase-walk = PAC-MAN se déplace
editor-phase-boost = Bonus
editor-phase-ghosts = Les fantômes jouent
editor-phase-enter = PAC-MAN entre
editor-phase-action = Coup de PAC-MAN
editor-phase-extra = Déplacement en plus
editor-phase-after = Après son déplacement
editor-phase-relocate = Barrière de la Chambre
editor-phase-ghost-place = Barrière d’un fantôme
editor-played = Fantômes qui ont joué
editor-reserve = Pac-gommes en réserve
editor-turn = Tour
editor-memory = Mémoire du tour
editor-previous = Venait de
editor-from = Partir de
editor-from-none = Choisis un plateau
editor-forget = Supprimer ce labyrinthe
editor-fences =
    { $count ->
        [one] { $count } barrière
       *[other] { $count } barrières
    }
editor-take-away = Enlever { $fence }
editor-fair = Est-ce équilibré ?
editor-fair-lead = L’ordinateur joue des parties rapides contre lui-même. Quand il peut, il résout aussi le labyrinthe pour trois fantômes au plus.
editor-fair-ask = Vérifier
editor-fair-making = Parties rapides en cours
editor-fair-ahead =
    { $ahead ->
        [1] Un plateau passe avant le tien
       *[other] { $ahead } plateaux passent avant le tien
    }
editor-fair-failed = Ça n’a pas marché. Tu peux redemander.
editor-fair-done = Les parties rapides sont finies.
editor-fair-share = gagne { $share } % (sans doute { $low } à { $high } %)
editor-fair-games =
    { $drawn ->
        [0] { $games } parties du niveau { $level } contre lui-même, aucune nulle. Dix-neuf fois sur vingt, la vraie part est dans la zone pâle.
        [one] { $games } parties du niveau { $level } contre lui-même, { $drawn } nulle. Dix-neuf fois sur vingt, la vraie part est dans la zone pâle.
       *[other] { $games } parties du niveau { $level } contre lui-même, { $drawn } nulles. Dix-neuf fois sur vingt, la vraie part est dans la zone pâle.
    }
editor-fair-exact =
    { $ghosts ->
        [1] Résolu, un fantôme
       *[other] Résolu, { $ghosts } fantômes
    }
editor-fair-pacman = PAC-MAN gagne
editor-fair-endless = Personne ne peut forcer
editor-fair-ghosts = Les fantômes gagnent
