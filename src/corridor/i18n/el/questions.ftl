ask-last = { $who }: έπαιξε { $move }.
ask-last-none = Δεν έχει γίνει ακόμη κίνηση.
ask-no-clock = Αυτή η παρτίδα δεν έχει ρολόι.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] Κανένας τοίχος στο ταμπλό.
        [one] 1 τοίχος στο ταμπλό: { $fences }.
       *[other] { $count } τοίχοι στο ταμπλό: { $fences }.
    }
ask-edible = Ο PAC-MAN μπορεί τώρα να φάει: { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 βήμα, ως το { $square }.
       *[other] { $piece }: { $count } βήματα, ως το { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 βήμα ως τον PAC-MAN.
       *[other] { $piece }: { $count } βήματα ως τον PAC-MAN.
    }
ask-no-route = { $piece }: δεν υπάρχει δρόμος.
ask-no-distances = Ο PAC-MAN δεν είναι ακόμη στο ταμπλό.
ask-ways = Από το { $square }: { $ways }.
ask-ways-closed = Κλειστά: { $ways }.
ask-way = { $way } στο { $square }
ask-way-piece = { $way } στο { $square }, όπου είναι { $pieces }
ask-tunnel = με τούνελ
ask-which-square = Προσθέστε ένα τετράγωνο, έτσι: w e4.
ask-along =
    { $count ->
        [0] Κανένας τοίχος δίπλα στη { $kind ->
            [file] στήλη
           *[row] γραμμή
        } { $line }.
       *[other] Δίπλα στη { $kind ->
            [file] στήλη
           *[row] γραμμή
        } { $line }: { $fences }.
    }
ask-separator = { "· " }
ask-fence-bars = { $fence } κλείνει { $steps }
ask-which-line = Προσθέστε στήλη ή γραμμή, έτσι: s e, ή s 4.
ask-goal-row = { $side }: τρέχει για τη γραμμή { $row }.
ask-goal-file = { $side }: τρέχει για τη στήλη { $file }.
ask-goal-any = { $side }: τρέχει για ένα από τα { $squares }.
ask-goal-pacman =
    { $count ->
        [0] Ο PAC-MAN έφαγε όλες τις μπάλες ενέργειας.
        [one] Ο PAC-MAN νικά αν φάει την τελευταία μπάλα ενέργειας, στο { $squares }.
       *[other] Ο PAC-MAN νικά αν φάει { $count } μπάλες ενέργειας: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] Δεν του μένει άλλη ζωή.
        [one] Τα φαντάσματα νικούν αν τον πιάσουν μία φορά ακόμη.
       *[other] Τα φαντάσματα νικούν αν τον πιάσουν { $lives } φορές.
    }
ask-help =
    Ερωτήσεις: l τελευταία κίνηση. c ρολόγια. f τοίχοι. p πιόνια. d πόσο δρόμο έχει καθένας.
    w e4 διέξοδοι από το e4. s e ή s 4 τοίχοι δίπλα στη στήλη e ή στη γραμμή 4. g ποιος νικά και πώς. «?» αυτή η βοήθεια.
