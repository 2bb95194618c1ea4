puzzle-theme-catch-in-n =
    { $within ->
        [one] Püüa PAC-MAN selles voorus kinni.
       *[other] Püüa PAC-MAN kinni { $within } vooru jooksul.
    }
puzzle-theme-eat-and-live = Söö, jää ellu ja võida.
puzzle-theme-only-move = Võidab ainult üks käik. Leia see.
puzzle-theme-cut-the-way = Piire võidab. Kuhu see panna?
puzzle-theme-who-wins-the-race = Piirded on otsas. Võida võidujooks.
puzzle-theme-save-the-draw = Võita sa siin ei saa, aga saad takistada teiste võitu. Kuidas?
puzzle-within = { $within ->
    [one] Võidad selle käiguga.
   *[other] Võidad oma { $within } käiguga, mida teised ka ei teeks.
}
puzzle-about = Sinu pool: { $side }. { $id }, { $mode }, raskus { $level }/9.
puzzle-solved = Lahendatud!
puzzle-right = Just nii. Vastus on { $reply }. Edasi.
puzzle-right-go-on = Just nii. Edasi.
puzzle-wrong = See mitte: { $reply } rikub kõik ära. Proovi uuesti.
puzzle-wrong-at-once = See mitte: see kaotab kohe. Proovi uuesti.
puzzle-hint-walk = Liigub { $piece }.
puzzle-hint-fence = Pane piire.
puzzle-hint-relocate = Vii üks Kambri piire mujale.
puzzle-hint-enter = Tule lauale. Kus on ohutu?
puzzle-hint-spend = Kuluta üks graanul oma varust.
puzzle-hint-pass = Vahel on parim käik mitte käia.
puzzle-hint-file = Vaata veergu { $place }.
puzzle-hint-row = Õige rida on { $place }.
puzzle-solution = Lahendus on { $moves }.
puzzle-lead = { $count } seisu, igaühes üks õige käik. Iga lahendus on tõestatud.
puzzle-solve = Lahenda
puzzle-look-again = Vaata uuesti
puzzle-streak =
    { $days ->
        [0] Lahenda iga päev üks ja alusta seeriat.
        [one] 1 päev järjest.
       *[other] { $days } päeva järjest.
    }
puzzle-count = Lahendatud { $solved }/{ $all }
puzzle-difficulty = Raskus
puzzle-any-difficulty = Kõik
puzzle-easy = Kerge
puzzle-medium = Keskmine
puzzle-hard = Raske
puzzle-themes = Teemad
puzzle-none = Sellist ülesannet pole. Vali teine raskus.
puzzle-name-catch-in-n = Püüa PAC-MAN
puzzle-name-eat-and-live = Söö ja jää ellu
puzzle-name-only-move = Ainus käik
puzzle-name-cut-the-way = Lõika tee ära
puzzle-name-who-wins-the-race = Võida võidujooks
puzzle-name-save-the-draw = Päästa viik
puzzle-all = Kõik ülesanded
puzzle-link =
    { $result ->
        [solved] Ülesanne { $number }, raskus { $difficulty }, lahendatud
        [tried] Ülesanne { $number }, raskus { $difficulty }, veel lahendamata
       *[new] Ülesanne { $number }, raskus { $difficulty }
    }
puzzle-you = Sinu pool: { $side } · raskus { $difficulty }/9
puzzle-steps = Leia { $count } käiku
puzzle-back = Kõik ülesanded
puzzle-show = Näita lahendust
puzzle-next = Järgmine ülesanne
puzzle-solved-in =
    { $tries ->
        [one] Lahendatud esimese korraga!
       *[other] Lahendatud, { $tries }. katsel.
    }
puzzle-solved-daily =
    { $days ->
        [one] Tänane on tehtud. Tule homme tagasi!
       *[other] Tänane on tehtud: { $days } päeva järjest!
    }
puzzle-shown = Lahendus on selline: { $moves }.
puzzle-proof-table = Tõestatud: kõik seisud, mis võivad järgneda, on lahendatud.
puzzle-proof-search = Tõestatud: kõigi poolte kõik käigud on läbi otsitud.
