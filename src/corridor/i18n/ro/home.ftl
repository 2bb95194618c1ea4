home-title-way = Croiește-ți drumul.
home-title-fence = Barează-l pe-al lor.
home-lead = Quoridor și jocurile lui cu PAC-MAN, în browserul tău: cu calculatorul, cu prietenii sau cu oricine online.
home-modes = Ce joc?
home-kind-classic-2 = Clasic
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Goană
home-kind-pacman-advanced = Cu bariere
home-computer = Joacă cu calculatorul
home-level = Nivel
home-role = Tu joci
home-role-first = Întâi
home-role-second = Al doilea
home-role-any = Aleatoriu
home-time = Ceas
home-friend = Joacă cu un prieten
home-friend-more = Cu link sau cod, fără cont
home-find = Caută o partidă
home-find-more = Cu oricine vrea jocul ăsta
home-find-start = Caută pe cineva
home-find-many = Jocurile în trei și în patru încep la mese deschise. Deschide una, iar alții pot lua loc.
home-find-waiting = Se caută un partener de joc…
home-find-cancel = Oprește căutarea
home-found = Am găsit pe cineva! Partida începe.
home-running = Partidele tale
home-running-alone = toți pe ecranul ăsta
home-running-yours = E rândul tău
home-running-theirs = E rândul lor
home-running-open = Neîncepută
home-running-more =
    { $count ->
        [one] Încă 1
        [few] Încă { $count }
       *[other] Încă { $count }
    }
home-open = Mese deschise
home-open-none = Acum nu așteaptă nimeni la vreo masă.
home-open-new = Deschide o masă
home-open-take = { $game }: ia locul ăsta
home-code = Ai un cod?
home-code-join = Intră
home-demo = O partidă a calculatorului cu el însuși
home-demo-move =
    { $number ->
        [0] Calculatorul joacă cu el însuși
       *[other] Calculatorul joacă cu el însuși, mutarea { $number }
    }
home-offline = Serverul nu răspunde. Pagina tot încearcă; nu s-a pierdut nimic.
home-unofficial = Neoficial, fără legătură cu producătorii. Quoridor și PAC-MAN sunt mărci ale proprietarilor lor.
home-new = Masă nouă
home-new-lead = Alege un joc, apoi trimite linkul. Toți văd regulile astea înainte de start.
home-new-seats = Locuri
home-new-seats-ghosts =
    { $count ->
        [one] O persoană joacă PAC-MAN, cealaltă are toate cele patru fantome.
        [few] O persoană joacă PAC-MAN, { $count } își împart cele patru fantome.
       *[other] O persoană joacă PAC-MAN, { $count } își împart cele patru fantome.
    }
home-new-layout = Tabla
home-new-rules = Reguli
home-new-more = Fiecare regulă, pe rând
home-new-changed =
    { $count ->
        [0] ca în regulile de mai sus
        [one] 1 regulă e diferită
        [few] { $count } reguli sunt diferite
       *[other] { $count } de reguli sunt diferite
    }
home-new-who = Cine poate lua loc
home-new-link = Oricine are linkul
home-new-public = Oricine
home-new-lots = Cine ce joacă
home-new-lots-race = Cine începe
home-new-lots-seats = După locuri
home-new-lots-me = Încep eu
home-new-legs = Partide
home-new-legs-1 = Una
home-new-legs-2 = Două, cu schimb de părți
home-new-team = Cine hotărăște barierele și propunerile fantomelor
home-new-team-anyone = Oricine din echipă
home-new-team-captain = Căpitanul echipei
home-new-casual = Mutări înapoi și indicii
home-new-casual-yes = Permise
home-new-casual-no = Nepermise
home-new-open = Deschide masa
home-new-name = Numele tău (opțional)
home-here =
    { $count ->
        [2] Doi pe ecranul ăsta
        [3] Trei pe ecranul ăsta
       *[other] Patru pe ecranul ăsta
    }
home-here-more = Pe rând, pe același dispozitiv
home-waiting = Așteaptă o partidă
home-waiting-play = Joacă
home-waiting-meet = Joacă cu { $name }: { $game }, { $clock }
home-find-near = Dacă așteaptă cineva cu un ceas asemănător, se joacă cu ceasul acela. Oricine poate privi.
clock-own = Ceas propriu
clock-kind = Felul ceasului
clock-kind-fischer = Timp pe partidă
clock-kind-per-move = Timp pe tură
clock-kind-days = Zile pe tură
clock-minutes = Minute
clock-increment = Secunde adăugate
clock-seconds = Secunde
clock-days = Zile
home-puzzle-more = O singură mutare bună. O găsești?
