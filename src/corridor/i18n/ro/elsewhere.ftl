elsewhere-lead = Deschide linkul ăsta în alt browser și acolo vei fi aceeași persoană, cu aceleași mese și locuri. Aici nu se schimbă nimic.
elsewhere-qr = Linkul, ca un cod QR
elsewhere-link = Linkul ca să continui pe alt dispozitiv
elsewhere-until = Linkul merge o singură dată, până la { $date }.
elsewhere-revoke = Anulează-mi linkurile
elsewhere-revoked = Linkurile tale nu mai merg.
elsewhere-new = Fă un link nou
elsewhere-signout = Deconectează restul
elsewhere-signed-out = Te-ai deconectat de pe toate celelalte dispozitive, iar linkurile tale nu mai merg.
elsewhere-secret = Oricine are linkul ăsta poate juca în numele tău. Nu-l da nimănui.
return-title = { return-go }
return-lead = Cu linkul ăsta browserul continuă ca persoana care l-a făcut, cu aceleași mese și locuri.
return-loses =
    { $count ->
        [one] Aici e 1 partidă în desfășurare. Dacă o joacă altcineva, browserul ăsta o pierde.
        [few] Aici sunt { $count } partide în desfășurare. Dacă le joacă altcineva, browserul ăsta le pierde.
       *[other] Aici sunt { $count } de partide în desfășurare. Dacă le joacă altcineva, browserul ăsta le pierde.
    }
return-keep = Fă întâi un link de întoarcere
return-go = Continuă aici
return-stay = Nu schimba
return-how = Ca să continui aici, fă un link pe dispozitivul pe care joci: e în meniul cu numele tău. Apoi deschide-l aici.
return-gone = Linkul nu merge
return-gone-more = E prea vechi sau s-a pierdut o bucată din el pe drum.
return-done = Aici ești acum { $name }
return-done-plain = Ești aceeași persoană și aici
return-done-more = Partidele tale sunt deschise pe ambele dispozitive.
return-done-none = Nu ai partide în desfășurare.
