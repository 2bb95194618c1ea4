elsewhere-title = Συνέχεια σε άλλη συσκευή
home-perfect = Τέλειο
home-perfect-is = Τέλειο: δεν κάνει ποτέ λάθος
table-time-none = Χωρίς ρολόι
table-time-per-move =
    { $seconds ->
        [one] 1 δευτερόλεπτο ανά σειρά
       *[other] { $seconds } δευτερόλεπτα ανά σειρά
    }
table-time-fischer = { $minutes } λεπ. + { $increment } δευτ. ανά σειρά
table-time-days =
    { $days ->
        [one] 1 ημέρα ανά σειρά
       *[other] { $days } ημέρες ανά σειρά
    }
table-free = Ελεύθερη
table-computer = Υπολογιστής, επίπεδο { $level }
table-guest = Επισκέπτης
watch-moves =
    { $moves ->
        [0] Μόλις άρχισε
        [one] 1 κίνηση
       *[other] { $moves } κινήσεις
    }
language-name = Ελληνικά
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Φαντάσματα
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Κλασικό για δύο: κούρσα ως την απέναντι πλευρά, με τοίχους.
mode-classic-3 = Κλασικό για τρεις: η ίδια κούρσα, από τρεις πλευρές.
mode-classic-4 = Κλασικό για τέσσερις: η ίδια κούρσα, και από τις τέσσερις πλευρές.
mode-pacman = PAC-MAN: φάτε τέσσερις μπάλες ενέργειας πριν σας πιάσουν τρεις φορές τα φαντάσματα.
mode-pacman-advanced = PAC-MAN προχωρημένο: το κυνηγητό με τοίχους, τούνελ και μπάλες ενέργειας για ξόδεμα.
layout-standard = Τα πιόνια στη μέση της πλευράς τους, κανένας τοίχος στο ταμπλό.
layout-recon-1 = Τρεις οριζόντιοι και τρεις κάθετοι τοίχοι: ο συνηθισμένος λαβύρινθος.
layout-recon-2 = Άλλος ένας λαβύρινθος με τρεις και τρεις τοίχους.
layout-open = Χωρίς κανέναν τοίχο.
layout-gate = Πύλη: 8 τοίχοι, μία ζωή. Αμφίρροπες παρτίδες μεταξύ ισάξιων.
layout-kite = Χαρταετός: 14 τοίχοι, δύο ζωές. Αμφίρροπες παρτίδες μεταξύ ισάξιων.
layout-lantern = Φανάρι: 20 τοίχοι, τέσσερις ζωές. Αμφίρροπες παρτίδες μεταξύ ισάξιων.
layout-meadow = Λιβάδι: 4 τοίχοι, τρεις ζωές. Αμφίρροπες παρτίδες μεταξύ ισάξιων.
layout-owl = Κουκουβάγια: 18 τοίχοι, δύο ζωές. Αμφίρροπες παρτίδες μεταξύ ισάξιων.
layout-tower = Πύργος: 18 τοίχοι, δύο ζωές. Αμφίρροπες παρτίδες μεταξύ ισάξιων.
layout-d4 = Ο Θάλαμος στα d4, e4, d5 και e5.
layout-d5 = Ο Θάλαμος στα d5, e5, d6 και e6.
layout-e4 = Ο Θάλαμος στα e4, f4, e5 και f5.
layout-e5 = Ο Θάλαμος στα e5, f5, e6 και f6.
character-pawn = ένα απλό πιόνι
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, αρχάριος
level-2 = 2, πολλά υποσχόμενος
level-3 = 3, εγκεκριμένος
level-4 = 4, ελίτ
joke-0 = Αυστηρή δίαιτα, και φάνηκε: μέχρι και τα φαντάσματα τον λυπήθηκαν, για ένα βήμα περίπου.
joke-1 = Μία μπάλα ενέργειας. Ένα μεζεδάκι πριν από τη μεγάλη ξεκούραση.
joke-2 = Το μισό μενού. Το άλλο μισό τα φαντάσματα το πήραν πακέτο.
joke-3 = Τρεις στις τέσσερις: η τελευταία μπάλα ενέργειας θα το διηγείται και στα εγγόνια της.
joke-4 = Τέσσερις μπάλες ενέργειας, ούτε ψίχουλο. Τα φαντάσματα ζήτησαν μικρότερο λαβύρινθο.
phrase-hello = Γεια!
phrase-good-luck = Καλή επιτυχία!
phrase-well-played = Ωραίο παίξιμο!
phrase-nice-fence = Ωραίος τοίχος!
phrase-oops = Ωχ!
phrase-thinking = Το σκέφτομαι.
phrase-your-turn = Σειρά σας!
phrase-back-soon = Έρχομαι σε λίγο.
phrase-i-am-back = Γύρισα.
phrase-thanks = Ευχαριστώ!
phrase-again = Άλλη μία παρτίδα;
phrase-goodbye = Αντίο!
page-api = Η διεπαφή για προγράμματα
page-name = Το όνομά σας
page-guest = επισκέπτης
page-home = Αρχική
page-loading = Μια στιγμή…
page-missing = Εδώ δεν υπάρχει τίποτα
page-missing-more = Ίσως η διεύθυνση έχει κάποιο λάθος, ή αυτό που ήταν εδώ δεν υπάρχει πια.
page-no-network = Δεν υπάρχει σύνδεση
page-no-network-more = Δεν χάθηκε τίποτα. Η σελίδα συνεχίζει να προσπαθεί και θα ανοίξει μόνη της.
page-try-again = Δοκιμή τώρα
page-language = Γλώσσα
page-theme = Φωτεινό ή σκούρο
page-theme-auto = Όπως η συσκευή
page-theme-light = Φωτεινό
page-theme-dark = Σκούρο
page-your-name = Το όνομά σας: { $name }
page-unreachable = Ο διακομιστής δεν απαντά αυτή τη στιγμή. Δεν χάθηκε τίποτα. Δοκιμάστε ξανά σε λίγο.
page-menu = Μενού
page-play = Παίξτε
page-learn = Μάθετε
page-rules = Κανόνες
page-how-to-play = Πώς παίζεται
bot-name =
    { $level ->
        [1] πρωτάρης
        [2] μαθητευόμενος
        [3] ερασιτέχνης
        [4] τακτικός παίκτης
        [5] παίκτης ομίλου
        [6] διεκδικητής
        [7] εξπέρ
       *[other] μετρ
    }
bot-is = Επίπεδο { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Κοιτάζει μόνο τη δική του επόμενη κίνηση.
        [answer] Κοιτάζει την κίνησή του και την απάντηση σε αυτήν.
        [few] Κοιτάζει λίγες κινήσεις μπροστά.
        [several] Κοιτάζει αρκετές κινήσεις μπροστά.
       *[far] Κοιτάζει πολύ μπροστά.
    }
page-watch = Ζωντανά
page-analyse = Ανάλυση
editor-title-maze = Φτιάξτε λαβύρινθο
editor-title-position = Στήστε μια θέση
page-games = Οι παρτίδες μου
page-puzzles = Γρίφοι
page-spoken = Λειτουργία ανάγνωσης οθόνης
table-perfect = Υπολογιστής, τέλειος
page-stop = Διακοπή
page-puzzle-daily = Ο γρίφος της ημέρας
page-again = Ξανά
page-game = Παιχνίδι
page-all-games = Όλα τα παιχνίδια
page-hint = Υπόδειξη
page-hint-more = Άλλη υπόδειξη
page-you = Εσείς
page-away = λείπει
page-copied = Αντιγράφηκε
page-cancel = Ακύρωση
bot-style =
    { $style ->
        [runner] Τρέχει για τον τερματισμό και σπάνια βάζει τοίχο.
        [builder] Λατρεύει τους τοίχους και τους βάζει νωρίς.
        [saver] Κρατά τους τοίχους του μέχρι κάποιος αντίπαλος να πλησιάσει στον τερματισμό.
        [all-round] Όταν προηγείται τρέχει, όταν μένει πίσω βάζει τοίχους.
        [hungry] Πάει για την πιο κοντινή μπάλα ενέργειας.
        [wary] Πρώτα κρατιέται μακριά από τα φαντάσματα, και τρώει όταν είναι ασφαλές.
        [hunter] Τρώει όταν είναι ασφαλές, και στο μπόνους κυνηγά φαντάσματα.
        [loners] Κάθε φάντασμα κυνηγά μόνο του.
       *[pack] Τα φαντάσματα κυνηγούν μαζί και κόβουν τις διεξόδους.
    }
bot-misses =
    { $what ->
        [jump] Δεν βλέπει τα άλματα που έρχονται.
        [own-way] Καμιά φορά καθυστερεί τον εαυτό του με δικό του τοίχο.
        [second-ghost] Προσέχει ένα φάντασμα τη φορά.
        [boost] Ξεχνά ότι μια μπάλα ενέργειας κάνει τον PAC-MAN επικίνδυνο.
       *[nothing] Λίγα του ξεφεύγουν.
    }
home-tile-classic-2 = Για 2
home-tile-classic-3 = Για 3
home-tile-classic-4 = Για 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Προχω­ρημένο
home-name-classic-2 = Κλασικό για δύο
home-name-classic-3 = Κλασικό για τρεις
home-name-classic-4 = Κλασικό για τέσσερις
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN προχωρημένο
home-ended = Η σελίδα είναι παλιότερη από τον διακομιστή. Φορτώστε την ξανά.
play-bot = Η/Υ { $level }
play-notify-turn = Μια παρτίδα Corridor σας περιμένει.
play-your-turn = Σειρά σας
home-expect = Όταν αυτό το επίπεδο παίζει με τον εαυτό του, ο PAC-MAN κερδίζει το { $share }% των παρτίδων.
home-here-player = Παίκτης { $number }
