elsewhere-title = Continuă pe alt dispozitiv
home-perfect = Perfect
home-perfect-is = Perfect: nu greșește niciodată
table-time-none = Fără ceas
table-time-per-move =
    { $seconds ->
        [one] 1 secundă pe tură
        [few] { $seconds } secunde pe tură
       *[other] { $seconds } de secunde pe tură
    }
table-time-fischer = { $minutes } min + { $increment } s pe tură
table-time-days =
    { $days ->
        [one] 1 zi pe tură
        [few] { $days } zile pe tură
       *[other] { $days } de zile pe tură
    }
table-free = Liber
table-computer = Calculator, nivelul { $level }
table-guest = Un oaspete
watch-moves =
    { $moves ->
        [0] Abia a început
        [one] 1 mutare
        [few] { $moves } mutări
       *[other] { $moves } de mutări
    }
language-name = Română
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Fantomele
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Clasic în doi: o cursă până în partea opusă, cu bariere.
mode-classic-3 = Clasic în trei: aceeași cursă, din trei părți.
mode-classic-4 = Clasic în patru: aceeași cursă, din toate cele patru părți.
mode-pacman = PAC-MAN: mănâncă patru capsule înainte să te prindă fantomele de trei ori.
mode-pacman-advanced = PAC-MAN avansat: goana cu bariere, tuneluri și capsule de cheltuit.
layout-standard = Pionii la mijlocul laturii lor, nicio barieră pe tablă.
layout-recon-1 = Trei bariere orizontale și trei verticale: labirintul obișnuit.
layout-recon-2 = Alt labirint cu trei și trei bariere.
layout-open = Fără nicio barieră.
layout-gate = Poarta: 8 bariere, o viață. Partide strânse între egali.
layout-kite = Zmeul: 14 bariere, două vieți. Partide strânse între egali.
layout-lantern = Felinarul: 20 de bariere, patru vieți. Partide strânse între egali.
layout-meadow = Pajiștea: 4 bariere, trei vieți. Partide strânse între egali.
layout-owl = Bufnița: 18 bariere, două vieți. Partide strânse între egali.
layout-tower = Turnul: 18 bariere, două vieți. Partide strânse între egali.
layout-d4 = Camera pe d4, e4, d5 și e5.
layout-d5 = Camera pe d5, e5, d6 și e6.
layout-e4 = Camera pe e4, f4, e5 și f5.
layout-e5 = Camera pe e5, f5, e6 și f6.
character-pawn = un pion simplu
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, începător
level-2 = 2, promițător
level-3 = 3, expert
level-4 = 4, de elită
joke-0 = Post negru, și s-a văzut: până și fantomelor li s-a făcut milă, vreme de un pas.
joke-1 = O capsulă. O gustărică înainte de un somn lung.
joke-2 = Jumătate de meniu. Pe cealaltă jumătate fantomele au luat-o la pachet.
joke-3 = Trei din patru: ultima capsulă o să le povestească nepoților cum a scăpat.
joke-4 = Patru capsule, nicio firimitură. Fantomele cer un labirint mai mic.
phrase-hello = Salut!
phrase-good-luck = Mult noroc!
phrase-well-played = Bine jucat!
phrase-nice-fence = Frumoasă barieră!
phrase-oops = Hopa!
phrase-thinking = Mă gândesc.
phrase-your-turn = E rândul tău!
phrase-back-soon = Revin imediat.
phrase-i-am-back = Am revenit.
phrase-thanks = Mulțumesc!
phrase-again = Încă o partidă?
phrase-goodbye = Pe curând!
page-api = Interfața pentru programe
page-name = Numele tău
page-guest = un oaspete
page-home = Acasă
page-loading = O clipă…
page-missing = Aici nu e nimic
page-missing-more = Poate adresa e scrisă greșit sau ce era aici nu mai este.
page-no-network = Fără conexiune
page-no-network-more = Nu s-a pierdut nimic. Pagina tot încearcă și se deschide singură.
page-try-again = Încearcă acum
page-language = Limba
page-theme = Luminos sau întunecat
page-theme-auto = Ca pe dispozitiv
page-theme-light = Luminos
page-theme-dark = Întunecat
page-your-name = Numele tău: { $name }
page-unreachable = Serverul nu răspunde acum. Nu s-a pierdut nimic. Mai încearcă peste o clipă.
page-menu = Meniu
page-play = Joacă
page-learn = Învață
page-rules = Reguli
page-how-to-play = Cum se joacă
bot-name =
    { $level ->
        [1] boboc
        [2] ucenic
        [3] amator
        [4] cunoscător
        [5] jucător de club
        [6] candidat
        [7] expert
       *[other] maestru
    }
bot-is = Nivelul { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Se uită doar la propria mutare.
        [answer] Se uită la mutarea lui și la răspuns.
        [few] Vede câteva mutări înainte.
        [several] Vede mai multe mutări înainte.
       *[far] Vede foarte departe.
    }
page-watch = Privește
page-analyse = Analizează
editor-title-maze = Fă un labirint
editor-title-position = Aranjează o poziție
page-games = Partidele mele
page-puzzles = Probleme
page-spoken = Mod pentru cititor de ecran
table-perfect = Calculator, perfect
page-stop = Oprește
page-puzzle-daily = Problema zilei
page-again = Încearcă iar
page-game = Joc
page-all-games = Toate jocurile
page-hint = Indiciu
page-hint-more = Încă un indiciu
page-you = Tu
page-away = lipsește
page-copied = Copiat
page-cancel = Renunță
bot-style =
    { $style ->
        [runner] Fuge spre sosire și pune rar câte o barieră.
        [builder] Adoră barierele și le pune devreme.
        [saver] Își păstrează barierele până când un adversar ajunge aproape de sosire.
        [all-round] Fuge când e în față și pune bariere când rămâne în urmă.
        [hungry] Merge la cea mai apropiată capsulă.
        [wary] Întâi se ferește de fantome și mănâncă doar când e sigur.
        [hunter] Mănâncă atunci când e sigur și vânează fantome în timpul unui impuls.
        [loners] Fiecare fantomă vânează de una singură.
       *[pack] Fantomele vânează împreună și taie căile de scăpare.
    }
bot-misses =
    { $what ->
        [jump] Nu vede din timp săriturile.
        [own-way] Uneori se încetinește singur cu propria barieră.
        [second-ghost] E atent la câte o singură fantomă.
        [boost] Uită că o capsulă îl face pe PAC-MAN periculos.
       *[nothing] Îi scapă puține.
    }
home-tile-classic-2 = În doi
home-tile-classic-3 = În trei
home-tile-classic-4 = În patru
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avansat
home-name-classic-2 = Clasic în doi
home-name-classic-3 = Clasic în trei
home-name-classic-4 = Clasic în patru
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avansat
home-ended = Pagina e mai veche decât serverul. Reîncarc-o.
play-bot = Calculator { $level }
play-notify-turn = O partidă de Corridor te așteaptă.
play-your-turn = E rândul tău
home-expect = Când nivelul ăsta joacă cu el însuși, PAC-MAN câștigă { $share }% din partide.
home-here-player = Jucătorul { $number }
