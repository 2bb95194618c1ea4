cli-play-welcome = Bienvenue dans Corridor ! À quoi veux-tu jouer ?
cli-play-which = Jeu :
cli-play-how-many = Combien de personnes, de 1 à { $most } ? En solo, tu joues contre l’ordinateur.
cli-play-number = Tape un nombre de { $low } à { $high }.
cli-play-name = Nom du joueur { $number } :
cli-play-characters = { $name }, ton pion : { $characters }.
cli-play-which-character = Pion :
cli-play-start = Veux-tu commencer ? Sinon, c’est au hasard.
cli-play-person = Joueur { $number }
cli-play-bot = Ordinateur
cli-play-bots = Ordinateur { $number }
cli-play-seats =
    { $most ->
        [one] Ce jeu se joue à { $most }.
       *[other] Ce jeu a de { $fewest } à { $most } places, pas { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] Il y a plus de noms ou de personnages que de personnes : { $count } joue.
       *[other] Il y a plus de noms ou de personnages que de personnes : { $count } jouent.
    }
cli-play-no-characters = Les personnages sont pour les pions des modes classiques ; ici, chaque pièce est elle-même.
cli-play-alike = Deux pions ne peuvent pas avoir la même apparence : { $character }.
cli-play-first-or-side = Choisis entre --first et --side, pas les deux.
cli-play-nobody-first = Sans joueurs humains, personne ne peut choisir son camp.
cli-play-resume-is-all = Une partie enregistrée connaît son mode et ses joueurs : donne --resume tout seul.
cli-play-was-over = La partie dans { $file } est finie.
cli-play-sits = { $who } commence en { $squares }.
cli-play-lot = Les places sont attribuées au hasard.
cli-play-enters = { $who } entre en premier.
cli-play-looks = { $who } joue avec l’apparence : { $character }.
cli-play-how = Tape un coup, ou « help ».
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who } : { $what }
cli-play-one-of = au choix { $pieces }
cli-play-example = Par exemple : { $moves }
cli-play-several = Plusieurs chemins y mènent. Tapes-en un en entier : { $moves }.
cli-play-what = { $why } Tape « help » pour voir ce que tu peux faire.
cli-play-not-yours = Cette pièce est jouée par { $who }.
cli-play-into-ghost = PAC-MAN foncerait dans un fantôme et perdrait une vie. Le faire quand même ?
cli-play-forced = { $who } ne peut pas bouger et passe.
cli-play-bot-moves = { $who } : { $moves }.
cli-play-spent = Une pac-gomme est dépensée.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN mange la dernière pac-gomme !
        [one] PAC-MAN mange une pac-gomme ! Il en reste { $count }.
       *[other] PAC-MAN mange une pac-gomme ! Il en reste { $count }.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN est attrapé pour la dernière fois !
        [one] PAC-MAN est attrapé ! Il lui reste { $count } vie.
       *[other] PAC-MAN est attrapé ! Il lui reste { $count } vies.
    }
cli-play-eaten = PAC-MAN mange { $piece } !
cli-play-help-race =
    Coups
      e4         aller ou sauter en e4
      e3h        une barrière horizontale au-dessus de e3 et f3
      e3v        une barrière verticale à droite de e3 et e4
cli-play-help-chase =
    Coups
      Me6f6      aller avec PAC-MAN par e6 en f6 ; B, I, P, C sont les fantômes
      f6         pareil, si on sait quelle pièce se déplace, et comment
      --         s’arrêter là, ou rester sur place
      M@e1       entrer sur le plateau en e1
      $          dépenser une pac-gomme pour un déplacement bonus
      e3h        une barrière horizontale au-dessus de e3 et f3
      e3v        une barrière verticale à droite de e3 et e4
      d3h>f7v    prendre la barrière d3h de la Chambre et la poser en f7v
cli-play-help =
    Mots
      moves      tous les coups permis ; « moves B » ceux d’une pièce
      why COUP   pourquoi un coup est impossible
      routes     les plus courts chemins
      board      revoir le plateau
      undo       revenir à ton dernier coup
      save NOM   garder la partie dans un fichier
      resign     abandonner
      quit       partir
cli-play-no-piece = La pièce « { $name } » n’existe pas. Possible : { $allowed }.
cli-play-no-moves = { $piece } ne peut pas bouger maintenant.
cli-play-undone =
    { $count ->
        [one] { $count } coup est repris.
       *[other] { $count } coups sont repris.
    }
cli-play-no-undo = Il n’y a rien à reprendre.
cli-play-why-what = Dis quel coup, par exemple : why e3h
cli-play-legal = { $move } est un coup permis.
cli-play-route =
    { $count ->
        [one] { $piece } : { $count } case : { $squares }
       *[other] { $piece } : { $count } cases : { $squares }
    }
cli-play-no-route = Pas de chemin à montrer pour l’instant.
cli-play-resign = Abandonner pour { $who } ?
cli-play-resigned = { $loser } : abandon. { $winner } : bien joué !
cli-play-taken-over = L’ordinateur prend la relève : { $who }.
cli-play-overwrite = { $file } existe déjà. L’écraser ?
cli-play-saved = Enregistrée dans { $file }.
cli-play-save = Enregistrer la partie dans { $file } ?
cli-play-resume = Pour continuer : corridor play --resume { $file }
cli-play-not-saved = La partie n’est pas enregistrée. La prochaine fois, --autosave FICHIER la garde coup par coup.
cli-play-default-yes = [O/n]
cli-play-default-no = [o/N]
cli-play-words-yes = o oui y yes
cli-play-words-no = n non no
cli-play-yes-or-no = Tape o ou n.
cli-play-level = Niveau de PAC-MAN : { $title }
cli-play-level-of-bots = Quelle force pour l’ordinateur, de 1 à 8 ?
cli-play-level-or-perfect = Quelle force pour l’ordinateur, de 1 à 8 ? 9, c’est le parfait : il ne se trompe jamais.
cli-kind-walk = Déplacements, { $piece } :
cli-kind-fence-h = Barrières horizontales :
cli-kind-fence-v = Barrières verticales :
cli-kind-relocate = { $fence } de la Chambre peut aller en :
cli-kind-enter = Pour entrer :
cli-kind-other = Sinon :
cli-legal-count =
    { $count ->
        [one] À jouer : { $side }. { $count } coup permis.
       *[other] À jouer : { $side }. { $count } coups permis.
    }
cli-move-refused = { $move } ne peut pas se jouer. { $why }
cli-cannot-read = Impossible de lire { $file } : { $why }.
cli-cannot-write = Impossible d’écrire { $file } : { $why }.
