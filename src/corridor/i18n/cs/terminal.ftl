cli-play-welcome = Vítej v Corridoru! Kterou hru si dáš?
cli-play-which = Hra:
cli-play-how-many = Kolik lidí, 1 až { $most }? Jeden hráč hraje proti počítači.
cli-play-number = Napiš číslo od { $low } do { $high }.
cli-play-name = Jméno hráče { $number }:
cli-play-characters = { $name }, tvoje figurka: { $characters }.
cli-play-which-character = Figurka:
cli-play-start = Chceš začínat? Pokud ne, rozhodne náhoda.
cli-play-person = Hráč { $number }
cli-play-bot = Počítač
cli-play-bots = Počítač { $number }
cli-play-seats =
    { $most ->
        [one] Tahle hra je pro 1.
        [few] Tahle hra má { $fewest } až { $most } místa, ne { $count }.
       *[other] Tahle hra má { $fewest } až { $most } míst, ne { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Jmen nebo postav je víc než lidí: hraje 1.
        [few] Jmen nebo postav je víc než lidí: hrají { $count }.
       *[other] Jmen nebo postav je víc než lidí: hraje { $count }.
    }
cli-play-no-characters = Postavy jsou pro figurky klasických her; tady je každá figurka sama sebou.
cli-play-alike = Dvě figurky nemohou vypadat stejně: { $character }.
cli-play-first-or-side = Použij buď --first, nebo --side, ne obojí.
cli-play-nobody-first = Bez lidí si nikdo nemůže vybírat stranu.
cli-play-resume-is-all = Uložená partie zná svou hru i hráče: zadej --resume bez nich.
cli-play-was-over = Partie v { $file } už skončila.
cli-play-sits = { $who } začíná na { $squares }.
cli-play-lot = Místa jsou náhodná.
cli-play-enters = { $who } vstoupí jako první.
cli-play-looks = { $who } vypadá takhle: { $character }.
cli-play-how = Napiš tah, nebo „help“.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = jeden z duchů { $pieces }
cli-play-example = Například: { $moves }
cli-play-several = Vede tam víc cest. Napiš některou celou: { $moves }.
cli-play-what = { $why } Napiš „help“ a uvidíš, co všechno můžeš.
cli-play-not-yours = Za tuhle figurku hraje { $who }.
cli-play-into-ghost = PAC-MAN by narazil na ducha a přišel o život. Přesto?
cli-play-forced = { $who } nemůže táhnout a vynechává.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Tečka je utracená.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN jí poslední tečku!
        [one] PAC-MAN jí tečku! Zbývá 1.
        [few] PAC-MAN jí tečku! Zbývají { $count }.
       *[other] PAC-MAN jí tečku! Zbývá { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN je chycen naposledy!
        [one] PAC-MAN je chycen! Zbývá 1 život.
        [few] PAC-MAN je chycen! Zbývají { $count } životy.
       *[other] PAC-MAN je chycen! Zbývá { $count } životů.
    }
cli-play-eaten = PAC-MAN jí: { $piece }!
cli-play-help-race =
    Tahy
      e4         jít nebo skočit na e4
      e3h        vodorovná překážka nad e3 a f3
      e3v        svislá překážka vpravo od e3 a e4
cli-play-help-chase =
    Tahy
      Me6f6      jít s PAC-MANEM přes e6 na f6; B, I, P, C jsou duchové
      f6         totéž, když je jasné, která figurka jde a kudy
      --         skončit tady, nebo zůstat stát
      M@e1       vstoupit na desku na e1
      $          utratit tečku za pohyb s bonusem
      e3h        vodorovná překážka nad e3 a f3
      e3v        svislá překážka vpravo od e3 a e4
      d3h>f7v    vzít překážku Komnaty d3h a postavit ji na f7v
cli-play-help =
    Slova
      moves      všechny dovolené tahy; „moves B“ tahy jedné figurky
      why MOVE   proč tah zahrát nejde
      routes     nejkratší cesty
      board      znovu ukázat desku
      undo       vrátit se ke svému poslednímu tahu
      save FILE  uložit partii do souboru
      resign     vzdát se
      quit       odejít
cli-play-no-piece = Figurka „{ $name }“ tu není. Lze použít: { $allowed }.
cli-play-no-moves = { $piece } teď nemůže táhnout.
cli-play-undone =
    { $count ->
        [one] Vrácen 1 tah.
        [few] Vráceny { $count } tahy.
       *[other] Vráceno { $count } tahů.
    }
cli-play-no-undo = Není co vzít zpět.
cli-play-why-what = Řekni, který tah, například: why e3h
cli-play-legal = { $move } je dovolený tah.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 krok: { $squares }
        [few] { $piece }: { $count } kroky: { $squares }
       *[other] { $piece }: { $count } kroků: { $squares }
    }
cli-play-no-route = Teď není jakou cestu ukázat.
cli-play-resign = Vzdát partii za stranu { $who }?
cli-play-resigned = { $loser }: vzdáno. { $winner }: dobře zahráno!
cli-play-taken-over = { $who }: dál hraje počítač.
cli-play-overwrite = { $file } už existuje. Přepsat?
cli-play-saved = Uloženo do { $file }.
cli-play-save = Uložit partii do { $file }?
cli-play-resume = Pokračování: corridor play --resume { $file }
cli-play-not-saved = Partie není uložená. Příště ji --autosave FILE uloží tah po tahu.
cli-play-default-yes = [A/n]
cli-play-default-no = [a/N]
cli-play-words-yes = a ano y yes
cli-play-words-no = n ne no
cli-play-yes-or-no = Napiš a, nebo n.
cli-play-level = Úroveň PAC-MANA: { $title }
cli-play-level-of-bots = Jak silný má být počítač, 1 až 8?
cli-play-level-or-perfect = Jak silný má být počítač, 1 až 8? 9 je dokonalý: nikdy neudělá chybu.
cli-kind-walk = Pohyb, { $piece }:
cli-kind-fence-h = Vodorovné překážky:
cli-kind-fence-v = Svislé překážky:
cli-kind-relocate = { $fence } z Komnaty může na:
cli-kind-enter = Vstup na desku:
cli-kind-other = Dále:
cli-legal-count =
    { $count ->
        [one] Na tahu: { $side }. Je tu 1 dovolený tah.
        [few] Na tahu: { $side }. Jsou tu { $count } dovolené tahy.
       *[other] Na tahu: { $side }. Je tu { $count } dovolených tahů.
    }
cli-move-refused = { $move } zahrát nejde. { $why }
cli-cannot-read = { $file } nejde přečíst: { $why }.
cli-cannot-write = Do { $file } nejde zapisovat: { $why }.
