table-title = Mesa de { $name }
table-title-yours = Tu mesa
table-title-nobody = Una mesa
table-invite = Invita a más gente
table-share = Compartir enlace
table-share-title = Una partida de Corridor
table-copy = Copiar enlace
table-seat-link = Un enlace para este asiento
table-link = Enlace a esta mesa
table-qr = Código QR
table-qr-label = Código QR con el enlace a esta mesa
table-rules = A qué se juega
table-own-layout = Tablero propio
table-lots-first = El primer asiento
table-by-lot = Bando al azar
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
table-enters = Entra en el primer turno
table-sit = Sentarme aquí
table-sit-too = Sentar a alguien más
table-name-too = Nombre de quien se sienta aquí
table-add-computer = Máquina
table-stand-up = Levantarme
table-send-away = Liberar el asiento de { $name }
table-character = Tu aspecto
table-pawn = Una figura sencilla
table-lift = Llevar a { $piece } a otro asiento
table-put-here = { $piece } viene aquí
table-share-hint = Arrastra un fantasma a otro asiento, o tócalo y luego toca el asiento. Si das tu último fantasma, recibes otro a cambio.
table-hands = Estos fantasmas van juntos
table-here = Hay { $here } de { $all },
table-seats-free =
    { $free ->
        [one] queda 1 asiento libre
       *[other] quedan { $free } asientos libres
    }
table-all-here = puedes empezar
table-wait-start = a la espera de empezar
table-leave = Salir
table-start = Empezar
table-start-computer = Empezar con la máquina
table-drawing = Repartiendo los bandos…
table-begins = Primer turno: { $name }.
table-first = Empieza
table-to-board = Al tablero
join-title = Únete a una mesa
join-invited = { $name } te invita
join-invited-plain = Tienes una invitación
join-your-seat = Tu asiento
join-sit = Sentarme
join-watch = Solo mirar
join-gone = Esta invitación ya no vale
join-gone-more = El enlace ya se ha usado o la partida ha empezado. Pide uno nuevo o escribe un código.
join-no-code = Ninguna mesa tiene este código
join-no-code-more = Revisa el código y escríbelo otra vez, o pide que te lo repitan.
join-failed = No ha funcionado
balance-pacman = PAC-MAN gana si no falla
balance-endless = Si nadie falla, nadie gana
balance-ghosts = Los fantasmas ganan si no fallan
balance-ahead-pacman = Ventaja de PAC-MAN
balance-even = Igualado
balance-ahead-ghosts = Ventaja de los fantasmas
balance-proved = Demostrado: así acaba si nadie se equivoca.
balance-measured = No está demostrado, solo medido. En partidas de la máquina contra sí misma, PAC-MAN ganó { $won } de { $games }.
table-change = Cambiar
table-change-owner = Puedes cambiarlas hasta el comienzo. Cada persona de la mesa tendrá que aceptarlo.
table-change-title = Cambiar las reglas
table-change-save = Usar estas reglas
table-changed = { $name } ha cambiado las reglas
table-changed-nameless = Las reglas han cambiado
table-changed-more = Quédate para jugar con estas, o deja la mesa.
table-changed-line = { $now } en vez de { $was }
table-stay = Quedarme
table-unsure = Decidiendo
table-wait-agree =
    { $count ->
        [one] Una persona tiene que aceptar las nuevas reglas
       *[other] { $count } personas tienen que aceptar las nuevas reglas
    }
table-own-maze = Mi laberinto { $number }
table-from = Empieza desde
table-own-position = Desde una posición preparada
table-make-maze = Crear tu propio laberinto
