home-title-way = شُقّ طريقك.
home-title-fence = وسُدّ طريقهم.
home-lead = لعبة Quoridor وألعاب باك مان في متصفحك: ضد الحاسوب، أو مع الأصدقاء، أو مع أي شخص متصل.
home-modes = أي لعبة؟
home-kind-classic-2 = كلاسيكي
home-kind-classic-3 = { home-kind-classic-2 }
home-kind-classic-4 = { home-kind-classic-2 }
home-kind-pacman = مطاردة
home-kind-pacman-advanced = مع حواجز
home-computer = اللعب ضد الحاسوب
home-level = المستوى
home-role = طرفك
home-role-first = الأول
home-role-second = الثاني
home-role-any = عشوائي
home-time = الساعة
home-friend = اللعب مع صديق
home-friend-more = برابط أو رمز، بلا حساب
home-find = البحث عن لعبة
home-find-more = مع أي شخص يريد هذه اللعبة
home-find-start = البحث عن لاعب
home-find-many = ألعاب الثلاثة والأربعة تبدأ من الطاولات المفتوحة. افتح طاولة ليجلس إليها الآخرون.
home-find-waiting = جارٍ البحث عن لاعب…
home-find-cancel = إيقاف البحث
home-found = وجدنا لاعبًا! تبدأ اللعبة.
home-running = ألعابك
home-running-alone = الكل على هذه الشاشة
home-running-yours = حان دورك
home-running-theirs = دور الخصم
home-running-open = لم تبدأ بعد
home-running-more =
    { $count ->
        [zero] لا مزيد
        [one] المزيد (1)
        [two] المزيد (2)
        [few] المزيد ({ $count })
        [many] المزيد ({ $count })
       *[other] المزيد ({ $count })
    }
home-open = الطاولات المفتوحة
home-open-none = لا أحد ينتظر على طاولة الآن.
home-open-new = فتح طاولة
home-open-take = { $game }: أخذ هذا المقعد
home-code = لديك رمز؟
home-code-join = انضمام
home-demo = لعبة للحاسوب ضد نفسه
home-demo-move =
    { $number ->
        [0] الحاسوب يلعب ضد نفسه
       *[other] الحاسوب يلعب ضد نفسه، النقلة { $number }
    }
home-offline = تعذّر الوصول إلى الخادم. تواصل الصفحة المحاولة، ولن يضيع شيء.
home-unofficial = غير رسمي وبلا صلة بأصحاب العلامات. Quoridor وباك مان علامتان تجاريتان لأصحابهما.
home-new = طاولة جديدة
home-new-lead = اختر لعبة ثم أرسل الرابط. يرى الجميع هذه القواعد قبل البداية.
home-new-seats = المقاعد
home-new-seats-ghosts =
    { $count ->
        [zero] واحد يلعب دور باك مان، و{ $count } يتقاسمون الأشباح الأربعة.
        [one] واحد يلعب دور باك مان، وواحد معه الأشباح الأربعة كلها.
        [two] واحد يلعب دور باك مان، واثنان يتقاسمان الأشباح الأربعة.
        [few] واحد يلعب دور باك مان، و{ $count } يتقاسمون الأشباح الأربعة.
        [many] واحد يلعب دور باك مان، و{ $count } يتقاسمون الأشباح الأربعة.
       *[other] واحد يلعب دور باك مان، و{ $count } يتقاسمون الأشباح الأربعة.
    }
home-new-layout = اللوحة
home-new-rules = القواعد
home-new-more = كل القواعد، واحدة واحدة
home-new-changed =
    { $count ->
        [0] كما في القواعد أعلاه
        [one] قاعدة واحدة مختلفة
        [two] قاعدتان مختلفتان
        [few] { $count } قواعد مختلفة
        [many] { $count } قاعدة مختلفة
       *[other] { $count } قاعدة مختلفة
    }
home-new-who = من يمكنه الجلوس
home-new-link = من لديه الرابط
home-new-public = الجميع
home-new-lots = من يلعب ماذا
home-new-lots-race = من يبدأ
home-new-lots-seats = بحسب المقاعد
home-new-lots-me = أنا أبدأ
home-new-legs = الألعاب
home-new-legs-1 = واحدة
home-new-legs-2 = اثنتان مع تبادل الطرفين
home-new-team = من يقرّر في حواجز الأشباح وعروضها
home-new-team-anyone = أي واحد منهم
home-new-team-captain = قائد الفريق
home-new-casual = التراجع والتلميحات
home-new-casual-yes = مسموح
home-new-casual-no = غير مسموح
home-new-open = فتح الطاولة
home-new-name = اسمك (اختياري)
home-here =
    { $count ->
        [2] اثنان على هذه الشاشة
        [3] ثلاثة على هذه الشاشة
       *[other] أربعة على هذه الشاشة
    }
home-here-more = تناوبوا على هذا الجهاز
home-waiting = في انتظار لعبة
home-waiting-play = اللعب
home-waiting-meet = اللعب مع { $name }: { $game }، { $clock }
home-find-near = إن كان أحد ينتظر بساعة قريبة من ساعتك، فستلعب بساعته. المشاهدة متاحة للجميع.
clock-own = ساعة خاصة
clock-kind = نوع الساعة
clock-kind-fischer = وقت للعبة كلها
clock-kind-per-move = وقت لكل دور
clock-kind-days = أيام لكل دور
clock-minutes = الدقائق
clock-increment = ثوانٍ مضافة
clock-seconds = الثواني
clock-days = الأيام
home-puzzle-more = نقلة صحيحة واحدة. هل تجدها؟
