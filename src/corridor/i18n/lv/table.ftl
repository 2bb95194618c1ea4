table-title = Galds: { $name }
table-title-yours = Tavs galds
table-title-nobody = Galds
table-invite = Uzaicināt citus
table-share = Kopīgot saiti
table-share-title = Corridor spēle
table-copy = Kopēt saiti
table-seat-link = Saite uz šo vietu
table-link = Saite uz šo galdu
table-qr = QR kods
table-qr-label = QR kods ar saiti uz šo galdu
table-rules = Ko spēlējam
table-own-layout = Pašu veidots laukums
table-lots-first = Pirmā vieta
table-by-lot = Nejauša puse
table-turn =
    { $number ->
        [1] Pirmais gājiens
        [2] Otrais gājiens
        [3] Trešais gājiens
       *[other] Ceturtais gājiens
    }
table-seat-free = { $number }. vieta ir brīva
table-free-race =
    { $number ->
        [1] Pirmā vieta, brīva
        [2] Otrā vieta, brīva
        [3] Trešā vieta, brīva
       *[other] Ceturtā vieta, brīva
    }
table-free-piece = { $piece }: vieta brīva
table-starts = Sākums: { $squares }
table-enters = Ienāk pirmajā gājienā
table-sit = Sēsties te
table-sit-too = Sēsties arī te
table-name-too = Kā sauc to, kas sēž te
table-add-computer = Dators
table-stand-up = Piecelties
table-send-away = Atbrīvot vietu: { $name }
table-character = Tavs izskats
table-pawn = Vienkārša figūriņa
table-lift = Pārcelt uz citu vietu: { $piece }
table-put-here = { $piece } nāk šurp
table-share-hint = Pārvelc spoku uz citu vietu vai pieskaries tam un tad vietai. Ja atdosi pēdējo spoku, pretī saņemsi citu.
table-hands = Šie spoki iet kopā
table-here = Klāt { $here } no { $all },
table-seats-free =
    { $free ->
        [zero] brīvas { $free } vietas
        [one] brīva { $free } vieta
       *[other] brīvas { $free } vietas
    }
table-all-here = vari sākt
table-wait-start = gaidām sākumu
table-leave = Aiziet
table-start = Sākt
table-start-computer = Sākt ar datoru
table-drawing = Tiek dalītas puses…
table-begins = Pirmais gājiens: { $name }.
table-first = Sāk spēli
table-to-board = Uz laukumu
join-title = Piesēsties pie galda
join-invited = { $name } tevi aicina
join-invited-plain = Tevi aicina spēlēt
join-your-seat = Tava vieta
join-sit = Apsēsties
join-watch = Tikai skatīties
join-gone = Šis ielūgums vairs neder
join-gone-more = Saite jau izmantota, vai arī spēle ir sākusies. Palūdz jaunu saiti vai ieraksti kodu.
join-no-code = Galda ar šādu kodu nav
join-no-code-more = Pārbaudi kodu un ieraksti vēlreiz vai pajautā to draugam.
join-failed = Tas neizdevās
balance-pacman = Pakmens var panākt uzvaru
balance-endless = Neviens nevar panākt uzvaru
balance-ghosts = Spoki var panākt uzvaru
balance-ahead-pacman = Pārsvars Pakmenam
balance-even = Līdzīgi
balance-ahead-ghosts = Pārsvars spokiem
balance-proved = Pierādīts: tā beidzas, ja neviens nekļūdās.
balance-measured = Nav pierādīts, tikai izmērīts. Datora spēlēs pret sevi Pakmena uzvaras: { $won } no { $games }.
table-change = Mainīt
table-change-owner = Līdz sākumam tos vari mainīt. Visiem pie galda būs jāpiekrīt.
table-change-title = Mainīt noteikumus
table-change-save = Lietot šos noteikumus
table-changed = { $name } mainīja noteikumus
table-changed-nameless = Noteikumi ir mainīti
table-changed-more = Paliec un spēlē pēc tiem vai aizej no galda.
table-changed-line = { $now }, iepriekš: { $was }
table-stay = Palikt
table-unsure = Vēl domā
table-wait-agree =
    { $count ->
        [zero] Jaunajiem noteikumiem vēl jāpiekrīt { $count } cilvēkiem
        [one] Jaunajiem noteikumiem vēl jāpiekrīt { $count } cilvēkam
       *[other] Jaunajiem noteikumiem vēl jāpiekrīt { $count } cilvēkiem
    }
table-own-maze = Mans labirints { $number }
table-from = Sākums
table-own-position = No saliktas pozīcijas
table-make-maze = Izveidot savu labirintu
