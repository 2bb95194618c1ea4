table-title = Τραπέζι: { $name }
table-title-yours = Το τραπέζι σας
table-title-nobody = Ένα τραπέζι
table-invite = Προσκαλέστε κι άλλους
table-share = Κοινοποίηση
table-share-title = Μια παρτίδα Corridor
table-copy = Αντιγραφή συνδέσμου
table-seat-link = Σύνδεσμος για αυτή τη θέση
table-link = Σύνδεσμος για αυτό το τραπέζι
table-qr = Κωδικός QR
table-qr-label = Κωδικός QR με τον σύνδεσμο για αυτό το τραπέζι
table-rules = Τι παίζεται
table-own-layout = Προσαρμοσμένο ταμπλό
table-lots-first = Η πρώτη θέση
table-by-lot = Τυχαία πλευρά
table-turn =
    { $number ->
        [1] Πρώτη θέση στη σειρά
        [2] Δεύτερη θέση στη σειρά
        [3] Τρίτη θέση στη σειρά
       *[other] Τέταρτη θέση στη σειρά
    }
table-seat-free = Θέση { $number }: ελεύθερη
table-free-race =
    { $number ->
        [1] Πρώτη θέση, ελεύθερη
        [2] Δεύτερη θέση, ελεύθερη
        [3] Τρίτη θέση, ελεύθερη
       *[other] Τέταρτη θέση, ελεύθερη
    }
table-free-piece = { $piece }: ελεύθερη θέση
table-starts = Από { $squares }
table-enters = Μπαίνει με την πρώτη του κίνηση
table-sit = Καθίστε εδώ
table-sit-too = Καθίστε κι εδώ
table-name-too = Όνομα για αυτή τη θέση
table-add-computer = Υπολογιστής
table-stand-up = Σηκωθείτε
table-send-away = Να ελευθερωθεί η θέση: { $name }
table-character = Η εμφάνισή σας
table-pawn = Απλό πιόνι
table-lift = Μεταφορά σε άλλη θέση: { $piece }
table-put-here = { $piece } εδώ
table-share-hint = Σύρετε ένα φάντασμα σε άλλη θέση, ή πατήστε το και μετά τη θέση. Αν δώσετε και το τελευταίο σας φάντασμα, παίρνετε ένα πίσω.
table-hands = Αυτά τα φαντάσματα πάνε μαζί
table-here = { $here } από { $all } εδώ,
table-seats-free =
    { $free ->
        [one] 1 θέση είναι ελεύθερη
       *[other] { $free } θέσεις είναι ελεύθερες
    }
table-all-here = μπορείτε να αρχίσετε
table-wait-start = αναμονή για έναρξη
table-leave = Αποχώρηση
table-start = Έναρξη
table-start-computer = Έναρξη με υπολογιστή
table-drawing = Μοιράζονται οι πλευρές…
table-begins = Πρώτη κίνηση: { $name }.
table-first = Ξεκινά
table-to-board = Στο ταμπλό
join-title = Καθίστε σε τραπέζι
join-invited = { $name } σας προσκαλεί
join-invited-plain = Έχετε πρόσκληση
join-your-seat = Η θέση σας
join-sit = Καθίστε
join-watch = Μόνο παρακολούθηση
join-gone = Η πρόσκληση έληξε
join-gone-more = Ο σύνδεσμος χρησιμοποιήθηκε ή η παρτίδα άρχισε. Ζητήστε νέο ή γράψτε έναν κωδικό.
join-no-code = Άγνωστος κωδικός τραπεζιού
join-no-code-more = Ελέγξτε τον κωδικό και γράψτε τον ξανά, ή ζητήστε τον από την παρέα σας.
join-failed = Δεν έγινε
balance-pacman = Ο PAC-MAN έχει σίγουρη νίκη
balance-endless = Κανείς δεν έχει σίγουρη νίκη
balance-ghosts = Τα φαντάσματα έχουν σίγουρη νίκη
balance-ahead-pacman = Προβάδισμα PAC-MAN
balance-even = Ισορροπία
balance-ahead-ghosts = Προβάδισμα φαντασμάτων
balance-proved = Αποδεδειγμένο: έτσι τελειώνει όταν κανείς δεν κάνει λάθος.
balance-measured = Δεν έχει αποδειχθεί, μόνο μετρηθεί. Σε παρτίδες του υπολογιστή με τον εαυτό του ο PAC-MAN κέρδισε { $won } από τις { $games }.
table-change = Αλλαγή
table-change-owner = Μπορείτε να τους αλλάξετε ως την έναρξη. Ζητάμε από όλους στο τραπέζι να συμφωνήσουν.
table-change-title = Αλλαγή κανόνων
table-change-save = Με αυτούς τους κανόνες
table-changed = { $name } άλλαξε τους κανόνες
table-changed-nameless = Οι κανόνες άλλαξαν
table-changed-more = Μείνετε για να παίξετε με αυτούς, ή φύγετε από το τραπέζι.
table-changed-line = { $now } αντί για { $was }
table-stay = Παραμονή
table-unsure = Το σκέφτεται
table-wait-agree =
    { $count ->
        [one] Ένα άτομο πρέπει να συμφωνήσει στους νέους κανόνες
       *[other] { $count } άτομα πρέπει να συμφωνήσουν στους νέους κανόνες
    }
table-own-maze = Ο λαβύρινθός μου { $number }
table-from = Ξεκινά από
table-own-position = Από θέση που στήθηκε στο ταμπλό
table-make-maze = Φτιάξτε δικό σας λαβύρινθο
