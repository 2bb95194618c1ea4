puzzle-theme-catch-in-n =
    { $within ->
        [1] Pagaukite PAC-MAN’ą šiame raunde.
        [one] Pagaukite PAC-MAN’ą per { $within } raundą.
        [few] Pagaukite PAC-MAN’ą per { $within } raundus.
       *[other] Pagaukite PAC-MAN’ą per { $within } raundų.
    }
puzzle-theme-eat-and-live = Suvalgykite, išlikite ir laimėkite.
puzzle-theme-only-move = Laimi tik vienas ėjimas. Raskite jį.
puzzle-theme-cut-the-way = Laimi tvora. Kur ją statyti?
puzzle-theme-who-wins-the-race = Tvorų nebeliko. Laimėkite lenktynes.
puzzle-theme-save-the-draw = Laimėti čia negalite, bet galite neleisti laimėti kitiems. Kaip?
puzzle-within = { $within ->
    [1] Laimite šiuo ėjimu.
   *[other] Laimite, kad ir ką darytų kiti. Jūsų ėjimų – ne daugiau kaip { $within }.
}
puzzle-about = Jūsų pusė: { $side }. { $id }, { $mode }, sunkumas { $level } iš 9.
puzzle-solved = Išspręsta!
puzzle-right = Taip. Atsakymas – { $reply }. Toliau.
puzzle-right-go-on = Taip. Toliau.
puzzle-wrong = Ne šis: { $reply } viską sugadina. Bandykite dar kartą.
puzzle-wrong-at-once = Ne šis: juo iškart pralaimima. Bandykite dar kartą.
puzzle-hint-walk = Eikite figūrėle: { $piece }.
puzzle-hint-fence = Pastatykite tvorą.
puzzle-hint-relocate = Perkelkite Kambario tvorą kitur.
puzzle-hint-enter = Įeikite į lentą. Kur saugu?
puzzle-hint-spend = Panaudokite piliulę iš atsargų.
puzzle-hint-pass = Kartais geriausias ėjimas – jokio ėjimo.
puzzle-hint-file = Žiūrėkite į stulpelį { $place }.
puzzle-hint-row = Tai { $place } eilė.
puzzle-solution = Sprendimas: { $moves }.
puzzle-lead = Padėčių: { $count }, ir kiekvienoje vienas teisingas ėjimas. Visi sprendimai įrodyti.
puzzle-solve = Spręsti
puzzle-look-again = Pažiūrėti dar kartą
puzzle-streak =
    { $days ->
        [0] Spręskite kasdien, ir prasidės serija.
        [one] { $days } diena iš eilės.
        [few] { $days } dienos iš eilės.
       *[other] { $days } dienų iš eilės.
    }
puzzle-count = Išspręsta { $solved } iš { $all }
puzzle-difficulty = Sunkumas
puzzle-any-difficulty = Bet koks
puzzle-easy = Lengvas
puzzle-medium = Vidutinis
puzzle-hard = Sunkus
puzzle-themes = Temos
puzzle-none = Tokio uždavinio nėra. Pasirinkite kitą sunkumą.
puzzle-name-catch-in-n = Pagauti PAC-MAN’ą
puzzle-name-eat-and-live = Suvalgyti ir išlikti
puzzle-name-only-move = Vienintelis ėjimas
puzzle-name-cut-the-way = Užtverti kelią
puzzle-name-who-wins-the-race = Laimėti lenktynes
puzzle-name-save-the-draw = Išgelbėti lygiąsias
puzzle-all = Visi
puzzle-link =
    { $result ->
        [solved] { $number } uždavinys, sunkumas { $difficulty }, išspręstas
        [tried] { $number } uždavinys, sunkumas { $difficulty }, dar neišspręstas
       *[new] { $number } uždavinys, sunkumas { $difficulty }
    }
puzzle-you = Jūsų pusė: { $side } · sunkumas { $difficulty } iš 9
puzzle-steps = Reikia rasti ėjimų: { $count }
puzzle-back = Visi uždaviniai
puzzle-show = Rodyti sprendimą
puzzle-next = Kitas uždavinys
puzzle-solved-in =
    { $tries ->
        [1] Išspręsta iš pirmo karto!
       *[other] Išspręsta, bandymas nr. { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [1] Šios dienos įveiktas. Ateikite rytoj!
        [one] Šios dienos įveiktas: { $days } diena iš eilės!
        [few] Šios dienos įveiktas: { $days } dienos iš eilės!
       *[other] Šios dienos įveiktas: { $days } dienų iš eilės!
    }
puzzle-shown = Štai sprendimas: { $moves }.
puzzle-proof-table = Įrodyta: kiekviena tolesnė padėtis išspręsta.
puzzle-proof-search = Įrodyta: patikrinti visi visų pusių ėjimai.
