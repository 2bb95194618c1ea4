elsewhere-lead = Öppna länken i en annan webbläsare, så är du samma person där, med samma bord och platser. Här ändras ingenting.
elsewhere-qr = Länken som QR-kod
elsewhere-link = Länken för att fortsätta på en annan enhet
elsewhere-until = Länken fungerar en gång, fram till { $date }.
elsewhere-revoke = Återkalla mina länkar
elsewhere-revoked = Dina länkar fungerar inte längre.
elsewhere-new = Gör en ny länk
elsewhere-signout = Logga ut andra enheter
elsewhere-signed-out = Du är utloggad på alla andra enheter, och dina länkar fungerar inte längre.
elsewhere-secret = Den som har länken kan spela i ditt namn. Dela den inte.
return-title = { return-go }
return-lead = Med länken fortsätter den här webbläsaren som personen som gjorde den, med samma bord och platser.
return-loses =
    { $count ->
        [one] 1 parti pågår här. Om någon annan spelar det förlorar den här webbläsaren det.
       *[other] { $count } partier pågår här. Om någon annan spelar dem förlorar den här webbläsaren dem.
    }
return-keep = Skaffa först en länk tillbaka hit
return-go = Fortsätt här
return-stay = Byt inte
return-how = För att fortsätta här gör du en länk på enheten där du spelar: den finns i menyn med ditt namn. Öppna den sedan här.
return-gone = Länken fungerar inte
return-gone-more = Den är för gammal, eller så har en del av den kommit bort på vägen.
return-done = Nu är du { $name } här
return-done-plain = Nu är du samma person här
return-done-more = Dina partier är öppna på båda enheterna.
return-done-none = Du har inga pågående partier.
