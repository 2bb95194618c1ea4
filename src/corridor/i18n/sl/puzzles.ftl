puzzle-theme-catch-in-n =
    { $within ->
        [1] Ujemi PAC-MANA še v tej rundi.
        [one] Ujemi PAC-MANA v največ { $within } rundi.
        [two] Ujemi PAC-MANA v največ { $within } rundah.
        [few] Ujemi PAC-MANA v največ { $within } rundah.
       *[other] Ujemi PAC-MANA v največ { $within } rundah.
    }
puzzle-theme-eat-and-live = Jej in preživi do zmage.
puzzle-theme-only-move = Zmaga le ena poteza. Najdi jo.
puzzle-theme-cut-the-way = Zmaga ograda. Kam sodi?
puzzle-theme-who-wins-the-race = Ograd ni več. Zmagaj v dirki.
puzzle-theme-save-the-draw = Tu ne moreš zmagati, lahko pa drugim preprečiš zmago. Kako?
puzzle-within = { $within ->
    [1] Zmagaš v tej potezi.
    [one] Zmagaš v največ { $within } svojih potezah, kar koli že storijo drugi.
    [two] Zmagaš v največ { $within } svojih potezah, kar koli že storijo drugi.
    [few] Zmagaš v največ { $within } svojih potezah, kar koli že storijo drugi.
   *[other] Zmagaš v največ { $within } svojih potezah, kar koli že storijo drugi.
}
puzzle-about = Igraš: { $side }. { $id }, { $mode }, težavnost { $level } od 9.
puzzle-solved = Rešeno!
puzzle-right = Tako je. Odgovor je { $reply }. Naprej.
puzzle-right-go-on = Tako je. Naprej.
puzzle-wrong = Ta ne: { $reply } vse pokvari. Poskusi znova.
puzzle-wrong-at-once = Ta ne: takoj izgubi. Poskusi znova.
puzzle-hint-walk = Premakni figuro { $piece }.
puzzle-hint-fence = Postavi ogrado.
puzzle-hint-relocate = Prenesi ogrado kamre drugam.
puzzle-hint-enter = Pridi na ploščo. Kje je varno?
puzzle-hint-spend = Porabi drobec iz zaloge.
puzzle-hint-pass = Včasih je najboljša poteza nobena poteza.
puzzle-hint-file = Poglej stolpec { $place }.
puzzle-hint-row = Vrsta { $place } je prava.
puzzle-solution = Rešitev je { $moves }.
puzzle-lead =
    { $count ->
        [one] { $count } položaj z eno samo pravo potezo. Vse rešitve so dokazane.
        [two] { $count } položaja, vsak z eno pravo potezo. Vse rešitve so dokazane.
        [few] { $count } položaji, vsak z eno pravo potezo. Vse rešitve so dokazane.
       *[other] { $count } položajev, vsak z eno pravo potezo. Vse rešitve so dokazane.
    }
puzzle-solve = Reši
puzzle-look-again = Poglej še enkrat
puzzle-streak =
    { $days ->
        [0] Reši eno vsak dan in začni niz.
        [one] { $days } dan zapored.
        [two] { $days } dneva zapored.
        [few] { $days } dnevi zapored.
       *[other] { $days } dni zapored.
    }
puzzle-count = Rešeno: { $solved } od { $all }
puzzle-difficulty = Težavnost
puzzle-any-difficulty = Vse
puzzle-easy = Lahko
puzzle-medium = Srednje
puzzle-hard = Težko
puzzle-themes = Teme
puzzle-none = Take uganke ni. Izberi drugo težavnost.
puzzle-name-catch-in-n = Ujemi PAC-MANA
puzzle-name-eat-and-live = Jej in preživi
puzzle-name-only-move = Edina poteza
puzzle-name-cut-the-way = Zapri pot
puzzle-name-who-wins-the-race = Zmagaj v dirki
puzzle-name-save-the-draw = Ubrani remi
puzzle-all = Vse uganke
puzzle-link =
    { $result ->
        [solved] Uganka { $number }, težavnost { $difficulty }, rešena
        [tried] Uganka { $number }, težavnost { $difficulty }, še ne rešena
       *[new] Uganka { $number }, težavnost { $difficulty }
    }
puzzle-you = Igraš: { $side } · težavnost { $difficulty } od 9
puzzle-steps =
    { $count ->
        [one] Poišči { $count } potezo
        [two] Poišči { $count } potezi
        [few] Poišči { $count } poteze
       *[other] Poišči { $count } potez
    }
puzzle-back = Vse uganke
puzzle-show = Pokaži rešitev
puzzle-next = Naslednja uganka
puzzle-solved-in =
    { $tries ->
        [1] Rešeno v prvem poskusu!
        [one] Rešeno v { $tries }. poskusu.
        [two] Rešeno v { $tries }. poskusu.
        [few] Rešeno v { $tries }. poskusu.
       *[other] Rešeno v { $tries }. poskusu.
    }
puzzle-solved-daily =
    { $days ->
        [1] Današnja je rešena. Vrni se jutri!
        [one] Današnja je rešena: { $days } dan zapored!
        [two] Današnja je rešena: { $days } dneva zapored!
        [few] Današnja je rešena: { $days } dnevi zapored!
       *[other] Današnja je rešena: { $days } dni zapored!
    }
puzzle-shown = To je rešitev: { $moves }.
puzzle-proof-table = Dokazano: vsak možni nadaljnji položaj je rešen.
puzzle-proof-search = Dokazano: pregledane so vse poteze vseh strani.
