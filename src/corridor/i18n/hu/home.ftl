home-title-way = Fuss a magad útján.
home-title-fence = Falazd el másokét.
home-lead = A Quoridor és PAC-MAN-változatai a böngésződben: a gép ellen, barátokkal vagy bárkivel a neten.
home-modes = Melyik játék?
home-kind-classic-2 = Klasszikus
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Hajsza
home-kind-pacman-advanced = Falakkal
home-computer = Játék a gép ellen
home-level = Szint
home-role = A szereped
home-role-first = Első
home-role-second = Második
home-role-any = Véletlen
home-time = Óra
home-friend = Játék barátokkal
home-friend-more = Linkkel vagy kóddal, fiók nélkül
home-find = Ellenfél keresése
home-find-more = Bárkivel, aki ezt játszaná
home-find-start = Keresés indítása
home-find-many = A három- és négyfős partik nyitott asztaloknál indulnak. Nyiss egyet, és mások leülhetnek hozzád.
home-find-waiting = Ellenfelet keresünk…
home-find-cancel = Keresés leállítása
home-found = Megvan az ellenfél! Kezdődik a parti.
home-running = Partijaid
home-running-alone = mindenki ezen a képernyőn
home-running-yours = Te jössz
home-running-theirs = Más van soron
home-running-open = Még nem indult
home-running-more =
    { $count ->
        [one] Még 1
       *[other] Még { $count }
    }
home-open = Nyitott asztalok
home-open-none = Most senki sem vár asztalnál.
home-open-new = Asztal nyitása
home-open-take = { $game }: leülök erre a helyre
home-code = Kaptál kódot?
home-code-join = Csatlakozás
home-demo = A gép partija önmaga ellen
home-demo-move =
    { $number ->
        [0] A gép önmagával játszik
       *[other] A gép önmagával játszik, { $number }. húzás
    }
home-offline = A szerver nem érhető el. Az oldal tovább próbálkozik; semmi sem veszett el.
home-unofficial = Nem hivatalos, független oldal. A Quoridor és a PAC-MAN a jogtulajdonosok védjegye.
home-new = Új asztal
home-new-lead = Válassz játékot, aztán küldd el a linket. Kezdés előtt mindenki látja ezeket a szabályokat.
home-new-seats = Helyek
home-new-seats-ghosts =
    { $count ->
        [one] Egyvalaki PAC-MAN, másvalakié mind a négy szellem.
       *[other] Egyvalaki PAC-MAN, { $count } játékos osztozik a négy szellemen.
    }
home-new-layout = Pálya
home-new-rules = Szabályok
home-new-more = Minden szabály egyenként
home-new-changed =
    { $count ->
        [0] ahogy fent látod
        [one] 1 szabály eltér
       *[other] { $count } szabály eltér
    }
home-new-who = Ki ülhet le
home-new-link = Akinek megvan a link
home-new-public = Bárki
home-new-lots = Ki mit játszik
home-new-lots-race = Ki kezd
home-new-lots-seats = Ülésrend szerint
home-new-lots-me = Én kezdek
home-new-legs = Menetek
home-new-legs-1 = Egy
home-new-legs-2 = Kettő, oldalcserével
home-new-team = Ki dönt a szellemek falairól és ajánlatairól
home-new-team-anyone = Bármelyikük
home-new-team-captain = A kapitányuk
home-new-casual = Visszavonás és tippek
home-new-casual-yes = Szabad
home-new-casual-no = Nem szabad
home-new-open = Asztal megnyitása
home-new-name = A neved (nem kötelező)
home-here =
    { $count ->
        [2] Ketten egy képernyőn
        [3] Hárman egy képernyőn
       *[other] Négyen egy képernyőn
    }
home-here-more = Felváltva ezen az eszközön
home-waiting = Partira várnak
home-waiting-play = Játék
home-waiting-meet = Játék vele: { $name }. { $game }, { $clock }
home-find-near = Ha valaki hasonló órával vár, az ő órájával játszotok. Bárki nézheti.
clock-own = Egyéni óra
clock-kind = Az óra fajtája
clock-kind-fischer = Idő az egész partira
clock-kind-per-move = Idő körönként
clock-kind-days = Napok körönként
clock-minutes = Perc
clock-increment = Plusz másodperc
clock-seconds = Másodperc
clock-days = Nap
home-puzzle-more = Egy jó húzás van. Megtalálod?
