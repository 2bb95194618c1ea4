elsewhere-lead = Åpne denne lenken i en annen nettleser, så er du den samme der, med de samme bordene og plassene. Ingenting endrer seg her.
elsewhere-qr = Lenken som QR-kode
elsewhere-link = Lenken for å fortsette på en annen enhet
elsewhere-until = Lenken virker én gang, til { $date }.
elsewhere-revoke = Trekk tilbake lenkene
elsewhere-revoked = Lenkene dine virker ikke lenger.
elsewhere-new = Lag en ny lenke
elsewhere-signout = Logg ut alle andre steder
elsewhere-signed-out = Du er logget ut på alle andre enheter, og lenkene dine virker ikke lenger.
elsewhere-secret = Alle med denne lenken kan spille som deg. Ikke del den.
return-title = { return-go }
return-lead = Med denne lenken fortsetter nettleseren som den personen som laget den, med de samme bordene og plassene.
return-loses =
    { $count ->
        [one] 1 parti pågår her. Hvis en annen spiller det, mister denne nettleseren det.
       *[other] { $count } partier pågår her. Hvis en annen spiller dem, mister denne nettleseren dem.
    }
return-keep = Lag først en lenke tilbake til dem
return-go = Fortsett her
return-stay = Ikke bytt
return-how = For å fortsette her lager du en lenke på enheten der du spiller: den er i menyen med navnet ditt. Åpne den så her.
return-gone = Denne lenken virker ikke
return-gone-more = Den er for gammel, eller en del av den ble borte på veien.
return-done = Nå er du { $name } her
return-done-plain = Nå er du den samme personen her
return-done-more = Partiene dine er åpne på begge enhetene.
return-done-none = Du har ingen partier på gang.
