### Answers to one-letter questions, for people who play without seeing the board: on the page in
### the mode for screen readers, and in `corridor play`. They are heard, so they are short.

# Answer to "l". $who: a side, "W", "PAC-MAN", or a person; $move: "e3h".
ask-last = { $who } played { $move }.

# Answer to "l" before the first move.
ask-last-none = No move has been made yet.

# Answer to "c" in a game without a clock.
ask-no-clock = This game has no clock.

# Part of the answer to "c", one for each side. $who: a side or a person; $time: "4:32".
ask-clock = { $who }: { $time }.

# Answer to "f". $count: how many fences stand on the board; $fences: "e3h, d4v".
ask-fences =
    { $count ->
        [0] No fences on the board.
        [one] 1 fence on the board: { $fences }.
       *[other] { $count } fences on the board: { $fences }.
    }

# Part of the answer to "p". $pieces: ghosts that PAC-MAN may eat now.
ask-edible = PAC-MAN may eat { $pieces } now.

# Part of the answer to "d". $piece: "W", "PAC-MAN"; $count: steps to its goal; $square: where the shortest way ends.
ask-route =
    { $count ->
        [one] { $piece }: 1 step, to { $square }.
       *[other] { $piece }: { $count } steps, to { $square }.
    }

# Part of the answer to "d" in a chase. $piece: a ghost; $count: steps from it to PAC-MAN.
ask-route-to-pacman =
    { $count ->
        [one] { $piece }: 1 step to PAC-MAN.
       *[other] { $piece }: { $count } steps to PAC-MAN.
    }

# Part of the answer to "d". $piece: a piece that no way leads to its goal.
ask-no-route = { $piece }: no way there.

# Answer to "d" while PAC-MAN is not on the board.
ask-no-distances = PAC-MAN isn't on the board yet.

# Answer to "w e4". $square: "e4"; $ways: "north to e5, east to f4".
ask-ways = From { $square }: { $ways }.

# Part of that answer. $ways: directions that a fence or the edge closes, "south, west".
ask-ways-closed = Closed: { $ways }.

# One way in that answer. $way: "north"; $square: where it leads.
ask-way = { $way } to { $square }

# The same if a piece stands there. $way: "north"; $square: where it leads; $pieces: "X".
ask-way-piece = { $way } to { $square }, where { $pieces } is

# In place of a direction: the way leads through a tunnel.
ask-tunnel = by tunnel

# After "w" without a square.
ask-which-square = Add a square, like this: w e4.

# Answer to "s e" and "s 4". $kind: file (a column) or row; $line: "e" or "4"; $count: how many fences;
# $fences: "e3h bars e3-e4".
ask-along =
    { $count ->
        [0] No fence beside { $kind ->
            [file] column
           *[row] row
        } { $line }.
       *[other] Beside { $kind ->
            [file] column
           *[row] row
        } { $line }: { $fences }.
    }

# Between two fences in that answer, since the steps of one are joined by commas.
ask-separator = { "; " }

# One fence in that answer. $fence: "e3h"; $steps: the steps it bars there, "e3-e4".
ask-fence-bars = { $fence } bars { $steps }

# After "s" without a column or row.
ask-which-line = Add a column or a row, like this: s e, or s 4.

# Answer to "g" in a race, one for each side. $side: "W"; $row: "9".
ask-goal-row = { $side } runs to row { $row }.

# Answer to "g" in a race, one for each side. $side: "Y"; $file: "i".
ask-goal-file = { $side } runs to column { $file }.

# Answer to "g" in a race with other goals, one for each side. $side: "W"; $squares: "a9, b9".
ask-goal-any = { $side } runs to one of { $squares }.

# Answer to "g" in a chase. $count: pellets that are left; $squares: where they are.
ask-goal-pacman =
    { $count ->
        [0] PAC-MAN has eaten all pellets.
        [one] PAC-MAN wins by eating the last pellet, on { $squares }.
       *[other] PAC-MAN wins by eating { $count } pellets: { $squares }.
    }

# Second part of that answer. $lives: how many PAC-MAN has.
ask-goal-ghosts =
    { $lives ->
        [0] He has no life left.
        [one] The ghosts win by catching him once more.
       *[other] The ghosts win by catching him { $lives } times.
    }

# Answer to "?": all questions. One line each is read well.
ask-help =
    Questions: l last move. c clocks. f fences. p pieces. d how far everyone has to go.
    w e4 ways out of e4. s e or s 4 fences beside column e or row 4. g who wins how. ? this help.
