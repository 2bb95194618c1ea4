home-title-way = Teci po svoje.
home-title-fence = Ogradi druge.
home-lead = Quoridor in njegove igre PAC-MAN v brskalniku: proti računalniku, s prijatelji ali s komer koli na spletu.
home-modes = Katera igra?
home-kind-classic-2 = Klasična
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Lov
home-kind-pacman-advanced = Z ogradami
home-computer = Igraj proti računalniku
home-level = Stopnja
home-role = Tvoja stran
home-role-first = Prva
home-role-second = Druga
home-role-any = Naključno
home-time = Ura
home-friend = Igraj s prijatelji
home-friend-more = S povezavo ali kodo, brez računa
home-find = Poišči partijo
home-find-more = S komer koli, ki želi to igro
home-find-start = Poišči igralca
home-find-many = Igre za tri in štiri se začnejo za odprtimi mizami. Odpri eno in drugi lahko prisedejo.
home-find-waiting = Iščem igralca…
home-find-cancel = Nehaj iskati
home-found = Nekdo je tu! Partija se začenja.
home-running = Tvoje partije
home-running-alone = vsi na tem zaslonu
home-running-yours = Na potezi si
home-running-theirs = Čakaš druge
home-running-open = Še ni začeta
home-running-more =
    { $count ->
        [one] še { $count }
        [two] še { $count }
        [few] še { $count }
       *[other] še { $count }
    }
home-open = Odprte mize
home-open-none = Trenutno nihče ne čaka za mizo.
home-open-new = Odpri mizo
home-open-take = { $game }: zasedi to mesto
home-code = Imaš kodo?
home-code-join = Prisedi
home-demo = Partija računalnika proti samemu sebi
home-demo-move =
    { $number ->
        [0] Računalnik igra sam s sabo
       *[other] Računalnik igra sam s sabo, poteza { $number }
    }
home-offline = Strežnik ni dosegljiv. Stran poskuša naprej; nič ni izgubljeno.
home-unofficial = Neuradna igra, z lastniki ni povezana. Quoridor in PAC-MAN sta njihovi blagovni znamki.
home-new = Nova miza
home-new-lead = Izberi igro in pošlji povezavo. Ta pravila vsi vidijo pred začetkom.
home-new-seats = Mesta
home-new-seats-ghosts =
    { $count ->
        [one] Ena oseba igra PAC-MANA, { $count } pa vse štiri duhove.
        [two] Ena oseba igra PAC-MANA, { $count } si delita štiri duhove.
        [few] Ena oseba igra PAC-MANA, { $count } si delijo štiri duhove.
       *[other] Ena oseba igra PAC-MANA, { $count } si deli štiri duhove.
    }
home-new-layout = Plošča
home-new-rules = Pravila
home-new-more = Vsa pravila po vrsti
home-new-changed =
    { $count ->
        [0] kot v zgornjih pravilih
        [one] { $count } pravilo je drugačno
        [two] { $count } pravili sta drugačni
        [few] { $count } pravila so drugačna
       *[other] { $count } pravil je drugačnih
    }
home-new-who = Kdo lahko prisede
home-new-link = Kdor ima povezavo
home-new-public = Kdor koli
home-new-lots = Kdo igra kaj
home-new-lots-race = Kdo začne
home-new-lots-seats = Po mestih
home-new-lots-me = Začnem jaz
home-new-legs = Partije
home-new-legs-1 = Ena
home-new-legs-2 = Dve, z menjavo strani
home-new-team = Kdo odloča o ogradah in ponudbah duhov
home-new-team-anyone = Kdor koli od njih
home-new-team-captain = Njihov kapetan
home-new-casual = Razveljavitve in namigi
home-new-casual-yes = Dovoljeno
home-new-casual-no = Ni dovoljeno
home-new-open = Odpri mizo
home-new-name = Tvoje ime (neobvezno)
home-here =
    { $count ->
        [2] Dva na tem zaslonu
        [3] Trije na tem zaslonu
       *[other] Štirje na tem zaslonu
    }
home-here-more = Izmenjujte se na tej napravi
home-waiting = Čakajo na partijo
home-waiting-play = Igraj
home-waiting-meet = Igraj: { $name }, { $game }, { $clock }
home-find-near = Če nekdo čaka s podobno uro, velja njegova. Gleda lahko kdor koli.
clock-own = Ura po meri
clock-kind = Vrsta ure
clock-kind-fischer = Čas za partijo
clock-kind-per-move = Čas za potezo
clock-kind-days = Dnevi za potezo
clock-minutes = Minute
clock-increment = Dodane sekunde
clock-seconds = Sekunde
clock-days = Dnevi
home-puzzle-more = Ena prava poteza. Jo najdeš?
