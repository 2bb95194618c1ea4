cli-play-welcome = Bun venit la Corridor! Ce joc vrei?
cli-play-which = Joc:
cli-play-how-many = Câte persoane, de la 1 la { $most }? Cu 1, joci împotriva calculatorului.
cli-play-number = Scrie un număr de la { $low } la { $high }.
cli-play-name = Numele jucătorului { $number }:
cli-play-characters = { $name }, pionul tău: { $characters }.
cli-play-which-character = Pion:
cli-play-start = Vrei să începi tu? Dacă nu, decide întâmplarea.
cli-play-person = Jucătorul { $number }
cli-play-bot = Calculator
cli-play-bots = Calculator { $number }
cli-play-seats =
    { $most ->
        [one] Jocul ăsta e pentru 1.
        [few] Jocul ăsta are de la { $fewest } la { $most } locuri, nu { $count }.
       *[other] Jocul ăsta are de la { $fewest } la { $most } de locuri, nu { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Sunt mai multe nume sau personaje decât persoane: joacă 1.
        [few] Sunt mai multe nume sau personaje decât persoane: joacă { $count }.
       *[other] Sunt mai multe nume sau personaje decât persoane: joacă { $count }.
    }
cli-play-no-characters = Personajele sunt pentru pionii jocurilor clasice; aici fiecare piesă e ea însăși.
cli-play-alike = Doi pioni nu pot fi amândoi { $character }.
cli-play-first-or-side = Folosește --first sau --side, nu amândouă.
cli-play-nobody-first = Fără oameni nu poate cere nimeni o parte.
cli-play-resume-is-all = O partidă salvată își știe jocul și jucătorii: dă --resume fără ele.
cli-play-was-over = Partida din { $file } s-a terminat.
cli-play-sits = { $who } începe pe { $squares }.
cli-play-lot = Locurile sunt aleatorii.
cli-play-enters = { $who } intră întâi.
cli-play-looks = { $who } arată ca { $character }.
cli-play-how = Scrie o mutare sau „help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = una dintre { $pieces }
cli-play-example = De exemplu: { $moves }
cli-play-several = Se poate ajunge acolo pe mai multe drumuri. Scrie unul întreg: { $moves }.
cli-play-what = { $why } Scrie „help” ca să vezi ce poți face.
cli-play-not-yours = Cu piesa asta joacă { $who }.
cli-play-into-ghost = PAC-MAN ar da peste o fantomă și ar pierde o viață. Mergi totuși?
cli-play-forced = { $who } nu poate muta și zice pas.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = S-a cheltuit o capsulă.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN mănâncă ultima capsulă!
        [one] PAC-MAN mănâncă o capsulă! A mai rămas 1.
        [few] PAC-MAN mănâncă o capsulă! Au mai rămas { $count }.
       *[other] PAC-MAN mănâncă o capsulă! Au mai rămas { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN e prins pentru ultima oară!
        [one] PAC-MAN e prins! I-a mai rămas 1 viață.
        [few] PAC-MAN e prins! I-au mai rămas { $count } vieți.
       *[other] PAC-MAN e prins! I-au mai rămas { $count } de vieți.
    }
cli-play-eaten = PAC-MAN mănâncă: { $piece }!
cli-play-help-race =
    Mutări
      e4         mergi sau sari pe e4
      e3h        o barieră orizontală deasupra lui e3 și f3
      e3v        o barieră verticală la dreapta lui e3 și e4
cli-play-help-chase =
    Mutări
      Me6f6      mergi cu PAC-MAN prin e6 pe f6; B, I, P, C sunt fantomele
      f6         la fel, dacă e clar ce piesă merge și pe unde
      --         oprește-te aici sau stai pe loc
      M@e1       intră pe tablă pe e1
      $          cheltuie o capsulă pentru un mers cu impuls
      e3h        o barieră orizontală deasupra lui e3 și f3
      e3v        o barieră verticală la dreapta lui e3 și e4
      d3h>f7v    ia bariera d3h a Camerei și pune-o la f7v
cli-play-help =
    Cuvinte
      moves      toate mutările permise; „moves B” ale unei singure piese
      why MOVE   de ce nu se poate juca o mutare
      routes     cele mai scurte drumuri
      board      arată din nou tabla
      undo       înapoi până la ultima ta mutare
      save FILE  păstrează partida într-un fișier
      resign     abandonează
      quit       ieși
cli-play-no-piece = Nu există piesa „{ $name }”. Permise: { $allowed }.
cli-play-no-moves = { $piece } nu poate muta acum.
cli-play-undone =
    { $count ->
        [one] 1 mutare luată înapoi.
        [few] { $count } mutări luate înapoi.
       *[other] { $count } de mutări luate înapoi.
    }
cli-play-no-undo = Nu ai ce lua înapoi.
cli-play-why-what = Spune ce mutare, de exemplu: why e3h
cli-play-legal = { $move } e o mutare permisă.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 pas: { $squares }
        [few] { $piece }: { $count } pași: { $squares }
       *[other] { $piece }: { $count } de pași: { $squares }
    }
cli-play-no-route = Acum nu e niciun drum de arătat.
cli-play-resign = Abandonezi pentru { $who }?
cli-play-resigned = { $loser }: abandon. { $winner }: bine jucat!
cli-play-taken-over = Calculatorul joacă mai departe pentru { $who }.
cli-play-overwrite = { $file } există deja. Îl înlocuiești?
cli-play-saved = Salvată în { $file }.
cli-play-save = Salvezi partida în { $file }?
cli-play-resume = Ca să continui: corridor play --resume { $file }
cli-play-not-saved = Partida nu e salvată. Data viitoare, --autosave FILE o păstrează mutare cu mutare.
cli-play-default-yes = [D/n]
cli-play-default-no = [d/N]
cli-play-words-yes = d da y yes
cli-play-words-no = n nu no
cli-play-yes-or-no = Scrie d sau n.
cli-play-level = Nivelul lui PAC-MAN: { $title }
cli-play-level-of-bots = Cât de tare să fie calculatorul, de la 1 la 8?
cli-play-level-or-perfect = Cât de tare să fie calculatorul, de la 1 la 8? 9 e perfect: nu greșește niciodată.
cli-kind-walk = Unde poate merge { $piece }:
cli-kind-fence-h = Bariere orizontale:
cli-kind-fence-v = Bariere verticale:
cli-kind-relocate = Bariera { $fence } a Camerei merge la:
cli-kind-enter = Intrare:
cli-kind-other = Altceva:
cli-legal-count =
    { $count ->
        [one] { $side } la rând: 1 mutare permisă.
        [few] { $side } la rând: { $count } mutări permise.
       *[other] { $side } la rând: { $count } de mutări permise.
    }
cli-move-refused = { $move } nu se poate juca. { $why }
cli-cannot-read = { $file } nu se poate citi: { $why }.
cli-cannot-write = { $file } nu se poate scrie: { $why }.
