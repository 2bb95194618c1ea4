cli-play-welcome = Velkommen til Corridor! Hvilket spil har du lyst til?
cli-play-which = Spil:
cli-play-how-many = Hvor mange er I, 1 til { $most }? Alene spiller du mod computeren.
cli-play-number = Skriv et tal fra { $low } til { $high }.
cli-play-name = Navn på spiller { $number }:
cli-play-characters = { $name }, din brik: { $characters }.
cli-play-which-character = Brik:
cli-play-start = Vil du begynde? Hvis ikke, er det tilfældigt.
cli-play-person = Spiller { $number }
cli-play-bot = Computer
cli-play-bots = Computer { $number }
cli-play-seats =
    { $most ->
        [one] Dette spil er for 1.
       *[other] Dette spil har { $fewest } til { $most } pladser, ikke { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Der er flere navne eller figurer end mennesker: 1 spiller.
       *[other] Der er flere navne eller figurer end mennesker: { $count } spiller.
    }
cli-play-no-characters = Figurer er til brikkerne i de klassiske spil; her er brikkerne sig selv.
cli-play-alike = To brikker kan ikke begge være { $character }.
cli-play-first-or-side = Brug enten --first eller --side, ikke begge.
cli-play-nobody-first = Uden mennesker kan ingen bede om en side.
cli-play-resume-is-all = Et gemt spil kender selv sin variant og sine spillere: skriv --resume uden dem.
cli-play-was-over = Spillet i { $file } er slut.
cli-play-sits = { $who } begynder på { $squares }.
cli-play-lot = Pladserne er tilfældige.
cli-play-enters = { $who } kommer ind først.
cli-play-looks = { $who } ligner { $character }.
cli-play-how = Skriv et træk eller ”help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = en af { $pieces }
cli-play-example = For eksempel: { $moves }
cli-play-several = Der er flere veje derhen. Skriv en af dem helt ud: { $moves }.
cli-play-what = { $why } Skriv ”help” for at se, hvad du kan gøre.
cli-play-not-yours = Den brik spilles af { $who }.
cli-play-into-ghost = PAC-MAN ville løbe ind i et spøgelse og miste et liv. Gør det alligevel?
cli-play-forced = { $who } kan ikke rykke og melder pas.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Et bonusbær er brugt.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN spiser det sidste bonusbær!
        [one] PAC-MAN spiser et bonusbær! 1 er tilbage.
       *[other] PAC-MAN spiser et bonusbær! { $count } er tilbage.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN er fanget for sidste gang!
        [one] PAC-MAN er fanget! 1 liv er tilbage.
       *[other] PAC-MAN er fanget! { $count } liv er tilbage.
    }
cli-play-eaten = PAC-MAN spiser { $piece }!
cli-play-help-race =
    Træk
      e4         ryk eller hop til e4
      e3h        en vandret forhindring over e3 og f3
      e3v        en lodret forhindring til højre for e3 og e4
cli-play-help-chase =
    Træk
      Me6f6      ryk med PAC-MAN via e6 til f6; B, I, P, C er spøgelserne
      f6         det samme, hvis brik og vej er klare
      --         stop her, eller bliv stående
      M@e1       kom ind på brættet på e1
      $          brug et bonusbær til et bonusryk
      e3h        en vandret forhindring over e3 og f3
      e3v        en lodret forhindring til højre for e3 og e4
      d3h>f7v    tag Kammerets forhindring d3h, og sæt den på f7v
cli-play-help =
    Ord
      moves      alle lovlige træk; ”moves B” kun for én brik
      why MOVE   hvorfor et træk ikke kan spilles
      routes     de korteste veje
      board      vis brættet igen
      undo       gå tilbage til dit sidste træk
      save FILE  gem spillet i en fil
      resign     giv op
      quit       forlad spillet
cli-play-no-piece = Der er ingen brik ”{ $name }”. Tilladt: { $allowed }.
cli-play-no-moves = { $piece } kan ikke rykke nu.
cli-play-undone = { $count } træk er taget tilbage.
cli-play-no-undo = Der er ikke noget at fortryde.
cli-play-why-what = Sig, hvilket træk, for eksempel: why e3h
cli-play-legal = { $move } er et lovligt træk.
cli-play-route = { $piece }: { $count } skridt: { $squares }
cli-play-no-route = Der er ingen veje at vise nu.
cli-play-resign = Vil { $who } give op?
cli-play-resigned = { $loser }: gav op. { $winner }: godt spillet!
cli-play-taken-over = Computeren tager over for { $who }.
cli-play-overwrite = { $file } findes allerede. Skal den overskrives?
cli-play-saved = Gemt i { $file }.
cli-play-save = Skal spillet gemmes i { $file }?
cli-play-resume = Spil videre med: corridor play --resume { $file }
cli-play-not-saved = Spillet er ikke gemt. Næste gang gemmer --autosave FILE det træk for træk.
cli-play-default-yes = [J/n]
cli-play-default-no = [j/N]
cli-play-words-yes = j ja y yes
cli-play-words-no = n nej no
cli-play-yes-or-no = Skriv j eller n.
cli-play-level = PAC-MANs niveau: { $title }
cli-play-level-of-bots = Hvor stærk skal computeren være, 1 til 8?
cli-play-level-or-perfect = Hvor stærk skal computeren være, 1 til 8? 9 er perfekt: den begår aldrig fejl.
cli-kind-walk = Ryk med { $piece }:
cli-kind-fence-h = Vandrette forhindringer:
cli-kind-fence-v = Lodrette forhindringer:
cli-kind-relocate = Kammerets { $fence } flyttes til:
cli-kind-enter = Ind på brættet:
cli-kind-other = Desuden:
cli-legal-count =
    { $count ->
        [one] { $side } har turen: 1 lovligt træk.
       *[other] { $side } har turen: { $count } lovlige træk.
    }
cli-move-refused = { $move } kan ikke spilles. { $why }
cli-cannot-read = { $file } kan ikke læses: { $why }.
cli-cannot-write = { $file } kan ikke skrives: { $why }.
