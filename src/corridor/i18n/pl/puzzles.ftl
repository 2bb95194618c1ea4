puzzle-theme-catch-in-n =
    { $within ->
        [one] Złap PAC-MANA w tej rundzie.
        [few] Złap PAC-MANA w ciągu { $within } rund.
        [many] Złap PAC-MANA w ciągu { $within } rund.
       *[other] Złap PAC-MANA w ciągu { $within } rundy.
    }
puzzle-theme-eat-and-live = Jedz i przeżyj, żeby wygrać.
puzzle-theme-only-move = Tylko jeden ruch wygrywa. Znajdź go.
puzzle-theme-cut-the-way = Wygrywa ogrodzenie. Gdzie je postawić?
puzzle-theme-who-wins-the-race = Nie ma już ogrodzeń. Wygraj wyścig.
puzzle-theme-save-the-draw = Tego nie wygrasz, ale możesz nie dać wygrać innym. Jak?
puzzle-within = { $within ->
    [one] Wygrywasz w tej turze.
    [few] Wygrywasz w { $within } turach, cokolwiek zrobią inni.
    [many] Wygrywasz w { $within } turach, cokolwiek zrobią inni.
   *[other] Wygrywasz w { $within } tury, cokolwiek zrobią inni.
}
puzzle-about = Twoja strona: { $side }. { $id }, { $mode }, trudność { $level } z 9.
puzzle-solved = Rozwiązane!
puzzle-right = Dobrze. Odpowiedź to { $reply }. Graj dalej.
puzzle-right-go-on = Dobrze. Graj dalej.
puzzle-wrong = To nie to: { $reply } wszystko psuje. Spróbuj jeszcze raz.
puzzle-wrong-at-once = To nie to: od razu przegrywa. Spróbuj jeszcze raz.
puzzle-hint-walk = Idzie { $piece }.
puzzle-hint-fence = Postaw ogrodzenie.
puzzle-hint-relocate = Przestaw ogrodzenie Komnaty gdzie indziej.
puzzle-hint-enter = Wejdź na planszę. Gdzie jest bezpiecznie?
puzzle-hint-spend = Wydaj kulkę z rezerwy.
puzzle-hint-pass = Czasem najlepszym ruchem jest brak ruchu.
puzzle-hint-file = Spójrz na kolumnę { $place }.
puzzle-hint-row = To rząd { $place }.
puzzle-solution = Rozwiązanie to { $moves }.
puzzle-lead = Pozycje z jednym dobrym ruchem: { $count }. Każde rozwiązanie jest udowodnione.
puzzle-solve = Rozwiąż
puzzle-look-again = Obejrzyj jeszcze raz
puzzle-streak =
    { $days ->
        [0] Rozwiązuj codziennie jedno, a zaczniesz serię.
        [one] 1 dzień z rzędu.
        [few] { $days } dni z rzędu.
        [many] { $days } dni z rzędu.
       *[other] { $days } dnia z rzędu.
    }
puzzle-count = Rozwiązane: { $solved } z { $all }
puzzle-difficulty = Trudność
puzzle-any-difficulty = Dowolna
puzzle-easy = Łatwe
puzzle-medium = Średnie
puzzle-hard = Trudne
puzzle-themes = Tematy
puzzle-none = Nie ma takiego zadania. Wybierz inną trudność.
puzzle-name-catch-in-n = Złap PAC-MANA
puzzle-name-eat-and-live = Jedz i przeżyj
puzzle-name-only-move = Jedyny ruch
puzzle-name-cut-the-way = Odetnij drogę
puzzle-name-who-wins-the-race = Wygraj wyścig
puzzle-name-save-the-draw = Uratuj remis
puzzle-all = Wszystkie
puzzle-link =
    { $result ->
        [solved] Zadanie { $number }, trudność { $difficulty }, rozwiązane
        [tried] Zadanie { $number }, trudność { $difficulty }, jeszcze nierozwiązane
       *[new] Zadanie { $number }, trudność { $difficulty }
    }
puzzle-you = Grasz: { $side } · trudność { $difficulty } z 9
puzzle-steps = { $count ->
        [one] 1 ruch do znalezienia
        [few] { $count } ruchy do znalezienia
        [many] { $count } ruchów do znalezienia
       *[other] { $count } ruchu do znalezienia
    }
puzzle-back = Wszystkie zadania
puzzle-show = Pokaż rozwiązanie
puzzle-next = Następne zadanie
puzzle-solved-in =
    { $tries ->
        [one] Rozwiązane za pierwszym razem!
        [few] Rozwiązane, próba { $tries }.
        [many] Rozwiązane, próba { $tries }.
       *[other] Rozwiązane, próba { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] Dzisiejsze rozwiązane. Wróć jutro!
        [few] Dzisiejsze rozwiązane: { $days } dni z rzędu!
        [many] Dzisiejsze rozwiązane: { $days } dni z rzędu!
       *[other] Dzisiejsze rozwiązane: { $days } dnia z rzędu!
    }
puzzle-shown = Oto rozwiązanie: { $moves }.
puzzle-proof-table = Dowód: rozwiązano każdą pozycję, która może nastąpić.
puzzle-proof-search = Dowód: sprawdzono wszystkie ruchy wszystkich stron.
