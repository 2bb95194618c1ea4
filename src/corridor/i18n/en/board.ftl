### The board of the page: what a screen reader hears, and buttons of moves that are no square.

# In the line by the board, while a fence is being placed, and read by screen readers. $count: fences in hand
# after it, 6. Short.
board-left =
    { $count ->
        [one] 1 left after this
       *[other] { $count } left after this
    }

# Part of a square's label, read by screen readers: "e4, your W, fence north". $piece: a piece of the reader,
# "W", "Blinky".
board-your-piece = your { $piece }

# The same for any other piece. $piece: its name, "X", "PAC-MAN".
board-piece = { $piece }

# Part of a square's label, read by screen readers: a pellet lies there. One word.
board-pellet = pellet

# Part of a square's label, read by screen readers; in the legends of the terminal and, on phones, of the page:
# PAC-MAN comes onto the board there. Very short.
board-gate = respawn square

# Part of a square's label, read by screen readers. $square: the other end of the tunnel, "i5".
board-tunnel = tunnel to { $square }

# Part of a square's label, read by screen readers. $side: the side that has to get there, "W".
board-goal = goal of { $side }

# Part of a square's label, read by screen readers. $ways: on which sides of it fences stand, "north, east".
board-fences = fence { $ways }

# Direction on the board, towards row 9. In labels of squares, "fence north", and in answers for screen
# readers.
board-north = north

# Direction on the board, towards column i. The same places.
board-east = east

# Direction on the board, towards row 1. The same places.
board-south = south

# Direction on the board, towards column a. The same places.
board-west = west

# In the line by the board and read by screen readers, while a fence is being placed. $slot: its place, "e3";
# $way: how it lies, horizontal or vertical; $old: none, or the fence of the Chamber that is moved there,
# "d5h". Short.
board-fence =
    { $old ->
        [none]
            { $way ->
                [horizontal] Fence { $slot } horizontal
               *[vertical] Fence { $slot } vertical
            }
       *[other]
            { $way ->
                [horizontal] Move { $old } to { $slot } horizontal
               *[vertical] Move { $old } to { $slot } vertical
            }
    }

# Read by screen readers, while a fence is being placed that may not stand there. $fence: the sentence above,
# “Fence e3 horizontal”; $why: why not, a whole sentence.
board-fence-refused = { $fence }: { $why }

# Read by screen readers behind it: what the fence costs a side. $side: "W", "PAC-MAN"; $count: change of its
# way, with its sign, "+2", "0".
board-cost =
    { $count ->
        [one] { $side } { $count } step
       *[other] { $side } { $count } steps
    }

# In the line by the board and read by screen readers, while a walk is being chosen. $piece: "PAC-MAN";
# $squares: its squares so far, "e4 e5", or none; $next: squares it can go on to, "e6, d5"; $end: yes, if it
# may stop here.
board-walk =
    { $squares ->
        [none] { $piece }: choose where to go. Next: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. May end here. Next: { $next }.
               *[no] { $piece }: { $squares }. Next: { $next }.
            }
    }

# Question in the line by the board, read by screen readers too; the pieces follow as buttons. $square: where
# to, "e4"; $pieces: "Blinky, Inky".
board-which = Which piece goes to { $square }: { $pieces }?

# Question in the line by the board for PAC-MAN; buttons: No, Walk in anyway. $square: where the ghost is,
# "e4".
board-ask-enter-ghost = A ghost is there: PAC-MAN would be caught. Go to { $square } anyway?

# Question in the line by the board; buttons: No, Walk. $square: where the walk ends, "e4". Short.
board-ask-confirm-walk = Go to { $square }?

# In the line by the board, for the ghosts in the opening. $fence: none, or the fence that was taken up,
# "d5h". Short.
board-lift =
    { $fence ->
        [none] Choose a fence of the Chamber to move.
       *[other] Fence { $fence } is lifted. Where to?
    }

# Read by screen readers, if the reader goes on to the fences and none can be placed.
board-no-fences = You can't place a fence now.

# In the line by the board and read by screen readers. $slot: the place, "e3"; $way: how the fence would lie,
# horizontal or vertical. Short.
board-no-fence-here =
    { $way ->
        [horizontal] No fence fits at { $slot } horizontal.
       *[vertical] No fence fits at { $slot } vertical.
    }

# Part of a square's label, read by screen readers: "e4, you can walk here".
board-can-walk = you can walk here

# The same where PAC-MAN can come onto the board.
board-can-enter = you can enter here

# In the line by the board, after a tap on a square. $square: that square, "e4". Short.
board-out-of-reach = You can't reach { $square } this turn.

# Behind that sentence. $squares: the squares that can be reached, "e4, d5".
board-within-reach = You can walk to { $squares }.

# In the line by the board, after a tap on a square when no piece can walk. Short.
board-no-walk = Nothing can walk now.

# Button for PAC-MAN: give a pellet of his reserve for extra steps; also in the legend. At most 20 letters.
board-action-spend = Spend a pellet

# Button: nothing more this turn. At most 20 letters.
board-action-end-turn = End the turn

# Button during a boost: leave its other steps. At most 20 letters.
board-action-no-boost = No more steps

# Button, if nothing else can be done this turn. A verb, at most 12 letters.
board-action-pass = Pass

# Button: this ghost does not walk. $piece: its name, "Blinky". At most 20 letters with the name.
board-action-stay = { $piece } stays

# Button: PAC-MAN comes onto the board. $square: where, "e1". At most 20 letters.
board-action-enter = Enter at { $square }

# Button of the analysis board and of the editors that copies the address of this board; the field with the
# address, where copying is forbidden. Short.
board-link = Link to this board

# In the line by the board during a boost. $left: steps that are left, 2; $all: steps of the whole boost, 3.
# Very short.
play-boost-left =
    { $all ->
        [one] { $left } of 1 step left
       *[other] { $left } of { $all } steps left
    }

# Caption in the ghosts' card, in the legend and beside the board in a picture: the room in the middle of the
# board, whose fences the ghosts carry elsewhere. One word.
play-chamber = Chamber

# In a player's bar, by the routes, and beside the board in pictures and in the terminal: how far a side has to
# its goal. In the ghosts' card: how far they walk. $count: 8. Very short.
play-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
