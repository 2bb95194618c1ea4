table-title = Stalas: { $name }
table-title-yours = Jūsų stalas
table-title-nobody = Stalas
table-invite = Pakvieskite kitus
table-share = Dalytis nuoroda
table-share-title = „Corridor“ partija
table-copy = Kopijuoti nuorodą
table-seat-link = Nuoroda į šią vietą
table-link = Nuoroda į šį stalą
table-qr = QR kodas
table-qr-label = QR kodas su nuoroda į šį stalą
table-rules = Kas žaidžiama
table-own-layout = Sava lenta
table-lots-first = Pirmoji vieta
table-by-lot = Atsitiktinė pusė
table-turn =
    { $number ->
        [1] Pirmas ėjimas
        [2] Antras ėjimas
        [3] Trečias ėjimas
       *[other] Ketvirtas ėjimas
    }
table-seat-free = { $number } vieta laisva
table-free-race =
    { $number ->
        [1] Pirma vieta, laisva
        [2] Antra vieta, laisva
        [3] Trečia vieta, laisva
       *[other] Ketvirta vieta, laisva
    }
table-free-piece = { $piece }: laisva
table-starts = Nuo { $squares }
table-enters = Įeina pirmu ėjimu
table-sit = Sėsti čia
table-sit-too = Sėsti ir čia
table-name-too = Čia sėdinčio žmogaus vardas
table-add-computer = Kompiuteris
table-stand-up = Atsistoti
table-send-away = Atlaisvinti vietą: { $name }
table-character = Jūsų išvaizda
table-pawn = Paprasta figūrėlė
table-lift = { $piece }: perkelti į kitą vietą
table-put-here = { $piece }: į šią vietą
table-share-hint = Nuvilkite vaiduoklį į kitą vietą arba bakstelėkite jį, tada vietą. Atidavę paskutinį vaiduoklį, vieną gausite atgal.
table-hands = Šie vaiduokliai eina kartu
table-here = Čia { $here } iš { $all },
table-seats-free =
    { $free ->
        [one] { $free } vieta laisva
        [few] { $free } vietos laisvos
       *[other] { $free } vietų laisvų
    }
table-all-here = galite pradėti
table-wait-start = laukiama pradžios
table-leave = Išeiti
table-start = Pradėti
table-start-computer = Pradėti su kompiuteriu
table-drawing = Skirstomos pusės…
table-begins = Pradeda: { $name }.
table-first = Pradeda
table-to-board = Prie lentos
join-title = Prisėsti prie stalo
join-invited = { $name } kviečia jus
join-invited-plain = Jus kviečia žaisti
join-your-seat = Jūsų vieta
join-sit = Prisėsti
join-watch = Tik stebėti
join-gone = Šis kvietimas nebegalioja
join-gone-more = Nuoroda jau panaudota arba partija prasidėjo. Paprašykite naujos arba įveskite kodą.
join-no-code = Stalo su tokiu kodu nėra
join-no-code-more = Patikrinkite kodą ir įveskite iš naujo arba paklauskite jo draugo.
join-failed = Nepavyko
balance-pacman = Be klaidų laimi PAC-MAN’as
balance-endless = Be klaidų nelaimi niekas
balance-ghosts = Be klaidų laimi vaiduokliai
balance-ahead-pacman = Persvara: PAC-MAN’as
balance-even = Apylygiai
balance-ahead-ghosts = Persvara: vaiduokliai
balance-proved = Įrodyta: taip baigiasi, kai niekas neklysta.
balance-measured = Neįrodyta, tik išmatuota. Kompiuterio partijos su savimi, PAC-MAN’o pergalės: { $won } iš { $games }.
table-change = Keisti
table-change-owner = Iki pradžios galite jas keisti. Visi prie stalo bus paprašyti sutikti.
table-change-title = Keisti taisykles
table-change-save = Taikyti šias taisykles
table-changed = { $name } pakeitė taisykles
table-changed-nameless = Taisyklės pasikeitė
table-changed-more = Likite ir žaiskite pagal jas arba palikite stalą.
table-changed-line = { $now } (buvo: { $was })
table-stay = Likti
table-unsure = Svarsto
table-wait-agree =
    { $count ->
        [one] { $count } žmogus turi sutikti su naujomis taisyklėmis
        [few] { $count } žmonės turi sutikti su naujomis taisyklėmis
       *[other] { $count } žmonių turi sutikti su naujomis taisyklėmis
    }
table-own-maze = Mano labirintas { $number }
table-from = Pradžia
table-own-position = Iš parengtos padėties
table-make-maze = Sukurti savo labirintą
