table-title = Laud: { $name }
table-title-yours = Sinu laud
table-title-nobody = Laud
table-invite = Kutsu teised
table-share = Jaga linki
table-share-title = Corridori mäng
table-copy = Kopeeri link
table-seat-link = Link sellele kohale
table-link = Selle laua link
table-qr = QR-kood
table-qr-label = QR-kood selle laua lingiga
table-rules = Mida mängitakse
table-own-layout = Oma mängulaud
table-lots-first = Esimene koht
table-by-lot = Juhuslik pool
table-turn =
    { $number ->
        [1] Alustab
        [2] Käib teisena
        [3] Käib kolmandana
       *[other] Käib neljandana
    }
table-seat-free = Koht { $number } on vaba
table-free-race =
    { $number ->
        [1] Esimene koht, vaba
        [2] Teine koht, vaba
        [3] Kolmas koht, vaba
       *[other] Neljas koht, vaba
    }
table-free-piece = { $piece }: vaba
table-starts = Algus: { $squares }
table-enters = Ilmub esimesel käigul
table-sit = Istu siia
table-sit-too = Istu ka siia
table-name-too = Siin istuja nimi
table-add-computer = Arvuti
table-stand-up = Tõuse lauast
table-send-away = Vabasta koht: { $name }
table-character = Sinu välimus
table-pawn = Tavaline nupp
table-lift = Tõsta teisele kohale: { $piece }
table-put-here = { $piece } tuleb siia
table-share-hint = Lohista kummitus teisele kohale või puuduta kummitust ja siis kohta. Kui annad viimase ära, saad ühe tagasi.
table-hands = Need kummitused käivad koos
table-here = Kohal { $here }/{ $all },
table-seats-free =
    { $free ->
        [one] 1 koht on vaba
       *[other] { $free } kohta on vaba
    }
table-all-here = võid alustada
table-wait-start = ootame algust
table-leave = Lahku
table-start = Alusta
table-start-computer = Alusta arvutiga
table-drawing = Jagame pooli…
table-begins = Alustaja: { $name }
table-first = Alustab
table-to-board = Mängulauale
join-title = Liitu lauaga
join-invited = { $name } kutsub sind
join-invited-plain = Sind on kutsutud
join-your-seat = Sinu koht
join-sit = Istu lauda
join-watch = Vaata ainult pealt
join-gone = See kutse enam ei kehti
join-gone-more = Link on juba kasutatud või mäng on alanud. Küsi uus või sisesta kood.
join-no-code = Sellise koodiga lauda pole
join-no-code-more = Kontrolli koodi ja sisesta uuesti või küsi seda sõbralt.
join-failed = See ei õnnestunud
balance-pacman = PAC-MAN’il on kindel võit
balance-endless = Kindlat võitu pole kellelgi
balance-ghosts = Kummitustel on kindel võit
balance-ahead-pacman = Eelis PAC-MAN’il
balance-even = Tasavägine
balance-ahead-ghosts = Eelis kummitustel
balance-proved = Tõestatud: nii see lõpeb, kui keegi ei eksi.
balance-measured = Pole tõestatud, ainult mõõdetud. Arvuti mängudes iseendaga võitis PAC-MAN { $won }/{ $games }.
table-change = Muuda
table-change-owner = Neid saad muuta kuni alguseni. Kõigilt lauas küsitakse nõusolekut.
table-change-title = Muuda reegleid
table-change-save = Kasuta neid reegleid
table-changed = { $name } muutis reegleid
table-changed-nameless = Reeglid on muutunud
table-changed-more = Jää ja mängi nende järgi või lahku lauast.
table-changed-line = { $now }, varem { $was }
table-stay = Jään
table-unsure = Otsustab
table-wait-agree =
    { $count ->
        [one] Üks mängija peab veel uute reeglitega nõustuma
       *[other] { $count } mängijat peavad veel uute reeglitega nõustuma
    }
table-own-maze = Minu labürint { $number }
table-from = Algseis
table-own-position = Ise seatud seis
table-make-maze = Tee oma labürint
