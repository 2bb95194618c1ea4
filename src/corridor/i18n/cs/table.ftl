table-title = Stůl: { $name }
table-title-yours = Tvůj stůl
table-title-nobody = Stůl
table-invite = Pozvat další
table-share = Sdílet odkaz
table-share-title = Partie Corridoru
table-copy = Kopírovat odkaz
table-seat-link = Odkaz na tohle místo
table-link = Odkaz na tenhle stůl
table-qr = QR kód
table-qr-label = QR kód s odkazem na tenhle stůl
table-rules = Co se hraje
table-own-layout = Vlastní deska
table-lots-first = První místo
table-by-lot = Náhodná strana
table-turn =
    { $number ->
        [1] 1. v pořadí
        [2] 2. v pořadí
        [3] 3. v pořadí
       *[other] 4. v pořadí
    }
table-seat-free = Místo { $number } je volné
table-free-race =
    { $number ->
        [1] První místo, volné
        [2] Druhé místo, volné
        [3] Třetí místo, volné
       *[other] Čtvrté místo, volné
    }
table-free-piece = { $piece }: volno
table-starts = Start na { $squares }
table-enters = Vstoupí v prvním tahu
table-sit = Sednout si sem
table-sit-too = Přisednout sem
table-name-too = Jméno toho, kdo tu sedí
table-add-computer = Počítač
table-stand-up = Vstát
table-send-away = Uvolnit místo: { $name }
table-character = Tvůj vzhled
table-pawn = Obyčejná figurka
table-lift = { $piece }: přesunout na jiné místo
table-put-here = { $piece } sem
table-share-hint = Přetáhni ducha na jiné místo, nebo ťukni na něj a pak na místo. Když dáš pryč posledního ducha, jednoho dostaneš zpět.
table-hands = Tihle duchové patří k sobě
table-here = Obsazeno { $here } z { $all },
table-seats-free =
    { $free ->
        [one] 1 místo je volné
        [few] { $free } místa jsou volná
       *[other] { $free } míst je volných
    }
table-all-here = můžeš začít
table-wait-start = čeká se na začátek
table-leave = Odejít
table-start = Začít
table-start-computer = Začít s počítačem
table-drawing = Rozdělují se strany…
table-begins = První na tahu: { $name }.
table-first = Začíná
table-to-board = K desce
join-title = Přisednout ke stolu
join-invited = { $name } tě zve
join-invited-plain = Máš pozvánku
join-your-seat = Tvoje místo
join-sit = Sednout si
join-watch = Jen se dívat
join-gone = Tahle pozvánka už neplatí
join-gone-more = Odkaz je použitý, nebo partie už začala. Řekni si o nový, nebo zadej kód.
join-no-code = Žádný stůl tenhle kód nemá
join-no-code-more = Zkontroluj kód a napiš ho znovu, nebo si o něj řekni tomu, kdo tě zve.
join-failed = To se nepovedlo
balance-pacman = PAC-MAN si vynutí výhru
balance-endless = Nikdo si výhru nevynutí
balance-ghosts = Duchové si vynutí výhru
balance-ahead-pacman = Navrch má PAC-MAN
balance-even = Vyrovnané
balance-ahead-ghosts = Navrch mají duchové
balance-proved = Dokázáno: tak to skončí, když nikdo neudělá chybu.
balance-measured = Není dokázáno, jen změřeno. Počítač sám se sebou, výhry PAC-MANA: { $won } z { $games }.
table-change = Změnit
table-change-owner = Do začátku je můžeš měnit. Všichni u stolu s tím musí souhlasit.
table-change-title = Změna pravidel
table-change-save = Použít tahle pravidla
table-changed = { $name } mění pravidla
table-changed-nameless = Pravidla se změnila
table-changed-more = Zůstaň a hraj podle nich, nebo od stolu odejdi.
table-changed-line = nově { $now }, dříve { $was }
table-stay = Zůstat
table-unsure = Rozmýšlí se
table-wait-agree =
    { $count ->
        [one] Ještě jeden člověk musí souhlasit s novými pravidly
        [few] Ještě { $count } lidé musí souhlasit s novými pravidly
       *[other] Ještě { $count } lidí musí souhlasit s novými pravidly
    }
table-own-maze = Moje bludiště { $number }
table-from = Začíná se
table-own-position = Z připravené pozice
table-make-maze = Vytvořit vlastní bludiště
