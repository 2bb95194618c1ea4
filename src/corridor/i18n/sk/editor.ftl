fault-boost-after-pellet = Bonus prichádza po bodke. Postav PAC-MANA na políčko, kde bodka ležala a teraz je prázdne.
fault-chamber-count = Komnate patrí primálo alebo priveľa prekážok. Označ tie správne.
fault-chamber-fences-standing = Komnatu tvoria prekážky, ktoré stoja na doske, a tieto nestoja: { $fences }.
fault-closed-chamber = Komnata má medzeru. Zavri ju, aby sa nedalo dnu ani von.
fault-eaten = Zjedené bodky sú tie, čo na doske chýbajú, a to nie je { $found }.
fault-fence = „{ $found }“ nie je prekážka. Prekážky sa píšu takto: e3h.
fault-fence-list = „{ $found }“ nie je zoznam prekážok, ako napríklad d2e3.
fault-fences-not-crossing = Prekážky sa krížia: { $fences }. Niektorú presuň.
fault-fences-not-overlapping = Prekážky ležia na sebe: { $fences }. Niektorú presuň.
fault-fences-of-layout = V tejto hre sa prekážky nehýbu, sú teda rovnaké ako v bludisku. Líšia sa: { $fences }.
fault-fields = Počet polí v pozícii tejto hry: { $detail }, s lomkami medzi nimi.
fault-fitting-fence = Tieto prekážky sa k sebe nehodia: { $fences }. Niektorú presuň.
fault-ghosts-apart = Na { $squares } stoja dvaja duchovia. Daj každému vlastné políčko.
fault-inline-layout = „{ $found }“ nie je bludisko zo šiestich častí oddelených znakom bodky.
fault-known-name = „{ $found }“ tu nie je. Sú tu: { $detail }.
fault-layout-key = „{ $found }“ sem v súbore bludiska nepatrí.
fault-layout-number = { $found } je mimo rozsahu. Vyber z { $detail }.
fault-layout-size = Na bludisko je to pridlhé.
fault-layout-value = { $found }: tu má byť { $detail }.
fault-lives = Toľko životov hra na začiatku nemá: { $found }.
fault-no-pellet-on-respawn-square = Na { $squares } sa PAC-MAN vracia. Daj bodku inam.
fault-no-pellet-under-piece = Na bodke na { $squares } stojí figúrka. Jedno z toho presuň.
fault-no-square-cut-off = { $count ->
    [one] Na { $squares } sa nikto nedostane. Otvor cestu.
    [few] Na tieto { $count } políčka sa nikto nedostane. Otvor cestu.
   *[other] Na týchto { $count } políčok sa nikto nedostane. Otvor cestu.
}
fault-numbers = „{ $found }“ má byť { $detail ->
    [1] číslo.
   *[other] zoznam čísel: { $detail }.
}
fault-one-chamber = Zavretých miestností je viac. Zavretá smie byť len Komnata.
fault-one-square = Figúrka začína na jednom políčku: { $found }.
fault-pacman-apart = Na { $squares } stojí s PAC-MANOM duch. Niekoho presuň.
fault-pacman-on-board = Chýba PAC-MAN. Postav ho na dosku.
fault-pellets-differ = Na { $squares } ležia dve bodky. Jednu presuň.
fault-pellets-of-layout = Bludisko nemá bodku na { $squares }. Odober ju alebo zmeň bludisko.
fault-pellet-count = Bodiek má byť v tejto hre { $detail }, tu je ich { $found }.
fault-phase = Táto časť ťahu („{ $found }“) sa nehodí k zvyšku dosky.
fault-pieces-apart = Na { $squares } stoja dve figúrky. Jednu presuň.
fault-piece-letter = „{ $found }“ nie je figúrka alebo je niektorá uvedená dvakrát.
fault-piece-name = Figúrka „{ $found }“ v tejto hre nie je.
fault-piece-off-board = { $pieces } tu začína mimo dosky a príde neskôr. Odober figúrku.
fault-piece-on-board = Chýba { $pieces }. Postav figúrku na dosku.
fault-played-in-turn = Títo duchovia v tejto chvíli ešte nemohli ťahať.
fault-position-size = Na pozíciu je to pridlhé.
fault-previous = { $pieces } je mimo dosky, takže predošlé políčko nemá.
fault-reserve = Toľko bodiek v zásobe ({ $found }) PAC-MAN nezjedol.
fault-route-to-goal = Figúrka na { $squares } sa nedostane do cieľa. Otvor cestu.
fault-side-number = Strana { $found } v tejto hre nie je.
fault-square = „{ $found }“ nie je políčko. Políčka sú a1 až i9.
fault-square-for-each-piece = Každá figúrka potrebuje políčko, alebo pomlčku, ak je mimo dosky: { $found }.
fault-square-list = „{ $found }“ nie je zoznam políčok, ako napríklad a1i9.
fault-start-off-goal = Figúrka na { $squares } už stojí v cieli. Presuň ju.
fault-stock = V zásobe je viac prekážok, než sa zmestí na dosku: { $found }.
fault-stock-name = Prekážky v zásobe patria stranám tejto hry: { $found }.
fault-switch = „{ $found }“ nie je pravidlo s hodnotou alebo je tu dvakrát.
fault-toml = Riadok { $line }, stĺpec { $column } sa nedá prečítať.
fault-turn = „{ $found }“ nehovorí, ktorý je to ťah.
editor-lead-maze = Nakresli prekážky, rozostav figúrky a bodky a zahraj si. Čo pravidlá nedovolia, sa hneď označí.
editor-lead-position = Ktorákoľvek chvíľa ktorejkoľvek hry. Čo pravidlá nedovolia, sa hneď označí.
editor-board = Doska, ktorú upravuješ
editor-tools = Čo urobí ťuknutie
editor-tool-fence = Prekážky
editor-tool-erase = Odobrať
editor-tool-chamber = Prekážky Komnaty
editor-tool-pellet = Bodky
editor-hint-fence = Potiahnutím postavíš prekážku, ťuknutím ju odoberieš, figúrky potiahni, kam chceš.
editor-hint-erase = Ťukni na prekážku, figúrku alebo bodku a odoberieš ju.
editor-hint-chamber = Ťukni na prekážky, ktoré uzatvárajú Komnatu.
editor-hint-pellet = Ťukaním na políčka dávaš alebo odoberáš bodky.
editor-hint-piece = Ťukni na políčko a bude tam { $piece }. Ďalším ťuknutím figúrku z dosky odoberieš.
editor-fence = Prekážka { $fence }
editor-on-fence = Stojí tu prekážka { $fence }. Enter ju odoberie.
editor-symmetry = Kresliť dvakrát
editor-symmetry-none = Vypnuté
editor-symmetry-mirror = Vľavo–vpravo
editor-symmetry-flip = Hore–dole
editor-symmetry-turn = Polobrat
editor-redo = Znova
editor-clear = Zmazať prekážky
editor-good = Takto sa dá hrať.
editor-faults = Čo je zle
editor-more-faults = { $count ->
    [one] Ešte jedna
    [few] Ešte { $count }
   *[other] Ešte { $count }
}
editor-bad-link = V tomto odkaze nie je doska, ktorú vieme ukázať. Tu je nová.
editor-try = Vyskúšať
editor-use = Použiť pri stole
editor-not-yet = Zdieľať a hrať sa bude dať, keď nič nebude označené.
editor-stock = Prekážky: { $side }
editor-side = Na ťahu
editor-phase = Časť ťahu
editor-phase-walk = PAC-MAN ide
editor-phase-boost = Bonus
editor-phase-ghosts = Duchovia idú
editor-phase-enter = PAC-MAN vstupuje
editor-phase-action = Ťah PAC-MANA
editor-phase-extra = Pohyb navyše
editor-phase-after = Po jeho pohybe
editor-phase-relocate = Prekážka Komnaty
editor-phase-ghost-place = Prekážka ducha
editor-played = Duchovia, ktorí už šli
editor-reserve = Bodky v zásobe
editor-turn = Ťah
editor-memory = Čo si ťah pamätá
editor-previous = Odkiaľ prišli
editor-from = Začať z
editor-from-none = Vyber dosku
editor-forget = Zabudnúť bludisko
editor-fences = { $count ->
    [one] Jedna prekážka
    [few] { $count } prekážky
   *[other] { $count } prekážok
}
editor-take-away = Odobrať { $fence }
editor-fair = Je to vyrovnané?
editor-fair-lead = Počítač odohrá rýchle partie sám so sebou. Kde sa dá, aj bludisko presne vyrieši pre najviac troch duchov.
editor-fair-ask = Zistiť
editor-fair-making = Hrajú sa rýchle partie
editor-fair-ahead = { $ahead ->
    [one] Pred tvojou sa skúša ešte jedna doska
    [few] Pred tvojou sa skúšajú ešte { $ahead } dosky
   *[other] Pred tvojou sa skúša ešte { $ahead } dosiek
}
editor-fair-failed = To sa nepodarilo. Môžeš to skúsiť znova.
editor-fair-done = Rýchle partie sa skončili.
editor-fair-share = výhry { $share } % (zrejme { $low } až { $high } %)
editor-fair-games = Partie úrovne { $level } so sebou samou: { $games }, remízy: { $drawn ->
    [0] žiadne
   *[other] { $drawn }
}. V devätnástich prípadoch z dvadsiatich leží skutočný podiel v bledej časti.
editor-fair-exact = { $ghosts ->
    [one] Vyriešené, jeden duch
    [few] Vyriešené, { $ghosts } duchovia
   *[other] Vyriešené, { $ghosts } duchov
}
editor-fair-pacman = PAC-MAN vyhrá
editor-fair-endless = Výhru si nevynúti nikto
editor-fair-ghosts = Duchovia vyhrajú
