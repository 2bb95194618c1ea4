fault-boost-after-pellet = الدفعة تأتي بعد حبة. ضع باك مان حيث كانت حبة، على مربع خالٍ الآن.
fault-chamber-count = حواجز الحجرة أقل أو أكثر من اللازم. علّم الصحيحة منها.
fault-chamber-fences-standing = الحجرة من حواجز قائمة، وهذا غير قائم: { $fences }.
fault-closed-chamber = في الحجرة فتحة. أغلقها حتى لا يكون لها مدخل ولا مخرج.
fault-eaten = الحبات المأكولة هي الناقصة من اللوحة، وعددها ليس { $found }.
fault-fence = «{ $found }» ليس حاجزًا. تُكتب الحواجز هكذا: e3h.
fault-fence-list = «{ $found }» ليست قائمة حواجز مثل d2e3.
fault-fences-not-crossing = حواجز متقاطعة: { $fences }. انقل أحدها.
fault-fences-not-overlapping = حواجز بعضها فوق بعض: { $fences }. انقل أحدها.
fault-fences-of-layout = لا تتحرك الحواجز في هذه اللعبة، فهي حواجز المتاهة. المختلف: { $fences }.
fault-fields = وضعية هذه اللعبة عدد حقولها { $detail } وبينها خطوط مائلة.
fault-fitting-fence = حواجز لا يتسع المكان لها معًا: { $fences }. انقل أحدها.
fault-ghosts-apart = شبحان على { $squares }. أعطِ كل شبح مربعًا له وحده.
fault-inline-layout = «{ $found }» ليست متاهة من ستة أجزاء بينها نقاط.
fault-known-name = لا يوجد { $found }. الموجود: { $detail }.
fault-layout-key = لا مكان لـ «{ $found }» هنا في ملف المتاهة.
fault-layout-number = { $found } خارج المدى. اختر من { $detail }.
fault-layout-size = هذا أطول من أن يكون متاهة.
fault-layout-value = يجب أن يكون { $found } من نوع { $detail }.
fault-lives = عدد الحيوات { $found } أكثر مما تبدأ به اللعبة.
fault-no-pellet-on-respawn-square = على { $squares } يعود باك مان إلى اللوحة. ضع الحبة في مكان آخر.
fault-no-pellet-under-piece = قطعة تقف على الحبة في { $squares }. انقل إحداهما.
fault-no-square-cut-off =
    { $count ->
        [zero] لا أحد يبلغ هذه المربعات، وعددها { $count }. افتح طريقًا.
        [one] لا أحد يبلغ { $squares }. افتح طريقًا.
        [two] لا أحد يبلغ هذين المربعين. افتح طريقًا.
        [few] لا أحد يبلغ هذه المربعات، وعددها { $count }. افتح طريقًا.
        [many] لا أحد يبلغ هذه المربعات، وعددها { $count }. افتح طريقًا.
       *[other] لا أحد يبلغ هذه المربعات، وعددها { $count }. افتح طريقًا.
    }
fault-numbers =
    { $detail ->
        [1] «{ $found }» يجب أن يكون عددًا.
       *[other] «{ $found }» يجب أن يكون أعدادًا، وهي { $detail }.
    }
fault-one-chamber = هناك أكثر من غرفة مغلقة. لا يجوز أن يُغلق إلا الحجرة.
fault-one-square = تبدأ القطعة على مربع واحد: { $found }.
fault-pacman-apart = شبح يقف مع باك مان على { $squares }. انقل أحدهما.
fault-pacman-on-board = باك مان غائب. ضعه على اللوحة.
fault-pellets-differ = حبتان على { $squares }. انقل إحداهما.
fault-pellets-of-layout = لا حبة في المتاهة على { $squares }. أزلها أو غيّر المتاهة.
fault-pellet-count = عدد حبات هذه اللعبة { $detail }، وهنا { $found }.
fault-phase = هذه اللحظة من الدور («{ $found }») لا تناسب بقية اللوحة.
fault-pieces-apart = قطعتان على { $squares }. انقل إحداهما.
fault-piece-letter = «{ $found }» ليست قطعة، أو ذُكرت قطعة مرتين.
fault-piece-name = لا قطعة باسم «{ $found }» في هذه اللعبة.
fault-piece-off-board = { $pieces } خارج اللوحة عند البداية هنا، ويكون الدخول لاحقًا. أزل القطعة.
fault-piece-on-board = قطعة غائبة: { $pieces }. ضعها على اللوحة.
fault-played-in-turn = لا يمكن أن تكون هذه الأشباح قد تحركت في هذه اللحظة.
fault-position-size = هذا أطول من أن يكون وضعية.
fault-previous = { $pieces } خارج اللوحة، فلا مربع سابق له.
fault-reserve = في الاحتياطي { $found }، وهذا أكثر مما أكله باك مان.
fault-route-to-goal = البيدق على { $squares } لا يبلغ هدفه. افتح طريقًا.
fault-side-number = لا طرف { $found } في هذه اللعبة.
fault-square = «{ $found }» ليس مربعًا. المربعات من a1 إلى i9.
fault-square-for-each-piece = لكل قطعة مربع، أو شرطة إن كانت خارج اللوحة: { $found }.
fault-square-list = «{ $found }» ليست قائمة مربعات مثل a1i9.
fault-start-off-goal = البيدق على { $squares } يقف على هدفه من الآن. انقله.
fault-stock = الحواجز في اليد أكثر مما تسعه اللوحة: { $found }.
fault-stock-name = الحواجز في اليد لأطراف هذه اللعبة: { $found }.
fault-switch = «{ $found }» ليست قاعدة مع قيمتها، أو وردت مرتين.
fault-toml = تعذّرت قراءة السطر { $line }، الموضع { $column }.
fault-turn = «{ $found }» لا يبيّن أي دور هذا.
editor-lead-maze = ارسم الحواجز وضع القطع والحبات، ثم العبها. ما لا تسمح به القواعد يُعلَّم في أثناء عملك.
editor-lead-position = أي لحظة من أي لعبة. ما لا تسمح به القواعد يُعلَّم في أثناء عملك.
editor-board = اللوحة التي تحررها
editor-tools = ما تفعله النقرة
editor-tool-fence = حواجز
editor-tool-erase = إزالة
editor-tool-chamber = حواجز الحجرة
editor-tool-pellet = حبات
editor-hint-fence = مرّر لتضع حاجزًا، وانقر حاجزًا لتزيله، واسحب القطع إلى حيث تريد.
editor-hint-erase = انقر حاجزًا أو قطعة أو حبة لتزيلها.
editor-hint-chamber = انقر الحواجز التي تغلق الحجرة.
editor-hint-pellet = انقر المربعات لتضع فيها حبات أو تزيلها منها.
editor-hint-piece = انقر مربعًا لتضع { $piece } عليه. انقر ثانية لتزيل القطعة من اللوحة.
editor-fence = الحاجز { $fence }
editor-on-fence = الحاجز { $fence } قائم هنا. Enter يزيله.
editor-symmetry = رسم مزدوج
editor-symmetry-none = إيقاف
editor-symmetry-mirror = يسار–يمين
editor-symmetry-flip = أعلى–أسفل
editor-symmetry-turn = نصف دورة
editor-redo = إعادة
editor-clear = إزالة الحواجز
editor-good = يمكن لعبها.
editor-faults = ما الخطأ
editor-more-faults =
    { $count ->
        [zero] لا مزيد
        [one] واحد آخر
        [two] اثنان آخران
        [few] { $count } غيرها
        [many] { $count } غيرها
       *[other] { $count } غيرها
    }
editor-bad-link = لا يحمل هذا الرابط لوحة يمكن عرضها. هذه لوحة جديدة.
editor-try = تجربة
editor-use = لعبها على طاولة
editor-not-yet = يمكنك مشاركتها ولعبها حين لا يبقى شيء معلَّم.
editor-stock = الحواجز: { $side }
editor-side = صاحب الدور
editor-phase = جزء الدور
editor-phase-walk = باك مان يتحرك
editor-phase-boost = دفعة
editor-phase-ghosts = الأشباح تتحرك
editor-phase-enter = باك مان يدخل
editor-phase-action = نقلة باك مان
editor-phase-extra = حركة إضافية
editor-phase-after = بعد حركته
editor-phase-relocate = حاجز من الحجرة
editor-phase-ghost-place = حاجز شبح
editor-played = أشباح تحركت
editor-reserve = حبات في الاحتياطي
editor-turn = الدور
editor-memory = ما يُتذكر من الدور
editor-previous = قادم من
editor-from = البداية من
editor-from-none = اختر لوحة
editor-forget = حذف هذه المتاهة
editor-fences =
    { $count ->
        [zero] لا حواجز
        [one] حاجز واحد
        [two] حاجزان
        [few] { $count } حواجز
        [many] { $count } حاجزًا
       *[other] { $count } حاجز
    }
editor-take-away = إزالة { $fence }
editor-fair = ما مدى تكافئها؟
editor-fair-lead = يلعب الحاسوب ألعابًا سريعة ضد نفسه. وحيث يستطيع، يحل المتاهة أيضًا مع ثلاثة أشباح على الأكثر.
editor-fair-ask = اختبار
editor-fair-making = تُلعب ألعاب سريعة
editor-fair-ahead =
    { $ahead ->
        [zero] تُجرَّب { $ahead } لوحة قبل لوحتك
        [one] تُجرَّب لوحة واحدة قبل لوحتك
        [two] تُجرَّب لوحتان قبل لوحتك
        [few] تُجرَّب { $ahead } لوحات قبل لوحتك
        [many] تُجرَّب { $ahead } لوحة قبل لوحتك
       *[other] تُجرَّب { $ahead } لوحة قبل لوحتك
    }
editor-fair-failed = لم ينجح الأمر. يمكنك أن تسأل مجددًا.
editor-fair-done = انتهت الألعاب السريعة.
editor-fair-share = فوز في { $share }% (الأرجح من { $low } إلى { $high }%)
editor-fair-games = ألعاب المستوى { $level } ضد نفسه: { $games }، والتعادلات: { $drawn ->
        [0] لا شيء
       *[other] { $drawn }
    }. في تسع عشرة مرة من عشرين تقع النسبة الحقيقية في الجزء الباهت.
editor-fair-exact =
    { $ghosts ->
        [zero] محلولة، { $ghosts } شبح
        [one] محلولة، شبح واحد
        [two] محلولة، شبحان
        [few] محلولة، { $ghosts } أشباح
        [many] محلولة، { $ghosts } شبحًا
       *[other] محلولة، { $ghosts } شبح
    }
editor-fair-pacman = باك مان يفوز
editor-fair-endless = لا أحد يفرض الفوز
editor-fair-ghosts = الأشباح تفوز
