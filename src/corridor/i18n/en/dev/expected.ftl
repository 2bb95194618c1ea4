### What a reader of a text wanted to find, as it stands in "expected …". English only.

expected-boost-after-pellet = a boost only after a pellet was eaten

expected-chamber-count = as many fences of the Chamber as the turn leaves

expected-chamber-fences-standing = fences of the Chamber that stand on the board

expected-characters = one character for each pawn of a race, no two alike but for plain pawns

expected-chase-move = a move of a chase, such as Me6f6, Bd9, e3h, d3h>f7v, M@e1, $ or --

expected-clock = a time, as h:mm:ss or in seconds

expected-closed-chamber = fences of the Chamber that close a room, with no way in or out

expected-comment = a comment without control characters, blanks at its ends, or notes inside

expected-comment-end = a closing brace that ends this comment

expected-eaten = as many pellets eaten as are missing from the board

expected-end-of-text = nothing more

expected-evaluation = a score such as 0.35 or #-3, or one for each side with commas between

expected-fence = a fence, such as e3h

expected-fence-list = fences run together, such as d2e3

expected-fences-not-crossing = fences that do not cross

expected-fences-not-overlapping = fences that do not lie on one another

expected-fences-of-layout = the fences of the layout, which never change in this mode

expected-fields = { $detail } fields with slashes between

expected-fitting-fence = a fence that neither crosses nor overlaps another

expected-format = the format { $detail }

expected-ghosts-apart = ghosts on different squares

expected-glyph = one of ! ? !! ?? !? ?!

expected-glyph-apart = a blank between a move of a chase and what is thought of it

expected-inline-layout = a layout of six parts with dots between

expected-json = a text in quotes, a list or a table, as JSON writes them

expected-json-key = one of the keys { $detail }

expected-json-key-once = every key once

expected-json-kind =
    { $detail ->
        [list] a list
        [table] a table
       *[text] a text in quotes
    }

expected-known-name = one of { $detail }

expected-layout-key = a key of a layout file

expected-layout-number = a number from { $detail }

expected-layout-size = a layout of reasonable length

expected-layout-value =
    { $detail ->
        [table] a table
       *[text] a text in quotes
    }

expected-legal-move = a move that the rules allow here

expected-lives = no more lives than at the start

expected-move = a move

expected-move-count = at most { $detail } moves

expected-move-number = the number { $detail }

expected-nesting = variations at most { $detail } deep

expected-no-pellet-on-respawn-square = no pellet on a respawn square

expected-no-pellet-under-piece = no pellet under a piece

expected-no-square-cut-off = no square cut off

expected-note-of-move = clock and evaluation only after a move

expected-note-once = one clock and one evaluation for a move

expected-numbers =
    { $detail ->
        [1] a number
       *[other] { $detail } numbers
    }

expected-one-chamber = no closed room but the Chamber

expected-one-record = one game only; there are several here, and “corridor record check” reads them all

expected-one-square = one square

expected-pacman-apart = PAC-MAN and ghosts on different squares

expected-pacman-on-board = PAC-MAN on the board

expected-pellet-count = as many pellets as the mode has

expected-pellets-differ = pellets on different squares

expected-pellets-of-layout = pellets only where the layout has them

expected-phase = a part of the turn that fits the rest of the position

expected-piece-letter = the letter of a piece, none of them twice

expected-piece-name = the name of a piece of this mode

expected-piece-off-board = a piece that starts off the board

expected-piece-on-board = a piece that starts on the board

expected-pieces-apart = pieces on different squares

expected-plain-text = text without control characters

expected-played-in-turn = ghosts that can have played by now

expected-position-size = a position of reasonable length

expected-previous = an earlier square only of pieces on the board

expected-race-move = a move of a race, such as e2, e3h or --

expected-record-size = at most { $detail } characters

expected-reserve = no more pellets in reserve than were eaten

expected-result = a move or the result

expected-result-fits = a result that fits the way the game ended

expected-result-of-board = the result { $detail }, as the board says

expected-route-to-goal = a route to the goal for every pawn

expected-same-result = the result { $detail }, as after the moves

expected-seats = every piece at one seat, as letters: M BI PC

expected-side-number = the number of a side

expected-square = a square, a1 to i9

expected-square-for-each-piece = a square for each piece

expected-square-list = squares run together, such as a1i9

expected-start-of-mode = a start of the same mode, with the same switches and layout

expected-start-off-goal = a start that is not on the goal

expected-stock = no more fences in hand than there are slots

expected-stock-name = the name of a side that holds fences

expected-switch = a switch once, as name=value

expected-tag = a tag, such as [Event "a friendly game"]

expected-tag-name = letters, digits and underscores, and no name that has a meaning of its own

expected-tag-once = every tag once

expected-tag-value = one line of text without control characters

expected-termination = one of { $detail }

expected-toml = a file in TOML

expected-turn = the turn and what is remembered of it

expected-variation-end = a closing bracket that ends this variation
