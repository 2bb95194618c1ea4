preview-invitation = { $name } inviterer deg til å spille
preview-nameless = Du er invitert til å spille
preview-invitation-more = { $game }, { $clock }. Åpne lenken og sett deg: du trenger ingen konto.
preview-game-now =
    { $moves ->
        [0] { $game }, nettopp startet. Åpne lenken for å se på.
        [one] { $game }, etter ett trekk. Åpne lenken for å se på.
       *[other] { $game }, etter { $moves } trekk. Åpne lenken for å se på.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, over før første trekk.
        [one] { $game }, over etter ett trekk.
       *[other] { $game }, over etter { $moves } trekk. Åpne lenken for å se dem.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, før første trekk. Åpne lenken for å se alle { $moves }.
       *[other] { $game }, etter trekk { $ply } av { $moves }. Åpne lenken for å se alle.
    }
preview-position = En stilling i { $game }
preview-analysis-more = Åpne lenken for å prøve trekk og spørre motoren.
preview-position-more = Åpne lenken for å se brettet og prøve trekket ditt.
preview-puzzle = En oppgave: { $game }
preview-puzzle-daily = Dagens oppgave: { $game }
preview-maze = En labyrint for { $game }
preview-maze-more = Se på den, endre den, eller spill den mot maskinen eller en venn.
push-turn = Din tur
push-turn-with = { $game } med { $names } venter på deg.
push-turn-alone = { $game } venter på deg.
