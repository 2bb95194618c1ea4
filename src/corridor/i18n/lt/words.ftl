elsewhere-title = Tęsti kitame įrenginyje
home-perfect = Tobulas
home-perfect-is = Tobulas: niekada neklysta
table-time-none = Be laikrodžio
table-time-per-move =
    { $seconds ->
        [one] { $seconds } sekundė ėjimui
        [few] { $seconds } sekundės ėjimui
       *[other] { $seconds } sekundžių ėjimui
    }
table-time-fischer = { $minutes } min + { $increment } s už ėjimą
table-time-days =
    { $days ->
        [one] { $days } diena ėjimui
        [few] { $days } dienos ėjimui
       *[other] { $days } dienų ėjimui
    }
table-free = Laisva
table-computer = Kompiuteris, { $level } lygis
table-guest = Svečias
watch-moves =
    { $moves ->
        [0] Ką tik prasidėjo
        [one] { $moves } ėjimas
        [few] { $moves } ėjimai
       *[other] { $moves } ėjimų
    }
language-name = Lietuvių
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN’as
side-ghosts = Vaiduokliai
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klasika dviem: lenktynės į kitą lentos kraštą su tvoromis.
mode-classic-3 = Klasika trims: tos pačios lenktynės iš trijų pusių.
mode-classic-4 = Klasika keturiems: tos pačios lenktynės iš visų keturių pusių.
mode-pacman = PAC-MAN: suvalgykite keturias piliules, kol vaiduokliai nepagavo jūsų tris kartus.
mode-pacman-advanced = Išplėstinis PAC-MAN: gaudynės su tvoromis, tuneliais ir piliulėmis, kurias galima panaudoti.
layout-standard = Figūrėlės savo kraštų viduryje, tvorų lentoje nėra.
layout-recon-1 = Trys gulsčios ir trys stačios tvoros: įprastas labirintas.
layout-recon-2 = Kitas labirintas iš trijų ir trijų tvorų.
layout-open = Visai be tvorų.
layout-gate = Vartai: 8 tvoros, viena gyvybė. Tarp lygių – įtempta kova.
layout-kite = Aitvaras: 14 tvorų, dvi gyvybės. Tarp lygių – įtempta kova.
layout-lantern = Žibintas: 20 tvorų, keturios gyvybės. Tarp lygių – įtempta kova.
layout-meadow = Pieva: 4 tvoros, trys gyvybės. Tarp lygių – įtempta kova.
layout-owl = Pelėda: 18 tvorų, dvi gyvybės. Tarp lygių – įtempta kova.
layout-tower = Bokštas: 18 tvorų, dvi gyvybės. Tarp lygių – įtempta kova.
layout-d4 = Kambarys: d4, e4, d5 ir e5.
layout-d5 = Kambarys: d5, e5, d6 ir e6.
layout-e4 = Kambarys: e4, f4, e5 ir f5.
layout-e5 = Kambarys: e5, f5, e6 ir f6.
character-pawn = paprasta figūrėlė
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, pradedantysis
level-2 = 2, perspektyvus
level-3 = 3, užkietėjęs
level-4 = 4, elito
joke-0 = Griežta dieta, ir tai matėsi: net vaiduokliams pagailo – maždaug vienam žingsniui.
joke-1 = Viena piliulė. Lengvas užkandis prieš ilgą poilsį.
joke-2 = Pusė valgiaraščio. Antrą pusę vaiduokliai užsisakė išsinešti.
joke-3 = Trys iš keturių: paskutinė piliulė šią istoriją pasakos dar anūkams.
joke-4 = Keturios piliulės, nė trupinėlio. Vaiduokliai paprašė mažesnio labirinto.
phrase-hello = Labas!
phrase-good-luck = Sėkmės!
phrase-well-played = Puikiai sužaista!
phrase-nice-fence = Graži tvora!
phrase-oops = Oi!
phrase-thinking = Galvoju.
phrase-your-turn = Jūsų ėjimas!
phrase-back-soon = Tuoj grįšiu.
phrase-i-am-back = Aš jau čia.
phrase-thanks = Ačiū!
phrase-again = Dar kartą?
phrase-goodbye = Iki!
page-api = Sąsaja programoms
page-name = Jūsų vardas
page-guest = svečias
page-home = Pradžia
page-loading = Minutėlę…
page-missing = Čia nieko nėra
page-missing-more = Gal adrese klaida, o gal to, kas čia buvo, jau nebėra.
page-no-network = Nėra ryšio
page-no-network-more = Niekas nedingo. Puslapis bando toliau ir atsivers pats.
page-try-again = Bandyti dabar
page-language = Kalba
page-theme = Šviesi ar tamsi
page-theme-auto = Kaip įrenginyje
page-theme-light = Šviesi
page-theme-dark = Tamsi
page-your-name = Jūsų vardas: { $name }
page-unreachable = Serveris dabar nepasiekiamas. Niekas nedingo. Po akimirkos pabandykite dar kartą.
page-menu = Meniu
page-play = Žaisti
page-learn = Mokytis
page-rules = Taisyklės
page-how-to-play = Kaip žaisti
bot-name =
    { $level ->
        [1] naujokas
        [2] mokinys
        [3] mėgėjas
        [4] senbuvis
        [5] klubo žaidėjas
        [6] pretendentas
        [7] ekspertas
       *[other] meistras
    }
bot-is = { $level } lygis: { $name }
bot-sees =
    { $sight ->
        [own] Mato tik savo kitą ėjimą.
        [answer] Mato savo ėjimą ir atsakymą į jį.
        [few] Žiūri kelis ėjimus į priekį.
        [several] Žiūri nemažai ėjimų į priekį.
       *[far] Žiūri toli į priekį.
    }
page-watch = Stebėti
page-analyse = Analizė
editor-title-maze = Sukurti labirintą
editor-title-position = Parengti padėtį
page-games = Mano partijos
page-puzzles = Uždaviniai
page-spoken = Ekrano skaitytuvo režimas
table-perfect = Kompiuteris, tobulas
page-stop = Stabdyti
page-puzzle-daily = Dienos uždavinys
page-again = Bandyti dar kartą
page-game = Žaidimas
page-all-games = Visi žaidimai
page-hint = Užuomina
page-hint-more = Dar viena užuomina
page-you = Jūs
page-away = atsijungė
page-copied = Nukopijuota
page-cancel = Atšaukti
bot-style =
    { $style ->
        [runner] Bėga prie tikslo ir tvoras stato retai.
        [builder] Mėgsta tvoras ir stato jas anksti.
        [saver] Tausoja tvoras, kol kuris nors varžovas priartėja prie tikslo.
        [all-round] Pirmaudamas bėga, atsilikęs stato tvoras.
        [hungry] Eina prie artimiausios piliulės.
        [wary] Pirmiausia saugosi vaiduoklių, o valgo, kai saugu.
        [hunter] Valgo, kai saugu, o per spurtą gaudo vaiduoklius.
        [loners] Kiekvienas vaiduoklis medžioja pats sau.
       *[pack] Vaiduokliai medžioja kartu ir užkerta kelius.
    }
bot-misses =
    { $what ->
        [jump] Nepastebi gresiančių šuolių.
        [own-way] Kartais pats susilėtina savo tvora.
        [second-ghost] Vienu metu seka tik vieną vaiduoklį.
        [boost] Pamiršta, kad nuo piliulės PAC-MAN’as tampa pavojingas.
       *[nothing] Mažai ką pražiūri.
    }
home-tile-classic-2 = Dviem
home-tile-classic-3 = Trims
home-tile-classic-4 = Ketu­riems
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Išplėstinis
home-name-classic-2 = Klasika dviem
home-name-classic-3 = Klasika trims
home-name-classic-4 = Klasika keturiems
home-name-pacman = PAC-MAN
home-name-pacman-advanced = Išplėstinis PAC-MAN
home-ended = Šis puslapis senesnis už serverį. Įkelkite jį iš naujo.
play-bot = Komp. { $level }
play-notify-turn = „Corridor“ partija laukia jūsų.
play-your-turn = Jūsų ėjimas
home-expect = Kai šis lygis žaidžia su savimi, PAC-MAN’as laimi { $share } % partijų.
home-here-player = { $number } žaidėjas
