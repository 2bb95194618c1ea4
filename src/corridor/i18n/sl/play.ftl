play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klasična · 2
play-mode-classic-3 = Klasična · 3
play-mode-classic-4 = Klasična · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = Napredni PAC-MAN
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s na potezo
        [days]
            { $days ->
                [one] { $days } dan na potezo
                [two] { $days } dneva na potezo
                [few] { $days } dnevi na potezo
               *[other] { $days } dni na potezo
            }
       *[none] brez ure
    }
play-watching = Gledaš
play-board = Plošča
play-guest = Gost
play-name-and-side = { $name } ({ $side })
play-for = namesto: { $name }
play-clock = Preostali čas: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] { $count } ograda v zalogi
        [two] { $count } ogradi v zalogi
        [few] { $count } ograde v zalogi
       *[other] { $count } ograd v zalogi
    }
play-lives = Življenja
play-lives-left =
    { $count ->
        [one] še { $count } življenje
        [two] še { $count } življenji
        [few] še { $count } življenja
       *[other] še { $count } življenj
    }
play-pellets = Pojedeni drobci
play-pellets-eaten = { $count } od { $all }
play-reserve = V zalogi
play-fences-label = Ograde
play-team-stock = Ograde ekipe
play-speed = Hitrost
play-level-so-far = Stopnja doslej
play-yours = tvoj
play-sees =
    { $own ->
        [yes] te vidi
       *[no] ga vidi
    }
play-off-board = ni na plošči
play-on-square = na { $square }
play-sees-along-file = vidi PAC-MANA po stolpcu { $name }
play-sees-along-rank = vidi PAC-MANA po vrsti { $name }
play-legend-respawn = Vhodno polje: tu vstopi PAC-MAN
play-legend-tunnel = Predor { $one } – { $other }
play-legend-sight = Pogled: ta duh sme dlje
play-legend-ring = Obroč: tega duha je zdaj mogoče pojesti
play-to-move = Na potezi: { $who }
play-teammate = odloča nekdo iz ekipe
play-task-race =
    { $fences ->
        [yes] Pojdi na piko ali postavi ogrado med polja.
       *[no] Pojdi na piko. Ograd nimaš več.
    }
play-task-after =
    { $what ->
        [fence] Premik je za tabo. Postavi ogrado ali končaj potezo.
        [pellet] Premik je za tabo. Porabi drobec ali končaj potezo.
       *[both] Premik je za tabo. Postavi ogrado, porabi drobec ali končaj potezo.
    }
play-task-ghost-place = Postavi ogrado ali jo obdrži.
play-opening = Poteza { $turn }
play-boost = Pospešek
play-boost-eats =
    { $own ->
        [yes] Duhove na poti poješ, a le v tej potezi
       *[no] PAC-MAN poje duhove na poti, a le v tej potezi
    }
play-typed = Tvoja poteza: { $text }
play-left-short =
    { $count ->
        [one] še { $count }
        [two] še { $count }
        [few] še { $count }
       *[other] še { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } korak
        [two] { $who }: { $count } koraka
        [few] { $who }: { $count } koraki
       *[other] { $who }: { $count } korakov
    }
play-keys-hover = Klik postavi · R zavrti · Esc prekliče
play-keys-held = Enter postavi · R zavrti · Esc prekliče
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN porabi drobec.
play-heard-eaten = PAC-MAN poje: { $pieces }.
play-heard-pellet = PAC-MAN poje drobec: { $count } od { $all }.
play-heard-boost =
    { $count ->
        [one] Začne se pospešek: { $count } korak.
        [two] Začne se pospešek: { $count } koraka.
        [few] Začne se pospešek: { $count } koraki.
       *[other] Začne se pospešek: { $count } korakov.
    }
play-heard-boost-over = Pospeška je konec.
play-heard-caught =
    { $count ->
        [0] PAC-MAN je ujet. Življenj ni več.
        [one] PAC-MAN je ujet. Ostane še { $count } življenje.
        [two] PAC-MAN je ujet. Ostaneta še { $count } življenji.
        [few] PAC-MAN je ujet. Ostanejo še { $count } življenja.
       *[other] PAC-MAN je ujet. Ostane še { $count } življenj.
    }
play-heard-clock =
    { $seconds ->
        [one] Na tvoji uri je še { $seconds } sekunda.
        [two] Na tvoji uri sta še { $seconds } sekundi.
        [few] Na tvoji uri so še { $seconds } sekunde.
       *[other] Na tvoji uri je še { $seconds } sekund.
    }
play-place = Postavi
play-rotate = Zavrti
play-step-back = Korak nazaj
play-end-walk = Končaj tu
play-walk = Pojdi
play-walk-anyway = Vseeno pojdi
play-yes = Da
play-no = Ne
play-accept = Sprejmi
play-decline = Zavrni
play-close = Zapri
play-panel-more = Več
play-resign = Predaj
play-resign-sure = Predaš partijo?
play-resign-team = Ekipi predlagaš predajo?
play-abort = Prekini
play-abort-long = Prekini partijo
play-abort-sure = Prekineš partijo?
play-takeback = Vzemi nazaj
play-undo = Razveljavi
play-draw = Ponudi remi
play-routes = Poti
play-phrases = Fraze
play-flip = Obrni ploščo
play-save = Shrani
play-new = Nova
play-rematch = Revanša
play-rematch-asked = Revanša ponujena
play-next-leg = Druga partija
play-next-game = Naslednja
play-ask-hint = Prosi za namig
play-suggest = Predlagaj
play-suggest-to-team = Predlagaj potezo ekipi
play-suggest-how = Izberi potezo; ekipa jo bo videla.
play-suggested = Ekipa vidi tvoj predlog: { $move }
play-suggests = { $who } predlaga { $move }
play-play-it = Odigraj
play-hint-wait = Računalnik razmišlja…
play-hint = Računalnik bi igral { $move }
play-offered-draw = Tvoja ponudba: remi.
play-offered-takeback = Tvoja prošnja: poteza nazaj.
play-offered-rematch = Tvoja ponudba: revanša.
play-offers-draw = { $who } ponuja remi.
play-offers-takeback = { $who } želi vzeti potezo nazaj.
play-offers-rematch = { $who } želi revanšo.
play-declines = { $who } zavrača.
play-play-on = Igraj naprej
play-give-up-asked = Želiš predati. Ekipa odloča s tabo.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } in ti želita predati. Ostali iz ekipe odločajo z vama.
       *[no] { $who } želi predati. Se strinjaš?
    }
play-plays-on = { $who } želi igrati naprej.
play-gone-kept = { $name } ni tu. Mesto čaka še:
play-gone = { $name } ni tu.
play-wait = Počakaj
play-claim = Zahtevaj zmago
play-put-bot = Posadi računalnik
play-bot-for-you = Namesto tebe igra računalnik.
play-return = Vrni se na mesto
play-line-lost = Povezava je prekinjena. Znova se povezujem…
play-unsent = Ni povezave. Tvoja poteza { $move } je shranjena in bo poslana, ko se povezava vrne.
play-unsent-lost = Tvoja poteza { $move } ni bila odigrana: partija je šla naprej.
play-line-ended = Povezave ni več. Znova naloži stran.
play-moves = Poteze
play-no-moves = Potez še ni
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Začetek
        [one] Po { $ply } potezi
        [two] Po { $ply } potezah
        [few] Po { $ply } potezah
       *[other] Po { $ply } potezah
    }
play-back-to-now = Nazaj v partijo
play-replay-move = Nato: { $move }
play-replay-end = In PAC-MAN je ujet.
play-why-caught =
    { $own ->
        [yes] Zakaj sem ob življenje?
       *[no] Kako je bil ujet?
    }
play-route = Pot do cilja
play-result-won = Zmaga!
play-result-lost = Poraz
play-result-draw = Remi
play-result-off = Prekinjeno
play-result-wins =
    { $many ->
        [yes] { $winner } zmagajo
       *[no] { $winner } zmaga
    }
play-result-loses = { $loser } izgubi, drugi zmagajo
play-reason-goal = Prvi prihod na nasprotno stran.
play-reason-pellets = Vsi drobci so pojedeni.
play-reason-ghosts = Vsi duhovi so pojedeni.
play-reason-catches = PAC-MAN nima več življenj.
play-reason-plies = Dosežena je omejitev potez.
play-reason-threefold = Isti položaj se je pojavil trikrat.
play-reason-no-progress = Predolgo se ni nič spremenilo.
play-reason-resign =
    { $own ->
        [yes] Tvoja predaja.
        [team] Predaja za tvojo ekipo: { $who }.
       *[no] Predaja: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Čas ti je potekel.
       *[no] Čas je potekel: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Tvoj odhod od mize.
       *[no] Odhod od mize: { $loser }.
    }
play-reason-agreement = Obe strani se strinjata.
play-reason-aborted = Ni zmage in ni poraza.
play-level = PAC-MANOVA stopnja: { $level }
play-legs = Dve partiji
play-leg = Partija { $number }
play-points = Točke
play-leg-result =
    { $how ->
        [won] Zmaga
        [lost] Poraz
        [draw] Remi
       *[off] Prekinjeno
    }
play-leg-start =
    { $first ->
        [yes] Prva poteza
       *[no] Druga poteza
    }
play-leg-role = { $role } · drobci: { $pellets }
play-save-qgn = Zapis potez (.qgn)
play-save-json = Zapis za programe (JSON)
play-save-svg = Slika, ostra v vsaki velikosti (SVG)
play-save-png = Slika v slikovnih pikah (PNG)
play-panel-phrases = Reci kaj
play-panel-settings = Nastavitve
play-panel-save = Shrani partijo
play-panel-help = Tipke
play-overlay-sight = Pokaži, kdo vidi PAC-MANA
play-overlay-reach = Pokaži, kam lahko gre katera stran
play-overlay-routes = Pokaži najkrajše poti
play-set-placing = Postavljanje ograd s prstom
play-placing-confirm = Potrdi vsako ogrado
play-placing-release = Postavi, ko spustiš
play-placing-tray = Povleci iz vrstice
play-set-confirm-walk = Potrjuj premike
play-set-sound = Zvok
play-set-vibration = Vibriranje
play-set-turn-board = Na skupnem zaslonu obrni ploščo k tistemu, ki je na potezi
play-key-arrows = premik po plošči
play-key-tab = na ploščo in gumbe
play-key-space = polja ali ograde
play-key-rotate = zavrti ogrado
play-key-enter = postavi ali pojdi
play-key-escape = prekliči
play-key-type = vtipkaj potezo, nato Enter
play-key-undo = vzemi nazaj
play-key-flip = obrni ploščo
play-key-hint = namig
play-key-routes = pokaži ali skrij poti
play-key-help = ta seznam
play-since = Od tvoje poteze
play-since-last = Zadnja poteza
play-did-walk =
    { $effect ->
        [pellet] poje drobec na { $square }
        [ghosts] poje: { $pieces }
        [caught] ujame PAC-MANA na { $square }
        [caught-you] te ujame na { $square }
        [caught-self] se zaleti v duha
       *[none] na { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] ograda { $slot }, vodoravno
       *[vertical] ograda { $slot }, navpično
    }
play-did-relocate = ograda kamre na { $slot }
play-did-enter = vstopi na { $square }
play-did-spend = porabi drobec
play-did-pass =
    { $what ->
        [boost] konec pospeška
        [turn] konec poteze
        [keep] ograda ostane v zalogi
        [stay] ostane na mestu
       *[pass] brez poteze
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } te je ujel. { $back ->
            [all] Vsi se vrnejo na začetek
           *[pacman] Vrneš se na vhodno polje
        }; { $count ->
            [one] imaš še { $count } življenje.
            [two] imaš še { $count } življenji.
            [few] imaš še { $count } življenja.
           *[other] imaš še { $count } življenj.
        }
       *[no] { $ghost } je ujel PAC-MANA. { $back ->
            [all] Vsi se vrnejo na začetek
           *[pacman] Vrne se na vhodno polje
        }; { $count ->
            [one] ima še { $count } življenje.
            [two] ima še { $count } življenji.
            [few] ima še { $count } življenja.
           *[other] ima še { $count } življenj.
        }
    }
play-go-on = Naprej
play-sight =
    { $own ->
        [yes] { $count ->
            [one] Vidi te { $count } duh: { $pieces }. Koraki: { $steps }.
            [two] Vidita te { $count } duhova: { $pieces }. Koraki: po { $steps }.
            [few] Vidijo te { $count } duhovi: { $pieces }. Koraki: po { $steps }.
           *[other] Vidi te { $count } duhov: { $pieces }. Koraki: po { $steps }.
        }
       *[no] { $count ->
            [one] PAC-MANA vidi { $count } duh: { $pieces }. Koraki: { $steps }.
            [two] PAC-MANA vidita { $count } duhova: { $pieces }. Koraki: po { $steps }.
            [few] PAC-MANA vidijo { $count } duhovi: { $pieces }. Koraki: po { $steps }.
           *[other] PAC-MANA vidi { $count } duhov: { $pieces }. Koraki: po { $steps }.
        }
    }
play-mate-moves = { $name } vodi duha { $piece }
play-why = Pravilo
play-why-length =
    { $steps ->
        [one] Pojdi natanko { $steps } korak.
        [two] Pojdi natanko { $steps } koraka.
        [few] Pojdi natanko { $steps } korake.
       *[other] Pojdi natanko { $steps } korakov.
    }
play-why-most =
    { $steps ->
        [one] Na voljo imaš { $steps } korak.
        [two] Na voljo imaš { $steps } koraka.
        [few] Na voljo imaš { $steps } korake.
       *[other] Na voljo imaš { $steps } korakov.
    }
play-round = Runda { $number }
play-rules-booklet = pravila iz knjižice
play-rules-first-printing = prva izdaja
play-rules-strict-english = angleška do črke
play-rules-italian = italijanska pravila
play-rules-danish = danska pravila
play-rules-friendly-ghosts = prijazni duhovi
play-rules-usual = običajna pravila
play-rules-changed =
    { $count ->
        [one] { $count } sprememba
        [two] { $count } spremembi
        [few] { $count } spremembe
       *[other] { $count } sprememb
    }
play-term-boost = Pospešek: dodatni koraki po drobcu. Duhove, čez katere greš, poješ.
play-term-frenzy = Divjanje: duh, ki vidi PAC-MANA, gre 2 koraka namesto 1.
play-term-chamber = Kamra: soba na sredini. V otvoritvi duhovi prenesejo njene ograde drugam.
play-term-spend = Poraba: daš drobec iz zaloge in dobiš dodatne korake, ki odstranijo duhove.
play-term-reserve = Zaloga: drobci, ki jih je PAC-MAN pojedel in prihranil. Porabi jih lahko v svoji potezi.
play-term-sight = Pogled: ravna črta do PAC-MANA brez ograde vmes. Drugi duhovi ga ne zastirajo.
play-term-tunnel = Predor: tu stopiš ven in na drugem koncu noter, vse v enem koraku.
play-term-respawn = Vhodno polje: če je prosto, tu PAC-MAN pride na ploščo.
play-word-frenzy = Divjanje
play-word-sight = Pogled
play-word-spend = Poraba
play-hint-done = Razumem
play-hint-goal-race =
    Doseži { $side ->
        [0] modro
        [1] oranžno
        [2] zeleno
       *[3] vijolično
    } vrsto { $way ->
        [up] zgoraj
        [down] spodaj
        [left] na levi
       *[right] na desni
    }, preden kdo doseže svojo. Tapni piko za korak.
play-hint-goal-pacman =
    { $count ->
        [one] Pojej { $count } drobec, preden te ujamejo duhovi. Tapni piko, pa greš tja.
        [two] Pojej { $count } drobca, preden te ujamejo duhovi. Tapni piko, pa greš tja.
        [few] Pojej vse { $count } drobce, preden te ujamejo duhovi. Tapni piko, pa greš tja.
       *[other] Pojej vseh { $count } drobcev, preden te ujamejo duhovi. Tapni piko, pa greš tja.
    }
play-hint-goal-ghosts =
    { $count ->
        [1] Ujemi PAC-MANA, preden poje vse drobce. Tapni duha, nato piko.
        [one] Ujemi PAC-MANA { $count }-krat, preden poje vse drobce. Tapni duha, nato piko.
        [two] Ujemi PAC-MANA { $count }-krat, preden poje vse drobce. Tapni duha, nato piko.
        [few] Ujemi PAC-MANA { $count }-krat, preden poje vse drobce. Tapni duha, nato piko.
       *[other] Ujemi PAC-MANA { $count }-krat, preden poje vse drobce. Tapni duha, nato piko.
    }
play-hint-fence = Za ogrado podrsaj vzdolž reže ali pridrži prst. Sledi prstu, nato pritisni Postavi.
play-hint-boost =
    { $steps ->
        [one] Pospešek! Še { $steps } korak: duhove na poti poješ. S Končaj tu se ustaviš prej.
        [two] Pospešek! Še največ { $steps } koraka: duhove na poti poješ. S Končaj tu se ustaviš prej.
        [few] Pospešek! Še največ { $steps } koraki: duhove na poti poješ. S Končaj tu se ustaviš prej.
       *[other] Pospešek! Še največ { $steps } korakov: duhove na poti poješ. S Končaj tu se ustaviš prej.
    }
play-hint-frenzy =
    { $own ->
        [yes] Duh te vidi v ravni črti, zato naredi { $steps ->
            [one] { $steps } korak
            [two] { $steps } koraka
            [few] { $steps } korake
           *[other] { $steps } korakov
        }. Umakni se za ogrado ali vogal.
       *[no] Duh, ki vidi PAC-MANA v ravni črti, podivja in naredi { $steps ->
            [one] { $steps } korak
            [two] { $steps } koraka
            [few] { $steps } korake
           *[other] { $steps } korakov
        }.
    }
play-hint-catch = Ko je PAC-MAN ujet, izgubi življenje. Brez življenj zmagajo duhovi. Pojedeni drobci ostanejo pojedeni.
play-hint-chamber = Vzemi ogrado iz kamre: tapni rožnato, nato jo povleci na novo mesto.
play-hint-spend = V zalogi imaš drobce. Porabi enega za dodatne korake, ki duhove odstranijo za vedno.
play-hint-boxed = Nimaš kam: ne korak ne ograda nista mogoča. Pritisni Izpusti in na potezi je naslednji.
play-set-pace = Poteze drugih
play-pace-fast = Hitro
play-pace-normal = Običajno
play-pace-slow = Počasi
play-pace-tap = Naprej na dotik
play-set-hints = Namigi za začetnike
play-set-notation = Poteze v zapisu (e3h)
table-your-figure = Tvoj lik
play-review = Preglej
play-save-gif = Vse poteze kot film (GIF)
play-save-animated-svg = Vse poteze, ostre v vsaki velikosti (animirani SVG)
play-set-notify = Obvesti me, ko pridem na potezo
play-notify-denied = Tvoj brskalnik tu ne dovoli obvestil. To lahko spremeniš v njegovih nastavitvah za to spletno mesto.
play-watchers =
    { $count ->
        [one] gleda { $count }
        [two] gledata { $count }
        [few] gledajo { $count }
       *[other] gleda { $count }
    }
play-level-up =
    { $wins ->
        [one] { $wins } zmaga na stopnji { $level }. Poskusiš stopnjo { $next }?
        [two] { $wins } zmagi zapored na stopnji { $level }. Poskusiš stopnjo { $next }?
        [few] { $wins } zmage zapored na stopnji { $level }. Poskusiš stopnjo { $next }?
       *[other] { $wins } zmag zapored na stopnji { $level }. Poskusiš stopnjo { $next }?
    }
play-level-down =
    { $losses ->
        [one] { $losses } poraz na stopnji { $level }. Poskusiš stopnjo { $next }?
        [two] { $losses } poraza zapored na stopnji { $level }. Poskusiš stopnjo { $next }?
        [few] { $losses } porazi zapored na stopnji { $level }. Poskusiš stopnjo { $next }?
       *[other] { $losses } porazov zapored na stopnji { $level }. Poskusiš stopnjo { $next }?
    }
play-level-go = Igraj stopnjo { $level }
hint-wins = Takoj zmaga.
hint-fence =
    { $count ->
        [one] { $who }: pot je za { $count } korak daljša, tvoja pa ne.
        [two] { $who }: pot je za { $count } koraka daljša, tvoja pa ne.
        [few] { $who }: pot je za { $count } korake daljša, tvoja pa ne.
       *[other] { $who }: pot je za { $count } korakov daljša, tvoja pa ne.
    }
hint-fence-both = Cena v korakih: { $who } { $count }, ti { $own }.
hint-fence-keeps = { $who } ti tam ne more več zapreti poti.
hint-route =
    { $count ->
        [one] Na tvoji najkrajši poti je: potem še { $count } korak.
        [two] Na tvoji najkrajši poti je: potem še { $count } koraka.
        [few] Na tvoji najkrajši poti je: potem še { $count } koraki.
       *[other] Na tvoji najkrajši poti je: potem še { $count } korakov.
    }
hint-jump =
    { $count ->
        [one] Preskočiš figuro { $who }: potem še { $count } korak.
        [two] Preskočiš figuro { $who }: potem še { $count } koraka.
        [few] Preskočiš figuro { $who }: potem še { $count } koraki.
       *[other] Preskočiš figuro { $who }: potem še { $count } korakov.
    }
hint-aside = Odprti ostaneta dve poti, zato { $who } z eno ogrado ne zapre obeh.
hint-exposed-less =
    { $count ->
        [one] Ena ograda ti potem podaljša pot za največ { $count } korak, ne za { $before }.
        [two] Ena ograda ti potem podaljša pot za največ { $count } koraka, ne za { $before }.
        [few] Ena ograda ti potem podaljša pot za največ { $count } korake, ne za { $before }.
       *[other] Ena ograda ti potem podaljša pot za največ { $count } korakov, ne za { $before }.
    }
hint-pellet-safe = Drobec na { $square } je varen: v naslednji potezi te ne doseže noben duh.
hint-pellet = Poješ drobec na { $square }.
hint-eats = Poješ: { $pieces }.
hint-hides = Tam se skriješ pogledu: { $pieces }.
hint-safe = Tam te v naslednji potezi ne doseže noben duh.
hint-towards-pellet =
    { $count ->
        [one] Od tam je do drobca na { $square } še { $count } korak.
        [two] Od tam sta do drobca na { $square } še { $count } koraka.
        [few] Od tam so do drobca na { $square } še { $count } koraki.
       *[other] Od tam je do drobca na { $square } še { $count } korakov.
    }
hint-away =
    { $count ->
        [one] Najbližji duh je potem { $count } korak od tebe, ne { $before }.
        [two] Najbližji duh je potem { $count } koraka od tebe, ne { $before }.
        [few] Najbližji duh je potem { $count } korake od tebe, ne { $before }.
       *[other] Najbližji duh je potem { $count } korakov od tebe, ne { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] { $piece } ima do tebe za { $count } korak daljšo pot.
        [two] { $piece } ima do tebe za { $count } koraka daljšo pot.
        [few] { $piece } ima do tebe za { $count } korake daljšo pot.
       *[other] { $piece } ima do tebe za { $count } korakov daljšo pot.
    }
hint-no-fence = Nobena ograda zdaj ne podaljša poti nasprotni strani, zato svoje prihrani.
hint-spends = Porabi drobec: greš naprej in poješ duhove na poti.
hint-shuts-in =
    { $count ->
        [0] PAC-MANU ne ostane nobeno varno polje; zdaj ima { $before }.
        [one] PAC-MANU ostane { $count } varno polje; zdaj ima { $before }.
        [two] PAC-MANU ostaneta { $count } varni polji; zdaj ima { $before }.
        [few] PAC-MANU ostanejo { $count } varna polja; zdaj ima { $before }.
       *[other] PAC-MANU ostane { $count } varnih polj; zdaj ima { $before }.
    }
hint-covers = { $piece } je potem bližje drobcu na { $square } kot PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] PAC-MAN ima do { $square } za { $count } korak daljšo pot.
        [two] PAC-MAN ima do { $square } za { $count } koraka daljšo pot.
        [few] PAC-MAN ima do { $square } za { $count } korake daljšo pot.
       *[other] PAC-MAN ima do { $square } za { $count } korakov daljšo pot.
    }
hint-catches = Ujame PAC-MANA.
hint-sees = { $piece } od tam vidi PAC-MANA.
hint-closes-in =
    { $count ->
        [one] { $piece } je potem { $count } korak od PAC-MANA.
        [two] { $piece } je potem { $count } koraka od PAC-MANA.
        [few] { $piece } je potem { $count } korake od PAC-MANA.
       *[other] { $piece } je potem { $count } korakov od PAC-MANA.
    }
hint-guards = Varuje drobec na { $square }.
hint-best = Računalnik ne vidi nič boljšega.
key-tab = Tab
key-space = Preslednica
key-enter = Enter
key-escape = Esc
phase-race = Pojdi ali postavi ogrado.
phase-walk =
    { $steps ->
        [one] Pojdi { $steps } korak.
        [two] Pojdi { $steps } koraka.
        [few] Pojdi { $steps } korake.
       *[other] Pojdi { $steps } korakov.
    }
phase-boost =
    { $steps ->
        [one] Pospešek! Še { $steps } korak; duhove na poti poješ.
        [two] Pospešek! Še največ { $steps } koraka; duhove na poti poješ.
        [few] Pospešek! Še največ { $steps } koraki; duhove na poti poješ.
       *[other] Pospešek! Še največ { $steps } korakov; duhove na poti poješ.
    }
phase-ghosts =
    { $steps ->
        [0] Premakni enega duha ({ $pieces }).
        [one] Pojdi { $steps } korak ({ $pieces }).
        [two] Pojdi največ { $steps } koraka ({ $pieces }).
        [few] Pojdi največ { $steps } korake ({ $pieces }).
       *[other] Pojdi največ { $steps } korakov ({ $pieces }).
    }
phase-enter = Izberi, kje vstopiš.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Pojdi { $steps } korak; nato lahko postaviš ogrado.
            [two] Pojdi { $steps } koraka; nato lahko postaviš ogrado.
            [few] Pojdi { $steps } korake; nato lahko postaviš ogrado.
           *[other] Pojdi { $steps } korakov; nato lahko postaviš ogrado.
        }
       *[other] { $steps ->
            [one] Otvoritev, poteza { $turn } od { $opening }: pojdi { $steps } korak ali postavi ogrado.
            [two] Otvoritev, poteza { $turn } od { $opening }: pojdi { $steps } koraka ali postavi ogrado.
            [few] Otvoritev, poteza { $turn } od { $opening }: pojdi { $steps } korake ali postavi ogrado.
           *[other] Otvoritev, poteza { $turn } od { $opening }: pojdi { $steps } korakov ali postavi ogrado.
        }
    }
phase-extra =
    { $steps ->
        [one] Pospešek! { $steps } dodatni korak; duhovi na poti izpadejo za vedno.
        [two] Pospešek! { $steps } dodatna koraka; duhovi na poti izpadejo za vedno.
        [few] Pospešek! { $steps } dodatni koraki; duhovi na poti izpadejo za vedno.
       *[other] Pospešek! { $steps } dodatnih korakov; duhovi na poti izpadejo za vedno.
    }
phase-after = Premik je za tabo. Dodaj še kaj ali končaj potezo z --.
phase-relocate = Otvoritev, poteza { $turn } od { $opening }: prestavi eno od ograd kamre.
phase-ghost-place = Postavi ogrado ali jo obdrži z --.
