fault-boost-after-pellet = Et bonusryk kommer efter et bonusbær. Sæt PAC-MAN, hvor der lå et, på et felt, der er tomt nu.
fault-chamber-count = For få eller for mange forhindringer hører til Kammeret. Markér de rigtige.
fault-chamber-fences-standing = Kammeret består af forhindringer, der står på brættet. Det gør { $fences } ikke.
fault-closed-chamber = Kammeret har et hul. Luk det, så der ikke er nogen vej ind eller ud.
fault-eaten = De spiste bonusbær er dem, der mangler på brættet, og det er ikke { $found }.
fault-fence = ”{ $found }” er ikke en forhindring. Forhindringer skrives som e3h.
fault-fence-list = ”{ $found }” er ikke en liste over forhindringer som d2e3.
fault-fences-not-crossing = { $fences } krydser hinanden. Flyt en af dem.
fault-fences-not-overlapping = { $fences } ligger oven på hinanden. Flyt en af dem.
fault-fences-of-layout = I dette spil flyttes forhindringer aldrig, så de skal stå som i labyrinten. Forskellige: { $fences }.
fault-fields = En stilling i dette spil har { $detail } led med skråstreger imellem.
fault-fitting-fence = { $fences } passer ikke sammen. Flyt en af dem.
fault-ghosts-apart = To spøgelser står på { $squares }. Giv dem hver sit felt.
fault-inline-layout = ”{ $found }” er ikke en labyrint i seks dele med punktummer imellem.
fault-known-name = ”{ $found }” findes ikke. Der er: { $detail }.
fault-layout-key = En labyrintfil har ikke ”{ $found }” her.
fault-layout-number = { $found } er uden for området. Vælg fra { $detail }.
fault-layout-size = Det er for langt til en labyrint.
fault-layout-value = { $found } skal være af typen { $detail }.
fault-lives = { $found } liv er flere, end spillet begynder med.
fault-no-pellet-on-respawn-square = PAC-MAN kommer tilbage på { $squares }. Læg bonusbærret et andet sted.
fault-no-pellet-under-piece = Der står en brik på bonusbærret på { $squares }. Flyt en af dem.
fault-no-square-cut-off = { $count ->
    [one] Ingen kan nå { $squares }. Åbn en vej.
   *[other] Ingen kan nå disse { $count } felter. Åbn en vej.
}
fault-numbers = ”{ $found }” skal være { $detail ->
    [1] et tal.
   *[other] { $detail } tal.
}
fault-one-chamber = Der er mere end ét lukket rum. Kun Kammeret må være lukket.
fault-one-square = En brik begynder på ét felt: { $found }.
fault-pacman-apart = Et spøgelse står sammen med PAC-MAN på { $squares }. Flyt en af dem.
fault-pacman-on-board = PAC-MAN mangler. Sæt ham på brættet.
fault-pellets-differ = Der ligger to bonusbær på { $squares }. Flyt det ene.
fault-pellets-of-layout = Labyrinten har intet bonusbær på { $squares }. Fjern det, eller lav labyrinten om.
fault-pellet-count = Dette spil har { $detail } bonusbær, og her er der { $found }.
fault-phase = Dette sted i turen (”{ $found }”) passer ikke til resten af brættet.
fault-pieces-apart = Der står to brikker på { $squares }. Flyt en af dem.
fault-piece-letter = ”{ $found }” er ikke en brik, eller en er nævnt to gange.
fault-piece-name = Der er ingen brik i dette spil, der hedder ”{ $found }”.
fault-piece-off-board = { $pieces } begynder uden for brættet her og kommer ind senere. Fjern brikken.
fault-piece-on-board = { $pieces } mangler. Sæt brikken på brættet.
fault-played-in-turn = De spøgelser kan ikke have rykket allerede på dette sted i turen.
fault-position-size = Det er for langt til en stilling.
fault-previous = { $pieces } er uden for brættet og har derfor ikke noget tidligere felt.
fault-reserve = { $found } i reserve er flere, end PAC-MAN har spist.
fault-route-to-goal = Brikken på { $squares } kan ikke nå sit mål. Åbn en vej.
fault-side-number = Der er ingen side { $found } i dette spil.
fault-square = ”{ $found }” er ikke et felt. Felterne går fra a1 til i9.
fault-square-for-each-piece = Hver brik skal have et felt, eller en streg, hvis den er uden for brættet: { $found }.
fault-square-list = ”{ $found }” er ikke en liste over felter som a1i9.
fault-start-off-goal = Brikken på { $squares } står allerede på sit mål. Flyt den.
fault-stock = Det er flere forhindringer på hånden, end der er plads til på brættet: { $found }.
fault-stock-name = Forhindringer på hånden hører til sider i dette spil: { $found }.
fault-switch = ”{ $found }” er ikke en regel med sin værdi, eller den står to gange.
fault-toml = Linje { $line }, kolonne { $column } kan ikke læses.
fault-turn = ”{ $found }” siger ikke, hvilken tur det er.
editor-lead-maze = Tegn forhindringer, sæt brikker og bonusbær, og spil på den. Det, reglerne ikke tillader, bliver markeret undervejs.
editor-lead-position = Et hvilket som helst øjeblik i et hvilket som helst spil. Det, reglerne ikke tillader, bliver markeret undervejs.
editor-board = Brættet, du redigerer
editor-tools = Hvad et tryk gør
editor-tool-fence = Forhindringer
editor-tool-erase = Fjern
editor-tool-chamber = Kammerets forhindringer
editor-tool-pellet = Bonusbær
editor-hint-fence = Glid for at sætte en forhindring, tryk på en for at fjerne den, træk brikker derhen, hvor du vil have dem.
editor-hint-erase = Tryk på en forhindring, en brik eller et bonusbær for at fjerne det.
editor-hint-chamber = Tryk på de forhindringer, der lukker Kammeret.
editor-hint-pellet = Tryk på felter for at lægge bonusbær der eller fjerne dem.
editor-hint-piece = Tryk på et felt for at sætte { $piece } der. Tryk igen for at tage brikken af brættet.
editor-fence = Forhindring { $fence }
editor-on-fence = Her står forhindring { $fence }. Enter fjerner den.
editor-symmetry = Tegn dobbelt
editor-symmetry-none = Fra
editor-symmetry-mirror = Venstre–højre
editor-symmetry-flip = Op–ned
editor-symmetry-turn = Halv omgang
editor-redo = Gentag
editor-clear = Ryd forhindringer
editor-good = Den kan spilles.
editor-faults = Hvad der er galt
editor-more-faults = { $count ->
    [one] Én mere
   *[other] { $count } flere
}
editor-bad-link = Linket rummer ikke et bræt, vi kan vise. Her er et nyt.
editor-try = Prøv den
editor-use = Brug ved et bord
editor-not-yet = Du kan dele og spille den, når intet længere er markeret.
editor-stock = Forhindringer: { $side }
editor-side = Har turen
editor-phase = Del af turen
editor-phase-walk = PAC-MAN rykker
editor-phase-boost = Bonusryk
editor-phase-ghosts = Spøgelserne rykker
editor-phase-enter = PAC-MAN kommer ind
editor-phase-action = PAC-MANs træk
editor-phase-extra = Ekstra ryk
editor-phase-after = Efter hans ryk
editor-phase-relocate = Kammerets forhindring
editor-phase-ghost-place = Et spøgelses forhindring
editor-played = Spøgelser, der har rykket
editor-reserve = Bonusbær i reserve
editor-turn = Tur
editor-memory = Husket fra turen
editor-previous = Kom fra
editor-from = Begynd med
editor-from-none = Vælg et bræt
editor-forget = Glem denne labyrint
editor-fences = { $count ->
    [one] Én forhindring
   *[other] { $count } forhindringer
}
editor-take-away = Fjern { $fence }
editor-fair = Hvor fair er den?
editor-fair-lead = Computeren spiller hurtige spil mod sig selv. Hvor den kan, løser den også labyrinten for op til tre spøgelser.
editor-fair-ask = Find ud af det
editor-fair-making = Spiller hurtige spil
editor-fair-ahead = { $ahead ->
    [one] Ét bræt prøves før dit
   *[other] { $ahead } brætter prøves før dit
}
editor-fair-failed = Det gik ikke. Du kan spørge igen.
editor-fair-done = De hurtige spil er slut.
editor-fair-share = vandt { $share } % (sandsynligvis { $low } til { $high } %)
editor-fair-games = { $games } spil på niveau { $level } mod sig selv, { $drawn ->
    [0] ingen
   *[other] { $drawn }
} uafgjort. I nitten ud af tyve tilfælde ligger den sande andel i den lyse del.
editor-fair-exact = { $ghosts ->
    [one] Løst, ét spøgelse
   *[other] Løst, { $ghosts } spøgelser
}
editor-fair-pacman = PAC-MAN vinder
editor-fair-endless = Ingen kan sikre sig sejren
editor-fair-ghosts = Spøgelserne vinder
