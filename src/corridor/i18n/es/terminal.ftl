cli-play-welcome = ¡Te damos la bienvenida a Corridor! ¿A qué jugamos?
cli-play-which = Juego:
cli-play-how-many = ¿Cuántas personas juegan, de 1 a { $most }? Si juegas sin nadie más, te enfrentas a la máquina.
cli-play-number = Escribe un número de { $low } a { $high }.
cli-play-name = Nombre del jugador { $number }:
cli-play-characters = { $name }, tu figura: { $characters }.
cli-play-which-character = Figura:
cli-play-start = ¿Quieres empezar? Si no, se decide al azar.
cli-play-person = Jugador { $number }
cli-play-bot = Máquina
cli-play-bots = Máquina { $number }
cli-play-seats =
    { $most ->
        [one] Este juego es para 1.
       *[other] Este juego tiene de { $fewest } a { $most } asientos, no { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Hay más nombres o personajes que personas: juega 1.
       *[other] Hay más nombres o personajes que personas: juegan { $count }.
    }
cli-play-no-characters = Los personajes son para las figuras de los modos clásicos; aquí cada figura ya es quien es.
cli-play-alike = Dos figuras no pueden ser las dos { $character }.
cli-play-first-or-side = Usa --first o --side, pero no los dos.
cli-play-nobody-first = Sin personas, nadie puede pedir un bando.
cli-play-resume-is-all = Una partida guardada ya sabe su modo y quién juega: usa --resume sin ellos.
cli-play-was-over = La partida de { $file } ya ha terminado.
cli-play-sits = { $who } empieza en { $squares }.
cli-play-lot = Los asientos son al azar.
cli-play-enters = { $who } entra primero.
cli-play-looks = { $who } tiene el aspecto de { $character }.
cli-play-how = Escribe una jugada o «help».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = { $pieces } (elige uno)
cli-play-example = Por ejemplo: { $moves }
cli-play-several = Se puede llegar ahí de varias formas. Escribe una entera: { $moves }.
cli-play-what = { $why } Escribe «help» para ver qué puedes hacer.
cli-play-not-yours = Esa figura la lleva { $who }.
cli-play-into-ghost = PAC-MAN se toparía con un fantasma y perdería una vida. ¿Lo haces igualmente?
cli-play-forced = { $who } no puede mover y pasa.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = Se gasta una pac-bola.
cli-play-pellet =
    { $count ->
        [0] ¡PAC-MAN se come la última pac-bola!
        [one] ¡PAC-MAN se come una pac-bola! Queda 1.
       *[other] ¡PAC-MAN se come una pac-bola! Quedan { $count }.
    }
cli-play-caught =
    { $count ->
        [0] ¡Han atrapado a PAC-MAN por última vez!
        [one] ¡Han atrapado a PAC-MAN! Queda 1 vida.
       *[other] ¡Han atrapado a PAC-MAN! Quedan { $count } vidas.
    }
cli-play-eaten = ¡PAC-MAN se come a { $piece }!
cli-play-help-race =
    Jugadas
      e4         mover o saltar a e4
      e3h        una barrera horizontal encima de e3 y f3
      e3v        una barrera vertical a la derecha de e3 y e4
cli-play-help-chase =
    Jugadas
      Me6f6      mover a PAC-MAN por e6 hasta f6; B, I, P, C son los fantasmas
      f6         lo mismo, si está claro qué figura se mueve y cómo
      --         parar aquí, o quedarse
      M@e1       entrar en el tablero por e1
      $          gastar una pac-bola en un movimiento con impulso
      e3h        una barrera horizontal encima de e3 y f3
      e3v        una barrera vertical a la derecha de e3 y e4
      d3h>f7v    tomar la barrera d3h de la Cámara y llevarla a f7v
cli-play-help =
    Palabras
      moves         todas las jugadas legales; «moves B», las de una figura
      why JUGADA    por qué no se puede hacer una jugada
      routes        los caminos más cortos
      board         mostrar otra vez el tablero
      undo          deshacer hasta tu última jugada
      save ARCHIVO  guardar la partida en un archivo
      resign        rendirse
      quit          salir
cli-play-no-piece = No hay ninguna figura «{ $name }». Se admite: { $allowed }.
cli-play-no-moves = { $piece } no puede mover ahora.
cli-play-undone =
    { $count ->
        [one] Se ha deshecho 1 jugada.
       *[other] Se han deshecho { $count } jugadas.
    }
cli-play-no-undo = No hay nada que deshacer.
cli-play-why-what = Di qué jugada, por ejemplo: why e3h
cli-play-legal = { $move } se puede jugar.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 paso: { $squares }
       *[other] { $piece }: { $count } pasos: { $squares }
    }
cli-play-no-route = Ahora mismo no hay caminos que mostrar.
cli-play-resign = { $who }: ¿rendirse?
cli-play-resigned = { $loser }: rendición. { $winner }: ¡bien jugado!
cli-play-taken-over = La máquina sigue en lugar de { $who }.
cli-play-overwrite = { $file } ya existe. ¿Sobrescribirlo?
cli-play-saved = Guardado en { $file }.
cli-play-save = ¿Guardar la partida en { $file }?
cli-play-resume = Para seguir: corridor play --resume { $file }
cli-play-not-saved = La partida no se ha guardado. La próxima vez, --autosave FILE la guarda jugada a jugada.
cli-play-default-yes = [S/n]
cli-play-default-no = [s/N]
cli-play-words-yes = s sí si y yes
cli-play-words-no = n no
cli-play-yes-or-no = Escribe s o n.
cli-play-level = Nivel de PAC-MAN: { $title }
cli-play-level-of-bots = ¿Cómo de fuerte quieres la máquina, de 1 a 8?
cli-play-level-or-perfect = ¿Cómo de fuerte quieres la máquina, de 1 a 8? 9 es perfecta: nunca falla.
cli-kind-walk = Movimientos de { $piece }:
cli-kind-fence-h = Barreras horizontales:
cli-kind-fence-v = Barreras verticales:
cli-kind-relocate = La barrera { $fence } de la Cámara puede ir a:
cli-kind-enter = Entradas:
cli-kind-other = Además:
cli-legal-count =
    { $count ->
        [one] Turno de { $side }: 1 jugada legal.
       *[other] Turno de { $side }: { $count } jugadas legales.
    }
cli-move-refused = { $move } no se puede jugar. { $why }
cli-cannot-read = No se puede leer { $file }: { $why }.
cli-cannot-write = No se puede escribir en { $file }: { $why }.
