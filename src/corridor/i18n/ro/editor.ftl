fault-boost-after-pellet = Impulsul vine după o capsulă. Pune-l pe PAC-MAN unde era una, pe o căsuță goală acum.
fault-chamber-count = Camera are prea puține sau prea multe bariere. Marchează-le pe cele bune.
fault-chamber-fences-standing = Camera e făcută din bariere care stau pe tablă. Lipsesc: { $fences }.
fault-closed-chamber = Camera are o gaură. Închide-o, ca să nu se poată intra sau ieși.
fault-eaten = Capsulele mâncate sunt cele care lipsesc de pe tablă, iar numărul nu e { $found }.
fault-fence = „{ $found }” nu e o barieră. Barierele se scriu ca e3h.
fault-fence-list = „{ $found }” nu e o listă de bariere, cum e d2e3.
fault-fences-not-crossing = { $fences } se încrucișează. Mută una dintre ele.
fault-fences-not-overlapping = { $fences } se suprapun. Mută una dintre ele.
fault-fences-of-layout = În jocul ăsta barierele nu se mută, deci sunt cele ale labirintului. Diferă: { $fences }.
fault-fields = O poziție a jocului ăstuia are { $detail } câmpuri despărțite prin bare oblice.
fault-fitting-fence = { $fences } nu se potrivesc împreună. Mută una dintre ele.
fault-ghosts-apart = Două fantome stau pe { $squares }. Dă-i fiecăreia căsuța ei.
fault-inline-layout = „{ $found }” nu e un labirint din șase părți cu puncte între ele.
fault-known-name = Nu există { $found }. Există: { $detail }.
fault-layout-key = Un fișier de labirint nu are aici „{ $found }”.
fault-layout-number = { $found } iese din limite. Alege din { $detail }.
fault-layout-size = E prea lung pentru un labirint.
fault-layout-value = { $found } trebuie să fie { $detail }.
fault-lives = Mai multe vieți decât la începutul jocului: { $found }.
fault-no-pellet-on-respawn-square = PAC-MAN revine pe { $squares }. Pune capsula în altă parte.
fault-no-pellet-under-piece = O piesă stă pe capsula de pe { $squares }. Mută una dintre ele.
fault-no-square-cut-off = { $count ->
    [one] Nimeni nu poate ajunge pe { $squares }. Deschide un drum.
    [few] Nimeni nu poate ajunge pe aceste { $count } căsuțe. Deschide un drum.
   *[other] Nimeni nu poate ajunge pe aceste { $count } de căsuțe. Deschide un drum.
}
fault-numbers = „{ $found }” ar trebui să fie { $detail ->
    [1] un număr.
   *[other] { $detail } numere.
}
fault-one-chamber = E mai mult de o încăpere închisă. Doar Camera poate fi închisă.
fault-one-square = O piesă începe pe o singură căsuță: { $found }.
fault-pacman-apart = O fantomă stă cu PAC-MAN pe { $squares }. Mută pe cineva de acolo.
fault-pacman-on-board = PAC-MAN lipsește. Pune-l pe tablă.
fault-pellets-differ = Două capsule stau pe { $squares }. Mută una.
fault-pellets-of-layout = Labirintul nu are capsulă pe { $squares }. Ia-o de acolo sau schimbă labirintul.
fault-pellet-count = Numărul de capsule al jocului e { $detail }, iar aici sunt { $found }.
fault-phase = Momentul ăsta al turei („{ $found }”) nu se potrivește cu restul tablei.
fault-pieces-apart = Două piese stau pe { $squares }. Mută una dintre ele.
fault-piece-letter = „{ $found }” nu e o piesă sau una e numită de două ori.
fault-piece-name = În jocul ăsta nu există piesa „{ $found }”.
fault-piece-off-board = { $pieces } începe aici în afara tablei și intră mai târziu. Ia piesa de pe tablă.
fault-piece-on-board = { $pieces } lipsește. Pune piesa pe tablă.
fault-played-in-turn = Fantomele astea nu pot să fi mutat deja în momentul ăsta.
fault-position-size = E prea lung pentru o poziție.
fault-previous = { $pieces } e în afara tablei, deci nu are o căsuță anterioară.
fault-reserve = { $found } în rezervă e mai mult decât a mâncat PAC-MAN.
fault-route-to-goal = Pionul de pe { $squares } nu poate ajunge la sosire. Deschide un drum.
fault-side-number = În jocul ăsta nu există partea { $found }.
fault-square = „{ $found }” nu e o căsuță. Căsuțele merg de la a1 la i9.
fault-square-for-each-piece = Fiecare piesă are nevoie de o căsuță sau de o liniuță, dacă e în afara tablei: { $found }.
fault-square-list = „{ $found }” nu e o listă de căsuțe, cum e a1i9.
fault-start-off-goal = Pionul de pe { $squares } stă deja pe linia de sosire. Mută-l.
fault-stock = Sunt mai multe bariere în mână decât încap pe tablă: { $found }.
fault-stock-name = Barierele în mână sunt ale părților din jocul ăsta: { $found }.
fault-switch = „{ $found }” nu e o regulă cu valoarea ei sau apare de două ori.
fault-toml = Rândul { $line }, coloana { $column } nu se poate citi.
fault-turn = „{ $found }” nu spune ce tură este.
editor-lead-maze = Desenează bariere, așază piese și capsule, apoi joacă. Ce nu permit regulile se marchează pe parcurs.
editor-lead-position = Orice moment din orice joc. Ce nu permit regulile se marchează pe parcurs.
editor-board = Tabla la care lucrezi
editor-tools = Ce face o atingere
editor-tool-fence = Bariere
editor-tool-erase = Ia de pe tablă
editor-tool-chamber = Barierele Camerei
editor-tool-pellet = Capsule
editor-hint-fence = Glisează ca să pui o barieră, atinge una ca s-o iei, trage piesele unde vrei.
editor-hint-erase = Atinge o barieră, o piesă sau o capsulă ca s-o iei de pe tablă.
editor-hint-chamber = Atinge barierele care închid Camera.
editor-hint-pellet = Atinge căsuțe ca să pui capsule pe ele sau să le iei.
editor-hint-piece = Atinge o căsuță ca să vină acolo { $piece }. Mai atinge o dată ca să iei piesa de pe tablă.
editor-fence = Bariera { $fence }
editor-on-fence = Aici stă bariera { $fence }. Cu Enter o iei.
editor-symmetry = Desenează dublu
editor-symmetry-none = Nu
editor-symmetry-mirror = Stânga–dreapta
editor-symmetry-flip = Sus–jos
editor-symmetry-turn = Rotire 180°
editor-redo = Refă
editor-clear = Scoate barierele
editor-good = Se poate juca.
editor-faults = Ce nu e bine
editor-more-faults = { $count ->
    [one] Încă una
    [few] Încă { $count }
   *[other] Încă { $count }
}
editor-bad-link = În linkul ăsta nu e o tablă pe care s-o putem arăta. Iată una nouă.
editor-try = Încearc-o
editor-use = Folosește la o masă
editor-not-yet = O poți trimite și juca imediat ce nu mai e nimic marcat.
editor-stock = Bariere: { $side }
editor-side = La mutare
editor-phase = Partea turei
editor-phase-walk = PAC-MAN merge
editor-phase-boost = Impuls
editor-phase-ghosts = Fantomele merg
editor-phase-enter = PAC-MAN intră
editor-phase-action = Mutarea lui PAC-MAN
editor-phase-extra = Mers în plus
editor-phase-after = După mersul lui
editor-phase-relocate = Barieră a Camerei
editor-phase-ghost-place = Barieră a fantomelor
editor-played = Fantome care au mers
editor-reserve = Capsule în rezervă
editor-turn = Tura
editor-memory = De ținut minte despre tură
editor-previous = A venit de pe
editor-from = Pornește de la
editor-from-none = Alege o tablă
editor-forget = Uită labirintul ăsta
editor-fences = { $count ->
    [one] O barieră
    [few] { $count } bariere
   *[other] { $count } de bariere
}
editor-take-away = Ia { $fence }
editor-fair = Cât e de echilibrat?
editor-fair-lead = Calculatorul joacă partide rapide cu el însuși. Unde poate, rezolvă și labirintul, pentru cel mult trei fantome.
editor-fair-ask = Află
editor-fair-making = Se joacă partide rapide
editor-fair-ahead = { $ahead ->
    [one] Înaintea ta se încearcă o tablă
    [few] Înaintea ta se încearcă { $ahead } table
   *[other] Înaintea ta se încearcă { $ahead } de table
}
editor-fair-failed = N-a mers. Poți întreba din nou.
editor-fair-done = Partidele rapide s-au terminat.
editor-fair-share = { $share }% câștigate (probabil { $low }–{ $high }%)
editor-fair-games = Partide ale nivelului { $level } cu el însuși: { $games }; remize: { $drawn ->
    [0] niciuna
   *[other] { $drawn }
}. În nouăsprezece cazuri din douăzeci, procentul adevărat e în partea deschisă la culoare.
editor-fair-exact = { $ghosts ->
    [one] Rezolvat, o fantomă
    [few] Rezolvat, { $ghosts } fantome
   *[other] Rezolvat, { $ghosts } de fantome
}
editor-fair-pacman = Câștigă PAC-MAN
editor-fair-endless = Nimeni nu poate forța
editor-fair-ghosts = Câștigă fantomele
