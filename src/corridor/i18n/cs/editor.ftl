fault-boost-after-pellet = Bonus přichází po tečce. Postav PAC-MANA tam, kde nějaká ležela, na políčko, které je teď prázdné.
fault-chamber-count = Komnatě patří moc nebo málo překážek. Označ ty správné.
fault-chamber-fences-standing = Komnatu tvoří překážky, které stojí: { $fences } nestojí.
fault-closed-chamber = Komnata má mezeru. Zavři ji, aby nevedla cesta dovnitř ani ven.
fault-eaten = Snědené tečky jsou ty, které na desce chybějí, a těch není { $found }.
fault-fence = „{ $found }“ není překážka. Překážky se zapisují jako e3h.
fault-fence-list = „{ $found }“ není seznam překážek, třeba d2e3.
fault-fences-not-crossing = Překážky { $fences } se kříží. Jednu přesuň.
fault-fences-not-overlapping = Překážky { $fences } leží přes sebe. Jednu přesuň.
fault-fences-of-layout = Překážky se v téhle hře nehýbou, jsou to tedy ty z bludiště. Liší se: { $fences }.
fault-fields = Pozice téhle hry má části oddělené lomítky a má jich být { $detail }.
fault-fitting-fence = Překážky { $fences } se k sobě nevejdou. Jednu přesuň.
fault-ghosts-apart = Na { $squares } stojí dva duchové. Dej každému vlastní políčko.
fault-inline-layout = „{ $found }“ není bludiště o šesti částech oddělených tečkou.
fault-known-name = „{ $found }“ tu není. Na výběr je: { $detail }.
fault-layout-key = Soubor s bludištěm tu žádné „{ $found }“ nemá.
fault-layout-number = { $found } je mimo rozsah. Vyber z { $detail }.
fault-layout-size = Na bludiště je to moc dlouhé.
fault-layout-value = { $found }: tady má být { $detail }.
fault-lives = Životů { $found } je víc, než s kolika hra začíná.
fault-no-pellet-on-respawn-square = Na { $squares } se vrací PAC-MAN. Dej tečku jinam.
fault-no-pellet-under-piece = Na tečce na { $squares } stojí figurka. Jedno z toho přesuň.
fault-no-square-cut-off = { $count ->
    [one] Na { $squares } se nikdo nedostane. Otevři cestu.
    [few] Na tahle { $count } políčka se nikdo nedostane. Otevři cestu.
   *[other] Na těchhle { $count } políček se nikdo nedostane. Otevři cestu.
}
fault-numbers = Místo „{ $found }“ má být { $detail ->
    [1] číslo.
   *[other] tolik čísel: { $detail }.
}
fault-one-chamber = Zavřená místnost tu není jen jedna. Zavřená smí být jen Komnata.
fault-one-square = Figurka začíná na jednom políčku: { $found }.
fault-pacman-apart = Na { $squares } stojí duch s PAC-MANEM. Jednoho přesuň.
fault-pacman-on-board = PAC-MAN chybí. Postav ho na desku.
fault-pellets-differ = Na { $squares } leží dvě tečky. Jednu přesuň.
fault-pellets-of-layout = Bludiště na { $squares } tečku nemá. Odeber ji, nebo změň bludiště.
fault-pellet-count = V téhle hře má být teček { $detail }, a je jich tu { $found }.
fault-phase = Tahle chvíle tahu („{ $found }“) se k desce nehodí.
fault-pieces-apart = Na { $squares } stojí dvě figurky. Jednu přesuň.
fault-piece-letter = „{ $found }“ není figurka, nebo je některá uvedená dvakrát.
fault-piece-name = Figurka „{ $found }“ v téhle hře není.
fault-piece-off-board = { $pieces } tu začíná mimo desku a přijde později. Dej figurku pryč.
fault-piece-on-board = Chybí { $pieces }. Postav figurku na desku.
fault-played-in-turn = Tihle duchové v téhle chvíli ještě nemohli jít.
fault-position-size = Na pozici je to moc dlouhé.
fault-previous = { $pieces } není na desce, takže nemá předchozí políčko.
fault-reserve = V zásobě nemůže být { $found }: tolik toho PAC-MAN nesnědl.
fault-route-to-goal = Figurka na { $squares } se nedostane do cíle. Otevři cestu.
fault-side-number = Strana { $found } v téhle hře není.
fault-square = „{ $found }“ není políčko. Políčka jsou a1 až i9.
fault-square-for-each-piece = Každá figurka potřebuje políčko, nebo pomlčku, když není na desce: { $found }.
fault-square-list = „{ $found }“ není seznam políček, třeba a1i9.
fault-start-off-goal = Figurka na { $squares } už stojí v cíli. Přesuň ji.
fault-stock = V zásobě je víc překážek, než se na desku vejde: { $found }.
fault-stock-name = Překážky v zásobě patří stranám téhle hry: { $found }.
fault-switch = „{ $found }“ není pravidlo s hodnotou, nebo je tu dvakrát.
fault-toml = Řádek { $line }, sloupec { $column } nejde přečíst.
fault-turn = „{ $found }“ neříká, kolikátý je to tah.
editor-lead-maze = Nakresli překážky, rozestav figurky a tečky a hraj. Co pravidla nedovolují, se hned označí.
editor-lead-position = Libovolná chvíle libovolné hry. Co pravidla nedovolují, se hned označí.
editor-board = Deska, kterou upravuješ
editor-tools = Co dělá ťuknutí
editor-tool-fence = Překážky
editor-tool-erase = Odebrat
editor-tool-chamber = Překážky Komnaty
editor-tool-pellet = Tečky
editor-hint-fence = Tažením překážku postavíš, ťuknutím ji odebereš, figurky přetáhni, kam chceš.
editor-hint-erase = Ťukni na překážku, figurku nebo tečku a odebereš ji.
editor-hint-chamber = Ťukni na překážky, které zavírají Komnatu.
editor-hint-pellet = Ťukáním na políčka tečky přidáváš nebo odebíráš.
editor-hint-piece = { $piece }: ťukni na políčko, kam figurku postavit. Dalším ťuknutím ji dáš z desky pryč.
editor-fence = Překážka { $fence }
editor-on-fence = Stojí tu překážka { $fence }. Enter ji odebere.
editor-symmetry = Kreslit souměrně
editor-symmetry-none = Vypnuto
editor-symmetry-mirror = Vlevo–vpravo
editor-symmetry-flip = Nahoře–dole
editor-symmetry-turn = Půlotáčka
editor-redo = Znovu
editor-clear = Smazat překážky
editor-good = Tohle se dá hrát.
editor-faults = Co je špatně
editor-more-faults = { $count ->
    [one] Ještě jedna
    [few] Ještě { $count }
   *[other] Ještě { $count }
}
editor-bad-link = V odkazu není deska, kterou umíme ukázat. Tady máš čistou.
editor-try = Vyzkoušet
editor-use = Použít u stolu
editor-not-yet = Sdílet a hrát půjde, až nebude nic označené.
editor-stock = Překážky: { $side }
editor-side = Na tahu
editor-phase = Část tahu
editor-phase-walk = PAC-MAN jde
editor-phase-boost = Bonus
editor-phase-ghosts = Duchové jdou
editor-phase-enter = PAC-MAN vstupuje
editor-phase-action = Tah PAC-MANA
editor-phase-extra = Pohyb navíc
editor-phase-after = Po jeho pohybu
editor-phase-relocate = Překážka Komnaty
editor-phase-ghost-place = Překážka ducha
editor-played = Duchové, kteří už šli
editor-reserve = Tečky v zásobě
editor-turn = Tah
editor-memory = Co se z tahu pamatuje
editor-previous = Odkud přišli
editor-from = Začít z
editor-from-none = Vyber desku
editor-forget = Zapomenout bludiště
editor-fences = { $count ->
    [one] Jedna překážka
    [few] { $count } překážky
   *[other] { $count } překážek
}
editor-take-away = Odebrat { $fence }
editor-fair = Jak je férové?
editor-fair-lead = Počítač hraje rychlé partie sám se sebou. Kde to jde, bludiště i vyřeší až pro tři duchy.
editor-fair-ask = Zjistit
editor-fair-making = Hrají se rychlé partie
editor-fair-ahead = { $ahead ->
    [one] Před tvou se zkouší ještě jedna deska
    [few] Před tvou se zkouší ještě { $ahead } desky
   *[other] Před tvou se zkouší ještě { $ahead } desek
}
editor-fair-failed = To se nepovedlo. Můžeš to zkusit znovu.
editor-fair-done = Rychlé partie jsou dohrané.
editor-fair-share = vyhrává { $share } % (asi { $low } až { $high } %)
editor-fair-games = Partie úrovně { $level } se sebou samou: { $games }, z toho remíz: { $drawn ->
    [0] žádná
   *[other] { $drawn }
}. Skutečný podíl leží v devatenácti případech z dvaceti ve světlé části.
editor-fair-exact = { $ghosts ->
    [one] Vyřešeno, jeden duch
    [few] Vyřešeno, { $ghosts } duchové
   *[other] Vyřešeno, { $ghosts } duchů
}
editor-fair-pacman = PAC-MAN vyhrává
editor-fair-endless = Nikdo si výhru nevynutí
editor-fair-ghosts = Duchové vyhrávají
