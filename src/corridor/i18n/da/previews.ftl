preview-invitation = { $name } inviterer dig til at spille
preview-nameless = Du er inviteret til at spille
preview-invitation-more = { $game }, { $clock }. Åbn linket, og sæt dig: du behøver ingen konto.
preview-game-now =
    { $moves ->
        [0] { $game }, lige begyndt. Åbn linket for at se med.
        [one] { $game }, efter ét træk. Åbn linket for at se med.
       *[other] { $game }, efter { $moves } træk. Åbn linket for at se med.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, slut før første træk.
        [one] { $game }, slut efter ét træk.
       *[other] { $game }, slut efter { $moves } træk. Åbn linket for at se dem.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, før første træk. Åbn linket for at se alle { $moves }.
       *[other] { $game }, efter træk { $ply } af { $moves }. Åbn linket for at se dem alle.
    }
preview-position = En stilling i { $game }
preview-analysis-more = Åbn linket for at prøve træk og spørge computeren.
preview-position-more = Åbn linket for at se brættet og prøve dit træk.
preview-puzzle = En opgave: { $game }
preview-puzzle-daily = Dagens opgave: { $game }
preview-maze = En labyrint til { $game }
preview-maze-more = Se på den, lav den om, eller spil på den mod computeren eller en ven.
push-turn = Din tur
push-turn-with = { $game } med { $names } venter på dig.
push-turn-alone = { $game } venter på dig.
