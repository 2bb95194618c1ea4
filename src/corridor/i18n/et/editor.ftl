fault-boost-after-pellet = Sööst tuleb pärast graanulit. Pane PAC-MAN ruudule, kus graanul oli ja mis on nüüd tühi.
fault-chamber-count = Kambrisse kuulub liiga vähe või liiga palju piirdeid. Märgi õiged.
fault-chamber-fences-standing = Kamber koosneb paigas piiretest: { $fences } ei ole paigas.
fault-closed-chamber = Kambris on vahe. Sulge see, et ei pääseks sisse ega välja.
fault-eaten = Söödud graanulid on need, mis laualt puuduvad, ja neid pole { $found }.
fault-fence = „{ $found }“ pole piire. Piirded kirjutatakse nagu e3h.
fault-fence-list = „{ $found }“ pole piirete loend, nagu on d2e3.
fault-fences-not-crossing = { $fences } on risti. Nihuta üht neist.
fault-fences-not-overlapping = { $fences } on üksteise peal. Nihuta üht neist.
fault-fences-of-layout = Piirded selles mängus ei liigu, seega on need samad mis labürindis. Teisiti: { $fences }.
fault-fields = Selle mängu seisus on { $detail } välja, kaldkriipsud vahel.
fault-fitting-fence = { $fences } ei sobi kokku. Nihuta üht neist.
fault-ghosts-apart = Kaks kummitust on koos: { $squares }. Anna kummalegi oma ruut.
fault-inline-layout = „{ $found }“ pole kuueosaline labürint, punktid osade vahel.
fault-known-name = Sellist pole: { $found }. On olemas: { $detail }.
fault-layout-key = Labürindifailis pole siin sõna „{ $found }“.
fault-layout-number = { $found } ei mahu piiridesse. Vali vahemikust { $detail }.
fault-layout-size = See on labürindi jaoks liiga pikk.
fault-layout-value = { $found } peab olema { $detail }.
fault-lives = { $found } elu on rohkem, kui mängu alguses antakse.
fault-no-pellet-on-respawn-square = PAC-MAN tuleb tagasi siia: { $squares }. Pane graanul mujale.
fault-no-pellet-under-piece = Nupp seisab graanuli peal: { $squares }. Nihuta üht neist.
fault-no-square-cut-off = { $count ->
    [one] Keegi ei pääse siia: { $squares }. Ava tee.
   *[other] Nendele { $count } ruudule ei pääse keegi. Ava tee.
}
fault-numbers = „{ $found }“ asemel peaks olema { $detail ->
    [1] üks arv.
   *[other] { $detail } arvu.
}
fault-one-chamber = Suletud ruume on rohkem kui üks. Suletud võib olla ainult Kamber.
fault-one-square = Nupp alustab ühelt ruudult: { $found }.
fault-pacman-apart = Kummitus seisab PAC-MAN’iga koos: { $squares }. Nihuta üht neist.
fault-pacman-on-board = PAC-MAN on puudu. Pane ta lauale.
fault-pellets-differ = Kaks graanulit on koos: { $squares }. Nihuta üht.
fault-pellets-of-layout = Labürindis pole siin graanulit: { $squares }. Võta see ära või muuda labürinti.
fault-pellet-count = Selles mängus on { $detail } graanulit, siin on aga { $found }.
fault-phase = See hetk käigust („{ $found }“) ei sobi ülejäänud seisuga.
fault-pieces-apart = Kaks nuppu on koos: { $squares }. Nihuta üht neist.
fault-piece-letter = „{ $found }“ pole nupp või on mõni kaks korda nimetatud.
fault-piece-name = Sellist nuppu selles mängus pole: „{ $found }“.
fault-piece-off-board = { $pieces } alustab siin väljastpoolt lauda ja tuleb hiljem. Võta nupp ära.
fault-piece-on-board = { $pieces } on puudu. Pane nupp lauale.
fault-played-in-turn = Need kummitused ei saa olla sel hetkel juba käinud.
fault-position-size = See on seisu jaoks liiga pikk.
fault-previous = { $pieces } on laualt väljas, seega pole tal eelmist ruutu.
fault-reserve = { $found } varus on rohkem, kui PAC-MAN on söönud.
fault-route-to-goal = Nupp ruudul { $squares } ei pääse finišisse. Ava tee.
fault-side-number = Selles mängus pole poolt { $found }.
fault-square = „{ $found }“ pole ruut. Ruudud on a1 kuni i9.
fault-square-for-each-piece = Igal nupul peab olema ruut, või kriips, kui ta on laualt väljas: { $found }.
fault-square-list = „{ $found }“ pole ruutude loend, nagu on a1i9.
fault-start-off-goal = Nupp ruudul { $squares } on juba finišis. Nihuta teda.
fault-stock = Nii palju piirdeid käes ei mahuks lauale: { $found }.
fault-stock-name = Käes olevad piirded kuuluvad selle mängu pooltele: { $found }.
fault-switch = „{ $found }“ pole reegel koos väärtusega või on seda kaks korda.
fault-toml = Rida { $line }, veerg { $column }: seda ei saa lugeda.
fault-turn = „{ $found }“ ei ütle, mitmes käik see on.
editor-lead-maze = Joonista piirded, sea nupud ja graanulid, siis mängi. Mida reeglid ei luba, märgitakse kohe ära.
editor-lead-position = Mis tahes hetk mis tahes mängust. Mida reeglid ei luba, märgitakse kohe ära.
editor-board = Laud, mida muudad
editor-tools = Mida puudutus teeb
editor-tool-fence = Piirded
editor-tool-erase = Võta ära
editor-tool-chamber = Kambri piirded
editor-tool-pellet = Graanulid
editor-hint-fence = Libista, et piire panna, puuduta, et see ära võtta, lohista nupud, kuhu tahad.
editor-hint-erase = Puuduta piiret, nuppu või graanulit, et see ära võtta.
editor-hint-chamber = Puuduta piirdeid, mis Kambri sulgevad.
editor-hint-pellet = Puuduta ruute, et graanuleid panna või ära võtta.
editor-hint-piece = Puuduta ruutu, et nupp sinna panna: { $piece }. Puuduta uuesti, et see laualt võtta.
editor-fence = Piire { $fence }
editor-on-fence = Siin on piire { $fence }. Enter võtab selle ära.
editor-symmetry = Joonista topelt
editor-symmetry-none = Ei
editor-symmetry-mirror = Vasak–parem
editor-symmetry-flip = Üleval–all
editor-symmetry-turn = Poolpööre
editor-redo = Tee uuesti
editor-clear = Eemalda piirded
editor-good = Seda saab mängida.
editor-faults = Mis on valesti
editor-more-faults = { $count ->
    [one] Veel üks
   *[other] Veel { $count }
}
editor-bad-link = Selles lingis pole lauda, mida näidata. Siin on uus.
editor-try = Proovi järele
editor-use = Kasuta lauas
editor-not-yet = Jagada ja mängida saad, kui miski pole enam märgitud.
editor-stock = Piirded: { $side }
editor-side = Käigul
editor-phase = Käigu osa
editor-phase-walk = PAC-MAN liigub
editor-phase-boost = Sööst
editor-phase-ghosts = Kummitused liiguvad
editor-phase-enter = PAC-MAN ilmub
editor-phase-action = PAC-MAN’i käik
editor-phase-extra = Lisasammud
editor-phase-after = Pärast liikumist
editor-phase-relocate = Kambri piire
editor-phase-ghost-place = Kummituse piire
editor-played = Juba liikunud kummitused
editor-reserve = Graanuleid varus
editor-turn = Käik
editor-memory = Käigust meeles
editor-previous = Tuli ruudult
editor-from = Alusta sellest
editor-from-none = Vali laud
editor-forget = Unusta see labürint
editor-fences = { $count ->
    [one] Üks piire
   *[other] { $count } piiret
}
editor-take-away = Võta ära { $fence }
editor-fair = Kui tasavägine see on?
editor-fair-lead = Arvuti mängib iseendaga kiirmänge. Kus saab, lahendab ta labürindi ka täpselt, kuni kolme kummitusega.
editor-fair-ask = Uuri välja
editor-fair-making = Mängib kiirmänge
editor-fair-ahead = { $ahead ->
    [one] Enne sinu oma proovitakse üht teist lauda
   *[other] Enne sinu oma proovitakse { $ahead } teist lauda
}
editor-fair-failed = See ei õnnestunud. Võid uuesti küsida.
editor-fair-done = Kiirmängud on läbi.
editor-fair-share = võitis { $share }% (tõenäoliselt { $low } kuni { $high }%)
editor-fair-games = { $games } mängu, tase { $level } iseenda vastu, viike { $drawn ->
    [0] pole
   *[other] { $drawn }
}. Üheksateistkümnel korral kahekümnest on tegelik osa heledas alas.
editor-fair-exact = { $ghosts ->
    [one] Lahendatud, üks kummitus
   *[other] Lahendatud, { $ghosts } kummitust
}
editor-fair-pacman = PAC-MAN võidab
editor-fair-endless = Kindlat võitu pole
editor-fair-ghosts = Kummitused võidavad
