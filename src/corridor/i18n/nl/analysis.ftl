law-expected = Hier hoort { $wanted } te staan, niet ‘{ $found }’.
law-expected-more = De tekst houdt te vroeg op: hier hoort { $wanted } te staan.
law-refused = { $move } kan hier niet. { $why }
law-some-piece = een stuk
law-unknown = { $name } bestaat niet. Kies een van deze: { $allowed }.
analysis-title = Analysebord
analysis-empty = Leeg bord openen
analysis-to-move = { $side } aan zet
analysis-over = De partij is hier afgelopen.
analysis-engine = Computer
analysis-line-count = Varianten
analysis-thinking = Denkt na…
analysis-thinks =
    { $depth ->
        [one] Denkt na: 1 zet diep, { $nodes } stellingen
       *[other] Denkt na: { $depth } zetten diep, { $nodes } stellingen
    }
analysis-thought =
    { $depth ->
        [one] 1 zet diep, { $nodes } stellingen
       *[other] { $depth } zetten diep, { $nodes } stellingen
    }
analysis-follow = Speel { $moves }
analysis-no-moves = Doe een zet op het bord, voor welke kant dan ook. Ga terug en doe een andere: dat wordt een variant.
analysis-mark = Zet beoordelen
analysis-mark-with = Markeren met { $glyph }
analysis-promote = Variant omhoog
analysis-prune = Vanaf hier wissen
analysis-name = Naam van deze variant
analysis-comment = Commentaar bij deze zet
analysis-comment-start = Commentaar voor de eerste zet
analysis-save = Opslaan als .qgn
analysis-too-long = Dit is te lang voor een adres. Sla het op als .qgn om het te bewaren.
analysis-begin = Ander spel
analysis-begin-choose = Kies een spel…
analysis-paste = Plak een zettenlijst of stelling, of sleep een bestand hierheen
analysis-read = Lezen
analysis-file = Bestand openen
analysis-wrong-at = Regel { $line }, kolom { $column }: { $why }
