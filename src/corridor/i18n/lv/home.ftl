home-title-way = Skrien savu ceļu.
home-title-fence = Citiem liec sienas.
home-lead = Quoridor un tā Pakmena spēles pārlūkā: pret datoru, ar draugiem vai ar jebkuru tiešsaistē.
home-modes = Kuru spēli?
home-kind-classic-2 = Klasika
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Ķerenes
home-kind-pacman-advanced = Ar sienām
home-computer = Spēlēt pret datoru
home-level = Līmenis
home-role = Tava puse
home-role-first = Pirmā
home-role-second = Otrā
home-role-any = Nejauši
home-time = Pulkstenis
home-friend = Spēlēt ar draugu
home-friend-more = Ar saiti vai kodu, bez konta
home-find = Atrast spēli
home-find-more = Ar jebkuru, kas grib šo spēli
home-find-start = Meklēt pretinieku
home-find-many = Spēles trim un četriem sākas pie atvērtiem galdiem. Atver galdu, un citi varēs piesēsties.
home-find-waiting = Meklējam pretinieku…
home-find-cancel = Vairs nemeklēt
home-found = Pretinieks atrasts! Spēle sākas.
home-running = Tavas spēles
home-running-alone = visi pie šī ekrāna
home-running-yours = Tavs gājiens
home-running-theirs = Gājiens citam
home-running-open = Nav sākta
home-running-more = Vēl { $count }
home-open = Atvērtie galdi
home-open-none = Šobrīd neviens pie galda negaida.
home-open-new = Atvērt galdu
home-open-take = { $game }: ieņemt šo vietu
home-code = Ir kods?
home-code-join = Pievienoties
home-demo = Dators spēlē pats pret sevi
home-demo-move =
    { $number ->
        [0] Dators spēlē pats pret sevi
       *[other] Dators spēlē pats pret sevi, { $number }. gājiens
    }
home-offline = Serveris nav sasniedzams. Lapa turpina mēģināt; nekas nav zudis.
home-unofficial = Neoficiāla, ar īpašniekiem nesaistīta spēle. Quoridor un PAC-MAN ir to īpašnieku preču zīmes.
home-new = Jauns galds
home-new-lead = Izvēlies spēli, tad nosūti saiti. Šos noteikumus pirms sākuma redz visi.
home-new-seats = Vietas
home-new-seats-ghosts =
    { $count ->
        [1] Viens spēlē Pakmenu, otram ir visi četri spoki.
       *[other] Viens spēlē Pakmenu, { $count } dala četrus spokus.
    }
home-new-layout = Laukums
home-new-rules = Noteikumi
home-new-more = Visi noteikumi pa vienam
home-new-changed =
    { $count ->
        [0] kā iepriekš izvēlētajos noteikumos
        [zero] { $count } noteikumu atšķiras
        [one] { $count } noteikums atšķiras
       *[other] { $count } noteikumi atšķiras
    }
home-new-who = Kas var piesēsties
home-new-link = Ikviens, kam ir saite
home-new-public = Ikviens
home-new-lots = Kas ko spēlē
home-new-lots-race = Kurš sāk
home-new-lots-seats = Pēc vietām
home-new-lots-me = Es sāku
home-new-legs = Spēles
home-new-legs-1 = Viena
home-new-legs-2 = Divas, mainot puses
home-new-team = Kas lemj par spoku sienām un piedāvājumiem
home-new-team-anyone = Jebkurš no viņiem
home-new-team-captain = Viņu kapteinis
home-new-casual = Atsaukšana un padomi
home-new-casual-yes = Atļauts
home-new-casual-no = Nav atļauts
home-new-open = Atvērt galdu
home-new-name = Tavs vārds (ja vēlies)
home-here =
    { $count ->
        [2] Divatā pie šī ekrāna
        [3] Trijatā pie šī ekrāna
       *[other] Četratā pie šī ekrāna
    }
home-here-more = Pārmaiņus vienā ierīcē
home-waiting = Gaida spēli
home-waiting-play = Spēlēt
home-waiting-meet = Spēlēt ({ $name }): { $game }, { $clock }
home-find-near = Ja kāds jau gaida ar līdzīgu pulksteni, spēlēsiet pēc tā. Skatīties var ikviens.
clock-own = Savs pulkstenis
clock-kind = Pulksteņa veids
clock-kind-fischer = Laiks visai spēlei
clock-kind-per-move = Laiks katram gājienam
clock-kind-days = Dienas katram gājienam
clock-minutes = Minūtes
clock-increment = Sekundes klāt
clock-seconds = Sekundes
clock-days = Dienas
home-puzzle-more = Viens pareizs gājiens. Vai atradīsi?
