play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klasika · 2
play-mode-classic-3 = Klasika · 3
play-mode-classic-4 = Klasika · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = Išplėstinis PAC-MAN
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s ėjimui
        [days]
            { $days ->
                [one] { $days } diena ėjimui
                [few] { $days } dienos ėjimui
               *[other] { $days } dienų ėjimui
            }
       *[none] be laikrodžio
    }
play-watching = Jūs stebite
play-board = Lenta
play-guest = Svečias
play-name-and-side = { $name } ({ $side })
play-for = vietoj: { $name }
play-clock = Liko laiko: { $time }
play-clock-days = { $days } d. { $hours } val.
play-fences =
    { $count ->
        [one] { $count } tvora rankoje
        [few] { $count } tvoros rankoje
       *[other] { $count } tvorų rankoje
    }
play-lives = Gyvybės
play-lives-left =
    { $count ->
        [one] liko { $count } gyvybė
        [few] liko { $count } gyvybės
       *[other] liko { $count } gyvybių
    }
play-pellets = Suvalgyta piliulių
play-pellets-eaten = { $count } iš { $all }
play-reserve = Atsargose
play-fences-label = Tvoros
play-team-stock = Komandos tvoros
play-speed = Greitis
play-level-so-far = Lygis dabar
play-yours = jūsų
play-sees =
    { $own ->
        [yes] mato jus
       *[no] mato jį
    }
play-off-board = ne lentoje
play-on-square = ties { $square }
play-sees-along-file = mato PAC-MAN’ą stulpelyje { $name }
play-sees-along-rank = mato PAC-MAN’ą { $name } eilėje
play-legend-respawn = Grįžimo kvadratėlis: čia įeina PAC-MAN’as
play-legend-tunnel = Tunelis { $one } – { $other }
play-legend-sight = Regėjimo linija: šis vaiduoklis gali eiti toliau
play-legend-ring = Žiedas: šį vaiduoklį dabar galima suvalgyti
play-to-move = { $who } eina
play-teammate = sprendžia komandos draugas
play-task-race =
    { $fences ->
        [yes] Ženkite ant taško arba pastatykite tvorą tarp kvadratėlių.
       *[no] Ženkite ant taško. Tvorų nebeturite.
    }
play-task-after =
    { $what ->
        [fence] Jau paėjote. Pastatykite tvorą arba baikite ėjimą.
        [pellet] Jau paėjote. Panaudokite piliulę arba baikite ėjimą.
       *[both] Jau paėjote. Pastatykite tvorą, panaudokite piliulę arba baikite ėjimą.
    }
play-task-ghost-place = Pastatykite tvorą arba pasilikite ją.
play-opening = { $turn } ėjimas
play-boost = Spurtas
play-boost-eats =
    { $own ->
        [yes] Vaiduokliai jūsų kelyje suvalgomi, tik šiuo ėjimu
       *[no] PAC-MAN’as suvalgo vaiduoklius savo kelyje, tik šiuo ėjimu
    }
play-typed = Jūsų ėjimas: { $text }
play-left-short =
    { $count ->
        [one] liko { $count }
        [few] liko { $count }
       *[other] liko { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } žingsnis
        [few] { $who }: { $count } žingsniai
       *[other] { $who }: { $count } žingsnių
    }
play-keys-hover = Spustelėjus pastatoma · R pasuka · Esc atšaukia
play-keys-held = Enter pastato · R pasuka · Esc atšaukia
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN’as panaudoja piliulę.
play-heard-eaten = PAC-MAN’as suvalgo: { $pieces }.
play-heard-pellet = PAC-MAN’as suvalgo piliulę: { $count } iš { $all }.
play-heard-boost =
    { $count ->
        [one] Prasideda spurtas: { $count } žingsnis.
        [few] Prasideda spurtas: { $count } žingsniai.
       *[other] Prasideda spurtas: { $count } žingsnių.
    }
play-heard-boost-over = Spurtas baigėsi.
play-heard-caught =
    { $count ->
        [0] PAC-MAN’as pagautas. Gyvybių nebeliko.
        [one] PAC-MAN’as pagautas. Liko { $count } gyvybė.
        [few] PAC-MAN’as pagautas. Liko { $count } gyvybės.
       *[other] PAC-MAN’as pagautas. Liko { $count } gyvybių.
    }
play-heard-clock =
    { $seconds ->
        [one] Jums liko { $seconds } sekundė.
        [few] Jums liko { $seconds } sekundės.
       *[other] Jums liko { $seconds } sekundžių.
    }
play-place = Statyti
play-rotate = Pasukti
play-step-back = Žingsnis atgal
play-end-walk = Baigti čia
play-walk = Eiti
play-walk-anyway = Vis tiek eiti
play-yes = Taip
play-no = Ne
play-accept = Sutikti
play-decline = Atmesti
play-close = Užverti
play-panel-more = Daugiau
play-resign = Pasiduoti
play-resign-sure = Pasiduoti šioje partijoje?
play-resign-team = Siūlyti komandai pasiduoti?
play-abort = Nutraukti
play-abort-long = Nutraukti partiją
play-abort-sure = Nutraukti partiją?
play-takeback = Atsiimti
play-undo = Atšaukti
play-draw = Siūlyti lygiąsias
play-routes = Keliai
play-phrases = Frazės
play-flip = Pasukti lentą
play-save = Išsaugoti
play-new = Nauja
play-rematch = Revanšas
play-rematch-asked = Revanšas pasiūlytas
play-next-leg = Antra partija
play-next-game = Kita partija
play-ask-hint = Prašyti užuominos
play-suggest = Siūlyti
play-suggest-to-team = Siūlyti ėjimą komandai
play-suggest-how = Pasirinkite ėjimą; komanda jį pamatys.
play-suggested = Komanda mato jūsų siūlymą: { $move }
play-suggests = { $who } siūlo { $move }
play-play-it = Eiti taip
play-hint-wait = Kompiuteris galvoja…
play-hint = Kompiuteris eitų { $move }
play-offered-draw = Pasiūlėte lygiąsias.
play-offered-takeback = Paprašėte atsiimti ėjimą.
play-offered-rematch = Pasiūlėte revanšą.
play-offers-draw = { $who } siūlo lygiąsias.
play-offers-takeback = { $who } nori atsiimti ėjimą.
play-offers-rematch = { $who } nori revanšo.
play-declines = { $who } nesutinka.
play-play-on = Tęsti
play-give-up-asked = Norite pasiduoti. Sprendžiate kartu su komanda.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } ir jūs norite pasiduoti. Kiti komandos nariai sprendžia kartu.
       *[no] { $who } nori pasiduoti. Sutinkate?
    }
play-plays-on = { $who } nori žaisti toliau.
play-gone-kept = { $name } atsijungė. Vieta laikoma dar:
play-gone = { $name } atsijungė.
play-wait = Laukti
play-claim = Pasiimti pergalę
play-put-bot = Įleisti kompiuterį
play-bot-for-you = Už jus žaidžia kompiuteris.
play-return = Grįžti į savo vietą
play-line-lost = Ryšys nutrūko. Jungiamės iš naujo…
play-unsent = Nėra ryšio. Jūsų ėjimas { $move } išsaugotas ir bus išsiųstas, kai tik ryšys grįš.
play-unsent-lost = Jūsų ėjimas { $move } neatliktas: partija jau pasistūmėjo.
play-line-ended = Ryšys baigėsi. Įkelkite puslapį iš naujo.
play-moves = Ėjimai
play-no-moves = Ėjimų dar nėra
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Pradžia
        [one] Po { $ply } ėjimo
        [few] Po { $ply } ėjimų
       *[other] Po { $ply } ėjimų
    }
play-back-to-now = Grįžti į partiją
play-replay-move = Tada: { $move }
play-replay-end = Taip ir pagavo.
play-why-caught =
    { $own ->
        [yes] Kodėl netekau gyvybės?
       *[no] Kaip prarasta gyvybė?
    }
play-route = Kelias iki tikslo
play-result-won = Laimėjote
play-result-lost = Pralaimėjote
play-result-draw = Lygiosios
play-result-off = Nutraukta
play-result-wins =
    { $many ->
        [yes] { $winner } laimi
       *[no] { $winner } laimi
    }
play-result-loses = { $loser } pralaimi, kiti laimi
play-reason-goal = Pasiektas kitas lentos kraštas.
play-reason-pellets = Visos piliulės suvalgytos.
play-reason-ghosts = Visi vaiduokliai suvalgyti.
play-reason-catches = PAC-MAN’as nebeturi gyvybių.
play-reason-plies = Pasiekta ėjimų riba.
play-reason-threefold = Ta pati padėtis susidarė tris kartus.
play-reason-no-progress = Per ilgai niekas nesikeitė.
play-reason-resign =
    { $own ->
        [yes] Jūs pasidavėte.
        [team] { $who } pasidavė komandos vardu.
       *[no] { $loser } pasidavė.
    }
play-reason-time =
    { $own ->
        [yes] Jūsų laikas baigėsi.
       *[no] { $loser } nebeturi laiko.
    }
play-reason-abandoned =
    { $own ->
        [yes] Palikote stalą.
       *[no] { $loser } paliko stalą.
    }
play-reason-agreement = Abi pusės sutiko.
play-reason-aborted = Niekas nelaimėjo ir nepralaimėjo.
play-level = PAC-MAN’o lygis: { $level }
play-legs = Dvi partijos
play-leg = { $number } partija
play-points = Taškai
play-leg-result =
    { $how ->
        [won] Laimėta
        [lost] Pralaimėta
        [draw] Lygiosios
       *[off] Nutraukta
    }
play-leg-start =
    { $first ->
        [yes] Pradėjo
       *[no] Ėjo vėliau
    }
play-leg-role = { $role } · piliulių: { $pellets }
play-save-qgn = Ėjimų užrašas (.qgn)
play-save-json = Užrašas programoms (JSON)
play-save-svg = Paveikslas, visada ryškus (SVG)
play-save-png = Paveikslas pikseliais (PNG)
play-panel-phrases = Ką nors pasakyti
play-panel-settings = Nustatymai
play-panel-save = Išsaugoti partiją
play-panel-help = Klavišai
play-overlay-sight = Rodyti, kas mato PAC-MAN’ą
play-overlay-reach = Rodyti, kur kas gali eiti
play-overlay-routes = Rodyti trumpiausius kelius
play-set-placing = Tvorų statymas pirštu
play-placing-confirm = Tvirtinti kiekvieną tvorą
play-placing-release = Statyti atleidus pirštą
play-placing-tray = Vilkti iš juostos
play-set-confirm-walk = Patvirtinti žingsnius
play-set-sound = Garsas
play-set-vibration = Vibracija
play-set-turn-board = Prie vieno ekrano lentą pasukti į einantį žaidėją
play-key-arrows = judėti po lentą
play-key-tab = prie lentos ir mygtukų
play-key-space = kvadratėliai ar tvoros
play-key-rotate = pasukti tvorą
play-key-enter = statyti arba eiti
play-key-escape = atšaukti
play-key-type = įrašykite bet kurį ėjimą, tada Enter
play-key-undo = atsiimti
play-key-flip = pasukti lentą
play-key-hint = užuomina
play-key-routes = rodyti ar slėpti kelius
play-key-help = šis sąrašas
play-since = Nuo jūsų ėjimo
play-since-last = Paskutinis ėjimas
play-did-walk =
    { $effect ->
        [pellet] suvalgo piliulę ties { $square }
        [ghosts] suvalgo: { $pieces }
        [caught] pagauna PAC-MAN’ą ties { $square }
        [caught-you] pagauna jus ties { $square }
        [caught-self] užbėga ant vaiduoklio
       *[none] į { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] tvora { $slot }, gulsčiai
       *[vertical] tvora { $slot }, stačiai
    }
play-did-relocate = Kambario tvora į { $slot }
play-did-enter = įeina ties { $square }
play-did-spend = panaudoja piliulę
play-did-pass =
    { $what ->
        [boost] baigia spurtą
        [turn] baigia ėjimą
        [keep] pasilieka tvorą
        [stay] lieka vietoje
       *[pass] praleidžia
    }
play-did = { $who } { $did }
play-caught =
    { $own ->
        [yes] { $ghost } pagavo jus. { $back ->
            [all] Visi grįžta į pradžią
           *[pacman] Vėl pradėsite grįžimo kvadratėlyje
        }; { $count ->
            [one] turite { $count } gyvybę.
            [few] turite { $count } gyvybes.
           *[other] turite { $count } gyvybių.
        }
       *[no] { $ghost } pagavo PAC-MAN’ą. { $back ->
            [all] Visi grįžta į pradžią
           *[pacman] Jis vėl įeis grįžimo kvadratėlyje
        }; { $count ->
            [one] jis turi { $count } gyvybę.
            [few] jis turi { $count } gyvybes.
           *[other] jis turi { $count } gyvybių.
        }
    }
play-go-on = Toliau
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } mato jus: žingsnių – { $steps }.
           *[other] { $pieces } mato jus: žingsnių – po { $steps }.
        }
       *[no] { $count ->
            [1] { $pieces } mato PAC-MAN’ą: žingsnių – { $steps }.
           *[other] { $pieces } mato PAC-MAN’ą: žingsnių – po { $steps }.
        }
    }
play-mate-moves = { $name } eina: { $piece }
play-why = Taisyklė
play-why-length =
    { $steps ->
        [one] Eikite lygiai { $steps } žingsnį.
        [few] Eikite lygiai { $steps } žingsnius.
       *[other] Eikite lygiai { $steps } žingsnių.
    }
play-why-most =
    { $steps ->
        [one] Turite { $steps } žingsnį.
        [few] Turite { $steps } žingsnius.
       *[other] Turite { $steps } žingsnių.
    }
play-round = { $number } raundas
play-rules-booklet = knygelės taisyklės
play-rules-first-printing = pirmasis leidimas
play-rules-strict-english = angliškai paraidžiui
play-rules-italian = itališkos taisyklės
play-rules-danish = daniškos taisyklės
play-rules-friendly-ghosts = draugiški vaiduokliai
play-rules-usual = įprastos taisyklės
play-rules-changed =
    { $count ->
        [one] { $count } pakeitimas
        [few] { $count } pakeitimai
       *[other] { $count } pakeitimų
    }
play-term-boost = Spurtas: papildomi žingsniai po piliulės. Vaiduokliai, per kuriuos pereinate, suvalgomi.
play-term-frenzy = Siautulys: vaiduoklis, matantis PAC-MAN’ą, eina 2 žingsnius vietoj 1.
play-term-chamber = Kambarys: patalpa lentos viduryje. Pradžioje vaiduokliai perkelia jo tvoras kitur.
play-term-spend = Panaudoti: atiduoti piliulę iš atsargų už papildomus žingsnius, kurie pašalina vaiduoklius.
play-term-reserve = Atsargos: piliulės, kurias PAC-MAN’as suvalgė ir pasiliko. Jis gali jas panaudoti savo ėjimu.
play-term-sight = Regėjimo linija: tiesė iki PAC-MAN’o, kurios nekerta tvora. Kiti vaiduokliai jos neužstoja.
play-term-tunnel = Tunelis: išeikite čia ir vienu žingsniu įeisite kitame gale.
play-term-respawn = Grįžimo kvadratėlis: čia į lentą įeina PAC-MAN’as, jei kvadratėlis laisvas.
play-word-frenzy = Siautulys
play-word-sight = Regėjimo linija
play-word-spend = Panaudoti
play-hint-done = Aišku
play-hint-goal-race =
    Pasiekite { $side ->
        [0] mėlyną
        [1] oranžinę
        [2] žalią
       *[3] violetinę
    } liniją { $way ->
        [up] viršuje
        [down] apačioje
        [left] kairėje
       *[right] dešinėje
    } anksčiau, nei kiti pasieks savo. Bakstelėkite tašką, kad žengtumėte.
play-hint-goal-pacman = Suvalgykite visas piliules (jų { $count }), kol vaiduokliai jūsų nepagavo. Bakstelėkite tašką, kad ten nueitumėte.
play-hint-goal-ghosts =
    { $count ->
        [1] Pagaukite PAC-MAN’ą, kol jis nesuvalgė visų piliulių. Bakstelėkite vaiduoklį, tada tašką.
        [one] Pagaukite PAC-MAN’ą { $count } kartą, kol jis nesuvalgė visų piliulių. Bakstelėkite vaiduoklį, tada tašką.
        [few] Pagaukite PAC-MAN’ą { $count } kartus, kol jis nesuvalgė visų piliulių. Bakstelėkite vaiduoklį, tada tašką.
       *[other] Pagaukite PAC-MAN’ą { $count } kartų, kol jis nesuvalgė visų piliulių. Bakstelėkite vaiduoklį, tada tašką.
    }
play-hint-fence = Norėdami pastatyti tvorą, braukite palei tarpą arba palaikykite pirštą. Sekite pirštą, tada spauskite „Statyti“.
play-hint-boost =
    { $steps ->
        [one] Spurtas! Dar { $steps } žingsnis: vaiduokliai jūsų kelyje suvalgomi. „Baigti čia“ sustabdo anksčiau.
        [few] Spurtas! Dar iki { $steps } žingsnių: vaiduokliai jūsų kelyje suvalgomi. „Baigti čia“ sustabdo anksčiau.
       *[other] Spurtas! Dar iki { $steps } žingsnių: vaiduokliai jūsų kelyje suvalgomi. „Baigti čia“ sustabdo anksčiau.
    }
play-hint-frenzy =
    { $own ->
        [yes] Vaiduoklis mato jus tiesia linija: jo žingsnių – { $steps }. Pasislėpkite už tvoros ar kampo.
       *[no] Vaiduoklį, kuris tiesia linija mato PAC-MAN’ą, apima siautulys: jo žingsnių – { $steps }.
    }
play-hint-catch = Pagautas PAC-MAN’as netenka gyvybės. Kai jų nebelieka, laimi vaiduokliai. Suvalgytos piliulės lieka suvalgytos.
play-hint-chamber = Išimkite Kambario tvorą: bakstelėkite rausvą ir nuvilkite į naują vietą.
play-hint-spend = Atsargose turite piliulių. Panaudokite vieną dabar: gausite papildomų žingsnių, kurie pašalina vaiduoklius visam laikui.
play-hint-boxed = Esate užtverti: nei žengti, nei tvoros pastatyti negalima. Spauskite „Praleisti“; tada eis kitas žaidėjas.
play-set-pace = Kitų ėjimai
play-pace-fast = Greitai
play-pace-normal = Įprastai
play-pace-slow = Lėtai
play-pace-tap = Bakstelėjus
play-set-hints = Patarimai naujokams
play-set-notation = Ėjimai užrašu (e3h)
table-your-figure = Jūsų figūrėlė
play-review = Apžvalga
play-save-gif = Visi ėjimai kaip filmas (GIF)
play-save-animated-svg = Visi ėjimai, visada ryškūs (judantis SVG)
play-set-notify = Pranešti, kai mano ėjimas
play-notify-denied = Naršyklė čia neleidžia pranešimų. Tai galite pakeisti jos nustatymuose šiai svetainei.
play-watchers =
    { $count ->
        [one] stebi { $count }
        [few] stebi { $count }
       *[other] stebi { $count }
    }
play-level-up =
    { $wins ->
        [1] Laimėjote prieš { $level } lygį. Pabandysite { $next } lygį?
        [one] Prieš { $level } lygį laimėjote { $wins } partiją iš eilės. Pabandysite { $next } lygį?
        [few] Prieš { $level } lygį laimėjote { $wins } partijas iš eilės. Pabandysite { $next } lygį?
       *[other] Prieš { $level } lygį laimėjote { $wins } partijų iš eilės. Pabandysite { $next } lygį?
    }
play-level-down =
    { $losses ->
        [1] { $level } lygis buvo kietas riešutėlis. Pabandysite { $next } lygį?
        [one] { $level } lygis laimėjo { $losses } partiją iš eilės. Pabandysite { $next } lygį?
        [few] { $level } lygis laimėjo { $losses } partijas iš eilės. Pabandysite { $next } lygį?
       *[other] { $level } lygis laimėjo { $losses } partijų iš eilės. Pabandysite { $next } lygį?
    }
play-level-go = Žaisti { $level } lygį
hint-wins = Iškart laimima.
hint-fence =
    { $count ->
        [one] { $who } turės eiti { $count } žingsniu ilgiau, o jūs – ne.
        [few] { $who } turės eiti { $count } žingsniais ilgiau, o jūs – ne.
       *[other] { $who } turės eiti { $count } žingsnių ilgiau, o jūs – ne.
    }
hint-fence-both = Papildomų žingsnių: { $who } – { $count }, jūs – { $own }.
hint-fence-keeps = { $who } nebegalės ten užtverti jums kelio.
hint-route =
    { $count ->
        [one] Tai jūsų trumpiausias kelias: po to liks { $count } žingsnis.
        [few] Tai jūsų trumpiausias kelias: po to liks { $count } žingsniai.
       *[other] Tai jūsų trumpiausias kelias: po to liks { $count } žingsnių.
    }
hint-jump =
    { $count ->
        [one] Peršokate figūrėlę { $who }: po to liks { $count } žingsnis.
        [few] Peršokate figūrėlę { $who }: po to liks { $count } žingsniai.
       *[other] Peršokate figūrėlę { $who }: po to liks { $count } žingsnių.
    }
hint-aside = Taip lieka du keliai, ir { $who } viena tvora abiejų neužtvers.
hint-exposed-less =
    { $count ->
        [one] Tada viena tvora jums kainuos ne daugiau kaip { $count } žingsnį, o dabar – { $before }.
        [few] Tada viena tvora jums kainuos ne daugiau kaip { $count } žingsnius, o dabar – { $before }.
       *[other] Tada viena tvora jums kainuos ne daugiau kaip { $count } žingsnių, o dabar – { $before }.
    }
hint-pellet-safe = Piliulė ties { $square } saugi: kitu ėjimu jūsų nepasieks nė vienas vaiduoklis.
hint-pellet = Suvalgote piliulę ties { $square }.
hint-eats = Suvalgote: { $pieces }.
hint-hides = { $pieces } jūsų ten nemato.
hint-safe = Ten kitu ėjimu jūsų nepasieks nė vienas vaiduoklis.
hint-towards-pellet =
    { $count ->
        [one] Iki piliulės ties { $square } lieka { $count } žingsnis.
        [few] Iki piliulės ties { $square } lieka { $count } žingsniai.
       *[other] Iki piliulės ties { $square } lieka { $count } žingsnių.
    }
hint-away =
    { $count ->
        [one] Tada artimiausias vaiduoklis bus už { $count } žingsnio nuo jūsų, o dabar – už { $before }.
        [few] Tada artimiausias vaiduoklis bus už { $count } žingsnių nuo jūsų, o dabar – už { $before }.
       *[other] Tada artimiausias vaiduoklis bus už { $count } žingsnių nuo jūsų, o dabar – už { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] { $piece } turės eiti iki jūsų { $count } žingsniu ilgiau.
        [few] { $piece } turės eiti iki jūsų { $count } žingsniais ilgiau.
       *[other] { $piece } turės eiti iki jūsų { $count } žingsnių ilgiau.
    }
hint-no-fence = Dabar jokia tvora nepailgintų kitos pusės kelio, tad savąsias pasilikite.
hint-spends = Panaudokite piliulę: eisite toliau ir suvalgysite sutiktus vaiduoklius.
hint-shuts-in =
    { $count ->
        [0] PAC-MAN’ui nelieka nė vieno saugaus kvadratėlio, o dabar jų – { $before }.
        [one] PAC-MAN’ui lieka { $count } saugus kvadratėlis, o dabar jų – { $before }.
        [few] PAC-MAN’ui lieka { $count } saugūs kvadratėliai, o dabar jų – { $before }.
       *[other] PAC-MAN’ui lieka { $count } saugių kvadratėlių, o dabar jų – { $before }.
    }
hint-covers = Tada { $piece } bus arčiau piliulės ties { $square } nei PAC-MAN’as.
hint-fence-pellet =
    { $count ->
        [one] PAC-MAN’o kelias iki { $square } pailgėja { $count } žingsniu.
        [few] PAC-MAN’o kelias iki { $square } pailgėja { $count } žingsniais.
       *[other] PAC-MAN’o kelias iki { $square } pailgėja { $count } žingsnių.
    }
hint-catches = Pagauna PAC-MAN’ą.
hint-sees = { $piece } iš ten mato PAC-MAN’ą.
hint-closes-in =
    { $count ->
        [one] Tada { $piece } bus už { $count } žingsnio nuo PAC-MAN’o.
        [few] Tada { $piece } bus už { $count } žingsnių nuo PAC-MAN’o.
       *[other] Tada { $piece } bus už { $count } žingsnių nuo PAC-MAN’o.
    }
hint-guards = Saugo piliulę ties { $square }.
hint-best = Nieko geresnio kompiuteris nemato.
key-tab = Tab
key-space = Tarpas
key-enter = Enter
key-escape = Esc
phase-race = Eikite arba pastatykite tvorą.
phase-walk =
    { $steps ->
        [one] Eikite { $steps } žingsnį.
        [few] Eikite { $steps } žingsnius.
       *[other] Eikite { $steps } žingsnių.
    }
phase-boost =
    { $steps ->
        [one] Spurtas! Dar { $steps } žingsnis; vaiduokliai kelyje suvalgomi.
        [few] Spurtas! Dar iki { $steps } žingsnių; vaiduokliai kelyje suvalgomi.
       *[other] Spurtas! Dar iki { $steps } žingsnių; vaiduokliai kelyje suvalgomi.
    }
phase-ghosts =
    { $steps ->
        [0] Eikite vienu vaiduokliu: { $pieces }.
        [one] Eikite { $steps } žingsnį: { $pieces }.
        [few] Eikite iki { $steps } žingsnių: { $pieces }.
       *[other] Eikite iki { $steps } žingsnių: { $pieces }.
    }
phase-enter = Pasirinkite, kur įeiti.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Eikite { $steps } žingsnį; po to galite pastatyti tvorą.
            [few] Eikite { $steps } žingsnius; po to galite pastatyti tvorą.
           *[other] Eikite { $steps } žingsnių; po to galite pastatyti tvorą.
        }
       *[other] { $steps ->
            [one] Pradžia, { $turn } ėjimas iš { $opening }: eikite { $steps } žingsnį arba pastatykite tvorą.
            [few] Pradžia, { $turn } ėjimas iš { $opening }: eikite { $steps } žingsnius arba pastatykite tvorą.
           *[other] Pradžia, { $turn } ėjimas iš { $opening }: eikite { $steps } žingsnių arba pastatykite tvorą.
        }
    }
phase-extra =
    { $steps ->
        [one] Spurtas! Dar { $steps } papildomas žingsnis; vaiduokliai kelyje pašalinami visam laikui.
        [few] Spurtas! Dar { $steps } papildomi žingsniai; vaiduokliai kelyje pašalinami visam laikui.
       *[other] Spurtas! Dar { $steps } papildomų žingsnių; vaiduokliai kelyje pašalinami visam laikui.
    }
phase-after = Jau paėjote. Darykite dar ką nors arba baikite ėjimą su --.
phase-relocate = Pradžia, { $turn } ėjimas iš { $opening }: perkelkite vieną Kambario tvorą.
phase-ghost-place = Pastatykite tvorą arba pasilikite ją su --.
