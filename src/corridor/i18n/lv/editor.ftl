fault-boost-after-pellet = Izrāviens seko pēc lodes. Noliec Pakmenu tur, kur tā bija, uz tagad tukša lauciņa.
fault-chamber-count = Kambarim ir par maz vai par daudz sienu. Atzīmē īstās.
fault-chamber-fences-standing = Kambaris sastāv no sienām, kas stāv, bet { $fences } nestāv.
fault-closed-chamber = Kambarī ir sprauga. Aizver to, lai nevar ne iekļūt, ne izkļūt.
fault-eaten = Apēstās lodes ir tās, kuru laukumā trūkst, bet tas nav { $found }.
fault-fence = „{ $found }” nav siena. Sienas raksta tā: e3h.
fault-fence-list = „{ $found }” nav sienu saraksts, piemēram, d2e3.
fault-fences-not-crossing = Sienas { $fences } krustojas. Pārliec vienu no tām.
fault-fences-not-overlapping = Sienas { $fences } pārklājas. Pārliec vienu no tām.
fault-fences-of-layout = Šajā spēlē sienas nekustas, tāpēc tās ir labirinta sienas. Atšķiras: { $fences }.
fault-fields = Šīs spēles pozīcijā lauku skaits ir { $detail }, starp tiem slīpsvītras.
fault-fitting-fence = Sienas { $fences } kopā neder. Pārliec vienu no tām.
fault-ghosts-apart = Uz { $squares } stāv divi spoki. Dod katram savu lauciņu.
fault-inline-layout = „{ $found }” nav labirints no sešām daļām ar punktiem starp tām.
fault-known-name = { $found }: tāda nav. Ir: { $detail }.
fault-layout-key = Labirinta failā te nav „{ $found }”.
fault-layout-number = { $found } ir ārpus robežām. Izvēlies no { $detail }.
fault-layout-size = Labirintam tas ir par garu.
fault-layout-value = { $found }: te jābūt { $detail }.
fault-lives = Dzīvību skaits { $found } ir lielāks nekā spēles sākumā.
fault-no-pellet-on-respawn-square = Uz { $squares } atgriežas Pakmens. Liec lodi citur.
fault-no-pellet-under-piece = Uz lodes { $squares } stāv figūriņa. Pārvieto vienu no tām.
fault-no-square-cut-off = { $count ->
    [1] Neviens nevar tikt uz { $squares }. Atver ceļu.
   *[other] Neviens nevar tikt uz šiem lauciņiem ({ $count }). Atver ceļu.
}
fault-numbers = „{ $found }” vietā jābūt { $detail ->
    [1] skaitlim.
   *[other] { $detail } skaitļiem.
}
fault-one-chamber = Ir vairāk nekā viena slēgta telpa. Slēgts drīkst būt tikai Kambaris.
fault-one-square = Figūriņa sāk uz viena lauciņa: { $found }.
fault-pacman-apart = Uz { $squares } kopā ar Pakmenu stāv spoks. Pārvieto vienu no viņiem.
fault-pacman-on-board = Pakmena trūkst. Noliec viņu laukumā.
fault-pellets-differ = Uz { $squares } ir divas lodes. Vienu pārliec.
fault-pellets-of-layout = Labirintā uz { $squares } lodes nav. Noņem to vai maini labirintu.
fault-pellet-count = Šajā spēlē ložu skaits ir { $detail }, bet te to ir { $found }.
fault-phase = Šis gājiena brīdis („{ $found }”) neder kopā ar pārējo laukumā.
fault-pieces-apart = Uz { $squares } stāv divas figūriņas. Vienu pārvieto.
fault-piece-letter = „{ $found }” nav figūriņa, vai arī kāda minēta divreiz.
fault-piece-name = Šajā spēlē nav figūriņas „{ $found }”.
fault-piece-off-board = { $pieces } te sāk ārpus laukuma un ienāk vēlāk. Noņem figūriņu.
fault-piece-on-board = Trūkst figūriņas: { $pieces }. Noliec to laukumā.
fault-played-in-turn = Šajā brīdī tie spoki vēl nevar būt gājuši.
fault-position-size = Pozīcijai tas ir par garu.
fault-previous = { $pieces } ir ārpus laukuma, tāpēc iepriekšējā lauciņa nav.
fault-reserve = Rezervē { $found } – tas ir vairāk, nekā Pakmens ir apēdis.
fault-route-to-goal = Figūriņa uz { $squares } nevar tikt līdz mērķim. Atver ceļu.
fault-side-number = Šajā spēlē nav puses { $found }.
fault-square = „{ $found }” nav lauciņš. Lauciņi ir no a1 līdz i9.
fault-square-for-each-piece = Katrai figūriņai vajag lauciņu vai svītru, ja tā ir ārpus laukuma: { $found }.
fault-square-list = „{ $found }” nav lauciņu saraksts, piemēram, a1i9.
fault-start-off-goal = Figūriņa uz { $squares } jau stāv pie mērķa. Pārvieto to.
fault-stock = Krājumā ir vairāk sienu, nekā laukumā ietilpst: { $found }.
fault-stock-name = Sienas krājumā pieder šīs spēles pusēm: { $found }.
fault-switch = „{ $found }” nav noteikums ar vērtību, vai arī tas minēts divreiz.
fault-toml = { $line }. rindu, { $column }. zīmi nevar nolasīt.
fault-turn = No „{ $found }” nevar saprast, kurš gājiens tas ir.
editor-lead-maze = Zīmē sienas, saliec figūriņas un lodes, tad izspēlē. Kas pēc noteikumiem neder, tiek uzreiz atzīmēts.
editor-lead-position = Jebkuras spēles jebkurš brīdis. Kas pēc noteikumiem neder, tiek uzreiz atzīmēts.
editor-board = Laukums, ko rediģē
editor-tools = Ko dara pieskāriens
editor-tool-fence = Sienas
editor-tool-erase = Noņemt
editor-tool-chamber = Kambara sienas
editor-tool-pellet = Lodes
editor-hint-fence = Velc, lai noliktu sienu, pieskaries, lai to noņemtu; figūriņas pārvelc, kur gribi.
editor-hint-erase = Pieskaries sienai, figūriņai vai lodei, lai to noņemtu.
editor-hint-chamber = Pieskaries sienām, kas noslēdz Kambari.
editor-hint-pellet = Pieskaries lauciņiem, lai tur liktu lodes vai tās noņemtu.
editor-hint-piece = Pieskaries lauciņam, kur stāvēs { $piece }. Pieskaries vēlreiz, lai figūriņu noņemtu.
editor-fence = Siena { $fence }
editor-on-fence = Te stāv siena { $fence }. Enter to noņem.
editor-symmetry = Zīmēt divreiz
editor-symmetry-none = Izslēgts
editor-symmetry-mirror = Pa kreisi–pa labi
editor-symmetry-flip = Augšā–apakšā
editor-symmetry-turn = Pusapgrieziens
editor-redo = Atkārtot
editor-clear = Noņemt sienas
editor-good = To var spēlēt.
editor-faults = Kas nav kārtībā
editor-more-faults = Vēl { $count }
editor-bad-link = Šajā saitē nav laukuma, ko varētu parādīt. Te ir jauns.
editor-try = Izmēģināt
editor-use = Spēlēt pie galda
editor-not-yet = Kopīgot un spēlēt varēsi, kad nekas vairs nebūs atzīmēts.
editor-stock = Sienas: { $side }
editor-side = Kam gājiens
editor-phase = Gājiena daļa
editor-phase-walk = Iet Pakmens
editor-phase-boost = Izrāviens
editor-phase-ghosts = Iet spoki
editor-phase-enter = Pakmens ienāk
editor-phase-action = Pakmena gājiens
editor-phase-extra = Papildu soļi
editor-phase-after = Pēc iešanas
editor-phase-relocate = Kambara siena
editor-phase-ghost-place = Spoka siena
editor-played = Spoki, kas jau gājuši
editor-reserve = Lodes rezervē
editor-turn = Gājiens
editor-memory = Gājienā iegaumētais
editor-previous = Nāca no
editor-from = Sākt no
editor-from-none = Izvēlies laukumu
editor-forget = Aizmirst šo labirintu
editor-fences = { $count ->
    [zero] { $count } sienu
    [one] { $count } siena
   *[other] { $count } sienas
}
editor-take-away = Noņemt { $fence }
editor-fair = Cik tas ir godīgi?
editor-fair-lead = Dators izspēlē ātras spēles pats pret sevi. Kur var, tas labirintu arī atrisina, līdz trim spokiem.
editor-fair-ask = Noskaidrot
editor-fair-making = Notiek ātrās spēles
editor-fair-ahead = { $ahead ->
    [zero] Pirms tava laukuma rindā vēl { $ahead }
    [one] Pirms tava laukuma rindā vēl { $ahead }
   *[other] Pirms tava laukuma rindā vēl { $ahead }
}
editor-fair-failed = Tas neizdevās. Vari jautāt vēlreiz.
editor-fair-done = Ātrās spēles ir galā.
editor-fair-share = uzvaras { $share } % (visticamāk, { $low } līdz { $high } %)
editor-fair-games = { $games } spēles, { $level }. līmenis pats pret sevi; neizšķirtu: { $drawn ->
    [0] nav
   *[other] { $drawn }
}. Deviņpadsmit reizes no divdesmit patiesā daļa ir gaišajā joslā.
editor-fair-exact = { $ghosts ->
    [zero] Atrisināts, { $ghosts } spoku
    [one] Atrisināts, { $ghosts } spoks
   *[other] Atrisināts, { $ghosts } spoki
}
editor-fair-pacman = Uzvar Pakmens
editor-fair-endless = Uzvaru nepanākt nevienam
editor-fair-ghosts = Uzvar spoki
