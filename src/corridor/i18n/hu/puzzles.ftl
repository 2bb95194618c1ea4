puzzle-theme-catch-in-n =
    { $within ->
        [one] Kapd el PAC-MAN-t még ebben a fordulóban.
       *[other] Kapd el PAC-MAN-t { $within } fordulón belül.
    }
puzzle-theme-eat-and-live = Egyél, és maradj életben a győzelemig.
puzzle-theme-only-move = Csak egy húzás győz. Találd meg.
puzzle-theme-cut-the-way = Egy fal győz. Hová kerüljön?
puzzle-theme-who-wins-the-race = Elfogytak a falak. Nyerd meg a versenyt.
puzzle-theme-save-the-draw = Győzni nem tudsz, de az ellenfelet megállíthatod. Hogyan?
puzzle-within = { $within ->
    [one] Ebben a körben győzöl.
   *[other] Legfeljebb { $within } körből győzöl, bármit tesznek a többiek.
}
puzzle-about = A szereped: { $side }. { $id }, { $mode }, nehézség: { $level }/9.
puzzle-solved = Megoldva!
puzzle-right = Ez az. A válasz: { $reply }. Folytasd.
puzzle-right-go-on = Ez az. Folytasd.
puzzle-wrong = Nem ez az, mert jön rá: { $reply }. Próbáld újra.
puzzle-wrong-at-once = Nem ez az: ezzel rögtön vesztesz. Próbáld újra.
puzzle-hint-walk = Ezzel lépj: { $piece }.
puzzle-hint-fence = Rakj le egy falat.
puzzle-hint-relocate = Vidd máshová a Kamra egyik falát.
puzzle-hint-enter = Lépj be a táblára. Hol biztonságos?
puzzle-hint-spend = Válts be egy erőbogyót a tartalékodból.
puzzle-hint-pass = Néha az a legjobb húzás, ha nem húzol semmit.
puzzle-hint-file = Nézd meg ezt az oszlopot: { $place }.
puzzle-hint-row = Ez a sor az: { $place }.
puzzle-solution = A megoldás: { $moves }.
puzzle-lead = { $count } állás, mindegyikben egyetlen jó húzás. Minden megoldás bizonyított.
puzzle-solve = Megoldom
puzzle-look-again = Újra megnézem
puzzle-streak =
    { $days ->
        [0] Oldj meg minden nap egyet, és sorozatot építesz.
        [one] 1 napos sorozat.
       *[other] { $days } napos sorozat.
    }
puzzle-count = { $all } feladványból { $solved } megoldva
puzzle-difficulty = Nehézség
puzzle-any-difficulty = Bármilyen
puzzle-easy = Könnyű
puzzle-medium = Közepes
puzzle-hard = Nehéz
puzzle-themes = Témák
puzzle-none = Nincs ilyen feladvány. Válassz más nehézséget.
puzzle-name-catch-in-n = Kapd el PAC-MAN-t
puzzle-name-eat-and-live = Egyél és élj
puzzle-name-only-move = Az egyetlen húzás
puzzle-name-cut-the-way = Vágd el az utat
puzzle-name-who-wins-the-race = Nyerd meg a versenyt
puzzle-name-save-the-draw = Mentsd a döntetlent
puzzle-all = Az összes
puzzle-link =
    { $result ->
        [solved] { $number }. feladvány, nehézség { $difficulty }, megoldva
        [tried] { $number }. feladvány, nehézség { $difficulty }, még nincs megoldva
       *[new] { $number }. feladvány, nehézség { $difficulty }
    }
puzzle-you = A szereped: { $side } · nehézség: { $difficulty }/9
puzzle-steps = { $count } húzást keress
puzzle-back = Minden feladvány
puzzle-show = Megoldás mutatása
puzzle-next = Következő feladvány
puzzle-solved-in =
    { $tries ->
        [one] Elsőre megoldottad!
       *[other] Megoldva, { $tries }. próbára.
    }
puzzle-solved-daily =
    { $days ->
        [one] A mai megvan. Gyere vissza holnap!
       *[other] A mai megvan: { $days } napos sorozat!
    }
puzzle-shown = Ez a megoldás: { $moves }.
puzzle-proof-table = Bizonyított: minden lehetséges további állás meg van oldva.
puzzle-proof-search = Bizonyított: minden fél minden húzását végignéztük.
