elsewhere-title = Pokračovat na jiném zařízení
home-perfect = Dokonalý
home-perfect-is = Dokonalý: nikdy neudělá chybu
table-time-none = Bez hodin
table-time-per-move =
    { $seconds ->
        [one] 1 sekunda na tah
        [few] { $seconds } sekundy na tah
       *[other] { $seconds } sekund na tah
    }
table-time-fischer = { $minutes } min + { $increment } s za tah
table-time-days =
    { $days ->
        [one] 1 den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
table-free = Volno
table-computer = Počítač, úroveň { $level }
table-guest = Host
watch-moves =
    { $moves ->
        [0] Právě začíná
        [one] 1 tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    }
language-name = Čeština
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Duchové
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Klasika pro dva: závod k protilehlé hraně, s překážkami.
mode-classic-3 = Klasika pro tři: stejný závod ze tří stran.
mode-classic-4 = Klasika pro čtyři: stejný závod ze všech čtyř stran.
mode-pacman = PAC-MAN: sněz čtyři tečky, než tě duchové třikrát chytí.
mode-pacman-advanced = PAC-MAN pro pokročilé: honička s překážkami, tunely a tečkami k utrácení.
layout-standard = Figurky uprostřed svých hran, na desce žádné překážky.
layout-recon-1 = Tři vodorovné a tři svislé překážky: obvyklé bludiště.
layout-recon-2 = Jiné bludiště se třemi a třemi překážkami.
layout-open = Úplně bez překážek.
layout-gate = Brána: 8 překážek, jeden život. Vyrovnané partie rovnocenných soupeřů.
layout-kite = Drak: 14 překážek, dva životy. Vyrovnané partie rovnocenných soupeřů.
layout-lantern = Lucerna: 20 překážek, čtyři životy. Vyrovnané partie rovnocenných soupeřů.
layout-meadow = Louka: 4 překážky, tři životy. Vyrovnané partie rovnocenných soupeřů.
layout-owl = Sova: 18 překážek, dva životy. Vyrovnané partie rovnocenných soupeřů.
layout-tower = Věž: 18 překážek, dva životy. Vyrovnané partie rovnocenných soupeřů.
layout-d4 = Komnata na d4, e4, d5 a e5.
layout-d5 = Komnata na d5, e5, d6 a e6.
layout-e4 = Komnata na e4, f4, e5 a f5.
layout-e5 = Komnata na e5, f5, e6 a f6.
character-pawn = obyčejná figurka
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, začátečník
level-2 = 2, amatér
level-3 = 3, profík
level-4 = 4, expert
joke-0 = Přísná dieta a je to znát: i duchům ho bylo líto. Tak na jeden krok.
joke-1 = Jedna tečka. Lehká svačinka před dlouhým odpočinkem.
joke-2 = Půlka menu. Tu druhou si duchové nechali zabalit s sebou.
joke-3 = Tři ze čtyř: poslední tečka o tom bude vyprávět vnoučatům.
joke-4 = Čtyři tečky a ani drobek nazbyt. Duchové žádají menší bludiště.
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Dobře zahráno!
phrase-nice-fence = Pěkná překážka!
phrase-oops = Jejda!
phrase-thinking = Přemýšlím.
phrase-your-turn = Jsi na tahu!
phrase-back-soon = Hned jsem zpátky.
phrase-i-am-back = Jsem zpátky.
phrase-thanks = Díky!
phrase-again = Dáme ještě jednu?
phrase-goodbye = Měj se!
page-api = Rozhraní pro programy
page-name = Tvoje jméno
page-guest = host
page-home = Domů
page-loading = Okamžik…
page-missing = Tady nic není
page-missing-more = V adrese může být překlep, nebo už je to, co tu bylo, pryč.
page-no-network = Bez připojení
page-no-network-more = Nic se neztratilo. Stránka to zkouší dál a otevře se sama.
page-try-again = Zkusit hned
page-language = Jazyk
page-theme = Světlý nebo tmavý vzhled
page-theme-auto = Podle zařízení
page-theme-light = Světlý
page-theme-dark = Tmavý
page-your-name = Tvoje jméno: { $name }
page-unreachable = Server teď neodpovídá. Nic se neztratilo. Zkus to za chvilku znovu.
page-menu = Nabídka
page-play = Hrát
page-learn = Lekce
page-rules = Pravidla
page-how-to-play = Jak se hraje
bot-name =
    { $level ->
        [1] nováček
        [2] učeň
        [3] sváteční hráč
        [4] štamgast
        [5] klubový hráč
        [6] vyzyvatel
        [7] znalec
       *[other] mistr
    }
bot-is = Úroveň { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Dívá se jen na svůj příští tah.
        [answer] Vidí svůj tah a odpověď na něj.
        [few] Vidí pár tahů dopředu.
        [several] Vidí několik tahů dopředu.
       *[far] Vidí daleko dopředu.
    }
page-watch = Sledovat
page-analyse = Analýza
editor-title-maze = Vytvořit bludiště
editor-title-position = Sestavit pozici
page-games = Moje partie
page-puzzles = Úlohy
page-spoken = Režim pro čtečku obrazovky
table-perfect = Počítač, dokonalý
page-stop = Zastavit
page-puzzle-daily = Úloha dne
page-again = Zkusit znovu
page-game = Hra
page-all-games = Všechny hry
page-hint = Nápověda
page-hint-more = Další nápověda
page-you = Ty
page-away = pryč
page-copied = Zkopírováno
page-cancel = Zrušit
bot-style =
    { $style ->
        [runner] Běží k cíli a překážky staví málokdy.
        [builder] Miluje překážky a staví je brzy.
        [saver] Šetří si překážky, dokud se některý soupeř nepřiblíží k cíli.
        [all-round] Když vede, běží; když ztrácí, staví překážky.
        [hungry] Jde po nejbližší tečce.
        [wary] Nejdřív se vyhýbá duchům a jí, až když je bezpečno.
        [hunter] Jí, když je bezpečno, a během bonusu honí duchy.
        [loners] Každý duch loví na vlastní pěst.
       *[pack] Duchové loví společně a odřezávají únikové cesty.
    }
bot-misses =
    { $what ->
        [jump] Se skoky nepočítá.
        [own-way] Občas se zdrží vlastní překážkou.
        [second-ghost] Hlídá vždy jen jednoho ducha.
        [boost] Zapomíná, že po tečce je PAC-MAN nebezpečný.
       *[nothing] Přehlédne máloco.
    }
home-tile-classic-2 = Pro 2
home-tile-classic-3 = Pro 3
home-tile-classic-4 = Pro 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Pokročilý
home-name-classic-2 = Klasika pro dva
home-name-classic-3 = Klasika pro tři
home-name-classic-4 = Klasika pro čtyři
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN pro pokročilé
home-ended = Tahle stránka je starší než server. Načti ji znovu.
play-bot = Počítač { $level }
play-notify-turn = Čeká na tebe partie Corridoru.
play-your-turn = Jsi na tahu
home-expect = Když tahle úroveň hraje sama se sebou, PAC-MAN vyhraje { $share } % partií.
home-here-player = Hráč { $number }
