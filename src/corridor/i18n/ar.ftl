# العربية
#
# fence = حاجز، حواجز؛ square = مربع؛ piece = قطعة؛ pawn = بيدق، بيادق؛ step = خطوة؛ walk = حركة، تحرك
# PAC-MAN = باك مان؛ ghost = شبح، أشباح؛ pellet = باور بيلتس (للعد: حبة، حبات)؛ life = حياة، حيوات
# boost = دفعة؛ frenzy = مسعور؛ catch = إمساك؛ round = جولة؛ turn = دور؛ goal = خط النهاية
# Chamber = الحجرة؛ tunnel = نفق؛ respawn square = مربع العودة؛ reserve = احتياطي
# stock, in hand = في اليد؛ route = طريق؛ side = طرف؛ seat = مقعد؛ table = طاولة؛ match = مباراة
# race = سباق؛ chase = مطاردة؛ leg = شوط؛ computer = الحاسوب
# mode = نمط؛ layout = توزيع؛ switch = إعداد؛ preset = توليفة؛ option = خيار
# move = نقلة؛ opening = افتتاح؛ position = وضعية؛ record = سجل
# draw = تعادل؛ resign = استسلام؛ takeback = تراجع؛ rematch = مباراة إعادة؛ bot = روبوت

# What this language is called by those who speak it.
language-name = العربية

# بين كلمات القائمة.
list-separator = { "، " }

unknown-language = لا توجد لغة باسم «{ $wanted }». اللغات المتوفرة: { $known }.

## Why a move cannot be played.
##
## $pieces: the pieces it is about, as names; $squares: the squares it is about.

refusal-unreadable = هذه ليست نقلة.
refusal-game-over = انتهت اللعبة.
refusal-not-your-turn = الدور الآن لقطعة أخرى.
refusal-wrong-phase = لا مكان لهذه النقلة في هذا الجزء من الدور.
refusal-piece-off-board = هذه القطعة ليست على اللوحة.

refusal-no-fences-left = لم يبق في اليد أي حاجز.
refusal-crosses-fence = سيتقاطع الحاجز مع حاجز آخر.
refusal-overlaps-fence = سيقع الحاجز فوق حاجز آخر.
refusal-closes-last-route = سيسد الحاجز آخر طريق أمام { $pieces }.
refusal-cuts-off-squares = سيعزل الحاجز { $squares }.
refusal-not-a-chamber-fence = لا يمكن نقل سوى حواجز الحجرة.
refusal-same-slot = الحاجز موجود هناك أصلًا.

refusal-too-far = هذا المربع بعيد جدًا.
refusal-fence-between = يوجد حاجز في الوسط.
refusal-square-taken = على هذا المربع قطعة أخرى.
refusal-no-jump = لا يمكن القفز إلى هناك.
refusal-wrong-length = عدد خطوات الحركة غير صحيح.
refusal-must-stop = يجب أن تتوقف الحركة قبل ذلك.
refusal-ghost-in-the-way = يقف شبح في الطريق.
refusal-pellet-in-the-way = في الطريق حبة باور بيلتس.
refusal-ends-on-pellet = لا يمكن أن تنتهي الحركة على باور بيلتس.
refusal-ends-on-ghost = لا يمكن أن تنتهي الحركة على شبح.
refusal-ends-where-it-began = لا يمكن أن تنتهي الحركة حيث بدأت.
refusal-ends-on-previous-square = لا يمكن أن تنتهي الحركة حيث بدأت الحركة السابقة.
refusal-not-straight = يجب أن تكون الحركة في خط مستقيم.

refusal-must-move = لا يمكن تمرير الدور إلا إذا لم توجد نقلة أخرى.
refusal-not-a-respawn-square = لا يمكن أن يدخل باك مان من هنا.
refusal-respawn-square-taken = توجد قطعة في مكان دخول باك مان.
refusal-no-pellet-in-reserve = لا يوجد باور بيلتس في الاحتياطي.

## How a game ended.
##
## $winner: the name of the side that won; "none" when it is a draw.

outcome-goal = الفوز من نصيب { $winner }: بلوغ خط النهاية.
outcome-pellets = الفوز من نصيب { $winner }: أُكل كل الباور بيلتس.
outcome-ghosts = الفوز من نصيب { $winner }: أُكلت كل الأشباح.
outcome-catches = الفوز من نصيب { $winner }: نفدت حيوات باك مان.
outcome-plies = تعادل: بلغ عدد النقلات حده الأقصى.
outcome-threefold = تعادل: تكررت الوضعية نفسها ثلاث مرات.
outcome-no-progress = تعادل: لم يتغير شيء منذ وقت طويل.

## Pictures of a board, and what they say to people who do not see them.
##
## $side, $piece: a name; $square: one square; $squares, $fences: a list of them.

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
draw-fences-of = حواجز { $side }: { $fences }.
draw-fences-fixed = الحواجز: { $fences }.
draw-fences-chamber = حواجز الحجرة: { $fences }.
draw-pellets = باور بيلتس: { $squares }.
draw-lives =
    { $count ->
        [zero] لا حيوات.
        [one] حياة واحدة.
        [two] حياتان.
        [few] { $count } حيوات.
       *[other] { $count } حياة.
    }
draw-reserve-count =
    { $count ->
        [zero] لا باور بيلتس في الاحتياطي.
        [one] حبة باور بيلتس واحدة في الاحتياطي.
        [two] حبتا باور بيلتس في الاحتياطي.
        [few] { $count } حبات باور بيلتس في الاحتياطي.
       *[other] { $count } حبة باور بيلتس في الاحتياطي.
    }
draw-sees = باك مان في خط رؤية { $piece }.
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
       *[other] الدور الآن، { $count } خطوة
    }
draw-route-steps =
    { $count ->
        [zero] بلا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $count } خطوات
       *[other] { $count } خطوة
    }
draw-speed = السرعة { $count }
draw-reserve = في الاحتياطي
draw-chamber = الحجرة
draw-fence-of = { $side }: حاجز
draw-fence-fixed = حاجز
draw-fence-chamber = حاجز من الحجرة
draw-fence-vacated = مكان سابق لحاجز من الحجرة
draw-goal-of = { $side }: خط النهاية
draw-pellet = باور بيلتس
draw-respawn = مربع العودة
draw-tunnels = الأنفاق: { $squares }
draw-last-walk = آخر حركة
draw-edible = يمكن أكله الآن
draw-who-sees = باك مان في خط رؤية { $pieces }.

## What a reader wanted to find, as it stands in "expected …": a thing, or a condition.
##
## $detail: how many there should be, or which there are; empty where nothing is to be added.

expected-boost-after-pellet = دفعة بعد أكل باور بيلتس فقط
expected-chamber-count = عدد من حواجز الحجرة يناسب رقم الدور
expected-chamber-fences-standing = حواجز للحجرة موجودة على اللوحة
expected-characters = شخصية لكل بيدق في السباق، بلا تكرار إلا للبيدق العادي
expected-chase-move = نقلة في المطاردة، مثل Me6f6 أو Bd9 أو e3h أو d3h>f7v أو M@e1 أو $ أو --
expected-clock = وقت بالشكل h:mm:ss أو بالثواني
expected-closed-chamber = حواجز للحجرة تغلق مكانًا لا مدخل له
expected-comment = تعليق بلا رموز تحكم ولا فراغات في طرفيه ولا ملاحظات داخله
expected-comment-end = قوس معقوف يغلق هذا التعليق
expected-eaten = عدد مأكول من الباور بيلتس يساوي الناقص من اللوحة
expected-end-of-text = نهاية النص
expected-evaluation = تقييم مثل 0.35 أو #-3، أو تقييم لكل طرف مع فواصل بينها
expected-fence = حاجز، مثل e3h
expected-fence-list = حواجز متصلة الكتابة، مثل d2e3
expected-fences-not-crossing = حواجز لا تتقاطع
expected-fences-not-overlapping = حواجز لا يقع بعضها فوق بعض
expected-fences-of-layout = حواجز التوزيع، وهي لا تتغير في هذا النمط
expected-fields = حقول تفصلها خطوط مائلة، وعددها { $detail }
expected-fitting-fence = حاجز لا يتقاطع مع غيره ولا يقع فوقه
expected-format = الصيغة { $detail }
expected-ghosts-apart = أشباح على مربعات مختلفة
expected-glyph = واحد من ! ? !! ?? !? ?!
expected-glyph-apart = فراغ بين نقلة المطاردة ورمز تقييمها
expected-inline-layout = توزيع من ستة أجزاء تفصلها نقاط
expected-json = نص بين علامتي اقتباس أو قائمة أو جدول، كما تُكتب في JSON
expected-json-key = واحد من المفاتيح { $detail }
expected-json-key-once = كل مفتاح مرة واحدة
expected-json-kind =
    { $detail ->
        [list] قائمة
        [table] جدول
       *[text] نص بين علامتي اقتباس
    }
expected-known-name = واحد من { $detail }
expected-layout-key = مفتاح من مفاتيح ملف التوزيع
expected-layout-number = عدد في النطاق { $detail }
expected-layout-size = توزيع بطول معقول
expected-layout-value =
    { $detail ->
        [table] جدول
       *[text] نص بين علامتي اقتباس
    }
expected-legal-move = نقلة تسمح بها القواعد هنا
expected-lives = حيوات لا تزيد على عددها في البداية
expected-move = نقلة
expected-move-count = نقلات لا يزيد عددها على { $detail }
expected-move-number = الرقم { $detail }
expected-nesting = تفريعات لا يزيد عمقها على { $detail }
expected-no-pellet-on-respawn-square = مربعات عودة بلا باور بيلتس
expected-no-pellet-under-piece = باور بيلتس ليس تحت قطعة
expected-no-square-cut-off = لوحة بلا مربع معزول
expected-note-of-move = ساعة وتقييم بعد نقلة فقط
expected-note-once = ساعة واحدة وتقييم واحد للنقلة
expected-numbers =
    { $detail ->
        [1] عدد
       *[other] أعداد، وعددها { $detail }
    }
expected-one-chamber = لوحة بلا مكان مغلق غير الحجرة
expected-one-record = لعبة واحدة فقط؛ هنا عدة ألعاب، ويقرؤها كلها «corridor record check»
expected-one-square = مربع واحد
expected-pacman-apart = باك مان والأشباح على مربعات مختلفة
expected-pacman-on-board = باك مان على اللوحة
expected-pellet-count = عدد الباور بيلتس المحدد للنمط
expected-pellets-differ = باور بيلتس على مربعات مختلفة
expected-pellets-of-layout = باور بيلتس في أماكن التوزيع فقط
expected-phase = جزء من الدور يناسب بقية الوضعية
expected-piece-letter = حرف قطعة، بلا تكرار
expected-piece-name = اسم قطعة من هذا النمط
expected-piece-off-board = قطعة تبدأ خارج اللوحة
expected-piece-on-board = قطعة تبدأ على اللوحة
expected-pieces-apart = قطع على مربعات مختلفة
expected-plain-text = نص بلا رموز تحكم
expected-played-in-turn = أشباح يمكن أن تكون قد لعبت حتى الآن
expected-position-size = وضعية بطول معقول
expected-previous = مربع سابق للقطع الموجودة على اللوحة فقط
expected-race-move = نقلة في السباق، مثل e2 أو e3h أو --
expected-record-size = نص لا يزيد عدد رموزه على { $detail }
expected-reserve = احتياطي لا يزيد على ما أُكل من الباور بيلتس
expected-result = نقلة أو النتيجة
expected-result-fits = نتيجة تناسب طريقة انتهاء اللعبة
expected-result-of-board = النتيجة { $detail } كما تظهر على اللوحة
expected-route-to-goal = طريق إلى خط النهاية لكل بيدق
expected-same-result = النتيجة { $detail } كما بعد النقلات
expected-seats = كل قطعة على مقعد واحد، بالحروف: M BI PC
expected-side-number = رقم طرف
expected-square = مربع من a1 إلى i9
expected-square-for-each-piece = مربع لكل قطعة
expected-square-list = مربعات متصلة الكتابة، مثل a1i9
expected-start-of-mode = بداية بالنمط نفسه والإعدادات والتوزيع نفسيهما
expected-start-off-goal = بداية ليست على خط النهاية
expected-stock = حواجز في اليد لا تزيد على أماكن وضعها
expected-stock-name = اسم طرف يملك حواجز
expected-switch = إعداد مرة واحدة، بالشكل name=value
expected-tag = وسم، مثل [Event "a friendly game"]
expected-tag-name = حروف لاتينية وأرقام وشرطات سفلية، وليس اسمًا له معنى خاص
expected-tag-once = كل وسم مرة واحدة
expected-tag-value = سطر واحد من النص بلا رموز تحكم
expected-termination = واحد من { $detail }
expected-toml = ملف بصيغة TOML
expected-turn = الدور وما يُحفظ عنه
expected-variation-end = قوس يغلق هذا التفريع

## What things are called.

side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = باك مان
side-ghosts = الأشباح

piece-w = W
piece-x = X
piece-y = Y
piece-z = Z
piece-pacman = باك مان
piece-blinky = بلنكي
piece-inky = إنكي
piece-pinky = بينكي
piece-clyde = كلايد

mode-classic-2 = كلاسيكي للاعبَين: سباق إلى الجهة المقابلة، مع حواجز.
mode-classic-3 = كلاسيكي لثلاثة: السباق نفسه من ثلاث جهات.
mode-classic-4 = كلاسيكي لأربعة: السباق نفسه من الجهات الأربع.
mode-pacman = باك مان: أربع حبات باور بيلتس يجب أكلها قبل أن تمسك الأشباح به ثلاث مرات.
mode-pacman-advanced = باك مان المتقدم: مطاردة بحواجز وأنفاق وباور بيلتس يُدّخر ثم يُستعمل.

layout-standard = البيادق في وسط جهاتها، ولا حواجز على اللوحة.
layout-recon-1 = ثلاثة حواجز أفقية وثلاثة عمودية؛ المتاهة المعتادة.
layout-recon-2 = متاهة أخرى من ثلاثة حواجز أفقية وثلاثة عمودية.
layout-open = بلا أي حواجز.
layout-gate = بوابة: عدد الحواجز 8، حياة واحدة. مباريات متقاربة بين الأنداد.
layout-kite = طائرة ورقية: عدد الحواجز 14، حياتان. مباريات متقاربة بين الأنداد.
layout-lantern = فانوس: عدد الحواجز 20، أربع حيوات. مباريات متقاربة بين الأنداد.
layout-meadow = مرج: عدد الحواجز 4، ثلاث حيوات. مباريات متقاربة بين الأنداد.
layout-owl = بومة: عدد الحواجز 18، حياتان. مباريات متقاربة بين الأنداد.
layout-tower = برج: عدد الحواجز 18، حياتان. مباريات متقاربة بين الأنداد.
layout-d4 = الحجرة على d4 وe4 وd5 وe5.
layout-d5 = الحجرة على d5 وe5 وd6 وe6.
layout-e4 = الحجرة على e4 وf4 وe5 وf5.
layout-e5 = الحجرة على e5 وf5 وe6 وf6.

preset-booklet = كما في الكتيّب؛ كل الإعدادات على قيمها الأصلية.
preset-first-printing = يمكن أن تقف الأشباح على الباور بيلتس: ففي الطبعة الأولى لا يمنع ذلك إلا النص الفرنسي.
preset-strict-english = كما في النص الإنكليزي حرفيًا: الدفعة ثلاث خطوات.
preset-italian = كما في النص الإيطالي: الشبح المسعور يندفع نحو باك مان.
preset-danish = كما في النص الدنماركي: تبتعد الأشباح عن الباور بيلتس، والدفعة تأكل حيث تنتهي.
preset-friendly-ghosts = الأشباح فريق واحد: ترتيب حر، وسعار قصير، وإمكانية البقاء في المكان.

## The switches: what each decides, and what each of its values means.

switch-edge-side-jump = بيدق على حافة اللوحة يعترض الطريق.
switch-edge-side-jump-true = يمكن القفز إلى جانبه.
switch-edge-side-jump-false = لا يمكن القفز.
switch-third-pawn-side-jump = بيدق ثالث خلف البيدق المراد القفز فوقه.
switch-third-pawn-side-jump-true = يمكن القفز إلى الجانب.
switch-third-pawn-side-jump-false = لا يمكن القفز.
switch-draw-after-plies = بعد هذا العدد من نقلات الجميع تنتهي اللعبة بالتعادل؛ 0: أبدًا.
switch-threefold = الوضعية نفسها للمرة الثالثة.
switch-threefold-true = تنتهي اللعبة بالتعادل.
switch-threefold-false = تستمر اللعبة.
switch-fences-each = عدد الحواجز في يد كل طرف عند البداية.

switch-pac-move = مسافة حركة باك مان.
switch-pac-move-exact-2 = خطوتان بالضبط.
switch-pac-move-up-to-2 = خطوة أو خطوتان.
switch-pac-into-ghost = باك مان يدخل مربع شبح بلا دفعة.
switch-pac-into-ghost-caught = تمسك به الأشباح.
switch-pac-into-ghost-blocked = لا يمكنه ذلك: الأشباح تسد الطريق.
switch-boost = مسافة الدفعة.
switch-boost-up-to-3 = حتى ثلاث خطوات، أو لا شيء.
switch-boost-exact-3 = ثلاث خطوات، قدر الإمكان.
switch-boost-eats = الأشباح التي تأكلها الدفعة.
switch-boost-eats-pass = كل الأشباح على المربعات التي يدخلها.
switch-boost-eats-end-only = الشبح الموجود حيث تنتهي الدفعة فقط.
switch-frenzy = مسافة حركة الشبح الذي يرى باك مان.
switch-frenzy-exact-2 = خطوتان، إن أمكن.
switch-frenzy-up-to-2 = خطوة أو خطوتان.
switch-frenzy-none = خطوة واحدة، كالعادة.
switch-frenzy-path = اتجاه حركة الشبح المسعور.
switch-frenzy-path-any = أي اتجاه؛ ويمكنه الالتفاف.
switch-frenzy-path-straight = خط مستقيم في أي اتجاه.
switch-frenzy-path-towards = خط مستقيم نحو باك مان.
switch-ghost-on-pellet = الأشباح ومربعات الباور بيلتس.
switch-ghost-on-pellet-cross = يمكن للشبح عبورها، لا التوقف عليها.
switch-ghost-on-pellet-no-entry = لا يمكن للشبح دخولها.
switch-ghost-on-pellet-free = يمكن للشبح التوقف عليها أيضًا.
switch-ghost-stack = شبح يلتقي شبحًا آخر.
switch-ghost-stack-pass-no-share = يمكنه المرور، لا التوقف على المربع نفسه.
switch-ghost-stack-block = لا يمكنه المرور.
switch-ghost-stack-share = يمكنهما الوقوف على مربع واحد.
switch-ghost-stay = شبح يفضّل البقاء في مكانه.
switch-ghost-stay-true = يمكنه ذلك.
switch-ghost-stay-false = فقط إذا لم يستطع الحركة.
switch-ghost-order = ترتيب لعب الأشباح.
switch-ghost-order-fixed = بلنكي، إنكي، بينكي، كلايد.
switch-ghost-order-free = حر، ويتجدد في كل جولة.
switch-ghost-return = موعد رجوع الشبح المأكول.
switch-ghost-return-next-round = عند بدء جولة جديدة بعد الإمساك بباك مان.
switch-ghost-return-next-turn = في دوره التالي.
switch-pellets = الباور بيلتس المأكول بعد الإمساك بباك مان.
switch-pellets-stay-eaten = يبقى مأكولًا.
switch-pellets-refill = يعود كله: يجب أكل أربع حبات في حياة واحدة.
switch-no-progress-limit = بعد هذا العدد من الجولات بلا أكل ولا إمساك ولا وضع حواجز تنتهي اللعبة بالتعادل؛ 0: أبدًا.
switch-lives = كم مرة يجب الإمساك بباك مان.

switch-adv-ghost-move = مسافة حركة الشبح.
switch-adv-ghost-move-up-to = بقدر سرعته أو أقل.
switch-adv-ghost-move-exact = بقدر سرعته.
switch-no-return = الرجوع إلى حيث بدأت الحركة السابقة.
switch-no-return-last-square = ممنوع، إن وُجد مربع آخر.
switch-no-return-off = مسموح.
switch-respawn-free = باك مان يعود إلى اللوحة.
switch-respawn-free-true = ثم يلعب دوره.
switch-respawn-free-false = وهذه هي حركته في هذا الدور.
switch-spend-steps = المسافة التي يمنحها استعمال حبة باور بيلتس.
switch-spend-steps-up-to-2 = خطوة أو خطوتان.
switch-spend-steps-exact-2 = خطوتان، قدر الإمكان.
switch-tunnels-give-access = مربعات لا يمكن بلوغها إلا عبر نفق.
switch-tunnels-give-access-true = تُعد مفتوحة.
switch-tunnels-give-access-false = تُعد معزولة: ولا يجوز لحاجز أن يفعل ذلك.
switch-pac-stock = عدد الحواجز في يد باك مان عند البداية.
switch-ghost-stock = عدد الحواجز في يد الأشباح معًا.

## What is decided next.
##
## $steps: how many steps the walk may take; 0 where that depends on the piece.
## $pieces: the piece that walks, or several of which one may.
## $turn: the turn of the opening, 0 after it; $opening: how many turns the opening has.

phase-race = التحرك أو وضع حاجز.
phase-walk =
    { $steps ->
        [one] التحرك خطوة واحدة.
        [two] التحرك خطوتين.
        [few] التحرك { $steps } خطوات.
       *[other] التحرك { $steps } خطوة.
    }
phase-boost =
    { $steps ->
        [one] دفعة! خطوة إضافية واحدة؛ والأشباح في الطريق تؤكل.
        [two] دفعة! حتى خطوتين إضافيتين؛ والأشباح في الطريق تؤكل.
        [few] دفعة! حتى { $steps } خطوات إضافية؛ والأشباح في الطريق تؤكل.
       *[other] دفعة! حتى { $steps } خطوة إضافية؛ والأشباح في الطريق تؤكل.
    }
phase-ghosts =
    { $steps ->
        [0] تحريك { $pieces }.
        [one] تحريك { $pieces } خطوة واحدة.
        [two] تحريك { $pieces } حتى خطوتين.
        [few] تحريك { $pieces } حتى { $steps } خطوات.
       *[other] تحريك { $pieces } حتى { $steps } خطوة.
    }
phase-enter = الدخول إلى اللوحة.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] التحرك خطوة واحدة، ثم يمكن وضع حاجز.
            [two] التحرك خطوتين، ثم يمكن وضع حاجز.
            [few] التحرك { $steps } خطوات، ثم يمكن وضع حاجز.
           *[other] التحرك { $steps } خطوة، ثم يمكن وضع حاجز.
        }
       *[other] { $steps ->
            [one] الافتتاح، الدور { $turn } من { $opening }: التحرك خطوة واحدة أو وضع حاجز.
            [two] الافتتاح، الدور { $turn } من { $opening }: التحرك خطوتين أو وضع حاجز.
            [few] الافتتاح، الدور { $turn } من { $opening }: التحرك { $steps } خطوات أو وضع حاجز.
           *[other] الافتتاح، الدور { $turn } من { $opening }: التحرك { $steps } خطوة أو وضع حاجز.
        }
    }
phase-extra =
    { $steps ->
        [one] دفعة! خطوة إضافية واحدة؛ والأشباح في الطريق تخرج نهائيًا.
        [two] دفعة! خطوتان إضافيتان؛ والأشباح في الطريق تخرج نهائيًا.
        [few] دفعة! { $steps } خطوات إضافية؛ والأشباح في الطريق تخرج نهائيًا.
       *[other] دفعة! { $steps } خطوة إضافية؛ والأشباح في الطريق تخرج نهائيًا.
    }
phase-after = تمت الحركة. يمكن إضافة شيء، أو إنهاء الدور بكتابة --.
phase-relocate = الافتتاح، الدور { $turn } من { $opening }: نقل حاجز من الحجرة إلى مكان آخر.
phase-ghost-place = وضع حاجز، أو الاحتفاظ به بكتابة --.

## The command line.

cli-help-corridor = كوريدور وألعابه مع باك مان: للعب والمشاهدة والتدقيق.
cli-help-exit-codes = رموز الخروج: 0 تم؛ 1 رُفضت نقلة أو وضعية أو ملف؛ 2 خطأ في سطر الأوامر؛ 130 أُنهي بـ Ctrl-C.
cli-help-help = عرض هذه المساعدة.
cli-help-version = عرض الإصدار.
cli-help-lang = لغة العرض؛ وإلا فلغة النظام.
cli-help-json = طباعة JSON للبرامج.
cli-help-json-view = طباعة كل ما تعرضه الصورة بصيغة JSON.
cli-help-mode = اللعبة: classic-2 أو classic-3 أو classic-4 أو pacman أو pacman-advanced.
cli-help-layout-option = اسم توزيع من توزيعات النمط، أو ملف توزيع ينتهي بـ .toml.
cli-help-preset = مجموعة إعدادات لها اسم.
cli-help-set = ضبط إعداد؛ يمكن تكراره. القائمة في «corridor modes MODE».
cli-help-position = البدء من نص وضعية بدلًا من نمط.
cli-help-moves = نقلات تُلعب أولًا، مثل "e2 e8 e3h".
cli-help-modes = عرض قائمة الأنماط؛ أو وصف نمط بتوزيعاته وتوليفاته وإعداداته.
cli-help-legal = عرض النقلات المسموحة.
cli-help-show = عرض اللوحة في الطرفية.
cli-help-ascii = استعمال الحروف البسيطة فقط.
cli-help-orientation = الطرف الجالس في الأسفل.
cli-help-draw = رسم اللوحة صورةً.
cli-help-size = العرض بالبكسل.
cli-help-theme = الألوان.
cli-help-routes = عرض أقصر الطرق لهذه الأطراف، مثل "w,x" أو "all".
cli-help-panel = عرض الحيوات والباور بيلتس والحواجز التي في اليد بجانب اللوحة.
cli-help-perft = عد سلاسل النقلات المسموحة بطول معين، دون القيود التي تحتاج إلى ما سبق من اللعب.
cli-help-depth = عدد نقلات السلسلة.
cli-help-divide = العد لكل نقلة أولى على حدة.
cli-help-record = سجلات الألعاب.
cli-help-record-check = تدقيق سجلات ملف، واحد أو أكثر: ملف .qgn أو JSON، أو - للمدخل القياسي.
cli-help-layout = توزيعات من صنعك.
cli-help-layout-check = التحقق من إمكان بدء لعبة من ملف توزيع، أو - للمدخل القياسي.
cli-help-layout-mode = النمط المقصود؛ لا حاجة إليه إذا كان مذكورًا في الملف.

cli-usage = الاستعمال:
cli-heading-options = الخيارات
cli-heading-commands = الأوامر
cli-required = مطلوب.
cli-default-is = القيمة الأصلية: { $value }.
cli-no-option = لا يوجد خيار { $name }.
cli-missing = { $name } غير موجود.
cli-bad-value = يجب أن تكون قيمة { $name } بالشكل { $form }.
cli-option-value =
    { $flag ->
        [yes] لا يأخذ { $name } أي قيمة.
       *[no] يحتاج { $name } إلى قيمة.
    }
cli-too-many-words = في سطر الأوامر كلمات زائدة.

cli-error = corridor: { $message }
cli-not-text = { $file } ليس نصًا بترميز UTF-8.
cli-cannot-read = تعذرت قراءة { $file }: { $why }.
cli-cannot-write = تعذرت كتابة { $file }: { $why }.
cli-output-lost = تعذرت كتابة الجواب: { $why }.
cli-nothing = لا شيء
cli-quoted = «{ $text }»
cli-found = المطلوب: { $wanted }. الموجود: { $found }.
cli-found-at = السطر { $line }، العمود { $column }: المطلوب: { $wanted }. الموجود: { $found }.
cli-refused-at = السطر { $line }، العمود { $column }: لا يمكن لعب { $move }. { $why }
cli-move-refused = لا يمكن لعب { $move }. { $why }
cli-move-number = النقلة { $number }: { $why }
cli-file-refused = { $file }: { $why }
cli-no-such =
    { $kind ->
        [command] لا يوجد أمر باسم «{ $name }».
        [mode] لا يوجد نمط باسم «{ $name }».
        [layout] لا يوجد في هذا النمط توزيع باسم «{ $name }».
        [preset] لا توجد في هذا النمط توليفة باسم «{ $name }».
        [side] لا يوجد هنا طرف باسم «{ $name }».
       *[switch] لا يوجد في هذا النمط إعداد باسم «{ $name }».
    } المسموح: { $allowed }.
cli-none-of-kind =
    { $kind ->
       *[preset] لا توجد في هذا النمط توليفات، فلا مكان للاسم «{ $name }».
    }
cli-no-such-value = لا يمكن أن تكون قيمة { $switch } «{ $value }». المسموح: { $allowed }.
cli-switch-form = «{ $text }» ليس إعدادًا: الشكل الصحيح SWITCH=VALUE.
cli-position-is-all = الوضعية تحدد نمطها وإعداداتها بنفسها: لا حاجة إلى --mode و--layout و--preset و--set.
cli-which-mode = لأي نمط هذا التوزيع؟ يُحدَّد النمط بالخيار --mode.
cli-layout-good = { $file }: يمكن بدء لعبة { $mode } من «{ $name }».
cli-record-good =
    { $count ->
        [zero] { $file }: سجل { $mode } سليم بلا نقلات؛ { $result }.
        [one] { $file }: سجل { $mode } سليم بنقلة واحدة؛ { $result }.
        [two] { $file }: سجل { $mode } سليم بنقلتين؛ { $result }.
        [few] { $file }: سجل { $mode } سليم فيه { $count } نقلات؛ { $result }.
       *[other] { $file }: سجل { $mode } سليم فيه { $count } نقلة؛ { $result }.
    }
cli-records-good =
    { $count ->
        [zero] { $file }: لا سجلات؛ عدد النقلات { $moves }.
        [one] { $file }: سجل واحد سليم؛ عدد النقلات { $moves }.
        [two] { $file }: سجلان سليمان؛ عدد النقلات { $moves }.
        [few] { $file }: { $count } سجلات سليمة؛ عدد النقلات { $moves }.
       *[other] { $file }: { $count } سجلًا سليمًا؛ عدد النقلات { $moves }.
    }
cli-layouts = التوزيعات: { $layouts }.
cli-presets = التوليفات: { $presets }.
cli-modes-more = المزيد عن أحدها: corridor modes { $mode }
cli-default = { $words } (القيمة الأصلية)
cli-default-number = عدد؛ وقيمته الأصلية { $value }.
cli-legal-count =
    { $count ->
        [zero] دور { $side }: لا نقلات مسموحة.
        [one] دور { $side }: نقلة مسموحة واحدة.
        [two] دور { $side }: نقلتان مسموحتان.
        [few] دور { $side }: { $count } نقلات مسموحة.
       *[other] دور { $side }: { $count } نقلة مسموحة.
    }
cli-kind-walk = حركات { $piece }:
cli-kind-fence-h = حواجز أفقية:
cli-kind-fence-v = حواجز عمودية:
cli-kind-relocate = نقل { $fence } من الحجرة إلى:
cli-kind-enter = الدخول:
cli-kind-other = غير ذلك:
cli-counting = جارٍ العد
cli-some-piece = إحدى القطع

## Playing at a terminal.

cli-help-play = لعب لعبة: أشخاص على طرفية واحدة، أو ضد روبوت. من دون --mode يُطرح السؤال.
cli-help-play-more = أثناء اللعب، تعرض الكلمة «help» ما يمكن كتابته. من دون طرفية تُقرأ الأسطر من المدخل القياسي.
cli-help-people = عدد الأشخاص؛ 1 ما لم تدل الأسماء على غير ذلك.
cli-help-bots = عدد الروبوتات؛ وإلا فبقدر الحاجة.
cli-help-name = اسم شخص؛ يمكن تكراره.
cli-help-character = شكل بيدق شخص؛ يمكن تكراره.
cli-help-first = البداية للشخص الأول؛ وإلا توزَّع المقاعد بالقرعة.
cli-help-side = يأخذ الشخص الأول هذا الطرف: w أو x أو y أو z أو pacman أو ghosts.
cli-help-resume = متابعة لعبة محفوظة.
cli-help-autosave = حفظ اللعبة في هذا الملف نقلة بنقلة.
cli-help-seed = إجراء القرعة ولعب الروبوتات وفق هذا العدد، بالنتيجة نفسها كل مرة.

cli-play-welcome = أهلًا بك في Corridor. أي لعبة نبدأ؟
cli-play-which = اللعبة:
cli-play-how-many = كم عدد الأشخاص، من 1 إلى { $most }؟ إذا كان العدد واحدًا فالخصم روبوت.
cli-play-number = المطلوب كتابة عدد من { $low } إلى { $high }.
cli-play-name = اسم اللاعب { $number }:
cli-play-characters = { $name }، بيدقك: { $characters }.
cli-play-which-character = البيدق:
cli-play-start = هل تكون البداية لك؟ وإلا فبالقرعة.
cli-play-person = اللاعب { $number }
cli-play-bot = الروبوت
cli-play-bots = الروبوت { $number }
cli-play-seats =
    { $most ->
        [one] هذه اللعبة لشخص واحد.
       *[other] عدد مقاعد هذه اللعبة من { $fewest } إلى { $most }، وليس { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [zero] الأسماء أو الشخصيات أكثر من الأشخاص: لا أحد يلعب.
        [one] الأسماء أو الشخصيات أكثر من الأشخاص: شخص واحد.
        [two] الأسماء أو الشخصيات أكثر من الأشخاص: شخصان.
        [few] الأسماء أو الشخصيات أكثر من الأشخاص: { $count } أشخاص.
        [many] الأسماء أو الشخصيات أكثر من الأشخاص: { $count } شخصًا.
       *[other] الأسماء أو الشخصيات أكثر من الأشخاص: { $count } شخص.
    }
cli-play-no-characters = الشخصيات لبيادق الأنماط الكلاسيكية؛ أما هنا فلكل قطعة شخصيتها.
cli-play-alike = لا يمكن أن يكون شكل بيدقين واحدًا: { $character }.
cli-play-first-or-side = المطلوب إما --first وإما --side.
cli-play-nobody-first = من دون أشخاص لا أحد يطلب طرفًا.
cli-play-resume-is-all = اللعبة المحفوظة تعرف نمطها ولاعبيها: يُكتب --resume من دونهم.
cli-play-was-over = اللعبة في { $file } منتهية.

cli-play-sits = بداية { $who } على { $squares }.
cli-play-lot = وُزعت المقاعد بالقرعة.
cli-play-enters = الدخول إلى اللوحة أولًا: { $who }.
cli-play-looks = شكل { $who }: { $character }.
cli-play-how = المطلوب كتابة نقلة أو «help».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = قطعة من { $pieces }
cli-play-example = مثلًا: { $moves }
cli-play-several = تؤدي إلى هناك عدة حركات؛ المطلوب كتابة إحداها كاملة: { $moves }.
cli-play-what = { $why } تعرض الكلمة «help» ما يمكن كتابته.
cli-play-not-yours = هذه القطعة مع { $who }.
cli-play-into-ghost = سيدخل باك مان مربع شبح ويفقد حياة. أهذا هو المقصود حقًا؟
cli-play-forced = لا نقلة أمام { $who }: يُمرَّر الدور.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = استُعملت حبة باور بيلتس.
cli-play-pellet =
    { $count ->
        [0] باك مان يأكل آخر حبة باور بيلتس!
        [one] باك مان يأكل حبة باور بيلتس! بقيت واحدة.
        [two] باك مان يأكل حبة باور بيلتس! بقيت حبتان.
        [few] باك مان يأكل حبة باور بيلتس! بقيت { $count } حبات.
       *[other] باك مان يأكل حبة باور بيلتس! بقيت { $count } حبة.
    }
cli-play-caught =
    { $count ->
        [0] أمسكت الأشباح بباك مان للمرة الأخيرة!
        [one] أمسكت الأشباح بباك مان! بقيت حياة واحدة.
        [two] أمسكت الأشباح بباك مان! بقيت حياتان.
        [few] أمسكت الأشباح بباك مان! بقيت { $count } حيوات.
       *[other] أمسكت الأشباح بباك مان! بقيت { $count } حياة.
    }
cli-play-eaten = باك مان يأكل { $piece }!
cli-play-help-race =
    النقلات
      e4         التحرك أو القفز إلى e4
      e3h        حاجز أفقي فوق e3 وf3
      e3v        حاجز عمودي إلى يمين e3 وe4
cli-play-help-chase =
    النقلات
      Me6f6      تحريك باك مان عبر e6 إلى f6؛ والأشباح هي B وI وP وC
      f6         مثلها، إذا كان واضحًا أي قطعة تتحرك وكيف
      --         التوقف هنا، أو البقاء في المكان
      M@e1       الدخول إلى اللوحة على e1
      $          استعمال حبة باور بيلتس لحركة بدفعة
      e3h        حاجز أفقي فوق e3 وf3
      e3v        حاجز عمودي إلى يمين e3 وe4
      d3h>f7v    نقل حاجز الحجرة d3h إلى f7v
cli-play-help =
    الكلمات
      moves      كل النقلات المسموحة؛ و«moves B» لقطعة واحدة
      why MOVE   سبب منع نقلة
      routes     أقصر الطرق
      board      عرض اللوحة من جديد
      undo       التراجع إلى نقلتك الأخيرة
      save FILE  حفظ اللعبة في ملف
      resign     الاستسلام
      quit       الخروج
cli-play-no-piece = لا توجد قطعة باسم «{ $name }». المسموح: { $allowed }.
cli-play-no-moves = لا حركة أمام { $piece } الآن.
cli-play-undone =
    { $count ->
        [zero] لم تُسحب أي نقلة.
        [one] سُحبت نقلة واحدة.
        [two] سُحبت نقلتان.
        [few] سُحبت { $count } نقلات.
       *[other] سُحبت { $count } نقلة.
    }
cli-play-no-undo = لا شيء يمكن التراجع عنه.
cli-play-why-what = المطلوب ذكر النقلة: why e3h
cli-play-legal = يمكن لعب { $move }.
cli-play-route =
    { $count ->
        [zero] { $piece }: بلا خطوات: { $squares }
        [one] { $piece }: خطوة واحدة: { $squares }
        [two] { $piece }: خطوتان: { $squares }
        [few] { $piece }: { $count } خطوات: { $squares }
       *[other] { $piece }: { $count } خطوة: { $squares }
    }
cli-play-no-route = لا طرق تُذكر الآن.
cli-play-resign = تأكيد استسلام { $who }؟
cli-play-resigned = { $loser }: استسلام. { $winner }: لعب رائع!
cli-play-taken-over = يحل روبوت محل { $who }.
cli-play-overwrite = الملف { $file } موجود. هل يُستبدل؟
cli-play-saved = حُفظت اللعبة في { $file }.
cli-play-save = هل تُحفظ اللعبة في { $file }؟
cli-play-resume = للمتابعة: corridor play --resume { $file }
cli-play-not-saved = لم تُحفظ اللعبة. في المرة القادمة يحفظها --autosave FILE نقلة بنقلة.
cli-play-default-yes = [Y/n]
cli-play-default-no = [y/N]
cli-play-words-yes = y yes نعم
cli-play-words-no = n no لا
cli-play-yes-or-no = المطلوب كتابة y (نعم) أو n (لا).
cli-play-level = مستوى باك مان: { $title }

## What a pawn of a race may look like.

character-pawn = بيدق عادي
character-pacman = باك مان
character-blinky = بلنكي
character-inky = إنكي
character-pinky = بينكي
character-clyde = كلايد

## PAC-MAN's level by the pellets he ate, and what there is to say about it.

level-0 = –
level-1 = 1، مبتدئ
level-2 = 2، واعد
level-3 = 3، متقدم
level-4 = 4، محترف

joke-0 = حمية صارمة بكل وضوح: حتى الأشباح أشفقت عليه، لخطوة واحدة تقريبًا.
joke-1 = حبة واحدة. وجبة خفيفة قبل استراحة طويلة.
joke-2 = نصف القائمة. أما النصف الآخر فطلبته الأشباح لتأخذه معها.
joke-3 = ثلاث من أربع: ستظل الحبة الأخيرة تروي هذه القصة سنوات.
joke-4 = أربع حبات ولا فتات. الأشباح تطالب بمتاهة أصغر.

## What the front ends of the engine's protocols, its players and its matches complain about.
##
## $code: a stable code of the refusal. $found: a stranger's words.

engine-unknown-word = لا يوجد أمر باسم «{ $word }».
engine-line-too-long = السطر أطول من { $most } بايت.
engine-illegal-move = لا يمكن لعب { $move } هنا ({ $code }).
engine-illegal-root = وُجدت النقلة { $move }، لكن لا يمكن لعبها هنا.
engine-unreadable = تعذرت قراءة «{ $found }» ({ $code }).
engine-no-such-value =
    { $kind ->
        [mode] لا يوجد نمط باسم «{ $name }».
        [layout] لا يوجد في هذا النمط توزيع باسم «{ $name }».
        [preset] لا توجد في هذا النمط توليفة باسم «{ $name }».
        [switch] لا يوجد في هذا النمط إعداد باسم «{ $name }».
       *[value] لا يمكن أن تكون قيمة { $kind } «{ $name }».
    } المسموح: { $allowed }.
engine-no-presets = لا توجد في هذا النمط توليفات، فلا مكان للاسم «{ $name }».
engine-no-such-option = لا يوجد خيار باسم «{ $name }».
engine-switch-of-other-mode = { $switch } ليس من إعدادات النمط { $mode }.
engine-setoption-form = يُضبط الخيار هكذا: setoption name NAME value VALUE.
engine-position-form = تُعطى الوضعية هكذا: position startpos [moves ...] أو هكذا: position pos TEXT [moves ...].
engine-go-needs-number = ينقص عدد بعد «{ $word }».
engine-thinking = لا يمكن ذلك والمحرك يفكر؛ يجب إيقافه أولًا.
engine-not-pondering = المحرك لا يفكر في دور الخصم الآن.
engine-failed = تعطل المحرك: { $what }.
engine-bad-limit = «{ $found }» ليس حدًا. الحدود هي: { $forms }.
engine-bad-number = «{ $found }» ليس عددًا من { $least } إلى { $most }.
engine-bad-command = «{ $command }» ليس أمرًا.
engine-program-died =
    { $last ->
        [none] انتهى البرنامج «{ $command }» من تلقاء نفسه.
       *[other] انتهى البرنامج «{ $command }» من تلقاء نفسه: { $last }
    }
engine-program-silent = لم يجب البرنامج «{ $command }» في الوقت المحدد.
engine-program-refused = أجاب البرنامج عن «{ $line }»: { $answer }
engine-knows-one-mode = البرنامج «{ $command }» لا يعرف هذا النمط.
engine-not-of-the-seat = { $move } تحرك قطعة تابعة لمقعد آخر.
engine-no-such-player = «{ $found }» ليس لاعبًا. اللاعبون: { $forms }.
engine-no-level-of-this-form = «{ $found }» ليس مستوى. المستويات: { $forms }.
engine-no-such-level = المستويات من { $least } إلى { $most }.
engine-no-colour = «{ $found }» ليس black ولا white.
engine-no-qtp-move = «{ $found }» ليست نقلة في QTP، مثل e8 أو b5 horizontal.
engine-qtp-size = عدد صفوف اللوحة وأعمدتها { $size }.
engine-qtp-play-form = تُعطى النقلة بلون ومربع، ومعهما اتجاه الحاجز إن كانت حاجزًا.
engine-qtp-one-word = يجب أن تتبعها كلمة واحدة بالضبط.
engine-other-turn = الدور الآن: { $colour }.
engine-nothing-to-undo =
    { $count ->
        [0] لا نقلة يمكن التراجع عنها.
        [one] لا يمكن التراجع إلا عن نقلة واحدة.
        [two] لا يمكن التراجع إلا عن نقلتين.
        [few] لا يمكن التراجع إلا عن { $count } نقلات.
       *[other] لا يمكن التراجع إلا عن { $count } نقلة.
    }
engine-game-over = انتهت اللعبة.
engine-not-json = «{ $found }» ليس كائن JSON في سطر واحد.
engine-json-text = المطلوب نص.
engine-json-list = المطلوب قائمة بالطول الصحيح.
engine-json-table = المطلوب جدول إعدادات وقيمها.
engine-json-unknown = لا يوجد حقل كهذا.
engine-json-one-of = المطلوب واحد من: { $allowed }.
engine-json-number = المطلوب عدد من { $least } إلى { $most }.
engine-json-limit = المطلوب جدول فيه seconds أو nodes أو depth.
engine-json-move = النقلة { $number }، «{ $move }»، لا يمكن لعبها ({ $code }).
engine-json-position-is-all = الوضعية تحدد نمطها وإعداداتها بنفسها.

## What matches complain about.

arena-needs-two = تحتاج المباراة إلى لاعبَين على الأقل.
arena-sprt-two = يقارن الاختبار التتابعي بين لاعبَين بالضبط.
arena-sprt-split = يحتاج الاختبار التتابعي إلى توزيع المقاعد بالتساوي.
arena-bad-openings = «{ $found }» ليس مصدر افتتاحات. المتوفر: none وrandom:PLIES وfile:PATH.
arena-no-opening =
    { $plies ->
        [zero] لا لعبة تستمر دون نقلات عشوائية.
        [one] لا لعبة تستمر بعد نقلة عشوائية واحدة.
        [two] لا لعبة تستمر بعد نقلتين عشوائيتين.
        [few] لا لعبة تستمر بعد { $plies } نقلات عشوائية.
       *[other] لا لعبة تستمر بعد { $plies } نقلة عشوائية.
    }
arena-bad-opening = لا يمكن لعب الافتتاح في السطر { $line }: { $why }
arena-cannot-read = ليس في { $file } افتتاحات يمكن قراءتها.
arena-cannot-write = تعذرت كتابة { $file }: { $why }
arena-workers-lost = توقفت المباراة: عدد العمليات التي تعطلت تباعًا في لعبة واحدة { $count }.
arena-needs-cluster = يحتاج العنقود إلى إضافة Corridor المسماة «cluster»: pip install 'corridor[cluster]'.
arena-no-cluster = لا يجيب أي عنقود على «{ $address }».

## The commands engine, analyse and arena.

cli-help-engine = التخاطب مع البرامج عبر المجاري القياسية: ببروتوكول شبيه بـ UCI، أو بـ QTP.
cli-help-engine-more =
    وصف البروتوكولات في docs/reference/protocols.md.
    للتجربة: uci, position startpos moves e2 e8, go movetime 500, quit.
cli-help-qtp = التخاطب بـ QTP، لسباق الاثنين فقط، بدلًا من البروتوكول الشبيه بـ UCI.
cli-help-qtp-limit = مقدار ما يُنفق على النقلة في QTP: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-qtp-level = اللعب بهذا المستوى في QTP.
cli-help-analyse = الإجابة عن أسئلة حول الوضعيات، كل سؤال سطر JSON، فور جاهزية الجواب.
cli-help-analyse-more = وصف الأسئلة والأجوبة في docs/reference/protocols.md.
cli-help-analyse-workers = عدد الوضعيات التي تُحلل معًا.
cli-help-engine-threads = عدد الخيوط لكل وضعية.
cli-help-engine-hash = الذاكرة لكل وضعية، بوحدة MB.
cli-help-analyse-limit = مقدار ما يُنفق إن لم يحدده السؤال: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-hasty = عدم انتظار الأجوبة الباقية عند انتهاء الأسئلة.
cli-play-level-of-bots = ما قوة الروبوتات، من 1 إلى 8؟
cli-help-arena = إقامة مباراة بين لاعبين من أي نوع، لمعرفة الأقوى.
cli-help-arena-more =
    اللاعبون: random, greedy, perfect, level:5, engine, engine:movetime=500,threads=2, uci:COMMAND, qtp:COMMAND.
    إذا زادوا على اثنين لعب كل واحد ضد الجميع.
cli-help-games = عدد الألعاب بين كل لاعبَين؛ يُقرَّب إلى أزواج كاملة.
cli-help-arena-limit = مقدار ما يُنفق: movetime=MILLISECONDS, nodes=N, depth=N, clock=SECONDS+SECONDS.
cli-help-openings = كيف تبدأ الألعاب: none أو random:PLIES أو file:PATH بافتتاح في كل سطر.
cli-help-arena-position = ابدأ من هذه الوضعية كما يكتبها «corridor show». تُعتمد لعبتها لا --mode وما شابهه.
cli-help-seating = مع أكثر من طرفين: split توزع المقاعد بالتساوي، وsingle تضع اللاعب الأول وحده ضد الآخرين.
cli-help-sprt = التوقف فور معرفة ما إذا كان تقدم اللاعب الأول في Elo أقرب إلى العدد الأول أو الثاني.
cli-help-margin = تأخر الجواب المسموح بالميلي ثانية قبل خسارة اللعبة.
cli-help-arena-out = حفظ السجلات: مجلد فيه ملف لكل لعبة، أو ملف واحد ينتهي بـ .qgn.
cli-help-processes = عدد الألعاب معًا؛ بعدد المعالجات إن لم يُذكر.
cli-help-cluster = اللعب على عنقود Dask الذي يصغي مجدوله على هذا العنوان.
cli-arena-sprt-form = يأخذ --sprt عددين، الأصغر أولًا: 0,10.
cli-arena-head = { $mode }: { $games } من { $total } من الألعاب، عدد النقلات { $moves }.
cli-arena-duel = { $one } ضد { $other }: فوز { $wins }، تعادل { $draws }، خسارة { $losses }؛ { $share } % من النقاط.
cli-arena-decided = الأزواج المحسومة بالفوز: { $share } % من { $count }؛ مجموع الأزواج: { $pairs }.
cli-arena-fair = الحصة من النقاط: { $times } من الحصة العادلة.
cli-arena-elo = Elo: { $elo }، 95 % من { $low } إلى { $high } ({ $kind }، المجموعات: { $groups }).
cli-arena-sides = { $player } بحسب الطرف: { $sides }.
cli-arena-sprt =
    { $verdict ->
        [open] LLR { $llr }، بين { $low } و { $high }: من المبكر الحكم.
       *[accepted] LLR { $llr }، الحدان { $low } و { $high }: قُبل { $elo } Elo.
    }
cli-arena-fault =
    { $fault ->
        [time] خسائر { $player } بسبب الوقت: { $count }.
        [illegal] خسائر { $player } بسبب نقلة ممنوعة: { $count }.
       *[crash] خسائر { $player } بسبب تعطل: { $count }.
    }
cli-arena-col-player = اللاعب
cli-arena-col-elo = Elo
cli-arena-col-bars = 95 %
cli-arena-col-points = النقاط

## الأمر solve.

verdict-pacman = يفوز باك مان
verdict-endless = لا أحد يستطيع فرض الفوز
verdict-ghosts = تفوز الأشباح
cli-help-solve = حل المطاردة pacman: معرفة من يفوز في كل وضعية مع أفضل لعب.
cli-help-solve-more = شبح أو شبحان يستغرقان ثواني، وأربعة تستغرق دقائق ونحو 3 غيغابايت من الذاكرة. إذا توقف في منتصف الطريق، يكمل الأمر نفسه من حيث كان.
cli-help-solve-ghosts = الأشباح المشاركة: حروفها مثل BIP، أو عددها. كلها ما لم تقل غير ذلك.
cli-help-solve-lives = حيوات باك مان؛ كما في التوزيع ما لم تقل غير ذلك.
cli-help-solve-out = اكتب الجداول في هذا الملف. وإلا وُضعت في مجلد CORRIDOR_TABLES أو في المكان المعتاد للبيانات.
cli-help-solve-threads = عدد خيوط العمل.
cli-help-solve-value = قل من يفوز في وضعية مع أفضل لعب، وإلى أين تقود كل نقلة.
cli-help-solve-position = الوضعية كما يكتبها «corridor show».
cli-help-solve-tables = ابحث في هذا الملف. وإلا جرى البحث في كل الجداول في المجلد المعتاد.
cli-solve-progress = الحيوات { $lives }، باور بيلتس { $pellets }، الجولة { $round }
cli-solve-rounds = الجولات مع أفضل لعب: حتى النهاية { $end }، وحتى باور بيلت التالية أو شبح مأكول أو إمساك { $progress }
cli-solve-taken = يحتوي { $file } على جداول لعبة أخرى. اختر اسمًا آخر باستخدام --out.
cli-solve-stopped = توقف العمل. أعد الأمر نفسه فيكمل من هنا.
cli-solve-col-lives = الحيوات
cli-solve-col-pellets = باور بيلتس
cli-solve-col-start = من البداية
cli-solve-col-pacman = يفوز باك مان
cli-solve-col-endless = لا أحد
cli-solve-col-ghosts = تفوز الأشباح
cli-solve-done = { $file }: ‏{ $megabytes } ميغابايت. استغرق هذا التشغيل { $seconds } ثانية و{ $memory } ميغابايت من الذاكرة.
solver-only-pacman = لا يمكن حل إلا النمط pacman، وليس { $mode }.
solver-no-such-ghosts = «{ $ghosts }» لا تسمي أي شبح. قل كم عددها أو استخدم هذه الحروف: { $allowed }
solver-cannot-write = تعذرت كتابة { $file }: { $why }. ما تم حله حتى الآن باقٍ؛ أفسح مكانًا وأعد الأمر نفسه.
solver-cannot-read = تعذرت قراءة { $file }: { $why }
solver-broken-file = الملف { $file } تالف. احذفه وأعد الحل.
solver-foreign-file = لا يحتوي { $file } على جداول مطاردة.
solver-other-version = كُتب { $file } بإصدار آخر من Corridor. احذفه وأعد الحل.
solver-being-made = برنامج آخر يصنع { $file } الآن. انتظره أو اختر اسمًا آخر.
solver-not-in-tables = لا يحتوي { $file } على هذه الوضعية: اللعبة أو الأشباح أو الحيوات مختلفة.
solver-no-tables = لا توجد جداول لهذه الوضعية بعد. يصنعها «corridor solve».
solver-too-many-ghosts-for-rounds = تُعدّ الجولات لثلاثة أشباح على الأكثر. في هذه اللعبة { $ghosts }.

## The commands levels and bench.

cli-help-levels = قياس المستويات: كل مستوى في مباراة ضد الذي تحته.
cli-help-levels-more = يستغرق السلم كله ساعات؛ ومع --out يُكتب جدوله صفحةً.
cli-help-levels-mode = هذا النمط فقط؛ يمكن تكراره.
cli-help-levels-games = عدد ألعاب كل مستوى ضد الذي تحته.
cli-help-levels-from = أدنى مستوى يُقاس.
cli-help-levels-to = أعلى مستوى يُقاس.
cli-help-levels-out = كتابة الجدول في هذا الملف بصيغة Markdown.
cli-levels-order = المستوى { $first } أعلى من المستوى { $last }: أعطِ --from المستوى الأدنى و --to المستوى الأعلى.
cli-levels-lowest = { $mode }، المستوى { $level }: لا شيء تحته.
cli-levels-rung =
    { $fits ->
        [yes] { $mode }، المستوى { $level }: { $measure }، عدد الألعاب { $games }.
       *[no] { $mode }، المستوى { $level }: { $measure }، عدد الألعاب { $games }؛ المطلوب: من { $low } إلى { $high }.
    }
cli-levels-page-head =
    # المستويات

    من إعداد `corridor levels`: عدد ألعاب كل مستوى ضد الذي تحته { $games }، بافتتاحات عشوائية من
    أربع نقلات، مع تبادل الأماكن، والبذرة { $seed }. { $machine }.

    المستوى محدود بعدد العقد، فيلعب اللعب نفسه على كل جهاز. «العمق» هو عدد القرارات التي ينظر إليها
    إلى الأمام ما لم تنته العقد قبل ذلك، و«التفريعات» عدد طرق المتابعة التي يوازن بينها، و«التساهل»
    عدد الخطوات التي لا يكاد يلاحظها، و«السهو» عدد القرارات من كل مئة التي لا ينظر فيها إلى أبعد من
    القرار التالي. المستوى ذو العلامة * يعدّ كل الآخرين خصمًا واحدًا؛ أما بقية المستويات في سباقات
    الكثيرين فتنمّي شجرة عقدها ألعاب لُعبت حتى نهايتها.
cli-levels-page-columns =
    { $kind ->
        [chase] المستوى | العقد | العمق | التفريعات | التساهل | السهو | الحصة من الأزواج المحسومة | الأزواج
        [many] المستوى | العقد | العمق | التفريعات | التساهل | السهو | مضاعف الحصة العادلة | الألعاب
       *[two] المستوى | العقد | العمق | التفريعات | التساهل | السهو | الحصة من النقاط | الألعاب
    }
cli-help-bench = قياس البحث: عدد واحد لسلوكه، وسرعته.
cli-help-bench-more = لا يتغير العدد إلا إذا تغير سلوك البحث؛ وتذكره التعديلات التي تغيره.
cli-help-bench-full = وأيضًا العمق المبلوغ في وقت محدد، وسرعة توقف البحث.
cli-help-bench-seconds = عدد الثواني لكل وضعية مع --full.
cli-bench-machine = { $model }، النوى: { $cores }
cli-bench-speed = العقد في الثانية: { $speed }
cli-bench-number = Bench: { $nodes }
cli-bench-fixed = إلى عمق ثابت، خيط واحد
cli-bench-timed = { $seconds } ث لكل وضعية، خيط واحد
cli-bench-mode = النمط
cli-bench-depth = العمق
cli-bench-nodes = العقد
cli-bench-speed-col = عقدة/ث
cli-bench-start = العمق في البداية
cli-bench-inside = العمق أثناء الألعاب: الأدنى، الوسيط، الأعلى
cli-bench-stop = من stop إلى bestmove بالميلي ثانية: الوسيط، الأعلى

## The table: why a command is declined, and what can be said.

declined-bad-message = تعذرت قراءة هذه الرسالة.
declined-bad-setup = لا يمكن إعداد طاولة بهذا الشكل.
declined-bad-secret = استُعمل هذا الرابط من قبل، أو لم يُمنح قط.
declined-bad-code = لا توجد طاولة بهذا الرمز. تحقّق منه واكتبه مرة أخرى.
declined-bad-token = تعذر التعرف عليك.
declined-bad-origin = لا يحق لهذه الصفحة أن تتكلم باسمك هنا.
declined-banned = حظرك مشغّل هذا الخادم. إن كنت ترى أن في ذلك خطأ، فراسله.
declined-bad-host = هذا العنوان غير مخدوم هنا. يُرجى استعمال العنوان الذي وصلك.
declined-bad-name = لا يمكن لأحد رؤية هذا الاسم. يُرجى اختيار اسم آخر.
declined-no-such-match = لا توجد طاولة كهذه.
declined-no-such-seat = لا يوجد مقعد كهذا.
declined-invited-only = هذه الطاولة خاصة. يلزم للجلوس رابطها أو رمزها.
declined-sent-away = طُلبت منك مغادرة هذه الطاولة. يمكن الانضمام إلى طاولة أخرى أو فتح طاولة جديدة.
declined-not-seated = لا مقعد لك على هذه الطاولة.
declined-not-your-seat = هذا المقعد ليس لك.
declined-not-your-turn = لم يحن دورك بعد.
declined-not-owner = هذا لمن أعد الطاولة فقط.
declined-not-captain = القرار هنا لقائد الفريق.
declined-not-started = لم تبدأ المباراة بعد.
declined-not-full = ما زالت هناك مقاعد شاغرة.
declined-not-over = لم تنته المباراة بعد.
declined-not-casual = هذا للمباريات الودية فقط.
declined-not-gone = لم يطل الغياب بما يكفي بعد.
declined-not-their-turn = ليس هذا دور الطرف الغائب، فلا أحد ينتظر. يمكن متابعة اللعب.
declined-started = بدأت المباراة.
declined-finished = انتهت المباراة.
declined-stale = حدث شيء في هذه الأثناء؛ نظرة أخرى من فضلك.
declined-illegal = هذه النقلة ممنوعة.
declined-time-is-up = انتهى وقتك.
declined-seat-taken = هذا المقعد محجوز.
declined-character-taken = هذه الشخصية محجوزة.
declined-bad-shares = لكل شبح مقعد واحد، ولكل مقعد شبح على الأقل.
declined-no-offer = لا يوجد عرض للرد عليه.
declined-offered-already = سبق تقديم هذا العرض.
declined-bot-declines = الروبوت يرفض.
declined-nothing-to-take-back = لا شيء يمكن التراجع عنه.
declined-too-late-to-abort = فات أوان إلغاء المباراة.
declined-no-team = ليس معك أحد في الفريق.
declined-too-many = طلبات كثيرة دفعة واحدة؛ قليلًا من الصبر.
declined-too-many-tables = عدد طاولاتك المفتوحة كافٍ. يُرجى مغادرة إحداها أولًا.
declined-too-large = هذا كبير جدًا.
declined-busy = الخادم مشغول؛ يُرجى تكرار المحاولة.
declined-failed = حدث خطأ في الخادم. يُرجى تكرار المحاولة.
phrase-hello = مرحبًا!
phrase-good-luck = بالتوفيق!
phrase-well-played = لعب رائع!
phrase-nice-fence = حاجز موفق!
phrase-oops = عفوًا!
phrase-thinking = أفكر الآن.
phrase-your-turn = حان دورك.
phrase-back-soon = سأعود قريبًا.
phrase-i-am-back = لقد عدت.
phrase-thanks = شكرًا!
phrase-again = مرة أخرى؟
phrase-goodbye = إلى اللقاء!

## The plain page, and the command serve.

page-api = واجهة البرامج
page-name = اسمك
page-guest = ضيف
cli-help-serve = استضافة طاولات للمتباعدين: صفحة وWebSocket وJSON عبر HTTP.
cli-help-serve-more = شرح التشغيل لعدد كبير في docs/guides/deploy.md. ويحمل CORRIDOR_KEY المفتاح المشترك بين عدة عمليات.
cli-help-host = عنوان الاستماع؛ 0.0.0.0 لكل الشبكات.
cli-help-port = منفذ الاستماع. إن لم يُذكر: 8080 أو المنفذ المتاح التالي.
cli-help-database = عنوان PostgreSQL؛ ومن دونه SQLite في مجلد البيانات.
cli-help-valkey = عنوان Valkey أو Redis الذي تتبادل عبره عدة عمليات الأخبار.
cli-help-data = مجلد قاعدة البيانات والمفتاح.
cli-help-workers = عدد عمليات الخدمة؛ أكثر من واحدة تحتاج إلى PostgreSQL وValkey.
cli-help-durable = جعل SQLite تنتظر وصول كل شيء إلى القرص، فلا يضيع شيء حتى عند انقطاع الكهرباء.
cli-help-origin = عنوان صفحة أخرى يُسمح لها بمخاطبة هذا الخادم.
cli-help-proxies = عدد الوسطاء في الأمام الذين ينقلون عنوان العميل.
cli-help-https = الوسيط في الأمام يستعمل https: لا تُرسل ملفات تعريف الارتباط إلا به.
cli-help-allowed-host = اسم يجوز نداء الخادم به؛ يمكن تكراره. وبدونه أي اسم.
cli-help-open = فتح الصفحة في المتصفح.
cli-serving = Corridor متاح على { $address }
cli-serve-needs-extra = تحتاج الاستضافة إلى إضافة Corridor المسماة «server»: pip install 'corridor[server]'.
cli-no-port = المنفذ { $port } غير متاح: يستمع عليه برنامج آخر، أو يحتاج إلى صلاحيات أكثر.
cli-workers-need-postgresql = تحتاج عدة عمليات إلى PostgreSQL (--database): فإن SQLite تخدم عملية واحدة.
cli-workers-need-valkey = تحتاج عدة عمليات إلى Valkey أو Redis (--valkey) لتبادل الأخبار.
cli-workers-need-key = تحتاج عدة عمليات إلى مفتاح واحد: قيمة CORRIDOR_KEY من 64 رقمًا ستعشريًا، مثل ما يطبعه `openssl rand -hex 32`.
cli-bad-key = لا يوجد في { $where } مفتاح من 32 بايتًا على الأقل. يُوضع فيه 64 رقمًا ستعشريًا مثل ما يطبعه `openssl rand -hex 32`، أو يُزال.
cli-database-damaged = قاعدة البيانات { $where } تالفة. يُرجى استعادتها من نسخة احتياطية.
cli-database-newer = قاعدة البيانات { $where } من إصدار أحدث. يُرجى تثبيت ذلك الإصدار أو استعادة نسخة احتياطية أقدم.
cli-database-absent = تعذّر الوصول إلى قاعدة البيانات { $where } ({ $fault }). يُرجى التحقق من عملها واسمها وكلمة السر.
cli-database-failed = لا يمكن استعمال { $where } ({ $fault }).

## The page: what all its screens share

page-home = إلى البداية
page-loading = لحظة من فضلك …
page-missing = لا شيء هنا
page-missing-more = ربما في العنوان خطأ، أو أن ما كان هنا لم يعد موجودًا.
page-no-network = لا اتصال
page-no-network-more = لم يضع شيء. تستمر الصفحة في المحاولة وتفتح وحدها فور نجاح الاتصال.
page-try-again = محاولة الآن
page-language = اللغة
page-theme = فاتح أو داكن
page-theme-auto = مثل النظام
page-theme-light = فاتح
page-theme-dark = داكن
page-your-name = اسمك: { $name }
page-unreachable = تعذر الوصول إلى الخادم الآن. لم يضِع شيء؛ يُرجى تكرار المحاولة بعد لحظة.

## The page: its start, and the form of a new table
##
## $level: how strong the computer is; $game: the name of a game; $number: how many moves were made.

home-title-way = لك الطريق.
home-title-fence = ولهم الحواجز.
home-lead = كوريدور وألعابه مع باك مان في متصفحك: ضد الحاسوب، أو مع الأصدقاء، أو مع أي شخص مستيقظ الآن.
home-modes = أي لعبة؟
home-tile-classic-2 = لاثنين
home-tile-classic-3 = لثلاثة
home-tile-classic-4 = لأربعة
home-tile-pacman = باك مان
home-tile-pacman-advanced = متقدم
home-kind-classic-2 = كلاسيكي
home-kind-classic-3 = كلاسيكي
home-kind-classic-4 = كلاسيكي
home-kind-pacman = مطاردة
home-kind-pacman-advanced = مع حواجز
home-name-classic-2 = كلاسيكي لاثنين
home-name-classic-3 = كلاسيكي لثلاثة
home-name-classic-4 = كلاسيكي لأربعة
home-name-pacman = باك مان
home-name-pacman-advanced = باك مان المتقدم
home-computer = اللعب ضد الحاسوب
home-level = المستوى
home-level-is =
    { $level ->
        [1] المستوى 1: لأول لعبة
        [8] المستوى 8: الأقوى على الإطلاق
       *[other] المستوى { $level }
    }
home-role = دورك
home-role-first = الأول
home-role-second = الثاني
home-role-any = بالقرعة
home-time = الساعة
home-friend = اللعب مع الأصدقاء
home-friend-more = برابط أو رمز، بلا حساب
home-find = البحث عن لعبة
home-find-more = مع من يرغب في اللعبة نفسها
home-find-start = البحث عن خصم
home-find-many = ألعاب الثلاثة والأربعة تبدأ من الطاولات المفتوحة: تُفتح طاولة فينضم إليها الآخرون.
home-find-waiting = جارٍ البحث عن خصم …
home-find-cancel = إيقاف البحث
home-found = تم العثور على خصم. تبدأ اللعبة.
home-running = ألعابك
home-running-alone = الكل على هذه الشاشة
home-running-yours = حان دورك
home-running-theirs = دور الخصم
home-running-open = لم تبدأ بعد
home-running-more =
    { $count ->
        [zero] لا مزيد
        [one] واحدة أخرى
        [two] اثنتان أخريان
       *[other] { $count } أخرى
    }
home-open = الطاولات المفتوحة
home-open-none = لا أحد ينتظر على طاولة الآن.
home-open-new = فتح طاولة
home-open-take = { $game }: أخذ هذا المقعد
home-code = هل لديك رمز؟
home-code-join = انضمام
home-demo = لعبة للحاسوب ضد نفسه
home-demo-move =
    { $number ->
        [0] الحاسوب يلعب ضد نفسه
       *[other] الحاسوب يلعب ضد نفسه، النقلة { $number }
    }
home-offline = تعذر الوصول إلى الخادم. تستمر الصفحة في المحاولة؛ ولن يضيع شيء.
home-ended = هذه الصفحة أقدم من الخادم. يُرجى تحميلها من جديد.
home-unofficial = غير رسمي، وبلا صلة بأصحاب العلامات. كوريدور وباك مان علامتان تجاريتان لأصحابهما.
home-new = طاولة جديدة
home-new-lead = بعد اختيار اللعبة يأتي إرسال الرابط. يرى الجميع هذه القواعد قبل البداية.
home-new-seats = المقاعد
home-new-seats-ghosts =
    { $count ->
        [one] شخص يلعب باك مان، وشخص يحرك الأشباح الأربعة كلها.
        [two] شخص يلعب باك مان، وشخصان يتقاسمان الأشباح الأربعة.
        [few] شخص يلعب باك مان، و{ $count } أشخاص يتقاسمون الأشباح الأربعة.
        [many] شخص يلعب باك مان، و{ $count } شخصًا يتقاسمون الأشباح الأربعة.
       *[other] شخص يلعب باك مان، و{ $count } شخص يتقاسمون الأشباح الأربعة.
    }
home-new-layout = اللوحة
home-new-rules = القواعد
home-new-more = كل القواعد، واحدة واحدة
home-new-changed =
    { $count ->
        [0] كما تقول القواعد أعلاه
        [one] قاعدة واحدة مختلفة
        [two] قاعدتان مختلفتان
        [few] { $count } قواعد مختلفة
       *[other] { $count } قاعدة مختلفة
    }
home-new-who = من يمكنه الجلوس
home-new-link = من لديه الرابط
home-new-public = الجميع
home-new-lots = توزيع الأدوار
home-new-lots-race = من يبدأ
home-new-lots-draw = بالقرعة
home-new-lots-seats = بحسب المقاعد
home-new-lots-me = البداية لي
home-new-legs = الألعاب
home-new-legs-1 = واحدة
home-new-legs-2 = اثنتان مع تبادل الطرفين
home-new-team = صاحب القرار في حواجز الأشباح وعروضها
home-new-team-anyone = أي عضو في الفريق
home-new-team-captain = قائد الفريق
home-new-casual = التراجع والتلميحات
home-new-casual-yes = مسموحة
home-new-casual-no = غير مسموحة
home-new-open = فتح الطاولة
home-new-name = اسمك (اختياري)

## The page: a table before the start, and an invitation to one
##
## $name: who; $level: how strong the computer is; $piece: a piece.

table-time-none = بلا ساعة
table-time-per-move =
    { $seconds ->
        [one] ثانية واحدة للدور
        [two] ثانيتان للدور
        [few] { $seconds } ثوانٍ للدور
       *[other] { $seconds } ثانية للدور
    }
table-time-fischer = { $minutes } د + { $increment } ث للدور
table-time-days =
    { $days ->
        [one] يوم واحد للدور
        [two] يومان للدور
        [few] { $days } أيام للدور
        [many] { $days } يومًا للدور
       *[other] { $days } يوم للدور
    }
table-free = شاغر
table-computer = الحاسوب، المستوى { $level }
table-you = أنت
table-guest = ضيف
table-away = غائب
table-title = طاولة { $name }
table-title-yours = طاولتك
table-title-nobody = طاولة
table-invite = دعوة آخرين
table-share = مشاركة الرابط
table-share-title = لعبة Corridor
table-copy = نسخ الرابط
table-seat-link = رابط لهذا المقعد
table-copied = تم النسخ
table-link = رابط هذه الطاولة
table-qr = رمز QR
table-qr-label = رابط هذه الطاولة في رمز مربع
table-rules = ما سيُلعب
table-own-layout = لوحة خاصة
table-lots-first = صاحب المقعد الأول
table-by-lot = الطرف بالقرعة
table-turn =
    { $number ->
        [1] البداية
        [2] الدور الثاني
        [3] الدور الثالث
       *[other] الدور الرابع
    }
table-seat-free = المقعد { $number } شاغر
table-free-race =
    { $number ->
        [1] المقعد الأول، شاغر
        [2] المقعد الثاني، شاغر
        [3] المقعد الثالث، شاغر
       *[other] المقعد الرابع، شاغر
    }
table-free-piece = { $piece }: شاغر
table-starts = من { $squares }
table-enters = الدخول إلى اللوحة في الدور الأول
table-sit = الجلوس هنا
table-sit-too = الجلوس هنا أيضًا
table-name-too = اسم من يجلس هنا
table-cancel = إلغاء
table-add-computer = الحاسوب
table-stand-up = مغادرة المقعد
table-send-away = إخلاء مقعد { $name }
table-character = شكلك
table-pawn = بيدق عادي
table-lift = نقل { $piece } إلى مقعد آخر
table-put-here = { $piece } إلى هنا
table-share-hint = يُنقل الشبح إلى مقعد آخر بالسحب، أو بالنقر عليه ثم على المقعد. ومن يعطي آخر أشباحه يحصل على شبح بدلًا منه.
table-hands = هذه الأشباح معًا
table-here = حضر { $here } من { $all }،
table-seats-free =
    { $free ->
        [zero] لا مقاعد شاغرة
        [one] مقعد واحد شاغر
        [two] مقعدان شاغران
        [few] { $free } مقاعد شاغرة
        [many] { $free } مقعدًا شاغرًا
       *[other] { $free } مقعد شاغر
    }
table-all-here = ويمكن لأي شخص أن يبدأ
table-wait-start = في انتظار البداية
table-leave = مغادرة
table-start = بدء
table-start-computer = بدء مع الحاسوب
table-drawing = جارٍ إجراء القرعة …
table-begins = البداية: { $name }.
table-first = البداية
table-to-board = إلى اللوحة

join-title = الانضمام إلى طاولة
join-invited = دعوة لك من { $name }
join-invited-plain = وصلتك دعوة
join-your-seat = مقعدك
join-sit = الجلوس
join-watch = المشاهدة فقط
join-gone = انتهت هذه الدعوة
join-gone-more = استُعمل الرابط، أو بدأت اللعبة. يمكن طلب رابط جديد أو إدخال الرمز الذي وصلك.
join-no-code = لا توجد طاولة بهذا الرمز
join-no-code-more = تحقّق من الرمز واكتبه مرة أخرى، أو اطلبه مجددًا ممّن دعاك.
join-failed = لم ينجح الأمر

## الصفحة: المتابعة على جهاز آخر

elsewhere-title = المتابعة على جهاز آخر
elsewhere-lead = عند فتح هذا الرابط في متصفح آخر تكون هناك الشخص نفسه: على الطاولات نفسها وفي المقاعد نفسها. هنا يبقى كل شيء كما هو.
elsewhere-qr = الرابط في رمز مربع
elsewhere-link = رابط المتابعة على جهاز آخر
elsewhere-until = يعمل الرابط مرة واحدة، حتى { $date }.
elsewhere-revoke = إلغاء روابطي
elsewhere-revoked = لم تعد روابطك تعمل.
elsewhere-new = إنشاء رابط جديد
elsewhere-signout = تسجيل الخروج من كل مكان آخر
elsewhere-signed-out = تم تسجيل الخروج من كل الأجهزة الأخرى، ولم تعد روابطك تعمل.
elsewhere-secret = كل من لديه هذا الرابط يستطيع اللعب باسمك، لذا يجب ألا يُعطى لأحد غيرك.
elsewhere-again = المحاولة مرة أخرى

return-title = المتابعة هنا
return-lead = بهذا الرابط يتابع هذا المتصفح باسم الشخص الذي أنشأه: على الطاولات نفسها وفي المقاعد نفسها.
return-loses =
    { $count ->
        [zero] لا لعبة جارية في هذا المتصفح.
        [one] لعبة واحدة جارية في هذا المتصفح.
        [two] لعبتان جاريتان في هذا المتصفح.
        [few] { $count } ألعاب جارية في هذا المتصفح.
        [many] { $count } لعبة جارية في هذا المتصفح.
       *[other] { $count } لعبة جارية في هذا المتصفح.
    } إن لم تكن للشخص نفسه فلن يستطيع هذا المتصفح متابعتها بعد ذلك.
return-keep = أولًا: رابط للعودة إليها
return-go = المتابعة هنا
return-stay = البقاء كما أنا
return-how = للمتابعة هنا يلزم إنشاء رابط على الجهاز الذي تلعب عليه، من القائمة التي فيها اسمك، ثم فتحه هنا.
return-gone = هذا الرابط لا يعمل
return-gone-more = إما أنه قديم جدًا أو ضاع جزء منه في الطريق.
return-done = أنت الآن { $name } هنا
return-done-plain = أنت الآن الشخص نفسه هنا
return-done-more = ألعابك مفتوحة على الجهازين.
return-done-none = لا لعبة جارية لك.

## The play screen
##
## $who, $name, $winner, $loser: the name of a person, a bot or a side; $move: a move as players write it.

play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = كلاسيكي · 2
play-mode-classic-3 = كلاسيكي · 3
play-mode-classic-4 = كلاسيكي · 4
play-mode-pacman = باك مان
play-mode-pacman-advanced = باك مان المتقدم
# $kind: how time is kept. 5 + 3: minutes for the match and seconds added for each move.
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } ث للنقلة
        [days]
            { $days ->
                [one] يوم واحد للنقلة
                [two] يومان للنقلة
                [few] { $days } أيام للنقلة
                [many] { $days } يومًا للنقلة
               *[other] { $days } يوم للنقلة
            }
       *[none] بلا ساعة
    }
play-watching = مشاهدة فقط
play-board = اللوحة

play-guest = ضيف
play-you = أنت
play-bot = روبوت { $level }
play-name-and-side = { $name } ({ $side })
play-for = بدلًا من { $name }
play-away = غائب
play-clock = الوقت الباقي: { $time }
play-clock-days = { $days } ي { $hours } س
play-fences =
    { $count ->
        [zero] لا حواجز في اليد
        [one] حاجز واحد في اليد
        [two] حاجزان في اليد
        [few] { $count } حواجز في اليد
        [many] { $count } حاجزًا في اليد
       *[other] { $count } حاجز في اليد
    }
play-steps =
    { $count ->
        [zero] بلا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $count } خطوات
       *[other] { $count } خطوة
    }

play-lives = الحيوات
play-lives-left =
    { $count ->
        [zero] لم تبق أي حياة
        [one] بقيت حياة واحدة
        [two] بقيت حياتان
        [few] بقيت { $count } حيوات
       *[other] بقيت { $count } حياة
    }
play-pellets = الباور بيلتس المأكول
play-pellets-eaten = { $count } من { $all }
play-reserve = في الاحتياطي
play-fences-label = الحواجز
play-team-stock = حواجز الفريق
play-chamber = الحجرة
play-speed = السرعة
play-level-so-far = المستوى حتى الآن
play-yours = لك
play-sees =
    { $own ->
        [yes] يراك
       *[no] يراه
    }
play-off-board = خارج اللوحة
play-on-square = على { $square }
play-sees-along-file = يرى باك مان على العمود { $name }
play-sees-along-rank = يرى باك مان على الصف { $name }
play-legend-respawn = مربع العودة: يدخل باك مان من هنا
play-legend-tunnel = نفق { $one } – { $other }
play-legend-sight = خط الرؤية: قد يتحرك هذا الشبح أبعد
play-legend-ring = حلقة: يمكن أكل هذا الشبح الآن

play-your-turn = حان دورك
play-to-move = دور { $who }
play-teammate = القرار لزميل في الفريق
# $fences: yes, if there are fences in hand.
play-task-race =
    { $fences ->
        [yes] التحرك إلى نقطة، أو وضع حاجز بين المربعات.
       *[no] التحرك إلى نقطة؛ لم تبق حواجز.
    }
play-task-after =
    { $what ->
        [fence] تمت الحركة. يمكن وضع حاجز أو إنهاء الدور.
        [pellet] تمت الحركة. يمكن استعمال حبة باور بيلتس أو إنهاء الدور.
       *[both] تمت الحركة. يمكن وضع حاجز أو استعمال حبة باور بيلتس أو إنهاء الدور.
    }
play-task-ghost-place = وضع حاجز أو الاحتفاظ به.
play-opening = الدور { $turn }
play-boost = دفعة
play-boost-left =
    { $all ->
        [one] بقي { $left } من خطوة واحدة
        [two] بقي { $left } من خطوتين
        [few] بقي { $left } من { $all } خطوات
       *[other] بقي { $left } من { $all } خطوة
    }
play-boost-eats =
    { $own ->
        [yes] تؤكل الأشباح في طريقك، في هذا الدور فقط
       *[no] يأكل باك مان الأشباح في طريقه، في هذا الدور فقط
    }
play-typed = نقلتك: { $text }
play-left =
    { $count ->
        [zero] لا يبقى شيء بعده
        [one] يبقى واحد بعده
        [two] يبقى اثنان بعده
       *[other] يبقى { $count } بعده
    }
play-left-short =
    { $count ->
        [zero] لا يبقى شيء
        [one] يبقى واحد
        [two] يبقى اثنان
       *[other] يبقى { $count }
    }
play-cost =
    { $count ->
       *[other] { $who }: الخطوات { $count }
    }
play-keys-hover = النقر للوضع · R للتدوير · Esc للإلغاء
play-keys-held = Enter للوضع · R للتدوير · Esc للإلغاء
play-heard-move = { $who }: { $move }.
play-heard-spent = يستعمل باك مان حبة باور بيلتس.
play-heard-eaten = يأكل باك مان: { $pieces }.
play-heard-pellet = يأكل باك مان حبة باور بيلتس: { $count } من { $all }.
play-heard-boost =
    { $count ->
        [zero] تبدأ دفعة بلا خطوات.
        [one] تبدأ دفعة: خطوة واحدة.
        [two] تبدأ دفعة: خطوتان.
        [few] تبدأ دفعة: { $count } خطوات.
       *[other] تبدأ دفعة: { $count } خطوة.
    }
play-heard-boost-over = انتهت الدفعة.
play-heard-caught =
    { $count ->
        [0] أُمسك بباك مان. لم تبق أي حياة.
        [one] أُمسك بباك مان. بقيت حياة واحدة.
        [two] أُمسك بباك مان. بقيت حياتان.
        [few] أُمسك بباك مان. بقيت { $count } حيوات.
       *[other] أُمسك بباك مان. بقيت { $count } حياة.
    }
play-heard-clock =
    { $seconds ->
        [zero] انتهى وقتك.
        [one] بقيت ثانية واحدة من وقتك.
        [two] بقيت ثانيتان من وقتك.
        [few] بقيت { $seconds } ثوانٍ من وقتك.
       *[other] بقيت { $seconds } ثانية من وقتك.
    }

play-place = وضع
play-rotate = تدوير
play-cancel = إلغاء
play-step-back = خطوة إلى الوراء
play-end-walk = التوقف هنا
play-walk = تحرك
play-walk-anyway = الدخول رغم ذلك
play-yes = نعم
play-no = لا
play-accept = قبول
play-decline = رفض
play-close = إغلاق
play-more = المزيد
play-resign = استسلام
play-resign-sure = تأكيد الاستسلام؟
play-resign-team = هل تسأل فريقك عن الاستسلام؟
play-abort = إلغاء المباراة
play-abort-long = إلغاء هذه المباراة
play-abort-sure = تأكيد إلغاء المباراة؟
play-takeback = طلب التراجع
play-undo = تراجع
play-draw = عرض التعادل
play-routes = الطرق
play-phrases = عبارات
play-flip = قلب اللوحة
play-save = حفظ
play-new = جديد
play-rematch = مباراة إعادة
play-rematch-asked = عُرضت مباراة إعادة
play-next-leg = الشوط التالي
play-next-game = اللعبة التالية
play-ask-hint = طلب تلميح
play-suggest = اقتراح
play-suggest-to-team = اقتراح نقلة على فريقك
play-suggest-how = النقلة التي تُختار الآن سيراها فريقك.
play-suggested = يرى فريقك اقتراحك: { $move }
play-suggests = اقتراح { $who }: { $move }
play-play-it = لعبها
play-hint-wait = المحرك يفكر …
play-hint = رأي المحرك: { $move }

play-offered-draw = لقد عرضت التعادل.
play-offered-takeback = لقد طلبت التراجع عن نقلة.
play-offered-rematch = لقد عرضت مباراة إعادة.
play-offers-draw = عرض تعادل من { $who }.
play-offers-takeback = طلب تراجع عن نقلة من { $who }.
play-offers-rematch = عرض مباراة إعادة من { $who }.
play-declines = رفض من { $who }.
play-give-up = استسلام
play-play-on = مواصلة اللعب
play-give-up-asked = تريد الاستسلام. فريقك يقرّر معك.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } وأنت تريدان الاستسلام. بقية الفريق تقرّر معكما.
       *[no] { $who } يريد الاستسلام. هل توافق؟
    }
play-plays-on = { $who } يريد مواصلة اللعب.
play-gone-kept = غياب: { $name }. يبقى المقعد محجوزًا لمدة:
play-gone = غياب: { $name }.
play-wait = انتظار
play-claim = المطالبة بالفوز
play-put-bot = إدخال روبوت
play-bot-for-you = يلعب روبوت مكانك.
play-return = استعادة مقعدك
play-line-lost = انقطع الاتصال؛ جارٍ إعادة الاتصال …
play-unsent = لا اتصال. النقلة { $move } محفوظة وستُرسل فور عودة الاتصال.
play-unsent-lost = لم تُنفَّذ النقلة { $move }: تغيرت اللعبة في هذه الأثناء.
play-line-ended = انتهى الاتصال. يُرجى تحميل الصفحة من جديد.

play-moves = النقلات
play-no-moves = لا نقلات بعد
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] البداية
        [one] بعد نقلة واحدة
        [two] بعد نقلتين
        [few] بعد { $ply } نقلات
       *[other] بعد { $ply } نقلة
    }
play-back-to-now = العودة إلى الآن
play-replay-move = ثم: { $move }
play-replay-end = هنا أمسكت به الأشباح.
# $own: yes, if whoever reads this plays PAC-MAN.
play-why-caught =
    { $own ->
        [yes] لماذا فقدتُ حياة؟
       *[no] كيف فُقدت الحياة؟
    }
play-route = الطريق إلى النهاية

play-result-won = لقد فزت
play-result-lost = لقد خسرت
play-result-draw = تعادل
play-result-off = أُلغيت المباراة
# $many: yes, if the winner is a team.
play-result-wins =
    { $many ->
        [yes] الفوز من نصيب { $winner }
       *[no] الفوز من نصيب { $winner }
    }
play-result-loses = خروج { $loser }؛ والفوز للآخرين
play-reason-goal = بلوغ خط النهاية.
play-reason-pellets = أُكل كل الباور بيلتس.
play-reason-ghosts = أُكلت كل الأشباح.
play-reason-catches = نفدت حيوات باك مان.
play-reason-plies = بلغ عدد النقلات حده الأقصى.
play-reason-threefold = تكررت الوضعية نفسها ثلاث مرات.
play-reason-no-progress = لم يتغير شيء منذ وقت طويل.
play-reason-resign =
    { $own ->
        [yes] لقد استسلمت.
        [team] استسلام فريقك بقرار { $who }.
       *[no] استسلام { $loser }.
    }
play-reason-time =
    { $own ->
        [yes] انتهى وقتك.
       *[no] انتهى وقت { $loser }.
    }
play-reason-abandoned =
    { $own ->
        [yes] لقد غادرت الطاولة.
       *[no] مغادرة الطاولة: { $loser }.
    }
play-reason-agreement = اتفق الطرفان.
play-reason-aborted = لا فوز ولا خسارة.
play-level = مستوى باك مان: { $level }
play-legs = شوطان
play-leg = الشوط { $number }
play-points = النقاط
# $how: how this seat ended the leg.
play-leg-result =
    { $how ->
        [won] فوز
        [lost] خسارة
        [draw] تعادل
       *[off] أُلغي
    }
# $first: yes, if this seat made the first move of a race.
play-leg-start =
    { $first ->
        [yes] اللعب أولًا
       *[no] اللعب ثانيًا
    }
play-leg-role = { $role } · باور بيلتس: { $pellets }
play-save-qgn = سجل النقلات (.qgn)
play-save-json = سجل للبرامج (JSON)
play-save-svg = صورة واضحة بأي حجم (SVG)
play-save-png = صورة بالبكسل (PNG)

play-panel-more = المزيد
play-panel-phrases = قول شيء
play-panel-settings = الإعدادات
play-panel-save = حفظ اللعبة
play-panel-help = المفاتيح
play-overlay-sight = إظهار من يرى باك مان
play-overlay-reach = إظهار ما يبلغه كل طرف
play-overlay-routes = إظهار أقصر الطرق
play-set-placing = وضع الحواجز بالإصبع
play-placing-confirm = تأكيد كل حاجز
play-placing-release = الوضع عند رفع الإصبع
play-placing-tray = السحب من الشريط
play-set-confirm-walk = تأكيد الحركات
play-set-sound = الصوت
play-set-vibration = الاهتزاز
play-set-turn-board = توجيه اللوحة نحو صاحب الدور، على شاشة واحدة
play-key-arrows = التنقل على اللوحة
play-key-tab = المربعات والحواجز والأزرار
play-key-space = اختيار، أو تدوير حاجز
play-key-rotate = تدوير الحاجز
play-key-enter = وضع أو تحرك
play-key-escape = إلغاء
play-key-type = كتابة أي نقلة، ثم Enter
play-key-undo = تراجع
play-key-flip = قلب اللوحة
play-key-hint = تلميح
play-key-routes = إظهار الطرق أو إخفاؤها
play-key-help = هذه القائمة

## The board of the page: what a screen reader hears, and buttons of moves that are no square.
##
## $piece, $side: a name; $square, $squares, $slot, $fence: as players write them; "none" where
## there is nothing; $way: horizontal or vertical; $steps: with its sign.

board-your-piece = { $piece }، قطعتك
board-piece = { $piece }
board-pellet = باور بيلتس
board-gate = مربع العودة
board-tunnel = نفق إلى { $square }
board-goal = خط نهاية { $side }
board-fences = حاجز: { $ways }
board-north = شمال
board-east = شرق
board-south = جنوب
board-west = غرب
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] حاجز أفقي { $slot }
               *[vertical] حاجز عمودي { $slot }
            }
       *[other]
            { $way ->
                [horizontal] نقل { $old } إلى { $slot } أفقيًا
               *[vertical] نقل { $old } إلى { $slot } عموديًا
            }
    }
board-cost =
    { $count ->
       *[other] { $side }: الخطوات { $count }
    }
board-left =
    { $count ->
        [zero] لا يبقى شيء بعده
        [one] يبقى واحد بعده
        [two] يبقى اثنان بعده
       *[other] يبقى { $count } بعده
    }
board-walk =
    { $squares ->
        [none] { $piece }: اختيار الوجهة. التالي: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. يمكن التوقف هنا. التالي: { $next }.
               *[no] { $piece }: { $squares }. التالي: { $next }.
            }
    }
board-which = أي قطعة تذهب إلى { $square }: { $pieces }؟
board-ask-enter-ghost = هناك شبح، وسيُمسَك بباك مان. هل يذهب إلى { $square } رغم ذلك؟
board-ask-confirm-walk = الذهاب إلى { $square }؟
board-lift =
    { $fence ->
        [none] المطلوب اختيار حاجز من الحجرة لنقله.
       *[other] رُفع الحاجز { $fence }. إلى أين؟
    }
board-no-fences = لا يمكن وضع حاجز الآن.
board-no-fence-here =
    { $way ->
        [horizontal] لا مكان لحاجز أفقي على { $slot }.
       *[vertical] لا مكان لحاجز عمودي على { $slot }.
    }
board-can-walk = يمكنك التحرك إلى هنا
board-can-enter = يمكنك الدخول من هنا
board-out-of-reach = لا يمكن الوصول إلى { $square }.
board-within-reach = يمكنك التحرك إلى { $squares }.
board-no-walk = لا يمكن لأي قطعة أن تتحرك الآن.
board-action-spend = استعمال حبة باور بيلتس
board-action-end-turn = إنهاء الدور
board-action-no-boost = لا خطوات أخرى
board-action-pass = تمرير الدور
board-action-stay = بقاء { $piece } في مكانه
board-action-enter = الدخول على { $square }

page-menu = القائمة
page-play = اللعب
page-learn = التعلّم
page-rules = القواعد
page-how-to-play = كيف تلعب
learn-title = تعلّم اللعب
learn-lead = دروس قصيرة على لوحة حقيقية: أنت تحرّك، وترى فورًا نتيجة كل حركة.
learn-count = { $done } من { $all }
learn-finished = أُنجز
learn-all = كل الدروس
learn-task = المهمة { $number } من { $all }
learn-rule = اقرأ القاعدة
learn-next = التالي
learn-again = مرة أخرى
learn-hint = تلميح
learn-hint-more = تلميح آخر
learn-next-lesson = الدرس التالي
learn-play = العب مباراة بالمستوى 1
rules-title = قواعد الألعاب
rules-lead = كل لعبة في نحو ثلاث دقائق، مع رسوم يمكنك اللعب عليها.
rules-print = طباعة
rules-try = جرّب
rules-try-named = جرّب: { $rule }
rules-try-end = العودة إلى الرسم
rules-try-idle = حرّك كما تشاء: ما لا يُسمح به يُشرح لك.
rules-show = أظهر الحركة
rules-forbidden = ما لا يُسمح به
rules-made = هذه هي الحركة.
rules-points = ما لا تحسمه القواعد المطبوعة
rules-switch = يمكنك تغييره: { $name }
