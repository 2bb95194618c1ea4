preview-invitation = { $name } te invită la joc
preview-nameless = Ai o invitație la joc
preview-invitation-more = { $game }, { $clock }. Deschide linkul și ia loc: fără cont.
preview-game-now =
    { $moves ->
        [0] { $game }: abia a început. Deschide linkul ca să privești.
        [one] { $game }, după o mutare. Deschide linkul ca să privești.
        [few] { $game }, după { $moves } mutări. Deschide linkul ca să privești.
       *[other] { $game }, după { $moves } de mutări. Deschide linkul ca să privești.
    }
preview-game-over =
    { $moves ->
        [0] { $game }: s-a încheiat înainte de prima mutare.
        [one] { $game }: s-a încheiat după o mutare.
        [few] { $game }: s-a încheiat după { $moves } mutări. Deschide linkul ca să le vezi.
       *[other] { $game }: s-a încheiat după { $moves } de mutări. Deschide linkul ca să le vezi.
    }
preview-game-move =
    { $ply ->
        [0] { $game }, înainte de prima mutare. Deschide linkul ca să le vezi pe toate ({ $moves }).
       *[other] { $game }, după mutarea { $ply } din { $moves }. Deschide linkul ca să le vezi pe toate.
    }
preview-position = O poziție: { $game }
preview-analysis-more = Deschide linkul ca să încerci mutări și să întrebi calculatorul.
preview-position-more = Deschide linkul ca să vezi tabla și să-ți încerci mutarea.
preview-puzzle = O problemă: { $game }
preview-puzzle-daily = Problema zilei: { $game }
preview-maze = Un labirint pentru { $game }
preview-maze-more = Privește-l, schimbă-l sau joacă-l cu calculatorul ori cu un prieten.
push-turn = E rândul tău
push-turn-with = { $game } cu { $names }: ești la mutare.
push-turn-alone = { $game }: ești la mutare.
