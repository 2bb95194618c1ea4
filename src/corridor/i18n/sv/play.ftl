play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klassiskt · 2
play-mode-classic-3 = Klassiskt · 3
play-mode-classic-4 = Klassiskt · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avancerat
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s per tur
        [days]
            { $days ->
                [one] 1 dag per tur
               *[other] { $days } dagar per tur
            }
       *[none] ingen klocka
    }
play-watching = Du tittar på
play-board = Brädet
play-guest = Gäst
play-name-and-side = { $name } ({ $side })
play-for = för { $name }
play-clock = Tid kvar: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] 1 staket kvar
       *[other] { $count } staket kvar
    }
play-lives = Liv
play-lives-left =
    { $count ->
        [one] 1 liv kvar
       *[other] { $count } liv kvar
    }
play-pellets = Ätna bonus­symboler
play-pellets-eaten = { $count } av { $all }
play-reserve = I reserv
play-fences-label = Staket
play-team-stock = Lagets staket
play-speed = Hastighet
play-level-so-far = Nivå hittills
play-yours = ditt
play-sees =
    { $own ->
        [yes] ser dig
       *[no] ser honom
    }
play-off-board = inte på brädet
play-on-square = på { $square }
play-sees-along-file = ser PAC-MAN längs linje { $name }
play-sees-along-rank = ser PAC-MAN längs rad { $name }
play-legend-respawn = Återkomstruta: här kommer PAC-MAN in
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Synfält: det här spöket får gå längre
play-legend-ring = Ring: det här spöket kan ätas nu
play-to-move = { $who } är på tur
play-teammate = en lagkamrat bestämmer
play-task-race =
    { $fences ->
        [yes] Gå till en prick, eller sätt ett staket mellan rutorna.
       *[no] Gå till en prick. Du har inga staket kvar.
    }
play-task-after =
    { $what ->
        [fence] Du har gått. Sätt ett staket eller avsluta turen.
        [pellet] Du har gått. Använd en bonussymbol eller avsluta turen.
       *[both] Du har gått. Sätt ett staket, använd en bonussymbol eller avsluta turen.
    }
play-task-ghost-place = Sätt ett staket, eller spara det.
play-opening = Tur { $turn }
play-boost = Boost
play-boost-eats =
    { $own ->
        [yes] Spöken i din väg blir uppätna, bara den här turen
       *[no] PAC-MAN äter spökena i sin väg, bara den här turen
    }
play-typed = Ditt drag: { $text }
play-left-short =
    { $count ->
        [one] 1 kvar
       *[other] { $count } kvar
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } steg
       *[other] { $who }: { $count } steg
    }
play-keys-hover = Klicka för att sätta ut · R vrider · Esc avbryter
play-keys-held = Enter sätter ut · R vrider · Esc avbryter
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN använder en bonussymbol.
play-heard-eaten = PAC-MAN äter { $pieces }.
play-heard-pellet = PAC-MAN äter en bonussymbol: { $count } av { $all }.
play-heard-boost =
    { $count ->
        [one] En boost börjar: 1 steg.
       *[other] En boost börjar: { $count } steg.
    }
play-heard-boost-over = Boosten är slut.
play-heard-caught =
    { $count ->
        [0] PAC-MAN är fångad. Inget liv kvar.
        [one] PAC-MAN är fångad. 1 liv kvar.
       *[other] PAC-MAN är fångad. { $count } liv kvar.
    }
play-heard-clock =
    { $seconds ->
        [one] 1 sekund kvar på din klocka.
       *[other] { $seconds } sekunder kvar på din klocka.
    }
play-place = Sätt ut
play-rotate = Vrid
play-step-back = Ett steg bakåt
play-end-walk = Stanna här
play-walk = Gå
play-walk-anyway = Gå dit ändå
play-yes = Ja
play-no = Nej
play-accept = Tacka ja
play-decline = Tacka nej
play-close = Stäng
play-panel-more = Mer
play-resign = Ge upp
play-resign-sure = Ge upp partiet?
play-resign-team = Be laget att ge upp?
play-abort = Avbryt
play-abort-long = Avbryt partiet
play-abort-sure = Avbryta partiet?
play-takeback = Ta tillbaka
play-undo = Ångra
play-draw = Föreslå oavgjort
play-routes = Vägar
play-phrases = Fraser
play-flip = Vänd brädet
play-save = Spara
play-new = Nytt
play-rematch = Revansch
play-rematch-asked = Revansch föreslagen
play-next-leg = Nästa parti
play-next-game = Nästa parti
play-ask-hint = Be om en ledtråd
play-suggest = Föreslå
play-suggest-to-team = Föreslå ett drag för laget
play-suggest-how = Välj ett drag; ditt lag får se det.
play-suggested = Ditt lag ser ditt förslag: { $move }
play-suggests = { $who } föreslår { $move }
play-play-it = Spela det
play-hint-wait = Motorn tänker…
play-hint = Motorn skulle spela { $move }
play-offered-draw = Du har föreslagit oavgjort.
play-offered-takeback = Du har bett att få ta tillbaka ett drag.
play-offered-rematch = Du har föreslagit revansch.
play-offers-draw = { $who } föreslår oavgjort.
play-offers-takeback = { $who } vill ta tillbaka ett drag.
play-offers-rematch = { $who } vill ha revansch.
play-declines = { $who } tackar nej.
play-play-on = Spela vidare
play-give-up-asked = Du vill ge upp. Ditt lag bestämmer tillsammans med dig.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } och du vill ge upp. Resten av laget bestämmer tillsammans med er.
       *[no] { $who } vill ge upp. Håller du med?
    }
play-plays-on = { $who } vill spela vidare.
play-gone-kept = { $name } är borta. Platsen sparas i:
play-gone = { $name } är borta.
play-wait = Vänta
play-claim = Ta hem vinsten
play-put-bot = Sätt in datorn
play-bot-for-you = Datorn spelar åt dig.
play-return = Ta tillbaka platsen
play-line-lost = Anslutningen bröts. Återansluter…
play-unsent = Ingen anslutning. Ditt drag { $move } är sparat och skickas så fort du är tillbaka.
play-unsent-lost = Ditt drag { $move } blev inte av: partiet hade gått vidare.
play-line-ended = Anslutningen är avslutad. Ladda om sidan.
play-moves = Drag
play-no-moves = Inga drag än
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Början
        [one] Efter 1 drag
       *[other] Efter { $ply } drag
    }
play-back-to-now = Åter till partiet
play-replay-move = Sedan: { $move }
play-replay-end = Där blev PAC-MAN fångad.
play-why-caught =
    { $own ->
        [yes] Varför blev jag fångad?
       *[no] Hur gick livet förlorat?
    }
play-route = Väg till mål
play-result-won = Du vann
play-result-lost = Du förlorade
play-result-draw = Oavgjort
play-result-off = Avbrutet
play-result-wins =
    { $many ->
        [yes] { $winner } vann
       *[no] { $winner } vann
    }
play-result-loses = { $loser } förlorade; de andra vann
play-reason-goal = Först till andra sidan.
play-reason-pellets = Alla bonussymboler är uppätna.
play-reason-ghosts = Alla spöken är uppätna.
play-reason-catches = PAC-MAN har inga liv kvar.
play-reason-plies = Gränsen för antal drag är nådd.
play-reason-threefold = Samma ställning har uppstått tre gånger.
play-reason-no-progress = Inget har hänt på för länge.
play-reason-resign =
    { $own ->
        [yes] Du gav upp.
        [team] { $who } gav upp för ditt lag.
       *[no] { $loser } gav upp.
    }
play-reason-time =
    { $own ->
        [yes] Din tid är slut.
       *[no] { $loser } fick slut på tid.
    }
play-reason-abandoned =
    { $own ->
        [yes] Du lämnade bordet.
       *[no] { $loser } lämnade bordet.
    }
play-reason-agreement = Båda sidor var överens.
play-reason-aborted = Ingen vann eller förlorade.
play-level = PAC-MANs nivå: { $level }
play-legs = Två partier
play-leg = Parti { $number }
play-points = Poäng
play-leg-result =
    { $how ->
        [won] Vunnet
        [lost] Förlorat
        [draw] Oavgjort
       *[off] Avbrutet
    }
play-leg-start =
    { $first ->
        [yes] Första draget
       *[no] Andra draget
    }
play-leg-role = { $role } · bonus­symboler: { $pellets }
play-save-qgn = Alla drag som text (.qgn)
play-save-json = Partiet för program (JSON)
play-save-svg = Bild, skarp i alla storlekar (SVG)
play-save-png = Bild i pixlar (PNG)
play-panel-phrases = Säg något
play-panel-settings = Inställningar
play-panel-save = Spara partiet
play-panel-help = Tangenter
play-overlay-sight = Visa vem som ser PAC-MAN
play-overlay-reach = Visa vart varje sida kan gå
play-overlay-routes = Visa de kortaste vägarna
play-set-placing = Sätta staket med fingret
play-placing-confirm = Bekräfta varje staket
play-placing-release = Sätt ut när jag släpper
play-placing-tray = Dra från spelarfältet
play-set-confirm-walk = Bekräfta innan jag går
play-set-sound = Ljud
play-set-vibration = Vibration
play-set-turn-board = På en skärm: vänd brädet mot den som är på tur
play-key-arrows = flytta runt på brädet
play-key-tab = till brädet och knapparna
play-key-space = rutor eller staket
play-key-rotate = vrid staketet
play-key-enter = sätt ut eller gå
play-key-escape = avbryt
play-key-type = skriv valfritt drag, sedan Enter
play-key-undo = ta tillbaka
play-key-flip = vänd brädet
play-key-hint = ledtråd
play-key-routes = vägar på eller av
play-key-help = den här listan
play-since = Sedan din tur
play-since-last = Senaste draget
play-did-walk =
    { $effect ->
        [pellet] äter bonussymbolen på { $square }
        [ghosts] äter { $pieces }
        [caught] fångar PAC-MAN på { $square }
        [caught-you] fångar dig på { $square }
        [caught-self] springer på ett spöke
       *[none] till { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] staket { $slot }, vågrätt
       *[vertical] staket { $slot }, lodrätt
    }
play-did-relocate = kammarstaket till { $slot }
play-did-enter = kommer in på { $square }
play-did-spend = använder en bonussymbol
play-did-pass =
    { $what ->
        [boost] avslutar boosten
        [turn] avslutar turen
        [keep] sparar staketet
        [stay] står kvar
       *[pass] står över
    }
play-did = { $who } { $did }
play-caught =
    { $own ->
        [yes] { $ghost } fångade dig. { $back ->
            [all] Alla går tillbaka till start
           *[pacman] Du kommer tillbaka på en återkomstruta
        }; { $count ->
            [one] du har 1 liv.
           *[other] du har { $count } liv.
        }
       *[no] { $ghost } fångade PAC-MAN. { $back ->
            [all] Alla går tillbaka till start
           *[pacman] Han kommer tillbaka på en återkomstruta
        }; { $count ->
            [one] han har 1 liv.
           *[other] han har { $count } liv.
        }
    }
play-go-on = Vidare
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } ser dig: { $steps } steg.
           *[other] { $pieces } ser dig: { $steps } steg var.
        }
       *[no] { $count ->
            [1] { $pieces } ser PAC-MAN: { $steps } steg.
           *[other] { $pieces } ser PAC-MAN: { $steps } steg var.
        }
    }
play-mate-moves = { $name } flyttar { $piece }
play-why = Regel
play-why-length =
    { $steps ->
        [one] Gå exakt 1 steg.
       *[other] Gå exakt { $steps } steg.
    }
play-why-most =
    { $steps ->
        [one] Du har 1 steg.
       *[other] Du har { $steps } steg.
    }
play-round = Omgång { $number }
play-rules-booklet = häftets regler
play-rules-first-printing = första upplagan
play-rules-strict-english = engelskan ordagrant
play-rules-italian = italienska regler
play-rules-danish = danska regler
play-rules-friendly-ghosts = snälla spöken
play-rules-usual = vanliga regler
play-rules-changed =
    { $count ->
        [one] 1 ändring
       *[other] { $count } ändringar
    }
play-term-boost = Boost: extra steg efter en bonussymbol. Spöken du går över blir uppätna.
play-term-frenzy = Raseri: ett spöke som ser PAC-MAN går 2 steg i stället för 1.
play-term-chamber = Kammaren: rummet i mitten. I öppningen flyttar spökena dess staket någon annanstans.
play-term-spend = Använd: byt en bonussymbol ur reserven mot extra steg som tar bort spöken.
play-term-reserve = Reserv: bonussymboler som PAC-MAN har ätit och sparat. Han kan använda dem på sin tur.
play-term-sight = Synfält: en rak linje till PAC-MAN utan staket tvärs över. Andra spöken är inte i vägen.
play-term-tunnel = Tunnel: går du ut här kommer du in i andra änden, i ett enda steg.
play-term-respawn = Återkomstruta: här kommer PAC-MAN in på brädet, om den är ledig.
play-word-frenzy = Raseri
play-word-sight = Synfält
play-word-spend = Använd
play-hint-done = Jag förstår
play-hint-goal-race =
    Nå den { $side ->
        [0] blå
        [1] orange
        [2] gröna
       *[3] lila
    } raden { $way ->
        [up] högst upp
        [down] längst ner
        [left] till vänster
       *[right] till höger
    } innan någon annan når sin. Tryck på en prick för att gå.
play-hint-goal-pacman = Ät alla { $count } bonussymboler innan spökena fångar dig. Tryck på en prick för att gå dit.
play-hint-goal-ghosts =
    { $count ->
        [one] Fånga PAC-MAN innan han har ätit alla bonussymboler. Tryck på ett spöke, sedan på en prick.
       *[other] Fånga PAC-MAN { $count } gånger innan han har ätit alla bonussymboler. Tryck på ett spöke, sedan på en prick.
    }
play-hint-fence = Sätt ett staket genom att dra längs skåran, eller håll fingret nere. Gör som fingret visar och tryck sedan på Sätt ut.
play-hint-boost =
    { $steps ->
        [one] En boost! Gå 1 steg till: spöken i din väg blir uppätna. ”Stanna här” avslutar i förtid.
       *[other] En boost! Gå upp till { $steps } steg till: spöken i din väg blir uppätna. ”Stanna här” avslutar i förtid.
    }
play-hint-frenzy =
    { $own ->
        [yes] Ett spöke ser dig längs en rak linje: det går { $steps } steg. Se till att få ett staket eller ett hörn emellan er.
       *[no] Ett spöke som ser PAC-MAN i rak linje grips av raseri: det går { $steps } steg.
    }
play-hint-catch = Varje gång PAC-MAN fångas tappar han ett liv. När inget är kvar vinner spökena. Bonussymboler han har ätit förblir uppätna.
play-hint-chamber = Ta ett staket från Kammaren: tryck på ett rosa och dra det till sin nya plats.
play-hint-spend = Du har bonussymboler i reserv. Använd en nu för extra steg som tar bort spöken för gott.
play-hint-boxed = Du är instängd: inget steg och inget staket är möjligt. Tryck på Stå över; sedan är det nästa spelares tur.
play-set-pace = Andras drag
play-pace-fast = Snabbt
play-pace-normal = Normalt
play-pace-slow = Långsamt
play-pace-tap = Tryck för nästa
play-set-hints = Tips för nybörjare
play-set-notation = Drag i notation (e3h)
table-your-figure = Din figur
play-review = Gå igenom
play-save-gif = Alla drag, som film (GIF)
play-save-animated-svg = Alla drag, skarpt i alla storlekar (rörlig SVG)
play-set-notify = Säg till när det är min tur
play-notify-denied = Din webbläsare tillåter inte aviseringar här. Du kan ändra det i dess inställningar för den här webbplatsen.
play-watchers =
    { $count ->
        [one] 1 tittar på
       *[other] { $count } tittar på
    }
play-level-up =
    { $wins ->
        [one] Du vann på nivå { $level }. Prova nivå { $next }?
       *[other] Du har vunnit { $wins } partier i rad på nivå { $level }. Prova nivå { $next }?
    }
play-level-down =
    { $losses ->
        [one] Nivå { $level } var tuff. Prova nivå { $next }?
       *[other] Nivå { $level } har vunnit { $losses } partier i rad. Prova nivå { $next }?
    }
play-level-go = Spela nivå { $level }
hint-wins = Det vinner direkt.
hint-fence =
    { $count ->
        [one] Det gör vägen 1 steg längre för { $who }, men inte för dig.
       *[other] Det gör vägen { $count } steg längre för { $who }, men inte för dig.
    }
hint-fence-both = Det kostar { $who } { $count } steg och dig { $own }.
hint-fence-keeps = Det hindrar { $who } från att stänga din väg där.
hint-route =
    { $count ->
        [one] Det ligger på din kortaste väg: 1 steg kvar efter det.
       *[other] Det ligger på din kortaste väg: { $count } steg kvar efter det.
    }
hint-jump =
    { $count ->
        [one] Du hoppar över { $who }: 1 steg kvar efter det.
       *[other] Du hoppar över { $who }: { $count } steg kvar efter det.
    }
hint-aside = Det håller två vägar öppna, så { $who } kan inte stänga båda med ett enda staket.
hint-exposed-less =
    { $count ->
        [one] Ett staket kostar dig då högst 1 steg, inte { $before }.
       *[other] Ett staket kostar dig då högst { $count } steg, inte { $before }.
    }
hint-pellet-safe = Bonussymbolen på { $square } är trygg: inget spöke kan nå dig nästa tur.
hint-pellet = Du äter bonussymbolen på { $square }.
hint-eats = Du äter { $pieces }.
hint-hides = { $pieces } kan inte se dig där.
hint-safe = Inget spöke kan nå dig där nästa tur.
hint-towards-pellet =
    { $count ->
        [one] Då är det 1 steg till bonussymbolen på { $square }.
       *[other] Då är det { $count } steg till bonussymbolen på { $square }.
    }
hint-away =
    { $count ->
        [one] Då är närmaste spöke 1 steg från dig, inte { $before }.
       *[other] Då är närmaste spöke { $count } steg från dig, inte { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Vägen från { $piece } till dig blir 1 steg längre.
       *[other] Vägen från { $piece } till dig blir { $count } steg längre.
    }
hint-no-fence = Inget staket gör vägen längre för motståndaren nu, så spara dina.
hint-spends = Använd en bonussymbol: du går vidare och äter spökena du möter.
hint-shuts-in =
    { $count ->
        [0] Då har PAC-MAN inga trygga rutor kvar; nu har han { $before }.
        [one] Då har PAC-MAN 1 trygg ruta kvar; nu har han { $before }.
       *[other] Då har PAC-MAN { $count } trygga rutor kvar; nu har han { $before }.
    }
hint-covers = Då är { $piece } närmare bonussymbolen på { $square } än PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] Vägen till { $square } blir 1 steg längre för PAC-MAN.
       *[other] Vägen till { $square } blir { $count } steg längre för PAC-MAN.
    }
hint-catches = Det fångar PAC-MAN.
hint-sees = { $piece } ser PAC-MAN därifrån.
hint-closes-in =
    { $count ->
        [one] Då är { $piece } 1 steg från PAC-MAN.
       *[other] Då är { $piece } { $count } steg från PAC-MAN.
    }
hint-guards = Det vaktar bonussymbolen på { $square }.
hint-best = Motorn ser inget bättre.
key-tab = Tabb
key-space = Blanksteg
key-enter = Enter
key-escape = Esc
phase-race = Gå, eller sätt ett staket.
phase-walk =
    { $steps ->
        [one] Gå 1 steg.
       *[other] Gå { $steps } steg.
    }
phase-boost =
    { $steps ->
        [one] Boost! 1 steg till; spöken i vägen blir uppätna.
       *[other] Boost! Upp till { $steps } steg till; spöken i vägen blir uppätna.
    }
phase-ghosts =
    { $steps ->
        [0] Flytta ett spöke: { $pieces }.
        [one] Gå 1 steg med { $pieces }.
       *[other] Gå upp till { $steps } steg med { $pieces }.
    }
phase-enter = Välj var du vill gå in.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Gå 1 steg; sedan får du sätta ett staket.
           *[other] Gå { $steps } steg; sedan får du sätta ett staket.
        }
       *[other] { $steps ->
            [one] Öppningen, tur { $turn } av { $opening }: gå 1 steg eller sätt ett staket.
           *[other] Öppningen, tur { $turn } av { $opening }: gå { $steps } steg eller sätt ett staket.
        }
    }
phase-extra =
    { $steps ->
        [one] Boost! 1 extra steg; spöken i vägen är ute för gott.
       *[other] Boost! { $steps } extra steg; spöken i vägen är ute för gott.
    }
phase-after = Du har gått. Lägg till något, eller avsluta turen med --.
phase-relocate = Öppningen, tur { $turn } av { $opening }: flytta ett av Kammarens staket.
phase-ghost-place = Sätt ett staket, eller spara det med --.
