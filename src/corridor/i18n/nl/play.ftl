play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klassiek · 2
play-mode-classic-3 = Klassiek · 3
play-mode-classic-4 = Klassiek · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN gevorderd
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s per beurt
        [days]
            { $days ->
                [one] 1 dag per beurt
               *[other] { $days } dagen per beurt
            }
       *[none] geen klok
    }
play-watching = Je kijkt mee
play-board = Het bord
play-guest = Gast
play-name-and-side = { $name } ({ $side })
play-for = voor { $name }
play-clock = Nog { $time } op de klok
play-clock-days = { $days } d { $hours } u
play-fences =
    { $count ->
        [one] 1 muurtje in de hand
       *[other] { $count } muurtjes in de hand
    }
play-lives = Levens
play-lives-left =
    { $count ->
        [one] nog 1 leven
       *[other] nog { $count } levens
    }
play-pellets = Krachtpillen op
play-pellets-eaten = { $count } van { $all }
play-reserve = In reserve
play-fences-label = Muurtjes
play-team-stock = Teammuurtjes
play-speed = Snelheid
play-level-so-far = Niveau tot nu toe
play-yours = van jou
play-sees =
    { $own ->
        [yes] ziet je
       *[no] ziet hem
    }
play-off-board = niet op het bord
play-on-square = op { $square }
play-sees-along-file = ziet PAC-MAN langs kolom { $name }
play-sees-along-rank = ziet PAC-MAN langs rij { $name }
play-legend-respawn = Terugkeervakje: hier komt PAC-MAN binnen
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Zichtlijn: dit spook mag verder lopen
play-legend-ring = Ring: dit spook kan nu worden opgegeten
play-to-move = { $who } aan zet
play-teammate = een teamgenoot beslist
play-task-race =
    { $fences ->
        [yes] Loop naar een stip, of plaats een muurtje tussen de vakjes.
       *[no] Loop naar een stip. Je muurtjes zijn op.
    }
play-task-after =
    { $what ->
        [fence] Je hebt gelopen. Plaats een muurtje, of beëindig je beurt.
        [pellet] Je hebt gelopen. Zet een krachtpil in, of beëindig je beurt.
       *[both] Je hebt gelopen. Plaats een muurtje, zet een krachtpil in, of beëindig je beurt.
    }
play-task-ghost-place = Plaats een muurtje, of bewaar het.
play-opening = Beurt { $turn }
play-boost = Bonus­beweging
play-boost-eats =
    { $own ->
        [yes] Spoken op je weg eet je op, alleen deze beurt
       *[no] PAC-MAN eet de spoken op zijn weg op, alleen deze beurt
    }
play-typed = Je zet: { $text }
play-left-short =
    { $count ->
        [one] nog 1
       *[other] nog { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } stap
       *[other] { $who }: { $count } stappen
    }
play-keys-hover = Klik om te plaatsen · R draait · Esc annuleert
play-keys-held = Enter plaatst · R draait · Esc annuleert
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN zet een krachtpil in.
play-heard-eaten = PAC-MAN eet { $pieces } op.
play-heard-pellet = PAC-MAN eet een krachtpil op: { $count } van { $all }.
play-heard-boost =
    { $count ->
        [one] Een bonusbeweging begint: 1 stap.
       *[other] Een bonusbeweging begint: { $count } stappen.
    }
play-heard-boost-over = De bonusbeweging is voorbij.
play-heard-caught =
    { $count ->
        [0] PAC-MAN is gevangen. Geen leven meer over.
        [one] PAC-MAN is gevangen. Nog 1 leven.
       *[other] PAC-MAN is gevangen. Nog { $count } levens.
    }
play-heard-clock =
    { $seconds ->
        [one] Nog 1 seconde op je klok.
       *[other] Nog { $seconds } seconden op je klok.
    }
play-place = Plaatsen
play-rotate = Draaien
play-step-back = Stap terug
play-end-walk = Hier stoppen
play-walk = Lopen
play-walk-anyway = Toch lopen
play-yes = Ja
play-no = Nee
play-accept = Accepteren
play-decline = Afwijzen
play-close = Sluiten
play-panel-more = Meer
play-resign = Opgeven
play-resign-sure = Deze partij opgeven?
play-resign-team = Je team vragen om op te geven?
play-abort = Afbreken
play-abort-long = Partij afbreken
play-abort-sure = Partij afbreken?
play-takeback = Terugvragen
play-undo = Terugnemen
play-draw = Remise aanbieden
play-routes = Routes
play-phrases = Chat
play-flip = Bord draaien
play-save = Opslaan
play-new = Nieuw
play-rematch = Revanche
play-rematch-asked = Revanche gevraagd
play-next-leg = Naar partij 2
play-next-game = Volgend potje
play-ask-hint = Hint vragen
play-suggest = Voorleggen
play-suggest-to-team = Zet voorleggen aan je team
play-suggest-how = Kies een zet; je team krijgt hem te zien.
play-suggested = Je team ziet je voorstel: { $move }
play-suggests = { $who } stelt { $move } voor
play-play-it = Zet spelen
play-hint-wait = De computer denkt na…
play-hint = De computer zou { $move } spelen
play-offered-draw = Je hebt remise aangeboden.
play-offered-takeback = Je hebt gevraagd een zet terug te nemen.
play-offered-rematch = Je hebt om revanche gevraagd.
play-offers-draw = { $who } biedt remise aan.
play-offers-takeback = { $who } wil een zet terugnemen.
play-offers-rematch = { $who } wil revanche.
play-declines = { $who } wil niet.
play-play-on = Doorspelen
play-give-up-asked = Je wilt opgeven. Je team beslist mee.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } en jij willen opgeven. De rest van je team beslist mee.
       *[no] { $who } wil opgeven. Akkoord?
    }
play-plays-on = { $who } wil doorspelen.
play-gone-kept = { $name } is weg. De plek blijft bewaard, nog:
play-gone = { $name } is weg.
play-wait = Wachten
play-claim = Winst opeisen
play-put-bot = Computer inzetten
play-bot-for-you = De computer speelt voor je.
play-return = Zelf weer spelen
play-line-lost = Verbinding kwijt. Opnieuw verbinden…
play-unsent = Geen verbinding. Je zet { $move } is bewaard en wordt verstuurd zodra je weer verbonden bent.
play-unsent-lost = Je zet { $move } is niet gespeeld: de partij was al verder.
play-line-ended = De verbinding is verbroken. Laad de pagina opnieuw.
play-moves = Zetten
play-no-moves = Nog geen zetten
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Het begin
        [one] Na 1 zet
       *[other] Na { $ply } zetten
    }
play-back-to-now = Terug naar nu
play-replay-move = Dan: { $move }
play-replay-end = Zo werd PAC-MAN gevangen.
play-why-caught =
    { $own ->
        [yes] Waarom ben ik gevangen?
       *[no] Hoe is hij gevangen?
    }
play-route = Weg naar het doel
play-result-won = Je wint
play-result-lost = Je verliest
play-result-draw = Remise
play-result-off = Afgebroken
play-result-wins =
    { $many ->
        [yes] { $winner } winnen
       *[no] { $winner } wint
    }
play-result-loses = { $loser } verliest; de anderen winnen
play-reason-goal = Als eerste aan de overkant.
play-reason-pellets = Alle krachtpillen zijn op.
play-reason-ghosts = Alle spoken zijn opgegeten.
play-reason-catches = PAC-MAN heeft geen levens meer.
play-reason-plies = De zettenlimiet is bereikt.
play-reason-threefold = Drie keer dezelfde stelling.
play-reason-no-progress = Er is te lang niets veranderd.
play-reason-resign =
    { $own ->
        [yes] Je hebt opgegeven.
        [team] { $who } heeft opgegeven namens je team.
       *[no] Opgegeven door { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Je tijd is om.
       *[no] De tijd is om voor { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Je bent van tafel gegaan.
       *[no] Tafel verlaten door { $loser }.
    }
play-reason-agreement = Beide kanten waren akkoord.
play-reason-aborted = Geen winnaar, geen verliezer.
play-level = Niveau van PAC-MAN: { $level }
play-legs = Twee partijen
play-leg = Partij { $number }
play-points = Punten
play-leg-result =
    { $how ->
        [won] Gewonnen
        [lost] Verloren
        [draw] Remise
       *[off] Afgebroken
    }
play-leg-start =
    { $first ->
        [yes] Begon
       *[no] Als tweede
    }
play-leg-role = { $role } · krachtpillen: { $pellets }
play-save-qgn = Zettenlijst (.qgn)
play-save-json = Zettenlijst voor programma’s (JSON)
play-save-svg = Plaatje, altijd scherp (SVG)
play-save-png = Plaatje in pixels (PNG)
play-panel-phrases = Iets zeggen
play-panel-settings = Instellingen
play-panel-save = Partij opslaan
play-panel-help = Toetsen
play-overlay-sight = Toon wie PAC-MAN ziet
play-overlay-reach = Toon waar iedereen heen kan
play-overlay-routes = Toon de kortste routes
play-set-placing = Muurtjes plaatsen met je vinger
play-placing-confirm = Elk muurtje bevestigen
play-placing-release = Plaatsen bij loslaten
play-placing-tray = Van de balk slepen
play-set-confirm-walk = Lopen bevestigen
play-set-sound = Geluid
play-set-vibration = Trillen
play-set-turn-board = Samen op één scherm: bord draaien naar wie aan zet is
play-key-arrows = over het bord bewegen
play-key-tab = naar het bord en de knoppen
play-key-space = vakjes of muurtjes
play-key-rotate = muurtje draaien
play-key-enter = plaatsen of lopen
play-key-escape = annuleren
play-key-type = typ een zet, dan Enter
play-key-undo = terugnemen
play-key-flip = bord draaien
play-key-hint = hint
play-key-routes = routes aan of uit
play-key-help = deze lijst
play-since = Sinds je beurt
play-since-last = Laatste zet
play-did-walk =
    { $effect ->
        [pellet] eet de krachtpil op { $square }
        [ghosts] eet { $pieces } op
        [caught] vangt PAC-MAN op { $square }
        [caught-you] vangt je op { $square }
        [caught-self] loopt tegen een spook aan
       *[none] naar { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] muurtje { $slot }, liggend
       *[vertical] muurtje { $slot }, staand
    }
play-did-relocate = Kamermuurtje naar { $slot }
play-did-enter = komt binnen op { $square }
play-did-spend = zet een krachtpil in
play-did-pass =
    { $what ->
        [boost] stopt de bonusbeweging
        [turn] beëindigt de beurt
        [keep] bewaart het muurtje
        [stay] blijft staan
       *[pass] past
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } heeft je gevangen. { $back ->
            [all] Iedereen gaat terug
           *[pacman] Je komt terug op een terugkeervakje
        }; { $count ->
            [one] je hebt nog 1 leven.
           *[other] je hebt nog { $count } levens.
        }
       *[no] { $ghost } heeft PAC-MAN gevangen. { $back ->
            [all] Iedereen gaat terug
           *[pacman] Hij komt terug op een terugkeervakje
        }; { $count ->
            [one] hij heeft nog 1 leven.
           *[other] hij heeft nog { $count } levens.
        }
    }
play-go-on = Verder
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } ziet je: { $steps } stappen.
           *[other] { $pieces } zien je: elk { $steps } stappen.
        }
       *[no] { $count ->
            [1] { $pieces } ziet PAC-MAN: { $steps } stappen.
           *[other] { $pieces } zien PAC-MAN: elk { $steps } stappen.
        }
    }
play-mate-moves = { $name } speelt met { $piece }
play-why = Regel
play-why-length =
    { $steps ->
        [one] Loop precies 1 stap.
       *[other] Loop precies { $steps } stappen.
    }
play-why-most =
    { $steps ->
        [one] Je hebt 1 stap.
       *[other] Je hebt { $steps } stappen.
    }
play-round = Ronde { $number }
play-rules-booklet = volgens het boekje
play-rules-first-printing = eerste druk
play-rules-strict-english = Engels naar de letter
play-rules-italian = Italiaanse regels
play-rules-danish = Deense regels
play-rules-friendly-ghosts = vriendelijke spoken
play-rules-usual = gewone regels
play-rules-changed =
    { $count ->
        [one] 1 wijziging
       *[other] { $count } wijzigingen
    }
play-term-boost = Bonusbeweging: extra stappen na een krachtpil. Spoken waar je overheen loopt, eet je op.
play-term-frenzy = Jachtmodus: een spook dat PAC-MAN ziet, loopt 2 stappen in plaats van 1.
play-term-chamber = Kamer: de ruimte in het midden. In de opening dragen de spoken de muurtjes ervan ergens anders heen.
play-term-spend = Inzetten: geef een krachtpil uit je reserve voor extra stappen waarmee je spoken verwijdert.
play-term-reserve = Reserve: krachtpillen die PAC-MAN heeft opgegeten en bewaard. In zijn beurt kan hij ze inzetten.
play-term-sight = Zicht: een rechte lijn naar PAC-MAN zonder muurtje ertussen. Andere spoken staan niet in de weg.
play-term-tunnel = Tunnel: stap er hier in en je komt er aan de andere kant uit, in één stap.
play-term-respawn = Terugkeervakje: hier komt PAC-MAN het bord op, als het vrij is.
play-word-frenzy = Jachtmodus
play-word-sight = Zicht
play-word-spend = Inzetten
play-hint-done = Snap ik
play-hint-goal-race =
    Haal de { $side ->
        [0] blauwe
        [1] oranje
        [2] groene
       *[3] paarse
    } rij { $way ->
        [up] bovenaan
        [down] onderaan
        [left] links
       *[right] rechts
    } voordat iemand anders aan de overkant is. Tik op een stip om te lopen.
play-hint-goal-pacman = Eet alle { $count } krachtpillen op voordat de spoken je vangen. Tik op een stip om erheen te lopen.
play-hint-goal-ghosts =
    { $count ->
        [one] Vang PAC-MAN voordat hij alle krachtpillen op heeft. Tik op een spook, dan op een stip.
       *[other] Vang PAC-MAN { $count } keer voordat hij alle krachtpillen op heeft. Tik op een spook, dan op een stip.
    }
play-hint-fence = Een muurtje plaatsen? Veeg langs de gleuf, of houd ingedrukt. Volg de vinger en tik dan op Plaatsen.
play-hint-boost =
    { $steps ->
        [one] Een bonusbeweging! Loop nog 1 stap: spoken op je weg eet je op. Met ‘Hier stoppen’ stop je eerder.
       *[other] Een bonusbeweging! Loop nog maximaal { $steps } stappen: spoken op je weg eet je op. Met ‘Hier stoppen’ stop je eerder.
    }
play-hint-frenzy =
    { $own ->
        [yes] Een spook ziet je in een rechte lijn: het loopt { $steps } stappen. Zorg voor een muurtje of een hoek ertussen.
       *[no] Een spook dat PAC-MAN in een rechte lijn ziet, is in jachtmodus: het loopt { $steps } stappen.
    }
play-hint-catch = Elke vangst kost PAC-MAN een leven. Zijn die op, dan winnen de spoken. Opgegeten krachtpillen blijven op.
play-hint-chamber = Haal een muurtje uit de Kamer: tik op een roze muurtje en veeg het naar zijn nieuwe plek.
play-hint-spend = Je hebt krachtpillen in reserve. Zet er nu een in voor extra stappen waarmee je spoken voorgoed verwijdert.
play-hint-boxed = Je zit klem: een stap of muurtje zit er niet in. Tik op Passen; dan is de volgende aan de beurt.
play-set-pace = Zetten van anderen
play-pace-fast = Snel
play-pace-normal = Normaal
play-pace-slow = Langzaam
play-pace-tap = Verder na een tik
play-set-hints = Tips voor beginners
play-set-notation = Zetten in notatie (e3h)
table-your-figure = Jouw personage
play-review = Terugkijken
play-save-gif = Alle zetten, als filmpje (GIF)
play-save-animated-svg = Alle zetten, altijd scherp (bewegende SVG)
play-set-notify = Laat weten als ik aan zet ben
play-notify-denied = Je browser staat hier geen meldingen toe. Dat kun je wijzigen in de instellingen voor deze site.
play-watchers =
    { $count ->
        [one] 1 kijkt mee
       *[other] { $count } kijken mee
    }
play-level-up =
    { $wins ->
        [one] Je hebt gewonnen op niveau { $level }. Niveau { $next } proberen?
       *[other] Je hebt { $wins } keer op rij gewonnen op niveau { $level }. Niveau { $next } proberen?
    }
play-level-down =
    { $losses ->
        [one] Niveau { $level } was pittig. Niveau { $next } proberen?
       *[other] Niveau { $level } won { $losses } keer op rij. Niveau { $next } proberen?
    }
play-level-go = Speel niveau { $level }
hint-wins = Dat wint meteen.
hint-fence =
    { $count ->
        [one] De weg van { $who } wordt 1 stap langer, en die van jou niet.
       *[other] De weg van { $who } wordt { $count } stappen langer, en die van jou niet.
    }
hint-fence-both =
    { $count ->
        [one] Dat kost { $who } 1 stap en jou { $own }.
       *[other] Dat kost { $who } { $count } stappen en jou { $own }.
    }
hint-fence-keeps = Dat belet { $who } om daar je weg af te sluiten.
hint-route =
    { $count ->
        [one] Dit is je kortste weg: daarna nog 1 stap.
       *[other] Dit is je kortste weg: daarna nog { $count } stappen.
    }
hint-jump =
    { $count ->
        [one] Je springt over { $who } heen: daarna nog 1 stap.
       *[other] Je springt over { $who } heen: daarna nog { $count } stappen.
    }
hint-aside = Zo houd je twee wegen open: { $who } kan ze niet met één muurtje allebei afsluiten.
hint-exposed-less =
    { $count ->
        [one] Eén muurtje kost je dan hooguit 1 stap in plaats van { $before }.
       *[other] Eén muurtje kost je dan hooguit { $count } stappen in plaats van { $before }.
    }
hint-pellet-safe = De krachtpil op { $square } is veilig: geen spook kan je de volgende beurt bereiken.
hint-pellet = Je eet de krachtpil op { $square }.
hint-eats = Je eet { $pieces } op.
hint-hides = Daar ben je uit het zicht van { $pieces }.
hint-safe = Geen spook kan je daar de volgende beurt bereiken.
hint-towards-pellet =
    { $count ->
        [one] Dan is het nog 1 stap naar de krachtpil op { $square }.
       *[other] Dan is het nog { $count } stappen naar de krachtpil op { $square }.
    }
hint-away =
    { $count ->
        [one] Het dichtstbijzijnde spook staat dan 1 stap van je af, in plaats van { $before }.
       *[other] Het dichtstbijzijnde spook staat dan { $count } stappen van je af, in plaats van { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] De weg van { $piece } naar jou wordt 1 stap langer.
       *[other] De weg van { $piece } naar jou wordt { $count } stappen langer.
    }
hint-no-fence = Geen enkel muurtje maakt nu de weg van de ander langer, dus bewaar je muurtjes.
hint-spends = Zet een krachtpil in: je loopt verder en eet de spoken op die je tegenkomt.
hint-shuts-in =
    { $count ->
        [0] PAC-MAN houdt dan geen veilig vakje over; nu heeft hij er { $before }.
        [one] PAC-MAN houdt dan 1 veilig vakje over; nu heeft hij er { $before }.
       *[other] PAC-MAN houdt dan { $count } veilige vakjes over; nu heeft hij er { $before }.
    }
hint-covers = { $piece } is dan dichter bij de krachtpil op { $square } dan PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] De weg van PAC-MAN naar { $square } wordt 1 stap langer.
       *[other] De weg van PAC-MAN naar { $square } wordt { $count } stappen langer.
    }
hint-catches = Daarmee is PAC-MAN gevangen.
hint-sees = { $piece } ziet PAC-MAN vanaf daar.
hint-closes-in =
    { $count ->
        [one] { $piece } staat dan 1 stap van PAC-MAN af.
       *[other] { $piece } staat dan { $count } stappen van PAC-MAN af.
    }
hint-guards = Dat bewaakt de krachtpil op { $square }.
hint-best = De computer ziet niets beters.
key-tab = Tab
key-space = Spatie
key-enter = Enter
key-escape = Esc
phase-race = Loop, of plaats een muurtje.
phase-walk =
    { $steps ->
        [one] Loop 1 stap.
       *[other] Loop { $steps } stappen.
    }
phase-boost =
    { $steps ->
        [one] Bonusbeweging! Nog 1 stap; spoken op je weg eet je op.
       *[other] Bonusbeweging! Nog maximaal { $steps } stappen; spoken op je weg eet je op.
    }
phase-ghosts =
    { $steps ->
        [0] Verzet één spook: { $pieces }.
        [one] Loop 1 stap met { $pieces }.
       *[other] Loop maximaal { $steps } stappen met { $pieces }.
    }
phase-enter = Kies waar je binnenkomt.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Loop 1 stap; daarna mag je een muurtje plaatsen.
           *[other] Loop { $steps } stappen; daarna mag je een muurtje plaatsen.
        }
       *[other] { $steps ->
            [one] Opening, beurt { $turn } van { $opening }: loop 1 stap, of plaats een muurtje.
           *[other] Opening, beurt { $turn } van { $opening }: loop { $steps } stappen, of plaats een muurtje.
        }
    }
phase-extra =
    { $steps ->
        [one] Bonusbeweging! 1 extra stap; spoken op je weg zijn voorgoed weg.
       *[other] Bonusbeweging! { $steps } extra stappen; spoken op je weg zijn voorgoed weg.
    }
phase-after = Je hebt gelopen. Doe nog iets, of beëindig je beurt met --.
phase-relocate = Opening, beurt { $turn } van { $opening }: verplaats een muurtje van de Kamer.
phase-ghost-place = Plaats een muurtje, of bewaar het met --.
