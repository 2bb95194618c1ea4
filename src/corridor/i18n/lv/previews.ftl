preview-invitation = { $name } aicina tevi spēlēt
preview-nameless = Tevi aicina spēlēt
preview-invitation-more = { $game }, { $clock }. Atver saiti un piesēdies: kontu nevajag.
preview-game-now =
    { $moves ->
        [0] { $game }, tikko sākta. Atver saiti un skaties.
        [zero] { $game }, pēc { $moves } gājieniem. Atver saiti un skaties.
        [one] { $game }, pēc { $moves } gājiena. Atver saiti un skaties.
       *[other] { $game }, pēc { $moves } gājieniem. Atver saiti un skaties.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, beigusies pirms pirmā gājiena.
        [zero] { $game }, beigusies pēc { $moves } gājieniem. Atver saiti, lai tos redzētu.
        [one] { $game }, beigusies pēc { $moves } gājiena.
       *[other] { $game }, beigusies pēc { $moves } gājieniem. Atver saiti, lai tos redzētu.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, pirms pirmā gājiena. Atver saiti, lai redzētu visus { $moves }.
       *[other] { $game }, pēc { $ply }. gājiena no { $moves }. Atver saiti, lai redzētu visus.
    }
preview-position = Pozīcija: { $game }
preview-analysis-more = Atver saiti, izmēģini gājienus un pajautā datoram.
preview-position-more = Atver saiti, apskati laukumu un izmēģini savu gājienu.
preview-puzzle = Uzdevums: { $game }
preview-puzzle-daily = Dienas uzdevums: { $game }
preview-maze = Labirints: { $game }
preview-maze-more = Apskati to, pārveido vai izspēlē pret datoru vai draugu.
push-turn = Tavs gājiens
push-turn-with = Tevi gaida: { $game }, { $names }.
push-turn-alone = Tevi gaida: { $game }.
