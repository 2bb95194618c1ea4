preview-invitation = { $name } kviečia jus žaisti
preview-nameless = Jus kviečia žaisti
preview-invitation-more = { $game }, { $clock }. Atverkite nuorodą ir prisėskite: paskyros nereikia.
preview-game-now =
    { $moves ->
        [0] { $game }, ką tik prasidėjo. Atverkite nuorodą ir stebėkite.
        [one] { $game }, po { $moves } ėjimo. Atverkite nuorodą ir stebėkite.
        [few] { $game }, po { $moves } ėjimų. Atverkite nuorodą ir stebėkite.
       *[other] { $game }, po { $moves } ėjimų. Atverkite nuorodą ir stebėkite.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, baigta dar prieš pirmą ėjimą.
        [one] { $game }, baigta po { $moves } ėjimo.
        [few] { $game }, baigta po { $moves } ėjimų. Atverkite nuorodą ir pažiūrėkite.
       *[other] { $game }, baigta po { $moves } ėjimų. Atverkite nuorodą ir pažiūrėkite.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, prieš pirmą ėjimą. Atverkite nuorodą ir pamatysite visus ėjimus (jų { $moves }).
       *[other] { $game }, po { $ply } ėjimo iš { $moves }. Atverkite nuorodą ir pamatysite visus.
    }
preview-position = Padėtis: { $game }
preview-analysis-more = Atverkite nuorodą, bandykite ėjimus ir klauskite kompiuterio.
preview-position-more = Atverkite nuorodą, pažiūrėkite į lentą ir bandykite savo ėjimą.
preview-puzzle = Uždavinys: { $game }
preview-puzzle-daily = Dienos uždavinys: { $game }
preview-maze = Labirintas: { $game }
preview-maze-more = Pažiūrėkite, pakeiskite arba žaiskite jame su kompiuteriu ar draugu.
push-turn = Jūsų ėjimas
push-turn-with = { $game }, { $names }: partija laukia jūsų.
push-turn-alone = { $game }: partija laukia jūsų.
