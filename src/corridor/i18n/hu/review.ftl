review-why-exact = { $was ->
    [won] { $now ->
        [lost] A pontos megoldás szerint ez nyert állás volt { $side } számára, most pedig vesztett.
       *[even] A pontos megoldás szerint ez nyert állás volt { $side } számára. Most senki sem tud győzelmet kikényszeríteni.
    }
   *[even] A pontos megoldás szerint senki sem tudott győzelmet kikényszeríteni. Most ez vesztett állás { $side } számára.
}
review-why-win-at-once = { $move } azonnali győzelem lett volna { $side } számára.
review-why-win-missed = { $moves ->
    [0] Volt itt egy biztos győzelem { $side } számára, ezzel kezdődött volna: { $move }.
    [one] Volt itt egy egyhúzásos győzelem { $side } számára: { $move }.
   *[other] Volt itt egy { $moves } húzásos győzelem { $side } számára, ezzel kezdődött volna: { $move }.
}
review-why-loses-at-once = Erre { $rival } következő húzása már győz: { $move }.
review-why-forced-loss = Innen { $side } veresége már kivédhetetlen. { $move } még nyitva hagyta a partit.
review-why-last-fence-own-way = Az utolsó fal, és épp a gazdája rövid útját zárja el: { $side } útja { $own ->
    [one] egy lépéssel hosszabb.
   *[other] { $own } lépéssel hosszabb.
}
review-why-fence-hurts-self = Ez a fal { $rival } útját { $cost ->
    [one] 1 lépéssel
   *[other] { $cost } lépéssel
} nyújtja, { $side } útját { $own } lépéssel.
review-why-fence-for-nothing = Ez a fal senkinek sem nyújtja meg az útját. { $move } többet ért volna { $side } számára.
review-why-better-fence = Ez a fal { $rival } útját { $cost ->
    [one] 1 lépéssel
   *[other] { $cost } lépéssel
} nyújtja; { $move } viszont { $more } lépéssel nyújtotta volna.
review-why-fence-was-there = Itt volt egy jó fal: { $move } { $cost } lépéssel nyújtotta volna { $rival } útját.
review-why-fence-allowed = Most { $move } { $cost } lépéssel nyújtja { $side } útját, és épp { $rival } köre jön.
review-why-fences-gone = Ez volt { $side } utolsó fala; { $rival } kezében még { $left ->
    [one] egy van.
   *[other] { $left } van.
}
review-why-walked-away = Távolodás a céltól: { $side } előtt most { $after } lépés van { $before } helyett.
review-why-no-progress = Lépés oldalra: { $side } előtt továbbra is { $steps } lépés van.
review-why-race-lost = Így { $side } { $steps ->
    [one] egy lépéssel
   *[other] { $steps } lépéssel
} elveszíti a versenyt { $rival } ellen. Fal kellett volna: { $move }.
review-why-jump-given = Így { $rival } ide ugorhat: { $square }. Két lépés egyben.
review-why-jump-missed = Itt { $side } ugorhatott volna: { $move }, két lépés egyben.
review-why-walked-into-ghost = Ez a lépés szellemen ér véget, és { $side } egy életébe kerül. { $move } jobb lett volna.
review-why-seen-and-reached = { $ghosts ->
    [one] Ott egy szellem rálát { $side } mezőjére, és el is éri.
   *[other] Ott { $ghosts } szellem lát rá { $side } mezőjére, és el is éri.
}
review-why-in-reach = { $ghosts ->
    [one] Ott egy szellem eléri { $side } mezőjét.
   *[other] Ott { $ghosts } szellem eléri { $side } mezőjét.
}
review-why-pellet-missed = Itt { $side } csak { $steps ->
    [one] egy lépésre
   *[other] { $steps } lépésre
} volt egy biztonságos erőbogyótól: { $square }.
review-why-pellet-away = Távolodás az erőbogyóktól: { $side } most { $after } lépésre van a legközelebbitől, előbb { $before } volt.
review-why-boost-unused = Ezzel { $side } még { $ghosts ->
    [one] egy szellemet
   *[other] { $ghosts } szellemet
} megehetett volna: { $move }.
review-why-catch-missed = { $move } azonnali elkapás lett volna { $side } számára: { $rival } nem úszta volna meg.
review-why-left-way-out = Ez biztonságos kiutat hagy { $rival } számára: { $count ->
    [one] { $square }
   *[other] { $count } mező, például { $square }
}. { $move } elzárta volna.
review-why-pellet-left = Ez az erőbogyó ({ $square }) most szabad { $rival } számára.
review-why-ghosts-in-boost = A következő erőbogyó után { $rival } lendületből megehet itt { $ghosts ->
    [one] egy szellemet
   *[other] { $ghosts } szellemet
}.
review-why-ghost-walked-away = Most { $rival } { $after } lépésre van ettől a szellemtől, előbb { $before } volt.
review-why-only-move = Az egyetlen jó húzás. Minden más nagyon rontott volna { $side } esélyén.
review-why-chance-fell = Itt { $side } esélye { $before } százalékról { $after } százalékra esett. { $move } jobb lett volna.
review-the-ghosts = a szellemek
review-title = Kiértékelés
review-making = Minden húzást megnézünk…
review-ahead = { $ahead ->
    [one] Egy kiértékelés van előtte.
   *[other] { $ahead } kiértékelés van előtte.
}
review-stopped = A kiértékelés leállt.
review-failed = Ez nem sikerült. Próbáld újra.
review-ask = Parti kiértékelése
review-back = Vissza a partihoz
review-accuracy = pontosság { $accuracy }
review-start = A kezdőállás
review-no-mark = Ezzel a húzással nincs semmi baj.
review-better-line = Jobb:
review-show-better = Jobb változat
review-try-idle = Találj jobb húzást. A gép válaszol.
review-try-over = A parti véget ért.
review-try-end = Vissza a kiértékeléshez
review-turn-before = Előző fordulópont
review-turn-next = Következő fordulópont
review-graph = A parti grafikonon
review-graph-chances = Az egyes oldalak győzelmi esélye minden húzás után
review-graph-steps = Az egyes oldalak hátralévő lépései, legfeljebb { $most }
