### The review of a finished game: what was good, what was not, and why.

# Exact solution: a table knows the value of the position. $side: who moved.
# $was and $now are won, even or lost.
review-why-exact = { $was ->
    [won] { $now ->
        [lost] This was a proven win for { $side }, and now it's a proven loss.
       *[even] This was a proven win for { $side }. Now nobody can force a win.
    }
   *[even] It was proven that nobody could force a win. Now { $side } can be beaten by force.
}

# A move that ends the game was there. $side: who moved, $move: the move that wins.
review-why-win-at-once = { $move } would have won the game for { $side } at once.

# The engine had found a forced win. $side: who moved, $move: the first move of the win,
# $moves: how many moves of that side it takes, 0 if that isn't known.
review-why-win-missed = { $moves ->
    [0] A sure win was there for { $side }, beginning with { $move }.
    [one] A win in one was there for { $side }: { $move }.
   *[other] A win in { $moves } was there for { $side }, beginning with { $move }.
}

# Another side can end the game with its next move. $rival: that side, $move: the move.
review-why-loses-at-once = This lets { $rival } win with the next move, { $move }.

# The engine sees a forced loss after this move. $side: who moved, $move: the better move.
review-why-forced-loss = From here on { $side } can't save the game any more. { $move } kept it open.

# The last fence in hand made the own way longer. $side: who moved, $own: steps it cost its owner.
review-why-last-fence-own-way = The last fence, and it blocks the short way of its owner: { $own ->
    [one] one step more for { $side }.
   *[other] { $own } steps more for { $side }.
}

# The fence cost its owner more than the others. $side: who moved, $rival: another side,
# $own and $cost: steps it cost them.
review-why-fence-hurts-self = This fence costs { $rival } { $cost ->
    [one] 1 step
   *[other] { $cost } steps
} and { $side } { $own }.

# The fence cost nobody a step. $side: who moved, $move: the better move.
review-why-fence-for-nothing = This fence costs nobody a step. { $move } would have done more for { $side }.

# Another fence costs the rival more. $rival: who is hindered, $cost: steps by this fence,
# $more: steps by the better one, $move: the better fence.
review-why-better-fence = This fence costs { $rival } { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}; { $move } would have cost { $more }.

# A walk was made where a fence was strong. $rival: who would be hindered, $cost: steps,
# $move: the fence.
review-why-fence-was-there = A fence was there: { $move } would have cost { $rival } { $cost } steps.

# A strong fence is allowed now. $side: who moved, $rival: who may place it, $cost: steps,
# $move: the fence.
review-why-fence-allowed = Now { $move } costs { $side } { $cost } steps, and it's the turn of { $rival }.

# The last fence is gone while others have some. $side: who moved, $rival: who still has fences,
# $left: how many.
review-why-fences-gone = That was the last fence for { $side }; { $left ->
    [one] one is left
   *[other] { $left } are left
} for { $rival }.

# A walk that made the route longer. $side: who moved, $before and $after: steps to the goal.
review-why-walked-away = A step away from the goal: { $after } to go for { $side } instead of { $before }.

# A walk that did not shorten the route. $side: who moved, $steps: to the goal.
review-why-no-progress = A step to the side: still { $steps } to go for { $side }.

# The race without more fences is lost. $side: who moved, $rival: who wins the race,
# $steps: by how many, $move: the fence that was needed.
review-why-race-lost = The race against { $rival } is lost by { $steps ->
    [one] one step
   *[other] { $steps } steps
} for { $side }. A fence was needed: { $move }.

# The next pawn can jump. $rival: who can jump, $square: where to.
review-why-jump-given = This gives { $rival } a jump to { $square }, two steps in one.

# A jump was there. $side: who moved, $move: the jump.
review-why-jump-missed = A jump was there for { $side }: { $move }, two steps in one.

# PAC-MAN walked into a ghost. $side: PAC-MAN, $move: the better move.
review-why-walked-into-ghost = That walk ends on a ghost and costs { $side } a life. { $move } was better.

# Ghosts that see PAC-MAN reach him. $side: PAC-MAN, $ghosts: how many.
review-why-seen-and-reached = { $ghosts ->
    [one] A ghost sees { $side } there, and reaches that square.
   *[other] { $ghosts } ghosts see { $side } there, and reach that square.
}

# Ghosts reach PAC-MAN. $side: PAC-MAN, $ghosts: how many.
review-why-in-reach = { $ghosts ->
    [one] A ghost can reach { $side } there.
   *[other] { $ghosts } ghosts can reach { $side } there.
}

# A safe pellet was left. $side: PAC-MAN, $square: of the pellet, $steps: to it.
review-why-pellet-missed = The pellet on { $square } was { $steps ->
    [one] one step
   *[other] { $steps } steps
} away from { $side }, and safe.

# PAC-MAN walked away from the nearest pellet. $side: PAC-MAN, $before and $after: steps to it.
review-why-pellet-away = Away from the pellets: the nearest is { $after } steps from { $side } now, and was { $before }.

# A boost could have eaten more. $side: PAC-MAN, $ghosts: how many more, $move: the better move.
review-why-boost-unused = { $move } would have eaten { $ghosts ->
    [one] a ghost
   *[other] { $ghosts } ghosts
} more for { $side }.

# A ghost could have caught PAC-MAN. $side: the ghosts, $rival: PAC-MAN, $move: the catch.
review-why-catch-missed = { $move } would have caught { $rival } at once for { $side }.

# The ghosts left a way out. $rival: PAC-MAN, $count: how many safe squares, $square: one of them,
# $move: the better move.
review-why-left-way-out = This leaves { $rival } a safe way out { $count ->
    [one] to { $square }
   *[other] to { $count } squares, such as { $square }
}. { $move } would have closed it.

# PAC-MAN can eat a pellet next. $rival: PAC-MAN, $square: of the pellet.
review-why-pellet-left = The pellet on { $square } is open to { $rival } now.

# Ghosts stand where a boost reaches them. $rival: PAC-MAN, $ghosts: how many.
review-why-ghosts-in-boost = After the next pellet a boost of { $rival } can eat { $ghosts ->
    [one] a ghost
   *[other] { $ghosts } ghosts
} here.

# A ghost walked away from PAC-MAN. $rival: PAC-MAN, $before and $after: steps to him.
review-why-ghost-walked-away = This ghost is { $after } steps from { $rival } now, and was { $before }.

# A good move: no other kept the chance. $side: who moved.
review-why-only-move = The only move. Every other one would have cost { $side } dearly.

# Nothing more exact is known. $side: who moved, $before and $after: chances in per cent,
# $move: the better move.
review-why-chance-fell = The chances of { $side } fell from { $before }% to { $after }%. { $move } was better.

# The ghosts in the middle of a sentence, where a person would be named.
review-the-ghosts = the ghosts

# Heading of the page.
review-title = Review

# Heading while the review is being made, above a progress bar.
review-making = Looking at every move…

# Below the heading, while others are served first. $ahead: reviews that wait before this one.
review-ahead = { $ahead ->
    [one] One review comes first.
   *[other] { $ahead } reviews come first.
}

# Heading: the review was stopped.
review-stopped = The review was stopped.

# Heading: the review could not be made.
review-failed = That didn't work. Please try again.

# Button: ask for the review.
review-ask = Review this game

# Link and button: back to the board of the game.
review-back = Back to the game

# Beside a side's name. $accuracy: 0 to 100, how well the side chose its moves.
review-accuracy = accuracy { $accuracy }

# Above the buttons, at the position before the first move.
review-start = The start

# Below a move that has no mark.
review-no-mark = Nothing to say against this move.

# Before the moves of the better line.
review-better-line = Better:

# Button: play the better line out on the board.
review-show-better = Show better

# Below the board, while somebody tries again.
review-try-idle = Find a better move. The engine answers.

# Below the board, when the game that was tried is over.
review-try-over = The game is over.

# Button: end the trial and go back to the review.
review-try-end = Back to the review

# Buttons: to the turning point before and after the move that is shown.
review-turn-before = Turning point before

# Button, see above.
review-turn-next = Next turning point

# For those who do not see: the part of the page with the graphs.
review-graph = The game as a graph

# For those who do not see: the upper graph.
review-graph-chances = Each side's chance to win after every move

# For those who do not see: the lower graph. $most: the longest route in steps.
review-graph-steps = Steps to go for each side, up to { $most }
