### The editors: /maze for mazes, /editor for positions.

## What is wrong with a draft. In the list beside the board, and read aloud when it appears.
## One sentence or two: what is wrong, then what to do. Squares (e4) and fences (e4h) stand as they are.

# $squares: where. A boost was chosen, but PAC-MAN stands on no square where a pellet lay.
fault-boost-after-pellet = A boost comes after a pellet. Put PAC-MAN where one lay, on a square that's empty now.
# The number of the Chamber's fences is wrong.
fault-chamber-count = Too few or too many fences belong to the Chamber. Mark the right ones.
# $fences: fences marked as the Chamber's that don't stand.
fault-chamber-fences-standing = The Chamber is made of fences that stand: { $fences } doesn't.
# $fences: the fences of the Chamber.
fault-closed-chamber = The Chamber has a gap. Close it, so that there's no way in or out.
# $found: pellets said to be eaten.
fault-eaten = Eaten pellets are the ones missing from the board, and that isn't { $found }.
# $found: what was read instead.
fault-fence = “{ $found }” isn't a fence. Fences are written like e3h.
# $found: what was read instead.
fault-fence-list = “{ $found }” isn't a list of fences, such as d2e3.
# $fences: the fences.
fault-fences-not-crossing = { $fences } cross. Move one of them.
# $fences: the fences.
fault-fences-not-overlapping = { $fences } lie on one another. Move one of them.
# $fences: fences by which board and maze differ.
fault-fences-of-layout = Fences never move in this game, so they're those of the maze. Different: { $fences }.
# $detail: how many fields there should be.
fault-fields = A position of this game has { $detail } fields with slashes between.
# $fences: the fences.
fault-fitting-fence = { $fences } don't fit together. Move one of them.
# $squares: where.
fault-ghosts-apart = Two ghosts stand on { $squares }. Give each a square of its own.
# $found: what was read instead.
fault-inline-layout = “{ $found }” isn't a maze of six parts with dots between.
# $found: the name, $detail: those there are.
fault-known-name = There's no { $found }. There is: { $detail }.
# $found: the word.
fault-layout-key = A maze file has no “{ $found }” here.
# $found: what was read, $detail: a range such as 1..9.
fault-layout-number = { $found } is out of range. Choose from { $detail }.
# The text of a maze is too long.
fault-layout-size = That's too long for a maze.
# $found: what was read, $detail: text or table.
fault-layout-value = { $found } has to be a { $detail }.
# $found: how many lives were given.
fault-lives = { $found } lives are more than the game starts with.
# $squares: where.
fault-no-pellet-on-respawn-square = PAC-MAN comes back on { $squares }. Put the pellet elsewhere.
# $squares: where.
fault-no-pellet-under-piece = A piece stands on the pellet on { $squares }. Move one of them.
# $squares: the squares that nobody can reach, $count: how many.
fault-no-square-cut-off = { $count ->
    [one] Nobody can reach { $squares }. Open a way.
   *[other] Nobody can reach these { $count } squares. Open a way.
}
# $found: what was read instead, $detail: how many numbers there should be.
fault-numbers = “{ $found }” should be { $detail ->
    [1] a number.
   *[other] { $detail } numbers.
}
# $squares: the closed rooms, $count: how many squares.
fault-one-chamber = There's more than one closed room. Only the Chamber may be closed.
# $found: what was read instead.
fault-one-square = A piece starts on one square: { $found }.
# $squares: where.
fault-pacman-apart = A ghost stands with PAC-MAN on { $squares }. Move one of them.
# PAC-MAN has no square.
fault-pacman-on-board = PAC-MAN is missing. Put him on the board.
# $squares: where.
fault-pellets-differ = Two pellets lie on { $squares }. Move one.
# $squares: pellets that lie elsewhere.
fault-pellets-of-layout = The maze has no pellet on { $squares }. Take it away, or change the maze.
# $found: how many there are, $detail: how many there should be.
fault-pellet-count = This game has { $detail } pellets, and here there are { $found }.
# $found: what was said of the turn.
fault-phase = This moment of the turn (“{ $found }”) doesn't fit the rest of the board.
# $squares: where.
fault-pieces-apart = Two pieces stand on { $squares }. Move one of them.
# $found: the letters that were read.
fault-piece-letter = “{ $found }” isn't a piece, or one is named twice.
# $found: the name that was read.
fault-piece-name = There's no piece called “{ $found }” in this game.
# $pieces: the piece.
fault-piece-off-board = { $pieces } starts off the board here and comes in later. Take the piece away.
# $pieces: the piece.
fault-piece-on-board = { $pieces } is missing. Put the piece on the board.
# $pieces: the ghosts marked as having moved.
fault-played-in-turn = Those ghosts can't have moved already at this moment.
# The text of a position is too long.
fault-position-size = That's too long for a position.
# $pieces: whose earlier square it is.
fault-previous = { $pieces } is off the board, so it has no earlier square.
# $found: pellets in reserve.
fault-reserve = { $found } in reserve is more than PAC-MAN has eaten.
# $squares: where the pawn stands.
fault-route-to-goal = The pawn on { $squares } can't reach its goal. Open a way.
# $found: the number that was read.
fault-side-number = There's no side { $found } in this game.
# $found: what was read instead.
fault-square = “{ $found }” isn't a square. Squares are a1 to i9.
# $found: what was read instead.
fault-square-for-each-piece = Every piece needs a square, or a dash if it's off the board: { $found }.
# $found: what was read instead.
fault-square-list = “{ $found }” isn't a list of squares, such as a1i9.
# $squares: where the pawn stands.
fault-start-off-goal = The pawn on { $squares } stands on its goal already. Move it.
# $found: the numbers that were read.
fault-stock = That's more fences in hand than fit on the board: { $found }.
# $found: what was read instead.
fault-stock-name = Fences in hand belong to sides of this game: { $found }.
# $found: the word.
fault-switch = “{ $found }” isn't a rule with its value, or it stands twice.
# $line and $column: where in the text.
fault-toml = Line { $line }, column { $column } can't be read.
# $found: what was said of the turn.
fault-turn = “{ $found }” doesn't say which turn it is.
