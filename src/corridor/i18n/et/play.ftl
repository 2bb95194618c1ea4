play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klassika · 2
play-mode-classic-3 = Klassika · 3
play-mode-classic-4 = Klassika · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = Laiendatud PAC-MAN
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s/käik
        [days]
            { $days ->
                [one] 1 päev/käik
               *[other] { $days } päeva/käik
            }
       *[none] ilma kellata
    }
play-watching = Vaatad pealt
play-board = Mängulaud
play-guest = Külaline
play-name-and-side = { $name } ({ $side })
play-for = asendab: { $name }
play-clock = Aega jäänud: { $time }
play-clock-days = { $days } p { $hours } t
play-fences =
    { $count ->
        [one] 1 piire käes
       *[other] { $count } piiret käes
    }
play-lives = Elud
play-lives-left =
    { $count ->
        [one] 1 elu alles
       *[other] { $count } elu alles
    }
play-pellets = Söödud graanulid
play-pellets-eaten = { $count }/{ $all }
play-reserve = Varus
play-fences-label = Piirded
play-team-stock = Tiimi piirded
play-speed = Kiirus
play-level-so-far = Tase praegu
play-yours = sinu
play-sees =
    { $own ->
        [yes] näeb sind
       *[no] näeb teda
    }
play-off-board = laualt väljas
play-on-square = ruudul { $square }
play-sees-along-file = näeb PAC-MAN’i veerus { $name }
play-sees-along-rank = näeb PAC-MAN’i reas { $name }
play-legend-respawn = Ilmumisruut: siit tuleb PAC-MAN lauale
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Vaatejoon: see kummitus võib kaugemale minna
play-legend-ring = Rõngas: seda kummitust saab praegu ära süüa
play-to-move = Käigul: { $who }
play-teammate = otsustab tiimikaaslane
play-task-race =
    { $fences ->
        [yes] Mine täpile või pane piire ruutude vahele.
       *[no] Mine täpile. Sul on piirded otsas.
    }
play-task-after =
    { $what ->
        [fence] Oled liikunud. Pane piire või lõpeta käik.
        [pellet] Oled liikunud. Kuluta graanul või lõpeta käik.
       *[both] Oled liikunud. Pane piire, kuluta graanul või lõpeta käik.
    }
play-task-ghost-place = Pane piire või jäta see alles.
play-opening = Käik { $turn }
play-boost = Sööst
play-boost-eats =
    { $own ->
        [yes] Teele jäävad kummitused sööd ära, ainult sel käigul
       *[no] PAC-MAN sööb teele jäävad kummitused ära, ainult sel käigul
    }
play-typed = Sinu käik: { $text }
play-left-short =
    { $count ->
        [one] 1 alles
       *[other] { $count } alles
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } samm
       *[other] { $who }: { $count } sammu
    }
play-keys-hover = Klõps paneb · R pöörab · Esc loobub
play-keys-held = Enter paneb · R pöörab · Esc loobub
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN kulutab graanuli.
play-heard-eaten = PAC-MAN sööb ära: { $pieces }.
play-heard-pellet = PAC-MAN sööb graanuli: { $count }/{ $all }.
play-heard-boost =
    { $count ->
        [one] Algab sööst: 1 samm.
       *[other] Algab sööst: { $count } sammu.
    }
play-heard-boost-over = Sööst on läbi.
play-heard-caught =
    { $count ->
        [0] PAC-MAN püüti kinni. Elud on otsas.
        [one] PAC-MAN püüti kinni. Alles on 1 elu.
       *[other] PAC-MAN püüti kinni. Alles on { $count } elu.
    }
play-heard-clock =
    { $seconds ->
        [one] Sul on veel 1 sekund aega.
       *[other] Sul on veel { $seconds } sekundit aega.
    }
play-place = Pane
play-rotate = Pööra
play-step-back = Samm tagasi
play-end-walk = Peatu siin
play-walk = Liigu
play-walk-anyway = Mine ikkagi
play-yes = Jah
play-no = Ei
play-accept = Nõustu
play-decline = Keeldu
play-close = Sulge
play-panel-more = Veel
play-resign = Alistu
play-resign-sure = Kas alistud?
play-resign-team = Kas teed tiimile ettepaneku alistuda?
play-abort = Katkesta
play-abort-long = Katkesta mäng
play-abort-sure = Kas katkestad mängu?
play-takeback = Küsi tagasi
play-undo = Võta tagasi
play-draw = Paku viiki
play-routes = Teed
play-phrases = Fraasid
play-flip = Pööra lauda
play-save = Salvesta
play-new = Uus
play-rematch = Revanš
play-rematch-asked = Revanš pakutud
play-next-leg = Teine mäng
play-next-game = Järgmine mäng
play-ask-hint = Küsi vihjet
play-suggest = Soovita
play-suggest-to-team = Soovita tiimile käiku
play-suggest-how = Vali käik; sinu tiim näeb seda.
play-suggested = Tiim näeb sinu soovitust: { $move }
play-suggests = { $who } soovitab: { $move }
play-play-it = Tee see käik
play-hint-wait = Mootor mõtleb…
play-hint = Mootor käiks { $move }
play-offered-draw = Pakkusid viiki.
play-offered-takeback = Palusid käigu tagasi võtta.
play-offered-rematch = Pakkusid revanši.
play-offers-draw = { $who } pakub viiki.
play-offers-takeback = { $who } tahab käigu tagasi võtta.
play-offers-rematch = { $who } tahab revanši.
play-declines = { $who } keeldub.
play-play-on = Mängi edasi
play-give-up-asked = Tahad alistuda. Tiim otsustab koos sinuga.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } ja sina tahate alistuda. Ülejäänud tiim otsustab koos teiega.
       *[no] { $who } tahab alistuda. Kas nõustud?
    }
play-plays-on = { $who } tahab edasi mängida.
play-gone-kept = { $name } on eemal. Kohta hoitakse veel:
play-gone = { $name } on eemal.
play-wait = Oota
play-claim = Võta võit
play-put-bot = Arvuti asemele
play-bot-for-you = Sinu eest mängib arvuti.
play-return = Võta koht tagasi
play-line-lost = Ühendus katkes. Ühendame uuesti…
play-unsent = Ühendus puudub. Sinu käik { $move } on salvestatud ja läheb teele kohe, kui oled tagasi.
play-unsent-lost = Sinu käiku { $move } ei tehtud: mäng oli edasi läinud.
play-line-ended = Ühendus lõppes. Laadi leht uuesti.
play-moves = Käigud
play-no-moves = Käike pole veel
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Algus
        [one] Pärast 1 käiku
       *[other] Pärast { $ply } käiku
    }
play-back-to-now = Tagasi mängu
play-replay-move = Siis: { $move }
play-replay-end = Nii ta kinni püütigi.
play-why-caught =
    { $own ->
        [yes] Miks ma elu kaotasin?
       *[no] Kuidas elu kaotati?
    }
play-route = Tee finišini
play-result-won = Võitsid
play-result-lost = Kaotasid
play-result-draw = Viik
play-result-off = Katkestatud
play-result-wins =
    { $many ->
        [yes] { $winner } võidavad
       *[no] { $winner } võidab
    }
play-result-loses = { $loser } kaotab, teised võidavad
play-reason-goal = Esimesena vastasküljel.
play-reason-pellets = Kõik graanulid on söödud.
play-reason-ghosts = Kõik kummitused on söödud.
play-reason-catches = PAC-MAN’il pole enam elusid.
play-reason-plies = Käikude piirarv on täis.
play-reason-threefold = Sama seis tekkis kolmandat korda.
play-reason-no-progress = Liiga kaua pole midagi muutunud.
play-reason-resign =
    { $own ->
        [yes] Sina alistusid.
        [team] { $who } alistus sinu tiimi nimel.
       *[no] Alistus: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Sinu aeg sai otsa.
       *[no] Aeg sai otsa: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Sina lahkusid lauast.
       *[no] Lauast lahkus: { $loser }.
    }
play-reason-agreement = Mõlemad pooled nõustusid.
play-reason-aborted = Keegi ei võitnud ega kaotanud.
play-level = PAC-MAN’i tase: { $level }
play-legs = Kaks mängu
play-leg = { $number }. mäng
play-points = Punktid
play-leg-result =
    { $how ->
        [won] Võit
        [lost] Kaotus
        [draw] Viik
       *[off] Katkestatud
    }
play-leg-start =
    { $first ->
        [yes] Alustas
       *[no] Käis teisena
    }
play-leg-role = { $role } · graanuleid: { $pellets }
play-save-qgn = Käikude üleskirjutus (.qgn)
play-save-json = Üleskirjutus programmidele (JSON)
play-save-svg = Pilt, terav igas suuruses (SVG)
play-save-png = Pilt pikslites (PNG)
play-panel-phrases = Ütle midagi
play-panel-settings = Seaded
play-panel-save = Salvesta mäng
play-panel-help = Klahvid
play-overlay-sight = Näita, kes PAC-MAN’i näeb
play-overlay-reach = Näita, kuhu keegi minna saab
play-overlay-routes = Näita lühimaid teid
play-set-placing = Piirete panemine sõrmega
play-placing-confirm = Kinnita iga piire
play-placing-release = Paneb, kui sõrme tõstad
play-placing-tray = Lohista ribalt
play-set-confirm-walk = Kinnita liikumised
play-set-sound = Heli
play-set-vibration = Vibratsioon
play-set-turn-board = Ühise ekraani taga pööra laud selle poole, kes on käigul
play-key-arrows = laual liikumine
play-key-tab = laua ja ekraaninuppude juurde
play-key-space = ruudud või piirded
play-key-rotate = piirde pööramine
play-key-enter = piire paika või liikumine
play-key-escape = loobumine
play-key-type = kirjuta mis tahes käik, siis Enter
play-key-undo = tagasivõtmine
play-key-flip = laua pööramine
play-key-hint = vihje
play-key-routes = teed sisse või välja
play-key-help = see loend
play-since = Pärast sinu käiku
play-since-last = Viimane käik
play-did-walk =
    { $effect ->
        [pellet] sööb graanuli ruudul { $square }
        [ghosts] sööb ära: { $pieces }
        [caught] püüab PAC-MAN’i kinni ruudul { $square }
        [caught-you] püüab su kinni ruudul { $square }
        [caught-self] jookseb kummituse otsa
       *[none] ruudule { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] piire { $slot }, rõhtne
       *[vertical] piire { $slot }, püstine
    }
play-did-relocate = Kambri piire kohale { $slot }
play-did-enter = ilmub ruudule { $square }
play-did-spend = kulutab graanuli
play-did-pass =
    { $what ->
        [boost] lõpetab sööstu
        [turn] lõpetab käigu
        [keep] jätab piirde alles
        [stay] jääb paigale
       *[pass] passib
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } püüdis su kinni. { $back ->
            [all] Kõik lähevad algusesse
           *[pacman] Tuled tagasi ilmumisruudult
        }; { $count ->
            [one] sul on 1 elu.
           *[other] sul on { $count } elu.
        }
       *[no] { $ghost } püüdis PAC-MAN’i kinni. { $back ->
            [all] Kõik lähevad algusesse
           *[pacman] Ta tuleb tagasi ilmumisruudult
        }; { $count ->
            [one] tal on 1 elu.
           *[other] tal on { $count } elu.
        }
    }
play-go-on = Edasi
play-sight =
    { $own ->
        [yes] { $count ->
            [one] { $pieces } näeb sind: { $steps } sammu.
           *[other] Sind näeb { $count } kummitust ({ $pieces }): igaüks { $steps } sammu.
        }
       *[no] { $count ->
            [one] { $pieces } näeb PAC-MAN’i: { $steps } sammu.
           *[other] PAC-MAN’i näeb { $count } kummitust ({ $pieces }): igaüks { $steps } sammu.
        }
    }
play-mate-moves = { $name } käib: { $piece }
play-why = Reegel
play-why-length =
    { $steps ->
        [one] Liigu täpselt 1 samm.
       *[other] Liigu täpselt { $steps } sammu.
    }
play-why-most =
    { $steps ->
        [one] Sul on 1 samm.
       *[other] Sul on { $steps } sammu.
    }
play-round = { $number }. voor
play-rules-booklet = juhendi reeglid
play-rules-first-printing = esimene trükk
play-rules-strict-english = täht-tähelt inglise
play-rules-italian = itaalia reeglid
play-rules-danish = taani reeglid
play-rules-friendly-ghosts = sõbralikud kummitused
play-rules-usual = tavalised reeglid
play-rules-changed =
    { $count ->
        [one] 1 muudatus
       *[other] { $count } muudatust
    }
play-term-boost = Sööst: lisasammud pärast graanulit. Kummitused, kellest üle lähed, sööd ära.
play-term-frenzy = Pöörasus: kummitus, kes PAC-MAN’i näeb, liigub 1 sammu asemel 2.
play-term-chamber = Kamber: ruum keskel. Avangus viivad kummitused selle piirded mujale.
play-term-spend = Kulutamine: annad varust graanuli ja saad lisasammud, mis kummitusi kõrvaldavad.
play-term-reserve = Varu: graanulid, mille PAC-MAN on söönud ja alles hoidnud. Oma käigul võib ta neid kulutada.
play-term-sight = Vaateväli: sirgjoon PAC-MAN’ini, kus ühtki piiret vahel pole. Teised kummitused vaadet ei sega.
play-term-tunnel = Tunnel: astud siit välja ja oled ühe sammuga teises otsas.
play-term-respawn = Ilmumisruut: siit tuleb PAC-MAN lauale, kui ruut on vaba.
play-word-frenzy = Pöörasus
play-word-sight = Vaateväli
play-word-spend = Kuluta
play-hint-done = Selge
play-hint-goal-race =
    Jõua { $side ->
        [0] sinise
        [1] oranži
        [2] rohelise
       *[3] lilla
    } ääreni { $way ->
        [up] üleval
        [down] all
        [left] vasakul
       *[right] paremal
    } enne, kui keegi teine enda omani jõuab. Astumiseks puuduta täppi.
play-hint-goal-pacman = Söö kõik { $count } graanulit ära, enne kui kummitused su kinni püüavad. Liikumiseks puuduta täppi.
play-hint-goal-ghosts =
    { $count ->
        [one] Püüa PAC-MAN kinni, enne kui ta on kõik graanulid söönud. Puuduta kummitust, siis täppi.
       *[other] Püüa PAC-MAN { $count } korda kinni, enne kui ta on kõik graanulid söönud. Puuduta kummitust, siis täppi.
    }
play-hint-fence = Piirde panemiseks libista mööda vahet või hoia sõrme all. Tee nii, nagu sõrm laual näitab, ja vajuta „Pane“.
play-hint-boost =
    { $steps ->
        [one] Sööst! Liigu veel 1 samm: teele jäävad kummitused sööd ära. „Peatu siin“ lõpetab varem.
       *[other] Sööst! Liigu veel kuni { $steps } sammu: teele jäävad kummitused sööd ära. „Peatu siin“ lõpetab varem.
    }
play-hint-frenzy =
    { $own ->
        [yes] Kummitus näeb sind sirgjoont pidi: ta liigub { $steps } sammu. Mine piirde või nurga taha.
       *[no] Kummitus, kes näeb PAC-MAN’i sirgjoont pidi, muutub pööraseks: ta liigub { $steps } sammu.
    }
play-hint-catch = Kinnipüüdmine maksab PAC-MAN’ile elu. Kui elud on otsas, võidavad kummitused. Söödud graanulid tagasi ei tule.
play-hint-chamber = Võta Kambrist üks piire: puuduta roosat, siis libista see uude kohta.
play-hint-spend = Sul on varus graanuleid. Kuluta nüüd üks ja saad lisasammud, mis kummitused mängust välja viskavad.
play-hint-boxed = Oled lõksus: ei saa astuda ega piiret panna. Vajuta „Passi“ ja käik läheb edasi.
play-set-pace = Teiste käigud
play-pace-fast = Kiire
play-pace-normal = Tavaline
play-pace-slow = Aeglane
play-pace-tap = Puudutusega
play-set-hints = Vihjed algajale
play-set-notation = Käigud notatsioonis (e3h)
table-your-figure = Sinu tegelane
play-review = Vaata üle
play-save-gif = Kõik käigud filmina (GIF)
play-save-animated-svg = Kõik käigud, terav igas suuruses (liikuv SVG)
play-set-notify = Teata, kui on minu käik
play-notify-denied = Sinu brauser ei luba siin teateid saata. Seda saad muuta brauseris selle saidi seadetes.
play-watchers =
    { $count ->
        [one] 1 vaatab
       *[other] { $count } vaatab
    }
play-level-up =
    { $wins ->
        [one] Võitsid tasemel { $level }. Kas proovid taset { $next }?
       *[other] Võitsid tasemel { $level } järjest { $wins } mängu. Kas proovid taset { $next }?
    }
play-level-down =
    { $losses ->
        [one] Tase { $level } oli kõva pähkel. Kas proovid taset { $next }?
       *[other] Tase { $level } võitis järjest { $losses } mängu. Kas proovid taset { $next }?
    }
play-level-go = Mängi tasemel { $level }
hint-wins = See võidab kohe.
hint-fence =
    { $count ->
        [one] Siis peab { $who } tegema 1 sammu rohkem, sina mitte.
       *[other] Siis peab { $who } tegema { $count } sammu rohkem, sina mitte.
    }
hint-fence-both = Selle hind sammudes: { $who } { $count }, sina { $own }.
hint-fence-keeps = Nii ei saa { $who } seal sinu teed sulgeda.
hint-route =
    { $count ->
        [one] See on sinu lühim tee: pärast seda jääb 1 samm.
       *[other] See on sinu lühim tee: pärast seda jääb { $count } sammu.
    }
hint-jump =
    { $count ->
        [one] Hüppad nupust { $who } üle: pärast seda jääb 1 samm.
       *[other] Hüppad nupust { $who } üle: pärast seda jääb { $count } sammu.
    }
hint-aside = See hoiab kaks teed lahti, nii et { $who } ei saa ühe piirdega mõlemat sulgeda.
hint-exposed-less = Siis läheb üks piire sulle maksma kõige rohkem { $count } sammu, mitte { $before }.
hint-pellet-safe = Graanul ruudul { $square } on ohutu: järgmisel käigul ei ulatu sinuni ükski kummitus.
hint-pellet = Sööd graanuli ruudul { $square }.
hint-eats = Sööd ära: { $pieces }.
hint-hides = Seal ei näe sind { $pieces }.
hint-safe = Seal ei ulatu järgmisel käigul sinuni ükski kummitus.
hint-towards-pellet =
    { $count ->
        [one] Sealt on graanulini ruudul { $square } 1 samm.
       *[other] Sealt on graanulini ruudul { $square } { $count } sammu.
    }
hint-away = Lähim kummitus on siis sinust { $count } sammu kaugusel, mitte { $before }.
hint-fence-ghost = Siis on { $piece } sinust { $count } sammu kaugemal.
hint-no-fence = Ükski piire ei pikendaks praegu teise poole teed, nii et hoia oma piirded alles.
hint-spends = Kuluta graanul: liigud edasi ja sööd ära kummitused, keda kohtad.
hint-shuts-in =
    { $count ->
        [0] Siis ei jää PAC-MAN’ile ühtegi ohutut ruutu; praegu on tal { $before }.
        [one] Siis jääb PAC-MAN’ile 1 ohutu ruut; praegu on tal { $before }.
       *[other] Siis jääb PAC-MAN’ile { $count } ohutut ruutu; praegu on tal { $before }.
    }
hint-covers = { $piece } on siis graanulile ruudul { $square } lähemal kui PAC-MAN.
hint-fence-pellet = Siis on PAC-MAN { $count } sammu kaugemal ruudust { $square }.
hint-catches = See püüab PAC-MAN’i kinni.
hint-sees = { $piece } näeb sealt PAC-MAN’i.
hint-closes-in =
    { $count ->
        [one] { $piece } on siis PAC-MAN’ist 1 sammu kaugusel.
       *[other] { $piece } on siis PAC-MAN’ist { $count } sammu kaugusel.
    }
hint-guards = See valvab graanulit ruudul { $square }.
hint-best = Paremat käiku mootor ei näe.
key-tab = Tab
key-space = Tühik
key-enter = Enter
key-escape = Esc
phase-race = Liigu või pane piire.
phase-walk =
    { $steps ->
        [one] Liigu 1 samm.
       *[other] Liigu { $steps } sammu.
    }
phase-boost =
    { $steps ->
        [one] Sööst! Veel 1 samm; teele jäävad kummitused süüakse ära.
       *[other] Sööst! Veel kuni { $steps } sammu; teele jäävad kummitused süüakse ära.
    }
phase-ghosts =
    { $steps ->
        [0] Käi ühe kummitusega: { $pieces }.
        [one] Liigu 1 samm: { $pieces }.
       *[other] Liigu kuni { $steps } sammu: { $pieces }.
    }
phase-enter = Vali, kuhu ilmuda.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Liigu 1 samm; siis võid panna piirde.
           *[other] Liigu { $steps } sammu; siis võid panna piirde.
        }
       *[other] { $steps ->
            [one] Avang, käik { $turn }/{ $opening }: liigu 1 samm või pane piire.
           *[other] Avang, käik { $turn }/{ $opening }: liigu { $steps } sammu või pane piire.
        }
    }
phase-extra =
    { $steps ->
        [one] Sööst! 1 lisasamm; teele jäävad kummitused langevad mängust välja.
       *[other] Sööst! { $steps } lisasammu; teele jäävad kummitused langevad mängust välja.
    }
phase-after = Oled liikunud. Tee veel midagi või lõpeta käik: --.
phase-relocate = Avang, käik { $turn }/{ $opening }: tõsta üks Kambri piire mujale.
phase-ghost-place = Pane piire või jäta see alles: --.
