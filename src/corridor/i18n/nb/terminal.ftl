cli-play-welcome = Velkommen til Corridor! Hvilket spill vil du spille?
cli-play-which = Spill:
cli-play-how-many = Hvor mange personer, 1 til { $most }? Er du alene, spiller du mot maskinen.
cli-play-number = Skriv et tall fra { $low } til { $high }.
cli-play-name = Navnet på spiller { $number }:
cli-play-characters = { $name }, brikken din: { $characters }.
cli-play-which-character = Brikke:
cli-play-start = Vil du begynne? Hvis ikke, avgjør tilfeldighetene.
cli-play-person = Spiller { $number }
cli-play-bot = Maskinen
cli-play-bots = Maskin { $number }
cli-play-seats =
    { $most ->
        [one] Dette spillet er for 1.
       *[other] Dette spillet har { $fewest } til { $most } plasser, ikke { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Det er flere navn eller figurer enn personer: 1 spiller.
       *[other] Det er flere navn eller figurer enn personer: { $count } spiller.
    }
cli-play-no-characters = Figurer er for brikkene i de klassiske spillene; her er brikkene seg selv.
cli-play-alike = To brikker kan ikke begge være { $character }.
cli-play-first-or-side = Bruk enten --first eller --side, ikke begge.
cli-play-nobody-first = Uten personer er det ingen som kan be om en side.
cli-play-resume-is-all = Et lagret parti vet hvilket spill og hvilke spillere det har: bruk --resume uten dem.
cli-play-was-over = Partiet i { $file } er over.
cli-play-sits = { $who } starter på { $squares }.
cli-play-lot = Plassene er tilfeldige.
cli-play-enters = { $who } kommer inn først.
cli-play-looks = { $who } ser ut som { $character }.
cli-play-how = Skriv et trekk, eller «help».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = en av { $pieces }
cli-play-example = For eksempel: { $moves }
cli-play-several = Det er flere veier dit. Skriv en av dem helt ut: { $moves }.
cli-play-what = { $why } Skriv «help» for å se hva du kan gjøre.
cli-play-not-yours = Den brikken spilles av { $who }.
cli-play-into-ghost = Da går PAC-MAN på et spøkelse og mister et liv. Gjøre det likevel?
cli-play-forced = { $who } kan ikke flytte og står over.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = En energikule er brukt.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN spiser den siste energikulen!
        [one] PAC-MAN spiser en energikule! 1 er igjen.
       *[other] PAC-MAN spiser en energikule! { $count } er igjen.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN er fanget for siste gang!
        [one] PAC-MAN er fanget! 1 liv er igjen.
       *[other] PAC-MAN er fanget! { $count } liv er igjen.
    }
cli-play-eaten = PAC-MAN spiser { $piece }!
cli-play-help-race =
    Trekk
      e4         gå eller hopp til e4
      e3h        et vannrett gjerde over e3 og f3
      e3v        et loddrett gjerde til høyre for e3 og e4
cli-play-help-chase =
    Trekk
      Me6f6      gå med PAC-MAN over e6 til f6; B, I, P, C er spøkelsene
      f6         det samme, hvis det er klart hvilken brikke som går, og hvordan
      --         stopp her, eller bli stående
      M@e1       kom inn på brettet på e1
      $          bruk en energikule for ekstra steg med boost
      e3h        et vannrett gjerde over e3 og f3
      e3v        et loddrett gjerde til høyre for e3 og e4
      d3h>f7v    ta gjerdet d3h fra Kammeret og sett det på f7v
cli-play-help =
    Ord
      moves      alle lovlige trekk; «moves B» trekkene til én brikke
      why MOVE   hvorfor et trekk ikke kan spilles
      routes     de korteste veiene
      board      vis brettet igjen
      undo       ta tilbake til ditt siste trekk
      save FILE  lagre partiet i en fil
      resign     gi opp
      quit       gå ut
cli-play-no-piece = Det finnes ingen brikke «{ $name }». Lov: { $allowed }.
cli-play-no-moves = { $piece } kan ikke flytte nå.
cli-play-undone =
    { $count ->
        [one] 1 trekk er tatt tilbake.
       *[other] { $count } trekk er tatt tilbake.
    }
cli-play-no-undo = Det er ingenting å ta tilbake.
cli-play-why-what = Si hvilket trekk, for eksempel: why e3h
cli-play-legal = { $move } er et lovlig trekk.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 steg: { $squares }
       *[other] { $piece }: { $count } steg: { $squares }
    }
cli-play-no-route = Det er ingen veier å vise nå.
cli-play-resign = Gi opp for { $who }?
cli-play-resigned = { $loser }: ga opp. { $winner }: bra spilt!
cli-play-taken-over = Maskinen tar over for { $who }.
cli-play-overwrite = { $file } finnes. Skrive over den?
cli-play-saved = Lagret i { $file }.
cli-play-save = Lagre partiet i { $file }?
cli-play-resume = Slik fortsetter du: corridor play --resume { $file }
cli-play-not-saved = Partiet er ikke lagret. Neste gang lagrer --autosave FILE det trekk for trekk.
cli-play-default-yes = [J/n]
cli-play-default-no = [j/N]
cli-play-words-yes = j ja y yes
cli-play-words-no = n nei no
cli-play-yes-or-no = Skriv j eller n.
cli-play-level = PAC-MANs nivå: { $title }
cli-play-level-of-bots = Hvor sterk skal maskinen være, 1 til 8?
cli-play-level-or-perfect = Hvor sterk skal maskinen være, 1 til 8? 9 er perfekt: gjør aldri feil.
cli-kind-walk = Steg for { $piece }:
cli-kind-fence-h = Vannrette gjerder:
cli-kind-fence-v = Loddrette gjerder:
cli-kind-relocate = { $fence } i Kammeret kan flyttes til:
cli-kind-enter = Komme inn:
cli-kind-other = Ellers:
cli-legal-count =
    { $count ->
        [one] { $side } har turen: 1 lovlig trekk.
       *[other] { $side } har turen: { $count } lovlige trekk.
    }
cli-move-refused = { $move } kan ikke spilles. { $why }
cli-cannot-read = { $file } kan ikke leses: { $why }.
cli-cannot-write = { $file } kan ikke skrives: { $why }.
