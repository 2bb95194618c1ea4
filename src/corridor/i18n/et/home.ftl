home-title-way = Jookse oma teed.
home-title-fence = Piira teiste oma.
home-lead = Quoridor ja selle PAC-MAN’i mängud sinu brauseris: arvuti vastu, sõpradega või kellega tahes võrgus.
home-modes = Milline mäng?
home-kind-classic-2 = Klassika
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Tagaajamine
home-kind-pacman-advanced = Piiretega
home-computer = Mängi arvutiga
home-level = Tase
home-role = Sinu roll
home-role-first = Esimene
home-role-second = Teine
home-role-any = Juhuslik
home-time = Kell
home-friend = Mängi sõbraga
home-friend-more = Lingi või koodiga, kontota
home-find = Leia mäng
home-find-more = Igaühega, kes sama mängu tahab
home-find-start = Otsi mängijat
home-find-many = Kolme ja nelja mängija mängud algavad avatud laudades. Ava laud, siis saavad teised istuda.
home-find-waiting = Otsime mängijat…
home-find-cancel = Lõpeta otsimine
home-found = Mängija leitud! Mäng algab.
home-running = Sinu mängud
home-running-alone = kõik sellel ekraanil
home-running-yours = Sinu käik
home-running-theirs = Teiste käik
home-running-open = Pole alanud
home-running-more =
    { $count ->
        [one] Veel 1
       *[other] Veel { $count }
    }
home-open = Avatud lauad
home-open-none = Praegu ei oota üheski lauas keegi.
home-open-new = Ava laud
home-open-take = { $game }: istu sellele kohale
home-code = Kas sul on kood?
home-code-join = Liitu
home-demo = Arvuti mängib iseendaga
home-demo-move =
    { $number ->
        [0] Arvuti mängib iseendaga
       *[other] Arvuti mängib iseendaga, käik { $number }
    }
home-offline = Server ei vasta. Leht proovib edasi; midagi ei lähe kaotsi.
home-unofficial = Mitteametlik ja sõltumatu. Quoridor ja PAC-MAN on nende omanike kaubamärgid.
home-new = Uus laud
home-new-lead = Vali mäng ja saada link. Enne algust näevad kõik neid reegleid.
home-new-seats = Kohad
home-new-seats-ghosts =
    { $count ->
        [one] Üks on PAC-MAN, ühel on kõik neli kummitust.
       *[other] Üks on PAC-MAN, { $count } jagavad omavahel nelja kummitust.
    }
home-new-layout = Mängulaud
home-new-rules = Reeglid
home-new-more = Kõik reeglid ükshaaval
home-new-changed =
    { $count ->
        [0] nagu ülal valitud reeglites
        [one] 1 reegel on teisiti
       *[other] { $count } reeglit on teisiti
    }
home-new-who = Kes võib istuda
home-new-link = Kõik, kel on link
home-new-public = Igaüks
home-new-lots = Kes kellena mängib
home-new-lots-race = Kes alustab
home-new-lots-seats = Kohtade järgi
home-new-lots-me = Alustan mina
home-new-legs = Mänge
home-new-legs-1 = Üks
home-new-legs-2 = Kaks, poolte vahetusega
home-new-team = Kes otsustab kummituste piirete ja pakkumiste üle
home-new-team-anyone = Igaüks neist
home-new-team-captain = Nende kapten
home-new-casual = Tagasivõtmine ja vihjed
home-new-casual-yes = Lubatud
home-new-casual-no = Keelatud
home-new-open = Ava laud
home-new-name = Sinu nimi (soovi korral)
home-here =
    { $count ->
        [2] Kahekesi sellel ekraanil
        [3] Kolmekesi sellel ekraanil
       *[other] Neljakesi sellel ekraanil
    }
home-here-more = Kordamööda ühes seadmes
home-waiting = Ootavad mängu
home-waiting-play = Mängi
home-waiting-meet = Mängi: { $name }, { $game }, { $clock }
home-find-near = Kui keegi ootab sarnase kellaga, mängid tema kellaga. Pealt vaadata võib igaüks.
clock-own = Oma kell
clock-kind = Kella liik
clock-kind-fischer = Aeg terveks mänguks
clock-kind-per-move = Aeg igaks käiguks
clock-kind-days = Päevi igaks käiguks
clock-minutes = Minutid
clock-increment = Lisasekundid
clock-seconds = Sekundid
clock-days = Päevad
home-puzzle-more = Üks õige käik. Kas leiad selle?
