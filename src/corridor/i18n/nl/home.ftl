home-title-way = Ruim baan voor jou.
home-title-fence = Muurtjes voor hen.
home-lead = Quoridor en de PAC-MAN-spellen in je browser: tegen de computer, met vrienden of met wie er online is.
home-modes = Welk spel?
home-kind-classic-2 = Klassiek
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Jacht
home-kind-pacman-advanced = Met muurtjes
home-computer = Speel tegen de computer
home-level = Niveau
home-role = Jij speelt
home-role-first = Eerste
home-role-second = Tweede
home-role-any = Willekeurig
home-time = Klok
home-friend = Speel met vrienden
home-friend-more = Met link of code, zonder account
home-find = Zoek een partij
home-find-more = Met wie dit spel ook wil spelen
home-find-start = Speler zoeken
home-find-many = Potjes voor drie en vier beginnen aan open tafels. Open er een, dan kunnen anderen aanschuiven.
home-find-waiting = Op zoek naar een speler…
home-find-cancel = Stop met zoeken
home-found = Iemand gevonden! De partij begint.
home-running = Jouw partijen
home-running-alone = iedereen op dit scherm
home-running-yours = Jouw beurt
home-running-theirs = Hun beurt
home-running-open = Niet begonnen
home-running-more =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
home-open = Open tafels
home-open-none = Er zit nu niemand aan een tafel te wachten.
home-open-new = Tafel openen
home-open-take = { $game }: neem deze plek
home-code = Heb je een code?
home-code-join = Meedoen
home-demo = Een partij van de computer tegen zichzelf
home-demo-move =
    { $number ->
        [0] De computer speelt tegen zichzelf
       *[other] De computer speelt tegen zichzelf, zet { $number }
    }
home-offline = De server is niet bereikbaar. Deze pagina blijft het proberen; er gaat niets verloren.
home-unofficial = Onofficieel en niet verbonden aan de makers. Quoridor en PAC-MAN zijn merken van hun eigenaren.
home-new = Nieuwe tafel
home-new-lead = Kies een spel en verstuur de link. Iedereen ziet deze regels voor de start.
home-new-seats = Plekken
home-new-seats-ghosts =
    { $count ->
        [one] Eén speelt PAC-MAN, één alle vier de spoken.
       *[other] Eén speelt PAC-MAN, { $count } verdelen de vier spoken.
    }
home-new-layout = Bord
home-new-rules = Regels
home-new-more = Alle regels, één voor één
home-new-changed =
    { $count ->
        [0] zoals in de regels hierboven
        [one] 1 regel is anders
       *[other] { $count } regels zijn anders
    }
home-new-who = Wie er mag aanschuiven
home-new-link = Iedereen met de link
home-new-public = Iedereen
home-new-lots = Wie speelt wat
home-new-lots-race = Wie begint
home-new-lots-seats = Zoals je zit
home-new-lots-me = Ik begin
home-new-legs = Partijen
home-new-legs-1 = Eén
home-new-legs-2 = Twee, daarna wisselen
home-new-team = Wie beslist over muurtjes en voorstellen van de spoken
home-new-team-anyone = Ieder van hen
home-new-team-captain = Hun aanvoerder
home-new-casual = Terugnemen en hints
home-new-casual-yes = Toegestaan
home-new-casual-no = Niet toegestaan
home-new-open = Tafel openen
home-new-name = Je naam (optioneel)
home-here =
    { $count ->
        [2] Samen op dit scherm
        [3] Met z’n drieën op dit scherm
       *[other] Met z’n vieren op dit scherm
    }
home-here-more = Om de beurt op dit apparaat
home-waiting = Wachten op een partij
home-waiting-play = Spelen
home-waiting-meet = Speel tegen { $name }: { $game }, { $clock }
home-find-near = Wacht er iemand met ongeveer dezelfde klok, dan speel je met die klok. Iedereen mag meekijken.
clock-own = Eigen klok
clock-kind = Soort klok
clock-kind-fischer = Tijd voor de partij
clock-kind-per-move = Tijd per beurt
clock-kind-days = Dagen per beurt
clock-minutes = Minuten
clock-increment = Extra seconden
clock-seconds = Seconden
clock-days = Dagen
home-puzzle-more = Eén goede zet. Vind je hem?
