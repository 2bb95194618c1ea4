cli-play-welcome = أهلًا بك في Corridor! أي لعبة تريد؟
cli-play-which = اللعبة:
cli-play-how-many = كم عدد الأشخاص، من 1 إلى { $most }؟ إن كنت وحدك لعبت ضد الحاسوب.
cli-play-number = اكتب عددًا من { $low } إلى { $high }.
cli-play-name = اسم اللاعب { $number }:
cli-play-characters = { $name }، بيدقك: { $characters }.
cli-play-which-character = البيدق:
cli-play-start = هل تريد أن تبدأ؟ وإلا فالأمر عشوائي.
cli-play-person = اللاعب { $number }
cli-play-bot = الحاسوب
cli-play-bots = الحاسوب { $number }
cli-play-seats =
    { $most ->
        [zero] عدد مقاعد هذه اللعبة من { $fewest } إلى { $most }، وليس { $count }.
        [one] هذه اللعبة لشخص واحد.
        [two] عدد مقاعد هذه اللعبة من { $fewest } إلى { $most }، وليس { $count }.
        [few] عدد مقاعد هذه اللعبة من { $fewest } إلى { $most }، وليس { $count }.
        [many] عدد مقاعد هذه اللعبة من { $fewest } إلى { $most }، وليس { $count }.
       *[other] عدد مقاعد هذه اللعبة من { $fewest } إلى { $most }، وليس { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [zero] الأسماء أو الأشكال أكثر من الأشخاص: لا أحد يلعب.
        [one] الأسماء أو الأشكال أكثر من الأشخاص: يلعب شخص واحد.
        [two] الأسماء أو الأشكال أكثر من الأشخاص: يلعب شخصان.
        [few] الأسماء أو الأشكال أكثر من الأشخاص: يلعب { $count } أشخاص.
        [many] الأسماء أو الأشكال أكثر من الأشخاص: يلعب { $count } شخصًا.
       *[other] الأسماء أو الأشكال أكثر من الأشخاص: يلعب { $count } شخص.
    }
cli-play-no-characters = الأشكال لبيادق الأنماط الكلاسيكية. هنا لكل قطعة شكلها.
cli-play-alike = لا يمكن أن يكون بيدقان معًا: { $character }.
cli-play-first-or-side = استعمل إما --first وإما --side، لا كليهما.
cli-play-nobody-first = بلا أشخاص لا أحد يطلب طرفًا.
cli-play-resume-is-all = اللعبة المحفوظة تعرف نمطها ولاعبيها: استعمل --resume من دونهم.
cli-play-was-over = اللعبة في { $file } منتهية.
cli-play-sits = { $who }: البداية على { $squares }.
cli-play-lot = المقاعد عشوائية.
cli-play-enters = الدخول أولًا: { $who }.
cli-play-looks = شكل { $who }: { $character }.
cli-play-how = اكتب نقلة أو «help».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = واحد من { $pieces }
cli-play-example = مثلًا: { $moves }
cli-play-several = هناك عدة طرق للوصول. اكتب إحداها كاملة: { $moves }.
cli-play-what = { $why } اكتب «help» لترى ما يمكنك فعله.
cli-play-not-yours = هذه القطعة مع { $who }.
cli-play-into-ghost = سيدخل باك مان مربع شبح ويفقد حياة. هل تريد ذلك حقًا؟
cli-play-forced = لا نقلة أمام { $who }: يُمرَّر الدور.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = استُعملت حبة.
cli-play-pellet =
    { $count ->
        [0] باك مان يأكل آخر حبة!
        [one] باك مان يأكل حبة! بقيت حبة واحدة.
        [two] باك مان يأكل حبة! بقيت حبتان.
        [few] باك مان يأكل حبة! بقيت { $count } حبات.
        [many] باك مان يأكل حبة! بقيت { $count } حبة.
       *[other] باك مان يأكل حبة! بقيت { $count } حبة.
    }
cli-play-caught =
    { $count ->
        [0] أُمسك بباك مان للمرة الأخيرة!
        [one] أُمسك بباك مان! بقيت حياة واحدة.
        [two] أُمسك بباك مان! بقيت حياتان.
        [few] أُمسك بباك مان! بقيت { $count } حيوات.
        [many] أُمسك بباك مان! بقيت { $count } حياة.
       *[other] أُمسك بباك مان! بقيت { $count } حياة.
    }
cli-play-eaten = باك مان يأكل { $piece }!
cli-play-help-race =
    النقلات
      e4         تحرّك أو اقفز إلى e4
      e3h        حاجز أفقي فوق e3 و f3
      e3v        حاجز عمودي إلى يمين e3 و e4
cli-play-help-chase =
    النقلات
      Me6f6      تحريك باك مان عبر e6 إلى f6؛ والأشباح هي B وI وP وC
      f6         مثلها، إذا كان واضحًا أي قطعة تتحرك وكيف
      --         التوقف هنا، أو البقاء في المكان
      M@e1       الدخول إلى اللوحة على e1
      $          استعمال حبة لحركة بدفعة
      e3h        حاجز أفقي فوق e3 و f3
      e3v        حاجز عمودي إلى يمين e3 و e4
      d3h>f7v    نقل حاجز الحجرة d3h إلى f7v
cli-play-help =
    الكلمات
      moves      كل النقلات المسموحة؛ و«moves B» لقطعة واحدة
      why MOVE   لماذا لا تُلعب نقلة
      routes     أقصر الطرق
      board      عرض اللوحة من جديد
      undo       التراجع إلى نقلتك الأخيرة
      save FILE  حفظ اللعبة في ملف
      resign     الاستسلام
      quit       الخروج
cli-play-no-piece = لا توجد قطعة «{ $name }». المسموح: { $allowed }.
cli-play-no-moves = لا حركة أمام { $piece } الآن.
cli-play-undone =
    { $count ->
        [zero] لم يتم التراجع عن شيء.
        [one] تم التراجع عن نقلة واحدة.
        [two] تم التراجع عن نقلتين.
        [few] تم التراجع عن { $count } نقلات.
        [many] تم التراجع عن { $count } نقلة.
       *[other] تم التراجع عن { $count } نقلة.
    }
cli-play-no-undo = لا شيء يمكن التراجع عنه.
cli-play-why-what = اذكر النقلة، مثلًا: why e3h
cli-play-legal = النقلة { $move } مسموحة.
cli-play-route =
    { $count ->
        [zero] { $piece }: { $count } خطوة: { $squares }
        [one] { $piece }: خطوة واحدة: { $squares }
        [two] { $piece }: خطوتان: { $squares }
        [few] { $piece }: { $count } خطوات: { $squares }
        [many] { $piece }: { $count } خطوة: { $squares }
       *[other] { $piece }: { $count } خطوة: { $squares }
    }
cli-play-no-route = لا طرق تُعرض الآن.
cli-play-resign = هل تستسلم عن { $who }؟
cli-play-resigned = { $loser }: استسلام. { $winner }: لعب رائع!
cli-play-taken-over = يحل الحاسوب محل { $who }.
cli-play-overwrite = الملف { $file } موجود. هل تستبدله؟
cli-play-saved = حُفظت في { $file }.
cli-play-save = هل تحفظ اللعبة في { $file }؟
cli-play-resume = للمتابعة: corridor play --resume { $file }
cli-play-not-saved = لم تُحفظ اللعبة. في المرة القادمة يحفظها --autosave FILE نقلة بنقلة.
cli-play-default-yes = [Y/n]
cli-play-default-no = [y/N]
cli-play-words-yes = ن نعم y yes
cli-play-words-no = ل لا n no
cli-play-yes-or-no = اكتب y (نعم) أو n (لا).
cli-play-level = مستوى باك مان: { $title }
cli-play-level-of-bots = ما قوة الحاسوب، من 1 إلى 8؟
cli-play-level-or-perfect = ما قوة الحاسوب، من 1 إلى 8؟ 9 هو المثالي: لا يخطئ أبدًا.
cli-kind-walk = حركات { $piece }:
cli-kind-fence-h = الحواجز الأفقية:
cli-kind-fence-v = الحواجز العمودية:
cli-kind-relocate = حاجز الحجرة { $fence } يُنقل إلى:
cli-kind-enter = الدخول:
cli-kind-other = غير ذلك:
cli-legal-count =
    { $count ->
        [zero] الدور: { $side }. لا نقلات مسموحة.
        [one] الدور: { $side }. نقلة مسموحة واحدة.
        [two] الدور: { $side }. نقلتان مسموحتان.
        [few] الدور: { $side }. { $count } نقلات مسموحة.
        [many] الدور: { $side }. { $count } نقلة مسموحة.
       *[other] الدور: { $side }. { $count } نقلة مسموحة.
    }
cli-move-refused = لا يمكن لعب { $move }. { $why }
cli-cannot-read = تعذّرت قراءة { $file }: { $why }.
cli-cannot-write = تعذّرت كتابة { $file }: { $why }.
