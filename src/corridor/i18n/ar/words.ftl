elsewhere-title = المتابعة على جهاز آخر
home-perfect = مثالي
home-perfect-is = مثالي: لا يخطئ أبدًا
table-time-none = بلا ساعة
table-time-per-move =
    { $seconds ->
        [zero] { $seconds } ثانية للدور
        [one] ثانية واحدة للدور
        [two] ثانيتان للدور
        [few] { $seconds } ثوانٍ للدور
        [many] { $seconds } ثانية للدور
       *[other] { $seconds } ثانية للدور
    }
table-time-fischer = { $minutes } د + { $increment } ث للدور
table-time-days =
    { $days ->
        [zero] { $days } يوم للدور
        [one] يوم واحد للدور
        [two] يومان للدور
        [few] { $days } أيام للدور
        [many] { $days } يومًا للدور
       *[other] { $days } يوم للدور
    }
table-free = شاغر
table-computer = الحاسوب، المستوى { $level }
table-guest = ضيف
watch-moves =
    { $moves ->
        [0] بدأت للتو
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $moves } نقلات
        [many] { $moves } نقلة
       *[other] { $moves } نقلة
    }
language-name = العربية
list-separator = { "، " }
sentence-separator = { " " }
side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = باك مان
side-ghosts = الأشباح
piece-w = { side-w }
piece-x = { side-x }
piece-y = { side-y }
piece-z = { side-z }
piece-pacman = { side-pacman }
piece-blinky = بلنكي
piece-inky = إنكي
piece-pinky = بينكي
piece-clyde = كلايد
mode-classic-2 = كلاسيكي لاثنين: سباق إلى الجهة المقابلة، مع حواجز.
mode-classic-3 = كلاسيكي لثلاثة: السباق نفسه من ثلاث جهات.
mode-classic-4 = كلاسيكي لأربعة: السباق نفسه من الجهات الأربع.
mode-pacman = باك مان: كُل أربع حبات قبل أن تمسك بك الأشباح ثلاث مرات.
mode-pacman-advanced = باك مان المتقدم: المطاردة مع حواجز وأنفاق وحبات تدّخرها ثم تستعملها.
layout-standard = البيادق في وسط جهاتها، ولا حواجز على اللوحة.
layout-recon-1 = ثلاثة حواجز أفقية وثلاثة عمودية: المتاهة المعتادة.
layout-recon-2 = متاهة أخرى بثلاثة حواجز أفقية وثلاثة عمودية.
layout-open = بلا أي حواجز.
layout-gate = بوابة: 8 حواجز، حياة واحدة. مباريات متقاربة بين الأنداد.
layout-kite = طائرة ورقية: 14 حاجزًا، حياتان. مباريات متقاربة بين الأنداد.
layout-lantern = فانوس: 20 حاجزًا، أربع حيوات. مباريات متقاربة بين الأنداد.
layout-meadow = مرج: 4 حواجز، ثلاث حيوات. مباريات متقاربة بين الأنداد.
layout-owl = بومة: 18 حاجزًا، حياتان. مباريات متقاربة بين الأنداد.
layout-tower = برج: 18 حاجزًا، حياتان. مباريات متقاربة بين الأنداد.
layout-d4 = الحجرة على d4، e4، d5، e5.
layout-d5 = الحجرة على d5، e5، d6، e6.
layout-e4 = الحجرة على e4، f4، e5، f5.
layout-e5 = الحجرة على e5، f5، e6، f6.
character-pawn = بيدق عادي
character-pacman = { side-pacman }
character-blinky = { piece-blinky }
character-inky = { piece-inky }
character-pinky = { piece-pinky }
character-clyde = { piece-clyde }
level-0 = –
level-1 = 1، مبتدئ
level-2 = 2، واعد
level-3 = 3، متقدم
level-4 = 4، محترف
joke-0 = حمية صارمة، وقد ظهر أثرها: حتى الأشباح أشفقت عليه، لخطوة واحدة تقريبًا.
joke-1 = حبة واحدة. لقمة خفيفة قبل استراحة طويلة.
joke-2 = نصف القائمة. أما النصف الآخر فطلبت الأشباح تغليفه.
joke-3 = ثلاث من أربع: ستظل الحبة الأخيرة تحكي هذه القصة لأحفادها.
joke-4 = أربع حبات ولا فتات. الأشباح تطالب بمتاهة أصغر.
phrase-hello = مرحبًا!
phrase-good-luck = بالتوفيق!
phrase-well-played = لعب رائع!
phrase-nice-fence = حاجز موفّق!
phrase-oops = أوبس!
phrase-thinking = أفكّر الآن.
phrase-your-turn = دورك!
phrase-back-soon = سأعود قريبًا.
phrase-i-am-back = لقد عدت.
phrase-thanks = شكرًا!
phrase-again = لعبة أخرى؟
phrase-goodbye = إلى اللقاء!
page-api = واجهة البرامج
page-name = اسمك
page-guest = ضيف
page-home = الرئيسية
page-loading = لحظة من فضلك…
page-missing = لا شيء هنا
page-missing-more = ربما في العنوان خطأ، أو أن ما كان هنا لم يعد موجودًا.
page-no-network = لا اتصال
page-no-network-more = لم يضِع شيء. تواصل الصفحة المحاولة وتفتح وحدها.
page-try-again = المحاولة الآن
page-language = اللغة
page-theme = فاتح أو داكن
page-theme-auto = مثل جهازي
page-theme-light = فاتح
page-theme-dark = داكن
page-your-name = اسمك: { $name }
page-unreachable = تعذّر الوصول إلى الخادم الآن. لم يضِع شيء. حاول مجددًا بعد لحظة.
page-menu = القائمة
page-play = اللعب
page-learn = التعلّم
page-rules = القواعد
page-how-to-play = طريقة اللعب
bot-name =
    { $level ->
        [1] مبتدئ
        [2] متعلّم
        [3] هاوٍ
        [4] مواظب
        [5] لاعب نادٍ
        [6] منافس
        [7] خبير
       *[other] أستاذ
    }
bot-is = المستوى { $level }: { $name }
bot-sees =
    { $sight ->
        [own] لا ينظر إلا إلى نقلته التالية.
        [answer] ينظر إلى نقلته والرد عليها.
        [few] ينظر بضع نقلات إلى الأمام.
        [several] ينظر عدة نقلات إلى الأمام.
       *[far] ينظر بعيدًا إلى الأمام.
    }
page-watch = المشاهدة
page-analyse = التحليل
editor-title-maze = تصميم متاهة
editor-title-position = إعداد وضعية
page-games = ألعابي
page-puzzles = الألغاز
page-spoken = وضع قارئ الشاشة
table-perfect = الحاسوب، مثالي
page-stop = إيقاف
page-puzzle-daily = لغز اليوم
page-again = إعادة المحاولة
page-game = اللعبة
page-all-games = كل الألعاب
page-hint = تلميح
page-hint-more = تلميح آخر
page-you = أنت
page-away = غائب
page-copied = تم النسخ
page-cancel = إلغاء
bot-style =
    { $style ->
        [runner] يركض نحو هدفه، وقلّما يضع حاجزًا.
        [builder] يحب الحواجز ويضعها باكرًا.
        [saver] يدّخر حواجزه حتى يقترب خصم من هدفه.
        [all-round] يركض إن كان متقدمًا، ويضع الحواجز إن كان متأخرًا.
        [hungry] يقصد أقرب حبة.
        [wary] يبتعد عن الأشباح أولًا، ويأكل حين يأمن.
        [hunter] يأكل حين يأمن، ويطارد الأشباح في أثناء الدفعة.
        [loners] كل شبح يطارد وحده.
       *[pack] تطارد الأشباح معًا وتسدّ المخارج.
    }
bot-misses =
    { $what ->
        [jump] لا ينتبه للقفزات القادمة.
        [own-way] يعطّل نفسه أحيانًا بحاجزه.
        [second-ghost] لا يراقب إلا شبحًا واحدًا في كل مرة.
        [boost] ينسى أن الحبة تجعل باك مان خطرًا.
       *[nothing] قلّما يفوته شيء.
    }
home-tile-classic-2 = لاثنين
home-tile-classic-3 = لثلاثة
home-tile-classic-4 = لأربعة
home-tile-pacman = باك مان
home-tile-pacman-advanced = متقدم
home-name-classic-2 = كلاسيكي لاثنين
home-name-classic-3 = كلاسيكي لثلاثة
home-name-classic-4 = كلاسيكي لأربعة
home-name-pacman = باك مان
home-name-pacman-advanced = باك مان المتقدم
home-ended = هذه الصفحة أقدم من الخادم. أعد تحميلها.
play-bot = الحاسوب { $level }
play-notify-turn = لعبة Corridor في انتظارك.
play-your-turn = حان دورك
home-expect = حين يلعب هذا المستوى ضد نفسه، يفوز باك مان في { $share }% من الألعاب.
home-here-player = اللاعب { $number }
