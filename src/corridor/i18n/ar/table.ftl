table-title = طاولة { $name }
table-title-yours = طاولتك
table-title-nobody = طاولة
table-invite = دعوة آخرين
table-share = مشاركة الرابط
table-share-title = لعبة Corridor
table-copy = نسخ الرابط
table-seat-link = رابط لهذا المقعد
table-link = رابط هذه الطاولة
table-qr = رمز QR
table-qr-label = رمز QR فيه رابط هذه الطاولة
table-rules = ماذا نلعب
table-own-layout = لوحة خاصة
table-lots-first = المقعد الأول
table-by-lot = طرف عشوائي
table-turn =
    { $number ->
        [1] يبدأ أولًا
        [2] يلعب ثانيًا
        [3] يلعب ثالثًا
       *[other] يلعب رابعًا
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
table-enters = يدخل في الدور الأول
table-sit = الجلوس هنا
table-sit-too = الجلوس هنا أيضًا
table-name-too = اسم من يجلس هنا
table-add-computer = الحاسوب
table-stand-up = ترك المقعد
table-send-away = إخلاء مقعد { $name }
table-character = شكلك
table-pawn = بيدق عادي
table-lift = نقل { $piece } إلى مقعد آخر
table-put-here = { $piece } إلى هنا
table-share-hint = اسحب شبحًا إلى مقعد آخر، أو انقره ثم انقر المقعد. إن أعطيت آخر أشباحك حصلت على شبح بدلًا منه.
table-hands = هذه الأشباح تتحرك معًا
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
table-all-here = يمكنك البدء
table-wait-start = في انتظار البداية
table-leave = مغادرة
table-start = بدء
table-start-computer = بدء مع الحاسوب
table-drawing = جارٍ توزيع الأطراف…
table-begins = البداية: { $name }.
table-first = يبدأ أولًا
table-to-board = إلى اللوحة
join-title = الانضمام إلى طاولة
join-invited = دعوة لك من { $name }
join-invited-plain = وصلتك دعوة
join-your-seat = مقعدك
join-sit = الجلوس
join-watch = مشاهدة فقط
join-gone = انتهت هذه الدعوة
join-gone-more = استُعمل الرابط أو بدأت اللعبة. اطلب رابطًا جديدًا أو أدخل رمزًا.
join-no-code = لا توجد طاولة بهذا الرمز
join-no-code-more = تحقّق من الرمز واكتبه مجددًا، أو اسأل صديقك عنه.
join-failed = لم ينجح الأمر
balance-pacman = بوسع باك مان فرض الفوز
balance-endless = لا أحد يستطيع فرض الفوز
balance-ghosts = بوسع الأشباح فرض الفوز
balance-ahead-pacman = الأفضلية لباك مان
balance-even = متكافئة
balance-ahead-ghosts = الأفضلية للأشباح
balance-proved = مثبت بالحساب: هكذا تنتهي حين لا يخطئ أحد.
balance-measured = غير مثبت، بل مقيس فقط. في ألعاب الحاسوب ضد نفسه، فوز باك مان: { $won } من { $games }.
table-change = تغيير
table-change-owner = يمكنك تغييرها حتى البداية. سنسأل كل من على الطاولة عن موافقته.
table-change-title = تغيير القواعد
table-change-save = اعتماد هذه القواعد
table-changed = قواعد جديدة من { $name }
table-changed-nameless = تغيّرت القواعد
table-changed-more = ابقَ لتلعب بهذه القواعد، أو غادر الطاولة.
table-changed-line = { $now } بدلًا من { $was }
table-stay = البقاء
table-unsure = قيد التفكير
table-wait-agree =
    { $count ->
        [zero] على { $count } شخص الموافقة على القواعد الجديدة
        [one] على شخص واحد الموافقة على القواعد الجديدة
        [two] على شخصين الموافقة على القواعد الجديدة
        [few] على { $count } أشخاص الموافقة على القواعد الجديدة
        [many] على { $count } شخصًا الموافقة على القواعد الجديدة
       *[other] على { $count } شخص الموافقة على القواعد الجديدة
    }
table-own-maze = متاهتي { $number }
table-from = البداية من
table-own-position = من وضعية مُعدّة
table-make-maze = تصميم متاهتك
