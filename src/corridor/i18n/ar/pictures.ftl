draw-mode-classic-two = كلاسيكي، طرفان
draw-mode-classic-three = كلاسيكي، ثلاثة أطراف
draw-mode-classic-four = كلاسيكي، أربعة أطراف
draw-mode-pacman = باك مان
draw-mode-pacman-advanced = باك مان المتقدم
draw-none = لا شيء
draw-title = { $mode }: { $state }
draw-to-move-now = دور { $side }.
draw-sentence = { $words }.
draw-piece-on = { $piece } على { $square }
draw-piece-off = { $piece } خارج اللوحة
draw-fences-of = { $side }: الحواجز { $fences }.
draw-fences-fixed = الحواجز: { $fences }.
draw-fences-chamber = حواجز الحجرة: { $fences }.
draw-pellets = الحبات: { $squares }.
draw-lives =
    { $count ->
        [zero] لا حيوات.
        [one] حياة واحدة.
        [two] حياتان.
        [few] { $count } حيوات.
        [many] { $count } حياة.
       *[other] { $count } حياة.
    }
draw-reserve-count =
    { $count ->
        [zero] لا حبات في الاحتياطي.
        [one] حبة واحدة في الاحتياطي.
        [two] حبتان في الاحتياطي.
        [few] { $count } حبات في الاحتياطي.
        [many] { $count } حبة في الاحتياطي.
       *[other] { $count } حبة في الاحتياطي.
    }
draw-sees = { $piece } يرى باك مان.
draw-in-hand =
    { $count ->
        [zero] { $side }: لا حواجز في اليد.
        [one] { $side }: حاجز واحد في اليد.
        [two] { $side }: حاجزان في اليد.
        [few] { $side }: { $count } حواجز في اليد.
        [many] { $side }: { $count } حاجزًا في اليد.
       *[other] { $side }: { $count } حاجز في اليد.
    }
draw-to-move = الدور الآن
draw-won = فوز
draw-to-move-steps =
    { $count ->
        [zero] الدور الآن، بلا خطوات
        [one] الدور الآن، خطوة واحدة
        [two] الدور الآن، خطوتان
        [few] الدور الآن، { $count } خطوات
        [many] الدور الآن، { $count } خطوة
       *[other] الدور الآن، { $count } خطوة
    }
draw-speed = السرعة { $count }
draw-reserve = في الاحتياطي
draw-fence-of = { $side }: حاجز
draw-fence-fixed = حاجز
draw-fence-chamber = حاجز من الحجرة
draw-fence-vacated = مكان سابق لحاجز من الحجرة
draw-goal-of = { $side }: الهدف
draw-pellet = حبة
draw-tunnels = الأنفاق: { $squares }
draw-last-walk = آخر حركة
draw-edible = يمكن أكله الآن
draw-who-sees = باك مان في خط رؤية { $pieces }.
