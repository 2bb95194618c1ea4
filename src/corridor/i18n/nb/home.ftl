home-title-way = Finn din vei.
home-title-fence = Steng de andres.
home-lead = Quoridor og PAC-MAN-spillene i nettleseren: mot maskinen, med venner eller med hvem som helst på nett.
home-modes = Hvilket spill?
home-kind-classic-2 = Klassisk
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Jakt
home-kind-pacman-advanced = Med gjerder
home-computer = Spill mot maskinen
home-level = Nivå
home-role = Du spiller
home-role-first = Først
home-role-second = Nummer to
home-role-any = Tilfeldig
home-time = Klokke
home-friend = Spill mot en venn
home-friend-more = Med lenke eller kode, uten konto
home-find = Finn et parti
home-find-more = Med hvem som helst som vil spille dette
home-find-start = Finn en spiller
home-find-many = Partier for tre og fire starter ved åpne bord. Åpne et, så kan andre sette seg.
home-find-waiting = Leter etter en spiller…
home-find-cancel = Slutt å lete
home-found = Fant noen! Partiet starter.
home-running = Partiene dine
home-running-alone = alle på denne skjermen
home-running-yours = Din tur
home-running-theirs = De andres tur
home-running-open = Ikke startet
home-running-more =
    { $count ->
        [one] 1 til
       *[other] { $count } til
    }
home-open = Åpne bord
home-open-none = Ingen venter ved et bord akkurat nå.
home-open-new = Åpne et bord
home-open-take = { $game }: ta denne plassen
home-code = Har du en kode?
home-code-join = Bli med
home-demo = Et parti der maskinen spiller mot seg selv
home-demo-move =
    { $number ->
        [0] Maskinen mot seg selv
       *[other] Maskinen mot seg selv, trekk { $number }
    }
home-offline = Får ikke kontakt med serveren. Siden prøver videre; ingenting er tapt.
home-unofficial = Uoffisielt og uavhengig. Quoridor og PAC-MAN er varemerker som tilhører eierne sine.
home-new = Nytt bord
home-new-lead = Velg et spill og send lenken. Alle ser disse reglene før start.
home-new-seats = Plasser
home-new-seats-ghosts =
    { $count ->
        [one] Én spiller PAC-MAN, én har alle fire spøkelsene.
       *[other] Én spiller PAC-MAN, { $count } deler de fire spøkelsene.
    }
home-new-layout = Brett
home-new-rules = Regler
home-new-more = Alle reglene, én for én
home-new-changed =
    { $count ->
        [0] som i reglene over
        [one] 1 regel er annerledes
       *[other] { $count } regler er annerledes
    }
home-new-who = Hvem kan sette seg
home-new-link = Alle med lenken
home-new-public = Alle
home-new-lots = Hvem spiller hva
home-new-lots-race = Hvem begynner
home-new-lots-seats = Etter plassene
home-new-lots-me = Jeg begynner
home-new-legs = Partier
home-new-legs-1 = Ett
home-new-legs-2 = To, med sidebytte
home-new-team = Hvem bestemmer over spøkelsenes gjerder og tilbud
home-new-team-anyone = Hvem som helst av dem
home-new-team-captain = Kapteinen deres
home-new-casual = Angre og hint
home-new-casual-yes = Tillatt
home-new-casual-no = Ikke tillatt
home-new-open = Åpne bordet
home-new-name = Navnet ditt (valgfritt)
home-here =
    { $count ->
        [2] To på denne skjermen
        [3] Tre på denne skjermen
       *[other] Fire på denne skjermen
    }
home-here-more = Spill etter tur på denne enheten
home-waiting = Venter på et parti
home-waiting-play = Spill
home-waiting-meet = Spill mot { $name }: { $game }, { $clock }
home-find-near = Venter noen med en lignende klokke, spiller du med den klokken. Alle kan se på.
clock-own = Egen klokke
clock-kind = Type klokke
clock-kind-fischer = Tid for hele partiet
clock-kind-per-move = Tid for hver tur
clock-kind-days = Dager for hver tur
clock-minutes = Minutter
clock-increment = Sekunder i tillegg
clock-seconds = Sekunder
clock-days = Dager
home-puzzle-more = Ett riktig trekk. Finner du det?
