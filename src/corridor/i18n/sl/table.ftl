table-title = Miza: { $name }
table-title-yours = Tvoja miza
table-title-nobody = Miza
table-invite = Povabi druge
table-share = Deli povezavo
table-share-title = Partija igre Corridor
table-copy = Kopiraj povezavo
table-seat-link = Povezava za to mesto
table-link = Povezava do te mize
table-qr = Koda QR
table-qr-label = Koda QR s povezavo do te mize
table-rules = Kaj se igra
table-own-layout = Plošča po meri
table-lots-first = Prvo mesto
table-by-lot = Naključna stran
table-turn =
    { $number ->
        [1] Začne
        [2] 2. na potezi
        [3] 3. na potezi
       *[other] 4. na potezi
    }
table-seat-free = Mesto { $number } je prosto
table-free-race =
    { $number ->
        [1] Prvo mesto, prosto
        [2] Drugo mesto, prosto
        [3] Tretje mesto, prosto
       *[other] Četrto mesto, prosto
    }
table-free-piece = { $piece }: prosto
table-starts = Začetek: { $squares }
table-enters = Vstopi v prvi potezi
table-sit = Sedi sem
table-sit-too = Dodaj osebo
table-name-too = Ime osebe, ki sede sem
table-add-computer = Računalnik
table-stand-up = Vstani
table-send-away = Sprosti mesto: { $name }
table-character = Tvoj videz
table-pawn = Navadna figura
table-lift = Prestavi na drugo mesto: { $piece }
table-put-here = { $piece } gre sem
table-share-hint = Povleci duha na drugo mesto ali tapni njega in nato mesto. Če oddaš zadnjega duha, dobiš enega nazaj.
table-hands = Ti duhovi gredo skupaj
table-here = Tu jih je { $here } od { $all },
table-seats-free =
    { $free ->
        [one] { $free } mesto je prosto
        [two] { $free } mesti sta prosti
        [few] { $free } mesta so prosta
       *[other] { $free } mest je prostih
    }
table-all-here = lahko začneš
table-wait-start = čakanje na začetek
table-leave = Zapusti
table-start = Začni
table-start-computer = Začni z računalnikom
table-drawing = Izbiramo strani…
table-begins = Prvo potezo ima { $name }.
table-first = Začne
table-to-board = K plošči
join-title = Pridruži se mizi
join-invited = { $name } te vabi
join-invited-plain = Čaka te povabilo
join-your-seat = Tvoje mesto
join-sit = Prisedi
join-watch = Samo gledaj
join-gone = To povabilo ne velja več
join-gone-more = Povezava je že porabljena ali pa se je partija začela. Prosi za novo ali vpiši kodo.
join-no-code = Nobena miza nima te kode
join-no-code-more = Preveri kodo in jo vpiši znova ali prosi zanjo tistega, ki te je povabil.
join-failed = To ni uspelo
balance-pacman = PAC-MAN lahko izsili zmago
balance-endless = Zmage ne more izsiliti nihče
balance-ghosts = Duhovi lahko izsilijo zmago
balance-ahead-pacman = PAC-MAN v prednosti
balance-even = Izenačeno
balance-ahead-ghosts = Duhovi v prednosti
balance-proved = Dokazano: tako se konča, če se nihče ne zmoti.
balance-measured = Ni dokazano, samo izmerjeno. Partije računalnika s samim sabo, zmage PAC-MANA: { $won } od { $games }.
table-change = Spremeni
table-change-owner = To lahko spreminjaš do začetka. Vsi za mizo se morajo strinjati.
table-change-title = Spremeni pravila
table-change-save = Uporabi ta pravila
table-changed = Nova pravila: { $name }
table-changed-nameless = Pravila so se spremenila
table-changed-more = Ostani in igraj po teh ali zapusti mizo.
table-changed-line = { $now } namesto { $was }
table-stay = Ostani
table-unsure = Se odloča
table-wait-agree =
    { $count ->
        [one] Z novimi pravili se mora strinjati še { $count } oseba
        [two] Z novimi pravili se morata strinjati še { $count } osebi
        [few] Z novimi pravili se morajo strinjati še { $count } osebe
       *[other] Z novimi pravili se mora strinjati še { $count } oseb
    }
table-own-maze = Moj labirint { $number }
table-from = Začetek
table-own-position = Iz postavljenega položaja
table-make-maze = Naredi svoj labirint
