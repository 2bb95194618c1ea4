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
draw-speed = vitesse { $count }
draw-reserve = en réserve
draw-fence-of = { $side } : barrière
draw-fence-fixed = barrière
draw-fence-chamber = barrière de la Chambre
draw-fence-vacated = ancienne place d’une barrière de la Chambre
draw-goal-of = { $side } : but
draw-pellet = pac-gomme
draw-tunnels = tunnels : { $squares }
draw-last-walk = dernier déplacement
draw-edible = peut être mangé maintenant
draw-who-sees = PAC-MAN est vu par { $pieces }.
