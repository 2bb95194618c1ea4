cli-play-welcome = Laipni lūdzam spēlē Corridor! Ko spēlēsim?
cli-play-which = Spēle:
cli-play-how-many = Cik cilvēku, no 1 līdz { $most }? Vienatnē spēlēsi pret datoru.
cli-play-number = Ieraksti skaitli no { $low } līdz { $high }.
cli-play-name = { $number }. spēlētāja vārds:
cli-play-characters = { $name }, tava figūriņa: { $characters }.
cli-play-which-character = Figūriņa:
cli-play-start = Vai gribi sākt? Ja ne, izšķirs nejaušība.
cli-play-person = { $number }. spēlētājs
cli-play-bot = Dators
cli-play-bots = Dators { $number }
cli-play-seats =
    { $most ->
        [1] Šī spēle ir vienam.
       *[other] Šajā spēlē ir no { $fewest } līdz { $most } vietām, nevis { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [zero] Vārdu vai tēlu ir vairāk nekā cilvēku: spēlē { $count }.
        [one] Vārdu vai tēlu ir vairāk nekā cilvēku: spēlē { $count }.
       *[other] Vārdu vai tēlu ir vairāk nekā cilvēku: spēlē { $count }.
    }
cli-play-no-characters = Tēlus izvēlas tikai klasisko spēļu figūriņām; šeit katrai figūriņai savs tēls jau ir.
cli-play-alike = Divas figūriņas nevar izskatīties vienādi: { $character }.
cli-play-first-or-side = Lieto vai nu --first, vai --side, ne abus.
cli-play-nobody-first = Bez cilvēkiem neviens nevar prasīt pusi.
cli-play-resume-is-all = Saglabāta spēle zina savu veidu un spēlētājus: lieto --resume bez tiem.
cli-play-was-over = Spēle failā { $file } ir beigusies.
cli-play-sits = { $who } sāk uz { $squares }.
cli-play-lot = Vietas ir sadalītas nejauši.
cli-play-enters = { $who } vispirms ienāk laukumā.
cli-play-looks = { $who } izskatās šādi: { $character }.
cli-play-how = Ieraksti gājienu vai „help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = kāds no { $pieces }
cli-play-example = Piemēram: { $moves }
cli-play-several = Uz turieni ved vairāki ceļi. Ieraksti vienu no tiem pilnībā: { $moves }.
cli-play-what = { $why } Ieraksti „help”, lai redzētu, ko vari darīt.
cli-play-not-yours = Ar šo figūriņu spēlē { $who }.
cli-play-into-ghost = Pakmens ieskrietu spokā un zaudētu dzīvību. Tomēr iet?
cli-play-forced = { $who } nevar paiet un izlaiž gājienu.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Lode ir iztērēta.
cli-play-pellet =
    { $count ->
        [0] Pakmens apēd pēdējo lodi!
        [zero] Pakmens apēd lodi! Paliek { $count }.
        [one] Pakmens apēd lodi! Paliek { $count }.
       *[other] Pakmens apēd lodi! Paliek { $count }.
    }
cli-play-caught =
    { $count ->
        [0] Pakmens ir noķerts pēdējo reizi!
        [zero] Pakmens ir noķerts! Paliek { $count } dzīvību.
        [one] Pakmens ir noķerts! Paliek { $count } dzīvība.
       *[other] Pakmens ir noķerts! Paliek { $count } dzīvības.
    }
cli-play-eaten = Pakmens apēd: { $piece }!
cli-play-help-race =
    Gājieni
      e4         iet vai lēkt uz e4
      e3h        horizontāla siena virs e3 un f3
      e3v        vertikāla siena pa labi no e3 un e4
cli-play-help-chase =
    Gājieni
      Me6f6      iet ar Pakmenu caur e6 uz f6; B, I, P, C ir spoki
      f6         tas pats, ja skaidrs, kura figūriņa iet un kā
      --         apstāties te vai palikt uz vietas
      M@e1       ienākt laukumā uz e1
      $          iztērēt lodi izrāvienam
      e3h        horizontāla siena virs e3 un f3
      e3v        vertikāla siena pa labi no e3 un e4
      d3h>f7v    paņemt Kambara sienu d3h un nolikt to uz f7v
cli-play-help =
    Vārdi
      moves      visi atļautie gājieni; „moves B” – vienas figūriņas gājieni
      why MOVE   kāpēc gājienu nevar izdarīt
      routes     īsākie ceļi
      board      parādīt laukumu vēlreiz
      undo       atsaukt līdz tavam pēdējam gājienam
      save FILE  saglabāt spēli failā
      resign     padoties
      quit       iziet
cli-play-no-piece = Figūriņas „{ $name }” nav. Var: { $allowed }.
cli-play-no-moves = { $piece } tagad nevar paiet.
cli-play-undone =
    { $count ->
        [zero] Atsaukti { $count } gājieni.
        [one] Atsaukts { $count } gājiens.
       *[other] Atsaukti { $count } gājieni.
    }
cli-play-no-undo = Nav, ko atsaukt.
cli-play-why-what = Pasaki, kuru gājienu, piemēram: why e3h
cli-play-legal = { $move } ir atļauts gājiens.
cli-play-route =
    { $count ->
        [zero] { $piece }: { $count } soļu: { $squares }
        [one] { $piece }: { $count } solis: { $squares }
       *[other] { $piece }: { $count } soļi: { $squares }
    }
cli-play-no-route = Tagad nav ceļu, ko rādīt.
cli-play-resign = Padoties: { $who }?
cli-play-resigned = { $loser }: padevās. { $winner }: labi nospēlēts!
cli-play-taken-over = Tālāk spēlē dators, nevis { $who }.
cli-play-overwrite = { $file } jau ir. Pārrakstīt?
cli-play-saved = Saglabāts failā { $file }.
cli-play-save = Saglabāt spēli failā { $file }?
cli-play-resume = Lai turpinātu: corridor play --resume { $file }
cli-play-not-saved = Spēle nav saglabāta. Nākamreiz --autosave FILE to glabās gājienu pa gājienam.
cli-play-default-yes = [J/n]
cli-play-default-no = [j/N]
cli-play-words-yes = j jā ja y yes
cli-play-words-no = n nē ne no
cli-play-yes-or-no = Ieraksti j vai n.
cli-play-level = Pakmena līmenis: { $title }
cli-play-level-of-bots = Cik stipram jābūt datoram, no 1 līdz 8?
cli-play-level-or-perfect = Cik stipram jābūt datoram, no 1 līdz 8? 9 ir perfekts: nekad nekļūdās.
cli-kind-walk = Iešana, { $piece }:
cli-kind-fence-h = Horizontālas sienas:
cli-kind-fence-v = Vertikālas sienas:
cli-kind-relocate = Kambara sienu { $fence } var pārlikt uz:
cli-kind-enter = Ienākšana:
cli-kind-other = Vēl var:
cli-legal-count =
    { $count ->
        [zero] Gājiens: { $side }. { $count } atļautu gājienu.
        [one] Gājiens: { $side }. { $count } atļauts gājiens.
       *[other] Gājiens: { $side }. { $count } atļauti gājieni.
    }
cli-move-refused = { $move } nevar izdarīt. { $why }
cli-cannot-read = { $file } nevar nolasīt: { $why }.
cli-cannot-write = { $file } nevar ierakstīt: { $why }.
