fault-boost-after-pellet = Een bonusbeweging komt na een krachtpil. Zet PAC-MAN waar er een lag, op een vakje dat nu leeg is.
fault-chamber-count = Er horen te weinig of te veel muurtjes bij de Kamer. Markeer de juiste.
fault-chamber-fences-standing = De Kamer bestaat uit muurtjes die er staan: { $fences } niet.
fault-closed-chamber = De Kamer heeft een opening. Maak die dicht, zodat je er niet in of uit kunt.
fault-eaten = Opgegeten zijn de krachtpillen die op het bord ontbreken, en dat klopt niet met { $found }.
fault-fence = ‘{ $found }’ is geen muurtje. Muurtjes schrijf je zoals e3h.
fault-fence-list = ‘{ $found }’ is geen lijst van muurtjes, zoals d2e3.
fault-fences-not-crossing = De muurtjes { $fences } kruisen elkaar. Verplaats er een.
fault-fences-not-overlapping = De muurtjes { $fences } liggen over elkaar. Verplaats er een.
fault-fences-of-layout = Muurtjes blijven in dit spel staan, dus het zijn die van het doolhof. Anders: { $fences }.
fault-fields = Een stelling van dit spel heeft { $detail } velden met schuine strepen ertussen.
fault-fitting-fence = De muurtjes { $fences } gaan niet samen. Verplaats er een.
fault-ghosts-apart = Op { $squares } staan twee spoken. Geef elk een eigen vakje.
fault-inline-layout = ‘{ $found }’ is geen doolhof van zes delen met punten ertussen.
fault-known-name = { $found } bestaat niet. Wel: { $detail }.
fault-layout-key = In een doolhofbestand hoort hier geen ‘{ $found }’.
fault-layout-number = { $found } valt buiten het bereik. Kies uit { $detail }.
fault-layout-size = Dat is te lang voor een doolhof.
fault-layout-value = { $found } moet dit zijn: { $detail }.
fault-lives = { $found } levens is meer dan waar het spel mee begint.
fault-no-pellet-on-respawn-square = PAC-MAN komt terug op { $squares }. Leg de krachtpil ergens anders.
fault-no-pellet-under-piece = Op de krachtpil op { $squares } staat een stuk. Verplaats een van de twee.
fault-no-square-cut-off = { $count ->
    [one] Niemand kan bij { $squares } komen. Maak een doorgang.
   *[other] Niemand kan bij deze { $count } vakjes komen. Maak een doorgang.
}
fault-numbers = ‘{ $found }’ zou { $detail ->
    [1] een getal moeten zijn.
   *[other] { $detail } getallen moeten zijn.
}
fault-one-chamber = Er is meer dan één gesloten ruimte. Alleen de Kamer mag dicht zijn.
fault-one-square = Een stuk begint op één vakje: { $found }.
fault-pacman-apart = Op { $squares } staat een spook bij PAC-MAN. Verplaats een van de twee.
fault-pacman-on-board = PAC-MAN ontbreekt. Zet hem op het bord.
fault-pellets-differ = Op { $squares } liggen twee krachtpillen. Verplaats er een.
fault-pellets-of-layout = Het doolhof heeft geen krachtpil op { $squares }. Haal die weg, of verander het doolhof.
fault-pellet-count = Dit spel heeft { $detail } krachtpillen, en hier zijn er { $found }.
fault-phase = Dit moment van de beurt (‘{ $found }’) past niet bij de rest van het bord.
fault-pieces-apart = Op { $squares } staan twee stukken. Verplaats er een.
fault-piece-letter = ‘{ $found }’ is geen stuk, of er is er een twee keer genoemd.
fault-piece-name = Dit spel heeft geen stuk dat ‘{ $found }’ heet.
fault-piece-off-board = { $pieces } begint hier naast het bord en komt later binnen. Haal het stuk weg.
fault-piece-on-board = { $pieces } ontbreekt. Zet het stuk op het bord.
fault-played-in-turn = Die spoken kunnen op dit moment nog niet gelopen hebben.
fault-position-size = Dat is te lang voor een stelling.
fault-previous = { $pieces } staat niet op het bord, en heeft dus geen vorig vakje.
fault-reserve = { $found } in reserve is meer dan PAC-MAN heeft opgegeten.
fault-route-to-goal = De pion op { $squares } kan het doel niet bereiken. Maak een doorgang.
fault-side-number = Dit spel heeft geen kant { $found }.
fault-square = ‘{ $found }’ is geen vakje. Vakjes zijn a1 t/m i9.
fault-square-for-each-piece = Elk stuk heeft een vakje nodig, of een streepje als het niet op het bord staat: { $found }.
fault-square-list = ‘{ $found }’ is geen lijst van vakjes, zoals a1i9.
fault-start-off-goal = De pion op { $squares } staat al op het doel. Verplaats hem.
fault-stock = Dat zijn meer muurtjes in de hand dan er op het bord passen: { $found }.
fault-stock-name = Muurtjes in de hand horen bij kanten van dit spel: { $found }.
fault-switch = ‘{ $found }’ is geen regel met waarde, of staat er twee keer.
fault-toml = Regel { $line }, kolom { $column } is niet te lezen.
fault-turn = ‘{ $found }’ zegt niet welke beurt het is.
editor-lead-maze = Teken muurtjes, zet stukken en krachtpillen neer en speel maar. Wat niet mag, zie je meteen.
editor-lead-position = Elk moment van elk spel. Wat niet mag, zie je meteen.
editor-board = Het bord dat je bewerkt
editor-tools = Wat een tik doet
editor-tool-fence = Muurtjes
editor-tool-erase = Weghalen
editor-tool-chamber = Muurtjes van de Kamer
editor-tool-pellet = Krachtpillen
editor-hint-fence = Veeg om een muurtje te plaatsen, tik erop om het weg te halen, sleep stukken waar je ze hebben wilt.
editor-hint-erase = Tik op een muurtje, stuk of krachtpil om die weg te halen.
editor-hint-chamber = Tik op de muurtjes die de Kamer afsluiten.
editor-hint-pellet = Tik op vakjes om er krachtpillen neer te leggen of weg te halen.
editor-hint-piece = Tik op een vakje om { $piece } daar neer te zetten. Tik nog eens om het stuk van het bord te halen.
editor-fence = Muurtje { $fence }
editor-on-fence = Hier staat muurtje { $fence }. Met Enter haal je het weg.
editor-symmetry = Dubbel tekenen
editor-symmetry-none = Uit
editor-symmetry-mirror = Links–rechts
editor-symmetry-flip = Boven–onder
editor-symmetry-turn = Halve draai
editor-redo = Opnieuw
editor-clear = Muurtjes wissen
editor-good = Dit kun je spelen.
editor-faults = Wat er niet klopt
editor-more-faults = { $count ->
    [one] Nog één
   *[other] Nog { $count }
}
editor-bad-link = In deze link zit geen bord dat we kunnen tonen. Hier is een nieuw bord.
editor-try = Uitproberen
editor-use = Aan een tafel spelen
editor-not-yet = Delen en spelen kan zodra er niets meer gemarkeerd is.
editor-stock = Muurtjes: { $side }
editor-side = Aan zet
editor-phase = Deel van de beurt
editor-phase-walk = PAC-MAN loopt
editor-phase-boost = Bonus­beweging
editor-phase-ghosts = Spoken lopen
editor-phase-enter = PAC-MAN komt binnen
editor-phase-action = Zet van PAC-MAN
editor-phase-extra = Extra stappen
editor-phase-after = Nadat hij liep
editor-phase-relocate = Muurtje van de Kamer
editor-phase-ghost-place = Muurtje van een spook
editor-played = Spoken die al gelopen hebben
editor-reserve = Krachtpillen in reserve
editor-turn = Beurt
editor-memory = Onthouden van de beurt
editor-previous = Kwam van
editor-from = Begin met
editor-from-none = Kies een bord
editor-forget = Dit doolhof vergeten
editor-fences = { $count ->
    [one] Eén muurtje
   *[other] { $count } muurtjes
}
editor-take-away = { $fence } weghalen
editor-fair = Hoe eerlijk is het?
editor-fair-lead = De computer speelt vlugge potjes tegen zichzelf. Waar het kan, lost hij het doolhof ook op, voor hooguit drie spoken.
editor-fair-ask = Uitzoeken
editor-fair-making = Vlugge potjes spelen
editor-fair-ahead = { $ahead ->
    [one] Eén bord is voor jou aan de beurt
   *[other] { $ahead } borden zijn voor jou aan de beurt
}
editor-fair-failed = Dat is niet gelukt. Je kunt het nog eens vragen.
editor-fair-done = De vlugge potjes zijn afgelopen.
editor-fair-share = gewonnen: { $share }% (vermoedelijk { $low } tot { $high }%)
editor-fair-games = { $games } partijen van niveau { $level } tegen zichzelf, waarvan { $drawn ->
    [0] geen enkele
   *[other] { $drawn }
} remise. In negentien van de twintig gevallen ligt het echte aandeel in het lichte deel.
editor-fair-exact = { $ghosts ->
    [one] Opgelost, één spook
   *[other] Opgelost, { $ghosts } spoken
}
editor-fair-pacman = PAC-MAN wint
editor-fair-endless = Niemand dwingt winst af
editor-fair-ghosts = Spoken winnen
