puzzle-theme-catch-in-n =
    { $within ->
        [one] Πιάστε τον PAC-MAN σε αυτόν τον γύρο.
       *[other] Πιάστε τον PAC-MAN μέσα σε { $within } γύρους.
    }
puzzle-theme-eat-and-live = Φάτε, και ζήστε για να νικήσετε.
puzzle-theme-only-move = Μόνο μία κίνηση νικά. Βρείτε την.
puzzle-theme-cut-the-way = Ένας τοίχος νικά. Πού μπαίνει;
puzzle-theme-who-wins-the-race = Τέλος οι τοίχοι. Κερδίστε την κούρσα.
puzzle-theme-save-the-draw = Εδώ δεν νικάτε, μπορείτε όμως να μην αφήσετε να νικήσουν οι άλλοι. Πώς;
puzzle-within = { $within ->
    [one] Νικάτε σε αυτή σας τη σειρά.
   *[other] Νικάτε μέσα σε { $within } δικές σας σειρές, ό,τι κι αν κάνουν οι άλλοι.
}
puzzle-about = Παίζετε: { $side }. { $id }, { $mode }, δυσκολία { $level } από 9.
puzzle-solved = Λύθηκε!
puzzle-right = Σωστά. Η αντίπαλη απάντηση: { $reply }. Συνεχίστε.
puzzle-right-go-on = Σωστά. Συνεχίστε.
puzzle-wrong = Όχι αυτή: { $reply } τα χαλάει όλα. Δοκιμάστε ξανά.
puzzle-wrong-at-once = Όχι αυτή: χάνει αμέσως. Δοκιμάστε ξανά.
puzzle-hint-walk = Προχωρήστε με { $piece }.
puzzle-hint-fence = Βάλτε έναν τοίχο.
puzzle-hint-relocate = Πηγαίνετε αλλού έναν τοίχο του Θαλάμου.
puzzle-hint-enter = Μπείτε στο ταμπλό. Πού είναι ασφαλές;
puzzle-hint-spend = Ξοδέψτε μια μπάλα ενέργειας από το απόθεμά σας.
puzzle-hint-pass = Καμιά φορά η καλύτερη κίνηση είναι καμία κίνηση.
puzzle-hint-file = Κοιτάξτε τη στήλη { $place }.
puzzle-hint-row = Είναι η γραμμή { $place }.
puzzle-solution = Η λύση είναι { $moves }.
puzzle-lead = { $count } θέσεις με μία σωστή κίνηση η καθεμία. Κάθε λύση είναι αποδεδειγμένη.
puzzle-solve = Λύστε τον
puzzle-look-again = Δείτε τον ξανά
puzzle-streak =
    { $days ->
        [0] Λύστε έναν κάθε μέρα για να αρχίσετε σερί.
        [one] 1 μέρα στη σειρά.
       *[other] { $days } μέρες στη σειρά.
    }
puzzle-count = { $solved } από { $all } λυμένοι
puzzle-difficulty = Δυσκολία
puzzle-any-difficulty = Όλες
puzzle-easy = Εύκολοι
puzzle-medium = Μέτριοι
puzzle-hard = Δύσκολοι
puzzle-themes = Θέματα
puzzle-none = Δεν υπάρχει τέτοιος γρίφος. Διαλέξτε άλλη δυσκολία.
puzzle-name-catch-in-n = Πιάστε τον PAC-MAN
puzzle-name-eat-and-live = Φάτε και ζήστε
puzzle-name-only-move = Η μόνη κίνηση
puzzle-name-cut-the-way = Κόψτε τον δρόμο
puzzle-name-who-wins-the-race = Κερδίστε την κούρσα
puzzle-name-save-the-draw = Σώστε την ισοπαλία
puzzle-all = Όλοι οι γρίφοι
puzzle-link =
    { $result ->
        [solved] Γρίφος { $number }, δυσκολία { $difficulty }, λυμένος
        [tried] Γρίφος { $number }, δυσκολία { $difficulty }, άλυτος ακόμη
       *[new] Γρίφος { $number }, δυσκολία { $difficulty }
    }
puzzle-you = Παίζετε: { $side } · δυσκολία { $difficulty } από 9
puzzle-steps = Κινήσεις που πρέπει να βρείτε: { $count }
puzzle-back = Όλοι οι γρίφοι
puzzle-show = Δείτε τη λύση
puzzle-next = Επόμενος γρίφος
puzzle-solved-in =
    { $tries ->
        [one] Λύθηκε με την πρώτη!
       *[other] Λύθηκε, στην προσπάθεια { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] Ο σημερινός λύθηκε. Ελάτε ξανά αύριο!
       *[other] Ο σημερινός λύθηκε: { $days } μέρες στη σειρά!
    }
puzzle-shown = Αυτή είναι η λύση: { $moves }.
puzzle-proof-table = Αποδεδειγμένο: κάθε θέση που μπορεί να ακολουθήσει είναι λυμένη.
puzzle-proof-search = Αποδεδειγμένο: ελέγχθηκαν όλες οι κινήσεις όλων των πλευρών.
