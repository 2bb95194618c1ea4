# Polski. Te same klucze i argumenty co w en.ftl; do czytających zwracamy się na „ty”.
#
# fence = ogrodzenie; square = pole; slot = szczelina; step = krok; route = droga
# piece, pawn = pionek; ghost = duch; side = strona; seat = miejsce; table = stół
# move, walk = ruch (walk: ruch pionkiem); turn = tura; round = runda; game, match = partia; draw = remis
# pellet = kulka (mocy); life = życie; boost = bonus; frenzy = szał; catch = złapanie
# stock = zasoby; reserve = rezerwa; Chamber = Komnata; tunnel = tunel; respawn square = pole odrodzenia
# mode = tryb; layout = układ; switch = przełącznik; preset = zestaw; record = zapis

# Nazwa tego języka w nim samym.
language-name = Polski

# Między słowami wyliczenia.
list-separator = { ", " }

unknown-language = Nie ma języka „{ $wanted }”. Są: { $known }.

## Dlaczego nie można wykonać ruchu.
##
## $pieces: pionki, o które chodzi, z nazwy; $squares: pola, o które chodzi.

refusal-unreadable = To nie jest ruch.
refusal-game-over = Partia jest skończona.
refusal-not-your-turn = Teraz tura innego pionka.
refusal-wrong-phase = Ten ruch nie pasuje do tej części tury.
refusal-piece-off-board = Tego pionka nie ma na planszy.

refusal-no-fences-left = W zasobach nie ma już ogrodzeń.
refusal-crosses-fence = Ogrodzenie skrzyżowałoby się z innym.
refusal-overlaps-fence = Ogrodzenie nałożyłoby się na inne.
refusal-closes-last-route = Ogrodzenie zamknęłoby ostatnią drogę dla { $pieces }.
refusal-cuts-off-squares = Ogrodzenie odcięłoby pola: { $squares }.
refusal-not-a-chamber-fence = Przestawić można tylko ogrodzenie Komnaty.
refusal-same-slot = Ogrodzenie już tam stoi.

refusal-too-far = To pole jest za daleko.
refusal-fence-between = Po drodze stoi ogrodzenie.
refusal-square-taken = Na tym polu stoi inny pionek.
refusal-no-jump = Pionek nie może tam przeskoczyć.
refusal-wrong-length = Ten ruch ma złą liczbę kroków.
refusal-must-stop = Ruch musi się skończyć wcześniej.
refusal-ghost-in-the-way = Po drodze stoi duch.
refusal-pellet-in-the-way = Po drodze leży kulka.
refusal-ends-on-pellet = Ruch nie może się skończyć na kulce.
refusal-ends-on-ghost = Ruch nie może się skończyć na duchu.
refusal-ends-where-it-began = Ruch nie może się skończyć tam, gdzie się zaczął.
refusal-ends-on-previous-square = Ruch nie może się skończyć tam, gdzie zaczął się poprzedni.
refusal-not-straight = Ruch musi iść w linii prostej.

refusal-must-move = Pasować można tylko wtedy, gdy nie ma innego ruchu.
refusal-not-a-respawn-square = PAC-MAN nie może tędy wejść.
refusal-respawn-square-taken = Tam, gdzie miałby wejść PAC-MAN, stoi pionek.
refusal-no-pellet-in-reserve = W rezerwie nie ma kulki do wydania.

## Jak skończyła się partia.
##
## $winner: nazwa zwycięskiej strony; "none" przy remisie.

outcome-goal = { $winner } wygrywa: meta osiągnięta.
outcome-pellets = { $winner } wygrywa: wszystkie kulki zjedzone.
outcome-ghosts = { $winner } wygrywa: wszystkie duchy zjedzone.
outcome-catches = { $winner } wygrywają: PAC-MANOWI skończyły się życia.
outcome-plies = Remis: wyczerpano limit ruchów.
outcome-threefold = Remis: ta sama pozycja pojawiła się trzy razy.
outcome-no-progress = Remis: zbyt długo nic się nie zmieniło.

## Obrazy planszy i to, co mówią osobom, które ich nie widzą.
##
## $side, $piece: nazwa; $square: jedno pole; $squares, $fences: ich lista.

draw-mode-classic-two = Klasyczna, dwie strony
draw-mode-classic-three = Klasyczna, trzy strony
draw-mode-classic-four = Klasyczna, cztery strony
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN zaawansowany
draw-none = brak
draw-title = { $mode }: { $state }
draw-to-move-now = Na ruchu: { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } na { $square }
draw-piece-off = { $piece } poza planszą
draw-fences-of = { $side }: ogrodzenia { $fences }.
draw-fences-fixed = Ogrodzenia: { $fences }.
draw-fences-chamber = Ogrodzenia Komnaty: { $fences }.
draw-pellets = Kulki: { $squares }.
draw-lives =
    { $count ->
        [one] 1 życie.
        [few] { $count } życia.
        [many] { $count } żyć.
       *[other] { $count } życia.
    }
draw-reserve-count =
    { $count ->
        [one] 1 kulka w rezerwie.
        [few] { $count } kulki w rezerwie.
        [many] { $count } kulek w rezerwie.
       *[other] { $count } kulki w rezerwie.
    }
draw-sees = { $piece } widzi PAC-MANA.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 ogrodzenie w zasobach.
        [few] { $side }: { $count } ogrodzenia w zasobach.
        [many] { $side }: { $count } ogrodzeń w zasobach.
       *[other] { $side }: { $count } ogrodzenia w zasobach.
    }
draw-to-move = na ruchu
draw-won = wygrana
draw-to-move-steps =
    { $count ->
        [one] na ruchu, 1 krok
        [few] na ruchu, { $count } kroki
        [many] na ruchu, { $count } kroków
       *[other] na ruchu, { $count } kroku
    }
draw-route-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
    }
draw-speed = prędkość { $count }
draw-reserve = w rezerwie
draw-chamber = Komnata
draw-fence-of = { $side }: ogrodzenie
draw-fence-fixed = ogrodzenie
draw-fence-chamber = ogrodzenie Komnaty
draw-fence-vacated = tu było ogrodzenie Komnaty
draw-goal-of = { $side }: meta
draw-pellet = kulka
draw-respawn = pole odrodzenia
draw-tunnels = tunele: { $squares }
draw-last-walk = ostatni ruch
draw-edible = teraz do zjedzenia
draw-who-sees = PAC-MAN w polu widzenia: { $pieces }.

## Co powinno tu stać, tak jak w „oczekiwano: …”: rzecz albo warunek.
##
## $detail: ile powinno ich być albo jakie są; puste, gdy nie ma nic do dodania.

expected-boost-after-pellet = bonus tylko po zjedzeniu kulki
expected-chamber-count = tyle ogrodzeń Komnaty, ile zostawia ta tura
expected-chamber-fences-standing = ogrodzenia Komnaty, które stoją na planszy
expected-characters = jedna postać dla każdego pionka wyścigu, bez powtórzeń prócz zwykłych pionków
expected-chase-move = ruch w pościgu, na przykład Me6f6, Bd9, e3h, d3h>f7v, M@e1, $ lub --
expected-clock = czas jako h:mm:ss albo w sekundach
expected-closed-chamber = ogrodzenia Komnaty, które zamykają pomieszczenie bez wejścia
expected-comment = komentarz bez znaków sterujących, bez odstępów na końcach i bez not w środku
expected-comment-end = nawias klamrowy zamykający ten komentarz
expected-eaten = tyle zjedzonych kulek, ilu brakuje na planszy
expected-end-of-text = nic więcej
expected-evaluation = ocena taka jak 0.35 lub #-3 albo po jednej dla każdej strony, po przecinkach
expected-fence = ogrodzenie, na przykład e3h
expected-fence-list = ogrodzenia jedno za drugim, na przykład d2e3
expected-fences-not-crossing = ogrodzenia, które się nie krzyżują
expected-fences-not-overlapping = ogrodzenia, które nie nachodzą na siebie
expected-fences-of-layout = ogrodzenia z układu, które w tym trybie nigdy się nie zmieniają
expected-fields = pola tekstu oddzielone ukośnikami, w liczbie { $detail }
expected-fitting-fence = ogrodzenie, które nie krzyżuje się z innym ani na nie nie nachodzi
expected-format = format { $detail }
expected-ghosts-apart = duchy na różnych polach
expected-glyph = jeden ze znaków ! ? !! ?? !? ?!
expected-glyph-apart = odstęp między ruchem w pościgu a jego oceną
expected-inline-layout = układ z sześciu części oddzielonych kropkami
expected-json = tekst w cudzysłowie, lista albo tabela w zapisie JSON
expected-json-key = jeden z kluczy { $detail }
expected-json-key-once = każdy klucz tylko raz
expected-json-kind =
    { $detail ->
        [list] lista
        [table] tabela
       *[text] tekst w cudzysłowie
    }
expected-known-name = jedna z nazw: { $detail }
expected-layout-key = klucz z pliku układu
expected-layout-number = liczba z zakresu { $detail }
expected-layout-size = układ rozsądnej długości
expected-layout-value =
    { $detail ->
        [table] tabela
       *[text] tekst w cudzysłowie
    }
expected-legal-move = ruch, na który pozwalają tu zasady
expected-lives = nie więcej żyć niż na początku
expected-move = ruch
expected-move-count = co najwyżej tyle ruchów: { $detail }
expected-move-number = numer { $detail }
expected-nesting = warianty zagnieżdżone co najwyżej { $detail }-krotnie
expected-no-pellet-on-respawn-square = żadnej kulki na polu odrodzenia
expected-no-pellet-under-piece = żadnej kulki pod pionkiem
expected-no-square-cut-off = żadnego odciętego pola
expected-note-of-move = zegar i ocena tylko po ruchu
expected-note-once = jeden zegar i jedna ocena na ruch
expected-numbers =
    { $detail ->
        [1] jedna liczba
       *[other] liczby, razem { $detail }
    }
expected-one-chamber = żadnego zamkniętego pomieszczenia prócz Komnaty
expected-one-record = tylko jedna partia; tu jest ich kilka, a „corridor record check” odczyta wszystkie
expected-one-square = jedno pole
expected-pacman-apart = PAC-MAN i duchy na różnych polach
expected-pacman-on-board = PAC-MAN na planszy
expected-pellet-count = tyle kulek, ile przewiduje tryb
expected-pellets-differ = kulki na różnych polach
expected-pellets-of-layout = kulki tylko tam, gdzie kładzie je układ
expected-phase = część tury pasująca do reszty pozycji
expected-piece-letter = litera pionka, żadna dwa razy
expected-piece-name = nazwa pionka z tego trybu
expected-piece-off-board = pionek, który zaczyna poza planszą
expected-piece-on-board = pionek, który zaczyna na planszy
expected-pieces-apart = pionki na różnych polach
expected-plain-text = tekst bez znaków sterujących
expected-played-in-turn = duchy, które mogły już wykonać ruch
expected-position-size = pozycja rozsądnej długości
expected-previous = wcześniejsze pole tylko dla pionków na planszy
expected-race-move = ruch w wyścigu, na przykład e2, e3h lub --
expected-record-size = co najwyżej tyle znaków: { $detail }
expected-reserve = nie więcej kulek w rezerwie, niż zjedzono
expected-result = ruch albo wynik
expected-result-fits = wynik zgodny z zakończeniem partii
expected-result-of-board = wynik { $detail }, tak jak na planszy
expected-route-to-goal = droga do mety dla każdego pionka
expected-same-result = wynik { $detail }, tak jak po ruchach
expected-seats = każdy pionek na jednym miejscu, literami: M BI PC
expected-side-number = numer strony
expected-square = pole od a1 do i9
expected-square-for-each-piece = pole dla każdego pionka
expected-square-list = pola jedno za drugim, na przykład a1i9
expected-start-of-mode = początek w tym samym trybie, z tymi samymi przełącznikami i układem
expected-start-off-goal = start, który nie leży na mecie
expected-stock = nie więcej ogrodzeń w zasobach niż szczelin
expected-stock-name = nazwa strony, która ma ogrodzenia
expected-switch = każdy przełącznik raz, jako nazwa=wartość
expected-tag = znacznik, na przykład [Event "a friendly game"]
expected-tag-name = litery, cyfry i podkreślniki, ale nie nazwa, która ma już własne znaczenie
expected-tag-once = każdy znacznik tylko raz
expected-tag-value = jeden wiersz tekstu bez znaków sterujących
expected-termination = jedna z wartości: { $detail }
expected-toml = plik w formacie TOML
expected-turn = tura i to, co się z niej pamięta
expected-variation-end = nawias zamykający ten wariant

## Jak się co nazywa.

side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Duchy

piece-w = W
piece-x = X
piece-y = Y
piece-z = Z
piece-pacman = PAC-MAN
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde

mode-classic-2 = Klasyczna dla dwojga: wyścig na drugą stronę, z ogrodzeniami.
mode-classic-3 = Klasyczna dla trojga: ten sam wyścig z trzech stron.
mode-classic-4 = Klasyczna dla czworga: ten sam wyścig ze wszystkich czterech stron.
mode-pacman = PAC-MAN: zjedz cztery kulki mocy, zanim duchy złapią cię trzy razy.
mode-pacman-advanced = PAC-MAN zaawansowany: pościg z ogrodzeniami, tunelami i kulkami do wydania.

layout-standard = Pionki na środku swoich boków, plansza bez ogrodzeń.
layout-recon-1 = Trzy ogrodzenia poziome i trzy pionowe; zwykły labirynt.
layout-recon-2 = Inny labirynt z trzech i trzech ogrodzeń.
layout-open = Bez ogrodzeń.
layout-gate = Brama: ogrodzenia: 8, jedno życie. Wyrównane partie równych graczy.
layout-kite = Latawiec: ogrodzenia: 14, dwa życia. Wyrównane partie równych graczy.
layout-lantern = Latarnia: ogrodzenia: 20, cztery życia. Wyrównane partie równych graczy.
layout-meadow = Łąka: ogrodzenia: 4, trzy życia. Wyrównane partie równych graczy.
layout-owl = Sowa: ogrodzenia: 18, dwa życia. Wyrównane partie równych graczy.
layout-tower = Wieża: ogrodzenia: 18, dwa życia. Wyrównane partie równych graczy.
layout-d4 = Komnata na d4, e4, d5 i e5.
layout-d5 = Komnata na d5, e5, d6 i e6.
layout-e4 = Komnata na e4, f4, e5 i f5.
layout-e5 = Komnata na e5, f5, e6 i f6.

preset-booklet = Jak w instrukcji; każdy przełącznik w położeniu domyślnym.
preset-first-printing = Duchom wolno stawać na kulkach: w pierwszym wydaniu zabrania tego tylko tekst francuski.
preset-strict-english = Tekst angielski co do litery: bonus to trzy kroki.
preset-italian = Jak w tekście włoskim: duch w szale biegnie na PAC-MANA.
preset-danish = Jak w tekście duńskim: duchy omijają kulki, a bonus zjada tam, gdzie się kończy.
preset-friendly-ghosts = Duchy jako zespół: dowolna kolejność, krótki szał i wolno zostać na miejscu.

## Przełączniki: o czym decyduje każdy z nich i co znaczą jego wartości.

switch-edge-side-jump = Drogę zagradza pionek na krawędzi planszy.
switch-edge-side-jump-true = Wolno przeskoczyć obok niego.
switch-edge-side-jump-false = Nie wolno skakać.
switch-third-pawn-side-jump = Za przeskakiwanym pionkiem stoi trzeci.
switch-third-pawn-side-jump-true = Wolno przeskoczyć na bok.
switch-third-pawn-side-jump-false = Nie wolno skakać.
switch-draw-after-plies = Po tylu ruchach wszystkich razem partia kończy się remisem; 0: nigdy.
switch-threefold = Ta sama pozycja pojawia się po raz trzeci.
switch-threefold-true = Partia kończy się remisem.
switch-threefold-false = Gramy dalej.
switch-fences-each = Ile ogrodzeń ma na początku każda strona.

switch-pac-move = Jak daleko idzie PAC-MAN.
switch-pac-move-exact-2 = Dokładnie dwa kroki.
switch-pac-move-up-to-2 = Jeden lub dwa kroki.
switch-pac-into-ghost = PAC-MAN wchodzi na ducha bez bonusu.
switch-pac-into-ghost-caught = Zostaje złapany.
switch-pac-into-ghost-blocked = Nie może: duchy stoją mu na drodze.
switch-boost = Jak daleko niesie bonus.
switch-boost-up-to-3 = Do trzech kroków albo wcale.
switch-boost-exact-3 = Trzy kroki, o ile się da.
switch-boost-eats = Które duchy zjada bonus.
switch-boost-eats-pass = Wszystkie na polach, na które PAC-MAN wchodzi.
switch-boost-eats-end-only = Tylko tego, na którym bonus się kończy.
switch-frenzy = Jak daleko idzie duch, który widzi PAC-MANA.
switch-frenzy-exact-2 = Dwa kroki, jeśli może.
switch-frenzy-up-to-2 = Jeden lub dwa kroki.
switch-frenzy-none = Jeden krok, jak zawsze.
switch-frenzy-path = Którędy może iść duch w szale.
switch-frenzy-path-any = Dowolnie; wolno mu skręcać.
switch-frenzy-path-straight = Prosto, w dowolnym kierunku.
switch-frenzy-path-towards = Prosto na PAC-MANA.
switch-ghost-on-pellet = Duchy i pola z kulkami.
switch-ghost-on-pellet-cross = Duch może przejść przez takie pole, ale nie może się na nim zatrzymać.
switch-ghost-on-pellet-no-entry = Duch nie może wejść na takie pole.
switch-ghost-on-pellet-free = Duch może się też na nim zatrzymać.
switch-ghost-stack = Duch spotyka innego ducha.
switch-ghost-stack-pass-no-share = Może przejść, ale nie może stanąć na tym samym polu.
switch-ghost-stack-block = Nie może przejść.
switch-ghost-stack-share = Mogą stać na jednym polu.
switch-ghost-stay = Duch woli zostać na miejscu.
switch-ghost-stay-true = Wolno mu.
switch-ghost-stay-false = Tylko jeśli nie może się ruszyć.
switch-ghost-order = Kolejność, w jakiej grają duchy.
switch-ghost-order-fixed = Blinky, Inky, Pinky, Clyde.
switch-ghost-order-free = Jak wolą, w każdej rundzie od nowa.
switch-ghost-return = Kiedy wraca zjedzony duch.
switch-ghost-return-next-round = Gdy po złapaniu zaczyna się nowa runda.
switch-ghost-return-next-turn = W swojej następnej turze.
switch-pellets = Zjedzone kulki po złapaniu.
switch-pellets-stay-eaten = Pozostają zjedzone.
switch-pellets-refill = Wszystkie wracają: trzeba zjeść cztery w jednym życiu.
switch-no-progress-limit = Po tylu rundach, w których nic nie zjedzono, nie złapano ani nie postawiono, jest remis; 0: nigdy.
switch-lives = Ile razy trzeba złapać PAC-MANA.

switch-adv-ghost-move = Jak daleko idzie duch.
switch-adv-ghost-move-up-to = Tyle, ile wynosi jego prędkość, albo mniej.
switch-adv-ghost-move-exact = Tyle, ile wynosi jego prędkość.
switch-no-return = Ruch z powrotem tam, gdzie zaczął się poprzedni.
switch-no-return-last-square = Nie wolno, jeśli jest inny.
switch-no-return-off = Wolno.
switch-respawn-free = PAC-MAN wraca na planszę.
switch-respawn-free-true = Potem rozgrywa swoją turę.
switch-respawn-free-false = To jest jego ruch w tej turze.
switch-spend-steps = Jak daleko niesie wydana kulka.
switch-spend-steps-up-to-2 = Jeden lub dwa kroki.
switch-spend-steps-exact-2 = Dwa kroki, o ile się da.
switch-tunnels-give-access = Pola, na które można dojść tylko tunelem.
switch-tunnels-give-access-true = Liczą się jako dostępne.
switch-tunnels-give-access-false = Liczą się jako odcięte: ogrodzeniu nie wolno tego zrobić.
switch-pac-stock = Ile ogrodzeń ma na początku PAC-MAN.
switch-ghost-stock = Ile ogrodzeń mają na początku duchy razem.

## O czym się teraz decyduje.
##
## $steps: ile kroków może mieć ruch; 0, gdy zależy to od pionka.
## $pieces: pionek, który się rusza, albo kilka, z których jeden może.
## $turn: tura otwarcia, potem 0; $opening: ile tur ma otwarcie.

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
        [0] Rusza się { $pieces }.
        [one] Rusza się { $pieces }: 1 krok.
        [few] Rusza się { $pieces }: do { $steps } kroków.
        [many] Rusza się { $pieces }: do { $steps } kroków.
       *[other] Rusza się { $pieces }: do { $steps } kroku.
    }
phase-enter = Wejdź na planszę.
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
phase-after = Ruch za tobą. Dodaj coś jeszcze albo zakończ turę przez --.
phase-relocate = Otwarcie, tura { $turn } z { $opening }: weź ogrodzenie Komnaty i ustaw je gdzie indziej.
phase-ghost-place = Postaw ogrodzenie albo zachowaj je przez --.

## Wiersz poleceń.

cli-help-corridor = Quoridor i jego gry z PAC-MANEM: graj, oglądaj, sprawdzaj.
cli-help-exit-codes = Kody wyjścia: 0 gotowe; 1 odrzucono ruch, pozycję lub plik; 2 błąd w wierszu poleceń; 130 przerwano przez Ctrl-C.
cli-help-help = Pokaż tę pomoc.
cli-help-version = Pokaż wersję.
cli-help-lang = Język komunikatów; bez tego język systemu.
cli-help-json = Wypisz JSON dla programów.
cli-help-json-view = Wypisz jako JSON wszystko, co pokazuje obraz.
cli-help-mode = Gra: classic-2, classic-3, classic-4, pacman lub pacman-advanced.
cli-help-layout-option = Układ tego trybu z nazwy albo plik układu z końcówką .toml.
cli-help-preset = Nazwany zestaw przełączników.
cli-help-set = Ustaw przełącznik; można podać kilka razy. „corridor modes MODE” pokazuje ich listę.
cli-help-position = Zacznij od tekstu pozycji zamiast od trybu.
cli-help-moves = Ruchy do wykonania na początku, na przykład "e2 e8 e3h".
cli-help-modes = Pokaż listę trybów; opisz jeden z układami, zestawami i przełącznikami.
cli-help-legal = Pokaż listę dozwolonych ruchów.
cli-help-show = Pokaż planszę w terminalu.
cli-help-ascii = Używaj tylko zwykłych liter.
cli-help-orientation = Strona, która siedzi na dole.
cli-help-draw = Narysuj planszę jako obraz.
cli-help-size = Szerokość w pikselach.
cli-help-theme = Kolory.
cli-help-routes = Pokaż najkrótsze drogi tych stron, np. "w,x", albo "all".
cli-help-panel = Pokaż obok planszy życia, kulki i ogrodzenia w zasobach.
cli-help-perft = Policz ciągi dozwolonych ruchów danej długości. Limity zależne od historii są pomijane.
cli-help-depth = Ile ruchów ma ciąg.
cli-help-divide = Licz osobno dla każdego pierwszego ruchu.
cli-help-record = Zapisy partii.
cli-help-record-check = Sprawdź zapisy w pliku, jeden lub więcej: plik .qgn lub JSON albo - dla standardowego wejścia.
cli-help-layout = Własne układy.
cli-help-layout-check = Sprawdź, czy z pliku układu można zacząć partię; - dla standardowego wejścia.
cli-help-layout-mode = Tryb, dla którego jest układ; zbędny, jeśli podaje go plik.

cli-usage = Użycie:
cli-heading-options = Opcje
cli-heading-commands = Polecenia
cli-required = Wymagane.
cli-default-is = Domyślnie: { $value }.
cli-no-option = Nie ma opcji { $name }.
cli-missing = Brakuje: { $name }.
cli-bad-value = Dla { $name } dozwolone jest { $form }.
cli-option-value =
    { $flag ->
        [yes] { $name } nie przyjmuje wartości.
       *[no] { $name } wymaga wartości.
    }
cli-too-many-words = W wierszu poleceń jest za dużo słów.

cli-error = corridor: { $message }
cli-not-text = { $file } nie jest tekstem w UTF-8.
cli-cannot-read = Nie można odczytać { $file }: { $why }.
cli-cannot-write = Nie można zapisać { $file }: { $why }.
cli-output-lost = Nie można zapisać odpowiedzi: { $why }.
cli-nothing = nic
cli-quoted = „{ $text }”
cli-found = Oczekiwano: { $wanted }; jest: { $found }.
cli-found-at = Wiersz { $line }, kolumna { $column }: oczekiwano: { $wanted }; jest: { $found }.
cli-refused-at = Wiersz { $line }, kolumna { $column }: nie można zagrać { $move }. { $why }
cli-move-refused = Nie można zagrać { $move }. { $why }
cli-move-number = Ruch { $number }: { $why }
cli-file-refused = { $file }: { $why }
cli-no-such =
    { $kind ->
        [command] Nie ma polecenia „{ $name }”.
        [mode] Nie ma trybu „{ $name }”.
        [layout] Ten tryb nie ma układu „{ $name }”.
        [preset] Ten tryb nie ma zestawu „{ $name }”.
        [side] Nie ma tu strony „{ $name }”.
       *[switch] Ten tryb nie ma przełącznika „{ $name }”.
    } Dozwolone: { $allowed }.
cli-none-of-kind =
    { $kind ->
       *[preset] Ten tryb nie ma zestawów, więc „{ $name }” nie jest żadnym z nich.
    }
cli-no-such-value = { $switch } nie może mieć wartości „{ $value }”. Dozwolone: { $allowed }.
cli-switch-form = „{ $text }” to nie przełącznik: napisz SWITCH=VALUE.
cli-position-is-all = Pozycja sama określa tryb i przełączniki: pomiń --mode, --layout, --preset i --set.
cli-which-mode = Dla którego trybu jest ten układ? Podaj go przez --mode.
cli-layout-good = { $file }: z „{ $name }” można zacząć partię { $mode }.
cli-record-good =
    { $count ->
        [one] { $file }: poprawny zapis partii { $mode }, 1 ruch; { $result }.
        [few] { $file }: poprawny zapis partii { $mode }, { $count } ruchy; { $result }.
        [many] { $file }: poprawny zapis partii { $mode }, { $count } ruchów; { $result }.
       *[other] { $file }: poprawny zapis partii { $mode }, { $count } ruchu; { $result }.
    }
cli-records-good =
    { $count ->
        [one] { $file }: 1 poprawny zapis; ruchy: { $moves }.
        [few] { $file }: { $count } poprawne zapisy; ruchy: { $moves }.
        [many] { $file }: { $count } poprawnych zapisów; ruchy: { $moves }.
       *[other] { $file }: { $count } poprawnego zapisu; ruchy: { $moves }.
    }
cli-layouts = Układy: { $layouts }.
cli-presets = Zestawy: { $presets }.
cli-modes-more = Więcej o jednym z nich: corridor modes { $mode }
cli-default = { $words } (domyślnie)
cli-default-number = Liczba; domyślnie { $value }.
cli-legal-count =
    { $count ->
        [one] Na ruchu: { $side }, 1 dozwolony ruch.
        [few] Na ruchu: { $side }, { $count } dozwolone ruchy.
        [many] Na ruchu: { $side }, { $count } dozwolonych ruchów.
       *[other] Na ruchu: { $side }, { $count } dozwolonego ruchu.
    }
cli-kind-walk = Ruchy pionkiem ({ $piece }):
cli-kind-fence-h = Ogrodzenia poziome:
cli-kind-fence-v = Ogrodzenia pionowe:
cli-kind-relocate = { $fence } z Komnaty na:
cli-kind-enter = Wejście:
cli-kind-other = Poza tym:
cli-counting = Liczenie
cli-some-piece = jednego z pionków

## Gra w terminalu.

cli-help-play = Zagraj partię: kilka osób przy jednym terminalu albo przeciw botowi. Bez --mode pojawi się pytanie.
cli-help-play-more = W grze „help” mówi, co można wpisać. Bez terminala wiersze są czytane ze standardowego wejścia.
cli-help-people = Ile osób gra; 1, chyba że imiona mówią co innego.
cli-help-bots = Ile gra botów; bez tego tyle, ile trzeba.
cli-help-name = Imię osoby; można podać kilka razy.
cli-help-character = Jak wygląda pionek osoby; można podać kilka razy.
cli-help-first = Zaczyna pierwsza osoba; bez tego miejsca są losowane.
cli-help-side = Pierwsza osoba gra tą stroną: w, x, y, z, pacman lub ghosts.
cli-help-resume = Wróć do zapisanej partii.
cli-help-autosave = Zapisuj partię w tym pliku, ruch po ruchu.
cli-help-seed = Losuj miejsca i graj botami według tej liczby, za każdym razem tak samo.

cli-play-welcome = Witaj w Corridor. W co gramy?
cli-play-which = Gra:
cli-play-how-many = Ile osób gra, od 1 do { $most }? Gdy jedna, przeciw tobie zagra bot.
cli-play-number = Wpisz liczbę od { $low } do { $high }.
cli-play-name = Imię gracza { $number }:
cli-play-characters = { $name }, twój pionek: { $characters }.
cli-play-which-character = Pionek:
cli-play-start = Chcesz zacząć? Jeśli nie, zdecyduje los.
cli-play-person = Gracz { $number }
cli-play-bot = Bot
cli-play-bots = Bot { $number }
cli-play-seats =
    { $most ->
        [one] Ta gra jest dla 1 osoby.
        [few] Ta gra ma od { $fewest } do { $most } miejsc, a nie { $count }.
        [many] Ta gra ma od { $fewest } do { $most } miejsc, a nie { $count }.
       *[other] Ta gra ma od { $fewest } do { $most } miejsca, a nie { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Imion lub postaci jest więcej niż osób: gra 1.
        [few] Imion lub postaci jest więcej niż osób: grają { $count }.
        [many] Imion lub postaci jest więcej niż osób: gra { $count }.
       *[other] Imion lub postaci jest więcej niż osób: gra { $count }.
    }
cli-play-no-characters = Postacie są dla pionków w trybach klasycznych; tutaj każdy pionek jest sobą.
cli-play-alike = Dwa pionki nie mogą wyglądać tak samo: { $character }.
cli-play-first-or-side = Podaj albo --first, albo --side.
cli-play-nobody-first = Gdy nie gra żadna osoba, nikt nie może prosić o stronę.
cli-play-resume-is-all = Zapisana partia zna swój tryb i graczy: podaj --resume bez nich.
cli-play-was-over = Partia w { $file } jest już skończona.

cli-play-sits = { $who } zaczyna na { $squares }.
cli-play-lot = Miejsca są losowane.
cli-play-enters = { $who } najpierw wchodzi na planszę.
cli-play-looks = { $who } wygląda tak: { $character }.
cli-play-how = Wpisz ruch albo „help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = jeden z pionków ({ $pieces })
cli-play-example = Na przykład: { $moves }
cli-play-several = Prowadzi tam kilka dróg; napisz jedną w całości: { $moves }.
cli-play-what = { $why } Wpisz „help”, żeby zobaczyć, co można.
cli-play-not-yours = Tym pionkiem gra { $who }.
cli-play-into-ghost = PAC-MAN wpadłby na ducha i stracił życie. Na pewno?
cli-play-forced = { $who } nie ma ruchu i pasuje.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Kulka wydana.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN zjada ostatnią kulkę!
        [one] PAC-MAN zjada kulkę! Została 1.
        [few] PAC-MAN zjada kulkę! Zostały { $count }.
        [many] PAC-MAN zjada kulkę! Zostało { $count }.
       *[other] PAC-MAN zjada kulkę! Zostało { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN złapany po raz ostatni!
        [one] PAC-MAN złapany! Zostało 1 życie.
        [few] PAC-MAN złapany! Zostały { $count } życia.
        [many] PAC-MAN złapany! Zostało { $count } żyć.
       *[other] PAC-MAN złapany! Zostało { $count } życia.
    }
cli-play-eaten = PAC-MAN zjada ducha: { $piece }!
cli-play-help-race =
    Ruchy
      e4         idź lub przeskocz na e4
      e3h        poziome ogrodzenie nad e3 i f3
      e3v        pionowe ogrodzenie na prawo od e3 i e4
cli-play-help-chase =
    Ruchy
      Me6f6      idź PAC-MANEM przez e6 na f6; B, I, P, C to duchy
      f6         to samo, jeśli wiadomo, który pionek idzie i którędy
      --         zatrzymaj się tu albo zostań
      M@e1       wejdź na planszę na e1
      $          wydaj kulkę na bonusowy ruch
      e3h        poziome ogrodzenie nad e3 i f3
      e3v        pionowe ogrodzenie na prawo od e3 i e4
      d3h>f7v    weź ogrodzenie Komnaty d3h i ustaw je na f7v
cli-play-help =
    Słowa
      moves      wszystkie dozwolone ruchy; „moves B” – ruchy jednego pionka
      why RUCH   dlaczego nie można wykonać ruchu
      routes     najkrótsze drogi
      board      pokaż planszę jeszcze raz
      undo       cofnij do twojego ostatniego ruchu
      save PLIK  zapisz partię w pliku
      resign     poddaj się
      quit       wyjdź
cli-play-no-piece = Nie ma pionka „{ $name }”. Dozwolone: { $allowed }.
cli-play-no-moves = { $piece } nie ma teraz ruchu.
cli-play-undone =
    { $count ->
        [one] Cofnięto 1 ruch.
        [few] Cofnięto { $count } ruchy.
        [many] Cofnięto { $count } ruchów.
       *[other] Cofnięto { $count } ruchu.
    }
cli-play-no-undo = Nie ma czego cofać.
cli-play-why-what = Podaj, który ruch: why e3h
cli-play-legal = { $move } można zagrać.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 krok: { $squares }
        [few] { $piece }: { $count } kroki: { $squares }
        [many] { $piece }: { $count } kroków: { $squares }
       *[other] { $piece }: { $count } kroku: { $squares }
    }
cli-play-no-route = Nie ma teraz dróg do pokazania.
cli-play-resign = { $who }: poddać partię?
cli-play-resigned = { $loser }: partia poddana. { $winner }: dobra gra!
cli-play-taken-over = Bot gra dalej za: { $who }.
cli-play-overwrite = { $file } już istnieje. Nadpisać?
cli-play-saved = Zapisano w { $file }.
cli-play-save = Zapisać partię w { $file }?
cli-play-resume = Żeby grać dalej: corridor play --resume { $file }
cli-play-not-saved = Partia nie jest zapisana. Następnym razem --autosave FILE zapisze ją ruch po ruchu.
cli-play-default-yes = [T/n]
cli-play-default-no = [t/N]
cli-play-words-yes = t tak y yes
cli-play-words-no = n nie no
cli-play-yes-or-no = Wpisz t lub n.
cli-play-level = Poziom PAC-MANA: { $title }

## Jak może wyglądać pionek w wyścigu.

character-pawn = zwykły pionek
character-pacman = PAC-MAN
character-blinky = Blinky
character-inky = Inky
character-pinky = Pinky
character-clyde = Clyde

## Poziom PAC-MANA według zjedzonych kulek i co można o nim powiedzieć.

level-0 = –
level-1 = 1, początkujący
level-2 = 2, obiecujący
level-3 = 3, zaawansowany
level-4 = 4, elitarny

joke-0 = Ścisła dieta, i było to widać: nawet duchom zrobiło się żal, na jakiś jeden krok.
joke-1 = Jedna kulka. Lekka przekąska przed długim odpoczynkiem.
joke-2 = Połowa menu. Drugą połowę duchy zamówiły na wynos.
joke-3 = Trzy z czterech: ostatnia kulka będzie o tym opowiadać latami.
joke-4 = Cztery kulki i ani okruszka. Duchy proszą o mniejszy labirynt.

## Na co skarżą się protokoły silnika, jego gracze i mecze.
##
## $code: stały kod odmowy. $found: cudze słowa.

engine-unknown-word = Nie ma polecenia „{ $word }”.
engine-line-too-long = Wiersz jest dłuższy niż { $most } bajtów.
engine-illegal-move = { $move } nie można tu zagrać ({ $code }).
engine-illegal-root = Znaleziono { $move }, ale nie można tu tego zagrać.
engine-unreadable = Nie można odczytać „{ $found }” ({ $code }).
engine-no-such-value =
    { $kind ->
        [mode] Nie ma trybu „{ $name }”.
        [layout] Ten tryb nie ma układu „{ $name }”.
        [preset] Ten tryb nie ma zestawu „{ $name }”.
        [switch] Ten tryb nie ma przełącznika „{ $name }”.
       *[value] { $kind } nie może mieć wartości „{ $name }”.
    } Dozwolone: { $allowed }.
engine-no-presets = Ten tryb nie ma zestawów, więc „{ $name }” nie jest żadnym z nich.
engine-no-such-option = Nie ma opcji „{ $name }”.
engine-switch-of-other-mode = { $switch } nie jest przełącznikiem trybu { $mode }.
engine-setoption-form = Opcję ustawia się tak: setoption name NAME value VALUE.
engine-position-form = Pozycję podaje się tak: position startpos [moves ...] albo tak: position pos TEXT [moves ...].
engine-go-needs-number = Po „{ $word }” brakuje liczby.
engine-thinking = Nie można tego zrobić, gdy silnik myśli; najpierw go zatrzymaj.
engine-not-pondering = Silnik nie myśli w czasie przeciwnika.
engine-failed = Silnik zawiódł: { $what }.
engine-bad-limit = „{ $found }” to nie limit. Limity to: { $forms }.
engine-bad-number = „{ $found }” to nie liczba od { $least } do { $most }.
engine-bad-command = „{ $command }” to nie polecenie.
engine-program-died =
    { $last ->
        [none] Program „{ $command }” sam się zakończył.
       *[other] Program „{ $command }” sam się zakończył: { $last }
    }
engine-program-silent = Program „{ $command }” nie odpowiedział na czas.
engine-program-refused = Na „{ $line }” program odpowiedział: { $answer }
engine-knows-one-mode = Program „{ $command }” nie zna tego trybu.
engine-not-of-the-seat = { $move } rusza pionkiem z innego miejsca.
engine-no-such-player = „{ $found }” to nie gracz. Gracze to: { $forms }.
engine-no-level-of-this-form = „{ $found }” to nie poziom. Poziomy to: { $forms }.
engine-no-such-level = Poziomy są od { $least } do { $most }.
engine-no-colour = „{ $found }” to ani black, ani white.
engine-no-qtp-move = „{ $found }” to nie ruch w QTP, taki jak e8 lub b5 horizontal.
engine-qtp-size = Plansza ma po { $size } rzędów i kolumn.
engine-qtp-play-form = Ruch podaje się przez kolor, pole, a dla ogrodzenia także kierunek.
engine-qtp-one-word = Musi nastąpić dokładnie jedno słowo.
engine-other-turn = Teraz ruch ma { $colour }.
engine-nothing-to-undo =
    { $count ->
        [0] Nie ma ruchu do cofnięcia.
        [one] Jest tylko 1 ruch do cofnięcia.
        [few] Są tylko { $count } ruchy do cofnięcia.
        [many] Jest tylko { $count } ruchów do cofnięcia.
       *[other] Jest tylko { $count } ruchu do cofnięcia.
    }
engine-game-over = Partia jest skończona.
engine-not-json = „{ $found }” to nie obiekt JSON w jednym wierszu.
engine-json-text = Oczekiwano tekstu.
engine-json-list = Oczekiwano listy właściwej długości.
engine-json-table = Oczekiwano tabeli przełączników z wartościami.
engine-json-unknown = Nie ma takiego pola.
engine-json-one-of = Oczekiwano jednego z: { $allowed }.
engine-json-number = Oczekiwano liczby od { $least } do { $most }.
engine-json-limit = Oczekiwano tabeli z seconds, nodes lub depth.
engine-json-move = Ruchu { $number }, „{ $move }”, nie można zagrać ({ $code }).
engine-json-position-is-all = Pozycja sama określa tryb i przełączniki.

## Na co skarżą się mecze.

arena-needs-two = Mecz wymaga co najmniej dwóch graczy.
arena-sprt-two = Test sekwencyjny porównuje dokładnie dwóch graczy.
arena-sprt-split = Test sekwencyjny wymaga miejsc podzielonych po równo.
arena-bad-openings = „{ $found }” to nie źródło otwarć. Są: none, random:PLIES, file:PATH.
arena-no-opening =
    { $plies ->
        [one] Po 1 losowym ruchu żadna partia nie toczy się dalej.
        [few] Po { $plies } losowych ruchach żadna partia nie toczy się dalej.
        [many] Po { $plies } losowych ruchach żadna partia nie toczy się dalej.
       *[other] Po { $plies } losowego ruchu żadna partia nie toczy się dalej.
    }
arena-bad-opening = Otwarcia z wiersza { $line } nie można zagrać: { $why }
arena-cannot-read = { $file } nie zawiera otwarć, które da się odczytać.
arena-cannot-write = Nie można zapisać { $file }: { $why }
arena-workers-lost =
    { $count ->
        [one] Partia straciła 1 proces; mecz przerwano.
        [few] Partia straciła { $count } procesy z rzędu; mecz przerwano.
        [many] Partia straciła { $count } procesów z rzędu; mecz przerwano.
       *[other] Partia straciła { $count } procesu z rzędu; mecz przerwano.
    }
arena-needs-cluster = Klaster wymaga dodatku „cluster” do Corridor: pip install 'corridor[cluster]'.
arena-no-cluster = Pod adresem „{ $address }” nie odpowiada żaden klaster.

## Polecenia engine, analyse i arena.

cli-help-engine = Rozmawiaj z programami: protokołem w stylu UCI albo QTP, przez standardowe wejście i wyjście.
cli-help-engine-more =
    Protokoły są opisane w docs/reference/protocols.md.
    Spróbuj: uci, position startpos moves e2 e8, go movetime 500, quit.
cli-help-qtp = Mów w QTP, tylko wyścig dwóch stron, zamiast protokołu w stylu UCI.
cli-help-qtp-limit = Ile poświęcić na ruch w QTP: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-qtp-level = W QTP graj na tym poziomie.
cli-help-analyse = Odpowiadaj na pytania o pozycje, każde w wierszu JSON, gdy tylko odpowiedź jest gotowa.
cli-help-analyse-more = Pytania i odpowiedzi są opisane w docs/reference/protocols.md.
cli-help-analyse-workers = Ile pozycji analizować naraz.
cli-help-engine-threads = Wątki na każdą pozycję.
cli-help-engine-hash = Pamięć na każdą pozycję, w MB.
cli-help-analyse-limit = Ile poświęcić, gdy pytanie tego nie mówi: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-hasty = Gdy pytania się skończą, nie czekaj na brakujące odpowiedzi.
cli-play-level-of-bots = Jak silne mają być boty, od 1 do 8?
cli-help-arena = Rozegraj mecz między dowolnymi graczami i powiedz, kto jest silniejszy.
cli-help-arena-more =
    Gracze: random, greedy, perfect, level:5, engine, engine:movetime=500,threads=2, uci:COMMAND, qtp:COMMAND.
    Gdy jest ich więcej niż dwóch, grają każdy z każdym.
cli-help-games = Partie każdej pary graczy; zaokrąglane w górę do pełnych par.
cli-help-arena-limit = Ile poświęcić: movetime=MILLISECONDS, nodes=N, depth=N, clock=SECONDS+SECONDS.
cli-help-openings = Jak zaczynają się partie: none, random:PLIES albo file:PATH z jednym otwarciem w wierszu.
cli-help-arena-position = Zaczynaj od tej pozycji, zapisanej jak w „corridor show”. Liczy się jej gra, a nie --mode i podobne.
cli-help-seating = Przy więcej niż dwóch stronach: split dzieli miejsca po równo, single sadza pierwszego gracza samego przeciw pozostałym.
cli-help-sprt = Zakończ, gdy tylko wiadomo, czy przewaga pierwszego gracza w Elo jest bliższa pierwszej czy drugiej liczbie.
cli-help-margin = O ile milisekund odpowiedź może się spóźnić, zanim partia jest przegrana.
cli-help-arena-out = Zachowaj zapisy: katalog z plikiem dla każdej partii albo jeden plik z końcówką .qgn.
cli-help-processes = Ile partii grać naraz; bez tego tyle, ile jest procesorów.
cli-help-cluster = Graj na klastrze Dask, którego planista słucha pod tym adresem.
cli-arena-sprt-form = Podaj w --sprt dwie liczby, najpierw mniejszą: 0,10.
cli-arena-head = { $mode }: partie: { $games } z { $total }, ruchy: { $moves }.
cli-arena-duel = { $one } – { $other }: wygrane { $wins }, remisy { $draws }, przegrane { $losses }; { $share }% punktów.
cli-arena-decided = Wygrane rozstrzygnięte pary: { $share }% z { $count }; wszystkich par: { $pairs }.
cli-arena-fair = Udział w punktach: { $times } × sprawiedliwy.
cli-arena-elo = Elo: { $elo }, 95% od { $low } do { $high } ({ $kind }, grupy: { $groups }).
cli-arena-sides = { $player } jako { $sides }.
cli-arena-sprt =
    { $verdict ->
        [open] LLR { $llr }, między { $low } a { $high }: za wcześnie, by coś powiedzieć.
       *[accepted] LLR { $llr }, granice { $low } i { $high }: przyjęto { $elo } Elo.
    }
cli-arena-fault =
    { $fault ->
        [time] { $player }: porażki na czas: { $count }.
        [illegal] { $player }: porażki przez niedozwolony ruch: { $count }.
       *[crash] { $player }: porażki przez awarię: { $count }.
    }
cli-arena-col-player = gracz
cli-arena-col-elo = Elo
cli-arena-col-bars = 95%
cli-arena-col-points = punkty

## Polecenie solve.

verdict-pacman = PAC-MAN wygrywa
verdict-endless = nikt nie może wymusić wygranej
verdict-ghosts = duchy wygrywają
cli-help-solve = Rozwiąż pościg pacman: sprawdź, kto wygrywa każdą pozycję przy najlepszej grze.
cli-help-solve-more = Jeden lub dwa duchy zajmują sekundy, cztery – minuty i około 3 GB pamięci. Zatrzymane w połowie, to samo polecenie rusza dalej z tego miejsca.
cli-help-solve-ghosts = Duchy, które biorą udział: ich litery, na przykład BIP, albo ile ich jest. Bez tego wszystkie.
cli-help-solve-lives = Życia PAC-MANA; bez tego takie jak w układzie.
cli-help-solve-out = Zapisz tablice do tego pliku. Bez tego trafią do folderu z CORRIDOR_TABLES albo tam, gdzie zwykle są dane.
cli-help-solve-threads = Iloma wątkami pracować.
cli-help-solve-value = Powiedz, kto wygrywa pozycję przy najlepszej grze i dokąd prowadzi każdy ruch.
cli-help-solve-position = Pozycja, tak jak pisze ją „corridor show”.
cli-help-solve-tables = Szukaj w tym pliku. Bez tego przeglądane są wszystkie tablice w zwykłym folderze.
cli-solve-progress = życia { $lives }, kulki { $pellets }, runda { $round }
cli-solve-rounds = Rundy przy najlepszej grze: do końca { $end }, do następnej kulki, zjedzonego ducha albo złapania { $progress }
cli-solve-taken = { $file } zawiera tablice innej gry. Wybierz inną nazwę przez --out.
cli-solve-stopped = Zatrzymano. Powtórz to samo, a praca ruszy stąd dalej.
cli-solve-col-lives = życia
cli-solve-col-pellets = kulki
cli-solve-col-start = od startu
cli-solve-col-pacman = PAC-MAN wygrywa
cli-solve-col-endless = nikt
cli-solve-col-ghosts = duchy wygrywają
cli-solve-done = { $file }: { $megabytes } MB. Tym razem: { $seconds } s i { $memory } MB pamięci.
solver-only-pacman = Rozwiązać można tylko tryb pacman, nie { $mode }.
solver-no-such-ghosts = „{ $ghosts }” nie nazywa żadnych duchów. Podaj ile albo użyj tych liter: { $allowed }
solver-cannot-write = Nie można zapisać { $file }: { $why }. To, co już rozwiązane, zostaje; zrób miejsce i powtórz to samo.
solver-cannot-read = Nie można odczytać { $file }: { $why }
solver-broken-file = { $file } jest uszkodzony. Usuń go i rozwiąż od nowa.
solver-foreign-file = { $file } nie zawiera tablic pościgu.
solver-other-version = { $file } pochodzi z innej wersji Corridor. Usuń go i rozwiąż od nowa.
solver-being-made = Inny program właśnie tworzy { $file }. Poczekaj albo wybierz inną nazwę.
solver-not-in-tables = { $file } nie zawiera tej pozycji: gra, duchy albo życia są inne.
solver-no-tables = Dla tej pozycji nie ma jeszcze tablic. Zrobi je „corridor solve”.
solver-too-many-ghosts-for-rounds = Rundy liczy się najwyżej dla trzech duchów. Ta gra ma ich { $ghosts }.

## Polecenia levels i bench.

cli-help-levels = Zmierz poziomy: każdy w meczu z poziomem o jeden niższym.
cli-help-levels-more = Cała drabina zajmuje godziny; z --out jej tabela jest zapisywana jako strona.
cli-help-levels-mode = Tylko ten tryb; można podać kilka razy.
cli-help-levels-games = Partie każdego poziomu z niższym.
cli-help-levels-from = Najniższy mierzony poziom.
cli-help-levels-to = Najwyższy mierzony poziom.
cli-help-levels-out = Zapisz tabelę w tym pliku jako Markdown.
cli-levels-order = Poziom { $first } jest wyższy niż { $last }: podaj w --from niższy poziom, a w --to wyższy.
cli-levels-lowest = { $mode }, poziom { $level }: niżej nie ma nikogo.
cli-levels-rung =
    { $fits ->
        [yes] { $mode }, poziom { $level }: { $measure }, partie: { $games }.
       *[no] { $mode }, poziom { $level }: { $measure }, partie: { $games }; oczekiwano od { $low } do { $high }.
    }
cli-levels-page-head =
    # Poziomy

    Utworzone przez `corridor levels`: partie każdego poziomu z niższym: { $games }, losowe otwarcia
    po cztery ruchy, ze zmianą miejsc, ziarno { $seed }. { $machine }.

    Poziom jest ograniczony liczbą węzłów, więc na każdej maszynie gra tak samo. „Głębokość” to liczba
    decyzji, na ile patrzy naprzód, jeśli węzły nie skończą się wcześniej; „linie” to liczba kontynuacji,
    które rozważa; „luz” to liczba kroków, których prawie nie zauważa; „nieuwaga” mówi, przy ilu decyzjach na sto
    patrzy nie dalej niż na następną. Poziom z * traktuje wszystkich innych jak jednego wroga; pozostałe
    w wyścigach kilku osób budują drzewo, którego węzły to partie rozegrane do końca.
cli-levels-page-columns =
    { $kind ->
        [chase] poziom | węzły | głębokość | linie | luz | nieuwaga | udział w rozstrzygniętych parach | pary
        [many] poziom | węzły | głębokość | linie | luz | nieuwaga | krotność sprawiedliwego udziału | partie
       *[two] poziom | węzły | głębokość | linie | luz | nieuwaga | udział w punktach | partie
    }
cli-help-bench = Zmierz przeszukiwanie: jedna liczba opisuje jego zachowanie, druga szybkość.
cli-help-bench-more = Liczba zmienia się tylko wtedy, gdy przeszukiwanie działa inaczej; commity, które ją zmieniają, podają ją.
cli-help-bench-full = Także głębokość osiągana w danym czasie i to, jak szybko przeszukiwanie się zatrzymuje.
cli-help-bench-seconds = Sekundy na każdą pozycję z --full.
cli-bench-machine = { $model }, rdzenie: { $cores }
cli-bench-speed = Węzły na sekundę: { $speed }
cli-bench-number = Bench: { $nodes }
cli-bench-fixed = Do stałej głębokości, jeden wątek
cli-bench-timed = Po { $seconds } s na pozycję, jeden wątek
cli-bench-mode = tryb
cli-bench-depth = głębokość
cli-bench-nodes = węzły
cli-bench-speed-col = węzły/s
cli-bench-start = głębokość na początku
cli-bench-inside = głębokość w partiach: najmniejsza, mediana, największa
cli-bench-stop = od stop do bestmove, ms: mediana, najwięcej

## Stół: dlaczego odmówiono polecenia i co można powiedzieć.

declined-bad-message = Nie można odczytać tej wiadomości.
declined-bad-setup = Takiego stołu nie da się rozłożyć.
declined-bad-secret = Ten link został już użyty albo nigdy go nie było.
declined-bad-code = Żaden stół nie ma tego kodu. Sprawdź go i wpisz jeszcze raz.
declined-bad-token = Nie wiadomo, kim jesteś.
declined-bad-origin = Ta strona nie może tu mówić w twoim imieniu.
declined-banned = Gospodarz tego serwera zablokował Ci dostęp. Jeśli to pomyłka, napisz do niego.
declined-bad-host = Ten adres nie jest tu obsługiwany. Użyj tego, który otrzymałeś.
declined-bad-name = Nikt nie zobaczy tej nazwy. Wybierz inną.
declined-no-such-match = Nie ma takiego stołu.
declined-no-such-seat = Nie ma takiego miejsca.
declined-invited-only = Ten stół jest prywatny. Żeby usiąść, potrzebujesz jego linku lub kodu.
declined-sent-away = Poproszono cię o odejście od tego stołu. Dołącz do innego albo otwórz własny.
declined-not-seated = Nie siedzisz przy tym stole.
declined-not-your-seat = To nie twoje miejsce.
declined-not-your-turn = To nie twoja tura.
declined-not-owner = Może to zrobić tylko osoba, która rozłożyła stół.
declined-not-captain = O tym decyduje kapitan.
declined-not-started = Partia jeszcze się nie zaczęła.
declined-not-full = Są jeszcze wolne miejsca.
declined-not-over = Partia jeszcze się nie skończyła.
declined-not-casual = To tylko dla partii towarzyskich.
declined-not-gone = Ta nieobecność trwa jeszcze za krótko.
declined-not-their-turn = To nie ta strona ma ruch: nikt nie czeka. Graj dalej.
declined-started = Partia już się zaczęła.
declined-finished = Partia jest skończona.
declined-stale = W międzyczasie coś się stało; spójrz jeszcze raz.
declined-illegal = Ten ruch jest niedozwolony.
declined-time-is-up = Twój czas minął.
declined-seat-taken = To miejsce jest zajęte.
declined-character-taken = Ta postać jest zajęta.
declined-bad-shares = Każdy duch potrzebuje jednego miejsca, a każde miejsce ducha.
declined-no-offer = Nie ma na co odpowiadać.
declined-offered-already = Ta propozycja już padła.
declined-bot-declines = Bot odmawia.
declined-nothing-to-take-back = Nie ma czego cofać.
declined-too-late-to-abort = Za późno, żeby odwołać partię.
declined-no-team = Nie masz drużyny.
declined-too-many = Za dużo naraz; poczekaj chwilę.
declined-too-many-tables = Jesteś już przy wystarczająco wielu otwartych stołach. Najpierw odejdź od któregoś.
declined-too-large = To jest za duże.
declined-busy = Serwer jest zajęty; spróbuj jeszcze raz.
declined-failed = Coś poszło nie tak na serwerze. Spróbuj jeszcze raz.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-nice-fence = Ładne ogrodzenie!
phrase-oops = Ojej!
phrase-thinking = Myślę.
phrase-your-turn = Twój ruch.
phrase-back-soon = Zaraz wracam.
phrase-i-am-back = Już jestem.
phrase-thanks = Dzięki!
phrase-again = Jeszcze raz?
phrase-goodbye = Do zobaczenia!

## Prosta strona i polecenie serve.

page-api = Interfejs dla programów
page-name = Twoje imię
page-guest = gość
cli-help-serve = Udostępnij stoły osobom, które są daleko: strona, WebSocket i JSON przez HTTP.
cli-help-serve-more = Jak to uruchomić dla wielu osób, opisuje docs/guides/deploy.md. CORRIDOR_KEY zawiera klucz wspólny dla kilku procesów.
cli-help-host = Adres, pod którym słuchać; 0.0.0.0 dla każdej sieci.
cli-help-port = Port, na którym słuchać. Bez niego: 8080 albo następny wolny.
cli-help-database = Adres PostgreSQL; bez niego SQLite w katalogu danych.
cli-help-valkey = Adres Valkey lub Redis, przez który kilka procesów przekazuje sobie nowości.
cli-help-data = Katalog bazy danych i klucza.
cli-help-workers = Ile procesów obsługuje stoły; więcej niż jeden wymaga PostgreSQL i Valkey.
cli-help-durable = SQLite czeka, aż wszystko będzie na dysku, więc nawet brak prądu niczego nie zgubi.
cli-help-origin = Adres innej strony, która może rozmawiać z tym serwerem.
cli-help-proxies = Ile serwerów proxy stoi z przodu i podaje adres klienta.
cli-help-https = Serwer proxy z przodu mówi przez https: ciasteczka są wysyłane tylko tak.
cli-help-allowed-host = Nazwa, pod którą wolno wywoływać serwer; można podać kilka razy. Bez niej: każda.
cli-help-open = Otwórz stronę w przeglądarce.
cli-serving = Corridor działa pod adresem { $address }
cli-serve-needs-extra = Do tego potrzebny jest dodatek „server” do Corridor: pip install 'corridor[server]'.
cli-no-port = Port { $port } jest niedostępny: słucha na nim inny program albo potrzeba większych uprawnień.
cli-workers-need-postgresql = Kilka procesów wymaga PostgreSQL (--database): SQLite obsługuje tylko jeden.
cli-workers-need-valkey = Kilka procesów wymaga Valkey lub Redis (--valkey), żeby przekazywać sobie nowości.
cli-workers-need-key = Kilka procesów wymaga wspólnego klucza: ustaw CORRIDOR_KEY na 64 cyfry szesnastkowe, takie jak wypisuje `openssl rand -hex 32`.
cli-bad-key = { $where } nie zawiera klucza o co najmniej 32 bajtach. Wpisz 64 cyfry szesnastkowe, takie jak wypisuje `openssl rand -hex 32`, albo to usuń.
cli-database-damaged = Baza danych { $where } jest uszkodzona. Przywróć ją z kopii.
cli-database-newer = Baza danych { $where } pochodzi z nowszej wersji. Zainstaluj tę wersję albo przywróć wcześniejszą kopię.
cli-database-absent = Baza danych { $where } jest nieosiągalna ({ $fault }). Sprawdź, czy działa, jej nazwę i hasło.
cli-database-failed = { $where } nie nadaje się do użycia ({ $fault }).

## Strona: to, co wspólne dla wszystkich ekranów.

page-home = Na początek
page-loading = Chwileczkę…
page-missing = Tu nic nie ma
page-missing-more = Może w adresie jest literówka, a może tego, co tu było, już nie ma.
page-no-network = Brak połączenia
page-no-network-more = Nic nie przepadło. Strona próbuje dalej i otworzy się sama, gdy tylko się uda.
page-try-again = Spróbuj teraz
page-language = Język
page-theme = Jasny lub ciemny
page-theme-auto = Jak w systemie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-your-name = Twoje imię: { $name }
page-unreachable = Serwer jest teraz nieosiągalny. Nic nie przepadło; spróbuj za chwilę.

## Strona: jej początek i formularz nowego stołu.
##
## $level: jak silny jest komputer; $game: nazwa gry; $number: ile ruchów wykonano.

home-title-way = Biegnij swoją drogą.
home-title-fence = Zagródź cudzą.
home-lead = Quoridor i jego gry z PAC-MANEM w twojej przeglądarce: z komputerem, ze znajomymi albo z kimś, kto akurat nie śpi.
home-modes = Która gra?
home-tile-classic-2 = Dla 2
home-tile-classic-3 = Dla 3
home-tile-classic-4 = Dla 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Zaawan­sowany
home-kind-classic-2 = Klasyczna
home-kind-classic-3 = Klasyczna
home-kind-classic-4 = Klasyczna
home-kind-pacman = Pościg
home-kind-pacman-advanced = Z ogrodzeniami
home-name-classic-2 = Klasyczna dla dwojga
home-name-classic-3 = Klasyczna dla trojga
home-name-classic-4 = Klasyczna dla czworga
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN zaawansowany
home-computer = Zagraj z komputerem
home-level = Poziom
home-level-is =
    { $level ->
        [1] Poziom 1: na pierwszą partię
        [8] Poziom 8: najsilniejszy, jaki jest
       *[other] Poziom { $level }
    }
home-role = Twoja rola
home-role-first = Pierwszy ruch
home-role-second = Drugi ruch
home-role-any = Losowo
home-time = Zegar
home-friend = Zagraj ze znajomymi
home-friend-more = Wyślij link albo kod; konto niepotrzebne
home-find = Znajdź partię
home-find-more = Z kimś, kto chce tego samego
home-find-start = Znajdź kogoś
home-find-many = Partie we troje i czworo zaczynają się przy otwartych stołach: otwórz stół, a inni się dosiądą.
home-find-waiting = Szukamy kogoś…
home-find-cancel = Przestań szukać
home-found = Jest z kim grać. Zaczynamy.
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
home-offline = Serwer jest nieosiągalny. Strona próbuje dalej; nic nie przepadło.
home-ended = Ta strona jest starsza niż serwer. Wczytaj ją ponownie.
home-unofficial = Nieoficjalne, bez powiązań. Quoridor i PAC-MAN to znaki towarowe swoich właścicieli.
home-new = Nowy stół
home-new-lead = Wybierz, w co gracie, i wyślij link. Przed startem każdy zobaczy te zasady.
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
       *[other] { $count } zasady jest innej
    }
home-new-who = Kto może usiąść
home-new-link = Kto ma link
home-new-public = Każdy
home-new-lots = Kto czym gra
home-new-lots-race = Kto zaczyna
home-new-lots-draw = Decyduje los
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
home-new-name = Twoje imię, jeśli chcesz

## Strona: stół przed startem i zaproszenie do niego.
##
## $name: kto; $level: jak silny jest komputer; $piece: pionek.

table-time-none = Bez zegara
table-time-per-move =
    { $seconds ->
        [one] 1 sekunda na turę
        [few] { $seconds } sekundy na turę
        [many] { $seconds } sekund na turę
       *[other] { $seconds } sekundy na turę
    }
table-time-fischer = { $minutes } min + { $increment } s na turę
table-time-days =
    { $days ->
        [one] 1 dzień na turę
        [few] { $days } dni na turę
        [many] { $days } dni na turę
       *[other] { $days } dnia na turę
    }
table-free = Wolne
table-computer = Komputer, poziom { $level }
table-you = Ty
table-guest = Gość
table-away = poza stołem
table-title = Stół: { $name }
table-title-yours = Twój stół
table-title-nobody = Stół
table-invite = Zaproś innych
table-share = Udostępnij link
table-share-title = Partia Corridor
table-copy = Kopiuj link
table-seat-link = Link do tego miejsca
table-copied = Skopiowano
table-link = Link do tego stołu
table-qr = Kod QR
table-qr-label = Link do tego stołu jako kod QR
table-rules = W co gramy
table-own-layout = Własna plansza
table-lots-first = Osoba na pierwszym miejscu
table-by-lot = Strona z losowania
table-turn =
    { $number ->
        [1] Zaczyna
        [2] Gra w drugiej kolejności
        [3] Gra w trzeciej kolejności
       *[other] Gra w czwartej kolejności
    }
table-seat-free = Miejsce { $number } jest wolne
table-free-race =
    { $number ->
        [1] Pierwsze miejsce, wolne
        [2] Drugie miejsce, wolne
        [3] Trzecie miejsce, wolne
       *[other] Czwarte miejsce, wolne
    }
table-free-piece = { $piece }: wolne
table-starts = Start: { $squares }
table-enters = Wchodzi na planszę w pierwszej turze
table-sit = Usiądź tutaj
table-sit-too = Usiądź też tutaj
table-name-too = Imię osoby na tym miejscu
table-cancel = Anuluj
table-add-computer = Komputer
table-stand-up = Wstań
table-send-away = Zwolnij miejsce: { $name }
table-character = Twój wygląd
table-pawn = Zwykły pionek
table-lift = Przenieś na inne miejsce: { $piece }
table-put-here = { $piece } trafia tutaj
table-share-hint = Przeciągnij ducha na inne miejsce albo dotknij go, a potem miejsca. Kto odda ostatniego, dostaje innego w zamian.
table-hands = Te duchy idą razem
table-here = Jest { $here } z { $all },
table-seats-free =
    { $free ->
        [one] jedno miejsce jest wolne
        [few] { $free } miejsca są wolne
        [many] { $free } miejsc jest wolnych
       *[other] { $free } miejsca jest wolne
    }
table-all-here = można zaczynać
table-wait-start = czekamy na start
table-leave = Wyjdź
table-start = Zacznij
table-start-computer = Zacznij z komputerem
table-drawing = Losujemy…
table-begins = Zaczyna { $name }.
table-first = Zaczyna
table-to-board = Do planszy

join-title = Dołącz do stołu
join-invited = { $name } zaprasza cię do gry
join-invited-plain = Masz zaproszenie
join-your-seat = Twoje miejsce
join-sit = Usiądź
join-watch = Tylko oglądaj
join-gone = To zaproszenie już nie działa
join-gone-more = Link został użyty albo partia już się zaczęła. Poproś o nowy albo wpisz kod, jeśli go masz.
join-no-code = Żaden stół nie ma tego kodu
join-no-code-more = Sprawdź kod i wpisz go jeszcze raz albo poproś o podanie go ponownie.
join-failed = Nie udało się

## Strona: dalsza gra na innym urządzeniu

elsewhere-title = Graj dalej na innym urządzeniu
elsewhere-lead = Otwórz ten link w innej przeglądarce, a będziesz tam tą samą osobą: przy tych samych stołach, na tych samych miejscach. Tutaj wszystko zostaje bez zmian.
elsewhere-qr = Link jako kod QR
elsewhere-link = Link do dalszej gry na innym urządzeniu
elsewhere-until = Link działa raz, do { $date }.
elsewhere-revoke = Unieważnij moje linki
elsewhere-revoked = Twoje linki już nie działają.
elsewhere-new = Zrób nowy link
elsewhere-signout = Wyloguj wszędzie indziej
elsewhere-signed-out = Na wszystkich innych urządzeniach nastąpiło wylogowanie, a twoje linki już nie działają.
elsewhere-secret = Kto go ma, może grać za ciebie. Nie dawaj go nikomu innemu.
elsewhere-again = Spróbuj jeszcze raz

return-title = Graj dalej tutaj
return-lead = Dzięki temu linkowi ta przeglądarka gra dalej jako osoba, która go utworzyła: przy tych samych stołach, na tych samych miejscach.
return-loses =
    { $count ->
        [one] W tej przeglądarce trwa jedna partia.
        [few] W tej przeglądarce trwają { $count } partie.
        [many] W tej przeglądarce trwa { $count } partii.
       *[other] W tej przeglądarce trwa { $count } partii.
    } Jeśli gra w niej inna osoba, ta przeglądarka nie będzie już mogła tam grać.
return-keep = Najpierw zachowaj link powrotny
return-go = Graj dalej tutaj
return-stay = Zostań tym, kim jesteś
return-how = Aby grać dalej tutaj, utwórz link na urządzeniu, na którym grasz: w menu z twoim imieniem. Potem otwórz go tutaj.
return-gone = Ten link nie działa
return-gone-more = Jest zbyt stary albo jego część zginęła po drodze.
return-done = Jesteś tu teraz jako { $name }
return-done-plain = Jesteś tu teraz tą samą osobą
return-done-more = Twoje partie są otwarte na obu urządzeniach.
return-done-none = Żadna z twoich partii nie trwa.

## Ekran gry.
##
## $who, $name, $winner, $loser: nazwa osoby, bota lub strony; $move: ruch tak, jak się go zapisuje.

play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klasyczna · 2
play-mode-classic-3 = Klasyczna · 3
play-mode-classic-4 = Klasyczna · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN zaawansowany
# $kind: jak liczony jest czas. 5 + 3: minuty na partię i sekundy dodawane za każdy ruch.
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s na ruch
        [days]
            { $days ->
                [one] 1 dzień na ruch
                [few] { $days } dni na ruch
                [many] { $days } dni na ruch
               *[other] { $days } dnia na ruch
            }
       *[none] bez zegara
    }
play-watching = Oglądasz
play-board = Plansza

play-guest = Gość
play-you = Ty
play-bot = Bot { $level }
play-name-and-side = { $name } ({ $side })
play-for = za: { $name }
play-away = poza stołem
play-clock = Pozostały czas: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] 1 ogrodzenie w zasobach
        [few] { $count } ogrodzenia w zasobach
        [many] { $count } ogrodzeń w zasobach
       *[other] { $count } ogrodzenia w zasobach
    }
play-steps =
    { $count ->
        [one] 1 krok
        [few] { $count } kroki
        [many] { $count } kroków
       *[other] { $count } kroku
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
play-chamber = Komnata
play-speed = Prędkość
play-level-so-far = Poziom do tej pory
play-yours = twój
# $own: yes, jeśli czytająca osoba gra PAC-MANEM.
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
play-legend-sight = Linia widzenia: ten duch może iść dalej
play-legend-ring = Pierścień: tego ducha można teraz zjeść

play-your-turn = Twój ruch
play-to-move = Na ruchu: { $who }
play-teammate = decyduje ktoś z drużyny
# $fences: yes, jeśli w zasobach są ogrodzenia.
play-task-race =
    { $fences ->
        [yes] Idź na kropkę albo postaw ogrodzenie między polami.
       *[no] Idź na kropkę; ogrodzeń już nie ma.
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
play-boost-left =
    { $all ->
        [one] zostało kroków: { $left } z 1
        [few] zostało kroków: { $left } z { $all }
        [many] zostało kroków: { $left } z { $all }
       *[other] zostało kroków: { $left } z { $all }
    }
# $own: yes, jeśli czytająca osoba gra PAC-MANEM.
play-boost-eats =
    { $own ->
        [yes] Zjadasz duchy po drodze, tylko w tej turze
       *[no] PAC-MAN zjada duchy po drodze, tylko w tej turze
    }
play-typed = Twój ruch: { $text }
play-left =
    { $count ->
        [one] potem zostanie 1
        [few] potem zostaną { $count }
        [many] potem zostanie { $count }
       *[other] potem zostanie { $count }
    }
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
play-heard-eaten = PAC-MAN zjada duchy: { $pieces }.
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
play-cancel = Anuluj
play-step-back = Krok wstecz
play-end-walk = Zakończ tutaj
play-walk = Idź
play-walk-anyway = Wejdź mimo to
play-yes = Tak
play-no = Nie
play-accept = Przyjmij
play-decline = Odrzuć
play-close = Zamknij
play-more = Więcej
play-resign = Poddaj
play-resign-sure = Poddać partię?
play-resign-team = Zapytać drużynę, czy się poddać?
play-abort = Odwołaj
play-abort-long = Odwołaj partię
play-abort-sure = Odwołać partię?
play-takeback = Cofnij
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
play-next-game = Następna partia
play-ask-hint = Poproś o podpowiedź
play-suggest = Zasugeruj
play-suggest-to-team = Zasugeruj ruch drużynie
play-suggest-how = Wybierz ruch; zobaczy go twoja drużyna.
play-suggested = Drużyna widzi twoją sugestię: { $move }
play-suggests = { $who } sugeruje { $move }
play-play-it = Zagraj to
play-hint-wait = Silnik myśli…
play-hint = Silnik zagrałby { $move }

play-offered-draw = Remis zaproponowany.
play-offered-takeback = Prośba o cofnięcie ruchu wysłana.
play-offered-rematch = Rewanż zaproponowany.
play-offers-draw = { $who } proponuje remis.
play-offers-takeback = { $who } chce cofnąć ruch.
play-offers-rematch = { $who } chce rewanżu.
play-declines = { $who } odmawia.
play-give-up = Poddaj się
play-play-on = Graj dalej
play-give-up-asked = Chcesz się poddać. Drużyna decyduje razem z tobą.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } i ty chcecie się poddać. Reszta drużyny decyduje razem z wami.
       *[no] { $who } chce się poddać. Zgoda?
    }
play-plays-on = { $who } chce grać dalej.
play-gone-kept = { $name }: poza stołem. Miejsce czeka jeszcze:
play-gone = { $name }: poza stołem.
play-wait = Czekaj
play-claim = Ogłoś wygraną
play-put-bot = Wstaw bota
play-bot-for-you = Gra za ciebie bot.
play-return = Wróć na swoje miejsce
play-line-lost = Połączenie zerwane; łączymy ponownie…
play-unsent = Brak połączenia. Ruch { $move } jest zachowany i zostanie wysłany, gdy tylko wróci łączność.
play-unsent-lost = Ruch { $move } nie został wykonany: gra się tymczasem zmieniła.
play-line-ended = Połączenie zakończone. Wczytaj stronę ponownie.

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
play-back-to-now = Wróć do teraz
play-replay-move = Potem: { $move }
play-replay-end = I tu nastąpiło złapanie.
# $own: yes, jeśli czytająca osoba gra PAC-MANEM.
play-why-caught =
    { $own ->
        [yes] Dlaczego tracę życie?
       *[no] Jak doszło do utraty życia?
    }
play-route = Droga do mety

play-result-won = Wygrywasz
play-result-lost = Przegrywasz
play-result-draw = Remis
play-result-off = Odwołana
# $many: yes, jeśli wygrywa drużyna.
play-result-wins =
    { $many ->
        [yes] { $winner } wygrywają
       *[no] { $winner } wygrywa
    }
play-result-loses = { $loser } odpada; pozostali wygrywają
play-reason-goal = Meta osiągnięta.
play-reason-pellets = Wszystkie kulki zjedzone.
play-reason-ghosts = Wszystkie duchy zjedzone.
play-reason-catches = PAC-MANOWI skończyły się życia.
play-reason-plies = Wyczerpano limit ruchów.
play-reason-threefold = Ta sama pozycja pojawiła się trzy razy.
play-reason-no-progress = Zbyt długo nic się nie zmieniło.
# $own: yes, jeśli chodzi o czytającą osobę.
play-reason-resign =
    { $own ->
        [yes] Poddajesz partię.
        [team] { $who } poddaje partię za drużynę.
       *[no] Poddanie: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Twój czas minął.
       *[no] Koniec czasu: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Odchodzisz od stołu.
       *[no] Odejście od stołu: { $loser }.
    }
play-reason-agreement = Za zgodą obu stron.
play-reason-aborted = Nikt nie wygrał ani nie przegrał.
play-level = Poziom PAC-MANA: { $level }
play-legs = Dwumecz
play-leg = Partia { $number }
play-points = Punkty
# $how: how this seat ended the leg.
play-leg-result =
    { $how ->
        [won] Wygrana
        [lost] Przegrana
        [draw] Remis
       *[off] Odwołana
    }
# $first: yes, if this seat made the first move of a race.
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

play-panel-more = Więcej
play-panel-phrases = Powiedz coś
play-panel-settings = Ustawienia
play-panel-save = Zapisz partię
play-panel-help = Klawisze
play-overlay-sight = Pokaż, kto widzi PAC-MANA
play-overlay-reach = Pokaż, dokąd każda strona może dojść
play-overlay-routes = Pokaż najkrótsze drogi
play-set-placing = Stawianie ogrodzeń palcem
play-placing-confirm = Potwierdzaj każde ogrodzenie
play-placing-release = Stawiaj po puszczeniu
play-placing-tray = Przeciągaj z paska
play-set-confirm-walk = Potwierdzaj ruchy pionkiem
play-set-sound = Dźwięk
play-set-vibration = Wibracje
play-set-turn-board = Przy jednym ekranie obracaj planszę do osoby na ruchu
play-key-arrows = poruszanie się po planszy
play-key-tab = do planszy i przycisków
play-key-space = pola albo ogrodzenia
play-key-rotate = obrót ogrodzenia
play-key-enter = postaw albo idź
play-key-escape = anuluj
play-key-type = wpisz dowolny ruch, potem Enter
play-key-undo = cofnij
play-key-flip = obróć planszę
play-key-hint = podpowiedź
play-key-routes = włącz lub wyłącz drogi
play-key-help = ta lista

## Plansza na stronie: co słyszy osoba z czytnikiem ekranu, i przyciski ruchów, które nie są polem.
##
## $piece, $side: nazwa; $square, $squares, $slot, $fence: tak, jak się je zapisuje; "none", gdy nic
## tam nie ma; $way: poziomo lub pionowo; $steps: ze znakiem.

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
board-cost =
    { $count ->
        [one] { $side }: { $count } krok
        [few] { $side }: { $count } kroki
        [many] { $side }: { $count } kroków
       *[other] { $side }: { $count } kroku
    }
board-left =
    { $count ->
        [one] potem zostanie 1
        [few] potem zostaną { $count }
        [many] potem zostanie { $count }
       *[other] potem zostanie { $count }
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
       *[other] Masz ogrodzenie { $fence }. Dokąd je przestawić?
    }
board-no-fences = Nie można teraz postawić ogrodzenia.
board-no-fence-here =
    { $way ->
        [horizontal] Na { $slot } nie zmieści się ogrodzenie poziome.
       *[vertical] Na { $slot } nie zmieści się ogrodzenie pionowe.
    }
board-can-walk = możesz tu iść
board-can-enter = możesz tu wejść
board-out-of-reach = Pole { $square } jest poza zasięgiem.
board-within-reach = Możesz iść na: { $squares }.
board-no-walk = Teraz żaden pionek nie może iść.
board-action-spend = Wydaj kulkę
board-action-end-turn = Zakończ turę
board-action-no-boost = Bez dalszych kroków
board-action-pass = Pasuj
board-action-stay = { $piece } zostaje
board-action-enter = Wejdź na { $square }

page-menu = Menu
page-play = Graj
page-learn = Nauka
page-rules = Zasady
page-how-to-play = Jak grać
learn-title = Naucz się grać
learn-lead = Krótkie lekcje na prawdziwej planszy: wykonujesz ruchy i od razu widzisz, co dają.
learn-count = { $done } z { $all }
learn-finished = Ukończona
learn-all = Wszystkie lekcje
learn-task = Zadanie { $number } z { $all }
learn-rule = Przeczytaj zasadę
learn-next = Dalej
learn-again = Jeszcze raz
learn-hint = Podpowiedź
learn-hint-more = Następna podpowiedź
learn-next-lesson = Następna lekcja
learn-play = Zagraj na poziomie 1
rules-title = Zasady gier
rules-lead = Każda gra w jakieś trzy minuty, z obrazkami, na których można grać.
rules-print = Drukuj
rules-try = Wypróbuj
rules-try-named = Wypróbuj: { $rule }
rules-try-end = Wróć do obrazka
rules-try-idle = Zrób dowolny ruch: to, czego nie wolno, jest wyjaśnione.
rules-show = Pokaż ruch
rules-forbidden = Czego nie wolno
rules-made = To właśnie ten ruch.
rules-points = Czego drukowane zasady nie mówią
rules-switch = Możesz to zmienić: { $name }
