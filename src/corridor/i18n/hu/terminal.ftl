cli-play-welcome = Üdv a Corridorban! Melyik játékot szeretnéd?
cli-play-which = Játék:
cli-play-how-many = Hányan játszotok, 1 és { $most } között? Egyedül a gép ellen játszol.
cli-play-number = Írj be egy számot { $low } és { $high } között.
cli-play-name = { $number }. játékos neve:
cli-play-characters = { $name }, a bábud: { $characters }.
cli-play-which-character = Bábu:
cli-play-start = Szeretnél kezdeni? Ha nem, a véletlen dönt.
cli-play-person = { $number }. játékos
cli-play-bot = Gép
cli-play-bots = Gép { $number }
cli-play-seats =
    { $most ->
        [one] Ez a játék 1 főnek szól.
       *[other] Ebben a játékban { $fewest }–{ $most } hely van, nem { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Több a név vagy figura, mint az ember: 1 játszik.
       *[other] Több a név vagy figura, mint az ember: { $count } játszik.
    }
cli-play-no-characters = Figurát csak a klasszikus játékok bábui kapnak; itt mindenki önmaga.
cli-play-alike = Két bábu nem lehet ugyanaz: { $character }.
cli-play-first-or-side = Vagy --first, vagy --side kell, nem mindkettő.
cli-play-nobody-first = Emberek nélkül senki sem kérhet oldalt.
cli-play-resume-is-all = A mentett parti tudja, mi a játék és kik játsszák: add meg nélkülük, csak így: --resume.
cli-play-was-over = Ez a parti már véget ért: { $file }.
cli-play-sits = { $who } innen indul: { $squares }.
cli-play-lot = A helyekről a véletlen döntött.
cli-play-enters = { $who } lép be elsőként.
cli-play-looks = { $who } figurája: { $character }.
cli-play-how = Írj be egy húzást, vagy ezt: „help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = ezek egyike: { $pieces }
cli-play-example = Például: { $moves }
cli-play-several = Többféleképpen is oda lehet jutni. Írd be az egyiket teljesen: { $moves }.
cli-play-what = { $why } Ha nem tudod, mit lehet, írd be: „help”.
cli-play-not-yours = Ezzel a bábuval más játszik: { $who }.
cli-play-into-ghost = PAC-MAN egy szellembe menne, és elveszítene egy életet. Mégis ezt teszed?
cli-play-forced = { $who } nem tud húzni, passzol.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Egy erőbogyó beváltva.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN megeszi az utolsó erőbogyót!
        [one] PAC-MAN megeszik egy erőbogyót! 1 maradt.
       *[other] PAC-MAN megeszik egy erőbogyót! { $count } maradt.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN-t végleg elkapták!
        [one] PAC-MAN-t elkapták! 1 élete maradt.
       *[other] PAC-MAN-t elkapták! { $count } élete maradt.
    }
cli-play-eaten = PAC-MAN megeszi: { $piece }!
cli-play-help-race =
    Húzások
      e4         lépés vagy ugrás az e4 mezőre
      e3h        vízszintes fal az e3 és az f3 fölé
      e3v        függőleges fal az e3 és az e4 jobb oldalára
cli-play-help-chase =
    Húzások
      Me6f6      PAC-MAN az e6 mezőn át az f6 mezőre lép; B, I, P, C a szellemek
      f6         ugyanez, ha világos, melyik bábu lép és merre
      --         megállsz itt, vagy maradsz
      M@e1       belépés a táblára az e1 mezőn
      $          erőbogyó beváltása lendületért
      e3h        vízszintes fal az e3 és az f3 fölé
      e3v        függőleges fal az e3 és az e4 jobb oldalára
      d3h>f7v    a Kamra d3h falának áthelyezése ide: f7v
cli-play-help =
    Szavak
      moves      minden szabályos húzás; „moves B” egy bábué
      why MOVE   miért nem lehet egy húzást megtenni
      routes     a legrövidebb utak
      board      a tábla újra
      undo       vissza a legutóbbi húzásodig
      save FILE  a parti mentése fájlba
      resign     feladás
      quit       kilépés
cli-play-no-piece = Nincs ilyen bábu: „{ $name }”. Ezek vannak: { $allowed }.
cli-play-no-moves = { $piece } most nem tud húzni.
cli-play-undone =
    { $count ->
        [one] 1 húzás visszavonva.
       *[other] { $count } húzás visszavonva.
    }
cli-play-no-undo = Nincs mit visszavonni.
cli-play-why-what = Mondd meg, melyik húzás, például: why e3h
cli-play-legal = { $move } szabályos húzás.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 lépés: { $squares }
       *[other] { $piece }: { $count } lépés: { $squares }
    }
cli-play-no-route = Most nincs megmutatható út.
cli-play-resign = { $who }: feladod?
cli-play-resigned = { $loser }: feladta. { $winner }: szép volt!
cli-play-taken-over = { $who } helyett a gép játszik tovább.
cli-play-overwrite = Már létezik: { $file }. Felülírjam?
cli-play-saved = Mentve ide: { $file }.
cli-play-save = Mentsem a partit ide: { $file }?
cli-play-resume = Folytatás: corridor play --resume { $file }
cli-play-not-saved = A parti nincs elmentve. Legközelebb az --autosave FILE húzásról húzásra menti.
cli-play-default-yes = [I/n]
cli-play-default-no = [i/N]
cli-play-words-yes = i igen y yes
cli-play-words-no = n nem no
cli-play-yes-or-no = Írj be i vagy n betűt.
cli-play-level = PAC-MAN szintje: { $title }
cli-play-level-of-bots = Milyen erős legyen a gép, 1 és 8 között?
cli-play-level-or-perfect = Milyen erős legyen a gép, 1 és 8 között? A 9 tökéletes: sosem hibázik.
cli-kind-walk = { $piece } lépései:
cli-kind-fence-h = Vízszintes falak:
cli-kind-fence-v = Függőleges falak:
cli-kind-relocate = A Kamra { $fence } fala ide kerülhet:
cli-kind-enter = Belépés:
cli-kind-other = Ezenkívül:
cli-legal-count =
    { $count ->
        [one] Soron: { $side }. 1 szabályos húzás van.
       *[other] Soron: { $side }. { $count } szabályos húzás van.
    }
cli-move-refused = Ezt nem lehet megtenni: { $move }. { $why }
cli-cannot-read = { $file } nem olvasható: { $why }.
cli-cannot-write = { $file } nem írható: { $why }.
