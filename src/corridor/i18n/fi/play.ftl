play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Klassinen · 2
play-mode-classic-3 = Klassinen · 3
play-mode-classic-4 = Klassinen · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = Laajennettu PAC-MAN
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s / vuoro
        [days]
            { $days ->
                [one] 1 päivä / vuoro
               *[other] { $days } päivää / vuoro
            }
       *[none] ei kelloa
    }
play-watching = Katselet peliä
play-board = Pelilauta
play-guest = Vieras
play-name-and-side = { $name } ({ $side })
play-for = sijaistaa: { $name }
play-clock = Aikaa jäljellä: { $time }
play-clock-days = { $days } pv { $hours } t
play-fences =
    { $count ->
        [one] 1 aita jäljellä
       *[other] { $count } aitaa jäljellä
    }
play-lives = Elämät
play-lives-left =
    { $count ->
        [one] 1 elämä jäljellä
       *[other] { $count } elämää jäljellä
    }
play-pellets = Pillereitä syöty
play-pellets-eaten = { $count }/{ $all }
play-reserve = Varastossa
play-fences-label = Aidat
play-team-stock = Joukkueen aidat
play-speed = Nopeus
play-level-so-far = Taso nyt
play-yours = sinun
play-sees =
    { $own ->
        [yes] näkee sinut
       *[no] näkee hänet
    }
play-off-board = poissa laudalta
play-on-square = ruudussa { $square }
play-sees-along-file = näkee PAC-MANin sarakkeella { $name }
play-sees-along-rank = näkee PAC-MANin rivillä { $name }
play-legend-respawn = Paluuruutu: PAC-MAN tulee tästä laudalle
play-legend-tunnel = Tunneli { $one } – { $other }
play-legend-sight = Näköyhteys: tämä haamu pääsee pidemmälle
play-legend-ring = Rengas: tämän haamun voi nyt syödä
play-to-move = Vuorossa { $who }
play-teammate = joukkuetoveri päättää
play-task-race =
    { $fences ->
        [yes] Liiku pisteeseen tai aseta aita ruutujen väliin.
       *[no] Liiku pisteeseen. Aitasi ovat loppu.
    }
play-task-after =
    { $what ->
        [fence] Olet liikkunut. Aseta aita tai päätä vuorosi.
        [pellet] Olet liikkunut. Käytä pilleri tai päätä vuorosi.
       *[both] Olet liikkunut. Aseta aita, käytä pilleri tai päätä vuorosi.
    }
play-task-ghost-place = Aseta aita tai säästä se.
play-opening = Vuoro { $turn }
play-boost = Lisäliike
play-boost-eats =
    { $own ->
        [yes] Syöt tielle osuvat haamut, vain tällä vuorolla
       *[no] PAC-MAN syö tielle osuvat haamut, vain tällä vuorolla
    }
play-typed = Siirtosi: { $text }
play-left-short =
    { $count ->
        [one] 1 jäljellä
       *[other] { $count } jäljellä
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } askel
       *[other] { $who }: { $count } askelta
    }
play-keys-hover = Aseta klikkaamalla · R kääntää · Esc peruu
play-keys-held = Enter asettaa · R kääntää · Esc peruu
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN käyttää pillerin.
play-heard-eaten = PAC-MAN syö: { $pieces }.
play-heard-pellet = PAC-MAN syö pillerin: { $count }/{ $all }.
play-heard-boost =
    { $count ->
        [one] Lisäliike alkaa: 1 askel.
       *[other] Lisäliike alkaa: { $count } askelta.
    }
play-heard-boost-over = Lisäliike on ohi.
play-heard-caught =
    { $count ->
        [0] PAC-MAN jäi kiinni. Elämiä ei ole jäljellä.
        [one] PAC-MAN jäi kiinni. 1 elämä jäljellä.
       *[other] PAC-MAN jäi kiinni. { $count } elämää jäljellä.
    }
play-heard-clock =
    { $seconds ->
        [one] Kellossasi on jäljellä 1 sekunti.
       *[other] Kellossasi on jäljellä { $seconds } sekuntia.
    }
play-place = Aseta
play-rotate = Käännä
play-step-back = Askel takaisin
play-end-walk = Lopeta tähän
play-walk = Liiku
play-walk-anyway = Mene silti
play-yes = Kyllä
play-no = Ei
play-accept = Hyväksy
play-decline = Hylkää
play-close = Sulje
play-panel-more = Lisää
play-resign = Luovuta
play-resign-sure = Luovutetaanko tämä peli?
play-resign-team = Pyydetäänkö joukkuetta luovuttamaan?
play-abort = Keskeytä
play-abort-long = Keskeytä peli
play-abort-sure = Keskeytetäänkö peli?
play-takeback = Peru siirto
play-undo = Kumoa
play-draw = Tarjoa tasapeliä
play-routes = Reitit
play-phrases = Viestit
play-flip = Käännä lauta
play-save = Tallenna
play-new = Uusi
play-rematch = Revanssi
play-rematch-asked = Revanssi tarjottu
play-next-leg = Toinen peli
play-next-game = Seuraava peli
play-ask-hint = Pyydä vihjettä
play-suggest = Ehdota
play-suggest-to-team = Ehdota siirtoa joukkueelle
play-suggest-how = Valitse siirto; joukkueesi näkee sen.
play-suggested = Joukkueesi näkee ehdotuksesi: { $move }
play-suggests = { $who } ehdottaa: { $move }
play-play-it = Pelaa se
play-hint-wait = Tietokone miettii…
play-hint = Tietokone pelaisi { $move }
play-offered-draw = Tarjosit tasapeliä.
play-offered-takeback = Pyysit lupaa perua siirron.
play-offered-rematch = Tarjosit revanssia.
play-offers-draw = { $who } tarjoaa tasapeliä.
play-offers-takeback = { $who } haluaisi perua siirron.
play-offers-rematch = { $who } haluaisi revanssin.
play-declines = { $who } ei suostu.
play-play-on = Jatka peliä
play-give-up-asked = Haluat luovuttaa. Joukkueesi päättää kanssasi.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } ja sinä haluatte luovuttaa. Muu joukkue päättää kanssanne.
       *[no] { $who } haluaa luovuttaa. Suostutko?
    }
play-plays-on = { $who } haluaa jatkaa peliä.
play-gone-kept = { $name } on poissa. Paikka säilyy vielä:
play-gone = { $name } on poissa.
play-wait = Odota
play-claim = Ota voitto
play-put-bot = Tietokone tilalle
play-bot-for-you = Tietokone pelaa puolestasi.
play-return = Palaa paikallesi
play-line-lost = Yhteys katkesi. Yhdistetään…
play-unsent = Ei yhteyttä. Siirtosi { $move } on tallessa ja lähtee heti, kun yhteys palaa.
play-unsent-lost = Siirtoasi { $move } ei tehty: peli oli jo edennyt.
play-line-ended = Yhteys on päättynyt. Lataa sivu uudelleen.
play-moves = Siirrot
play-no-moves = Ei vielä siirtoja
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] Alku
        [one] 1 siirron jälkeen
       *[other] { $ply } siirron jälkeen
    }
play-back-to-now = Takaisin peliin
play-replay-move = Sitten: { $move }
play-replay-end = Näin PAC-MAN jäi kiinni.
play-why-caught =
    { $own ->
        [yes] Miksi menetin elämän?
       *[no] Miten elämä menetettiin?
    }
play-route = Matka maaliin
play-result-won = Voitit
play-result-lost = Hävisit
play-result-draw = Tasapeli
play-result-off = Keskeytetty
play-result-wins =
    { $many ->
        [yes] { $winner } voittavat
       *[no] { $winner } voittaa
    }
play-result-loses = { $loser } häviää, muut voittavat
play-reason-goal = Ensimmäisenä maalissa.
play-reason-pellets = Kaikki pillerit on syöty.
play-reason-ghosts = Kaikki haamut on syöty.
play-reason-catches = PAC-MANin elämät loppuivat.
play-reason-plies = Siirtoraja tuli täyteen.
play-reason-threefold = Sama asema toistui kolmesti.
play-reason-no-progress = Mikään ei ole muuttunut pitkään aikaan.
play-reason-resign =
    { $own ->
        [yes] Luovutit.
        [team] { $who } luovutti joukkueesi puolesta.
       *[no] Luovutus: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Aikasi loppui.
       *[no] Aika loppui: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Lähdit pöydästä.
       *[no] Poissa pöydästä: { $loser }.
    }
play-reason-agreement = Tasapelistä sovittiin.
play-reason-aborted = Kukaan ei voittanut eikä hävinnyt.
play-level = PAC-MANin taso: { $level }
play-legs = Kaksi peliä
play-leg = Peli { $number }
play-points = Pisteet
play-leg-result =
    { $how ->
        [won] Voitto
        [lost] Tappio
        [draw] Tasapeli
       *[off] Keskeytetty
    }
play-leg-start =
    { $first ->
        [yes] Aloitti
       *[no] Siirsi toisena
    }
play-leg-role = { $role } · pillereitä: { $pellets }
play-save-qgn = Siirtoluettelo (.qgn)
play-save-json = Pelin tiedot ohjelmille (JSON)
play-save-svg = Kuva, terävä missä koossa vain (SVG)
play-save-png = Kuva pikseleinä (PNG)
play-panel-phrases = Sano jotain
play-panel-settings = Asetukset
play-panel-save = Tallenna peli
play-panel-help = Näppäimet
play-overlay-sight = Näytä, kuka näkee PAC-MANin
play-overlay-reach = Näytä, minne kukin pääsee
play-overlay-routes = Näytä lyhimmät reitit
play-set-placing = Aitojen asettaminen sormella
play-placing-confirm = Vahvista jokainen aita
play-placing-release = Aseta, kun sormi nousee
play-placing-tray = Vedä palkista
play-set-confirm-walk = Vahvista liikkeet
play-set-sound = Äänet
play-set-vibration = Värinä
play-set-turn-board = Käännä lauta vuorossa olevalle, kun laite on yhteinen
play-key-arrows = liiku laudalla
play-key-tab = laudalle ja painikkeisiin
play-key-space = ruudut tai aidat
play-key-rotate = käännä aita
play-key-enter = aseta tai liiku
play-key-escape = peruuta
play-key-type = kirjoita mikä tahansa siirto, sitten Enter
play-key-undo = peru siirto
play-key-flip = käännä lauta
play-key-hint = vihje
play-key-routes = reitit näkyviin tai pois
play-key-help = tämä luettelo
play-since = Vuorosi jälkeen
play-since-last = Viimeisin siirto
play-did-walk =
    { $effect ->
        [pellet] syö pillerin ruudusta { $square }
        [ghosts] syö: { $pieces }
        [caught] saa PAC-MANin kiinni ruudussa { $square }
        [caught-you] saa sinut kiinni ruudussa { $square }
        [caught-self] törmää haamuun
       *[none] ruutuun { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] aita { $slot }, vaakaan
       *[vertical] aita { $slot }, pystyyn
    }
play-did-relocate = kammion aita paikkaan { $slot }
play-did-enter = tulee ruutuun { $square }
play-did-spend = käyttää pillerin
play-did-pass =
    { $what ->
        [boost] lopettaa lisäliikkeen
        [turn] päättää vuoron
        [keep] säästää aidan
        [stay] ei liiku
       *[pass] passaa
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } sai sinut kiinni. { $back ->
            [all] Kaikki palaavat alkuun
           *[pacman] Palaat laudalle paluuruudusta
        }; { $count ->
            [one] sinulla on 1 elämä.
           *[other] sinulla on { $count } elämää.
        }
       *[no] { $ghost } sai PAC-MANin kiinni. { $back ->
            [all] Kaikki palaavat alkuun
           *[pacman] Hän palaa laudalle paluuruudusta
        }; { $count ->
            [one] hänellä on 1 elämä.
           *[other] hänellä on { $count } elämää.
        }
    }
play-go-on = Jatka
play-sight =
    { $own ->
        [yes] { $count ->
            [one] { $pieces } näkee sinut: { $steps } askelta.
           *[other] { $count } haamua näkee sinut ({ $pieces }): { $steps } askelta kukin.
        }
       *[no] { $count ->
            [one] { $pieces } näkee PAC-MANin: { $steps } askelta.
           *[other] { $count } haamua näkee PAC-MANin ({ $pieces }): { $steps } askelta kukin.
        }
    }
play-mate-moves = { $name } siirtää: { $piece }
play-why = Sääntö
play-why-length =
    { $steps ->
        [one] Liiku tasan 1 askel.
       *[other] Liiku tasan { $steps } askelta.
    }
play-why-most =
    { $steps ->
        [one] Sinulla on 1 askel.
       *[other] Sinulla on { $steps } askelta.
    }
play-round = Kierros { $number }
play-rules-booklet = ohjevihon säännöt
play-rules-first-printing = ensipainos
play-rules-strict-english = englanti sanasta sanaan
play-rules-italian = italialaiset säännöt
play-rules-danish = tanskalaiset säännöt
play-rules-friendly-ghosts = kiltit haamut
play-rules-usual = tavalliset säännöt
play-rules-changed =
    { $count ->
        [one] 1 muutos
       *[other] { $count } muutosta
    }
play-term-boost = Lisäliike: lisäaskelia pillerin jälkeen. Syöt haamut, joiden yli kuljet.
play-term-frenzy = Hurjistuminen: haamu, joka näkee PAC-MANin, liikkuu 2 askelta eikä vain 1.
play-term-chamber = Kammio: huone laudan keskellä. Avauksessa haamut siirtävät sen aidat muualle.
play-term-spend = Käyttäminen: vaihdat varaston pillerin lisäaskeliin, jotka poistavat haamuja.
play-term-reserve = Varasto: pillerit, jotka PAC-MAN on syönyt ja säästänyt. Hän voi käyttää niitä vuorollaan.
play-term-sight = Näköyhteys: suora linja PAC-MANiin ilman aitaa välissä. Toiset haamut eivät ole tiellä.
play-term-tunnel = Tunneli: astu tästä ulos, niin tulet yhdellä askeleella sisään toisesta päästä.
play-term-respawn = Paluuruutu: PAC-MAN tulee tästä laudalle, jos ruutu on vapaa.
play-word-frenzy = Hurjistuminen
play-word-sight = Näköyhteys
play-word-spend = Käyttäminen
play-hint-done = Selvä
play-hint-goal-race =
    Pääse { $way ->
        [up] yläreunan
        [down] alareunan
        [left] vasemman reunan
       *[right] oikean reunan
    } { $side ->
        [0] siniselle
        [1] oranssille
        [2] vihreälle
       *[3] violetille
    } riville, ennen kuin muut pääsevät omalleen. Astu napauttamalla pistettä.
play-hint-goal-pacman = Syö kaikki { $count } pilleriä, ennen kuin haamut saavat sinut kiinni. Liiku napauttamalla pistettä.
play-hint-goal-ghosts =
    { $count ->
        [one] Ota PAC-MAN kiinni, ennen kuin hän on syönyt kaikki pillerit. Napauta haamua, sitten pistettä.
       *[other] Ota PAC-MAN kiinni { $count } kertaa, ennen kuin hän on syönyt kaikki pillerit. Napauta haamua, sitten pistettä.
    }
play-hint-fence = Aseta aita liu’uttamalla sormea väliä pitkin tai painamalla pitkään. Seuraa sormea ja paina sitten Aseta.
play-hint-boost =
    { $steps ->
        [one] Lisäliike! Liiku vielä 1 askel: syöt tielle osuvat haamut. Lopeta tähän -painikkeella voit pysähtyä aiemmin.
       *[other] Lisäliike! Liiku vielä enintään { $steps } askelta: syöt tielle osuvat haamut. Lopeta tähän -painikkeella voit pysähtyä aiemmin.
    }
play-hint-frenzy =
    { $own ->
        [yes] Haamu näkee sinut suorassa linjassa: se liikkuu { $steps } askelta. Laita väliin aita tai kulma.
       *[no] Haamu, joka näkee PAC-MANin suorassa linjassa, hurjistuu: se liikkuu { $steps } askelta.
    }
play-hint-catch = Kiinni jääminen maksaa PAC-MANille elämän. Kun elämät loppuvat, haamut voittavat. Syödyt pillerit pysyvät syötyinä.
play-hint-chamber = Ota kammiosta aita: napauta vaaleanpunaista aitaa ja liu’uta se uuteen paikkaan.
play-hint-spend = Sinulla on pillereitä varastossa. Käytä yksi nyt, niin saat lisäaskelia, jotka poistavat haamut lopullisesti.
play-hint-boxed = Olet jumissa: et voi astua etkä asettaa aitaa. Paina Passaa, niin vuoro siirtyy seuraavalle.
play-set-pace = Muiden siirrot
play-pace-fast = Nopeasti
play-pace-normal = Normaalisti
play-pace-slow = Hitaasti
play-pace-tap = Napauttamalla
play-set-hints = Vihjeitä aloittelijalle
play-set-notation = Siirrot merkintöinä (e3h)
table-your-figure = Hahmosi
play-review = Käy läpi
play-save-gif = Kaikki siirrot filminä (GIF)
play-save-animated-svg = Kaikki siirrot, terävänä missä koossa vain (animoitu SVG)
play-set-notify = Kerro, kun on minun vuoroni
play-notify-denied = Selaimesi ei salli ilmoituksia täällä. Voit muuttaa sen selaimen asetuksista tälle sivustolle.
play-watchers =
    { $count ->
        [one] 1 katsoja
       *[other] { $count } katsojaa
    }
play-level-up =
    { $wins ->
        [one] Voitit tason { $level }. Kokeillaanko tasoa { $next }?
       *[other] Voitit tason { $level } jo { $wins } kertaa peräkkäin. Kokeillaanko tasoa { $next }?
    }
play-level-down =
    { $losses ->
        [one] Taso { $level } oli kova vastus. Kokeillaanko tasoa { $next }?
       *[other] Taso { $level } voitti { $losses } peliä peräkkäin. Kokeillaanko tasoa { $next }?
    }
play-level-go = Pelaa tasolla { $level }
hint-wins = Se voittaa heti.
hint-fence =
    { $count ->
        [one] { $who } joutuu kulkemaan 1 askeleen enemmän, sinä et.
       *[other] { $who } joutuu kulkemaan { $count } askelta enemmän, sinä et.
    }
hint-fence-both =
    { $count ->
        [one] { $who } joutuu kulkemaan 1 askeleen enemmän, sinä { $own }.
       *[other] { $who } joutuu kulkemaan { $count } askelta enemmän, sinä { $own }.
    }
hint-fence-keeps = Sen jälkeen { $who } ei voi sulkea tietäsi siitä.
hint-route =
    { $count ->
        [one] Se on lyhimmällä tielläsi: sen jälkeen 1 askel jäljellä.
       *[other] Se on lyhimmällä tielläsi: sen jälkeen { $count } askelta jäljellä.
    }
hint-jump =
    { $count ->
        [one] Hyppy hahmon { $who } yli: sen jälkeen 1 askel jäljellä.
       *[other] Hyppy hahmon { $who } yli: sen jälkeen { $count } askelta jäljellä.
    }
hint-aside = Kaksi tietä jää auki, eikä { $who } voi sulkea molempia yhdellä aidalla.
hint-exposed-less =
    { $count ->
        [one] Sen jälkeen yksi aita pidentää matkaasi enintään 1 askeleen, nyt { $before }.
       *[other] Sen jälkeen yksi aita pidentää matkaasi enintään { $count } askelta, nyt { $before }.
    }
hint-pellet-safe = Ruudun { $square } pilleri on turvallinen: yksikään haamu ei yllä sinuun ensi vuorolla.
hint-pellet = Syöt pillerin ruudusta { $square }.
hint-eats = Syöt: { $pieces }.
hint-hides = Siellä olet piilossa näiltä: { $pieces }.
hint-safe = Siellä yksikään haamu ei yllä sinuun ensi vuorolla.
hint-towards-pellet =
    { $count ->
        [one] Siitä on 1 askel ruudun { $square } pilleriin.
       *[other] Siitä on { $count } askelta ruudun { $square } pilleriin.
    }
hint-away =
    { $count ->
        [one] Lähin haamu on sitten 1 askeleen päässä sinusta, nyt { $before }.
       *[other] Lähin haamu on sitten { $count } askeleen päässä sinusta, nyt { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Haamun { $piece } matka luoksesi pitenee 1 askeleen.
       *[other] Haamun { $piece } matka luoksesi pitenee { $count } askelta.
    }
hint-no-fence = Mikään aita ei nyt pidentäisi vastapuolen matkaa, joten säästä omasi.
hint-spends = Käytä pilleri: jatkat matkaa ja syöt haamut, jotka osuvat tiellesi.
hint-shuts-in =
    { $count ->
        [0] PAC-MANille ei jää yhtään turvallista ruutua; nyt niitä on { $before }.
        [one] PAC-MANille jää 1 turvallinen ruutu; nyt niitä on { $before }.
       *[other] PAC-MANille jää { $count } turvallista ruutua; nyt niitä on { $before }.
    }
hint-covers = { $piece } on sitten lähempänä ruudun { $square } pilleriä kuin PAC-MAN.
hint-fence-pellet =
    { $count ->
        [one] PAC-MANin matka ruutuun { $square } pitenee 1 askeleen.
       *[other] PAC-MANin matka ruutuun { $square } pitenee { $count } askelta.
    }
hint-catches = Se saa PAC-MANin kiinni.
hint-sees = { $piece } näkee sieltä PAC-MANin.
hint-closes-in =
    { $count ->
        [one] { $piece } on sitten 1 askeleen päässä PAC-MANista.
       *[other] { $piece } on sitten { $count } askeleen päässä PAC-MANista.
    }
hint-guards = Se vartioi ruudun { $square } pilleriä.
hint-best = Tietokone ei näe parempaa.
key-tab = Sarkain
key-space = Välilyönti
key-enter = Enter
key-escape = Esc
phase-race = Liiku tai aseta aita.
phase-walk =
    { $steps ->
        [one] Liiku 1 askel.
       *[other] Liiku { $steps } askelta.
    }
phase-boost =
    { $steps ->
        [one] Lisäliike! Vielä 1 askel; syöt tielle osuvat haamut.
       *[other] Lisäliike! Vielä enintään { $steps } askelta; syöt tielle osuvat haamut.
    }
phase-ghosts =
    { $steps ->
        [0] Siirrä yhtä haamua: { $pieces }.
        [one] Liiku 1 askel: { $pieces }.
       *[other] Liiku enintään { $steps } askelta: { $pieces }.
    }
phase-enter = Valitse, mistä tulet laudalle.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Liiku 1 askel; sitten saat asettaa aidan.
           *[other] Liiku { $steps } askelta; sitten saat asettaa aidan.
        }
       *[other] { $steps ->
            [one] Avaus, vuoro { $turn }/{ $opening }: liiku 1 askel tai aseta aita.
           *[other] Avaus, vuoro { $turn }/{ $opening }: liiku { $steps } askelta tai aseta aita.
        }
    }
phase-extra =
    { $steps ->
        [one] Lisäliike! 1 lisäaskel; tielle osuvat haamut poistuvat pelistä.
       *[other] Lisäliike! { $steps } lisäaskelta; tielle osuvat haamut poistuvat pelistä.
    }
phase-after = Olet liikkunut. Tee vielä jotain, tai päätä vuorosi merkillä --.
phase-relocate = Avaus, vuoro { $turn }/{ $opening }: siirrä yksi kammion aidoista.
phase-ghost-place = Aseta aita, tai säästä se merkillä --.
