review-why-exact = { $was ->
    [won] { $now ->
        [lost] Według dokładnego rozwiązania to była wygrana ({ $side }), a teraz jest przegrana.
       *[even] Według dokładnego rozwiązania to była wygrana ({ $side }). Teraz nikt nie może wymusić zwycięstwa.
    }
   *[even] Według dokładnego rozwiązania nikt nie mógł wymusić zwycięstwa. Teraz można wymusić porażkę ({ $side }).
}
review-why-win-at-once = { $move } od razu dałoby wygraną ({ $side }).
review-why-win-missed = { $moves ->
    [0] Była pewna wygrana ({ $side }), zaczynała się od { $move }.
    [one] Była wygrana w jednym ruchu ({ $side }): { $move }.
    [few] Była wygrana w { $moves } ruchach ({ $side }), zaczynała się od { $move }.
    [many] Była wygrana w { $moves } ruchach ({ $side }), zaczynała się od { $move }.
   *[other] Była wygrana w { $moves } ruchu ({ $side }), zaczynała się od { $move }.
}
review-why-loses-at-once = To pozwala wygrać następnym ruchem ({ $rival }): { $move }.
review-why-forced-loss = Od tej chwili nie da się już uratować partii ({ $side }). Po { $move } gra była otwarta.
review-why-last-fence-own-way = Ostatnie ogrodzenie, i zamyka krótką drogę temu, kto je postawił ({ $side }): { $own ->
    [one] o jeden krok dłużej.
    [few] o { $own } kroki dłużej.
    [many] o { $own } kroków dłużej.
   *[other] o { $own } kroku dłużej.
}
review-why-fence-hurts-self = Przez to ogrodzenie { $rival } ma dalej o { $cost ->
        [one] 1 krok
        [few] { $cost } kroki
        [many] { $cost } kroków
       *[other] { $cost } kroku
    }, a { $side } o { $own }.
review-why-fence-for-nothing = To ogrodzenie nie kosztuje nikogo ani kroku. { $move } dałoby więcej ({ $side }).
review-why-better-fence = Przez to ogrodzenie { $rival } ma dalej o { $cost ->
        [one] 1 krok
        [few] { $cost } kroki
        [many] { $cost } kroków
       *[other] { $cost } kroku
    }; przez { $move } byłoby to { $more }.
review-why-fence-was-there = Było dobre ogrodzenie: przez { $move } { $rival } ma dalej o { $cost ->
        [one] 1 krok
        [few] { $cost } kroki
        [many] { $cost } kroków
       *[other] { $cost } kroku
    }.
review-why-fence-allowed = Teraz przez { $move } { $side } ma dalej o { $cost ->
        [one] 1 krok
        [few] { $cost } kroki
        [many] { $cost } kroków
       *[other] { $cost } kroku
    }, a na ruchu jest { $rival }.
review-why-fences-gone = To było ostatnie ogrodzenie, jakie { $side } ma w zasobach; { $rival } ma jeszcze { $left ->
        [one] jedno
        [few] { $left }
        [many] { $left }
       *[other] { $left }
    }.
review-why-walked-away = { $side } oddala się od mety: zostało { $after } zamiast { $before }.
review-why-no-progress = Krok w bok: { $side } ma do mety wciąż { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }.
review-why-race-lost = { $side } przegrywa ten wyścig: { $rival } jest bliżej o { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }. Potrzebne było ogrodzenie: { $move }.
review-why-jump-given = Teraz { $rival } może skoczyć na { $square }: dwa kroki w jednym.
review-why-jump-missed = { $side } nie skacze, a był skok: { $move }, dwa kroki w jednym.
review-why-walked-into-ghost = Ten ruch kończy się na duchu i { $side } traci życie. Lepsze było { $move }.
review-why-seen-and-reached = { $ghosts ->
    [one] Na tym polu { $side } jest na widoku: duch widzi i tam dojdzie.
    [few] Na tym polu { $side } jest na widoku: { $ghosts } duchy widzą i tam dojdą.
    [many] Na tym polu { $side } jest na widoku: { $ghosts } duchów widzi i tam dojdzie.
   *[other] Na tym polu { $side } jest na widoku: { $ghosts } ducha widzi i tam dojdzie.
}
review-why-in-reach = { $ghosts ->
    [one] Stoi tam { $side }, a duch może tam dojść.
    [few] Stoi tam { $side }, a { $ghosts } duchy mogą tam dojść.
    [many] Stoi tam { $side }, a { $ghosts } duchów może tam dojść.
   *[other] Stoi tam { $side }, a { $ghosts } ducha może tam dojść.
}
review-why-pellet-missed = Kulka na { $square } była bezpieczna, a { $side } ma do niej tylko { $steps ->
        [one] jeden krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }.
review-why-pellet-away = { $side } oddala się od kulek: do najbliższej jest teraz { $after }, a było { $before }.
review-why-boost-unused = Po { $move } { $side } zjada jeszcze { $ghosts ->
        [one] jednego ducha
        [few] { $ghosts } duchy
        [many] { $ghosts } duchów
       *[other] { $ghosts } ducha
    }.
review-why-catch-missed = Stracona okazja ({ $side }): po { $move } { $rival } od razu wpada.
review-why-left-way-out = { $rival } ma bezpieczną drogę ucieczki { $count ->
        [one] na { $square }
        [few] na { $count } pola, na przykład { $square }
        [many] na { $count } pól, na przykład { $square }
       *[other] na { $count } pola, na przykład { $square }
    }. { $move } by ją zamknęło.
review-why-pellet-left = { $rival } ma teraz otwartą drogę do kulki na { $square }.
review-why-ghosts-in-boost = Po następnej kulce { $rival } może w czasie bonusu zjeść tu { $ghosts ->
    [one] jednego ducha
    [few] { $ghosts } duchy
    [many] { $ghosts } duchów
   *[other] { $ghosts } ducha
}.
review-why-ghost-walked-away = Ten duch się oddala, a { $rival } zyskuje: było { $before }, jest { $after }.
review-why-only-move = Jedyny ruch. Każdy inny drogo by kosztował ({ $side }).
review-why-chance-fell = Szansa ({ $side }) spadła z { $before } do { $after } procent. Lepsze było { $move }.
review-the-ghosts = duchy
review-title = Omówienie
review-making = Przeglądamy każdy ruch…
review-ahead = { $ahead ->
    [one] Przed nim jest jedno omówienie.
    [few] Przed nim są { $ahead } omówienia.
    [many] Przed nim jest { $ahead } omówień.
   *[other] Przed nim jest { $ahead } omówienia.
}
review-stopped = Omówienie zatrzymano.
review-failed = Nie udało się. Spróbuj jeszcze raz.
review-ask = Omów tę partię
review-back = Wróć do gry
review-accuracy = dokładność { $accuracy }
review-start = Początek
review-no-mark = Temu ruchowi nie ma nic do zarzucenia.
review-better-line = Lepiej:
review-show-better = Pokaż lepszy
review-try-idle = Znajdź lepszy ruch. Odpowie silnik.
review-try-over = Partia jest skończona.
review-try-end = Wróć do omówienia
review-turn-before = Poprzedni punkt zwrotny
review-turn-next = Następny punkt zwrotny
review-graph = Partia jako wykres
review-graph-chances = Szanse każdej strony na wygraną po każdym ruchu
review-graph-steps = Ile kroków zostało każdej stronie, do { $most }
