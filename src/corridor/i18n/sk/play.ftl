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
        [per_move] { $seconds } s na ťah
        [days]
            { $days ->
                [one] 1 deň na ťah
                [few] { $days } dni na ťah
               *[other] { $days } dní na ťah
            }
       *[none] bez hodín
    }
play-watching = Pozeráš sa
play-board = Doska
play-guest = Hosť
play-name-and-side = { $name } ({ $side })
play-for = za: { $name }
play-clock = Zostávajúci čas: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] 1 prekážka v zásobe
        [few] { $count } prekážky v zásobe
       *[other] { $count } prekážok v zásobe
    }
play-lives = Životy
play-lives-left =
    { $count ->
        [one] zostáva 1 život
        [few] zostávajú { $count } životy
       *[other] zostáva { $count } životov
    }
play-pellets = Zjedené bodky
play-pellets-eaten = { $count } z { $all }
play-reserve = V zásobe
play-fences-label = Prekážky
play-team-stock = Prekážky tímu
play-speed = Rýchlosť
play-level-so-far = Zatiaľ úroveň
play-yours = tvoj
play-sees =
    { $own ->
        [yes] vidí ťa
       *[no] vidí ho
    }
play-off-board = mimo dosky
play-on-square = na { $square }
play-sees-along-file = vidí PAC-MANA v stĺpci { $name }
play-sees-along-rank = vidí PAC-MANA v rade { $name }
play-legend-respawn = Návratové políčko: tu PAC-MAN vstupuje
play-legend-tunnel = Tunel { $one } – { $other }
play-legend-sight = Zorné pole: tento duch smie ísť ďalej
play-legend-ring = Kruh okolo ducha: teraz sa dá zjesť
play-to-move = Na ťahu: { $who }
play-teammate = rozhoduje spoluhráč
play-task-race =
    { $fences ->
        [yes] Choď na krúžok alebo postav medzi políčka prekážku.
       *[no] Choď na krúžok. Prekážky sa ti minuli.
    }
play-task-after =
    { $what ->
        [fence] Pohyb máš za sebou. Postav prekážku alebo ukonči ťah.
        [pellet] Pohyb máš za sebou. Miň bodku alebo ukonči ťah.
       *[both] Pohyb máš za sebou. Postav prekážku, miň bodku alebo ukonči ťah.
    }
play-task-ghost-place = Postav prekážku alebo si ju nechaj.
play-opening = Ťah { $turn }
play-boost = Bonus
play-boost-eats =
    { $own ->
        [yes] Duchov, ktorých cestou stretneš, zješ – len v tomto ťahu
       *[no] PAC-MAN zje duchov, ktorých cestou stretne – len v tomto ťahu
    }
play-typed = Tvoj ťah: { $text }
play-left-short =
    { $count ->
        [one] zostane 1
        [few] zostanú { $count }
       *[other] zostane { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } krok
        [few] { $who }: { $count } kroky
       *[other] { $who }: { $count } krokov
    }
play-keys-hover = Klik postaví · R otočí · Esc zruší
play-keys-held = Enter postaví · R otočí · Esc zruší
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN minul bodku zo zásoby.
play-heard-eaten = PAC-MAN zjedol: { $pieces }.
play-heard-pellet = PAC-MAN zjedol bodku: { $count } z { $all }.
play-heard-boost =
    { $count ->
        [one] Začína sa bonus: 1 krok.
        [few] Začína sa bonus: { $count } kroky.
       *[other] Začína sa bonus: { $count } krokov.
    }
play-heard-boost-over = Bonus sa skončil.
play-heard-caught =
    { $count ->
        [0] PAC-MAN je chytený. Nezostáva mu žiadny život.
        [one] PAC-MAN je chytený. Zostáva mu 1 život.
        [few] PAC-MAN je chytený. Zostávajú mu { $count } životy.
       *[other] PAC-MAN je chytený. Zostáva mu { $count } životov.
    }
play-heard-clock =
    { $seconds ->
        [one] Na hodinách ti zostáva 1 sekunda.
        [few] Na hodinách ti zostávajú { $seconds } sekundy.
       *[other] Na hodinách ti zostáva { $seconds } sekúnd.
    }
play-place = Postaviť
play-rotate = Otočiť
play-step-back = Krok späť
play-end-walk = Skončiť tu
play-walk = Ísť
play-walk-anyway = Aj tak ísť
play-yes = Áno
play-no = Nie
play-accept = Prijať
play-decline = Odmietnuť
play-close = Zavrieť
play-panel-more = Viac
play-resign = Vzdať sa
play-resign-sure = Vzdať túto partiu?
play-resign-team = Navrhnúť tímu, že to vzdáte?
play-abort = Zrušiť hru
play-abort-long = Zrušiť partiu
play-abort-sure = Zrušiť partiu?
play-takeback = Vrátiť ťah
play-undo = Späť
play-draw = Ponúknuť remízu
play-routes = Cesty
play-phrases = Hlášky
play-flip = Otočiť dosku
play-save = Uložiť
play-new = Nová
play-rematch = Odveta
play-rematch-asked = Odveta ponúknutá
play-next-leg = Druhá partia
play-next-game = Ďalšia partia
play-ask-hint = Poradiť ťah
play-suggest = Navrhnúť
play-suggest-to-team = Navrhnúť tímu ťah
play-suggest-how = Vyber ťah, tvoj tím ho uvidí.
play-suggested = Tím vidí tvoj návrh: { $move }
play-suggests = { $who } navrhuje { $move }
play-play-it = Zahrať
play-hint-wait = Počítač premýšľa…
play-hint = Počítač by hral { $move }
play-offered-draw = Ponúkaš remízu.
play-offered-takeback = Žiadaš o vrátenie ťahu.
play-offered-rematch = Ponúkaš odvetu.
play-offers-draw = { $who } ponúka remízu.
play-offers-takeback = { $who } chce vrátiť ťah.
play-offers-rematch = { $who } chce odvetu.
play-declines = { $who } odmieta.
play-play-on = Hrať ďalej
play-give-up-asked = Chceš to vzdať. Tím rozhodne s tebou.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } a ty to chcete vzdať. Zvyšok tímu rozhodne s vami.
       *[no] { $who } to chce vzdať. Súhlasíš?
    }
play-plays-on = { $who } chce hrať ďalej.
play-gone-kept = { $name } je preč. Miesto držíme ešte:
play-gone = { $name } je preč.
play-wait = Počkať
play-claim = Vziať si výhru
play-put-bot = Nasadiť počítač
play-bot-for-you = Hrá za teba počítač.
play-return = Vrátiť sa do hry
play-line-lost = Spojenie vypadlo. Pripájame znova…
play-unsent = Bez pripojenia. Tvoj ťah { $move } je uložený a odošle sa, len čo budeš späť.
play-unsent-lost = Tvoj ťah { $move } už neplatí: hra medzitým pokročila.
play-line-ended = Spojenie sa skončilo. Načítaj stránku znova.
play-moves = Ťahy
play-no-moves = Zatiaľ žiadny ťah
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Začiatok
        [one] Po 1 ťahu
        [few] Po { $ply } ťahoch
       *[other] Po { $ply } ťahoch
    }
play-back-to-now = Späť do partie
play-replay-move = Potom: { $move }
play-replay-end = A takto ho chytili.
play-why-caught =
    { $own ->
        [yes] Prečo mám o život menej?
       *[no] Ako prišiel o život?
    }
play-route = Cesta do cieľa
play-result-won = Výhra
play-result-lost = Prehra
play-result-draw = Remíza
play-result-off = Zrušené
play-result-wins =
    { $many ->
        [yes] { $winner } vyhrávajú
       *[no] { $winner } vyhráva
    }
play-result-loses = { $loser } prehráva, ostatní vyhrávajú
play-reason-goal = Na druhej strane skôr než ostatní.
play-reason-pellets = Všetky bodky sú zjedené.
play-reason-ghosts = Všetci duchovia sú zjedení.
play-reason-catches = PAC-MAN už nemá život.
play-reason-plies = Limit ťahov je vyčerpaný.
play-reason-threefold = Tá istá pozícia nastala trikrát.
play-reason-no-progress = Pridlho sa nič nezmenilo.
play-reason-resign =
    { $own ->
        [yes] Vzdávaš partiu.
        [team] { $who } vzdáva za tvoj tím.
       *[no] { $loser }: partia vzdaná.
    }
play-reason-time =
    { $own ->
        [yes] Vypršal ti čas.
       *[no] { $loser }: vypršal čas.
    }
play-reason-abandoned =
    { $own ->
        [yes] Partia sa skončila tvojím odchodom od stola.
       *[no] { $loser }: odchod od stola.
    }
play-reason-agreement = Obe strany súhlasia.
play-reason-aborted = Nikto nevyhral ani neprehral.
play-level = Úroveň PAC-MANA: { $level }
play-legs = Dve partie
play-leg = Partia { $number }
play-points = Body
play-leg-result =
    { $how ->
        [won] Výhra
        [lost] Prehra
        [draw] Remíza
       *[off] Zrušené
    }
play-leg-start =
    { $first ->
        [yes] 1. v poradí
       *[no] 2. v poradí
    }
play-leg-role = { $role } · bodky: { $pellets }
play-save-qgn = Zápis ťahov (.qgn)
play-save-json = Zápis pre programy (JSON)
play-save-svg = Obrázok, ostrý v každej veľkosti (SVG)
play-save-png = Obrázok v pixeloch (PNG)
play-panel-phrases = Niečo povedať
play-panel-settings = Nastavenia
play-panel-save = Uložiť partiu
play-panel-help = Klávesy
play-overlay-sight = Ukázať, kto vidí PAC-MANA
play-overlay-reach = Ukázať, kam kto môže ísť
play-overlay-routes = Ukázať najkratšie cesty
play-set-placing = Stavanie prekážok prstom
play-placing-confirm = Potvrdiť každú prekážku
play-placing-release = Postaviť po pustení
play-placing-tray = Potiahnuť z lišty
play-set-confirm-walk = Potvrdzovať pohyb
play-set-sound = Zvuk
play-set-vibration = Vibrácie
play-set-turn-board = Na spoločnej obrazovke otáčať dosku k tomu, kto je na ťahu
play-key-arrows = pohyb po doske
play-key-tab = na dosku a tlačidlá
play-key-space = políčka alebo prekážky
play-key-rotate = otočiť prekážku
play-key-enter = postaviť alebo ísť
play-key-escape = zrušiť
play-key-type = napíš ľubovoľný ťah, potom Enter
play-key-undo = vrátiť ťah
play-key-flip = otočiť dosku
play-key-hint = nápoveda
play-key-routes = zapnúť alebo vypnúť cesty
play-key-help = tento zoznam
play-since = Od tvojho ťahu
play-since-last = Posledný ťah
play-did-walk =
    { $effect ->
        [pellet] zje bodku na { $square }
        [ghosts] zje: { $pieces }
        [caught] chytí PAC-MANA na { $square }
        [caught-you] chytí ťa na { $square }
        [caught-self] vbehne do ducha
       *[none] na { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] prekážka { $slot }, vodorovne
       *[vertical] prekážka { $slot }, zvisle
    }
play-did-relocate = prekážka Komnaty na { $slot }
play-did-enter = vstúpi na { $square }
play-did-spend = minie bodku zo zásoby
play-did-pass =
    { $what ->
        [boost] ukončí bonus
        [turn] ukončí ťah
        [keep] nechá si prekážku
        [stay] zostane stáť
       *[pass] vynechá
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } ťa chytil. { $back ->
            [all] Všetci sa vracajú na štart
           *[pacman] Vrátiš sa na návratové políčko
        }; { $count ->
            [one] zostáva ti 1 život.
            [few] zostávajú ti { $count } životy.
           *[other] zostáva ti { $count } životov.
        }
       *[no] { $ghost } chytil PAC-MANA. { $back ->
            [all] Všetci sa vracajú na štart
           *[pacman] Vráti sa na návratové políčko
        }; { $count ->
            [one] zostáva mu 1 život.
            [few] zostávajú mu { $count } životy.
           *[other] zostáva mu { $count } životov.
        }
    }
play-go-on = Ďalej
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } ťa vidí: { $steps } kroky.
           *[other] { $pieces } ťa vidia: každý { $steps } kroky.
        }
       *[no] { $count ->
            [1] { $pieces } vidí PAC-MANA: { $steps } kroky.
           *[other] { $pieces } vidia PAC-MANA: každý { $steps } kroky.
        }
    }
play-mate-moves = { $name } ťahá: { $piece }
play-why = Pravidlo
play-why-length =
    { $steps ->
        [one] Choď presne 1 krok.
        [few] Choď presne { $steps } kroky.
       *[other] Choď presne { $steps } krokov.
    }
play-why-most =
    { $steps ->
        [one] Máš 1 krok.
        [few] Máš { $steps } kroky.
       *[other] Máš { $steps } krokov.
    }
play-round = Kolo { $number }
play-rules-booklet = podľa návodu
play-rules-first-printing = prvé vydanie
play-rules-strict-english = anglický text doslova
play-rules-italian = talianske pravidlá
play-rules-danish = dánske pravidlá
play-rules-friendly-ghosts = priateľskí duchovia
play-rules-usual = zvyčajné pravidlá
play-rules-changed =
    { $count ->
        [one] 1 zmena
        [few] { $count } zmeny
       *[other] { $count } zmien
    }
play-term-boost = Bonus: kroky navyše po zjedení bodky. Duchov, cez ktorých prejdeš, zješ.
play-term-frenzy = Šialenstvo: duch, ktorý vidí PAC-MANA, ide 2 kroky namiesto 1.
play-term-chamber = Komnata: miestnosť v strede. V otvorení duchovia odnášajú jej prekážky inam.
play-term-spend = Minúť: dáš bodku zo zásoby za kroky navyše, ktoré odstraňujú duchov.
play-term-reserve = Zásoba: bodky, ktoré PAC-MAN zjedol a nechal si. Vo svojom ťahu ich môže minúť.
play-term-sight = Zorné pole: priama línia k PAC-MANOVI, ktorú nekríži prekážka. Iní duchovia vo výhľade nebránia.
play-term-tunnel = Tunel: tu vyjdeš von a jedným krokom si na druhom konci.
play-term-respawn = Návratové políčko: tu PAC-MAN prichádza na dosku, ak je voľné.
play-word-frenzy = Šialenstvo
play-word-sight = Zorné pole
play-word-spend = Minúť
play-hint-done = Jasné
play-hint-goal-race =
    Dostaň sa na { $side ->
        [0] modrý
        [1] oranžový
        [2] zelený
       *[3] fialový
    } rad { $way ->
        [up] hore
        [down] dole
        [left] vľavo
       *[right] vpravo
    } skôr než ostatní na svoj. Krok urobíš ťuknutím na krúžok.
play-hint-goal-pacman = Zjedz všetky bodky (je ich { $count }), kým ťa duchovia nechytia. Ťukni na krúžok a pôjdeš tam.
play-hint-goal-ghosts =
    { $count ->
        [one] Chyť PAC-MANA skôr, než zje všetky bodky. Ťukni na ducha, potom na krúžok.
        [few] Chyť PAC-MANA { $count }-krát skôr, než zje všetky bodky. Ťukni na ducha, potom na krúžok.
       *[other] Chyť PAC-MANA { $count }-krát skôr, než zje všetky bodky. Ťukni na ducha, potom na krúžok.
    }
play-hint-fence = Prekážku postavíš potiahnutím pozdĺž medzery alebo dlhým stlačením. Skús to podľa prsta na doske a potom stlač „Postaviť“.
play-hint-boost =
    { $steps ->
        [one] Bonus! Choď ešte 1 krok: duchov na ceste zješ. „Skončiť tu“ ťa zastaví skôr.
        [few] Bonus! Choď ešte najviac { $steps } kroky: duchov na ceste zješ. „Skončiť tu“ ťa zastaví skôr.
       *[other] Bonus! Choď ešte najviac { $steps } krokov: duchov na ceste zješ. „Skončiť tu“ ťa zastaví skôr.
    }
play-hint-frenzy =
    { $own ->
        [yes] Duch ťa vidí v priamej línii: ide { $steps } kroky. Schovaj sa za prekážku alebo za roh.
       *[no] Duch, ktorý vidí PAC-MANA v priamej línii, prepadne šialenstvu: ide { $steps } kroky.
    }
play-hint-catch = Chytenie stojí PAC-MANA život. Keď mu žiadny nezostane, vyhrávajú duchovia. Zjedené bodky zostávajú zjedené.
play-hint-chamber = Vezmi prekážku z Komnaty: ťukni na ružovú a potiahni ju na nové miesto.
play-hint-spend = V zásobe máš bodky. Miň teraz jednu za kroky navyše, ktoré duchov odstránia nadobro.
play-hint-boxed = Nemôžeš urobiť krok ani postaviť prekážku. Stlač „Vynechať“ a na rade je ďalší.
play-set-pace = Ťahy ostatných
play-pace-fast = Rýchlo
play-pace-normal = Normálne
play-pace-slow = Pomaly
play-pace-tap = Na ťuknutie
play-set-hints = Rady pre začiatočníkov
play-set-notation = Ťahy v zápise (e3h)
table-your-figure = Tvoja postavička
play-review = Rozobrať
play-save-gif = Všetky ťahy ako film (GIF)
play-save-animated-svg = Všetky ťahy, ostré v každej veľkosti (animované SVG)
play-set-notify = Dať mi vedieť, keď budem na ťahu
play-notify-denied = Prehliadač tu upozornenia nepovoľuje. Zmeníš to v jeho nastaveniach pre túto stránku.
play-watchers =
    { $count ->
        [one] 1 divák
        [few] { $count } diváci
       *[other] { $count } divákov
    }
play-level-up =
    { $wins ->
        [one] Úroveň { $level } je pokorená. Skúsiš úroveň { $next }?
        [few] Úroveň { $level }: { $wins } výhry za sebou. Skúsiš úroveň { $next }?
       *[other] Úroveň { $level }: { $wins } výhier za sebou. Skúsiš úroveň { $next }?
    }
play-level-down =
    { $losses ->
        [one] Úroveň { $level } bola tvrdý oriešok. Skúsiš úroveň { $next }?
        [few] Úroveň { $level } vyhrala { $losses } partie za sebou. Skúsiš úroveň { $next }?
       *[other] Úroveň { $level } vyhrala { $losses } partií za sebou. Skúsiš úroveň { $next }?
    }
play-level-go = Hrať úroveň { $level }
hint-wins = Hneď vyhráva.
hint-fence =
    { $count ->
        [one] Súperovi ({ $who }) predĺži cestu o 1 krok, tebe nie.
        [few] Súperovi ({ $who }) predĺži cestu o { $count } kroky, tebe nie.
       *[other] Súperovi ({ $who }) predĺži cestu o { $count } krokov, tebe nie.
    }
hint-fence-both = Strata v krokoch: { $who } { $count }, ty { $own }.
hint-fence-keeps = Súper ({ $who }) ti tam už cestu nezavrie.
hint-route =
    { $count ->
        [one] Leží na tvojej najkratšej ceste: potom už len 1 krok.
        [few] Leží na tvojej najkratšej ceste: potom už len { $count } kroky.
       *[other] Leží na tvojej najkratšej ceste: potom ešte { $count } krokov.
    }
hint-jump =
    { $count ->
        [one] Preskočíš figúrku { $who }: potom už len 1 krok.
        [few] Preskočíš figúrku { $who }: potom už len { $count } kroky.
       *[other] Preskočíš figúrku { $who }: potom ešte { $count } krokov.
    }
hint-aside = Necháš si dve cesty a { $who } ich jednou prekážkou nezavrie.
hint-exposed-less =
    { $count ->
        [one] Jedna prekážka ti potom predĺži cestu najviac o 1 krok, nie o { $before }.
        [few] Jedna prekážka ti potom predĺži cestu najviac o { $count } kroky, nie o { $before }.
       *[other] Jedna prekážka ti potom predĺži cestu najviac o { $count } krokov, nie o { $before }.
    }
hint-pellet-safe = Bodka na { $square } je bezpečná: žiadny duch ťa v ďalšom ťahu nedosiahne.
hint-pellet = Zješ bodku na { $square }.
hint-eats = Zješ: { $pieces }.
hint-hides = Tam ťa neuvidí: { $pieces }.
hint-safe = Žiadny duch ťa tam v ďalšom ťahu nedosiahne.
hint-towards-pellet =
    { $count ->
        [one] Odtiaľ je to 1 krok k bodke na { $square }.
        [few] Odtiaľ sú to { $count } kroky k bodke na { $square }.
       *[other] Odtiaľ je to { $count } krokov k bodke na { $square }.
    }
hint-away =
    { $count ->
        [one] Najbližší duch potom bude 1 krok od teba, nie { $before }.
        [few] Najbližší duch potom bude { $count } kroky od teba, nie { $before }.
       *[other] Najbližší duch potom bude { $count } krokov od teba, nie { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] { $piece } to má k tebe o 1 krok ďalej.
        [few] { $piece } to má k tebe o { $count } kroky ďalej.
       *[other] { $piece } to má k tebe o { $count } krokov ďalej.
    }
hint-no-fence = Žiadna prekážka by teraz súperovi cestu nepredĺžila, tak si svoje nechaj.
hint-spends = Miň bodku: ideš ďalej a zješ duchov, ktorých stretneš.
hint-shuts-in =
    { $count ->
        [0] PAC-MANOVI nezostane žiadne bezpečné políčko; teraz má { $before }.
        [one] PAC-MANOVI zostane 1 bezpečné políčko; teraz má { $before }.
        [few] PAC-MANOVI zostanú { $count } bezpečné políčka; teraz má { $before }.
       *[other] PAC-MANOVI zostane { $count } bezpečných políčok; teraz má { $before }.
    }
hint-covers = { $piece } potom bude k bodke na { $square } bližšie než PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] PAC-MAN to má na { $square } o 1 krok ďalej.
        [few] PAC-MAN to má na { $square } o { $count } kroky ďalej.
       *[other] PAC-MAN to má na { $square } o { $count } krokov ďalej.
    }
hint-catches = Chytí PAC-MANA.
hint-sees = { $piece } odtiaľ uvidí PAC-MANA.
hint-closes-in =
    { $count ->
        [one] { $piece } potom bude 1 krok od PAC-MANA.
        [few] { $piece } potom bude { $count } kroky od PAC-MANA.
       *[other] { $piece } potom bude { $count } krokov od PAC-MANA.
    }
hint-guards = Stráži bodku na { $square }.
hint-best = Počítač nič lepšie nevidí.
key-tab = Tab
key-space = Medzerník
key-enter = Enter
key-escape = Esc
phase-race = Choď alebo postav prekážku.
phase-walk =
    { $steps ->
        [one] Choď 1 krok.
        [few] Choď { $steps } kroky.
       *[other] Choď { $steps } krokov.
    }
phase-boost =
    { $steps ->
        [one] Bonus! Ešte 1 krok; duchov na ceste zješ.
        [few] Bonus! Ešte najviac { $steps } kroky; duchov na ceste zješ.
       *[other] Bonus! Ešte najviac { $steps } krokov; duchov na ceste zješ.
    }
phase-ghosts =
    { $steps ->
        [0] Pohni jedným duchom: { $pieces }.
        [one] { $pieces }: choď 1 krok.
        [few] { $pieces }: choď najviac { $steps } kroky.
       *[other] { $pieces }: choď najviac { $steps } krokov.
    }
phase-enter = Vyber, kde vstúpiš.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Choď 1 krok; potom smieš postaviť prekážku.
            [few] Choď { $steps } kroky; potom smieš postaviť prekážku.
           *[other] Choď { $steps } krokov; potom smieš postaviť prekážku.
        }
       *[other] { $steps ->
            [one] Otvorenie, ťah { $turn } z { $opening }: choď 1 krok alebo postav prekážku.
            [few] Otvorenie, ťah { $turn } z { $opening }: choď { $steps } kroky alebo postav prekážku.
           *[other] Otvorenie, ťah { $turn } z { $opening }: choď { $steps } krokov alebo postav prekážku.
        }
    }
phase-extra =
    { $steps ->
        [one] Bonus! 1 krok navyše; duchovia na ceste vypadnú nadobro.
        [few] Bonus! { $steps } kroky navyše; duchovia na ceste vypadnú nadobro.
       *[other] Bonus! { $steps } krokov navyše; duchovia na ceste vypadnú nadobro.
    }
phase-after = Pohyb máš za sebou. Pridaj niečo alebo ukonči ťah znakmi --.
phase-relocate = Otvorenie, ťah { $turn } z { $opening }: presuň jednu z prekážok Komnaty.
phase-ghost-place = Postav prekážku alebo si ju nechaj znakmi --.
