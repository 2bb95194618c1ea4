elsewhere-title = Seguir en otro dispositivo
home-perfect = Perfecto
home-perfect-is = Perfecto: nunca falla
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
table-guest = Visitante
watch-moves =
    { $moves ->
        [0] Acaba de empezar
        [one] 1 jugada
       *[other] { $moves } jugadas
    }
language-name = Español
list-separator = { ", " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Fantasmas
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde
mode-classic-2 = Clásico para dos: una carrera hasta el otro lado, con barreras.
mode-classic-3 = Clásico para tres: la misma carrera, desde tres lados.
mode-classic-4 = Clásico para cuatro: la misma carrera, desde los cuatro lados.
mode-pacman = PAC-MAN: come cuatro pac-bolas antes de que los fantasmas te atrapen tres veces.
mode-pacman-advanced = PAC-MAN avanzado: la persecución con barreras, túneles y pac-bolas para gastar.
layout-standard = Las figuras en el centro de sus lados y ninguna barrera en el tablero.
layout-recon-1 = Tres barreras horizontales y tres verticales: el laberinto de siempre.
layout-recon-2 = Otro laberinto de tres y tres barreras.
layout-open = Sin una sola barrera.
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
character-pawn = una figura sencilla
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1, novato
level-2 = 2, prometedor
level-3 = 3, de categoría
level-4 = 4, de élite
joke-0 = A dieta estricta, y se notaba: hasta a los fantasmas les dio pena. Un paso, más o menos.
joke-1 = Una pac-bola. Un tentempié antes de una buena siesta.
joke-2 = Medio menú. La otra mitad la pidieron los fantasmas para llevar.
joke-3 = Tres de cuatro: la última pac-bola se lo contará a sus nietos.
joke-4 = Cuatro pac-bolas y ni una miga. Los fantasmas han pedido un laberinto más pequeño.
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-nice-fence = ¡Buena barrera!
phrase-oops = ¡Uy!
phrase-thinking = Estoy pensando.
phrase-your-turn = ¡Te toca!
phrase-back-soon = Ahora vuelvo.
phrase-i-am-back = Ya estoy aquí.
phrase-thanks = ¡Gracias!
phrase-again = ¿Otra partida?
phrase-goodbye = ¡Adiós!
page-api = La interfaz para programas
page-name = Tu nombre
page-guest = visitante
page-home = Inicio
page-loading = Un momento…
page-missing = Aquí no hay nada
page-missing-more = Puede que la dirección tenga una errata, o que lo que había aquí ya no exista.
page-no-network = Sin conexión
page-no-network-more = No se ha perdido nada. Esta página sigue intentándolo y se abrirá sola.
page-try-again = Probar ahora
page-language = Idioma
page-theme = Claro u oscuro
page-theme-auto = Como el dispositivo
page-theme-light = Claro
page-theme-dark = Oscuro
page-your-name = Tu nombre: { $name }
page-unreachable = Ahora mismo no hay conexión con el servidor. No se ha perdido nada. Prueba otra vez en un momento.
page-menu = Menú
page-play = Jugar
page-learn = Aprender
page-rules = Reglas
page-how-to-play = Cómo se juega
bot-name =
    { $level ->
        [1] novato
        [2] aprendiz
        [3] aficionado
        [4] habitual
        [5] jugador de club
        [6] aspirante
        [7] experto
       *[other] maestro
    }
bot-is = Nivel { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Solo mira su próxima jugada.
        [answer] Mira su jugada y la respuesta.
        [few] Mira unas pocas jugadas más allá.
        [several] Mira varias jugadas más allá.
       *[far] Mira muchas jugadas más allá.
    }
page-watch = Mirar
page-analyse = Analizar
editor-title-maze = Crear un laberinto
editor-title-position = Preparar una posición
page-games = Mis partidas
page-puzzles = Retos
page-spoken = Modo lector de pantalla
table-perfect = Máquina, nivel perfecto
page-stop = Parar
page-puzzle-daily = Reto del día
page-again = Probar otra vez
page-game = Juego
page-all-games = Todos los juegos
page-hint = Pista
page-hint-more = Otra pista
page-you = Tú
page-away = ausente
page-copied = Copiado
page-cancel = Cancelar
bot-style =
    { $style ->
        [runner] Corre hacia su meta y casi nunca pone una barrera.
        [builder] Le encantan las barreras y las pone pronto.
        [saver] Guarda sus barreras hasta que un rival se acerca a su meta.
        [all-round] Corre si va por delante y pone barreras si va por detrás.
        [hungry] Va a por la pac-bola más cercana.
        [wary] Primero se aleja de los fantasmas, y come cuando no hay peligro.
        [hunter] Come cuando no hay peligro y caza fantasmas durante un impulso.
        [loners] Cada fantasma caza por su cuenta.
       *[pack] Los fantasmas cazan en equipo y cortan las salidas.
    }
bot-misses =
    { $what ->
        [jump] No ve venir los saltos.
        [own-way] A veces se frena con su propia barrera.
        [second-ghost] Vigila un solo fantasma a la vez.
        [boost] Olvida que una pac-bola vuelve peligroso a PAC-MAN.
       *[nothing] Se le escapa muy poco.
    }
home-tile-classic-2 = Para 2
home-tile-classic-3 = Para 3
home-tile-classic-4 = Para 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Avanzado
home-name-classic-2 = Clásico para dos
home-name-classic-3 = Clásico para tres
home-name-classic-4 = Clásico para cuatro
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN avanzado
home-ended = Esta página es más antigua que el servidor. Vuelve a cargarla.
play-bot = Máquina { $level }
play-notify-turn = Una partida de Corridor te espera.
play-your-turn = Te toca
home-expect = Cuando este nivel juega contra sí mismo, PAC-MAN gana el { $share } % de las partidas.
home-here-player = Jugador { $number }
