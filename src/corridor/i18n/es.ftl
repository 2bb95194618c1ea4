# Español. Las mismas claves y los mismos argumentos que en.ftl; se trata de tú a quien lee.
#
# fence = barrera; square = casilla; slot = ranura; step = paso; route = camino
# piece = figura; pawn = peón; ghost = fantasma; side = bando; seat = asiento; table = mesa
# move = jugada; walk = movimiento; turn = turno; round = ronda; match, game = partida; draw = tablas
# pellet = pac-bola; life = vida; boost = impulso; frenzy = frenesí; catch = captura; reserve = reserva
# Chamber = Cámara; tunnel = túnel; respawn square = casilla de reaparición
# mode = modo; layout = disposición; switch = ajuste; preset = preajuste; record = registro

# El nombre de este idioma en boca de quien lo habla.
language-name = Español

# Entre las palabras de una enumeración.
list-separator = { ", " }

unknown-language = No hay ningún idioma «{ $wanted }». Hay: { $known }.

## Por qué no se puede hacer una jugada.
##
## $pieces: las figuras de las que se trata, por su nombre; $squares: las casillas de las que se trata.

refusal-unreadable = Esto no es una jugada.
refusal-game-over = La partida ha terminado.
refusal-not-your-turn = Le toca a otra figura.
refusal-wrong-phase = Esta jugada no corresponde a esta parte del turno.
refusal-piece-off-board = Esta figura no está en el tablero.

refusal-no-fences-left = No quedan barreras en la mano.
refusal-crosses-fence = La barrera cruzaría otra barrera.
refusal-overlaps-fence = La barrera quedaría encima de otra.
refusal-closes-last-route = La barrera cerraría el último camino de { $pieces }.
refusal-cuts-off-squares = La barrera dejaría sin acceso { $squares }.
refusal-not-a-chamber-fence = Solo se puede recolocar una barrera de la Cámara.
refusal-same-slot = La barrera ya está ahí.

refusal-too-far = Esa casilla está demasiado lejos.
refusal-fence-between = Hay una barrera en medio.
refusal-square-taken = Hay otra figura en esa casilla.
refusal-no-jump = La figura no puede saltar ahí.
refusal-wrong-length = El movimiento no tiene el número de pasos correcto.
refusal-must-stop = El movimiento tiene que terminar antes.
refusal-ghost-in-the-way = Hay un fantasma en el camino.
refusal-pellet-in-the-way = Hay una pac-bola en el camino.
refusal-ends-on-pellet = El movimiento no puede terminar sobre una pac-bola.
refusal-ends-on-ghost = El movimiento no puede terminar sobre un fantasma.
refusal-ends-where-it-began = El movimiento no puede terminar donde empezó.
refusal-ends-on-previous-square = El movimiento no puede terminar donde empezó el anterior.
refusal-not-straight = El movimiento tiene que ser en línea recta.

refusal-must-move = Solo se puede pasar cuando no hay otra jugada.
refusal-not-a-respawn-square = PAC-MAN no puede entrar por ahí.
refusal-respawn-square-taken = Hay una figura donde entraría PAC-MAN.
refusal-no-pellet-in-reserve = No hay ninguna pac-bola en reserva que gastar.

## Cómo terminó una partida.
##
## $winner: el nombre del bando que ganó; "none" si quedó en tablas.

outcome-goal = { $winner } gana: ha llegado a la meta.
outcome-pellets = { $winner } gana: se ha comido todas las pac-bolas.
outcome-ghosts = { $winner } gana: se ha comido todos los fantasmas.
outcome-catches = Victoria de { $winner }: a PAC-MAN no le quedan vidas.
outcome-plies = Tablas: se ha alcanzado el límite de jugadas.
outcome-threefold = Tablas: la misma posición se ha dado tres veces.
outcome-no-progress = Tablas: hace demasiado que no cambia nada.

## Imágenes de un tablero, y lo que dicen a quien no las ve.
##
## $side, $piece: un nombre; $square: una casilla; $squares, $fences: una lista.

draw-mode-classic-two = Clásico, dos bandos
draw-mode-classic-three = Clásico, tres bandos
draw-mode-classic-four = Clásico, cuatro bandos
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN avanzado
draw-none = ninguna
draw-title = { $mode }: { $state }
draw-to-move-now = { $side }: su turno.
draw-sentence = { $words }.
draw-piece-on = { $piece } en { $square }
draw-piece-off = { $piece } fuera del tablero
draw-fences-of = { $side }: barreras { $fences }.
draw-fences-fixed = Barreras: { $fences }.
draw-fences-chamber = Barreras de la Cámara: { $fences }.
draw-pellets = Pac-bolas: { $squares }.
draw-lives =
    { $count ->
        [one] 1 vida.
       *[other] { $count } vidas.
    }
draw-reserve-count =
    { $count ->
        [one] 1 pac-bola en reserva.
       *[other] { $count } pac-bolas en reserva.
    }
draw-sees = { $piece } ve a PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 barrera en la mano.
       *[other] { $side }: { $count } barreras en la mano.
    }
draw-to-move = su turno
draw-won = victoria
draw-to-move-steps =
    { $count ->
        [one] su turno, 1 paso
       *[other] su turno, { $count } pasos
    }
draw-route-steps =
    { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
draw-speed = velocidad { $count }
draw-reserve = en reserva
draw-chamber = Cámara
draw-fence-of = { $side }: barrera
draw-fence-fixed = barrera
draw-fence-chamber = barrera de la Cámara
draw-fence-vacated = donde hubo una barrera de la Cámara
draw-goal-of = { $side }: meta
draw-pellet = pac-bola
draw-respawn = casilla de reaparición
draw-tunnels = túneles: { $squares }
draw-last-walk = último movimiento
draw-edible = ahora se puede comer
draw-who-sees = PAC-MAN está a la vista de { $pieces }.

## Lo que se esperaba leer, tal como sigue a «Se esperaba: …»: una cosa o una condición.
##
## $detail: cuántas debería haber, o cuáles hay; vacío donde no hay nada que añadir.

expected-boost-after-pellet = un impulso solo después de comer una pac-bola
expected-chamber-count = tantas barreras de la Cámara como deja el turno
expected-chamber-fences-standing = barreras de la Cámara que estén en el tablero
expected-characters = un personaje para cada peón de una carrera, sin repetir ninguno salvo el peón sencillo
expected-chase-move = una jugada de una persecución, como Me6f6, Bd9, e3h, d3h>f7v, M@e1, $ o --
expected-clock = un tiempo, como h:mm:ss o en segundos
expected-closed-chamber = barreras de la Cámara que cierren un recinto sin entrada
expected-comment = un comentario sin caracteres de control, sin espacios en los extremos y sin notas dentro
expected-comment-end = una llave que cierre este comentario
expected-eaten = tantas pac-bolas comidas como faltan en el tablero
expected-end-of-text = nada más
expected-evaluation = una evaluación como 0.35 o #-3, o una por bando separadas por comas
expected-fence = una barrera, como e3h
expected-fence-list = barreras seguidas, como d2e3
expected-fences-not-crossing = barreras que no se crucen
expected-fences-not-overlapping = barreras que no se solapen
expected-fences-of-layout = las barreras de la disposición, que en este modo no cambian nunca
expected-fields = { $detail } campos separados por barras
expected-fitting-fence = una barrera que no se cruce ni se solape con otra
expected-format = el formato { $detail }
expected-ghosts-apart = fantasmas en casillas distintas
expected-glyph = uno de estos signos: ! ? !! ?? !? ?!
expected-glyph-apart = un espacio entre una jugada de persecución y su valoración
expected-inline-layout = una disposición de seis partes separadas por puntos
expected-json = un texto entre comillas, una lista o una tabla, como se escriben en JSON
expected-json-key = una de las claves { $detail }
expected-json-key-once = cada clave una sola vez
expected-json-kind =
    { $detail ->
        [list] una lista
        [table] una tabla
       *[text] un texto entre comillas
    }
expected-known-name = uno de estos nombres: { $detail }
expected-layout-key = una clave de un archivo de disposición
expected-layout-number = un número de { $detail }
expected-layout-size = una disposición de longitud razonable
expected-layout-value =
    { $detail ->
        [table] una tabla
       *[text] un texto entre comillas
    }
expected-legal-move = una jugada que las reglas permitan aquí
expected-lives = no más vidas que al principio
expected-move = una jugada
expected-move-count = como máximo { $detail } jugadas
expected-move-number = el número { $detail }
expected-nesting = variantes anidadas como máximo a { $detail } niveles
expected-no-pellet-on-respawn-square = ninguna pac-bola en una casilla de reaparición
expected-no-pellet-under-piece = ninguna pac-bola debajo de una figura
expected-no-square-cut-off = ninguna casilla sin acceso
expected-note-of-move = reloj y evaluación solo después de una jugada
expected-note-once = un solo reloj y una sola evaluación por jugada
expected-numbers =
    { $detail ->
        [1] un número
       *[other] números, { $detail } en total
    }
expected-one-chamber = ningún recinto cerrado aparte de la Cámara
expected-one-record = una sola partida; aquí hay varias, y «corridor record check» las lee todas
expected-one-square = una sola casilla
expected-pacman-apart = PAC-MAN y los fantasmas en casillas distintas
expected-pacman-on-board = PAC-MAN en el tablero
expected-pellet-count = tantas pac-bolas como tiene el modo
expected-pellets-differ = pac-bolas en casillas distintas
expected-pellets-of-layout = pac-bolas solo donde las pone la disposición
expected-phase = una parte del turno que encaje con el resto de la posición
expected-piece-letter = la letra de una figura, sin repetir ninguna
expected-piece-name = el nombre de una figura de este modo
expected-piece-off-board = una figura que empiece fuera del tablero
expected-piece-on-board = una figura que empiece en el tablero
expected-pieces-apart = figuras en casillas distintas
expected-plain-text = un texto sin caracteres de control
expected-played-in-turn = fantasmas que ya puedan haber jugado
expected-position-size = una posición de longitud razonable
expected-previous = una casilla anterior solo para figuras que estén en el tablero
expected-race-move = una jugada de una carrera, como e2, e3h o --
expected-record-size = como máximo { $detail } caracteres
expected-reserve = no más pac-bolas en reserva que las comidas
expected-result = una jugada o el resultado
expected-result-fits = un resultado acorde con el final de la partida
expected-result-of-board = el resultado { $detail }, como dice el tablero
expected-route-to-goal = un camino a la meta para cada peón
expected-same-result = el resultado { $detail }, como después de las jugadas
expected-seats = cada figura en un solo asiento, por letras: M BI PC
expected-side-number = el número de un bando
expected-square = una casilla, de a1 a i9
expected-square-for-each-piece = una casilla para cada figura
expected-square-list = casillas seguidas, como a1i9
expected-start-of-mode = un comienzo del mismo modo, con los mismos ajustes y la misma disposición
expected-start-off-goal = una salida que no esté en la meta
expected-stock = no más barreras en la mano que ranuras
expected-stock-name = el nombre de un bando que tenga barreras
expected-switch = cada ajuste una vez, como nombre=valor
expected-tag = una etiqueta, como [Event "a friendly game"]
expected-tag-name = letras, cifras y guiones bajos, y ningún nombre que ya tenga significado propio
expected-tag-once = cada etiqueta una sola vez
expected-tag-value = una línea de texto sin caracteres de control
expected-termination = uno de estos valores: { $detail }
expected-toml = un archivo en TOML
expected-turn = el turno y lo que se recuerda de él
expected-variation-end = un paréntesis que cierre esta variante

## Cómo se llama cada cosa.

side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Fantasmas

piece-w = W
piece-x = X
piece-y = Y
piece-z = Z
piece-pacman = PAC-MAN
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde

mode-classic-2 = Clásico para dos: una carrera hasta el otro lado, con barreras.
mode-classic-3 = Clásico para tres: la misma carrera, desde tres lados.
mode-classic-4 = Clásico para cuatro: la misma carrera, desde los cuatro lados.
mode-pacman = PAC-MAN: come cuatro pac-bolas antes de que los fantasmas te atrapen tres veces.
mode-pacman-advanced = PAC-MAN avanzado: la persecución con barreras, túneles y pac-bolas que gastar.

layout-standard = Los peones en el centro de sus lados y ninguna barrera en el tablero.
layout-recon-1 = Tres barreras horizontales y tres verticales; el laberinto habitual.
layout-recon-2 = Otro laberinto de tres y tres barreras.
layout-open = Sin barreras.
layout-gate = Puerta: 8 barreras, una vida. Partidas reñidas entre iguales.
layout-kite = Cometa: 14 barreras, dos vidas. Partidas reñidas entre iguales.
layout-lantern = Farol: 20 barreras, cuatro vidas. Partidas reñidas entre iguales.
layout-meadow = Prado: 4 barreras, tres vidas. Partidas reñidas entre iguales.
layout-owl = Búho: 18 barreras, dos vidas. Partidas reñidas entre iguales.
layout-tower = Torre: 18 barreras, dos vidas. Partidas reñidas entre iguales.
layout-d4 = La Cámara en d4, e4, d5 y e5.
layout-d5 = La Cámara en d5, e5, d6 y e6.
layout-e4 = La Cámara en e4, f4, e5 y f5.
layout-e5 = La Cámara en e5, f5, e6 y f6.

preset-booklet = Como dice el reglamento; cada ajuste con su valor por defecto.
preset-first-printing = Los fantasmas pueden quedarse sobre las pac-bolas: en la primera edición solo el texto francés lo prohíbe.
preset-strict-english = El texto inglés al pie de la letra: un impulso son tres pasos.
preset-italian = Como en el texto italiano: un fantasma frenético corre hacia PAC-MAN.
preset-danish = Como en el texto danés: los fantasmas no pisan las pac-bolas y un impulso come donde termina.
preset-friendly-ghosts = Fantasmas en equipo: en cualquier orden, con frenesí corto y permiso para quedarse.

## Los ajustes: qué decide cada uno y qué significa cada valor.

switch-edge-side-jump = Un peón en el borde del tablero corta el paso.
switch-edge-side-jump-true = Se puede saltar a su lado.
switch-edge-side-jump-false = No se puede saltar.
switch-third-pawn-side-jump = Hay un tercer peón detrás del que se quiere saltar.
switch-third-pawn-side-jump-true = Se puede saltar a un lado.
switch-third-pawn-side-jump-false = No se puede saltar.
switch-draw-after-plies = Tras tantas jugadas entre todos, la partida queda en tablas; 0: nunca.
switch-threefold = La misma posición se da por tercera vez.
switch-threefold-true = La partida queda en tablas.
switch-threefold-false = La partida sigue.
switch-fences-each = Barreras que cada bando tiene en la mano al empezar.

switch-pac-move = Cuánto se mueve PAC-MAN.
switch-pac-move-exact-2 = Exactamente dos pasos.
switch-pac-move-up-to-2 = Uno o dos pasos.
switch-pac-into-ghost = PAC-MAN se mete en un fantasma sin impulso.
switch-pac-into-ghost-caught = Queda atrapado.
switch-pac-into-ghost-blocked = No puede: los fantasmas cortan el paso.
switch-boost = Hasta dónde llega un impulso.
switch-boost-up-to-3 = Hasta tres pasos, o ninguno.
switch-boost-exact-3 = Tres pasos, o los que sea posible.
switch-boost-eats = Qué fantasmas se come un impulso.
switch-boost-eats-pass = Todos los de las casillas en las que entra.
switch-boost-eats-end-only = Solo el de la casilla donde termina.
switch-frenzy = Cuánto se mueve un fantasma que ve a PAC-MAN.
switch-frenzy-exact-2 = Dos pasos, si puede.
switch-frenzy-up-to-2 = Uno o dos pasos.
switch-frenzy-none = Un paso, como siempre.
switch-frenzy-path = Por dónde puede moverse un fantasma frenético.
switch-frenzy-path-any = Por donde quiera; puede girar.
switch-frenzy-path-straight = En línea recta, en cualquier dirección.
switch-frenzy-path-towards = En línea recta hacia PAC-MAN.
switch-ghost-on-pellet = Los fantasmas y las casillas con pac-bola.
switch-ghost-on-pellet-cross = Un fantasma puede cruzarlas, pero no pararse en ellas.
switch-ghost-on-pellet-no-entry = Un fantasma no puede entrar en ellas.
switch-ghost-on-pellet-free = Un fantasma también puede pararse en ellas.
switch-ghost-stack = Un fantasma se encuentra con otro.
switch-ghost-stack-pass-no-share = Puede pasar, pero no pararse en la misma casilla.
switch-ghost-stack-block = No puede pasar.
switch-ghost-stack-share = Pueden compartir casilla.
switch-ghost-stay = Un fantasma prefiere quedarse donde está.
switch-ghost-stay-true = Puede.
switch-ghost-stay-false = Solo si no puede moverse.
switch-ghost-order = El orden en que juegan los fantasmas.
switch-ghost-order-fixed = Blinky, Inky, Pinky, Clyde.
switch-ghost-order-free = El que quieran, distinto en cada ronda.
switch-ghost-return = Cuándo vuelve un fantasma comido.
switch-ghost-return-next-round = Al empezar una nueva ronda tras una captura.
switch-ghost-return-next-turn = En su próximo turno.
switch-pellets = Las pac-bolas comidas, tras una captura.
switch-pellets-stay-eaten = Siguen comidas.
switch-pellets-refill = Vuelven todas: hay que comer cuatro en una sola vida.
switch-no-progress-limit = Tras tantas rondas sin comer, atrapar ni colocar nada, la partida queda en tablas; 0: nunca.
switch-lives = Cuántas veces hay que atrapar a PAC-MAN.

switch-adv-ghost-move = Cuánto se mueve un fantasma.
switch-adv-ghost-move-up-to = Tanto como su velocidad, o menos.
switch-adv-ghost-move-exact = Tanto como su velocidad.
switch-no-return = Un movimiento de vuelta a donde empezó el anterior.
switch-no-return-last-square = No está permitido, si hay otro.
switch-no-return-off = Está permitido.
switch-respawn-free = PAC-MAN vuelve al tablero.
switch-respawn-free-true = Después juega su turno.
switch-respawn-free-false = Ese es su movimiento de este turno.
switch-spend-steps = Cuánto avanza con una pac-bola gastada.
switch-spend-steps-up-to-2 = Uno o dos pasos.
switch-spend-steps-exact-2 = Dos pasos, o los que sea posible.
switch-tunnels-give-access = Casillas a las que solo se llega por un túnel.
switch-tunnels-give-access-true = Cuentan como accesibles.
switch-tunnels-give-access-false = Cuentan como aisladas: ninguna barrera puede causarlo.
switch-pac-stock = Barreras que PAC-MAN tiene en la mano al empezar.
switch-ghost-stock = Barreras que los fantasmas tienen en la mano entre todos.

## Lo que se decide ahora.
##
## $steps: cuántos pasos puede dar el movimiento; 0 donde depende de la figura.
## $pieces: la figura que se mueve, o varias de las que una puede hacerlo.
## $turn: el turno de la apertura, 0 después; $opening: cuántos turnos tiene la apertura.

phase-race = Mueve, o coloca una barrera.
phase-walk =
    { $steps ->
        [one] Mueve 1 paso.
       *[other] Mueve { $steps } pasos.
    }
phase-boost =
    { $steps ->
        [one] ¡Impulso! 1 paso más; te comes los fantasmas del camino.
       *[other] ¡Impulso! Hasta { $steps } pasos más; te comes los fantasmas del camino.
    }
phase-ghosts =
    { $steps ->
        [0] Mueve con { $pieces }.
        [one] Mueve 1 paso con { $pieces }.
       *[other] Mueve hasta { $steps } pasos con { $pieces }.
    }
phase-enter = Entra en el tablero.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Mueve 1 paso; después puedes colocar una barrera.
           *[other] Mueve { $steps } pasos; después puedes colocar una barrera.
        }
       *[other] { $steps ->
            [one] Apertura, turno { $turn } de { $opening }: mueve 1 paso o coloca una barrera.
           *[other] Apertura, turno { $turn } de { $opening }: mueve { $steps } pasos o coloca una barrera.
        }
    }
phase-extra =
    { $steps ->
        [one] ¡Impulso! 1 paso extra; los fantasmas del camino quedan fuera para siempre.
       *[other] ¡Impulso! { $steps } pasos extra; los fantasmas del camino quedan fuera para siempre.
    }
phase-after = Ya te has movido. Añade algo, o termina el turno con --.
phase-relocate = Apertura, turno { $turn } de { $opening }: toma una barrera de la Cámara y colócala en otro sitio.
phase-ghost-place = Coloca una barrera, o guárdala con --.

## La línea de comandos.

cli-help-corridor = Quoridor y sus juegos de PAC-MAN: jugarlos, verlos, comprobarlos.
cli-help-exit-codes = Códigos de salida: 0 hecho; 1 se rechazó una jugada, una posición o un archivo; 2 la línea de comandos era errónea; 130 terminado con Ctrl-C.
cli-help-help = Muestra esta ayuda.
cli-help-version = Muestra la versión.
cli-help-lang = El idioma en que hablar; si no se dice, el del sistema.
cli-help-json = Escribe JSON para programas.
cli-help-json-view = Escribe como JSON todo lo que muestra la imagen.
cli-help-mode = El juego: classic-2, classic-3, classic-4, pacman o pacman-advanced.
cli-help-layout-option = Una disposición del modo por su nombre, o un archivo de disposición que termine en .toml.
cli-help-preset = Un conjunto de ajustes con nombre.
cli-help-set = Cambia un ajuste; se puede repetir. «corridor modes MODE» los enumera.
cli-help-position = Empieza desde un texto de posición en vez de un modo.
cli-help-moves = Jugadas que hacer primero, como "e2 e8 e3h".
cli-help-modes = Enumera los modos; describe uno con sus disposiciones, preajustes y ajustes.
cli-help-legal = Enumera las jugadas legales.
cli-help-show = Muestra el tablero en la terminal.
cli-help-ascii = Usa solo letras sencillas.
cli-help-orientation = El bando que se sienta abajo.
cli-help-draw = Dibuja el tablero como imagen.
cli-help-size = Ancho en píxeles.
cli-help-theme = Colores.
cli-help-routes = Muestra los caminos más cortos de estos bandos, p. ej. "w,x", o "all".
cli-help-panel = Muestra vidas, pac-bolas y barreras en la mano junto al tablero.
cli-help-perft = Cuenta las secuencias de jugadas legales de cierta longitud. Los límites que dependen del historial no se aplican.
cli-help-depth = Cuántas jugadas tiene una secuencia.
cli-help-divide = Cuenta por separado para cada primera jugada.
cli-help-record = Registros de partidas.
cli-help-record-check = Comprueba los registros de un archivo, uno o varios: un archivo .qgn o JSON, o - para la entrada estándar.
cli-help-layout = Disposiciones propias.
cli-help-layout-check = Comprueba que una partida puede empezar desde un archivo de disposición, o - para la entrada estándar.
cli-help-layout-mode = El modo al que corresponde; no hace falta si el archivo lo dice.

cli-usage = Uso:
cli-heading-options = Opciones
cli-heading-commands = Comandos
cli-required = Obligatorio.
cli-default-is = Por defecto: { $value }.
cli-no-option = No hay ninguna opción { $name }.
cli-missing = Falta { $name }.
cli-bad-value = { $name } tiene que ser { $form }.
cli-option-value =
    { $flag ->
        [yes] { $name } no lleva valor.
       *[no] { $name } necesita un valor.
    }
cli-too-many-words = Sobran palabras en la línea de comandos.

cli-error = corridor: { $message }
cli-not-text = { $file } no es un texto en UTF-8.
cli-cannot-read = No se puede leer { $file }: { $why }.
cli-cannot-write = No se puede escribir { $file }: { $why }.
cli-output-lost = No se puede escribir la respuesta: { $why }.
cli-nothing = nada
cli-quoted = «{ $text }»
cli-found = Se esperaba: { $wanted }; se encontró: { $found }.
cli-found-at = Línea { $line }, columna { $column }: se esperaba: { $wanted }; se encontró: { $found }.
cli-refused-at = Línea { $line }, columna { $column }: no se puede jugar { $move }. { $why }
cli-move-refused = No se puede jugar { $move }. { $why }
cli-move-number = Jugada { $number }: { $why }
cli-file-refused = { $file }: { $why }
cli-no-such =
    { $kind ->
        [command] No hay ningún comando «{ $name }».
        [mode] No hay ningún modo «{ $name }».
        [layout] Este modo no tiene la disposición «{ $name }».
        [preset] Este modo no tiene el preajuste «{ $name }».
        [side] Aquí no hay ningún bando «{ $name }».
       *[switch] Este modo no tiene el ajuste «{ $name }».
    } Se admite: { $allowed }.
cli-none-of-kind =
    { $kind ->
       *[preset] Este modo no tiene preajustes, así que «{ $name }» no puede ser uno.
    }
cli-no-such-value = { $switch } no puede ser «{ $value }». Se admite: { $allowed }.
cli-switch-form = «{ $text }» no es un ajuste: escribe SWITCH=VALUE.
cli-position-is-all = Una posición ya dice su modo y sus ajustes: quita --mode, --layout, --preset y --set.
cli-which-mode = ¿Para qué modo es la disposición? Dilo con --mode.
cli-layout-good = { $file }: una partida de { $mode } puede empezar desde «{ $name }».
cli-record-good =
    { $count ->
        [one] { $file }: un registro correcto de { $mode } con 1 jugada; { $result }.
       *[other] { $file }: un registro correcto de { $mode } con { $count } jugadas; { $result }.
    }
cli-records-good =
    { $count ->
        [one] { $file }: 1 registro correcto; jugadas: { $moves }.
       *[other] { $file }: { $count } registros correctos; jugadas: { $moves }.
    }
cli-layouts = Disposiciones: { $layouts }.
cli-presets = Preajustes: { $presets }.
cli-modes-more = Más sobre uno de ellos: corridor modes { $mode }
cli-default = { $words } (por defecto)
cli-default-number = Un número; por defecto, { $value }.
cli-legal-count =
    { $count ->
        [one] { $side }: su turno, 1 jugada legal.
       *[other] { $side }: su turno, { $count } jugadas legales.
    }
cli-kind-walk = Movimientos de { $piece }:
cli-kind-fence-h = Barreras horizontales:
cli-kind-fence-v = Barreras verticales:
cli-kind-relocate = { $fence } de la Cámara pasa a:
cli-kind-enter = Entrada:
cli-kind-other = Además:
cli-counting = Contando
cli-some-piece = una figura

## Jugar en una terminal.

cli-help-play = Juega una partida: varias personas en una terminal, o contra un bot. Sin --mode se te pregunta.
cli-help-play-more = Durante la partida, «help» dice qué se puede escribir. Sin terminal, las líneas se leen de la entrada estándar.
cli-help-people = Cuántas personas juegan; 1, salvo que los nombres digan otra cosa.
cli-help-bots = Cuántos bots juegan; si no se dice, los que hagan falta.
cli-help-name = El nombre de una persona; se puede repetir.
cli-help-character = Qué aspecto tiene el peón de una persona; se puede repetir.
cli-help-first = Empieza la primera persona; si no, los asientos se sortean.
cli-help-side = La primera persona se queda con este bando: w, x, y, z, pacman o ghosts.
cli-help-resume = Sigue con una partida guardada.
cli-help-autosave = Guarda la partida en este archivo, jugada a jugada.
cli-help-seed = Sortea los asientos y mueve los bots según este número, siempre igual.

cli-play-welcome = Te damos la bienvenida a Corridor. ¿A qué jugamos?
cli-play-which = Juego:
cli-play-how-many = ¿Cuántas personas juegan, de 1 a { $most }? Con una, un bot juega contra ti.
cli-play-number = Escribe un número de { $low } a { $high }.
cli-play-name = Nombre de la persona { $number }:
cli-play-characters = { $name }, tu peón: { $characters }.
cli-play-which-character = Peón:
cli-play-start = ¿Quieres empezar? Si no, se decide por sorteo.
cli-play-person = Jugador { $number }
cli-play-bot = Bot
cli-play-bots = Bot { $number }
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
cli-play-no-characters = Los personajes son para los peones de los modos clásicos; aquí cada figura ya es quien es.
cli-play-alike = Dos peones no pueden ser los dos { $character }.
cli-play-first-or-side = Di --first o --side, pero no ambos.
cli-play-nobody-first = Sin personas, nadie puede pedir un bando.
cli-play-resume-is-all = Una partida guardada ya conoce su modo y quién juega: usa --resume sin ellos.
cli-play-was-over = La partida de { $file } ya ha terminado.

cli-play-sits = { $who } empieza en { $squares }.
cli-play-lot = Los asientos se sortean.
cli-play-enters = { $who } entra primero en el tablero.
cli-play-looks = { $who } tiene el aspecto de { $character }.
cli-play-how = Escribe una jugada, o «help».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = una de estas figuras: { $pieces }
cli-play-example = Por ejemplo: { $moves }
cli-play-several = Varios movimientos llevan ahí; escribe uno entero: { $moves }.
cli-play-what = { $why } Escribe «help» para ver lo que hay.
cli-play-not-yours = Esa figura la lleva { $who }.
cli-play-into-ghost = PAC-MAN se metería en un fantasma y perdería una vida. ¿Seguro?
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
      d3h>f7v    tomar la barrera d3h de la Cámara y colocarla en f7v
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
cli-play-why-what = Di qué jugada: why e3h
cli-play-legal = { $move } se puede jugar.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 paso: { $squares }
       *[other] { $piece }: { $count } pasos: { $squares }
    }
cli-play-no-route = Ahora mismo no hay caminos que mostrar.
cli-play-resign = { $who }: ¿rendirse?
cli-play-resigned = { $loser }: se rinde. { $winner }: ¡bien jugado!
cli-play-taken-over = Un bot sigue en lugar de { $who }.
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

## Qué aspecto puede tener un peón de una carrera.

character-pawn = un peón sencillo
character-pacman = PAC-MAN
character-blinky = Blinky
character-inky = Inky
character-pinky = Pinky
character-clyde = Clyde

## El nivel de PAC-MAN según las pac-bolas que comió, y lo que hay que decir de ello.

level-0 = –
level-1 = 1, novato
level-2 = 2, prometedor
level-3 = 3, de categoría
level-4 = 4, de élite

joke-0 = A dieta estricta, y se notó: hasta los fantasmas sintieron pena, más o menos un paso.
joke-1 = Una pac-bola. Un tentempié antes de una larga siesta.
joke-2 = Medio menú. Los fantasmas pidieron la otra mitad para llevar.
joke-3 = Tres de cuatro: la última pac-bola contará esta historia durante años.
joke-4 = Cuatro pac-bolas y ni una miga. Los fantasmas han pedido un laberinto más pequeño.

## De qué se quejan los protocolos del motor, sus jugadores y sus encuentros.
##
## $code: un código estable del rechazo. $found: palabras de fuera.

engine-unknown-word = No hay ningún comando «{ $word }».
engine-line-too-long = La línea pasa de { $most } bytes.
engine-illegal-move = Aquí no se puede jugar { $move } ({ $code }).
engine-illegal-root = Se encontró { $move }, pero aquí no se puede jugar.
engine-unreadable = No se puede leer «{ $found }» ({ $code }).
engine-no-such-value =
    { $kind ->
        [mode] No hay ningún modo «{ $name }».
        [layout] Este modo no tiene la disposición «{ $name }».
        [preset] Este modo no tiene el preajuste «{ $name }».
        [switch] Este modo no tiene el ajuste «{ $name }».
       *[value] { $kind } no puede ser «{ $name }».
    } Se admite: { $allowed }.
engine-no-presets = Este modo no tiene preajustes, así que «{ $name }» no puede ser uno.
engine-no-such-option = No hay ninguna opción «{ $name }».
engine-switch-of-other-mode = { $switch } no es un ajuste del modo { $mode }.
engine-setoption-form = Una opción se fija con: setoption name NAME value VALUE.
engine-position-form = Una posición se da con: position startpos [moves ...], o con: position pos TEXT [moves ...].
engine-go-needs-number = Falta un número después de «{ $word }».
engine-thinking = No se puede mientras el motor piensa; páralo antes.
engine-not-pondering = El motor no está pensando en el turno del rival.
engine-failed = El motor ha fallado: { $what }.
engine-bad-limit = «{ $found }» no es un límite. Los límites son: { $forms }.
engine-bad-number = «{ $found }» no es un número de { $least } a { $most }.
engine-bad-command = «{ $command }» no es un comando.
engine-program-died =
    { $last ->
        [none] El programa «{ $command }» terminó por su cuenta.
       *[other] El programa «{ $command }» terminó por su cuenta: { $last }
    }
engine-program-silent = El programa «{ $command }» no respondió a tiempo.
engine-program-refused = El programa respondió a «{ $line }»: { $answer }
engine-knows-one-mode = El programa «{ $command }» no conoce este modo.
engine-not-of-the-seat = { $move } mueve una figura de otro asiento.
engine-no-such-player = «{ $found }» no es un jugador. Los jugadores son: { $forms }.
engine-no-level-of-this-form = «{ $found }» no es un nivel. Los niveles son: { $forms }.
engine-no-such-level = Los niveles van de { $least } a { $most }.
engine-no-colour = «{ $found }» no es ni black ni white.
engine-no-qtp-move = «{ $found }» no es una jugada de QTP, como e8 o b5 horizontal.
engine-qtp-size = El tablero tiene { $size } filas y columnas.
engine-qtp-play-form = Una jugada se da con un color, una casilla y, si es una barrera, su orientación.
engine-qtp-one-word = Tiene que seguir exactamente una palabra.
engine-other-turn = Es el turno de { $colour }.
engine-nothing-to-undo =
    { $count ->
        [0] No hay ninguna jugada que deshacer.
        [one] Solo hay 1 jugada que deshacer.
       *[other] Solo hay { $count } jugadas que deshacer.
    }
engine-game-over = La partida ha terminado.
engine-not-json = «{ $found }» no es un objeto JSON en una línea.
engine-json-text = Se espera un texto.
engine-json-list = Se espera una lista de la longitud correcta.
engine-json-table = Se espera una tabla de ajustes y sus valores.
engine-json-unknown = No existe ese campo.
engine-json-one-of = Se espera uno de estos: { $allowed }.
engine-json-number = Se espera un número de { $least } a { $most }.
engine-json-limit = Se espera una tabla con seconds, nodes o depth.
engine-json-move = La jugada { $number }, «{ $move }», no se puede hacer ({ $code }).
engine-json-position-is-all = Una posición ya dice su modo y sus ajustes.

## De qué se quejan los encuentros.

arena-needs-two = Un encuentro necesita al menos dos jugadores.
arena-sprt-two = Una prueba secuencial compara exactamente dos jugadores.
arena-sprt-split = Una prueba secuencial necesita asientos repartidos por igual.
arena-bad-openings = «{ $found }» no es una fuente de aperturas. Hay: none, random:PLIES, file:PATH.
arena-no-opening =
    { $plies ->
        [one] Ninguna partida sigue tras 1 jugada al azar.
       *[other] Ninguna partida sigue tras { $plies } jugadas al azar.
    }
arena-bad-opening = La apertura de la línea { $line } no se puede jugar: { $why }
arena-cannot-read = { $file } no contiene aperturas que se puedan leer.
arena-cannot-write = No se puede escribir { $file }: { $why }
arena-workers-lost =
    { $count ->
        [one] Una partida perdió 1 proceso; el encuentro se interrumpe.
       *[other] Una partida perdió { $count } procesos seguidos; el encuentro se interrumpe.
    }
arena-needs-cluster = Un clúster necesita el extra «cluster» de Corridor: pip install 'corridor[cluster]'.
arena-no-cluster = Ningún clúster responde en «{ $address }».

## Los comandos engine, analyse y arena.

cli-help-engine = Habla con programas: el protocolo al estilo de UCI, o QTP, por la entrada y la salida estándar.
cli-help-engine-more =
    Los protocolos se describen en docs/reference/protocols.md.
    Prueba: uci, position startpos moves e2 e8, go movetime 500, quit.
cli-help-qtp = Habla QTP, solo la carrera de dos, en vez del protocolo al estilo de UCI.
cli-help-qtp-limit = Cuánto gastar en una jugada en QTP: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-qtp-level = Juega a este nivel en QTP.
cli-help-analyse = Responde a preguntas sobre posiciones, cada una en una línea de JSON, según estén listas.
cli-help-analyse-more = Preguntas y respuestas se describen en docs/reference/protocols.md.
cli-help-analyse-workers = Cuántas posiciones analizar a la vez.
cli-help-engine-threads = Hilos para cada posición.
cli-help-engine-hash = Memoria para cada posición, en MB.
cli-help-analyse-limit = Cuánto gastar cuando la pregunta no lo dice: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-hasty = Cuando terminen las preguntas, no esperar las respuestas que falten.
cli-play-level-of-bots = ¿Cómo de fuertes quieres los bots, de 1 a 8?
cli-help-arena = Enfrenta a jugadores de cualquier tipo y di quién es más fuerte.
cli-help-arena-more =
    Jugadores: random, greedy, perfect, level:5, engine, engine:movetime=500,threads=2, uci:COMMAND, qtp:COMMAND.
    Si son más de dos, juegan todos contra todos.
cli-help-games = Partidas de cada dos jugadores; se redondea a parejas enteras.
cli-help-arena-limit = Cuánto gastar: movetime=MILLISECONDS, nodes=N, depth=N, clock=SECONDS+SECONDS.
cli-help-openings = Cómo empiezan las partidas: none, random:PLIES o file:PATH con una apertura por línea.
cli-help-arena-position = Empezar desde esta posición, como la escribe «corridor show». Vale su juego, no --mode ni similares.
cli-help-seating = Con más de dos bandos: split reparte los asientos por igual, single deja al primer jugador solo contra los demás.
cli-help-sprt = Para en cuanto se sepa si la ventaja en Elo del primer jugador está más cerca del primer número o del segundo.
cli-help-margin = Milisegundos que puede retrasarse una respuesta antes de perder la partida.
cli-help-arena-out = Guarda los registros: una carpeta con un archivo por partida, o un solo archivo que termine en .qgn.
cli-help-processes = Partidas a la vez; si no se dice, tantas como procesadores haya.
cli-help-cluster = Juega en el clúster de Dask cuyo planificador escucha en esta dirección.
cli-arena-sprt-form = Da dos números a --sprt, primero el menor: 0,10.
cli-arena-head = { $mode }: { $games } de { $total } partidas, { $moves } jugadas.
cli-arena-duel = { $one } contra { $other }: { $wins } ganadas, { $draws } en tablas, { $losses } perdidas; { $share } % de los puntos.
cli-arena-decided = Parejas decididas ganadas: { $share } % de { $count }; parejas en total: { $pairs }.
cli-arena-fair = Parte de los puntos: { $times } veces la justa.
cli-arena-elo = Elo: { $elo }, 95 % de { $low } a { $high } ({ $kind }, grupos: { $groups }).
cli-arena-sides = { $player } como { $sides }.
cli-arena-sprt =
    { $verdict ->
        [open] LLR { $llr }, entre { $low } y { $high }: aún es pronto para decirlo.
       *[accepted] LLR { $llr }, límites { $low } y { $high }: se acepta { $elo } Elo.
    }
cli-arena-fault =
    { $fault ->
        [time] { $player } perdió { $count } por tiempo.
        [illegal] { $player } perdió { $count } por una jugada ilegal.
       *[crash] { $player } perdió { $count } por un fallo del programa.
    }
cli-arena-col-player = jugador
cli-arena-col-elo = Elo
cli-arena-col-bars = 95 %
cli-arena-col-points = puntos

## El comando solve.

verdict-pacman = Gana PAC-MAN
verdict-endless = nadie puede forzar la victoria
verdict-ghosts = ganan los fantasmas
cli-help-solve = Resolver la persecución pacman: averiguar quién gana cada posición con el mejor juego.
cli-help-solve-more = Uno o dos fantasmas tardan segundos; cuatro tardan minutos y usan unos 3 GB de memoria. Si se detiene a medias, el mismo comando sigue donde estaba.
cli-help-solve-ghosts = Los fantasmas que participan: sus letras, como BIP, o cuántos son. Todos, si no dices otra cosa.
cli-help-solve-lives = Las vidas de PAC-MAN; las de la disposición, si no dices otra cosa.
cli-help-solve-out = Escribir las tablas en este archivo. Si no, van a la carpeta de CORRIDOR_TABLES o al lugar habitual de los datos.
cli-help-solve-threads = Con cuántos hilos trabajar.
cli-help-solve-value = Decir quién gana una posición con el mejor juego y adónde lleva cada jugada.
cli-help-solve-position = La posición, como la escribe «corridor show».
cli-help-solve-tables = Buscar en este archivo. Si no, se miran todas las tablas de la carpeta habitual.
cli-solve-progress = vidas { $lives }, pac-bolas { $pellets }, ronda { $round }
cli-solve-rounds = Rondas con el mejor juego: hasta el final { $end }, hasta la próxima pac-bola, fantasma comido o captura { $progress }
cli-solve-taken = { $file } contiene las tablas de otra partida. Elige otro nombre con --out.
cli-solve-stopped = Detenido. Repite el mismo comando y seguirá desde aquí.
cli-solve-col-lives = vidas
cli-solve-col-pellets = pac-bolas
cli-solve-col-start = desde el inicio
cli-solve-col-pacman = gana PAC-MAN
cli-solve-col-endless = nadie
cli-solve-col-ghosts = ganan los fantasmas
cli-solve-done = { $file }: { $megabytes } MB. Esta vez hicieron falta { $seconds } s y { $memory } MB de memoria.
solver-only-pacman = Solo se puede resolver el modo pacman, no { $mode }.
solver-no-such-ghosts = «{ $ghosts }» no nombra ningún fantasma. Di cuántos o usa estas letras: { $allowed }
solver-cannot-write = No se puede escribir { $file }: { $why }. Lo resuelto hasta ahora se conserva; haz sitio y repite el mismo comando.
solver-cannot-read = No se puede leer { $file }: { $why }
solver-broken-file = { $file } está dañado. Bórralo y resuelve otra vez.
solver-foreign-file = { $file } no contiene tablas de una persecución.
solver-other-version = { $file } es de otra versión de Corridor. Bórralo y resuelve otra vez.
solver-being-made = Otro programa está haciendo { $file } ahora mismo. Espera o elige otro nombre.
solver-not-in-tables = { $file } no contiene esta posición: la partida, los fantasmas o las vidas son otros.
solver-no-tables = Todavía no hay tablas para esta posición. «corridor solve» las hace.
solver-too-many-ghosts-for-rounds = Las rondas se cuentan con hasta tres fantasmas. Este juego tiene { $ghosts }.

## Los comandos levels y bench.

cli-help-levels = Mide los niveles: cada uno en un encuentro contra el inferior.
cli-help-levels-more = La escala entera lleva horas; con --out su tabla se escribe como página.
cli-help-levels-mode = Solo este modo; se puede repetir.
cli-help-levels-games = Partidas de cada nivel contra el inferior.
cli-help-levels-from = El nivel más bajo que medir.
cli-help-levels-to = El nivel más alto que medir.
cli-help-levels-out = Escribe la tabla en este archivo, como Markdown.
cli-levels-order = El nivel { $first } está por encima del { $last }: da a --from el nivel más bajo y a --to el más alto.
cli-levels-lowest = { $mode }, nivel { $level }: no hay nadie por debajo.
cli-levels-rung =
    { $fits ->
        [yes] { $mode }, nivel { $level }: { $measure } en { $games } partidas.
       *[no] { $mode }, nivel { $level }: { $measure } en { $games } partidas; se quería: de { $low } a { $high }.
    }
cli-levels-page-head =
    # Niveles

    Hecho con `corridor levels`: { $games } partidas de cada nivel contra el inferior, aperturas al azar de
    cuatro jugadas, cambiando de sitio, semilla { $seed }. { $machine }.

    Un nivel está limitado por nodos, así que juega igual en cualquier máquina. «Profundidad» es cuántas
    decisiones mira por delante si los nodos no lo paran antes; «líneas», cuántas formas de seguir sopesa;
    «margen», cuántos pasos apenas nota; «despiste», en cuántas decisiones de cada cien no mira más allá de la
    siguiente. Un nivel con * toma a todos los demás por un solo enemigo; en las carreras de varios, los
    otros hacen crecer un árbol cuyos nodos son partidas jugadas hasta el final.
cli-levels-page-columns =
    { $kind ->
        [chase] nivel | nodos | profundidad | líneas | margen | despiste | parte de las parejas decididas | parejas
        [many] nivel | nodos | profundidad | líneas | margen | despiste | veces su parte justa | partidas
       *[two] nivel | nodos | profundidad | líneas | margen | despiste | parte de los puntos | partidas
    }
cli-help-bench = Mide la búsqueda: un número para su comportamiento, y su velocidad.
cli-help-bench-more = El número solo cambia cuando la búsqueda se comporta de otra forma; los commits que lo cambian lo dicen.
cli-help-bench-full = También la profundidad alcanzada en un tiempo dado, y lo pronto que para una búsqueda.
cli-help-bench-seconds = Segundos para cada posición con --full.
cli-bench-machine = { $model }, núcleos: { $cores }
cli-bench-speed = Nodos por segundo: { $speed }
cli-bench-number = Bench: { $nodes }
cli-bench-fixed = A una profundidad fija, un hilo
cli-bench-timed = En { $seconds } s por posición, un hilo
cli-bench-mode = modo
cli-bench-depth = profundidad
cli-bench-nodes = nodos
cli-bench-speed-col = nodos/s
cli-bench-start = profundidad al comienzo
cli-bench-inside = profundidad en partidas: mínima, mediana, máxima
cli-bench-stop = de stop a bestmove, ms: mediana, máximo

## La mesa: por qué se rechaza una orden, y lo que se puede decir.

declined-bad-message = No se puede leer este mensaje.
declined-bad-setup = No se puede abrir una mesa así.
declined-bad-secret = Este enlace ya se ha usado, o nunca se dio.
declined-bad-code = Ninguna mesa tiene este código. Revísalo y escríbelo otra vez.
declined-bad-token = No se puede saber quién eres.
declined-bad-origin = Esta página no puede hablar aquí en tu nombre.
declined-banned = Quien gestiona este servidor te ha expulsado. Si crees que es un error, escríbele.
declined-bad-host = Esta dirección no se atiende aquí. Usa la que te dieron.
declined-bad-name = Nadie puede ver este nombre. Elige otro.
declined-no-such-match = No existe esa mesa.
declined-no-such-seat = No existe ese asiento.
declined-invited-only = Esta mesa es privada. Para sentarte necesitas su enlace o su código.
declined-sent-away = Te han pedido que dejes esta mesa. Únete a otra o abre la tuya.
declined-not-seated = No tienes asiento en esta mesa.
declined-not-your-seat = Este asiento no es tuyo.
declined-not-your-turn = No es tu turno.
declined-not-owner = Solo puede hacerlo quien abrió la mesa.
declined-not-captain = Eso lo decide quien capitanea el equipo.
declined-not-started = La partida no ha empezado.
declined-not-full = Quedan asientos libres.
declined-not-over = La partida no ha terminado.
declined-not-casual = Esto es solo para partidas amistosas.
declined-not-gone = Aún no llevan fuera el tiempo suficiente.
declined-not-their-turn = No es su turno: nadie está esperando. Sigue jugando.
declined-started = La partida ya ha empezado.
declined-finished = La partida ha terminado.
declined-stale = Algo ha pasado mientras tanto; mira otra vez.
declined-illegal = Esta jugada no está permitida.
declined-time-is-up = Se te ha acabado el tiempo.
declined-seat-taken = Este asiento está ocupado.
declined-character-taken = Este personaje ya está elegido.
declined-bad-shares = Cada fantasma necesita un asiento, y cada asiento un fantasma.
declined-no-offer = No hay nada que responder.
declined-offered-already = Eso ya se ha ofrecido.
declined-bot-declines = El bot no acepta.
declined-nothing-to-take-back = No hay nada que deshacer.
declined-too-late-to-abort = Es demasiado tarde para anular la partida.
declined-no-team = No tienes equipo.
declined-too-many = Demasiadas cosas a la vez; espera un poco.
declined-too-many-tables = Ya estás en bastantes mesas abiertas. Deja una primero.
declined-too-large = Esto es demasiado grande.
declined-busy = El servidor está ocupado; inténtalo otra vez.
declined-failed = Algo ha fallado en el servidor. Inténtalo otra vez.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-fence = ¡Buena barrera!
phrase-oops = ¡Uy!
phrase-thinking = Estoy pensando.
phrase-your-turn = Te toca.
phrase-back-soon = Vuelvo enseguida.
phrase-i-am-back = Ya estoy aquí.
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra?
phrase-goodbye = ¡Adiós!

## La página sencilla y el comando serve.

page-api = La interfaz para programas
page-name = Tu nombre
page-guest = visitante
cli-help-serve = Sirve mesas para gente que está lejos: una página, WebSockets y JSON por HTTP.
cli-help-serve-more = Cómo hacerlo para mucha gente se cuenta en docs/guides/deploy.md. CORRIDOR_KEY guarda la clave que comparten varios procesos.
cli-help-host = La dirección en que escuchar; 0.0.0.0 para todas las redes.
cli-help-port = El puerto en que escuchar. Sin él: 8080, o el siguiente libre.
cli-help-database = La dirección de PostgreSQL; sin ella, SQLite en la carpeta de datos.
cli-help-valkey = La dirección de Valkey o Redis, por donde varios procesos se cuentan las novedades.
cli-help-data = La carpeta de la base de datos y de la clave.
cli-help-workers = Cuántos procesos sirven; más de uno necesitan PostgreSQL y Valkey.
cli-help-durable = Hace que SQLite espere a que el disco lo tenga todo, para que ni un corte de luz pierda nada.
cli-help-origin = La dirección de otra página que puede hablar con este servidor.
cli-help-proxies = Cuántos proxies hay delante y dicen la dirección del cliente.
cli-help-https = El proxy de delante habla https: las cookies no se envían de otra forma.
cli-help-allowed-host = Un nombre por el que se puede llamar al servidor; se puede dar varias veces. Sin él, cualquiera.
cli-help-open = Abre la página en un navegador.
cli-serving = Corridor está en { $address }
cli-serve-needs-extra = Para servir hace falta el extra «server» de Corridor: pip install 'corridor[server]'.
cli-no-port = El puerto { $port } no está disponible: otro programa escucha en él, o hacen falta más permisos.
cli-workers-need-postgresql = Varios procesos necesitan PostgreSQL (--database): SQLite sirve a uno solo.
cli-workers-need-valkey = Varios procesos necesitan Valkey o Redis (--valkey) para contarse las novedades.
cli-workers-need-key = Varios procesos necesitan una misma clave: pon en CORRIDOR_KEY 64 cifras hexadecimales, como las que imprime `openssl rand -hex 32`.
cli-bad-key = { $where } no tiene una clave de al menos 32 bytes. Pon ahí 64 cifras hexadecimales, como las que imprime `openssl rand -hex 32`, o quítalo.
cli-database-damaged = La base de datos { $where } está dañada. Restáurala de una copia.
cli-database-newer = La base de datos { $where } es de una versión más nueva. Instala esa versión o restaura una copia anterior.
cli-database-absent = No se llega a la base de datos { $where } ({ $fault }). Comprueba que funciona, su nombre y la contraseña.
cli-database-failed = { $where } no se puede usar ({ $fault }).

## La página: lo que comparten todas sus pantallas.

page-home = Ir al inicio
page-loading = Un momento…
page-missing = Aquí no hay nada
page-missing-more = Puede que la dirección esté mal escrita, o que lo que había aquí ya no exista.
page-no-network = Sin conexión
page-no-network-more = No se ha perdido nada. Esta página sigue intentándolo y se abrirá sola en cuanto lo consiga.
page-try-again = Probar ahora
page-language = Idioma
page-theme = Claro u oscuro
page-theme-auto = Como el sistema
page-theme-light = Claro
page-theme-dark = Oscuro
page-your-name = Tu nombre: { $name }
page-unreachable = Ahora mismo no se puede llegar al servidor. No se ha perdido nada; vuelve a intentarlo en un momento.

## La página: su inicio, y el formulario de una mesa nueva.
##
## $level: lo fuerte que es la máquina; $game: el nombre de un juego; $number: cuántas jugadas van.

home-title-way = Abre tu camino.
home-title-fence = Cierra el suyo.
home-lead = Quoridor y sus juegos de PAC-MAN en tu navegador: contra la máquina, con amigos o con quien esté despierto.
home-modes = ¿Qué juego?
home-tile-classic-2 = Para 2
home-tile-classic-3 = Para 3
home-tile-classic-4 = Para 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avanzado
home-kind-classic-2 = Clásico
home-kind-classic-3 = Clásico
home-kind-classic-4 = Clásico
home-kind-pacman = Persecución
home-kind-pacman-advanced = Con barreras
home-name-classic-2 = Clásico para dos
home-name-classic-3 = Clásico para tres
home-name-classic-4 = Clásico para cuatro
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avanzado
home-computer = Jugar contra la máquina
home-level = Nivel
home-level-is =
    { $level ->
        [1] Nivel 1: para una primera partida
        [8] Nivel 8: el más fuerte que hay
       *[other] Nivel { $level }
    }
home-role = Juegas
home-role-first = Primero
home-role-second = Segundo
home-role-any = Por sorteo
home-time = Reloj
home-friend = Jugar con alguien
home-friend-more = Envía un enlace o un código; no hace falta cuenta
home-find = Buscar partida
home-find-more = Con alguien que quiera lo mismo
home-find-start = Buscar rival
home-find-many = Las partidas de tres y cuatro empiezan en mesas abiertas: abre una y otros se sentarán.
home-find-waiting = Buscando rival…
home-find-cancel = Dejar de buscar
home-found = Hay rival. Empieza la partida.
home-running = Tus partidas
home-running-alone = todos en esta pantalla
home-running-yours = Te toca
home-running-theirs = Le toca al rival
home-running-open = Sin empezar
home-running-more =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
home-open = Mesas abiertas
home-open-none = Ahora mismo nadie espera en una mesa.
home-open-new = Abrir una mesa
home-open-take = { $game }: ocupar este asiento
home-code = ¿Te han dado un código?
home-code-join = Unirse
home-demo = Una partida de la máquina contra sí misma
home-demo-move =
    { $number ->
        [0] La máquina juega contra sí misma
       *[other] La máquina juega contra sí misma, jugada { $number }
    }
home-offline = No se puede llegar al servidor. Esta página sigue intentándolo; no se ha perdido nada.
home-ended = Esta página es más antigua que el servidor. Vuelve a cargarla.
home-unofficial = No oficial, sin relación con los titulares. Quoridor y PAC-MAN son marcas de sus propietarios.
home-new = Una mesa nueva
home-new-lead = Elige a qué se juega y envía el enlace. Todo el mundo ve estas reglas antes de empezar.
home-new-seats = Asientos
home-new-seats-ghosts =
    { $count ->
        [one] Una persona lleva a PAC-MAN y otra, los cuatro fantasmas.
       *[other] Una persona lleva a PAC-MAN y { $count } se reparten los cuatro fantasmas.
    }
home-new-layout = Tablero
home-new-rules = Reglas
home-new-more = Todas las reglas, una por una
home-new-changed =
    { $count ->
        [0] como dicen las reglas de arriba
        [one] 1 regla distinta
       *[other] { $count } reglas distintas
    }
home-new-who = Quién puede sentarse
home-new-link = Quien tenga el enlace
home-new-public = Cualquiera
home-new-lots = Quién juega con qué
home-new-lots-race = Quién empieza
home-new-lots-draw = Por sorteo
home-new-lots-seats = Según los asientos
home-new-lots-me = Empiezo yo
home-new-legs = Partidas
home-new-legs-1 = Una
home-new-legs-2 = Dos, cambiando de bando
home-new-team = Quién decide las barreras y las ofertas de los fantasmas
home-new-team-anyone = Cualquiera del equipo
home-new-team-captain = Quien capitanea
home-new-casual = Deshacer y pistas
home-new-casual-yes = Permitido
home-new-casual-no = No permitido
home-new-open = Abrir la mesa
home-new-name = Tu nombre, si quieres

## La página: una mesa antes de empezar, y una invitación a ella.
##
## $name: quién; $level: lo fuerte que es la máquina; $piece: una figura.

table-time-none = Sin reloj
table-time-per-move =
    { $seconds ->
        [one] 1 segundo por turno
       *[other] { $seconds } segundos por turno
    }
table-time-fischer = { $minutes } min + { $increment } s por turno
table-time-days =
    { $days ->
        [one] 1 día por turno
       *[other] { $days } días por turno
    }
table-free = Libre
table-computer = Máquina, nivel { $level }
table-you = Tú
table-guest = Visitante
table-away = ausente
table-title = Mesa de { $name }
table-title-yours = Tu mesa
table-title-nobody = Una mesa
table-invite = Invita a otras personas
table-share = Compartir enlace
table-share-title = Una partida de Corridor
table-copy = Copiar enlace
table-seat-link = Un enlace para este asiento
table-copied = Copiado
table-link = Enlace a esta mesa
table-qr = Código QR
table-qr-label = El enlace a esta mesa como código QR
table-rules = A qué se juega
table-own-layout = Un tablero propio
table-lots-first = Quien tenga el primer asiento
table-by-lot = Bando por sorteo
table-turn =
    { $number ->
        [1] Empieza
        [2] Juega en segundo lugar
        [3] Juega en tercer lugar
       *[other] Juega en cuarto lugar
    }
table-seat-free = El asiento { $number } está libre
table-free-race =
    { $number ->
        [1] Primer asiento, libre
        [2] Segundo asiento, libre
        [3] Tercer asiento, libre
       *[other] Cuarto asiento, libre
    }
table-free-piece = { $piece }: libre
table-starts = Desde { $squares }
table-enters = Entra en el tablero en el primer turno
table-sit = Sentarme aquí
table-sit-too = Sentarse también aquí
table-name-too = Nombre de quien se sienta aquí
table-cancel = Cancelar
table-add-computer = Máquina
table-stand-up = Levantarme
table-send-away = Liberar el asiento de { $name }
table-character = Tu aspecto
table-pawn = Un peón sencillo
table-lift = Llevar a { $piece } a otro asiento
table-put-here = { $piece } viene aquí
table-share-hint = Arrastra un fantasma a otro asiento, o tócalo y luego toca el asiento. Quien da el último recibe otro a cambio.
table-hands = Estos fantasmas van juntos
table-here = { $here } de { $all } aquí,
table-seats-free =
    { $free ->
        [one] queda un asiento libre
       *[other] quedan { $free } asientos libres
    }
table-all-here = ya se puede empezar
table-wait-start = esperando el comienzo
table-leave = Irme
table-start = Empezar
table-start-computer = Empezar con la máquina
table-drawing = Sorteando…
table-begins = Empieza { $name }.
table-first = Empieza
table-to-board = Al tablero

join-title = Únete a una mesa
join-invited = { $name } te invita
join-invited-plain = Tienes una invitación
join-your-seat = Tu asiento
join-sit = Sentarme
join-watch = Solo mirar
join-gone = Esta invitación ya no vale
join-gone-more = El enlace ya se ha usado, o la partida ha empezado. Pide uno nuevo, o escribe el código que te dieron.
join-no-code = Ninguna mesa tiene este código
join-no-code-more = Revisa el código y escríbelo otra vez, o pide que te lo repitan.
join-failed = No ha funcionado

## La página: seguir en otro dispositivo

elsewhere-title = Seguir en otro dispositivo
elsewhere-lead = Abre este enlace en otro navegador y allí serás la misma persona: en las mismas mesas y en los mismos asientos. Aquí todo queda como está.
elsewhere-qr = El enlace como código QR
elsewhere-link = El enlace para seguir en otro dispositivo
elsewhere-until = El enlace vale una vez, hasta el { $date }.
elsewhere-revoke = Anular mis enlaces
elsewhere-revoked = Tus enlaces ya no valen.
elsewhere-new = Hacer otro enlace
elsewhere-signout = Cerrar sesión en los demás sitios
elsewhere-signed-out = Has cerrado sesión en los demás dispositivos, y tus enlaces ya no valen.
elsewhere-secret = Quien lo tenga puede jugar por ti. No se lo des a nadie más.
elsewhere-again = Intentarlo de nuevo

return-title = Seguir aquí
return-lead = Con este enlace, este navegador sigue como la persona que lo creó: en las mismas mesas y en los mismos asientos.
return-loses =
    { $count ->
        [one] Hay una partida en curso en este navegador.
       *[other] Hay { $count } partidas en curso en este navegador.
    } Si no es la misma persona quien juega, este navegador ya no podrá seguir.
return-keep = Antes, guardar un enlace para volver
return-go = Seguir aquí
return-stay = Seguir siendo quien soy
return-how = Para seguir aquí, crea un enlace en el dispositivo donde juegas: en el menú con tu nombre. Luego ábrelo aquí.
return-gone = Este enlace no funciona
return-gone-more = Es demasiado antiguo, o se perdió una parte por el camino.
return-done = Ahora eres { $name } aquí
return-done-plain = Ahora eres la misma persona aquí
return-done-more = Tus partidas están abiertas en los dos dispositivos.
return-done-none = No tienes ninguna partida en curso.

## La pantalla de juego.
##
## $who, $name, $winner, $loser: el nombre de una persona, un bot o un bando; $move: una jugada como se escribe.

play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Clásico · 2
play-mode-classic-3 = Clásico · 3
play-mode-classic-4 = Clásico · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN avanzado
# $kind: cómo se cuenta el tiempo. 5 + 3: minutos para la partida y segundos que añade cada jugada.
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s por jugada
        [days]
            { $days ->
                [one] 1 día por jugada
               *[other] { $days } días por jugada
            }
       *[none] sin reloj
    }
play-watching = Estás mirando
play-board = El tablero

play-guest = Visitante
play-you = Tú
play-bot = Bot { $level }
play-name-and-side = { $name } ({ $side })
play-for = por { $name }
play-away = ausente
play-clock = Tiempo restante: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] 1 barrera en la mano
       *[other] { $count } barreras en la mano
    }
play-steps =
    { $count ->
        [one] 1 paso
       *[other] { $count } pasos
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
play-chamber = Cámara
play-speed = Velocidad
play-level-so-far = Nivel hasta ahora
play-yours = tuyo
# $own: yes, si quien lee esto lleva a PAC-MAN.
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
play-legend-sight = Línea de visión: este fantasma puede moverse más
play-legend-ring = Anillo: ahora este fantasma se puede comer

play-your-turn = Te toca
play-to-move = Turno de { $who }
play-teammate = decide alguien de tu equipo
# $fences: yes, si quedan barreras en la mano.
play-task-race =
    { $fences ->
        [yes] Mueve a un punto, o coloca una barrera entre las casillas.
       *[no] Mueve a un punto; no quedan barreras.
    }
play-task-after =
    { $what ->
        [fence] Ya te has movido. Coloca una barrera o termina el turno.
        [pellet] Ya te has movido. Gasta una pac-bola o termina el turno.
       *[both] Ya te has movido. Coloca una barrera, gasta una pac-bola o termina el turno.
    }
play-task-ghost-place = Coloca una barrera, o guárdala.
play-opening = Turno { $turn }
play-boost = Impulso
play-boost-left =
    { $all ->
        [one] { $left } de 1 paso por dar
       *[other] { $left } de { $all } pasos por dar
    }
# $own: yes, si quien lee esto lleva a PAC-MAN.
play-boost-eats =
    { $own ->
        [yes] Te comes los fantasmas del camino, solo este turno
       *[no] PAC-MAN se come los fantasmas del camino, solo este turno
    }
play-typed = Tu jugada: { $text }
play-left =
    { $count ->
        [one] después queda 1
       *[other] después quedan { $count }
    }
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
play-heard-boost-over = El impulso ha terminado.
play-heard-caught =
    { $count ->
        [0] PAC-MAN queda atrapado. No le quedan vidas.
        [one] PAC-MAN queda atrapado. Le queda 1 vida.
       *[other] PAC-MAN queda atrapado. Le quedan { $count } vidas.
    }
play-heard-clock =
    { $seconds ->
        [one] Queda 1 segundo en tu reloj.
       *[other] Quedan { $seconds } segundos en tu reloj.
    }

play-place = Colocar
play-rotate = Girar
play-cancel = Cancelar
play-step-back = Un paso atrás
play-end-walk = Terminar aquí
play-walk = Mover
play-walk-anyway = Entrar de todos modos
play-yes = Sí
play-no = No
play-accept = Aceptar
play-decline = Rechazar
play-close = Cerrar
play-more = Más
play-resign = Rendirse
play-resign-sure = ¿Seguro que te rindes?
play-resign-team = ¿Preguntar a tu equipo si os rendís?
play-abort = Anular
play-abort-long = Anular la partida
play-abort-sure = ¿Anular la partida?
play-takeback = Deshacer
play-undo = Deshacer
play-draw = Ofrecer tablas
play-routes = Caminos
play-phrases = Frases
play-flip = Girar el tablero
play-save = Guardar
play-new = Nueva
play-rematch = Revancha
play-rematch-asked = Revancha ofrecida
play-next-leg = Partida de vuelta
play-next-game = Siguiente partida
play-ask-hint = Pedir una pista
play-suggest = Sugerir
play-suggest-to-team = Sugerir una jugada a tu equipo
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
play-give-up = Rendirse
play-play-on = Seguir jugando
play-give-up-asked = Quieres rendirte. Tu equipo decide contigo.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } y tú queréis rendiros. El resto del equipo decide con vosotros.
       *[no] { $who } quiere rendirse. ¿De acuerdo?
    }
play-plays-on = { $who } quiere seguir jugando.
play-gone-kept = { $name } no está. Se le guarda el asiento durante:
play-gone = { $name } no está.
play-wait = Esperar
play-claim = Reclamar la victoria
play-put-bot = Poner un bot
play-bot-for-you = Un bot juega en tu lugar.
play-return = Recuperar tu asiento
play-line-lost = Se ha perdido la conexión; reconectando…
play-unsent = Sin conexión. Tu jugada { $move } queda guardada y saldrá en cuanto vuelvas.
play-unsent-lost = Tu jugada { $move } no se ha hecho: entretanto la partida ha cambiado.
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
play-back-to-now = Volver al presente
play-replay-move = Luego: { $move }
play-replay-end = Esa fue la captura.
# $own: yes, si quien lee esto lleva a PAC-MAN.
play-why-caught =
    { $own ->
        [yes] ¿Por qué he perdido una vida?
       *[no] ¿Cómo se perdió la vida?
    }
play-route = Camino a la meta

play-result-won = Has ganado
play-result-lost = Has perdido
play-result-draw = Tablas
play-result-off = Anulada
# $many: yes, si quien gana es un equipo.
play-result-wins =
    { $many ->
        [yes] Victoria de { $winner }
       *[no] Gana { $winner }
    }
play-result-loses = { $loser } queda fuera; ganan los demás
play-reason-goal = Llegada a la meta.
play-reason-pellets = No queda ninguna pac-bola por comer.
play-reason-ghosts = No queda ningún fantasma por comer.
play-reason-catches = A PAC-MAN no le quedan vidas.
play-reason-plies = Se ha alcanzado el límite de jugadas.
play-reason-threefold = La misma posición se ha dado tres veces.
play-reason-no-progress = Hace demasiado que no cambia nada.
# $own: yes, si se trata de quien lee esto.
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
       *[no] Dejó la mesa: { $loser }.
    }
play-reason-agreement = De común acuerdo.
play-reason-aborted = Nadie ha ganado ni perdido.
play-level = Nivel de PAC-MAN: { $level }
play-legs = Ida y vuelta
play-leg = Partida { $number }
play-points = Puntos
# $how: how this seat ended the leg.
play-leg-result =
    { $how ->
        [won] Victoria
        [lost] Derrota
        [draw] Tablas
       *[off] Anulada
    }
# $first: yes, if this seat made the first move of a race.
play-leg-start =
    { $first ->
        [yes] Salía primero
       *[no] Salía después
    }
play-leg-role = { $role } · pac-bolas: { $pellets }
play-save-qgn = Registro de las jugadas (.qgn)
play-save-json = Registro para programas (JSON)
play-save-svg = Imagen nítida a cualquier tamaño (SVG)
play-save-png = Imagen en píxeles (PNG)

play-panel-more = Más
play-panel-phrases = Di algo
play-panel-settings = Ajustes
play-panel-save = Guardar la partida
play-panel-help = Teclas
play-overlay-sight = Mostrar quién ve a PAC-MAN
play-overlay-reach = Mostrar adónde puede llegar cada bando
play-overlay-routes = Mostrar los caminos más cortos
play-set-placing = Colocar barreras con el dedo
play-placing-confirm = Confirmar cada barrera
play-placing-release = Colocar al soltar
play-placing-tray = Arrastrar desde la barra
play-set-confirm-walk = Confirmar los movimientos
play-set-sound = Sonido
play-set-vibration = Vibración
play-set-turn-board = Girar el tablero hacia quien juega, en una sola pantalla
play-key-arrows = recorrer el tablero
play-key-tab = al tablero y a los botones
play-key-space = casillas o barreras
play-key-rotate = girar la barrera
play-key-enter = colocar o mover
play-key-escape = cancelar
play-key-type = escribe una jugada y pulsa Intro
play-key-undo = deshacer
play-key-flip = girar el tablero
play-key-hint = pista
play-key-routes = mostrar u ocultar caminos
play-key-help = esta lista

## El tablero de la página: lo que oye quien usa un lector de pantalla, y botones de jugadas que no son una casilla.
##
## $piece, $side: un nombre; $square, $squares, $slot, $fence: como se escriben; "none" donde no hay
## nada; $way: horizontal o vertical; $steps: con su signo.

board-your-piece = tu { $piece }
board-piece = { $piece }
board-pellet = pac-bola
board-gate = casilla de reaparición
board-tunnel = túnel a { $square }
board-goal = meta de { $side }
board-fences = barrera: { $ways }
board-north = norte
board-east = este
board-south = sur
board-west = oeste
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Barrera { $slot } horizontal
               *[vertical] Barrera { $slot } vertical
            }
       *[other]
            { $way ->
                [horizontal] Llevar { $old } a { $slot } horizontal
               *[vertical] Llevar { $old } a { $slot } vertical
            }
    }
board-cost =
    { $count ->
        [one] { $side } { $count } paso
       *[other] { $side } { $count } pasos
    }
board-left =
    { $count ->
        [one] después queda 1
       *[other] después quedan { $count }
    }
board-walk =
    { $squares ->
        [none] { $piece }: elige adónde ir. Sigue: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Puede terminar aquí. Sigue: { $next }.
               *[no] { $piece }: { $squares }. Sigue: { $next }.
            }
    }
board-which = ¿Qué figura va a { $square }: { $pieces }?
board-ask-enter-ghost = Ahí hay un fantasma: atraparía a PAC-MAN. ¿Ir a { $square } de todos modos?
board-ask-confirm-walk = ¿Ir a { $square }?
board-lift =
    { $fence ->
        [none] Elige qué barrera de la Cámara llevar a otro sitio.
       *[other] Tienes la barrera { $fence }. ¿Adónde va?
    }
board-no-fences = Ahora no se puede colocar ninguna barrera.
board-no-fence-here =
    { $way ->
        [horizontal] En { $slot } no cabe una barrera horizontal.
       *[vertical] En { $slot } no cabe una barrera vertical.
    }
board-can-walk = puedes mover aquí
board-can-enter = puedes entrar por aquí
board-out-of-reach = { $square } está fuera de alcance.
board-within-reach = Puedes mover a { $squares }.
board-no-walk = Ahora no puede mover ninguna figura.
board-action-spend = Gastar una pac-bola
board-action-end-turn = Terminar el turno
board-action-no-boost = Sin más pasos
board-action-pass = Pasar
board-action-stay = { $piece } se queda
board-action-enter = Entrar por { $square }

page-menu = Menú
page-play = Jugar
page-learn = Aprender
page-rules = Reglas
page-how-to-play = Cómo se juega
learn-title = Aprende a jugar
learn-lead = Lecciones cortas en un tablero de verdad: haces las jugadas y ves enseguida qué consiguen.
learn-count = { $done } de { $all }
learn-finished = Hecha
learn-all = Todas las lecciones
learn-task = Ejercicio { $number } de { $all }
learn-rule = Leer la regla
learn-next = Siguiente
learn-again = Otra vez
learn-hint = Pista
learn-hint-more = Otra pista
learn-next-lesson = Lección siguiente
learn-play = Jugar en el nivel 1
rules-title = Las reglas
rules-lead = Cada juego en unos tres minutos, con imágenes en las que puedes jugar.
rules-print = Imprimir
rules-try = Probar
rules-try-named = Probar: { $rule }
rules-try-end = Volver a la imagen
rules-try-idle = Haz cualquier jugada: lo que no está permitido se explica.
rules-show = Mostrar la jugada
rules-forbidden = Lo que no se puede
rules-made = Esa es la jugada.
rules-points = Lo que las reglas impresas dejan abierto
rules-switch = Puedes cambiarlo: { $name }
