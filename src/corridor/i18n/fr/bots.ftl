bot-name =
    { $level ->
        [1] novice
        [2] apprenti
        [3] amateur
        [4] habitué
        [5] joueur de club
        [6] prétendant
        [7] expert
       *[other] maître
    }
bot-is = Niveau { $level } : { $name }
bot-sees =
    { $sight ->
        [own] Ne regarde que son prochain coup.
        [answer] Regarde son coup et la réponse.
        [few] Voit quelques coups à l’avance.
        [several] Voit plusieurs coups à l’avance.
       *[far] Voit loin.
    }
bot-slips =
    { $slips ->
        [often] Joue souvent un coup plus faible.
        [sometimes] Joue parfois un coup plus faible.
        [seldom] Joue rarement un coup plus faible.
       *[never] Joue le meilleur coup qu’il voit.
    }
