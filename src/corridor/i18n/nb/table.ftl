table-title = Bordet til { $name }
table-title-yours = Bordet ditt
table-title-nobody = Et bord
table-invite = Inviter andre
table-share = Del lenke
table-share-title = Et parti Corridor
table-copy = Kopier lenke
table-seat-link = En lenke til denne plassen
table-link = Lenke til dette bordet
table-qr = QR-kode
table-qr-label = QR-kode med lenken til dette bordet
table-rules = Dette spilles
table-own-layout = Eget brett
table-lots-first = Første plass
table-by-lot = Tilfeldig side
table-turn =
    { $number ->
        [1] Begynner
        [2] Nummer to
        [3] Nummer tre
       *[other] Nummer fire
    }
table-seat-free = Plass { $number } er ledig
table-free-race =
    { $number ->
        [1] Første plass, ledig
        [2] Andre plass, ledig
        [3] Tredje plass, ledig
       *[other] Fjerde plass, ledig
    }
table-free-piece = { $piece }: ledig
table-starts = Fra { $squares }
table-enters = Kommer inn på første tur
table-sit = Sitt her
table-sit-too = Sitt her også
table-name-too = Navnet på den som sitter her
table-add-computer = Maskinen
table-stand-up = Reis deg
table-send-away = Gjør plassen til { $name } ledig
table-character = Figuren din
table-pawn = En vanlig brikke
table-lift = Flytt { $piece } til en annen plass
table-put-here = { $piece } hit
table-share-hint = Dra et spøkelse til en annen plass, eller trykk på det og så på plassen. Gir du bort ditt siste spøkelse, får du et tilbake.
table-hands = Disse spøkelsene hører sammen
table-here = { $here } av { $all } er her,
table-seats-free =
    { $free ->
        [one] 1 plass er ledig
       *[other] { $free } plasser er ledige
    }
table-all-here = du kan starte
table-wait-start = venter på start
table-leave = Forlat bordet
table-start = Start
table-start-computer = Start med maskinen
table-drawing = Fordeler sidene…
table-begins = { $name } begynner.
table-first = Begynner
table-to-board = Til brettet
join-title = Bli med ved et bord
join-invited = { $name } inviterer deg
join-invited-plain = Du er invitert
join-your-seat = Din plass
join-sit = Sett deg
join-watch = Bare se på
join-gone = Denne invitasjonen er over
join-gone-more = Lenken er brukt, eller så har partiet startet. Be om en ny, eller skriv inn en kode.
join-no-code = Ingen bord har denne koden
join-no-code-more = Sjekk koden og skriv den på nytt, eller spør vennen din om den.
join-failed = Det gikk ikke
balance-pacman = PAC-MAN kan tvinge fram seier
balance-endless = Ingen kan tvinge fram seier
balance-ghosts = Spøkelsene kan tvinge fram seier
balance-ahead-pacman = PAC-MAN ligger foran
balance-even = Jevnt
balance-ahead-ghosts = Spøkelsene ligger foran
balance-proved = Bevist: slik ender det når ingen gjør feil.
balance-measured = Ikke bevist, bare målt. Da maskinen spilte mot seg selv, vant PAC-MAN { $won } av { $games }.
table-change = Endre
table-change-owner = Du kan endre dette fram til start. Alle ved bordet blir spurt om de er enige.
table-change-title = Endre reglene
table-change-save = Bruk disse reglene
table-changed = { $name } har endret reglene
table-changed-nameless = Reglene er endret
table-changed-more = Bli sittende for å spille etter disse, eller gå fra bordet.
table-changed-line = { $now } i stedet for { $was }
table-stay = Bli
table-unsure = Tenker på det
table-wait-agree =
    { $count ->
        [one] Én person må si ja til de nye reglene
       *[other] { $count } personer må si ja til de nye reglene
    }
table-own-maze = Min labyrint { $number }
table-from = Starter fra
table-own-position = Fra en oppsatt stilling
table-make-maze = Lag din egen labyrint
