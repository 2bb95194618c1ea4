home-title-way = Běž svou cestou.
home-title-fence = Ostatním ji zahraď.
home-lead = Quoridor a jeho hry s PAC-MANEM přímo v prohlížeči: proti počítači, s přáteli nebo s kýmkoli online.
home-modes = Co si zahraješ?
home-kind-classic-2 = Klasika
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Honička
home-kind-pacman-advanced = S překážkami
home-computer = Hrát s počítačem
home-level = Úroveň
home-role = Tvoje role
home-role-first = První
home-role-second = Druhá
home-role-any = Náhodně
home-time = Hodiny
home-friend = Hrát s přáteli
home-friend-more = Stačí odkaz nebo kód, bez účtu
home-find = Najít partii
home-find-more = S kýmkoli, kdo má na tuhle hru chuť
home-find-start = Najít soupeře
home-find-many = Hry pro tři a čtyři začínají u otevřených stolů. Otevři stůl a ostatní si přisednou.
home-find-waiting = Hledáme soupeře…
home-find-cancel = Přestat hledat
home-found = Máme soupeře! Partie začíná.
home-running = Tvoje partie
home-running-alone = všichni na téhle obrazovce
home-running-yours = Jsi na tahu
home-running-theirs = Hraje soupeř
home-running-open = Nezačala
home-running-more =
    { $count ->
        [one] Ještě 1
        [few] Ještě { $count }
       *[other] Ještě { $count }
    }
home-open = Otevřené stoly
home-open-none = Teď u žádného stolu nikdo nečeká.
home-open-new = Otevřít stůl
home-open-take = { $game }: obsadit tohle místo
home-code = Máš kód?
home-code-join = Připojit se
home-demo = Partie počítače se sebou samým
home-demo-move =
    { $number ->
        [0] Počítač hraje sám se sebou
       *[other] Počítač hraje sám se sebou, tah { $number }
    }
home-offline = Server neodpovídá. Stránka to zkouší dál, nic se neztratilo.
home-unofficial = Neoficiální, bez vazby na majitele značek. Quoridor a PAC-MAN jsou ochranné známky svých vlastníků.
home-new = Nový stůl
home-new-lead = Vyber hru a pošli odkaz. Pravidla před začátkem uvidí všichni.
home-new-seats = Místa
home-new-seats-ghosts =
    { $count ->
        [one] Jeden hraje za PAC-MANA, druhý má všechny čtyři duchy.
        [few] Jeden hraje za PAC-MANA, { $count } si rozdělí čtyři duchy.
       *[other] Jeden hraje za PAC-MANA, { $count } si rozdělí čtyři duchy.
    }
home-new-layout = Deska
home-new-rules = Pravidla
home-new-more = Všechna pravidla jedno po druhém
home-new-changed =
    { $count ->
        [0] jako v pravidlech výše
        [one] 1 pravidlo je jinak
        [few] { $count } pravidla jsou jinak
       *[other] { $count } pravidel je jinak
    }
home-new-who = Kdo si může přisednout
home-new-link = Kdo má odkaz
home-new-public = Kdokoli
home-new-lots = Kdo za koho hraje
home-new-lots-race = Kdo začíná
home-new-lots-seats = Podle míst
home-new-lots-me = Začínám já
home-new-legs = Partie
home-new-legs-1 = Jedna
home-new-legs-2 = Dvě, s výměnou stran
home-new-team = Kdo rozhoduje o překážkách a nabídkách duchů
home-new-team-anyone = Kdokoli z nich
home-new-team-captain = Jejich kapitán
home-new-casual = Vracení tahů a nápovědy
home-new-casual-yes = Povoleno
home-new-casual-no = Zakázáno
home-new-open = Otevřít stůl
home-new-name = Tvoje jméno (nepovinné)
home-here =
    { $count ->
        [2] Dva u jedné obrazovky
        [3] Tři u jedné obrazovky
       *[other] Čtyři u jedné obrazovky
    }
home-here-more = Střídejte se na tomhle zařízení
home-waiting = Čekají na partii
home-waiting-play = Hrát
home-waiting-meet = Hrát – { $name }: { $game }, { $clock }
home-find-near = Když někdo čeká s podobnými hodinami, hraje se podle nich. Dívat se může každý.
clock-own = Vlastní hodiny
clock-kind = Druh hodin
clock-kind-fischer = Čas na partii
clock-kind-per-move = Čas na tah
clock-kind-days = Dny na tah
clock-minutes = Minuty
clock-increment = Přidané sekundy
clock-seconds = Sekundy
clock-days = Dny
home-puzzle-more = Jediný správný tah. Najdeš ho?
