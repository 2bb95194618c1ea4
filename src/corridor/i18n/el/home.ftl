home-title-way = Ανοίξτε δρόμο.
home-title-fence = Υψώστε τοίχους.
home-lead = Το Quoridor και τα παιχνίδια του PAC-MAN στον περιηγητή σας: με τον υπολογιστή, με φίλους ή με όποιον είναι online.
home-modes = Ποιο παιχνίδι;
home-kind-classic-2 = Κλασικό
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Κυνηγητό
home-kind-pacman-advanced = Με τοίχους
home-computer = Παίξτε με τον υπολογιστή
home-level = Επίπεδο
home-role = Παίζετε
home-role-first = Πρώτοι
home-role-second = Δεύτεροι
home-role-any = Τυχαία
home-time = Ρολόι
home-friend = Παίξτε με φίλους
home-friend-more = Με σύνδεσμο ή κωδικό, χωρίς λογαριασμό
home-find = Βρείτε παρτίδα
home-find-more = Με όποιον θέλει αυτό το παιχνίδι
home-find-start = Βρείτε αντίπαλο
home-find-many = Οι παρτίδες για τρεις και τέσσερις αρχίζουν σε ανοιχτά τραπέζια. Ανοίξτε ένα, και θα καθίσουν κι άλλοι.
home-find-waiting = Αναζήτηση αντιπάλου…
home-find-cancel = Τέλος αναζήτησης
home-found = Βρέθηκε αντίπαλος! Η παρτίδα αρχίζει.
home-running = Οι παρτίδες σας
home-running-alone = όλοι σε αυτή την οθόνη
home-running-yours = Σειρά σας
home-running-theirs = Παίζουν άλλοι
home-running-open = Δεν άρχισε
home-running-more =
    { $count ->
        [one] 1 ακόμη
       *[other] { $count } ακόμη
    }
home-open = Ανοιχτά τραπέζια
home-open-none = Αυτή τη στιγμή δεν περιμένει κανείς σε τραπέζι.
home-open-new = Ανοίξτε τραπέζι
home-open-take = { $game }: πιάστε αυτή τη θέση
home-code = Έχετε κωδικό;
home-code-join = Είσοδος
home-demo = Παρτίδα του υπολογιστή με τον εαυτό του
home-demo-move =
    { $number ->
        [0] Ο υπολογιστής παίζει μόνος του
       *[other] Ο υπολογιστής παίζει μόνος του, κίνηση { $number }
    }
home-offline = Ο διακομιστής δεν απαντά. Η σελίδα συνεχίζει να προσπαθεί· δεν χάθηκε τίποτα.
home-unofficial = Ανεπίσημο, χωρίς σχέση με τους κατόχους. Τα Quoridor και PAC-MAN είναι εμπορικά σήματα των κατόχων τους.
home-new = Νέο τραπέζι
home-new-lead = Διαλέξτε παιχνίδι και στείλτε τον σύνδεσμο. Όλοι βλέπουν αυτούς τους κανόνες πριν από την έναρξη.
home-new-seats = Θέσεις
home-new-seats-ghosts =
    { $count ->
        [one] Ένας παίζει τον PAC-MAN, ένας και τα τέσσερα φαντάσματα.
       *[other] Ένας παίζει τον PAC-MAN, { $count } μοιράζονται τα τέσσερα φαντάσματα.
    }
home-new-layout = Ταμπλό
home-new-rules = Κανόνες
home-new-more = Όλοι οι κανόνες, ένας ένας
home-new-changed =
    { $count ->
        [0] όπως στους παραπάνω κανόνες
        [one] 1 κανόνας διαφέρει
       *[other] { $count } κανόνες διαφέρουν
    }
home-new-who = Ποιος μπορεί να καθίσει
home-new-link = Όποιος έχει τον σύνδεσμο
home-new-public = Οποιοσδήποτε
home-new-lots = Ποιος παίζει τι
home-new-lots-race = Ποιος ξεκινά
home-new-lots-seats = Όπως κάθονται
home-new-lots-me = Ξεκινώ εγώ
home-new-legs = Παρτίδες
home-new-legs-1 = Μία
home-new-legs-2 = Δύο, με αλλαγή ρόλων
home-new-team = Ποιος αποφασίζει για τους τοίχους και τις προτάσεις των φαντασμάτων
home-new-team-anyone = Οποιοσδήποτε
home-new-team-captain = Ο αρχηγός τους
home-new-casual = Αναίρεση και υποδείξεις
home-new-casual-yes = Επιτρέπονται
home-new-casual-no = Δεν επιτρέπονται
home-new-open = Άνοιγμα τραπεζιού
home-new-name = Το όνομά σας (προαιρετικά)
home-here =
    { $count ->
        [2] Δύο στην ίδια οθόνη
        [3] Τρεις στην ίδια οθόνη
       *[other] Τέσσερις στην ίδια οθόνη
    }
home-here-more = Παίζετε με τη σειρά σε αυτή τη συσκευή
home-waiting = Περιμένουν για παρτίδα
home-waiting-play = Παίξτε
home-waiting-meet = Παίξτε με { $name }: { $game }, { $clock }
home-find-near = Αν κάποιος περιμένει με παρόμοιο ρολόι, θα παίξετε με το δικό του. Την παρτίδα τη βλέπει όποιος θέλει.
clock-own = Δικό μου ρολόι
clock-kind = Είδος ρολογιού
clock-kind-fischer = Χρόνος για την παρτίδα
clock-kind-per-move = Χρόνος ανά σειρά
clock-kind-days = Ημέρες ανά σειρά
clock-minutes = Λεπτά
clock-increment = Επιπλέον δευτ.
clock-seconds = Δευτερόλεπτα
clock-days = Ημέρες
home-puzzle-more = Μία σωστή κίνηση. Θα τη βρείτε;
