fault-boost-after-pellet = En boost kommer efter en bonussymbol. Ställ PAC-MAN där en har legat, på en ruta som är tom nu.
fault-chamber-count = För få eller för många staket hör till Kammaren. Märk de rätta.
fault-chamber-fences-standing = Kammaren består av staket som står: det gör inte { $fences }.
fault-closed-chamber = Kammaren har en öppning. Stäng den, så att ingen väg leder in eller ut.
fault-eaten = Uppätna bonussymboler är de som saknas på brädet, och det är inte { $found }.
fault-fence = ”{ $found }” är inget staket. Staket skrivs som e3h.
fault-fence-list = ”{ $found }” är ingen lista med staket, som d2e3.
fault-fences-not-crossing = { $fences }: de här staketen korsar varandra. Flytta ett av dem.
fault-fences-not-overlapping = { $fences }: de här staketen ligger på varandra. Flytta ett av dem.
fault-fences-of-layout = Staket flyttas aldrig i det här spelet, så de är labyrintens. Annorlunda: { $fences }.
fault-fields = En ställning i det här spelet har { $detail } fält med snedstreck emellan.
fault-fitting-fence = { $fences } passar inte ihop. Flytta ett av dem.
fault-ghosts-apart = Två spöken står på { $squares }. Ge dem var sin ruta.
fault-inline-layout = ”{ $found }” är ingen labyrint med sex delar och punkter emellan.
fault-known-name = { $found } finns inte. Det här finns: { $detail }.
fault-layout-key = En labyrintfil har inget ”{ $found }” här.
fault-layout-number = { $found } ligger utanför gränserna. Välj från { $detail }.
fault-layout-size = Det är för långt för en labyrint.
fault-layout-value = { $found } måste vara av typen { $detail }.
fault-lives = { $found } liv är fler än spelet börjar med.
fault-no-pellet-on-respawn-square = PAC-MAN kommer tillbaka på { $squares }. Lägg bonussymbolen någon annanstans.
fault-no-pellet-under-piece = En pjäs står på bonussymbolen på { $squares }. Flytta en av dem.
fault-no-square-cut-off = { $count ->
    [one] Ingen kan nå { $squares }. Öppna en väg.
   *[other] Ingen kan nå de här { $count } rutorna. Öppna en väg.
}
fault-numbers = ”{ $found }” ska vara { $detail ->
    [1] ett tal.
   *[other] { $detail } tal.
}
fault-one-chamber = Det finns mer än ett stängt rum. Bara Kammaren får vara stängd.
fault-one-square = En pjäs börjar på en enda ruta: { $found }.
fault-pacman-apart = Ett spöke står med PAC-MAN på { $squares }. Flytta en av dem.
fault-pacman-on-board = PAC-MAN saknas. Ställ honom på brädet.
fault-pellets-differ = Två bonussymboler ligger på { $squares }. Flytta en.
fault-pellets-of-layout = Labyrinten har ingen bonussymbol på { $squares }. Ta bort den eller ändra labyrinten.
fault-pellet-count = Det här spelet har { $detail } bonussymboler, och här är det { $found }.
fault-phase = Det här skedet av turen (”{ $found }”) stämmer inte med resten av brädet.
fault-pieces-apart = Två pjäser står på { $squares }. Flytta en av dem.
fault-piece-letter = ”{ $found }” är ingen pjäs, eller så nämns en två gånger.
fault-piece-name = Det finns ingen pjäs som heter ”{ $found }” i det här spelet.
fault-piece-off-board = { $pieces } börjar utanför brädet här och kommer in senare. Ta bort pjäsen.
fault-piece-on-board = { $pieces } saknas. Ställ pjäsen på brädet.
fault-played-in-turn = De spökena kan inte redan ha gått i det här skedet.
fault-position-size = Det är för långt för en ställning.
fault-previous = { $pieces } är inte på brädet och har därför ingen tidigare ruta.
fault-reserve = { $found } i reserv är fler än PAC-MAN har ätit.
fault-route-to-goal = Pjäsen på { $squares } kan inte nå sitt mål. Öppna en väg.
fault-side-number = Det finns ingen sida { $found } i det här spelet.
fault-square = ”{ $found }” är ingen ruta. Rutorna är a1 till i9.
fault-square-for-each-piece = Varje pjäs behöver en ruta, eller ett streck om den inte är på brädet: { $found }.
fault-square-list = ”{ $found }” är ingen lista med rutor, som a1i9.
fault-start-off-goal = Pjäsen på { $squares } står redan i mål. Flytta den.
fault-stock = Det är fler staket i förråd än vad som får plats på brädet: { $found }.
fault-stock-name = Staket i förråd hör till sidor i det här spelet: { $found }.
fault-switch = ”{ $found }” är ingen regel med sitt värde, eller så står den två gånger.
fault-toml = Rad { $line }, kolumn { $column } går inte att läsa.
fault-turn = ”{ $found }” säger inte vilken tur det är.
editor-lead-maze = Rita staket, ställ ut pjäser och bonussymboler och spela sedan. Det som reglerna inte tillåter märks ut direkt.
editor-lead-position = Vilket ögonblick som helst i vilket spel som helst. Det som reglerna inte tillåter märks ut direkt.
editor-board = Brädet du redigerar
editor-tools = Vad ett tryck gör
editor-tool-fence = Staket
editor-tool-erase = Ta bort
editor-tool-chamber = Kammarens staket
editor-tool-pellet = Bonus­symboler
editor-hint-fence = Dra för att sätta ett staket, tryck på ett för att ta bort det, dra pjäserna dit du vill ha dem.
editor-hint-erase = Tryck på ett staket, en pjäs eller en bonussymbol för att ta bort den.
editor-hint-chamber = Tryck på staketen som stänger Kammaren.
editor-hint-pellet = Tryck på rutor för att lägga dit eller ta bort bonussymboler.
editor-hint-piece = Tryck på en ruta för att ställa { $piece } där. Tryck igen för att ta bort pjäsen från brädet.
editor-fence = Staket { $fence }
editor-on-fence = Här står staketet { $fence }. Enter tar bort det.
editor-symmetry = Rita dubbelt
editor-symmetry-none = Av
editor-symmetry-mirror = Vänster–höger
editor-symmetry-flip = Upp–ner
editor-symmetry-turn = Halvt varv
editor-redo = Gör om
editor-clear = Rensa staket
editor-good = Det här går att spela.
editor-faults = Vad som är fel
editor-more-faults = { $count ->
    [one] Ett till
   *[other] { $count } till
}
editor-bad-link = Länken innehåller inget bräde som vi kan visa. Här är ett nytt.
editor-try = Prova
editor-use = Använd vid ett bord
editor-not-yet = Du kan dela och spela när inget är märkt längre.
editor-stock = Staket: { $side }
editor-side = På tur
editor-phase = Del av turen
editor-phase-walk = PAC-MAN går
editor-phase-boost = Boost
editor-phase-ghosts = Spökena går
editor-phase-enter = PAC-MAN kommer in
editor-phase-action = PAC-MANs drag
editor-phase-extra = Extra förflyttning
editor-phase-after = När han har gått
editor-phase-relocate = Kammarens staket
editor-phase-ghost-place = Ett spökes staket
editor-played = Spöken som har gått
editor-reserve = Bonus­symboler i reserv
editor-turn = Tur
editor-memory = Sparat om turen
editor-previous = Kom från
editor-from = Utgå från
editor-from-none = Välj ett bräde
editor-forget = Glöm den här labyrinten
editor-fences = { $count ->
    [one] Ett staket
   *[other] { $count } staket
}
editor-take-away = Ta bort { $fence }
editor-fair = Hur rättvis är den?
editor-fair-lead = Datorn spelar snabbpartier mot sig själv. Där det går löser den också labyrinten för upp till tre spöken.
editor-fair-ask = Ta reda på det
editor-fair-making = Spelar snabbpartier
editor-fair-ahead = { $ahead ->
    [one] Ett bräde provas före ditt
   *[other] { $ahead } bräden provas före ditt
}
editor-fair-failed = Det gick inte. Du kan fråga igen.
editor-fair-done = Snabbpartierna är slut.
editor-fair-share = vann { $share } % (troligen { $low } till { $high } %)
editor-fair-games = { $games } partier där nivå { $level } mötte sig själv, { $drawn ->
    [0] inga
   *[other] { $drawn }
} oavgjorda. Nitton gånger av tjugo ligger den sanna andelen i den bleka delen.
editor-fair-exact = { $ghosts ->
    [one] Löst, ett spöke
   *[other] Löst, { $ghosts } spöken
}
editor-fair-pacman = PAC-MAN vinner
editor-fair-endless = Ingen kan tvinga fram det
editor-fair-ghosts = Spökena vinner
