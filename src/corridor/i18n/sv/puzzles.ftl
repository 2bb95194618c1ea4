puzzle-theme-catch-in-n =
    { $within ->
        [one] Fånga PAC-MAN i den här omgången.
       *[other] Fånga PAC-MAN inom { $within } omgångar.
    }
puzzle-theme-eat-and-live = Ät, överlev och vinn.
puzzle-theme-only-move = Bara ett drag vinner. Hitta det.
puzzle-theme-cut-the-way = Ett staket vinner. Var ska det stå?
puzzle-theme-who-wins-the-race = Inga staket kvar. Vinn kapplöpningen.
puzzle-theme-save-the-draw = Det här går inte att vinna, men du kan hindra de andra från att vinna. Hur?
puzzle-within = { $within ->
    [one] Du vinner den här turen.
   *[other] Du vinner inom { $within } av dina turer, vad de andra än gör.
}
puzzle-about = Du spelar { $side }. { $id }, { $mode }, svårighet { $level } av 9.
puzzle-solved = Löst!
puzzle-right = Just det. Svaret är { $reply }. Fortsätt.
puzzle-right-go-on = Just det. Fortsätt.
puzzle-wrong = Inte det: { $reply } förstör allt. Försök igen.
puzzle-wrong-at-once = Inte det: det förlorar direkt. Försök igen.
puzzle-hint-walk = Gå med { $piece }.
puzzle-hint-fence = Sätt ett staket.
puzzle-hint-relocate = Flytta ett av Kammarens staket någon annanstans.
puzzle-hint-enter = Kom in på brädet. Var är det tryggt?
puzzle-hint-spend = Använd en bonussymbol ur din reserv.
puzzle-hint-pass = Ibland är det bästa draget inget drag alls.
puzzle-hint-file = Titta på linje { $place }.
puzzle-hint-row = Det är rad { $place }.
puzzle-solution = Lösningen är { $moves }.
puzzle-lead = { $count } ställningar med ett rätt drag i varje. Varje lösning är bevisad.
puzzle-solve = Lös den
puzzle-look-again = Titta på den igen
puzzle-streak =
    { $days ->
        [0] Lös en varje dag så börjar en svit.
        [one] 1 dag i rad.
       *[other] { $days } dagar i rad.
    }
puzzle-count = { $solved } av { $all } lösta
puzzle-difficulty = Svårighet
puzzle-any-difficulty = Alla
puzzle-easy = Lätt
puzzle-medium = Medel
puzzle-hard = Svår
puzzle-themes = Teman
puzzle-none = Någon sådan kluring finns inte. Välj en annan svårighet.
puzzle-name-catch-in-n = Fånga PAC-MAN
puzzle-name-eat-and-live = Ät och överlev
puzzle-name-only-move = Enda draget
puzzle-name-cut-the-way = Stäng vägen
puzzle-name-who-wins-the-race = Vinn kapp­löpningen
puzzle-name-save-the-draw = Rädda oavgjort
puzzle-all = Allihop
puzzle-link =
    { $result ->
        [solved] Kluring { $number }, svårighet { $difficulty }, löst
        [tried] Kluring { $number }, svårighet { $difficulty }, inte löst än
       *[new] Kluring { $number }, svårighet { $difficulty }
    }
puzzle-you = Du spelar { $side } · svårighet { $difficulty } av 9
puzzle-steps = { $count } drag att hitta
puzzle-back = Alla kluringar
puzzle-show = Visa lösningen
puzzle-next = Nästa kluring
puzzle-solved-in =
    { $tries ->
        [one] Löst på första försöket!
       *[other] Löst, på försök { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] Det var dagens. Kom tillbaka i morgon!
       *[other] Det var dagens: { $days } dagar i rad!
    }
puzzle-shown = Där är lösningen: { $moves }.
puzzle-proof-table = Bevisat: varje ställning som kan följa är löst.
puzzle-proof-search = Bevisat: alla drag för alla sidor är genomsökta.
