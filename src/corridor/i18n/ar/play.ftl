play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = كلاسيكي · 2
play-mode-classic-3 = كلاسيكي · 3
play-mode-classic-4 = كلاسيكي · 4
play-mode-pacman = باك مان
play-mode-pacman-advanced = باك مان المتقدم
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } ث للدور
        [days]
            { $days ->
                [zero] { $days } يوم للدور
                [one] يوم للدور
                [two] يومان للدور
                [few] { $days } أيام للدور
                [many] { $days } يومًا للدور
               *[other] { $days } يوم للدور
            }
       *[none] بلا ساعة
    }
play-watching = أنت تشاهد
play-board = اللوحة
play-guest = ضيف
play-name-and-side = { $name } ({ $side })
play-for = بدلًا من { $name }
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
play-lives = الحيوات
play-lives-left =
    { $count ->
        [zero] لم تبقَ أي حياة
        [one] بقيت حياة واحدة
        [two] بقيت حياتان
        [few] بقيت { $count } حيوات
        [many] بقيت { $count } حياة
       *[other] بقيت { $count } حياة
    }
play-pellets = الحبات المأكولة
play-pellets-eaten = { $count } من { $all }
play-reserve = في الاحتياطي
play-fences-label = الحواجز
play-team-stock = حواجز الفريق
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
play-legend-ring = الحلقة: يمكن أكل هذا الشبح الآن
play-to-move = دور { $who }
play-teammate = القرار لزميل في الفريق
play-task-race =
    { $fences ->
        [yes] تحرّك إلى نقطة، أو ضع حاجزًا بين المربعات.
       *[no] تحرّك إلى نقطة. لم يبقَ لديك حواجز.
    }
play-task-after =
    { $what ->
        [fence] تحرّكت. ضع حاجزًا أو أنهِ دورك.
        [pellet] تحرّكت. استعمل حبة أو أنهِ دورك.
       *[both] تحرّكت. ضع حاجزًا أو استعمل حبة أو أنهِ دورك.
    }
play-task-ghost-place = ضع حاجزًا أو احتفظ به.
play-opening = الدور { $turn }
play-boost = دفعة
play-boost-eats =
    { $own ->
        [yes] تؤكل الأشباح في طريقك، في هذا الدور فقط
       *[no] يأكل باك مان الأشباح في طريقه، في هذا الدور فقط
    }
play-typed = نقلتك: { $text }
play-left-short =
    { $count ->
        [zero] لا يبقى شيء
        [one] يبقى واحد
        [two] يبقى اثنان
        [few] يبقى { $count }
        [many] يبقى { $count }
       *[other] يبقى { $count }
    }
play-cost = { $who }: الخطوات { $count }
play-keys-hover = انقر للوضع · R للتدوير · Esc للإلغاء
play-keys-held = Enter للوضع · R للتدوير · Esc للإلغاء
play-heard-move = { $who }: { $move }.
play-heard-spent = يستعمل باك مان حبة.
play-heard-eaten = يأكل باك مان { $pieces }.
play-heard-pellet = يأكل باك مان حبة: { $count } من { $all }.
play-heard-boost =
    { $count ->
        [zero] تبدأ دفعة: { $count } خطوة.
        [one] تبدأ دفعة: خطوة واحدة.
        [two] تبدأ دفعة: خطوتان.
        [few] تبدأ دفعة: { $count } خطوات.
        [many] تبدأ دفعة: { $count } خطوة.
       *[other] تبدأ دفعة: { $count } خطوة.
    }
play-heard-boost-over = انتهت الدفعة.
play-heard-caught =
    { $count ->
        [0] أُمسك بباك مان. لم تبقَ أي حياة.
        [one] أُمسك بباك مان. بقيت حياة واحدة.
        [two] أُمسك بباك مان. بقيت حياتان.
        [few] أُمسك بباك مان. بقيت { $count } حيوات.
        [many] أُمسك بباك مان. بقيت { $count } حياة.
       *[other] أُمسك بباك مان. بقيت { $count } حياة.
    }
play-heard-clock =
    { $seconds ->
        [zero] انتهى وقتك.
        [one] بقيت ثانية واحدة على ساعتك.
        [two] بقيت ثانيتان على ساعتك.
        [few] بقيت { $seconds } ثوانٍ على ساعتك.
        [many] بقيت { $seconds } ثانية على ساعتك.
       *[other] بقيت { $seconds } ثانية على ساعتك.
    }
play-place = وضع
play-rotate = تدوير
play-step-back = خطوة للوراء
play-end-walk = توقف هنا
play-walk = تحرّك
play-walk-anyway = دخول رغم ذلك
play-yes = نعم
play-no = لا
play-accept = قبول
play-decline = رفض
play-close = إغلاق
play-panel-more = المزيد
play-resign = استسلام
play-resign-sure = هل تستسلم؟
play-resign-team = هل تسأل فريقك عن الاستسلام؟
play-abort = إلغاء
play-abort-long = إلغاء اللعبة
play-abort-sure = هل تلغي اللعبة؟
play-takeback = طلب تراجع
play-undo = تراجع
play-draw = عرض التعادل
play-routes = الطرق
play-phrases = عبارات
play-flip = قلب اللوحة
play-save = حفظ
play-new = لعبة جديدة
play-rematch = إعادة المباراة
play-rematch-asked = عُرضت الإعادة
play-next-leg = الشوط التالي
play-next-game = اللعبة التالية
play-ask-hint = طلب تلميح
play-suggest = اقتراح
play-suggest-to-team = اقتراح نقلة على فريقك
play-suggest-how = اختر نقلة، وسيراها فريقك.
play-suggested = يرى فريقك اقتراحك: { $move }
play-suggests = اقتراح { $who }: { $move }
play-play-it = لعب النقلة
play-hint-wait = المحرك يفكّر…
play-hint = رأي المحرك: { $move }
play-offered-draw = لقد عرضت التعادل.
play-offered-takeback = لقد طلبت التراجع عن نقلة.
play-offered-rematch = لقد عرضت إعادة المباراة.
play-offers-draw = عرض تعادل من { $who }.
play-offers-takeback = طلب تراجع عن نقلة من { $who }.
play-offers-rematch = عرض إعادة المباراة من { $who }.
play-declines = جاء الرفض من { $who }.
play-play-on = مواصلة
play-give-up-asked = تريد الاستسلام. فريقك يقرّر معك.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } وأنت تريدان الاستسلام. بقية فريقك تقرّر معكما.
       *[no] طلب استسلام من { $who }. هل توافق؟
    }
play-plays-on = رأي { $who }: مواصلة اللعب.
play-gone-kept = { $name } خارج الاتصال. المقعد محجوز لمدة:
play-gone = { $name } خارج الاتصال.
play-wait = انتظار
play-claim = المطالبة بالفوز
play-put-bot = إدخال الحاسوب
play-bot-for-you = يلعب الحاسوب مكانك.
play-return = استعادة مقعدك
play-line-lost = انقطع الاتصال. جارٍ إعادة الاتصال…
play-unsent = لا اتصال. نقلتك { $move } محفوظة وتُرسل فور عودة الاتصال.
play-unsent-lost = لم تُلعب نقلتك { $move }: تقدّمت اللعبة قبلها.
play-line-ended = انتهى الاتصال. أعد تحميل الصفحة.
play-moves = النقلات
play-no-moves = لا نقلات بعد
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] البداية
        [one] بعد نقلة واحدة
        [two] بعد نقلتين
        [few] بعد { $ply } نقلات
        [many] بعد { $ply } نقلة
       *[other] بعد { $ply } نقلة
    }
play-back-to-now = عودة إلى اللعبة
play-replay-move = ثم: { $move }
play-replay-end = هنا أُمسك بباك مان.
play-why-caught =
    { $own ->
        [yes] لماذا فقدتُ حياة؟
       *[no] كيف فُقدت الحياة؟
    }
play-route = الطريق إلى الهدف
play-result-won = فزت
play-result-lost = خسرت
play-result-draw = تعادل
play-result-off = أُلغيت
play-result-wins =
    { $many ->
        [yes] فوز { $winner }
       *[no] فوز { $winner }
    }
play-result-loses = خسارة { $loser }، وفوز الآخرين
play-reason-goal = أول من بلغ الجهة المقابلة.
play-reason-pellets = أُكلت كل الحبات.
play-reason-ghosts = أُكلت كل الأشباح.
play-reason-catches = لم تبقَ لباك مان حيوات.
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
       *[no] مغادرة { $loser } للطاولة.
    }
play-reason-agreement = اتفق الطرفان.
play-reason-aborted = لا فوز ولا خسارة.
play-level = مستوى باك مان: { $level }
play-legs = شوطان
play-leg = الشوط { $number }
play-points = النقاط
play-leg-result =
    { $how ->
        [won] فوز
        [lost] خسارة
        [draw] تعادل
       *[off] أُلغي
    }
play-leg-start =
    { $first ->
        [yes] لعب أولًا
       *[no] لعب ثانيًا
    }
play-leg-role = { $role } · الحبات: { $pellets }
play-save-qgn = سجل النقلات (.qgn)
play-save-json = سجل للبرامج (JSON)
play-save-svg = صورة واضحة بأي حجم (SVG)
play-save-png = صورة بالبكسل (PNG)
play-panel-phrases = قل شيئًا
play-panel-settings = الإعدادات
play-panel-save = حفظ اللعبة
play-panel-help = المفاتيح
play-overlay-sight = إظهار من يرى باك مان
play-overlay-reach = إظهار أين يصل كل طرف
play-overlay-routes = إظهار أقصر الطرق
play-set-placing = وضع الحواجز بالإصبع
play-placing-confirm = تأكيد كل حاجز
play-placing-release = الوضع عند رفع الإصبع
play-placing-tray = السحب من الشريط
play-set-confirm-walk = تأكيد الحركات
play-set-sound = الصوت
play-set-vibration = الاهتزاز
play-set-turn-board = على شاشة واحدة: توجيه اللوحة نحو صاحب الدور
play-key-arrows = التنقل على اللوحة
play-key-tab = إلى اللوحة والأزرار
play-key-space = التبديل بين المربعات والحواجز
play-key-rotate = تدوير الحاجز
play-key-enter = وضع أو تحرّك
play-key-escape = إلغاء
play-key-type = اكتب أي نقلة ثم Enter
play-key-undo = تراجع
play-key-flip = قلب اللوحة
play-key-hint = تلميح
play-key-routes = إظهار الطرق أو إخفاؤها
play-key-help = هذه القائمة
play-since = منذ دورك
play-since-last = آخر نقلة
play-did-walk =
    { $effect ->
        [pellet] أكل الحبة على { $square }
        [ghosts] أكل { $pieces }
        [caught] الإمساك بباك مان على { $square }
        [caught-you] الإمساك بك على { $square }
        [caught-self] اصطدام بشبح
       *[none] إلى { $square }
    }
play-did-fence =
    { $way ->
        [horizontal] حاجز { $slot }، أفقي
       *[vertical] حاجز { $slot }، عمودي
    }
play-did-relocate = حاجز الحجرة إلى { $slot }
play-did-enter = دخول على { $square }
play-did-spend = استعمال حبة
play-did-pass =
    { $what ->
        [boost] إنهاء الدفعة
        [turn] إنهاء الدور
        [keep] الاحتفاظ بالحاجز
        [stay] بقاء في المكان
       *[pass] تمرير الدور
    }
play-did = { $who }: { $did }
play-caught =
    { $own ->
        [yes] { $ghost } أمسك بك. { $back ->
            [all] يعود الجميع إلى البداية
           *[pacman] تعود أنت على مربع عودة
        }، { $count ->
        [zero] ولم تبقَ لك حياة.
        [one] وبقيت لك حياة واحدة.
        [two] وبقيت لك حياتان.
        [few] وبقيت لك { $count } حيوات.
        [many] وبقيت لك { $count } حياة.
       *[other] وبقيت لك { $count } حياة.
    }
       *[no] { $ghost } أمسك بباك مان. { $back ->
            [all] يعود الجميع إلى البداية
           *[pacman] يعود هو على مربع عودة
        }، { $count ->
        [zero] ولم تبقَ له حياة.
        [one] وبقيت له حياة واحدة.
        [two] وبقيت له حياتان.
        [few] وبقيت له { $count } حيوات.
        [many] وبقيت له { $count } حياة.
       *[other] وبقيت له { $count } حياة.
    }
    }
play-go-on = متابعة
play-sight =
    { $own ->
        [yes] أنت في خط رؤية { $pieces }
       *[no] باك مان في خط رؤية { $pieces }
    }: { $count ->
        [1] { $steps ->
        [zero] { $steps } خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $steps } خطوات
        [many] { $steps } خطوة
       *[other] { $steps } خطوة
    }
       *[other] { $steps ->
        [zero] { $steps } خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $steps } خطوات
        [many] { $steps } خطوة
       *[other] { $steps } خطوة
    } لكل شبح
    }.
play-mate-moves = { $piece } الآن بيد { $name }
play-why = القاعدة
play-why-length =
    { $steps ->
        [zero] تحرّك { $steps } خطوة بالضبط.
        [one] تحرّك خطوة واحدة بالضبط.
        [two] تحرّك خطوتين بالضبط.
        [few] تحرّك { $steps } خطوات بالضبط.
        [many] تحرّك { $steps } خطوة بالضبط.
       *[other] تحرّك { $steps } خطوة بالضبط.
    }
play-why-most =
    { $steps ->
        [zero] لا خطوات لديك.
        [one] لديك خطوة واحدة.
        [two] لديك خطوتان.
        [few] لديك { $steps } خطوات.
        [many] لديك { $steps } خطوة.
       *[other] لديك { $steps } خطوة.
    }
play-round = الجولة { $number }
play-rules-booklet = قواعد الكتيّب
play-rules-first-printing = الطبعة الأولى
play-rules-strict-english = الإنجليزي حرفيًا
play-rules-italian = القواعد الإيطالية
play-rules-danish = القواعد الدنماركية
play-rules-friendly-ghosts = أشباح ودودة
play-rules-usual = القواعد المعتادة
play-rules-changed =
    { $count ->
        [zero] بلا تغيير
        [one] تغيير واحد
        [two] تغييران
        [few] { $count } تغييرات
        [many] { $count } تغييرًا
       *[other] { $count } تغيير
    }
play-term-boost = الدفعة: خطوات إضافية بعد حبة. تؤكل الأشباح التي تمر عليها.
play-term-frenzy = السعار: الشبح الذي يرى باك مان يتحرك خطوتين بدل خطوة.
play-term-chamber = الحجرة: الغرفة في الوسط. تنقل الأشباح حواجزها إلى أماكن أخرى في الافتتاح.
play-term-spend = الاستعمال: أعطِ حبة من الاحتياطي مقابل خطوات إضافية تُخرج الأشباح.
play-term-reserve = الاحتياطي: حبات أكلها باك مان واحتفظ بها. يمكنه استعمالها في دوره.
play-term-sight = الرؤية: خط مستقيم إلى باك مان لا يقطعه حاجز. الأشباح الأخرى لا تحجبها.
play-term-tunnel = النفق: اخرج من هنا تدخل من الطرف الآخر، بخطوة واحدة.
play-term-respawn = مربع العودة: يدخل باك مان اللوحة من هنا إن كان المربع خاليًا.
play-word-frenzy = السعار
play-word-sight = الرؤية
play-word-spend = الاستعمال
play-hint-done = فهمت
play-hint-goal-race =
    ابلغ الصف { $side ->
        [0] الأزرق
        [1] البرتقالي
        [2] الأخضر
       *[3] البنفسجي
    } { $way ->
        [up] في الأعلى
        [down] في الأسفل
        [left] على اليسار
       *[right] على اليمين
    } قبل أن يبلغ غيرك صفّه. انقر نقطة لتخطو إليها.
play-hint-goal-pacman = كُل الحبات كلها، وعددها { $count }، قبل أن تمسك بك الأشباح. انقر نقطة لتتحرك إليها.
play-hint-goal-ghosts =
    { $count ->
        [zero] أمسك بباك مان { $count } مرة قبل أن يأكل كل الحبات. انقر شبحًا ثم نقطة.
        [one] أمسك بباك مان قبل أن يأكل كل الحبات. انقر شبحًا ثم نقطة.
        [two] أمسك بباك مان مرتين قبل أن يأكل كل الحبات. انقر شبحًا ثم نقطة.
        [few] أمسك بباك مان { $count } مرات قبل أن يأكل كل الحبات. انقر شبحًا ثم نقطة.
        [many] أمسك بباك مان { $count } مرة قبل أن يأكل كل الحبات. انقر شبحًا ثم نقطة.
       *[other] أمسك بباك مان { $count } مرة قبل أن يأكل كل الحبات. انقر شبحًا ثم نقطة.
    }
play-hint-fence = لتضع حاجزًا، مرّر إصبعك على الفراغ أو اضغط مطولًا. اتبع الإصبع ثم اضغط «وضع».
play-hint-boost =
    { $steps ->
        [zero] دفعة! تحرّك حتى { $steps } خطوة إضافية: تؤكل الأشباح في طريقك. «توقف هنا» ينهيها باكرًا.
        [one] دفعة! تحرّك خطوة إضافية واحدة: تؤكل الأشباح في طريقك. «توقف هنا» ينهيها باكرًا.
        [two] دفعة! تحرّك حتى خطوتين إضافيتين: تؤكل الأشباح في طريقك. «توقف هنا» ينهيها باكرًا.
        [few] دفعة! تحرّك حتى { $steps } خطوات إضافية: تؤكل الأشباح في طريقك. «توقف هنا» ينهيها باكرًا.
        [many] دفعة! تحرّك حتى { $steps } خطوة إضافية: تؤكل الأشباح في طريقك. «توقف هنا» ينهيها باكرًا.
       *[other] دفعة! تحرّك حتى { $steps } خطوة إضافية: تؤكل الأشباح في طريقك. «توقف هنا» ينهيها باكرًا.
    }
play-hint-frenzy =
    { $own ->
        [yes] شبح يراك في خط مستقيم: { $steps ->
        [zero] يتحرك { $steps } خطوة
        [one] يتحرك خطوة واحدة
        [two] يتحرك خطوتين
        [few] يتحرك { $steps } خطوات
        [many] يتحرك { $steps } خطوة
       *[other] يتحرك { $steps } خطوة
    }. اجعل بينكما حاجزًا أو زاوية.
       *[no] الشبح الذي يرى باك مان في خط مستقيم يصيبه السعار: { $steps ->
        [zero] يتحرك { $steps } خطوة
        [one] يتحرك خطوة واحدة
        [two] يتحرك خطوتين
        [few] يتحرك { $steps } خطوات
        [many] يتحرك { $steps } خطوة
       *[other] يتحرك { $steps } خطوة
    }.
    }
play-hint-catch = كل إمساك يكلّف باك مان حياة. إن نفدت حيواته فازت الأشباح. الحبات التي أكلها تبقى مأكولة.
play-hint-chamber = خذ حاجزًا من الحجرة: انقر حاجزًا ورديًا ثم مرّره إلى مكانه الجديد.
play-hint-spend = لديك حبات في الاحتياطي. استعمل واحدة الآن لخطوات إضافية تُخرج الأشباح نهائيًا.
play-hint-boxed = قطعتك محاصَرة: لا خطوة ممكنة ولا حاجز. اضغط «تمرير»، فينتقل الدور إلى التالي.
play-set-pace = نقلات الآخرين
play-pace-fast = سريعة
play-pace-normal = عادية
play-pace-slow = بطيئة
play-pace-tap = بالنقر
play-set-hints = تلميحات للمبتدئين
play-set-notation = النقلات بالرموز (e3h)
table-your-figure = شكلك
play-review = مراجعة
play-save-gif = كل النقلات في فيلم (GIF)
play-save-animated-svg = كل النقلات، واضحة بأي حجم (SVG متحرك)
play-set-notify = نبّهني حين يحين دوري
play-notify-denied = متصفحك لا يسمح بالإشعارات هنا. يمكنك تغيير ذلك في إعداداته لهذا الموقع.
play-watchers =
    { $count ->
        [zero] لا مشاهدين
        [one] مشاهد واحد
        [two] مشاهدان
        [few] { $count } مشاهدين
        [many] { $count } مشاهدًا
       *[other] { $count } مشاهد
    }
play-level-up =
    { $wins ->
        [zero] فزت في { $wins } لعبة متتالية في المستوى { $level }. هل تجرّب المستوى { $next }؟
        [one] فزت في المستوى { $level }. هل تجرّب المستوى { $next }؟
        [two] فزت في لعبتين متتاليتين في المستوى { $level }. هل تجرّب المستوى { $next }؟
        [few] فزت في { $wins } ألعاب متتالية في المستوى { $level }. هل تجرّب المستوى { $next }؟
        [many] فزت في { $wins } لعبة متتالية في المستوى { $level }. هل تجرّب المستوى { $next }؟
       *[other] فزت في { $wins } لعبة متتالية في المستوى { $level }. هل تجرّب المستوى { $next }؟
    }
play-level-down =
    { $losses ->
        [zero] غلبك المستوى { $level } في { $losses } لعبة متتالية. هل تجرّب المستوى { $next }؟
        [one] كان المستوى { $level } صعبًا. هل تجرّب المستوى { $next }؟
        [two] غلبك المستوى { $level } في لعبتين متتاليتين. هل تجرّب المستوى { $next }؟
        [few] غلبك المستوى { $level } في { $losses } ألعاب متتالية. هل تجرّب المستوى { $next }؟
        [many] غلبك المستوى { $level } في { $losses } لعبة متتالية. هل تجرّب المستوى { $next }؟
       *[other] غلبك المستوى { $level } في { $losses } لعبة متتالية. هل تجرّب المستوى { $next }؟
    }
play-level-go = لعب المستوى { $level }
hint-wins = تفوز بها فورًا.
hint-fence =
    { $count ->
        [zero] يطيل طريق { $who } { $count } خطوة، ولا يطيل طريقك.
        [one] يطيل طريق { $who } خطوة واحدة، ولا يطيل طريقك.
        [two] يطيل طريق { $who } خطوتين، ولا يطيل طريقك.
        [few] يطيل طريق { $who } { $count } خطوات، ولا يطيل طريقك.
        [many] يطيل طريق { $who } { $count } خطوة، ولا يطيل طريقك.
       *[other] يطيل طريق { $who } { $count } خطوة، ولا يطيل طريقك.
    }
hint-fence-both = يكلّف { $who } { $count ->
        [zero] { $count } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $count } خطوات
        [many] { $count } خطوة
       *[other] { $count } خطوة
    }، ويكلّفك { $own }.
hint-fence-keeps = يمنع { $who } من سدّ طريقك هناك.
hint-route =
    { $count ->
        [zero] هي على أقصر طرقك، وتبلغ بها الهدف.
        [one] هي على أقصر طرقك: تبقى بعدها خطوة واحدة.
        [two] هي على أقصر طرقك: تبقى بعدها خطوتان.
        [few] هي على أقصر طرقك: تبقى بعدها { $count } خطوات.
        [many] هي على أقصر طرقك: تبقى بعدها { $count } خطوة.
       *[other] هي على أقصر طرقك: تبقى بعدها { $count } خطوة.
    }
hint-jump =
    { $count ->
        [zero] تقفز فوق { $who } وتبلغ الهدف.
        [one] تقفز فوق { $who }: تبقى بعدها خطوة واحدة.
        [two] تقفز فوق { $who }: تبقى بعدها خطوتان.
        [few] تقفز فوق { $who }: تبقى بعدها { $count } خطوات.
        [many] تقفز فوق { $who }: تبقى بعدها { $count } خطوة.
       *[other] تقفز فوق { $who }: تبقى بعدها { $count } خطوة.
    }
hint-aside = تُبقي لك طريقين، فيتعذّر على { $who } سدّهما بحاجز واحد.
hint-exposed-less =
    { $count ->
        [zero] بعدها يكلّفك الحاجز الواحد { $count } خطوة على الأكثر، لا { $before }.
        [one] بعدها يكلّفك الحاجز الواحد خطوة واحدة على الأكثر، لا { $before }.
        [two] بعدها يكلّفك الحاجز الواحد خطوتين على الأكثر، لا { $before }.
        [few] بعدها يكلّفك الحاجز الواحد { $count } خطوات على الأكثر، لا { $before }.
        [many] بعدها يكلّفك الحاجز الواحد { $count } خطوة على الأكثر، لا { $before }.
       *[other] بعدها يكلّفك الحاجز الواحد { $count } خطوة على الأكثر، لا { $before }.
    }
hint-pellet-safe = الحبة على { $square } آمنة: لا شبح يبلغك في الدور التالي.
hint-pellet = تأكل الحبة على { $square }.
hint-eats = تأكل { $pieces }.
hint-hides = هناك تغيب عن نظر { $pieces }.
hint-safe = لا شبح يبلغك هناك في الدور التالي.
hint-towards-pellet =
    { $count ->
        [zero] بينها وبين الحبة على { $square } { $count } خطوة.
        [one] بينها وبين الحبة على { $square } خطوة واحدة.
        [two] بينها وبين الحبة على { $square } خطوتان.
        [few] بينها وبين الحبة على { $square } { $count } خطوات.
        [many] بينها وبين الحبة على { $square } { $count } خطوة.
       *[other] بينها وبين الحبة على { $square } { $count } خطوة.
    }
hint-away =
    { $count ->
        [zero] عندها يكون أقرب شبح على بعد { $count } خطوة منك، لا { $before }.
        [one] عندها يكون أقرب شبح على بعد خطوة واحدة منك، لا { $before }.
        [two] عندها يكون أقرب شبح على بعد خطوتين منك، لا { $before }.
        [few] عندها يكون أقرب شبح على بعد { $count } خطوات منك، لا { $before }.
        [many] عندها يكون أقرب شبح على بعد { $count } خطوة منك، لا { $before }.
       *[other] عندها يكون أقرب شبح على بعد { $count } خطوة منك، لا { $before }.
    }
hint-fence-ghost =
    { $count ->
        [zero] يطيل طريق { $piece } إليك { $count } خطوة.
        [one] يطيل طريق { $piece } إليك خطوة واحدة.
        [two] يطيل طريق { $piece } إليك خطوتين.
        [few] يطيل طريق { $piece } إليك { $count } خطوات.
        [many] يطيل طريق { $piece } إليك { $count } خطوة.
       *[other] يطيل طريق { $piece } إليك { $count } خطوة.
    }
hint-no-fence = لا حاجز يطيل طريق الطرف الآخر الآن، فاحتفظ بحواجزك.
hint-spends = استعمل حبة: تواصل السير وتأكل الأشباح التي تصادفها.
hint-shuts-in =
    { $count ->
        [0] بعدها لا يبقى لباك مان أي مربع آمن؛ لديه الآن { $before }.
        [one] بعدها يبقى لباك مان مربع آمن واحد؛ لديه الآن { $before }.
        [two] بعدها يبقى لباك مان مربعان آمنان؛ لديه الآن { $before }.
        [few] بعدها يبقى لباك مان { $count } مربعات آمنة؛ لديه الآن { $before }.
        [many] بعدها يبقى لباك مان { $count } مربعًا آمنًا؛ لديه الآن { $before }.
       *[other] بعدها يبقى لباك مان { $count } مربع آمن؛ لديه الآن { $before }.
    }
hint-covers = عندها يكون { $piece } أقرب إلى الحبة على { $square } من باك مان.
hint-fence-pellet =
    { $count ->
        [zero] يطيل طريق باك مان إلى { $square } بمقدار { $count } خطوة.
        [one] يطيل طريق باك مان إلى { $square } بمقدار خطوة واحدة.
        [two] يطيل طريق باك مان إلى { $square } بمقدار خطوتين.
        [few] يطيل طريق باك مان إلى { $square } بمقدار { $count } خطوات.
        [many] يطيل طريق باك مان إلى { $square } بمقدار { $count } خطوة.
       *[other] يطيل طريق باك مان إلى { $square } بمقدار { $count } خطوة.
    }
hint-catches = تمسك بباك مان.
hint-sees = { $piece } يرى باك مان من هناك.
hint-closes-in =
    { $count ->
        [zero] عندها يكون بين { $piece } وباك مان { $count } خطوة.
        [one] عندها يكون بين { $piece } وباك مان خطوة واحدة.
        [two] عندها يكون بين { $piece } وباك مان خطوتان.
        [few] عندها يكون بين { $piece } وباك مان { $count } خطوات.
        [many] عندها يكون بين { $piece } وباك مان { $count } خطوة.
       *[other] عندها يكون بين { $piece } وباك مان { $count } خطوة.
    }
hint-guards = تحرس الحبة على { $square }.
hint-best = المحرك لا يرى أفضل منها.
key-tab = Tab
key-space = المسافة
key-enter = Enter
key-escape = Esc
phase-race = تحرّك أو ضع حاجزًا.
phase-walk =
    { $steps ->
        [0] تحرّك.
        [one] تحرّك خطوة واحدة.
        [two] تحرّك خطوتين.
        [few] تحرّك { $steps } خطوات.
        [many] تحرّك { $steps } خطوة.
       *[other] تحرّك { $steps } خطوة.
    }
phase-boost =
    { $steps ->
        [zero] دفعة! حتى { $steps } خطوة إضافية، والأشباح في الطريق تؤكل.
        [one] دفعة! خطوة إضافية واحدة، والأشباح في الطريق تؤكل.
        [two] دفعة! حتى خطوتين إضافيتين، والأشباح في الطريق تؤكل.
        [few] دفعة! حتى { $steps } خطوات إضافية، والأشباح في الطريق تؤكل.
        [many] دفعة! حتى { $steps } خطوة إضافية، والأشباح في الطريق تؤكل.
       *[other] دفعة! حتى { $steps } خطوة إضافية، والأشباح في الطريق تؤكل.
    }
phase-ghosts =
    { $steps ->
        [0] حرّك شبحًا واحدًا: { $pieces }.
        [one] حرّك شبحًا خطوة واحدة: { $pieces }.
        [two] حرّك شبحًا حتى خطوتين: { $pieces }.
        [few] حرّك شبحًا حتى { $steps } خطوات: { $pieces }.
        [many] حرّك شبحًا حتى { $steps } خطوة: { $pieces }.
       *[other] حرّك شبحًا حتى { $steps } خطوة: { $pieces }.
    }
phase-enter = اختر من أين تدخل.
phase-action =
    { $turn ->
        [0] { $steps ->
        [0] تحرّك، ثم يمكنك وضع حاجز.
        [one] تحرّك خطوة واحدة، ثم يمكنك وضع حاجز.
        [two] تحرّك خطوتين، ثم يمكنك وضع حاجز.
        [few] تحرّك { $steps } خطوات، ثم يمكنك وضع حاجز.
        [many] تحرّك { $steps } خطوة، ثم يمكنك وضع حاجز.
       *[other] تحرّك { $steps } خطوة، ثم يمكنك وضع حاجز.
    }
       *[other] { $steps ->
        [0] الافتتاح، الدور { $turn } من { $opening }: تحرّك أو ضع حاجزًا.
        [one] الافتتاح، الدور { $turn } من { $opening }: تحرّك خطوة واحدة أو ضع حاجزًا.
        [two] الافتتاح، الدور { $turn } من { $opening }: تحرّك خطوتين أو ضع حاجزًا.
        [few] الافتتاح، الدور { $turn } من { $opening }: تحرّك { $steps } خطوات أو ضع حاجزًا.
        [many] الافتتاح، الدور { $turn } من { $opening }: تحرّك { $steps } خطوة أو ضع حاجزًا.
       *[other] الافتتاح، الدور { $turn } من { $opening }: تحرّك { $steps } خطوة أو ضع حاجزًا.
    }
    }
phase-extra =
    { $steps ->
        [zero] دفعة! { $steps } خطوة إضافية، والأشباح في الطريق تخرج نهائيًا.
        [one] دفعة! خطوة إضافية واحدة، والأشباح في الطريق تخرج نهائيًا.
        [two] دفعة! خطوتان إضافيتان، والأشباح في الطريق تخرج نهائيًا.
        [few] دفعة! { $steps } خطوات إضافية، والأشباح في الطريق تخرج نهائيًا.
        [many] دفعة! { $steps } خطوة إضافية، والأشباح في الطريق تخرج نهائيًا.
       *[other] دفعة! { $steps } خطوة إضافية، والأشباح في الطريق تخرج نهائيًا.
    }
phase-after = تحرّكت. أضف شيئًا، أو أنهِ دورك بكتابة --.
phase-relocate = الافتتاح، الدور { $turn } من { $opening }: انقل حاجزًا من حواجز الحجرة.
phase-ghost-place = ضع حاجزًا، أو احتفظ به بكتابة --.
