ask-last = { $who }: { $move }.
ask-last-none = لم تُلعب أي نقلة بعد.
ask-no-clock = هذه اللعبة بلا ساعة.
ask-clock = { $who }: { $time }.
ask-fences =
    { $count ->
        [0] لا حواجز على اللوحة.
        [one] حاجز واحد على اللوحة: { $fences }.
        [two] حاجزان على اللوحة: { $fences }.
        [few] { $count } حواجز على اللوحة: { $fences }.
        [many] { $count } حاجزًا على اللوحة: { $fences }.
       *[other] { $count } حاجز على اللوحة: { $fences }.
    }
ask-edible = يمكن لباك مان أكل { $pieces } الآن.
ask-route =
    { $count ->
        [zero] { $piece }: { $count } خطوة، إلى { $square }.
        [one] { $piece }: خطوة واحدة، إلى { $square }.
        [two] { $piece }: خطوتان، إلى { $square }.
        [few] { $piece }: { $count } خطوات، إلى { $square }.
        [many] { $piece }: { $count } خطوة، إلى { $square }.
       *[other] { $piece }: { $count } خطوة، إلى { $square }.
    }
ask-route-to-pacman =
    { $count ->
        [zero] { $piece }: { $count } خطوة إلى باك مان.
        [one] { $piece }: خطوة واحدة إلى باك مان.
        [two] { $piece }: خطوتان إلى باك مان.
        [few] { $piece }: { $count } خطوات إلى باك مان.
        [many] { $piece }: { $count } خطوة إلى باك مان.
       *[other] { $piece }: { $count } خطوة إلى باك مان.
    }
ask-no-route = { $piece }: لا طريق إلى هناك.
ask-no-distances = باك مان ليس على اللوحة بعد.
ask-ways = من { $square }: { $ways }.
ask-ways-closed = مسدود: { $ways }.
ask-way = { $way } إلى { $square }
ask-way-piece = { $way } إلى { $square }، وعليه { $pieces }
ask-tunnel = عبر النفق
ask-which-square = أضف مربعًا، هكذا: w e4.
ask-along =
    { $count ->
        [0] لا حاجز بجانب { $kind ->
            [file] العمود
           *[row] الصف
        } { $line }.
       *[other] بجانب { $kind ->
            [file] العمود
           *[row] الصف
        } { $line }: { $fences }.
    }
ask-separator = { "؛ " }
ask-fence-bars = { $fence } يسدّ { $steps }
ask-which-line = أضف عمودًا أو صفًا، هكذا: s e أو s 4.
ask-goal-row = { $side }: الهدف الصف { $row }.
ask-goal-file = { $side }: الهدف العمود { $file }.
ask-goal-any = { $side }: الهدف أحد المربعات { $squares }.
ask-goal-pacman =
    { $count ->
        [0] أكل باك مان كل الحبات.
        [one] يفوز باك مان إن أكل الحبة الأخيرة، على { $squares }.
        [two] يفوز باك مان إن أكل حبتين: { $squares }.
        [few] يفوز باك مان إن أكل { $count } حبات: { $squares }.
        [many] يفوز باك مان إن أكل { $count } حبة: { $squares }.
       *[other] يفوز باك مان إن أكل { $count } حبة: { $squares }.
    }
ask-goal-ghosts =
    { $lives ->
        [0] لم تبقَ له حياة.
        [one] تفوز الأشباح إن أمسكت به مرة أخرى.
        [two] تفوز الأشباح إن أمسكت به مرتين.
        [few] تفوز الأشباح إن أمسكت به { $lives } مرات.
        [many] تفوز الأشباح إن أمسكت به { $lives } مرة.
       *[other] تفوز الأشباح إن أمسكت به { $lives } مرة.
    }
ask-help =
    الأسئلة: l آخر نقلة. c الساعات. f الحواجز. p القطع. d كم بقي أمام كل طرف.
    w e4 المخارج من e4. s e أو s 4 الحواجز بجانب العمود e أو الصف 4. g من يفوز وكيف. «?» هذه المساعدة.
