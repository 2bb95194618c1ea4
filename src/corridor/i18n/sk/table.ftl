table-title = Stôl: { $name }
table-title-yours = Tvoj stôl
table-title-nobody = Stôl
table-invite = Pozvať ďalších
table-share = Zdieľať odkaz
table-share-title = Partia Corridoru
table-copy = Kopírovať odkaz
table-seat-link = Odkaz na toto miesto
table-link = Odkaz na tento stôl
table-qr = QR kód
table-qr-label = QR kód s odkazom na tento stôl
table-rules = Čo sa hrá
table-own-layout = Vlastná doska
table-lots-first = Prvé miesto
table-by-lot = Náhodná strana
table-turn =
    { $number ->
        [1] 1. v poradí
        [2] 2. v poradí
        [3] 3. v poradí
       *[other] 4. v poradí
    }
table-seat-free = Miesto { $number } je voľné
table-free-race =
    { $number ->
        [1] Prvé miesto, voľné
        [2] Druhé miesto, voľné
        [3] Tretie miesto, voľné
       *[other] Štvrté miesto, voľné
    }
table-free-piece = { $piece }: voľné
table-starts = Začína na { $squares }
table-enters = Vstúpi v prvom ťahu
table-sit = Sadnúť si sem
table-sit-too = Prisadnúť sem
table-name-too = Meno toho, kto tu sedí
table-add-computer = Počítač
table-stand-up = Vstať
table-send-away = Uvoľniť miesto: { $name }
table-character = Tvoj vzhľad
table-pawn = Obyčajná figúrka
table-lift = { $piece }: presunúť na iné miesto
table-put-here = { $piece } sem
table-share-hint = Potiahni ducha na iné miesto alebo ťukni naň a potom na miesto. Ak dáš preč posledného ducha, jedného dostaneš späť.
table-hands = Títo duchovia chodia spolu
table-here = Obsadené { $here } z { $all },
table-seats-free =
    { $free ->
        [one] 1 miesto je voľné
        [few] { $free } miesta sú voľné
       *[other] { $free } miest je voľných
    }
table-all-here = môžeš začať
table-wait-start = čaká sa na začiatok
table-leave = Odísť
table-start = Začať
table-start-computer = Začať s počítačom
table-drawing = Vyberajú sa strany…
table-begins = Prvý ťah: { $name }.
table-first = Začína
table-to-board = K doske
join-title = Prisadnúť si k stolu
join-invited = { $name } ťa pozýva
join-invited-plain = Máš pozvánku
join-your-seat = Tvoje miesto
join-sit = Sadnúť si
join-watch = Len sa pozerať
join-gone = Táto pozvánka už neplatí
join-gone-more = Odkaz je použitý alebo sa partia už začala. Popros o nový alebo zadaj kód.
join-no-code = Stôl s týmto kódom neexistuje
join-no-code-more = Skontroluj kód a napíš ho znova alebo si ho vypýtaj ešte raz.
join-failed = To sa nepodarilo
balance-pacman = PAC-MAN si vynúti výhru
balance-endless = Nikto si výhru nevynúti
balance-ghosts = Duchovia si vynútia výhru
balance-ahead-pacman = Navrch má PAC-MAN
balance-even = Vyrovnané
balance-ahead-ghosts = Navrch majú duchovia
balance-proved = Dokázané: tak to skončí, keď nikto neurobí chybu.
balance-measured = Nie je to dokázané, len zmerané. Počítač sám so sebou, výhry PAC-MANA: { $won } z { $games }.
table-change = Zmeniť
table-change-owner = Do začiatku ich môžeš meniť. Všetci pri stole s tým musia súhlasiť.
table-change-title = Zmena pravidiel
table-change-save = Použiť tieto pravidlá
table-changed = { $name } mení pravidlá
table-changed-nameless = Pravidlá sa zmenili
table-changed-more = Zostaň a hraj podľa nich alebo od stola odíď.
table-changed-line = teraz { $now }, predtým { $was }
table-stay = Zostať
table-unsure = Rozmýšľa
table-wait-agree =
    { $count ->
        [one] S novými pravidlami musí súhlasiť ešte jeden človek
        [few] S novými pravidlami musia súhlasiť ešte { $count } ľudia
       *[other] S novými pravidlami musí súhlasiť ešte { $count } ľudí
    }
table-own-maze = Moje bludisko { $number }
table-from = Začína sa
table-own-position = Z pripravenej pozície
table-make-maze = Vytvoriť vlastné bludisko
