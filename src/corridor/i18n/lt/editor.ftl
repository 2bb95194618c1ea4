fault-boost-after-pellet = Spurtas būna po piliulės. Pastatykite PAC-MAN’ą ten, kur ji gulėjo, į dabar tuščią kvadratėlį.
fault-chamber-count = Kambariui priklauso per mažai arba per daug tvorų. Pažymėkite tinkamas.
fault-chamber-fences-standing = Kambarį sudaro stovinčios tvoros, o šių nėra: { $fences }.
fault-closed-chamber = Kambaryje yra tarpas. Uždarykite jį, kad nebūtų kelio nei vidun, nei lauk.
fault-eaten = Suvalgytos piliulės – tos, kurių trūksta lentoje, o tai ne { $found }.
fault-fence = „{ $found }“ nėra tvora. Tvoros rašomos taip: e3h.
fault-fence-list = „{ $found }“ nėra tvorų sąrašas, pavyzdžiui, d2e3.
fault-fences-not-crossing = Šios tvoros kertasi: { $fences }. Perkelkite vieną iš jų.
fault-fences-not-overlapping = Šios tvoros guli viena ant kitos: { $fences }. Perkelkite vieną iš jų.
fault-fences-of-layout = Šiame žaidime tvoros nejuda, tad jos yra labirinto. Skiriasi: { $fences }.
fault-fields = Šio žaidimo padėtis sudaryta iš laukų su pasviraisiais brūkšniais tarp jų. Laukų turi būti { $detail }.
fault-fitting-fence = Šios tvoros kartu netelpa: { $fences }. Perkelkite vieną iš jų.
fault-ghosts-apart = Du vaiduokliai stovi ties { $squares }. Kiekvienam duokite savo kvadratėlį.
fault-inline-layout = „{ $found }“ nėra labirintas iš šešių dalių su taškais tarp jų.
fault-known-name = { $found } čia nėra. Yra: { $detail }.
fault-layout-key = Labirinto faile „{ $found }“ čia būti negali.
fault-layout-number = { $found } netelpa į ribas. Rinkitės iš { $detail }.
fault-layout-size = Labirintui tai per ilga.
fault-layout-value = { $found }: čia turi būti { $detail }.
fault-lives = Gyvybių ({ $found }) daugiau, nei jų būna partijos pradžioje.
fault-no-pellet-on-respawn-square = Ties { $squares } grįžta PAC-MAN’as. Padėkite piliulę kitur.
fault-no-pellet-under-piece = Ant piliulės ties { $squares } stovi figūrėlė. Perkelkite vieną iš jų.
fault-no-square-cut-off = { $count ->
    [1] Niekas negali pasiekti { $squares }. Atverkite kelią.
    [one] Niekas negali pasiekti šio { $count } kvadratėlio. Atverkite kelią.
    [few] Niekas negali pasiekti šių { $count } kvadratėlių. Atverkite kelią.
   *[other] Niekas negali pasiekti šių { $count } kvadratėlių. Atverkite kelią.
}
fault-numbers = „{ $found }“: čia turėtų būti { $detail ->
    [1] skaičius.
    [one] { $detail } skaičius.
    [few] { $detail } skaičiai.
   *[other] { $detail } skaičių.
}
fault-one-chamber = Uždarytų vietų daugiau nei viena. Uždarytas gali būti tik Kambarys.
fault-one-square = Figūrėlė pradeda viename kvadratėlyje: { $found }.
fault-pacman-apart = Su PAC-MAN’u ties { $squares } stovi vaiduoklis. Perkelkite vieną iš jų.
fault-pacman-on-board = Trūksta PAC-MAN’o. Pastatykite jį lentoje.
fault-pellets-differ = Dvi piliulės guli ties { $squares }. Vieną perkelkite.
fault-pellets-of-layout = Labirinte piliulės ties { $squares } nėra. Nuimkite ją arba pakeiskite labirintą.
fault-pellet-count = Šiame žaidime turi būti piliulių: { $detail }. Čia jų { $found }.
fault-phase = Šis ėjimo momentas („{ $found }“) nedera su likusia lenta.
fault-pieces-apart = Dvi figūrėlės stovi ties { $squares }. Vieną perkelkite.
fault-piece-letter = „{ $found }“ nėra figūrėlė arba kuri nors paminėta du kartus.
fault-piece-name = Figūrėlės „{ $found }“ šiame žaidime nėra.
fault-piece-off-board = { $pieces } čia pradeda už lentos ir įeina vėliau. Nuimkite figūrėlę.
fault-piece-on-board = Lentoje trūksta: { $pieces }. Pastatykite figūrėlę.
fault-played-in-turn = Šiuo momentu tie vaiduokliai dar negalėjo būti ėję.
fault-position-size = Padėčiai tai per ilga.
fault-previous = { $pieces } nėra lentoje, tad nėra ir ankstesnio kvadratėlio.
fault-reserve = Atsargose { $found } – tai daugiau, nei PAC-MAN’as suvalgė.
fault-route-to-goal = Figūrėlė ties { $squares } negali pasiekti savo tikslo. Atverkite kelią.
fault-side-number = Šiame žaidime pusės { $found } nėra.
fault-square = „{ $found }“ nėra kvadratėlis. Kvadratėliai – nuo a1 iki i9.
fault-square-for-each-piece = Kiekvienai figūrėlei reikia kvadratėlio arba brūkšnio, jei jos lentoje nėra: { $found }.
fault-square-list = „{ $found }“ nėra kvadratėlių sąrašas, pavyzdžiui, a1i9.
fault-start-off-goal = Figūrėlė ties { $squares } jau stovi savo tiksle. Perkelkite ją.
fault-stock = Tvorų rankose daugiau, nei telpa lentoje: { $found }.
fault-stock-name = Tvoros rankose priklauso šio žaidimo pusėms: { $found }.
fault-switch = „{ $found }“ nėra taisyklė su reikšme arba ji parašyta du kartus.
fault-toml = { $line } eilutės, { $column } stulpelio nepavyksta perskaityti.
fault-turn = Iš „{ $found }“ neaišku, kelintas tai ėjimas.
editor-lead-maze = Nubrėžkite tvoras, sustatykite figūrėles ir piliules, tada žaiskite. Ko taisyklės neleidžia, iškart pažymima.
editor-lead-position = Bet kuris bet kurios partijos momentas. Ko taisyklės neleidžia, iškart pažymima.
editor-board = Keičiama lenta
editor-tools = Ką daro bakstelėjimas
editor-tool-fence = Tvoros
editor-tool-erase = Nuimti
editor-tool-chamber = Kambario tvoros
editor-tool-pellet = Piliulės
editor-hint-fence = Braukite, kad pastatytumėte tvorą, bakstelėkite, kad nuimtumėte, o figūrėles nuvilkite, kur norite.
editor-hint-erase = Bakstelėkite tvorą, figūrėlę ar piliulę, kad ją nuimtumėte.
editor-hint-chamber = Bakstelėkite tvoras, kurios uždaro Kambarį.
editor-hint-pellet = Bakstelėkite kvadratėlius, kad ten padėtumėte ar nuimtumėte piliules.
editor-hint-piece = Bakstelėkite kvadratėlį, kur stovės { $piece }. Bakstelėkite dar kartą, kad figūrėlę nuimtumėte.
editor-fence = Tvora { $fence }
editor-on-fence = Čia stovi tvora { $fence }. Enter ją nuima.
editor-symmetry = Piešti dukart
editor-symmetry-none = Ne
editor-symmetry-mirror = Kairė–dešinė
editor-symmetry-flip = Viršus–apačia
editor-symmetry-turn = Pusė apsukos
editor-redo = Grąžinti
editor-clear = Nuimti tvoras
editor-good = Taip galima žaisti.
editor-faults = Kas negerai
editor-more-faults = { $count ->
    [one] Dar { $count }
    [few] Dar { $count }
   *[other] Dar { $count }
}
editor-bad-link = Šioje nuorodoje nėra lentos, kurią galėtume parodyti. Štai nauja.
editor-try = Išbandyti
editor-use = Naudoti prie stalo
editor-not-yet = Dalytis ir žaisti galėsite, kai nieko nebus pažymėta.
editor-stock = Tvoros: { $side }
editor-side = Eina
editor-phase = Ėjimo dalis
editor-phase-walk = Eina PAC-MAN’as
editor-phase-boost = Spurtas
editor-phase-ghosts = Eina vaiduokliai
editor-phase-enter = Įeina PAC-MAN’as
editor-phase-action = PAC-MAN’o ėjimas
editor-phase-extra = Papildomas kelias
editor-phase-after = Po jo kelio
editor-phase-relocate = Kambario tvora
editor-phase-ghost-place = Vaiduoklio tvora
editor-played = Jau ėję vaiduokliai
editor-reserve = Piliulės atsargose
editor-turn = Ėjimas
editor-memory = Kas įsiminta apie ėjimą
editor-previous = Atėjo iš
editor-from = Pradėti nuo
editor-from-none = Pasirinkite lentą
editor-forget = Pamiršti šį labirintą
editor-fences = { $count ->
    [one] { $count } tvora
    [few] { $count } tvoros
   *[other] { $count } tvorų
}
editor-take-away = Nuimti { $fence }
editor-fair = Ar jėgos lygios?
editor-fair-lead = Kompiuteris žaidžia greitas partijas su savimi. Kur gali, dar ir išsprendžia labirintą ne daugiau kaip trims vaiduokliams.
editor-fair-ask = Sužinoti
editor-fair-making = Žaidžiamos greitos partijos
editor-fair-ahead = { $ahead ->
    [one] Prieš jūsų lentą bandoma dar { $ahead }
    [few] Prieš jūsų lentą bandomos dar { $ahead }
   *[other] Prieš jūsų lentą bandoma dar { $ahead }
}
editor-fair-failed = Nepavyko. Galite paprašyti dar kartą.
editor-fair-done = Greitos partijos baigtos.
editor-fair-share = laimėta { $share } % (tikriausiai nuo { $low } iki { $high } %)
editor-fair-games = { $level } lygis prieš save: partijų – { $games }, lygiųjų – { $drawn ->
    [0] nė vienų
   *[other] { $drawn }
}. Devyniolika kartų iš dvidešimties tikroji dalis yra blyškiojoje juostoje.
editor-fair-exact = { $ghosts ->
    [one] Išspręsta, { $ghosts } vaiduoklis
    [few] Išspręsta, { $ghosts } vaiduokliai
   *[other] Išspręsta, { $ghosts } vaiduoklių
}
editor-fair-pacman = Laimi PAC-MAN’as
editor-fair-endless = Nelaimi niekas
editor-fair-ghosts = Laimi vaiduokliai
