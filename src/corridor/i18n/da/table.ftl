table-title = Bordet hos { $name }
table-title-yours = Dit bord
table-title-nobody = Et bord
table-invite = Inviter andre
table-share = Del link
table-share-title = Et spil Corridor
table-copy = Kopiér link
table-seat-link = Et link til denne plads
table-link = Link til dette bord
table-qr = QR-kode
table-qr-label = QR-kode med linket til dette bord
table-rules = Hvad I spiller
table-own-layout = Eget bræt
table-lots-first = Den første plads
table-by-lot = Tilfældig side
table-turn =
    { $number ->
        [1] Begynder
        [2] Er nummer to
        [3] Er nummer tre
       *[other] Er nummer fire
    }
table-seat-free = Plads { $number } er ledig
table-free-race =
    { $number ->
        [1] Første plads, ledig
        [2] Anden plads, ledig
        [3] Tredje plads, ledig
       *[other] Fjerde plads, ledig
    }
table-free-piece = { $piece }: ledig
table-starts = Fra { $squares }
table-enters = Kommer ind i første tur
table-sit = Sæt dig her
table-sit-too = Sæt dig også her
table-name-too = Navnet på den, der sidder her
table-add-computer = Computer
table-stand-up = Rejs dig
table-send-away = Gør pladsen fri: { $name }
table-character = Dit udseende
table-pawn = En almindelig brik
table-lift = Flyt { $piece } til en anden plads
table-put-here = { $piece } skal herhen
table-share-hint = Træk et spøgelse til en anden plads, eller tryk på det og så på pladsen. Giver du dit sidste spøgelse væk, får du et andet tilbage.
table-hands = Disse spøgelser hører sammen
table-here = { $here } af { $all } er her,
table-seats-free =
    { $free ->
        [one] 1 plads er ledig
       *[other] { $free } pladser er ledige
    }
table-all-here = du kan starte
table-wait-start = venter på start
table-leave = Forlad bordet
table-start = Start
table-start-computer = Start med computeren
table-drawing = Fordeler siderne…
table-begins = { $name } begynder.
table-first = Begynder
table-to-board = Til brættet
join-title = Sæt dig ved et bord
join-invited = { $name } inviterer dig
join-invited-plain = Du er inviteret
join-your-seat = Din plads
join-sit = Sæt dig
join-watch = Bare se med
join-gone = Invitationen gælder ikke mere
join-gone-more = Linket er brugt, eller spillet er begyndt. Bed om et nyt, eller skriv en kode.
join-no-code = Intet bord har den kode
join-no-code-more = Tjek koden, og skriv den igen, eller spørg din ven.
join-failed = Det gik ikke
balance-pacman = PAC-MAN kan sikre sig sejren
balance-endless = Ingen kan sikre sig sejren
balance-ghosts = Spøgelserne kan sikre sig sejren
balance-ahead-pacman = PAC-MAN er foran
balance-even = Lige
balance-ahead-ghosts = Spøgelserne er foran
balance-proved = Bevist: sådan ender det, når ingen begår fejl.
balance-measured = Ikke bevist, kun målt. Når computeren spillede mod sig selv, vandt PAC-MAN { $won } ud af { $games }.
table-change = Ændr
table-change-owner = Du kan ændre reglerne, indtil I starter. Alle ved bordet bliver spurgt, om de er med på det.
table-change-title = Ændr reglerne
table-change-save = Brug disse regler
table-changed = { $name } har ændret reglerne
table-changed-nameless = Reglerne er ændret
table-changed-more = Bliv, og spil efter dem, eller forlad bordet.
table-changed-line = { $now } i stedet for { $was }
table-stay = Bliv
table-unsure = Tænker over det
table-wait-agree =
    { $count ->
        [one] Én skal sige ja til de nye regler
       *[other] { $count } skal sige ja til de nye regler
    }
table-own-maze = Min labyrint { $number }
table-from = Begynder fra
table-own-position = Fra en opstillet stilling
table-make-maze = Lav din egen labyrint
