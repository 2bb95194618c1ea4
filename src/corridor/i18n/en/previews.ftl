### Previews of links, and notifications of the device.

# Title of the preview of an invitation. $name: the person who opened the table. Short.
preview-invitation = { $name } invites you to play

# Title of the preview of an invitation by a person without a name. Short.
preview-nameless = You're invited to play

# Sentence of the preview of an invitation. $game: "Classic for two"; $clock: "5 min + 5 s a turn".
preview-invitation-more = { $game }, { $clock }. Open the link and sit down: no account needed.

# Sentence of the preview of a game that goes on. $game: its name; $moves: how many moves were made.
preview-game-now =
    { $moves ->
        [0] { $game }, just started. Open the link to watch.
        [one] { $game }, after one move. Open the link to watch.
       *[other] { $game }, after { $moves } moves. Open the link to watch.
    }

# Sentence of the preview of a finished game. $game: its name; $moves: how many moves were made.
preview-game-over =
    { $moves ->
        [0] { $game }, over before the first move.
        [one] { $game }, over after one move.
       *[other] { $game }, over after { $moves } moves. Open the link to see them.
    }

# Sentence of the preview of a game at one of its moves. $game: its name; $ply: the number of the
# move; $moves: how many moves were made in all.
preview-game-move =
    { $ply ->
        [0] { $game }, before the first move. Open the link to see all { $moves }.
       *[other] { $game }, after move { $ply } of { $moves }. Open the link to see them all.
    }

# Title of the preview of a position. $game: "Classic for two". Short.
preview-position = A position in { $game }

# Sentence of the preview of a link to the analysis board.
preview-analysis-more = Open the link to try moves and ask the engine.

# Sentence of the preview of a position.
preview-position-more = Open the link to see the board and try your move.

# Title of the preview of a puzzle. $game: "Classic for two". Short.
preview-puzzle = A puzzle: { $game }

# Title of the preview of the puzzles' page, with today's puzzle. $game: "Classic for two". Short.
preview-puzzle-daily = Puzzle of the day: { $game }

# Title of a link to a maze that somebody made. $game: the name of the mode.
preview-maze = A maze for { $game }

# Below it.
preview-maze-more = Look at it, change it, or play it against the computer or a friend.

# Title of the notification. Short.
push-turn = Your turn

# Sentence of the notification. $game: "Classic for two"; $names: "Ann, Ben".
push-turn-with = { $game } with { $names } is waiting for you.

# The same if nobody else at the table has a name. $game: "Classic for two".
push-turn-alone = { $game } is waiting for you.
