puzzle-theme-catch-in-n =
    { $within ->
        [one] Vang PAC-MAN in deze ronde.
       *[other] Vang PAC-MAN binnen { $within } rondes.
    }
puzzle-theme-eat-and-live = Eet, overleef en win.
puzzle-theme-only-move = Maar één zet wint. Vind hem.
puzzle-theme-cut-the-way = Een muurtje wint. Waar komt het?
puzzle-theme-who-wins-the-race = Geen muurtjes meer. Win de race.
puzzle-theme-save-the-draw = Winnen zit er niet in, maar je kunt de ander van winst afhouden. Hoe?
puzzle-within = { $within ->
    [one] Je wint in deze beurt.
   *[other] Je wint binnen { $within } eigen beurten, wat de anderen ook doen.
}
puzzle-about = Je speelt { $side }. { $id }, { $mode }, moeilijkheid { $level } van 9.
puzzle-solved = Opgelost!
puzzle-right = Goed zo. Tegenzet: { $reply }. Ga verder.
puzzle-right-go-on = Goed zo. Ga verder.
puzzle-wrong = Deze niet: { $reply } gooit roet in het eten. Probeer het nog eens.
puzzle-wrong-at-once = Deze niet: die verliest meteen. Probeer het nog eens.
puzzle-hint-walk = Loop met { $piece }.
puzzle-hint-fence = Plaats een muurtje.
puzzle-hint-relocate = Zet een muurtje van de Kamer ergens anders neer.
puzzle-hint-enter = Kom het bord op. Waar is het veilig?
puzzle-hint-spend = Zet een krachtpil uit je reserve in.
puzzle-hint-pass = Soms is de beste zet geen zet.
puzzle-hint-file = Kijk naar kolom { $place }.
puzzle-hint-row = Het is rij { $place }.
puzzle-solution = De oplossing is { $moves }.
puzzle-lead = { $count } stellingen met elk één goede zet. Elke oplossing is bewezen.
puzzle-solve = Oplossen
puzzle-look-again = Nog eens bekijken
puzzle-streak =
    { $days ->
        [0] Los er elke dag een op en begin een reeks.
        [one] 1 dag op rij.
       *[other] { $days } dagen op rij.
    }
puzzle-count = { $solved } van { $all } opgelost
puzzle-difficulty = Moeilijkheid
puzzle-any-difficulty = Alles
puzzle-easy = Makkelijk
puzzle-medium = Gemiddeld
puzzle-hard = Moeilijk
puzzle-themes = Thema’s
puzzle-none = Zo’n puzzel is er niet. Kies een andere moeilijkheid.
puzzle-name-catch-in-n = Vang PAC-MAN
puzzle-name-eat-and-live = Eet en overleef
puzzle-name-only-move = De enige zet
puzzle-name-cut-the-way = Versper de weg
puzzle-name-who-wins-the-race = Win de race
puzzle-name-save-the-draw = Red de remise
puzzle-all = Allemaal
puzzle-link =
    { $result ->
        [solved] Puzzel { $number }, moeilijkheid { $difficulty }, opgelost
        [tried] Puzzel { $number }, moeilijkheid { $difficulty }, nog niet opgelost
       *[new] Puzzel { $number }, moeilijkheid { $difficulty }
    }
puzzle-you = Je speelt { $side } · moeilijkheid { $difficulty } van 9
puzzle-steps = { $count } zetten te vinden
puzzle-back = Alle puzzels
puzzle-show = Toon de oplossing
puzzle-next = Volgende puzzel
puzzle-solved-in =
    { $tries ->
        [one] In één keer opgelost!
       *[other] Opgelost, bij poging { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [one] Dat was die van vandaag. Tot morgen!
       *[other] Dat was die van vandaag: { $days } dagen op rij!
    }
puzzle-shown = Dit is de oplossing: { $moves }.
puzzle-proof-table = Bewezen: elke stelling die kan volgen is opgelost.
puzzle-proof-search = Bewezen: alle zetten van alle kanten zijn doorzocht.
