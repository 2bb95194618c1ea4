elsewhere-lead = Avaa tämä linkki toisessa selaimessa, niin olet siellä sama pelaaja samoissa pöydissä ja samoilla paikoilla. Täällä mikään ei muutu.
elsewhere-qr = Linkki QR-koodina
elsewhere-link = Linkki, jolla jatkat toisella laitteella
elsewhere-until = Linkki toimii kerran, viimeistään { $date }.
elsewhere-revoke = Mitätöi linkkini
elsewhere-revoked = Linkkisi eivät enää toimi.
elsewhere-new = Tee uusi linkki
elsewhere-signout = Kirjaudu ulos muualta
elsewhere-signed-out = Olet kirjautunut ulos kaikilta muilta laitteilta, eivätkä linkkisi enää toimi.
elsewhere-secret = Kuka tahansa voi pelata tällä linkillä sinuna. Älä jaa sitä.
return-title = { return-go }
return-lead = Tällä linkillä tämä selain jatkaa linkin tekijänä, samoissa pöydissä ja samoilla paikoilla.
return-loses =
    { $count ->
        [one] Täällä on kesken 1 peli. Jos sitä pelaa joku muu, tämä selain menettää sen.
       *[other] Täällä on kesken { $count } peliä. Jos niitä pelaa joku muu, tämä selain menettää ne.
    }
return-keep = Hae niihin ensin paluulinkki
return-go = Jatka täällä
return-stay = Älä vaihda
return-how = Jos haluat jatkaa täällä, tee linkki sillä laitteella, jolla pelaat: se löytyy valikosta, jossa on nimesi. Avaa se sitten täällä.
return-gone = Linkki ei toimi
return-gone-more = Se on liian vanha, tai osa siitä katosi matkalla.
return-done = Nyt olet täällä { $name }
return-done-plain = Nyt olet täällä sama pelaaja
return-done-more = Pelisi ovat auki molemmilla laitteilla.
return-done-none = Sinulla ei ole pelejä kesken.
