cli-play-welcome = Welkom bij Corridor! Welk spel wil je spelen?
cli-play-which = Spel:
cli-play-how-many = Met hoeveel mensen, 1 t/m { $most }? In je eentje speel je tegen de computer.
cli-play-number = Typ een getal van { $low } t/m { $high }.
cli-play-name = Naam van speler { $number }:
cli-play-characters = { $name }, jouw pion: { $characters }.
cli-play-which-character = Pion:
cli-play-start = Wil je beginnen? Zo niet, dan beslist het toeval.
cli-play-person = Speler { $number }
cli-play-bot = Computer
cli-play-bots = Computer { $number }
cli-play-seats =
    { $most ->
        [one] Dit spel is voor 1.
       *[other] Dit spel heeft { $fewest } tot { $most } plekken, geen { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Er zijn meer namen of personages dan mensen: er speelt er 1.
       *[other] Er zijn meer namen of personages dan mensen: er spelen er { $count }.
    }
cli-play-no-characters = Personages zijn voor de pionnen van de klassieke spellen; hier zijn de stukken zichzelf.
cli-play-alike = Twee pionnen kunnen niet allebei { $character } zijn.
cli-play-first-or-side = Gebruik --first of --side, niet allebei.
cli-play-nobody-first = Zonder mensen kan niemand om een kant vragen.
cli-play-resume-is-all = Een bewaarde partij kent het spel en de spelers al: geef --resume zonder die erbij.
cli-play-was-over = De partij in { $file } is afgelopen.
cli-play-sits = { $who } begint op { $squares }.
cli-play-lot = De plekken zijn willekeurig verdeeld.
cli-play-enters = { $who } komt als eerste binnen.
cli-play-looks = { $who } ziet eruit als { $character }.
cli-play-how = Typ een zet, of ‘help’.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = een van { $pieces }
cli-play-example = Bijvoorbeeld: { $moves }
cli-play-several = Er zijn meer wegen daarheen. Typ er een voluit: { $moves }.
cli-play-what = { $why } Typ ‘help’ om te zien wat je kunt doen.
cli-play-not-yours = Dat stuk wordt gespeeld door { $who }.
cli-play-into-ghost = PAC-MAN loopt dan tegen een spook aan en verliest een leven. Toch doen?
cli-play-forced = { $who } kan niets en past.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Er is een krachtpil ingezet.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN eet de laatste krachtpil op!
        [one] PAC-MAN eet een krachtpil op! Nog 1 over.
       *[other] PAC-MAN eet een krachtpil op! Nog { $count } over.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN is voor de laatste keer gevangen!
        [one] PAC-MAN is gevangen! Nog 1 leven.
       *[other] PAC-MAN is gevangen! Nog { $count } levens.
    }
cli-play-eaten = PAC-MAN eet { $piece } op!
cli-play-help-race =
    Zetten
      e4         loop of spring naar e4
      e3h        een horizontaal muurtje boven e3 en f3
      e3v        een verticaal muurtje rechts van e3 en e4
cli-play-help-chase =
    Zetten
      Me6f6      loop met PAC-MAN via e6 naar f6; B, I, P, C zijn de spoken
      f6         hetzelfde, als duidelijk is welk stuk loopt, en hoe
      --         stop hier, of blijf staan
      M@e1       kom het bord op bij e1
      $          zet een krachtpil in voor een bonusbeweging
      e3h        een horizontaal muurtje boven e3 en f3
      e3v        een verticaal muurtje rechts van e3 en e4
      d3h>f7v    haal het muurtje d3h uit de Kamer en zet het op f7v
cli-play-help =
    Woorden
      moves      alle toegestane zetten; ‘moves B’ die van één stuk
      why MOVE   waarom een zet niet kan
      routes     de kortste routes
      board      toon het bord opnieuw
      undo       neem terug tot je laatste zet
      save FILE  bewaar de partij in een bestand
      resign     geef op
      quit       stop
cli-play-no-piece = Er is geen stuk ‘{ $name }’. Dit kan: { $allowed }.
cli-play-no-moves = { $piece } kan nu niets doen.
cli-play-undone =
    { $count ->
        [one] 1 zet is teruggenomen.
       *[other] { $count } zetten zijn teruggenomen.
    }
cli-play-no-undo = Er valt niets terug te nemen.
cli-play-why-what = Zeg welke zet, bijvoorbeeld: why e3h
cli-play-legal = { $move } is een toegestane zet.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 stap: { $squares }
       *[other] { $piece }: { $count } stappen: { $squares }
    }
cli-play-no-route = Er zijn nu geen routes om te tonen.
cli-play-resign = Opgeven voor { $who }?
cli-play-resigned = { $loser }: opgegeven. { $winner }: goed gespeeld!
cli-play-taken-over = De computer neemt het over van { $who }.
cli-play-overwrite = { $file } bestaat al. Overschrijven?
cli-play-saved = Bewaard in { $file }.
cli-play-save = De partij bewaren in { $file }?
cli-play-resume = Om verder te gaan: corridor play --resume { $file }
cli-play-not-saved = De partij is niet bewaard. Volgende keer bewaart --autosave FILE alles zet voor zet.
cli-play-default-yes = [J/n]
cli-play-default-no = [j/N]
cli-play-words-yes = j ja y yes
cli-play-words-no = n nee no
cli-play-yes-or-no = Typ j of n.
cli-play-level = Niveau van PAC-MAN: { $title }
cli-play-level-of-bots = Hoe sterk moet de computer zijn, 1 t/m 8?
cli-play-level-or-perfect = Hoe sterk moet de computer zijn, 1 t/m 8? 9 is perfect: die maakt nooit een fout.
cli-kind-walk = Lopen met { $piece }:
cli-kind-fence-h = Horizontale muurtjes:
cli-kind-fence-v = Verticale muurtjes:
cli-kind-relocate = { $fence } van de Kamer kan naar:
cli-kind-enter = Binnenkomen:
cli-kind-other = Verder:
cli-legal-count =
    { $count ->
        [one] { $side } aan zet: 1 toegestane zet.
       *[other] { $side } aan zet: { $count } toegestane zetten.
    }
cli-move-refused = { $move } kan niet. { $why }
cli-cannot-read = { $file } is niet te lezen: { $why }.
cli-cannot-write = { $file } kan niet worden geschreven: { $why }.
