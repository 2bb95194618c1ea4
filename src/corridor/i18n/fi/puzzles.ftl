puzzle-theme-catch-in-n =
    { $within ->
        [one] Ota PAC-MAN kiinni tällä kierroksella.
       *[other] Ota PAC-MAN kiinni { $within } kierroksessa.
    }
puzzle-theme-eat-and-live = Syö ja pysy hengissä voittoon asti.
puzzle-theme-only-move = Vain yksi siirto voittaa. Etsi se.
puzzle-theme-cut-the-way = Aita voittaa. Minne se laitetaan?
puzzle-theme-who-wins-the-race = Aidat ovat loppu. Voita kisa.
puzzle-theme-save-the-draw = Tätä et voi voittaa, mutta voit estää muita voittamasta. Miten?
puzzle-within = { $within ->
    [one] Voitat tällä vuorolla.
   *[other] Voitat viimeistään { $within }. vuorollasi, tekivätpä muut mitä tahansa.
}
puzzle-about = Pelaat: { $side }. { $id }, { $mode }, vaikeus { $level }/9.
puzzle-solved = Ratkaistu!
puzzle-right = Juuri niin. Vastaus on { $reply }. Jatka.
puzzle-right-go-on = Juuri niin. Jatka.
puzzle-wrong = Ei tämä: { $reply } pilaa sen. Yritä uudelleen.
puzzle-wrong-at-once = Ei tämä: se häviää heti. Yritä uudelleen.
puzzle-hint-walk = Liiku: { $piece }.
puzzle-hint-fence = Aseta aita.
puzzle-hint-relocate = Siirrä kammion aita muualle.
puzzle-hint-enter = Tule laudalle. Missä on turvallista?
puzzle-hint-spend = Käytä pilleri varastostasi.
puzzle-hint-pass = Joskus paras siirto on olla siirtämättä.
puzzle-hint-file = Katso saraketta { $place }.
puzzle-hint-row = Se on rivillä { $place }.
puzzle-solution = Ratkaisu on { $moves }.
puzzle-lead = { $count } asemaa, joissa kussakin on yksi oikea siirto. Jokainen ratkaisu on todistettu.
puzzle-solve = Ratkaise
puzzle-look-again = Katso uudelleen
puzzle-streak =
    { $days ->
        [0] Ratkaise pulma joka päivä, niin putki alkaa.
        [one] 1 päivä putkeen.
       *[other] { $days } päivää putkeen.
    }
puzzle-count = { $solved }/{ $all } ratkaistu
puzzle-difficulty = Vaikeustaso
puzzle-any-difficulty = Kaikki
puzzle-easy = Helppo
puzzle-medium = Keskitaso
puzzle-hard = Vaikea
puzzle-themes = Aiheet
puzzle-none = Sellaista pulmaa ei ole. Valitse toinen vaikeustaso.
puzzle-name-catch-in-n = PAC-MAN kiinni
puzzle-name-eat-and-live = Syö ja selviä
puzzle-name-only-move = Ainoa siirto
puzzle-name-cut-the-way = Katkaise tie
puzzle-name-who-wins-the-race = Voita kisa
puzzle-name-save-the-draw = Pelasta tasapeli
puzzle-all = Kaikki pulmat
puzzle-link =
    { $result ->
        [solved] Pulma { $number }, vaikeus { $difficulty }, ratkaistu
        [tried] Pulma { $number }, vaikeus { $difficulty }, ei vielä ratkaistu
       *[new] Pulma { $number }, vaikeus { $difficulty }
    }
puzzle-you = Pelaat: { $side } · vaikeus { $difficulty }/9
puzzle-steps = { $count } siirtoa löydettävänä
puzzle-back = Kaikki pulmat
puzzle-show = Näytä ratkaisu
puzzle-next = Seuraava pulma
puzzle-solved-in =
    { $tries ->
        [one] Ratkaistu ensi yrittämällä!
       *[other] Ratkaistu, { $tries }. yrityksellä.
    }
puzzle-solved-daily =
    { $days ->
        [one] Päivän pulma selvä. Tule huomenna takaisin!
       *[other] Päivän pulma selvä: { $days } päivää putkeen!
    }
puzzle-shown = Ratkaisu on tämä: { $moves }.
puzzle-proof-table = Todistettu: jokainen mahdollinen jatko on ratkaistu.
puzzle-proof-search = Todistettu: kaikkien puolten kaikki siirrot on tutkittu.
