law-expected = Ici, il faudrait : { $wanted }, et non « { $found } ».
law-expected-more = Le texte s’arrête trop tôt. Il manque : { $wanted }.
law-refused = { $move } ne peut pas se jouer ici. { $why }
law-some-piece = une pièce
law-unknown = « { $name } » n’existe pas. Choisis parmi : { $allowed }.
analysis-title = Plateau d’analyse
analysis-empty = Ouvrir un plateau vide
analysis-to-move = À jouer : { $side }
analysis-over = Ici, la partie est finie.
analysis-engine = Moteur
analysis-line-count = Lignes
analysis-thinking = Réflexion…
analysis-thinks =
    { $depth ->
        [one] Réflexion : { $depth } coup de profondeur, { $nodes } positions
       *[other] Réflexion : { $depth } coups de profondeur, { $nodes } positions
    }
analysis-thought =
    { $depth ->
        [one] { $depth } coup de profondeur, { $nodes } positions
       *[other] { $depth } coups de profondeur, { $nodes } positions
    }
analysis-follow = Jouer { $moves }
analysis-no-moves = Joue un coup sur le plateau, pour n’importe quel camp. Reviens en arrière et joues-en un autre : il devient une variante.
analysis-mark = Annoter le coup
analysis-mark-with = Annoter avec { $glyph }
analysis-promote = Monter la variante
analysis-prune = Effacer à partir d’ici
analysis-name = Nom de cette variante
analysis-comment = Commentaire sur ce coup
analysis-comment-start = Commentaire avant le premier coup
analysis-save = Enregistrer en .qgn
analysis-too-long = C’est trop long pour une adresse. Enregistre en .qgn pour le garder.
analysis-begin = Autre jeu
analysis-begin-choose = Choisis un jeu…
analysis-paste = Colle une partie ou une position, ou dépose un fichier n’importe où
analysis-read = Lire
analysis-file = Ouvrir un fichier
analysis-wrong-at = Ligne { $line }, colonne { $column } : { $why }
