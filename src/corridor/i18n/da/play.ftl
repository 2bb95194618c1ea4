play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klassisk · 2
play-mode-classic-3 = Klassisk · 3
play-mode-classic-4 = Klassisk · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avanceret
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s pr. tur
        [days]
            { $days ->
                [one] 1 dag pr. tur
               *[other] { $days } dage pr. tur
            }
       *[none] intet ur
    }
play-watching = Du ser med
play-board = Brættet
play-guest = Gæst
play-name-and-side = { $name } ({ $side })
play-for = for { $name }
play-clock = Tid tilbage: { $time }
play-clock-days = { $days } d { $hours } t
play-fences =
    { $count ->
        [one] 1 forhindring på hånden
       *[other] { $count } forhindringer på hånden
    }
play-lives = Liv
play-lives-left = { $count } liv tilbage
play-pellets = Spiste bonusbær
play-pellets-eaten = { $count } af { $all }
play-reserve = I reserve
play-fences-label = Forhindringer
play-team-stock = Holdets forhindringer
play-speed = Fart
play-level-so-far = Niveau indtil nu
play-yours = dit
play-sees =
    { $own ->
        [yes] ser dig
       *[no] ser ham
    }
play-off-board = uden for brættet
play-on-square = på { $square }
play-sees-along-file = ser PAC-MAN langs kolonne { $name }
play-sees-along-rank = ser PAC-MAN langs række { $name }
play-legend-respawn = Indgangsfelt: her kommer PAC-MAN ind
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Synslinje: dette spøgelse må rykke længere
play-legend-ring = Ring: dette spøgelse kan spises nu
play-to-move = { $who } har turen
play-teammate = en holdkammerat bestemmer
play-task-race =
    { $fences ->
        [yes] Ryk til en prik, eller sæt en forhindring mellem felterne.
       *[no] Ryk til en prik. Du har ikke flere forhindringer.
    }
play-task-after =
    { $what ->
        [fence] Du har rykket. Sæt en forhindring, eller slut turen.
        [pellet] Du har rykket. Brug et bonusbær, eller slut turen.
       *[both] Du har rykket. Sæt en forhindring, brug et bonusbær, eller slut turen.
    }
play-task-ghost-place = Sæt en forhindring, eller gem den.
play-opening = Tur { $turn }
play-boost = Bonusryk
play-boost-eats =
    { $own ->
        [yes] Spøgelser på din vej bliver spist, kun i denne tur
       *[no] PAC-MAN spiser spøgelserne på sin vej, kun i denne tur
    }
play-typed = Dit træk: { $text }
play-left-short = { $count } tilbage
play-cost = { $who }: { $count } skridt
play-keys-hover = Klik sætter · R drejer · Esc annullerer
play-keys-held = Enter sætter · R drejer · Esc annullerer
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN bruger et bonusbær.
play-heard-eaten = PAC-MAN spiser { $pieces }.
play-heard-pellet = PAC-MAN spiser et bonusbær: { $count } af { $all }.
play-heard-boost = Et bonusryk begynder: { $count } skridt.
play-heard-boost-over = Bonusrykket er slut.
play-heard-caught =
    { $count ->
        [0] PAC-MAN er fanget. Ingen liv tilbage.
        [one] PAC-MAN er fanget. 1 liv tilbage.
       *[other] PAC-MAN er fanget. { $count } liv tilbage.
    }
play-heard-clock =
    { $seconds ->
        [one] 1 sekund tilbage på dit ur.
       *[other] { $seconds } sekunder tilbage på dit ur.
    }
play-place = Sæt
play-rotate = Drej
play-step-back = Skridt tilbage
play-end-walk = Stop her
play-walk = Ryk
play-walk-anyway = Ryk alligevel
play-yes = Ja
play-no = Nej
play-accept = Ja tak
play-decline = Nej tak
play-close = Luk
play-panel-more = Mere
play-resign = Giv op
play-resign-sure = Vil du give op?
play-resign-team = Foreslå holdet at give op?
play-abort = Afbryd
play-abort-long = Afbryd spillet
play-abort-sure = Vil du afbryde spillet?
play-takeback = Fortryd træk
play-undo = Fortryd
play-draw = Foreslå uafgjort
play-routes = Veje
play-phrases = Replikker
play-flip = Vend brættet
play-save = Gem
play-new = Nyt
play-rematch = Revanche
play-rematch-asked = Revanche foreslået
play-next-leg = Næste parti
play-next-game = Næste spil
play-ask-hint = Bed om et hint
play-suggest = Foreslå
play-suggest-to-team = Foreslå holdet et træk
play-suggest-how = Vælg et træk; så ser dit hold det.
play-suggested = Dit hold ser dit forslag: { $move }
play-suggests = { $who } foreslår { $move }
play-play-it = Spil det
play-hint-wait = Computeren tænker…
play-hint = Computeren ville spille { $move }
play-offered-draw = Du har foreslået uafgjort.
play-offered-takeback = Du har bedt om at fortryde et træk.
play-offered-rematch = Du har foreslået revanche.
play-offers-draw = { $who } foreslår uafgjort.
play-offers-takeback = { $who } vil gerne fortryde et træk.
play-offers-rematch = { $who } vil gerne have revanche.
play-declines = { $who } siger nej tak.
play-play-on = Spil videre
play-give-up-asked = Du vil give op. Dit hold bestemmer med.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } og du vil give op. Resten af holdet bestemmer med.
       *[no] { $who } vil give op. Er du med på det?
    }
play-plays-on = { $who } vil spille videre.
play-gone-kept = { $name } er væk. Pladsen er reserveret i:
play-gone = { $name } er væk.
play-wait = Vent
play-claim = Tag sejren
play-put-bot = Sæt computeren ind
play-bot-for-you = Computeren spiller for dig.
play-return = Tag pladsen tilbage
play-line-lost = Forbindelsen røg. Forbinder igen…
play-unsent = Ingen forbindelse. Dit træk { $move } er gemt og bliver sendt, så snart du er på igen.
play-unsent-lost = Dit træk { $move } blev ikke spillet: spillet var gået videre.
play-line-ended = Forbindelsen er slut. Genindlæs siden.
play-moves = Træk
play-no-moves = Ingen træk endnu
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Starten
        [one] Efter 1 træk
       *[other] Efter { $ply } træk
    }
play-back-to-now = Tilbage til nu
play-replay-move = Derefter: { $move }
play-replay-end = Sådan gik det til.
play-why-caught =
    { $own ->
        [yes] Hvad kostede mig et liv?
       *[no] Hvordan gik livet tabt?
    }
play-route = Vejen til mål
play-result-won = Du vandt
play-result-lost = Du tabte
play-result-draw = Uafgjort
play-result-off = Afbrudt
play-result-wins =
    { $many ->
        [yes] { $winner } vandt
       *[no] { $winner } vandt
    }
play-result-loses = { $loser } tabte; de andre vandt
play-reason-goal = Først over på den anden side.
play-reason-pellets = Alle bonusbær er spist.
play-reason-ghosts = Alle spøgelser er spist.
play-reason-catches = PAC-MAN har ikke flere liv.
play-reason-plies = Grænsen for antal træk er nået.
play-reason-threefold = Samme stilling opstod tre gange.
play-reason-no-progress = Der er ikke sket noget nyt i for lang tid.
play-reason-resign =
    { $own ->
        [yes] Du gav op.
        [team] { $who } gav op for holdet.
       *[no] { $loser } gav op.
    }
play-reason-time =
    { $own ->
        [yes] Din tid er gået.
       *[no] { $loser } løb tør for tid.
    }
play-reason-abandoned =
    { $own ->
        [yes] Du forlod bordet.
       *[no] { $loser } forlod bordet.
    }
play-reason-agreement = Begge sider var enige.
play-reason-aborted = Ingen vandt eller tabte.
play-level = PAC-MANs niveau: { $level }
play-legs = To partier
play-leg = Parti { $number }
play-points = Point
play-leg-result =
    { $how ->
        [won] Vundet
        [lost] Tabt
        [draw] Uafgjort
       *[off] Afbrudt
    }
play-leg-start =
    { $first ->
        [yes] Begyndte
       *[no] Var nummer to
    }
play-leg-role = { $role } · bonusbær: { $pellets }
play-save-qgn = Trækkene som tekst (.qgn)
play-save-json = Data til programmer (JSON)
play-save-svg = Billede, skarpt i alle størrelser (SVG)
play-save-png = Billede i pixels (PNG)
play-panel-phrases = Sig noget
play-panel-settings = Indstillinger
play-panel-save = Gem spillet
play-panel-help = Taster
play-overlay-sight = Vis, hvem der ser PAC-MAN
play-overlay-reach = Vis, hvor hver side kan rykke hen
play-overlay-routes = Vis de korteste veje
play-set-placing = Sæt forhindringer med fingeren
play-placing-confirm = Bekræft hver forhindring
play-placing-release = Sæt, når jeg slipper
play-placing-tray = Træk fra bjælken
play-set-confirm-walk = Bekræft ryk
play-set-sound = Lyd
play-set-vibration = Vibration
play-set-turn-board = På én skærm: vend brættet mod den, der har turen
play-key-arrows = flyt rundt på brættet
play-key-tab = til brættet og knapperne
play-key-space = felter eller forhindringer
play-key-rotate = drej forhindringen
play-key-enter = sæt eller ryk
play-key-escape = annuller
play-key-type = skriv et træk, og tryk Enter
play-key-undo = fortryd
play-key-flip = vend brættet
play-key-hint = hint
play-key-routes = veje til eller fra
play-key-help = denne liste
play-since = Siden din tur
play-since-last = Sidste træk
play-did-walk =
    { $effect ->
        [pellet] spiser bonusbærret på { $square }
        [ghosts] spiser { $pieces }
        [caught] fanger PAC-MAN på { $square }
        [caught-you] fanger dig på { $square }
        [caught-self] løber ind i et spøgelse
       *[none] til { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] forhindring { $slot }, vandret
       *[vertical] forhindring { $slot }, lodret
    }
play-did-relocate = Kammerets forhindring til { $slot }
play-did-enter = kommer ind på { $square }
play-did-spend = bruger et bonusbær
play-did-pass =
    { $what ->
        [boost] slutter bonusrykket
        [turn] slutter turen
        [keep] gemmer forhindringen
        [stay] bliver stående
       *[pass] melder pas
    }
play-did = { $who } { $did }
play-caught =
    { $own ->
        [yes] { $ghost } fangede dig. { $back ->
            [all] Alle går tilbage til start
           *[pacman] Du kommer tilbage på et indgangsfelt
        }; du har { $count } liv.
       *[no] { $ghost } fangede PAC-MAN. { $back ->
            [all] Alle går tilbage til start
           *[pacman] Han kommer tilbage på et indgangsfelt
        }; han har { $count } liv.
    }
play-go-on = Videre
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } ser dig: { $steps } skridt.
           *[other] { $pieces } ser dig: { $steps } skridt hver.
        }
       *[no] { $count ->
            [1] { $pieces } ser PAC-MAN: { $steps } skridt.
           *[other] { $pieces } ser PAC-MAN: { $steps } skridt hver.
        }
    }
play-mate-moves = { $name } rykker { $piece }
play-why = Regel
play-why-length = Ryk præcis { $steps } skridt.
play-why-most = Du har { $steps } skridt.
play-round = Runde { $number }
play-rules-booklet = hæftets regler
play-rules-first-printing = første oplag
play-rules-strict-english = engelsk ord for ord
play-rules-italian = italienske regler
play-rules-danish = danske regler
play-rules-friendly-ghosts = venlige spøgelser
play-rules-usual = normale regler
play-rules-changed =
    { $count ->
        [one] 1 ændring
       *[other] { $count } ændringer
    }
play-term-boost = Bonusryk: ekstra skridt efter et bonusbær. Spøgelser, du løber over, bliver spist.
play-term-frenzy = Vrede: et spøgelse, der ser PAC-MAN, rykker 2 skridt i stedet for 1.
play-term-chamber = Kammeret: rummet i midten. I åbningen bærer spøgelserne dets forhindringer andre steder hen.
play-term-spend = Brug: giv et bonusbær fra reserven, og få ekstra skridt, der fjerner spøgelser.
play-term-reserve = Reserve: bonusbær, PAC-MAN har spist og gemt. Han kan bruge dem i sin tur.
play-term-sight = Syn: en lige linje til PAC-MAN uden forhindringer på tværs. Andre spøgelser spærrer ikke for det.
play-term-tunnel = Tunnel: går du ud her, kommer du ind i den anden ende, i ét skridt.
play-term-respawn = Indgangsfelt: her kommer PAC-MAN ind på brættet, hvis feltet er frit.
play-word-frenzy = Vrede
play-word-sight = Syn
play-word-spend = Brug
play-hint-done = Forstået
play-hint-goal-race =
    Nå den { $side ->
        [0] blå
        [1] orange
        [2] grønne
       *[3] lilla
    } række { $way ->
        [up] øverst
        [down] nederst
        [left] til venstre
       *[right] til højre
    }, før de andre når deres. Tryk på en prik for at rykke.
play-hint-goal-pacman = Spis alle { $count } bonusbær, før spøgelserne fanger dig. Tryk på en prik for at rykke derhen.
play-hint-goal-ghosts =
    { $count ->
        [one] Fang PAC-MAN, før han har spist alle bonusbær. Tryk på et spøgelse og så på en prik.
       *[other] Fang PAC-MAN { $count } gange, før han har spist alle bonusbær. Tryk på et spøgelse og så på en prik.
    }
play-hint-fence = Sæt en forhindring ved at glide langs mellemrummet eller holde fingeren nede. Følg fingeren, og tryk så på Sæt.
play-hint-boost =
    { $steps ->
        [one] Et bonusryk! Ryk 1 skridt til: spøgelser på din vej bliver spist. Med Stop her slutter du før tid.
       *[other] Et bonusryk! Ryk op til { $steps } skridt til: spøgelser på din vej bliver spist. Med Stop her slutter du før tid.
    }
play-hint-frenzy =
    { $own ->
        [yes] Et spøgelse ser dig i en lige linje: det rykker { $steps } skridt. Få en forhindring eller et hjørne imellem jer.
       *[no] Et spøgelse, der ser PAC-MAN i en lige linje, gribes af vrede: det rykker { $steps } skridt.
    }
play-hint-catch = Bliver PAC-MAN fanget, koster det et liv. Har han ikke flere, vinder spøgelserne. Bonusbær, han har spist, forbliver spist.
play-hint-chamber = Tag en forhindring ud af Kammeret: tryk på en lyserød, og før den hen til sin nye plads.
play-hint-spend = Du har bonusbær i reserve. Brug et nu, og få ekstra skridt, der fjerner spøgelser for altid.
play-hint-boxed = Du er spærret inde: du kan hverken rykke eller sætte en forhindring. Tryk på Meld pas, så er det den næstes tur.
play-set-pace = De andres træk
play-pace-fast = Hurtigt
play-pace-normal = Normalt
play-pace-slow = Langsomt
play-pace-tap = Tryk for næste
play-set-hints = Hint til begyndere
play-set-notation = Træk i notation (e3h)
table-your-figure = Din figur
play-review = Gennemgå
play-save-gif = Alle træk som film (GIF)
play-save-animated-svg = Alle træk, skarpt i alle størrelser (animeret SVG)
play-set-notify = Sig til, når det er min tur
play-notify-denied = Din browser tillader ikke notifikationer her. Du kan ændre det i dens indstillinger for dette websted.
play-watchers =
    { $count ->
        [one] 1 ser med
       *[other] { $count } ser med
    }
play-level-up =
    { $wins ->
        [one] Du vandt på niveau { $level }. Prøv niveau { $next }?
       *[other] Du har vundet { $wins } spil i træk på niveau { $level }. Prøv niveau { $next }?
    }
play-level-down =
    { $losses ->
        [one] Niveau { $level } var svært. Prøv niveau { $next }?
       *[other] Niveau { $level } vandt { $losses } spil i træk. Prøv niveau { $next }?
    }
play-level-go = Spil niveau { $level }
hint-wins = Det vinder med det samme.
hint-fence =
    { $count ->
        [one] Det gør vejen 1 skridt længere for { $who }, men ikke for dig.
       *[other] Det gør vejen { $count } skridt længere for { $who }, men ikke for dig.
    }
hint-fence-both = Det koster { $who } { $count } skridt og dig { $own }.
hint-fence-keeps = Så kan { $who } ikke lukke din vej dér.
hint-route = Det er på din korteste vej: { $count } skridt igen bagefter.
hint-jump = Du hopper over { $who }: { $count } skridt igen bagefter.
hint-aside = Det holder to veje åbne, så { $who } ikke kan lukke begge med én forhindring.
hint-exposed-less = Én forhindring koster dig så højst { $count } skridt, ikke { $before }.
hint-pellet-safe = Bonusbærret på { $square } er sikkert: intet spøgelse kan nå dig i næste tur.
hint-pellet = Du spiser bonusbærret på { $square }.
hint-eats = Du spiser { $pieces }.
hint-hides = { $pieces } kan ikke se dig der.
hint-safe = Intet spøgelse kan nå dig der i næste tur.
hint-towards-pellet = Det er { $count } skridt fra bonusbærret på { $square }.
hint-away = Det nærmeste spøgelse er så { $count } skridt fra dig, ikke { $before }.
hint-fence-ghost = Det gør vejen til dig { $count } skridt længere for { $piece }.
hint-no-fence = Ingen forhindring gør den anden sides vej længere nu, så gem dine.
hint-spends = Brug et bonusbær: du rykker videre og spiser de spøgelser, du møder.
hint-shuts-in =
    { $count ->
        [0] Så har PAC-MAN intet sikkert felt; nu har han { $before }.
        [one] Så har PAC-MAN 1 sikkert felt; nu har han { $before }.
       *[other] Så har PAC-MAN { $count } sikre felter; nu har han { $before }.
    }
hint-covers = { $piece } er så tættere på bonusbærret på { $square } end PAC-MAN.
hint-fence-pellet = Vejen til { $square } bliver { $count } skridt længere for PAC-MAN.
hint-catches = Det fanger PAC-MAN.
hint-sees = { $piece } ser PAC-MAN derfra.
hint-closes-in = { $piece } er så { $count } skridt fra PAC-MAN.
hint-guards = Det bevogter bonusbærret på { $square }.
hint-best = Computeren ser ikke noget bedre.
key-tab = Tab
key-space = Mellemrum
key-enter = Enter
key-escape = Esc
phase-race = Ryk, eller sæt en forhindring.
phase-walk = Ryk { $steps } skridt.
phase-boost =
    { $steps ->
        [one] Bonusryk! 1 skridt til; spøgelser på vejen bliver spist.
       *[other] Bonusryk! Op til { $steps } skridt til; spøgelser på vejen bliver spist.
    }
phase-ghosts =
    { $steps ->
        [0] Ryk ét spøgelse: { $pieces }.
        [one] Ryk 1 skridt med { $pieces }.
       *[other] Ryk op til { $steps } skridt med { $pieces }.
    }
phase-enter = Vælg, hvor du vil ind.
phase-action =
    { $turn ->
        [0] Ryk { $steps } skridt; så må du sætte en forhindring.
       *[other] Åbning, tur { $turn } af { $opening }: ryk { $steps } skridt, eller sæt en forhindring.
    }
phase-extra = Bonusryk! { $steps } ekstra skridt; spøgelser på vejen er ude for altid.
phase-after = Du har rykket. Gør mere, eller slut turen med --.
phase-relocate = Åbning, tur { $turn } af { $opening }: flyt en af Kammerets forhindringer.
phase-ghost-place = Sæt en forhindring, eller gem den med --.
