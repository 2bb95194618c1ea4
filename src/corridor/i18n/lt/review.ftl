review-why-exact = { $was ->
    [won] { $now ->
        [lost] Pagal tikslų sprendimą { $side } turėjo laimėti, o dabar pralaimi.
       *[even] Pagal tikslų sprendimą { $side } turėjo laimėti. Dabar pergalės užsitikrinti negali niekas.
    }
   *[even] Pagal tikslų sprendimą pergalės užsitikrinti negalėjo niekas. Dabar { $side } pralaimi, jei varžovai neklys.
}
review-why-win-at-once = Su { $move } { $side } iškart laimėtų.
review-why-win-missed = { $moves ->
    [0] Čia { $side } galėjo tikrai laimėti, pradžia – { $move }.
    [1] Čia { $side } galėjo laimėti vienu ėjimu: { $move }.
   *[other] Čia { $side } galėjo laimėti (ėjimų – { $moves }), pradžia – { $move }.
}
review-why-loses-at-once = Dabar { $rival } gali laimėti kitu ėjimu: { $move }.
review-why-forced-loss = Nuo čia { $side } partijos nebeišgelbės. Su { $move } viskas dar buvo atvira.
review-why-last-fence-own-way = Paskutinė tvora, ir ta užtveria savo trumpąjį kelią: { $own ->
    [one] { $side } eina { $own } žingsniu ilgiau.
    [few] { $side } eina { $own } žingsniais ilgiau.
   *[other] { $side } eina { $own } žingsnių ilgiau.
}
review-why-fence-hurts-self = Dėl šios tvoros { $rival } eina { $cost ->
    [one] { $cost } žingsniu
    [few] { $cost } žingsniais
   *[other] { $cost } žingsnių
} ilgiau, o { $side } – { $own }.
review-why-fence-for-nothing = Ši tvora niekam nekainuoja nė žingsnio. Su { $move } { $side } gautų daugiau naudos.
review-why-better-fence = Dėl šios tvoros { $rival } eina { $cost ->
    [one] { $cost } žingsniu
    [few] { $cost } žingsniais
   *[other] { $cost } žingsnių
} ilgiau; su { $move } būtų { $more }.
review-why-fence-was-there = Čia tiko tvora: dėl { $move } { $rival } eitų ilgiau, žingsnių – { $cost }.
review-why-fence-allowed = Dabar eina { $rival }, ir dėl { $move } { $side } eitų ilgiau, žingsnių – { $cost }.
review-why-fences-gone = Daugiau tvorų { $side } nebeturi, o { $rival } dar turi { $left ->
    [one] { $left }.
    [few] { $left }.
   *[other] { $left }.
}
review-why-walked-away = Žingsnis tolyn nuo tikslo: dabar { $side } turi eiti { $after }, o ne { $before }.
review-why-no-progress = Žingsnis į šoną: { $side } vis dar turi eiti { $steps }.
review-why-race-lost = Lenktynes su varžovu ({ $rival }) { $side } pralaimi { $steps ->
    [one] { $steps } žingsniu
    [few] { $steps } žingsniais
   *[other] { $steps } žingsnių
}. Reikėjo tvoros: { $move }.
review-why-jump-given = Dabar { $rival } gali peršokti į { $square }: du žingsniai vienu kartu.
review-why-jump-missed = Čia { $side } galėjo peršokti: { $move }, du žingsniai vienu kartu.
review-why-walked-into-ghost = Šis kelias baigiasi ant vaiduoklio, ir { $side } netenka gyvybės. Geriau buvo { $move }.
review-why-seen-and-reached = { $ghosts ->
    [1] Ten atsidūrė { $side }, o vaiduoklis tą kvadratėlį mato ir pasiekia.
    [one] Ten atsidūrė { $side }, o { $ghosts } vaiduoklis tą kvadratėlį mato ir pasiekia.
    [few] Ten atsidūrė { $side }, o { $ghosts } vaiduokliai tą kvadratėlį mato ir pasiekia.
   *[other] Ten atsidūrė { $side }, o { $ghosts } vaiduoklių tą kvadratėlį mato ir pasiekia.
}
review-why-in-reach = { $ghosts ->
    [1] Ten stovi { $side }, ir vaiduoklis gali tą vietą pasiekti.
    [one] Ten stovi { $side }, ir { $ghosts } vaiduoklis gali tą vietą pasiekti.
    [few] Ten stovi { $side }, ir { $ghosts } vaiduokliai gali tą vietą pasiekti.
   *[other] Ten stovi { $side }, ir { $ghosts } vaiduoklių gali tą vietą pasiekti.
}
review-why-pellet-missed = Saugi piliulė buvo ties { $square }, ir { $side } galėjo ją pasiekti: { $steps ->
    [one] { $steps } žingsnis.
    [few] { $steps } žingsniai.
   *[other] { $steps } žingsnių.
}
review-why-pellet-away = Tolyn nuo piliulių: iki artimiausios { $side } dabar turi žingsnių { $after }, o turėjo { $before }.
review-why-boost-unused = Su { $move } { $side } suvalgytų dar { $ghosts ->
    [one] { $ghosts } vaiduoklį.
    [few] { $ghosts } vaiduoklius.
   *[other] { $ghosts } vaiduoklių.
}
review-why-catch-missed = Su { $move } { $side } iškart pagautų varžovą ({ $rival }).
review-why-left-way-out = Taip { $rival } dar turi saugų kelią: { $count ->
    [1] į { $square }
    [one] { $count } kvadratėlis, pvz., { $square }
    [few] { $count } kvadratėliai, pvz., { $square }
   *[other] { $count } kvadratėlių, pvz., { $square }
}. Ėjimas { $move } jį užkirstų.
review-why-pellet-left = Piliulę ties { $square } dabar gali pasiimti { $rival }.
review-why-ghosts-in-boost = Po kitos piliulės { $rival } per spurtą gali čia suvalgyti { $ghosts ->
    [one] { $ghosts } vaiduoklį.
    [few] { $ghosts } vaiduoklius.
   *[other] { $ghosts } vaiduoklių.
}
review-why-ghost-walked-away = Šio vaiduoklio taikinys – { $rival }: dabar iki jo žingsnių { $after }, o buvo { $before }.
review-why-only-move = Vienintelis ėjimas. Už bet kurį kitą { $side } brangiai sumokėtų.
review-why-chance-fell = Mažesnė galimybė, kad laimės { $side }: buvo { $before }, dabar { $after } procentų. Geriau buvo { $move }.
review-the-ghosts = vaiduokliai
review-title = Apžvalga
review-making = Žiūrime kiekvieną ėjimą…
review-ahead = { $ahead ->
    [one] Pirma bus { $ahead } apžvalga.
    [few] Pirma bus { $ahead } apžvalgos.
   *[other] Pirma bus { $ahead } apžvalgų.
}
review-stopped = Apžvalga sustabdyta.
review-failed = Nepavyko. Pabandykite dar kartą.
review-ask = Apžvelgti šią partiją
review-back = Grįžti į partiją
review-accuracy = tikslumas { $accuracy }
review-start = Pradžia
review-no-mark = Šiam ėjimui priekaištų nėra.
review-better-line = Geriau:
review-show-better = Rodyti geresnį
review-try-idle = Raskite geresnį ėjimą. Kompiuteris atsakys.
review-try-over = Partija baigta.
review-try-end = Grįžti į apžvalgą
review-turn-before = Ankstesnis lūžis
review-turn-next = Kitas lūžis
review-graph = Partija kaip grafikas
review-graph-chances = Kiekvienos pusės galimybė laimėti po kiekvieno ėjimo
review-graph-steps = Kiek žingsnių liko kiekvienai pusei, iki { $most }
