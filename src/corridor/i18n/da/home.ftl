home-title-way = Find din vej.
home-title-fence = Spær deres.
home-lead = Quoridor og PAC-MAN-spillene i din browser: mod computeren, med venner eller med hvem som helst online.
home-modes = Hvilket spil?
home-kind-classic-2 = Klassisk
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Jagt
home-kind-pacman-advanced = Forhindringer
home-computer = Spil mod computeren
home-level = Niveau
home-role = Du spiller
home-role-first = Først
home-role-second = Som nr. 2
home-role-any = Tilfældigt
home-time = Ur
home-friend = Spil med en ven
home-friend-more = Med link eller kode, ingen konto
home-find = Find et spil
home-find-more = Med hvem som helst, der vil spille det her
home-find-start = Find en spiller
home-find-many = Spil for tre og fire begynder ved åbne borde. Åbn et, så kan andre sætte sig.
home-find-waiting = Leder efter en spiller…
home-find-cancel = Stop søgningen
home-found = Vi fandt en! Spillet begynder.
home-running = Dine spil
home-running-alone = alle på denne skærm
home-running-yours = Din tur
home-running-theirs = Deres tur
home-running-open = Ikke begyndt
home-running-more =
    { $count ->
        [one] 1 mere
       *[other] { $count } flere
    }
home-open = Åbne borde
home-open-none = Ingen venter ved et bord lige nu.
home-open-new = Åbn et bord
home-open-take = { $game }: tag denne plads
home-code = Har du en kode?
home-code-join = Vær med
home-demo = Et spil, hvor computeren spiller mod sig selv
home-demo-move =
    { $number ->
        [0] Computeren spiller mod sig selv
       *[other] Computeren spiller mod sig selv, træk { $number }
    }
home-offline = Serveren svarer ikke. Siden prøver hele tiden igen; intet er gået tabt.
home-unofficial = Uofficielt og uafhængigt. Quoridor og PAC-MAN er varemærker, der tilhører deres ejere.
home-new = Nyt bord
home-new-lead = Vælg et spil, og send linket. Alle ser disse regler, før spillet begynder.
home-new-seats = Pladser
home-new-seats-ghosts =
    { $count ->
        [one] Én spiller PAC-MAN, én har alle fire spøgelser.
       *[other] Én spiller PAC-MAN, { $count } deles om de fire spøgelser.
    }
home-new-layout = Bræt
home-new-rules = Regler
home-new-more = Alle regler, én for én
home-new-changed =
    { $count ->
        [0] som reglerne ovenfor
        [one] 1 regel er anderledes
       *[other] { $count } regler er anderledes
    }
home-new-who = Hvem kan sætte sig
home-new-link = Alle, der har linket
home-new-public = Alle
home-new-lots = Hvem spiller hvad
home-new-lots-race = Hvem begynder
home-new-lots-seats = Som vi sidder
home-new-lots-me = Jeg begynder
home-new-legs = Partier
home-new-legs-1 = Ét
home-new-legs-2 = To, med byttede sider
home-new-team = Hvem bestemmer over spøgelsernes forhindringer og tilbud
home-new-team-anyone = Enhver af dem
home-new-team-captain = Deres kaptajn
home-new-casual = Fortryd og hint
home-new-casual-yes = Tilladt
home-new-casual-no = Ikke tilladt
home-new-open = Åbn bordet
home-new-name = Dit navn (valgfrit)
home-here =
    { $count ->
        [2] To på denne skærm
        [3] Tre på denne skærm
       *[other] Fire på denne skærm
    }
home-here-more = I skiftes på denne enhed
home-waiting = Venter på et spil
home-waiting-play = Spil
home-waiting-meet = Spil med { $name }: { $game }, { $clock }
home-find-near = Venter nogen med et lignende ur, spiller I med deres. Alle kan se med.
clock-own = Eget ur
clock-kind = Slags ur
clock-kind-fischer = Tid til hele spillet
clock-kind-per-move = Tid til hver tur
clock-kind-days = Dage til hver tur
clock-minutes = Minutter
clock-increment = Sekunder oveni
clock-seconds = Sekunder
clock-days = Dage
home-puzzle-more = Ét rigtigt træk. Kan du finde det?
