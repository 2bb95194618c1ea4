table-title = Tafel van { $name }
table-title-yours = Jouw tafel
table-title-nobody = Een tafel
table-invite = Nodig anderen uit
table-share = Link delen
table-share-title = Een potje Corridor
table-copy = Link kopiëren
table-seat-link = Een link voor deze plek
table-link = Link naar deze tafel
table-qr = QR-code
table-qr-label = QR-code met de link naar deze tafel
table-rules = Wat er gespeeld wordt
table-own-layout = Eigen bord
table-lots-first = De eerste plek
table-by-lot = Willekeurige kant
table-turn =
    { $number ->
        [1] Begint
        [2] Speelt als tweede
        [3] Speelt als derde
       *[other] Speelt als vierde
    }
table-seat-free = Plek { $number } is vrij
table-free-race =
    { $number ->
        [1] Eerste plek, vrij
        [2] Tweede plek, vrij
        [3] Derde plek, vrij
       *[other] Vierde plek, vrij
    }
table-free-piece = { $piece }: vrij
table-starts = Vanaf { $squares }
table-enters = Komt in de eerste beurt binnen
table-sit = Hier zitten
table-sit-too = Ook hier zitten
table-name-too = Naam van wie hier zit
table-add-computer = Computer
table-stand-up = Opstaan
table-send-away = Maak de plek van { $name } vrij
table-character = Jouw personage
table-pawn = Een gewone pion
table-lift = { $piece } naar een andere plek
table-put-here = { $piece } hierheen
table-share-hint = Sleep een spook naar een andere plek, of tik erop en daarna op de plek. Geef je je laatste spook weg, dan krijg je er een terug.
table-hands = Deze spoken horen bij elkaar
table-here = { $here } van { $all } aan tafel,
table-seats-free =
    { $free ->
        [one] er is nog 1 plek vrij
       *[other] er zijn nog { $free } plekken vrij
    }
table-all-here = je kunt beginnen
table-wait-start = wachten op de start
table-leave = Weggaan
table-start = Starten
table-start-computer = Starten met de computer
table-drawing = Kanten worden verdeeld…
table-begins = { $name } begint.
table-first = Begint
table-to-board = Naar het bord
join-title = Aanschuiven
join-invited = { $name } nodigt je uit
join-invited-plain = Je bent uitgenodigd
join-your-seat = Jouw plek
join-sit = Aanschuiven
join-watch = Alleen kijken
join-gone = Deze uitnodiging is verlopen
join-gone-more = De link is al gebruikt, of de partij is begonnen. Vraag een nieuwe, of voer een code in.
join-no-code = Geen tafel heeft deze code
join-no-code-more = Kijk de code na en typ hem opnieuw, of vraag er nog eens naar.
join-failed = Dat is niet gelukt
balance-pacman = PAC-MAN kan winst afdwingen
balance-endless = Niemand kan winst afdwingen
balance-ghosts = Spoken kunnen winst afdwingen
balance-ahead-pacman = PAC-MAN in het voordeel
balance-even = In balans
balance-ahead-ghosts = Spoken in het voordeel
balance-proved = Bewezen: zo loopt het af als niemand een fout maakt.
balance-measured = Niet bewezen, alleen gemeten. In partijen van de computer tegen zichzelf won PAC-MAN er { $won } van de { $games }.
table-change = Wijzigen
table-change-owner = Tot de start kun je dit wijzigen. Iedereen aan tafel krijgt de vraag of het goed is.
table-change-title = Regels wijzigen
table-change-save = Deze regels gebruiken
table-changed = { $name } heeft de regels gewijzigd
table-changed-nameless = De regels zijn gewijzigd
table-changed-more = Blijf om zo te spelen, of verlaat de tafel.
table-changed-line = { $now } in plaats van { $was }
table-stay = Blijven
table-unsure = Denkt nog na
table-wait-agree =
    { $count ->
        [one] Eén speler moet nog akkoord gaan met de nieuwe regels
       *[other] { $count } spelers moeten nog akkoord gaan met de nieuwe regels
    }
table-own-maze = Mijn doolhof { $number }
table-from = Begint vanuit
table-own-position = Een zelf opgezette stelling
table-make-maze = Zelf een doolhof maken
