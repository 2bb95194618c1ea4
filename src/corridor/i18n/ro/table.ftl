table-title = La masă cu { $name }
table-title-yours = Masa ta
table-title-nobody = O masă
table-invite = Invită-i și pe alții
table-share = Trimite linkul
table-share-title = O partidă de Corridor
table-copy = Copiază linkul
table-seat-link = Un link pentru locul ăsta
table-link = Link către masa asta
table-qr = Cod QR
table-qr-label = Cod QR cu linkul către masa asta
table-rules = Ce se joacă
table-own-layout = Tablă proprie
table-lots-first = Primul loc
table-by-lot = Parte aleatorie
table-turn =
    { $number ->
        [1] Începe
        [2] Al doilea la rând
        [3] Al treilea la rând
       *[other] Al patrulea la rând
    }
table-seat-free = Locul { $number } e liber
table-free-race =
    { $number ->
        [1] Primul loc, liber
        [2] Al doilea loc, liber
        [3] Al treilea loc, liber
       *[other] Al patrulea loc, liber
    }
table-free-piece = { $piece }: loc liber
table-starts = De pe { $squares }
table-enters = Intră în prima tură
table-sit = Ia loc aici
table-sit-too = Ia și locul ăsta
table-name-too = Numele persoanei de pe locul ăsta
table-add-computer = Calculator
table-stand-up = Ridică-te
table-send-away = Eliberează locul: { $name }
table-character = Figura ta
table-pawn = Un pion simplu
table-lift = Mută pe alt loc: { $piece }
table-put-here = { $piece } vine aici
table-share-hint = Trage o fantomă pe alt loc sau atinge-o pe ea, apoi locul. Dacă îți dai și ultima fantomă, primești una înapoi.
table-hands = Fantomele astea merg împreună
table-here = { $here } din { $all } aici,
table-seats-free =
    { $free ->
        [one] 1 loc e liber
        [few] { $free } locuri sunt libere
       *[other] { $free } de locuri sunt libere
    }
table-all-here = poți începe
table-wait-start = se așteaptă startul
table-leave = Pleacă
table-start = Începe
table-start-computer = Începe cu calculatorul
table-drawing = Se aleg părțile…
table-begins = Începe: { $name }.
table-first = Începe
table-to-board = La tablă
join-title = Intră la o masă
join-invited = { $name } te invită
join-invited-plain = Ai o invitație
join-your-seat = Locul tău
join-sit = Ia loc
join-watch = Doar privește
join-gone = Invitația nu mai e valabilă
join-gone-more = Linkul a fost folosit sau partida a început. Cere altul ori scrie un cod.
join-no-code = Nicio masă nu are codul ăsta
join-no-code-more = Verifică-l și scrie-l din nou sau cere-l iar de la cine te-a invitat.
join-failed = N-a mers
balance-pacman = PAC-MAN poate forța victoria
balance-endless = Nimeni nu poate forța victoria
balance-ghosts = Fantomele pot forța victoria
balance-ahead-pacman = PAC-MAN are avantaj
balance-even = Echilibrat
balance-ahead-ghosts = Fantomele au avantaj
balance-proved = Dovedit: așa se termină când nimeni nu greșește.
balance-measured = Nu e dovedit, doar măsurat. În partidele calculatorului cu el însuși, PAC-MAN a câștigat { $won } din { $games }.
table-change = Schimbă
table-change-owner = Le poți schimba până la start. Toți cei de la masă sunt întrebați dacă acceptă.
table-change-title = Schimbă regulile
table-change-save = Folosește regulile astea
table-changed = { $name } a schimbat regulile
table-changed-nameless = Regulile s-au schimbat
table-changed-more = Rămâi ca să joci după ele sau pleacă de la masă.
table-changed-line = { $now } în loc de { $was }
table-stay = Rămâi
table-unsure = Se gândește
table-wait-agree =
    { $count ->
        [one] Mai trebuie să accepte regulile noi o persoană
        [few] Mai trebuie să accepte regulile noi { $count } persoane
       *[other] Mai trebuie să accepte regulile noi { $count } de persoane
    }
table-own-maze = Labirintul meu { $number }
table-from = Începe de la
table-own-position = O poziție aranjată
table-make-maze = Fă-ți propriul labirint
