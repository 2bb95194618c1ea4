table-title = Chez { $name }
table-title-yours = Ta table
table-title-nobody = Une table
table-invite = Invite les autres
table-share = Partager le lien
table-share-title = Une partie de Corridor
table-copy = Copier le lien
table-seat-link = Un lien pour cette place
table-link = Lien vers cette table
table-qr = Code QR
table-qr-label = Code QR du lien vers cette table
table-rules = Ce qu’on joue
table-own-layout = Plateau perso
table-lots-first = La première place
table-by-lot = Camp au hasard
table-turn =
    { $number ->
        [1] Commence
        [2] Joue en deuxième
        [3] Joue en troisième
       *[other] Joue en quatrième
    }
table-seat-free = La place { $number } est libre
table-free-race =
    { $number ->
        [1] Première place, libre
        [2] Deuxième place, libre
        [3] Troisième place, libre
       *[other] Quatrième place, libre
    }
table-free-piece = { $piece } : libre
table-starts = Part de { $squares }
table-enters = Entre au premier tour
table-sit = S’asseoir ici
table-sit-too = S’asseoir ici aussi
table-name-too = Nom de la personne assise ici
table-add-computer = Ordinateur
table-stand-up = Se lever
table-send-away = Libérer cette place : { $name }
table-character = Ton apparence
table-pawn = Un pion simple
table-lift = Donner { $piece } à une autre place
table-put-here = { $piece } vient ici
table-share-hint = Glisse un fantôme vers une autre place, ou touche-le, puis la place. Si tu donnes ton dernier fantôme, tu en reçois un autre.
table-hands = Ces fantômes vont ensemble
table-here = { $here } sur { $all } ici,
table-seats-free =
    { $free ->
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    }
table-all-here = tu peux commencer
table-wait-start = en attente du départ
table-leave = Partir
table-start = Commencer
table-start-computer = Commencer avec l’ordinateur
table-drawing = Répartition des camps…
table-begins = Premier tour : { $name }.
table-first = Commence
table-to-board = Aller au plateau
join-title = Rejoindre une table
join-invited = { $name } t’invite
join-invited-plain = On t’invite
join-your-seat = Ta place
join-sit = S’asseoir
join-watch = Juste regarder
join-gone = Cette invitation n’est plus valable
join-gone-more = Le lien a déjà servi, ou la partie a commencé. Demandes-en un autre, ou tape un code.
join-no-code = Aucune table n’a ce code
join-no-code-more = Vérifie le code et retape-le, ou redemande-le.
join-failed = Ça n’a pas marché
balance-pacman = Victoire forcée : PAC-MAN
balance-endless = Pas de victoire forcée
balance-ghosts = Victoire forcée : fantômes
balance-ahead-pacman = Avantage : PAC-MAN
balance-even = Équilibré
balance-ahead-ghosts = Avantage : fantômes
balance-proved = Prouvé : c’est ainsi que cela finit si personne ne se trompe.
balance-measured = Pas prouvé, seulement mesuré. Dans les parties de l’ordinateur contre lui-même, PAC-MAN en a gagné { $won } sur { $games }.
table-change = Changer
table-change-owner = Tu peux les changer jusqu’au départ. Toute la table devra les accepter.
table-change-title = Changer les règles
table-change-save = Prendre ces règles
table-changed = { $name } a changé les règles
table-changed-nameless = Les règles ont changé
table-changed-more = Reste pour jouer avec, ou quitte la table.
table-changed-line = { $now }, avant : { $was }
table-stay = Rester
table-unsure = Réfléchit
table-wait-agree =
    { $count ->
        [1] Une personne doit encore accepter les nouvelles règles
       *[other] { $count } personnes doivent encore accepter les nouvelles règles
    }
table-own-maze = Mon labyrinthe { $number }
table-from = Départ
table-own-position = Une position préparée
table-make-maze = Créer ton labyrinthe
