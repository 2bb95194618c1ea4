review-why-exact = { $was ->
    [won] { $now ->
        [lost] Η ακριβής λύση λέει: η θέση ήταν κερδισμένη για { $side }, και τώρα είναι χαμένη.
       *[even] Η ακριβής λύση λέει: η θέση ήταν κερδισμένη για { $side }. Τώρα κανείς δεν έχει σίγουρη νίκη.
    }
   *[even] Η ακριβής λύση λέει: κανείς δεν είχε σίγουρη νίκη. Τώρα υπάρχει αναγκαστική ήττα για { $side }.
}
review-why-win-at-once = { $move } θα έφερνε αμέσως τη νίκη για { $side }.
review-why-win-missed = { $moves ->
    [0] Υπήρχε σίγουρη νίκη για { $side }, με αρχή { $move }.
    [one] Υπήρχε νίκη σε μία κίνηση για { $side }: { $move }.
   *[other] Υπήρχε νίκη σε { $moves } κινήσεις για { $side }, με αρχή { $move }.
}
review-why-loses-at-once = Έτσι υπάρχει νίκη για { $rival } με την επόμενη κίνηση, { $move }.
review-why-forced-loss = Από εδώ και πέρα η παρτίδα δεν σώζεται για { $side }. Με { $move } έμενε ανοιχτή.
review-why-last-fence-own-way = Ο τελευταίος τοίχος, και κλείνει τον σύντομο δρόμο σε όποιον τον έβαλε: { $own ->
    [one] ένα βήμα παραπάνω για { $side }.
   *[other] { $own } βήματα παραπάνω για { $side }.
}
review-why-fence-hurts-self = Αυτός ο τοίχος κοστίζει { $cost ->
    [one] 1 βήμα
   *[other] { $cost } βήματα
} για { $rival } και { $own } για { $side }.
review-why-fence-for-nothing = Αυτός ο τοίχος δεν κοστίζει βήμα σε κανέναν. Μεγαλύτερο όφελος για { $side } είχε { $move }.
review-why-better-fence = Αυτός ο τοίχος κοστίζει { $cost ->
    [one] 1 βήμα
   *[other] { $cost } βήματα
} για { $rival }· { $move } θα κόστιζε { $more }.
review-why-fence-was-there = Υπήρχε καλός τοίχος: { $move } θα κόστιζε { $cost } βήματα για { $rival }.
review-why-fence-allowed = Τώρα { $move } κοστίζει { $cost } βήματα για { $side }, και σειρά έχει: { $rival }.
review-why-fences-gone = Αυτός ήταν ο τελευταίος τοίχος για { $side }· { $left ->
    [one] μένει ένας
   *[other] μένουν { $left }
} για { $rival }.
review-why-walked-away = Βήμα μακριά από τον τερματισμό: μένουν { $after } για { $side } αντί για { $before }.
review-why-no-progress = Βήμα στο πλάι: μένουν ακόμη { $steps } για { $side }.
review-why-race-lost = Για { $side } η κούρσα με { $rival } χάνεται κατά { $steps ->
    [one] ένα βήμα
   *[other] { $steps } βήματα
}. Χρειαζόταν τοίχος: { $move }.
review-why-jump-given = Έτσι υπάρχει άλμα στο { $square } για { $rival }, δύο βήματα σε ένα.
review-why-jump-missed = Υπήρχε άλμα για { $side }: { $move }, δύο βήματα σε ένα.
review-why-walked-into-ghost = Η διαδρομή τελειώνει πάνω σε φάντασμα και κοστίζει μια ζωή στον { $side }. Καλύτερο ήταν { $move }.
review-why-seen-and-reached = { $ghosts ->
    [one] Εκεί ένα φάντασμα βλέπει τον { $side } και φτάνει σε αυτό το τετράγωνο.
   *[other] Εκεί { $ghosts } φαντάσματα βλέπουν τον { $side } και φτάνουν σε αυτό το τετράγωνο.
}
review-why-in-reach = { $ghosts ->
    [one] Εκεί ένα φάντασμα φτάνει τον { $side }.
   *[other] Εκεί { $ghosts } φαντάσματα φτάνουν τον { $side }.
}
review-why-pellet-missed = Η μπάλα ενέργειας στο { $square } ήταν { $steps ->
    [one] ένα βήμα
   *[other] { $steps } βήματα
} μακριά από τον { $side }, και ασφαλής.
review-why-pellet-away = Μακριά από τις μπάλες ενέργειας: η πιο κοντινή απέχει τώρα { $after } βήματα από τον { $side }, και απείχε { $before }.
review-why-boost-unused = { $move } θα έτρωγε { $ghosts ->
    [one] ένα φάντασμα
   *[other] { $ghosts } φαντάσματα
} παραπάνω για τον { $side }.
review-why-catch-missed = { $move } θα έπιανε αμέσως τον { $rival }: χαμένη ευκαιρία για { $side }.
review-why-left-way-out = Έτσι μένει ασφαλής διέξοδος για τον { $rival } { $count ->
    [one] στο { $square }
   *[other] σε { $count } τετράγωνα, π.χ. { $square }
}. { $move } θα την έκλεινε.
review-why-pellet-left = Η μπάλα ενέργειας στο { $square } είναι τώρα ελεύθερη για τον { $rival }.
review-why-ghosts-in-boost = Μετά την επόμενη μπάλα ενέργειας, με ένα μπόνους ο { $rival } μπορεί να φάει εδώ { $ghosts ->
    [one] ένα φάντασμα
   *[other] { $ghosts } φαντάσματα
}.
review-why-ghost-walked-away = Αυτό το φάντασμα απέχει τώρα { $after } βήματα από τον { $rival }, και απείχε { $before }.
review-why-only-move = Η μόνη κίνηση. Κάθε άλλη θα κόστιζε ακριβά για { $side }.
review-why-chance-fell = Οι πιθανότητες για { $side } έπεσαν από { $before } σε { $after } τοις εκατό. Καλύτερο ήταν { $move }.
review-the-ghosts = τα φαντάσματα
review-title = Ανασκόπηση
review-making = Κοιτάμε κάθε κίνηση…
review-ahead = { $ahead ->
    [one] Προηγείται μία ανασκόπηση.
   *[other] Προηγούνται { $ahead } ανασκοπήσεις.
}
review-stopped = Η ανασκόπηση διακόπηκε.
review-failed = Δεν έγινε. Δοκιμάστε ξανά.
review-ask = Ανασκόπηση παρτίδας
review-back = Πίσω στην παρτίδα
review-accuracy = ακρίβεια { $accuracy }
review-start = Η αρχή
review-no-mark = Καμία αντίρρηση για αυτή την κίνηση.
review-better-line = Καλύτερα:
review-show-better = Δείτε το καλύτερο
review-try-idle = Βρείτε καλύτερη κίνηση. Απαντά η μηχανή.
review-try-over = Η παρτίδα τελείωσε.
review-try-end = Πίσω στην ανασκόπηση
review-turn-before = Προηγούμενη καμπή
review-turn-next = Επόμενη καμπή
review-graph = Η παρτίδα σε γράφημα
review-graph-chances = Πιθανότητες νίκης κάθε πλευράς μετά από κάθε κίνηση
review-graph-steps = Βήματα που μένουν σε κάθε πλευρά, έως { $most }
