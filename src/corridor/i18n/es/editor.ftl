fault-boost-after-pellet = Un impulso viene después de una pac-bola. Pon a PAC-MAN donde había una, en una casilla que ahora esté vacía.
fault-chamber-count = La Cámara tiene barreras de más o de menos. Marca las correctas.
fault-chamber-fences-standing = La Cámara se hace con barreras que estén en el tablero. No está: { $fences }.
fault-closed-chamber = La Cámara tiene un hueco. Ciérralo, para que no se pueda entrar ni salir.
fault-eaten = Las pac-bolas comidas son las que faltan en el tablero, y eso no es { $found }.
fault-fence = «{ $found }» no es una barrera. Las barreras se escriben así: e3h.
fault-fence-list = «{ $found }» no es una lista de barreras, como d2e3.
fault-fences-not-crossing = { $fences } se cruzan. Mueve una de las barreras.
fault-fences-not-overlapping = { $fences } están una sobre otra. Mueve una de las barreras.
fault-fences-of-layout = En este juego las barreras nunca se mueven: son las del laberinto. Distintas: { $fences }.
fault-fields = Una posición de este juego tiene { $detail } campos separados por barras.
fault-fitting-fence = { $fences } no caben juntas. Mueve una de las barreras.
fault-ghosts-apart = Hay dos fantasmas en { $squares }. Dale a cada uno su casilla.
fault-inline-layout = «{ $found }» no es un laberinto de seis partes separadas por puntos.
fault-known-name = No existe { $found }. Hay: { $detail }.
fault-layout-key = Un archivo de laberinto no lleva aquí «{ $found }».
fault-layout-number = { $found } se sale de los límites. Elige entre { $detail }.
fault-layout-size = Es demasiado largo para un laberinto.
fault-layout-value = { $found } tiene que ser: { $detail }.
fault-lives = { $found } vidas son más de las que hay al empezar.
fault-no-pellet-on-respawn-square = PAC-MAN vuelve por { $squares }. Pon la pac-bola en otro sitio.
fault-no-pellet-under-piece = Hay una figura sobre la pac-bola de { $squares }. Mueve una de las dos.
fault-no-square-cut-off = { $count ->
    [one] Nadie puede llegar a { $squares }. Abre un camino.
   *[other] Nadie puede llegar a estas { $count } casillas. Abre un camino.
}
fault-numbers = «{ $found }» debería ser { $detail ->
    [1] un número.
   *[other] { $detail } números.
}
fault-one-chamber = Hay más de un recinto cerrado. Solo puede estarlo la Cámara.
fault-one-square = Una figura empieza en una sola casilla: { $found }.
fault-pacman-apart = Hay un fantasma con PAC-MAN en { $squares }. Mueve a uno de los dos.
fault-pacman-on-board = Falta PAC-MAN. Ponlo en el tablero.
fault-pellets-differ = Hay dos pac-bolas en { $squares }. Mueve una.
fault-pellets-of-layout = El laberinto no tiene pac-bola en { $squares }. Quítala o cambia el laberinto.
fault-pellet-count = Este juego tiene { $detail } pac-bolas, y aquí hay { $found }.
fault-phase = Este momento del turno («{ $found }») no encaja con el resto del tablero.
fault-pieces-apart = Hay dos figuras en { $squares }. Mueve una.
fault-piece-letter = «{ $found }» no es una figura, o hay una repetida.
fault-piece-name = En este juego no hay ninguna figura llamada «{ $found }».
fault-piece-off-board = Aquí { $pieces } empieza fuera del tablero y entra más tarde. Quita la figura.
fault-piece-on-board = Falta { $pieces }. Pon la figura en el tablero.
fault-played-in-turn = En este momento, esos fantasmas aún no pueden haber movido.
fault-position-size = Es demasiado largo para una posición.
fault-previous = { $pieces } está fuera del tablero, así que no tiene casilla anterior.
fault-reserve = { $found } en reserva es más de lo que ha comido PAC-MAN.
fault-route-to-goal = La figura de { $squares } no puede llegar a su meta. Abre un camino.
fault-side-number = En este juego no hay bando { $found }.
fault-square = «{ $found }» no es una casilla. Las casillas van de a1 a i9.
fault-square-for-each-piece = Cada figura necesita una casilla, o un guion si está fuera del tablero: { $found }.
fault-square-list = «{ $found }» no es una lista de casillas, como a1i9.
fault-start-off-goal = La figura de { $squares } ya está en su meta. Muévela.
fault-stock = Son más barreras en la mano de las que caben en el tablero: { $found }.
fault-stock-name = Las barreras en la mano son de bandos de este juego: { $found }.
fault-switch = «{ $found }» no es una regla con su valor, o está dos veces.
fault-toml = No se puede leer la línea { $line }, columna { $column }.
fault-turn = «{ $found }» no dice qué turno es.
editor-lead-maze = Dibuja barreras, pon figuras y pac-bolas, y luego juégalo. Lo que las reglas no permiten se marca sobre la marcha.
editor-lead-position = Cualquier momento de cualquier juego. Lo que las reglas no permiten se marca sobre la marcha.
editor-board = El tablero que estás editando
editor-tools = Qué hace un toque
editor-tool-fence = Barreras
editor-tool-erase = Quitar
editor-tool-chamber = Barreras de la Cámara
editor-tool-pellet = Pac-bolas
editor-hint-fence = Desliza para colocar una barrera, toca una para quitarla y arrastra las figuras adonde quieras.
editor-hint-erase = Toca una barrera, una figura o una pac-bola para quitarla.
editor-hint-chamber = Toca las barreras que cierran la Cámara.
editor-hint-pellet = Toca casillas para poner pac-bolas o quitarlas.
editor-hint-piece = Toca una casilla para poner ahí a { $piece }. Toca otra vez para quitar la figura del tablero.
editor-fence = Barrera { $fence }
editor-on-fence = Aquí está la barrera { $fence }. Intro la quita.
editor-symmetry = Dibujar doble
editor-symmetry-none = No
editor-symmetry-mirror = Izda.–dcha.
editor-symmetry-flip = Arriba–abajo
editor-symmetry-turn = Media vuelta
editor-redo = Rehacer
editor-clear = Quitar barreras
editor-good = Se puede jugar.
editor-faults = Qué falla
editor-more-faults = { $count ->
    [one] Uno más
   *[other] { $count } más
}
editor-bad-link = Este enlace no contiene un tablero que podamos mostrar. Aquí tienes uno nuevo.
editor-try = Probarlo
editor-use = Usar en una mesa
editor-not-yet = Podrás compartirlo y jugarlo cuando no haya nada marcado.
editor-stock = Barreras: { $side }
editor-side = Le toca a
editor-phase = Parte del turno
editor-phase-walk = Mueve PAC-MAN
editor-phase-boost = Impulso
editor-phase-ghosts = Mueven los fantasmas
editor-phase-enter = Entra PAC-MAN
editor-phase-action = Juega PAC-MAN
editor-phase-extra = Pasos extra
editor-phase-after = Tras su movimiento
editor-phase-relocate = Barrera de la Cámara
editor-phase-ghost-place = Barrera de un fantasma
editor-played = Fantasmas que ya han movido
editor-reserve = Pac-bolas en reserva
editor-turn = Turno
editor-memory = Memoria del turno
editor-previous = Viene de
editor-from = Partir de
editor-from-none = Elige un tablero
editor-forget = Olvidar este laberinto
editor-fences = { $count ->
    [one] Una barrera
   *[other] { $count } barreras
}
editor-take-away = Quitar { $fence }
editor-fair = ¿Está equilibrado?
editor-fair-lead = La máquina juega partidas rápidas contra sí misma. Si puede, también resuelve el laberinto con hasta tres fantasmas.
editor-fair-ask = Averiguarlo
editor-fair-making = Jugando partidas rápidas
editor-fair-ahead = { $ahead ->
    [one] Hay un tablero antes que el tuyo
   *[other] Hay { $ahead } tableros antes que el tuyo
}
editor-fair-failed = No ha funcionado. Puedes pedirlo otra vez.
editor-fair-done = Las partidas rápidas han terminado.
editor-fair-share = gana el { $share } % (probable: { $low } a { $high } %)
editor-fair-games = { $games } partidas del nivel { $level } contra sí mismo, { $drawn ->
    [0] ninguna
   *[other] { $drawn }
} en tablas. Diecinueve de cada veinte veces, el valor real está en la parte clara.
editor-fair-exact = { $ghosts ->
    [one] Resuelto, un fantasma
   *[other] Resuelto, { $ghosts } fantasmas
}
editor-fair-pacman = Gana PAC-MAN
editor-fair-endless = Nadie puede forzarlo
editor-fair-ghosts = Ganan los fantasmas
