table-title = Stół: { $name }
table-title-yours = Twój stół
table-title-nobody = Stół
table-invite = Zaproś innych
table-share = Udostępnij link
table-share-title = Partia Corridor
table-copy = Kopiuj link
table-seat-link = Link do tego miejsca
table-link = Link do tego stołu
table-qr = Kod QR
table-qr-label = Kod QR z linkiem do tego stołu
table-rules = W co gramy
table-own-layout = Własna plansza
table-lots-first = Pierwsze miejsce
table-by-lot = Losowa strona
table-turn =
    { $number ->
        [1] Zaczyna
        [2] Drugi ruch
        [3] Trzeci ruch
       *[other] Czwarty ruch
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
table-add-computer = Komputer
table-stand-up = Wstań
table-send-away = Zwolnij miejsce: { $name }
table-character = Twój wygląd
table-pawn = Zwykły pionek
table-lift = Przenieś na inne miejsce: { $piece }
table-put-here = { $piece } trafia tutaj
table-share-hint = Przeciągnij ducha na inne miejsce albo dotknij go, a potem miejsca. Oddasz ostatniego ducha, dostaniesz innego w zamian.
table-hands = Te duchy chodzą razem
table-here = Jest { $here } z { $all },
table-seats-free =
    { $free ->
        [one] 1 miejsce jest wolne
        [few] { $free } miejsca są wolne
        [many] { $free } miejsc jest wolnych
       *[other] { $free } miejsca jest wolne
    }
table-all-here = możesz zaczynać
table-wait-start = czekamy na start
table-leave = Wyjdź
table-start = Zacznij
table-start-computer = Zacznij z komputerem
table-drawing = Losujemy strony…
table-begins = Zaczyna: { $name }.
table-first = Zaczyna
table-to-board = Do planszy
join-title = Dołącz do stołu
join-invited = { $name } zaprasza cię do gry
join-invited-plain = Masz zaproszenie
join-your-seat = Twoje miejsce
join-sit = Usiądź
join-watch = Tylko oglądaj
join-gone = To zaproszenie już nie działa
join-gone-more = Link został użyty albo partia już się zaczęła. Poproś o nowy link albo wpisz kod.
join-no-code = Żaden stół nie ma tego kodu
join-no-code-more = Sprawdź kod i wpisz go jeszcze raz albo poproś o niego znajomych.
join-failed = Nie udało się
balance-pacman = PAC-MAN może wymusić wygraną
balance-endless = Nikt nie może wymusić wygranej
balance-ghosts = Duchy mogą wymusić wygraną
balance-ahead-pacman = Przewaga PAC-MANA
balance-even = Wyrównane
balance-ahead-ghosts = Przewaga duchów
balance-proved = Dowiedzione: tak się kończy, gdy nikt się nie myli.
balance-measured = Nie dowiedzione, tylko zmierzone. Partie komputera z samym sobą, wygrane PAC-MANA: { $won } z { $games }.
table-change = Zmień
table-change-owner = Możesz to zmieniać aż do startu. Zapytamy o zgodę wszystkich przy stole.
table-change-title = Zmień zasady
table-change-save = Graj na tych zasadach
table-changed = Zasady zmienia { $name }
table-changed-nameless = Zasady się zmieniły
table-changed-more = Zostań i graj na tych zasadach albo odejdź od stołu.
table-changed-line = { $now } zamiast: { $was }
table-stay = Zostaję
table-unsure = Decyduje
table-wait-agree =
    { $count ->
        [one] 1 osoba musi zgodzić się na nowe zasady
        [few] { $count } osoby muszą zgodzić się na nowe zasady
        [many] { $count } osób musi zgodzić się na nowe zasady
       *[other] { $count } osoby musi zgodzić się na nowe zasady
    }
table-own-maze = Mój labirynt { $number }
table-from = Początek
table-own-position = Z ustawionej pozycji
table-make-maze = Zrób własny labirynt
