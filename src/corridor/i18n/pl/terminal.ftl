cli-play-welcome = Witaj w Corridor! W co gramy?
cli-play-which = Gra:
cli-play-how-many = Ile osób gra, od 1 do { $most }? W pojedynkę grasz przeciw komputerowi.
cli-play-number = Wpisz liczbę od { $low } do { $high }.
cli-play-name = Imię gracza { $number }:
cli-play-characters = { $name }, twój pionek: { $characters }.
cli-play-which-character = Pionek:
cli-play-start = Chcesz zacząć? Jeśli nie, zdecyduje los.
cli-play-person = Gracz { $number }
cli-play-bot = Komputer
cli-play-bots = Komputer { $number }
cli-play-seats =
    { $most ->
        [one] Ta gra jest dla 1 osoby.
        [few] Ta gra ma od { $fewest } do { $most } miejsc, a nie { $count }.
        [many] Ta gra ma od { $fewest } do { $most } miejsc, a nie { $count }.
       *[other] Ta gra ma od { $fewest } do { $most } miejsca, a nie { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Imion lub postaci jest więcej niż osób: gra 1.
        [few] Imion lub postaci jest więcej niż osób: grają { $count }.
        [many] Imion lub postaci jest więcej niż osób: gra { $count }.
       *[other] Imion lub postaci jest więcej niż osób: gra { $count }.
    }
cli-play-no-characters = Postacie są dla pionków w trybach klasycznych; tutaj każdy pionek jest sobą.
cli-play-alike = Dwa pionki nie mogą wyglądać tak samo: { $character }.
cli-play-first-or-side = Podaj albo --first, albo --side, nie oba naraz.
cli-play-nobody-first = Bez ludzi nikt nie może prosić o stronę.
cli-play-resume-is-all = Zapisana partia zna swój tryb i graczy: podaj --resume bez nich.
cli-play-was-over = Partia w { $file } jest już skończona.
cli-play-sits = { $who } zaczyna na { $squares }.
cli-play-lot = Miejsca są losowe.
cli-play-enters = { $who } najpierw wchodzi na planszę.
cli-play-looks = { $who } wygląda tak: { $character }.
cli-play-how = Wpisz ruch albo „help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = jeden z pionków ({ $pieces })
cli-play-example = Na przykład: { $moves }
cli-play-several = Prowadzi tam kilka dróg. Wpisz jedną z nich w całości: { $moves }.
cli-play-what = { $why } Wpisz „help”, żeby zobaczyć, co można zrobić.
cli-play-not-yours = Tym pionkiem gra { $who }.
cli-play-into-ghost = PAC-MAN wpadłby na ducha i stracił życie. Na pewno?
cli-play-forced = { $who } nie ma ruchu i pasuje.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Kulka wydana.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN zjada ostatnią kulkę!
        [one] PAC-MAN zjada kulkę! Została 1.
        [few] PAC-MAN zjada kulkę! Zostały { $count }.
        [many] PAC-MAN zjada kulkę! Zostało { $count }.
       *[other] PAC-MAN zjada kulkę! Zostało { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN złapany po raz ostatni!
        [one] PAC-MAN złapany! Zostało 1 życie.
        [few] PAC-MAN złapany! Zostały { $count } życia.
        [many] PAC-MAN złapany! Zostało { $count } żyć.
       *[other] PAC-MAN złapany! Zostało { $count } życia.
    }
cli-play-eaten = PAC-MAN zjada ducha: { $piece }!
cli-play-help-race =
    Ruchy
      e4         idź lub przeskocz na e4
      e3h        poziome ogrodzenie nad e3 i f3
      e3v        pionowe ogrodzenie na prawo od e3 i e4
cli-play-help-chase =
    Ruchy
      Me6f6      idź PAC-MANEM przez e6 na f6; B, I, P, C to duchy
      f6         to samo, jeśli wiadomo, który pionek idzie i którędy
      --         zatrzymaj się tu albo zostań
      M@e1       wejdź na planszę na e1
      $          wydaj kulkę na bonusowy ruch
      e3h        poziome ogrodzenie nad e3 i f3
      e3v        pionowe ogrodzenie na prawo od e3 i e4
      d3h>f7v    weź ogrodzenie Komnaty d3h i ustaw je na f7v
cli-play-help =
    Słowa
      moves      wszystkie dozwolone ruchy; „moves B” – ruchy jednego pionka
      why RUCH   dlaczego nie można wykonać ruchu
      routes     najkrótsze drogi
      board      pokaż planszę jeszcze raz
      undo       cofnij do twojego ostatniego ruchu
      save PLIK  zapisz partię w pliku
      resign     poddaj się
      quit       wyjdź
cli-play-no-piece = Nie ma pionka „{ $name }”. Dozwolone: { $allowed }.
cli-play-no-moves = { $piece } nie ma teraz ruchu.
cli-play-undone =
    { $count ->
        [one] Cofnięto 1 ruch.
        [few] Cofnięto { $count } ruchy.
        [many] Cofnięto { $count } ruchów.
       *[other] Cofnięto { $count } ruchu.
    }
cli-play-no-undo = Nie ma czego cofać.
cli-play-why-what = Podaj, który ruch, na przykład: why e3h
cli-play-legal = { $move } to dozwolony ruch.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 krok: { $squares }
        [few] { $piece }: { $count } kroki: { $squares }
        [many] { $piece }: { $count } kroków: { $squares }
       *[other] { $piece }: { $count } kroku: { $squares }
    }
cli-play-no-route = Nie ma teraz dróg do pokazania.
cli-play-resign = { $who }: poddać partię?
cli-play-resigned = { $loser }: partia poddana. { $winner }: dobra gra!
cli-play-taken-over = Komputer gra dalej za: { $who }.
cli-play-overwrite = { $file } już istnieje. Nadpisać?
cli-play-saved = Zapisano w { $file }.
cli-play-save = Zapisać partię w { $file }?
cli-play-resume = Żeby grać dalej: corridor play --resume { $file }
cli-play-not-saved = Partia nie jest zapisana. Następnym razem --autosave PLIK zapisze ją ruch po ruchu.
cli-play-default-yes = [T/n]
cli-play-default-no = [t/N]
cli-play-words-yes = t tak y yes
cli-play-words-no = n nie no
cli-play-yes-or-no = Wpisz t lub n.
cli-play-level = Poziom PAC-MANA: { $title }
cli-play-level-of-bots = Jak silny ma być komputer, od 1 do 8?
cli-play-level-or-perfect = Jak silny ma być komputer, od 1 do 8? 9 to poziom idealny: nigdy się nie myli.
cli-kind-walk = Ruchy pionka { $piece }:
cli-kind-fence-h = Ogrodzenia poziome:
cli-kind-fence-v = Ogrodzenia pionowe:
cli-kind-relocate = Ogrodzenie Komnaty { $fence } można przestawić na:
cli-kind-enter = Wejście na planszę:
cli-kind-other = Poza tym:
cli-legal-count =
    { $count ->
        [one] Na ruchu: { $side }, 1 dozwolony ruch.
        [few] Na ruchu: { $side }, { $count } dozwolone ruchy.
        [many] Na ruchu: { $side }, { $count } dozwolonych ruchów.
       *[other] Na ruchu: { $side }, { $count } dozwolonego ruchu.
    }
cli-move-refused = Nie można zagrać { $move }. { $why }
cli-cannot-read = Nie można odczytać pliku { $file }: { $why }.
cli-cannot-write = Nie można zapisać pliku { $file }: { $why }.
