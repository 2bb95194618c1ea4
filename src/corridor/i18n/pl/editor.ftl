fault-boost-after-pellet = Bonus przychodzi po kulce. Ustaw PAC-MANA tam, gdzie leżała, na polu teraz pustym.
fault-chamber-count = Do Komnaty należy za mało albo za dużo ogrodzeń. Zaznacz właściwe.
fault-chamber-fences-standing = Komnata składa się z ogrodzeń, które stoją, a { $fences } nie stoi.
fault-closed-chamber = Komnata ma lukę. Zamknij ją, żeby nie było wejścia ani wyjścia.
fault-eaten = Zjedzone kulki to te, których brakuje na planszy, a to nie { $found }.
fault-fence = „{ $found }” to nie ogrodzenie. Ogrodzenia zapisuje się tak: e3h.
fault-fence-list = „{ $found }” to nie lista ogrodzeń, taka jak d2e3.
fault-fences-not-crossing = { $fences } krzyżują się. Przesuń jedno z ogrodzeń.
fault-fences-not-overlapping = { $fences } leżą na sobie. Przesuń jedno z ogrodzeń.
fault-fences-of-layout = W tej grze ogrodzenia się nie ruszają, więc muszą być takie jak w labiryncie. Inne: { $fences }.
fault-fields = Zapis pozycji w tej grze składa się z części oddzielonych ukośnikami: { $detail }.
fault-fitting-fence = { $fences } nie pasują do siebie. Przesuń jedno z ogrodzeń.
fault-ghosts-apart = Na { $squares } stoją dwa duchy. Daj każdemu własne pole.
fault-inline-layout = „{ $found }” to nie labirynt z sześciu części oddzielonych kropkami.
fault-known-name = Nie ma czegoś takiego jak { $found }. Jest: { $detail }.
fault-layout-key = W pliku labiryntu nie ma tu „{ $found }”.
fault-layout-number = { $found } jest poza zakresem. Wybierz z { $detail }.
fault-layout-size = To za długie na labirynt.
fault-layout-value = { $found }: tu musi być { $detail }.
fault-lives = { $found } – to więcej żyć niż na początku gry.
fault-no-pellet-on-respawn-square = Na { $squares } wraca PAC-MAN. Połóż kulkę gdzie indziej.
fault-no-pellet-under-piece = Na kulce na { $squares } stoi pionek. Przesuń jedno z nich.
fault-no-square-cut-off = { $count ->
    [one] Nikt nie dojdzie na { $squares }. Otwórz drogę.
    [few] Nikt nie dojdzie na { $count } pola. Otwórz drogę.
    [many] Nikt nie dojdzie na { $count } pól. Otwórz drogę.
   *[other] Nikt nie dojdzie na { $count } pola. Otwórz drogę.
}
fault-numbers = Zamiast „{ $found }” powinno tu być: { $detail ->
    [1] jedna liczba.
   *[other] liczby ({ $detail }).
}
fault-one-chamber = Jest więcej niż jedno zamknięte pomieszczenie. Zamknięta może być tylko Komnata.
fault-one-square = Pionek zaczyna na jednym polu: { $found }.
fault-pacman-apart = Na { $squares } razem z PAC-MANEM stoi duch. Przesuń jednego z nich.
fault-pacman-on-board = Brakuje PAC-MANA. Ustaw go na planszy.
fault-pellets-differ = Na { $squares } leżą dwie kulki. Przesuń jedną.
fault-pellets-of-layout = Labirynt nie ma kulki na { $squares }. Zabierz ją albo zmień labirynt.
fault-pellet-count = W tej grze kulek jest { $detail }, a tutaj { $found }.
fault-phase = Ta chwila tury („{ $found }”) nie pasuje do reszty planszy.
fault-pieces-apart = Na { $squares } stoją dwa pionki. Przesuń jeden.
fault-piece-letter = „{ $found }” to nie pionek albo któryś podano dwa razy.
fault-piece-name = W tej grze nie ma pionka „{ $found }”.
fault-piece-off-board = { $pieces } zaczyna tu poza planszą i wchodzi później. Zabierz ten pionek.
fault-piece-on-board = Brakuje pionka { $pieces }. Ustaw go na planszy.
fault-played-in-turn = W tej chwili te duchy nie mogą być już po ruchu.
fault-position-size = To za długie na pozycję.
fault-previous = { $pieces } jest poza planszą, więc nie ma poprzedniego pola.
fault-reserve = W rezerwie jest { $found }, a to więcej, niż PAC-MAN zjadł.
fault-route-to-goal = Pionek na { $squares } nie dojdzie do mety. Otwórz drogę.
fault-side-number = W tej grze nie ma strony { $found }.
fault-square = „{ $found }” to nie pole. Pola to a1 do i9.
fault-square-for-each-piece = Każdy pionek potrzebuje pola albo kreski, jeśli jest poza planszą: { $found }.
fault-square-list = „{ $found }” to nie lista pól, taka jak a1i9.
fault-start-off-goal = Pionek na { $squares } stoi już na swojej mecie. Przesuń go.
fault-stock = To więcej ogrodzeń w zasobach, niż zmieści plansza: { $found }.
fault-stock-name = Ogrodzenia w zasobach należą do stron tej gry: { $found }.
fault-switch = „{ $found }” to nie zasada z wartością albo stoi tu dwa razy.
fault-toml = Nie można odczytać: wiersz { $line }, kolumna { $column }.
fault-turn = „{ $found }” nie mówi, która to tura.
editor-lead-maze = Narysuj ogrodzenia, ustaw pionki i kulki, a potem zagraj. Na bieżąco zaznaczamy to, na co zasady nie pozwalają.
editor-lead-position = Dowolna chwila dowolnej gry. Na bieżąco zaznaczamy to, na co zasady nie pozwalają.
editor-board = Edytowana plansza
editor-tools = Co robi dotknięcie
editor-tool-fence = Ogrodzenia
editor-tool-erase = Zabieranie
editor-tool-chamber = Ogrodzenia Komnaty
editor-tool-pellet = Kulki
editor-hint-fence = Przesuń palcem, żeby postawić ogrodzenie, dotknij go, żeby je zabrać, a pionki przeciągaj.
editor-hint-erase = Dotknij ogrodzenia, pionka albo kulki, żeby je zabrać.
editor-hint-chamber = Dotknij ogrodzeń, które zamykają Komnatę.
editor-hint-pellet = Dotykaj pól, żeby kłaść na nich kulki albo je zabierać.
editor-hint-piece = Dotknij pola, a stanie tam { $piece }. Dotknij jeszcze raz, żeby zdjąć pionek z planszy.
editor-fence = Ogrodzenie { $fence }
editor-on-fence = Stoi tu ogrodzenie { $fence }. Enter je zabiera.
editor-symmetry = Rysuj podwójnie
editor-symmetry-none = Nie
editor-symmetry-mirror = Lewo–prawo
editor-symmetry-flip = Góra–dół
editor-symmetry-turn = Pół obrotu
editor-redo = Ponów
editor-clear = Usuń ogrodzenia
editor-good = W to można grać.
editor-faults = Co jest nie tak
editor-more-faults = { $count ->
    [one] Jeszcze 1
    [few] Jeszcze { $count }
    [many] Jeszcze { $count }
   *[other] Jeszcze { $count }
}
editor-bad-link = W tym linku nie ma planszy, którą można pokazać. Oto nowa.
editor-try = Wypróbuj
editor-use = Użyj przy stole
editor-not-yet = Udostępnisz ją i zagrasz, gdy nic już nie będzie zaznaczone.
editor-stock = Ogrodzenia: { $side }
editor-side = Na ruchu
editor-phase = Część tury
editor-phase-walk = PAC-MAN idzie
editor-phase-boost = Bonus
editor-phase-ghosts = Duchy idą
editor-phase-enter = PAC-MAN wchodzi
editor-phase-action = Ruch PAC-MANA
editor-phase-extra = Dodatkowy ruch
editor-phase-after = Po jego ruchu
editor-phase-relocate = Ogrodzenie Komnaty
editor-phase-ghost-place = Ogrodzenie ducha
editor-played = Duchy już po ruchu
editor-reserve = Kulki w rezerwie
editor-turn = Tura
editor-memory = Zapamiętane z tury
editor-previous = Skąd przyszły
editor-from = Zacznij od
editor-from-none = Wybierz planszę
editor-forget = Usuń ten labirynt
editor-fences = { $count ->
    [one] 1 ogrodzenie
    [few] { $count } ogrodzenia
    [many] { $count } ogrodzeń
   *[other] { $count } ogrodzenia
}
editor-take-away = Zabierz { $fence }
editor-fair = Czy jest wyrównany?
editor-fair-lead = Komputer rozegra sam ze sobą szybkie partie. Gdzie się da, rozwiąże też labirynt dla jednego, dwóch i trzech duchów.
editor-fair-ask = Sprawdź
editor-fair-making = Rozgrywamy szybkie partie
editor-fair-ahead = { $ahead ->
    [one] Przed twoją sprawdzamy 1 planszę
    [few] Przed twoją sprawdzamy { $ahead } plansze
    [many] Przed twoją sprawdzamy { $ahead } plansz
   *[other] Przed twoją sprawdzamy { $ahead } planszy
}
editor-fair-failed = Nie udało się. Możesz zapytać jeszcze raz.
editor-fair-done = Szybkie partie są skończone.
editor-fair-share = wygrane: { $share }% (prawdopodobnie { $low }–{ $high }%)
editor-fair-games = Partie poziomu { $level } z samym sobą: { $games }, remisy: { $drawn ->
    [0] brak
   *[other] { $drawn }
}. W dziewiętnastu przypadkach na dwadzieścia prawdziwy udział leży w jasnej części.
editor-fair-exact = { $ghosts ->
    [one] Rozwiązane, 1 duch
    [few] Rozwiązane, { $ghosts } duchy
    [many] Rozwiązane, { $ghosts } duchów
   *[other] Rozwiązane, { $ghosts } ducha
}
editor-fair-pacman = Wygrywa PAC-MAN
editor-fair-endless = Nikt nie wymusi wygranej
editor-fair-ghosts = Wygrywają duchy
