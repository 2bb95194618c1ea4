table-title = Bordet hos { $name }
table-title-yours = Ditt bord
table-title-nobody = Ett bord
table-invite = Bjud in andra
table-share = Dela länk
table-share-title = Ett parti Corridor
table-copy = Kopiera länk
table-seat-link = En länk till den här platsen
table-link = Länk till det här bordet
table-qr = QR-kod
table-qr-label = QR-kod med länken till det här bordet
table-rules = Det här spelas
table-own-layout = Eget bräde
table-lots-first = Den första platsen
table-by-lot = Sidan slumpas
table-turn =
    { $number ->
        [1] Börjar
        [2] Går som tvåa
        [3] Går som trea
       *[other] Går som fyra
    }
table-seat-free = Plats { $number } är ledig
table-free-race =
    { $number ->
        [1] Första platsen, ledig
        [2] Andra platsen, ledig
        [3] Tredje platsen, ledig
       *[other] Fjärde platsen, ledig
    }
table-free-piece = { $piece }: ledig
table-starts = Från { $squares }
table-enters = Kommer in i första turen
table-sit = Sitt här
table-sit-too = Sitt här också
table-name-too = Namn på den som sitter här
table-add-computer = Datorn
table-stand-up = Res dig
table-send-away = Frigör platsen: { $name }
table-character = Ditt utseende
table-pawn = En enkel pjäs
table-lift = Flytta { $piece } till en annan plats
table-put-here = { $piece } ska hit
table-share-hint = Dra ett spöke till en annan plats, eller tryck på det och sedan på platsen. Ger du bort ditt sista spöke får du ett tillbaka.
table-hands = De här spökena hör ihop
table-here = { $here } av { $all } är här,
table-seats-free =
    { $free ->
        [one] 1 plats är ledig
       *[other] { $free } platser är lediga
    }
table-all-here = du kan starta
table-wait-start = väntar på start
table-leave = Lämna
table-start = Starta
table-start-computer = Starta med datorn
table-drawing = Sidorna slumpas…
table-begins = { $name } börjar.
table-first = Börjar
table-to-board = Till brädet
join-title = Slå dig ner vid ett bord
join-invited = { $name } bjuder in dig
join-invited-plain = Du är inbjuden
join-your-seat = Din plats
join-sit = Slå dig ner
join-watch = Bara titta
join-gone = Inbjudan gäller inte längre
join-gone-more = Länken har använts, eller så har partiet börjat. Be om en ny eller skriv in en kod.
join-no-code = Inget bord har den koden
join-no-code-more = Kolla koden och skriv den igen, eller fråga din vän.
join-failed = Det gick inte
balance-pacman = PAC-MAN kan tvinga fram vinst
balance-endless = Ingen kan tvinga fram vinst
balance-ghosts = Spökena kan tvinga fram vinst
balance-ahead-pacman = PAC-MAN ligger före
balance-even = Jämnt
balance-ahead-ghosts = Spökena ligger före
balance-proved = Bevisat: så slutar det när ingen gör fel.
balance-measured = Inte bevisat, bara uppmätt. När datorn mötte sig själv vann PAC-MAN { $won } av { $games }.
table-change = Ändra
table-change-owner = Du kan ändra det här ända till start. Alla vid bordet får frågan om de godkänner.
table-change-title = Ändra reglerna
table-change-save = Använd reglerna
table-changed = { $name } har ändrat reglerna
table-changed-nameless = Reglerna har ändrats
table-changed-more = Stanna och spela efter dem, eller lämna bordet.
table-changed-line = { $now } i stället för { $was }
table-stay = Stanna
table-unsure = Funderar
table-wait-agree =
    { $count ->
        [one] En person måste godkänna de nya reglerna
       *[other] { $count } personer måste godkänna de nya reglerna
    }
table-own-maze = Min labyrint { $number }
table-from = Startläge
table-own-position = En egen ställning
table-make-maze = Gör en egen labyrint
