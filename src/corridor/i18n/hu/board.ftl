board-left =
    { $count ->
        [one] ezután 1 marad
       *[other] ezután { $count } marad
    }
board-your-piece = saját { $piece }
board-piece = { $piece }
board-pellet = erőbogyó
board-gate = belépőmező
board-tunnel = alagút ide: { $square }
board-goal = { $side } célja
board-fences = fal: { $ways }
board-north = észak
board-east = kelet
board-south = dél
board-west = nyugat
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Fal { $slot }, vízszintes
               *[vertical] Fal { $slot }, függőleges
            }
       *[other]
            { $way ->
                [horizontal] { $old } áthelyezése ide: { $slot }, vízszintesen
               *[vertical] { $old } áthelyezése ide: { $slot }, függőlegesen
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } lépés
       *[other] { $side } { $count } lépés
    }
board-walk =
    { $squares ->
        [none] { $piece }: válaszd ki, merre menjen. Tovább: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Itt megállhat. Tovább: { $next }.
               *[no] { $piece }: { $squares }. Tovább: { $next }.
            }
    }
board-which = Melyik bábu lép ide: { $square }? { $pieces }
board-ask-enter-ghost = Ott egy szellem áll, elkapná PAC-MAN-t. Mégis ide lépsz: { $square }?
board-ask-confirm-walk = Ide lépsz: { $square }?
board-lift =
    { $fence ->
        [none] Válaszd ki a Kamra egyik falát.
       *[other] Felvett fal: { $fence }. Hová kerüljön?
    }
board-no-fences = Most nem rakhatsz falat.
board-no-fence-here =
    { $way ->
        [horizontal] Ide nem fér vízszintes fal: { $slot }.
       *[vertical] Ide nem fér függőleges fal: { $slot }.
    }
board-can-walk = ide léphetsz
board-can-enter = itt beléphetsz
board-out-of-reach = Ebben a körben nem érsz ide: { $square }.
board-within-reach = Ide léphetsz: { $squares }.
board-no-walk = Most senki sem léphet.
board-action-spend = Erőbogyó beváltása
board-action-end-turn = Kör vége
board-action-no-boost = Nem lépek tovább
board-action-pass = Passz
board-action-stay = { $piece } marad
board-action-enter = Belépés: { $square }
board-link = Link ehhez a táblához
play-boost-left = Még { $left }/{ $all } lépés
play-chamber = Kamra
play-steps =
    { $count ->
        [one] 1 lépés
       *[other] { $count } lépés
    }
