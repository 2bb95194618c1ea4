cli-play-welcome = Sveiki, čia „Corridor“! Kurį žaidimą norite žaisti?
cli-play-which = Žaidimas:
cli-play-how-many = Kiek žmonių, nuo 1 iki { $most }? Vienas žaidžia prieš kompiuterį.
cli-play-number = Įveskite skaičių nuo { $low } iki { $high }.
cli-play-name = { $number } žaidėjo vardas:
cli-play-characters = { $name }, jūsų figūrėlė: { $characters }.
cli-play-which-character = Figūrėlė:
cli-play-start = Norite pradėti? Jei ne, spręs atsitiktinumas.
cli-play-person = { $number } žaidėjas
cli-play-bot = Kompiuteris
cli-play-bots = Kompiuteris { $number }
cli-play-seats =
    { $most ->
        [1] Šis žaidimas skirtas vienam.
       *[other] Šiame žaidime vietų yra nuo { $fewest } iki { $most }, o ne { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Vardų ar figūrėlių daugiau nei žmonių: žaidžia { $count }.
        [few] Vardų ar figūrėlių daugiau nei žmonių: žaidžia { $count }.
       *[other] Vardų ar figūrėlių daugiau nei žmonių: žaidžia { $count }.
    }
cli-play-no-characters = Išvaizda renkamasi tik klasikinių žaidimų figūrėlėms; čia kiekviena yra pati savimi.
cli-play-alike = Dvi figūrėlės negali būti vienodos: { $character }.
cli-play-first-or-side = Naudokite --first arba --side, bet ne abu.
cli-play-nobody-first = Kai nėra žmonių, prašyti pusės nėra kam.
cli-play-resume-is-all = Išsaugota partija žino savo žaidimą ir žaidėjus: rašykite --resume be jų.
cli-play-was-over = Partija faile { $file } jau baigta.
cli-play-sits = { $who } pradeda nuo { $squares }.
cli-play-lot = Vietos paskirstytos atsitiktinai.
cli-play-enters = { $who } pirmiausia įeina į lentą.
cli-play-looks = { $who } atrodo taip: { $character }.
cli-play-how = Įveskite ėjimą arba „help“.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = viena iš figūrėlių: { $pieces }
cli-play-example = Pavyzdžiui: { $moves }
cli-play-several = Ten galima nueiti keliais būdais. Įveskite vieną iš jų visą: { $moves }.
cli-play-what = { $why } Įveskite „help“ ir pamatysite, ką galima daryti.
cli-play-not-yours = Šia figūrėle žaidžia { $who }.
cli-play-into-ghost = PAC-MAN’as užeitų ant vaiduoklio ir netektų gyvybės. Vis tiek eiti?
cli-play-forced = { $who } negali eiti ir praleidžia.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Piliulė panaudota.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN’as suvalgo paskutinę piliulę!
        [one] PAC-MAN’as suvalgo piliulę! Liko { $count }.
        [few] PAC-MAN’as suvalgo piliulę! Liko { $count }.
       *[other] PAC-MAN’as suvalgo piliulę! Liko { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN’as pagautas paskutinį kartą!
        [one] PAC-MAN’as pagautas! Liko { $count } gyvybė.
        [few] PAC-MAN’as pagautas! Liko { $count } gyvybės.
       *[other] PAC-MAN’as pagautas! Liko { $count } gyvybių.
    }
cli-play-eaten = PAC-MAN’as suvalgo: { $piece }!
cli-play-help-race =
    Ėjimai
      e4         eiti arba peršokti į e4
      e3h        gulsčia tvora virš e3 ir f3
      e3v        stačia tvora dešinėje nuo e3 ir e4
cli-play-help-chase =
    Ėjimai
      Me6f6      PAC-MAN’as eina per e6 į f6; B, I, P, C yra vaiduokliai
      f6         tas pats, jei aišku, kas eina ir kaip
      --         sustoti čia arba likti vietoje
      M@e1       įeiti į lentą ties e1
      $          panaudoti piliulę ir eiti su spurtu
      e3h        gulsčia tvora virš e3 ir f3
      e3v        stačia tvora dešinėje nuo e3 ir e4
      d3h>f7v    paimti Kambario tvorą d3h ir pastatyti ties f7v
cli-play-help =
    Žodžiai
      moves      visi galimi ėjimai; „moves B“ – vienos figūrėlės
      why MOVE   kodėl ėjimas negalimas
      routes     trumpiausi keliai
      board      dar kartą parodyti lentą
      undo       atšaukti iki jūsų paskutinio ėjimo
      save FILE  išsaugoti partiją faile
      resign     pasiduoti
      quit       išeiti
cli-play-no-piece = Figūrėlės „{ $name }“ nėra. Galima: { $allowed }.
cli-play-no-moves = { $piece } dabar eiti negali.
cli-play-undone =
    { $count ->
        [one] Atšauktas { $count } ėjimas.
        [few] Atšaukti { $count } ėjimai.
       *[other] Atšaukta { $count } ėjimų.
    }
cli-play-no-undo = Nėra ko atšaukti.
cli-play-why-what = Pasakykite, kuris ėjimas, pavyzdžiui: why e3h
cli-play-legal = { $move } yra galimas ėjimas.
cli-play-route =
    { $count ->
        [one] { $piece }: { $count } žingsnis: { $squares }
        [few] { $piece }: { $count } žingsniai: { $squares }
       *[other] { $piece }: { $count } žingsnių: { $squares }
    }
cli-play-no-route = Dabar nėra kelių, kuriuos būtų galima parodyti.
cli-play-resign = { $who }: pasiduoti?
cli-play-resigned = { $loser } pasiduoda. { $winner }: puikiai sužaista!
cli-play-taken-over = { $who }: toliau žaidžia kompiuteris.
cli-play-overwrite = { $file } jau yra. Perrašyti?
cli-play-saved = Išsaugota faile { $file }.
cli-play-save = Išsaugoti partiją faile { $file }?
cli-play-resume = Norėdami tęsti: corridor play --resume { $file }
cli-play-not-saved = Partija neišsaugota. Kitą kartą --autosave FILE saugos ją po kiekvieno ėjimo.
cli-play-default-yes = [T/n]
cli-play-default-no = [t/N]
cli-play-words-yes = t taip y yes
cli-play-words-no = n ne no
cli-play-yes-or-no = Įveskite t arba n.
cli-play-level = PAC-MAN’o lygis: { $title }
cli-play-level-of-bots = Kokio stiprumo kompiuterio norite, nuo 1 iki 8?
cli-play-level-or-perfect = Kokio stiprumo kompiuterio norite, nuo 1 iki 8? 9 – tobulas: niekada neklysta.
cli-kind-walk = { $piece } gali eiti:
cli-kind-fence-h = Gulsčios tvoros:
cli-kind-fence-v = Stačios tvoros:
cli-kind-relocate = Kambario tvora { $fence } keliama į:
cli-kind-enter = Įeiti į lentą:
cli-kind-other = Dar galima:
cli-legal-count =
    { $count ->
        [one] { $side } eina: { $count } galimas ėjimas.
        [few] { $side } eina: { $count } galimi ėjimai.
       *[other] { $side } eina: { $count } galimų ėjimų.
    }
cli-move-refused = Ėjimas { $move } negalimas. { $why }
cli-cannot-read = Nepavyksta perskaityti failo { $file }: { $why }.
cli-cannot-write = Nepavyksta įrašyti failo { $file }: { $why }.
