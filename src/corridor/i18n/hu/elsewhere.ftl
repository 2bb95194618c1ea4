elsewhere-lead = Nyisd meg ezt a linket egy másik böngészőben, és ott is te leszel te, ugyanazokkal az asztalokkal és helyekkel. Itt semmi sem változik.
elsewhere-qr = A link QR-kódként
elsewhere-link = Link a folytatáshoz másik eszközön
elsewhere-until = A link egyszer használható, eddig: { $date }.
elsewhere-revoke = Linkjeim visszavonása
elsewhere-revoked = A linkjeid már nem működnek.
elsewhere-new = Új link készítése
elsewhere-signout = Kijelentkezés mindenhol máshol
elsewhere-signed-out = Az összes többi eszközön kijelentkeztél, és a linkjeid már nem működnek.
elsewhere-secret = Akinél ez a link van, a nevedben játszhat. Ne add tovább.
return-title = { return-go }
return-lead = Ezzel a linkkel ez a böngésző annak a nevében folytatja, aki a linket készítette, ugyanazokkal az asztalokkal és helyekkel.
return-loses =
    { $count ->
        [one] Itt 1 parti folyik. Ha valaki más játssza, ez a böngésző elveszíti.
       *[other] Itt { $count } parti folyik. Ha valaki más játssza őket, ez a böngésző elveszíti mindet.
    }
return-keep = Előbb kérek hozzájuk linket
return-go = Folytatás itt
return-stay = Nem váltok
return-how = Ha itt folytatnád, készíts egy linket azon az eszközön, amelyiken játszol: a neved alatti menüben találod. Aztán nyisd meg itt.
return-gone = Ez a link nem működik
return-gone-more = Túl régi, vagy egy része elveszett útközben.
return-done = Mostantól itt is te vagy { $name }
return-done-plain = Mostantól itt is te vagy te
return-done-more = A partijaid mindkét eszközön nyitva vannak.
return-done-none = Nincs folyamatban lévő partid.
