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
