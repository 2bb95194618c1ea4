law-expected = Εδώ έπρεπε να υπάρχει { $wanted }, όχι «{ $found }».
law-expected-more = Το κείμενο τελειώνει πολύ νωρίς: εδώ έπρεπε να υπάρχει { $wanted }.
law-refused = Η κίνηση { $move } δεν γίνεται εδώ. { $why }
law-some-piece = ένα πιόνι
law-unknown = Δεν υπάρχει { $name }. Διαλέξτε από αυτά: { $allowed }.
analysis-title = Ταμπλό ανάλυσης
analysis-empty = Άδειο ταμπλό
analysis-to-move = Παίζει: { $side }
analysis-over = Εδώ η παρτίδα τελειώνει.
analysis-engine = Μηχανή
analysis-line-count = Γραμμές
analysis-thinking = Σκέφτεται…
analysis-thinks =
    { $depth ->
        [one] Σκέφτεται: βάθος 1 κίνηση, { $nodes } θέσεις
       *[other] Σκέφτεται: βάθος { $depth } κινήσεις, { $nodes } θέσεις
    }
analysis-thought =
    { $depth ->
        [one] Βάθος 1 κίνηση, { $nodes } θέσεις
       *[other] Βάθος { $depth } κινήσεις, { $nodes } θέσεις
    }
analysis-follow = Παίξτε { $moves }
analysis-no-moves = Κάντε μια κίνηση στο ταμπλό, για όποια πλευρά θέλετε. Γυρίστε πίσω και κάντε άλλη: γίνεται παραλλαγή.
analysis-mark = Σημάδι στην κίνηση
analysis-mark-with = Σημάδι { $glyph }
analysis-promote = Παραλλαγή προς τα πάνω
analysis-prune = Διαγραφή από εδώ
analysis-name = Όνομα της παραλλαγής
analysis-comment = Σχόλιο για την κίνηση
analysis-comment-start = Σχόλιο πριν από την πρώτη κίνηση
analysis-save = Αποθήκευση ως .qgn
analysis-too-long = Δεν χωρά σε διεύθυνση. Αποθηκεύστε το ως .qgn για να το κρατήσετε.
analysis-begin = Άλλο παιχνίδι
analysis-begin-choose = Διαλέξτε παιχνίδι…
analysis-paste = Επικολλήστε μια καταγραφή ή μια θέση, ή αφήστε ένα αρχείο οπουδήποτε
analysis-read = Ανάγνωση
analysis-file = Άνοιγμα αρχείου
analysis-wrong-at = Γραμμή { $line }, στήλη { $column }: { $why }
