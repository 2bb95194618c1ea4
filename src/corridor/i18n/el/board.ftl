board-left =
    { $count ->
        [one] μένει 1 μετά από αυτόν
       *[other] μένουν { $count } μετά από αυτόν
    }
board-your-piece = δικό σας: { $piece }
board-piece = { $piece }
board-pellet = μπάλα ενέργειας
board-gate = τετράγωνο εισόδου
board-tunnel = τούνελ προς { $square }
board-goal = τερματισμός: { $side }
board-fences = τοίχος { $ways }
board-north = βόρεια
board-east = ανατολικά
board-south = νότια
board-west = δυτικά
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Τοίχος { $slot } οριζόντια
               *[vertical] Τοίχος { $slot } κάθετα
            }
       *[other]
            { $way ->
                [horizontal] Τοίχος { $old } στο { $slot } οριζόντια
               *[vertical] Τοίχος { $old } στο { $slot } κάθετα
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } βήμα
       *[other] { $side } { $count } βήματα
    }
board-walk =
    { $squares ->
        [none] { $piece }: διαλέξτε πού θα πάει. Επόμενο: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Μπορεί να σταματήσει εδώ. Επόμενο: { $next }.
               *[no] { $piece }: { $squares }. Επόμενο: { $next }.
            }
    }
board-which = Ποιο πιόνι πάει στο { $square }: { $pieces };
board-ask-enter-ghost = Εκεί είναι φάντασμα: θα έπιανε τον PAC-MAN. Να πάει παρ’ όλα αυτά στο { $square };
board-ask-confirm-walk = Να πάει στο { $square };
board-lift =
    { $fence ->
        [none] Διαλέξτε έναν τοίχο του Θαλάμου για μετακίνηση.
       *[other] Σηκώσατε τον τοίχο { $fence }. Πού θα μπει;
    }
board-no-fences = Δεν μπορείτε να βάλετε τοίχο τώρα.
board-no-fence-here =
    { $way ->
        [horizontal] Στο { $slot } δεν χωρά οριζόντιος τοίχος.
       *[vertical] Στο { $slot } δεν χωρά κάθετος τοίχος.
    }
board-can-walk = μπορείτε να πάτε εδώ
board-can-enter = μπορείτε να μπείτε εδώ
board-out-of-reach = Τώρα δεν φτάνετε ως το { $square }.
board-within-reach = Μπορείτε να πάτε: { $squares }.
board-no-walk = Τίποτα δεν μπορεί να κινηθεί τώρα.
board-action-spend = Ξόδεμα μπάλας
board-action-end-turn = Τέλος σειράς
board-action-no-boost = Όχι άλλα βήματα
board-action-pass = Πάσο
board-action-stay = { $piece }: μένει
board-action-enter = Είσοδος στο { $square }
board-link = Σύνδεσμος για αυτό το ταμπλό
play-boost-left =
    { $all ->
        [one] { $left } από 1 βήμα ακόμη
       *[other] { $left } από { $all } βήματα ακόμη
    }
play-chamber = Θάλαμος
play-steps =
    { $count ->
        [one] 1 βήμα
       *[other] { $count } βήματα
    }
