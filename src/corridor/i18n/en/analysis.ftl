### The analysis board.

# A part of the text is not what it should be. $wanted: "a move", $found: the text found there.
law-expected = Here should be { $wanted }, not “{ $found }”.

# The text ends too early. $wanted: "a move".
law-expected-more = The text ends too early: here should be { $wanted }.

# A move that the rules refuse. $move: the move, $why: a whole sentence.
law-refused = { $move } can't be played here. { $why }

# A piece in a sentence about a refused move, where it isn't known which one.
law-some-piece = a piece

# No such game, maze or rule. $name: what was given, $allowed: those that there are.
law-unknown = There's no { $name }. Choose one of these: { $allowed }.

# Heading, for screen readers only.
analysis-title = Analysis board

# Button after an error: opens an empty analysis board. Short.
analysis-empty = Open an empty board

# Below the board: whose move it is. $side: "White", "PAC-MAN", "Ghosts".
analysis-to-move = { $side } to move

# Below the board when the game is over there. Short.
analysis-over = The game is over here.

# Beside the switch of the engine, and the name of its panel. Short.
analysis-engine = Engine

# Before a list of numbers: how many lines the engine shows. Short.
analysis-line-count = Lines

# Below the switch until the engine says something. Short.
analysis-thinking = Thinking…

# Below the switch while the engine thinks. $depth: moves ahead, $nodes: positions looked at. Short.
analysis-thinks =
    { $depth ->
        [one] Thinking: 1 move deep, { $nodes } positions
       *[other] Thinking: { $depth } moves deep, { $nodes } positions
    }

# Below the switch when it has finished. $depth: moves ahead, $nodes: positions looked at. Short.
analysis-thought =
    { $depth ->
        [one] 1 move deep, { $nodes } positions
       *[other] { $depth } moves deep, { $nodes } positions
    }

# Label of a move in a line of the engine: a press plays the line up to it. $moves: "e2 e8 e3".
analysis-follow = Play { $moves }

# In the list of moves while it's empty. One sentence or two.
analysis-no-moves = Make a move on the board, for any side. Go back and make another: it becomes a variation.

# Name of a group of buttons that mark a move as good or bad. Short.
analysis-mark = Mark the move

# Label of a button that marks a move, or unmarks it. $glyph: "!?"
analysis-mark-with = Mark with { $glyph }

# Button: puts a variation one place nearer to the main line. Short.
analysis-promote = Move variation up

# Button: deletes the move that is shown and all after it. Short.
analysis-prune = Delete from here

# Label of a field: the name of the variation. Short.
analysis-name = Name of this variation

# Label of a field: a comment on the move that is shown. Short.
analysis-comment = Comment on this move

# Label of a field: a comment before the first move. Short.
analysis-comment-start = Comment before the first move

# Button: saves a file. Short.
analysis-save = Save as .qgn

# Instead of the button that copies a link. One sentence.
analysis-too-long = This is too long for an address. Save it as .qgn to keep it.

# Label of a list of games to begin with. Short.
analysis-begin = Another game

# First entry of that list. Short.
analysis-begin-choose = Choose a game…

# Label of a field for a text. Short.
analysis-paste = Paste a record or a position, or drop a file anywhere

# Button: reads the text in the field. Short.
analysis-read = Read

# Button: chooses a file. Short.
analysis-file = Open a file

# A text can't be read. $line and $column: where, $why: a whole sentence that says what's wrong.
analysis-wrong-at = Line { $line }, column { $column }: { $why }
