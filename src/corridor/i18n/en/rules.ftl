### The switches of the rules, the named sets of them, and how a game ended.

# How a classic game ended: in the terminal and in the description of pictures.
# $winner: the name of the side that won, "W" or "W (Ada)".
outcome-goal = { $winner } wins: first to the far side.

# How a PAC-MAN game ended. $winner: the name of the side that won, "PAC-MAN" or "PAC-MAN (Ada)".
outcome-pellets = { $winner } wins: all pellets eaten.

# How a PAC-MAN game ended. $winner: the name of the side that won, "PAC-MAN" or "PAC-MAN (Ada)".
outcome-ghosts = { $winner } wins: all ghosts eaten.

# How a PAC-MAN game ended. $winner: the name of the side that won, "Ghosts" or "Ghosts (Ada, Bo)"; plural.
outcome-catches = { $winner } win: PAC-MAN has no lives left.

# How a game ended: nobody won, as it went on for the most moves allowed.
outcome-plies = A draw: the move limit is reached.

# How a game ended: nobody won, as a position was repeated.
outcome-threefold = A draw: the same position came up three times.

# How a PAC-MAN game ended: nobody won, as for many rounds nothing was eaten, caught or placed.
outcome-no-progress = A draw: nothing has changed for too long.

# A set of rules: choice in the form for a table, in the list of rules at a table, and in the terminal.
preset-booklet = As the booklet says: every rule at its default.

# A set of rules of the PAC-MAN game, in the same places as preset-booklet.
preset-first-printing = Ghosts may stop on pellets. In the first printing only the French text forbids it.

# A set of rules of the PAC-MAN game, in the same places as preset-booklet.
preset-strict-english = The English text to the letter: a boost is three steps.

# A set of rules of the PAC-MAN game, in the same places as preset-booklet.
preset-italian = The Italian text: a frenzied ghost runs straight at PAC-MAN.

# A set of rules of the PAC-MAN game, in the same places as preset-booklet.
preset-danish = The Danish text: ghosts may not enter a pellet's square, and a boost eats only where it ends.

# A set of rules of the PAC-MAN game, in the same places as preset-booklet.
preset-friendly-ghosts = Ghosts as a team: any order, short frenzies, and they may stay put.

# Rule switch in the form for a table: what holds when the pawn to be jumped has the edge behind it.
# A heading; the values below it complete it. Also in the list of rules at a table.
switch-edge-side-jump = Jumping a pawn at the edge

# Value of switch-edge-side-jump: the jump may go to the left or right of that pawn.
switch-edge-side-jump-true = You may jump to its side.

# Value of switch-edge-side-jump: no jump over that pawn.
switch-edge-side-jump-false = You can't jump it.

# Rule switch in the form for a table: what holds when another pawn stands behind the one to be jumped.
switch-third-pawn-side-jump = A third pawn behind the one you want to jump

# Value of switch-third-pawn-side-jump: the jump may go to the left or right.
switch-third-pawn-side-jump-true = You may jump to the side.

# Value of switch-third-pawn-side-jump: no jump over that pawn.
switch-third-pawn-side-jump-false = You can't jump.

# Rule switch in the form for a table: label of a field for a number. How long a game may last.
switch-draw-after-plies = Draw after this many moves by all players (0 = never)

# Rule switch in the form for a table: what happens when a position comes up for the third time.
switch-threefold = The same position for the third time

# Value of switch-threefold: nobody wins.
switch-threefold-true = The game is a draw.

# Value of switch-threefold: nothing happens.
switch-threefold-false = The game goes on.

# Rule switch in the form for a table: label of a field for a number.
switch-fences-each = Fences each player starts with

# Rule switch in the form for a table: the steps of PAC-MAN's walk.
switch-pac-move = How far PAC-MAN walks

# Value of switch-pac-move: always two steps.
switch-pac-move-exact-2 = Exactly two steps.

# Value of switch-pac-move: the player chooses one or two steps.
switch-pac-move-up-to-2 = One step or two.

# Rule switch in the form for a table: what happens when PAC-MAN walks onto a ghost and can't eat it.
switch-pac-into-ghost = PAC-MAN walks into a ghost without a boost

# Value of switch-pac-into-ghost: PAC-MAN ("he") loses a life.
switch-pac-into-ghost-caught = He's caught.

# Value of switch-pac-into-ghost: PAC-MAN ("he") may not walk there.
switch-pac-into-ghost-blocked = He can't: ghosts are in the way.

# Rule switch in the form for a table: the steps of a boost, the extra walk after eating a pellet.
switch-boost = How far a boost goes

# Value of switch-boost: the player chooses none to three steps.
switch-boost-up-to-3 = Up to three steps, or none.

# Value of switch-boost: three steps, fewer only if PAC-MAN ("he") can't go on.
switch-boost-exact-3 = Three steps, or as far as he can.

# Rule switch in the form for a table: the ghosts eaten by a boost.
switch-boost-eats = Which ghosts PAC-MAN eats during a boost

# Value of switch-boost-eats: every ghost on PAC-MAN's ("his") way.
switch-boost-eats-pass = All those he walks over.

# Value of switch-boost-eats: the ghost on the square where the boost ends.
switch-boost-eats-end-only = Only the one he stops on.

# Rule switch in the form for a table: the steps of a frenzy, the faster walk of a ghost that sees PAC-MAN.
switch-frenzy = How far a ghost walks when it sees PAC-MAN

# Value of switch-frenzy: two steps, fewer only if the ghost ("it") can't go on.
switch-frenzy-exact-2 = Two steps, if it can.

# The same word as switch-pac-move-up-to-2; change it only if your language needs another one here.
switch-frenzy-up-to-2 = { switch-pac-move-up-to-2 }

# Value of switch-frenzy: a ghost never walks faster.
switch-frenzy-none = One step, as always.

# Rule switch in the form for a table: the way of a ghost in a frenzy (see switch-frenzy).
switch-frenzy-path = Which way a frenzied ghost may walk

# Value of switch-frenzy-path: the ghost may turn on its way.
switch-frenzy-path-any = Any way, with turns.

# Value of switch-frenzy-path: in a straight line, also away from PAC-MAN.
switch-frenzy-path-straight = Straight, in any direction.

# Value of switch-frenzy-path: in a straight line, only to where PAC-MAN is.
switch-frenzy-path-towards = Straight towards PAC-MAN.

# Rule switch in the form for a table: whether ghosts may enter squares with a pellet.
switch-ghost-on-pellet = Ghosts and pellets

# Value of switch-ghost-on-pellet.
switch-ghost-on-pellet-cross = A ghost may walk over a pellet, but not stop on it.

# Value of switch-ghost-on-pellet: neither walk over it nor stop on it.
switch-ghost-on-pellet-no-entry = A ghost may not enter a pellet's square.

# Value of switch-ghost-on-pellet: walk over it and stop on it.
switch-ghost-on-pellet-free = A ghost may stop on a pellet.

# Rule switch in the form for a table: whether a ghost may enter another ghost's square.
switch-ghost-stack = When a ghost meets a ghost

# Value of switch-ghost-stack; "it" is the ghost that walks.
switch-ghost-stack-pass-no-share = It may walk past, but not stop on the same square.

# Value of switch-ghost-stack; "it" is the ghost that walks.
switch-ghost-stack-block = It can't walk past.

# Value of switch-ghost-stack; "they" are the two ghosts.
switch-ghost-stack-share = They may share a square.

# Rule switch in the form for a table: whether a ghost may stay where it is. The values complete it.
switch-ghost-stay = A ghost that wants to stay put

# Value of switch-ghost-stay: yes, the ghost ("it") may stay.
switch-ghost-stay-true = It may.

# Value of switch-ghost-stay: the ghost ("it") may stay only when it has no step.
switch-ghost-stay-false = Only if it can't walk.

# Rule switch in the form for a table: in which order the ghosts walk.
switch-ghost-order = The order of the ghosts

# Value of switch-ghost-order: always in this order. The names are those of piece-blinky and so on.
switch-ghost-order-fixed = Blinky, Inky, Pinky, Clyde.

# Value of switch-ghost-order: "they" are the ghosts.
switch-ghost-order-free = Any order, and a new one each round if they like.

# Rule switch in the form for a table: when a ghost that was eaten is put back on the board.
switch-ghost-return = When an eaten ghost comes back

# Value of switch-ghost-return: when PAC-MAN was caught and all go back to their starts. Not the word for a round of
# turns.
switch-ghost-return-next-round = When everyone returns after a catch.

# Value of switch-ghost-return: when it would be the ghost's turn to walk.
switch-ghost-return-next-turn = On its next turn.

# Rule switch in the form for a table: what becomes of eaten pellets when PAC-MAN is caught.
switch-pellets = Eaten pellets after a catch

# Value of switch-pellets: "they" are the eaten pellets.
switch-pellets-stay-eaten = They stay eaten.

# Value of switch-pellets: "they" are the eaten pellets, "he" is PAC-MAN.
switch-pellets-refill = They all come back: he needs four in one life.

# Rule switch in the form for a table: label of a field for a number. Only in the PAC-MAN games.
switch-no-progress-limit = Draw after this many rounds with nothing eaten, caught or placed (0 = never)

# Rule switch in the form for a table: label of a field for a number. How often he may be caught.
switch-lives = How many lives PAC-MAN has

# Rule switch in the form for a table, PAC-MAN advanced: the steps of a ghost's walk.
switch-adv-ghost-move = How far a ghost walks

# Value of switch-adv-ghost-move: each ghost has a speed in steps; fewer are allowed.
switch-adv-ghost-move-up-to = Up to its speed.

# Value of switch-adv-ghost-move: each ghost has a speed in steps; fewer aren't allowed.
switch-adv-ghost-move-exact = Exactly its speed.

# Rule switch in the form for a table, PAC-MAN advanced: walking back to where the piece just came from.
switch-no-return = Going straight back

# Value of switch-no-return: a piece may go back only if it has no other walk.
switch-no-return-last-square = Not allowed, unless there's no other way.

# Value of switch-no-return: a piece may always go back.
switch-no-return-off = Allowed.

# Rule switch in the form for a table, PAC-MAN advanced: what he may do in the turn he comes back.
switch-respawn-free = When PAC-MAN comes back onto the board

# Value of switch-respawn-free: "he" is PAC-MAN; coming back costs nothing.
switch-respawn-free-true = He plays his whole turn as well.

# Value of switch-respawn-free: coming back was PAC-MAN's ("his") walk.
switch-respawn-free-false = That was his walk for this turn.

# Rule switch in the form for a table, PAC-MAN advanced: the steps when PAC-MAN ("him") spends a pellet.
switch-spend-steps = How far a spent pellet takes him

# The same word as switch-pac-move-up-to-2; change it only if your language needs another one here.
switch-spend-steps-up-to-2 = { switch-pac-move-up-to-2 }

# Value of switch-spend-steps: two steps, fewer only if PAC-MAN ("he") can't go on.
switch-spend-steps-exact-2 = Two steps, or as far as he can.

# Rule switch in the form for a table, PAC-MAN advanced: may a fence leave a tunnel as the only way in?
switch-tunnels-give-access = Squares you can only reach through a tunnel

# Value of switch-tunnels-give-access: "they" are the squares; such a fence is allowed.
switch-tunnels-give-access-true = They count as reachable.

# Value of switch-tunnels-give-access: "they" are the squares.
switch-tunnels-give-access-false = They count as cut off, so such a fence isn't allowed.

# Rule switch in the form for a table, PAC-MAN advanced: label of a field for a number.
switch-pac-stock = Fences PAC-MAN starts with

# Rule switch in the form for a table, PAC-MAN advanced: label of a field for a number. All ghosts share them.
switch-ghost-stock = Fences the ghosts start with, together
