draw-mode-classic-two = Κλασικό, δύο πλευρές
draw-mode-classic-three = Κλασικό, τρεις πλευρές
draw-mode-classic-four = Κλασικό, τέσσερις πλευρές
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN προχωρημένο
draw-none = καμία
draw-title = { $mode }: { $state }
draw-to-move-now = Παίζει: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } στο { $square }
draw-piece-off = { $piece } εκτός ταμπλό
draw-fences-of = { $side }: τοίχοι { $fences }.
draw-fences-fixed = Τοίχοι: { $fences }.
draw-fences-chamber = Τοίχοι του Θαλάμου: { $fences }.
draw-pellets = Μπάλες ενέργειας: { $squares }.
draw-lives =
    { $count ->
        [one] 1 ζωή.
       *[other] { $count } ζωές.
    }
draw-reserve-count =
    { $count ->
        [one] 1 μπάλα ενέργειας στο απόθεμα.
       *[other] { $count } μπάλες ενέργειας στο απόθεμα.
    }
draw-sees = { $piece } βλέπει τον PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 τοίχος στο χέρι.
       *[other] { $side }: { $count } τοίχοι στο χέρι.
    }
draw-to-move = παίζει
draw-won = νίκη
draw-to-move-steps =
    { $count ->
        [one] παίζει, 1 βήμα
       *[other] παίζει, { $count } βήματα
    }
draw-speed = ταχύτητα { $count }
draw-reserve = στο απόθεμα
draw-fence-of = { $side }: τοίχος
draw-fence-fixed = τοίχος
draw-fence-chamber = τοίχος του Θαλάμου
draw-fence-vacated = εδώ ήταν τοίχος του Θαλάμου
draw-goal-of = { $side }: τερματισμός
draw-pellet = μπάλα ενέργειας
draw-tunnels = τούνελ: { $squares }
draw-last-walk = τελευταία διαδρομή
draw-edible = τρώγεται τώρα
draw-who-sees = Βλέπουν τον PAC-MAN: { $pieces }.
