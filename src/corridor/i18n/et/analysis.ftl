law-expected = Siin peaks olema { $wanted }, mitte „{ $found }“.
law-expected-more = Tekst lõpeb liiga vara: siin peaks olema { $wanted }.
law-refused = { $move }: seda käiku siin teha ei saa. { $why }
law-some-piece = nupp
law-unknown = Sellist pole: { $name }. Vali üks neist: { $allowed }.
analysis-title = Analüüsilaud
analysis-empty = Ava tühi laud
analysis-to-move = Käigul: { $side }
analysis-over = Mäng on siin läbi.
analysis-engine = Mootor
analysis-line-count = Variante
analysis-thinking = Mõtleb…
analysis-thinks =
    { $depth ->
        [one] Mõtleb: 1 käik ette, { $nodes } seisu
       *[other] Mõtleb: { $depth } käiku ette, { $nodes } seisu
    }
analysis-thought =
    { $depth ->
        [one] 1 käik ette, { $nodes } seisu
       *[other] { $depth } käiku ette, { $nodes } seisu
    }
analysis-follow = Mängi { $moves }
analysis-no-moves = Tee laual käik, ükskõik kelle eest. Mine tagasi ja tee teine: sellest saab variant.
analysis-mark = Märgi käik
analysis-mark-with = Märgi { $glyph }
analysis-promote = Tõsta variant üles
analysis-prune = Kustuta siit alates
analysis-name = Selle variandi nimi
analysis-comment = Märkus selle käigu kohta
analysis-comment-start = Märkus enne esimest käiku
analysis-save = Salvesta failina .qgn
analysis-too-long = See on aadressi jaoks liiga pikk. Säilitamiseks salvesta see failina .qgn.
analysis-begin = Teine mäng
analysis-begin-choose = Vali mäng…
analysis-paste = Kleebi üleskirjutus või seis või lohista kuhu tahes fail
analysis-read = Loe
analysis-file = Ava fail
analysis-wrong-at = Rida { $line }, veerg { $column }: { $why }
