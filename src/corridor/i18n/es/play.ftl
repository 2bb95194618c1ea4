play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Clásico · 2
play-mode-classic-3 = Clásico · 3
play-mode-classic-4 = Clásico · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avanzado
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s por turno
        [days]
            { $days ->
                [one] 1 día por turno
               *[other] { $days } días por turno
            }
       *[none] sin reloj
    }
play-watching = Estás mirando
play-board = El tablero
play-guest = Visitante
play-name-and-side = { $name } ({ $side })
play-for = por { $name }
play-clock = Tiempo restante: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] 1 barrera en la mano
       *[other] { $count } barreras en la mano
    }
play-lives = Vidas
play-lives-left =
    { $count ->
        [one] queda 1 vida
       *[other] quedan { $count } vidas
    }
play-pellets = Pac-bolas comidas
play-pellets-eaten = { $count } de { $all }
play-reserve = En reserva
play-fences-label = Barreras
play-team-stock = Barreras del equipo
play-speed = Velocidad
play-level-so-far = Nivel hasta ahora
play-yours = tuyo
play-sees =
    { $own ->
        [yes] te ve
       *[no] lo ve
    }
play-off-board = fuera del tablero
play-on-square = en { $square }
play-sees-along-file = ve a PAC-MAN por la columna { $name }
play-sees-along-rank = ve a PAC-MAN por la fila { $name }
play-legend-respawn = Casilla de reaparición: por aquí entra PAC-MAN
play-legend-tunnel = Túnel { $one } – { $other }
play-legend-sight = Línea de visión: este fantasma puede ir más lejos
play-legend-ring = Anillo: este fantasma se puede comer ahora
play-to-move = Turno de { $who }
play-teammate = decide alguien de tu equipo
play-task-race =
    { $fences ->
        [yes] Mueve a un punto o coloca una barrera entre las casillas.
       *[no] Mueve a un punto. No te quedan barreras.
    }
play-task-after =
    { $what ->
        [fence] Ya has movido. Coloca una barrera o termina el turno.
        [pellet] Ya has movido. Gasta una pac-bola o termina el turno.
       *[both] Ya has movido. Coloca una barrera, gasta una pac-bola o termina el turno.
    }
play-task-ghost-place = Coloca una barrera o guárdala.
play-opening = Turno { $turn }
play-boost = Impulso
play-boost-eats =
    { $own ->
        [yes] Te comes los fantasmas del camino, solo este turno
       *[no] PAC-MAN se come los fantasmas de su camino, solo este turno
    }
play-typed = Tu jugada: { $text }
play-left-short =
    { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } paso
       *[other] { $who }: { $count } pasos
    }
play-keys-hover = Clic coloca · R gira · Esc cancela
play-keys-held = Intro coloca · R gira · Esc cancela
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN gasta una pac-bola.
play-heard-eaten = PAC-MAN se come a { $pieces }.
play-heard-pellet = PAC-MAN se come una pac-bola: { $count } de { $all }.
play-heard-boost =
    { $count ->
        [one] Empieza un impulso: 1 paso.
       *[other] Empieza un impulso: { $count } pasos.
    }
play-heard-boost-over = Se acabó el impulso.
play-heard-caught =
    { $count ->
        [0] Han atrapado a PAC-MAN. No le quedan vidas.
        [one] Han atrapado a PAC-MAN. Le queda 1 vida.
       *[other] Han atrapado a PAC-MAN. Le quedan { $count } vidas.
    }
play-heard-clock =
    { $seconds ->
        [one] Queda 1 segundo en tu reloj.
       *[other] Quedan { $seconds } segundos en tu reloj.
    }
play-place = Colocar
play-rotate = Girar
play-step-back = Un paso atrás
play-end-walk = Parar aquí
play-walk = Mover
play-walk-anyway = Entrar igualmente
play-yes = Sí
play-no = No
play-accept = Aceptar
play-decline = Rechazar
play-close = Cerrar
play-panel-more = Más
play-resign = Rendirse
play-resign-sure = ¿Te rindes?
play-resign-team = ¿Proponer la rendición a tu equipo?
play-abort = Anular
play-abort-long = Anular la partida
play-abort-sure = ¿Anular la partida?
play-takeback = Pedir deshacer
play-undo = Deshacer
play-draw = Ofrecer tablas
play-routes = Caminos
play-phrases = Frases
play-flip = Girar el tablero
play-save = Guardar
play-new = Nueva
play-rematch = Revancha
play-rematch-asked = Revancha ofrecida
play-next-leg = 2.ª partida
play-next-game = Siguiente
play-ask-hint = Pedir una pista
play-suggest = Sugerir
play-suggest-to-team = Sugerir jugada al equipo
play-suggest-how = Elige una jugada; tu equipo la verá.
play-suggested = Tu equipo ve tu sugerencia: { $move }
play-suggests = { $who } sugiere { $move }
play-play-it = Jugarla
play-hint-wait = El motor está pensando…
play-hint = El motor jugaría { $move }
play-offered-draw = Has ofrecido tablas.
play-offered-takeback = Has pedido deshacer una jugada.
play-offered-rematch = Has ofrecido la revancha.
play-offers-draw = { $who } ofrece tablas.
play-offers-takeback = { $who } quiere deshacer una jugada.
play-offers-rematch = { $who } quiere la revancha.
play-declines = { $who } no acepta.
play-play-on = Seguir
play-give-up-asked = Quieres rendirte. Tu equipo decide contigo.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } quiere rendirse y tú también. Falta que decida el resto del equipo.
       *[no] { $who } quiere rendirse. ¿De acuerdo?
    }
play-plays-on = { $who } quiere seguir jugando.
play-gone-kept = { $name } no está. Su asiento se le guarda durante:
play-gone = { $name } no está.
play-wait = Esperar
play-claim = Reclamar victoria
play-put-bot = Poner a la máquina
play-bot-for-you = La máquina juega por ti.
play-return = Recuperar tu asiento
play-line-lost = Conexión perdida. Reconectando…
play-unsent = Sin conexión. Tu jugada { $move } queda guardada y saldrá en cuanto vuelvas.
play-unsent-lost = Tu jugada { $move } no se ha hecho: la partida ya había avanzado.
play-line-ended = La conexión ha terminado. Vuelve a cargar la página.
play-moves = Jugadas
play-no-moves = Aún no hay jugadas
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] El comienzo
        [one] Tras 1 jugada
       *[other] Tras { $ply } jugadas
    }
play-back-to-now = A la partida
play-replay-move = Luego: { $move }
play-replay-end = Así fue la captura.
play-why-caught =
    { $own ->
        [yes] ¿Cómo perdí una vida?
       *[no] ¿Cómo se perdió la vida?
    }
play-route = Camino a la meta
play-result-won = Has ganado
play-result-lost = Has perdido
play-result-draw = Tablas
play-result-off = Anulada
play-result-wins =
    { $many ->
        [yes] Ganan los { $winner }
       *[no] Gana { $winner }
    }
play-result-loses = Pierde { $loser }; los demás ganan
play-reason-goal = Primera llegada al otro lado.
play-reason-pellets = No queda ni una pac-bola.
play-reason-ghosts = No queda ni un fantasma.
play-reason-catches = A PAC-MAN no le quedan vidas.
play-reason-plies = Se ha llegado al límite de jugadas.
play-reason-threefold = La misma posición ha salido tres veces.
play-reason-no-progress = Hace demasiado que no cambia nada.
play-reason-resign =
    { $own ->
        [yes] Te has rendido.
        [team] { $who } se ha rendido por tu equipo.
       *[no] Rendición: { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] Se te ha acabado el tiempo.
       *[no] Sin tiempo: { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] Has dejado la mesa.
       *[no] Abandono: { $loser }.
    }
play-reason-agreement = De común acuerdo.
play-reason-aborted = Nadie ha ganado ni perdido.
play-level = Nivel de PAC-MAN: { $level }
play-legs = Ida y vuelta
play-leg = Partida { $number }
play-points = Puntos
play-leg-result =
    { $how ->
        [won] Victoria
        [lost] Derrota
        [draw] Tablas
       *[off] Anulada
    }
play-leg-start =
    { $first ->
        [yes] Jugó primero
       *[no] Jugó después
    }
play-leg-role = { $role } · pac-bolas: { $pellets }
play-save-qgn = Registro de las jugadas (.qgn)
play-save-json = Registro para programas (JSON)
play-save-svg = Imagen nítida a cualquier tamaño (SVG)
play-save-png = Imagen en píxeles (PNG)
play-panel-phrases = Decir algo
play-panel-settings = Ajustes
play-panel-save = Guardar la partida
play-panel-help = Teclas
play-overlay-sight = Mostrar quién ve a PAC-MAN
play-overlay-reach = Mostrar adónde llega cada bando
play-overlay-routes = Mostrar los caminos más cortos
play-set-placing = Colocar barreras con el dedo
play-placing-confirm = Confirmar cada barrera
play-placing-release = Colocar al soltar
play-placing-tray = Arrastrar desde la barra
play-set-confirm-walk = Confirmar los movimientos
play-set-sound = Sonido
play-set-vibration = Vibración
play-set-turn-board = En una sola pantalla, girar el tablero hacia quien juega
play-key-arrows = recorrer el tablero
play-key-tab = al tablero y a los botones
play-key-space = casillas o barreras
play-key-rotate = girar la barrera
play-key-enter = colocar o mover
play-key-escape = cancelar
play-key-type = escribir una jugada y pulsar Intro
play-key-undo = deshacer
play-key-flip = girar el tablero
play-key-hint = pista
play-key-routes = mostrar u ocultar caminos
play-key-help = esta lista
play-since = Desde tu turno
play-since-last = Última jugada
play-did-walk =
    { $effect ->
        [pellet] se come la pac-bola de { $square }
        [ghosts] se come a { $pieces }
        [caught] atrapa a PAC-MAN en { $square }
        [caught-you] te atrapa en { $square }
        [caught-self] se topa con un fantasma
       *[none] va a { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] barrera { $slot }, horizontal
       *[vertical] barrera { $slot }, vertical
    }
play-did-relocate = barrera de la Cámara a { $slot }
play-did-enter = entra por { $square }
play-did-spend = gasta una pac-bola
play-did-pass =
    { $what ->
        [boost] termina el impulso
        [turn] termina el turno
        [keep] guarda la barrera
        [stay] se queda
       *[pass] pasa
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } te ha atrapado. { $back ->
            [all] Todos vuelven a su sitio
           *[pacman] Vuelves por una casilla de reaparición
        }; { $count ->
            [one] te queda 1 vida.
           *[other] te quedan { $count } vidas.
        }
       *[no] { $ghost } ha atrapado a PAC-MAN. { $back ->
            [all] Todos vuelven a su sitio
           *[pacman] Vuelve por una casilla de reaparición
        }; { $count ->
            [one] le queda 1 vida.
           *[other] le quedan { $count } vidas.
        }
    }
play-go-on = Seguir
play-sight =
    { $own ->
        [yes] { $count ->
            [1] { $pieces } te ve: { $steps } pasos.
           *[other] { $pieces } te ven: { $steps } pasos cada uno.
        }
       *[no] { $count ->
            [1] { $pieces } ve a PAC-MAN: { $steps } pasos.
           *[other] { $pieces } ven a PAC-MAN: { $steps } pasos cada uno.
        }
    }
play-mate-moves = { $name } mueve a { $piece }
play-why = Regla
play-why-length =
    { $steps ->
        [one] Da exactamente 1 paso.
       *[other] Da exactamente { $steps } pasos.
    }
play-why-most =
    { $steps ->
        [one] Tienes 1 paso.
       *[other] Tienes { $steps } pasos.
    }
play-round = Ronda { $number }
play-rules-booklet = según el reglamento
play-rules-first-printing = primera edición
play-rules-strict-english = inglés al pie de la letra
play-rules-italian = reglas italianas
play-rules-danish = reglas danesas
play-rules-friendly-ghosts = fantasmas amistosos
play-rules-usual = reglas habituales
play-rules-changed =
    { $count ->
        [one] 1 cambio
       *[other] { $count } cambios
    }
play-term-boost = Impulso: pasos extra tras una pac-bola. Te comes los fantasmas por los que pasas.
play-term-frenzy = Frenesí: un fantasma que ve a PAC-MAN da 2 pasos en vez de 1.
play-term-chamber = Cámara: el recinto del centro. En la apertura, los fantasmas se llevan sus barreras a otra parte.
play-term-spend = Gastar: das una pac-bola de la reserva por pasos extra que eliminan fantasmas.
play-term-reserve = Reserva: las pac-bolas que PAC-MAN ha comido y guardado. Puede gastarlas en su turno.
play-term-sight = Visión: una línea recta hasta PAC-MAN sin barreras por medio. Otros fantasmas no la tapan.
play-term-tunnel = Túnel: sales por aquí y entras por el otro extremo, en un solo paso.
play-term-respawn = Casilla de reaparición: por aquí entra PAC-MAN al tablero, si está libre.
play-word-frenzy = Frenesí
play-word-sight = Visión
play-word-spend = Gastar
play-hint-done = Entendido
play-hint-goal-race =
    Llega a la línea { $side ->
        [0] azul
        [1] naranja
        [2] verde
       *[3] morada
    } { $way ->
        [up] de arriba
        [down] de abajo
        [left] de la izquierda
       *[right] de la derecha
    } antes de que alguien llegue a la suya. Toca un punto para moverte.
play-hint-goal-pacman = Cómete las { $count } pac-bolas antes de que te atrapen los fantasmas. Toca un punto para ir allí.
play-hint-goal-ghosts =
    { $count ->
        [one] Atrapa a PAC-MAN antes de que se coma todas las pac-bolas. Toca un fantasma y luego un punto.
       *[other] Atrapa a PAC-MAN { $count } veces antes de que se coma todas las pac-bolas. Toca un fantasma y luego un punto.
    }
play-hint-fence = Para colocar una barrera, desliza por la ranura o mantén pulsado. Haz como el dedo y pulsa Colocar.
play-hint-boost =
    { $steps ->
        [one] ¡Un impulso! Da 1 paso más: te comes los fantasmas del camino. Con Parar aquí terminas antes.
       *[other] ¡Un impulso! Da hasta { $steps } pasos más: te comes los fantasmas del camino. Con Parar aquí terminas antes.
    }
play-hint-frenzy =
    { $own ->
        [yes] Un fantasma te ve en línea recta: da { $steps } pasos. Pon una barrera o una esquina por medio.
       *[no] Un fantasma que ve a PAC-MAN en línea recta entra en frenesí: da { $steps } pasos.
    }
play-hint-catch = Cada captura le cuesta una vida a PAC-MAN. Sin vidas, ganan los fantasmas. Las pac-bolas comidas no vuelven.
play-hint-chamber = Saca una barrera de la Cámara: toca una rosa y llévala a su nuevo sitio.
play-hint-spend = Guardas pac-bolas en reserva. Gasta una ahora por pasos extra que eliminan fantasmas para siempre.
play-hint-boxed = No tienes salida: ni un paso ni una barrera. Pulsa Pasar; le toca al siguiente.
play-set-pace = Jugadas de los demás
play-pace-fast = Rápidas
play-pace-normal = Normales
play-pace-slow = Lentas
play-pace-tap = Toca para seguir
play-set-hints = Consejos para principiantes
play-set-notation = Jugadas en notación (e3h)
table-your-figure = Tu personaje
play-review = Repasar
play-save-gif = Todas las jugadas, animadas (GIF)
play-save-animated-svg = Todas las jugadas, nítidas a cualquier tamaño (SVG animado)
play-set-notify = Avisarme cuando me toque
play-notify-denied = Tu navegador no permite notificaciones aquí. Puedes cambiarlo en sus ajustes para este sitio.
play-watchers =
    { $count ->
        [one] 1 mirando
       *[other] { $count } mirando
    }
play-level-up =
    { $wins ->
        [one] Has ganado en el nivel { $level }. ¿Pruebas el { $next }?
       *[other] Llevas { $wins } victorias seguidas en el nivel { $level }. ¿Pruebas el { $next }?
    }
play-level-down =
    { $losses ->
        [one] El nivel { $level } era duro. ¿Pruebas el { $next }?
       *[other] El nivel { $level } te ha ganado { $losses } partidas seguidas. ¿Pruebas el { $next }?
    }
play-level-go = Jugar en el nivel { $level }
hint-wins = Gana en el acto.
hint-fence =
    { $count ->
        [one] Alarga 1 paso el camino de { $who }, y el tuyo no.
       *[other] Alarga { $count } pasos el camino de { $who }, y el tuyo no.
    }
hint-fence-both =
    { $count ->
        [one] A { $who } le cuesta 1 paso y a ti, { $own }.
       *[other] A { $who } le cuesta { $count } pasos y a ti, { $own }.
    }
hint-fence-keeps = Evita que { $who } te cierre el camino por ahí.
hint-route =
    { $count ->
        [one] Va por tu camino más corto: después te queda 1 paso.
       *[other] Va por tu camino más corto: después te quedan { $count } pasos.
    }
hint-jump =
    { $count ->
        [one] Saltas por encima de { $who }: después te queda 1 paso.
       *[other] Saltas por encima de { $who }: después te quedan { $count } pasos.
    }
hint-aside = Te deja dos caminos abiertos: { $who } no puede cerrar los dos con una sola barrera.
hint-exposed-less =
    { $count ->
        [one] Así una barrera te cuesta como mucho 1 paso, y no { $before }.
       *[other] Así una barrera te cuesta como mucho { $count } pasos, y no { $before }.
    }
hint-pellet-safe = La pac-bola de { $square } es segura: ningún fantasma te alcanza en su próximo turno.
hint-pellet = Te comes la pac-bola de { $square }.
hint-eats = Te comes a { $pieces }.
hint-hides = Ahí quedas fuera de la vista de { $pieces }.
hint-safe = Ahí no te alcanza ningún fantasma en su próximo turno.
hint-towards-pellet =
    { $count ->
        [one] Te deja a 1 paso de la pac-bola de { $square }.
       *[other] Te deja a { $count } pasos de la pac-bola de { $square }.
    }
hint-away =
    { $count ->
        [one] Así el fantasma más cercano queda a 1 paso de ti, y no a { $before }.
       *[other] Así el fantasma más cercano queda a { $count } pasos de ti, y no a { $before }.
    }
hint-fence-ghost =
    { $count ->
        [one] Alarga 1 paso el camino de { $piece } hasta ti.
       *[other] Alarga { $count } pasos el camino de { $piece } hasta ti.
    }
hint-no-fence = Ahora ninguna barrera alarga el camino del otro bando, así que guarda las tuyas.
hint-spends = Gasta una pac-bola: sigues andando y te comes a los fantasmas que encuentres.
hint-shuts-in =
    { $count ->
        [0] Así a PAC-MAN no le queda ninguna casilla segura; ahora tiene { $before }.
        [one] Así a PAC-MAN le queda 1 casilla segura; ahora tiene { $before }.
       *[other] Así a PAC-MAN le quedan { $count } casillas seguras; ahora tiene { $before }.
    }
hint-covers = Así { $piece } queda más cerca que PAC-MAN de la pac-bola de { $square }.
hint-fence-pellet =
    { $count ->
        [one] Alarga 1 paso el camino de PAC-MAN hasta { $square }.
       *[other] Alarga { $count } pasos el camino de PAC-MAN hasta { $square }.
    }
hint-catches = Atrapa a PAC-MAN.
hint-sees = { $piece } ve a PAC-MAN desde ahí.
hint-closes-in =
    { $count ->
        [one] { $piece } queda a 1 paso de PAC-MAN.
       *[other] { $piece } queda a { $count } pasos de PAC-MAN.
    }
hint-guards = Protege la pac-bola de { $square }.
hint-best = El motor no ve nada mejor.
key-tab = Tab
key-space = Espacio
key-enter = Intro
key-escape = Esc
phase-race = Mueve o coloca una barrera.
phase-walk =
    { $steps ->
        [one] Da 1 paso.
       *[other] Da { $steps } pasos.
    }
phase-boost =
    { $steps ->
        [one] ¡Impulso! 1 paso más; te comes los fantasmas del camino.
       *[other] ¡Impulso! Hasta { $steps } pasos más; te comes los fantasmas del camino.
    }
phase-ghosts =
    { $steps ->
        [0] Mueve un fantasma: { $pieces }.
        [one] Da 1 paso con { $pieces }.
       *[other] Da hasta { $steps } pasos con { $pieces }.
    }
phase-enter = Elige por dónde entrar.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Da 1 paso; luego puedes colocar una barrera.
           *[other] Da { $steps } pasos; luego puedes colocar una barrera.
        }
       *[other] { $steps ->
            [one] Apertura, turno { $turn } de { $opening }: da 1 paso o coloca una barrera.
           *[other] Apertura, turno { $turn } de { $opening }: da { $steps } pasos o coloca una barrera.
        }
    }
phase-extra =
    { $steps ->
        [one] ¡Impulso! 1 paso extra; los fantasmas del camino quedan fuera para siempre.
       *[other] ¡Impulso! { $steps } pasos extra; los fantasmas del camino quedan fuera para siempre.
    }
phase-after = Ya has movido. Añade algo o termina el turno con --.
phase-relocate = Apertura, turno { $turn } de { $opening }: mueve una de las barreras de la Cámara.
phase-ghost-place = Coloca una barrera o guárdala con --.
