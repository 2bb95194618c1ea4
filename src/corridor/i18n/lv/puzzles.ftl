puzzle-theme-catch-in-n =
    { $within ->
        [1] Noķer Pakmenu šajā raundā.
       *[other] Noķer Pakmenu ne vairāk kā { $within } raundos.
    }
puzzle-theme-eat-and-live = Apēd un izdzīvo, lai uzvarētu.
puzzle-theme-only-move = Uzvar tikai viens gājiens. Atrodi to.
puzzle-theme-cut-the-way = Uzvar siena. Kur to likt?
puzzle-theme-who-wins-the-race = Sienu vairs nav. Uzvari skrējienā.
puzzle-theme-save-the-draw = Te uzvarēt nevar, bet var neļaut uzvarēt pretiniekam. Kā?
puzzle-within = { $within ->
    [1] Tu uzvari šajā gājienā.
   *[other] Tu uzvari ne vairāk kā { $within } savos gājienos, lai ko darītu citi.
}
puzzle-about = Tava puse: { $side }. { $id }, { $mode }, grūtība { $level } no 9.
puzzle-solved = Atrisināts!
puzzle-right = Pareizi! Atbilde ir { $reply }. Turpini.
puzzle-right-go-on = Pareizi! Turpini.
puzzle-wrong = Ne šis: { $reply } visu sabojā. Mēģini vēlreiz.
puzzle-wrong-at-once = Ne šis: ar to tu uzreiz zaudē. Mēģini vēlreiz.
puzzle-hint-walk = Jāiet: { $piece }.
puzzle-hint-fence = Noliec sienu.
puzzle-hint-relocate = Pārliec kādu Kambara sienu.
puzzle-hint-enter = Ienāc laukumā. Kur ir droši?
puzzle-hint-spend = Iztērē lodi no savas rezerves.
puzzle-hint-pass = Reizēm labākais gājiens ir neiet nekur.
puzzle-hint-file = Paskaties uz kolonnu { $place }.
puzzle-hint-row = Tā ir rinda { $place }.
puzzle-solution = Atrisinājums: { $moves }.
puzzle-lead = Pozīcijas ar vienu pareizu gājienu, kopā { $count }. Visi atrisinājumi ir pierādīti.
puzzle-solve = Risināt
puzzle-look-again = Apskatīt vēlreiz
puzzle-streak =
    { $days ->
        [0] Risini katru dienu un sāc sēriju.
        [zero] { $days } dienu pēc kārtas.
        [one] { $days } diena pēc kārtas.
       *[other] { $days } dienas pēc kārtas.
    }
puzzle-count = Atrisināti { $solved } no { $all }
puzzle-difficulty = Grūtība
puzzle-any-difficulty = Jebkura
puzzle-easy = Viegli
puzzle-medium = Vidēji
puzzle-hard = Grūti
puzzle-themes = Tēmas
puzzle-none = Tāda uzdevuma nav. Izvēlies citu grūtību.
puzzle-name-catch-in-n = Noķer Pakmenu
puzzle-name-eat-and-live = Ēd un izdzīvo
puzzle-name-only-move = Vienīgais gājiens
puzzle-name-cut-the-way = Aizšķērso ceļu
puzzle-name-who-wins-the-race = Uzvari skrējienā
puzzle-name-save-the-draw = Glāb neizšķirtu
puzzle-all = Visi uzdevumi
puzzle-link =
    { $result ->
        [solved] { $number }. uzdevums, grūtība { $difficulty }, atrisināts
        [tried] { $number }. uzdevums, grūtība { $difficulty }, vēl nav atrisināts
       *[new] { $number }. uzdevums, grūtība { $difficulty }
    }
puzzle-you = Tava puse: { $side } · grūtība { $difficulty } no 9
puzzle-steps = Jāatrod { $count } gājieni
puzzle-back = Visi uzdevumi
puzzle-show = Rādīt atrisinājumu
puzzle-next = Nākamais uzdevums
puzzle-solved-in =
    { $tries ->
        [1] Atrisināts ar pirmo mēģinājumu!
       *[other] Atrisināts ar { $tries }. mēģinājumu.
    }
puzzle-solved-daily =
    { $days ->
        [1] Šodienas uzdevums galā. Nāc rīt atkal!
       *[other] Šodienas uzdevums galā, jau { $days }. dienu pēc kārtas!
    }
puzzle-shown = Lūk, atrisinājums: { $moves }.
puzzle-proof-table = Pierādīts: atrisinātas visas pozīcijas, kas var sekot.
puzzle-proof-search = Pierādīts: pārmeklēti visi visu pušu gājieni.
