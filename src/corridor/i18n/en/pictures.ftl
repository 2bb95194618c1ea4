### Pictures of a board, and what they say to people who do not see them.

# Name of a mode in the title of a picture of a board. Short.
draw-mode-classic-two = Classic, two sides

# The same for the classic game of three. Short.
draw-mode-classic-three = Classic, three sides

# The same for the classic game of four. Short.
draw-mode-classic-four = Classic, four sides

# The same for the game with PAC-MAN and ghosts. PAC-MAN is a name: it stays as it is.
draw-mode-pacman = PAC-MAN

# The same for the advanced game with PAC-MAN and ghosts. Short.
draw-mode-pacman-advanced = PAC-MAN advanced

# In a picture's description, in place of a list that is empty: "Pellets: none." One word.
draw-none = none

# Title of a picture, read by screen readers. $mode: the mode, "Classic, two sides"; $state: whose turn it is
# or how it ended, a sentence with its full stop, "W to move."
draw-title = { $mode }: { $state }

# Part of a picture's title. $side: the side that has the turn, "W", "Ghosts".
draw-to-move-now = { $side } to move.

# In a picture's description, read by screen readers: makes a list a sentence. $words: where all pieces are,
# "W on e1, X on e9". Only the full stop of the language.
draw-sentence = { $words }.

# Part of that list. $piece: "W", "Blinky"; $square: "e1".
draw-piece-on = { $piece } on { $square }

# Part of that list: a piece that was eaten or has not come in yet. $piece: "PAC-MAN", "Blinky".
draw-piece-off = { $piece } off the board

# In a picture's description: the fences that a side has placed. $side: "W"; $fences: "e3h, d5v".
draw-fences-of = { $side }: fences { $fences }.

# In a picture's description: fences that belong to no side. $fences: "e3h, d5v".
draw-fences-fixed = Fences: { $fences }.

# In a picture's description, and in answers for screen readers: the fences of the room in the middle.
# $fences: "d4h, d5v".
draw-fences-chamber = Chamber fences: { $fences }.

# The same: pellets that are on the board. $squares: "a1, i9", or "none".
draw-pellets = Pellets: { $squares }.

# The same: PAC-MAN's lives. $count: 0 to 3.
draw-lives =
    { $count ->
        [one] 1 life.
       *[other] { $count } lives.
    }

# The same: pellets that PAC-MAN has kept. $count: 2.
draw-reserve-count =
    { $count ->
        [one] 1 pellet in reserve.
       *[other] { $count } pellets in reserve.
    }

# The same, one sentence for each ghost that sees PAC-MAN. $piece: the ghost, "Blinky".
draw-sees = { $piece } sees PAC-MAN.

# The same: fences that a side can still place. $side: "W", "Ghosts"; $count: 7.
draw-in-hand =
    { $count ->
        [one] { $side }: 1 fence in hand.
       *[other] { $side }: { $count } fences in hand.
    }

# In a picture beside the board, behind the name of the side that has the turn. At most 12 letters.
draw-to-move = to move

# In a picture beside the board, behind the name of the side that has won. One word.
draw-won = won

# Like "to move", for a side that has a number of steps. $count: how many steps, 3. Very short.
draw-to-move-steps =
    { $count ->
        [one] to move, 1 step
       *[other] to move, { $count } steps
    }

# Beside the board, behind the ghosts: how many steps each of them walks. $count: 1 or 2. Very short.
draw-speed = speed { $count }

# Beside the board, behind the pellets that PAC-MAN has kept, or behind their number. Very short.
draw-reserve = in reserve

# In the terminal's legend, behind a sample of the side's fences. $side: "W", "Ghosts". Very short.
draw-fence-of = { $side }: fence

# In the terminal's legend, behind a sample of a fence that belongs to no side. One word.
draw-fence-fixed = fence

# In the terminal's legend, behind a sample of a fence of the room in the middle. Very short.
draw-fence-chamber = Chamber fence

# In the terminal's legend: a place that a fence of the Chamber has left. Short.
draw-fence-vacated = where a Chamber fence was

# In the terminal's legend, behind a sample of the row the side has to reach. $side: "W". Very short.
draw-goal-of = { $side }: goal

# In the terminal's legend, behind the sign of a pellet. One word.
draw-pellet = pellet

# In the terminal's legend, behind an arrow. $squares: both ends of each tunnel, "a5-i5". Short.
draw-tunnels = tunnels: { $squares }

# In the terminal's legend, behind the sign around the squares of the last walk. Very short.
draw-last-walk = last walk

# In the terminal's legend, behind the sign around a ghost that PAC-MAN can eat in his boost. Very short.
draw-edible = can be eaten now

# Under the terminal's legend. $pieces: the ghosts that see PAC-MAN, one or more, "Blinky, Inky".
draw-who-sees = { $pieces } can see PAC-MAN.
