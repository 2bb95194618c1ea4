board-left =
    { $count ->
        [one] potem zostanie 1
        [few] potem zostaną { $count }
        [many] potem zostanie { $count }
       *[other] potem zostanie { $count }
    }
board-your-piece = twój pionek { $piece }
board-piece = { $piece }
board-pellet = kulka
board-gate = pole odrodzenia
board-tunnel = tunel do { $square }
board-goal = meta: { $side }
board-fences = ogrodzenie: { $ways }
board-north = północ
board-east = wschód
board-south = południe
board-west = zachód
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Ogrodzenie { $slot } poziomo
               *[vertical] Ogrodzenie { $slot } pionowo
            }
       *[other]
            { $way ->
                [horizontal] Przestaw { $old } na { $slot } poziomo
               *[vertical] Przestaw { $old } na { $slot } pionowo
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side }: { $count } krok
        [few] { $side }: { $count } kroki
        [many] { $side }: { $count } kroków
       *[other] { $side }: { $count } kroku
    }
board-walk =
    { $squares ->
        [none] { $piece }: wybierz, dokąd iść. Dalej: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Można tu skończyć. Dalej: { $next }.
               *[no] { $piece }: { $squares }. Dalej: { $next }.
            }
    }
board-which = Który pionek idzie na { $square }: { $pieces }?
board-ask-enter-ghost = Stoi tam duch: złapałby PAC-MANA. Mimo to iść na { $square }?
board-ask-confirm-walk = Iść na { $square }?
board-lift =
    { $fence ->
        [none] Wybierz ogrodzenie Komnaty do przestawienia.
       *[other] Trzymasz ogrodzenie { $fence }. Dokąd je przestawić?
    }
board-no-fences = Nie możesz teraz postawić ogrodzenia.
board-no-fence-here =
    { $way ->
        [horizontal] Na { $slot } nie zmieści się poziome ogrodzenie.
       *[vertical] Na { $slot } nie zmieści się pionowe ogrodzenie.
    }
board-can-walk = możesz tu iść
board-can-enter = możesz tu wejść
board-out-of-reach = W tej turze nie dojdziesz na { $square }.
board-within-reach = Możesz iść na { $squares }.
board-no-walk = Teraz żaden pionek nie może iść.
board-action-spend = Wydaj kulkę
board-action-end-turn = Zakończ turę
board-action-no-boost = Bez dalszych kroków
board-action-pass = Pasuj
board-action-stay = { $piece } zostaje
board-action-enter = Wejdź na { $square }
board-link = Link do tej planszy
play-boost-left =
    { $all ->
        [one] kroki: { $left } z 1
        [few] kroki: { $left } z { $all }
        [many] kroki: { $left } z { $all }
       *[other] kroki: { $left } z { $all }
    }
play-chamber = Komnata
play-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
