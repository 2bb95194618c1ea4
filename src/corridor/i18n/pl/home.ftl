home-title-way = Biegnij swoją drogą.
home-title-fence = Zagródź cudzą.
home-lead = Quoridor i jego gry z PAC-MANEM w twojej przeglądarce: z komputerem, ze znajomymi albo z kimś online.
home-modes = Która gra?
home-kind-classic-2 = Klasyczna
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Pościg
home-kind-pacman-advanced = Z ogrodzeniami
home-computer = Zagraj z komputerem
home-level = Poziom
home-role = Twoja rola
home-role-first = Pierwszy ruch
home-role-second = Drugi ruch
home-role-any = Losowo
home-time = Zegar
home-friend = Zagraj ze znajomymi
home-friend-more = Przez link albo kod, bez konta
home-find = Znajdź partię
home-find-more = Z kimś, kto też chce w to zagrać
home-find-start = Znajdź kogoś
home-find-many = Partie dla trojga i czworga zaczynają się przy otwartych stołach. Otwórz stół, a inni się dosiądą.
home-find-waiting = Szukamy kogoś…
home-find-cancel = Przestań szukać
home-found = Jest z kim grać! Zaczynamy.
home-running = Twoje partie
home-running-alone = wszyscy przy tym ekranie
home-running-yours = Twój ruch
home-running-theirs = Ich ruch
home-running-open = Przed startem
home-running-more =
    { $count ->
        [one] jeszcze 1
        [few] jeszcze { $count }
        [many] jeszcze { $count }
       *[other] jeszcze { $count }
    }
home-open = Otwarte stoły
home-open-none = Nikt teraz nie czeka przy stole.
home-open-new = Otwórz stół
home-open-take = { $game }: zajmij to miejsce
home-code = Masz kod?
home-code-join = Dołącz
home-demo = Partia komputera z samym sobą
home-demo-move =
    { $number ->
        [0] Komputer gra sam ze sobą
       *[other] Komputer gra sam ze sobą, ruch { $number }
    }
home-offline = Nie można połączyć się z serwerem. Strona próbuje dalej; nic nie przepadło.
home-unofficial = Nieoficjalne, bez powiązań. Quoridor i PAC-MAN to znaki towarowe swoich właścicieli.
home-new = Nowy stół
home-new-lead = Wybierz grę, a potem wyślij link. Przed startem każdy zobaczy te zasady.
home-new-seats = Miejsca
home-new-seats-ghosts =
    { $count ->
        [one] Jedna osoba gra PAC-MANEM, druga ma wszystkie cztery duchy.
        [few] Jedna osoba gra PAC-MANEM, { $count } dzielą się czterema duchami.
        [many] Jedna osoba gra PAC-MANEM, { $count } dzieli się czterema duchami.
       *[other] Jedna osoba gra PAC-MANEM, { $count } dzieli się czterema duchami.
    }
home-new-layout = Plansza
home-new-rules = Zasady
home-new-more = Każda zasada po kolei
home-new-changed =
    { $count ->
        [0] tak jak w zasadach powyżej
        [one] 1 zasada jest inna
        [few] { $count } zasady są inne
        [many] { $count } zasad jest innych
       *[other] { $count } zasady jest inne
    }
home-new-who = Kto może usiąść
home-new-link = Kto ma link
home-new-public = Każdy
home-new-lots = Kto kim gra
home-new-lots-race = Kto zaczyna
home-new-lots-seats = Według miejsc
home-new-lots-me = Ja zaczynam
home-new-legs = Partie
home-new-legs-1 = Jedna
home-new-legs-2 = Dwie, ze zmianą stron
home-new-team = Kto decyduje o ogrodzeniach i propozycjach duchów
home-new-team-anyone = Każdy z drużyny
home-new-team-captain = Kapitan
home-new-casual = Cofanie i podpowiedzi
home-new-casual-yes = Dozwolone
home-new-casual-no = Niedozwolone
home-new-open = Otwórz stół
home-new-name = Twoje imię (jeśli chcesz)
home-here =
    { $count ->
        [2] We dwoje przy ekranie
        [3] We troje przy ekranie
       *[other] We czworo przy ekranie
    }
home-here-more = Na zmianę na tym urządzeniu
home-waiting = Czekają na partię
home-waiting-play = Graj
home-waiting-meet = Zagraj: { $name }, { $game }, { $clock }
home-find-near = Jeśli ktoś czeka z podobnym zegarem, zagracie na jego zegarze. Każdy może oglądać.
clock-own = Własny zegar
clock-kind = Rodzaj zegara
clock-kind-fischer = Czas na partię
clock-kind-per-move = Czas na każdą turę
clock-kind-days = Dni na każdą turę
clock-minutes = Minuty
clock-increment = Dodane sekundy
clock-seconds = Sekundy
clock-days = Dni
home-puzzle-more = Jeden dobry ruch. Znajdziesz go?
