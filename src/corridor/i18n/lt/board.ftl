board-left =
    { $count ->
        [one] Po šios liks { $count }
        [few] Po šios liks { $count }
       *[other] Po šios liks { $count }
    }
board-your-piece = jūsų { $piece }
board-piece = { $piece }
board-pellet = piliulė
board-gate = grįžimo kvadratėlis
board-tunnel = tunelis į { $square }
board-goal = tikslas: { $side }
board-fences = tvora { $ways }
board-north = šiaurėje
board-east = rytuose
board-south = pietuose
board-west = vakaruose
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Tvora { $slot } gulsčiai
               *[vertical] Tvora { $slot } stačiai
            }
       *[other]
            { $way ->
                [horizontal] { $old } perkelti į { $slot } gulsčiai
               *[vertical] { $old } perkelti į { $slot } stačiai
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } žingsnis
        [few] { $side } { $count } žingsniai
       *[other] { $side } { $count } žingsnių
    }
board-walk =
    { $squares ->
        [none] { $piece }: pasirinkite, kur eiti. Toliau: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Galima čia ir baigti. Toliau: { $next }.
               *[no] { $piece }: { $squares }. Toliau: { $next }.
            }
    }
board-which = Kas eina į { $square }: { $pieces }?
board-ask-enter-ghost = Ten vaiduoklis: PAC-MAN’as būtų pagautas. Vis tiek eiti į { $square }?
board-ask-confirm-walk = Eiti į { $square }?
board-lift =
    { $fence ->
        [none] Pasirinkite, kurią Kambario tvorą perkelti.
       *[other] Tvora { $fence } pakelta. Kur ją dėti?
    }
board-no-fences = Dabar tvoros statyti negalite.
board-no-fence-here =
    { $way ->
        [horizontal] Ties { $slot } gulsčia tvora netelpa.
       *[vertical] Ties { $slot } stačia tvora netelpa.
    }
board-can-walk = čia galite eiti
board-can-enter = čia galite įeiti
board-out-of-reach = Šiuo ėjimu { $square } nepasieksite.
board-within-reach = Galite eiti į { $squares }.
board-no-walk = Dabar niekas negali eiti.
board-action-spend = Panaudoti piliulę
board-action-end-turn = Baigti ėjimą
board-action-no-boost = Toliau neiti
board-action-pass = Praleisti
board-action-stay = { $piece } lieka
board-action-enter = Įeiti ties { $square }
board-link = Nuoroda į šią lentą
play-boost-left =
    { $all ->
        [one] Liko { $left } iš { $all } žingsnio
        [few] Liko { $left } iš { $all } žingsnių
       *[other] Liko { $left } iš { $all } žingsnių
    }
play-chamber = Kambarys
play-steps =
    { $count ->
        [one] { $count } žingsnis
        [few] { $count } žingsniai
       *[other] { $count } žingsnių
    }
