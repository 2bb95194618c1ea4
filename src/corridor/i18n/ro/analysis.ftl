law-expected = Aici ar trebui să fie { $wanted }, nu „{ $found }”.
law-expected-more = Textul se termină prea devreme: aici ar trebui să fie { $wanted }.
law-refused = { $move } nu se poate juca aici. { $why }
law-some-piece = o piesă
law-unknown = Nu există { $name }. Alege din: { $allowed }.
analysis-title = Tablă de analiză
analysis-empty = Deschide o tablă goală
analysis-to-move = { $side } la mutare
analysis-over = Aici partida s-a terminat.
analysis-engine = Calculator
analysis-line-count = Variante
analysis-thinking = Se gândește…
analysis-thinks =
    { $depth ->
        [one] Se gândește: adâncime de 1 mutare, poziții: { $nodes }
        [few] Se gândește: adâncime de { $depth } mutări, poziții: { $nodes }
       *[other] Se gândește: adâncime de { $depth } de mutări, poziții: { $nodes }
    }
analysis-thought =
    { $depth ->
        [one] Adâncime de 1 mutare, poziții: { $nodes }
        [few] Adâncime de { $depth } mutări, poziții: { $nodes }
       *[other] Adâncime de { $depth } de mutări, poziții: { $nodes }
    }
analysis-follow = Joacă { $moves }
analysis-no-moves = Fă o mutare pe tablă, pentru orice parte. Mergi înapoi și fă alta: devine o variantă.
analysis-mark = Notează mutarea
analysis-mark-with = Notează cu { $glyph }
analysis-promote = Urcă varianta
analysis-prune = Șterge de aici
analysis-name = Numele variantei
analysis-comment = Comentariu la mutarea asta
analysis-comment-start = Comentariu înainte de prima mutare
analysis-save = Salvează ca .qgn
analysis-too-long = E prea lung pentru o adresă. Salvează ca .qgn ca să-l păstrezi.
analysis-begin = Alt joc
analysis-begin-choose = Alege un joc…
analysis-paste = Lipește o partidă sau o poziție ori trage un fișier oriunde
analysis-read = Citește
analysis-file = Deschide un fișier
analysis-wrong-at = Rândul { $line }, coloana { $column }: { $why }
