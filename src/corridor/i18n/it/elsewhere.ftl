elsewhere-lead = Apri questo link in un altro browser e lì sarai la stessa persona, con gli stessi tavoli e posti. Qui non cambia niente.
elsewhere-qr = Il link come codice QR
elsewhere-link = Il link per continuare su un altro dispositivo
elsewhere-until = Il link funziona una volta sola, fino a: { $date }.
elsewhere-revoke = Annulla i miei link
elsewhere-revoked = I tuoi link non funzionano più.
elsewhere-new = Crea un nuovo link
elsewhere-signout = Esci su tutti gli altri dispositivi
elsewhere-signed-out = Hai chiuso l’accesso su tutti gli altri dispositivi, e i tuoi link non funzionano più.
elsewhere-secret = Chi ha questo link può giocare al posto tuo. Non condividerlo.
return-title = { return-go }
return-lead = Con questo link questo browser continua come la persona che l’ha creato, con gli stessi tavoli e posti.
return-loses =
    { $count ->
        [one] Qui c’è 1 partita in corso. Se la gioca qualcun altro, questo browser la perderà.
       *[other] Qui ci sono { $count } partite in corso. Se le gioca qualcun altro, questo browser le perderà.
    }
return-keep = Prima prendi un link per ritrovarle
return-go = Continua qui
return-stay = Non cambiare
return-how = Per continuare qui, crea un link sul dispositivo con cui giochi: è nel menu con il tuo nome. Poi aprilo qui.
return-gone = Questo link non funziona
return-gone-more = È troppo vecchio, o se n’è perso un pezzo per strada.
return-done = Ora qui sei { $name }
return-done-plain = Ora qui sei la stessa persona
return-done-more = Le tue partite sono aperte su entrambi i dispositivi.
return-done-none = Non hai partite in corso.
