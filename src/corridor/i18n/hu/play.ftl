play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klasszikus · 2
play-mode-classic-3 = Klasszikus · 3
play-mode-classic-4 = Klasszikus · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = Haladó PAC-MAN
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } mp/kör
        [days]
            { $days ->
                [one] 1 nap/kör
               *[other] { $days } nap/kör
            }
       *[none] óra nélkül
    }
play-watching = Nézőként vagy itt
play-board = A tábla
play-guest = Vendég
play-name-and-side = { $name } ({ $side })
play-for = { $name } helyett
play-clock = Hátralévő idő: { $time }
play-clock-days = { $days } n { $hours } ó
play-fences =
    { $count ->
        [one] 1 fal kézben
       *[other] { $count } fal kézben
    }
play-lives = Életek
play-lives-left =
    { $count ->
        [one] 1 élet maradt
       *[other] { $count } élet maradt
    }
play-pellets = Megevett erőbogyók
play-pellets-eaten = { $count }, összesen { $all }
play-reserve = Tartalékban
play-fences-label = Falak
play-team-stock = A csapat falai
play-speed = Sebesség
play-level-so-far = Eddigi szint
play-yours = tiéd
play-sees =
    { $own ->
        [yes] lát téged
       *[no] látja őt
    }
play-off-board = nincs a táblán
play-on-square = itt: { $square }
play-sees-along-file = látja PAC-MAN-t ebben az oszlopban: { $name }
play-sees-along-rank = látja PAC-MAN-t ebben a sorban: { $name }
play-legend-respawn = Belépőmező: itt lép be PAC-MAN
play-legend-tunnel = Alagút { $one } – { $other }
play-legend-sight = Látóvonal: ez a szellem többet léphet
play-legend-ring = Gyűrű: ez a szellem most megehető
play-to-move = Soron: { $who }
play-teammate = egy csapattársad dönt
play-task-race =
    { $fences ->
        [yes] Lépj egy pontra, vagy rakj falat a mezők közé.
       *[no] Lépj egy pontra. Elfogytak a falaid.
    }
play-task-after =
    { $what ->
        [fence] Léptél. Rakj falat, vagy fejezd be a köröd.
        [pellet] Léptél. Válts be egy erőbogyót, vagy fejezd be a köröd.
       *[both] Léptél. Rakj falat, válts be egy erőbogyót, vagy fejezd be a köröd.
    }
play-task-ghost-place = Rakj le egy falat, vagy tartsd meg.
play-opening = { $turn }. kör
play-boost = Lendület
play-boost-eats =
    { $own ->
        [yes] Megeszed az utadba kerülő szellemeket, csak ebben a körben
       *[no] PAC-MAN megeszi az útjába kerülő szellemeket, csak ebben a körben
    }
play-typed = A húzásod: { $text }
play-left-short =
    { $count ->
        [one] 1 marad
       *[other] { $count } marad
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } lépés
       *[other] { $who }: { $count } lépés
    }
play-keys-hover = Kattintás: lerakás · R: forgatás · Esc: mégse
play-keys-held = Enter: lerakás · R: forgatás · Esc: mégse
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN bevált egy erőbogyót.
play-heard-eaten = PAC-MAN megeszi: { $pieces }.
play-heard-pellet = PAC-MAN megeszik egy erőbogyót: { $count }, összesen { $all }.
play-heard-boost =
    { $count ->
        [one] Lendület kezdődik: 1 lépés.
       *[other] Lendület kezdődik: { $count } lépés.
    }
play-heard-boost-over = Vége a lendületnek.
play-heard-caught =
    { $count ->
        [0] PAC-MAN-t elkapták. Nem maradt élete.
        [one] PAC-MAN-t elkapták. 1 élete maradt.
       *[other] PAC-MAN-t elkapták. { $count } élete maradt.
    }
play-heard-clock =
    { $seconds ->
        [one] 1 másodperced maradt.
       *[other] { $seconds } másodperced maradt.
    }
play-place = Lerakás
play-rotate = Forgatás
play-step-back = Visszalépés
play-end-walk = Itt megállok
play-walk = Lépés
play-walk-anyway = Mégis odalépek
play-yes = Igen
play-no = Nem
play-accept = Elfogadás
play-decline = Elutasítás
play-close = Bezárás
play-panel-more = Egyéb
play-resign = Feladás
play-resign-sure = Feladod a partit?
play-resign-team = Javaslod a csapatnak a feladást?
play-abort = Megszakítás
play-abort-long = Parti megszakítása
play-abort-sure = Megszakítod a partit?
play-takeback = Visszakérés
play-undo = Visszavonás
play-draw = Döntetlent ajánlok
play-routes = Utak
play-phrases = Üzenetek
play-flip = Tábla megfordítása
play-save = Mentés
play-new = Új parti
play-rematch = Visszavágó
play-rematch-asked = Visszavágó kérve
play-next-leg = Második menet
play-next-game = Következő
play-ask-hint = Tippet kérek
play-suggest = Javaslat
play-suggest-to-team = Húzást javaslok a csapatnak
play-suggest-how = Válassz egy húzást; a csapatod látni fogja.
play-suggested = A csapatod látja a javaslatod: { $move }
play-suggests = { $who } javaslata: { $move }
play-play-it = Ezt húzom
play-hint-wait = A gép gondolkodik…
play-hint = A gép ezt húzná: { $move }
play-offered-draw = Döntetlent ajánlottál.
play-offered-takeback = Visszakértél egy húzást.
play-offered-rematch = Visszavágót kértél.
play-offers-draw = { $who } döntetlent ajánl.
play-offers-takeback = { $who } visszakérne egy húzást.
play-offers-rematch = { $who } visszavágót szeretne.
play-declines = { $who } nem fogadja el.
play-play-on = Tovább
play-give-up-asked = Feladnád a partit. A csapatod veled együtt dönt.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } feladná, és te is. A csapat többi tagja veletek együtt dönt.
       *[no] { $who } feladná a partit. Te is?
    }
play-plays-on = { $who } folytatná.
play-gone-kept = { $name } távol van. A helyét tartjuk még:
play-gone = { $name } távol van.
play-wait = Várok
play-claim = Kérem a győzelmet
play-put-bot = Gépet a helyére
play-bot-for-you = A gép játszik helyetted.
play-return = Visszaülök
play-line-lost = Megszakadt a kapcsolat. Újracsatlakozás…
play-unsent = Nincs kapcsolat. A húzásodat ({ $move }) megőriztük, és elküldjük, amint helyreáll.
play-unsent-lost = Elkésett a húzásod ({ $move }): a parti közben továbbment.
play-line-ended = A kapcsolat végleg megszakadt. Töltsd újra az oldalt.
play-moves = Húzások
play-no-moves = Még nincs húzás
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] A kezdőállás
        [one] 1 húzás után
       *[other] { $ply } húzás után
    }
play-back-to-now = Vissza a partihoz
play-replay-move = Aztán: { $move }
play-replay-end = Ez volt az elkapás.
play-why-caught =
    { $own ->
        [yes] Miért vesztettem életet?
       *[no] Hogy veszett el az élet?
    }
play-route = Út a célig
play-result-won = Győztél
play-result-lost = Vesztettél
play-result-draw = Döntetlen
play-result-off = Megszakítva
play-result-wins =
    { $many ->
        [yes] { $winner } győztek
       *[no] { $winner } győzött
    }
play-result-loses = { $loser } vesztett; a többiek győztek
play-reason-goal = Elsőként a túloldalon.
play-reason-pellets = Minden erőbogyó elfogyott.
play-reason-ghosts = Minden szellem elfogyott.
play-reason-catches = PAC-MAN-nek nem maradt élete.
play-reason-plies = Elfogytak a megengedett húzások.
play-reason-threefold = Háromszor állt elő ugyanaz az állás.
play-reason-no-progress = Túl régóta nem változott semmi.
play-reason-resign =
    { $own ->
        [yes] Feladtad.
        [team] { $who } feladta a csapatod nevében.
       *[no] Feladta: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Lejárt az időd.
       *[no] Kifutott az időből: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Otthagytad az asztalt.
       *[no] Otthagyta az asztalt: { $loser }.
    }
play-reason-agreement = Mindkét fél beleegyezett.
play-reason-aborted = Nincs győztes, nincs vesztes.
play-level = PAC-MAN szintje: { $level }
play-legs = Két menet
play-leg = { $number }. menet
play-points = Pontok
play-leg-result =
    { $how ->
        [won] Győzelem
        [lost] Vereség
        [draw] Döntetlen
       *[off] Megszakítva
    }
play-leg-start =
    { $first ->
        [yes] Elsőként jött
       *[no] Másodikként jött
    }
play-leg-role = { $role } · erőbogyó: { $pellets }
play-save-qgn = A húzások jegyzéke (.qgn)
play-save-json = Jegyzék programoknak (JSON)
play-save-svg = Kép, minden méretben éles (SVG)
play-save-png = Kép képpontokból (PNG)
play-panel-phrases = Üzenj valamit
play-panel-settings = Beállítások
play-panel-save = Parti mentése
play-panel-help = Billentyűk
play-overlay-sight = Ki látja PAC-MAN-t
play-overlay-reach = Ki hová léphet
play-overlay-routes = A legrövidebb utak
play-set-placing = Fal lerakása ujjal
play-placing-confirm = Minden falnál megerősítés
play-placing-release = Lerakás elengedéskor
play-placing-tray = Áthúzás a sávból
play-set-confirm-walk = Lépések megerősítése
play-set-sound = Hang
play-set-vibration = Rezgés
play-set-turn-board = Közös képernyőn forduljon a tábla a soron lévő felé
play-key-arrows = mozgás a táblán
play-key-tab = a táblára és a gombokra
play-key-space = mezők vagy falak
play-key-rotate = fal forgatása
play-key-enter = lerakás vagy lépés
play-key-escape = mégse
play-key-type = írj be egy húzást, aztán Enter
play-key-undo = visszavonás
play-key-flip = tábla megfordítása
play-key-hint = tipp
play-key-routes = utak be vagy ki
play-key-help = ez a lista
play-since = A köröd óta
play-since-last = Utolsó húzás
play-did-walk =
    { $effect ->
        [pellet] erőbogyót eszik: { $square }
        [ghosts] megeszi: { $pieces }
        [caught] elkapja PAC-MAN-t: { $square }
        [caught-you] elkap téged: { $square }
        [caught-self] szellembe szalad
       *[none] ide: { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] fal { $slot }, fekvő
       *[vertical] fal { $slot }, álló
    }
play-did-relocate = Kamra-fal ide: { $slot }
play-did-enter = itt lép be: { $square }
play-did-spend = erőbogyót vált be
play-did-pass =
    { $what ->
        [boost] véget vet a lendületnek
        [turn] befejezi a kört
        [keep] megtartja a falat
        [stay] marad
       *[pass] passzol
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } elkapott. { $back ->
            [all] Mindenki visszatér
           *[pacman] Egy belépőmezőn térsz vissza
        }; { $count ->
            [one] 1 életed van.
           *[other] { $count } életed van.
        }
       *[no] { $ghost } elkapta PAC-MAN-t. { $back ->
            [all] Mindenki visszatér
           *[pacman] Egy belépőmezőn tér vissza
        }; { $count ->
            [one] 1 élete van.
           *[other] { $count } élete van.
        }
    }
play-go-on = Tovább
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } lát téged: { $steps } lépés.
           *[other] { $pieces } látnak téged: fejenként { $steps } lépés.
        }
       *[no] { $count ->
            [1] { $pieces } látja PAC-MAN-t: { $steps } lépés.
           *[other] { $pieces } látják PAC-MAN-t: fejenként { $steps } lépés.
        }
    }
play-mate-moves = { $name } lép: { $piece }
play-why = Szabály
play-why-length =
    { $steps ->
        [one] Pontosan 1 lépést tegyél meg.
       *[other] Pontosan { $steps } lépést tegyél meg.
    }
play-why-most =
    { $steps ->
        [one] 1 lépésed van.
       *[other] { $steps } lépésed van.
    }
play-round = { $number }. forduló
play-rules-booklet = a füzet szabályai
play-rules-first-printing = első kiadás
play-rules-strict-english = angol, betű szerint
play-rules-italian = olasz szabályok
play-rules-danish = dán szabályok
play-rules-friendly-ghosts = barátságos szellemek
play-rules-usual = szokásos szabályok
play-rules-changed =
    { $count ->
        [one] 1 eltérés
       *[other] { $count } eltérés
    }
play-term-boost = Lendület: extra lépések egy erőbogyó után. Megeszed a szellemeket, akiken áthaladsz.
play-term-frenzy = Őrület: ha egy szellem látja PAC-MAN-t, 1 helyett 2 lépést tesz.
play-term-chamber = Kamra: a középső szoba. A nyitásban a szellemek máshová viszik a falait.
play-term-spend = Beváltás: adj egy erőbogyót a tartalékból extra lépésekért, amelyek leszedik a szellemeket.
play-term-reserve = Tartalék: erőbogyók, amiket PAC-MAN megevett és eltett. A körében beválthatja őket.
play-term-sight = Látás: egyenes vonal PAC-MAN-hez, amit nem szel át fal. A többi szellem nem takarja.
play-term-tunnel = Alagút: itt kilépsz, és a másik végén jössz be, egyetlen lépéssel.
play-term-respawn = Belépőmező: PAC-MAN itt jön a táblára, ha szabad.
play-word-frenzy = Őrület
play-word-sight = Látás
play-word-spend = Beváltás
play-hint-done = Értem
play-hint-goal-race =
    Érd el { $side ->
        [0] a kék
        [1] a narancssárga
        [2] a zöld
       *[3] a lila
    } sort { $way ->
        [up] fent
        [down] lent
        [left] bal oldalt
       *[right] jobb oldalt
    }, mielőtt más eléri a magáét. Koppints egy pontra, és oda lépsz.
play-hint-goal-pacman = Edd meg az összes erőbogyót ({ $count }), mielőtt a szellemek elkapnak. Koppints egy pontra, és oda lépsz.
play-hint-goal-ghosts =
    { $count ->
        [one] Kapd el PAC-MAN-t, mielőtt minden erőbogyót megeszik. Koppints egy szellemre, aztán egy pontra.
       *[other] Kapd el PAC-MAN-t { $count } alkalommal, mielőtt minden erőbogyót megeszik. Koppints egy szellemre, aztán egy pontra.
    }
play-hint-fence = Falat így rakhatsz: húzd az ujjad a rés mentén, vagy tartsd lenyomva. Kövesd az ujjat, aztán nyomd meg a Lerakás gombot.
play-hint-boost =
    { $steps ->
        [one] Lendület! Még 1 lépésed van: megeszed az utadba kerülő szellemeket. Az Itt megállok gombbal előbb is abbahagyhatod.
       *[other] Lendület! Még legfeljebb { $steps } lépésed van: megeszed az utadba kerülő szellemeket. Az Itt megállok gombbal előbb is abbahagyhatod.
    }
play-hint-frenzy =
    { $own ->
        [yes] Egy szellem egyenes vonalban lát téged: { $steps } lépést tesz. Legyen köztetek fal vagy sarok.
       *[no] Ha egy szellem egyenes vonalban látja PAC-MAN-t, rátör az őrület: { $steps } lépést tesz.
    }
play-hint-catch = Az elkapás PAC-MAN egy életébe kerül. Ha nem marad több, a szellemek győznek. A megevett erőbogyók nem jönnek vissza.
play-hint-chamber = Vegyél ki egy falat a Kamrából: koppints egy rózsaszínre, aztán húzd az új helyére.
play-hint-spend = Vannak erőbogyóid tartalékban. Válts be most egyet extra lépésekért, amelyek végleg leszedik a szellemeket.
play-hint-boxed = Beszorultál: se lépni, se falat rakni nem tudsz. Nyomd meg a Passz gombot; a következő játékos jön.
play-set-pace = A többiek húzásai
play-pace-fast = Gyors
play-pace-normal = Közepes
play-pace-slow = Lassú
play-pace-tap = Koppintásra
play-set-hints = Tippek kezdőknek
play-set-notation = Húzások jelöléssel (e3h)
table-your-figure = A figurád
play-review = Kiértékelés
play-save-gif = Minden húzás filmként (GIF)
play-save-animated-svg = Minden húzás, minden méretben éles (animált SVG)
play-set-notify = Szólj, ha én jövök
play-notify-denied = A böngésződ itt nem engedi az értesítéseket. A böngészőben, az oldal beállításainál módosíthatod.
play-watchers =
    { $count ->
        [one] 1 néző
       *[other] { $count } néző
    }
play-level-up =
    { $wins ->
        [one] { $level }. szint: győzelem! Jöhet a következő szint ({ $next })?
       *[other] { $level }. szint: { $wins } győzelem egymás után! Jöhet a következő szint ({ $next })?
    }
play-level-down =
    { $losses ->
        [one] { $level }. szint: kemény dió volt. Megpróbálod eggyel lejjebb ({ $next })?
       *[other] { $level }. szint: { $losses } vereség egymás után. Megpróbálod eggyel lejjebb ({ $next })?
    }
play-level-go = { $level }. szint indítása
hint-wins = Ezzel azonnal győzöl.
hint-fence =
    { $count ->
        [one] { $who } útja 1 lépéssel hosszabb lesz, a tiéd nem.
       *[other] { $who } útja { $count } lépéssel hosszabb lesz, a tiéd nem.
    }
hint-fence-both = { $who } útja { $count } lépéssel hosszabb lesz, a tiéd { $own } lépéssel.
hint-fence-keeps = Így { $who } nem zárhatja el ott az utadat.
hint-route =
    { $count ->
        [one] A legrövidebb utadon van: utána 1 lépés a célig.
       *[other] A legrövidebb utadon van: utána { $count } lépés a célig.
    }
hint-jump =
    { $count ->
        [one] Ezzel átugrod: { $who }. Utána 1 lépés a célig.
       *[other] Ezzel átugrod: { $who }. Utána { $count } lépés a célig.
    }
hint-aside = Két utat is nyitva hagy, így { $who } nem zárhatja el mindkettőt egy fallal.
hint-exposed-less =
    { $count ->
        [one] Utána egy fal legfeljebb 1 lépéssel hosszabbíthatja meg az utadat; most { $before } lépéssel.
       *[other] Utána egy fal legfeljebb { $count } lépéssel hosszabbíthatja meg az utadat; most { $before } lépéssel.
    }
hint-pellet-safe = Ez az erőbogyó biztonságos ({ $square }): a következő körben egy szellem sem ér el.
hint-pellet = Megeszed ezt az erőbogyót: { $square }.
hint-eats = Megeszed: { $pieces }.
hint-hides = Ott nem lát téged: { $pieces }.
hint-safe = Ott a következő körben egy szellem sem ér el.
hint-towards-pellet =
    { $count ->
        [one] Onnan 1 lépés az erőbogyó: { $square }.
       *[other] Onnan { $count } lépés az erőbogyó: { $square }.
    }
hint-away =
    { $count ->
        [one] A legközelebbi szellem utána 1 lépésre lesz tőled; most { $before } lépésre van.
       *[other] A legközelebbi szellem utána { $count } lépésre lesz tőled; most { $before } lépésre van.
    }
hint-fence-ghost =
    { $count ->
        [one] { $piece } útja hozzád 1 lépéssel hosszabb lesz.
       *[other] { $piece } útja hozzád { $count } lépéssel hosszabb lesz.
    }
hint-no-fence = Most egyetlen fal sem hosszabbítaná meg az ellenfél útját, ezért tartsd meg a tiédet.
hint-spends = Válts be egy erőbogyót: továbblépsz, és megeszed az utadba kerülő szellemeket.
hint-shuts-in =
    { $count ->
        [0] PAC-MAN-nek nem marad biztonságos mezője; most { $before } van.
        [one] PAC-MAN-nek 1 biztonságos mezője marad; most { $before } van.
       *[other] PAC-MAN-nek { $count } biztonságos mezője marad; most { $before } van.
    }
hint-covers = { $piece } utána közelebb lesz ehhez az erőbogyóhoz, mint PAC-MAN: { $square }.
hint-fence-pellet =
    { $count ->
        [one] PAC-MAN útja 1 lépéssel hosszabb lesz idáig: { $square }.
       *[other] PAC-MAN útja { $count } lépéssel hosszabb lesz idáig: { $square }.
    }
hint-catches = Ezzel elkapod PAC-MAN-t.
hint-sees = { $piece } onnan látja PAC-MAN-t.
hint-closes-in =
    { $count ->
        [one] { $piece } utána 1 lépésre lesz PAC-MAN-től.
       *[other] { $piece } utána { $count } lépésre lesz PAC-MAN-től.
    }
hint-guards = Őrzi ezt az erőbogyót: { $square }.
hint-best = A gép nem lát jobbat.
key-tab = Tab
key-space = Szóköz
key-enter = Enter
key-escape = Esc
phase-race = Lépj, vagy rakj falat.
phase-walk =
    { $steps ->
        [one] Tegyél meg 1 lépést.
       *[other] Tegyél meg { $steps } lépést.
    }
phase-boost =
    { $steps ->
        [one] Lendület! Még 1 lépés; az útba kerülő szellemeket megeszed.
       *[other] Lendület! Még legfeljebb { $steps } lépés; az útba kerülő szellemeket megeszed.
    }
phase-ghosts =
    { $steps ->
        [0] Lépj egy szellemmel: { $pieces }.
        [one] Tegyél meg 1 lépést: { $pieces }.
       *[other] Tegyél meg legfeljebb { $steps } lépést: { $pieces }.
    }
phase-enter = Válaszd ki, hol lépsz be.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Tegyél meg 1 lépést; utána falat is rakhatsz.
           *[other] Tegyél meg { $steps } lépést; utána falat is rakhatsz.
        }
       *[other] { $steps ->
            [one] Nyitás, { $turn }/{ $opening }. kör: tegyél meg 1 lépést, vagy rakj falat.
           *[other] Nyitás, { $turn }/{ $opening }. kör: tegyél meg { $steps } lépést, vagy rakj falat.
        }
    }
phase-extra =
    { $steps ->
        [one] Lendület! 1 extra lépés; az útba kerülő szellemek végleg kiesnek.
       *[other] Lendület! { $steps } extra lépés; az útba kerülő szellemek végleg kiesnek.
    }
phase-after = Léptél. Tegyél még valamit, vagy fejezd be a köröd így: --.
phase-relocate = Nyitás, { $turn }/{ $opening }. kör: helyezd át a Kamra egyik falát.
phase-ghost-place = Rakj le egy falat, vagy tartsd meg így: --.
