elsewhere-title = Folytatás másik eszközön
home-perfect = Tökéletes
home-perfect-is = Tökéletes: sosem hibázik
table-time-none = Óra nélkül
table-time-per-move =
    { $seconds ->
        [one] 1 másodperc körönként
       *[other] { $seconds } másodperc körönként
    }
table-time-fischer = { $minutes } perc + { $increment } mp körönként
table-time-days =
    { $days ->
        [one] 1 nap körönként
       *[other] { $days } nap körönként
    }
table-free = Szabad
table-computer = Gép, { $level }. szint
table-guest = Egy vendég
watch-moves =
    { $moves ->
        [0] Most kezdődött
        [one] 1 húzás
       *[other] { $moves } húzás
    }
language-name = Magyar
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Szellemek
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klasszikus kettőnek: verseny a túloldalra, falakkal.
mode-classic-3 = Klasszikus háromnak: ugyanaz a verseny három oldalról.
mode-classic-4 = Klasszikus négynek: ugyanaz a verseny mind a négy oldalról.
mode-pacman = PAC-MAN: egyél meg négy erőbogyót, mielőtt a szellemek háromszor elkapnak.
mode-pacman-advanced = Haladó PAC-MAN: hajsza falakkal, alagutakkal és beváltható erőbogyókkal.
layout-standard = A bábuk az oldaluk közepén állnak, a táblán nincs fal.
layout-recon-1 = Három vízszintes és három függőleges fal: a szokásos labirintus.
layout-recon-2 = Egy másik labirintus, szintén három meg három fallal.
layout-open = Egyáltalán nincs fal.
layout-gate = Kapu: 8 fal, egy élet. Szoros partik egyenlő ellenfelek közt.
layout-kite = Papírsárkány: 14 fal, két élet. Szoros partik egyenlő ellenfelek közt.
layout-lantern = Lámpás: 20 fal, négy élet. Szoros partik egyenlő ellenfelek közt.
layout-meadow = Rét: 4 fal, három élet. Szoros partik egyenlő ellenfelek közt.
layout-owl = Bagoly: 18 fal, két élet. Szoros partik egyenlő ellenfelek közt.
layout-tower = Torony: 18 fal, két élet. Szoros partik egyenlő ellenfelek közt.
layout-d4 = A Kamra a d4, e4, d5 és e5 mezőn.
layout-d5 = A Kamra a d5, e5, d6 és e6 mezőn.
layout-e4 = A Kamra az e4, f4, e5 és f5 mezőn.
layout-e5 = A Kamra az e5, f5, e6 és f6 mezőn.
character-pawn = egyszerű bábu
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, kezdő
level-2 = 2, ígéretes
level-3 = 3, elismert
level-4 = 4, profi
joke-0 = A diéta túl jól sikerült: még a szellemek is megsajnáltak. Úgy egy lépés erejéig.
joke-1 = Egy erőbogyó. Könnyű előétel egy hosszú pihenő előtt.
joke-2 = A fél menü megvolt. A másik felét a szellemek elvitelre kérték.
joke-3 = Négyből három: az utolsó erőbogyó az unokáinak is ezt fogja mesélni.
joke-4 = Négy erőbogyó, és egy morzsa se maradt. A szellemek kisebb labirintust kérnek.
phrase-hello = Helló!
phrase-good-luck = Sok sikert!
phrase-well-played = Szép volt!
phrase-nice-fence = Ügyes fal!
phrase-oops = Hoppá!
phrase-thinking = Gondolkodom.
phrase-your-turn = Te jössz!
phrase-back-soon = Mindjárt jövök.
phrase-i-am-back = Újra itt vagyok.
phrase-thanks = Köszi!
phrase-again = Még egyet?
phrase-goodbye = Viszlát!
page-api = Felület programoknak
page-name = A neved
page-guest = egy vendég
page-home = Kezdőlap
page-loading = Egy pillanat…
page-missing = Itt nincs semmi
page-missing-more = Lehet, hogy elírás van a címben, vagy ami itt volt, már nincs meg.
page-no-network = Nincs kapcsolat
page-no-network-more = Semmi sem veszett el. Az oldal tovább próbálkozik, és magától megnyílik.
page-try-again = Újrapróbálás
page-language = Nyelv
page-theme = Világos vagy sötét
page-theme-auto = Az eszköz szerint
page-theme-light = Világos
page-theme-dark = Sötét
page-your-name = A neved: { $name }
page-unreachable = A szerver most nem érhető el. Semmi sem veszett el. Próbáld újra egy kicsit később.
page-menu = Menü
page-play = Játék
page-learn = Tanulás
page-rules = Szabályok
page-how-to-play = Így kell játszani
bot-name =
    { $level ->
        [1] újonc
        [2] tanuló
        [3] hobbijátékos
        [4] rutinos játékos
        [5] klubjátékos
        [6] kihívó
        [7] szakértő
       *[other] mester
    }
bot-is = { $level }. szint: { $name }
bot-sees =
    { $sight ->
        [own] Csak a saját következő húzását nézi.
        [answer] A húzását és az arra adott választ nézi.
        [few] Néhány húzással előre gondolkodik.
        [several] Jó pár húzással előre gondolkodik.
       *[far] Sok húzással előre gondolkodik.
    }
page-watch = Nézőtér
page-analyse = Elemzés
editor-title-maze = Labirintus készítése
editor-title-position = Állás összeállítása
page-games = Partijaim
page-puzzles = Feladványok
page-spoken = Képernyőolvasó mód
table-perfect = Gép, tökéletes
page-stop = Leállítás
page-puzzle-daily = A nap feladványa
page-again = Újra
page-game = Játék
page-all-games = Minden játék
page-hint = Tipp
page-hint-more = Még egy tipp
page-you = Te
page-away = távol
page-copied = Másolva
page-cancel = Mégse
bot-style =
    { $style ->
        [runner] A célja felé rohan, falat ritkán rak.
        [builder] Imádja a falakat, és korán lerakja őket.
        [saver] Tartogatja a falait, amíg egy ellenfél a célja közelébe nem ér.
        [all-round] Ha vezet, fut; ha le van maradva, falaz.
        [hungry] A legközelebbi erőbogyóra megy.
        [wary] Előbb a szellemeket kerüli, és akkor eszik, ha biztonságos.
        [hunter] Akkor eszik, ha biztonságos, és lendületben szellemekre vadászik.
        [loners] Minden szellem egyedül vadászik.
       *[pack] A szellemek együtt vadásznak, és elvágják a kiutakat.
    }
bot-misses =
    { $what ->
        [jump] Nem számít az ugrásokra.
        [own-way] Néha a saját falával lassítja magát.
        [second-ghost] Egyszerre csak egy szellemre figyel.
        [boost] Elfelejti, hogy egy erőbogyótól PAC-MAN veszélyes lesz.
       *[nothing] Kevés dolog kerüli el a figyelmét.
    }
home-tile-classic-2 = Kettőnek
home-tile-classic-3 = Három­nak
home-tile-classic-4 = Négynek
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Haladó
home-name-classic-2 = Klasszikus kettőnek
home-name-classic-3 = Klasszikus háromnak
home-name-classic-4 = Klasszikus négynek
home-name-pacman = PAC-MAN
home-name-pacman-advanced = Haladó PAC-MAN
home-ended = Ez az oldal régebbi a szervernél. Töltsd újra.
play-bot = Gép { $level }
play-notify-turn = Egy Corridor-parti vár rád.
play-your-turn = Te jössz
home-expect = Amikor ez a szint önmagával játszik, a partik { $share }%-át PAC-MAN nyeri.
home-here-player = { $number }. játékos
