table-title = Pöytä: { $name }
table-title-yours = Pöytäsi
table-title-nobody = Pöytä
table-invite = Kutsu muita
table-share = Jaa linkki
table-share-title = Corridor-peli
table-copy = Kopioi linkki
table-seat-link = Linkki tälle paikalle
table-link = Linkki tähän pöytään
table-qr = QR-koodi
table-qr-label = QR-koodi, jossa on linkki tähän pöytään
table-rules = Mitä pelataan
table-own-layout = Oma lauta
table-lots-first = Ensimmäinen paikka
table-by-lot = Puoli arvotaan
table-turn =
    { $number ->
        [1] Aloittaa
        [2] Toisena vuorossa
        [3] Kolmantena vuorossa
       *[other] Neljäntenä vuorossa
    }
table-seat-free = Paikka { $number } on vapaa
table-free-race =
    { $number ->
        [1] Ensimmäinen paikka, vapaa
        [2] Toinen paikka, vapaa
        [3] Kolmas paikka, vapaa
       *[other] Neljäs paikka, vapaa
    }
table-free-piece = { $piece }: vapaa
table-starts = Lähtö: { $squares }
table-enters = Tulee laudalle 1. vuorolla
table-sit = Istu tähän
table-sit-too = Istu myös tähän
table-name-too = Tähän istuvan nimi
table-add-computer = Tietokone
table-stand-up = Nouse pöydästä
table-send-away = Vapauta paikka: { $name }
table-character = Ulkoasusi
table-pawn = Tavallinen nappula
table-lift = Siirrä { $piece } toiselle paikalle
table-put-here = { $piece } tulee tähän
table-share-hint = Vedä haamu toiselle paikalle tai napauta ensin haamua, sitten paikkaa. Jos annat viimeisen haamusi, saat yhden takaisin.
table-hands = Nämä haamut liikkuvat yhdessä
table-here = Paikalla { $here }/{ $all },
table-seats-free =
    { $free ->
        [one] 1 paikka on vapaa
       *[other] { $free } paikkaa on vapaana
    }
table-all-here = voit aloittaa
table-wait-start = odotetaan aloitusta
table-leave = Lähde
table-start = Aloita
table-start-computer = Aloita koneen kanssa
table-drawing = Arvotaan…
table-begins = Aloittaja: { $name }.
table-first = Aloittaa
table-to-board = Laudan ääreen
join-title = Liity pöytään
join-invited = { $name } kutsuu sinut peliin
join-invited-plain = Sinut on kutsuttu
join-your-seat = Sinun paikkasi
join-sit = Istu pöytään
join-watch = Katso vain
join-gone = Kutsu ei ole enää voimassa
join-gone-more = Linkki on jo käytetty, tai peli on alkanut. Pyydä uusi linkki tai kirjoita koodi.
join-no-code = Tällä koodilla ei löydy pöytää
join-no-code-more = Tarkista koodi ja kirjoita se uudelleen, tai kysy sitä kaveriltasi.
join-failed = Se ei onnistunut
balance-pacman = PAC-MAN voi pakottaa voiton
balance-endless = Kukaan ei voi pakottaa voittoa
balance-ghosts = Haamut voivat pakottaa voiton
balance-ahead-pacman = PAC-MAN edellä
balance-even = Tasainen
balance-ahead-ghosts = Haamut edellä
balance-proved = Todistettu: näin käy, kun kukaan ei erehdy.
balance-measured = Ei todistettu, vain mitattu. Kun tietokone pelasi itseään vastaan, PAC-MAN voitti { $won }/{ $games }.
table-change = Muuta
table-change-owner = Voit muuttaa näitä aloitukseen asti. Kaikilta pöydässä kysytään suostumus.
table-change-title = Muuta sääntöjä
table-change-save = Käytä näitä sääntöjä
table-changed = { $name } muutti sääntöjä
table-changed-nameless = Säännöt ovat muuttuneet
table-changed-more = Jää, jos haluat pelata näillä, tai lähde pöydästä.
table-changed-line = Nyt { $now }, ennen { $was }
table-stay = Jää
table-unsure = Miettii
table-wait-agree =
    { $count ->
        [one] Yhden pelaajan on vielä hyväksyttävä uudet säännöt
       *[other] { $count } pelaajan on vielä hyväksyttävä uudet säännöt
    }
table-own-maze = Oma sokkelo { $number }
table-from = Alkaa
table-own-position = Valmiiksi asetellusta asemasta
table-make-maze = Tee oma sokkelo
