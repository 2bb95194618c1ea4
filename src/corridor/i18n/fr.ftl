# Français. Les clés et leur ordre sont ceux de en.ftl. On tutoie.
#
# boost = bonus ; catch = attraper ; Chamber = Chambre ; enter = entrer ; fence = barrière ;
# frenzy = frénésie ; ghost = fantôme ; layout = mise en place ; level = niveau ; life = vie ;
# match = partie ; mode = mode ; move = coup ; pass = passer ; pawn = pion ; pellet = pac-gomme ;
# piece = pièce ; place = poser ; preset = préréglage ; record = feuille de partie ;
# relocate = déplacer ; reserve = réserve ; respawn square = case de réapparition ;
# round = tour, manche après une capture ; route = chemin ; seat = place ; side = camp ; slot = emplacement ;
# spend = dépenser ; square, step = case ; stock = en main ; switch = réglage ; table = table ;
# tunnel = tunnel ; turn = tour ; walk = déplacement

# Le nom que donnent à la langue ceux qui la parlent.
language-name = Français

# Entre les mots d’une énumération.
list-separator = { ", " }

unknown-language = La langue « { $wanted } » n’existe pas ici. Il y a : { $known }.

## Pourquoi un coup est impossible.
##
## $pieces : les pièces concernées, par leurs noms ; $squares : les cases concernées.

refusal-unreadable = Ce n’est pas un coup.
refusal-game-over = La partie est finie.
refusal-not-your-turn = C’est à une autre pièce de jouer.
refusal-wrong-phase = Ce coup ne se joue pas à ce moment du tour.
refusal-piece-off-board = Cette pièce n’est pas sur le plateau.

refusal-no-fences-left = Plus aucune barrière en main.
refusal-crosses-fence = La barrière en croiserait une autre.
refusal-overlaps-fence = La barrière en recouvrirait une autre.
refusal-closes-last-route = La barrière ne laisserait plus aucun chemin à { $pieces }.
refusal-cuts-off-squares = La barrière isolerait { $squares }.
refusal-not-a-chamber-fence = Seule une barrière de la Chambre peut être déplacée.
refusal-same-slot = La barrière est déjà là.

refusal-too-far = Cette case est trop loin.
refusal-fence-between = Une barrière fait obstacle.
refusal-square-taken = Une autre pièce occupe cette case.
refusal-no-jump = La pièce ne peut pas sauter jusque-là.
refusal-wrong-length = Le déplacement n’a pas le bon nombre de cases.
refusal-must-stop = Le déplacement doit s’arrêter en chemin.
refusal-ghost-in-the-way = Un fantôme barre le passage.
refusal-pellet-in-the-way = Une pac-gomme barre le passage.
refusal-ends-on-pellet = Le déplacement ne peut pas finir sur une pac-gomme.
refusal-ends-on-ghost = Le déplacement ne peut pas finir sur un fantôme.
refusal-ends-where-it-began = Le déplacement ne peut pas finir là où il a commencé.
refusal-ends-on-previous-square = Le déplacement ne peut pas finir là où le précédent a commencé.
refusal-not-straight = Le déplacement doit aller tout droit.

refusal-must-move = On ne peut passer que s’il n’y a pas d’autre coup.
refusal-not-a-respawn-square = PAC-MAN ne peut pas entrer ici.
refusal-respawn-square-taken = Une pièce occupe la case où PAC-MAN entrerait.
refusal-no-pellet-in-reserve = Aucune pac-gomme à dépenser en réserve.

## Comment une partie s’est finie.
##
## $winner : le nom du camp gagnant ; "none" si la partie est nulle.

outcome-goal = { $winner } gagne : le but est atteint.
outcome-pellets = { $winner } gagne : toutes les pac-gommes sont mangées.
outcome-ghosts = { $winner } gagne : tous les fantômes sont mangés.
outcome-catches = { $winner } : victoire, PAC-MAN n’a plus de vie.
outcome-plies = Partie nulle : le nombre maximal de coups est atteint.
outcome-threefold = Partie nulle : la même position est apparue trois fois.
outcome-no-progress = Partie nulle : rien n’a changé depuis trop longtemps.

## Images d’un plateau, et ce qu’elles disent à qui ne les voit pas.
##
## $side, $piece : un nom ; $square : une case ; $squares, $fences : une liste.

draw-mode-classic-two = Classique à deux
draw-mode-classic-three = Classique à trois
draw-mode-classic-four = Classique à quatre
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avancé
draw-none = aucune
draw-title = { $mode } : { $state }
draw-to-move-now = À jouer : { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } en { $square }
draw-piece-off = { $piece } hors du plateau
draw-fences-of = { $side } : barrières { $fences }.
draw-fences-fixed = Barrières : { $fences }.
draw-fences-chamber = Barrières de la Chambre : { $fences }.
draw-pellets = Pac-gommes : { $squares }.
draw-lives =
    { $count ->
        [one] { $count } vie.
       *[other] { $count } vies.
    }
draw-reserve-count =
    { $count ->
        [one] { $count } pac-gomme en réserve.
       *[other] { $count } pac-gommes en réserve.
    }
draw-sees = { $piece } voit PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side } : { $count } barrière en main.
       *[other] { $side } : { $count } barrières en main.
    }
draw-to-move = à jouer
draw-won = victoire
draw-to-move-steps =
    { $count ->
        [one] à jouer, { $count } case
       *[other] à jouer, { $count } cases
    }
draw-route-steps =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
draw-speed = vitesse { $count }
draw-reserve = en réserve
draw-chamber = Chambre
draw-fence-of = { $side } : barrière
draw-fence-fixed = barrière
draw-fence-chamber = barrière de la Chambre
draw-fence-vacated = ancienne place d’une barrière de la Chambre
draw-goal-of = { $side } : but
draw-pellet = pac-gomme
draw-respawn = case de réapparition
draw-tunnels = tunnels : { $squares }
draw-last-walk = dernier déplacement
draw-edible = mangeable maintenant
draw-who-sees = PAC-MAN est vu par { $pieces }.

## Ce qu’un lecteur voulait trouver, comme après « Attendu : » : une chose ou une condition.
##
## $detail : combien il en faut, ou lesquels existent ; vide s’il n’y a rien à ajouter.

expected-boost-after-pellet = un bonus seulement après une pac-gomme mangée
expected-chamber-count = autant de barrières de la Chambre que le tour en laisse
expected-chamber-fences-standing = des barrières de la Chambre qui sont sur le plateau
expected-characters = un personnage par pion d’une course, tous différents sauf les pions simples
expected-chase-move = un coup d’une poursuite, comme Me6f6, Bd9, e3h, d3h>f7v, M@e1, $ ou --
expected-clock = un temps, en h:mm:ss ou en secondes
expected-closed-chamber = des barrières de la Chambre qui ferment un espace sans accès
expected-comment = un commentaire sans caractères de contrôle, sans blancs aux bords et sans notes
expected-comment-end = une accolade fermante à la fin de ce commentaire
expected-eaten = autant de pac-gommes mangées qu’il en manque sur le plateau
expected-end-of-text = rien de plus
expected-evaluation = une évaluation comme 0.35 ou #-3, ou une par camp, séparées par des virgules
expected-fence = une barrière, comme e3h
expected-fence-list = des barrières à la suite, comme d2e3
expected-fences-not-crossing = des barrières qui ne se croisent pas
expected-fences-not-overlapping = des barrières qui ne se recouvrent pas
expected-fences-of-layout = les barrières de la mise en place, qui ne changent jamais dans ce mode
expected-fields = { $detail } champs séparés par des barres obliques
expected-fitting-fence = une barrière qui n’en croise ni n’en recouvre une autre
expected-format = le format { $detail }
expected-ghosts-apart = des fantômes sur des cases différentes
expected-glyph = l’un des signes ! ? !! ?? !? ?!
expected-glyph-apart = un blanc entre un coup de poursuite et l’avis qu’on en donne
expected-inline-layout = une mise en place en six parties séparées par des points
expected-json = un texte entre guillemets, une liste ou une table, comme les écrit JSON
expected-json-key = l’une des clés { $detail }
expected-json-key-once = chaque clé une seule fois
expected-json-kind =
    { $detail ->
        [list] une liste
        [table] une table
       *[text] un texte entre guillemets
    }
expected-known-name = l’un de { $detail }
expected-layout-key = une clé d’un fichier de mise en place
expected-layout-number = un nombre dans { $detail }
expected-layout-size = une mise en place de longueur raisonnable
expected-layout-value =
    { $detail ->
        [table] une table
       *[text] un texte entre guillemets
    }
expected-legal-move = un coup que les règles permettent ici
expected-lives = pas plus de vies qu’au départ
expected-move = un coup
expected-move-count = au plus { $detail } coups
expected-move-number = le numéro { $detail }
expected-nesting = des variantes imbriquées sur au plus { $detail } niveaux
expected-no-pellet-on-respawn-square = aucune pac-gomme sur une case de réapparition
expected-no-pellet-under-piece = aucune pac-gomme sous une pièce
expected-no-square-cut-off = aucune case isolée
expected-note-of-move = pendule et évaluation seulement après un coup
expected-note-once = une seule pendule et une seule évaluation par coup
expected-numbers =
    { $detail ->
        [1] un nombre
       *[other] { $detail } nombres
    }
expected-one-chamber = aucun espace fermé à part la Chambre
expected-one-record = une seule partie ; il y en a plusieurs ici, et « corridor record check » les lit toutes
expected-one-square = une seule case
expected-pacman-apart = PAC-MAN et les fantômes sur des cases différentes
expected-pacman-on-board = PAC-MAN sur le plateau
expected-pellet-count = autant de pac-gommes que le mode en a
expected-pellets-differ = des pac-gommes sur des cases différentes
expected-pellets-of-layout = des pac-gommes seulement là où la mise en place en a
expected-phase = un moment du tour qui convient au reste de la position
expected-piece-letter = la lettre d’une pièce, aucune deux fois
expected-piece-name = le nom d’une pièce de ce mode
expected-piece-off-board = une pièce qui commence hors du plateau
expected-piece-on-board = une pièce qui commence sur le plateau
expected-pieces-apart = des pièces sur des cases différentes
expected-plain-text = un texte sans caractères de contrôle
expected-played-in-turn = des fantômes qui peuvent avoir déjà joué
expected-position-size = une position de longueur raisonnable
expected-previous = une case précédente seulement pour les pièces sur le plateau
expected-race-move = un coup d’une course, comme e2, e3h ou --
expected-record-size = au plus { $detail } caractères
expected-reserve = pas plus de pac-gommes en réserve que de mangées
expected-result = un coup ou le résultat
expected-result-fits = un résultat qui convient à la façon dont la partie s’est finie
expected-result-of-board = le résultat { $detail }, comme le dit le plateau
expected-route-to-goal = un chemin vers le but pour chaque pion
expected-same-result = le résultat { $detail }, comme après les coups
expected-seats = chaque pièce à une seule place, par lettres : M BI PC
expected-side-number = le numéro d’un camp
expected-square = une case, de a1 à i9
expected-square-for-each-piece = une case pour chaque pièce
expected-square-list = des cases à la suite, comme a1i9
expected-start-of-mode = un départ du même mode, avec les mêmes réglages et la même mise en place
expected-start-off-goal = un départ qui n’est pas sur le but
expected-stock = pas plus de barrières en main que d’emplacements
expected-stock-name = le nom d’un camp qui a des barrières
expected-switch = chaque réglage une seule fois, comme name=value
expected-tag = une étiquette, comme [Event "a friendly game"]
expected-tag-name = des lettres, des chiffres et des tirets bas, et pas un nom qui a déjà un sens
expected-tag-once = chaque étiquette une seule fois
expected-tag-value = une ligne de texte sans caractères de contrôle
expected-termination = l’un de { $detail }
expected-toml = un fichier TOML
expected-turn = le tour et ce qu’il faut en retenir
expected-variation-end = une parenthèse fermante à la fin de cette variante

## Comment les choses s’appellent.

side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Fantômes

piece-w = W
piece-x = X
piece-y = Y
piece-z = Z
piece-pacman = PAC-MAN
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde

mode-classic-2 = Classique à deux : une course vers le côté opposé, avec des barrières.
mode-classic-3 = Classique à trois : la même course, depuis trois côtés.
mode-classic-4 = Classique à quatre : la même course, depuis les quatre côtés.
mode-pacman = PAC-MAN : mange quatre pac-gommes avant que les fantômes t’attrapent trois fois.
mode-pacman-advanced = PAC-MAN avancé : la poursuite avec des barrières, des tunnels et des pac-gommes à dépenser.

layout-standard = Les pions au milieu de leurs côtés, aucune barrière sur le plateau.
layout-recon-1 = Trois barrières horizontales et trois verticales ; le labyrinthe habituel.
layout-recon-2 = Un autre labyrinthe de trois barrières sur trois.
layout-open = Aucune barrière.
layout-gate = Portail : 8 barrières, une vie. Parties serrées à force égale.
layout-kite = Cerf-volant : 14 barrières, deux vies. Parties serrées à force égale.
layout-lantern = Lanterne : 20 barrières, quatre vies. Parties serrées à force égale.
layout-meadow = Prairie : 4 barrières, trois vies. Parties serrées à force égale.
layout-owl = Chouette : 18 barrières, deux vies. Parties serrées à force égale.
layout-tower = Tour : 18 barrières, deux vies. Parties serrées à force égale.
layout-d4 = La Chambre en d4, e4, d5 et e5.
layout-d5 = La Chambre en d5, e5, d6 et e6.
layout-e4 = La Chambre en e4, f4, e5 et f5.
layout-e5 = La Chambre en e5, f5, e6 et f6.

preset-booklet = Comme dans le livret ; chaque réglage à sa valeur par défaut.
preset-first-printing = Les fantômes peuvent s’arrêter sur les pac-gommes : dans la première édition, seul le texte français l’interdit.
preset-strict-english = Comme le texte anglais à la lettre : un bonus, c’est trois cases.
preset-italian = Comme le texte italien : un fantôme frénétique fonce sur PAC-MAN.
preset-danish = Comme le texte danois : les fantômes évitent les pac-gommes, et un bonus mange là où il finit.
preset-friendly-ghosts = Les fantômes en équipe : ordre libre, frénésies courtes et droit de rester sur place.

## Les réglages : ce que chacun décide, et ce que signifie chacune de ses valeurs.

switch-edge-side-jump = Un pion au bord du plateau barre le passage.
switch-edge-side-jump-true = On peut sauter à côté de lui.
switch-edge-side-jump-false = On ne peut pas sauter.
switch-third-pawn-side-jump = Un troisième pion se trouve derrière celui à sauter.
switch-third-pawn-side-jump-true = On peut sauter de côté.
switch-third-pawn-side-jump-false = On ne peut pas sauter.
switch-draw-after-plies = Après ce nombre de coups, tous joueurs réunis, la partie est nulle ; 0 : jamais.
switch-threefold = La même position apparaît pour la troisième fois.
switch-threefold-true = La partie est nulle.
switch-threefold-false = La partie continue.
switch-fences-each = Barrières que chaque camp a en main au départ.

switch-pac-move = De combien PAC-MAN se déplace.
switch-pac-move-exact-2 = De deux cases exactement.
switch-pac-move-up-to-2 = D’une case ou de deux.
switch-pac-into-ghost = PAC-MAN entre dans un fantôme sans bonus.
switch-pac-into-ghost-caught = Il est attrapé.
switch-pac-into-ghost-blocked = Impossible : les fantômes barrent le passage.
switch-boost = Jusqu’où va un bonus.
switch-boost-up-to-3 = Jusqu’à trois cases, ou aucune.
switch-boost-exact-3 = Trois cases, autant que possible.
switch-boost-eats = Quels fantômes un bonus mange.
switch-boost-eats-pass = Tous ceux des cases où il entre.
switch-boost-eats-end-only = Seulement celui de la case où le bonus finit.
switch-frenzy = De combien se déplace un fantôme qui voit PAC-MAN.
switch-frenzy-exact-2 = De deux cases, s’il le peut.
switch-frenzy-up-to-2 = D’une case ou de deux.
switch-frenzy-none = D’une case, comme toujours.
switch-frenzy-path = Par où un fantôme frénétique peut aller.
switch-frenzy-path-any = Par où il veut ; il peut tourner.
switch-frenzy-path-straight = Tout droit, dans n’importe quelle direction.
switch-frenzy-path-towards = Tout droit vers PAC-MAN.
switch-ghost-on-pellet = Les fantômes et les cases à pac-gomme.
switch-ghost-on-pellet-cross = Un fantôme peut les traverser, pas s’y arrêter.
switch-ghost-on-pellet-no-entry = Un fantôme ne peut pas y entrer.
switch-ghost-on-pellet-free = Un fantôme peut aussi s’y arrêter.
switch-ghost-stack = Un fantôme en rencontre un autre.
switch-ghost-stack-pass-no-share = Il peut passer, mais pas s’arrêter sur la même case.
switch-ghost-stack-block = Il ne peut pas passer.
switch-ghost-stack-share = Ils peuvent partager une case.
switch-ghost-stay = Un fantôme préfère rester sur place.
switch-ghost-stay-true = Il peut.
switch-ghost-stay-false = Seulement s’il ne peut pas se déplacer.
switch-ghost-order = L’ordre dans lequel jouent les fantômes.
switch-ghost-order-fixed = Blinky, Inky, Pinky, Clyde.
switch-ghost-order-free = Comme ils veulent, à chaque tour.
switch-ghost-return = Quand revient un fantôme mangé.
switch-ghost-return-next-round = Quand une nouvelle manche commence après une capture.
switch-ghost-return-next-turn = À son prochain tour.
switch-pellets = Les pac-gommes mangées, après une capture.
switch-pellets-stay-eaten = Elles restent mangées.
switch-pellets-refill = Elles reviennent toutes : il en faut quatre en une seule vie.
switch-no-progress-limit = Après ce nombre de tours où rien n’est mangé, attrapé ni posé, la partie est nulle ; 0 : jamais.
switch-lives = Combien de fois il faut attraper PAC-MAN.

switch-adv-ghost-move = De combien un fantôme se déplace.
switch-adv-ghost-move-up-to = De sa vitesse, ou moins.
switch-adv-ghost-move-exact = De sa vitesse exactement.
switch-no-return = Un déplacement qui revient là où le précédent a commencé.
switch-no-return-last-square = Il est interdit, s’il y en a un autre.
switch-no-return-off = Il est permis.
switch-respawn-free = PAC-MAN revient sur le plateau.
switch-respawn-free-true = Ensuite, il joue son tour.
switch-respawn-free-false = C’est son déplacement de ce tour.
switch-spend-steps = Jusqu’où porte une pac-gomme dépensée.
switch-spend-steps-up-to-2 = Une case ou deux.
switch-spend-steps-exact-2 = Deux cases, autant que possible.
switch-tunnels-give-access = Les cases qu’on n’atteint que par un tunnel.
switch-tunnels-give-access-true = Elles comptent comme accessibles.
switch-tunnels-give-access-false = Elles comptent comme isolées : aucune barrière n’en a le droit.
switch-pac-stock = Barrières que PAC-MAN a en main au départ.
switch-ghost-stock = Barrières que les fantômes ont en main ensemble.

## Ce qu’il faut décider maintenant.
##
## $steps : de combien de cases peut être le déplacement ; 0 si cela dépend de la pièce.
## $pieces : la pièce qui se déplace, ou plusieurs parmi lesquelles choisir.
## $turn : le tour de l’ouverture, 0 ensuite ; $opening : combien de tours a l’ouverture.

phase-race = Déplace-toi ou pose une barrière.
phase-walk =
    { $steps ->
        [one] Déplace-toi de { $steps } case.
       *[other] Déplace-toi de { $steps } cases.
    }
phase-boost =
    { $steps ->
        [one] Bonus ! Encore { $steps } case ; les fantômes sur le chemin sont mangés.
       *[other] Bonus ! Encore { $steps } cases au plus ; les fantômes sur le chemin sont mangés.
    }
phase-ghosts =
    { $steps ->
        [0] Déplace { $pieces }.
        [one] Déplace { $pieces } de { $steps } case.
       *[other] Déplace { $pieces } de { $steps } cases au plus.
    }
phase-enter = Entre sur le plateau.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Déplace-toi de { $steps } case ; ensuite, tu peux poser une barrière.
           *[other] Déplace-toi de { $steps } cases ; ensuite, tu peux poser une barrière.
        }
       *[other] { $steps ->
            [one] Ouverture, tour { $turn } sur { $opening } : déplace-toi de { $steps } case ou pose une barrière.
           *[other] Ouverture, tour { $turn } sur { $opening } : déplace-toi de { $steps } cases ou pose une barrière.
        }
    }
phase-extra =
    { $steps ->
        [one] Bonus ! { $steps } case de plus ; les fantômes sur le chemin sont éliminés.
       *[other] Bonus ! { $steps } cases de plus ; les fantômes sur le chemin sont éliminés.
    }
phase-after = Déplacement fait. Ajoute quelque chose, ou finis ton tour avec --.
phase-relocate = Ouverture, tour { $turn } sur { $opening } : prends une barrière de la Chambre et pose-la ailleurs.
phase-ghost-place = Pose une barrière, ou garde-la avec --.

## La ligne de commande.

cli-help-corridor = Quoridor et ses jeux PAC-MAN : y jouer, les regarder, les vérifier.
cli-help-exit-codes = Codes de sortie : 0 fait ; 1 coup, position ou fichier refusé ; 2 ligne de commande incorrecte ; 130 arrêté par Ctrl-C.
cli-help-help = Afficher cette aide.
cli-help-version = Afficher la version.
cli-help-lang = La langue ; sinon celle du système.
cli-help-json = Écrire du JSON pour les programmes.
cli-help-json-view = Écrire en JSON tout ce que montre l’image.
cli-help-mode = Le jeu : classic-2, classic-3, classic-4, pacman ou pacman-advanced.
cli-help-layout-option = Une mise en place du mode par son nom, ou un fichier qui finit par .toml.
cli-help-preset = Un préréglage : des réglages sous un nom.
cli-help-set = Choisir un réglage ; plusieurs fois si besoin. « corridor modes MODE » en donne la liste.
cli-help-position = Partir d’une position en texte plutôt que d’un mode.
cli-help-moves = Coups à jouer d’abord, comme "e2 e8 e3h".
cli-help-modes = Lister les modes ; en décrire un, avec mises en place, préréglages et réglages.
cli-help-legal = Lister les coups permis.
cli-help-show = Afficher le plateau dans le terminal.
cli-help-ascii = N’utiliser que des lettres simples.
cli-help-orientation = Le camp placé en bas.
cli-help-draw = Dessiner le plateau.
cli-help-size = Largeur en pixels.
cli-help-theme = Couleurs.
cli-help-routes = Montrer les plus courts chemins de ces camps, p. ex. "w,x", ou "all".
cli-help-panel = Montrer vies, pac-gommes et barrières en main à côté du plateau.
cli-help-perft = Compter les suites de coups permis d’une longueur donnée. Les limites qui dépendent de l’historique sont ignorées.
cli-help-depth = Combien de coups a une suite.
cli-help-divide = Compter à part pour chaque premier coup.
cli-help-record = Feuilles de partie.
cli-help-record-check = Vérifier les feuilles de partie d’un fichier, une ou plusieurs : un fichier .qgn ou JSON, ou - pour l’entrée standard.
cli-help-layout = Tes propres mises en place.
cli-help-layout-check = Vérifier qu’une partie peut partir d’un fichier de mise en place, ou - pour l’entrée standard.
cli-help-layout-mode = Le mode concerné ; inutile si le fichier le dit.

cli-usage = Usage :
cli-heading-options = Options
cli-heading-commands = Commandes
cli-required = Obligatoire.
cli-default-is = Par défaut : { $value }.
cli-no-option = L’option { $name } n’existe pas.
cli-missing = Il manque { $name }.
cli-bad-value = { $name } attend { $form }.
cli-option-value =
    { $flag ->
        [yes] { $name } ne prend pas de valeur.
       *[no] { $name } demande une valeur.
    }
cli-too-many-words = La ligne de commande a des mots en trop.

cli-error = corridor: { $message }
cli-not-text = { $file } n’est pas un texte en UTF-8.
cli-cannot-read = Impossible de lire { $file } : { $why }.
cli-cannot-write = Impossible d’écrire { $file } : { $why }.
cli-output-lost = Impossible d’écrire la réponse : { $why }.
cli-nothing = rien
cli-quoted = « { $text } »
cli-found = Attendu : { $wanted } ; trouvé : { $found }.
cli-found-at = Ligne { $line }, colonne { $column } : attendu : { $wanted } ; trouvé : { $found }.
cli-refused-at = Ligne { $line }, colonne { $column } : { $move } est impossible. { $why }
cli-move-refused = { $move } est impossible. { $why }
cli-move-number = Coup { $number } : { $why }
cli-file-refused = { $file } : { $why }
cli-no-such =
    { $kind ->
        [command] La commande « { $name } » n’existe pas.
        [mode] Le mode « { $name } » n’existe pas.
        [layout] Ce mode n’a pas de mise en place « { $name } ».
        [preset] Ce mode n’a pas de préréglage « { $name } ».
        [side] Il n’y a pas de camp « { $name } » ici.
       *[switch] Ce mode n’a pas de réglage « { $name } ».
    } Possible : { $allowed }.
cli-none-of-kind =
    { $kind ->
       *[preset] Ce mode n’a pas de préréglages, donc pas non plus « { $name } ».
    }
cli-no-such-value = { $switch } ne peut pas être « { $value } ». Possible : { $allowed }.
cli-switch-form = « { $text } » n’est pas un réglage : écris SWITCH=VALUE.
cli-position-is-all = Une position dit elle-même son mode et ses réglages : enlève --mode, --layout, --preset et --set.
cli-which-mode = Pour quel mode est cette mise en place ? Dis-le avec --mode.
cli-layout-good = { $file } : une partie de { $mode } peut partir de « { $name } ».
cli-record-good =
    { $count ->
        [one] { $file } : une feuille de partie correcte de { $mode }, { $count } coup ; { $result }.
       *[other] { $file } : une feuille de partie correcte de { $mode }, { $count } coups ; { $result }.
    }
cli-records-good =
    { $count ->
        [one] { $file } : { $count } feuille de partie correcte ; coups : { $moves }.
       *[other] { $file } : { $count } feuilles de partie correctes ; coups : { $moves }.
    }
cli-layouts = Mises en place : { $layouts }.
cli-presets = Préréglages : { $presets }.
cli-modes-more = Pour en savoir plus : corridor modes { $mode }
cli-default = { $words } (par défaut)
cli-default-number = Un nombre ; { $value } par défaut.
cli-legal-count =
    { $count ->
        [one] À jouer : { $side }, { $count } coup permis.
       *[other] À jouer : { $side }, { $count } coups permis.
    }
cli-kind-walk = Déplacements ({ $piece }) :
cli-kind-fence-h = Barrières horizontales :
cli-kind-fence-v = Barrières verticales :
cli-kind-relocate = { $fence } de la Chambre va en :
cli-kind-enter = Entrées :
cli-kind-other = Sinon :
cli-counting = Comptage
cli-some-piece = une pièce

## Jouer dans un terminal.

cli-help-play = Jouer une partie : à plusieurs sur un terminal, ou contre un bot. Sans --mode, on te le demande.
cli-help-play-more = Pendant la partie, « help » dit ce qu’on peut taper. Sans terminal, les lignes sont lues sur l’entrée standard.
cli-help-people = Combien de personnes jouent ; 1 si les noms ne disent rien d’autre.
cli-help-bots = Combien de bots jouent ; sinon, autant qu’il en faut.
cli-help-name = Le nom d’une personne ; plusieurs fois si besoin.
cli-help-character = L’apparence du pion d’une personne ; plusieurs fois si besoin.
cli-help-first = La première personne commence ; sinon, les places sont tirées au sort.
cli-help-side = La première personne prend ce camp : w, x, y, z, pacman ou ghosts.
cli-help-resume = Reprendre une partie enregistrée.
cli-help-autosave = Garder la partie dans ce fichier, coup par coup.
cli-help-seed = Tirer les places et jouer les bots d’après ce nombre, toujours pareil.

cli-play-welcome = Bienvenue dans Corridor. À quoi veux-tu jouer ?
cli-play-which = Jeu :
cli-play-how-many = Combien de personnes jouent, de 1 à { $most } ? En solo, un bot joue contre toi.
cli-play-number = Tape un nombre de { $low } à { $high }.
cli-play-name = Nom du joueur { $number } :
cli-play-characters = { $name }, ton pion : { $characters }.
cli-play-which-character = Pion :
cli-play-start = Veux-tu commencer ? Sinon, on tire au sort.
cli-play-person = Joueur { $number }
cli-play-bot = Bot
cli-play-bots = Bot { $number }
cli-play-seats =
    { $most ->
        [one] Ce jeu se joue à { $most }.
       *[other] Ce jeu a de { $fewest } à { $most } places, pas { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Il y a plus de noms ou de personnages que de personnes : { $count } joue.
       *[other] Il y a plus de noms ou de personnages que de personnes : { $count } jouent.
    }
cli-play-no-characters = Les personnages sont pour les pions des modes classiques ; ici, chaque pièce est elle-même.
cli-play-alike = Deux pions ne peuvent pas avoir la même apparence : { $character }.
cli-play-first-or-side = Choisis entre --first et --side.
cli-play-nobody-first = S’il n’y a que des bots, personne ne peut choisir son camp.
cli-play-resume-is-all = Une partie enregistrée connaît son mode et ses joueurs : donne --resume sans eux.
cli-play-was-over = La partie dans { $file } est finie.

cli-play-sits = { $who } commence en { $squares }.
cli-play-lot = Les places sont tirées au sort.
cli-play-enters = { $who } entre d’abord sur le plateau.
cli-play-looks = L’apparence de { $who } : { $character }.
cli-play-how = Tape un coup, ou « help ».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who } : { $what }
cli-play-one-of = une pièce parmi { $pieces }
cli-play-example = Par exemple : { $moves }
cli-play-several = Plusieurs déplacements y mènent ; écris-en un en entier : { $moves }.
cli-play-what = { $why } Tape « help » pour voir ce qui existe.
cli-play-not-yours = Cette pièce est jouée par { $who }.
cli-play-into-ghost = PAC-MAN foncerait dans un fantôme et perdrait une vie. Vraiment ?
cli-play-forced = { $who } ne peut pas bouger et passe.
cli-play-bot-moves = { $who } : { $moves }.
cli-play-spent = Une pac-gomme est dépensée.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN mange la dernière pac-gomme !
        [one] PAC-MAN mange une pac-gomme ! Il en reste { $count }.
       *[other] PAC-MAN mange une pac-gomme ! Il en reste { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN est attrapé pour la dernière fois !
        [one] PAC-MAN est attrapé ! Il lui reste { $count } vie.
       *[other] PAC-MAN est attrapé ! Il lui reste { $count } vies.
    }
cli-play-eaten = PAC-MAN mange { $piece } !
cli-play-help-race =
    Coups
      e4         aller ou sauter en e4
      e3h        une barrière horizontale au-dessus de e3 et f3
      e3v        une barrière verticale à droite de e3 et e4
cli-play-help-chase =
    Coups
      Me6f6      aller avec PAC-MAN par e6 en f6 ; B, I, P, C sont les fantômes
      f6         pareil, si l’on sait quelle pièce se déplace, et comment
      --         s’arrêter là, ou rester sur place
      M@e1       entrer sur le plateau en e1
      $          dépenser une pac-gomme pour un déplacement bonus
      e3h        une barrière horizontale au-dessus de e3 et f3
      e3v        une barrière verticale à droite de e3 et e4
      d3h>f7v    prendre la barrière d3h de la Chambre et la poser en f7v
cli-play-help =
    Mots
      moves      tous les coups permis ; « moves B » ceux d’une pièce
      why COUP   pourquoi un coup est impossible
      routes     les plus courts chemins
      board      montrer encore le plateau
      undo       revenir à ton dernier coup
      save NOM   garder la partie dans un fichier
      resign     abandonner
      quit       partir
cli-play-no-piece = La pièce « { $name } » n’existe pas. Possible : { $allowed }.
cli-play-no-moves = { $piece } ne peut pas bouger maintenant.
cli-play-undone =
    { $count ->
        [one] { $count } coup est repris.
       *[other] { $count } coups sont repris.
    }
cli-play-no-undo = Il n’y a rien à reprendre.
cli-play-why-what = Dis quel coup : why e3h
cli-play-legal = { $move } est possible.
cli-play-route =
    { $count ->
        [one] { $piece } : { $count } case : { $squares }
       *[other] { $piece } : { $count } cases : { $squares }
    }
cli-play-no-route = Pas de chemin à montrer pour l’instant.
cli-play-resign = Abandonner pour { $who } ?
cli-play-resigned = { $loser } : abandon. { $winner } : bien joué !
cli-play-taken-over = Un bot prend la relève de { $who }.
cli-play-overwrite = { $file } existe. L’écraser ?
cli-play-saved = Enregistré dans { $file }.
cli-play-save = Enregistrer la partie dans { $file } ?
cli-play-resume = Pour continuer : corridor play --resume { $file }
cli-play-not-saved = La partie n’est pas enregistrée. La prochaine fois, --autosave FILE la garde coup par coup.
cli-play-default-yes = [O/n]
cli-play-default-no = [o/N]
cli-play-words-yes = o oui y yes
cli-play-words-no = n non no
cli-play-yes-or-no = Tape o ou n.
cli-play-level = Niveau de PAC-MAN : { $title }

## L’apparence que peut avoir un pion d’une course.

character-pawn = un pion simple
character-pacman = PAC-MAN
character-blinky = Blinky
character-inky = Inky
character-pinky = Pinky
character-clyde = Clyde

## Le niveau de PAC-MAN selon les pac-gommes mangées, et ce qu’on peut en dire.

level-0 = –
level-1 = 1, débutant
level-2 = 2, prometteur
level-3 = 3, confirmé
level-4 = 4, élite

joke-0 = Un régime strict, et ça s’est vu : même les fantômes ont eu pitié, le temps d’une case.
joke-1 = Une pac-gomme. Un petit en-cas avant une longue sieste.
joke-2 = La moitié du menu. Les fantômes ont pris l’autre moitié à emporter.
joke-3 = Trois sur quatre : la dernière pac-gomme racontera cette histoire pendant des années.
joke-4 = Quatre pac-gommes, pas une miette. Les fantômes réclament un labyrinthe plus petit.

## Ce dont se plaignent les protocoles du moteur, ses joueurs et ses matchs.
##
## $code : un code stable du refus. $found : les mots d’un autre.

engine-unknown-word = La commande « { $word } » n’existe pas.
engine-line-too-long = La ligne dépasse { $most } octets.
engine-illegal-move = { $move } est impossible ici ({ $code }).
engine-illegal-root = { $move } a été trouvé, mais est impossible ici.
engine-unreadable = « { $found } » est illisible ({ $code }).
engine-no-such-value =
    { $kind ->
        [mode] Le mode « { $name } » n’existe pas.
        [layout] Ce mode n’a pas de mise en place « { $name } ».
        [preset] Ce mode n’a pas de préréglage « { $name } ».
        [switch] Ce mode n’a pas de réglage « { $name } ».
       *[value] { $kind } ne peut pas être « { $name } ».
    } Possible : { $allowed }.
engine-no-presets = Ce mode n’a pas de préréglages, donc pas non plus « { $name } ».
engine-no-such-option = L’option « { $name } » n’existe pas.
engine-switch-of-other-mode = { $switch } n’est pas un réglage du mode { $mode }.
engine-setoption-form = Une option se règle par : setoption name NAME value VALUE.
engine-position-form = Une position se donne par : position startpos [moves ...], ou : position pos TEXT [moves ...].
engine-go-needs-number = Il manque un nombre après « { $word } ».
engine-thinking = Impossible pendant que le moteur réfléchit ; arrête-le d’abord.
engine-not-pondering = Le moteur ne réfléchit pas sur le temps adverse.
engine-failed = Le moteur a échoué : { $what }.
engine-bad-limit = « { $found } » n’est pas une limite. Les limites sont : { $forms }.
engine-bad-number = « { $found } » n’est pas un nombre de { $least } à { $most }.
engine-bad-command = « { $command } » n’est pas une commande.
engine-program-died =
    { $last ->
        [none] Le programme « { $command } » s’est terminé tout seul.
       *[other] Le programme « { $command } » s’est terminé tout seul : { $last }
    }
engine-program-silent = Le programme « { $command } » n’a pas répondu à temps.
engine-program-refused = Le programme a répondu à « { $line } » : { $answer }
engine-knows-one-mode = Le programme « { $command } » ne connaît pas ce mode.
engine-not-of-the-seat = { $move } déplace une pièce d’une autre place.
engine-no-such-player = « { $found } » n’est pas un joueur. Les joueurs sont : { $forms }.
engine-no-level-of-this-form = « { $found } » n’est pas un niveau. Les niveaux sont : { $forms }.
engine-no-such-level = Les niveaux vont de { $least } à { $most }.
engine-no-colour = « { $found } » n’est ni black ni white.
engine-no-qtp-move = « { $found } » n’est pas un coup QTP, comme e8 ou b5 horizontal.
engine-qtp-size = Le plateau a { $size } rangées et colonnes.
engine-qtp-play-form = Un coup se donne par une couleur, une case et, pour une barrière, son sens.
engine-qtp-one-word = Il faut exactement un mot à la suite.
engine-other-turn = C’est à { $colour } de jouer.
engine-nothing-to-undo =
    { $count ->
        [0] Il n’y a aucun coup à reprendre.
        [one] Il n’y a que { $count } coup à reprendre.
       *[other] Il n’y a que { $count } coups à reprendre.
    }
engine-game-over = La partie est finie.
engine-not-json = « { $found } » n’est pas un objet JSON sur une ligne.
engine-json-text = Il faut un texte.
engine-json-list = Il faut une liste de la bonne longueur.
engine-json-table = Il faut une table de réglages et de leurs valeurs.
engine-json-unknown = Ce champ n’existe pas.
engine-json-one-of = Il faut l’une de ces valeurs : { $allowed }.
engine-json-number = Il faut un nombre de { $least } à { $most }.
engine-json-limit = Il faut une table avec seconds, nodes ou depth.
engine-json-move = Le coup { $number }, « { $move } », est impossible ({ $code }).
engine-json-position-is-all = Une position dit elle-même son mode et ses réglages.

## Ce dont se plaignent les matchs.

arena-needs-two = Il faut au moins deux joueurs pour un match.
arena-sprt-two = Un test séquentiel compare exactement deux joueurs.
arena-sprt-split = Un test séquentiel demande des places réparties à égalité.
arena-bad-openings = « { $found } » n’est pas une source d’ouvertures. Il y a : none, random:PLIES, file:PATH.
arena-no-opening =
    { $plies ->
        [one] Aucune partie ne continue après { $plies } coup au hasard.
       *[other] Aucune partie ne continue après { $plies } coups au hasard.
    }
arena-bad-opening = L’ouverture de la ligne { $line } est impossible : { $why }
arena-cannot-read = { $file } ne contient aucune ouverture lisible.
arena-cannot-write = Impossible d’écrire { $file } : { $why }
arena-workers-lost = Une partie a perdu { $count } processus de suite ; le match est interrompu.
arena-needs-cluster = Une grappe demande le supplément « cluster » de Corridor : pip install 'corridor[cluster]'.
arena-no-cluster = Aucune grappe ne répond à « { $address } ».

## Les commandes engine, analyse et arena.

cli-help-engine = Parler aux programmes : le protocole proche d’UCI, ou QTP, par les flux standard.
cli-help-engine-more =
    Les protocoles sont décrits dans docs/reference/protocols.md.
    Essaie : uci, position startpos moves e2 e8, go movetime 500, quit.
cli-help-qtp = Parler QTP, seulement la course à deux, au lieu du protocole proche d’UCI.
cli-help-qtp-limit = Combien dépenser par coup en QTP : movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-qtp-level = Jouer à ce niveau en QTP.
cli-help-analyse = Répondre à des questions sur des positions, une ligne de JSON chacune, dès que c’est prêt.
cli-help-analyse-more = Questions et réponses sont décrites dans docs/reference/protocols.md.
cli-help-analyse-workers = Combien de positions analyser à la fois.
cli-help-engine-threads = Fils d’exécution par position.
cli-help-engine-hash = Mémoire par position, en Mo.
cli-help-analyse-limit = Combien dépenser si une question ne le dit pas : movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-hasty = Quand les questions finissent, ne pas attendre les réponses qui manquent.
cli-play-level-of-bots = Quelle force pour les bots, de 1 à 8 ?
cli-help-arena = Faire jouer un match à des joueurs de toute sorte, et dire qui est le plus fort.
cli-help-arena-more =
    Joueurs : random, greedy, perfect, level:5, engine, engine:movetime=500,threads=2, uci:COMMAND, qtp:COMMAND.
    À plus de deux, chacun joue contre chacun.
cli-help-games = Parties entre deux joueurs ; arrondies à des paires entières.
cli-help-arena-limit = Combien dépenser : movetime=MILLISECONDS, nodes=N, depth=N, clock=SECONDS+SECONDS.
cli-help-openings = Comment commencent les parties : none, random:PLIES, ou file:PATH avec une ouverture par ligne.
cli-help-arena-position = Commencer depuis cette position, comme « corridor show » l’écrit. C’est son jeu qui compte, pas --mode et autres.
cli-help-seating = À plus de deux camps : split partage les places à égalité, single met le premier joueur seul contre les autres.
cli-help-sprt = S’arrêter dès qu’on sait si l’avance Elo du premier joueur est plus proche du premier ou du second nombre.
cli-help-margin = Millisecondes de retard permises à une réponse avant que la partie soit perdue.
cli-help-arena-out = Garder les feuilles de partie : un dossier avec un fichier par partie, ou un fichier qui finit par .qgn.
cli-help-processes = Parties à jouer à la fois ; sinon, autant que de processeurs.
cli-help-cluster = Jouer sur la grappe Dask dont l’ordonnanceur écoute à cette adresse.
cli-arena-sprt-form = Donne deux nombres à --sprt, le plus petit d’abord : 0,10.
cli-arena-head = { $mode } : { $games } parties sur { $total }, { $moves } coups.
cli-arena-duel = { $one } contre { $other } : { $wins } gagnées, { $draws } nulles, { $losses } perdues ; { $share } % des points.
cli-arena-decided = Paires décidées gagnées : { $share } % de { $count } ; paires en tout : { $pairs }.
cli-arena-fair = Part des points : { $times } fois la part équitable.
cli-arena-elo = Elo : { $elo }, 95 % de { $low } à { $high } ({ $kind }, groupes : { $groups }).
cli-arena-sides = { $player } en { $sides }.
cli-arena-sprt =
    { $verdict ->
        [open] LLR { $llr }, entre { $low } et { $high } : il est trop tôt pour le dire.
       *[accepted] LLR { $llr }, bornes { $low } et { $high } : { $elo } Elo est accepté.
    }
cli-arena-fault =
    { $fault ->
        [time] { $player }, défaites au temps : { $count }.
        [illegal] { $player }, défaites par un coup interdit : { $count }.
       *[crash] { $player }, défaites par un plantage : { $count }.
    }
cli-arena-col-player = joueur
cli-arena-col-elo = Elo
cli-arena-col-bars = 95 %
cli-arena-col-points = points

## La commande solve.

verdict-pacman = PAC-MAN gagne
verdict-endless = personne ne peut forcer la victoire
verdict-ghosts = les fantômes gagnent
cli-help-solve = Résoudre la poursuite pacman : trouver qui gagne chaque position si tout le monde joue au mieux.
cli-help-solve-more = Un ou deux fantômes prennent quelques secondes ; quatre prennent des minutes et environ 3 Go de mémoire. Arrêtée en chemin, la même commande reprend où elle était.
cli-help-solve-ghosts = Les fantômes qui participent : leurs lettres, comme BIP, ou leur nombre. Tous, sauf indication contraire.
cli-help-solve-lives = Les vies de PAC-MAN ; celles de la mise en place, sauf indication contraire.
cli-help-solve-out = Écrire les tables dans ce fichier. Sinon elles vont dans le dossier de CORRIDOR_TABLES, ou à l’endroit habituel des données.
cli-help-solve-threads = Le nombre de fils d’exécution.
cli-help-solve-value = Dire qui gagne une position si tout le monde joue au mieux, et où mène chaque coup.
cli-help-solve-position = La position, comme « corridor show » l’écrit.
cli-help-solve-tables = Chercher dans ce fichier. Sinon toutes les tables du dossier habituel sont consultées.
cli-solve-progress = vies { $lives }, pac-gommes { $pellets }, tour { $round }
cli-solve-rounds = Tours avec le meilleur jeu : jusqu’à la fin { $end }, jusqu’à la prochaine pac-gomme, au prochain fantôme mangé ou à la prochaine capture { $progress }
cli-solve-taken = { $file } contient les tables d’une autre partie. Choisis un autre nom avec --out.
cli-solve-stopped = Arrêté. Redonne la même commande, et elle reprend d’ici.
cli-solve-col-lives = vies
cli-solve-col-pellets = pac-gommes
cli-solve-col-start = depuis le départ
cli-solve-col-pacman = PAC-MAN gagne
cli-solve-col-endless = personne
cli-solve-col-ghosts = les fantômes gagnent
cli-solve-done = { $file } : { $megabytes } Mo. Cette fois, il a fallu { $seconds } s et { $memory } Mo de mémoire.
solver-only-pacman = Seul le mode pacman peut être résolu, pas { $mode }.
solver-no-such-ghosts = « { $ghosts } » ne désigne aucun fantôme. Dis combien, ou utilise ces lettres : { $allowed }
solver-cannot-write = Impossible d’écrire { $file } : { $why }. Ce qui est résolu reste ; fais de la place et redonne la même commande.
solver-cannot-read = Impossible de lire { $file } : { $why }
solver-broken-file = { $file } est abîmé. Supprime-le et résous de nouveau.
solver-foreign-file = { $file } ne contient pas de tables d’une poursuite.
solver-other-version = { $file } vient d’une autre version de Corridor. Supprime-le et résous de nouveau.
solver-being-made = Un autre programme est en train de faire { $file }. Attends-le, ou choisis un autre nom.
solver-not-in-tables = { $file } ne contient pas cette position : la partie, les fantômes ou les vies sont autres.
solver-no-tables = Il n’y a pas encore de tables pour cette position. « corridor solve » les fait.
solver-too-many-ghosts-for-rounds = Les tours sont comptés jusqu’à trois fantômes. Ce jeu en a { $ghosts }.

## Les commandes levels et bench.

cli-help-levels = Mesurer les niveaux : chacun dans un match contre celui d’en dessous.
cli-help-levels-more = L’échelle entière prend des heures ; avec --out, son tableau est écrit comme une page.
cli-help-levels-mode = Seulement ce mode ; plusieurs fois si besoin.
cli-help-levels-games = Parties de chaque niveau contre celui d’en dessous.
cli-help-levels-from = Le niveau le plus bas à mesurer.
cli-help-levels-to = Le niveau le plus haut à mesurer.
cli-help-levels-out = Écrire le tableau dans ce fichier, en Markdown.
cli-levels-order = Le niveau { $first } est au-dessus du niveau { $last } : donne le plus bas à --from et le plus haut à --to.
cli-levels-lowest = { $mode }, niveau { $level } : personne en dessous.
cli-levels-rung =
    { $fits ->
        [yes] { $mode }, niveau { $level } : { $measure } en { $games } parties.
       *[no] { $mode }, niveau { $level } : { $measure } en { $games } parties ; voulu : de { $low } à { $high }.
    }
cli-levels-page-head =
    # Niveaux

    Fait par `corridor levels` : { $games } parties de chaque niveau contre celui d’en dessous, ouvertures au
    hasard de quatre coups, places échangées, graine { $seed }. { $machine }.

    Un niveau est limité en nœuds, donc il joue pareil sur chaque machine. « Profondeur » dit combien de
    décisions il regarde d’avance si les nœuds ne l’arrêtent pas plus tôt, « lignes » combien de suites il
    pèse, « jeu » combien de cases il remarque à peine, « absence » à combien de décisions sur cent il ne
    regarde pas plus loin que la suivante. Un niveau marqué d’un * prend tous les autres pour un seul
    ennemi ; dans les courses à plusieurs, les autres font pousser un arbre dont les nœuds sont des
    parties jouées jusqu’au bout.
cli-levels-page-columns =
    { $kind ->
        [chase] niveau | nœuds | profondeur | lignes | jeu | absence | part des paires décidées | paires
        [many] niveau | nœuds | profondeur | lignes | jeu | absence | multiple de la part équitable | parties
       *[two] niveau | nœuds | profondeur | lignes | jeu | absence | part des points | parties
    }
cli-help-bench = Mesurer la recherche : un nombre pour son comportement, et sa vitesse.
cli-help-bench-more = Le nombre ne change que si la recherche se comporte autrement ; les commits qui le changent le nomment.
cli-help-bench-full = Aussi la profondeur atteinte en un temps donné, et le délai d’arrêt d’une recherche.
cli-help-bench-seconds = Secondes par position avec --full.
cli-bench-machine = { $model }, cœurs : { $cores }
cli-bench-speed = Nœuds par seconde : { $speed }
cli-bench-number = Bench: { $nodes }
cli-bench-fixed = À profondeur fixe, un fil
cli-bench-timed = En { $seconds } s par position, un fil
cli-bench-mode = mode
cli-bench-depth = profondeur
cli-bench-nodes = nœuds
cli-bench-speed-col = nœuds/s
cli-bench-start = profondeur au départ
cli-bench-inside = profondeur en cours de partie : moindre, médiane, plus grande
cli-bench-stop = de stop à bestmove, ms : médiane, plus grande

## La table : pourquoi une demande est refusée, et ce qu’on peut dire.

declined-bad-message = Ce message est illisible.
declined-bad-setup = Impossible d’ouvrir une table comme celle-ci.
declined-bad-secret = Ce lien a déjà servi, ou n’a jamais existé.
declined-bad-code = Aucune table n’a ce code. Vérifie-le et tape-le encore une fois.
declined-bad-token = Impossible de savoir qui tu es.
declined-bad-origin = Cette page ne peut pas parler pour toi ici.
declined-banned = La personne qui gère ce serveur t'en a fermé l'accès. Si tu penses que c'est une erreur, écris-lui.
declined-bad-host = Cette adresse n’est pas servie ici. Prends celle qu’on t’a donnée.
declined-bad-name = Personne ne peut voir ce nom. Choisis-en un autre.
declined-no-such-match = Cette table n’existe pas.
declined-no-such-seat = Cette place n’existe pas.
declined-invited-only = Cette table est privée. Pour t’asseoir, il te faut son lien ou son code.
declined-sent-away = On t’a demandé de quitter cette table. Rejoins-en une autre, ou ouvre la tienne.
declined-not-seated = Tu n’es pas à cette table.
declined-not-your-seat = Cette place n’est pas la tienne.
declined-not-your-turn = Ce n’est pas ton tour.
declined-not-owner = Seule la personne qui a ouvert la table peut le faire.
declined-not-captain = C’est au capitaine d’en décider.
declined-not-started = La partie n’a pas commencé.
declined-not-full = Il reste des places libres.
declined-not-over = La partie n’est pas finie.
declined-not-casual = C’est réservé aux parties amicales.
declined-not-gone = L’absence n’est pas encore assez longue.
declined-not-their-turn = Ce n’est pas son tour : personne n’attend. Continue à jouer.
declined-started = La partie a commencé.
declined-finished = La partie est finie.
declined-stale = Il s’est passé quelque chose entre-temps ; regarde à nouveau.
declined-illegal = Ce coup n’est pas permis.
declined-time-is-up = Ton temps est écoulé.
declined-seat-taken = Cette place est prise.
declined-character-taken = Ce personnage est pris.
declined-bad-shares = Il faut une place à chaque fantôme, et un fantôme à chaque place.
declined-no-offer = Il n’y a rien à quoi répondre.
declined-offered-already = C’est déjà proposé.
declined-bot-declines = Le bot refuse.
declined-nothing-to-take-back = Il n’y a rien à reprendre.
declined-too-late-to-abort = Il est trop tard pour interrompre la partie.
declined-no-team = Tu n’as pas d’équipe.
declined-too-many = Trop à la fois ; attends un peu.
declined-too-many-tables = Tu es à assez de tables ouvertes. Quittes-en d’abord une.
declined-too-large = C’est trop grand.
declined-busy = Le serveur est occupé ; réessaie.
declined-failed = Quelque chose s’est mal passé sur le serveur. Réessaie.
phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-fence = Belle barrière !
phrase-oops = Oups !
phrase-thinking = Je réfléchis.
phrase-your-turn = C’est à toi.
phrase-back-soon = Je reviens vite.
phrase-i-am-back = Me revoilà.
phrase-thanks = Merci !
phrase-again = On remet ça ?
phrase-goodbye = Au revoir !

## La page simple, et la commande serve.

page-api = L’interface pour les programmes
page-name = Ton nom
page-guest = un invité
cli-help-serve = Ouvrir des tables à distance : une page, des WebSockets et du JSON par HTTP.
cli-help-serve-more = Pour servir beaucoup de monde, voir docs/guides/deploy.md. CORRIDOR_KEY contient la clé que partagent plusieurs processus.
cli-help-host = L’adresse d’écoute ; 0.0.0.0 pour tous les réseaux.
cli-help-port = Le port d’écoute. Sans lui : 8080, ou le suivant qui est libre.
cli-help-database = L’adresse de PostgreSQL ; sinon, SQLite dans le dossier de données.
cli-help-valkey = L’adresse de Valkey ou Redis, par où plusieurs processus se donnent des nouvelles.
cli-help-data = Le dossier de la base de données et de la clé.
cli-help-workers = Combien de processus servent ; à plusieurs, il faut PostgreSQL et Valkey.
cli-help-durable = Faire attendre SQLite jusqu’à ce que tout soit sur le disque ; même une coupure de courant ne perd rien.
cli-help-origin = L’adresse d’une autre page qui peut parler à ce serveur.
cli-help-proxies = Combien de proxys sont devant et donnent l’adresse du client.
cli-help-https = Le proxy devant parle https : les cookies ne passent pas autrement.
cli-help-allowed-host = Un nom par lequel on peut appeler le serveur ; peut être donné plusieurs fois. Sans lui, tous.
cli-help-open = Ouvrir la page dans un navigateur.
cli-serving = Corridor est servi à { $address }
cli-serve-needs-extra = Le serveur demande le supplément « server » de Corridor : pip install 'corridor[server]'.
cli-no-port = Le port { $port } n’est pas disponible : un autre programme y écoute, ou il faut plus de droits.
cli-workers-need-postgresql = Plusieurs processus demandent PostgreSQL (--database) : SQLite n’en sert qu’un.
cli-workers-need-valkey = Plusieurs processus demandent Valkey ou Redis (--valkey) pour se donner des nouvelles.
cli-workers-need-key = Plusieurs processus demandent une clé commune : mets dans CORRIDOR_KEY 64 chiffres hexadécimaux, comme en donne `openssl rand -hex 32`.
cli-bad-key = { $where } n’a pas de clé d’au moins 32 octets. Mets-y 64 chiffres hexadécimaux, comme en donne `openssl rand -hex 32`, ou retire-le.
cli-database-damaged = La base de données { $where } est abîmée. Restaure-la depuis une sauvegarde.
cli-database-newer = La base de données { $where } vient d’une version plus récente. Installe cette version, ou restaure une sauvegarde d’avant.
cli-database-absent = La base de données { $where } ne répond pas ({ $fault }). Vérifie qu’elle tourne, son nom et le mot de passe.
cli-database-failed = { $where } est inutilisable ({ $fault }).

## La page : ce que partagent tous ses écrans

page-home = À l’accueil
page-loading = Un instant…
page-missing = Il n’y a rien ici
page-missing-more = L’adresse est peut-être mal tapée, ou ce qui s’y trouvait n’existe plus.
page-no-network = Pas de connexion
page-no-network-more = Rien n’est perdu. Cette page continue d’essayer et s’ouvrira d’elle-même dès que ça passe.
page-try-again = Essayer maintenant
page-language = Langue
page-theme = Clair ou sombre
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-your-name = Ton nom : { $name }
page-unreachable = Le serveur est injoignable pour l’instant. Rien n’est perdu ; réessaie dans un moment.

## La page : son accueil, et le formulaire d’une nouvelle table
##
## $level : la force de l’ordinateur ; $game : le nom d’un jeu ; $number : combien de coups joués.

home-title-way = Trace ta route.
home-title-fence = Barre la leur.
home-lead = Quoridor et ses jeux PAC-MAN dans ton navigateur : contre l’ordinateur, entre amis, ou avec qui ne dort pas.
home-modes = Quel jeu ?
home-tile-classic-2 = À 2
home-tile-classic-3 = À 3
home-tile-classic-4 = À 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avancé
home-kind-classic-2 = Classique
home-kind-classic-3 = Classique
home-kind-classic-4 = Classique
home-kind-pacman = Poursuite
home-kind-pacman-advanced = Avec barrières
home-name-classic-2 = Classique à deux
home-name-classic-3 = Classique à trois
home-name-classic-4 = Classique à quatre
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avancé
home-computer = Contre l’ordinateur
home-level = Niveau
home-level-is =
    { $level ->
        [1] Niveau 1 : pour une première partie
        [8] Niveau 8 : le plus fort
       *[other] Niveau { $level }
    }
home-role = Tu joues
home-role-first = En premier
home-role-second = En second
home-role-any = Au sort
home-time = Pendule
home-friend = Entre amis
home-friend-more = Envoie un lien ou un code ; sans compte
home-find = Trouver une partie
home-find-more = Avec quelqu’un qui veut la même
home-find-start = Trouver quelqu’un
home-find-many = Les parties à trois et à quatre commencent aux tables ouvertes : ouvre-en une, et d’autres s’assoient.
home-find-waiting = Recherche en cours…
home-find-cancel = Arrêter la recherche
home-found = On a trouvé quelqu’un. La partie commence.
home-running = Tes parties
home-running-alone = tous sur cet écran
home-running-yours = À toi
home-running-theirs = Aux autres
home-running-open = Pas commencée
home-running-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
home-open = Tables ouvertes
home-open-none = Personne n’attend à une table en ce moment.
home-open-new = Ouvrir une table
home-open-take = { $game } : prendre cette place
home-code = On t’a donné un code ?
home-code-join = Rejoindre
home-demo = Une partie de l’ordinateur contre lui-même
home-demo-move =
    { $number ->
        [0] L’ordinateur joue contre lui-même
       *[other] L’ordinateur joue contre lui-même, coup { $number }
    }
home-offline = Le serveur est injoignable. Cette page continue d’essayer ; rien n’est perdu.
home-ended = Cette page est plus ancienne que le serveur. Recharge-la.
home-unofficial = Non officiel, sans affiliation. Quoridor et PAC-MAN sont des marques de leurs propriétaires.
home-new = Une nouvelle table
home-new-lead = Choisis le jeu, puis envoie le lien. Tout le monde voit ces règles avant le départ.
home-new-seats = Places
home-new-seats-ghosts =
    { $count ->
        [one] Une personne joue PAC-MAN, { $count } autre les quatre fantômes.
       *[other] Une personne joue PAC-MAN, { $count } autres se partagent les quatre fantômes.
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
home-new-link = Qui a le lien
home-new-public = Tout le monde
home-new-lots = Qui joue quoi
home-new-lots-race = Qui commence
home-new-lots-draw = Tirage au sort
home-new-lots-seats = Selon les places
home-new-lots-me = Je commence
home-new-legs = Parties
home-new-legs-1 = Une
home-new-legs-2 = Deux, en changeant de camp
home-new-team = Qui décide des barrières et des offres des fantômes
home-new-team-anyone = N’importe qui d’entre eux
home-new-team-captain = Leur capitaine
home-new-casual = Reprises et indices
home-new-casual-yes = Permis
home-new-casual-no = Interdits
home-new-open = Ouvrir la table
home-new-name = Ton nom, si tu veux

## La page : une table avant le départ, et une invitation à s’y asseoir
##
## $name : qui ; $level : la force de l’ordinateur ; $piece : une pièce.

table-time-none = Sans pendule
table-time-per-move =
    { $seconds ->
        [one] { $seconds } seconde par tour
       *[other] { $seconds } secondes par tour
    }
table-time-fischer = { $minutes } min + { $increment } s par tour
table-time-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
table-free = Libre
table-computer = Ordinateur, niveau { $level }
table-you = Toi
table-guest = Un invité
table-away = pas là
table-title = Table de { $name }
table-title-yours = Ta table
table-title-nobody = Une table
table-invite = Invite les autres
table-share = Partager le lien
table-share-title = Une partie de Corridor
table-copy = Copier le lien
table-seat-link = Un lien pour cette place
table-copied = Copié
table-link = Lien vers cette table
table-qr = Code QR
table-qr-label = Le lien vers cette table en code QR
table-rules = Ce qu’on joue
table-own-layout = Un plateau à part
table-lots-first = Qui a la première place
table-by-lot = Camp au sort
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
table-enters = Entre sur le plateau au premier tour
table-sit = S’asseoir ici
table-sit-too = S’asseoir ici aussi
table-name-too = Nom de la personne assise ici
table-cancel = Annuler
table-add-computer = Ordinateur
table-stand-up = Se lever
table-send-away = Libérer la place de { $name }
table-character = Ton apparence
table-pawn = Un pion simple
table-lift = Donner { $piece } à une autre place
table-put-here = { $piece } vient ici
table-share-hint = Glisse un fantôme vers une autre place, ou touche-le, puis touche la place. Qui donne son dernier en reçoit un autre.
table-hands = Ces fantômes vont ensemble
table-here = { $here } sur { $all } ici,
table-seats-free =
    { $free ->
        [one] { $free } place est libre
       *[other] { $free } places sont libres
    }
table-all-here = tout le monde peut commencer
table-wait-start = en attente du départ
table-leave = Partir
table-start = Commencer
table-start-computer = Commencer avec l’ordinateur
table-drawing = Tirage au sort…
table-begins = { $name } commence.
table-first = Commence
table-to-board = Au plateau

join-title = Rejoindre une table
join-invited = { $name } t’invite
join-invited-plain = On t’invite
join-your-seat = Ta place
join-sit = S’asseoir
join-watch = Juste regarder
join-gone = Cette invitation n’est plus valable
join-gone-more = Le lien a déjà servi, ou la partie a commencé. Demande-en un autre, ou tape le code qu’on t’a donné.
join-no-code = Aucune table n’a ce code
join-no-code-more = Vérifie le code et tape-le encore une fois, ou demande qu’on te le redise.
join-failed = Ça n’a pas marché

## La page : continuer sur un autre appareil

elsewhere-title = Continuer sur un autre appareil
elsewhere-lead = Ouvre ce lien dans un autre navigateur, et tu y es la même personne : aux mêmes tables, aux mêmes places. Ici, rien ne change.
elsewhere-qr = Le lien en code QR
elsewhere-link = Le lien pour continuer sur un autre appareil
elsewhere-until = Le lien sert une fois, jusqu’au { $date }.
elsewhere-revoke = Annuler mes liens
elsewhere-revoked = Tes liens ne marchent plus.
elsewhere-new = Faire un nouveau lien
elsewhere-signout = Me déconnecter partout ailleurs
elsewhere-signed-out = Tu es déconnecté de tous les autres appareils, et tes liens ne marchent plus.
elsewhere-secret = Qui l’a peut jouer à ta place. Ne le donne à personne d’autre.
elsewhere-again = Réessayer

return-title = Continuer ici
return-lead = Avec ce lien, ce navigateur continue comme la personne qui l’a créé : aux mêmes tables, aux mêmes places.
return-loses =
    { $count ->
        [one] { $count } partie est en cours dans ce navigateur.
       *[other] { $count } parties sont en cours dans ce navigateur.
    } Si ce n’est pas la même personne qui y joue, ce navigateur ne le pourra plus.
return-keep = D’abord garder un lien pour y revenir
return-go = Continuer ici
return-stay = Rester qui je suis
return-how = Pour continuer ici, crée un lien sur l’appareil où tu joues : dans le menu avec ton nom. Puis ouvre-le ici.
return-gone = Ce lien ne marche pas
return-gone-more = Il est trop vieux, ou un morceau s’est perdu en route.
return-done = Ici, tu es maintenant { $name }
return-done-plain = Ici, tu es maintenant la même personne
return-done-more = Tes parties sont ouvertes sur les deux appareils.
return-done-none = Aucune de tes parties n’est en cours.

## L’écran de jeu
##
## $who, $name, $winner, $loser : nom d’une personne, d’un bot ou d’un camp ; $move : un coup comme on l’écrit.

play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Classique · 2
play-mode-classic-3 = Classique · 3
play-mode-classic-4 = Classique · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avancé
# $kind : comment le temps compte. 5 + 3 : minutes pour la partie et secondes ajoutées à chaque coup.
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s par coup
        [days]
            { $days ->
                [one] { $days } jour par coup
               *[other] { $days } jours par coup
            }
       *[none] sans pendule
    }
play-watching = Tu regardes
play-board = Le plateau

play-guest = Invité
play-you = Toi
play-bot = Bot { $level }
play-name-and-side = { $name } ({ $side })
play-for = pour { $name }
play-away = pas là
play-clock = Temps restant : { $time }
play-clock-days = { $days } j { $hours } h
play-fences =
    { $count ->
        [one] { $count } barrière en main
       *[other] { $count } barrières en main
    }
play-steps =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }

play-lives = Vies
play-lives-left =
    { $count ->
        [one] { $count } vie restante
       *[other] { $count } vies restantes
    }
play-pellets = Pac-gommes mangées
play-pellets-eaten = { $count } sur { $all }
play-reserve = En réserve
play-fences-label = Barrières
play-team-stock = Barrières de l’équipe
play-chamber = Chambre
play-speed = Vitesse
play-level-so-far = Niveau actuel
play-yours = à toi
# $own : yes, si qui lit ceci joue PAC-MAN.
play-sees =
    { $own ->
        [yes] te voit
       *[no] le voit
    }
play-off-board = hors du plateau
play-on-square = en { $square }
play-sees-along-file = voit PAC-MAN sur la colonne { $name }
play-sees-along-rank = voit PAC-MAN sur la rangée { $name }
play-legend-respawn = Case de réapparition : PAC-MAN entre ici
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Ligne de mire : ce fantôme peut aller plus loin
play-legend-ring = Anneau : ce fantôme est mangeable maintenant

play-your-turn = À toi de jouer
play-to-move = À jouer : { $who }
play-teammate = ton équipe décide
# $fences : yes, s’il y a des barrières en main.
play-task-race =
    { $fences ->
        [yes] Va sur un point, ou pose une barrière entre les cases.
       *[no] Va sur un point ; il n’y a plus de barrières.
    }
play-task-after =
    { $what ->
        [fence] Déplacement fait. Pose une barrière, ou finis ton tour.
        [pellet] Déplacement fait. Dépense une pac-gomme, ou finis ton tour.
       *[both] Déplacement fait. Pose une barrière, dépense une pac-gomme, ou finis ton tour.
    }
play-task-ghost-place = Pose une barrière, ou garde-la.
play-opening = Tour { $turn }
play-boost = Bonus
play-boost-left =
    { $all ->
        [one] Encore { $left } case sur { $all }
       *[other] Encore { $left } cases sur { $all }
    }
# $own : yes, si qui lit ceci se déplace.
play-boost-eats =
    { $own ->
        [yes] Les fantômes sur ton chemin sont mangés, ce tour seulement
       *[no] PAC-MAN mange les fantômes sur son chemin, ce tour seulement
    }
play-typed = Ton coup : { $text }
play-left =
    { $count ->
        [one] il en restera { $count }
       *[other] il en restera { $count }
    }
play-left-short =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
play-cost =
    { $count ->
        [one] { $who } : { $count } case
       *[other] { $who } : { $count } cases
    }
play-keys-hover = Clic pose · R tourne · Échap annule
play-keys-held = Entrée pose · R tourne · Échap annule
play-heard-move = { $who } : { $move }.
play-heard-spent = PAC-MAN dépense une pac-gomme.
play-heard-eaten = PAC-MAN mange { $pieces }.
play-heard-pellet = PAC-MAN mange une pac-gomme : { $count } sur { $all }.
play-heard-boost =
    { $count ->
        [one] Un bonus commence : { $count } case.
       *[other] Un bonus commence : { $count } cases.
    }
play-heard-boost-over = Le bonus est terminé.
play-heard-caught =
    { $count ->
        [0] PAC-MAN est attrapé. Il n’a plus de vie.
        [one] PAC-MAN est attrapé. Encore { $count } vie.
       *[other] PAC-MAN est attrapé. Encore { $count } vies.
    }
play-heard-clock =
    { $seconds ->
        [one] Encore { $seconds } seconde à ta pendule.
       *[other] Encore { $seconds } secondes à ta pendule.
    }

play-place = Poser
play-rotate = Tourner
play-cancel = Annuler
play-step-back = Une case en arrière
play-end-walk = S’arrêter ici
play-walk = Y aller
play-walk-anyway = Y aller quand même
play-yes = Oui
play-no = Non
play-accept = Accepter
play-decline = Refuser
play-close = Fermer
play-more = Plus
play-resign = Abandonner
play-resign-sure = Vraiment abandonner ?
play-resign-team = Demander à ton équipe d’abandonner ?
play-abort = Interrompre
play-abort-long = Interrompre la partie
play-abort-sure = Interrompre la partie ?
play-takeback = Reprendre
play-undo = Défaire
play-draw = Proposer la nulle
play-routes = Chemins
play-phrases = Messages
play-flip = Tourner le plateau
play-save = Enregistrer
play-new = Nouvelle
play-rematch = Revanche
play-rematch-asked = Revanche proposée
play-next-leg = Manche suivante
play-next-game = Partie suivante
play-ask-hint = Demander un indice
play-suggest = Suggérer
play-suggest-to-team = Suggérer un coup à ton équipe
play-suggest-how = Choisis un coup ; ton équipe le verra.
play-suggested = Ton équipe voit ta suggestion : { $move }
play-suggests = { $who } suggère { $move }
play-play-it = Le jouer
play-hint-wait = Le moteur réfléchit…
play-hint = Le moteur jouerait { $move }

play-offered-draw = Tu as proposé la nulle.
play-offered-takeback = Tu as demandé à reprendre un coup.
play-offered-rematch = Tu as proposé une revanche.
play-offers-draw = { $who } propose la nulle.
play-offers-takeback = { $who } voudrait reprendre un coup.
play-offers-rematch = { $who } voudrait une revanche.
play-declines = { $who } refuse.
play-give-up = Abandonner
play-play-on = Continuer
play-give-up-asked = Tu veux abandonner. Ton équipe décide avec toi.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } et toi voulez abandonner. Le reste de l’équipe décide avec vous.
       *[no] { $who } veut abandonner. D’accord ?
    }
play-plays-on = { $who } veut continuer.
play-gone-kept = { $name } n’est pas là. Sa place est gardée encore :
play-gone = { $name } n’est pas là.
play-wait = Attendre
play-claim = Réclamer la victoire
play-put-bot = Mettre un bot
play-bot-for-you = Un bot te remplace.
play-return = Reprendre ta place
play-line-lost = La connexion est perdue ; reconnexion…
play-unsent = Pas de connexion. Ton coup { $move } est gardé et partira dès ton retour.
play-unsent-lost = Ton coup { $move } n’a pas été joué : la partie a changé entre-temps.
play-line-ended = La connexion est terminée. Recharge la page.

play-moves = Coups
play-no-moves = Pas encore de coups
play-move-by = { $who } : { $move }
play-after-move =
    { $ply ->
        [0] Le départ
        [one] Après { $ply } coup
       *[other] Après { $ply } coups
    }
play-back-to-now = Revenir à maintenant
play-replay-move = Ensuite : { $move }
play-replay-end = C’est là qu’il a été attrapé.
# $own : yes, si qui lit ceci joue PAC-MAN.
play-why-caught =
    { $own ->
        [yes] Pourquoi ai-je perdu une vie ?
       *[no] Comment la vie a-t-elle été perdue ?
    }
play-route = Chemin vers le but

play-result-won = Tu gagnes
play-result-lost = Tu perds
play-result-draw = Partie nulle
play-result-off = Partie interrompue
# $many : yes, si une équipe gagne.
play-result-wins =
    { $many ->
        [yes] Victoire : { $winner }
       *[no] { $winner } gagne
    }
play-result-loses = { $loser } est éliminé ; les autres gagnent
play-reason-goal = Le but est atteint.
play-reason-pellets = Toutes les pac-gommes sont mangées.
play-reason-ghosts = Tous les fantômes sont mangés.
play-reason-catches = PAC-MAN n’a plus de vie.
play-reason-plies = Le nombre maximal de coups est atteint.
play-reason-threefold = La même position est apparue trois fois.
play-reason-no-progress = Rien n’a changé depuis trop longtemps.
# $own : yes, si c’était qui lit ceci.
play-reason-resign =
    { $own ->
        [yes] Tu as abandonné.
        [team] { $who } a abandonné pour ton équipe.
       *[no] Abandon : { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Ton temps est écoulé.
       *[no] Temps écoulé : { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Tu as quitté la table.
       *[no] Départ de la table : { $loser }.
    }
play-reason-agreement = Les deux camps étaient d’accord.
play-reason-aborted = Personne n’a gagné ni perdu.
play-level = Niveau de PAC-MAN : { $level }
play-legs = Deux manches
play-leg = Manche { $number }
play-points = Points
# $how: how this seat ended the leg.
play-leg-result =
    { $how ->
        [won] Gagné
        [lost] Perdu
        [draw] Nul
       *[off] Annulée
    }
# $first: yes, if this seat made the first move of a race.
play-leg-start =
    { $first ->
        [yes] Jouait en premier
       *[no] Jouait en second
    }
play-leg-role = { $role } · pac-gommes : { $pellets }
play-save-qgn = Feuille de partie (.qgn)
play-save-json = Feuille pour les programmes (JSON)
play-save-svg = Image, nette à toute taille (SVG)
play-save-png = Image en pixels (PNG)

play-panel-more = Plus
play-panel-phrases = Dis quelque chose
play-panel-settings = Préférences
play-panel-save = Enregistrer la partie
play-panel-help = Touches
play-overlay-sight = Montrer qui voit PAC-MAN
play-overlay-reach = Montrer jusqu’où va chaque camp
play-overlay-routes = Montrer les plus courts chemins
play-set-placing = Poser les barrières au doigt
play-placing-confirm = Confirmer chaque barrière
play-placing-release = Poser en relâchant
play-placing-tray = Glisser depuis la barre
play-set-confirm-walk = Confirmer les déplacements
play-set-sound = Son
play-set-vibration = Vibration
play-set-turn-board = Tourner le plateau vers qui joue, sur un seul écran
play-key-arrows = parcourir le plateau
play-key-tab = vers le plateau et les boutons
play-key-space = cases ou barrières
play-key-rotate = tourner la barrière
play-key-enter = poser ou se déplacer
play-key-escape = annuler
play-key-type = taper un coup, puis Entrée
play-key-undo = reprendre
play-key-flip = tourner le plateau
play-key-hint = indice
play-key-routes = chemins visibles ou non
play-key-help = cette liste

## Le plateau de la page : ce qu’entend un lecteur d’écran, et les boutons des coups sans case.
##
## $piece, $side : un nom ; $square, $squares, $slot, $fence : comme on les écrit ; "none" s’il
## n’y a rien ; $way : horizontal ou vertical ; $steps : avec son signe.

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
                [horizontal] Déplacer { $old } en { $slot } horizontale
               *[vertical] Déplacer { $old } en { $slot } verticale
            }
    }
board-cost =
    { $count ->
        [one] { $side } { $count } case
       *[other] { $side } { $count } cases
    }
board-left =
    { $count ->
        [one] il en restera { $count }
       *[other] il en restera { $count }
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
board-ask-enter-ghost = Un fantôme est là : PAC-MAN serait attrapé. Aller en { $square } quand même ?
board-ask-confirm-walk = Aller en { $square } ?
board-lift =
    { $fence ->
        [none] Choisis une barrière de la Chambre à déplacer.
       *[other] La barrière { $fence } est soulevée. Où la poser ?
    }
board-no-fences = Aucune barrière ne peut être posée maintenant.
board-no-fence-here =
    { $way ->
        [horizontal] Aucune barrière horizontale ne tient en { $slot }.
       *[vertical] Aucune barrière verticale ne tient en { $slot }.
    }
board-can-walk = tu peux aller ici
board-can-enter = tu peux entrer ici
board-out-of-reach = { $square } est hors de portée.
board-within-reach = Tu peux aller en { $squares }.
board-no-walk = Aucune pièce ne peut se déplacer maintenant.
board-action-spend = Dépenser une pac-gomme
board-action-end-turn = Finir le tour
board-action-no-boost = Plus de déplacement
board-action-pass = Passer
board-action-stay = { $piece } reste sur place
board-action-enter = Entrer en { $square }

page-menu = Menu
page-play = Jouer
page-learn = Apprendre
page-rules = Règles
page-how-to-play = Comment jouer
learn-title = Apprends à jouer
learn-lead = De courtes leçons sur un vrai plateau : tu joues les coups et tu vois tout de suite ce qu’ils font.
learn-count = { $done } sur { $all }
learn-finished = Terminée
learn-all = Toutes les leçons
learn-task = Exercice { $number } sur { $all }
learn-rule = Lire la règle
learn-next = Suivant
learn-again = Réessayer
learn-hint = Indice
learn-hint-more = Un autre indice
learn-next-lesson = Leçon suivante
learn-play = Jouer une partie au niveau 1
rules-title = Les règles
rules-lead = Chaque jeu en trois minutes environ, avec des images sur lesquelles tu peux jouer.
rules-print = Imprimer
rules-try = Essayer
rules-try-named = Essayer : { $rule }
rules-try-end = Revenir à l’image
rules-try-idle = Joue n’importe quel coup : ce qui n’est pas permis est expliqué.
rules-show = Montrer le coup
rules-forbidden = Ce qui est interdit
rules-made = C’est le coup.
rules-points = Ce que les règles imprimées laissent ouvert
rules-switch = Tu peux le changer : { $name }
