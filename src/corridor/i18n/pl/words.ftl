elsewhere-title = Graj dalej na innym urządzeniu
home-perfect = Idealny
home-perfect-is = Idealny: nigdy się nie myli
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
table-guest = Gość
watch-moves =
    { $moves ->
        [0] Sam początek
        [one] 1 ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }
language-name = Polski
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Duchy
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klasyczna dla dwojga: wyścig na drugą stronę, z ogrodzeniami.
mode-classic-3 = Klasyczna dla trojga: ten sam wyścig z trzech stron.
mode-classic-4 = Klasyczna dla czworga: ten sam wyścig ze wszystkich czterech stron.
mode-pacman = PAC-MAN: zjedz cztery kulki, zanim duchy złapią cię trzy razy.
mode-pacman-advanced = PAC-MAN zaawansowany: pościg z ogrodzeniami, tunelami i kulkami do wydania.
layout-standard = Pionki na środku swoich boków, plansza bez ogrodzeń.
layout-recon-1 = Trzy ogrodzenia poziome i trzy pionowe: zwykły labirynt.
layout-recon-2 = Inny labirynt: też trzy ogrodzenia poziome i trzy pionowe.
layout-open = Bez żadnych ogrodzeń.
layout-gate = Brama: 8 ogrodzeń, jedno życie. Zacięta gra dla równych rywali.
layout-kite = Latawiec: 14 ogrodzeń, dwa życia. Zacięta gra dla równych rywali.
layout-lantern = Latarnia: 20 ogrodzeń, cztery życia. Zacięta gra dla równych rywali.
layout-meadow = Łąka: 4 ogrodzenia, trzy życia. Zacięta gra dla równych rywali.
layout-owl = Sowa: 18 ogrodzeń, dwa życia. Zacięta gra dla równych rywali.
layout-tower = Wieża: 18 ogrodzeń, dwa życia. Zacięta gra dla równych rywali.
layout-d4 = Komnata na d4, e4, d5 i e5.
layout-d5 = Komnata na d5, e5, d6 i e6.
layout-e4 = Komnata na e4, f4, e5 i f5.
layout-e5 = Komnata na e5, f5, e6 i f6.
character-pawn = zwykły pionek
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, początkujący
level-2 = 2, obiecujący
level-3 = 3, zaawansowany
level-4 = 4, elitarny
joke-0 = Ścisła dieta, i było to widać: nawet duchom zrobiło się żal. Na jakiś jeden krok.
joke-1 = Jedna kulka. Lekka przekąska przed długim odpoczynkiem.
joke-2 = Połowa menu. Drugą połowę duchy wzięły na wynos.
joke-3 = Trzy z czterech: ostatnia kulka będzie o tym opowiadać latami.
joke-4 = Cztery kulki i ani okruszka. Duchy proszą o mniejszy labirynt.
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobra gra!
phrase-nice-fence = Ładne ogrodzenie!
phrase-oops = Ojej!
phrase-thinking = Myślę.
phrase-your-turn = Twój ruch!
phrase-back-soon = Zaraz wracam.
phrase-i-am-back = Już jestem.
phrase-thanks = Dzięki!
phrase-again = Gramy jeszcze raz?
phrase-goodbye = Do zobaczenia!
page-api = Interfejs dla programów
page-name = Twoje imię
page-guest = gość
page-home = Strona główna
page-loading = Chwileczkę…
page-missing = Tu nic nie ma
page-missing-more = Może w adresie jest literówka, a może tego, co tu było, już nie ma.
page-no-network = Brak połączenia
page-no-network-more = Nic nie przepadło. Strona próbuje dalej i otworzy się sama.
page-try-again = Spróbuj teraz
page-language = Język
page-theme = Jasny lub ciemny
page-theme-auto = Jak w systemie
page-theme-light = Jasny
page-theme-dark = Ciemny
page-your-name = Twoje imię: { $name }
page-unreachable = Nie można teraz połączyć się z serwerem. Nic nie przepadło. Spróbuj za chwilę.
page-menu = Menu
page-play = Graj
page-learn = Nauka
page-rules = Zasady
page-how-to-play = Jak grać
bot-name =
    { $level ->
        [1] nowicjusz
        [2] uczeń
        [3] amator
        [4] bywalec
        [5] gracz klubowy
        [6] pretendent
        [7] ekspert
       *[other] mistrz
    }
bot-is = Poziom { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Widzi tylko swój następny ruch.
        [answer] Widzi swój ruch i odpowiedź na niego.
        [few] Patrzy parę ruchów naprzód.
        [several] Patrzy kilka ruchów naprzód.
       *[far] Patrzy daleko naprzód.
    }
page-watch = Oglądaj
page-analyse = Analiza
editor-title-maze = Zrób labirynt
editor-title-position = Ustaw pozycję
page-games = Moje partie
page-puzzles = Zadania
page-spoken = Tryb czytnika ekranu
table-perfect = Komputer, idealny
page-stop = Zatrzymaj
page-puzzle-daily = Zadanie dnia
page-again = Spróbuj jeszcze raz
page-game = Gra
page-all-games = Wszystkie gry
page-hint = Podpowiedź
page-hint-more = Następna podpowiedź
page-you = Ty
page-away = offline
page-copied = Skopiowano
page-cancel = Anuluj
bot-style =
    { $style ->
        [runner] Biegnie do mety i rzadko stawia ogrodzenia.
        [builder] Uwielbia ogrodzenia i wcześnie je stawia.
        [saver] Oszczędza ogrodzenia, dopóki ktoś z rywali nie zbliży się do mety.
        [all-round] Biegnie, gdy prowadzi, a gdy jest w tyle, stawia ogrodzenia.
        [hungry] Idzie po najbliższą kulkę.
        [wary] Najpierw trzyma się z dala od duchów, a je, gdy jest bezpiecznie.
        [hunter] Je, gdy jest bezpiecznie, a w czasie bonusu goni duchy.
        [loners] Każdy duch poluje na własną rękę.
       *[pack] Duchy polują razem i odcinają drogi ucieczki.
    }
bot-misses =
    { $what ->
        [jump] Nie przewiduje skoków.
        [own-way] Czasem spowalnia się własnym ogrodzeniem.
        [second-ghost] Pilnuje tylko jednego ducha naraz.
        [boost] Zapomina, że po kulce PAC-MAN robi się groźny.
       *[nothing] Mało co mu umyka.
    }
home-tile-classic-2 = Dla 2
home-tile-classic-3 = Dla 3
home-tile-classic-4 = Dla 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Zaawan­sowany
home-name-classic-2 = Klasyczna dla dwojga
home-name-classic-3 = Klasyczna dla trojga
home-name-classic-4 = Klasyczna dla czworga
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN zaawansowany
home-ended = Ta strona jest starsza niż serwer. Odśwież ją.
play-bot = Komputer { $level }
play-notify-turn = Partia Corridor czeka na ciebie.
play-your-turn = Twój ruch
home-expect = Gdy ten poziom gra sam ze sobą, PAC-MAN wygrywa { $share }% partii.
home-here-player = Gracz { $number }
