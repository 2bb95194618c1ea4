puzzle-theme-catch-in-n =
    { $within ->
        [one] Chyť PAC-MANA ešte v tomto kole.
        [few] Chyť PAC-MANA, máš na to { $within } kolá.
       *[other] Chyť PAC-MANA, máš na to { $within } kôl.
    }
puzzle-theme-eat-and-live = Jedz a preži až do výhry.
puzzle-theme-only-move = Vyhráva jediný ťah. Nájdi ho.
puzzle-theme-cut-the-way = Vyhrá prekážka. Kam s ňou?
puzzle-theme-who-wins-the-race = Prekážky sa minuli. Vyhraj preteky.
puzzle-theme-save-the-draw = Vyhrať sa to nedá, ale výhru súpera zastaviť môžeš. Ako?
puzzle-within = { $within ->
    [one] Vyhráš v tomto ťahu.
    [few] Vyhráš najneskôr za { $within } svoje ťahy, nech ostatní robia čokoľvek.
   *[other] Vyhráš najneskôr za { $within } svojich ťahov, nech ostatní robia čokoľvek.
}
puzzle-about = Hráš za: { $side }. { $id }, { $mode }, náročnosť { $level } z 9.
puzzle-solved = Vyriešené!
puzzle-right = Presne tak. Odpoveď je { $reply }. Pokračuj.
puzzle-right-go-on = Presne tak. Pokračuj.
puzzle-wrong = Tento nie: { $reply } to pokazí. Skús to znova.
puzzle-wrong-at-once = Tento nie: hneď prehráva. Skús to znova.
puzzle-hint-walk = Ťahaj figúrkou { $piece }.
puzzle-hint-fence = Postav prekážku.
puzzle-hint-relocate = Odnes prekážku Komnaty inam.
puzzle-hint-enter = Vstúp na dosku. Kde je bezpečne?
puzzle-hint-spend = Miň bodku zo svojej zásoby.
puzzle-hint-pass = Niekedy je najlepší ťah žiadny ťah.
puzzle-hint-file = Pozri sa na stĺpec { $place }.
puzzle-hint-row = Je to rad { $place }.
puzzle-solution = Riešenie je { $moves }.
puzzle-lead = Pozície s jediným správnym ťahom: je ich { $count }. Každé riešenie je dokázané.
puzzle-solve = Vyriešiť
puzzle-look-again = Pozrieť sa znova
puzzle-streak =
    { $days ->
        [0] Rieš jednu denne a začne sa ti séria.
        [one] 1 deň za sebou.
        [few] { $days } dni za sebou.
       *[other] { $days } dní za sebou.
    }
puzzle-count = Vyriešené { $solved } z { $all }
puzzle-difficulty = Náročnosť
puzzle-any-difficulty = Ľubovoľná
puzzle-easy = Ľahká
puzzle-medium = Stredná
puzzle-hard = Ťažká
puzzle-themes = Témy
puzzle-none = Taká úloha tu nie je. Vyber inú náročnosť.
puzzle-name-catch-in-n = Chyť PAC-MANA
puzzle-name-eat-and-live = Jedz a preži
puzzle-name-only-move = Jediný ťah
puzzle-name-cut-the-way = Zahraď cestu
puzzle-name-who-wins-the-race = Vyhraj preteky
puzzle-name-save-the-draw = Zachráň remízu
puzzle-all = Všetky
puzzle-link =
    { $result ->
        [solved] Úloha { $number }, náročnosť { $difficulty }, vyriešená
        [tried] Úloha { $number }, náročnosť { $difficulty }, zatiaľ nevyriešená
       *[new] Úloha { $number }, náročnosť { $difficulty }
    }
puzzle-you = Hráš za: { $side } · náročnosť { $difficulty } z 9
puzzle-steps =
    { $count ->
        [one] Nájdi 1 ťah
        [few] Nájdi { $count } ťahy
       *[other] Nájdi { $count } ťahov
    }
puzzle-back = Všetky úlohy
puzzle-show = Ukázať riešenie
puzzle-next = Ďalšia úloha
puzzle-solved-in =
    { $tries ->
        [one] Vyriešené na prvý pokus!
        [few] Vyriešené na { $tries }. pokus.
       *[other] Vyriešené na { $tries }. pokus.
    }
puzzle-solved-daily =
    { $days ->
        [one] Dnešnú máš. Príď zase zajtra!
        [few] Dnešnú máš: { $days } dni za sebou!
       *[other] Dnešnú máš: { $days } dní za sebou!
    }
puzzle-shown = Toto je riešenie: { $moves }.
puzzle-proof-table = Dokázané: každá pozícia, ktorá môže nasledovať, je vyriešená.
puzzle-proof-search = Dokázané: prehľadané sú všetky ťahy všetkých strán.
