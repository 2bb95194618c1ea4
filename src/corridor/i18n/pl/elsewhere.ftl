elsewhere-lead = Otwórz ten link w innej przeglądarce, a będziesz tam tą samą osobą, z tymi samymi stołami i miejscami. Tutaj nic się nie zmieni.
elsewhere-qr = Link jako kod QR
elsewhere-link = Link do dalszej gry na innym urządzeniu
elsewhere-until = Link działa raz, do { $date }.
elsewhere-revoke = Unieważnij moje linki
elsewhere-revoked = Twoje linki już nie działają.
elsewhere-new = Zrób nowy link
elsewhere-signout = Wyloguj wszędzie indziej
elsewhere-signed-out = Wylogowano cię na wszystkich innych urządzeniach, a twoje linki już nie działają.
elsewhere-secret = Kto ma ten link, może grać jako ty. Nie udostępniaj go.
return-title = { return-go }
return-lead = Dzięki temu linkowi gra tu dalej osoba, która go utworzyła, z tymi samymi stołami i miejscami.
return-loses =
    { $count ->
        [one] Trwa tu 1 partia. Jeśli gra w nią ktoś inny, ta przeglądarka ją straci.
        [few] Trwają tu { $count } partie. Jeśli gra w nie ktoś inny, ta przeglądarka je straci.
        [many] Trwa tu { $count } partii. Jeśli gra w nie ktoś inny, ta przeglądarka je straci.
       *[other] Trwa tu { $count } partii. Jeśli gra w nie ktoś inny, ta przeglądarka je straci.
    }
return-keep = Najpierw weź link, by do nich wrócić
return-go = Graj dalej tutaj
return-stay = Nie przełączaj
return-how = Żeby grać dalej tutaj, utwórz link na urządzeniu, na którym grasz: w menu z twoim imieniem. Potem otwórz go tutaj.
return-gone = Ten link nie działa
return-gone-more = Jest za stary albo jego część zginęła po drodze.
return-done = Grasz tu teraz jako { $name }
return-done-plain = Jesteś tu teraz tą samą osobą
return-done-more = Twoje partie są otwarte na obu urządzeniach.
return-done-none = Żadna twoja partia teraz nie trwa.
