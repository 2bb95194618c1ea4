cli-play-welcome = Välkommen till Corridor! Vilket spel vill du spela?
cli-play-which = Spel:
cli-play-how-many = Hur många personer, 1 till { $most }? Ensam spelar du mot datorn.
cli-play-number = Skriv ett tal från { $low } till { $high }.
cli-play-name = Namn på spelare { $number }:
cli-play-characters = { $name }, din pjäs: { $characters }.
cli-play-which-character = Pjäs:
cli-play-start = Vill du börja? Annars slumpas det.
cli-play-person = Spelare { $number }
cli-play-bot = Datorn
cli-play-bots = Dator { $number }
cli-play-seats =
    { $most ->
        [one] Det här spelet är för 1.
       *[other] Det här spelet har { $fewest } till { $most } platser, inte { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Det är fler namn eller figurer än personer: 1 spelar.
       *[other] Det är fler namn eller figurer än personer: { $count } spelar.
    }
cli-play-no-characters = Figurer är till för pjäserna i de klassiska spelen; här är pjäserna sig själva.
cli-play-alike = Två pjäser kan inte båda vara { $character }.
cli-play-first-or-side = Använd antingen --first eller --side, inte båda.
cli-play-nobody-first = Utan människor kan ingen be om en sida.
cli-play-resume-is-all = I ett sparat parti är spel och spelare redan bestämda: ange --resume utan dem.
cli-play-was-over = Partiet i { $file } är slut.
cli-play-sits = { $who } börjar på { $squares }.
cli-play-lot = Platserna är slumpade.
cli-play-enters = { $who } kommer in först.
cli-play-looks = { $who } ser ut som { $character }.
cli-play-how = Skriv ett drag, eller ”help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = en av { $pieces }
cli-play-example = Till exempel: { $moves }
cli-play-several = Det finns flera vägar dit. Skriv en av dem i sin helhet: { $moves }.
cli-play-what = { $why } Skriv ”help” så ser du vad du kan göra.
cli-play-not-yours = Den pjäsen spelas av { $who }.
cli-play-into-ghost = PAC-MAN skulle gå på ett spöke och tappa ett liv. Göra det ändå?
cli-play-forced = { $who } kan inte gå och står över.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = En bonussymbol är använd.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN äter den sista bonussymbolen!
        [one] PAC-MAN äter en bonussymbol! 1 är kvar.
       *[other] PAC-MAN äter en bonussymbol! { $count } är kvar.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN är fångad för sista gången!
        [one] PAC-MAN är fångad! 1 liv är kvar.
       *[other] PAC-MAN är fångad! { $count } liv är kvar.
    }
cli-play-eaten = PAC-MAN äter { $piece }!
cli-play-help-race =
    Drag
      e4         gå eller hoppa till e4
      e3h        ett vågrätt staket ovanför e3 och f3
      e3v        ett lodrätt staket till höger om e3 och e4
cli-play-help-chase =
    Drag
      Me6f6      gå med PAC-MAN via e6 till f6; B, I, P, C är spökena
      f6         samma sak, om det är klart vilken pjäs som går, och hur
      --         stanna här, eller stå kvar
      M@e1       kom in på brädet på e1
      $          använd en bonussymbol för en boost
      e3h        ett vågrätt staket ovanför e3 och f3
      e3v        ett lodrätt staket till höger om e3 och e4
      d3h>f7v    ta Kammarens staket d3h och sätt det på f7v
cli-play-help =
    Ord
      moves      alla tillåtna drag; ”moves B” visar dem för en pjäs
      why MOVE   varför ett drag inte kan spelas
      routes     de kortaste vägarna
      board      visa brädet igen
      undo       ta tillbaka till ditt senaste drag
      save FILE  spara partiet i en fil
      resign     ge upp
      quit       avsluta
cli-play-no-piece = Det finns ingen pjäs ”{ $name }”. Tillåtna: { $allowed }.
cli-play-no-moves = { $piece } kan inte gå nu.
cli-play-undone =
    { $count ->
        [one] 1 drag har tagits tillbaka.
       *[other] { $count } drag har tagits tillbaka.
    }
cli-play-no-undo = Det finns inget att ta tillbaka.
cli-play-why-what = Säg vilket drag, till exempel: why e3h
cli-play-legal = { $move } är ett tillåtet drag.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 steg: { $squares }
       *[other] { $piece }: { $count } steg: { $squares }
    }
cli-play-no-route = Det finns inga vägar att visa nu.
cli-play-resign = Ge upp för { $who }?
cli-play-resigned = { $loser }: gav upp. { $winner }: bra spelat!
cli-play-taken-over = Datorn tar över för { $who }.
cli-play-overwrite = { $file } finns redan. Skriva över den?
cli-play-saved = Sparat i { $file }.
cli-play-save = Spara partiet i { $file }?
cli-play-resume = Fortsätt med: corridor play --resume { $file }
cli-play-not-saved = Partiet är inte sparat. Nästa gång sparar --autosave FILE det drag för drag.
cli-play-default-yes = [J/n]
cli-play-default-no = [j/N]
cli-play-words-yes = j ja y yes
cli-play-words-no = n nej no
cli-play-yes-or-no = Skriv j eller n.
cli-play-level = PAC-MANs nivå: { $title }
cli-play-level-of-bots = Hur stark ska datorn vara, 1 till 8?
cli-play-level-or-perfect = Hur stark ska datorn vara, 1 till 8? 9 är perfekt och gör aldrig fel.
cli-kind-walk = Gå med { $piece }:
cli-kind-fence-h = Vågräta staket:
cli-kind-fence-v = Lodräta staket:
cli-kind-relocate = { $fence } från Kammaren flyttas till:
cli-kind-enter = Gå in på brädet:
cli-kind-other = Övrigt:
cli-legal-count =
    { $count ->
        [one] { $side } är på tur: 1 tillåtet drag.
       *[other] { $side } är på tur: { $count } tillåtna drag.
    }
cli-move-refused = { $move } går inte att spela. { $why }
cli-cannot-read = { $file } går inte att läsa: { $why }.
cli-cannot-write = { $file } går inte att skriva till: { $why }.
