elsewhere-lead = Otevři tenhle odkaz v jiném prohlížeči a budeš tam pořád ty, se stejnými stoly a místy. Tady se nic nezmění.
elsewhere-qr = Odkaz jako QR kód
elsewhere-link = Odkaz pro pokračování na jiném zařízení
elsewhere-until = Odkaz funguje jednou, do { $date }.
elsewhere-revoke = Zrušit moje odkazy
elsewhere-revoked = Tvoje odkazy už nefungují.
elsewhere-new = Vytvořit nový odkaz
elsewhere-signout = Odhlásit všude jinde
elsewhere-signed-out = Všechna ostatní zařízení jsou odhlášená a tvoje odkazy už nefungují.
elsewhere-secret = Kdo má tenhle odkaz, může hrát za tebe. S nikým ho nesdílej.
return-title = { return-go }
return-lead = S tímhle odkazem bude tenhle prohlížeč pokračovat za toho, kdo ho vytvořil, se stejnými stoly a místy.
return-loses =
    { $count ->
        [one] Běží tu 1 partie. Pokud ji hraje někdo jiný, tenhle prohlížeč o ni přijde.
        [few] Běží tu { $count } partie. Pokud je hraje někdo jiný, tenhle prohlížeč o ně přijde.
       *[other] Běží tu { $count } partií. Pokud je hraje někdo jiný, tenhle prohlížeč o ně přijde.
    }
return-keep = Nejdřív si k nim vzít odkaz
return-go = Pokračovat tady
return-stay = Nepřepínat
return-how = Odkaz vytvoříš na zařízení, kde hraješ: je v nabídce s tvým jménem. Pak ho otevři tady a pokračuj.
return-gone = Tenhle odkaz nefunguje
return-gone-more = Je moc starý, nebo se kus cestou ztratil.
return-done = Teď tu hraješ jako { $name }
return-done-plain = Teď jsi to ty i tady
return-done-more = Tvoje partie jsou otevřené na obou zařízeních.
return-done-none = Nemáš žádnou rozehranou partii.
