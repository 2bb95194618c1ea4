play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klassisk · 2
play-mode-classic-3 = Klassisk · 3
play-mode-classic-4 = Klassisk · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avansert
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s per tur
        [days]
            { $days ->
                [one] 1 dag per tur
               *[other] { $days } dager per tur
            }
       *[none] uten klokke
    }
play-watching = Du ser på
play-board = Brettet
play-guest = Gjest
play-name-and-side = { $name } ({ $side })
play-for = for { $name }
play-clock = Tid igjen: { $time }
play-clock-days = { $days } d { $hours } t
play-fences =
    { $count ->
        [one] 1 gjerde på hånden
       *[other] { $count } gjerder på hånden
    }
play-lives = Liv
play-lives-left =
    { $count ->
        [one] 1 liv igjen
       *[other] { $count } liv igjen
    }
play-pellets = Spiste energikuler
play-pellets-eaten = { $count } av { $all }
play-reserve = I reserve
play-fences-label = Gjerder
play-team-stock = Lagets gjerder
play-speed = Fart
play-level-so-far = Nivå så langt
play-yours = ditt
play-sees =
    { $own ->
        [yes] ser deg
       *[no] ser ham
    }
play-off-board = ikke på brettet
play-on-square = på { $square }
play-sees-along-file = ser PAC-MAN langs kolonne { $name }
play-sees-along-rank = ser PAC-MAN langs rad { $name }
play-legend-respawn = Inngangsrute: her kommer PAC-MAN inn
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Siktelinje: dette spøkelset får gå lenger
play-legend-ring = Ring: dette spøkelset kan spises nå
play-to-move = { $who } har turen
play-teammate = en lagkamerat bestemmer
play-task-race =
    { $fences ->
        [yes] Gå til en prikk, eller sett et gjerde mellom rutene.
       *[no] Gå til en prikk. Du har ingen gjerder igjen.
    }
play-task-after =
    { $what ->
        [fence] Du har gått. Sett et gjerde, eller avslutt turen.
        [pellet] Du har gått. Bruk en energikule, eller avslutt turen.
       *[both] Du har gått. Sett et gjerde, bruk en energikule, eller avslutt turen.
    }
play-task-ghost-place = Sett et gjerde, eller spar det.
play-opening = Tur { $turn }
play-boost = Boost
play-boost-eats =
    { $own ->
        [yes] Spøkelser på veien din blir spist, bare denne turen
       *[no] PAC-MAN spiser spøkelsene på sin vei, bare denne turen
    }
play-typed = Trekket ditt: { $text }
play-left-short =
    { $count ->
        [one] 1 igjen
       *[other] { $count } igjen
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } steg
       *[other] { $who }: { $count } steg
    }
play-keys-hover = Klikk for å sette · R roterer · Esc avbryter
play-keys-held = Enter setter · R roterer · Esc avbryter
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN bruker en energikule.
play-heard-eaten = PAC-MAN spiser { $pieces }.
play-heard-pellet = PAC-MAN spiser en energikule: { $count } av { $all }.
play-heard-boost =
    { $count ->
        [one] En boost begynner: 1 steg.
       *[other] En boost begynner: { $count } steg.
    }
play-heard-boost-over = Boosten er over.
play-heard-caught =
    { $count ->
        [0] PAC-MAN er fanget. Ingen liv igjen.
        [one] PAC-MAN er fanget. 1 liv igjen.
       *[other] PAC-MAN er fanget. { $count } liv igjen.
    }
play-heard-clock =
    { $seconds ->
        [one] 1 sekund igjen på klokken din.
       *[other] { $seconds } sekunder igjen på klokken din.
    }
play-place = Sett
play-rotate = Roter
play-step-back = Ett tilbake
play-end-walk = Stopp her
play-walk = Gå
play-walk-anyway = Gå dit likevel
play-yes = Ja
play-no = Nei
play-accept = Godta
play-decline = Avslå
play-close = Lukk
play-panel-more = Mer
play-resign = Gi opp
play-resign-sure = Gi opp dette partiet?
play-resign-team = Be laget om å gi opp?
play-abort = Avbryt
play-abort-long = Avbryt partiet
play-abort-sure = Avbryte partiet?
play-takeback = Ta tilbake
play-undo = Angre
play-draw = Tilby remis
play-routes = Veier
play-phrases = Si noe
play-flip = Snu brettet
play-save = Lagre
play-new = Nytt
play-rematch = Revansje
play-rematch-asked = Revansje tilbudt
play-next-leg = Neste omgang
play-next-game = Neste parti
play-ask-hint = Be om et hint
play-suggest = Foreslå
play-suggest-to-team = Foreslå et trekk for laget
play-suggest-how = Velg et trekk, så ser laget det.
play-suggested = Laget ser forslaget ditt: { $move }
play-suggests = { $who } foreslår { $move }
play-play-it = Spill det
play-hint-wait = Motoren tenker…
play-hint = Motoren ville spilt { $move }
play-offered-draw = Du har tilbudt remis.
play-offered-takeback = Du har bedt om å ta tilbake et trekk.
play-offered-rematch = Du har tilbudt revansje.
play-offers-draw = { $who } tilbyr remis.
play-offers-takeback = { $who } vil gjerne ta tilbake et trekk.
play-offers-rematch = { $who } vil gjerne ha revansje.
play-declines = { $who } takker nei.
play-play-on = Spill videre
play-give-up-asked = Du vil gi opp. Laget bestemmer sammen med deg.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } og du vil gi opp. Resten av laget bestemmer sammen med dere.
       *[no] { $who } vil gi opp. Er du enig?
    }
play-plays-on = { $who } vil spille videre.
play-gone-kept = { $name } er borte. Plassen holdes av i:
play-gone = { $name } er borte.
play-wait = Vent
play-claim = Krev seieren
play-put-bot = Sett inn maskinen
play-bot-for-you = Maskinen spiller for deg.
play-return = Ta plassen tilbake
play-line-lost = Mistet forbindelsen. Kobler til igjen…
play-unsent = Ingen forbindelse. Trekket ditt { $move } er lagret og sendes så snart du er tilbake.
play-unsent-lost = Trekket ditt { $move } ble ikke gjort: partiet hadde gått videre.
play-line-ended = Forbindelsen er brutt. Last siden på nytt.
play-moves = Trekk
play-no-moves = Ingen trekk ennå
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Starten
        [one] Etter 1 trekk
       *[other] Etter { $ply } trekk
    }
play-back-to-now = Til partiet igjen
play-replay-move = Så: { $move }
play-replay-end = Der ble han fanget.
play-why-caught =
    { $own ->
        [yes] Hvorfor ble jeg fanget?
       *[no] Hvordan gikk livet tapt?
    }
play-route = Veien til mål
play-result-won = Du vinner
play-result-lost = Du taper
play-result-draw = Remis
play-result-off = Avbrutt
play-result-wins =
    { $many ->
        [yes] { $winner } vinner
       *[no] { $winner } vinner
    }
play-result-loses = { $loser } taper; de andre vinner
play-reason-goal = Først til den andre siden.
play-reason-pellets = Alle energikulene er spist.
play-reason-ghosts = Alle spøkelsene er spist.
play-reason-catches = PAC-MAN har ingen liv igjen.
play-reason-plies = Grensen for antall trekk er nådd.
play-reason-threefold = Samme stilling oppsto tre ganger.
play-reason-no-progress = Det er for lenge siden noe endret seg.
play-reason-resign =
    { $own ->
        [yes] Du ga opp.
        [team] { $who } ga opp for laget ditt.
       *[no] { $loser } ga opp.
    }
play-reason-time =
    { $own ->
        [yes] Tiden din er ute.
       *[no] { $loser } gikk tom for tid.
    }
play-reason-abandoned =
    { $own ->
        [yes] Du forlot bordet.
       *[no] { $loser } forlot bordet.
    }
play-reason-agreement = Begge parter ble enige.
play-reason-aborted = Ingen vant eller tapte.
play-level = PAC-MANs nivå: { $level }
play-legs = To omganger
play-leg = Omgang { $number }
play-points = Poeng
play-leg-result =
    { $how ->
        [won] Vant
        [lost] Tapte
        [draw] Remis
       *[off] Avbrutt
    }
play-leg-start =
    { $first ->
        [yes] Begynte
       *[no] Var nummer to
    }
play-leg-role = { $role } · energikuler: { $pellets }
play-save-qgn = Liste over trekkene (.qgn)
play-save-json = Partiet for programmer (JSON)
play-save-svg = Bilde, skarpt i alle størrelser (SVG)
play-save-png = Bilde i piksler (PNG)
play-panel-phrases = Si noe
play-panel-settings = Innstillinger
play-panel-save = Lagre partiet
play-panel-help = Taster
play-overlay-sight = Vis hvem som ser PAC-MAN
play-overlay-reach = Vis hvor hver side kan gå
play-overlay-routes = Vis de korteste veiene
play-set-placing = Sette gjerder med fingeren
play-placing-confirm = Bekreft hvert gjerde
play-placing-release = Sett når jeg slipper
play-placing-tray = Dra fra panelet
play-set-confirm-walk = Bekreft steg
play-set-sound = Lyd
play-set-vibration = Vibrering
play-set-turn-board = På én skjerm: snu brettet mot den som har turen
play-key-arrows = flytt over brettet
play-key-tab = til brettet og knappene
play-key-space = ruter eller gjerder
play-key-rotate = roter gjerdet
play-key-enter = sett eller gå
play-key-escape = avbryt
play-key-type = skriv et trekk, så Enter
play-key-undo = ta tilbake
play-key-flip = snu brettet
play-key-hint = hint
play-key-routes = veier av eller på
play-key-help = denne listen
play-since = Siden sist
play-since-last = Siste trekk
play-did-walk =
    { $effect ->
        [pellet] spiser energikulen på { $square }
        [ghosts] spiser { $pieces }
        [caught] fanger PAC-MAN på { $square }
        [caught-you] fanger deg på { $square }
        [caught-self] løper på et spøkelse
       *[none] til { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] gjerde { $slot }, vannrett
       *[vertical] gjerde { $slot }, loddrett
    }
play-did-relocate = kammergjerde til { $slot }
play-did-enter = kommer inn på { $square }
play-did-spend = bruker en energikule
play-did-pass =
    { $what ->
        [boost] avslutter boosten
        [turn] avslutter turen
        [keep] sparer gjerdet
        [stay] blir stående
       *[pass] står over
    }
play-did = { $who } { $did }
play-caught =
    { $own ->
        [yes] { $ghost } fanget deg. { $back ->
            [all] Alle går tilbake til start
           *[pacman] Du kommer tilbake på en inngangsrute
        }; { $count ->
            [one] du har 1 liv.
           *[other] du har { $count } liv.
        }
       *[no] { $ghost } fanget PAC-MAN. { $back ->
            [all] Alle går tilbake til start
           *[pacman] Han kommer tilbake på en inngangsrute
        }; { $count ->
            [one] han har 1 liv.
           *[other] han har { $count } liv.
        }
    }
play-go-on = Videre
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } ser deg: { $steps } steg.
           *[other] { $pieces } ser deg: { $steps } steg hver.
        }
       *[no] { $count ->
            [1] { $pieces } ser PAC-MAN: { $steps } steg.
           *[other] { $pieces } ser PAC-MAN: { $steps } steg hver.
        }
    }
play-mate-moves = { $name } flytter { $piece }
play-why = Regel
play-why-length =
    { $steps ->
        [one] Gå nøyaktig 1 steg.
       *[other] Gå nøyaktig { $steps } steg.
    }
play-why-most =
    { $steps ->
        [one] Du har 1 steg.
       *[other] Du har { $steps } steg.
    }
play-round = Runde { $number }
play-rules-booklet = heftets regler
play-rules-first-printing = første opplag
play-rules-strict-english = engelsk ord for ord
play-rules-italian = italienske regler
play-rules-danish = danske regler
play-rules-friendly-ghosts = snille spøkelser
play-rules-usual = vanlige regler
play-rules-changed =
    { $count ->
        [one] 1 endring
       *[other] { $count } endringer
    }
play-term-boost = Boost: ekstra steg etter en energikule. Spøkelser du går over, blir spist.
play-term-frenzy = Vanvidd: et spøkelse som ser PAC-MAN, går 2 steg i stedet for 1.
play-term-chamber = Kammeret: rommet i midten. I åpningen bærer spøkelsene gjerdene derfra til andre steder.
play-term-spend = Bruke: gi en energikule fra reserven for ekstra steg som fjerner spøkelser.
play-term-reserve = Reserve: energikuler PAC-MAN har spist og spart. Han kan bruke dem på sin tur.
play-term-sight = Sikt: en rett linje til PAC-MAN uten gjerde på tvers. Andre spøkelser stenger den ikke.
play-term-tunnel = Tunnel: gå ut her, og du kommer inn i den andre enden, i ett steg.
play-term-respawn = Inngangsrute: her kommer PAC-MAN inn på brettet, hvis den er ledig.
play-word-frenzy = Vanvidd
play-word-sight = Sikt
play-word-spend = Bruke
play-hint-done = Skjønner
play-hint-goal-race =
    Kom til den { $side ->
        [0] blå
        [1] oransje
        [2] grønne
       *[3] lilla
    } raden { $way ->
        [up] øverst
        [down] nederst
        [left] til venstre
       *[right] til høyre
    } før noen av de andre når sin. Trykk på en prikk for å gå.
play-hint-goal-pacman = Spis alle { $count } energikulene før spøkelsene fanger deg. Trykk på en prikk for å gå dit.
play-hint-goal-ghosts =
    { $count ->
        [one] Fang PAC-MAN før han har spist alle energikulene. Trykk på et spøkelse, så på en prikk.
       *[other] Fang PAC-MAN { $count } ganger før han har spist alle energikulene. Trykk på et spøkelse, så på en prikk.
    }
play-hint-fence = Sett et gjerde ved å dra langs mellomrommet, eller trykk og hold. Følg fingeren, og trykk så på «Sett».
play-hint-boost =
    { $steps ->
        [one] En boost! Gå 1 steg til: spøkelser på veien din blir spist. Trykk på «Stopp her» for å slutte før.
       *[other] En boost! Gå opptil { $steps } steg til: spøkelser på veien din blir spist. Trykk på «Stopp her» for å slutte før.
    }
play-hint-frenzy =
    { $own ->
        [yes] Et spøkelse ser deg i rett linje: det går { $steps } steg. Få et gjerde eller et hjørne mellom dere.
       *[no] Et spøkelse som ser PAC-MAN i rett linje, er i vanvidd: det går { $steps } steg.
    }
play-hint-catch = Når PAC-MAN fanges, mister han et liv. Er det ingen igjen, vinner spøkelsene. Energikuler han har spist, forblir spist.
play-hint-chamber = Ta et gjerde ut av Kammeret: trykk på et rosa, og dra det dit det skal stå.
play-hint-spend = Du har energikuler i reserve. Bruk en nå for ekstra steg som fjerner spøkelser for godt.
play-hint-boxed = Du er innestengt: verken steg eller gjerde er mulig. Trykk på «Stå over», så er det neste spillers tur.
play-set-pace = De andres trekk
play-pace-fast = Raskt
play-pace-normal = Normalt
play-pace-slow = Sakte
play-pace-tap = Trykk for neste
play-set-hints = Hint for nybegynnere
play-set-notation = Trekk i notasjon (e3h)
table-your-figure = Figuren din
play-review = Gjennomgå
play-save-gif = Alle trekk, som film (GIF)
play-save-animated-svg = Alle trekk, skarpe i alle størrelser (animert SVG)
play-set-notify = Si fra når det er min tur
play-notify-denied = Nettleseren tillater ikke varsler her. Det kan du endre i innstillingene for dette nettstedet.
play-watchers =
    { $count ->
        [one] 1 ser på
       *[other] { $count } ser på
    }
play-level-up =
    { $wins ->
        [one] Du vant på nivå { $level }. Prøve nivå { $next }?
       *[other] Du vant { $wins } partier på rad på nivå { $level }. Prøve nivå { $next }?
    }
play-level-down =
    { $losses ->
        [one] Nivå { $level } var tøft. Prøve nivå { $next }?
       *[other] Nivå { $level } vant { $losses } partier på rad. Prøve nivå { $next }?
    }
play-level-go = Spill nivå { $level }
hint-wins = Det vinner med en gang.
hint-fence =
    { $count ->
        [one] Veien for { $who } blir 1 steg lengre, men ikke din.
       *[other] Veien for { $who } blir { $count } steg lengre, men ikke din.
    }
hint-fence-both = Det koster { $who } { $count } steg og deg { $own }.
hint-fence-keeps = Det hindrer { $who } i å stenge veien din der.
hint-route =
    { $count ->
        [one] Det er på den korteste veien din: 1 steg igjen etterpå.
       *[other] Det er på den korteste veien din: { $count } steg igjen etterpå.
    }
hint-jump =
    { $count ->
        [one] Du hopper over { $who }: 1 steg igjen etterpå.
       *[other] Du hopper over { $who }: { $count } steg igjen etterpå.
    }
hint-aside = Det holder to veier åpne, så { $who } ikke kan stenge begge med ett gjerde.
hint-exposed-less =
    { $count ->
        [one] Ett gjerde koster deg da høyst 1 steg, ikke { $before }.
       *[other] Ett gjerde koster deg da høyst { $count } steg, ikke { $before }.
    }
hint-pellet-safe = Energikulen på { $square } er trygg: ingen spøkelser når deg neste tur.
hint-pellet = Du spiser energikulen på { $square }.
hint-eats = Du spiser { $pieces }.
hint-hides = { $pieces } kan ikke se deg der.
hint-safe = Ingen spøkelser når deg der neste tur.
hint-towards-pellet =
    { $count ->
        [one] Da er det 1 steg til energikulen på { $square }.
       *[other] Da er det { $count } steg til energikulen på { $square }.
    }
hint-away =
    { $count ->
        [one] Da er det nærmeste spøkelset 1 steg fra deg, ikke { $before }.
       *[other] Da er det nærmeste spøkelset { $count } steg fra deg, ikke { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Veien fra { $piece } til deg blir 1 steg lengre.
       *[other] Veien fra { $piece } til deg blir { $count } steg lengre.
    }
hint-no-fence = Ingen gjerder gjør veien lengre for motparten nå, så spar dine.
hint-spends = Bruk en energikule: du går videre og spiser spøkelsene du møter.
hint-shuts-in =
    { $count ->
        [0] Da har PAC-MAN ingen trygge ruter igjen; nå har han { $before }.
        [one] Da har PAC-MAN 1 trygg rute igjen; nå har han { $before }.
       *[other] Da har PAC-MAN { $count } trygge ruter igjen; nå har han { $before }.
    }
hint-covers = Da er { $piece } nærmere energikulen på { $square } enn PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] Veien til { $square } blir 1 steg lengre for PAC-MAN.
       *[other] Veien til { $square } blir { $count } steg lengre for PAC-MAN.
    }
hint-catches = Det fanger PAC-MAN.
hint-sees = Derfra ser { $piece } PAC-MAN.
hint-closes-in =
    { $count ->
        [one] Da er { $piece } 1 steg fra PAC-MAN.
       *[other] Da er { $piece } { $count } steg fra PAC-MAN.
    }
hint-guards = Det vokter energikulen på { $square }.
hint-best = Motoren ser ikke noe bedre.
key-tab = Tab
key-space = Mellomrom
key-enter = Enter
key-escape = Esc
phase-race = Gå, eller sett et gjerde.
phase-walk =
    { $steps ->
        [one] Gå 1 steg.
       *[other] Gå { $steps } steg.
    }
phase-boost =
    { $steps ->
        [one] Boost! 1 steg til; spøkelser på veien blir spist.
       *[other] Boost! Opptil { $steps } steg til; spøkelser på veien blir spist.
    }
phase-ghosts =
    { $steps ->
        [0] Flytt ett spøkelse: { $pieces }.
        [one] Gå 1 steg med { $pieces }.
       *[other] Gå opptil { $steps } steg med { $pieces }.
    }
phase-enter = Velg hvor du vil komme inn.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Gå 1 steg; så kan du sette et gjerde.
           *[other] Gå { $steps } steg; så kan du sette et gjerde.
        }
       *[other] { $steps ->
            [one] Åpning, tur { $turn } av { $opening }: gå 1 steg, eller sett et gjerde.
           *[other] Åpning, tur { $turn } av { $opening }: gå { $steps } steg, eller sett et gjerde.
        }
    }
phase-extra =
    { $steps ->
        [one] Boost! 1 steg ekstra; spøkelser på veien er ute for godt.
       *[other] Boost! { $steps } steg ekstra; spøkelser på veien er ute for godt.
    }
phase-after = Du har gått. Gjør noe mer, eller avslutt turen med --.
phase-relocate = Åpning, tur { $turn } av { $opening }: flytt et av gjerdene i Kammeret.
phase-ghost-place = Sett et gjerde, eller spar det med --.
