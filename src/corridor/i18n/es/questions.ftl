ask-last = Última jugada, { $who }: { $move }.
ask-last-none = Aún no se ha hecho ninguna jugada.
ask-no-clock = Esta partida no tiene reloj.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] No hay barreras en el tablero.
        [one] 1 barrera en el tablero: { $fences }.
       *[other] { $count } barreras en el tablero: { $fences }.
    }
ask-edible = Ahora PAC-MAN puede comerse a { $pieces }.
ask-route =
    { $count ->
        [one] { $piece }: 1 paso, hasta { $square }.
       *[other] { $piece }: { $count } pasos, hasta { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 paso hasta PAC-MAN.
       *[other] { $piece }: { $count } pasos hasta PAC-MAN.
    }
ask-no-route = { $piece }: no hay camino.
ask-no-distances = PAC-MAN aún no está en el tablero.
ask-ways = Desde { $square }: { $ways }.
ask-ways-closed = Cerrado: { $ways }.
ask-way = { $way } a { $square }
ask-way-piece = { $way } a { $square }, donde está { $pieces }
ask-tunnel = por el túnel
ask-which-square = Añade una casilla, así: w e4.
ask-along =
    { $count ->
        [0] No hay barreras junto a la { $kind ->
            [file] columna
           *[row] fila
        } { $line }.
       *[other] Junto a la { $kind ->
            [file] columna
           *[row] fila
        } { $line }: { $fences }.
    }
ask-separator = { "; " }
ask-fence-bars = { $fence } corta { $steps }
ask-which-line = Añade una columna o una fila, así: s e, o s 4.
ask-goal-row = { $side } corre hacia la fila { $row }.
ask-goal-file = { $side } corre hacia la columna { $file }.
ask-goal-any = { $side } corre hacia una de estas: { $squares }.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN se ha comido todas las pac-bolas.
        [one] PAC-MAN gana si se come la última pac-bola, en { $squares }.
       *[other] PAC-MAN gana si se come { $count } pac-bolas: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] No le queda ninguna vida.
        [one] Los fantasmas ganan si lo atrapan una vez más.
       *[other] Los fantasmas ganan si lo atrapan { $lives } veces.
    }
ask-help =
    Preguntas: l última jugada. c relojes. f barreras. p figuras. d cuánto le falta a cada cual.
    w e4 salidas desde e4. s e o s 4 barreras junto a la columna e o la fila 4. g quién gana y cómo. «?» esta ayuda.
