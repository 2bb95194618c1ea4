cli-play-welcome = Ecco Corridor! A quale gioco vuoi giocare?
cli-play-which = Gioco:
cli-play-how-many = In quanti giocate, da 1 a { $most }? Con una persona sola si gioca contro il computer.
cli-play-number = Scrivi un numero da { $low } a { $high }.
cli-play-name = Nome del giocatore { $number }:
cli-play-characters = { $name }, la tua pedina: { $characters }.
cli-play-which-character = Pedina:
cli-play-start = Vuoi cominciare tu? Se no, decide il caso.
cli-play-person = Giocatore { $number }
cli-play-bot = Computer
cli-play-bots = Computer { $number }
cli-play-seats =
    { $most ->
        [one] Questo gioco è per 1.
       *[other] Questo gioco ha da { $fewest } a { $most } posti, non { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Ci sono più nomi o personaggi che persone: gioca 1 persona.
       *[other] Ci sono più nomi o personaggi che persone: giocano in { $count }.
    }
cli-play-no-characters = I personaggi sono per le pedine dei giochi classici; qui ogni pedina è sé stessa.
cli-play-alike = Due pedine non possono essere uguali: { $character }.
cli-play-first-or-side = Usa --first oppure --side, non entrambi.
cli-play-nobody-first = Senza persone nessuno può chiedere una parte.
cli-play-resume-is-all = Una partita salvata conosce già il gioco e chi gioca: usa --resume senza indicarli.
cli-play-was-over = La partita in { $file } è finita.
cli-play-sits = { $who } parte da { $squares }.
cli-play-lot = I posti sono casuali.
cli-play-enters = { $who } entra al primo turno.
cli-play-looks = { $who } ha questo aspetto: { $character }.
cli-play-how = Scrivi una mossa, o “help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = uno tra { $pieces }
cli-play-example = Per esempio: { $moves }
cli-play-several = Ci si arriva per più strade. Scrivine una per intero: { $moves }.
cli-play-what = { $why } Scrivi “help” per vedere cosa puoi fare.
cli-play-not-yours = Quella pedina la gioca { $who }.
cli-play-into-ghost = PAC-MAN finirebbe su un fantasma e perderebbe una vita. Vai lo stesso?
cli-play-forced = { $who } non può muovere e passa.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Spesa una pallina.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN mangia l’ultima pallina!
        [one] PAC-MAN mangia una pallina! Ne resta 1.
       *[other] PAC-MAN mangia una pallina! Ne restano { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN è stato catturato per l’ultima volta!
        [one] PAC-MAN è stato catturato! Resta 1 vita.
       *[other] PAC-MAN è stato catturato! Restano { $count } vite.
    }
cli-play-eaten = PAC-MAN mangia { $piece }!
cli-play-help-race =
    Mosse
      e4         vai o salta in e4
      e3h        un recinto orizzontale sopra e3 e f3
      e3v        un recinto verticale a destra di e3 ed e4
cli-play-help-chase =
    Mosse
      Me6f6      PAC-MAN passa da e6 e va in f6; B, I, P, C sono i fantasmi
      f6         lo stesso, se è chiaro chi ci va, e da dove
      --         fermati qui, o resta
      M@e1       entra sul tabellone in e1
      $          spendi una pallina per passi potenziati
      e3h        un recinto orizzontale sopra e3 e f3
      e3v        un recinto verticale a destra di e3 ed e4
      d3h>f7v    prendi il recinto d3h della Camera e mettilo in f7v
cli-play-help =
    Parole
      moves      tutte le mosse valide; “moves B” quelle di una pedina
      why MOVE   perché una mossa non si può giocare
      routes     i percorsi più brevi
      board      mostra di nuovo il tabellone
      undo       ritira fino alla tua ultima mossa
      save FILE  conserva la partita in un file
      resign     abbandona
      quit       esci
cli-play-no-piece = Non c’è nessuna pedina “{ $name }”. Valide: { $allowed }.
cli-play-no-moves = { $piece } ora non può muovere.
cli-play-undone =
    { $count ->
        [one] 1 mossa ritirata.
       *[other] { $count } mosse ritirate.
    }
cli-play-no-undo = Non c’è niente da ritirare.
cli-play-why-what = Di’ quale mossa, per esempio: why e3h
cli-play-legal = { $move } è una mossa valida.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 passo: { $squares }
       *[other] { $piece }: { $count } passi: { $squares }
    }
cli-play-no-route = Ora non ci sono percorsi da mostrare.
cli-play-resign = Abbandonare per { $who }?
cli-play-resigned = { $loser }: abbandono. { $winner }: ben giocato!
cli-play-taken-over = Il computer prende il posto di { $who }.
cli-play-overwrite = { $file } esiste già. Sovrascriverlo?
cli-play-saved = Salvata in { $file }.
cli-play-save = Salvare la partita in { $file }?
cli-play-resume = Per continuare: corridor play --resume { $file }
cli-play-not-saved = La partita non è salvata. La prossima volta --autosave FILE la conserva mossa per mossa.
cli-play-default-yes = [S/n]
cli-play-default-no = [s/N]
cli-play-words-yes = s sì si y yes
cli-play-words-no = n no
cli-play-yes-or-no = Scrivi s o n.
cli-play-level = Livello di PAC-MAN: { $title }
cli-play-level-of-bots = Quanto forte deve essere il computer, da 1 a 8?
cli-play-level-or-perfect = Quanto forte deve essere il computer, da 1 a 8? 9 è perfetto: non sbaglia mai.
cli-kind-walk = Spostamenti di { $piece }:
cli-kind-fence-h = Recinti orizzontali:
cli-kind-fence-v = Recinti verticali:
cli-kind-relocate = { $fence } della Camera può andare in:
cli-kind-enter = Entrata:
cli-kind-other = Inoltre:
cli-legal-count =
    { $count ->
        [one] Turno: { $side }. 1 mossa valida.
       *[other] Turno: { $side }. { $count } mosse valide.
    }
cli-move-refused = { $move } non si può giocare. { $why }
cli-cannot-read = Impossibile leggere { $file }: { $why }.
cli-cannot-write = Impossibile scrivere { $file }: { $why }.
