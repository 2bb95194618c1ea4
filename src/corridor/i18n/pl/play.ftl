play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klasyczna · 2
play-mode-classic-3 = Klasyczna · 3
play-mode-classic-4 = Klasyczna · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN zaawansowany
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s na turę
        [days]
            { $days ->
                [one] 1 dzień na turę
                [few] { $days } dni na turę
                [many] { $days } dni na turę
               *[other] { $days } dnia na turę
            }
       *[none] bez zegara
    }
play-watching = Oglądasz
play-board = Plansza
play-guest = Gość
play-name-and-side = { $name } ({ $side })
play-for = za: { $name }
play-clock = Pozostały czas: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] 1 ogrodzenie w zasobach
        [few] { $count } ogrodzenia w zasobach
        [many] { $count } ogrodzeń w zasobach
       *[other] { $count } ogrodzenia w zasobach
    }
play-lives = Życia
play-lives-left =
    { $count ->
        [one] zostało 1 życie
        [few] zostały { $count } życia
        [many] zostało { $count } żyć
       *[other] zostało { $count } życia
    }
play-pellets = Zjedzone kulki
play-pellets-eaten = { $count } z { $all }
play-reserve = W rezerwie
play-fences-label = Ogrodzenia
play-team-stock = Ogrodzenia drużyny
play-speed = Prędkość
play-level-so-far = Poziom do tej pory
play-yours = twój
play-sees =
    { $own ->
        [yes] widzi cię
       *[no] widzi go
    }
play-off-board = poza planszą
play-on-square = na { $square }
play-sees-along-file = widzi PAC-MANA wzdłuż kolumny { $name }
play-sees-along-rank = widzi PAC-MANA wzdłuż rzędu { $name }
play-legend-respawn = Pole odrodzenia: tędy wchodzi PAC-MAN
play-legend-tunnel = Tunel { $one } – { $other }
play-legend-sight = Pole widzenia: ten duch może iść dalej
play-legend-ring = Pierścień: tego ducha można teraz zjeść
play-to-move = Na ruchu: { $who }
play-teammate = decyduje ktoś z drużyny
play-task-race =
    { $fences ->
        [yes] Idź na kropkę albo postaw ogrodzenie między polami.
       *[no] Idź na kropkę. Nie masz już ogrodzeń.
    }
play-task-after =
    { $what ->
        [fence] Ruch za tobą. Postaw ogrodzenie albo zakończ turę.
        [pellet] Ruch za tobą. Wydaj kulkę albo zakończ turę.
       *[both] Ruch za tobą. Postaw ogrodzenie, wydaj kulkę albo zakończ turę.
    }
play-task-ghost-place = Postaw ogrodzenie albo je zachowaj.
play-opening = Tura { $turn }
play-boost = Bonus
play-boost-eats =
    { $own ->
        [yes] Zjadasz duchy po drodze, tylko w tej turze
       *[no] PAC-MAN zjada duchy po drodze, tylko w tej turze
    }
play-typed = Twój ruch: { $text }
play-left-short =
    { $count ->
        [one] zostanie 1
        [few] zostaną { $count }
        [many] zostanie { $count }
       *[other] zostanie { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } krok
        [few] { $who }: { $count } kroki
        [many] { $who }: { $count } kroków
       *[other] { $who }: { $count } kroku
    }
play-keys-hover = Kliknięcie stawia · R obraca · Esc anuluje
play-keys-held = Enter stawia · R obraca · Esc anuluje
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN wydaje kulkę.
play-heard-eaten = PAC-MAN zjada: { $pieces }.
play-heard-pellet = PAC-MAN zjada kulkę: { $count } z { $all }.
play-heard-boost =
    { $count ->
        [one] Zaczyna się bonus: 1 krok.
        [few] Zaczyna się bonus: { $count } kroki.
        [many] Zaczyna się bonus: { $count } kroków.
       *[other] Zaczyna się bonus: { $count } kroku.
    }
play-heard-boost-over = Bonus się skończył.
play-heard-caught =
    { $count ->
        [0] PAC-MAN złapany. Nie ma już żadnego życia.
        [one] PAC-MAN złapany. Zostało 1 życie.
        [few] PAC-MAN złapany. Zostały { $count } życia.
        [many] PAC-MAN złapany. Zostało { $count } żyć.
       *[other] PAC-MAN złapany. Zostało { $count } życia.
    }
play-heard-clock =
    { $seconds ->
        [one] Na twoim zegarze została 1 sekunda.
        [few] Na twoim zegarze zostały { $seconds } sekundy.
        [many] Na twoim zegarze zostało { $seconds } sekund.
       *[other] Na twoim zegarze zostało { $seconds } sekundy.
    }
play-place = Postaw
play-rotate = Obróć
play-step-back = Krok wstecz
play-end-walk = Zakończ tutaj
play-walk = Idź
play-walk-anyway = Wejdź mimo to
play-yes = Tak
play-no = Nie
play-accept = Przyjmij
play-decline = Odrzuć
play-close = Zamknij
play-panel-more = Więcej
play-resign = Poddaj się
play-resign-sure = Poddać partię?
play-resign-team = Zapytać drużynę, czy poddać partię?
play-abort = Odwołaj
play-abort-long = Odwołaj partię
play-abort-sure = Odwołać partię?
play-takeback = Poproś o cofnięcie
play-undo = Cofnij
play-draw = Zaproponuj remis
play-routes = Drogi
play-phrases = Zwroty
play-flip = Obróć planszę
play-save = Zapisz
play-new = Nowa
play-rematch = Rewanż
play-rematch-asked = Rewanż zaproponowany
play-next-leg = Druga partia
play-next-game = Kolejna partia
play-ask-hint = Poproś o podpowiedź
play-suggest = Zasugeruj
play-suggest-to-team = Zasugeruj ruch drużynie
play-suggest-how = Wybierz ruch; zobaczy go twoja drużyna.
play-suggested = Drużyna widzi twoją sugestię: { $move }
play-suggests = { $who } sugeruje { $move }
play-play-it = Zagraj to
play-hint-wait = Silnik myśli…
play-hint = Silnik zagrałby { $move }
play-offered-draw = Proponujesz remis.
play-offered-takeback = Prosisz o cofnięcie ruchu.
play-offered-rematch = Proponujesz rewanż.
play-offers-draw = { $who } proponuje remis.
play-offers-takeback = { $who } prosi o cofnięcie ruchu.
play-offers-rematch = { $who } chce rewanżu.
play-declines = { $who } odmawia.
play-play-on = Graj dalej
play-give-up-asked = Chcesz się poddać. Drużyna decyduje razem z tobą.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } i ty chcecie się poddać. Reszta drużyny decyduje razem z wami.
       *[no] { $who } chce się poddać. Zgoda?
    }
play-plays-on = { $who } chce grać dalej.
play-gone-kept = { $name } jest offline. Miejsce czeka jeszcze:
play-gone = { $name } jest offline.
play-wait = Czekaj
play-claim = Zażądaj wygranej
play-put-bot = Wstaw komputer
play-bot-for-you = Gra za ciebie komputer.
play-return = Wróć na miejsce
play-line-lost = Połączenie zerwane. Łączymy ponownie…
play-unsent = Brak połączenia. Ruch { $move } jest zapisany i wyśle się, gdy tylko wróci łączność.
play-unsent-lost = Ruch { $move } nie doszedł: gra poszła już dalej.
play-line-ended = Połączenie się skończyło. Odśwież stronę.
play-moves = Ruchy
play-no-moves = Nie ma jeszcze ruchów
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Początek
        [one] Po 1 ruchu
        [few] Po { $ply } ruchach
        [many] Po { $ply } ruchach
       *[other] Po { $ply } ruchu
    }
play-back-to-now = Wróć do gry
play-replay-move = Potem: { $move }
play-replay-end = Tu duch złapał PAC-MANA.
play-why-caught =
    { $own ->
        [yes] Dlaczego tracę życie?
       *[no] Jak przepadło życie?
    }
play-route = Droga do mety
play-result-won = Wygrywasz
play-result-lost = Przegrywasz
play-result-draw = Remis
play-result-off = Odwołana
play-result-wins =
    { $many ->
        [yes] { $winner } wygrywają
       *[no] { $winner } wygrywa
    }
play-result-loses = { $loser } przegrywa; pozostali wygrywają
play-reason-goal = Pierwszy pionek po drugiej stronie.
play-reason-pellets = Wszystkie kulki zjedzone.
play-reason-ghosts = Wszystkie duchy zjedzone.
play-reason-catches = PAC-MAN nie ma już żyć.
play-reason-plies = Wyczerpano limit ruchów.
play-reason-threefold = Ta sama pozycja pojawiła się trzy razy.
play-reason-no-progress = Zbyt długo nic się nie zmieniło.
play-reason-resign =
    { $own ->
        [yes] Partia poddana przez ciebie.
        [team] { $who } poddaje partię za drużynę.
       *[no] Poddanie partii: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Twój czas minął.
       *[no] Koniec czasu: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Nie ma cię przy stole.
       *[no] Odejście od stołu: { $loser }.
    }
play-reason-agreement = Za zgodą obu stron.
play-reason-aborted = Nikt nie wygrał ani nie przegrał.
play-level = Poziom PAC-MANA: { $level }
play-legs = Dwumecz
play-leg = Partia { $number }
play-points = Punkty
play-leg-result =
    { $how ->
        [won] Wygrana
        [lost] Przegrana
        [draw] Remis
       *[off] Odwołana
    }
play-leg-start =
    { $first ->
        [yes] Pierwszy ruch
       *[no] Drugi ruch
    }
play-leg-role = { $role } · kulki: { $pellets }
play-save-qgn = Zapis ruchów (.qgn)
play-save-json = Zapis dla programów (JSON)
play-save-svg = Obraz ostry w każdym rozmiarze (SVG)
play-save-png = Obraz w pikselach (PNG)
play-panel-phrases = Powiedz coś
play-panel-settings = Ustawienia
play-panel-save = Zapisz partię
play-panel-help = Klawisze
play-overlay-sight = Pokaż, kto widzi PAC-MANA
play-overlay-reach = Pokaż, dokąd kto może iść
play-overlay-routes = Pokaż najkrótsze drogi
play-set-placing = Stawianie ogrodzeń palcem
play-placing-confirm = Potwierdzaj ogrodzenie
play-placing-release = Stawiaj po puszczeniu
play-placing-tray = Przeciągaj z paska
play-set-confirm-walk = Potwierdzaj ruchy pionkiem
play-set-sound = Dźwięk
play-set-vibration = Wibracje
play-set-turn-board = Przy jednym ekranie obracaj planszę do osoby na ruchu
play-key-arrows = poruszanie się po planszy
play-key-tab = do planszy i przycisków
play-key-space = pola albo ogrodzenia
play-key-rotate = obróć ogrodzenie
play-key-enter = postaw albo idź
play-key-escape = anuluj
play-key-type = wpisz dowolny ruch, potem Enter
play-key-undo = cofnij
play-key-flip = obróć planszę
play-key-hint = podpowiedź
play-key-routes = włącz lub wyłącz drogi
play-key-help = ta lista
play-since = Od twojej tury
play-since-last = Ostatni ruch
play-did-walk =
    { $effect ->
        [pellet] zjada kulkę na { $square }
        [ghosts] zjada: { $pieces }
        [caught] łapie PAC-MANA na { $square }
        [caught-you] łapie cię na { $square }
        [caught-self] wpada na ducha
       *[none] na { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] ogrodzenie { $slot }, poziomo
       *[vertical] ogrodzenie { $slot }, pionowo
    }
play-did-relocate = ogrodzenie Komnaty na { $slot }
play-did-enter = wchodzi na { $square }
play-did-spend = wydaje kulkę
play-did-pass =
    { $what ->
        [boost] kończy bonus
        [turn] kończy turę
        [keep] zachowuje ogrodzenie
        [stay] zostaje
       *[pass] pasuje
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] Łapie cię { $ghost }. { $back ->
            [all] Wszyscy wracają na start
           *[pacman] Wracasz na pole odrodzenia
        }; { $count ->
            [one] masz 1 życie.
            [few] masz { $count } życia.
            [many] masz { $count } żyć.
           *[other] masz { $count } życia.
        }
       *[no] PAC-MANA łapie { $ghost }. { $back ->
            [all] Wszyscy wracają na start
           *[pacman] PAC-MAN wraca na pole odrodzenia
        }; { $count ->
            [one] ma 1 życie.
            [few] ma { $count } życia.
            [many] ma { $count } żyć.
           *[other] ma { $count } życia.
        }
    }
play-go-on = Dalej
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } cię widzi: { $steps ->
                    [one] 1 krok
                    [few] { $steps } kroki
                    [many] { $steps } kroków
                   *[other] { $steps } kroku
                }.
           *[other] { $pieces } cię widzą: po { $steps ->
                    [one] 1 krok
                    [few] { $steps } kroki
                    [many] { $steps } kroków
                   *[other] { $steps } kroku
                }.
        }
       *[no] { $count ->
            [1] { $pieces } widzi PAC-MANA: { $steps ->
                    [one] 1 krok
                    [few] { $steps } kroki
                    [many] { $steps } kroków
                   *[other] { $steps } kroku
                }.
           *[other] { $pieces } widzą PAC-MANA: po { $steps ->
                    [one] 1 krok
                    [few] { $steps } kroki
                    [many] { $steps } kroków
                   *[other] { $steps } kroku
                }.
        }
    }
play-mate-moves = Decyduje { $name } ({ $piece })
play-why = Zasada
play-why-length =
    { $steps ->
        [one] Zrób dokładnie 1 krok.
        [few] Zrób dokładnie { $steps } kroki.
        [many] Zrób dokładnie { $steps } kroków.
       *[other] Zrób dokładnie { $steps } kroku.
    }
play-why-most =
    { $steps ->
        [one] Masz 1 krok.
        [few] Masz { $steps } kroki.
        [many] Masz { $steps } kroków.
       *[other] Masz { $steps } kroku.
    }
play-round = Runda { $number }
play-rules-booklet = zasady z instrukcji
play-rules-first-printing = pierwsze wydanie
play-rules-strict-english = angielskie co do litery
play-rules-italian = zasady włoskie
play-rules-danish = zasady duńskie
play-rules-friendly-ghosts = zgrane duchy
play-rules-usual = zwykłe zasady
play-rules-changed =
    { $count ->
        [one] 1 zmiana
        [few] { $count } zmiany
        [many] { $count } zmian
       *[other] { $count } zmiany
    }
play-term-boost = Bonus: dodatkowe kroki po zjedzeniu kulki. Zjadasz duchy, przez które przechodzisz.
play-term-frenzy = Szał: duch, który widzi PAC-MANA, robi 2 kroki zamiast 1.
play-term-chamber = Komnata: pomieszczenie pośrodku. W otwarciu duchy przenoszą jej ogrodzenia gdzie indziej.
play-term-spend = Wydawanie: oddaj kulkę z rezerwy za dodatkowe kroki, które usuwają duchy.
play-term-reserve = Rezerwa: kulki, które PAC-MAN zjadł i zachował. Może je wydać w swojej turze.
play-term-sight = Pole widzenia: prosta linia do PAC-MANA bez ogrodzenia w poprzek. Inne duchy jej nie zasłaniają.
play-term-tunnel = Tunel: wychodzisz tutaj i jednym krokiem wchodzisz na drugim końcu.
play-term-respawn = Pole odrodzenia: tu PAC-MAN wchodzi na planszę, jeśli pole jest wolne.
play-word-frenzy = Szał
play-word-sight = Pole widzenia
play-word-spend = Wydaj
play-hint-done = Jasne
play-hint-goal-race =
    Dojdź do { $side ->
        [0] niebieskiego
        [1] pomarańczowego
        [2] zielonego
       *[3] fioletowego
    } rzędu { $way ->
        [up] na górze
        [down] na dole
        [left] po lewej
       *[right] po prawej
    }, zanim ktoś inny dojdzie do swojego. Dotknij kropki, żeby zrobić krok.
play-hint-goal-pacman = Zjedz wszystkie kulki ({ $count }), zanim złapią cię duchy. Dotknij kropki, żeby tam pójść.
play-hint-goal-ghosts =
    { $count ->
        [one] Złap PAC-MANA, zanim zje wszystkie kulki. Dotknij ducha, a potem kropki.
        [few] Złap PAC-MANA { $count } razy, zanim zje wszystkie kulki. Dotknij ducha, a potem kropki.
        [many] Złap PAC-MANA { $count } razy, zanim zje wszystkie kulki. Dotknij ducha, a potem kropki.
       *[other] Złap PAC-MANA { $count } razy, zanim zje wszystkie kulki. Dotknij ducha, a potem kropki.
    }
play-hint-fence = Żeby postawić ogrodzenie, przesuń palcem wzdłuż szczeliny albo przytrzymaj. Zrób tak jak palec na planszy i naciśnij Postaw.
play-hint-boost =
    { $steps ->
        [one] Bonus! Zrób jeszcze 1 krok: zjadasz duchy po drodze. Chcesz stanąć wcześniej? Naciśnij Zakończ tutaj.
        [few] Bonus! Zrób jeszcze do { $steps } kroków: zjadasz duchy po drodze. Chcesz stanąć wcześniej? Naciśnij Zakończ tutaj.
        [many] Bonus! Zrób jeszcze do { $steps } kroków: zjadasz duchy po drodze. Chcesz stanąć wcześniej? Naciśnij Zakończ tutaj.
       *[other] Bonus! Zrób jeszcze do { $steps } kroku: zjadasz duchy po drodze. Chcesz stanąć wcześniej? Naciśnij Zakończ tutaj.
    }
play-hint-frenzy =
    { $own ->
        [yes] Duch widzi cię w linii prostej i robi { $steps ->
                [one] 1 krok
                [few] { $steps } kroki
                [many] { $steps } kroków
               *[other] { $steps } kroku
            }. Schowaj się za ogrodzeniem albo za rogiem.
       *[no] Duch, który widzi PAC-MANA w linii prostej, wpada w szał: robi { $steps ->
                [one] 1 krok
                [few] { $steps } kroki
                [many] { $steps } kroków
               *[other] { $steps } kroku
            }.
    }
play-hint-catch = Złapanie kosztuje PAC-MANA życie. Gdy nie ma już żadnego, wygrywają duchy. Zjedzone kulki pozostają zjedzone.
play-hint-chamber = Wyjmij ogrodzenie z Komnaty: dotknij różowego i przesuń je na nowe miejsce.
play-hint-spend = Masz kulki w rezerwie. Wydaj jedną na dodatkowe kroki, które usuwają duchy na dobre.
play-hint-boxed = Ani kroku, ani ogrodzenia: jesteś w potrzasku. Naciśnij Pasuj; ruch ma następna osoba.
play-set-pace = Ruchy innych
play-pace-fast = Szybko
play-pace-normal = Normalnie
play-pace-slow = Powoli
play-pace-tap = Dotknij, by iść dalej
play-set-hints = Wskazówki na początek
play-set-notation = Ruchy w notacji (e3h)
table-your-figure = Twoja figurka
play-review = Omów
play-save-gif = Wszystkie ruchy jako film (GIF)
play-save-animated-svg = Wszystkie ruchy, ostre w każdym rozmiarze (animowany SVG)
play-set-notify = Powiadom, gdy mam ruch
play-notify-denied = Przeglądarka nie pozwala tu na powiadomienia. Możesz to zmienić w jej ustawieniach dla tej strony.
play-watchers =
    { $count ->
        [one] 1 osoba ogląda
        [few] { $count } osoby oglądają
        [many] { $count } osób ogląda
       *[other] { $count } osoby ogląda
    }
play-level-up =
    { $wins ->
        [one] Wygrana na poziomie { $level }. Może teraz poziom { $next }?
        [few] { $wins } wygrane z rzędu na poziomie { $level }. Może teraz poziom { $next }?
        [many] { $wins } wygranych z rzędu na poziomie { $level }. Może teraz poziom { $next }?
       *[other] { $wins } wygranej z rzędu na poziomie { $level }. Może teraz poziom { $next }?
    }
play-level-down =
    { $losses ->
        [one] Poziom { $level } dał w kość. Może poziom { $next }?
        [few] Poziom { $level } wygrał { $losses } partie z rzędu. Może poziom { $next }?
        [many] Poziom { $level } wygrał { $losses } partii z rzędu. Może poziom { $next }?
       *[other] Poziom { $level } wygrał { $losses } partii z rzędu. Może poziom { $next }?
    }
play-level-go = Zagraj na poziomie { $level }
hint-wins = To od razu wygrywa.
hint-fence =
    { $count ->
        [one] { $who } ma o 1 krok dalej, a ty nie.
        [few] { $who } ma o { $count } kroki dalej, a ty nie.
        [many] { $who } ma o { $count } kroków dalej, a ty nie.
       *[other] { $who } ma o { $count } kroku dalej, a ty nie.
    }
hint-fence-both = Wydłuża drogę: { $who } +{ $count }, ty +{ $own }.
hint-fence-keeps = Teraz { $who } nie zamknie ci tam drogi.
hint-route =
    { $count ->
        [one] Leży na twojej najkrótszej drodze: potem zostaje 1 krok.
        [few] Leży na twojej najkrótszej drodze: potem zostają { $count } kroki.
        [many] Leży na twojej najkrótszej drodze: potem zostaje { $count } kroków.
       *[other] Leży na twojej najkrótszej drodze: potem zostaje { $count } kroku.
    }
hint-jump =
    { $count ->
        [one] Przeskakujesz pionek { $who }: potem zostaje 1 krok.
        [few] Przeskakujesz pionek { $who }: potem zostają { $count } kroki.
        [many] Przeskakujesz pionek { $who }: potem zostaje { $count } kroków.
       *[other] Przeskakujesz pionek { $who }: potem zostaje { $count } kroku.
    }
hint-aside = Masz dwie otwarte drogi: { $who } nie zamknie obu jednym ogrodzeniem.
hint-exposed-less =
    { $count ->
        [one] Jedno ogrodzenie wydłuży ci wtedy drogę najwyżej o 1 krok, a nie o { $before }.
        [few] Jedno ogrodzenie wydłuży ci wtedy drogę najwyżej o { $count } kroki, a nie o { $before }.
        [many] Jedno ogrodzenie wydłuży ci wtedy drogę najwyżej o { $count } kroków, a nie o { $before }.
       *[other] Jedno ogrodzenie wydłuży ci wtedy drogę najwyżej o { $count } kroku, a nie o { $before }.
    }
hint-pellet-safe = Kulka na { $square } jest bezpieczna: w następnej turze nie dojdzie do ciebie żaden duch.
hint-pellet = Zjadasz kulkę na { $square }.
hint-eats = Zjadasz: { $pieces }.
hint-hides = Tam cię nie zobaczą: { $pieces }.
hint-safe = W następnej turze nie dojdzie tam do ciebie żaden duch.
hint-towards-pellet =
    { $count ->
        [one] Stąd jest 1 krok do kulki na { $square }.
        [few] Stąd są { $count } kroki do kulki na { $square }.
        [many] Stąd jest { $count } kroków do kulki na { $square }.
       *[other] Stąd jest { $count } kroku do kulki na { $square }.
    }
hint-away =
    { $count ->
        [one] Najbliższy duch będzie wtedy 1 krok od ciebie, a nie { $before }.
        [few] Najbliższy duch będzie wtedy { $count } kroki od ciebie, a nie { $before }.
        [many] Najbliższy duch będzie wtedy { $count } kroków od ciebie, a nie { $before }.
       *[other] Najbliższy duch będzie wtedy { $count } kroku od ciebie, a nie { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] { $piece } ma do ciebie o 1 krok dalej.
        [few] { $piece } ma do ciebie o { $count } kroki dalej.
        [many] { $piece } ma do ciebie o { $count } kroków dalej.
       *[other] { $piece } ma do ciebie o { $count } kroku dalej.
    }
hint-no-fence = Żadne ogrodzenie nie wydłuży teraz drogi drugiej stronie, więc zachowaj swoje.
hint-spends = Wydaj kulkę: idziesz dalej i zjadasz duchy po drodze.
hint-shuts-in =
    { $count ->
        [0] PAC-MANOWI nie zostaje żadne bezpieczne pole; teraz ma { $before }.
        [one] PAC-MANOWI zostaje 1 bezpieczne pole; teraz ma { $before }.
        [few] PAC-MANOWI zostają { $count } bezpieczne pola; teraz ma { $before }.
        [many] PAC-MANOWI zostaje { $count } bezpiecznych pól; teraz ma { $before }.
       *[other] PAC-MANOWI zostaje { $count } bezpiecznego pola; teraz ma { $before }.
    }
hint-covers = { $piece } będzie bliżej kulki na { $square } niż PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] PAC-MAN ma do { $square } o 1 krok dalej.
        [few] PAC-MAN ma do { $square } o { $count } kroki dalej.
        [many] PAC-MAN ma do { $square } o { $count } kroków dalej.
       *[other] PAC-MAN ma do { $square } o { $count } kroku dalej.
    }
hint-catches = Tym ruchem łapiesz PAC-MANA.
hint-sees = { $piece } widzi stamtąd PAC-MANA.
hint-closes-in =
    { $count ->
        [one] { $piece } będzie 1 krok od PAC-MANA.
        [few] { $piece } będzie { $count } kroki od PAC-MANA.
        [many] { $piece } będzie { $count } kroków od PAC-MANA.
       *[other] { $piece } będzie { $count } kroku od PAC-MANA.
    }
hint-guards = Stamtąd pilnujesz kulki na { $square }.
hint-best = Silnik nie widzi nic lepszego.
key-tab = Tab
key-space = Spacja
key-enter = Enter
key-escape = Esc
phase-race = Rusz pionkiem albo postaw ogrodzenie.
phase-walk =
    { $steps ->
        [one] Zrób 1 krok.
        [few] Zrób { $steps } kroki.
        [many] Zrób { $steps } kroków.
       *[other] Zrób { $steps } kroku.
    }
phase-boost =
    { $steps ->
        [one] Bonus! Jeszcze 1 krok; zjadasz duchy po drodze.
        [few] Bonus! Jeszcze do { $steps } kroków; zjadasz duchy po drodze.
        [many] Bonus! Jeszcze do { $steps } kroków; zjadasz duchy po drodze.
       *[other] Bonus! Jeszcze do { $steps } kroku; zjadasz duchy po drodze.
    }
phase-ghosts =
    { $steps ->
        [0] Rusz jednym duchem: { $pieces }.
        [one] Idzie { $pieces }: 1 krok.
        [few] Idzie { $pieces }: do { $steps } kroków.
        [many] Idzie { $pieces }: do { $steps } kroków.
       *[other] Idzie { $pieces }: do { $steps } kroku.
    }
phase-enter = Wybierz, którędy wejść.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Zrób 1 krok; potem możesz postawić ogrodzenie.
            [few] Zrób { $steps } kroki; potem możesz postawić ogrodzenie.
            [many] Zrób { $steps } kroków; potem możesz postawić ogrodzenie.
           *[other] Zrób { $steps } kroku; potem możesz postawić ogrodzenie.
        }
       *[other] { $steps ->
            [one] Otwarcie, tura { $turn } z { $opening }: zrób 1 krok albo postaw ogrodzenie.
            [few] Otwarcie, tura { $turn } z { $opening }: zrób { $steps } kroki albo postaw ogrodzenie.
            [many] Otwarcie, tura { $turn } z { $opening }: zrób { $steps } kroków albo postaw ogrodzenie.
           *[other] Otwarcie, tura { $turn } z { $opening }: zrób { $steps } kroku albo postaw ogrodzenie.
        }
    }
phase-extra =
    { $steps ->
        [one] Bonus! 1 dodatkowy krok; duchy po drodze wypadają z gry na dobre.
        [few] Bonus! { $steps } dodatkowe kroki; duchy po drodze wypadają z gry na dobre.
        [many] Bonus! { $steps } dodatkowych kroków; duchy po drodze wypadają z gry na dobre.
       *[other] Bonus! { $steps } dodatkowego kroku; duchy po drodze wypadają z gry na dobre.
    }
phase-after = Ruch za tobą. Zrób coś jeszcze albo zakończ turę, wpisując --.
phase-relocate = Otwarcie, tura { $turn } z { $opening }: przestaw jedno z ogrodzeń Komnaty.
phase-ghost-place = Postaw ogrodzenie albo zachowaj je, wpisując --.
