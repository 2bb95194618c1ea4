fault-boost-after-pellet = En boost kommer etter en energikule. Sett PAC-MAN der en lå, på en rute som er tom nå.
fault-chamber-count = For få eller for mange gjerder hører til Kammeret. Merk de riktige.
fault-chamber-fences-standing = Kammeret består av gjerder som står: det gjør ikke { $fences }.
fault-closed-chamber = Kammeret har en åpning. Steng den, så det ikke er noen vei inn eller ut.
fault-eaten = Spiste energikuler er de som mangler på brettet, og det er ikke { $found }.
fault-fence = «{ $found }» er ikke et gjerde. Gjerder skrives som e3h.
fault-fence-list = «{ $found }» er ikke en liste over gjerder, som d2e3.
fault-fences-not-crossing = { $fences } krysser hverandre. Flytt et av dem.
fault-fences-not-overlapping = { $fences } ligger oppå hverandre. Flytt et av dem.
fault-fences-of-layout = Gjerder flyttes aldri i dette spillet, så de er labyrintens. Forskjellige: { $fences }.
fault-fields = En stilling i dette spillet har { $detail } felt med skråstreker mellom.
fault-fitting-fence = { $fences } passer ikke sammen. Flytt et av dem.
fault-ghosts-apart = To spøkelser står på { $squares }. Gi dem hver sin rute.
fault-inline-layout = «{ $found }» er ikke en labyrint med seks deler og punktum mellom.
fault-known-name = { $found } finnes ikke. Disse finnes: { $detail }.
fault-layout-key = En labyrintfil har ikke noe «{ $found }» her.
fault-layout-number = { $found } er utenfor området. Velg fra { $detail }.
fault-layout-size = Det er for langt for en labyrint.
fault-layout-value = { $found } må være { $detail }.
fault-lives = { $found } liv er flere enn spillet starter med.
fault-no-pellet-on-respawn-square = PAC-MAN kommer tilbake på { $squares }. Legg energikulen et annet sted.
fault-no-pellet-under-piece = En brikke står på energikulen på { $squares }. Flytt en av dem.
fault-no-square-cut-off = { $count ->
    [one] Ingen kan nå { $squares }. Åpne en vei.
   *[other] Ingen kan nå disse { $count } rutene. Åpne en vei.
}
fault-numbers = «{ $found }» skulle vært { $detail ->
    [1] et tall.
   *[other] { $detail } tall.
}
fault-one-chamber = Det er mer enn ett lukket rom. Bare Kammeret får være lukket.
fault-one-square = En brikke starter på én rute: { $found }.
fault-pacman-apart = Et spøkelse står sammen med PAC-MAN på { $squares }. Flytt en av dem.
fault-pacman-on-board = PAC-MAN mangler. Sett ham på brettet.
fault-pellets-differ = To energikuler ligger på { $squares }. Flytt en.
fault-pellets-of-layout = Labyrinten har ingen energikule på { $squares }. Ta den bort, eller endre labyrinten.
fault-pellet-count = Dette spillet har { $detail } energikuler, og her er det { $found }.
fault-phase = Dette punktet i turen («{ $found }») passer ikke med resten av brettet.
fault-pieces-apart = To brikker står på { $squares }. Flytt en av dem.
fault-piece-letter = «{ $found }» er ikke en brikke, eller en er nevnt to ganger.
fault-piece-name = Det finnes ingen brikke som heter «{ $found }» i dette spillet.
fault-piece-off-board = { $pieces } starter utenfor brettet her og kommer inn senere. Ta brikken bort.
fault-piece-on-board = { $pieces } mangler. Sett brikken på brettet.
fault-played-in-turn = De spøkelsene kan ikke ha gått allerede på dette punktet.
fault-position-size = Det er for langt for en stilling.
fault-previous = { $pieces } er ikke på brettet, og har derfor ingen tidligere rute.
fault-reserve = { $found } i reserve er mer enn PAC-MAN har spist.
fault-route-to-goal = Brikken på { $squares } kan ikke nå målet sitt. Åpne en vei.
fault-side-number = Det finnes ingen side { $found } i dette spillet.
fault-square = «{ $found }» er ikke en rute. Rutene er a1 til i9.
fault-square-for-each-piece = Hver brikke trenger en rute, eller en strek hvis den ikke er på brettet: { $found }.
fault-square-list = «{ $found }» er ikke en liste over ruter, som a1i9.
fault-start-off-goal = Brikken på { $squares } står allerede på målet sitt. Flytt den.
fault-stock = Det er flere gjerder på hånden enn det er plass til på brettet: { $found }.
fault-stock-name = Gjerder på hånden hører til sidene i dette spillet: { $found }.
fault-switch = «{ $found }» er ikke en regel med verdi, eller den står to ganger.
fault-toml = Linje { $line }, kolonne { $column } kan ikke leses.
fault-turn = «{ $found }» sier ikke hvilken tur det er.
editor-lead-maze = Tegn gjerder, sett ut brikker og energikuler, og spill. Det reglene ikke tillater, blir merket underveis.
editor-lead-position = Hvilket som helst øyeblikk i hvilket som helst spill. Det reglene ikke tillater, blir merket underveis.
editor-board = Brettet du redigerer
editor-tools = Hva et trykk gjør
editor-tool-fence = Gjerder
editor-tool-erase = Ta bort
editor-tool-chamber = Gjerder i Kammeret
editor-tool-pellet = Energikuler
editor-hint-fence = Dra for å sette et gjerde, trykk på et for å ta det bort, dra brikker dit du vil ha dem.
editor-hint-erase = Trykk på et gjerde, en brikke eller en energikule for å ta det bort.
editor-hint-chamber = Trykk på gjerdene som lukker Kammeret.
editor-hint-pellet = Trykk på ruter for å legge energikuler der, eller ta dem bort.
editor-hint-piece = Trykk på en rute for å sette { $piece } der. Trykk igjen for å ta brikken av brettet.
editor-fence = Gjerde { $fence }
editor-on-fence = Gjerde { $fence } står her. Enter tar det bort.
editor-symmetry = Tegn dobbelt
editor-symmetry-none = Av
editor-symmetry-mirror = Venstre–høyre
editor-symmetry-flip = Opp–ned
editor-symmetry-turn = Halv omdreining
editor-redo = Gjør om
editor-clear = Fjern gjerdene
editor-good = Dette kan spilles.
editor-faults = Hva som er galt
editor-more-faults = { $count ->
    [one] Én til
   *[other] { $count } til
}
editor-bad-link = Denne lenken har ikke noe brett vi kan vise. Her er et nytt.
editor-try = Prøv det
editor-use = Bruk ved et bord
editor-not-yet = Du kan dele og spille når ingenting lenger er merket.
editor-stock = Gjerder: { $side }
editor-side = Har turen
editor-phase = Del av turen
editor-phase-walk = PAC-MAN går
editor-phase-boost = Boost
editor-phase-ghosts = Spøkelsene går
editor-phase-enter = PAC-MAN kommer inn
editor-phase-action = PAC-MANs trekk
editor-phase-extra = Ekstra steg
editor-phase-after = Etter at han har gått
editor-phase-relocate = Kammergjerde
editor-phase-ghost-place = Et spøkelses gjerde
editor-played = Spøkelser som har gått
editor-reserve = Energikuler i reserve
editor-turn = Tur
editor-memory = Husket fra turen
editor-previous = Kom fra
editor-from = Start fra
editor-from-none = Velg et brett
editor-forget = Glem denne labyrinten
editor-fences = { $count ->
    [one] Ett gjerde
   *[other] { $count } gjerder
}
editor-take-away = Ta bort { $fence }
editor-fair = Hvor rettferdig er det?
editor-fair-lead = Maskinen spiller raske partier mot seg selv. Der den kan, løser den også labyrinten for opptil tre spøkelser.
editor-fair-ask = Finn det ut
editor-fair-making = Spiller raske partier
editor-fair-ahead = { $ahead ->
    [one] Ett brett prøves før ditt
   *[other] { $ahead } brett prøves før ditt
}
editor-fair-failed = Det gikk ikke. Du kan spørre igjen.
editor-fair-done = De raske partiene er over.
editor-fair-share = vant { $share } % (trolig { $low } til { $high } %)
editor-fair-games = { $games } partier på nivå { $level } mot seg selv, { $drawn ->
    [0] ingen
   *[other] { $drawn }
} remis. Nitten av tjue ganger ligger den sanne andelen i den lyse delen.
editor-fair-exact = { $ghosts ->
    [one] Løst, ett spøkelse
   *[other] Løst, { $ghosts } spøkelser
}
editor-fair-pacman = PAC-MAN vinner
editor-fair-endless = Ingen kan tvinge fram seier
editor-fair-ghosts = Spøkelsene vinner
