### Playing at a terminal: `corridor play`.

# First line of "corridor play" in the terminal; a numbered list of games follows.
cli-play-welcome = Welcome to Corridor! Which game would you like?

# Prompt below the list of games; its number is typed after it. Ends with a colon. Short.
cli-play-which = Game:

# Question before a game in the terminal; a number is typed after it. $most: the most people, 4.
cli-play-how-many = How many people, 1 to { $most }? Alone, you play against the computer.

# Answer to something that isn't a number in range. $low: the lowest, 1; $high: the highest, 5.
cli-play-number = Type a number from { $low } to { $high }.

# Prompt before a game; the name is typed after it. $number: which player, 2. Ends with a colon.
cli-play-name = Name of player { $number }:

# Line before a game: what the pawn may look like. $name: the player, "Ada";
# $characters: a numbered list, "1 a plain pawn, 2 PAC-MAN, 3 Blinky".
cli-play-characters = { $name }, your pawn: { $characters }.

# Prompt below cli-play-characters; the number is typed after it. Ends with a colon. Short.
cli-play-which-character = Pawn:

# Question before a game of one person in the terminal; answered with yes or no.
cli-play-start = Do you want to go first? If not, it's random.

# Name of a player who gave none, in the terminal. $number: which player, 2. Short.
cli-play-person = Player { $number }

# Name of the only computer player, in the terminal. One word.
cli-play-bot = Computer

# Name of one of several computer players, in the terminal. $number: which of them, 2. Short.
cli-play-bots = Computer { $number }

# Refusal in the terminal: the wrong number of players for this game.
# $fewest: the fewest, 2; $most: the most, 5; $count: how many were asked for, 7.
cli-play-seats =
    { $most ->
        [one] This game is for 1.
       *[other] This game has { $fewest } to { $most } seats, not { $count }.
    }

# Refusal in the terminal: --name or --character was given too often. $count: how many people play, 2.
cli-play-too-many-names =
    { $count ->
        [one] There are more names or characters than people: 1 plays.
       *[other] There are more names or characters than people: { $count } play.
    }

# Refusal in the terminal: --character was given for a PAC-MAN game.
cli-play-no-characters = Characters are for the pawns of the classic modes; here the pieces are themselves.

# Refusal in the terminal: two players chose the same look. $character: "Blinky", "PAC-MAN".
cli-play-alike = Two pawns can't both be { $character }.

# Refusal in the terminal: two options that exclude each other. --first and --side stay as they are.
cli-play-first-or-side = Use either --first or --side, not both.

# Refusal in the terminal: --first or --side was given for a game of computer players only.
cli-play-nobody-first = Without people nobody can ask for a side.

# Refusal in the terminal: --resume was given together with a game or players. --resume stays as it is.
cli-play-resume-is-all = A saved game knows its mode and its players: give --resume without them.

# Refusal in the terminal: the saved game can't be played on. $file: the file, "corridor-pacman.qgn".
cli-play-was-over = The game in { $file } is over.

# Line at the start of a game in the terminal. $who: a player with pieces, "Ada (W)";
# $squares: where the pieces stand, "e1" or "a9, i9".
cli-play-sits = { $who } starts on { $squares }.

# Line at the start of a game in the terminal: who plays which side was drawn by lot.
cli-play-lot = The seats are random.

# Line at the start of a game in the terminal: the piece comes onto the board in its first turn.
# $who: a player with pieces, "Ada (PAC-MAN)".
cli-play-enters = { $who } enters first.

# Line at the start of a game in the terminal. $who: a player's name, "Ada";
# $character: what the pawn looks like, "Blinky".
cli-play-looks = { $who } looks like { $character }.

# Line at the start of a game in the terminal. The word help is typed as it is; keep it.
cli-play-how = Type a move, or “help”.

# A player with pieces, inside other lines. $name: "Ada"; $pieces: "W", "Ghosts" or "Inky, Clyde".
cli-play-seat = { $name } ({ $pieces })

# A side with its players, in the terminal. $side: "Ghosts"; $names: its players, "Ada, Bo".
cli-play-side = { $side } ({ $names })

# Line below the board in the terminal. $who: who is to move, "Ada (W)";
# $what: what to decide, one of the phase- sentences with examples, "Walk, or place a fence. For example: e2".
cli-play-turn = { $who }: { $what }

# Stands for $pieces in phase-ghosts, in the terminal, when several may walk. $pieces: "Inky, Clyde".
cli-play-one-of = one of { $pieces }

# After the sentence on what to decide, in the terminal. $moves: moves as they are typed, "e2, e3h".
cli-play-example = For example: { $moves }

# Answer to a square that can be reached by several ways. $moves: these ways as typed, "Me6f6, Mf5f6".
cli-play-several = There are several ways to get there. Type one of them in full: { $moves }.

# Answer to something typed that isn't understood. $why: a whole sentence that says why.
# The word help is typed as it is; keep it.
cli-play-what = { $why } Type “help” to see what you can do.

# Answer to a move with a piece of the computer. $who: who plays it, "Computer (Blinky)".
cli-play-not-yours = That piece is played by { $who }.

# Question before such a walk is played, in the terminal; answered with yes or no.
cli-play-into-ghost = PAC-MAN would walk into a ghost and lose a life. Do it anyway?

# News below the board in the terminal. $who: a player with pieces, "Ada (Blinky)".
cli-play-forced = { $who } can't move and passes.

# News below the board in the terminal: what the computer played. $who: "Computer (X)";
# $moves: its moves, "e8" or "Bd5 Ie6".
cli-play-bot-moves = { $who }: { $moves }.

# News below the board in the terminal: PAC-MAN has used a pellet for extra steps.
cli-play-spent = A pellet is spent.

# News below the board in the terminal. $count: how many pellets are left, 2.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN eats the last pellet!
        [one] PAC-MAN eats a pellet! 1 is left.
       *[other] PAC-MAN eats a pellet! { $count } are left.
    }

# News below the board in the terminal. $count: how many lives PAC-MAN has left, 2.
cli-play-caught =
    { $count ->
        [0] PAC-MAN is caught for the last time!
        [one] PAC-MAN is caught! 1 life is left.
       *[other] PAC-MAN is caught! { $count } lives are left.
    }

# News below the board in the terminal. $piece: the ghost, "Blinky".
cli-play-eaten = PAC-MAN eats { $piece }!

# Answer to "help" in a classic game, in the terminal. Keep the moves on the left and the columns;
# translate the heading and the right side. Lines of at most 78 letters.
cli-play-help-race =
    Moves
      e4         walk or jump to e4
      e3h        a horizontal fence above e3 and f3
      e3v        a vertical fence to the right of e3 and e4

# Answer to "help" in a PAC-MAN game, in the terminal. Keep the moves on the left (also the dollar sign) and
# the columns; translate the heading and the right side. Lines of at most 78 letters.
cli-play-help-chase =
    Moves
      Me6f6      walk with PAC-MAN by e6 to f6; B, I, P, C are the ghosts
      f6         the same, if it's clear which piece walks, and how
      --         stop here, or stay
      M@e1       come onto the board on e1
      $          spend a pellet for a boosted walk
      e3h        a horizontal fence above e3 and f3
      e3v        a vertical fence to the right of e3 and e4
      d3h>f7v    take the Chamber's fence d3h and put it on f7v

# Second part of the answer to "help". The words on the left are typed as they are: keep them and "moves B";
# MOVE and FILE stand for a move and a file. Translate the heading and the right side.
cli-play-help =
    Words
      moves      all legal moves; “moves B” those of one piece
      why MOVE   why a move can't be played
      routes     the shortest routes
      board      show the board again
      undo       take back to your last move
      save FILE  keep the game in a file
      resign     give up
      quit       leave

# Answer to "moves Q" in the terminal. $name: what was typed, "Q"; $allowed: the letters, "M, B, I, P, C".
cli-play-no-piece = There's no piece “{ $name }”. Allowed: { $allowed }.

# Answer to "moves B" in the terminal. $piece: "Blinky", "W".
cli-play-no-moves = { $piece } can't move now.

# Answer to "undo" in the terminal. $count: how many moves were taken back, 2.
cli-play-undone =
    { $count ->
        [one] 1 move is taken back.
       *[other] { $count } moves are taken back.
    }

# Answer to "undo" in the terminal at the start of a game.
cli-play-no-undo = There's nothing to take back.

# Answer to "why" without a move, in the terminal. "why e3h" is typed as it is; keep it.
cli-play-why-what = Say which move, for example: why e3h

# Answer to "why" in the terminal when the move can be played. $move: what was typed, "e3h".
cli-play-legal = { $move } is a legal move.

# Answer to "routes" in the terminal, one line for each piece. $piece: "W";
# $count: steps of its shortest route, 8; $squares: the squares on it, "e2 e3 e4".
cli-play-route =
    { $count ->
        [one] { $piece }: 1 step: { $squares }
       *[other] { $piece }: { $count } steps: { $squares }
    }

# Answer to "routes" in the terminal when there are none.
cli-play-no-route = There are no routes to show now.

# Question after "resign" in the terminal; answered with yes or no. $who: the side, "W (Ada)".
cli-play-resign = Resign for { $who }?

# How the game ended, in the terminal. $loser: the side that gave up, "W (Ada)";
# $winner: the side that won, "X (Computer)".
cli-play-resigned = { $loser }: resigned. { $winner }: well played!

# Answer to "resign" in the terminal when others play on. $who: who gave up, "Ada (W)".
cli-play-taken-over = The computer takes over for { $who }.

# Question after "save" in the terminal; answered with yes or no. $file: the file, "corridor-pacman.qgn".
cli-play-overwrite = { $file } exists. Overwrite it?

# After a game was saved, in the terminal. $file: the file, "corridor-pacman.qgn".
cli-play-saved = Saved in { $file }.

# Question when a game is left in the terminal; answered with yes or no.
# $file: the file, "corridor-pacman.qgn".
cli-play-save = Save the game in { $file }?

# After a game was left in the terminal: the command that plays it on; keep the command as it is.
# $file: the file, "corridor-pacman.qgn".
cli-play-resume = To go on: corridor play --resume { $file }

# When a game is left in the terminal without saving. --autosave stays as it is; FILE stands for a file.
cli-play-not-saved = The game isn't saved. Next time, --autosave FILE keeps it move by move.

# After a question in the terminal: what can be typed; the capital letter is the answer to Enter alone.
# Its letters must be in cli-play-words-yes and cli-play-words-no.
cli-play-default-yes = [Y/n]

# Like cli-play-default-yes, but Enter alone means no.
cli-play-default-no = [y/N]

# What may be typed for yes in the terminal: words in lower case with a space between them.
cli-play-words-yes = y yes

# What may be typed for no in the terminal: words in lower case with a space between them.
cli-play-words-no = n no

# Answer in the terminal to something that is neither yes nor no. Letters as in cli-play-default-yes.
cli-play-yes-or-no = Type y or n.

# At the end of a PAC-MAN game in the terminal. $title: PAC-MAN's level, "2, promising".
cli-play-level = PAC-MAN's level: { $title }

# Question before a game in the terminal, below the list of levels; a number is typed after it.
cli-play-level-of-bots = How strong should the computer be, 1 to 8?

# Question before a game in the terminal, where the perfect player can play. 9 stands for it.
cli-play-level-or-perfect = How strong should the computer be, 1 to 8? 9 is perfect: it never errs.

# Heading over the legal walks of a piece, in a terminal. $piece: "W", "Blinky". Ends with a colon.
cli-kind-walk = Walks of { $piece }:

# Heading over the legal horizontal fences, in a terminal. Ends with a colon.
cli-kind-fence-h = Horizontal fences:

# Heading over the legal vertical fences, in a terminal. Ends with a colon.
cli-kind-fence-v = Vertical fences:

# Heading over the places to which a fence of the Chamber may go. $fence: "d3h". Ends with a colon.
cli-kind-relocate = { $fence } of the Chamber goes to:

# Heading over the squares on which PAC-MAN may come onto the board. Ends with a colon.
cli-kind-enter = Entering:

# Heading over all other legal moves. Ends with a colon.
cli-kind-other = Besides:

# Before the list of legal moves. $side: "W", "PAC-MAN"; $count: how many moves.
cli-legal-count =
    { $count ->
        [one] { $side } to move: 1 legal move.
       *[other] { $side } to move: { $count } legal moves.
    }

# Refusal of a typed move. $move: "e3h"; $why: the reason, a sentence.
cli-move-refused = { $move } can't be played. { $why }

# Refusal: a file cannot be read. $file: its name; $why: the reason, from the system.
cli-cannot-read = { $file } can't be read: { $why }.

# Refusal: a file cannot be written. $file: its name; $why: the reason, from the system.
cli-cannot-write = { $file } can't be written: { $why }.
