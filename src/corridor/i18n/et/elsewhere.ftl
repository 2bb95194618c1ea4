elsewhere-lead = Ava see link teises brauseris ja oled seal seesama inimene, samade laudade ja kohtadega. Siin ei muutu midagi.
elsewhere-qr = Link QR-koodina
elsewhere-link = Link teises seadmes jätkamiseks
elsewhere-until = Link töötab ühe korra, kuni { $date }.
elsewhere-revoke = Tühista mu lingid
elsewhere-revoked = Sinu lingid enam ei tööta.
elsewhere-new = Tee uus link
elsewhere-signout = Logi mujalt välja
elsewhere-signed-out = Oled kõigist teistest seadmetest välja logitud ja sinu lingid enam ei tööta.
elsewhere-secret = Kes selle lingi saab, saab mängida sinu nime all. Ära jaga seda.
return-title = { return-go }
return-lead = Selle lingiga jätkab see brauser lingi tegija nime all, samade laudade ja kohtadega.
return-loses =
    { $count ->
        [one] Siin on pooleli 1 mäng. Kui seda mängib keegi teine, kaotab see brauser selle.
       *[other] Siin on pooleli { $count } mängu. Kui neid mängib keegi teine, kaotab see brauser need.
    }
return-keep = Tee enne link, millega nende juurde naasta
return-go = Jätka siin
return-stay = Ära vaheta
return-how = Siin jätkamiseks tee link selles seadmes, kus mängid: see on sinu nimega menüüs. Siis ava see siin.
return-gone = See link ei tööta
return-gone-more = See on liiga vana või läks osa sellest teel kaduma.
return-done = Siin oled nüüd { $name }
return-done-plain = Nüüd oled siin seesama inimene
return-done-more = Sinu mängud on avatud mõlemas seadmes.
return-done-none = Sul pole pooleliolevaid mänge.
