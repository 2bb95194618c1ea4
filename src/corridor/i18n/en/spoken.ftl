### The mode for screen readers: boards as text, moves and questions typed into a field.

# Label of the field into which moves and questions are typed.
spoken-field = Your move or question

# Button beside that field. A verb, short.
spoken-send = Send

# Under that field: what can be typed.
spoken-how = Type a move like e2 or e3h, or a letter: p pieces, f fences, d distances, ? for all of them.

# Heading over where the pieces are.
spoken-pieces = Pieces

# Heading over the fences.
spoken-fences = Fences

# Heading over how far everyone has to go.
spoken-routes = Distances

# Heading over who wins how.
spoken-goal = Goal

# Name of the table with all squares.
spoken-table = The board, square by square

# Heading over the buttons: offers, giving up, a hint.
spoken-do = Actions

# Heading over the list of players.
spoken-players = Players

# Under the title. $side: "W", "PAC-MAN", "Ghosts".
spoken-you = You play { $side }.

# When a move is typed that isn't one's own to make.
spoken-not-now = It's not your turn. You can ask questions.

# When a move is typed where only questions are answered: watching, or reading a review.
spoken-only-questions = You can only ask questions here. Type ? to hear them.

# When a typed square can be reached by several moves. $moves: "Bc2c3, Ic3".
spoken-several = That could be { $moves }. Type one of them.
