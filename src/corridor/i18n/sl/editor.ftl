fault-boost-after-pellet = Pospešek pride po drobcu. Postavi PAC-MANA tja, kjer je drobec ležal, na polje, ki je zdaj prazno.
fault-chamber-count = Kamri pripada premalo ali preveč ograd. Označi prave.
fault-chamber-fences-standing = Kamro sestavljajo ograde, ki stojijo; te ne: { $fences }.
fault-closed-chamber = Kamra ima luknjo. Zapri jo, da ne bo poti ne noter ne ven.
fault-eaten = Pojedeni drobci so tisti, ki manjkajo na plošči, in to niso { $found }.
fault-fence = »{ $found }« ni ograda. Ograde se pišejo kot e3h.
fault-fence-list = »{ $found }« ni seznam ograd, kot je d2e3.
fault-fences-not-crossing = Te ograde se križajo: { $fences }. Premakni eno.
fault-fences-not-overlapping = Te ograde ležijo druga na drugi: { $fences }. Premakni eno.
fault-fences-of-layout = V tej igri se ograde nikoli ne premaknejo, torej so take kot v labirintu. Razlika: { $fences }.
fault-fields = Položaj te igre je iz delov s poševnicami vmes. Število delov: { $detail }.
fault-fitting-fence = Te ograde ne gredo skupaj: { $fences }. Premakni eno.
fault-ghosts-apart = Na { $squares } stojita dva duhova. Daj vsakemu svoje polje.
fault-inline-layout = »{ $found }« ni labirint iz šestih delov s pikami vmes.
fault-known-name = { $found } ne obstaja. Na voljo: { $detail }.
fault-layout-key = V datoteki labirinta tu ni »{ $found }«.
fault-layout-number = { $found } je zunaj obsega. Izberi med { $detail }.
fault-layout-size = To je predolgo za labirint.
fault-layout-value = { $found } mora biti { $detail }.
fault-lives = Toliko življenj ({ $found }) je več, kot jih je na začetku igre.
fault-no-pellet-on-respawn-square = PAC-MAN se vrača na { $squares }. Drobec postavi drugam.
fault-no-pellet-under-piece = Na drobcu na { $squares } stoji figura. Premakni eno ali drugo.
fault-no-square-cut-off = { $count ->
    [1] Do { $squares } ne more nihče. Odpri pot.
    [one] Do tega polja ({ $count }) ne more nihče: { $squares }. Odpri pot.
    [two] Do teh { $count } polj ne more nihče. Odpri pot.
    [few] Do teh { $count } polj ne more nihče. Odpri pot.
   *[other] Do teh { $count } polj ne more nihče. Odpri pot.
}
fault-numbers = »{ $found }« bi moralo biti { $detail ->
    [1] število.
   *[other] več števil, in sicer { $detail }.
}
fault-one-chamber = Zaprtih sob je več. Zaprta sme biti le kamra.
fault-one-square = Figura začne na enem polju: { $found }.
fault-pacman-apart = Duh stoji skupaj s PAC-MANOM na { $squares }. Premakni enega.
fault-pacman-on-board = PAC-MANA ni. Postavi ga na ploščo.
fault-pellets-differ = Na { $squares } ležita dva drobca. Premakni enega.
fault-pellets-of-layout = Labirint nima drobca na { $squares }. Odstrani ga ali spremeni labirint.
fault-pellet-count = Število drobcev v tej igri je { $detail }, tu pa jih je { $found }.
fault-phase = Ta trenutek poteze (»{ $found }«) se ne ujema s ploščo.
fault-pieces-apart = Na { $squares } stojita dve figuri. Premakni eno.
fault-piece-letter = »{ $found }« ni figura ali pa je katera navedena dvakrat.
fault-piece-name = V tej igri ni figure z imenom »{ $found }«.
fault-piece-off-board = { $pieces } tu začne zunaj plošče in vstopi pozneje. Odstrani figuro.
fault-piece-on-board = Manjka { $pieces }. Postavi figuro na ploščo.
fault-played-in-turn = Ti duhovi se v tem trenutku še niso mogli premakniti.
fault-position-size = To je predolgo za položaj.
fault-previous = Zunaj plošče ni prejšnjega polja: { $pieces }.
fault-reserve = Toliko v zalogi ({ $found }) je več, kot je PAC-MAN pojedel.
fault-route-to-goal = Figura na { $squares } ne more do cilja. Odpri pot.
fault-side-number = V tej igri ni strani { $found }.
fault-square = »{ $found }« ni polje. Polja so od a1 do i9.
fault-square-for-each-piece = Vsaka figura potrebuje polje ali črtico, če ni na plošči: { $found }.
fault-square-list = »{ $found }« ni seznam polj, kot je a1i9.
fault-start-off-goal = Figura na { $squares } že stoji na cilju. Premakni jo.
fault-stock = To je več ograd v zalogi, kot jih gre na ploščo: { $found }.
fault-stock-name = Ograde v zalogi pripadajo stranem te igre: { $found }.
fault-switch = »{ $found }« ni pravilo z vrednostjo ali pa je navedeno dvakrat.
fault-toml = Vrstice { $line }, stolpec { $column }, ni mogoče prebrati.
fault-turn = »{ $found }« ne pove, katera poteza je.
editor-lead-maze = Nariši ograde, postavi figure in drobce, nato igraj. Kar pravila prepovedujejo, je sproti označeno.
editor-lead-position = Kateri koli trenutek katere koli igre. Kar pravila prepovedujejo, je sproti označeno.
editor-board = Plošča, ki jo urejaš
editor-tools = Kaj naredi dotik
editor-tool-fence = Ograde
editor-tool-erase = Odstrani
editor-tool-chamber = Ograde kamre
editor-tool-pellet = Drobci
editor-hint-fence = Podrsaj za novo ogrado, tapni obstoječo, da jo odstraniš, figure povleci, kamor želiš.
editor-hint-erase = Tapni ogrado, figuro ali drobec, da ga odstraniš.
editor-hint-chamber = Tapni ograde, ki zapirajo kamro.
editor-hint-pellet = Tapni polja, da tja postaviš drobce ali jih odstraniš.
editor-hint-piece = Tapni polje, da tja postaviš figuro { $piece }. Tapni znova, da jo vzameš s plošče.
editor-fence = Ograda { $fence }
editor-on-fence = Tu stoji ograda { $fence }. Enter jo odstrani.
editor-symmetry = Riši dvojno
editor-symmetry-none = Ne
editor-symmetry-mirror = Levo–desno
editor-symmetry-flip = Gor–dol
editor-symmetry-turn = Pol obrata
editor-redo = Ponovi
editor-clear = Počisti ograde
editor-good = To je mogoče igrati.
editor-faults = Kaj je narobe
editor-more-faults = { $count ->
    [one] Še { $count }
    [two] Še { $count }
    [few] Še { $count }
   *[other] Še { $count }
}
editor-bad-link = V tej povezavi ni plošče, ki bi jo lahko pokazali. Tu je nova.
editor-try = Preizkusi
editor-use = Uporabi za mizo
editor-not-yet = Deliš in igraš lahko, ko ni nič več označeno.
editor-stock = Ograde: { $side }
editor-side = Na potezi
editor-phase = Del poteze
editor-phase-walk = PAC-MAN hodi
editor-phase-boost = Pospešek
editor-phase-ghosts = Duhovi hodijo
editor-phase-enter = PAC-MAN vstopa
editor-phase-action = PAC-MANOVA poteza
editor-phase-extra = Dodatni premik
editor-phase-after = Po njegovem premiku
editor-phase-relocate = Ograda kamre
editor-phase-ghost-place = Ograda duha
editor-played = Duhovi, ki so že šli
editor-reserve = Drobci v zalogi
editor-turn = Poteza
editor-memory = Zapomnjeno o potezi
editor-previous = Prejšnje polje
editor-from = Začni z
editor-from-none = Izberi ploščo
editor-forget = Pozabi ta labirint
editor-fences = { $count ->
    [one] { $count } ograda
    [two] { $count } ogradi
    [few] { $count } ograde
   *[other] { $count } ograd
}
editor-take-away = Odstrani { $fence }
editor-fair = Kako pošteno je?
editor-fair-lead = Računalnik odigra hitre partije sam s sabo. Kjer lahko, labirint tudi reši za največ tri duhove.
editor-fair-ask = Preveri
editor-fair-making = Igram hitre partije
editor-fair-ahead = { $ahead ->
    [one] Pred tvojo je na vrsti { $ahead } plošča
    [two] Pred tvojo sta na vrsti { $ahead } plošči
    [few] Pred tvojo so na vrsti { $ahead } plošče
   *[other] Pred tvojo je na vrsti { $ahead } plošč
}
editor-fair-failed = To ni uspelo. Lahko vprašaš znova.
editor-fair-done = Hitre partije so končane.
editor-fair-share = zmage: { $share } % (verjetno od { $low } do { $high } %)
editor-fair-games = Partije stopnje { $level } same s sabo: { $games }, remijev: { $drawn ->
    [0] nič
   *[other] { $drawn }
}. V devetnajstih primerih od dvajsetih je pravi delež v bledem delu.
editor-fair-exact = { $ghosts ->
    [one] Rešeno, { $ghosts } duh
    [two] Rešeno, { $ghosts } duhova
    [few] Rešeno, { $ghosts } duhovi
   *[other] Rešeno, { $ghosts } duhov
}
editor-fair-pacman = Zmaga PAC-MAN
editor-fair-endless = Zmage ne izsili nihče
editor-fair-ghosts = Zmagajo duhovi
