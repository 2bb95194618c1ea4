puzzle-theme-catch-in-n =
    { $within ->
        [one] Fang PAC-MAN i denne runde.
       *[other] Fang PAC-MAN inden for { $within } runder.
    }
puzzle-theme-eat-and-live = Spis, og overlev til sejren.
puzzle-theme-only-move = Kun ét træk vinder. Find det.
puzzle-theme-cut-the-way = En forhindring vinder. Hvor skal den stå?
puzzle-theme-who-wins-the-race = Ingen forhindringer tilbage. Vind kapløbet.
puzzle-theme-save-the-draw = Her kan du ikke vinde, men du kan forhindre de andre i det. Hvordan?
puzzle-within = { $within ->
    [one] Du vinder i denne tur.
   *[other] Du vinder inden for { $within } af dine ture, uanset hvad de andre gør.
}
puzzle-about = Du spiller { $side }. { $id }, { $mode }, sværhedsgrad { $level } af 9.
puzzle-solved = Løst!
puzzle-right = Lige præcis. Modsvaret er { $reply }. Fortsæt.
puzzle-right-go-on = Lige præcis. Fortsæt.
puzzle-wrong = Ikke det her: { $reply } ødelægger det. Prøv igen.
puzzle-wrong-at-once = Ikke det her: det taber med det samme. Prøv igen.
puzzle-hint-walk = Ryk med { $piece }.
puzzle-hint-fence = Sæt en forhindring.
puzzle-hint-relocate = Flyt en af Kammerets forhindringer et andet sted hen.
puzzle-hint-enter = Kom ind på brættet. Hvor er der sikkert?
puzzle-hint-spend = Brug et bonusbær fra din reserve.
puzzle-hint-pass = Nogle gange er det bedste træk slet ikke at trække.
puzzle-hint-file = Se på kolonne { $place }.
puzzle-hint-row = Det er række { $place }.
puzzle-solution = Løsningen er { $moves }.
puzzle-lead = { $count } stillinger med ét rigtigt træk hver. Hver løsning er bevist.
puzzle-solve = Løs den
puzzle-look-again = Se på den igen
puzzle-streak =
    { $days ->
        [0] Løs en hver dag, og start en stribe.
        [one] 1 dag i træk.
       *[other] { $days } dage i træk.
    }
puzzle-count = { $solved } af { $all } løst
puzzle-difficulty = Sværhedsgrad
puzzle-any-difficulty = Alle
puzzle-easy = Let
puzzle-medium = Mellem
puzzle-hard = Svær
puzzle-themes = Temaer
puzzle-none = Sådan en opgave findes ikke. Vælg en anden sværhedsgrad.
puzzle-name-catch-in-n = Fang PAC-MAN
puzzle-name-eat-and-live = Spis og overlev
puzzle-name-only-move = Det eneste træk
puzzle-name-cut-the-way = Spær vejen
puzzle-name-who-wins-the-race = Vind kapløbet
puzzle-name-save-the-draw = Red uafgjort
puzzle-all = Alle
puzzle-link =
    { $result ->
        [solved] Opgave { $number }, sværhedsgrad { $difficulty }, løst
        [tried] Opgave { $number }, sværhedsgrad { $difficulty }, ikke løst endnu
       *[new] Opgave { $number }, sværhedsgrad { $difficulty }
    }
puzzle-you = Du spiller { $side } · sværhedsgrad { $difficulty } af 9
puzzle-steps = { $count } træk at finde
puzzle-back = Alle opgaver
puzzle-show = Vis løsningen
puzzle-next = Næste opgave
puzzle-solved-in =
    { $tries ->
        [one] Løst i første forsøg!
       *[other] Løst i { $tries }. forsøg.
    }
puzzle-solved-daily =
    { $days ->
        [one] Det var dagens. Kom igen i morgen!
       *[other] Det var dagens: { $days } dage i træk!
    }
puzzle-shown = Her er løsningen: { $moves }.
puzzle-proof-table = Bevist: hver stilling, der kan følge, er løst.
puzzle-proof-search = Bevist: alle siders træk er undersøgt.
