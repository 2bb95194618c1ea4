preview-invitation = دعوة إلى اللعب من { $name }
preview-nameless = دعوة إلى اللعب
preview-invitation-more = { $game }، { $clock }. افتح الرابط واجلس: لا حاجة إلى حساب.
preview-game-now =
    { $moves ->
        [0] { $game }، بدأت للتو. افتح الرابط للمشاهدة.
        [one] { $game }، بعد نقلة واحدة. افتح الرابط للمشاهدة.
        [two] { $game }، بعد نقلتين. افتح الرابط للمشاهدة.
        [few] { $game }، بعد { $moves } نقلات. افتح الرابط للمشاهدة.
        [many] { $game }، بعد { $moves } نقلة. افتح الرابط للمشاهدة.
       *[other] { $game }، بعد { $moves } نقلة. افتح الرابط للمشاهدة.
    }
preview-game-over =
    { $moves ->
        [0] { $game }، انتهت قبل أول نقلة.
        [one] { $game }، انتهت بعد نقلة واحدة.
        [two] { $game }، انتهت بعد نقلتين. افتح الرابط لتراها.
        [few] { $game }، انتهت بعد { $moves } نقلات. افتح الرابط لتراها.
        [many] { $game }، انتهت بعد { $moves } نقلة. افتح الرابط لتراها.
       *[other] { $game }، انتهت بعد { $moves } نقلة. افتح الرابط لتراها.
    }
preview-game-move =
    { $ply ->
        [0] { $game }، قبل أول نقلة. افتح الرابط لترى النقلات كلها ({ $moves }).
       *[other] { $game }، بعد النقلة { $ply } من { $moves }. افتح الرابط لتراها كلها.
    }
preview-position = وضعية من { $game }
preview-analysis-more = افتح الرابط لتجرّب النقلات وتسأل المحرك.
preview-position-more = افتح الرابط لترى اللوحة وتجرّب نقلتك.
preview-puzzle = لغز: { $game }
preview-puzzle-daily = لغز اليوم: { $game }
preview-maze = متاهة للعبة { $game }
preview-maze-more = انظر إليها أو غيّرها، أو العبها ضد الحاسوب أو صديق.
push-turn = حان دورك
push-turn-with = { $game } مع { $names } في انتظارك.
push-turn-alone = { $game } في انتظارك.
