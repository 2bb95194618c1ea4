cli-play-welcome = Tervetuloa pelaamaan Corridoria! Minkä pelin haluat?
cli-play-which = Peli:
cli-play-how-many = Montako pelaajaa, 1–{ $most }? Yksin pelaat tietokonetta vastaan.
cli-play-number = Kirjoita luku väliltä { $low }–{ $high }.
cli-play-name = Pelaajan { $number } nimi:
cli-play-characters = { $name }, hahmosi: { $characters }.
cli-play-which-character = Hahmo:
cli-play-start = Haluatko aloittaa? Jos et, aloittaja arvotaan.
cli-play-person = Pelaaja { $number }
cli-play-bot = Tietokone
cli-play-bots = Tietokone { $number }
cli-play-seats =
    { $most ->
        [one] Tämä peli on yhdelle.
       *[other] Tässä pelissä on { $fewest }–{ $most } paikkaa, ei { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Nimiä tai hahmoja on enemmän kuin pelaajia: heitä on 1.
       *[other] Nimiä tai hahmoja on enemmän kuin pelaajia: heitä on { $count }.
    }
cli-play-no-characters = Ulkoasun voi valita vain klassisissa peleissä; tässä kaikki ovat omia itsejään.
cli-play-alike = Kahdella pelaajalla ei voi olla samaa hahmoa: { $character }.
cli-play-first-or-side = Käytä joko --first tai --side, ei molempia.
cli-play-nobody-first = Ilman ihmispelaajia kukaan ei voi pyytää puolta.
cli-play-resume-is-all = Tallennettu peli tietää pelimuodon ja pelaajat: anna --resume ilman niitä.
cli-play-was-over = Tiedostossa { $file } oleva peli on päättynyt.
cli-play-sits = { $who } aloittaa tästä: { $squares }.
cli-play-lot = Paikat on arvottu.
cli-play-enters = { $who } tulee laudalle ensin.
cli-play-looks = { $who } näyttää tältä: { $character }.
cli-play-how = Kirjoita siirto tai ”help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = jokin näistä: { $pieces }
cli-play-example = Esimerkiksi: { $moves }
cli-play-several = Sinne pääsee monta tietä. Kirjoita jokin näistä kokonaan: { $moves }.
cli-play-what = { $why } Kirjoita ”help”, niin näet, mitä voit tehdä.
cli-play-not-yours = Sillä hahmolla pelaa { $who }.
cli-play-into-ghost = PAC-MAN kävelisi haamun päälle ja menettäisi elämän. Tehdäänkö se silti?
cli-play-forced = { $who } ei voi liikkua ja passaa.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Pilleri on käytetty.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN syö viimeisen pillerin!
        [one] PAC-MAN syö pillerin! 1 on jäljellä.
       *[other] PAC-MAN syö pillerin! { $count } on jäljellä.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN jäi kiinni viimeisen kerran!
        [one] PAC-MAN jäi kiinni! 1 elämä on jäljellä.
       *[other] PAC-MAN jäi kiinni! { $count } elämää on jäljellä.
    }
cli-play-eaten = PAC-MAN syö: { $piece }!
cli-play-help-race =
    Siirrot
      e4         liiku tai hyppää ruutuun e4
      e3h        vaaka-aita ruutujen e3 ja f3 yläpuolelle
      e3v        pystyaita ruutujen e3 ja e4 oikealle puolelle
cli-play-help-chase =
    Siirrot
      Me6f6      PAC-MAN liikkuu ruudun e6 kautta ruutuun f6; haamut: B, I, P, C
      f6         sama, jos on selvää, mikä hahmo liikkuu ja mitä tietä
      --         pysähdy tähän tai pysy paikallasi
      M@e1       tule laudalle ruutuun e1
      $          käytä pilleri ja saat lisäaskelia
      e3h        vaaka-aita ruutujen e3 ja f3 yläpuolelle
      e3v        pystyaita ruutujen e3 ja e4 oikealle puolelle
      d3h>f7v    ota kammion aita d3h ja laita se paikkaan f7v
cli-play-help =
    Komennot
      moves      kaikki sallitut siirrot; ”moves B” vain yhden hahmon
      why MOVE   miksi siirtoa ei voi pelata
      routes     lyhimmät reitit
      board      näytä lauta uudelleen
      undo       palaa edelliseen siirtoosi
      save FILE  tallenna peli tiedostoon
      resign     luovuta
      quit       lopeta
cli-play-no-piece = Hahmoa ”{ $name }” ei ole. Mahdolliset: { $allowed }.
cli-play-no-moves = { $piece } ei voi nyt liikkua.
cli-play-undone =
    { $count ->
        [one] 1 siirto peruttiin.
       *[other] { $count } siirtoa peruttiin.
    }
cli-play-no-undo = Ei ole siirtoa, jonka voisi perua.
cli-play-why-what = Kerro, mikä siirto, esimerkiksi: why e3h
cli-play-legal = { $move } on sallittu siirto.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 askel: { $squares }
       *[other] { $piece }: { $count } askelta: { $squares }
    }
cli-play-no-route = Nyt ei ole reittejä näytettäväksi.
cli-play-resign = { $who }: luovutetaanko?
cli-play-resigned = { $loser }: luovutus. { $winner }: hyvin pelattu!
cli-play-taken-over = { $who }: tietokone jatkaa tästä.
cli-play-overwrite = { $file } on jo olemassa. Korvataanko se?
cli-play-saved = Tallennettu: { $file }.
cli-play-save = Tallennetaanko peli tiedostoon { $file }?
cli-play-resume = Näin jatkat: corridor play --resume { $file }
cli-play-not-saved = Peliä ei tallennettu. Ensi kerralla --autosave FILE tallentaa sen siirto siirrolta.
cli-play-default-yes = [K/e]
cli-play-default-no = [k/E]
cli-play-words-yes = k kyllä joo y yes
cli-play-words-no = e ei n no
cli-play-yes-or-no = Kirjoita k tai e.
cli-play-level = PAC-MANin taso: { $title }
cli-play-level-of-bots = Miten vahva tietokoneen pitäisi olla, 1–8?
cli-play-level-or-perfect = Miten vahva tietokoneen pitäisi olla, 1–8? 9 on täydellinen: se ei erehdy koskaan.
cli-kind-walk = Liikkeet, { $piece }:
cli-kind-fence-h = Vaaka-aidat:
cli-kind-fence-v = Pystyaidat:
cli-kind-relocate = Kammion aidan { $fence } voi siirtää tänne:
cli-kind-enter = Laudalle:
cli-kind-other = Lisäksi:
cli-legal-count =
    { $count ->
        [one] Vuorossa { $side }: 1 sallittu siirto.
       *[other] Vuorossa { $side }: { $count } sallittua siirtoa.
    }
cli-move-refused = Siirtoa { $move } ei voi pelata. { $why }
cli-cannot-read = Tiedostoa { $file } ei voi lukea: { $why }.
cli-cannot-write = Tiedostoa { $file } ei voi kirjoittaa: { $why }.
