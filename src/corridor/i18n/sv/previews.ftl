preview-invitation = { $name } bjuder in dig att spela
preview-nameless = Du är inbjuden att spela
preview-invitation-more = { $game }, { $clock }. Öppna länken och slå dig ner: inget konto behövs.
preview-game-now =
    { $moves ->
        [0] { $game }, har just börjat. Öppna länken och titta på.
        [one] { $game }, efter ett drag. Öppna länken och titta på.
       *[other] { $game }, efter { $moves } drag. Öppna länken och titta på.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, slut före första draget.
        [one] { $game }, slut efter ett drag.
       *[other] { $game }, slut efter { $moves } drag. Öppna länken och se dem.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, före första draget. Öppna länken och se alla { $moves }.
       *[other] { $game }, efter drag { $ply } av { $moves }. Öppna länken och se alla.
    }
preview-position = En ställning: { $game }
preview-analysis-more = Öppna länken för att prova drag och fråga motorn.
preview-position-more = Öppna länken för att se brädet och prova ditt drag.
preview-puzzle = En kluring: { $game }
preview-puzzle-daily = Dagens kluring: { $game }
preview-maze = En labyrint för { $game }
preview-maze-more = Titta på den, ändra den eller spela den mot datorn eller en vän.
push-turn = Din tur
push-turn-with = { $game } med { $names } väntar på dig.
push-turn-alone = { $game } väntar på dig.
