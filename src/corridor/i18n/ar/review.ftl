review-why-exact =
    { $was ->
        [won] { $now ->
            [lost] بالحل التام كان الفوز هنا من نصيب { $side }، والآن ضاعت اللعبة.
           *[even] بالحل التام كان الفوز هنا من نصيب { $side }. الآن لا أحد يستطيع فرض الفوز.
        }
       *[even] بالحل التام لم يكن أحد يستطيع فرض الفوز. الآن يمكن فرض الخسارة على { $side }.
    }
review-why-win-at-once = كانت { $move } لتمنح { $side } الفوز فورًا.
review-why-win-missed =
    { $moves ->
        [0] كان أمام { $side } فوز مضمون يبدأ بـ { $move }.
        [one] كان أمام { $side } فوز بنقلة واحدة: { $move }.
        [two] كان أمام { $side } فوز في نقلتين، أولاهما { $move }.
        [few] كان أمام { $side } فوز في { $moves } نقلات، أولها { $move }.
        [many] كان أمام { $side } فوز في { $moves } نقلة، أولها { $move }.
       *[other] كان أمام { $side } فوز في { $moves } نقلة، أولها { $move }.
    }
review-why-loses-at-once = هذه تمنح { $rival } الفوز بالنقلة التالية، { $move }.
review-why-forced-loss = من هنا لم يعد بوسع { $side } إنقاذ اللعبة. { $move } كانت تُبقيها مفتوحة.
review-why-last-fence-own-way = الحاجز الأخير، وهو يسدّ أقصر طريق لصاحبه: { $own ->
        [zero] { $own } خطوة إضافية على { $side }.
        [one] خطوة إضافية واحدة على { $side }.
        [two] خطوتان إضافيتان على { $side }.
        [few] { $own } خطوات إضافية على { $side }.
        [many] { $own } خطوة إضافية على { $side }.
       *[other] { $own } خطوة إضافية على { $side }.
    }
review-why-fence-hurts-self = هذا الحاجز يكلّف { $rival } { $cost ->
        [zero] { $cost } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $cost } خطوات
        [many] { $cost } خطوة
       *[other] { $cost } خطوة
    }، ويكلّف { $side } { $own }.
review-why-fence-for-nothing = هذا الحاجز لا يكلّف أحدًا خطوة. { $move } كانت لتنفع { $side } أكثر.
review-why-better-fence = هذا الحاجز يكلّف { $rival } { $cost ->
        [zero] { $cost } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $cost } خطوات
        [many] { $cost } خطوة
       *[other] { $cost } خطوة
    }. أما { $move } فكان ليكلّف { $more }.
review-why-fence-was-there = كان هناك حاجز: { $move } كان ليكلّف { $rival } { $cost ->
        [zero] { $cost } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $cost } خطوات
        [many] { $cost } خطوة
       *[other] { $cost } خطوة
    }.
review-why-fence-allowed = الآن { $move } يكلّف { $side } { $cost ->
        [zero] { $cost } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $cost } خطوات
        [many] { $cost } خطوة
       *[other] { $cost } خطوة
    }، والدور دور { $rival }.
review-why-fences-gone = كان هذا آخر حاجز في يد { $side }. { $left ->
        [zero] بقي { $left } حاجز مع { $rival }.
        [one] بقي حاجز واحد مع { $rival }.
        [two] بقي حاجزان مع { $rival }.
        [few] بقيت { $left } حواجز مع { $rival }.
        [many] بقي { $left } حاجزًا مع { $rival }.
       *[other] بقي { $left } حاجز مع { $rival }.
    }
review-why-walked-away = خطوة بعيدًا عن الهدف: الباقي أمام { $side } الآن { $after } بدلًا من { $before }.
review-why-no-progress = خطوة إلى الجانب: ما زال الباقي أمام { $side } { $steps }.
review-why-race-lost = ضاع السباق على { $side } أمام { $rival } بفارق { $steps ->
        [zero] { $steps } خطوة
        [one] خطوة واحدة
        [two] خطوتين
        [few] { $steps } خطوات
        [many] { $steps } خطوة
       *[other] { $steps } خطوة
    }. كان يلزم حاجز: { $move }.
review-why-jump-given = هذه تمنح { $rival } قفزة إلى { $square }، خطوتين في واحدة.
review-why-jump-missed = كانت أمام { $side } قفزة: { $move }، خطوتان في واحدة.
review-why-walked-into-ghost = تنتهي هذه الحركة على شبح وتكلّف { $side } حياة. { $move } كانت أفضل.
review-why-seen-and-reached =
    { $ghosts ->
        [zero] { $ghosts } شبح يرى { $side } هناك، ويبلغ ذلك المربع.
        [one] شبح يرى { $side } هناك، ويبلغ ذلك المربع.
        [two] شبحان يريان { $side } هناك، ويبلغان ذلك المربع.
        [few] { $ghosts } أشباح ترى { $side } هناك، وتبلغ ذلك المربع.
        [many] { $ghosts } شبحًا يرى { $side } هناك، ويبلغ ذلك المربع.
       *[other] { $ghosts } شبح يرى { $side } هناك، ويبلغ ذلك المربع.
    }
review-why-in-reach =
    { $ghosts ->
        [zero] { $ghosts } شبح يستطيع بلوغ { $side } هناك.
        [one] شبح يستطيع بلوغ { $side } هناك.
        [two] شبحان يستطيعان بلوغ { $side } هناك.
        [few] { $ghosts } أشباح تستطيع بلوغ { $side } هناك.
        [many] { $ghosts } شبحًا يستطيع بلوغ { $side } هناك.
       *[other] { $ghosts } شبح يستطيع بلوغ { $side } هناك.
    }
review-why-pellet-missed =
    { $steps ->
        [zero] بين { $side } والحبة على { $square } كانت { $steps } خطوة، وكانت الحبة آمنة.
        [one] بين { $side } والحبة على { $square } كانت خطوة واحدة، وكانت الحبة آمنة.
        [two] بين { $side } والحبة على { $square } كانت خطوتان، وكانت الحبة آمنة.
        [few] بين { $side } والحبة على { $square } كانت { $steps } خطوات، وكانت الحبة آمنة.
        [many] بين { $side } والحبة على { $square } كانت { $steps } خطوة، وكانت الحبة آمنة.
       *[other] بين { $side } والحبة على { $square } كانت { $steps } خطوة، وكانت الحبة آمنة.
    }
review-why-pellet-away = بعيدًا عن الحبات: بين { $side } وأقربها الآن { $after ->
        [zero] { $after } خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $after } خطوات
        [many] { $after } خطوة
       *[other] { $after } خطوة
    }، وكانت { $before }.
review-why-boost-unused = كانت { $move } لتأكل { $ghosts ->
        [zero] { $ghosts } شبح إضافيًا
        [one] شبحًا إضافيًا
        [two] شبحين إضافيين
        [few] { $ghosts } أشباح إضافية
        [many] { $ghosts } شبحًا إضافيًا
       *[other] { $ghosts } شبح إضافي
    } لصالح { $side }.
review-why-catch-missed = كان { $rival } في متناول { $side }: { $move } إمساك فوري.
review-why-left-way-out = هذه تترك أمام { $rival } مخرجًا آمنًا { $count ->
        [zero] إلى { $count } مربع، مثل { $square }
        [one] إلى { $square }
        [two] إلى مربعين، مثل { $square }
        [few] إلى { $count } مربعات، مثل { $square }
        [many] إلى { $count } مربعًا، مثل { $square }
       *[other] إلى { $count } مربع، مثل { $square }
    }. { $move } كانت لتسدّه.
review-why-pellet-left = الحبة على { $square } متاحة الآن أمام { $rival }.
review-why-ghosts-in-boost = بعد الحبة التالية يمكن لدفعة { $rival } أن تأكل { $ghosts ->
        [zero] { $ghosts } شبح
        [one] شبحًا
        [two] شبحين
        [few] { $ghosts } أشباح
        [many] { $ghosts } شبحًا
       *[other] { $ghosts } شبح
    } هنا.
review-why-ghost-walked-away = بين هذا الشبح وبين { $rival } الآن { $after ->
        [zero] { $after } خطوة
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $after } خطوات
        [many] { $after } خطوة
       *[other] { $after } خطوة
    }، وكانت { $before }.
review-why-only-move = النقلة الوحيدة. كل ما عداها كان ليكلّف { $side } غاليًا.
review-why-chance-fell = هبطت فرصة { $side } من { $before } إلى { $after } في المئة. { $move } كانت أفضل.
review-the-ghosts = الأشباح
review-title = المراجعة
review-making = ننظر في كل نقلة…
review-ahead =
    { $ahead ->
        [zero] لا مراجعات قبل مراجعتك.
        [one] مراجعة واحدة قبل مراجعتك.
        [two] مراجعتان قبل مراجعتك.
        [few] { $ahead } مراجعات قبل مراجعتك.
        [many] { $ahead } مراجعة قبل مراجعتك.
       *[other] { $ahead } مراجعة قبل مراجعتك.
    }
review-stopped = أُوقفت المراجعة.
review-failed = لم ينجح الأمر. حاول مجددًا.
review-ask = مراجعة هذه اللعبة
review-back = عودة إلى اللعبة
review-accuracy = الدقة { $accuracy }
review-start = البداية
review-no-mark = لا مأخذ على هذه النقلة.
review-better-line = الأفضل:
review-show-better = إظهار الأفضل
review-try-idle = جِد نقلة أفضل. المحرك يرد.
review-try-over = انتهت اللعبة.
review-try-end = عودة إلى المراجعة
review-turn-before = نقطة التحول السابقة
review-turn-next = نقطة التحول التالية
review-graph = اللعبة في رسم بياني
review-graph-chances = فرصة كل طرف في الفوز بعد كل نقلة
review-graph-steps = الخطوات الباقية لكل طرف، حتى { $most }
