puzzle-theme-catch-in-n =
    { $within ->
        [one] Atrapa a PAC-MAN en esta ronda.
       *[other] Atrapa a PAC-MAN en { $within } rondas como mucho.
    }
puzzle-theme-eat-and-live = Come y sobrevive para ganar.
puzzle-theme-only-move = Solo gana una jugada. Encuéntrala.
puzzle-theme-cut-the-way = Una barrera gana. ¿Dónde va?
puzzle-theme-who-wins-the-race = No quedan barreras. Gana la carrera.
puzzle-theme-save-the-draw = Esta no puedes ganarla, pero sí evitar que ganen. ¿Cómo?
puzzle-within = { $within ->
    [one] Ganas en este turno.
   *[other] Ganas en { $within } de tus turnos como mucho, hagan lo que hagan los demás.
}
puzzle-about = Juegas con { $side }. { $id }, { $mode }, dificultad { $level } de 9.
puzzle-solved = ¡Resuelto!
puzzle-right = Eso es. La respuesta es { $reply }. Sigue.
puzzle-right-go-on = Eso es. Sigue.
puzzle-wrong = Esa no: { $reply } lo estropea. Prueba otra vez.
puzzle-wrong-at-once = Esa no: pierde en el acto. Prueba otra vez.
puzzle-hint-walk = Mueve a { $piece }.
puzzle-hint-fence = Coloca una barrera.
puzzle-hint-relocate = Lleva una barrera de la Cámara a otro sitio.
puzzle-hint-enter = Entra en el tablero. ¿Por dónde no hay peligro?
puzzle-hint-spend = Gasta una pac-bola de tu reserva.
puzzle-hint-pass = A veces la mejor jugada es no jugar.
puzzle-hint-file = Mira en la columna { $place }.
puzzle-hint-row = Es la fila { $place }.
puzzle-solution = La solución es { $moves }.
puzzle-lead = { $count } posiciones con una sola jugada buena cada una. Todas las soluciones están demostradas.
puzzle-solve = Resolverlo
puzzle-look-again = Verlo otra vez
puzzle-streak =
    { $days ->
        [0] Resuelve uno cada día y empieza una racha.
        [one] 1 día seguido.
       *[other] { $days } días seguidos.
    }
puzzle-count = { $solved } de { $all } resueltos
puzzle-difficulty = Dificultad
puzzle-any-difficulty = Cualquiera
puzzle-easy = Fácil
puzzle-medium = Media
puzzle-hard = Difícil
puzzle-themes = Temas
puzzle-none = No hay ningún reto así. Elige otra dificultad.
puzzle-name-catch-in-n = Atrapa a PAC-MAN
puzzle-name-eat-and-live = Come y sobrevive
puzzle-name-only-move = La única jugada
puzzle-name-cut-the-way = Corta el camino
puzzle-name-who-wins-the-race = Gana la carrera
puzzle-name-save-the-draw = Salva las tablas
puzzle-all = Todos
puzzle-link =
    { $result ->
        [solved] Reto { $number }, dificultad { $difficulty }, resuelto
        [tried] Reto { $number }, dificultad { $difficulty }, aún sin resolver
       *[new] Reto { $number }, dificultad { $difficulty }
    }
puzzle-you = Juegas con { $side } · dificultad { $difficulty } de 9
puzzle-steps = { $count } jugadas por encontrar
puzzle-back = Todos los retos
puzzle-show = Ver la solución
puzzle-next = Siguiente reto
puzzle-solved-in =
    { $tries ->
        [one] ¡Resuelto a la primera!
       *[other] Resuelto, al intento { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] El de hoy, hecho. ¡Vuelve mañana!
       *[other] El de hoy, hecho: ¡{ $days } días seguidos!
    }
puzzle-shown = Esta es la solución: { $moves }.
puzzle-proof-table = Demostrado: todas las posiciones que pueden seguir están resueltas.
puzzle-proof-search = Demostrado: se han buscado todas las jugadas de todos los bandos.
