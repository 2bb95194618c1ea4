board-left =
    { $count ->
        [zero] لا يبقى حاجز بعده
        [one] يبقى حاجز واحد بعده
        [two] يبقى حاجزان بعده
        [few] تبقى { $count } حواجز بعده
        [many] يبقى { $count } حاجزًا بعده
       *[other] يبقى { $count } حاجز بعده
    }
board-your-piece = قطعتك { $piece }
board-piece = { $piece }
board-pellet = حبة
board-gate = مربع العودة
board-tunnel = نفق إلى { $square }
board-goal = هدف { $side }
board-fences = حاجز: { $ways }
board-north = شمالًا
board-east = شرقًا
board-south = جنوبًا
board-west = غربًا
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] حاجز أفقي على { $slot }
               *[vertical] حاجز عمودي على { $slot }
            }
       *[other]
            { $way ->
                [horizontal] نقل { $old } إلى { $slot } أفقيًا
               *[vertical] نقل { $old } إلى { $slot } عموديًا
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost = { $side }: الخطوات { $count }
board-walk =
    { $squares ->
        [none] { $piece }: اختر الوجهة. التالي: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. يمكن التوقف هنا. التالي: { $next }.
               *[no] { $piece }: { $squares }. التالي: { $next }.
            }
    }
board-which = أي قطعة تذهب إلى { $square }: { $pieces }؟
board-ask-enter-ghost = هناك شبح، وسيُمسَك بباك مان. هل تذهب إلى { $square } رغم ذلك؟
board-ask-confirm-walk = هل تذهب إلى { $square }؟
board-lift =
    { $fence ->
        [none] اختر حاجزًا من حواجز الحجرة لتنقله.
       *[other] رُفع الحاجز { $fence }. إلى أين؟
    }
board-no-fences = لا يمكنك وضع حاجز الآن.
board-no-fence-here =
    { $way ->
        [horizontal] لا مكان لحاجز أفقي على { $slot }.
       *[vertical] لا مكان لحاجز عمودي على { $slot }.
    }
board-can-walk = يمكنك التحرك إلى هنا
board-can-enter = يمكنك الدخول من هنا
board-out-of-reach = لا يمكنك بلوغ { $square } في هذا الدور.
board-within-reach = يمكنك التحرك إلى { $squares }.
board-no-walk = لا شيء يمكنه التحرك الآن.
board-action-spend = استعمال حبة
board-action-end-turn = إنهاء الدور
board-action-no-boost = لا خطوات أخرى
board-action-pass = تمرير
board-action-stay = بقاء { $piece }
board-action-enter = الدخول على { $square }
board-link = رابط هذه اللوحة
play-boost-left =
    { $left ->
        [zero] بقيت { $left } خطوة من { $all }
        [one] بقيت خطوة واحدة من { $all }
        [two] بقيت خطوتان من { $all }
        [few] بقيت { $left } خطوات من { $all }
        [many] بقيت { $left } خطوة من { $all }
       *[other] بقيت { $left } خطوة من { $all }
    }
play-chamber = الحجرة
play-steps =
    { $count ->
        [zero] بلا خطوات
        [one] خطوة واحدة
        [two] خطوتان
        [few] { $count } خطوات
        [many] { $count } خطوة
       *[other] { $count } خطوة
    }
