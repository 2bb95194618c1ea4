elsewhere-lead = Ouvre ce lien dans un autre navigateur, et tu y es la même personne, avec les mêmes tables et les mêmes places. Ici, rien ne change.
elsewhere-qr = Le lien en code QR
elsewhere-link = Le lien pour continuer sur un autre appareil
elsewhere-until = Le lien sert une fois, jusqu’au { $date }.
elsewhere-revoke = Désactiver mes liens
elsewhere-revoked = Tes liens ne marchent plus.
elsewhere-new = Créer un nouveau lien
elsewhere-signout = Me déconnecter partout ailleurs
elsewhere-signed-out = Tous tes autres appareils sont déconnectés, et tes liens ne marchent plus.
elsewhere-secret = Avec ce lien, on peut jouer à ta place. Ne le partage pas.
return-title = { return-go }
return-lead = Avec ce lien, ce navigateur continue comme la personne qui l’a créé, avec les mêmes tables et les mêmes places.
return-loses =
    { $count ->
        [one] { $count } partie est en cours ici. Si c’est quelqu’un d’autre qui la joue, ce navigateur la perdra.
       *[other] { $count } parties sont en cours ici. Si c’est quelqu’un d’autre qui les joue, ce navigateur les perdra.
    }
return-keep = D’abord garder un lien pour y revenir
return-go = Continuer ici
return-stay = Ne pas changer
return-how = Pour continuer ici, crée un lien sur l’appareil où tu joues : il est dans le menu avec ton nom. Puis ouvre-le ici.
return-gone = Ce lien ne marche pas
return-gone-more = Il est trop vieux, ou un morceau s’est perdu en route.
return-done = Ici, tu es maintenant { $name }
return-done-plain = Ici, tu es maintenant la même personne
return-done-more = Tes parties sont ouvertes sur les deux appareils.
return-done-none = Tu n’as aucune partie en cours.
