bot-name =
    { $level ->
        [1] nowicjusz
        [2] uczeń
        [3] amator
        [4] bywalec
        [5] gracz klubowy
        [6] pretendent
        [7] ekspert
       *[other] mistrz
    }
bot-is = Poziom { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Widzi tylko swój następny ruch.
        [answer] Widzi swój ruch i odpowiedź.
        [few] Patrzy parę ruchów naprzód.
        [several] Patrzy kilka ruchów naprzód.
       *[far] Patrzy daleko naprzód.
    }
bot-slips =
    { $slips ->
        [often] Często wybiera słabszy ruch.
        [sometimes] Czasem wybiera słabszy ruch.
        [seldom] Rzadko wybiera słabszy ruch.
       *[never] Gra najlepszy ruch, jaki widzi.
    }
