play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klasika · 2
play-mode-classic-3 = Klasika · 3
play-mode-classic-4 = Klasika · 4
play-mode-pacman = Pakmens
play-mode-pacman-advanced = Pakmens pratējiem
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s gājienam
        [days]
            { $days ->
                [zero] { $days } dienu gājienam
                [one] { $days } diena gājienam
               *[other] { $days } dienas gājienam
            }
       *[none] bez pulksteņa
    }
play-watching = Tu skaties
play-board = Laukums
play-guest = Viesis
play-name-and-side = { $name } ({ $side })
play-for = aizstāj: { $name }
play-clock = Atlikušais laiks: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [zero] { $count } sienu krājumā
        [one] { $count } siena krājumā
       *[other] { $count } sienas krājumā
    }
play-lives = Dzīvības
play-lives-left =
    { $count ->
        [zero] atlikušas { $count } dzīvības
        [one] atlikusi { $count } dzīvība
       *[other] atlikušas { $count } dzīvības
    }
play-pellets = Apēstas lodes
play-pellets-eaten = { $count } no { $all }
play-reserve = Rezervē
play-fences-label = Sienas
play-team-stock = Komandas sienas
play-speed = Ātrums
play-level-so-far = Līmenis pagaidām
play-yours = tavs
play-sees =
    { $own ->
        [yes] redz tevi
       *[no] redz viņu
    }
play-off-board = ārpus laukuma
play-on-square = uz { $square }
play-sees-along-file = redz Pakmenu kolonnā { $name }
play-sees-along-rank = redz Pakmenu rindā { $name }
play-legend-respawn = Atgriešanās lauciņš: te ienāk Pakmens
play-legend-tunnel = Tunelis { $one } – { $other }
play-legend-sight = Redzeslauks: šis spoks drīkst iet tālāk
play-legend-ring = Gredzens: šo spoku tagad var apēst
play-to-move = Gājiens: { $who }
play-teammate = lemj komandas biedrs
play-task-race =
    { $fences ->
        [yes] Ej uz punktu vai noliec sienu starp lauciņiem.
       *[no] Ej uz punktu. Sienu tev vairs nav.
    }
play-task-after =
    { $what ->
        [fence] Tu jau pagāji. Noliec sienu vai beidz gājienu.
        [pellet] Tu jau pagāji. Iztērē lodi vai beidz gājienu.
       *[both] Tu jau pagāji. Noliec sienu, iztērē lodi vai beidz gājienu.
    }
play-task-ghost-place = Noliec sienu vai pataupi to.
play-opening = { $turn }. gājiens
play-boost = Izrāviens
play-boost-eats =
    { $own ->
        [yes] Spoki tavā ceļā tiek apēsti, tikai šajā gājienā
       *[no] Pakmens apēd spokus savā ceļā, tikai šajā gājienā
    }
play-typed = Tavs gājiens: { $text }
play-left-short = Paliks { $count }
play-cost =
    { $count ->
        [zero] { $who }: { $count } soļu
        [one] { $who }: { $count } solis
       *[other] { $who }: { $count } soļi
    }
play-keys-hover = Klikšķis noliek · R pagriež · Esc atceļ
play-keys-held = Enter noliek · R pagriež · Esc atceļ
play-heard-move = { $who }: { $move }.
play-heard-spent = Pakmens iztērē lodi.
play-heard-eaten = Pakmens apēd: { $pieces }.
play-heard-pellet = Pakmens apēd lodi: { $count } no { $all }.
play-heard-boost =
    { $count ->
        [zero] Sākas izrāviens: { $count } soļu.
        [one] Sākas izrāviens: { $count } solis.
       *[other] Sākas izrāviens: { $count } soļi.
    }
play-heard-boost-over = Izrāviens ir galā.
play-heard-caught =
    { $count ->
        [0] Pakmens ir noķerts. Dzīvību vairs nav.
        [zero] Pakmens ir noķerts. Atlikušas { $count } dzīvības.
        [one] Pakmens ir noķerts. Atlikusi { $count } dzīvība.
       *[other] Pakmens ir noķerts. Atlikušas { $count } dzīvības.
    }
play-heard-clock =
    { $seconds ->
        [zero] Tavā pulkstenī atlikušas { $seconds } sekundes.
        [one] Tavā pulkstenī atlikusi { $seconds } sekunde.
       *[other] Tavā pulkstenī atlikušas { $seconds } sekundes.
    }
play-place = Nolikt
play-rotate = Pagriezt
play-step-back = Soli atpakaļ
play-end-walk = Beigt te
play-walk = Iet
play-walk-anyway = Tomēr iet
play-yes = Jā
play-no = Nē
play-accept = Piekrist
play-decline = Atteikt
play-close = Aizvērt
play-panel-more = Vairāk
play-resign = Padoties
play-resign-sure = Padoties šajā spēlē?
play-resign-team = Lūgt komandai padoties?
play-abort = Pārtraukt
play-abort-long = Pārtraukt spēli
play-abort-sure = Pārtraukt spēli?
play-takeback = Lūgt atsaukt
play-undo = Atsaukt
play-draw = Piedāvāt neizšķirtu
play-routes = Ceļi
play-phrases = Frāzes
play-flip = Apgriezt laukumu
play-save = Saglabāt
play-new = Jauna
play-rematch = Revanšs
play-rematch-asked = Revanšs piedāvāts
play-next-leg = Otrā spēle
play-next-game = Nākamā spēle
play-ask-hint = Lūgt padomu
play-suggest = Ieteikt
play-suggest-to-team = Ieteikt gājienu komandai
play-suggest-how = Izvēlies gājienu; komanda to redzēs.
play-suggested = Komanda redz tavu ieteikumu: { $move }
play-suggests = { $who } iesaka { $move }
play-play-it = Izdarīt
play-hint-wait = Dators domā…
play-hint = Dators iesaka { $move }
play-offered-draw = Tu piedāvāji neizšķirtu.
play-offered-takeback = Tu lūdzi atsaukt gājienu.
play-offered-rematch = Tu piedāvāji revanšu.
play-offers-draw = { $who } piedāvā neizšķirtu.
play-offers-takeback = { $who } vēlas atsaukt gājienu.
play-offers-rematch = { $who } vēlas revanšu.
play-declines = { $who } atsakās.
play-play-on = Spēlēt tālāk
play-give-up-asked = Tu gribi padoties. Komanda lemj kopā ar tevi.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } un tu gribat padoties. Pārējie komandā lemj kopā ar jums.
       *[no] { $who } grib padoties. Piekrīti?
    }
play-plays-on = { $who } grib spēlēt tālāk.
play-gone-kept = { $name } ir prom. Vietu glabājam vēl:
play-gone = { $name } ir prom.
play-wait = Gaidīt
play-claim = Pieprasīt uzvaru
play-put-bot = Lai spēlē dators
play-bot-for-you = Tavā vietā spēlē dators.
play-return = Atgūt savu vietu
play-line-lost = Savienojums zudis. Mēģinām atjaunot…
play-unsent = Nav savienojuma. Tavs gājiens { $move } ir saglabāts un aizies, tiklīdz savienojums atjaunosies.
play-unsent-lost = Tavs gājiens { $move } netika izdarīts: spēle jau bija tālāk.
play-line-ended = Savienojums ir beidzies. Pārlādē lapu.
play-moves = Gājieni
play-no-moves = Gājienu vēl nav
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Sākums
        [zero] Pēc { $ply } gājieniem
        [one] Pēc { $ply } gājiena
       *[other] Pēc { $ply } gājieniem
    }
play-back-to-now = Atpakaļ uz spēli
play-replay-move = Tad: { $move }
play-replay-end = Tā viņu noķēra.
play-why-caught =
    { $own ->
        [yes] Kā zaudēju dzīvību?
       *[no] Kā zaudēta dzīvība?
    }
play-route = Ceļš līdz mērķim
play-result-won = Tu uzvarēji
play-result-lost = Tu zaudēji
play-result-draw = Neizšķirts
play-result-off = Pārtraukta
play-result-wins =
    { $many ->
        [yes] { $winner } uzvar
       *[no] { $winner } uzvar
    }
play-result-loses = { $loser } zaudē; pārējie uzvar
play-reason-goal = Pretējā mala sasniegta.
play-reason-pellets = Visas lodes apēstas.
play-reason-ghosts = Visi spoki apēsti.
play-reason-catches = Pakmenam vairs nav dzīvību.
play-reason-plies = Sasniegts gājienu limits.
play-reason-threefold = Viena un tā pati pozīcija trīs reizes.
play-reason-no-progress = Pārāk ilgi nekas nav mainījies.
play-reason-resign =
    { $own ->
        [yes] Tu padevies.
        [team] { $who } padevās komandas vārdā.
       *[no] { $loser } padevās.
    }
play-reason-time =
    { $own ->
        [yes] Tavs laiks ir beidzies.
       *[no] Beidzās laiks: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Tu aizgāji no galda.
       *[no] { $loser } aizgāja no galda.
    }
play-reason-agreement = Abas puses vienojās.
play-reason-aborted = Neviens neuzvarēja un nezaudēja.
play-level = Pakmena līmenis: { $level }
play-legs = Divas spēles
play-leg = { $number }. spēle
play-points = Punkti
play-leg-result =
    { $how ->
        [won] Uzvara
        [lost] Zaudējums
        [draw] Neizšķirts
       *[off] Pārtraukta
    }
play-leg-start =
    { $first ->
        [yes] Sāka
       *[no] Gāja pēc tam
    }
play-leg-role = { $role } · lodes: { $pellets }
play-save-qgn = Gājienu pieraksts (.qgn)
play-save-json = Pieraksts programmām (JSON)
play-save-svg = Attēls, ass jebkurā izmērā (SVG)
play-save-png = Attēls pikseļos (PNG)
play-panel-phrases = Pateikt kaut ko
play-panel-settings = Iestatījumi
play-panel-save = Saglabāt spēli
play-panel-help = Taustiņi
play-overlay-sight = Rādīt, kas redz Pakmenu
play-overlay-reach = Rādīt, kurp katrs var iet
play-overlay-routes = Rādīt īsākos ceļus
play-set-placing = Sienu likšana ar pirkstu
play-placing-confirm = Apstiprināt katru sienu
play-placing-release = Nolikt, atlaižot pirkstu
play-placing-tray = Vilkt no joslas
play-set-confirm-walk = Apstiprināt iešanu
play-set-sound = Skaņa
play-set-vibration = Vibrācija
play-set-turn-board = Pie viena ekrāna pagriezt laukumu pret to, kam gājiens
play-key-arrows = kustēties pa laukumu
play-key-tab = uz laukumu un pogām
play-key-space = lauciņi vai sienas
play-key-rotate = pagriezt sienu
play-key-enter = nolikt vai iet
play-key-escape = atcelt
play-key-type = ieraksti jebkuru gājienu, tad Enter
play-key-undo = atsaukt
play-key-flip = apgriezt laukumu
play-key-hint = padoms
play-key-routes = ieslēgt vai izslēgt ceļus
play-key-help = šis saraksts
play-since = Kopš tava gājiena
play-since-last = Pēdējais gājiens
play-did-walk =
    { $effect ->
        [pellet] apēd lodi uz { $square }
        [ghosts] apēd: { $pieces }
        [caught] noķer Pakmenu uz { $square }
        [caught-you] noķer tevi uz { $square }
        [caught-self] ieskrien spokā
       *[none] uz { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] siena { $slot }, horizontāli
       *[vertical] siena { $slot }, vertikāli
    }
play-did-relocate = Kambara siena uz { $slot }
play-did-enter = ienāk uz { $square }
play-did-spend = iztērē lodi
play-did-pass =
    { $what ->
        [boost] beidz izrāvienu
        [turn] beidz gājienu
        [keep] pataupa sienu
        [stay] paliek uz vietas
       *[pass] izlaiž gājienu
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } tevi noķēra. { $back ->
            [all] Visi atgriežas sākumā
           *[pacman] Tu atkal ienāksi uz atgriešanās lauciņa
        }; { $count ->
            [zero] tev ir { $count } dzīvību.
            [one] tev ir { $count } dzīvība.
           *[other] tev ir { $count } dzīvības.
        }
       *[no] { $ghost } noķēra Pakmenu. { $back ->
            [all] Visi atgriežas sākumā
           *[pacman] Viņš atkal ienāks uz atgriešanās lauciņa
        }; { $count ->
            [zero] viņam ir { $count } dzīvību.
            [one] viņam ir { $count } dzīvība.
           *[other] viņam ir { $count } dzīvības.
        }
    }
play-go-on = Tālāk
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } redz tevi: { $steps } soļi.
           *[other] { $pieces } redz tevi: katram { $steps } soļi.
        }
       *[no] { $count ->
            [1] { $pieces } redz Pakmenu: { $steps } soļi.
           *[other] { $pieces } redz Pakmenu: katram { $steps } soļi.
        }
    }
play-mate-moves = { $name }: tagad iet { $piece }
play-why = Noteikums
play-why-length =
    { $steps ->
        [zero] Jāiet tieši { $steps } soļu.
        [one] Jāiet tieši { $steps } solis.
       *[other] Jāiet tieši { $steps } soļi.
    }
play-why-most =
    { $steps ->
        [zero] Tev ir { $steps } soļu.
        [one] Tev ir { $steps } solis.
       *[other] Tev ir { $steps } soļi.
    }
play-round = { $number }. raunds
play-rules-booklet = brošūras noteikumi
play-rules-first-printing = pirmais izdevums
play-rules-strict-english = angļu teksts burtiski
play-rules-italian = itāļu noteikumi
play-rules-danish = dāņu noteikumi
play-rules-friendly-ghosts = draudzīgie spoki
play-rules-usual = parastie noteikumi
play-rules-changed =
    { $count ->
        [zero] { $count } izmaiņu
        [one] { $count } izmaiņa
       *[other] { $count } izmaiņas
    }
play-term-boost = Izrāviens: papildu soļi pēc lodes. Spoki, kuriem ej pāri, tiek apēsti.
play-term-frenzy = Trakums: spoks, kas redz Pakmenu, iet 2 soļus, nevis 1.
play-term-chamber = Kambaris: istaba laukuma vidū. Atklātnē spoki pārliek tā sienas citur.
play-term-spend = Tērēt: atdot lodi no rezerves par papildu soļiem, kas novāc spokus.
play-term-reserve = Rezerve: lodes, ko Pakmens ir apēdis un pataupījis. Savā gājienā viņš var tās tērēt.
play-term-sight = Redzeslauks: taisna līnija līdz Pakmenam, ko nešķērso siena. Citi spoki to neaizsedz.
play-term-tunnel = Tunelis: izej te, un ar to pašu soli ienāksi otrā galā.
play-term-respawn = Atgriešanās lauciņš: te Pakmens ienāk laukumā, ja lauciņš ir brīvs.
play-word-frenzy = Trakums
play-word-sight = Redzeslauks
play-word-spend = Tērēt
play-hint-done = Skaidrs
play-hint-goal-race =
    Sasniedz { $side ->
        [0] zilo
        [1] oranžo
        [2] zaļo
       *[3] violeto
    } malu { $way ->
        [up] augšā
        [down] apakšā
        [left] pa kreisi
       *[right] pa labi
    }, pirms kāds cits sasniedz savējo. Lai spertu soli, pieskaries punktam.
play-hint-goal-pacman = Apēd visas enerģijas lodes ({ $count }), pirms spoki tevi noķer. Lai ietu, pieskaries punktam.
play-hint-goal-ghosts =
    { $count ->
        [1] Noķer Pakmenu, pirms viņš ir apēdis visas lodes. Pieskaries spokam, tad punktam.
       *[other] Noķer Pakmenu { $count } reizes, pirms viņš ir apēdis visas lodes. Pieskaries spokam, tad punktam.
    }
play-hint-fence = Lai noliktu sienu, velc pa spraugu vai piespied un turi. Dari, kā rāda pirksts, tad spied „Nolikt”.
play-hint-boost =
    { $steps ->
        [zero] Izrāviens! Ej vēl līdz { $steps } soļiem: spoki tavā ceļā tiek apēsti. Ar „Beigt te” apstāsies agrāk.
        [one] Izrāviens! Ej vēl { $steps } soli: spoki tavā ceļā tiek apēsti. Ar „Beigt te” apstāsies agrāk.
       *[other] Izrāviens! Ej vēl līdz { $steps } soļiem: spoki tavā ceļā tiek apēsti. Ar „Beigt te” apstāsies agrāk.
    }
play-hint-frenzy =
    { $own ->
        [yes] Spoks tevi redz taisnā līnijā: tas iet { $steps } soļus. Paslēpies aiz sienas vai stūra.
       *[no] Spoks, kas redz Pakmenu taisnā līnijā, ir trakuma režīmā: tas iet { $steps } soļus.
    }
play-hint-catch = Noķeršana Pakmenam maksā dzīvību. Kad to vairs nav, uzvar spoki. Apēstās lodes paliek apēstas.
play-hint-chamber = Izņem sienu no Kambara: pieskaries kādai rozā sienai, tad aizvelc to uz jauno vietu.
play-hint-spend = Tev rezervē ir lodes. Iztērē vienu tagad par papildu soļiem, kas spokus novāc pavisam.
play-hint-boxed = Tev visi ceļi ciet: nevar ne paiet, ne nolikt sienu. Spied „Izlaist”, un gājiens būs nākamajam.
play-set-pace = Citu gājieni
play-pace-fast = Ātri
play-pace-normal = Parasti
play-pace-slow = Lēni
play-pace-tap = Ar pieskārienu
play-set-hints = Padomi iesācējiem
play-set-notation = Gājieni pierakstā (e3h)
table-your-figure = Tavs tēls
play-review = Izvērtēt
play-save-gif = Visi gājieni kā filma (GIF)
play-save-animated-svg = Visi gājieni, asi jebkurā izmērā (animēts SVG)
play-set-notify = Paziņot, kad ir mans gājiens
play-notify-denied = Pārlūks te neatļauj paziņojumus. To vari mainīt šīs vietnes iestatījumos pārlūkā.
play-watchers =
    { $count ->
        [zero] { $count } skatītāju
        [one] { $count } skatītājs
       *[other] { $count } skatītāji
    }
play-level-up =
    { $wins ->
        [1] Tu uzvarēji { $level }. līmeni. Mēģināsi { $next }. līmeni?
       *[other] Tu uzvarēji { $level }. līmeni { $wins } reizes pēc kārtas. Mēģināsi { $next }. līmeni?
    }
play-level-down =
    { $losses ->
        [1] { $level }. līmenis bija ciets rieksts. Mēģināsi { $next }. līmeni?
       *[other] { $level }. līmenis uzvarēja { $losses } reizes pēc kārtas. Mēģināsi { $next }. līmeni?
    }
play-level-go = Spēlēt { $level }. līmeni
hint-wins = Ar to uzreiz uzvari.
hint-fence =
    { $count ->
        [zero] { $who }: ceļš kļūst par { $count } soļiem garāks, bet tavs – ne.
        [one] { $who }: ceļš kļūst par { $count } soli garāks, bet tavs – ne.
       *[other] { $who }: ceļš kļūst par { $count } soļiem garāks, bet tavs – ne.
    }
hint-fence-both = Papildu soļi: { $who } – { $count }, tev – { $own }.
hint-fence-keeps = Tad tavu ceļu tur vairs nevarēs slēgt { $who }.
hint-route =
    { $count ->
        [zero] Tas ir tavs īsākais ceļš: pēc tam vēl { $count } soļu.
        [one] Tas ir tavs īsākais ceļš: pēc tam vēl { $count } solis.
       *[other] Tas ir tavs īsākais ceļš: pēc tam vēl { $count } soļi.
    }
hint-jump =
    { $count ->
        [zero] Tu lec pāri ({ $who }): pēc tam vēl { $count } soļu.
        [one] Tu lec pāri ({ $who }): pēc tam vēl { $count } solis.
       *[other] Tu lec pāri ({ $who }): pēc tam vēl { $count } soļi.
    }
hint-aside = Tā tev paliek divi ceļi, un { $who } ar vienu sienu abus neslēgs.
hint-exposed-less =
    { $count ->
        [zero] Tad viena siena tev maksās ne vairāk kā { $count } soļu, nevis { $before }.
        [one] Tad viena siena tev maksās ne vairāk kā { $count } soli, nevis { $before }.
       *[other] Tad viena siena tev maksās ne vairāk kā { $count } soļus, nevis { $before }.
    }
hint-pellet-safe = Lode uz { $square } ir droša: nākamajā gājienā neviens spoks tevi nesasniegs.
hint-pellet = Tu apēd lodi uz { $square }.
hint-eats = Tu apēd: { $pieces }.
hint-hides = { $pieces } tevi tur neredz.
hint-safe = Nākamajā gājienā neviens spoks tevi tur nesasniegs.
hint-towards-pellet =
    { $count ->
        [zero] Līdz lodei uz { $square } paliek { $count } soļu.
        [one] Līdz lodei uz { $square } paliek { $count } solis.
       *[other] Līdz lodei uz { $square } paliek { $count } soļi.
    }
hint-away =
    { $count ->
        [zero] Tuvākais spoks tad ir { $count } soļu no tevis, nevis { $before }.
        [one] Tuvākais spoks tad ir { $count } soli no tevis, nevis { $before }.
       *[other] Tuvākais spoks tad ir { $count } soļus no tevis, nevis { $before }.
    }
hint-fence-ghost =
    { $count ->
        [zero] { $piece }: ceļš līdz tev kļūst par { $count } soļiem garāks.
        [one] { $piece }: ceļš līdz tev kļūst par { $count } soli garāks.
       *[other] { $piece }: ceļš līdz tev kļūst par { $count } soļiem garāks.
    }
hint-no-fence = Tagad neviena siena nepagarinātu otras puses ceļu, tāpēc savējās pataupi.
hint-spends = Iztērē lodi: tu ej tālāk un apēd ceļā satiktos spokus.
hint-shuts-in =
    { $count ->
        [0] Pakmenam nepaliek neviens drošs lauciņš; tagad tādu ir { $before }.
        [zero] Pakmenam paliek { $count } drošu lauciņu; tagad tādu ir { $before }.
        [one] Pakmenam paliek { $count } drošs lauciņš; tagad tādu ir { $before }.
       *[other] Pakmenam paliek { $count } droši lauciņi; tagad tādu ir { $before }.
    }
hint-covers = { $piece } tad ir tuvāk lodei uz { $square } nekā Pakmens.
hint-fence-pellet =
    { $count ->
        [zero] Pakmena ceļš līdz { $square } kļūst par { $count } soļiem garāks.
        [one] Pakmena ceļš līdz { $square } kļūst par { $count } soli garāks.
       *[other] Pakmena ceļš līdz { $square } kļūst par { $count } soļiem garāks.
    }
hint-catches = Ar to Pakmens ir noķerts.
hint-sees = { $piece } no turienes redz Pakmenu.
hint-closes-in =
    { $count ->
        [zero] { $piece } tad ir { $count } soļu no Pakmena.
        [one] { $piece } tad ir { $count } soli no Pakmena.
       *[other] { $piece } tad ir { $count } soļus no Pakmena.
    }
hint-guards = Tā tiek sargāta lode uz { $square }.
hint-best = Neko labāku dators neredz.
key-tab = Tab
key-space = Atstarpe
key-enter = Enter
key-escape = Esc
phase-race = Ej vai noliec sienu.
phase-walk =
    { $steps ->
        [zero] Ej { $steps } soļus.
        [one] Ej { $steps } soli.
       *[other] Ej { $steps } soļus.
    }
phase-boost =
    { $steps ->
        [zero] Izrāviens! Vēl līdz { $steps } soļiem; spoki ceļā tiek apēsti.
        [one] Izrāviens! Vēl { $steps } solis; spoki ceļā tiek apēsti.
       *[other] Izrāviens! Vēl līdz { $steps } soļiem; spoki ceļā tiek apēsti.
    }
phase-ghosts =
    { $steps ->
        [0] Ej ar vienu spoku: { $pieces }.
        [zero] { $pieces }: ej līdz { $steps } soļiem.
        [one] { $pieces }: ej { $steps } soli.
       *[other] { $pieces }: ej līdz { $steps } soļiem.
    }
phase-enter = Izvēlies, kur ienākt.
phase-action =
    { $turn ->
        [0] { $steps ->
            [zero] Ej { $steps } soļus; pēc tam drīksti nolikt sienu.
            [one] Ej { $steps } soli; pēc tam drīksti nolikt sienu.
           *[other] Ej { $steps } soļus; pēc tam drīksti nolikt sienu.
        }
       *[other] { $steps ->
            [zero] Atklātne, { $turn }. gājiens no { $opening }: ej { $steps } soļus vai noliec sienu.
            [one] Atklātne, { $turn }. gājiens no { $opening }: ej { $steps } soli vai noliec sienu.
           *[other] Atklātne, { $turn }. gājiens no { $opening }: ej { $steps } soļus vai noliec sienu.
        }
    }
phase-extra =
    { $steps ->
        [zero] Izrāviens! { $steps } papildu soļu; spoki ceļā izkrīt pavisam.
        [one] Izrāviens! { $steps } papildu solis; spoki ceļā izkrīt pavisam.
       *[other] Izrāviens! { $steps } papildu soļi; spoki ceļā izkrīt pavisam.
    }
phase-after = Tu jau pagāji. Dari vēl ko vai beidz gājienu ar --.
phase-relocate = Atklātne, { $turn }. gājiens no { $opening }: pārliec vienu Kambara sienu.
phase-ghost-place = Noliec sienu vai pataupi to ar --.
