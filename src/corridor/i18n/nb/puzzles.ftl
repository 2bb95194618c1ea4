puzzle-theme-catch-in-n =
    { $within ->
        [one] Fang PAC-MAN i denne runden.
       *[other] Fang PAC-MAN i løpet av { $within } runder.
    }
puzzle-theme-eat-and-live = Spis, og hold deg i live til du vinner.
puzzle-theme-only-move = Bare ett trekk vinner. Finn det.
puzzle-theme-cut-the-way = Et gjerde vinner. Hvor skal det stå?
puzzle-theme-who-wins-the-race = Ingen gjerder igjen. Vinn kappløpet.
puzzle-theme-save-the-draw = Dette kan du ikke vinne, men du kan hindre de andre i det. Hvordan?
puzzle-within = { $within ->
    [one] Du vinner i denne turen.
   *[other] Du vinner i løpet av { $within } av turene dine, uansett hva de andre gjør.
}
puzzle-about = Du spiller { $side }. { $id }, { $mode }, vanskelighetsgrad { $level } av 9.
puzzle-solved = Løst!
puzzle-right = Der satt den. Svaret er { $reply }. Fortsett.
puzzle-right-go-on = Der satt den. Fortsett.
puzzle-wrong = Ikke dette: { $reply } ødelegger det. Prøv igjen.
puzzle-wrong-at-once = Ikke dette: det taper med en gang. Prøv igjen.
puzzle-hint-walk = Gå med { $piece }.
puzzle-hint-fence = Sett et gjerde.
puzzle-hint-relocate = Flytt et gjerde fra Kammeret til et annet sted.
puzzle-hint-enter = Kom inn på brettet. Hvor er det trygt?
puzzle-hint-spend = Bruk en energikule fra reserven.
puzzle-hint-pass = Av og til er det beste trekket ikke noe trekk.
puzzle-hint-file = Se på kolonne { $place }.
puzzle-hint-row = Det er rad { $place }.
puzzle-solution = Løsningen er { $moves }.
puzzle-lead = { $count } stillinger med ett riktig trekk hver. Alle løsningene er bevist.
puzzle-solve = Løs den
puzzle-look-again = Se på den igjen
puzzle-streak =
    { $days ->
        [0] Løs en hver dag for å starte en rekke.
        [one] 1 dag på rad.
       *[other] { $days } dager på rad.
    }
puzzle-count = { $solved } av { $all } løst
puzzle-difficulty = Vanskelighets­grad
puzzle-any-difficulty = Alle
puzzle-easy = Lett
puzzle-medium = Middels
puzzle-hard = Vanskelig
puzzle-themes = Temaer
puzzle-none = Det finnes ingen slik oppgave. Velg en annen vanskelighetsgrad.
puzzle-name-catch-in-n = Fang PAC-MAN
puzzle-name-eat-and-live = Spis og lev
puzzle-name-only-move = Det eneste trekket
puzzle-name-cut-the-way = Steng veien
puzzle-name-who-wins-the-race = Vinn kappløpet
puzzle-name-save-the-draw = Redd remisen
puzzle-all = Alle sammen
puzzle-link =
    { $result ->
        [solved] Oppgave { $number }, vanskelighetsgrad { $difficulty }, løst
        [tried] Oppgave { $number }, vanskelighetsgrad { $difficulty }, ikke løst ennå
       *[new] Oppgave { $number }, vanskelighetsgrad { $difficulty }
    }
puzzle-you = Du spiller { $side } · vanskelighetsgrad { $difficulty } av 9
puzzle-steps = { $count } trekk å finne
puzzle-back = Alle oppgaver
puzzle-show = Vis løsningen
puzzle-next = Neste oppgave
puzzle-solved-in =
    { $tries ->
        [one] Løst på første forsøk!
       *[other] Løst, på forsøk { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] Det var dagens. Kom tilbake i morgen!
       *[other] Det var dagens: { $days } dager på rad!
    }
puzzle-shown = Dette er løsningen: { $moves }.
puzzle-proof-table = Bevist: alle stillinger som kan følge, er løst.
puzzle-proof-search = Bevist: alle trekk for alle sider er gjennomsøkt.
