elsewhere-title = Turpināt citā ierīcē
home-perfect = Perfekts
home-perfect-is = Perfekts: nekad nekļūdās
table-time-none = Bez pulksteņa
table-time-per-move =
    { $seconds ->
        [zero] { $seconds } sekunžu gājienam
        [one] { $seconds } sekunde gājienam
       *[other] { $seconds } sekundes gājienam
    }
table-time-fischer = { $minutes } min + { $increment } s par gājienu
table-time-days =
    { $days ->
        [zero] { $days } dienu gājienam
        [one] { $days } diena gājienam
       *[other] { $days } dienas gājienam
    }
table-free = Brīva
table-computer = Dators, { $level }. līmenis
table-guest = Viesis
watch-moves =
    { $moves ->
        [0] Tikko sākta
        [zero] { $moves } gājienu
        [one] { $moves } gājiens
       *[other] { $moves } gājieni
    }
language-name = Latviešu
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = Pakmens
side-ghosts = Spoki
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinkijs
piece-inky = Inkijs
piece-pinky = Pinkijs
piece-clyde = Klaids
mode-classic-2 = Klasika diviem: skrējiens uz pretējo malu ar sienām ceļā.
mode-classic-3 = Klasika trim: tas pats skrējiens no trim malām.
mode-classic-4 = Klasika četriem: tas pats skrējiens no visām četrām malām.
mode-pacman = Pakmens: apēd četras enerģijas lodes, pirms spoki tevi noķer trīs reizes.
mode-pacman-advanced = Pakmens pratējiem: ķerenes ar sienām, tuneļiem un lodēm, ko tērēt.
layout-standard = Figūriņas savu malu vidū, laukumā nevienas sienas.
layout-recon-1 = Trīs horizontālas un trīs vertikālas sienas: parastais labirints.
layout-recon-2 = Cits labirints ar trim un trim sienām.
layout-open = Pavisam bez sienām.
layout-gate = Vārti: 8 sienas, viena dzīvība. Līdzīgiem spēlētājiem – līdzīga cīņa.
layout-kite = Pūķis: 14 sienu, divas dzīvības. Līdzīgiem spēlētājiem – līdzīga cīņa.
layout-lantern = Laterna: 20 sienu, četras dzīvības. Līdzīgiem spēlētājiem – līdzīga cīņa.
layout-meadow = Pļava: 4 sienas, trīs dzīvības. Līdzīgiem spēlētājiem – līdzīga cīņa.
layout-owl = Pūce: 18 sienu, divas dzīvības. Līdzīgiem spēlētājiem – līdzīga cīņa.
layout-tower = Tornis: 18 sienu, divas dzīvības. Līdzīgiem spēlētājiem – līdzīga cīņa.
layout-d4 = Kambaris uz d4, e4, d5 un e5.
layout-d5 = Kambaris uz d5, e5, d6 un e6.
layout-e4 = Kambaris uz e4, f4, e5 un f5.
layout-e5 = Kambaris uz e5, f5, e6 un f6.
character-pawn = vienkārša figūriņa
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, iesācējs
level-2 = 2, daudzsološais
level-3 = 3, rūdītais
level-4 = 4, elite
joke-0 = Stingra diēta, un to varēja manīt: pat spokiem kļuva žēl – apmēram uz vienu soli.
joke-1 = Viena lode. Vieglas uzkodas pirms garas diendusas.
joke-2 = Puse ēdienkartes. Otru pusi spoki pasūtīja līdzņemšanai.
joke-3 = Trīs no četrām: pēdējā lode par to stāstīs vēl mazbērniem.
joke-4 = Četras lodes, ne drupačas. Spoki jau lūdz mazāku labirintu.
phrase-hello = Sveiki!
phrase-good-luck = Lai veicas!
phrase-well-played = Labi nospēlēts!
phrase-nice-fence = Laba siena!
phrase-oops = Ups!
phrase-thinking = Domāju.
phrase-your-turn = Tavs gājiens!
phrase-back-soon = Tūlīt būšu atpakaļ.
phrase-i-am-back = Esmu atpakaļ.
phrase-thanks = Paldies!
phrase-again = Vēl vienu spēli?
phrase-goodbye = Visu labu!
page-api = Saskarne programmām
page-name = Tavs vārds
page-guest = viesis
page-home = Sākums
page-loading = Mirklīti…
page-missing = Te nekā nav
page-missing-more = Varbūt adresē ir drukas kļūda, vai arī tā, kas te bija, vairs nav.
page-no-network = Nav savienojuma
page-no-network-more = Nekas nav zudis. Lapa turpina mēģināt un atvērsies pati.
page-try-again = Mēģināt tūlīt
page-language = Valoda
page-theme = Gaišs vai tumšs
page-theme-auto = Kā manā ierīcē
page-theme-light = Gaišs
page-theme-dark = Tumšs
page-your-name = Tavs vārds: { $name }
page-unreachable = Serveris šobrīd nav sasniedzams. Nekas nav zudis. Pēc brītiņa mēģini vēlreiz.
page-menu = Izvēlne
page-play = Spēlēt
page-learn = Mācīties
page-rules = Noteikumi
page-how-to-play = Kā spēlēt
bot-name =
    { $level ->
        [1] jauniņais
        [2] māceklis
        [3] amatieris
        [4] pastāvīgs spēlētājs
        [5] kluba spēlētājs
        [6] pretendents
        [7] eksperts
       *[other] meistars
    }
bot-is = { $level }. līmenis: { $name }
bot-sees =
    { $sight ->
        [own] Skatās tikai uz savu nākamo gājienu.
        [answer] Skatās uz savu gājienu un atbildi uz to.
        [few] Skatās pāris gājienu uz priekšu.
        [several] Skatās vairākus gājienus uz priekšu.
       *[far] Skatās tālu uz priekšu.
    }
page-watch = Skatīties
page-analyse = Analizēt
editor-title-maze = Veidot labirintu
editor-title-position = Salikt pozīciju
page-games = Manas spēles
page-puzzles = Uzdevumi
page-spoken = Ekrāna lasītāja režīms
table-perfect = Dators, perfekts
page-stop = Apturēt
page-puzzle-daily = Dienas uzdevums
page-again = Mēģināt vēlreiz
page-game = Spēle
page-all-games = Visas spēles
page-hint = Padoms
page-hint-more = Vēl viens padoms
page-you = Tu
page-away = prom
page-copied = Nokopēts
page-cancel = Atcelt
bot-style =
    { $style ->
        [runner] Skrien uz mērķi un sienas liek reti.
        [builder] Mīl sienas un liek tās jau agri.
        [saver] Taupa sienas, līdz kāds pretinieks ir tuvu mērķim.
        [all-round] Skrien, kad ir priekšā, un liek sienas, kad atpaliek.
        [hungry] Dodas pēc tuvākās lodes.
        [wary] Vispirms sargās no spokiem un ēd, kad ir droši.
        [hunter] Ēd, kad ir droši, un izrāvienā medī spokus.
        [loners] Katrs spoks medī savā nodabā.
       *[pack] Spoki medī kopā un nogriež izejas.
    }
bot-misses =
    { $what ->
        [jump] Neparedz lēcienus.
        [own-way] Reizēm ar savu sienu aizkavē pats sevi.
        [second-ghost] Pieskata tikai vienu spoku reizē.
        [boost] Aizmirst, ka lode padara Pakmenu bīstamu.
       *[nothing] Palaiž garām maz ko.
    }
home-tile-classic-2 = Diviem
home-tile-classic-3 = Trim
home-tile-classic-4 = Četriem
home-tile-pacman = Pakmens
home-tile-pacman-advanced = Pratējiem
home-name-classic-2 = Klasika diviem
home-name-classic-3 = Klasika trim
home-name-classic-4 = Klasika četriem
home-name-pacman = Pakmens
home-name-pacman-advanced = Pakmens pratējiem
home-ended = Šī lapa ir vecāka par serveri. Pārlādē to.
play-bot = Dators { $level }
play-notify-turn = Corridor spēle gaida tavu gājienu.
play-your-turn = Tavs gājiens
home-expect = Kad šis līmenis spēlē pats pret sevi, Pakmens uzvar { $share } % spēļu.
home-here-player = { $number }. spēlētājs
