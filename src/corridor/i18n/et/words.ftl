elsewhere-title = Jätka teises seadmes
home-perfect = Täiuslik
home-perfect-is = Täiuslik: ei eksi kunagi
table-time-none = Ilma kellata
table-time-per-move =
    { $seconds ->
        [one] 1 sekund käigu kohta
       *[other] { $seconds } sekundit käigu kohta
    }
table-time-fischer = { $minutes } min + { $increment } s/käik
table-time-days =
    { $days ->
        [one] 1 päev käigu kohta
       *[other] { $days } päeva käigu kohta
    }
table-free = Vaba
table-computer = Arvuti, tase { $level }
table-guest = Külaline
watch-moves =
    { $moves ->
        [0] Äsja alanud
        [one] 1 käik
       *[other] { $moves } käiku
    }
language-name = Eesti
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Kummitused
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klassika kahele: võidujooks vastasküljele, piirded vahel.
mode-classic-3 = Klassika kolmele: sama võidujooks kolmest küljest.
mode-classic-4 = Klassika neljale: sama võidujooks kõigist neljast küljest.
mode-pacman = PAC-MAN: söö ära neli graanulit, enne kui kummitused su kolm korda kinni püüavad.
mode-pacman-advanced = Laiendatud PAC-MAN: tagaajamine piirete, tunnelite ja graanulitega, mida saab kulutada.
layout-standard = Nupud oma külgede keskel, laual pole ühtki piiret.
layout-recon-1 = Kolm rõhtsat ja kolm püstist piiret: tavaline labürint.
layout-recon-2 = Teine labürint, samuti kolm ja kolm piiret.
layout-open = Üldse ilma piireteta.
layout-gate = Värav: 8 piiret, üks elu. Võrdsete vahel tasavägine.
layout-kite = Tuulelohe: 14 piiret, kaks elu. Võrdsete vahel tasavägine.
layout-lantern = Latern: 20 piiret, neli elu. Võrdsete vahel tasavägine.
layout-meadow = Aas: 4 piiret, kolm elu. Võrdsete vahel tasavägine.
layout-owl = Öökull: 18 piiret, kaks elu. Võrdsete vahel tasavägine.
layout-tower = Torn: 18 piiret, kaks elu. Võrdsete vahel tasavägine.
layout-d4 = Kamber ruutudel d4, e4, d5 ja e5.
layout-d5 = Kamber ruutudel d5, e5, d6 ja e6.
layout-e4 = Kamber ruutudel e4, f4, e5 ja f5.
layout-e5 = Kamber ruutudel e5, f5, e6 ja f6.
character-pawn = tavaline nupp
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, algaja
level-2 = 2, paljutõotav
level-3 = 3, tunnustatud
level-4 = 4, eliit
joke-0 = Range dieet, ja seda oli näha: isegi kummitustel hakkas kahju – terveks üheks sammuks.
joke-1 = Üks graanul. Kerge suupiste enne pikka puhkust.
joke-2 = Pool menüüd. Teise poole palusid kummitused kaasa pakkida.
joke-3 = Kolm neljast: viimane graanul räägib seda lugu veel lastelastelegi.
joke-4 = Neli graanulit, mitte ühtki puru. Kummitused küsisid, kas väiksemat labürinti ei ole.
phrase-hello = Tere!
phrase-good-luck = Edu!
phrase-well-played = Hästi mängitud!
phrase-nice-fence = Vinge piire!
phrase-oops = Oih!
phrase-thinking = Ma mõtlen.
phrase-your-turn = Sinu käik!
phrase-back-soon = Tulen kohe.
phrase-i-am-back = Olen tagasi.
phrase-thanks = Aitäh!
phrase-again = Veel üks mäng?
phrase-goodbye = Head aega!
page-api = Liides programmidele
page-name = Sinu nimi
page-guest = külaline
page-home = Avaleht
page-loading = Üks hetk…
page-missing = Siin pole midagi
page-missing-more = Võib-olla on aadressis viga või on see, mis siin oli, kadunud.
page-no-network = Ühendus puudub
page-no-network-more = Midagi ei läinud kaotsi. Leht proovib edasi ja avaneb ise.
page-try-again = Proovi kohe
page-language = Keel
page-theme = Hele või tume
page-theme-auto = Nagu seadmes
page-theme-light = Hele
page-theme-dark = Tume
page-your-name = Sinu nimi: { $name }
page-unreachable = Server praegu ei vasta. Midagi ei läinud kaotsi. Proovi hetke pärast uuesti.
page-menu = Menüü
page-play = Mängi
page-learn = Õpi
page-rules = Reeglid
page-how-to-play = Kuidas mängida
bot-name =
    { $level ->
        [1] uustulnuk
        [2] õppija
        [3] hobimängija
        [4] püsimängija
        [5] klubimängija
        [6] pretendent
        [7] ekspert
       *[other] meister
    }
bot-is = Tase { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Näeb ette ainult oma järgmist käiku.
        [answer] Näeb ette oma käiku ja vastust sellele.
        [few] Näeb ette paar käiku.
        [several] Näeb ette mitu käiku.
       *[far] Näeb kaugele ette.
    }
page-watch = Vaata
page-analyse = Analüüsi
editor-title-maze = Tee labürint
editor-title-position = Sea seis üles
page-games = Minu mängud
page-puzzles = Ülesanded
page-spoken = Ekraanilugeja režiim
table-perfect = Arvuti, täiuslik
page-stop = Peata
page-puzzle-daily = Päeva ülesanne
page-again = Proovi uuesti
page-game = Mäng
page-all-games = Kõik mängud
page-hint = Vihje
page-hint-more = Veel üks vihje
page-you = Sina
page-away = eemal
page-copied = Kopeeritud
page-cancel = Loobu
bot-style =
    { $style ->
        [runner] Jookseb finišisse ja paneb harva mõne piirde.
        [builder] Armastab piirdeid ja paneb neid varakult.
        [saver] Hoiab piirdeid varuks, kuni mõni vastane on finiši lähedal.
        [all-round] Eduseisus jookseb, kaotusseisus paneb piirdeid.
        [hungry] Läheb lähima graanuli järele.
        [wary] Hoiab kõigepealt kummitustest eemale ja sööb, kui on ohutu.
        [hunter] Sööb, kui on ohutu, ja jahib sööstu ajal kummitusi.
        [loners] Iga kummitus jahib omaette.
       *[pack] Kummitused jahivad koos ja lõikavad põgenemisteed ära.
    }
bot-misses =
    { $what ->
        [jump] Hüppeid ette ei näe.
        [own-way] Aeglustab end mõnikord omaenda piirdega.
        [second-ghost] Jälgib korraga ainult üht kummitust.
        [boost] Unustab, et graanul ja sellest saadud sööst teevad PAC-MAN’i ohtlikuks.
       *[nothing] Märkab peaaegu kõike.
    }
home-tile-classic-2 = Kahele
home-tile-classic-3 = Kolmele
home-tile-classic-4 = Neljale
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Laien­datud
home-name-classic-2 = Klassika kahele
home-name-classic-3 = Klassika kolmele
home-name-classic-4 = Klassika neljale
home-name-pacman = PAC-MAN
home-name-pacman-advanced = Laiendatud PAC-MAN
home-ended = See leht on serverist vanem. Laadi see uuesti.
play-bot = Arvuti { $level }
play-notify-turn = Üks Corridori mäng ootab sind.
play-your-turn = Sinu käik
home-expect = Kui see tase mängib iseendaga, võidab PAC-MAN { $share }% mängudest.
home-here-player = Mängija { $number }
