puzzle-theme-catch-in-n =
    { $within ->
        [one] Chyť PAC-MANA v tomhle kole.
        [few] Chyť PAC-MANA, máš na to { $within } kola.
       *[other] Chyť PAC-MANA, máš na to { $within } kol.
    }
puzzle-theme-eat-and-live = Jez a přežij až do výhry.
puzzle-theme-only-move = Vyhrává jediný tah. Najdi ho.
puzzle-theme-cut-the-way = Vyhraje překážka. Kam s ní?
puzzle-theme-who-wins-the-race = Překážky došly. Vyhraj závod.
puzzle-theme-save-the-draw = Vyhrát se to nedá, ale soupeřovu výhru odvrátit můžeš. Jak?
puzzle-within = { $within ->
    [one] Vyhraješ v tomhle tahu.
    [few] Vyhraješ nejpozději za { $within } své tahy, ať ostatní dělají cokoli.
   *[other] Vyhraješ nejpozději za { $within } svých tahů, ať ostatní dělají cokoli.
}
puzzle-about = Hraješ za: { $side }. { $id }, { $mode }, obtížnost { $level } z 9.
puzzle-solved = Vyřešeno!
puzzle-right = Přesně tak. Odpověď je { $reply }. Pokračuj.
puzzle-right-go-on = Přesně tak. Pokračuj.
puzzle-wrong = Tenhle ne: { $reply } to zkazí. Zkus to znovu.
puzzle-wrong-at-once = Tenhle ne: hned prohrává. Zkus to znovu.
puzzle-hint-walk = Táhni figurkou { $piece }.
puzzle-hint-fence = Postav překážku.
puzzle-hint-relocate = Odnes jinam překážku Komnaty.
puzzle-hint-enter = Vstup na desku. Kde je bezpečno?
puzzle-hint-spend = Utrať tečku ze své zásoby.
puzzle-hint-pass = Někdy je nejlepší tah žádný tah.
puzzle-hint-file = Podívej se na sloupec { $place }.
puzzle-hint-row = Je to řada { $place }.
puzzle-solution = Řešení je { $moves }.
puzzle-lead = Pozice s jediným správným tahem: je jich { $count }. Každé řešení je dokázané.
puzzle-solve = Vyřešit
puzzle-look-again = Podívat se znovu
puzzle-streak =
    { $days ->
        [0] Řeš jednu denně a začne ti série.
        [one] 1 den v řadě.
        [few] { $days } dny v řadě.
       *[other] { $days } dní v řadě.
    }
puzzle-count = Vyřešeno { $solved } z { $all }
puzzle-difficulty = Obtížnost
puzzle-any-difficulty = Libovolná
puzzle-easy = Lehká
puzzle-medium = Střední
puzzle-hard = Těžká
puzzle-themes = Témata
puzzle-none = Taková úloha není. Vyber jinou obtížnost.
puzzle-name-catch-in-n = Chyť PAC-MANA
puzzle-name-eat-and-live = Jez a přežij
puzzle-name-only-move = Jediný tah
puzzle-name-cut-the-way = Zahraď cestu
puzzle-name-who-wins-the-race = Vyhraj závod
puzzle-name-save-the-draw = Zachraň remízu
puzzle-all = Všechny
puzzle-link =
    { $result ->
        [solved] Úloha { $number }, obtížnost { $difficulty }, vyřešená
        [tried] Úloha { $number }, obtížnost { $difficulty }, zatím nevyřešená
       *[new] Úloha { $number }, obtížnost { $difficulty }
    }
puzzle-you = Hraješ za: { $side } · obtížnost { $difficulty } z 9
puzzle-steps =
    { $count ->
        [one] Najdi 1 tah
        [few] Najdi { $count } tahy
       *[other] Najdi { $count } tahů
    }
puzzle-back = Všechny úlohy
puzzle-show = Ukázat řešení
puzzle-next = Další úloha
puzzle-solved-in =
    { $tries ->
        [one] Vyřešeno na první pokus!
        [few] Vyřešeno na { $tries }. pokus.
       *[other] Vyřešeno na { $tries }. pokus.
    }
puzzle-solved-daily =
    { $days ->
        [one] Dnešní úloha je hotová. Přijď zase zítra!
        [few] Dnešní úloha je hotová: { $days } dny v řadě!
       *[other] Dnešní úloha je hotová: { $days } dní v řadě!
    }
puzzle-shown = Tohle je řešení: { $moves }.
puzzle-proof-table = Dokázáno: každá pozice, která může následovat, je vyřešená.
puzzle-proof-search = Dokázáno: prohledány všechny tahy všech stran.
