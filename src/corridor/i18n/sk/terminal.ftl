cli-play-welcome = Vitaj v Corridore! Ktorú hru si dáš?
cli-play-which = Hra:
cli-play-how-many = Koľko ľudí, 1 až { $most }? Jeden človek hrá proti počítaču.
cli-play-number = Napíš číslo od { $low } do { $high }.
cli-play-name = Meno hráča { $number }:
cli-play-characters = { $name }, tvoja figúrka: { $characters }.
cli-play-which-character = Figúrka:
cli-play-start = Chceš začínať? Ak nie, rozhodne náhoda.
cli-play-person = Hráč { $number }
cli-play-bot = Počítač
cli-play-bots = Počítač { $number }
cli-play-seats =
    { $most ->
        [one] Táto hra je pre 1.
        [few] Táto hra má { $fewest } až { $most } miesta, nie { $count }.
       *[other] Táto hra má { $fewest } až { $most } miest, nie { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Mien alebo postavičiek je viac ako ľudí: hrá 1.
        [few] Mien alebo postavičiek je viac ako ľudí: hrajú { $count }.
       *[other] Mien alebo postavičiek je viac ako ľudí: hrá { $count }.
    }
cli-play-no-characters = Postavičky sú pre figúrky klasických hier; tu je každá figúrka sama sebou.
cli-play-alike = Dve figúrky nemôžu vyzerať rovnako: { $character }.
cli-play-first-or-side = Použi buď --first, alebo --side, nie oboje.
cli-play-nobody-first = Bez ľudí si stranu nemá kto vyberať.
cli-play-resume-is-all = Uložená partia pozná svoju hru aj hráčov: zadaj --resume bez nich.
cli-play-was-over = Partia v { $file } sa už skončila.
cli-play-sits = { $who } začína na { $squares }.
cli-play-lot = Miesta sú náhodné.
cli-play-enters = { $who } začína vstupom na dosku.
cli-play-looks = { $who } vyzerá takto: { $character }.
cli-play-how = Napíš ťah alebo „help“.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = jeden z duchov { $pieces }
cli-play-example = Napríklad: { $moves }
cli-play-several = Vedie tam viac ciest. Napíš niektorú celú: { $moves }.
cli-play-what = { $why } Napíš „help“ a uvidíš, čo všetko môžeš.
cli-play-not-yours = Za túto figúrku hrá { $who }.
cli-play-into-ghost = PAC-MAN by vbehol do ducha a prišiel o život. Aj tak?
cli-play-forced = { $who } nemôže ťahať a vynecháva.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Bodka je minutá.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN zjedol poslednú bodku!
        [one] PAC-MAN zjedol bodku! Zostáva 1.
        [few] PAC-MAN zjedol bodku! Zostávajú { $count }.
       *[other] PAC-MAN zjedol bodku! Zostáva { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN je chytený naposledy!
        [one] PAC-MAN je chytený! Zostáva 1 život.
        [few] PAC-MAN je chytený! Zostávajú { $count } životy.
       *[other] PAC-MAN je chytený! Zostáva { $count } životov.
    }
cli-play-eaten = PAC-MAN zjedol ducha { $piece }!
cli-play-help-race =
    Ťahy
      e4         ísť alebo skočiť na e4
      e3h        vodorovná prekážka nad e3 a f3
      e3v        zvislá prekážka vpravo od e3 a e4
cli-play-help-chase =
    Ťahy
      Me6f6      ísť s PAC-MANOM cez e6 na f6; B, I, P, C sú duchovia
      f6         to isté, ak je jasné, ktorá figúrka ide a kadiaľ
      --         skončiť tu alebo zostať stáť
      M@e1       vstúpiť na dosku na e1
      $          minúť bodku za pohyb s bonusom
      e3h        vodorovná prekážka nad e3 a f3
      e3v        zvislá prekážka vpravo od e3 a e4
      d3h>f7v    vziať prekážku Komnaty d3h a postaviť ju na f7v
cli-play-help =
    Slová
      moves      všetky povolené ťahy; „moves B“ ťahy jednej figúrky
      why MOVE   prečo sa ťah nedá zahrať
      routes     najkratšie cesty
      board      znova ukázať dosku
      undo       vrátiť sa k svojmu poslednému ťahu
      save FILE  uložiť partiu do súboru
      resign     vzdať sa
      quit       odísť
cli-play-no-piece = Figúrka „{ $name }“ tu nie je. Dá sa použiť: { $allowed }.
cli-play-no-moves = { $piece } teraz nemôže ťahať.
cli-play-undone =
    { $count ->
        [one] Vrátený 1 ťah.
        [few] Vrátené { $count } ťahy.
       *[other] Vrátených { $count } ťahov.
    }
cli-play-no-undo = Nie je čo vrátiť.
cli-play-why-what = Povedz, ktorý ťah, napríklad: why e3h
cli-play-legal = { $move } je povolený ťah.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 krok: { $squares }
        [few] { $piece }: { $count } kroky: { $squares }
       *[other] { $piece }: { $count } krokov: { $squares }
    }
cli-play-no-route = Teraz nie je aké cesty ukázať.
cli-play-resign = Vzdať partiu za stranu { $who }?
cli-play-resigned = { $loser }: partia vzdaná. { $winner }: pekne zahrané!
cli-play-taken-over = { $who }: ďalej hrá počítač.
cli-play-overwrite = { $file } už existuje. Prepísať?
cli-play-saved = Uložené do { $file }.
cli-play-save = Uložiť partiu do { $file }?
cli-play-resume = Pokračovanie: corridor play --resume { $file }
cli-play-not-saved = Partia nie je uložená. Nabudúce ju --autosave FILE uloží ťah po ťahu.
cli-play-default-yes = [A/n]
cli-play-default-no = [a/N]
cli-play-words-yes = a ano áno y yes
cli-play-words-no = n nie no
cli-play-yes-or-no = Napíš a alebo n.
cli-play-level = Úroveň PAC-MANA: { $title }
cli-play-level-of-bots = Aký silný má byť počítač, 1 až 8?
cli-play-level-or-perfect = Aký silný má byť počítač, 1 až 8? 9 je dokonalý: nikdy sa nepomýli.
cli-kind-walk = Kam môže ísť { $piece }:
cli-kind-fence-h = Vodorovné prekážky:
cli-kind-fence-v = Zvislé prekážky:
cli-kind-relocate = Prekážku Komnaty { $fence } možno dať na:
cli-kind-enter = Vstup na dosku:
cli-kind-other = Okrem toho:
cli-legal-count =
    { $count ->
        [one] Na ťahu: { $side }, 1 povolený ťah.
        [few] Na ťahu: { $side }, { $count } povolené ťahy.
       *[other] Na ťahu: { $side }, { $count } povolených ťahov.
    }
cli-move-refused = { $move } sa zahrať nedá. { $why }
cli-cannot-read = { $file } sa nedá prečítať: { $why }.
cli-cannot-write = { $file } sa nedá zapísať: { $why }.
