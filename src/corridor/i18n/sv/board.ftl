board-left =
    { $count ->
        [one] 1 kvar efter det här
       *[other] { $count } kvar efter det här
    }
board-your-piece = din { $piece }
board-piece = { $piece }
board-pellet = bonussymbol
board-gate = återkomstruta
board-tunnel = tunnel till { $square }
board-goal = mål för { $side }
board-fences = staket i { $ways }
board-north = norr
board-east = öster
board-south = söder
board-west = väster
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Staket { $slot } vågrätt
               *[vertical] Staket { $slot } lodrätt
            }
       *[other]
            { $way ->
                [horizontal] Flytta { $old } till { $slot } vågrätt
               *[vertical] Flytta { $old } till { $slot } lodrätt
            }
    }
board-fence-refused = { $fence }: { $why }
board-cost =
    { $count ->
        [one] { $side } { $count } steg
       *[other] { $side } { $count } steg
    }
board-walk =
    { $squares ->
        [none] { $piece }: välj vart du vill gå. Nästa: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. Får stanna här. Nästa: { $next }.
               *[no] { $piece }: { $squares }. Nästa: { $next }.
            }
    }
board-which = Vilken pjäs ska till { $square }: { $pieces }?
board-ask-enter-ghost = Där står ett spöke: PAC-MAN skulle bli fångad. Gå till { $square } ändå?
board-ask-confirm-walk = Gå till { $square }?
board-lift =
    { $fence ->
        [none] Välj ett av Kammarens staket att flytta.
       *[other] Staketet { $fence } är upplyft. Vart ska det?
    }
board-no-fences = Du kan inte sätta något staket nu.
board-no-fence-here =
    { $way ->
        [horizontal] Det får inte plats något staket på { $slot } vågrätt.
       *[vertical] Det får inte plats något staket på { $slot } lodrätt.
    }
board-can-walk = hit kan du gå
board-can-enter = här kan du gå in
board-out-of-reach = Du når inte { $square } den här turen.
board-within-reach = Du kan gå till { $squares }.
board-no-walk = Ingen pjäs kan gå nu.
board-action-spend = Använd bonussymbol
board-action-end-turn = Avsluta turen
board-action-no-boost = Inga fler steg
board-action-pass = Stå över
board-action-stay = { $piece } står kvar
board-action-enter = Gå in på { $square }
board-link = Länk till det här brädet
play-boost-left =
    { $all ->
        [one] { $left } av 1 steg kvar
       *[other] { $left } av { $all } steg kvar
    }
play-chamber = Kammaren
play-steps =
    { $count ->
        [one] 1 steg
       *[other] { $count } steg
    }
