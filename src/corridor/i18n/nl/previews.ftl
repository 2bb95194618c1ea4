preview-invitation = { $name } nodigt je uit voor een potje
preview-nameless = Je bent uitgenodigd voor een potje
preview-invitation-more = { $game }, { $clock }. Open de link en schuif aan: je hebt geen account nodig.
preview-game-now =
    { $moves ->
        [0] { $game }, net begonnen. Open de link om mee te kijken.
        [one] { $game }, na één zet. Open de link om mee te kijken.
       *[other] { $game }, na { $moves } zetten. Open de link om mee te kijken.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, voorbij voor de eerste zet.
        [one] { $game }, voorbij na één zet.
       *[other] { $game }, voorbij na { $moves } zetten. Open de link om ze te zien.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, voor de eerste zet. Open de link om ze alle { $moves } te zien.
       *[other] { $game }, na zet { $ply } van { $moves }. Open de link om ze allemaal te zien.
    }
preview-position = Een stelling in { $game }
preview-analysis-more = Open de link om zetten te proberen en de computer om raad te vragen.
preview-position-more = Open de link om het bord te zien en je zet te proberen.
preview-puzzle = Een puzzel: { $game }
preview-puzzle-daily = Puzzel van de dag: { $game }
preview-maze = Een doolhof voor { $game }
preview-maze-more = Bekijk het, verander het, of speel het tegen de computer of met vrienden.
push-turn = Jouw beurt
push-turn-with = { $game } met { $names } wacht op je.
push-turn-alone = { $game } wacht op je.
