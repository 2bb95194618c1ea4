review-why-exact = { $was ->
    [won] { $now ->
        [lost] Según la solución exacta ({ $side }): era victoria, y ahora es derrota.
       *[even] Según la solución exacta ({ $side }): era victoria. Ahora nadie puede forzarla.
    }
   *[even] Según la solución exacta ({ $side }): nadie podía forzar la victoria, y ahora es derrota forzada.
}
review-why-win-at-once = { $move } habría ganado la partida en el acto ({ $side }).
review-why-win-missed = { $moves ->
    [0] Había una victoria segura ({ $side }), empezando por { $move }.
    [one] Había una victoria en una jugada ({ $side }): { $move }.
   *[other] Había una victoria en { $moves } jugadas ({ $side }), empezando por { $move }.
}
review-why-loses-at-once = Esto deja ganar al rival ({ $rival }) con la próxima jugada, { $move }.
review-why-forced-loss = Desde aquí la partida ya no tiene salvación ({ $side }). { $move } la dejaba abierta.
review-why-last-fence-own-way = La última barrera, y corta el camino corto de quien la puso: { $own ->
    [one] un paso más ({ $side }).
   *[other] { $own } pasos más ({ $side }).
}
review-why-fence-hurts-self = Lo que cuesta esta barrera: { $rival }, { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
}; { $side }, { $own }.
review-why-fence-for-nothing = Esta barrera no le cuesta un paso a nadie. { $move } habría servido más ({ $side }).
review-why-better-fence = Esta barrera le cuesta al rival ({ $rival }) { $cost ->
    [one] 1 paso
   *[other] { $cost } pasos
}; { $move } le habría costado { $more }.
review-why-fence-was-there = Había una buena barrera: { $move } le habría costado { $cost } pasos al rival ({ $rival }).
review-why-fence-allowed = Ahora { $move } cuesta { $cost } pasos ({ $side }), y le toca al rival ({ $rival }).
review-why-fences-gone = Era la última barrera en la mano ({ $side }); al rival ({ $rival }) { $left ->
    [one] le queda una
   *[other] le quedan { $left }
}.
review-why-walked-away = Un paso que aleja de la meta ({ $side }): faltan { $after } en vez de { $before }.
review-why-no-progress = Un paso a un lado ({ $side }): siguen faltando { $steps }.
review-why-race-lost = La carrera contra el rival ({ $rival }) se pierde por { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} ({ $side }). Hacía falta una barrera: { $move }.
review-why-jump-given = Esto le regala al rival ({ $rival }) un salto a { $square }: dos pasos en uno.
review-why-jump-missed = Había un salto ({ $side }): { $move }, dos pasos en uno.
review-why-walked-into-ghost = Ese movimiento acaba en un fantasma y le cuesta una vida a { $side }. Era mejor { $move }.
review-why-seen-and-reached = { $ghosts ->
    [one] Ahí un fantasma ve a { $side } y llega a esa casilla.
   *[other] Ahí { $ghosts } fantasmas ven a { $side } y llegan a esa casilla.
}
review-why-in-reach = { $ghosts ->
    [one] Ahí un fantasma puede alcanzar a { $side }.
   *[other] Ahí { $ghosts } fantasmas pueden alcanzar a { $side }.
}
review-why-pellet-missed = La pac-bola de { $square } estaba a { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} de { $side }, y sin peligro.
review-why-pellet-away = Lejos de las pac-bolas: la más cercana está ahora a { $after } pasos de { $side }, y antes a { $before }.
review-why-boost-unused = Con { $move }, { $side } se habría comido { $ghosts ->
    [one] un fantasma
   *[other] { $ghosts } fantasmas
} más.
review-why-catch-missed = Con { $move }, { $side } habrían atrapado a { $rival } en el acto.
review-why-left-way-out = Esto deja a { $rival } una salida segura { $count ->
    [one] hacia { $square }
   *[other] hacia { $count } casillas, por ejemplo { $square }
}. { $move } la habría cerrado.
review-why-pellet-left = La pac-bola de { $square } queda ahora al alcance de { $rival }.
review-why-ghosts-in-boost = Tras la próxima pac-bola, un impulso de { $rival } puede comerse aquí { $ghosts ->
    [one] un fantasma
   *[other] { $ghosts } fantasmas
}.
review-why-ghost-walked-away = Este fantasma está ahora a { $after } pasos de { $rival }, y antes a { $before }.
review-why-only-move = La única jugada. Cualquier otra habría salido muy cara ({ $side }).
review-why-chance-fell = La probabilidad de ganar ({ $side }) ha bajado del { $before } al { $after } por ciento. Era mejor { $move }.
review-the-ghosts = los fantasmas
review-title = Repaso
review-making = Mirando cada jugada…
review-ahead = { $ahead ->
    [one] Hay un repaso antes que el tuyo.
   *[other] Hay { $ahead } repasos antes que el tuyo.
}
review-stopped = Se ha parado el repaso.
review-failed = No ha funcionado. Prueba otra vez.
review-ask = Repasar esta partida
review-back = Volver a la partida
review-accuracy = precisión { $accuracy }
review-start = El comienzo
review-no-mark = Nada que objetar a esta jugada.
review-better-line = Mejor:
review-show-better = Ver la mejor
review-try-idle = Busca una jugada mejor. El motor responde.
review-try-over = La partida ha terminado.
review-try-end = Volver al repaso
review-turn-before = Momento clave anterior
review-turn-next = Momento clave siguiente
review-graph = La partida en gráfico
review-graph-chances = La probabilidad de ganar de cada bando tras cada jugada
review-graph-steps = Los pasos que le faltan a cada bando, hasta { $most }
