play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Clasic · 2
play-mode-classic-3 = Clasic · 3
play-mode-classic-4 = Clasic · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avansat
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s pe tură
        [days]
            { $days ->
                [one] 1 zi pe tură
                [few] { $days } zile pe tură
               *[other] { $days } de zile pe tură
            }
       *[none] fără ceas
    }
play-watching = Privești
play-board = Tabla
play-guest = Oaspete
play-name-and-side = { $name } ({ $side })
play-for = pentru { $name }
play-clock = Timp rămas: { $time }
play-clock-days = { $days } z { $hours } h
play-fences =
    { $count ->
        [one] 1 barieră în mână
        [few] { $count } bariere în mână
       *[other] { $count } de bariere în mână
    }
play-lives = Vieți
play-lives-left =
    { $count ->
        [one] 1 viață rămasă
        [few] { $count } vieți rămase
       *[other] { $count } de vieți rămase
    }
play-pellets = Capsule mâncate
play-pellets-eaten = { $count } din { $all }
play-reserve = În rezervă
play-fences-label = Bariere
play-team-stock = Barierele echipei
play-speed = Viteză
play-level-so-far = Nivel până acum
play-yours = a ta
play-sees =
    { $own ->
        [yes] te vede
       *[no] îl vede
    }
play-off-board = în afara tablei
play-on-square = pe { $square }
play-sees-along-file = îl vede pe PAC-MAN pe coloana { $name }
play-sees-along-rank = îl vede pe PAC-MAN pe rândul { $name }
play-legend-respawn = Căsuță de revenire: pe aici intră PAC-MAN
play-legend-tunnel = Tunel { $one } – { $other }
play-legend-sight = Linia privirii: fantoma asta poate merge mai departe
play-legend-ring = Inel: fantoma asta poate fi mâncată acum
play-to-move = { $who } la mutare
play-teammate = hotărăște altcineva din echipă
play-task-race =
    { $fences ->
        [yes] Mergi pe un punct sau pune o barieră între căsuțe.
       *[no] Mergi pe un punct. Nu mai ai bariere.
    }
play-task-after =
    { $what ->
        [fence] Ai mers. Pune o barieră sau încheie tura.
        [pellet] Ai mers. Cheltuie o capsulă sau încheie tura.
       *[both] Ai mers. Pune o barieră, cheltuie o capsulă sau încheie tura.
    }
play-task-ghost-place = Pune o barieră sau păstreaz-o.
play-opening = Tura { $turn }
play-boost = Impuls
play-boost-eats =
    { $own ->
        [yes] Mănânci fantomele din cale, doar tura asta
       *[no] PAC-MAN mănâncă fantomele din cale, doar tura asta
    }
play-typed = Mutarea ta: { $text }
play-left-short =
    { $count ->
        [one] rămâne 1
        [few] rămân { $count }
       *[other] rămân { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } pas
        [few] { $who }: { $count } pași
       *[other] { $who }: { $count } de pași
    }
play-keys-hover = Clic: pune · R: rotește · Esc: renunță
play-keys-held = Enter: pune · R: rotește · Esc: renunță
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN cheltuie o capsulă.
play-heard-eaten = PAC-MAN mănâncă: { $pieces }.
play-heard-pellet = PAC-MAN mănâncă o capsulă: { $count } din { $all }.
play-heard-boost =
    { $count ->
        [one] Începe un impuls: 1 pas.
        [few] Începe un impuls: { $count } pași.
       *[other] Începe un impuls: { $count } de pași.
    }
play-heard-boost-over = Impulsul s-a terminat.
play-heard-caught =
    { $count ->
        [0] PAC-MAN e prins. Nu mai are nicio viață.
        [one] PAC-MAN e prins. Mai are 1 viață.
        [few] PAC-MAN e prins. Mai are { $count } vieți.
       *[other] PAC-MAN e prins. Mai are { $count } de vieți.
    }
play-heard-clock =
    { $seconds ->
        [one] Mai ai 1 secundă.
        [few] Mai ai { $seconds } secunde.
       *[other] Mai ai { $seconds } de secunde.
    }
play-place = Pune
play-rotate = Rotește
play-step-back = Pas înapoi
play-end-walk = Oprește aici
play-walk = Mergi
play-walk-anyway = Mergi oricum
play-yes = Da
play-no = Nu
play-accept = Acceptă
play-decline = Refuză
play-close = Închide
play-panel-more = Mai multe
play-resign = Abandonează
play-resign-sure = Abandonezi partida?
play-resign-team = Propui echipei să abandoneze?
play-abort = Anulează
play-abort-long = Anulează partida
play-abort-sure = Anulezi partida?
play-takeback = Cere înapoi
play-undo = Ia înapoi
play-draw = Propune remiză
play-routes = Drumuri
play-phrases = Replici
play-flip = Întoarce tabla
play-save = Salvează
play-new = Joc nou
play-rematch = Revanșă
play-rematch-asked = Revanșă propusă
play-next-leg = Manșa a doua
play-next-game = Următoarea
play-ask-hint = Cere un indiciu
play-suggest = Propune
play-suggest-to-team = Propune echipei o mutare
play-suggest-how = Alege o mutare; echipa ta o va vedea.
play-suggested = Echipa vede propunerea ta: { $move }
play-suggests = { $who } propune { $move }
play-play-it = Joac-o
play-hint-wait = Calculatorul se gândește…
play-hint = Calculatorul ar juca { $move }
play-offered-draw = Ai propus remiză.
play-offered-takeback = Ai cerut o mutare înapoi.
play-offered-rematch = Ai propus revanșa.
play-offers-draw = { $who } propune remiză.
play-offers-takeback = { $who } ar vrea o mutare înapoi.
play-offers-rematch = { $who } ar vrea revanșa.
play-declines = { $who } refuză.
play-play-on = Continuă
play-give-up-asked = Vrei să abandonezi. Echipa hotărăște împreună cu tine.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } și cu tine vreți să abandonați. Hotărăște și restul echipei.
       *[no] { $who } vrea să abandoneze. Ești de acord?
    }
play-plays-on = { $who } vrea să joace mai departe.
play-gone-kept = { $name } lipsește. Locul se păstrează încă:
play-gone = { $name } lipsește.
play-wait = Așteaptă
play-claim = Cere victoria
play-put-bot = Pune calculatorul
play-bot-for-you = Calculatorul joacă în locul tău.
play-return = Ia-ți locul înapoi
play-line-lost = Conexiune pierdută. Se reface…
play-unsent = Fără conexiune. Mutarea ta { $move } e păstrată și pleacă imediat ce revine legătura.
play-unsent-lost = Mutarea ta { $move } nu s-a făcut: partida mersese mai departe.
play-line-ended = Conexiunea s-a încheiat. Reîncarcă pagina.
play-moves = Mutări
play-no-moves = Încă nicio mutare
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Începutul
        [one] După 1 mutare
        [few] După { $ply } mutări
       *[other] După { $ply } de mutări
    }
play-back-to-now = Înapoi la partidă
play-replay-move = Apoi: { $move }
play-replay-end = Asta a fost prinderea.
play-why-caught =
    { $own ->
        [yes] De ce am pierdut o viață?
       *[no] Cum s-a pierdut viața?
    }
play-route = Drum spre sosire
play-result-won = Ai câștigat
play-result-lost = Ai pierdut
play-result-draw = Remiză
play-result-off = Anulată
play-result-wins =
    { $many ->
        [yes] { $winner } câștigă
       *[no] { $winner } câștigă
    }
play-result-loses = { $loser } pierde; ceilalți câștigă
play-reason-goal = Pionul a ajuns primul în partea opusă.
play-reason-pellets = Toate capsulele mâncate.
play-reason-ghosts = Toate fantomele mâncate.
play-reason-catches = PAC-MAN nu mai are vieți.
play-reason-plies = S-a atins limita de mutări.
play-reason-threefold = Aceeași poziție a apărut de trei ori.
play-reason-no-progress = De prea mult timp nu se mai schimbă nimic.
play-reason-resign =
    { $own ->
        [yes] Ai abandonat.
        [team] { $who } a abandonat pentru echipa ta.
       *[no] Abandon: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Ți-a expirat timpul.
       *[no] Timp expirat: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Ai plecat de la masă.
       *[no] Plecare de la masă: { $loser }.
    }
play-reason-agreement = De comun acord.
play-reason-aborted = Fără învingător.
play-level = Nivelul lui PAC-MAN: { $level }
play-legs = Două manșe
play-leg = Manșa { $number }
play-points = Puncte
play-leg-result =
    { $how ->
        [won] Câștigată
        [lost] Pierdută
        [draw] Remiză
       *[off] Anulată
    }
play-leg-start =
    { $first ->
        [yes] Prima mutare
       *[no] A doua mutare
    }
play-leg-role = { $role } · capsule: { $pellets }
play-save-qgn = Mutările ca text (.qgn)
play-save-json = Partida pentru programe (JSON)
play-save-svg = Imagine clară la orice mărime (SVG)
play-save-png = Imagine în pixeli (PNG)
play-panel-phrases = Spune ceva
play-panel-settings = Setări
play-panel-save = Salvează partida
play-panel-help = Taste
play-overlay-sight = Arată cine îl vede pe PAC-MAN
play-overlay-reach = Arată unde poate ajunge fiecare
play-overlay-routes = Arată cele mai scurte drumuri
play-set-placing = Cum pui barierele cu degetul
play-placing-confirm = Confirm fiecare barieră
play-placing-release = Când ridic degetul
play-placing-tray = Le trag de pe bară
play-set-confirm-walk = Confirm mersul
play-set-sound = Sunet
play-set-vibration = Vibrații
play-set-turn-board = Pe un singur ecran, întoarce tabla spre cine e la mutare
play-key-arrows = te plimbi pe tablă
play-key-tab = la tablă și la butoane
play-key-space = căsuțe sau bariere
play-key-rotate = rotește bariera
play-key-enter = pune sau mergi
play-key-escape = renunță
play-key-type = scrie orice mutare, apoi Enter
play-key-undo = ia înapoi
play-key-flip = întoarce tabla
play-key-hint = indiciu
play-key-routes = drumuri: da sau nu
play-key-help = lista asta
play-since = De la tura ta
play-since-last = Ultima mutare
play-did-walk =
    { $effect ->
        [pellet] mănâncă capsula de pe { $square }
        [ghosts] mănâncă: { $pieces }
        [caught] îl prinde pe PAC-MAN pe { $square }
        [caught-you] te prinde pe { $square }
        [caught-self] dă peste o fantomă
       *[none] pe { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] barieră { $slot }, orizontală
       *[vertical] barieră { $slot }, verticală
    }
play-did-relocate = bariera Camerei la { $slot }
play-did-enter = intră pe { $square }
play-did-spend = cheltuie o capsulă
play-did-pass =
    { $what ->
        [boost] încheie impulsul
        [turn] încheie tura
        [keep] păstrează bariera
        [stay] stă pe loc
       *[pass] zice pas
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } te-a prins. { $back ->
            [all] Toți se întorc la start
           *[pacman] Revii pe o căsuță de revenire
        }; { $count ->
            [one] mai ai 1 viață.
            [few] mai ai { $count } vieți.
           *[other] mai ai { $count } de vieți.
        }
       *[no] { $ghost } l-a prins pe PAC-MAN. { $back ->
            [all] Toți se întorc la start
           *[pacman] El revine pe o căsuță de revenire
        }; { $count ->
            [one] mai are 1 viață.
            [few] mai are { $count } vieți.
           *[other] mai are { $count } de vieți.
        }
    }
play-go-on = Mai departe
play-sight =
    { $own ->
        [yes] { $count ->
            [one] { $pieces } te vede: { $steps } pași.
            [few] { $pieces } te văd ({ $count }): câte { $steps } pași.
           *[other] { $pieces } te văd ({ $count }): câte { $steps } pași.
        }
       *[no] { $count ->
            [one] { $pieces } îl vede pe PAC-MAN: { $steps } pași.
            [few] { $pieces } îl văd pe PAC-MAN ({ $count }): câte { $steps } pași.
           *[other] { $pieces } îl văd pe PAC-MAN ({ $count }): câte { $steps } pași.
        }
    }
play-mate-moves = { $name } mută cu { $piece }
play-why = Regula
play-why-length =
    { $steps ->
        [one] Mergi exact 1 pas.
        [few] Mergi exact { $steps } pași.
       *[other] Mergi exact { $steps } de pași.
    }
play-why-most =
    { $steps ->
        [one] Ai 1 pas.
        [few] Ai { $steps } pași.
       *[other] Ai { $steps } de pași.
    }
play-round = Runda { $number }
play-rules-booklet = ca în broșură
play-rules-first-printing = prima tipărire
play-rules-strict-english = engleza la literă
play-rules-italian = reguli italiene
play-rules-danish = reguli daneze
play-rules-friendly-ghosts = fantome prietenoase
play-rules-usual = reguli obișnuite
play-rules-changed =
    { $count ->
        [one] 1 schimbare
        [few] { $count } schimbări
       *[other] { $count } de schimbări
    }
play-term-boost = Impuls: pași în plus după o capsulă. Fantomele peste care treci sunt mâncate.
play-term-frenzy = Urmărire: o fantomă care îl vede pe PAC-MAN merge 2 pași în loc de 1.
play-term-chamber = Camera: încăperea din mijloc. În deschidere, fantomele îi duc barierele în altă parte.
play-term-spend = A cheltui: dai o capsulă din rezervă pentru pași în plus, care scot fantome.
play-term-reserve = Rezerva: capsule pe care PAC-MAN le-a mâncat și le-a păstrat. Le poate cheltui în tura lui.
play-term-sight = Câmp vizual: o linie dreaptă până la PAC-MAN, fără barieră de-a curmezișul. Alte fantome nu o blochează.
play-term-tunnel = Tunel: ieși pe aici și intri la celălalt capăt, într-un singur pas.
play-term-respawn = Căsuță de revenire: pe aici intră PAC-MAN pe tablă, dacă e liberă.
play-word-frenzy = Urmărire
play-word-sight = Câmp vizual
play-word-spend = Cheltuie
play-hint-done = Am înțeles
play-hint-goal-race =
    Ajunge pe rândul { $side ->
        [0] albastru
        [1] portocaliu
        [2] verde
       *[3] violet
    } { $way ->
        [up] de sus
        [down] de jos
        [left] din stânga
       *[right] din dreapta
    } înainte să ajungă altcineva pe al său. Atinge un punct ca să faci un pas.
play-hint-goal-pacman = Mănâncă toate capsulele ({ $count }) înainte să te prindă fantomele. Atinge un punct ca să mergi acolo.
play-hint-goal-ghosts =
    { $count ->
        [one] Prinde-l pe PAC-MAN înainte să mănânce toate capsulele. Atinge o fantomă, apoi un punct.
        [few] Prinde-l pe PAC-MAN de { $count } ori înainte să mănânce toate capsulele. Atinge o fantomă, apoi un punct.
       *[other] Prinde-l pe PAC-MAN de { $count } de ori înainte să mănânce toate capsulele. Atinge o fantomă, apoi un punct.
    }
play-hint-fence = Ca să pui o barieră, glisează de-a lungul șanțului sau ține apăsat. Fă ca degetul de pe tablă, apoi apasă Pune.
play-hint-boost =
    { $steps ->
        [one] Un impuls! Mai mergi 1 pas: mănânci fantomele din cale. Cu Oprește aici te oprești mai devreme.
        [few] Un impuls! Mai mergi până la { $steps } pași: mănânci fantomele din cale. Cu Oprește aici te oprești mai devreme.
       *[other] Un impuls! Mai mergi până la { $steps } de pași: mănânci fantomele din cale. Cu Oprește aici te oprești mai devreme.
    }
play-hint-frenzy =
    { $own ->
        [yes] O fantomă te vede în linie dreaptă: merge { $steps } pași. Lasă o barieră sau un colț între voi.
       *[no] O fantomă care îl vede pe PAC-MAN în linie dreaptă e în urmărire: merge { $steps } pași.
    }
play-hint-catch = O prindere îl costă pe PAC-MAN o viață. Când nu mai are niciuna, câștigă fantomele. Capsulele mâncate rămân mâncate.
play-hint-chamber = Scoate o barieră din Cameră: atinge una roz, apoi glisează până la locul ei nou.
play-hint-spend = Ai capsule în rezervă. Cheltuie acum una pentru pași în plus, care scot fantome definitiv.
play-hint-boxed = N-ai ieșire: nu poți nici merge, nici pune o barieră. Apasă Zi pas; apoi joacă altcineva.
play-set-pace = Mutările celorlalți
play-pace-fast = Repede
play-pace-normal = Normal
play-pace-slow = Încet
play-pace-tap = La atingere
play-set-hints = Sfaturi de început
play-set-notation = Mutările în notație (e3h)
table-your-figure = Figura ta
play-review = Recapitulează
play-save-gif = Toate mutările, ca film (GIF)
play-save-animated-svg = Toate mutările, clare la orice mărime (SVG animat)
play-set-notify = Anunță-mă când e rândul meu
play-notify-denied = Browserul nu permite notificări aici. Poți schimba asta în setările lui pentru site.
play-watchers =
    { $count ->
        [one] 1 spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
play-level-up =
    { $wins ->
        [one] Ai câștigat la nivelul { $level }. Încerci nivelul { $next }?
        [few] Ai câștigat { $wins } partide la rând la nivelul { $level }. Încerci nivelul { $next }?
       *[other] Ai câștigat { $wins } de partide la rând la nivelul { $level }. Încerci nivelul { $next }?
    }
play-level-down =
    { $losses ->
        [one] Nivelul { $level } a fost greu. Încerci nivelul { $next }?
        [few] Nivelul { $level } a câștigat { $losses } partide la rând. Încerci nivelul { $next }?
       *[other] Nivelul { $level } a câștigat { $losses } de partide la rând. Încerci nivelul { $next }?
    }
play-level-go = Joacă nivelul { $level }
hint-wins = Câștigă pe loc.
hint-fence =
    { $count ->
        [one] { $who }: drum mai lung cu 1 pas. Al tău rămâne la fel.
        [few] { $who }: drum mai lung cu { $count } pași. Al tău rămâne la fel.
       *[other] { $who }: drum mai lung cu { $count } de pași. Al tău rămâne la fel.
    }
hint-fence-both = Pași în plus: { $who } { $count }, tu { $own }.
hint-fence-keeps = Fără ea, { $who } ți-ar putea închide drumul pe acolo.
hint-route =
    { $count ->
        [one] E pe drumul tău cel mai scurt: apoi mai ai 1 pas.
        [few] E pe drumul tău cel mai scurt: apoi mai ai { $count } pași.
       *[other] E pe drumul tău cel mai scurt: apoi mai ai { $count } de pași.
    }
hint-jump =
    { $count ->
        [one] Sari peste { $who }: apoi mai ai 1 pas.
        [few] Sari peste { $who }: apoi mai ai { $count } pași.
       *[other] Sari peste { $who }: apoi mai ai { $count } de pași.
    }
hint-aside = Îți păstrează două drumuri: { $who } nu le-ar putea închide pe amândouă cu o singură barieră.
hint-exposed-less =
    { $count ->
        [one] O barieră te costă atunci cel mult 1 pas, nu { $before }.
        [few] O barieră te costă atunci cel mult { $count } pași, nu { $before }.
       *[other] O barieră te costă atunci cel mult { $count } de pași, nu { $before }.
    }
hint-pellet-safe = Capsula de pe { $square } e sigură: nicio fantomă nu te poate ajunge tura viitoare.
hint-pellet = Mănânci capsula de pe { $square }.
hint-eats = Mănânci: { $pieces }.
hint-hides = Acolo te ascunzi de { $pieces }.
hint-safe = Acolo nu te poate ajunge nicio fantomă tura viitoare.
hint-towards-pellet =
    { $count ->
        [one] De acolo e 1 pas până la capsula de pe { $square }.
        [few] De acolo sunt { $count } pași până la capsula de pe { $square }.
       *[other] De acolo sunt { $count } de pași până la capsula de pe { $square }.
    }
hint-away =
    { $count ->
        [one] Cea mai apropiată fantomă e atunci la 1 pas de tine, nu la { $before }.
        [few] Cea mai apropiată fantomă e atunci la { $count } pași de tine, nu la { $before }.
       *[other] Cea mai apropiată fantomă e atunci la { $count } de pași de tine, nu la { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Drumul lui { $piece } până la tine se lungește cu 1 pas.
        [few] Drumul lui { $piece } până la tine se lungește cu { $count } pași.
       *[other] Drumul lui { $piece } până la tine se lungește cu { $count } de pași.
    }
hint-no-fence = Acum nicio barieră n-ar lungi drumul celeilalte părți, așa că păstrează-le pe ale tale.
hint-spends = Cheltuie o capsulă: mergi mai departe și mănânci fantomele din cale.
hint-shuts-in =
    { $count ->
        [0] PAC-MAN rămâne fără căsuțe sigure; acum are { $before }.
        [one] PAC-MAN rămâne cu 1 căsuță sigură; acum are { $before }.
        [few] PAC-MAN rămâne cu { $count } căsuțe sigure; acum are { $before }.
       *[other] PAC-MAN rămâne cu { $count } de căsuțe sigure; acum are { $before }.
    }
hint-covers = { $piece } ajunge mai aproape decât PAC-MAN de capsula de pe { $square }.
hint-fence-pellet =
    { $count ->
        [one] Drumul lui PAC-MAN până la { $square } se lungește cu 1 pas.
        [few] Drumul lui PAC-MAN până la { $square } se lungește cu { $count } pași.
       *[other] Drumul lui PAC-MAN până la { $square } se lungește cu { $count } de pași.
    }
hint-catches = Îl prinde pe PAC-MAN.
hint-sees = De acolo { $piece } îl vede pe PAC-MAN.
hint-closes-in =
    { $count ->
        [one] { $piece } ajunge la 1 pas de PAC-MAN.
        [few] { $piece } ajunge la { $count } pași de PAC-MAN.
       *[other] { $piece } ajunge la { $count } de pași de PAC-MAN.
    }
hint-guards = Păzește capsula de pe { $square }.
hint-best = Calculatorul nu vede nimic mai bun.
key-tab = Tab
key-space = Spațiu
key-enter = Enter
key-escape = Esc
phase-race = Mergi sau pune o barieră.
phase-walk =
    { $steps ->
        [one] Mergi 1 pas.
        [few] Mergi { $steps } pași.
       *[other] Mergi { $steps } de pași.
    }
phase-boost =
    { $steps ->
        [one] Impuls! Încă 1 pas; fantomele din cale sunt mâncate.
        [few] Impuls! Încă cel mult { $steps } pași; fantomele din cale sunt mâncate.
       *[other] Impuls! Încă cel mult { $steps } de pași; fantomele din cale sunt mâncate.
    }
phase-ghosts =
    { $steps ->
        [0] Mută o fantomă: { $pieces }.
        [one] Mergi 1 pas cu { $pieces }.
        [few] Mergi cel mult { $steps } pași cu { $pieces }.
       *[other] Mergi cel mult { $steps } de pași cu { $pieces }.
    }
phase-enter = Alege pe unde intri.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Mergi 1 pas; apoi poți pune o barieră.
            [few] Mergi { $steps } pași; apoi poți pune o barieră.
           *[other] Mergi { $steps } de pași; apoi poți pune o barieră.
        }
       *[other] { $steps ->
            [one] Deschidere, tura { $turn } din { $opening }: mergi 1 pas sau pune o barieră.
            [few] Deschidere, tura { $turn } din { $opening }: mergi { $steps } pași sau pune o barieră.
           *[other] Deschidere, tura { $turn } din { $opening }: mergi { $steps } de pași sau pune o barieră.
        }
    }
phase-extra =
    { $steps ->
        [one] Impuls! 1 pas în plus; fantomele din cale ies definitiv.
        [few] Impuls! { $steps } pași în plus; fantomele din cale ies definitiv.
       *[other] Impuls! { $steps } de pași în plus; fantomele din cale ies definitiv.
    }
phase-after = Ai mers. Mai fă ceva sau încheie tura cu --.
phase-relocate = Deschidere, tura { $turn } din { $opening }: mută una dintre barierele Camerei.
phase-ghost-place = Pune o barieră sau păstreaz-o cu --.
