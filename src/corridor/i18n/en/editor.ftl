### The editors of mazes and positions.

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

# Title of /maze.
editor-title-maze = Make a maze

# Title of /editor.
editor-title-position = Set up a position

# Below the title of /maze; a sentence or two.
editor-lead-maze = Draw fences, set pieces and pellets, then play it. What the rules don't allow is marked as you go.

# Below the title of /editor; a sentence or two.
editor-lead-position = Any moment of any game. What the rules don't allow is marked as you go.

# Label of the list of games.
editor-mode = Game

# Name of the board for screen readers.
editor-board = The board you're editing

# Name of the row of tools, for screen readers.
editor-tools = What a tap does

# Names of tools, for screen readers. Short.
editor-tool-fence = Fences

# The same.
editor-tool-erase = Take away

# The same.
editor-tool-chamber = Fences of the Chamber

# The same.
editor-tool-pellet = Pellets

# Below the board, while no fence is aimed at: what the tool does. One line or two.
editor-hint-fence = Slide to place a fence, tap one to take it away, drag pieces where you want them.

# The same.
editor-hint-erase = Tap a fence, a piece or a pellet to take it away.

# The same.
editor-hint-chamber = Tap the fences that close the Chamber.

# The same.
editor-hint-pellet = Tap squares to put pellets there, or to take them away.

# The same. $piece: the name of the piece.
editor-hint-piece = Tap a square to put { $piece } there. Tap again to take the piece off the board.

# A fence under the finger or the cursor, also read aloud. $fence: e3h.
editor-fence = Fence { $fence }

# Read aloud when the cursor of the keyboard comes to a fence that stands. $fence: e3h.
editor-on-fence = Fence { $fence } stands here. Enter takes it away.

# Legend of the choice of a symmetry.
editor-symmetry = Draw twice

# One of the choices: no symmetry. Very short.
editor-symmetry-none = Off

# Left becomes right. Very short.
editor-symmetry-mirror = Left–right

# Above becomes below. Very short.
editor-symmetry-flip = Up–down

# Turned by half. Very short.
editor-symmetry-turn = Half turn

# Button. A verb.
editor-redo = Redo

# Button that takes all fences away. A verb.
editor-clear = Clear fences

# When nothing is wrong.
editor-good = This can be played.

# Name of the list of faults, for screen readers.
editor-faults = What's wrong

# Button that shows the other faults. $count: how many.
editor-more-faults = { $count ->
    [one] One more
   *[other] { $count } more
}

# The text of a link isn't a maze or position of this game.
editor-bad-link = This link doesn't hold a board we can show. Here's a fresh one.

# Button: play against the computer from here. A verb.
editor-try = Try it

# Button: invite people to play from here. A verb.
editor-use = Use at a table

# Name of the field with the link, where it can't be copied.
editor-link = Link to this board

# Instead of sharing, while something is wrong.
editor-not-yet = You can share and play it once nothing is marked.

# Label of a number. $side: the name of a side.
editor-stock = Fences: { $side }

# Legend: which side is to move.
editor-side = To move

# Legend: which part of the turn it is.
editor-phase = Part of the turn

# Parts of the turn, in a list. Short.
editor-phase-walk = PAC-MAN walks

# The same.
editor-phase-boost = Boost

# The same.
editor-phase-ghosts = Ghosts walk

# The same.
editor-phase-enter = PAC-MAN enters

# The same.
editor-phase-action = PAC-MAN's move

# The same.
editor-phase-extra = Extra walk

# The same.
editor-phase-after = After his walk

# The same.
editor-phase-relocate = Chamber fence

# The same.
editor-phase-ghost-place = A ghost's fence

# Legend of checkboxes, one for each ghost.
editor-played = Ghosts that have walked

# Label of a number: pellets kept to be spent.
editor-reserve = Pellets in reserve

# Label of a number.
editor-turn = Turn

# Label of a field for words of position text, for people who know them.
editor-memory = Remembered of the turn

# Legend: squares to which pieces may not return.
editor-previous = Came from

# Label of a list of mazes to go on from.
editor-from = Start from

# First entry of that list.
editor-from-none = Choose a board

# A maze of one's own in that list and in the form for a table. $number: 1, 2, 3.
editor-own = My maze { $number }

# Button that forgets a maze of one's own. A verb.
editor-forget = Forget this maze

# Title of a fold with all fences. $count: how many.
editor-fences = { $count ->
    [one] One fence
   *[other] { $count } fences
}

# Button with the name of a fence. $fence: e3h.
editor-take-away = Take away { $fence }

# Title of the part.
editor-fair = How fair is it?

# Below it, before anybody has asked.
editor-fair-lead = The computer plays quick games against itself. Where it can, it also solves the maze for up to three ghosts.

# Button. A verb.
editor-fair-ask = Find out

# While it is made; also the name of the bar.
editor-fair-making = Playing quick games

# While others wait before this one. $ahead: how many.
editor-fair-ahead = { $ahead ->
    [one] One board is tried before yours
   *[other] { $ahead } boards are tried before yours
}

# It could not be made.
editor-fair-failed = That didn't work. You can ask again.

# Read aloud at the end.
editor-fair-done = The quick games are over.

# A side's result. $share: per cent of all games, $low and $high: where the true share lies.
editor-fair-share = won { $share }% (likely { $low } to { $high }%)

# $games: how many games, $drawn: how many of them were drawn, $level: the computer's level.
editor-fair-games = { $games } games of level { $level } against itself, { $drawn ->
    [0] none
   *[other] { $drawn }
} drawn. Nineteen times of twenty the true share lies in the pale part.

# By exact solution. $ghosts: 1, 2 or 3.
editor-fair-exact = { $ghosts ->
    [one] Solved, one ghost
   *[other] Solved, { $ghosts } ghosts
}

# Who wins with best play. Short.
editor-fair-pacman = PAC-MAN wins

# The same: nobody can force a win.
editor-fair-endless = Nobody can force it

# The same.
editor-fair-ghosts = Ghosts win
