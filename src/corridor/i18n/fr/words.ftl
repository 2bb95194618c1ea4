elsewhere-title = Continuer sur un autre appareil
home-perfect = Parfait
home-perfect-is = Parfait : il ne se trompe jamais
table-time-none = Sans pendule
table-time-per-move =
    { $seconds ->
        [one] { $seconds } seconde par tour
       *[other] { $seconds } secondes par tour
    }
table-time-fischer = { $minutes } min + { $increment } s par tour
table-time-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
table-free = Libre
table-computer = Ordinateur, niveau { $level }
table-guest = Anonyme
watch-moves =
    { $moves ->
        [0] Vient de commencer
        [one] { $moves } coup
       *[other] { $moves } coups
    }
language-name = Français
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Fantômes
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Classique à deux : la course vers le côté opposé, avec des barrières.
mode-classic-3 = Classique à trois : la même course, depuis trois côtés.
mode-classic-4 = Classique à quatre : la même course, depuis les quatre côtés.
mode-pacman = PAC-MAN : mange quatre pac-gommes avant que les fantômes t’attrapent trois fois.
mode-pacman-advanced = PAC-MAN avancé : la poursuite avec des barrières, des tunnels et des pac-gommes à dépenser.
layout-standard = Les pions au milieu de leur côté, aucune barrière sur le plateau.
layout-recon-1 = Trois barrières horizontales et trois verticales : le labyrinthe habituel.
layout-recon-2 = Un autre labyrinthe, avec aussi trois barrières dans chaque sens.
layout-open = Aucune barrière.
layout-gate = Portail : 8 barrières, une vie. Parties serrées à niveau égal.
layout-kite = Cerf-volant : 14 barrières, deux vies. Parties serrées à niveau égal.
layout-lantern = Lanterne : 20 barrières, quatre vies. Parties serrées à niveau égal.
layout-meadow = Prairie : 4 barrières, trois vies. Parties serrées à niveau égal.
layout-owl = Chouette : 18 barrières, deux vies. Parties serrées à niveau égal.
layout-tower = Tour : 18 barrières, deux vies. Parties serrées à niveau égal.
layout-d4 = La Chambre en d4, e4, d5 et e5.
layout-d5 = La Chambre en d5, e5, d6 et e6.
layout-e4 = La Chambre en e4, f4, e5 et f5.
layout-e5 = La Chambre en e5, f5, e6 et f6.
character-pawn = un pion simple
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, débutant
level-2 = 2, prometteur
level-3 = 3, confirmé
level-4 = 4, élite
joke-0 = Un régime strict, et ça s’est vu : même les fantômes ont eu pitié, le temps d’une case.
joke-1 = Une pac-gomme. Un petit en-cas avant une longue sieste.
joke-2 = La moitié du menu. Les fantômes ont pris l’autre à emporter.
joke-3 = Trois sur quatre : la dernière pac-gomme racontera ça pendant des années.
joke-4 = Quatre pac-gommes, pas une miette. Les fantômes réclament un labyrinthe plus petit.
phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-nice-fence = Belle barrière !
phrase-oops = Oups !
phrase-thinking = Je réfléchis.
phrase-your-turn = À toi !
phrase-back-soon = Je reviens vite.
phrase-i-am-back = Me revoilà.
phrase-thanks = Merci !
phrase-again = On remet ça ?
phrase-goodbye = Au revoir !
page-api = L’interface pour les programmes
page-name = Ton nom
page-guest = anonyme
page-home = Accueil
page-loading = Un instant…
page-missing = Il n’y a rien ici
page-missing-more = L’adresse est peut-être mal tapée, ou ce qui était là n’existe plus.
page-no-network = Pas de connexion
page-no-network-more = Rien n’est perdu. Cette page continue d’essayer et s’ouvrira toute seule.
page-try-again = Réessayer
page-language = Langue
page-theme = Clair ou sombre
page-theme-auto = Comme mon appareil
page-theme-light = Clair
page-theme-dark = Sombre
page-your-name = Ton nom : { $name }
page-unreachable = Le serveur est injoignable pour l’instant. Rien n’est perdu. Réessaie dans un moment.
page-menu = Menu
page-play = Jouer
page-learn = Apprendre
page-rules = Règles
page-how-to-play = Comment jouer
bot-name =
    { $level ->
        [1] novice
        [2] apprenti
        [3] amateur
        [4] habitué
        [5] joueur de club
        [6] prétendant
        [7] expert
       *[other] maître
    }
bot-is = Niveau { $level } : { $name }
bot-sees =
    { $sight ->
        [own] Ne regarde que son prochain coup.
        [answer] Regarde son coup et la réponse.
        [few] Voit quelques coups à l’avance.
        [several] Voit plusieurs coups à l’avance.
       *[far] Voit loin.
    }
page-watch = Regarder
page-analyse = Analyser
editor-title-maze = Créer un labyrinthe
editor-title-position = Préparer une position
page-games = Mes parties
page-puzzles = Problèmes
page-spoken = Mode lecteur d’écran
table-perfect = Ordinateur parfait
page-stop = Arrêter
page-puzzle-daily = Problème du jour
page-again = Réessayer
page-game = Jeu
page-all-games = Tous les jeux
page-hint = Indice
page-hint-more = Un autre indice
page-you = Toi
page-away = pas là
page-copied = Copié
page-cancel = Annuler
bot-style =
    { $style ->
        [runner] Fonce vers son but et pose rarement une barrière.
        [builder] Adore les barrières et les pose tôt.
        [saver] Garde ses barrières jusqu’à ce qu’un adversaire approche de son but.
        [all-round] Court quand il mène, pose des barrières quand il est derrière.
        [hungry] Va droit à la pac-gomme la plus proche.
        [wary] Évite d’abord les fantômes et mange quand c’est sans danger.
        [hunter] Mange quand c’est sans danger, et chasse les fantômes pendant un bonus.
        [loners] Chaque fantôme chasse de son côté.
       *[pack] Les fantômes chassent ensemble et coupent les sorties.
    }
bot-misses =
    { $what ->
        [jump] Ne voit pas venir les sauts.
        [own-way] Se ralentit parfois avec sa propre barrière.
        [second-ghost] Ne surveille qu’un fantôme à la fois.
        [boost] Oublie qu’une pac-gomme rend PAC-MAN dangereux.
       *[nothing] Ne laisse pas passer grand-chose.
    }
home-tile-classic-2 = À 2
home-tile-classic-3 = À 3
home-tile-classic-4 = À 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avancé
home-name-classic-2 = Classique à deux
home-name-classic-3 = Classique à trois
home-name-classic-4 = Classique à quatre
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avancé
home-ended = Cette page est plus ancienne que le serveur. Recharge-la.
play-bot = Ordinateur { $level }
play-notify-turn = Une partie de Corridor t’attend.
play-your-turn = À toi de jouer
home-expect = Quand ce niveau joue contre lui-même, PAC-MAN gagne { $share } % des parties.
home-here-player = Joueur { $number }
