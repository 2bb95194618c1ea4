elsewhere-lead = Otvor tento odkaz v inom prehliadači a budeš to aj tam ty, s tými istými stolmi a miestami. Tu sa nič nezmení.
elsewhere-qr = Odkaz ako QR kód
elsewhere-link = Odkaz na pokračovanie na inom zariadení
elsewhere-until = Odkaz funguje raz, do { $date }.
elsewhere-revoke = Zrušiť moje odkazy
elsewhere-revoked = Tvoje odkazy už neplatia.
elsewhere-new = Vytvoriť nový odkaz
elsewhere-signout = Odhlásiť všade inde
elsewhere-signed-out = Tvoje prihlásenie na ostatných zariadeniach ani tvoje odkazy už neplatia.
elsewhere-secret = Kto má tento odkaz, môže hrať za teba. Nikomu ho nedávaj.
return-title = { return-go }
return-lead = Po otvorení odkazu bude tento prehliadač pokračovať za toho, kto odkaz vytvoril, s tými istými stolmi a miestami.
return-loses =
    { $count ->
        [one] Beží tu 1 partia. Ak ju hrá niekto iný, tento prehliadač o ňu príde.
        [few] Bežia tu { $count } partie. Ak ich hrá niekto iný, tento prehliadač o ne príde.
       *[other] Beží tu { $count } partií. Ak ich hrá niekto iný, tento prehliadač o ne príde.
    }
return-keep = Najprv si vziať odkaz na návrat
return-go = Pokračovať tu
return-stay = Nechať tak
return-how = Ak chceš pokračovať tu, vytvor odkaz na zariadení, na ktorom hráš: nájdeš ho v ponuke pri svojom mene. Potom ho otvor tu.
return-gone = Tento odkaz nefunguje
return-gone-more = Je pristarý alebo sa jeho časť cestou stratila.
return-done = Odteraz si tu { $name }
return-done-plain = Odteraz si to aj tu ty
return-done-more = Tvoje partie sú otvorené na oboch zariadeniach.
return-done-none = Nemáš rozohranú žiadnu partiu.
