fault-boost-after-pellet = Lisäliike tulee pillerin jälkeen. Laita PAC-MAN ruutuun, jossa oli pilleri ja joka on nyt tyhjä.
fault-chamber-count = Kammioon kuuluu liian vähän tai liikaa aitoja. Merkitse oikeat.
fault-chamber-fences-standing = Kammio tehdään laudalla olevista aidoista, mutta tätä siellä ei ole: { $fences }.
fault-closed-chamber = Kammiossa on rako. Sulje se, niin ettei sisään eikä ulos pääse.
fault-eaten = Syötyjä pillereitä ovat ne, jotka puuttuvat laudalta, eikä niitä ole { $found }.
fault-fence = ”{ $found }” ei ole aita. Aidat kirjoitetaan näin: e3h.
fault-fence-list = ”{ $found }” ei ole aitaluettelo, kuten d2e3.
fault-fences-not-crossing = Aidat { $fences } menevät ristiin. Siirrä toista.
fault-fences-not-overlapping = Aidat { $fences } ovat päällekkäin. Siirrä toista.
fault-fences-of-layout = Tässä pelissä aidat eivät liiku, joten niiden on oltava sokkelon aidat. Eroavat: { $fences }.
fault-fields = Tämän pelin asemassa on { $detail } kenttää, välissä vinoviivat.
fault-fitting-fence = Aidat { $fences } eivät sovi yhteen. Siirrä jotakin niistä.
fault-ghosts-apart = Ruudussa { $squares } on kaksi haamua. Anna kummallekin oma ruutu.
fault-inline-layout = ”{ $found }” ei ole kuusiosainen sokkelo, jossa osien välissä on pisteet.
fault-known-name = Tällaista ei ole: { $found }. Mahdolliset: { $detail }.
fault-layout-key = Sokkelotiedostossa ei voi olla tässä ”{ $found }”.
fault-layout-number = { $found } ei käy. Valitse väliltä { $detail }.
fault-layout-size = Se on liian pitkä sokkeloksi.
fault-layout-value = { $found }: tähän kuuluu { $detail }.
fault-lives = Elämiä ei voi olla { $found }: se on enemmän kuin pelin alussa.
fault-no-pellet-on-respawn-square = PAC-MAN palaa ruutuun { $squares }. Laita pilleri muualle.
fault-no-pellet-under-piece = Ruudussa { $squares } hahmo on pillerin päällä. Siirrä toista.
fault-no-square-cut-off = { $count ->
    [one] Ruutuun { $squares } ei pääse kukaan. Avaa tie.
   *[other] Näihin { $count } ruutuun ei pääse kukaan. Avaa tie.
}
fault-numbers = Tässä pitäisi olla ”{ $found }”-tekstin sijasta { $detail ->
    [1] luku.
   *[other] { $detail } lukua.
}
fault-one-chamber = Suljettuja huoneita on enemmän kuin yksi. Vain kammio saa olla suljettu.
fault-one-square = Hahmo aloittaa yhdestä ruudusta: { $found }.
fault-pacman-apart = Ruudussa { $squares } haamu on PAC-MANin kanssa. Siirrä toista.
fault-pacman-on-board = PAC-MAN puuttuu. Laita hänet laudalle.
fault-pellets-differ = Ruudussa { $squares } on kaksi pilleriä. Siirrä toinen.
fault-pellets-of-layout = Sokkelossa ei ole pilleriä ruudussa { $squares }. Ota se pois tai muuta sokkeloa.
fault-pellet-count = Tässä pelissä on { $detail } pilleriä, ja nyt niitä on { $found }.
fault-phase = Tämä vuoron vaihe (”{ $found }”) ei sovi muuhun lautaan.
fault-pieces-apart = Ruudussa { $squares } on kaksi hahmoa. Siirrä toista.
fault-piece-letter = ”{ $found }” ei ole hahmo, tai jokin on mainittu kahdesti.
fault-piece-name = Tässä pelissä ei ole hahmoa ”{ $found }”.
fault-piece-off-board = { $pieces } aloittaa tässä laudan ulkopuolelta ja tulee myöhemmin. Ota hahmo pois.
fault-piece-on-board = { $pieces } puuttuu. Laita hahmo laudalle.
fault-played-in-turn = Nämä haamut eivät ole voineet vielä liikkua tässä vaiheessa.
fault-position-size = Se on liian pitkä asemaksi.
fault-previous = { $pieces } on poissa laudalta, joten edellistä ruutua ei ole.
fault-reserve = Varastossa { $found } on enemmän kuin PAC-MAN on syönyt.
fault-route-to-goal = Ruudun { $squares } hahmo ei pääse maaliin. Avaa tie.
fault-side-number = Tässä pelissä ei ole puolta { $found }.
fault-square = ”{ $found }” ei ole ruutu. Ruudut ovat a1–i9.
fault-square-for-each-piece = Jokainen hahmo tarvitsee ruudun, tai viivan, jos se on poissa laudalta: { $found }.
fault-square-list = ”{ $found }” ei ole ruutuluettelo, kuten a1i9.
fault-start-off-goal = Ruudun { $squares } hahmo on jo maalissa. Siirrä sitä.
fault-stock = Aitoja on jäljellä enemmän kuin laudalle mahtuu: { $found }.
fault-stock-name = Jäljellä olevat aidat kuuluvat tämän pelin puolille: { $found }.
fault-switch = ”{ $found }” ei ole sääntö arvoineen, tai se on mainittu kahdesti.
fault-toml = Riviä { $line }, saraketta { $column } ei voi lukea.
fault-turn = ”{ $found }” ei kerro, mikä vuoro on.
editor-lead-maze = Piirrä aidat, aseta hahmot ja pillerit ja pelaa sitten. Säännöissä kielletyt kohdat merkitään sitä mukaa.
editor-lead-position = Mikä tahansa hetki mistä tahansa pelistä. Säännöissä kielletyt kohdat merkitään sitä mukaa.
editor-board = Muokattava lauta
editor-tools = Mitä napautus tekee
editor-tool-fence = Aidat
editor-tool-erase = Ota pois
editor-tool-chamber = Kammion aidat
editor-tool-pellet = Pillerit
editor-hint-fence = Aseta aita liu’uttamalla, ota se pois napauttamalla, vedä hahmot paikoilleen.
editor-hint-erase = Ota aita, hahmo tai pilleri pois napauttamalla sitä.
editor-hint-chamber = Napauta aitoja, jotka sulkevat kammion.
editor-hint-pellet = Laita pillereitä tai ota niitä pois napauttamalla ruutuja.
editor-hint-piece = Napauta ruutua, johon tulee { $piece }. Napauta uudelleen, niin hahmo lähtee laudalta.
editor-fence = Aita { $fence }
editor-on-fence = Tässä on aita { $fence }. Enter ottaa sen pois.
editor-symmetry = Piirrä kahdesti
editor-symmetry-none = Ei
editor-symmetry-mirror = Vasen–oikea
editor-symmetry-flip = Ylä–ala
editor-symmetry-turn = Puoli kierrosta
editor-redo = Tee uudelleen
editor-clear = Poista aidat
editor-good = Tätä voi pelata.
editor-faults = Mikä on vialla
editor-more-faults = { $count ->
    [one] Vielä yksi
   *[other] Vielä { $count }
}
editor-bad-link = Linkissä ei ole lautaa, jonka voisimme näyttää. Tässä on uusi.
editor-try = Kokeile
editor-use = Käytä pöydässä
editor-not-yet = Voit jakaa ja pelata, kun mitään ei ole merkittynä.
editor-stock = Aidat: { $side }
editor-side = Vuorossa
editor-phase = Vuoron vaihe
editor-phase-walk = PAC-MAN liikkuu
editor-phase-boost = Lisäliike
editor-phase-ghosts = Haamut liikkuvat
editor-phase-enter = PAC-MAN tulee
editor-phase-action = PAC-MANin siirto
editor-phase-extra = Lisäaskeleet
editor-phase-after = Hänen liikkeensä jälkeen
editor-phase-relocate = Kammion aita
editor-phase-ghost-place = Haamun aita
editor-played = Jo liikkuneet haamut
editor-reserve = Pillereitä varastossa
editor-turn = Vuoro
editor-memory = Vuorosta muistettavaa
editor-previous = Tuli ruudusta
editor-from = Lähtökohta
editor-from-none = Valitse lauta
editor-forget = Unohda tämä sokkelo
editor-fences = { $count ->
    [one] Yksi aita
   *[other] { $count } aitaa
}
editor-take-away = Ota pois { $fence }
editor-fair = Onko tämä reilu?
editor-fair-lead = Tietokone pelaa pikapelejä itseään vastaan. Jos se onnistuu, se myös ratkaisee sokkelon enintään kolmella haamulla.
editor-fair-ask = Ota selvää
editor-fair-making = Pelataan pikapelejä
editor-fair-ahead = { $ahead ->
    [one] Yksi lauta kokeillaan ennen sinun lautaasi
   *[other] { $ahead } lautaa kokeillaan ennen sinun lautaasi
}
editor-fair-failed = Se ei onnistunut. Voit yrittää uudelleen.
editor-fair-done = Pikapelit on pelattu.
editor-fair-share = voitti { $share } % (luultavasti { $low }–{ $high } %)
editor-fair-games = { $games } peliä tasolla { $level } itseään vastaan, tasapelejä { $drawn ->
    [0] ei yhtään
   *[other] { $drawn }
}. Yhdeksäntoista kertaa kahdestakymmenestä todellinen osuus on vaalealla alueella.
editor-fair-exact = { $ghosts ->
    [one] Ratkaistu, yksi haamu
   *[other] Ratkaistu, { $ghosts } haamua
}
editor-fair-pacman = PAC-MAN voittaa
editor-fair-endless = Kukaan ei voi pakottaa
editor-fair-ghosts = Haamut voittavat
