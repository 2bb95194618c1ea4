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
        [few] Ve unas pocas jugadas por delante.
        [several] Ve varias jugadas por delante.
       *[far] Ve muy lejos.
    }
bot-slips =
    { $slips ->
        [often] A menudo elige una jugada más floja.
        [sometimes] A veces elige una jugada más floja.
        [seldom] Rara vez elige una jugada más floja.
       *[never] Juega lo mejor que ve.
    }
