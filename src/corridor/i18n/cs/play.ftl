play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klasika · 2
play-mode-classic-3 = Klasika · 3
play-mode-classic-4 = Klasika · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN pokročilý
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s na tah
        [days]
            { $days ->
                [one] 1 den na tah
                [few] { $days } dny na tah
               *[other] { $days } dní na tah
            }
       *[none] bez hodin
    }
play-watching = Díváš se
play-board = Deska
play-guest = Host
play-name-and-side = { $name } ({ $side })
play-for = za: { $name }
play-clock = Zbývá čas: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] 1 překážka v zásobě
        [few] { $count } překážky v zásobě
       *[other] { $count } překážek v zásobě
    }
play-lives = Životy
play-lives-left =
    { $count ->
        [one] zbývá 1 život
        [few] zbývají { $count } životy
       *[other] zbývá { $count } životů
    }
play-pellets = Snědené tečky
play-pellets-eaten = { $count } z { $all }
play-reserve = V zásobě
play-fences-label = Překážky
play-team-stock = Překážky týmu
play-speed = Rychlost
play-level-so-far = Zatím úroveň
play-yours = tvůj
play-sees =
    { $own ->
        [yes] vidí tě
       *[no] vidí ho
    }
play-off-board = mimo desku
play-on-square = na { $square }
play-sees-along-file = vidí PAC-MANA ve sloupci { $name }
play-sees-along-rank = vidí PAC-MANA v řadě { $name }
play-legend-respawn = Návratové políčko: tady PAC-MAN vstupuje
play-legend-tunnel = Tunel { $one } – { $other }
play-legend-sight = Zorné pole: tenhle duch smí jít dál
play-legend-ring = Kroužek: tohohle ducha teď jde sníst
play-to-move = Na tahu: { $who }
play-teammate = rozhoduje spoluhráč
play-task-race =
    { $fences ->
        [yes] Jdi na puntík, nebo postav mezi políčka překážku.
       *[no] Jdi na puntík. Překážky ti došly.
    }
play-task-after =
    { $what ->
        [fence] Pohyb máš za sebou. Postav překážku, nebo ukonči tah.
        [pellet] Pohyb máš za sebou. Utrať tečku, nebo ukonči tah.
       *[both] Pohyb máš za sebou. Postav překážku, utrať tečku, nebo ukonči tah.
    }
play-task-ghost-place = Postav překážku, nebo si ji nech.
play-opening = Tah { $turn }
play-boost = Bonus
play-boost-eats =
    { $own ->
        [yes] Duchy, které cestou potkáš, sníš – jen v tomhle tahu
       *[no] PAC-MAN sní duchy, které cestou potká – jen v tomhle tahu
    }
play-typed = Tvůj tah: { $text }
play-left-short =
    { $count ->
        [one] zbude 1
        [few] zbudou { $count }
       *[other] zbude { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } krok
        [few] { $who }: { $count } kroky
       *[other] { $who }: { $count } kroků
    }
play-keys-hover = Klik postaví · R otočí · Esc zruší
play-keys-held = Enter postaví · R otočí · Esc zruší
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN utrácí tečku.
play-heard-eaten = PAC-MAN jí: { $pieces }.
play-heard-pellet = PAC-MAN jí tečku: { $count } z { $all }.
play-heard-boost =
    { $count ->
        [one] Začíná bonus: 1 krok.
        [few] Začíná bonus: { $count } kroky.
       *[other] Začíná bonus: { $count } kroků.
    }
play-heard-boost-over = Bonus skončil.
play-heard-caught =
    { $count ->
        [0] PAC-MAN je chycen. Nezbývá mu žádný život.
        [one] PAC-MAN je chycen. Zbývá mu 1 život.
        [few] PAC-MAN je chycen. Zbývají mu { $count } životy.
       *[other] PAC-MAN je chycen. Zbývá mu { $count } životů.
    }
play-heard-clock =
    { $seconds ->
        [one] Na hodinách ti zbývá 1 sekunda.
        [few] Na hodinách ti zbývají { $seconds } sekundy.
       *[other] Na hodinách ti zbývá { $seconds } sekund.
    }
play-place = Postavit
play-rotate = Otočit
play-step-back = Krok zpět
play-end-walk = Skončit tady
play-walk = Jít
play-walk-anyway = Přesto jít
play-yes = Ano
play-no = Ne
play-accept = Přijmout
play-decline = Odmítnout
play-close = Zavřít
play-panel-more = Více
play-resign = Vzdát se
play-resign-sure = Vzdát tuhle partii?
play-resign-team = Navrhnout týmu vzdání?
play-abort = Zrušit hru
play-abort-long = Zrušit partii
play-abort-sure = Zrušit partii?
play-takeback = Vzít zpět
play-undo = Zpět
play-draw = Nabídnout remízu
play-routes = Cesty
play-phrases = Hlášky
play-flip = Otočit desku
play-save = Uložit
play-new = Nová hra
play-rematch = Odveta
play-rematch-asked = Odveta nabídnuta
play-next-leg = Druhá partie
play-next-game = Další partie
play-ask-hint = Poradit tah
play-suggest = Navrhnout
play-suggest-to-team = Navrhnout týmu tah
play-suggest-how = Vyber tah, tvůj tým ho uvidí.
play-suggested = Tým vidí tvůj návrh: { $move }
play-suggests = { $who } navrhuje { $move }
play-play-it = Zahrát
play-hint-wait = Počítač přemýšlí…
play-hint = Počítač by hrál { $move }
play-offered-draw = Nabízíš remízu.
play-offered-takeback = Žádáš o vrácení tahu.
play-offered-rematch = Nabízíš odvetu.
play-offers-draw = { $who } nabízí remízu.
play-offers-takeback = { $who } chce vzít tah zpět.
play-offers-rematch = { $who } chce odvetu.
play-declines = { $who } odmítá.
play-play-on = Hrát dál
play-give-up-asked = Chceš to vzdát. Tým rozhodne s tebou.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } a ty to chcete vzdát. Zbytek týmu rozhodne s vámi.
       *[no] { $who } to chce vzdát. Souhlasíš?
    }
play-plays-on = { $who } chce hrát dál.
play-gone-kept = { $name } je pryč. Místo držíme ještě:
play-gone = { $name } je pryč.
play-wait = Počkat
play-claim = Vzít si výhru
play-put-bot = Nasadit počítač
play-bot-for-you = Za tebe hraje počítač.
play-return = Vrátit se do hry
play-line-lost = Spojení vypadlo. Připojujeme znovu…
play-unsent = Bez připojení. Tvůj tah { $move } je uložený a odešle se, jakmile se spojení obnoví.
play-unsent-lost = Tvůj tah { $move } už neplatí: hra se mezitím posunula.
play-line-ended = Spojení skončilo. Načti stránku znovu.
play-moves = Tahy
play-no-moves = Zatím žádný tah
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Začátek
        [one] Po 1 tahu
        [few] Po { $ply } tazích
       *[other] Po { $ply } tazích
    }
play-back-to-now = Zpět do partie
play-replay-move = Pak: { $move }
play-replay-end = A takhle ho chytili.
play-why-caught =
    { $own ->
        [yes] Proč mám o život míň?
       *[no] Jak o život přišel?
    }
play-route = Cesta k cíli
play-result-won = Výhra
play-result-lost = Prohra
play-result-draw = Remíza
play-result-off = Zrušeno
play-result-wins =
    { $many ->
        [yes] { $winner } vyhrávají
       *[no] { $winner } vyhrává
    }
play-result-loses = { $loser } prohrává, ostatní vyhrávají
play-reason-goal = Jako první na protilehlé hraně.
play-reason-pellets = Všechny tečky jsou snědené.
play-reason-ghosts = Všichni duchové jsou snědení.
play-reason-catches = PAC-MANOVI nezbyl žádný život.
play-reason-plies = Limit tahů je vyčerpaný.
play-reason-threefold = Stejná pozice nastala potřetí.
play-reason-no-progress = Příliš dlouho se nic nezměnilo.
play-reason-resign =
    { $own ->
        [yes] Vzdáváš partii.
        [team] { $who } vzdává za tvůj tým.
       *[no] { $loser }: vzdáno.
    }
play-reason-time =
    { $own ->
        [yes] Vypršel ti čas.
       *[no] { $loser }: vypršel čas.
    }
play-reason-abandoned =
    { $own ->
        [yes] Tvoje místo zůstalo prázdné.
       *[no] { $loser }: místo zůstalo prázdné.
    }
play-reason-agreement = Strany se dohodly.
play-reason-aborted = Nikdo nevyhrál ani neprohrál.
play-level = Úroveň PAC-MANA: { $level }
play-legs = Dvě partie
play-leg = Partie { $number }
play-points = Body
play-leg-result =
    { $how ->
        [won] Výhra
        [lost] Prohra
        [draw] Remíza
       *[off] Zrušeno
    }
play-leg-start =
    { $first ->
        [yes] 1. v pořadí
       *[no] 2. v pořadí
    }
play-leg-role = { $role } · tečky: { $pellets }
play-save-qgn = Zápis tahů (.qgn)
play-save-json = Zápis pro programy (JSON)
play-save-svg = Obrázek, ostrý v každé velikosti (SVG)
play-save-png = Obrázek v pixelech (PNG)
play-panel-phrases = Něco říct
play-panel-settings = Nastavení
play-panel-save = Uložit partii
play-panel-help = Klávesy
play-overlay-sight = Ukázat, kdo vidí PAC-MANA
play-overlay-reach = Ukázat, kam kdo může jít
play-overlay-routes = Ukázat nejkratší cesty
play-set-placing = Stavění překážek prstem
play-placing-confirm = Potvrdit každou překážku
play-placing-release = Postavit po puštění
play-placing-tray = Přetáhnout z lišty
play-set-confirm-walk = Potvrzovat pohyb
play-set-sound = Zvuk
play-set-vibration = Vibrace
play-set-turn-board = Na společné obrazovce otáčet desku k tomu, kdo je na tahu
play-key-arrows = pohyb po desce
play-key-tab = na desku a tlačítka
play-key-space = políčka nebo překážky
play-key-rotate = otočit překážku
play-key-enter = postavit nebo jít
play-key-escape = zrušit
play-key-type = napiš libovolný tah, pak Enter
play-key-undo = vzít zpět
play-key-flip = otočit desku
play-key-hint = nápověda
play-key-routes = zapnout nebo vypnout cesty
play-key-help = tenhle seznam
play-since = Od tvého tahu
play-since-last = Poslední tah
play-did-walk =
    { $effect ->
        [pellet] sní tečku na { $square }
        [ghosts] sní: { $pieces }
        [caught] chytí PAC-MANA na { $square }
        [caught-you] chytí tě na { $square }
        [caught-self] narazí na ducha
       *[none] na { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] překážka { $slot }, vodorovně
       *[vertical] překážka { $slot }, svisle
    }
play-did-relocate = překážka Komnaty na { $slot }
play-did-enter = vstoupí na { $square }
play-did-spend = utratí tečku
play-did-pass =
    { $what ->
        [boost] ukončí bonus
        [turn] ukončí tah
        [keep] nechá si překážku
        [stay] zůstane stát
       *[pass] vynechá
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } tě chytil. { $back ->
            [all] Všichni se vracejí na start
           *[pacman] Vrátíš se na návratové políčko
        }; { $count ->
            [one] zbývá ti 1 život.
            [few] zbývají ti { $count } životy.
           *[other] zbývá ti { $count } životů.
        }
       *[no] { $ghost } chytil PAC-MANA. { $back ->
            [all] Všichni se vracejí na start
           *[pacman] Vrátí se na návratové políčko
        }; { $count ->
            [one] zbývá mu 1 život.
            [few] zbývají mu { $count } životy.
           *[other] zbývá mu { $count } životů.
        }
    }
play-go-on = Dál
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } tě vidí: { $steps } kroky.
           *[other] { $pieces } tě vidí: každý { $steps } kroky.
        }
       *[no] { $count ->
            [1] { $pieces } vidí PAC-MANA: { $steps } kroky.
           *[other] { $pieces } vidí PAC-MANA: každý { $steps } kroky.
        }
    }
play-mate-moves = { $name } táhne: { $piece }
play-why = Pravidlo
play-why-length =
    { $steps ->
        [one] Jdi přesně 1 krok.
        [few] Jdi přesně { $steps } kroky.
       *[other] Jdi přesně { $steps } kroků.
    }
play-why-most =
    { $steps ->
        [one] Máš 1 krok.
        [few] Máš { $steps } kroky.
       *[other] Máš { $steps } kroků.
    }
play-round = Kolo { $number }
play-rules-booklet = podle návodu
play-rules-first-printing = první vydání
play-rules-strict-english = anglický text doslova
play-rules-italian = italská pravidla
play-rules-danish = dánská pravidla
play-rules-friendly-ghosts = přátelští duchové
play-rules-usual = obvyklá pravidla
play-rules-changed =
    { $count ->
        [one] 1 změna
        [few] { $count } změny
       *[other] { $count } změn
    }
play-term-boost = Bonus: kroky navíc po snědení tečky. Duchy, přes které projdeš, sníš.
play-term-frenzy = Šílenství: duch, který vidí PAC-MANA, jde 2 kroky místo 1.
play-term-chamber = Komnata: místnost uprostřed. V zahájení duchové odnášejí její překážky jinam.
play-term-spend = Utratit: dáš tečku ze zásoby za kroky navíc, které odstraňují duchy.
play-term-reserve = Zásoba: tečky, které PAC-MAN snědl a nechal si. Ve svém tahu je může utratit.
play-term-sight = Zorné pole: přímá linie k PAC-MANOVI, kterou nekříží překážka. Jiní duchové ve výhledu nebrání.
play-term-tunnel = Tunel: tady vyjdeš ven a jedním krokem jsi na druhém konci.
play-term-respawn = Návratové políčko: tady PAC-MAN přichází na desku, když je volné.
play-word-frenzy = Šílenství
play-word-sight = Zorné pole
play-word-spend = Utratit
play-hint-done = Jasně
play-hint-goal-race =
    Dojdi do { $side ->
        [0] modré
        [1] oranžové
        [2] zelené
       *[3] fialové
    } řady { $way ->
        [up] nahoře
        [down] dole
        [left] vlevo
       *[right] vpravo
    } dřív než ostatní do té své. Krok uděláš ťuknutím na puntík.
play-hint-goal-pacman = Sněz všechny tečky (je jich { $count }), než tě duchové chytí. Ťukni na puntík a půjdeš tam.
play-hint-goal-ghosts =
    { $count ->
        [one] Chyť PAC-MANA dřív, než sní všechny tečky. Ťukni na ducha, pak na puntík.
        [few] Chyť PAC-MANA { $count }krát dřív, než sní všechny tečky. Ťukni na ducha, pak na puntík.
       *[other] Chyť PAC-MANA { $count }krát dřív, než sní všechny tečky. Ťukni na ducha, pak na puntík.
    }
play-hint-fence = Překážku postavíš tažením podél mezery nebo dlouhým stiskem. Sleduj prst a pak stiskni „Postavit“.
play-hint-boost =
    { $steps ->
        [one] Bonus! Jdi ještě 1 krok: duchy na cestě sníš. „Skončit tady“ tě zastaví dřív.
        [few] Bonus! Jdi ještě až { $steps } kroky: duchy na cestě sníš. „Skončit tady“ tě zastaví dřív.
       *[other] Bonus! Jdi ještě až { $steps } kroků: duchy na cestě sníš. „Skončit tady“ tě zastaví dřív.
    }
play-hint-frenzy =
    { $own ->
        [yes] Duch tě vidí v přímé linii: jde { $steps } kroky. Schovej se za překážku nebo za roh.
       *[no] Duch, který vidí PAC-MANA v přímé linii, propadne šílenství: jde { $steps } kroky.
    }
play-hint-catch = Chycení stojí PAC-MANA život. Když mu žádný nezbude, vyhrávají duchové. Snědené tečky zůstávají snědené.
play-hint-chamber = Vezmi překážku z Komnaty: ťukni na růžovou a přetáhni ji na nové místo.
play-hint-spend = V zásobě máš tečky. Utrať teď jednu za kroky navíc, které duchy odstraní nadobro.
play-hint-boxed = Nemůžeš udělat krok ani postavit překážku. Stiskni „Vynechat“, na řadě je další.
play-set-pace = Tahy ostatních
play-pace-fast = Rychle
play-pace-normal = Normálně
play-pace-slow = Pomalu
play-pace-tap = Na ťuknutí
play-set-hints = Rady pro začátečníky
play-set-notation = Tahy v zápisu (e3h)
table-your-figure = Tvoje postava
play-review = Rozebrat
play-save-gif = Všechny tahy jako film (GIF)
play-save-animated-svg = Všechny tahy, ostré v každé velikosti (animované SVG)
play-set-notify = Dát mi vědět, když jsem na tahu
play-notify-denied = Prohlížeč tu oznámení nepovoluje. Změníš to v jeho nastavení pro tuhle stránku.
play-watchers =
    { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
play-level-up =
    { $wins ->
        [one] Úroveň { $level } je pokořená. Zkusíš úroveň { $next }?
        [few] Úroveň { $level }: { $wins } výhry v řadě. Zkusíš úroveň { $next }?
       *[other] Úroveň { $level }: { $wins } výher v řadě. Zkusíš úroveň { $next }?
    }
play-level-down =
    { $losses ->
        [one] Úroveň { $level } byla tvrdý oříšek. Zkusíš úroveň { $next }?
        [few] Úroveň { $level } vyhrála { $losses } partie v řadě. Zkusíš úroveň { $next }?
       *[other] Úroveň { $level } vyhrála { $losses } partií v řadě. Zkusíš úroveň { $next }?
    }
play-level-go = Hrát úroveň { $level }
hint-wins = Hned vyhrává.
hint-fence =
    { $count ->
        [one] Soupeři ({ $who }) prodlouží cestu o 1 krok, tobě ne.
        [few] Soupeři ({ $who }) prodlouží cestu o { $count } kroky, tobě ne.
       *[other] Soupeři ({ $who }) prodlouží cestu o { $count } kroků, tobě ne.
    }
hint-fence-both = Ztráta v krocích: { $who } { $count }, ty { $own }.
hint-fence-keeps = Soupeř ({ $who }) ti tam pak cestu nezavře.
hint-route =
    { $count ->
        [one] Leží na tvé nejkratší cestě: pak už jen 1 krok.
        [few] Leží na tvé nejkratší cestě: pak už jen { $count } kroky.
       *[other] Leží na tvé nejkratší cestě: pak ještě { $count } kroků.
    }
hint-jump =
    { $count ->
        [one] Přeskočíš figurku { $who }: pak už jen 1 krok.
        [few] Přeskočíš figurku { $who }: pak už jen { $count } kroky.
       *[other] Přeskočíš figurku { $who }: pak ještě { $count } kroků.
    }
hint-aside = Necháš si dvě cesty a { $who } je jednou překážkou nezavře.
hint-exposed-less =
    { $count ->
        [one] Jedna překážka tě pak zdrží nejvýš o 1 krok, ne o { $before }.
        [few] Jedna překážka tě pak zdrží nejvýš o { $count } kroky, ne o { $before }.
       *[other] Jedna překážka tě pak zdrží nejvýš o { $count } kroků, ne o { $before }.
    }
hint-pellet-safe = Tečka na { $square } je bezpečná: žádný duch na tebe příští tah nedosáhne.
hint-pellet = Sníš tečku na { $square }.
hint-eats = Sníš: { $pieces }.
hint-hides = { $pieces } tě tam neuvidí.
hint-safe = Žádný duch tam na tebe příští tah nedosáhne.
hint-towards-pellet =
    { $count ->
        [one] Odtud je to 1 krok k tečce na { $square }.
        [few] Odtud jsou to { $count } kroky k tečce na { $square }.
       *[other] Odtud je to { $count } kroků k tečce na { $square }.
    }
hint-away =
    { $count ->
        [one] Nejbližší duch pak bude 1 krok od tebe, ne { $before }.
        [few] Nejbližší duch pak bude { $count } kroky od tebe, ne { $before }.
       *[other] Nejbližší duch pak bude { $count } kroků od tebe, ne { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] { $piece } to k tobě bude mít o 1 krok dál.
        [few] { $piece } to k tobě bude mít o { $count } kroky dál.
       *[other] { $piece } to k tobě bude mít o { $count } kroků dál.
    }
hint-no-fence = Žádná překážka teď soupeři cestu neprodlouží, tak si ty svoje nech.
hint-spends = Utrať tečku: půjdeš dál a sníš duchy, na které narazíš.
hint-shuts-in =
    { $count ->
        [0] PAC-MANOVI nezbude žádné bezpečné políčko, teď má { $before }.
        [one] PAC-MANOVI zbude 1 bezpečné políčko, teď má { $before }.
        [few] PAC-MANOVI zbudou { $count } bezpečná políčka, teď má { $before }.
       *[other] PAC-MANOVI zbude { $count } bezpečných políček, teď má { $before }.
    }
hint-covers = { $piece } pak bude k tečce na { $square } blíž než PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] PAC-MAN to bude mít na { $square } o 1 krok dál.
        [few] PAC-MAN to bude mít na { $square } o { $count } kroky dál.
       *[other] PAC-MAN to bude mít na { $square } o { $count } kroků dál.
    }
hint-catches = Chytí PAC-MANA.
hint-sees = { $piece } odtud uvidí PAC-MANA.
hint-closes-in =
    { $count ->
        [one] { $piece } pak bude 1 krok od PAC-MANA.
        [few] { $piece } pak bude { $count } kroky od PAC-MANA.
       *[other] { $piece } pak bude { $count } kroků od PAC-MANA.
    }
hint-guards = Hlídá tečku na { $square }.
hint-best = Počítač nic lepšího nevidí.
key-tab = Tab
key-space = Mezerník
key-enter = Enter
key-escape = Esc
phase-race = Jdi, nebo postav překážku.
phase-walk =
    { $steps ->
        [one] Jdi 1 krok.
        [few] Jdi { $steps } kroky.
       *[other] Jdi { $steps } kroků.
    }
phase-boost =
    { $steps ->
        [one] Bonus! Ještě 1 krok; duchy na cestě sníš.
        [few] Bonus! Ještě až { $steps } kroky; duchy na cestě sníš.
       *[other] Bonus! Ještě až { $steps } kroků; duchy na cestě sníš.
    }
phase-ghosts =
    { $steps ->
        [0] Táhni jedním duchem: { $pieces }.
        [one] { $pieces }: jdi 1 krok.
        [few] { $pieces }: jdi až { $steps } kroky.
       *[other] { $pieces }: jdi až { $steps } kroků.
    }
phase-enter = Vyber, kde vstoupíš.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Jdi 1 krok; pak smíš postavit překážku.
            [few] Jdi { $steps } kroky; pak smíš postavit překážku.
           *[other] Jdi { $steps } kroků; pak smíš postavit překážku.
        }
       *[other] { $steps ->
            [one] Zahájení, tah { $turn } z { $opening }: jdi 1 krok, nebo postav překážku.
            [few] Zahájení, tah { $turn } z { $opening }: jdi { $steps } kroky, nebo postav překážku.
           *[other] Zahájení, tah { $turn } z { $opening }: jdi { $steps } kroků, nebo postav překážku.
        }
    }
phase-extra =
    { $steps ->
        [one] Bonus! 1 krok navíc; duchové na cestě vypadnou nadobro.
        [few] Bonus! { $steps } kroky navíc; duchové na cestě vypadnou nadobro.
       *[other] Bonus! { $steps } kroků navíc; duchové na cestě vypadnou nadobro.
    }
phase-after = Pohyb máš za sebou. Přidej něco, nebo ukonči tah pomocí --.
phase-relocate = Zahájení, tah { $turn } z { $opening }: přesuň jednu z překážek Komnaty.
phase-ghost-place = Postav překážku, nebo si ji nech pomocí --.
