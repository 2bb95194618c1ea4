home-title-way = Hitta din väg.
home-title-fence = Spärra deras.
home-lead = Quoridor och dess PAC-MAN-spel i din webbläsare: mot datorn, med vänner eller mot vem som helst på nätet.
home-modes = Vilket spel?
home-kind-classic-2 = Klassiskt
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Jakt
home-kind-pacman-advanced = Med staket
home-computer = Spela mot datorn
home-level = Nivå
home-role = Du spelar
home-role-first = Först
home-role-second = Tvåa
home-role-any = Slumpas
home-time = Klocka
home-friend = Spela med en vän
home-friend-more = Med länk eller kod, utan konto
home-find = Hitta ett parti
home-find-more = Med den som vill spela samma spel
home-find-start = Hitta en spelare
home-find-many = Partier för tre och fyra börjar vid öppna bord. Öppna ett, så kan andra slå sig ner.
home-find-waiting = Letar efter en spelare…
home-find-cancel = Sluta leta
home-found = Hittade någon! Partiet börjar.
home-running = Dina partier
home-running-alone = alla på den här skärmen
home-running-yours = Din tur
home-running-theirs = Inte din tur
home-running-open = Inte börjat
home-running-more =
    { $count ->
        [one] 1 till
       *[other] { $count } till
    }
home-open = Öppna bord
home-open-none = Just nu väntar ingen vid något bord.
home-open-new = Öppna ett bord
home-open-take = { $game }: ta den här platsen
home-code = Har du en kod?
home-code-join = Gå med
home-demo = Ett parti där datorn spelar mot sig själv
home-demo-move =
    { $number ->
        [0] Datorn spelar mot sig själv
       *[other] Datorn spelar mot sig själv, drag { $number }
    }
home-offline = Servern går inte att nå. Sidan fortsätter att försöka; inget är förlorat.
home-unofficial = Inofficiellt och fristående. Quoridor och PAC-MAN är varumärken som tillhör sina ägare.
home-new = Nytt bord
home-new-lead = Välj ett spel och skicka sedan länken. Alla ser reglerna före start.
home-new-seats = Platser
home-new-seats-ghosts =
    { $count ->
        [one] En spelar PAC-MAN, en har alla fyra spökena.
       *[other] En spelar PAC-MAN, { $count } delar på de fyra spökena.
    }
home-new-layout = Bräde
home-new-rules = Regler
home-new-more = Alla regler, en i taget
home-new-changed =
    { $count ->
        [0] som i reglerna ovan
        [one] 1 regel är annorlunda
       *[other] { $count } regler är annorlunda
    }
home-new-who = Vem som får slå sig ner
home-new-link = Alla som har länken
home-new-public = Alla
home-new-lots = Vem som spelar vad
home-new-lots-race = Vem som börjar
home-new-lots-seats = Efter plats
home-new-lots-me = Jag börjar
home-new-legs = Partier
home-new-legs-1 = Ett
home-new-legs-2 = Två, med sidbyte
home-new-team = Vem som bestämmer om spökenas staket och förslag
home-new-team-anyone = Vem som helst av dem
home-new-team-captain = Deras lagkapten
home-new-casual = Ångra och ledtrådar
home-new-casual-yes = Tillåtet
home-new-casual-no = Inte tillåtet
home-new-open = Öppna bordet
home-new-name = Ditt namn (frivilligt)
home-here =
    { $count ->
        [2] Två på den här skärmen
        [3] Tre på den här skärmen
       *[other] Fyra på den här skärmen
    }
home-here-more = Turas om på den här enheten
home-waiting = Väntar på ett parti
home-waiting-play = Spela
home-waiting-meet = Spela mot { $name }: { $game }, { $clock }
home-find-near = Om någon väntar med en liknande klocka spelar ni med den. Vem som helst får titta på.
clock-own = Egen klocka
clock-kind = Typ av klocka
clock-kind-fischer = Tid för hela partiet
clock-kind-per-move = Tid för varje tur
clock-kind-days = Dagar för varje tur
clock-minutes = Minuter
clock-increment = Tillägg i sekunder
clock-seconds = Sekunder
clock-days = Dagar
home-puzzle-more = Ett enda rätt drag. Hittar du det?
