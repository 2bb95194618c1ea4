puzzle-theme-catch-in-n = أمسك بباك مان خلال { $within ->
        [zero] { $within } جولة
        [one] جولة واحدة
        [two] جولتين
        [few] { $within } جولات
        [many] { $within } جولة
       *[other] { $within } جولة
    }.
puzzle-theme-eat-and-live = كُل، وعِش لتفوز.
puzzle-theme-only-move = نقلة واحدة فقط تؤدي إلى الفوز. جِدها.
puzzle-theme-cut-the-way = حاجز واحد يحسم الفوز. أين مكانه؟
puzzle-theme-who-wins-the-race = نفدت الحواجز. اربح السباق.
puzzle-theme-save-the-draw = لا يمكنك الفوز هنا، لكن يمكنك منع فوزهم. كيف؟
puzzle-within =
    { $within ->
        [zero] تفوز خلال { $within } دور من أدوارك، مهما فعل الآخرون.
        [one] تفوز في هذا الدور.
        [two] تفوز خلال دورين من أدوارك، مهما فعل الآخرون.
        [few] تفوز خلال { $within } أدوار من أدوارك، مهما فعل الآخرون.
        [many] تفوز خلال { $within } دورًا من أدوارك، مهما فعل الآخرون.
       *[other] تفوز خلال { $within } دور من أدوارك، مهما فعل الآخرون.
    }
puzzle-about = تلعب دور { $side }. { $id }، { $mode }، الصعوبة { $level } من 9.
puzzle-solved = أحسنت، هذا هو الحل!
puzzle-right = صحيح. الرد هو { $reply }. واصل.
puzzle-right-go-on = صحيح. واصل.
puzzle-wrong = ليست هذه: { $reply } يُفسدها. حاول مجددًا.
puzzle-wrong-at-once = ليست هذه: تخسر بها فورًا. حاول مجددًا.
puzzle-hint-walk = حرّك { $piece }.
puzzle-hint-fence = ضع حاجزًا.
puzzle-hint-relocate = انقل حاجزًا من الحجرة إلى مكان آخر.
puzzle-hint-enter = ادخل اللوحة. أين المكان الآمن؟
puzzle-hint-spend = استعمل حبة من احتياطيك.
puzzle-hint-pass = أحيانًا أفضل نقلة ألا تنقل شيئًا.
puzzle-hint-file = انظر إلى العمود { $place }.
puzzle-hint-row = إنه الصف { $place }.
puzzle-solution = الحل هو { $moves }.
puzzle-lead = الوضعيات: { $count }، ولكل منها نقلة صحيحة واحدة. كل حل مُثبت.
puzzle-solve = حلّ اللغز
puzzle-look-again = نظرة أخرى
puzzle-streak =
    { $days ->
        [0] حُلّ لغزًا كل يوم لتبدأ سلسلة.
        [one] يوم واحد على التوالي.
        [two] يومان على التوالي.
        [few] { $days } أيام على التوالي.
        [many] { $days } يومًا على التوالي.
       *[other] { $days } يوم على التوالي.
    }
puzzle-count = المحلول: { $solved } من { $all }
puzzle-difficulty = الصعوبة
puzzle-any-difficulty = الكل
puzzle-easy = سهل
puzzle-medium = متوسط
puzzle-hard = صعب
puzzle-themes = المواضيع
puzzle-none = لا يوجد لغز كهذا. اختر صعوبة أخرى.
puzzle-name-catch-in-n = أمسك بباك مان
puzzle-name-eat-and-live = كُل وعِش
puzzle-name-only-move = النقلة الوحيدة
puzzle-name-cut-the-way = اقطع الطريق
puzzle-name-who-wins-the-race = اربح السباق
puzzle-name-save-the-draw = أنقذ التعادل
puzzle-all = كل الألغاز
puzzle-link =
    { $result ->
        [solved] اللغز { $number }، الصعوبة { $difficulty }، محلول
        [tried] اللغز { $number }، الصعوبة { $difficulty }، لم يُحلّ بعد
       *[new] اللغز { $number }، الصعوبة { $difficulty }
    }
puzzle-you = تلعب دور { $side } · الصعوبة { $difficulty } من 9
puzzle-steps =
    { $count ->
        [zero] { $count } نقلة عليك إيجادها
        [one] نقلة واحدة عليك إيجادها
        [two] نقلتان عليك إيجادهما
        [few] { $count } نقلات عليك إيجادها
        [many] { $count } نقلة عليك إيجادها
       *[other] { $count } نقلة عليك إيجادها
    }
puzzle-back = كل الألغاز
puzzle-show = إظهار الحل
puzzle-next = اللغز التالي
puzzle-solved-in =
    { $tries ->
        [1] تم الحل من أول محاولة!
       *[other] تم الحل في المحاولة { $tries }.
    }
puzzle-solved-daily =
    { $days ->
        [zero] هذا لغز اليوم: { $days } يوم على التوالي!
        [one] هذا لغز اليوم. عُد غدًا!
        [two] هذا لغز اليوم: يومان على التوالي!
        [few] هذا لغز اليوم: { $days } أيام على التوالي!
        [many] هذا لغز اليوم: { $days } يومًا على التوالي!
       *[other] هذا لغز اليوم: { $days } يوم على التوالي!
    }
puzzle-shown = هذا هو الحل: { $moves }.
puzzle-proof-table = مُثبت: كل وضعية قد تأتي بعده محلولة.
puzzle-proof-search = مُثبت: فُحصت كل نقلات كل الأطراف.
