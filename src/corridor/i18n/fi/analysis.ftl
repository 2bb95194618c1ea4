law-expected = Tässä pitäisi olla { $wanted } eikä ”{ $found }”.
law-expected-more = Teksti loppuu kesken: tässä pitäisi olla { $wanted }.
law-refused = { $move } ei käy tässä. { $why }
law-some-piece = hahmo
law-unknown = Tällaista ei ole: { $name }. Valitse jokin näistä: { $allowed }.
analysis-title = Analyysilauta
analysis-empty = Avaa tyhjä lauta
analysis-to-move = Vuorossa { $side }
analysis-over = Peli on tässä päättynyt.
analysis-engine = Tietokone
analysis-line-count = Linjoja
analysis-thinking = Miettii…
analysis-thinks =
    { $depth ->
        [one] Miettii: syvyys 1 siirto, { $nodes } asemaa
       *[other] Miettii: syvyys { $depth } siirtoa, { $nodes } asemaa
    }
analysis-thought =
    { $depth ->
        [one] Syvyys 1 siirto, { $nodes } asemaa
       *[other] Syvyys { $depth } siirtoa, { $nodes } asemaa
    }
analysis-follow = Pelaa { $moves }
analysis-no-moves = Tee laudalla siirto, kenen tahansa puolesta. Palaa taaksepäin ja tee toinen: siitä tulee muunnelma.
analysis-mark = Merkitse siirto
analysis-mark-with = Merkitse { $glyph }
analysis-promote = Nosta muunnelmaa
analysis-prune = Poista tästä alkaen
analysis-name = Muunnelman nimi
analysis-comment = Kommentti tähän siirtoon
analysis-comment-start = Kommentti ennen ensimmäistä siirtoa
analysis-save = Tallenna .qgn-tiedostona
analysis-too-long = Tämä on liian pitkä osoitteeseen. Tallenna se .qgn-tiedostona.
analysis-begin = Toinen peli
analysis-begin-choose = Valitse peli…
analysis-paste = Liitä siirtoluettelo tai asema, tai pudota tiedosto mihin vain
analysis-read = Lue
analysis-file = Avaa tiedosto
analysis-wrong-at = Rivi { $line }, sarake { $column }: { $why }
