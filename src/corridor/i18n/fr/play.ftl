play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Classique · 2
play-mode-classic-3 = Classique · 3
play-mode-classic-4 = Classique · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avancé
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s par tour
        [days]
            { $days ->
                [one] { $days } jour par tour
               *[other] { $days } jours par tour
            }
       *[none] sans pendule
    }
play-watching = Tu regardes
play-board = Le plateau
play-guest = Anonyme
play-name-and-side = { $name } ({ $side })
play-for = pour { $name }
play-clock = Temps restant : { $time }
play-clock-days = { $days } j { $hours } h
play-fences =
    { $count ->
        [one] { $count } barrière en main
       *[other] { $count } barrières en main
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
play-speed = Vitesse
play-level-so-far = Niveau actuel
play-yours = à toi
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
play-legend-ring = Anneau : ce fantôme peut être mangé
play-to-move = À jouer : { $who }
play-teammate = ton équipe décide
play-task-race =
    { $fences ->
        [yes] Va sur un point, ou pose une barrière entre les cases.
       *[no] Va sur un point. Tu n’as plus de barrières.
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
play-boost-eats =
    { $own ->
        [yes] Tu manges les fantômes sur ton chemin, à ce tour seulement
       *[no] PAC-MAN mange les fantômes sur son chemin, à ce tour seulement
    }
play-typed = Ton coup : { $text }
play-left-short =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }
play-cost =
    { $count ->
        [one] { $who } : { $count } case
       *[other] { $who } : { $count } cases
    }
play-keys-hover = Clic pose · R tourne · Échap annule
play-keys-held = Entrée pose · R tourne · Échap annule
play-heard-move = { $who } : { $move }.
play-heard-spent = PAC-MAN dépense une pac-gomme.
play-heard-eaten = PAC-MAN mange { $pieces }.
play-heard-pellet = PAC-MAN mange une pac-gomme : { $count } sur { $all }.
play-heard-boost =
    { $count ->
        [one] Un bonus commence : { $count } case.
       *[other] Un bonus commence : { $count } cases.
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
play-step-back = Reculer
play-end-walk = S’arrêter ici
play-walk = Y aller
play-walk-anyway = Y aller quand même
play-yes = Oui
play-no = Non
play-accept = Accepter
play-decline = Refuser
play-close = Fermer
play-panel-more = Plus
play-resign = Abandonner
play-resign-sure = Abandonner la partie ?
play-resign-team = Demander à ton équipe d’abandonner ?
play-abort = Tout annuler
play-abort-long = Annuler la partie
play-abort-sure = Annuler la partie ?
play-takeback = Reprendre
play-undo = Défaire
play-draw = Proposer la nulle
play-routes = Chemins
play-phrases = Messages
play-flip = Tourner le plateau
play-save = Exporter
play-new = Nouvelle
play-rematch = Revanche
play-rematch-asked = Revanche proposée
play-next-leg = Partie retour
play-next-game = À la suivante
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
play-play-on = Continuer
play-give-up-asked = Tu veux abandonner. Ton équipe décide avec toi.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } et toi voulez abandonner. Le reste de l’équipe décide avec vous.
       *[no] { $who } veut abandonner. D’accord ?
    }
play-plays-on = { $who } veut continuer.
play-gone-kept = { $name } n’est pas là. Sa place est gardée encore :
play-gone = { $name } n’est pas là.
play-wait = Attendre
play-claim = Gagner par forfait
play-put-bot = Faire jouer l’ordi
play-bot-for-you = L’ordinateur joue pour toi.
play-return = Reprendre ma place
play-line-lost = Connexion perdue. Reconnexion…
play-unsent = Pas de connexion. Ton coup { $move } est gardé et partira dès qu’elle reviendra.
play-unsent-lost = Ton coup { $move } n’a pas été joué : la partie avait avancé.
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
play-back-to-now = Retour à la partie
play-replay-move = Ensuite : { $move }
play-replay-end = Et voilà la capture.
play-why-caught =
    { $own ->
        [yes] Revoir ma capture
       *[no] Revoir la capture
    }
play-route = Chemin vers le but
play-result-won = Tu gagnes
play-result-lost = Tu perds
play-result-draw = Nulle
play-result-off = Partie annulée
play-result-wins =
    { $many ->
        [yes] Victoire : { $winner }
       *[no] { $winner } gagne
    }
play-result-loses = Défaite : { $loser } ; les autres gagnent
play-reason-goal = Le côté opposé est atteint.
play-reason-pellets = Toutes les pac-gommes sont mangées.
play-reason-ghosts = Tous les fantômes sont mangés.
play-reason-catches = PAC-MAN n’a plus de vie.
play-reason-plies = Le nombre maximal de coups est atteint.
play-reason-threefold = La même position est apparue trois fois.
play-reason-no-progress = Rien n’a changé depuis trop longtemps.
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
play-legs = Aller et retour
play-leg = Partie { $number }
play-points = Points
play-leg-result =
    { $how ->
        [won] Gagnée
        [lost] Perdue
        [draw] Nulle
       *[off] Annulée
    }
play-leg-start =
    { $first ->
        [yes] Jouait en premier
       *[no] Jouait en second
    }
play-leg-role = { $role } · pac-gommes : { $pellets }
play-save-qgn = Feuille de partie (.qgn)
play-save-json = Feuille pour les programmes (JSON)
play-save-svg = Image, nette à toute taille (SVG)
play-save-png = Image en pixels (PNG)
play-panel-phrases = Dire quelque chose
play-panel-settings = Réglages
play-panel-save = Exporter la partie
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
play-set-turn-board = Sur un seul écran, tourner le plateau vers qui doit jouer
play-key-arrows = parcourir le plateau
play-key-tab = vers le plateau et les boutons
play-key-space = cases ou barrières
play-key-rotate = tourner la barrière
play-key-enter = poser ou se déplacer
play-key-escape = annuler
play-key-type = taper un coup, puis Entrée
play-key-undo = reprendre un coup
play-key-flip = tourner le plateau
play-key-hint = indice
play-key-routes = montrer ou cacher les chemins
play-key-help = cette liste
play-since = Depuis ton tour
play-since-last = Dernier coup
play-did-walk =
    { $effect ->
        [pellet] mange la pac-gomme en { $square }
        [ghosts] mange { $pieces }
        [caught] attrape PAC-MAN en { $square }
        [caught-you] t’attrape en { $square }
        [caught-self] fonce dans un fantôme
       *[none] va en { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] barrière { $slot } horizontale
       *[vertical] barrière { $slot } verticale
    }
play-did-relocate = barrière de la Chambre en { $slot }
play-did-enter = entre en { $square }
play-did-spend = dépense une pac-gomme
play-did-pass =
    { $what ->
        [boost] arrête le bonus
        [turn] finit le tour
        [keep] garde la barrière
        [stay] reste là
       *[pass] passe
    }
play-did = { $who } : { $did }
play-caught =
    { $own ->
        [yes] { $ghost } t’attrape. { $back ->
            [all] Tout le monde retourne au départ
           *[pacman] Tu reviendras sur une case de réapparition
        } ; { $count ->
            [one] il te reste { $count } vie.
           *[other] il te reste { $count } vies.
        }
       *[no] { $ghost } attrape PAC-MAN. { $back ->
            [all] Tout le monde retourne au départ
           *[pacman] Il reviendra sur une case de réapparition
        } ; { $count ->
            [one] il lui reste { $count } vie.
           *[other] il lui reste { $count } vies.
        }
    }
play-go-on = Continuer
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } te voit : { $steps } cases.
           *[other] { $pieces } te voient : { $steps } cases chacun.
        }
       *[no] { $count ->
            [1] { $pieces } voit PAC-MAN : { $steps } cases.
           *[other] { $pieces } voient PAC-MAN : { $steps } cases chacun.
        }
    }
play-mate-moves = { $name } déplace { $piece }
play-why = Règle
play-why-length =
    { $steps ->
        [one] Déplace-toi de { $steps } case exactement.
       *[other] Déplace-toi de { $steps } cases exactement.
    }
play-why-most =
    { $steps ->
        [one] Tu as droit à { $steps } case.
       *[other] Tu as droit à { $steps } cases.
    }
play-round = Tour { $number }
play-rules-booklet = règles du livret
play-rules-first-printing = première édition
play-rules-strict-english = l’anglais à la lettre
play-rules-italian = règles italiennes
play-rules-danish = règles danoises
play-rules-friendly-ghosts = fantômes solidaires
play-rules-usual = règles habituelles
play-rules-changed =
    { $count ->
        [one] { $count } changement
       *[other] { $count } changements
    }
play-term-boost = Bonus : des cases en plus après une pac-gomme. Les fantômes traversés sont mangés.
play-term-frenzy = Frénésie : un fantôme qui voit PAC-MAN avance de 2 cases au lieu d’une.
play-term-chamber = Chambre : la salle du milieu. Pendant l’ouverture, les fantômes déplacent ses barrières ailleurs.
play-term-spend = Dépenser : donner une pac-gomme de la réserve contre des cases en plus ; les fantômes traversés sont éliminés.
play-term-reserve = Réserve : les pac-gommes que PAC-MAN a mangées et gardées. Il peut les dépenser à son tour.
play-term-sight = Ligne de mire : une ligne droite jusqu’à PAC-MAN, sans barrière en travers. Les autres fantômes ne la coupent pas.
play-term-tunnel = Tunnel : tu sors ici et tu rentres à l’autre bout ; ça compte pour une case.
play-term-respawn = Case de réapparition : PAC-MAN entre ici sur le plateau, si elle est libre.
play-word-frenzy = Frénésie
play-word-sight = Ligne de mire
play-word-spend = Dépenser
play-hint-done = Compris
play-hint-goal-race =
    Atteins la ligne { $side ->
        [0] bleue
        [1] orange
        [2] verte
       *[3] violette
    } { $way ->
        [up] en haut
        [down] en bas
        [left] à gauche
       *[right] à droite
    } avant que quelqu’un atteigne la sienne. Touche un point pour avancer.
play-hint-goal-pacman = Mange les { $count } pac-gommes avant que les fantômes t’attrapent. Touche un point pour y aller.
play-hint-goal-ghosts =
    { $count ->
        [1] Attrape PAC-MAN avant qu’il ait mangé toutes les pac-gommes. Touche un fantôme, puis un point.
       *[other] Attrape PAC-MAN { $count } fois avant qu’il ait mangé toutes les pac-gommes. Touche un fantôme, puis un point.
    }
play-hint-fence = Pour poser une barrière, glisse le long du passage, ou appuie longtemps. Suis le doigt, puis touche « Poser ».
play-hint-boost =
    { $steps ->
        [one] Un bonus ! Encore { $steps } case : tu manges les fantômes sur ton chemin. « S’arrêter ici » finit plus tôt.
       *[other] Un bonus ! Jusqu’à { $steps } cases de plus : tu manges les fantômes sur ton chemin. « S’arrêter ici » finit plus tôt.
    }
play-hint-frenzy =
    { $own ->
        [yes] Un fantôme te voit en ligne droite : il avance de { $steps } cases. Mets une barrière ou un tournant entre vous.
       *[no] Un fantôme qui voit PAC-MAN en ligne droite entre en frénésie : il avance de { $steps } cases.
    }
play-hint-catch = Une capture coûte une vie à PAC-MAN. Quand il n’en a plus, les fantômes gagnent. Les pac-gommes mangées restent mangées.
play-hint-chamber = Prends une barrière de la Chambre : touche une barrière rose, puis glisse-la à sa nouvelle place.
play-hint-spend = Tu as des pac-gommes en réserve. Dépenses-en une maintenant : des cases en plus, et les fantômes traversés sont éliminés pour de bon.
play-hint-boxed = Ton pion est coincé : ni case ni barrière possible. Touche « Passer », et le tour passe au suivant.
play-set-pace = Coups des autres
play-pace-fast = Rapide
play-pace-normal = Normal
play-pace-slow = Lent
play-pace-tap = Toucher pour continuer
play-set-hints = Conseils pour débuter
play-set-notation = Coups en notation (e3h)
table-your-figure = Ton personnage
play-review = Bilan
play-save-gif = Tous les coups, en film (GIF)
play-save-animated-svg = Tous les coups, nets à toute taille (SVG animé)
play-set-notify = Me prévenir quand c’est à moi
play-notify-denied = Ton navigateur bloque les notifications ici. Tu peux changer ça dans ses paramètres pour ce site.
play-watchers = { $count } dans le public
play-level-up =
    { $wins ->
        [1] Tu as gagné au niveau { $level }. On tente le niveau { $next } ?
       *[other] Tu as gagné { $wins } parties de suite au niveau { $level }. On tente le niveau { $next } ?
    }
play-level-down =
    { $losses ->
        [1] Le niveau { $level } était coriace. On essaie le niveau { $next } ?
       *[other] Le niveau { $level } a gagné { $losses } parties de suite. On essaie le niveau { $next } ?
    }
play-level-go = Jouer au niveau { $level }
hint-wins = Il gagne tout de suite.
hint-fence =
    { $count ->
        [one] { $who } : { $count } case de plus à faire, et rien de plus pour toi.
       *[other] { $who } : { $count } cases de plus à faire, et rien de plus pour toi.
    }
hint-fence-both = Cases de plus : { $count } pour { $who }, { $own } pour toi.
hint-fence-keeps = Il empêche { $who } de fermer ton chemin à cet endroit.
hint-route =
    { $count ->
        [one] C’est ton plus court chemin : encore { $count } case ensuite.
       *[other] C’est ton plus court chemin : encore { $count } cases ensuite.
    }
hint-jump =
    { $count ->
        [one] Tu sautes par-dessus { $who } : encore { $count } case ensuite.
       *[other] Tu sautes par-dessus { $who } : encore { $count } cases ensuite.
    }
hint-aside = Il garde deux chemins ouverts : { $who } ne peut pas fermer les deux avec une seule barrière.
hint-exposed-less =
    { $count ->
        [one] Ensuite, une barrière te coûte { $count } case au plus, au lieu de { $before }.
       *[other] Ensuite, une barrière te coûte { $count } cases au plus, au lieu de { $before }.
    }
hint-pellet-safe = La pac-gomme en { $square } est sans danger : aucun fantôme ne peut t’atteindre au prochain tour.
hint-pellet = Tu manges la pac-gomme en { $square }.
hint-eats = Tu manges { $pieces }.
hint-hides = Là, tu es hors de vue pour { $pieces }.
hint-safe = Là, aucun fantôme ne peut t’atteindre au prochain tour.
hint-towards-pellet =
    { $count ->
        [one] Tu es alors à { $count } case de la pac-gomme en { $square }.
       *[other] Tu es alors à { $count } cases de la pac-gomme en { $square }.
    }
hint-away =
    { $count ->
        [one] Le fantôme le plus proche est alors à { $count } case de toi, au lieu de { $before }.
       *[other] Le fantôme le plus proche est alors à { $count } cases de toi, au lieu de { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] { $piece } : { $count } case de plus à faire jusqu’à toi.
       *[other] { $piece } : { $count } cases de plus à faire jusqu’à toi.
    }
hint-no-fence = Pour l’instant, aucune barrière n’allongerait le chemin adverse : garde les tiennes.
hint-spends = Dépense une pac-gomme : tu continues ton chemin et manges les fantômes que tu croises.
hint-shuts-in =
    { $count ->
        [0] Il ne reste aucune case sûre à PAC-MAN, contre { $before } maintenant.
        [one] Il reste { $count } case sûre à PAC-MAN, contre { $before } maintenant.
       *[other] Il reste { $count } cases sûres à PAC-MAN, contre { $before } maintenant.
    }
hint-covers = { $piece } est alors plus près que PAC-MAN de la pac-gomme en { $square }.
hint-fence-pellet =
    { $count ->
        [one] PAC-MAN a { $count } case de plus à faire jusqu’à { $square }.
       *[other] PAC-MAN a { $count } cases de plus à faire jusqu’à { $square }.
    }
hint-catches = Il attrape PAC-MAN.
hint-sees = De là, { $piece } voit PAC-MAN.
hint-closes-in =
    { $count ->
        [one] { $piece } est alors à { $count } case de PAC-MAN.
       *[other] { $piece } est alors à { $count } cases de PAC-MAN.
    }
hint-guards = Il garde la pac-gomme en { $square }.
hint-best = Le moteur ne voit rien de mieux.
key-tab = Tab
key-space = Espace
key-enter = Entrée
key-escape = Échap
phase-race = Déplace-toi ou pose une barrière.
phase-walk =
    { $steps ->
        [one] Déplace-toi de { $steps } case.
       *[other] Déplace-toi de { $steps } cases.
    }
phase-boost =
    { $steps ->
        [one] Bonus ! Encore { $steps } case ; les fantômes sur le chemin sont mangés.
       *[other] Bonus ! Jusqu’à { $steps } cases de plus ; les fantômes sur le chemin sont mangés.
    }
phase-ghosts =
    { $steps ->
        [0] Déplace un fantôme : { $pieces }.
        [one] Déplace { $pieces } d’une case.
       *[other] Déplace { $pieces } de { $steps } cases au plus.
    }
phase-enter = Choisis où entrer.
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
        [one] Bonus ! { $steps } case en plus ; les fantômes sur le chemin sont éliminés.
       *[other] Bonus ! { $steps } cases en plus ; les fantômes sur le chemin sont éliminés.
    }
phase-after = Déplacement fait. Ajoute quelque chose, ou finis ton tour avec --.
phase-relocate = Ouverture, tour { $turn } sur { $opening } : déplace une barrière de la Chambre.
phase-ghost-place = Pose une barrière, ou garde-la avec --.
