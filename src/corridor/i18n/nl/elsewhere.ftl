elsewhere-lead = Open deze link in een andere browser en je bent daar dezelfde persoon, met dezelfde tafels en plekken. Hier verandert er niets.
elsewhere-qr = De link als QR-code
elsewhere-link = De link om verder te gaan op een ander apparaat
elsewhere-until = De link werkt één keer, tot { $date }.
elsewhere-revoke = Mijn links intrekken
elsewhere-revoked = Je links werken niet meer.
elsewhere-new = Nieuwe link maken
elsewhere-signout = Andere apparaten afmelden
elsewhere-signed-out = Je bent op alle andere apparaten afgemeld, en je links werken niet meer.
elsewhere-secret = Iedereen met deze link kan onder jouw naam spelen. Deel hem niet.
return-title = { return-go }
return-lead = Met deze link gaat deze browser verder als degene die hem heeft gemaakt, met dezelfde tafels en plekken.
return-loses =
    { $count ->
        [one] Hier is nog 1 partij bezig. Als iemand anders die speelt, is deze browser die kwijt.
       *[other] Hier zijn nog { $count } partijen bezig. Als iemand anders die speelt, is deze browser ze kwijt.
    }
return-keep = Bewaar er eerst een link naar
return-go = Hier verdergaan
return-stay = Niet overstappen
return-how = Maak een link op het apparaat waarop je speelt: die vind je in het menu met je naam. Open hem dan hier.
return-gone = Deze link werkt niet
return-gone-more = Hij is te oud, of er is onderweg een stuk van weggevallen.
return-done = Je bent hier nu { $name }
return-done-plain = Je bent hier nu dezelfde persoon
return-done-more = Je partijen staan op beide apparaten open.
return-done-none = Je hebt geen lopende partijen.
