cli-play-welcome = Καλώς ήρθατε στο Corridor! Ποιο παιχνίδι θέλετε;
cli-play-which = Παιχνίδι:
cli-play-how-many = Πόσα άτομα, 1 έως { $most }; Με 1 παίζετε εναντίον του υπολογιστή.
cli-play-number = Γράψτε έναν αριθμό από { $low } έως { $high }.
cli-play-name = Όνομα παίκτη { $number }:
cli-play-characters = { $name }, το πιόνι σας: { $characters }.
cli-play-which-character = Πιόνι:
cli-play-start = Θέλετε να ξεκινήσετε εσείς; Αλλιώς αποφασίζει η τύχη.
cli-play-person = Παίκτης { $number }
cli-play-bot = Υπολογιστής
cli-play-bots = Υπολογιστής { $number }
cli-play-seats =
    { $most ->
        [one] Αυτό το παιχνίδι είναι για 1.
       *[other] Αυτό το παιχνίδι έχει { $fewest } έως { $most } θέσεις, όχι { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Τα ονόματα ή οι φιγούρες είναι περισσότερα από τα άτομα: παίζει 1.
       *[other] Τα ονόματα ή οι φιγούρες είναι περισσότερα από τα άτομα: παίζουν { $count }.
    }
cli-play-no-characters = Οι φιγούρες είναι για τα πιόνια των κλασικών παιχνιδιών· εδώ κάθε πιόνι έχει τη δική του μορφή.
cli-play-alike = Δύο πιόνια δεν μπορούν να είναι και τα δύο { $character }.
cli-play-first-or-side = Δώστε ή --first ή --side, όχι και τα δύο.
cli-play-nobody-first = Χωρίς ανθρώπους κανείς δεν μπορεί να ζητήσει πλευρά.
cli-play-resume-is-all = Μια αποθηκευμένη παρτίδα ξέρει το παιχνίδι και τους παίκτες της: δώστε --resume χωρίς αυτά.
cli-play-was-over = Η παρτίδα στο { $file } έχει τελειώσει.
cli-play-sits = { $who }: ξεκινά από { $squares }.
cli-play-lot = Οι θέσεις είναι τυχαίες.
cli-play-enters = { $who }: πρώτα μπαίνει στο ταμπλό.
cli-play-looks = { $who }: μοιάζει με { $character }.
cli-play-how = Γράψτε μια κίνηση, ή «help».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = ένα από { $pieces }
cli-play-example = Για παράδειγμα: { $moves }
cli-play-several = Υπάρχουν διάφοροι δρόμοι ως εκεί. Γράψτε έναν ολόκληρο: { $moves }.
cli-play-what = { $why } Γράψτε «help» για να δείτε τι μπορείτε να κάνετε.
cli-play-not-yours = Αυτό το πιόνι το παίζει: { $who }.
cli-play-into-ghost = Ο PAC-MAN θα έπεφτε σε φάντασμα και θα έχανε μια ζωή. Να πάει παρ’ όλα αυτά;
cli-play-forced = { $who }: δεν έχει κίνηση και πάει πάσο.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Ξοδεύτηκε μια μπάλα ενέργειας.
cli-play-pellet =
    { $count ->
        [0] Ο PAC-MAN τρώει την τελευταία μπάλα ενέργειας!
        [one] Ο PAC-MAN τρώει μια μπάλα ενέργειας! Μένει 1.
       *[other] Ο PAC-MAN τρώει μια μπάλα ενέργειας! Μένουν { $count }.
    }
cli-play-caught =
    { $count ->
        [0] Έπιασαν τον PAC-MAN για τελευταία φορά!
        [one] Έπιασαν τον PAC-MAN! Μένει 1 ζωή.
       *[other] Έπιασαν τον PAC-MAN! Μένουν { $count } ζωές.
    }
cli-play-eaten = Ο PAC-MAN τρώει: { $piece }!
cli-play-help-race =
    Κινήσεις
      e4         βήμα ή άλμα στο e4
      e3h        οριζόντιος τοίχος πάνω από τα e3 και f3
      e3v        κάθετος τοίχος δεξιά από τα e3 και e4
cli-play-help-chase =
    Κινήσεις
      Me6f6      ο PAC-MAN πάει μέσω e6 στο f6· B, I, P, C τα φαντάσματα
      f6         το ίδιο, αν είναι σαφές ποιο πιόνι πάει και από πού
      --         τέλος εδώ, ή μένει στη θέση του
      M@e1       είσοδος στο ταμπλό στο e1
      $          ξοδεύει μια μπάλα ενέργειας για διαδρομή με μπόνους
      e3h        οριζόντιος τοίχος πάνω από τα e3 και f3
      e3v        κάθετος τοίχος δεξιά από τα e3 και e4
      d3h>f7v    ο τοίχος του Θαλάμου d3h πάει στο f7v
cli-play-help =
    Λέξεις
      moves      όλες οι κινήσεις που επιτρέπονται· «moves B» ενός πιονιού
      why MOVE   γιατί δεν γίνεται μια κίνηση
      routes     οι συντομότερες διαδρομές
      board      δείχνει ξανά το ταμπλό
      undo       πίσω ως την τελευταία σας κίνηση
      save FILE  φυλάει την παρτίδα σε αρχείο
      resign     παραίτηση
      quit       έξοδος
cli-play-no-piece = Δεν υπάρχει πιόνι «{ $name }». Επιτρέπονται: { $allowed }.
cli-play-no-moves = { $piece }: δεν έχει κίνηση τώρα.
cli-play-undone =
    { $count ->
        [one] Αναιρέθηκε 1 κίνηση.
       *[other] Αναιρέθηκαν { $count } κινήσεις.
    }
cli-play-no-undo = Δεν υπάρχει κίνηση να πάρετε πίσω.
cli-play-why-what = Πείτε ποια κίνηση, για παράδειγμα: why e3h
cli-play-legal = Η κίνηση { $move } επιτρέπεται.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 βήμα: { $squares }
       *[other] { $piece }: { $count } βήματα: { $squares }
    }
cli-play-no-route = Δεν υπάρχουν τώρα διαδρομές να δείτε.
cli-play-resign = Παραίτηση για { $who };
cli-play-resigned = { $loser }: παραίτηση. { $winner }: ωραίο παίξιμο!
cli-play-taken-over = Ο υπολογιστής συνεχίζει για { $who }.
cli-play-overwrite = Το { $file } υπάρχει ήδη. Να αντικατασταθεί;
cli-play-saved = Αποθηκεύτηκε στο { $file }.
cli-play-save = Να αποθηκευτεί η παρτίδα στο { $file };
cli-play-resume = Για συνέχεια: corridor play --resume { $file }
cli-play-not-saved = Η παρτίδα δεν αποθηκεύτηκε. Την επόμενη φορά, το --autosave FILE τη φυλάει κίνηση προς κίνηση.
cli-play-default-yes = [ΝΑΙ/όχι]
cli-play-default-no = [ναι/ΟΧΙ]
cli-play-words-yes = ν ναι y yes
cli-play-words-no = ο όχι οχι n no
cli-play-yes-or-no = Γράψτε ναι ή όχι.
cli-play-level = Επίπεδο του PAC-MAN: { $title }
cli-play-level-of-bots = Πόσο δυνατός να είναι ο υπολογιστής, 1 έως 8;
cli-play-level-or-perfect = Πόσο δυνατός να είναι ο υπολογιστής, 1 έως 8; Το 9 είναι τέλειο: δεν κάνει ποτέ λάθος.
cli-kind-walk = Βήματα, { $piece }:
cli-kind-fence-h = Οριζόντιοι τοίχοι:
cli-kind-fence-v = Κάθετοι τοίχοι:
cli-kind-relocate = Ο τοίχος { $fence } του Θαλάμου πάει στο:
cli-kind-enter = Είσοδος:
cli-kind-other = Επίσης:
cli-legal-count =
    { $count ->
        [one] Παίζει: { $side }. Επιτρέπεται 1 κίνηση.
       *[other] Παίζει: { $side }. Επιτρέπονται { $count } κινήσεις.
    }
cli-move-refused = Η κίνηση { $move } δεν γίνεται. { $why }
cli-cannot-read = Το { $file } δεν διαβάζεται: { $why }.
cli-cannot-write = Δεν γίνεται εγγραφή στο { $file }: { $why }.
