puzzle-theme-catch-in-n =
    { $within ->
        [one] Prinde-l pe PAC-MAN în runda asta.
        [few] Prinde-l pe PAC-MAN în cel mult { $within } runde.
       *[other] Prinde-l pe PAC-MAN în cel mult { $within } de runde.
    }
puzzle-theme-eat-and-live = Mănâncă, scapă și câștigă.
puzzle-theme-only-move = O singură mutare câștigă. Găsește-o.
puzzle-theme-cut-the-way = O barieră câștigă. Unde o pui?
puzzle-theme-who-wins-the-race = Bariere nu mai sunt. Câștigă cursa.
puzzle-theme-save-the-draw = Asta nu se poate câștiga, dar îi poți împiedica pe ceilalți să câștige. Cum?
puzzle-within = { $within ->
    [one] Câștigi în tura asta.
    [few] Câștigi în cel mult { $within } ture de-ale tale, orice ar face ceilalți.
   *[other] Câștigi în cel mult { $within } de ture de-ale tale, orice ar face ceilalți.
}
puzzle-about = Joci: { $side }. { $id }, { $mode }, dificultatea { $level } din 9.
puzzle-solved = Rezolvat!
puzzle-right = Asta e. Răspunsul e { $reply }. Mai departe.
puzzle-right-go-on = Asta e. Mai departe.
puzzle-wrong = Nu asta: { $reply } strică tot. Mai încearcă.
puzzle-wrong-at-once = Nu asta: pierde pe loc. Mai încearcă.
puzzle-hint-walk = Mergi cu { $piece }.
puzzle-hint-fence = Pune o barieră.
puzzle-hint-relocate = Du o barieră a Camerei în altă parte.
puzzle-hint-enter = Intră pe tablă. Unde e sigur?
puzzle-hint-spend = Cheltuie o capsulă din rezervă.
puzzle-hint-pass = Uneori cea mai bună mutare e nicio mutare.
puzzle-hint-file = Uită-te la coloana { $place }.
puzzle-hint-row = E rândul { $place }.
puzzle-solution = Soluția e { $moves }.
puzzle-lead = Poziții cu câte o singură mutare bună: { $count }. Fiecare soluție e demonstrată.
puzzle-solve = Rezolv-o
puzzle-look-again = Mai privește-o
puzzle-streak =
    { $days ->
        [0] Rezolvă câte una pe zi și începi o serie.
        [one] 1 zi la rând.
        [few] { $days } zile la rând.
       *[other] { $days } de zile la rând.
    }
puzzle-count = { $solved } din { $all } rezolvate
puzzle-difficulty = Dificultate
puzzle-any-difficulty = Oricare
puzzle-easy = Ușor
puzzle-medium = Mediu
puzzle-hard = Greu
puzzle-themes = Teme
puzzle-none = Nu există o astfel de problemă. Alege altă dificultate.
puzzle-name-catch-in-n = Prinde-l pe PAC-MAN
puzzle-name-eat-and-live = Mănâncă și scapă
puzzle-name-only-move = Singura mutare
puzzle-name-cut-the-way = Taie drumul
puzzle-name-who-wins-the-race = Câștigă cursa
puzzle-name-save-the-draw = Salvează remiza
puzzle-all = Toate
puzzle-link =
    { $result ->
        [solved] Problema { $number }, dificultatea { $difficulty }, rezolvată
        [tried] Problema { $number }, dificultatea { $difficulty }, încă nerezolvată
       *[new] Problema { $number }, dificultatea { $difficulty }
    }
puzzle-you = Joci: { $side } · dificultatea { $difficulty } din 9
puzzle-steps = De găsit: { $count } mutări
puzzle-back = Toate problemele
puzzle-show = Arată soluția
puzzle-next = Altă problemă
puzzle-solved-in =
    { $tries ->
        [one] Rezolvat din prima!
        [few] Rezolvat la încercarea { $tries }.
       *[other] Rezolvat la încercarea { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] Gata problema de azi. Revino mâine!
        [few] Gata problema de azi: { $days } zile la rând!
       *[other] Gata problema de azi: { $days } de zile la rând!
    }
puzzle-shown = Asta e soluția: { $moves }.
puzzle-proof-table = Demonstrat: fiecare poziție care poate urma e rezolvată.
puzzle-proof-search = Demonstrat: s-au verificat toate mutările tuturor părților.
