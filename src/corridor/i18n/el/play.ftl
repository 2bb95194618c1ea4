play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Κλασικό · 2
play-mode-classic-3 = Κλασικό · 3
play-mode-classic-4 = Κλασικό · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN προχωρημένο
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } δευτ./σειρά
        [days]
            { $days ->
                [one] 1 ημέρα/σειρά
               *[other] { $days } ημέρες/σειρά
            }
       *[none] χωρίς ρολόι
    }
play-watching = Παρακολουθείτε
play-board = Το ταμπλό
play-guest = Επισκέπτης
play-name-and-side = { $name } ({ $side })
play-for = αντί για { $name }
play-clock = Χρόνος που μένει: { $time }
play-clock-days = { $days } ημ. { $hours } ώρ.
play-fences =
    { $count ->
        [one] 1 τοίχος στο χέρι
       *[other] { $count } τοίχοι στο χέρι
    }
play-lives = Ζωές
play-lives-left =
    { $count ->
        [one] μένει 1 ζωή
       *[other] μένουν { $count } ζωές
    }
play-pellets = Μπάλες που έφαγε
play-pellets-eaten = { $count } από { $all }
play-reserve = Απόθεμα
play-fences-label = Τοίχοι
play-team-stock = Τοίχοι ομάδας
play-speed = Ταχύτητα
play-level-so-far = Επίπεδο ως τώρα
play-yours = δικό σας
play-sees =
    { $own ->
        [yes] σας βλέπει
       *[no] τον βλέπει
    }
play-off-board = εκτός ταμπλό
play-on-square = στο { $square }
play-sees-along-file = βλέπει τον PAC-MAN στη στήλη { $name }
play-sees-along-rank = βλέπει τον PAC-MAN στη γραμμή { $name }
play-legend-respawn = Τετράγωνο εισόδου: εδώ μπαίνει ο PAC-MAN
play-legend-tunnel = Τούνελ { $one } – { $other }
play-legend-sight = Οπτική γραμμή: το φάντασμα προχωρά περισσότερο
play-legend-ring = Κύκλος: αυτό το φάντασμα τρώγεται τώρα
play-to-move = Παίζει: { $who }
play-teammate = αποφασίζει συμπαίκτης
play-task-race =
    { $fences ->
        [yes] Πηγαίνετε σε μια κουκκίδα ή βάλτε τοίχο ανάμεσα στα τετράγωνα.
       *[no] Πηγαίνετε σε μια κουκκίδα. Δεν έχετε άλλους τοίχους.
    }
play-task-after =
    { $what ->
        [fence] Προχωρήσατε. Βάλτε τοίχο ή τελειώστε τη σειρά σας.
        [pellet] Προχωρήσατε. Ξοδέψτε μια μπάλα ενέργειας ή τελειώστε τη σειρά σας.
       *[both] Προχωρήσατε. Βάλτε τοίχο, ξοδέψτε μια μπάλα ενέργειας ή τελειώστε τη σειρά σας.
    }
play-task-ghost-place = Βάλτε έναν τοίχο ή κρατήστε τον.
play-opening = Άνοιγμα · { $turn }
play-boost = Μπόνους
play-boost-eats =
    { $own ->
        [yes] Τρώτε τα φαντάσματα στον δρόμο σας, μόνο σε αυτή τη σειρά σας
       *[no] Ο PAC-MAN τρώει τα φαντάσματα στον δρόμο του, μόνο σε αυτή τη σειρά του
    }
play-typed = Η κίνησή σας: { $text }
play-left-short =
    { $count ->
        [one] μένει 1
       *[other] μένουν { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } βήμα
       *[other] { $who }: { $count } βήματα
    }
play-keys-hover = Κλικ: τοποθέτηση · R: στροφή · Esc: άκυρο
play-keys-held = Enter: τοποθέτηση · R: στροφή · Esc: άκυρο
play-heard-move = { $who }: { $move }.
play-heard-spent = Ο PAC-MAN ξοδεύει μια μπάλα ενέργειας.
play-heard-eaten = Ο PAC-MAN τρώει: { $pieces }.
play-heard-pellet = Ο PAC-MAN τρώει μια μπάλα ενέργειας: { $count } από { $all }.
play-heard-boost =
    { $count ->
        [one] Αρχίζει μπόνους: 1 βήμα.
       *[other] Αρχίζει μπόνους: { $count } βήματα.
    }
play-heard-boost-over = Το μπόνους τελείωσε.
play-heard-caught =
    { $count ->
        [0] Έπιασαν τον PAC-MAN. Δεν μένει άλλη ζωή.
        [one] Έπιασαν τον PAC-MAN. Μένει 1 ζωή.
       *[other] Έπιασαν τον PAC-MAN. Μένουν { $count } ζωές.
    }
play-heard-clock =
    { $seconds ->
        [one] Μένει 1 δευτερόλεπτο στο ρολόι σας.
       *[other] Μένουν { $seconds } δευτερόλεπτα στο ρολόι σας.
    }
play-place = Τοποθέτηση
play-rotate = Στροφή
play-step-back = Βήμα πίσω
play-end-walk = Τέλος εδώ
play-walk = Πάμε
play-walk-anyway = Πάμε κι ό,τι γίνει
play-yes = Ναι
play-no = Όχι
play-accept = Αποδοχή
play-decline = Απόρριψη
play-close = Κλείσιμο
play-panel-more = Άλλα
play-resign = Παραίτηση
play-resign-sure = Παραιτείστε από την παρτίδα;
play-resign-team = Να προτείνετε παραίτηση στην ομάδα;
play-abort = Ματαίωση
play-abort-long = Ματαίωση της παρτίδας
play-abort-sure = Να ματαιωθεί η παρτίδα;
play-takeback = Πάρτε πίσω
play-undo = Αναίρεση
play-draw = Πρόταση ισοπαλίας
play-routes = Διαδρομές
play-phrases = Φράσεις
play-flip = Γύρισμα ταμπλό
play-save = Αποθήκευση
play-new = Νέα
play-rematch = Ρεβάνς
play-rematch-asked = Προτάθηκε ρεβάνς
play-next-leg = 2η παρτίδα
play-next-game = Επόμενη
play-ask-hint = Ζητήστε υπόδειξη
play-suggest = Πρόταση
play-suggest-to-team = Πρόταση κίνησης στην ομάδα
play-suggest-how = Διαλέξτε μια κίνηση· θα τη δει η ομάδα σας.
play-suggested = Η ομάδα βλέπει την πρότασή σας: { $move }
play-suggests = { $who } προτείνει { $move }
play-play-it = Παίξτε την
play-hint-wait = Η μηχανή σκέφτεται…
play-hint = Η μηχανή θα έπαιζε { $move }
play-offered-draw = Προτείνατε ισοπαλία.
play-offered-takeback = Ζητήσατε να πάρετε πίσω μια κίνηση.
play-offered-rematch = Προτείνατε ρεβάνς.
play-offers-draw = { $who } προτείνει ισοπαλία.
play-offers-takeback = { $who } θέλει να πάρει πίσω μια κίνηση.
play-offers-rematch = { $who } θέλει ρεβάνς.
play-declines = { $who } δεν δέχεται.
play-play-on = Συνεχίζουμε
play-give-up-asked = Θέλετε να παραιτηθείτε. Αποφασίζει μαζί και η ομάδα σας.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } κι εσείς θέλετε παραίτηση. Αποφασίζει μαζί και η υπόλοιπη ομάδα.
       *[no] { $who } θέλει παραίτηση. Συμφωνείτε;
    }
play-plays-on = { $who } θέλει να συνεχίσετε.
play-gone-kept = { $name } λείπει. Η θέση κρατιέται για:
play-gone = { $name } λείπει.
play-wait = Αναμονή
play-claim = Διεκδίκηση νίκης
play-put-bot = Να παίξει ο Η/Υ
play-bot-for-you = Ο υπολογιστής παίζει στη θέση σας.
play-return = Πίσω στη θέση μου
play-line-lost = Η σύνδεση χάθηκε. Επανασύνδεση…
play-unsent = Δεν υπάρχει σύνδεση. Η κίνησή σας { $move } φυλάχτηκε και θα σταλεί μόλις συνδεθείτε.
play-unsent-lost = Η κίνησή σας { $move } δεν έγινε: η παρτίδα είχε προχωρήσει.
play-line-ended = Η σύνδεση έκλεισε. Φορτώστε ξανά τη σελίδα.
play-moves = Κινήσεις
play-no-moves = Καμία κίνηση ακόμη
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Η αρχή
        [one] Μετά από 1 κίνηση
       *[other] Μετά από { $ply } κινήσεις
    }
play-back-to-now = Πίσω στην παρτίδα
play-replay-move = Μετά: { $move }
play-replay-end = Έτσι τον έπιασαν.
play-why-caught =
    { $own ->
        [yes] Γιατί έχασα ζωή;
       *[no] Πώς χάθηκε η ζωή;
    }
play-route = Ως τον τερματισμό
play-result-won = Νικήσατε
play-result-lost = Χάσατε
play-result-draw = Ισοπαλία
play-result-off = Ματαιώθηκε
play-result-wins =
    { $many ->
        [yes] Νίκησαν: { $winner }
       *[no] Νίκη: { $winner }
    }
play-result-loses = Ήττα: { $loser }. Νικούν οι άλλοι
play-reason-goal = Πρώτη άφιξη στην απέναντι πλευρά.
play-reason-pellets = Φαγώθηκαν όλες οι μπάλες ενέργειας.
play-reason-ghosts = Φαγώθηκαν όλα τα φαντάσματα.
play-reason-catches = Ο PAC-MAN δεν έχει άλλες ζωές.
play-reason-plies = Συμπληρώθηκε το όριο κινήσεων.
play-reason-threefold = Η ίδια θέση εμφανίστηκε τρεις φορές.
play-reason-no-progress = Δεν άλλαξε τίποτα για πολλή ώρα.
play-reason-resign =
    { $own ->
        [yes] Παραιτηθήκατε.
        [team] Παραίτηση για την ομάδα σας: { $who }.
       *[no] Παραίτηση: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Ο χρόνος σας τελείωσε.
       *[no] Τέλος χρόνου: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Φύγατε από το τραπέζι.
       *[no] Αποχώρηση από το τραπέζι: { $loser }.
    }
play-reason-agreement = Συμφώνησαν και οι δύο πλευρές.
play-reason-aborted = Δεν νίκησε και δεν έχασε κανείς.
play-level = Επίπεδο του PAC-MAN: { $level }
play-legs = Δύο παρτίδες
play-leg = Παρτίδα { $number }
play-points = Βαθμοί
play-leg-result =
    { $how ->
        [won] Νίκη
        [lost] Ήττα
        [draw] Ισοπαλία
       *[off] Ματαιώθηκε
    }
play-leg-start =
    { $first ->
        [yes] Πρώτη κίνηση
       *[no] Δεύτερη κίνηση
    }
play-leg-role = { $role } · μπάλες: { $pellets }
play-save-qgn = Καταγραφή των κινήσεων (.qgn)
play-save-json = Καταγραφή για προγράμματα (JSON)
play-save-svg = Εικόνα, καθαρή σε κάθε μέγεθος (SVG)
play-save-png = Εικόνα σε πίξελ (PNG)
play-panel-phrases = Πείτε κάτι
play-panel-settings = Ρυθμίσεις
play-panel-save = Αποθήκευση παρτίδας
play-panel-help = Πλήκτρα
play-overlay-sight = Ποιος βλέπει τον PAC-MAN
play-overlay-reach = Πού μπορεί να πάει κάθε πλευρά
play-overlay-routes = Οι συντομότερες διαδρομές
play-set-placing = Τοποθέτηση τοίχων με το δάχτυλο
play-placing-confirm = Επιβεβαίωση κάθε τοίχου
play-placing-release = Μόλις σηκωθεί το δάχτυλο
play-placing-tray = Σύρσιμο από την μπάρα
play-set-confirm-walk = Επιβεβαίωση μετακίνησης
play-set-sound = Ήχος
play-set-vibration = Δόνηση
play-set-turn-board = Σε κοινή οθόνη, το ταμπλό γυρίζει προς όποιον παίζει
play-key-arrows = κίνηση στο ταμπλό
play-key-tab = στο ταμπλό και στα κουμπιά
play-key-space = τετράγωνα ή τοίχοι
play-key-rotate = στροφή του τοίχου
play-key-enter = τοποθέτηση ή βήμα
play-key-escape = άκυρο
play-key-type = γράψτε όποια κίνηση θέλετε, μετά Enter
play-key-undo = πίσω μία κίνηση
play-key-flip = γύρισμα του ταμπλό
play-key-hint = υπόδειξη
play-key-routes = εμφάνιση ή όχι διαδρομών
play-key-help = αυτή η λίστα
play-since = Μετά τη σειρά σας
play-since-last = Τελευταία κίνηση
play-did-walk =
    { $effect ->
        [pellet] τρώει την μπάλα ενέργειας στο { $square }
        [ghosts] τρώει: { $pieces }
        [caught] πιάνει τον PAC-MAN στο { $square }
        [caught-you] σας πιάνει στο { $square }
        [caught-self] πέφτει σε φάντασμα
       *[none] στο { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] τοίχος { $slot }, οριζόντια
       *[vertical] τοίχος { $slot }, κάθετα
    }
play-did-relocate = τοίχος του Θαλάμου στο { $slot }
play-did-enter = μπαίνει στο { $square }
play-did-spend = ξοδεύει μια μπάλα
play-did-pass =
    { $what ->
        [boost] τελειώνει το μπόνους
        [turn] τελειώνει τη σειρά
        [keep] κρατά τον τοίχο
        [stay] μένει
       *[pass] πάει πάσο
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } σας έπιασε. { $back ->
            [all] Όλοι γυρίζουν στην αρχή
           *[pacman] Ξαναμπαίνετε από τετράγωνο εισόδου
        }, { $count ->
            [one] σας μένει 1 ζωή.
           *[other] σας μένουν { $count } ζωές.
        }
       *[no] { $ghost } έπιασε τον PAC-MAN. { $back ->
            [all] Όλοι γυρίζουν στην αρχή
           *[pacman] Ξαναμπαίνει από τετράγωνο εισόδου
        }, { $count ->
            [one] του μένει 1 ζωή.
           *[other] του μένουν { $count } ζωές.
        }
    }
play-go-on = Συνέχεια
play-sight =
    { $own ->
        [yes] { $count ->
            [one] { $pieces } σας βλέπει: { $steps } βήματα.
           *[other] Σας βλέπουν { $count } φαντάσματα ({ $pieces }): { $steps } βήματα το καθένα.
        }
       *[no] { $count ->
            [one] { $pieces } βλέπει τον PAC-MAN: { $steps } βήματα.
           *[other] Τον PAC-MAN βλέπουν { $count } φαντάσματα ({ $pieces }): { $steps } βήματα το καθένα.
        }
    }
play-mate-moves = { $name } παίζει { $piece }
play-why = Κανόνας
play-why-length =
    { $steps ->
        [one] Κάντε ακριβώς 1 βήμα.
       *[other] Κάντε ακριβώς { $steps } βήματα.
    }
play-why-most =
    { $steps ->
        [one] Έχετε 1 βήμα.
       *[other] Έχετε { $steps } βήματα.
    }
play-round = Γύρος { $number }
play-rules-booklet = κανόνες φυλλαδίου
play-rules-first-printing = πρώτη έκδοση
play-rules-strict-english = αγγλικά κατά γράμμα
play-rules-italian = ιταλικοί κανόνες
play-rules-danish = δανέζικοι κανόνες
play-rules-friendly-ghosts = φιλικά φαντάσματα
play-rules-usual = συνηθισμένοι κανόνες
play-rules-changed =
    { $count ->
        [one] 1 αλλαγή
       *[other] { $count } αλλαγές
    }
play-term-boost = Μπόνους: επιπλέον βήματα μετά από μια μπάλα ενέργειας. Τρώτε όσα φαντάσματα βρείτε στον δρόμο σας.
play-term-frenzy = Τρέλα: ένα φάντασμα που βλέπει τον PAC-MAN κάνει 2 βήματα αντί για 1.
play-term-chamber = Θάλαμος: το δωμάτιο στη μέση. Στο άνοιγμα τα φαντάσματα μεταφέρουν αλλού τους τοίχους του.
play-term-spend = Ξόδεμα: δίνετε μια μπάλα ενέργειας από το απόθεμα για επιπλέον βήματα που βγάζουν φαντάσματα από το παιχνίδι.
play-term-reserve = Απόθεμα: μπάλες ενέργειας που έφαγε και κράτησε ο PAC-MAN. Τις ξοδεύει στη σειρά του.
play-term-sight = Όραση: ευθεία ως τον PAC-MAN χωρίς τοίχο ανάμεσα. Τα άλλα φαντάσματα δεν την κόβουν.
play-term-tunnel = Τούνελ: βγαίνετε από εδώ και μπαίνετε από την άλλη άκρη, με ένα βήμα.
play-term-respawn = Τετράγωνο εισόδου: εδώ μπαίνει ο PAC-MAN στο ταμπλό, αν είναι ελεύθερο.
play-word-frenzy = Τρέλα
play-word-sight = Όραση
play-word-spend = Ξόδεμα
play-hint-done = Κατάλαβα
play-hint-goal-race =
    Φτάστε { $side ->
        [0] στην μπλε
        [1] στην πορτοκαλί
        [2] στην πράσινη
       *[3] στη μοβ
    } γραμμή { $way ->
        [up] επάνω
        [down] κάτω
        [left] αριστερά
       *[right] δεξιά
    } πριν φτάσει κάποιος άλλος στη δική του. Πατήστε μια κουκκίδα για βήμα.
play-hint-goal-pacman = Φάτε και τις { $count } μπάλες ενέργειας πριν σας πιάσουν τα φαντάσματα. Πατήστε μια κουκκίδα για να πάτε εκεί.
play-hint-goal-ghosts =
    { $count ->
        [one] Πιάστε τον PAC-MAN πριν φάει όλες τις μπάλες ενέργειας. Πατήστε ένα φάντασμα και μετά μια κουκκίδα.
       *[other] Πιάστε τον PAC-MAN { $count } φορές πριν φάει όλες τις μπάλες ενέργειας. Πατήστε ένα φάντασμα και μετά μια κουκκίδα.
    }
play-hint-fence = Για να βάλετε τοίχο, σύρετε κατά μήκος του κενού ή πατήστε παρατεταμένα. Ακολουθήστε το δάχτυλο και πατήστε «Τοποθέτηση».
play-hint-boost =
    { $steps ->
        [one] Μπόνους! Κάντε 1 βήμα ακόμη: τρώτε τα φαντάσματα στον δρόμο σας. Με το «Τέλος εδώ» σταματάτε νωρίτερα.
       *[other] Μπόνους! Κάντε έως { $steps } βήματα ακόμη: τρώτε τα φαντάσματα στον δρόμο σας. Με το «Τέλος εδώ» σταματάτε νωρίτερα.
    }
play-hint-frenzy =
    { $own ->
        [yes] Ένα φάντασμα σας βλέπει σε ευθεία: κάνει { $steps } βήματα. Βάλτε ανάμεσά σας έναν τοίχο ή μια γωνία.
       *[no] Ένα φάντασμα που βλέπει τον PAC-MAN σε ευθεία παθαίνει τρέλα: κάνει { $steps } βήματα.
    }
play-hint-catch = Κάθε φορά που τον πιάνουν, ο PAC-MAN χάνει μια ζωή. Αν δεν μείνει καμία, νικούν τα φαντάσματα. Όσες μπάλες ενέργειας έφαγε μένουν φαγωμένες.
play-hint-chamber = Βγάλτε έναν τοίχο από τον Θάλαμο: πατήστε έναν ροζ και σύρετέ τον στη νέα του θέση.
play-hint-spend = Κρατάτε μπάλες ενέργειας στο απόθεμα. Ξοδέψτε μία τώρα για επιπλέον βήματα που βγάζουν φαντάσματα από το παιχνίδι οριστικά.
play-hint-boxed = Σας έκλεισαν: δεν γίνεται ούτε βήμα ούτε τοίχος. Πατήστε «Πάσο»· παίζει ο επόμενος.
play-set-pace = Κινήσεις των άλλων
play-pace-fast = Γρήγορα
play-pace-normal = Κανονικά
play-pace-slow = Αργά
play-pace-tap = Με πάτημα
play-set-hints = Συμβουλές για αρχάριους
play-set-notation = Κινήσεις με σύμβολα (e3h)
table-your-figure = Η φιγούρα σας
play-review = Ανασκόπηση
play-save-gif = Όλες οι κινήσεις σαν ταινία (GIF)
play-save-animated-svg = Όλες οι κινήσεις, καθαρές σε κάθε μέγεθος (κινούμενο SVG)
play-set-notify = Ειδοποίηση όταν έρθει η σειρά μου
play-notify-denied = Ο περιηγητής σας δεν επιτρέπει ειδοποιήσεις εδώ. Αυτό αλλάζει στις ρυθμίσεις του για αυτόν τον ιστότοπο.
play-watchers =
    { $count ->
        [one] 1 θεατής
       *[other] { $count } θεατές
    }
play-level-up =
    { $wins ->
        [one] Νικήσατε στο επίπεδο { $level }. Δοκιμάζετε το { $next };
       *[other] Κερδίσατε { $wins } συνεχόμενες παρτίδες στο επίπεδο { $level }. Δοκιμάζετε το { $next };
    }
play-level-down =
    { $losses ->
        [one] Το επίπεδο { $level } ήταν δύσκολο. Δοκιμάζετε το { $next };
       *[other] Το επίπεδο { $level } κέρδισε { $losses } συνεχόμενες παρτίδες. Δοκιμάζετε το { $next };
    }
play-level-go = Επίπεδο { $level }
hint-wins = Νικά αμέσως.
hint-fence =
    { $count ->
        [one] Μακραίνει τον δρόμο κατά 1 βήμα για { $who }, όχι για εσάς.
       *[other] Μακραίνει τον δρόμο κατά { $count } βήματα για { $who }, όχι για εσάς.
    }
hint-fence-both = Βήματα που κοστίζει: { $count } για { $who }, { $own } για εσάς.
hint-fence-keeps = Έτσι { $who } δεν μπορεί να σας κλείσει εκεί τον δρόμο.
hint-route =
    { $count ->
        [one] Είναι στον πιο σύντομο δρόμο σας: μένει 1 βήμα μετά.
       *[other] Είναι στον πιο σύντομο δρόμο σας: μένουν { $count } βήματα μετά.
    }
hint-jump =
    { $count ->
        [one] Πηδάτε πάνω από { $who }: μένει 1 βήμα μετά.
       *[other] Πηδάτε πάνω από { $who }: μένουν { $count } βήματα μετά.
    }
hint-aside = Κρατά δύο δρόμους ανοιχτούς, κι έτσι { $who } δεν τους κλείνει και τους δύο με έναν τοίχο.
hint-exposed-less =
    { $count ->
        [one] Έτσι ένας τοίχος σας κοστίζει το πολύ 1 βήμα, όχι { $before }.
       *[other] Έτσι ένας τοίχος σας κοστίζει το πολύ { $count } βήματα, όχι { $before }.
    }
hint-pellet-safe = Η μπάλα ενέργειας στο { $square } είναι ασφαλής: κανένα φάντασμα δεν σας φτάνει στην επόμενη σειρά του.
hint-pellet = Τρώτε την μπάλα ενέργειας στο { $square }.
hint-eats = Τρώτε: { $pieces }.
hint-hides = Εκεί δεν σας βλέπουν: { $pieces }.
hint-safe = Εκεί κανένα φάντασμα δεν σας φτάνει στην επόμενη σειρά του.
hint-towards-pellet =
    { $count ->
        [one] Είναι 1 βήμα από την μπάλα ενέργειας στο { $square }.
       *[other] Είναι { $count } βήματα από την μπάλα ενέργειας στο { $square }.
    }
hint-away =
    { $count ->
        [one] Το πιο κοντινό φάντασμα θα είναι 1 βήμα από εσάς, όχι { $before }.
       *[other] Το πιο κοντινό φάντασμα θα είναι { $count } βήματα από εσάς, όχι { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Μακραίνει κατά 1 βήμα τον δρόμο ως εσάς για { $piece }.
       *[other] Μακραίνει κατά { $count } βήματα τον δρόμο ως εσάς για { $piece }.
    }
hint-no-fence = Κανένας τοίχος δεν μακραίνει τώρα τον δρόμο της άλλης πλευράς, γι’ αυτό κρατήστε τους δικούς σας.
hint-spends = Ξοδέψτε μια μπάλα ενέργειας: προχωράτε και τρώτε τα φαντάσματα που συναντάτε.
hint-shuts-in =
    { $count ->
        [0] Δεν αφήνει στον PAC-MAN κανένα ασφαλές τετράγωνο· τώρα έχει { $before }.
        [one] Αφήνει στον PAC-MAN 1 ασφαλές τετράγωνο· τώρα έχει { $before }.
       *[other] Αφήνει στον PAC-MAN { $count } ασφαλή τετράγωνα· τώρα έχει { $before }.
    }
hint-covers = { $piece } θα είναι πιο κοντά από τον PAC-MAN στην μπάλα ενέργειας στο { $square }.
hint-fence-pellet =
    { $count ->
        [one] Μακραίνει κατά 1 βήμα τον δρόμο του PAC-MAN ως το { $square }.
       *[other] Μακραίνει κατά { $count } βήματα τον δρόμο του PAC-MAN ως το { $square }.
    }
hint-catches = Πιάνει τον PAC-MAN.
hint-sees = Από εκεί { $piece } βλέπει τον PAC-MAN.
hint-closes-in =
    { $count ->
        [one] { $piece } θα είναι 1 βήμα από τον PAC-MAN.
       *[other] { $piece } θα είναι { $count } βήματα από τον PAC-MAN.
    }
hint-guards = Φυλάει την μπάλα ενέργειας στο { $square }.
hint-best = Η μηχανή δεν βλέπει κάτι καλύτερο.
key-tab = Tab
key-space = Διάστημα
key-enter = Enter
key-escape = Esc
phase-race = Κάντε ένα βήμα ή βάλτε τοίχο.
phase-walk =
    { $steps ->
        [one] Κάντε 1 βήμα.
       *[other] Κάντε { $steps } βήματα.
    }
phase-boost =
    { $steps ->
        [one] Μπόνους! 1 βήμα ακόμη· τρώτε τα φαντάσματα στον δρόμο.
       *[other] Μπόνους! Έως { $steps } βήματα ακόμη· τρώτε τα φαντάσματα στον δρόμο.
    }
phase-ghosts =
    { $steps ->
        [0] Κινήστε ένα φάντασμα: { $pieces }.
        [one] Κάντε 1 βήμα με { $pieces }.
       *[other] Κάντε έως { $steps } βήματα με { $pieces }.
    }
phase-enter = Διαλέξτε από πού θα μπείτε.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Προχωρήστε 1 βήμα· μετά μπορείτε να βάλετε τοίχο.
           *[other] Προχωρήστε { $steps } βήματα· μετά μπορείτε να βάλετε τοίχο.
        }
       *[other] { $steps ->
            [one] Άνοιγμα, { $turn } από { $opening }: προχωρήστε 1 βήμα ή βάλτε τοίχο.
           *[other] Άνοιγμα, { $turn } από { $opening }: προχωρήστε { $steps } βήματα ή βάλτε τοίχο.
        }
    }
phase-extra =
    { $steps ->
        [one] Μπόνους! 1 επιπλέον βήμα· τα φαντάσματα στον δρόμο βγαίνουν οριστικά.
       *[other] Μπόνους! { $steps } επιπλέον βήματα· τα φαντάσματα στον δρόμο βγαίνουν οριστικά.
    }
phase-after = Προχωρήσατε. Κάντε κάτι ακόμη ή τελειώστε τη σειρά σας με --.
phase-relocate = Άνοιγμα, { $turn } από { $opening }: μετακινήστε έναν τοίχο του Θαλάμου.
phase-ghost-place = Βάλτε έναν τοίχο ή κρατήστε τον με --.
