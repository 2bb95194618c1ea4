elsewhere-lead = Atverkite šią nuorodą kitoje naršyklėje, ir ten būsite tas pats žmogus, su tais pačiais stalais ir vietomis. Čia niekas nepasikeis.
elsewhere-qr = Nuoroda kaip QR kodas
elsewhere-link = Nuoroda tęsti kitame įrenginyje
elsewhere-until = Nuoroda veikia vieną kartą, iki { $date }.
elsewhere-revoke = Panaikinti mano nuorodas
elsewhere-revoked = Jūsų nuorodos nebeveikia.
elsewhere-new = Sukurti naują nuorodą
elsewhere-signout = Atsijungti visur kitur
elsewhere-signed-out = Visuose kituose įrenginiuose atsijungta, ir jūsų nuorodos nebeveikia.
elsewhere-secret = Kas turi šią nuorodą, gali žaisti jūsų vardu. Niekam jos nerodykite.
return-title = { return-go }
return-lead = Su šia nuoroda ši naršyklė taps tuo žmogumi, kuris ją sukūrė, su tais pačiais stalais ir vietomis.
return-loses =
    { $count ->
        [one] Čia vyksta { $count } partija. Jei ją žaidžia kas nors kitas, ši naršyklė ją praras.
        [few] Čia vyksta { $count } partijos. Jei jas žaidžia kas nors kitas, ši naršyklė jas praras.
       *[other] Čia vyksta { $count } partijų. Jei jas žaidžia kas nors kitas, ši naršyklė jas praras.
    }
return-keep = Pirma gauti nuorodą į jas
return-go = Tęsti čia
return-stay = Nekeisti
return-how = Norėdami tęsti čia, sukurkite nuorodą tame įrenginyje, kuriuo žaidžiate: ji yra meniu su jūsų vardu. Tada atverkite ją čia.
return-gone = Ši nuoroda neveikia
return-gone-more = Ji per sena arba dalis jos pakeliui pasimetė.
return-done = Dabar čia esate { $name }
return-done-plain = Dabar čia esate tas pats žmogus
return-done-more = Jūsų partijos atvertos abiejuose įrenginiuose.
return-done-none = Vykstančių partijų neturite.
