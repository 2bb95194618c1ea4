table-title = { $name } asztala
table-title-yours = A te asztalod
table-title-nobody = Egy asztal
table-invite = Hívj meg másokat
table-share = Link megosztása
table-share-title = Egy Corridor-parti
table-copy = Link másolása
table-seat-link = Link ehhez a helyhez
table-link = Link ehhez az asztalhoz
table-qr = QR-kód
table-qr-label = QR-kód az asztal linkjével
table-rules = Mit játszunk
table-own-layout = Egyéni pálya
table-lots-first = Az első hely
table-by-lot = Véletlen oldal
table-turn =
    { $number ->
        [1] Elsőként jön
        [2] Másodikként jön
        [3] Harmadikként jön
       *[other] Negyedikként jön
    }
table-seat-free = { $number }. hely, szabad
table-free-race =
    { $number ->
        [1] Első hely, szabad
        [2] Második hely, szabad
        [3] Harmadik hely, szabad
       *[other] Negyedik hely, szabad
    }
table-free-piece = { $piece }: szabad
table-starts = Innen: { $squares }
table-enters = Az első körben lép be
table-sit = Ideülök
table-sit-too = Ide is ül valaki
table-name-too = Annak a neve, aki ideül
table-add-computer = Gép
table-stand-up = Felállok
table-send-away = Hely felszabadítása: { $name }
table-character = A figurád
table-pawn = Egyszerű bábu
table-lift = { $piece } áthelyezése másik helyre
table-put-here = { $piece } ide kerül
table-share-hint = Húzz át egy szellemet másik helyre, vagy koppints rá, aztán a helyre. Ha az utolsó szellemedet adod oda, kapsz vissza egyet.
table-hands = Ezek a szellemek összetartoznak
table-here = { $all } helyből { $here } foglalt,
table-seats-free =
    { $free ->
        [one] 1 hely szabad
       *[other] { $free } hely szabad
    }
table-all-here = kezdhetsz
table-wait-start = várjuk a kezdést
table-leave = Távozás
table-start = Kezdés
table-start-computer = Kezdés a géppel
table-drawing = Oldalak kiosztása…
table-begins = Kezd: { $name }
table-first = Kezd
table-to-board = A táblához
join-title = Leülés egy asztalhoz
join-invited = { $name } meghívott téged
join-invited-plain = Meghívást kaptál
join-your-seat = A te helyed
join-sit = Leülök
join-watch = Csak nézem
join-gone = Ez a meghívó már nem él
join-gone-more = A linket már felhasználták, vagy elkezdődött a parti. Kérj újat, vagy írj be egy kódot.
join-no-code = Nincs asztal ezzel a kóddal
join-no-code-more = Nézd meg a kódot, és írd be újra, vagy kérd el a barátodtól.
join-failed = Ez nem sikerült
balance-pacman = Biztos nyerés: PAC-MAN
balance-endless = Nincs biztos nyerés
balance-ghosts = Biztos nyerés: szellemek
balance-ahead-pacman = PAC-MAN előnyben
balance-even = Kiegyenlített
balance-ahead-ghosts = A szellemek előnyben
balance-proved = Bizonyított: ez a vége, ha senki sem hibázik.
balance-measured = Nem bizonyított, csak mért adat. A gép önmaga elleni { $games } partijából PAC-MAN ennyit nyert: { $won }.
table-change = Módosítás
table-change-owner = Ezeket a kezdésig módosíthatod. Az asztalnál mindenkinek el kell fogadnia.
table-change-title = Szabályok módosítása
table-change-save = Így játsszunk
table-changed = { $name } módosította a szabályokat
table-changed-nameless = Megváltoztak a szabályok
table-changed-more = Maradj, ha így is játszanál, vagy állj fel az asztaltól.
table-changed-line = { $now }, eddig: { $was }
table-stay = Maradok
table-unsure = Gondolkodik
table-wait-agree =
    { $count ->
        [one] Egy embernek még el kell fogadnia az új szabályokat
       *[other] { $count } embernek még el kell fogadnia az új szabályokat
    }
table-own-maze = { $number }. labirintusom
table-from = Kezdőállás
table-own-position = Egy összeállított állásból
table-make-maze = Saját labirintus készítése
