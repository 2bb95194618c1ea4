home-title-way = Bež svojou cestou.
home-title-fence = Ostatným ju zahraď.
home-lead = Quoridor a jeho hry s PAC-MANOM priamo v prehliadači: proti počítaču, s priateľmi alebo s kýmkoľvek online.
home-modes = Ktorú hru?
home-kind-classic-2 = Klasika
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Naháňačka
home-kind-pacman-advanced = S prekážkami
home-computer = Hrať s počítačom
home-level = Úroveň
home-role = Tvoja strana
home-role-first = Prvá
home-role-second = Druhá
home-role-any = Náhodná
home-time = Hodiny
home-friend = Hrať s priateľmi
home-friend-more = Stačí odkaz alebo kód, bez účtu
home-find = Nájsť partiu
home-find-more = S kýmkoľvek, kto má na túto hru chuť
home-find-start = Nájsť súpera
home-find-many = Hry pre troch a štyroch sa začínajú pri otvorených stoloch. Otvor stôl a ostatní si prisadnú.
home-find-waiting = Hľadáme súpera…
home-find-cancel = Prestať hľadať
home-found = Máme súpera! Partia sa začína.
home-running = Tvoje partie
home-running-alone = všetci na tejto obrazovke
home-running-yours = Si na ťahu
home-running-theirs = Hrá súper
home-running-open = Nezačaté
home-running-more =
    { $count ->
        [one] Ešte 1
        [few] Ešte { $count }
       *[other] Ešte { $count }
    }
home-open = Otvorené stoly
home-open-none = Pri žiadnom stole teraz nikto nečaká.
home-open-new = Otvoriť stôl
home-open-take = { $game }: obsadiť toto miesto
home-code = Máš kód?
home-code-join = Pridať sa
home-demo = Partia počítača proti sebe samému
home-demo-move =
    { $number ->
        [0] Počítač hrá sám so sebou
       *[other] Počítač hrá sám so sebou, ťah { $number }
    }
home-offline = Server neodpovedá. Stránka to skúša ďalej, nič sa nestratilo.
home-unofficial = Neoficiálne, bez väzby na majiteľov značiek. Quoridor a PAC-MAN sú ochranné známky svojich vlastníkov.
home-new = Nový stôl
home-new-lead = Vyber hru a pošli odkaz. Pravidlá pred začiatkom uvidia všetci.
home-new-seats = Miesta
home-new-seats-ghosts =
    { $count ->
        [one] Jeden hrá za PAC-MANA, druhý má všetkých štyroch duchov.
        [few] Jeden hrá za PAC-MANA, { $count } hráči si rozdelia štyroch duchov.
       *[other] Jeden hrá za PAC-MANA, { $count } hráčov si rozdelí štyroch duchov.
    }
home-new-layout = Doska
home-new-rules = Pravidlá
home-new-more = Všetky pravidlá po jednom
home-new-changed =
    { $count ->
        [0] ako v pravidlách vyššie
        [one] 1 pravidlo je inak
        [few] { $count } pravidlá sú inak
       *[other] { $count } pravidiel je inak
    }
home-new-who = Kto si môže prisadnúť
home-new-link = Kto má odkaz
home-new-public = Ktokoľvek
home-new-lots = Kto hrá za koho
home-new-lots-race = Kto začína
home-new-lots-seats = Podľa miest
home-new-lots-me = Začínam ja
home-new-legs = Partie
home-new-legs-1 = Jedna
home-new-legs-2 = Dve, s výmenou strán
home-new-team = Kto rozhoduje o prekážkach a ponukách duchov
home-new-team-anyone = Ktokoľvek z nich
home-new-team-captain = Ich kapitán
home-new-casual = Vracanie ťahov a nápovedy
home-new-casual-yes = Povolené
home-new-casual-no = Zakázané
home-new-open = Otvoriť stôl
home-new-name = Tvoje meno (nepovinné)
home-here =
    { $count ->
        [2] Dvaja pri jednej obrazovke
        [3] Traja pri jednej obrazovke
       *[other] Štyria pri jednej obrazovke
    }
home-here-more = Striedajte sa na tomto zariadení
home-waiting = Čakajú na partiu
home-waiting-play = Hrať
home-waiting-meet = Hrať – { $name }: { $game }, { $clock }
home-find-near = Ak niekto čaká s podobnými hodinami, hrá sa podľa nich. Pozerať sa môže každý.
clock-own = Vlastné hodiny
clock-kind = Druh hodín
clock-kind-fischer = Čas na partiu
clock-kind-per-move = Čas na ťah
clock-kind-days = Dni na ťah
clock-minutes = Minúty
clock-increment = Pridané sekundy
clock-seconds = Sekundy
clock-days = Dni
home-puzzle-more = Jediný správny ťah. Nájdeš ho?
