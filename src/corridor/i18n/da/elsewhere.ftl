elsewhere-lead = Åbn linket i en anden browser, så er du den samme person dér, med de samme borde og pladser. Her ændrer der sig ikke noget.
elsewhere-qr = Linket som QR-kode
elsewhere-link = Linket til at fortsætte på en anden enhed
elsewhere-until = Linket virker én gang, indtil { $date }.
elsewhere-revoke = Annuller mine links
elsewhere-revoked = Dine links virker ikke længere.
elsewhere-new = Lav et nyt link
elsewhere-signout = Log ud alle andre steder
elsewhere-signed-out = Du er logget ud på alle andre enheder, og dine links virker ikke længere.
elsewhere-secret = Alle, der har linket, kan spille som dig. Del det ikke.
return-title = { return-go }
return-lead = Med linket fortsætter denne browser som den, der lavede det, med de samme borde og pladser.
return-loses =
    { $count ->
        [one] 1 spil er i gang her. Hvis det er en anden, der spiller det, mister denne browser det.
       *[other] { $count } spil er i gang her. Hvis det er en anden, der spiller dem, mister denne browser dem.
    }
return-keep = Hent først et link tilbage til dem
return-go = Fortsæt her
return-stay = Skift ikke
return-how = Vil du fortsætte her, så lav et link på den enhed, hvor du spiller: det ligger i menuen med dit navn. Åbn det så her.
return-gone = Linket virker ikke
return-gone-more = Det er for gammelt, eller noget af det er gået tabt undervejs.
return-done = Nu er du { $name } her
return-done-plain = Nu er du den samme person her
return-done-more = Dine spil er åbne på begge enheder.
return-done-none = Du har ingen spil i gang.
