fault-boost-after-pellet = Το μπόνους έρχεται μετά από μπάλα ενέργειας. Βάλτε τον PAC-MAN εκεί όπου ήταν μία, σε τετράγωνο που τώρα είναι άδειο.
fault-chamber-count = Στον Θάλαμο ανήκουν πολύ λίγοι ή πάρα πολλοί τοίχοι. Σημειώστε τους σωστούς.
fault-chamber-fences-standing = Ο Θάλαμος γίνεται με τοίχους που υπάρχουν στο ταμπλό. Δεν υπάρχει: { $fences }.
fault-closed-chamber = Ο Θάλαμος έχει άνοιγμα. Κλείστε το, ώστε κανείς να μην μπαίνει ή βγαίνει.
fault-eaten = Φαγωμένες μπάλες ενέργειας είναι όσες λείπουν από το ταμπλό, και δεν είναι { $found }.
fault-fence = Το «{ $found }» δεν είναι τοίχος. Οι τοίχοι γράφονται όπως e3h.
fault-fence-list = Το «{ $found }» δεν είναι λίστα τοίχων, όπως d2e3.
fault-fences-not-crossing = Οι τοίχοι { $fences } διασταυρώνονται. Μετακινήστε έναν.
fault-fences-not-overlapping = Οι τοίχοι { $fences } είναι ο ένας πάνω στον άλλον. Μετακινήστε έναν.
fault-fences-of-layout = Σε αυτό το παιχνίδι οι τοίχοι δεν κινούνται, άρα είναι εκείνοι του λαβυρίνθου. Διαφέρουν: { $fences }.
fault-fields = Μια θέση αυτού του παιχνιδιού έχει { $detail } πεδία με καθέτους ανάμεσα.
fault-fitting-fence = Οι τοίχοι { $fences } δεν ταιριάζουν μαζί. Μετακινήστε έναν.
fault-ghosts-apart = Στο { $squares } στέκονται δύο φαντάσματα. Δώστε στο καθένα δικό του τετράγωνο.
fault-inline-layout = Το «{ $found }» δεν είναι λαβύρινθος από έξι μέρη με τελείες ανάμεσα.
fault-known-name = Δεν υπάρχει { $found }. Υπάρχουν: { $detail }.
fault-layout-key = Ένα αρχείο λαβυρίνθου δεν έχει «{ $found }» εδώ.
fault-layout-number = Το { $found } είναι εκτός ορίων. Διαλέξτε από { $detail }.
fault-layout-size = Είναι πολύ μακρύ για λαβύρινθο.
fault-layout-value = Το { $found } πρέπει να είναι { $detail }.
fault-lives = { $found } ζωές είναι περισσότερες από όσες έχει το παιχνίδι στην αρχή.
fault-no-pellet-on-respawn-square = Ο PAC-MAN ξαναμπαίνει από { $squares }. Βάλτε αλλού την μπάλα ενέργειας.
fault-no-pellet-under-piece = Πάνω στην μπάλα ενέργειας στο { $squares } στέκεται πιόνι. Μετακινήστε ένα από τα δύο.
fault-no-square-cut-off = { $count ->
    [one] Κανείς δεν φτάνει στο { $squares }. Ανοίξτε δρόμο.
   *[other] Κανείς δεν φτάνει σε αυτά τα { $count } τετράγωνα. Ανοίξτε δρόμο.
}
fault-numbers = Αντί για «{ $found }» έπρεπε να υπάρχει { $detail ->
    [1] ένας αριθμός.
   *[other] σύνολο { $detail } αριθμών.
}
fault-one-chamber = Υπάρχουν περισσότερα κλειστά δωμάτια. Μόνο ο Θάλαμος μπορεί να είναι κλειστός.
fault-one-square = Ένα πιόνι ξεκινά από ένα τετράγωνο: { $found }.
fault-pacman-apart = Στο { $squares } στέκεται φάντασμα μαζί με τον PAC-MAN. Μετακινήστε έναν από τους δύο.
fault-pacman-on-board = Λείπει ο PAC-MAN. Βάλτε τον στο ταμπλό.
fault-pellets-differ = Στο { $squares } είναι δύο μπάλες ενέργειας. Μετακινήστε μία.
fault-pellets-of-layout = Ο λαβύρινθος δεν έχει μπάλα ενέργειας στο { $squares }. Βγάλτε την ή αλλάξτε τον λαβύρινθο.
fault-pellet-count = Αυτό το παιχνίδι έχει { $detail } μπάλες ενέργειας, κι εδώ υπάρχουν { $found }.
fault-phase = Αυτή η στιγμή της σειράς («{ $found }») δεν ταιριάζει με το υπόλοιπο ταμπλό.
fault-pieces-apart = Στο { $squares } στέκονται δύο πιόνια. Μετακινήστε ένα.
fault-piece-letter = Το «{ $found }» δεν είναι πιόνι, ή κάποιο αναφέρεται δύο φορές.
fault-piece-name = Σε αυτό το παιχνίδι δεν υπάρχει πιόνι με όνομα «{ $found }».
fault-piece-off-board = Το πιόνι { $pieces } ξεκινά εδώ εκτός ταμπλό και μπαίνει αργότερα. Βγάλτε το.
fault-piece-on-board = Λείπει το πιόνι { $pieces }. Βάλτε το στο ταμπλό.
fault-played-in-turn = Αυτά τα φαντάσματα δεν μπορεί να έχουν ήδη κινηθεί αυτή τη στιγμή.
fault-position-size = Είναι πολύ μακρύ για θέση.
fault-previous = Το πιόνι { $pieces } είναι εκτός ταμπλό, άρα δεν έχει προηγούμενο τετράγωνο.
fault-reserve = { $found } στο απόθεμα είναι περισσότερες από όσες έφαγε ο PAC-MAN.
fault-route-to-goal = Το πιόνι στο { $squares } δεν φτάνει στον τερματισμό του. Ανοίξτε δρόμο.
fault-side-number = Σε αυτό το παιχνίδι δεν υπάρχει πλευρά { $found }.
fault-square = Το «{ $found }» δεν είναι τετράγωνο. Τα τετράγωνα είναι από a1 έως i9.
fault-square-for-each-piece = Κάθε πιόνι χρειάζεται τετράγωνο, ή παύλα αν είναι εκτός ταμπλό: { $found }.
fault-square-list = Το «{ $found }» δεν είναι λίστα τετραγώνων, όπως a1i9.
fault-start-off-goal = Το πιόνι στο { $squares } είναι ήδη στον τερματισμό του. Μετακινήστε το.
fault-stock = Τόσοι τοίχοι στο χέρι δεν χωρούν στο ταμπλό: { $found }.
fault-stock-name = Οι τοίχοι στο χέρι ανήκουν σε πλευρές αυτού του παιχνιδιού: { $found }.
fault-switch = Το «{ $found }» δεν είναι κανόνας με την τιμή του, ή υπάρχει δύο φορές.
fault-toml = Η γραμμή { $line }, στήλη { $column } δεν διαβάζεται.
fault-turn = Το «{ $found }» δεν λέει σε ποια σειρά είμαστε.
editor-lead-maze = Σχεδιάστε τοίχους, βάλτε πιόνια και μπάλες ενέργειας, και παίξτε. Ό,τι δεν επιτρέπουν οι κανόνες σημειώνεται αμέσως.
editor-lead-position = Όποια στιγμή θέλετε, από όποιο παιχνίδι θέλετε. Ό,τι δεν επιτρέπουν οι κανόνες σημειώνεται αμέσως.
editor-board = Το ταμπλό που επεξεργάζεστε
editor-tools = Τι κάνει το πάτημα
editor-tool-fence = Τοίχοι
editor-tool-erase = Αφαίρεση
editor-tool-chamber = Τοίχοι του Θαλάμου
editor-tool-pellet = Μπάλες ενέργειας
editor-hint-fence = Σύρετε για να βάλετε τοίχο, πατήστε έναν για να τον βγάλετε, σύρετε τα πιόνια όπου θέλετε.
editor-hint-erase = Πατήστε έναν τοίχο, ένα πιόνι ή μια μπάλα ενέργειας για να φύγει.
editor-hint-chamber = Πατήστε τους τοίχους που κλείνουν τον Θάλαμο.
editor-hint-pellet = Πατήστε τετράγωνα για να βάλετε ή να βγάλετε μπάλες ενέργειας.
editor-hint-piece = Πατήστε ένα τετράγωνο για να μπει εκεί: { $piece }. Πατήστε ξανά για να βγει από το ταμπλό.
editor-fence = Τοίχος { $fence }
editor-on-fence = Εδώ είναι ο τοίχος { $fence }. Με Enter φεύγει.
editor-symmetry = Συμμετρία
editor-symmetry-none = Όχι
editor-symmetry-mirror = Δεξιά–αριστερά
editor-symmetry-flip = Πάνω–κάτω
editor-symmetry-turn = Μισή στροφή
editor-redo = Επανάληψη
editor-clear = Καθαρισμός τοίχων
editor-good = Αυτό παίζεται.
editor-faults = Τι δεν πάει καλά
editor-more-faults = { $count ->
    [one] Ένα ακόμη
   *[other] { $count } ακόμη
}
editor-bad-link = Ο σύνδεσμος δεν έχει ταμπλό που μπορούμε να δείξουμε. Ορίστε ένα καινούργιο.
editor-try = Δοκιμή
editor-use = Σε τραπέζι
editor-not-yet = Μπορείτε να το μοιραστείτε και να το παίξετε μόλις δεν μένει τίποτα σημειωμένο.
editor-stock = Τοίχοι: { $side }
editor-side = Παίζει
editor-phase = Μέρος της σειράς
editor-phase-walk = Κίνηση του PAC-MAN
editor-phase-boost = Μπόνους
editor-phase-ghosts = Κίνηση φαντασμάτων
editor-phase-enter = Είσοδος του PAC-MAN
editor-phase-action = Σειρά του PAC-MAN
editor-phase-extra = Επιπλέον βήματα
editor-phase-after = Μετά την κίνησή του
editor-phase-relocate = Τοίχος του Θαλάμου
editor-phase-ghost-place = Τοίχος φαντάσματος
editor-played = Φαντάσματα που κινήθηκαν
editor-reserve = Μπάλες ενέργειας στο απόθεμα
editor-turn = Σειρά
editor-memory = Μνήμη της σειράς
editor-previous = Ήρθε από
editor-from = Ξεκινήστε από
editor-from-none = Διαλέξτε ταμπλό
editor-forget = Διαγραφή του λαβυρίνθου
editor-fences = { $count ->
    [one] Ένας τοίχος
   *[other] { $count } τοίχοι
}
editor-take-away = Αφαίρεση { $fence }
editor-fair = Πόσο δίκαιο είναι;
editor-fair-lead = Ο υπολογιστής παίζει γρήγορες παρτίδες με τον εαυτό του. Όπου μπορεί, λύνει και τον λαβύρινθο για έως τρία φαντάσματα.
editor-fair-ask = Μάθετέ το
editor-fair-making = Παίζονται γρήγορες παρτίδες
editor-fair-ahead = { $ahead ->
    [one] Πριν από το δικό σας δοκιμάζεται ένα ταμπλό
   *[other] Πριν από το δικό σας δοκιμάζονται { $ahead } ταμπλό
}
editor-fair-failed = Δεν έγινε. Μπορείτε να ζητήσετε ξανά.
editor-fair-done = Οι γρήγορες παρτίδες τελείωσαν.
editor-fair-share = νίκες { $share }% (πιθανόν { $low } έως { $high }%)
editor-fair-games = { $games } παρτίδες του επιπέδου { $level } με τον εαυτό του, ισόπαλες: { $drawn ->
    [0] καμία
   *[other] { $drawn }
}. Δεκαεννέα φορές στις είκοσι το αληθινό ποσοστό βρίσκεται στο ανοιχτόχρωμο μέρος.
editor-fair-exact = { $ghosts ->
    [one] Λυμένο, ένα φάντασμα
   *[other] Λυμένο, { $ghosts } φαντάσματα
}
editor-fair-pacman = Νικά ο PAC-MAN
editor-fair-endless = Χωρίς σίγουρη νίκη
editor-fair-ghosts = Νικούν τα φαντάσματα
