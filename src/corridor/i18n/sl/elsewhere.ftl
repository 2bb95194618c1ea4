elsewhere-lead = Odpri to povezavo v drugem brskalniku, pa boš tam ista oseba, z istimi mizami in mesti. Tu se nič ne spremeni.
elsewhere-qr = Povezava kot koda QR
elsewhere-link = Povezava za nadaljevanje na drugi napravi
elsewhere-until = Povezava deluje enkrat, do { $date }.
elsewhere-revoke = Prekliči moje povezave
elsewhere-revoked = Tvoje povezave ne delujejo več.
elsewhere-new = Naredi novo povezavo
elsewhere-signout = Odjavi vse druge naprave
elsewhere-signed-out = Na vseh drugih napravah je odjava opravljena in tvoje povezave ne delujejo več.
elsewhere-secret = Kdor ima to povezavo, lahko igra v tvojem imenu. Ne deli je.
return-title = { return-go }
return-lead = S to povezavo ta brskalnik nadaljuje kot oseba, ki jo je naredila, z istimi mizami in mesti.
return-loses =
    { $count ->
        [one] Tu teče { $count } partija. Če jo igra nekdo drug, jo bo ta brskalnik izgubil.
        [two] Tu tečeta { $count } partiji. Če ju igra nekdo drug, ju bo ta brskalnik izgubil.
        [few] Tu tečejo { $count } partije. Če jih igra nekdo drug, jih bo ta brskalnik izgubil.
       *[other] Tu teče { $count } partij. Če jih igra nekdo drug, jih bo ta brskalnik izgubil.
    }
return-keep = Najprej naredi povezavo do njih
return-go = Nadaljuj tukaj
return-stay = Ne zamenjaj
return-how = Za nadaljevanje tukaj naredi povezavo na napravi, na kateri igraš: najdeš jo v meniju s svojim imenom. Nato jo odpri tu.
return-gone = Ta povezava ne deluje
return-gone-more = Prestara je ali pa se je na poti izgubil njen del.
return-done = Tu je zdaj tvoje ime { $name }
return-done-plain = Tu si zdaj ista oseba
return-done-more = Tvoje partije so odprte na obeh napravah.
return-done-none = Nimaš nobene partije v teku.
