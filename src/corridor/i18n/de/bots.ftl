bot-name =
    { $level ->
        [1] Neuling
        [2] Anfänger
        [3] Hobbyspieler
        [4] Stammspieler
        [5] Vereinsspieler
        [6] Anwärter
        [7] Experte
       *[other] Meister
    }
bot-is = Stufe { $level }: { $name }
bot-sees =
    { $sight ->
        [own] Sieht nur seinen eigenen nächsten Zug.
        [answer] Sieht seinen Zug und die Antwort darauf.
        [few] Denkt ein paar Züge voraus.
        [several] Denkt mehrere Züge voraus.
       *[far] Denkt weit voraus.
    }
bot-slips =
    { $slips ->
        [often] Wählt oft einen schwächeren Zug.
        [sometimes] Wählt manchmal einen schwächeren Zug.
        [seldom] Wählt selten einen schwächeren Zug.
       *[never] Spielt den besten Zug, den er findet.
    }
