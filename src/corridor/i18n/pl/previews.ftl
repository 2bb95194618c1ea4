preview-invitation = { $name } zaprasza cię do gry
preview-nameless = Masz zaproszenie do gry
preview-invitation-more = { $game }, { $clock }. Otwórz link i usiądź: konto niepotrzebne.
preview-game-now =
    { $moves ->
        [0] { $game }, sam początek. Otwórz link, żeby oglądać.
        [one] { $game }, po jednym ruchu. Otwórz link, żeby oglądać.
        [few] { $game }, po { $moves } ruchach. Otwórz link, żeby oglądać.
        [many] { $game }, po { $moves } ruchach. Otwórz link, żeby oglądać.
       *[other] { $game }, po { $moves } ruchu. Otwórz link, żeby oglądać.
    }
preview-game-over =
    { $moves ->
        [0] { $game }, koniec przed pierwszym ruchem.
        [one] { $game }, koniec po jednym ruchu.
        [few] { $game }, koniec po { $moves } ruchach. Otwórz link, żeby je zobaczyć.
        [many] { $game }, koniec po { $moves } ruchach. Otwórz link, żeby je zobaczyć.
       *[other] { $game }, koniec po { $moves } ruchu. Otwórz link, żeby je zobaczyć.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, przed pierwszym ruchem. Otwórz link, żeby zobaczyć wszystkie ({ $moves }).
       *[other] { $game }, po ruchu { $ply } z { $moves }. Otwórz link, żeby zobaczyć wszystkie.
    }
preview-position = Pozycja: { $game }
preview-analysis-more = Otwórz link, żeby wypróbować ruchy i zapytać silnik.
preview-position-more = Otwórz link, żeby zobaczyć planszę i wypróbować swój ruch.
preview-puzzle = Zadanie: { $game }
preview-puzzle-daily = Zadanie dnia: { $game }
preview-maze = Labirynt: { $game }
preview-maze-more = Obejrzyj go, zmień albo zagraj na nim z komputerem lub ze znajomymi.
push-turn = Twój ruch
push-turn-with = { $game } ({ $names }): czekamy na ciebie.
push-turn-alone = { $game }: czekamy na ciebie.
