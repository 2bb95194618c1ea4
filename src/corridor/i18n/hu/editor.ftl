fault-boost-after-pellet = A lendület erőbogyó után jön. Tedd PAC-MAN-t oda, ahol egy volt: egy mostanra üres mezőre.
fault-chamber-count = Túl kevés vagy túl sok fal tartozik a Kamrához. Jelöld meg a megfelelőket.
fault-chamber-fences-standing = A Kamra álló falakból van: { $fences } nem áll.
fault-closed-chamber = A Kamrán rés van. Zárd be, hogy ne lehessen se be-, se kijutni.
fault-eaten = Azok a megevett erőbogyók, amelyek hiányoznak a tábláról, és ez nem az: { $found }.
fault-fence = „{ $found }” nem fal. A falakat így írjuk: e3h.
fault-fence-list = „{ $found }” nem falak listája, mint például d2e3.
fault-fences-not-crossing = Keresztezik egymást: { $fences }. Az egyik falat tedd máshová.
fault-fences-not-overlapping = Egymáson fekszenek: { $fences }. Az egyik falat tedd máshová.
fault-fences-of-layout = Ebben a játékban a falak nem mozognak, tehát a labirintus falai állnak. Eltér: { $fences }.
fault-fields = Ennek a játéknak az állása { $detail } részből áll, köztük perjellel.
fault-fitting-fence = Nem férnek össze: { $fences }. Az egyik falat tedd máshová.
fault-ghosts-apart = Két szellem áll itt: { $squares }. Adj mindkettőnek saját mezőt.
fault-inline-layout = „{ $found }” nem hat részből álló labirintus, köztük pontokkal.
fault-known-name = Nincs ilyen: { $found }. Ezek vannak: { $detail }.
fault-layout-key = A labirintusfájlban itt nem állhat ez: „{ $found }”.
fault-layout-number = { $found } kívül esik a határokon. Válassz ebből: { $detail }.
fault-layout-size = Ez túl hosszú egy labirintushoz.
fault-layout-value = { $found } típusa ez legyen: { $detail }.
fault-lives = { $found } élet több, mint amennyivel a játék kezdődik.
fault-no-pellet-on-respawn-square = PAC-MAN itt tér vissza: { $squares }. Tedd máshová az erőbogyót.
fault-no-pellet-under-piece = Egy bábu áll az erőbogyón itt: { $squares }. Az egyiket tedd máshová.
fault-no-square-cut-off = { $count ->
    [one] Ezt a mezőt senki sem éri el: { $squares }. Nyiss utat.
   *[other] Ezt a { $count } mezőt senki sem éri el. Nyiss utat.
}
fault-numbers = „{ $found }” helyett ez kell: { $detail ->
    [1] egy szám.
   *[other] { $detail } szám.
}
fault-one-chamber = Több zárt szoba is van. Csak a Kamra lehet zárt.
fault-one-square = Egy bábu egy mezőről indul: { $found }.
fault-pacman-apart = Egy szellem PAC-MAN-nel egy mezőn áll: { $squares }. Az egyiket tedd máshová.
fault-pacman-on-board = PAC-MAN hiányzik. Tedd fel a táblára.
fault-pellets-differ = Két erőbogyó van itt: { $squares }. Az egyiket tedd máshová.
fault-pellets-of-layout = A labirintusban itt nincs erőbogyó: { $squares }. Vedd el, vagy módosítsd a labirintust.
fault-pellet-count = Ebben a játékban { $detail } erőbogyó van, itt pedig { $found }.
fault-phase = A körnek ez a pillanata („{ $found }”) nem illik a tábla többi részéhez.
fault-pieces-apart = Két bábu áll itt: { $squares }. Az egyiket tedd máshová.
fault-piece-letter = „{ $found }” nem bábu, vagy az egyik kétszer szerepel.
fault-piece-name = Ebben a játékban nincs ilyen nevű bábu: „{ $found }”.
fault-piece-off-board = { $pieces } itt a táblán kívül kezd, és később lép be. Vedd le a bábut.
fault-piece-on-board = { $pieces } hiányzik. Tedd fel a bábut a táblára.
fault-played-in-turn = Ezek a szellemek ebben a pillanatban még nem léphettek.
fault-position-size = Ez túl hosszú egy álláshoz.
fault-previous = { $pieces } nincs a táblán, így előző mezője sincs.
fault-reserve = { $found } tartalék több, mint amennyit PAC-MAN megevett.
fault-route-to-goal = A bábu innen nem éri el a célját: { $squares }. Nyiss utat.
fault-side-number = Ebben a játékban nincs ilyen oldal: { $found }.
fault-square = „{ $found }” nem mező. A mezők: a1 és i9 között.
fault-square-for-each-piece = Minden bábunak kell egy mező, vagy kötőjel, ha nincs a táblán: { $found }.
fault-square-list = „{ $found }” nem mezők listája, mint például a1i9.
fault-start-off-goal = Ez a bábu már a célján áll: { $squares }. Tedd máshová.
fault-stock = Több fal van kézben, mint amennyi a táblára fér: { $found }.
fault-stock-name = A kézben lévő falak ennek a játéknak az oldalaihoz tartoznak: { $found }.
fault-switch = „{ $found }” nem szabály az értékével, vagy kétszer szerepel.
fault-toml = Nem olvasható: { $line }. sor, { $column }. karakter.
fault-turn = „{ $found }” nem mondja meg, melyik kör ez.
editor-lead-maze = Rajzolj falakat, tedd fel a bábukat és az erőbogyókat, aztán játssz rajta. Amit a szabályok nem engednek, menet közben megjelöljük.
editor-lead-position = Bármelyik játék bármelyik pillanata. Amit a szabályok nem engednek, menet közben megjelöljük.
editor-board = A szerkesztett tábla
editor-tools = Mit tesz a koppintás
editor-tool-fence = Falak
editor-tool-erase = Törlés
editor-tool-chamber = A Kamra falai
editor-tool-pellet = Erőbogyók
editor-hint-fence = Húzással falat raksz le, koppintással elveszel egyet; a bábukat húzd, ahová szeretnéd.
editor-hint-erase = Koppints egy falra, bábura vagy erőbogyóra, és eltűnik.
editor-hint-chamber = Koppints azokra a falakra, amelyek a Kamrát zárják.
editor-hint-pellet = Koppints a mezőkre: így teszel fel vagy veszel le erőbogyót.
editor-hint-piece = Koppints egy mezőre, és odakerül: { $piece }. Koppints újra, és lekerül a tábláról.
editor-fence = Fal { $fence }
editor-on-fence = Itt fal áll: { $fence }. Az Enter elveszi.
editor-symmetry = Szimmetria
editor-symmetry-none = Ki
editor-symmetry-mirror = Bal–jobb
editor-symmetry-flip = Fent–lent
editor-symmetry-turn = Félfordulat
editor-redo = Mégis
editor-clear = Falak törlése
editor-good = Ez játszható.
editor-faults = Mi a baj
editor-more-faults = { $count ->
    [one] Még egy
   *[other] Még { $count }
}
editor-bad-link = Ebben a linkben nincs megmutatható tábla. Itt egy új.
editor-try = Kipróbálom
editor-use = Asztalt nyitok ezzel
editor-not-yet = Akkor oszthatod meg és játszhatod, ha már semmi sincs megjelölve.
editor-stock = Falak: { $side }
editor-side = Soron
editor-phase = A kör része
editor-phase-walk = PAC-MAN lép
editor-phase-boost = Lendület
editor-phase-ghosts = Szellemek lépnek
editor-phase-enter = PAC-MAN belép
editor-phase-action = PAC-MAN húzása
editor-phase-extra = Extra lépés
editor-phase-after = A lépése után
editor-phase-relocate = Kamra-fal
editor-phase-ghost-place = Szellem fala
editor-played = Szellemek, akik már léptek
editor-reserve = Erőbogyók tartalékban
editor-turn = Kör
editor-memory = Megjegyezve a körből
editor-previous = Innen jött
editor-from = Kiindulás
editor-from-none = Válassz pályát
editor-forget = Labirintus törlése
editor-fences = { $count ->
    [one] Egy fal
   *[other] { $count } fal
}
editor-take-away = Törlés: { $fence }
editor-fair = Mennyire igazságos?
editor-fair-lead = A gép gyors partikat játszik önmaga ellen. Ahol tudja, legfeljebb három szellemre meg is oldja a labirintust.
editor-fair-ask = Derítsük ki
editor-fair-making = Gyors partik folynak
editor-fair-ahead = { $ahead ->
    [one] Egy pálya van a tiéd előtt
   *[other] { $ahead } pálya van a tiéd előtt
}
editor-fair-failed = Ez nem sikerült. Kérheted újra.
editor-fair-done = A gyors partik véget értek.
editor-fair-share = győzött: { $share }% (valószínűleg { $low }–{ $high }%)
editor-fair-games = { $games } parti, { $level }. szint önmaga ellen, döntetlen: { $drawn ->
    [0] egy sem
   *[other] { $drawn }
}. Húszból tizenkilencszer a valódi arány a halvány részen belül van.
editor-fair-exact = { $ghosts ->
    [one] Megoldva, egy szellem
   *[other] Megoldva, { $ghosts } szellem
}
editor-fair-pacman = PAC-MAN győz
editor-fair-endless = Nincs biztos nyerés
editor-fair-ghosts = A szellemek győznek
