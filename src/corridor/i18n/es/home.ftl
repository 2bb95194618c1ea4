home-title-way = Abre tu camino.
home-title-fence = Corta el suyo.
home-lead = Quoridor y sus juegos de PAC-MAN en tu navegador: contra la máquina, con amigos o con quien esté en línea.
home-modes = ¿Qué juego?
home-kind-classic-2 = Clásico
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = Persecución
home-kind-pacman-advanced = Con barreras
home-computer = Jugar contra la máquina
home-level = Nivel
home-role = Juegas
home-role-first = Primero
home-role-second = Segundo
home-role-any = Al azar
home-time = Reloj
home-friend = Jugar con amigos
home-friend-more = Con enlace o código, sin cuenta
home-find = Buscar partida
home-find-more = Con quien quiera jugar a esto
home-find-start = Buscar rival
home-find-many = Las partidas de tres y cuatro empiezan en mesas abiertas. Abre una y otros podrán sentarse.
home-find-waiting = Buscando rival…
home-find-cancel = Dejar de buscar
home-found = ¡Ya hay rival! Empieza la partida.
home-running = Tus partidas
home-running-alone = todos en esta pantalla
home-running-yours = Te toca
home-running-theirs = Turno del rival
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
home-code = ¿Tienes un código?
home-code-join = Unirme
home-demo = Una partida de la máquina contra sí misma
home-demo-move =
    { $number ->
        [0] La máquina juega contra sí misma
       *[other] La máquina juega contra sí misma, jugada { $number }
    }
home-offline = No hay conexión con el servidor. Esta página sigue intentándolo; no se ha perdido nada.
home-unofficial = No oficial, sin relación con los titulares. Quoridor y PAC-MAN son marcas de sus propietarios.
home-new = Mesa nueva
home-new-lead = Elige un juego y envía el enlace. Todo el mundo ve estas reglas antes de empezar.
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
        [0] como en las reglas de arriba
        [one] 1 regla distinta
       *[other] { $count } reglas distintas
    }
home-new-who = Quién puede sentarse
home-new-link = Quien tenga el enlace
home-new-public = Cualquiera
home-new-lots = Quién juega con qué
home-new-lots-race = Quién empieza
home-new-lots-seats = Según los asientos
home-new-lots-me = Empiezo yo
home-new-legs = Partidas
home-new-legs-1 = Una
home-new-legs-2 = Dos, cambiando de bando
home-new-team = Quién decide las barreras y las ofertas de los fantasmas
home-new-team-anyone = Cualquiera del equipo
home-new-team-captain = El capitán
home-new-casual = Deshacer y pistas
home-new-casual-yes = Permitido
home-new-casual-no = No permitido
home-new-open = Abrir la mesa
home-new-name = Tu nombre (opcional)
home-here =
    { $count ->
        [2] Dos en esta pantalla
        [3] Tres en esta pantalla
       *[other] Cuatro en esta pantalla
    }
home-here-more = Por turnos en este dispositivo
home-waiting = Esperando partida
home-waiting-play = Jugar
home-waiting-meet = Jugar con { $name }: { $game }, { $clock }
home-find-near = Si alguien espera con un reloj parecido, se juega con el suyo. Cualquiera puede mirar.
clock-own = Reloj a medida
clock-kind = Tipo de reloj
clock-kind-fischer = Tiempo por partida
clock-kind-per-move = Tiempo por turno
clock-kind-days = Días por turno
clock-minutes = Minutos
clock-increment = Segundos extra
clock-seconds = Segundos
clock-days = Días
home-puzzle-more = Una sola jugada buena. ¿La encuentras?
