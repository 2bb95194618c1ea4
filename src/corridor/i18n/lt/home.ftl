home-title-way = Raskite savo kelią.
home-title-fence = Užtverkite kitiems.
home-lead = „Quoridor“ ir jo PAC-MAN žaidimai naršyklėje: su kompiuteriu, draugais ar bet kuo internete.
home-modes = Kurį žaidimą?
home-kind-classic-2 = Klasika
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Gaudynės
home-kind-pacman-advanced = Su tvoromis
home-computer = Žaisti su kompiuteriu
home-level = Lygis
home-role = Jūsų pusė
home-role-first = Pirma
home-role-second = Antra
home-role-any = Atsitiktinai
home-time = Laikrodis
home-friend = Žaisti su draugu
home-friend-more = Su nuoroda ar kodu, be paskyros
home-find = Rasti partiją
home-find-more = Su bet kuo, kas nori šio žaidimo
home-find-start = Ieškoti žaidėjo
home-find-many = Žaidimai trims ir keturiems prasideda prie atvirų stalų. Sukurkite stalą, ir kiti galės prisėsti.
home-find-waiting = Ieškome žaidėjo…
home-find-cancel = Nebeieškoti
home-found = Radome! Partija prasideda.
home-running = Jūsų partijos
home-running-alone = visi prie šio ekrano
home-running-yours = Jūsų ėjimas
home-running-theirs = Eina kiti
home-running-open = Neprasidėjo
home-running-more =
    { $count ->
        [one] Dar { $count }
        [few] Dar { $count }
       *[other] Dar { $count }
    }
home-open = Atviri stalai
home-open-none = Dabar prie stalų niekas nelaukia.
home-open-new = Sukurti stalą
home-open-take = { $game }: užimti šią vietą
home-code = Turite kodą?
home-code-join = Prisėsti
home-demo = Kompiuterio partija su savimi
home-demo-move =
    { $number ->
        [0] Kompiuteris žaidžia su savimi
       *[other] Kompiuteris žaidžia su savimi, { $number } ėjimas
    }
home-offline = Serveris nepasiekiamas. Puslapis bando toliau; niekas nedingo.
home-unofficial = Neoficialus, su savininkais nesusijęs projektas. „Quoridor“ ir PAC-MAN – jų prekių ženklai.
home-new = Naujas stalas
home-new-lead = Pasirinkite žaidimą ir nusiųskite nuorodą. Prieš pradžią visi matys šias taisykles.
home-new-seats = Vietos
home-new-seats-ghosts =
    { $count ->
        [1] Vienas žaidžia PAC-MAN’u, kitas turi visus keturis vaiduoklius.
       *[other] Vienas žaidžia PAC-MAN’u, kiti { $count } dalijasi keturiais vaiduokliais.
    }
home-new-layout = Lenta
home-new-rules = Taisyklės
home-new-more = Visos taisyklės po vieną
home-new-changed =
    { $count ->
        [0] kaip taisyklėse viršuje
        [one] { $count } taisyklė kitokia
        [few] { $count } taisyklės kitokios
       *[other] { $count } taisyklių kitokių
    }
home-new-who = Kas gali prisėsti
home-new-link = Visi, kas turi nuorodą
home-new-public = Visi
home-new-lots = Kas kuo žaidžia
home-new-lots-race = Kas pradeda
home-new-lots-seats = Pagal vietas
home-new-lots-me = Pradedu aš
home-new-legs = Partijos
home-new-legs-1 = Viena
home-new-legs-2 = Dvi, keičiantis pusėmis
home-new-team = Kas sprendžia dėl vaiduoklių tvorų ir pasiūlymų
home-new-team-anyone = Bet kuris iš jų
home-new-team-captain = Jų kapitonas
home-new-casual = Atšaukimas ir užuominos
home-new-casual-yes = Leidžiama
home-new-casual-no = Neleidžiama
home-new-open = Sukurti stalą
home-new-name = Jūsų vardas (nebūtinas)
home-here =
    { $count ->
        [2] Dviese prie šio ekrano
        [3] Trise prie šio ekrano
       *[other] Keturiese prie šio ekrano
    }
home-here-more = Paeiliui šiuo įrenginiu
home-waiting = Laukia partijos
home-waiting-play = Žaisti
home-waiting-meet = Žaisti: { $name }, { $game }, { $clock }
home-find-near = Jei kas nors laukia su panašiu laikrodžiu, žaisite pagal jį. Stebėti gali visi.
clock-own = Savas laikrodis
clock-kind = Laikrodžio rūšis
clock-kind-fischer = Laikas visai partijai
clock-kind-per-move = Laikas kiekvienam ėjimui
clock-kind-days = Dienos kiekvienam ėjimui
clock-minutes = Minutės
clock-increment = Pridedamos sekundės
clock-seconds = Sekundės
clock-days = Dienos
home-puzzle-more = Vienas teisingas ėjimas. Ar rasite?
