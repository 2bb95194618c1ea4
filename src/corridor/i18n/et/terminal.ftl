cli-play-welcome = Tere tulemast Corridori! Millist mängu tahad mängida?
cli-play-which = Mäng:
cli-play-how-many = Mitu inimest mängib, 1 kuni { $most }? Üksi mängid arvuti vastu.
cli-play-number = Kirjuta arv { $low } kuni { $high }.
cli-play-name = Mängija { $number } nimi:
cli-play-characters = { $name }, sinu nupp: { $characters }.
cli-play-which-character = Nupp:
cli-play-start = Kas tahad alustada? Kui ei, otsustab juhus.
cli-play-person = Mängija { $number }
cli-play-bot = Arvuti
cli-play-bots = Arvuti { $number }
cli-play-seats =
    { $most ->
        [one] Seda mängu mängib 1 inimene.
       *[other] Selles mängus on { $fewest } kuni { $most } kohta, mitte { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Nimesid või tegelasi on rohkem kui inimesi: mängib 1.
       *[other] Nimesid või tegelasi on rohkem kui inimesi: mängib { $count }.
    }
cli-play-no-characters = Tegelasi saab valida klassikaliste mängude nuppudele; siin on nupud need, kes nad on.
cli-play-alike = Kaks nuppu ei saa olla ühesugused: { $character }.
cli-play-first-or-side = Kasuta kas --first või --side, mitte mõlemat.
cli-play-nobody-first = Kui inimesi pole, ei saa keegi poolt valida.
cli-play-resume-is-all = Salvestatud mäng teab oma liiki ja mängijaid: kasuta --resume ilma nendeta.
cli-play-was-over = Mäng failis { $file } on läbi.
cli-play-sits = { $who } alustab: { $squares }.
cli-play-lot = Kohad on juhuslikud.
cli-play-enters = { $who } tuleb lauale esimesena.
cli-play-looks = { $who } näeb välja nii: { $character }.
cli-play-how = Kirjuta käik või „help“.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = üks neist ({ $pieces })
cli-play-example = Näiteks: { $moves }
cli-play-several = Sinna viib mitu teed. Kirjuta üks neist täielikult: { $moves }.
cli-play-what = { $why } Kirjuta „help“, et näha, mida saad teha.
cli-play-not-yours = Selle nupuga mängib { $who }.
cli-play-into-ghost = PAC-MAN astuks kummituse otsa ja kaotaks elu. Kas teed seda ikkagi?
cli-play-forced = { $who } ei saa käia ja passib.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Graanul on kulutatud.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN sööb viimase graanuli!
        [one] PAC-MAN sööb graanuli! Alles on 1.
       *[other] PAC-MAN sööb graanuli! Alles on { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN püüti viimast korda kinni!
        [one] PAC-MAN püüti kinni! Alles on 1 elu.
       *[other] PAC-MAN püüti kinni! Alles on { $count } elu.
    }
cli-play-eaten = PAC-MAN sööb ära: { $piece }!
cli-play-help-race =
    Käigud
      e4         liigu või hüppa ruudule e4
      e3h        rõhtne piire ruutude e3 ja f3 kohal
      e3v        püstine piire ruutudest e3 ja e4 paremal
cli-play-help-chase =
    Käigud
      Me6f6      PAC-MAN läheb e6 kaudu f6-le; kummitused on B, I, P, C
      f6         sama, kui on selge, milline nupp läheb ja kust kaudu
      --         peatu siin või jää paigale
      M@e1       tule lauale ruudul e1
      $          kuluta graanul ja saad sööstu
      e3h        rõhtne piire ruutude e3 ja f3 kohal
      e3v        püstine piire ruutudest e3 ja e4 paremal
      d3h>f7v    võta Kambri piire d3h ja pane see kohale f7v
cli-play-help =
    Sõnad
      moves      kõik lubatud käigud; „moves B“ ühe nupu omad
      why MOVE   miks käiku teha ei saa
      routes     lühimad teed
      board      näita lauda uuesti
      undo       võta tagasi kuni oma viimase käiguni
      save FILE  salvesta mäng faili
      resign     alistu
      quit       lahku
cli-play-no-piece = Sellist nuppu pole: „{ $name }“. Lubatud: { $allowed }.
cli-play-no-moves = { $piece } praegu käia ei saa.
cli-play-undone =
    { $count ->
        [one] 1 käik on tagasi võetud.
       *[other] { $count } käiku on tagasi võetud.
    }
cli-play-no-undo = Pole midagi tagasi võtta.
cli-play-why-what = Ütle, milline käik, näiteks: why e3h
cli-play-legal = { $move } on lubatud käik.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 samm: { $squares }
       *[other] { $piece }: { $count } sammu: { $squares }
    }
cli-play-no-route = Praegu pole teid, mida näidata.
cli-play-resign = Kas alistuda: { $who }?
cli-play-resigned = Alistus: { $loser }. Hästi mängitud, { $winner }!
cli-play-taken-over = { $who }: edasi mängib arvuti.
cli-play-overwrite = { $file } on juba olemas. Kas kirjutada üle?
cli-play-saved = Salvestatud: { $file }.
cli-play-save = Kas salvestada mäng faili { $file }?
cli-play-resume = Jätkamiseks: corridor play --resume { $file }
cli-play-not-saved = Mäng on salvestamata. Järgmisel korral salvestab --autosave FILE seda käik-käigult.
cli-play-default-yes = [J/e]
cli-play-default-no = [j/E]
cli-play-words-yes = j jah y yes
cli-play-words-no = e ei n no
cli-play-yes-or-no = Kirjuta j või e.
cli-play-level = PAC-MAN’i tase: { $title }
cli-play-level-of-bots = Kui tugev peab arvuti olema, 1 kuni 8?
cli-play-level-or-perfect = Kui tugev peab arvuti olema, 1 kuni 8? 9 on täiuslik: ei eksi kunagi.
cli-kind-walk = { $piece } saab minna:
cli-kind-fence-h = Rõhtsad piirded:
cli-kind-fence-v = Püstised piirded:
cli-kind-relocate = Kambri piirde { $fence } saab tõsta kohale:
cli-kind-enter = Lauale saab tulla:
cli-kind-other = Peale selle:
cli-legal-count =
    { $count ->
        [one] Käigul on { $side }: 1 lubatud käik.
       *[other] Käigul on { $side }: { $count } lubatud käiku.
    }
cli-move-refused = Käiku { $move } teha ei saa. { $why }
cli-cannot-read = Faili { $file } ei saa lugeda: { $why }.
cli-cannot-write = Faili { $file } ei saa kirjutada: { $why }.
