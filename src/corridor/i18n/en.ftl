# English. Every sentence a person reads is here, under a key of lower-case words and dashes.
# A key that ends in a code of the rules has the code's underscores as dashes.

unknown-language = There is no language “{ $wanted }”. There are: { $known }.

## Why a move cannot be played.
##
## $pieces: the pieces it is about, as names; $squares: the squares it is about.

refusal-unreadable = This is not a move.
refusal-game-over = The game is over.
refusal-not-your-turn = It is another piece's turn.
refusal-wrong-phase = This move does not belong to this part of the turn.
refusal-piece-off-board = This piece is not on the board.

refusal-no-fences-left = No fences are left in hand.
refusal-crosses-fence = The fence would cross another fence.
refusal-overlaps-fence = The fence would lie on another fence.
refusal-closes-last-route = The fence would close the last route of { $pieces }.
refusal-cuts-off-squares = The fence would cut off { $squares }.
refusal-not-a-chamber-fence = Only a fence of the chamber can be relocated.
refusal-same-slot = The fence already stands there.

refusal-too-far = That square is too far away.
refusal-fence-between = A fence stands in between.
refusal-square-taken = Another piece stands on that square.
refusal-no-jump = The piece cannot jump there.
refusal-wrong-length = The walk has the wrong number of steps.
refusal-must-stop = The walk must end on the way.
refusal-ghost-in-the-way = A ghost stands in the way.
refusal-pellet-in-the-way = A pellet lies in the way.
refusal-ends-on-pellet = The walk cannot end on a pellet.
refusal-ends-on-ghost = The walk cannot end on a ghost.
refusal-ends-where-it-began = The walk cannot end where it began.
refusal-ends-on-previous-square = The walk cannot end where the last one began.
refusal-not-straight = The walk must be straight.

refusal-must-move = Passing is allowed only when there is no other move.
refusal-not-a-respawn-square = PAC-MAN cannot enter there.
refusal-respawn-square-taken = A piece stands where PAC-MAN would enter.
refusal-no-pellet-in-reserve = There is no pellet in reserve to spend.

## How a game ended.
##
## $winner: the name of the side that won; "none" when it is a draw.

outcome-goal = { $winner } wins: the goal is reached.
outcome-pellets = { $winner } wins: every pellet is eaten.
outcome-ghosts = { $winner } wins: every ghost is eaten.
outcome-catches = { $winner } wins: PAC-MAN has no life left.
outcome-plies =
    { $winner ->
        [none] A draw: the limit of moves is reached.
       *[other] { $winner } wins: the limit of moves is reached.
    }
outcome-threefold =
    { $winner ->
        [none] A draw: the same position came three times.
       *[other] { $winner } wins: the same position came three times.
    }
outcome-no-progress =
    { $winner ->
        [none] A draw: nothing has changed for too long.
       *[other] { $winner } wins: nothing has changed for too long.
    }

## Pictures of a board, and what they say to people who do not see them.
##
## $side, $piece: a name; $square: one square; $squares, $fences: a list of them.

draw-mode-classic-two = Classic, two sides
draw-mode-classic-three = Classic, three sides
draw-mode-classic-four = Classic, four sides
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN advanced
draw-name-pacman = PAC-MAN
draw-name-blinky = Blinky
draw-name-inky = Inky
draw-name-pinky = Pinky
draw-name-clyde = Clyde
draw-ghosts = Ghosts
draw-none = none
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } to move.
draw-sentence = { $words }.
draw-piece-on = { $piece } on { $square }
draw-piece-off = { $piece } off the board
draw-fences-of = Fences of { $side }: { $fences }.
draw-fences-fixed = Fences: { $fences }.
draw-fences-chamber = Fences of the Chamber: { $fences }.
draw-pellets = Pellets: { $squares }.
draw-lives =
    { $count ->
        [one] 1 life.
       *[other] { $count } lives.
    }
draw-reserve-count =
    { $count ->
        [one] 1 pellet in reserve.
       *[other] { $count } pellets in reserve.
    }
draw-sees = { $piece } sees PAC-MAN.
draw-in-hand =
    { $count ->
        [one] { $side } holds 1 fence.
       *[other] { $side } holds { $count } fences.
    }
draw-to-move = to move
draw-won = won
draw-to-move-steps =
    { $count ->
        [one] to move, 1 step
       *[other] to move, { $count } steps
    }
draw-route-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
draw-speed = speed { $count }
draw-reserve = in reserve
draw-chamber = Chamber
draw-fence-of = fence of { $side }
draw-fence-fixed = fence
draw-fence-chamber = fence of the Chamber
draw-fence-vacated = where a fence of the Chamber was
draw-goal-of = goal of { $side }
draw-pellet = pellet
draw-respawn = respawn square
draw-tunnels = tunnels: { $squares }
draw-last-walk = last walk
draw-edible = may be eaten now
draw-who-sees = PAC-MAN is seen by { $pieces }.
