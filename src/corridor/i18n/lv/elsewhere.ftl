elsewhere-lead = Atver šo saiti citā pārlūkā, un tur tu būsi tas pats cilvēks ar tiem pašiem galdiem un vietām. Šeit nekas nemainās.
elsewhere-qr = Saite kā QR kods
elsewhere-link = Saite, ar ko turpināt citā ierīcē
elsewhere-until = Saite darbojas vienu reizi, līdz { $date }.
elsewhere-revoke = Atcelt manas saites
elsewhere-revoked = Tavas saites vairs nedarbojas.
elsewhere-new = Izveidot jaunu saiti
elsewhere-signout = Izrakstīties visur citur
elsewhere-signed-out = Visas pārējās ierīces ir atvienotas, un tavas saites vairs nedarbojas.
elsewhere-secret = Ikviens ar šo saiti var spēlēt tavā vārdā. Nerādi to citiem.
return-title = { return-go }
return-lead = Ar šo saiti pārlūks turpina tā cilvēka vārdā, kurš to izveidoja, ar tiem pašiem galdiem un vietām.
return-loses =
    { $count ->
        [zero] Šeit notiek { $count } spēļu. Ja tās spēlē kāds cits, šis pārlūks tās zaudēs.
        [one] Šeit notiek { $count } spēle. Ja to spēlē kāds cits, šis pārlūks to zaudēs.
       *[other] Šeit notiek { $count } spēles. Ja tās spēlē kāds cits, šis pārlūks tās zaudēs.
    }
return-keep = Vispirms saņemt saiti uz tām
return-go = Turpināt šeit
return-stay = Nepārslēgties
return-how = Lai turpinātu šeit, izveido saiti ierīcē, kurā spēlē: tā ir izvēlnē ar tavu vārdu. Tad atver to šeit.
return-gone = Šī saite nedarbojas
return-gone-more = Tā ir par vecu, vai arī daļa no tās pazuda pa ceļam.
return-done = Tagad tevi te sauc { $name }
return-done-plain = Tagad te esi tas pats cilvēks
return-done-more = Tavas spēles ir atvērtas abās ierīcēs.
return-done-none = Tev nav nepabeigtu spēļu.
