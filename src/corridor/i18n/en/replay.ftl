### The replay controls below a board. Names of buttons are said by screen readers. Short.

# Name of the group of buttons, for screen readers.
replay-controls = Replay

# Button ⏮: the board before the first move.
replay-first = To the start

# Button ◀: one move back.
replay-before = One move back

# Button ▶: plays the game move by move.
replay-play = Play the moves

# The same button while the game is being played: stops it.
replay-pause = Pause

# Button ▶: one move on.
replay-after = One move on

# Button ⏭: the board after the last move.
replay-last = To the end

# Where we are, for screen readers; eyes see "12 / 34". $at: moves made so far, $last: all moves.
replay-at = After move { $at } of { $last }

# Button that shares the address of the move that is shown, or copies it.
replay-share = Share this move

# Said where the browser forbids copying.
replay-not-copied = Your browser doesn't allow copying. Take the address from its bar instead.
