preview-invitation = { $name } tě zve ke hře
preview-nameless = Máš pozvánku ke hře
preview-invitation-more = { $game }, { $clock }. Otevři odkaz a přisedni si: účet není potřeba.
preview-game-now =
    { $moves ->
        [0] { $game }, právě začíná. Otevři odkaz a dívej se.
        [one] { $game }, po jednom tahu. Otevři odkaz a dívej se.
        [few] { $game }, po { $moves } tazích. Otevři odkaz a dívej se.
       *[other] { $game }, po { $moves } tazích. Otevři odkaz a dívej se.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, konec ještě před prvním tahem.
        [one] { $game }, konec po jednom tahu.
        [few] { $game }, konec po { $moves } tazích. Otevři odkaz a podívej se na ně.
       *[other] { $game }, konec po { $moves } tazích. Otevři odkaz a podívej se na ně.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, před prvním tahem. Otevři odkaz a podívej se na všechny ({ $moves }).
       *[other] { $game }, po tahu { $ply } z { $moves }. Otevři odkaz a podívej se na všechny.
    }
preview-position = Pozice: { $game }
preview-analysis-more = Otevři odkaz, zkoušej tahy a ptej se počítače.
preview-position-more = Otevři odkaz, podívej se na desku a zkus svůj tah.
preview-puzzle = Úloha: { $game }
preview-puzzle-daily = Úloha dne: { $game }
preview-maze = Bludiště: { $game }
preview-maze-more = Prohlédni si ho, uprav ho, nebo v něm hraj s počítačem či přáteli.
push-turn = Jsi na tahu
push-turn-with = { $game } na tebe čeká ({ $names }).
push-turn-alone = { $game } na tebe čeká.
