elsewhere-lead = Öffne diesen Link in einem anderen Browser und du bist dort dieselbe Person, mit denselben Tischen und Plätzen. Hier ändert sich nichts.
elsewhere-qr = Der Link als QR-Code
elsewhere-link = Der Link zum Weiterspielen auf einem anderen Gerät
elsewhere-until = Der Link gilt einmal, bis { $date }.
elsewhere-revoke = Meine Links sperren
elsewhere-revoked = Deine Links gelten nicht mehr.
elsewhere-new = Neuen Link erstellen
elsewhere-signout = Überall sonst abmelden
elsewhere-signed-out = Du bist auf allen anderen Geräten abgemeldet und deine Links gelten nicht mehr.
elsewhere-secret = Wer diesen Link hat, kann in deinem Namen spielen. Gib ihn nicht weiter.
return-title = { return-go }
return-lead = Mit diesem Link spielst du in diesem Browser als die Person weiter, die ihn erstellt hat, mit denselben Tischen und Plätzen.
return-loses =
    { $count ->
        [one] Hier läuft gerade 1 Partie. Wenn sie jemand anders spielt, geht sie diesem Browser verloren.
       *[other] Hier laufen gerade { $count } Partien. Wenn sie jemand anders spielt, gehen sie diesem Browser verloren.
    }
return-keep = Erst einen Link zurück dorthin holen
return-go = Hier weiterspielen
return-stay = Nicht wechseln
return-how = Um hier weiterzuspielen, erstell einen Link auf dem Gerät, auf dem du spielst: im Menü mit deinem Namen. Öffne ihn dann hier.
return-gone = Dieser Link gilt nicht
return-gone-more = Er ist zu alt oder ein Teil ging unterwegs verloren.
return-done = Du bist hier jetzt { $name }
return-done-plain = Du bist hier jetzt dieselbe Person
return-done-more = Deine Partien sind auf beiden Geräten offen.
return-done-none = Bei dir läuft gerade keine Partie.
