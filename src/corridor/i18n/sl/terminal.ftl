cli-play-welcome = Pozdrav v igri Corridor! Katero igro želiš?
cli-play-which = Igra:
cli-play-how-many = Koliko ljudi igra, od 1 do { $most }? Če igra le ena oseba, je nasprotnik računalnik.
cli-play-number = Vpiši število od { $low } do { $high }.
cli-play-name = Ime igralca { $number }:
cli-play-characters = { $name }, tvoja figura: { $characters }.
cli-play-which-character = Figura:
cli-play-start = Želiš začeti? Če ne, odloči naključje.
cli-play-person = Igralec { $number }
cli-play-bot = Računalnik
cli-play-bots = Računalnik { $number }
cli-play-seats =
    { $most ->
        [one] Največ mest v tej igri: { $most }.
        [two] Število mest v tej igri: od { $fewest } do { $most }, ne { $count }.
        [few] Število mest v tej igri: od { $fewest } do { $most }, ne { $count }.
       *[other] Število mest v tej igri: od { $fewest } do { $most }, ne { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Imen ali likov je več kot ljudi: igra { $count }.
        [two] Imen ali likov je več kot ljudi: igrata { $count }.
        [few] Imen ali likov je več kot ljudi: igrajo { $count }.
       *[other] Imen ali likov je več kot ljudi: igra { $count }.
    }
cli-play-no-characters = Liki so za figure klasičnih iger; tu je vsaka figura kar to, kar je.
cli-play-alike = Dve figuri ne moreta imeti istega lika: { $character }.
cli-play-first-or-side = Uporabi ali --first ali --side, ne obojega.
cli-play-nobody-first = Če ne igra noben človek, nihče ne more izbirati strani.
cli-play-resume-is-all = Shranjena partija ve, katera igra je in kdo igra: napiši --resume brez tega.
cli-play-was-over = Partija v { $file } je končana.
cli-play-sits = { $who } začne na { $squares }.
cli-play-lot = Mesta so naključna.
cli-play-enters = { $who } vstopi v prvi potezi.
cli-play-looks = { $who }, videz: { $character }.
cli-play-how = Vpiši potezo ali »help«.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = eden od: { $pieces }
cli-play-example = Na primer: { $moves }
cli-play-several = Tja vodi več poti. Vpiši eno v celoti: { $moves }.
cli-play-what = { $why } Vpiši »help«, da vidiš, kaj lahko storiš.
cli-play-not-yours = To figuro ima { $who }.
cli-play-into-ghost = PAC-MAN bi stopil na duha in izgubil življenje. Vseeno?
cli-play-forced = { $who } se ne more premakniti in izpusti potezo.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Drobec je porabljen.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN poje zadnji drobec!
        [one] PAC-MAN poje drobec! Ostane še { $count }.
        [two] PAC-MAN poje drobec! Ostaneta še { $count }.
        [few] PAC-MAN poje drobec! Ostanejo še { $count }.
       *[other] PAC-MAN poje drobec! Ostane jih še { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN je ujet, tokrat zadnjič!
        [one] PAC-MAN je ujet! Ostane še { $count } življenje.
        [two] PAC-MAN je ujet! Ostaneta še { $count } življenji.
        [few] PAC-MAN je ujet! Ostanejo še { $count } življenja.
       *[other] PAC-MAN je ujet! Ostane še { $count } življenj.
    }
cli-play-eaten = PAC-MAN poje duha { $piece }!
cli-play-help-race =
    Poteze
      e4         pojdi ali skoči na e4
      e3h        vodoravna ograda nad e3 in f3
      e3v        navpična ograda desno od e3 in e4
cli-play-help-chase =
    Poteze
      Me6f6      PAC-MAN gre čez e6 na f6; B, I, P, C so duhovi
      f6         isto, če je jasno, katera figura gre in kako
      --         ustavi se tu ali ostani na mestu
      M@e1       pridi na ploščo na e1
      $          porabi drobec za pospešen premik
      e3h        vodoravna ograda nad e3 in f3
      e3v        navpična ograda desno od e3 in e4
      d3h>f7v    vzemi ogrado kamre d3h in jo prestavi na f7v
cli-play-help =
    Besede
      moves      vse dovoljene poteze; »moves B« le za eno figuro
      why MOVE   zakaj poteza ni mogoča
      routes     najkrajše poti
      board      znova pokaži ploščo
      undo       nazaj do svoje zadnje poteze
      save FILE  shrani partijo v datoteko
      resign     predaj
      quit       odidi
cli-play-no-piece = Figure »{ $name }« ni. Mogoče je: { $allowed }.
cli-play-no-moves = { $piece } se zdaj ne more premakniti.
cli-play-undone =
    { $count ->
        [one] { $count } poteza je vzeta nazaj.
        [two] { $count } potezi sta vzeti nazaj.
        [few] { $count } poteze so vzete nazaj.
       *[other] { $count } potez je vzetih nazaj.
    }
cli-play-no-undo = Ni poteze, ki bi jo lahko vzeli nazaj.
cli-play-why-what = Povej, katera poteza, na primer: why e3h
cli-play-legal = { $move } je dovoljena poteza.
cli-play-route =
    { $count ->
        [one] { $piece }: { $count } korak: { $squares }
        [two] { $piece }: { $count } koraka: { $squares }
        [few] { $piece }: { $count } koraki: { $squares }
       *[other] { $piece }: { $count } korakov: { $squares }
    }
cli-play-no-route = Zdaj ni nobene poti za prikaz.
cli-play-resign = Predaja: { $who }. Res?
cli-play-resigned = { $loser }: predaja. { $winner }: dobra igra!
cli-play-taken-over = { $who }: naprej igra računalnik.
cli-play-overwrite = { $file } že obstaja. Prepišem?
cli-play-saved = Shranjeno v { $file }.
cli-play-save = Shranim partijo v { $file }?
cli-play-resume = Za nadaljevanje: corridor play --resume { $file }
cli-play-not-saved = Partija ni shranjena. Naslednjič jo --autosave FILE shranjuje po vsaki potezi.
cli-play-default-yes = [D/n]
cli-play-default-no = [d/N]
cli-play-words-yes = d da y yes
cli-play-words-no = n ne no
cli-play-yes-or-no = Vpiši d ali n.
cli-play-level = PAC-MANOVA stopnja: { $title }
cli-play-level-of-bots = Kako močan naj bo računalnik, od 1 do 8?
cli-play-level-or-perfect = Kako močan naj bo računalnik, od 1 do 8? 9 je popoln: nikoli se ne zmoti.
cli-kind-walk = Premiki, { $piece }:
cli-kind-fence-h = Vodoravne ograde:
cli-kind-fence-v = Navpične ograde:
cli-kind-relocate = Ograda kamre { $fence } gre na:
cli-kind-enter = Vstop:
cli-kind-other = Drugo:
cli-legal-count =
    { $count ->
        [one] Na potezi: { $side }. { $count } dovoljena poteza.
        [two] Na potezi: { $side }. { $count } dovoljeni potezi.
        [few] Na potezi: { $side }. { $count } dovoljene poteze.
       *[other] Na potezi: { $side }. { $count } dovoljenih potez.
    }
cli-move-refused = Poteza { $move } ni mogoča. { $why }
cli-cannot-read = Datoteke { $file } ni mogoče prebrati: { $why }.
cli-cannot-write = V datoteko { $file } ni mogoče pisati: { $why }.
