# English. Every sentence a person reads is here, under a key of lower-case words and dashes.
# A key that ends in a code of the rules has the code's underscores as dashes.

# What this language is called by those who speak it.
language-name = English

# Between the words of a list.
list-separator = { ", " }

unknown-language = There is no language “{ $wanted }”. There are: { $known }.

## Why a move cannot be played.
##
## $pieces: the pieces it is about, as names; $squares: the squares it is about.

refusal-unreadable = That's not a move. Try a square such as e2, or a fence such as e3h.
refusal-game-over = The game is over.
refusal-not-your-turn = It's another piece's turn.
refusal-wrong-phase = You can't do that now. Finish this part of your turn first.
refusal-piece-off-board = That piece isn't on the board.

refusal-no-fences-left = You have no fences left. Walk instead.
refusal-crosses-fence = That would cross another fence. Try the next gap.
refusal-overlaps-fence = There's a fence already. Try the next gap.
refusal-closes-last-route = That would close the last way of { $pieces }. Leave a gap.
refusal-cuts-off-squares = That would cut off { $squares }. Leave a way in.
refusal-not-a-chamber-fence = Only the Chamber's fences can be moved. Take one of those.
refusal-same-slot = The fence is there already. Choose another place.

refusal-too-far = That square is too far away.
refusal-fence-between = There's a fence in the way.
refusal-square-taken = There's another piece on that square.
refusal-no-jump = You can't jump there.
refusal-wrong-length = That's the wrong number of steps.
refusal-must-stop = You must stop sooner.
refusal-ghost-in-the-way = There's a ghost in the way.
refusal-pellet-in-the-way = There's a pellet in the way.
refusal-ends-on-pellet = You can't stop on a pellet. Walk past it, or stop before.
refusal-ends-on-ghost = You can't stop on a ghost.
refusal-ends-where-it-began = You can't end where you started.
refusal-ends-on-previous-square = You can't go straight back.
refusal-not-straight = You must walk in a straight line.

refusal-must-move = You can't pass while you have a move.
refusal-not-a-respawn-square = PAC-MAN can't enter there. Choose a respawn square.
refusal-respawn-square-taken = Someone is standing there. Choose another respawn square.
refusal-no-pellet-in-reserve = You have no pellet to spend. Eat one first.

## How a game ended.
##
## $winner: the name of the side that won.

outcome-goal = { $winner } wins: first to the far side.
outcome-pellets = { $winner } wins: all pellets eaten.
outcome-ghosts = { $winner } wins: all ghosts eaten.
outcome-catches = { $winner } win: PAC-MAN has no lives left.
outcome-plies = A draw: the move limit is reached.
outcome-threefold = A draw: the same position came up three times.
outcome-no-progress = A draw: nothing has changed for too long.

## Pictures of a board, and what they say to people who do not see them.
##
## $side, $piece: a name; $square: one square; $squares, $fences: a list of them.

draw-mode-classic-two = Classic, two sides
draw-mode-classic-three = Classic, three sides
draw-mode-classic-four = Classic, four sides
draw-mode-pacman = PAC-MAN
draw-mode-pacman-advanced = PAC-MAN advanced
draw-none = none
draw-title = { $mode }: { $state }
draw-to-move-now = { $side } to move.
draw-sentence = { $words }.
draw-piece-on = { $piece } on { $square }
draw-piece-off = { $piece } off the board
draw-fences-of = { $side }: fences { $fences }.
draw-fences-fixed = Fences: { $fences }.
draw-fences-chamber = Chamber fences: { $fences }.
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
        [one] { $side }: 1 fence in hand.
       *[other] { $side }: { $count } fences in hand.
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
draw-fence-of = { $side }: fence
draw-fence-fixed = fence
draw-fence-chamber = Chamber fence
draw-fence-vacated = where a Chamber fence was
draw-goal-of = { $side }: goal
draw-pellet = pellet
draw-respawn = respawn square
draw-tunnels = tunnels: { $squares }
draw-last-walk = last walk
draw-edible = can be eaten now
draw-who-sees = { $pieces } can see PAC-MAN.

## What a reader wanted to find, as it stands in "expected …": a thing, or a condition.
##
## $detail: how many there should be, or which there are; empty where nothing is to be added.

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

## What things are called.

side-w = W
side-x = X
side-y = Y
side-z = Z
side-pacman = PAC-MAN
side-ghosts = Ghosts

piece-w = W
piece-x = X
piece-y = Y
piece-z = Z
piece-pacman = PAC-MAN
piece-blinky = Blinky
piece-inky = Inky
piece-pinky = Pinky
piece-clyde = Clyde

mode-classic-2 = Classic for two: a race to the far side, with fences.
mode-classic-3 = Classic for three: the same race, from three sides.
mode-classic-4 = Classic for four: the same race, from all four sides.
mode-pacman = PAC-MAN: eat four pellets before the ghosts catch you three times.
mode-pacman-advanced = PAC-MAN advanced: the chase with fences, tunnels and pellets to spend.

layout-standard = Pawns in the middle of their sides, no fences on the board.
layout-recon-1 = Three horizontal and three vertical fences: the usual maze.
layout-recon-2 = Another maze of three and three fences.
layout-open = No fences at all.
layout-gate = Gate: 8 fences, one life. Close games between equals.
layout-kite = Kite: 14 fences, two lives. Close games between equals.
layout-lantern = Lantern: 20 fences, four lives. Close games between equals.
layout-meadow = Meadow: 4 fences, three lives. Close games between equals.
layout-owl = Owl: 18 fences, two lives. Close games between equals.
layout-tower = Tower: 18 fences, two lives. Close games between equals.
layout-d4 = The Chamber on d4, e4, d5 and e5.
layout-d5 = The Chamber on d5, e5, d6 and e6.
layout-e4 = The Chamber on e4, f4, e5 and f5.
layout-e5 = The Chamber on e5, f5, e6 and f6.

preset-booklet = As the booklet says: every rule at its default.
preset-first-printing = Ghosts may stop on pellets. In the first printing only the French text forbids it.
preset-strict-english = The English text to the letter: a boost is three steps.
preset-italian = The Italian text: a frenzied ghost runs straight at PAC-MAN.
preset-danish = The Danish text: ghosts may not enter a pellet's square, and a boost eats only where it ends.
preset-friendly-ghosts = Ghosts as a team: any order, short frenzies, and they may stay put.

## The switches: what each decides, and what each of its values means.

switch-edge-side-jump = Jumping a pawn at the edge
switch-edge-side-jump-true = You may jump to its side.
switch-edge-side-jump-false = You can't jump it.
switch-third-pawn-side-jump = A third pawn behind the one you want to jump
switch-third-pawn-side-jump-true = You may jump to the side.
switch-third-pawn-side-jump-false = You can't jump.
switch-draw-after-plies = Draw after this many moves by all players (0 = never)
switch-threefold = The same position for the third time
switch-threefold-true = The game is a draw.
switch-threefold-false = The game goes on.
switch-fences-each = Fences each player starts with

switch-pac-move = How far PAC-MAN walks
switch-pac-move-exact-2 = Exactly two steps.
switch-pac-move-up-to-2 = One step or two.
switch-pac-into-ghost = PAC-MAN walks into a ghost without a boost
switch-pac-into-ghost-caught = He's caught.
switch-pac-into-ghost-blocked = He can't: ghosts are in the way.
switch-boost = How far a boost goes
switch-boost-up-to-3 = Up to three steps, or none.
switch-boost-exact-3 = Three steps, or as far as he can.
switch-boost-eats = Which ghosts PAC-MAN eats during a boost
switch-boost-eats-pass = All those he walks over.
switch-boost-eats-end-only = Only the one he stops on.
switch-frenzy = How far a ghost walks when it sees PAC-MAN
switch-frenzy-exact-2 = Two steps, if it can.
switch-frenzy-up-to-2 = One step or two.
switch-frenzy-none = One step, as always.
switch-frenzy-path = Which way a frenzied ghost may walk
switch-frenzy-path-any = Any way, with turns.
switch-frenzy-path-straight = Straight, in any direction.
switch-frenzy-path-towards = Straight towards PAC-MAN.
switch-ghost-on-pellet = Ghosts and pellets
switch-ghost-on-pellet-cross = A ghost may walk over a pellet, but not stop on it.
switch-ghost-on-pellet-no-entry = A ghost may not enter a pellet's square.
switch-ghost-on-pellet-free = A ghost may stop on a pellet.
switch-ghost-stack = When a ghost meets a ghost
switch-ghost-stack-pass-no-share = It may walk past, but not stop on the same square.
switch-ghost-stack-block = It can't walk past.
switch-ghost-stack-share = They may share a square.
switch-ghost-stay = A ghost that wants to stay put
switch-ghost-stay-true = It may.
switch-ghost-stay-false = Only if it can't walk.
switch-ghost-order = The order of the ghosts
switch-ghost-order-fixed = Blinky, Inky, Pinky, Clyde.
switch-ghost-order-free = Any order, and a new one each round if they like.
switch-ghost-return = When an eaten ghost comes back
switch-ghost-return-next-round = At the new round after a catch.
switch-ghost-return-next-turn = On its next turn.
switch-pellets = Eaten pellets after a catch
switch-pellets-stay-eaten = They stay eaten.
switch-pellets-refill = They all come back: he needs four in one life.
switch-no-progress-limit = Draw after this many rounds with nothing eaten, caught or placed (0 = never)
switch-lives = How many lives PAC-MAN has

switch-adv-ghost-move = How far a ghost walks
switch-adv-ghost-move-up-to = Up to its speed.
switch-adv-ghost-move-exact = Exactly its speed.
switch-no-return = Going straight back
switch-no-return-last-square = Not allowed, unless there's no other way.
switch-no-return-off = Allowed.
switch-respawn-free = When PAC-MAN comes back onto the board
switch-respawn-free-true = He plays his whole turn as well.
switch-respawn-free-false = That was his walk for this turn.
switch-spend-steps = How far a spent pellet takes him
switch-spend-steps-up-to-2 = One step or two.
switch-spend-steps-exact-2 = Two steps, or as far as he can.
switch-tunnels-give-access = Squares you can only reach through a tunnel
switch-tunnels-give-access-true = They count as reachable.
switch-tunnels-give-access-false = They count as cut off, so such a fence isn't allowed.
switch-pac-stock = Fences PAC-MAN starts with
switch-ghost-stock = Fences the ghosts start with, together

## What is decided next.
##
## $steps: how many steps the walk may take; 0 where that depends on the piece.
## $pieces: the piece that walks, or several of which one may.
## $turn: the turn of the opening, 0 after it; $opening: how many turns the opening has.

phase-race = Walk, or place a fence.
phase-walk =
    { $steps ->
        [one] Walk 1 step.
       *[other] Walk { $steps } steps.
    }
phase-boost =
    { $steps ->
        [one] Boost! 1 more step; ghosts on the way are eaten.
       *[other] Boost! Up to { $steps } more steps; ghosts on the way are eaten.
    }
phase-ghosts =
    { $steps ->
        [0] Move one ghost: { $pieces }.
        [one] Walk 1 step with { $pieces }.
       *[other] Walk up to { $steps } steps with { $pieces }.
    }
phase-enter = Choose where to enter.
phase-action =
    { $turn ->
        [0] { $steps ->
            [one] Walk, 1 step; then you may place a fence.
           *[other] Walk, { $steps } steps; then you may place a fence.
        }
       *[other] { $steps ->
            [one] Opening, turn { $turn } of { $opening }: walk, 1 step, or place a fence.
           *[other] Opening, turn { $turn } of { $opening }: walk, { $steps } steps, or place a fence.
        }
    }
phase-extra =
    { $steps ->
        [one] Boost! 1 extra step; ghosts on the way are out for good.
       *[other] Boost! { $steps } extra steps; ghosts on the way are out for good.
    }
phase-after = You've walked. Add something, or end your turn with --.
phase-relocate = Opening, turn { $turn } of { $opening }: move one of the Chamber's fences.
phase-ghost-place = Place a fence, or keep it with --.

## The command line.

cli-help-corridor = Quoridor and its PAC-MAN games: play them, look at them, check them.
cli-help-exit-codes = Exit codes: 0 done; 1 a move, position or file was refused; 2 the command line was wrong; 130 ended by Ctrl-C.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-lang = The language to speak; otherwise that of the locale.
cli-help-json = Print JSON for programs.
cli-help-json-view = Print all that the picture shows as JSON.
cli-help-mode = The game: classic-2, classic-3, classic-4, pacman or pacman-advanced.
cli-help-layout-option = A layout of the mode by name, or a layout file that ends in .toml.
cli-help-preset = A named set of switches.
cli-help-set = Set a switch; may be given several times. “corridor modes MODE” lists them.
cli-help-position = Start from a position text instead of a mode.
cli-help-moves = Moves to play first, such as "e2 e8 e3h".
cli-help-modes = List the modes; describe one with its layouts, presets and switches.
cli-help-legal = List the legal moves.
cli-help-show = Show the board in the terminal.
cli-help-ascii = Use plain letters only.
cli-help-orientation = The side that sits at the bottom.
cli-help-draw = Draw the board as a picture.
cli-help-size = Width in pixels.
cli-help-theme = Colours.
cli-help-routes = Show shortest routes of these sides, e.g. "w,x", or "all".
cli-help-panel = Show lives, pellets and fences in hand beside the board.
cli-help-perft = Count the sequences of legal moves of a length. Limits that need the history are left out.
cli-help-depth = How many moves a sequence has.
cli-help-divide = Count for each first move apart.
cli-help-record = Records of games.
cli-help-record-check = Check the records in a file, one or more: a .qgn or JSON file, or - for the standard input.
cli-help-layout = Layouts of your own.
cli-help-layout-check = Check that a game can start from a layout file, or - for the standard input.
cli-help-layout-mode = The mode it is for; not needed if the file says so.

cli-usage = Usage:
cli-heading-options = Options
cli-heading-commands = Commands
cli-required = Required.
cli-default-is = Default: { $value }.
cli-no-option = There is no option { $name }.
cli-missing = { $name } is missing.
cli-bad-value = { $name } must be { $form }.
cli-option-value =
    { $flag ->
        [yes] { $name } takes no value.
       *[no] { $name } needs a value.
    }
cli-too-many-words = The command line has words too many.

cli-error = corridor: { $message }
cli-not-text = { $file } is not a text in UTF-8.
cli-cannot-read = { $file } cannot be read: { $why }.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-output-lost = The answer cannot be written: { $why }.
cli-nothing = nothing
cli-quoted = “{ $text }”
cli-found = Expected { $wanted }; found { $found }.
cli-found-at = Line { $line }, column { $column }: expected { $wanted }; found { $found }.
cli-refused-at = Line { $line }, column { $column }: { $move } cannot be played. { $why }
cli-move-refused = { $move } cannot be played. { $why }
cli-move-number = Move { $number }: { $why }
cli-file-refused = { $file }: { $why }
cli-no-such =
    { $kind ->
        [command] There is no command “{ $name }”.
        [mode] There is no mode “{ $name }”.
        [layout] This mode has no layout “{ $name }”.
        [preset] This mode has no preset “{ $name }”.
        [side] There is no side “{ $name }” here.
       *[switch] This mode has no switch “{ $name }”.
    } Allowed: { $allowed }.
cli-none-of-kind =
    { $kind ->
       *[preset] This mode has no presets, so “{ $name }” is none of them.
    }
cli-no-such-value = { $switch } cannot be “{ $value }”. Allowed: { $allowed }.
cli-switch-form = “{ $text }” is not a switch: write SWITCH=VALUE.
cli-position-is-all = A position says its mode and switches itself: leave out --mode, --layout, --preset and --set.
cli-which-mode = Which mode is the layout for? Say it with --mode.
cli-layout-good = { $file }: a game of { $mode } can start from “{ $name }”.
cli-record-good =
    { $count ->
        [one] { $file }: a good record of { $mode } with 1 move; { $result }.
       *[other] { $file }: a good record of { $mode } with { $count } moves; { $result }.
    }
cli-records-good =
    { $count ->
        [one] { $file }: 1 good record; moves: { $moves }.
       *[other] { $file }: { $count } good records; moves: { $moves }.
    }
cli-layouts = Layouts: { $layouts }.
cli-presets = Presets: { $presets }.
cli-modes-more = More about one of them: corridor modes { $mode }
cli-default = { $words } (default)
cli-default-number = A number; { $value } by default.
cli-legal-count =
    { $count ->
        [one] { $side } to move: 1 legal move.
       *[other] { $side } to move: { $count } legal moves.
    }
cli-kind-walk = Walks of { $piece }:
cli-kind-fence-h = Horizontal fences:
cli-kind-fence-v = Vertical fences:
cli-kind-relocate = { $fence } of the Chamber goes to:
cli-kind-enter = Entering:
cli-kind-other = Besides:
cli-counting = Counting
cli-some-piece = a piece

## Playing at a terminal.

cli-help-play = Play a game: people at one terminal, or against a bot. Without --mode you are asked.
cli-help-play-more = In the game, “help” tells what can be typed. Without a terminal, lines are read from the standard input.
cli-help-people = How many people play; 1 unless names say otherwise.
cli-help-bots = How many bots play; as many as are needed otherwise.
cli-help-name = A person's name; may be given several times.
cli-help-character = What a person's pawn looks like; may be given several times.
cli-help-first = The first person starts; otherwise seats are dealt by lot.
cli-help-side = The first person takes this side: w, x, y, z, pacman or ghosts.
cli-help-resume = Go on with a saved game.
cli-help-autosave = Keep the game in this file, move by move.
cli-help-seed = Deal and play bots by this number, the same every time.

cli-play-welcome = Welcome to Corridor! Which game would you like?
cli-play-which = Game:
cli-play-how-many = How many people, 1 to { $most }? Alone, you play against a bot.
cli-play-number = Type a number from { $low } to { $high }.
cli-play-name = Name of player { $number }:
cli-play-characters = { $name }, your pawn: { $characters }.
cli-play-which-character = Pawn:
cli-play-start = Do you want to go first? If not, it's random.
cli-play-person = Player { $number }
cli-play-bot = Bot
cli-play-bots = Bot { $number }
cli-play-seats =
    { $most ->
        [one] This game is for 1.
       *[other] This game has { $fewest } to { $most } seats, not { $count }.
    }
cli-play-too-many-names =
    { $count ->
        [one] There are more names or characters than people: 1 plays.
       *[other] There are more names or characters than people: { $count } play.
    }
cli-play-no-characters = Characters are for the pawns of the classic modes; here the pieces are themselves.
cli-play-alike = Two pawns can't both be { $character }.
cli-play-first-or-side = Use either --first or --side, not both.
cli-play-nobody-first = Without people nobody can ask for a side.
cli-play-resume-is-all = A saved game knows its mode and its players: give --resume without them.
cli-play-was-over = The game in { $file } is over.

cli-play-sits = { $who } starts on { $squares }.
cli-play-lot = The seats are random.
cli-play-enters = { $who } enters first.
cli-play-looks = { $who } looks like { $character }.
cli-play-how = Type a move, or “help”.
cli-play-seat = { $name } ({ $pieces })
cli-play-side = { $side } ({ $names })
cli-play-turn = { $who }: { $what }
cli-play-one-of = one of { $pieces }
cli-play-example = For example: { $moves }
cli-play-several = There are several ways to get there. Type one of them in full: { $moves }.
cli-play-what = { $why } Type “help” to see what you can do.
cli-play-not-yours = That piece is played by { $who }.
cli-play-into-ghost = PAC-MAN would walk into a ghost and lose a life. Do it anyway?
cli-play-forced = { $who } can't move and passes.
cli-play-bot-moves = { $who }: { $moves }.
cli-play-spent = A pellet is spent.
cli-play-pellet =
    { $count ->
        [0] PAC-MAN eats the last pellet!
        [one] PAC-MAN eats a pellet! 1 is left.
       *[other] PAC-MAN eats a pellet! { $count } are left.
    }
cli-play-caught =
    { $count ->
        [0] PAC-MAN is caught for the last time!
        [one] PAC-MAN is caught! 1 life is left.
       *[other] PAC-MAN is caught! { $count } lives are left.
    }
cli-play-eaten = PAC-MAN eats { $piece }!
cli-play-help-race =
    Moves
      e4         walk or jump to e4
      e3h        a horizontal fence above e3 and f3
      e3v        a vertical fence to the right of e3 and e4
cli-play-help-chase =
    Moves
      Me6f6      walk with PAC-MAN by e6 to f6; B, I, P, C are the ghosts
      f6         the same, if it is clear which piece walks, and how
      --         stop here, or stay
      M@e1       come onto the board on e1
      $          spend a pellet for a boosted walk
      e3h        a horizontal fence above e3 and f3
      e3v        a vertical fence to the right of e3 and e4
      d3h>f7v    take the Chamber's fence d3h and put it to f7v
cli-play-help =
    Words
      moves      all legal moves; “moves B” those of one piece
      why MOVE   why a move cannot be played
      routes     the shortest routes
      board      show the board again
      undo       take back to your last move
      save FILE  keep the game in a file
      resign     give up
      quit       leave
cli-play-no-piece = There is no piece “{ $name }”. Allowed: { $allowed }.
cli-play-no-moves = { $piece } can't move now.
cli-play-undone =
    { $count ->
        [one] 1 move is taken back.
       *[other] { $count } moves are taken back.
    }
cli-play-no-undo = There's nothing to take back.
cli-play-why-what = Say which move, for example: why e3h
cli-play-legal = { $move } is a legal move.
cli-play-route =
    { $count ->
        [one] { $piece }: 1 step: { $squares }
       *[other] { $piece }: { $count } steps: { $squares }
    }
cli-play-no-route = There are no routes to show now.
cli-play-resign = Resign for { $who }?
cli-play-resigned = { $loser }: resigned. { $winner }: well played!
cli-play-taken-over = A bot takes over for { $who }.
cli-play-overwrite = { $file } exists. Overwrite it?
cli-play-saved = Saved in { $file }.
cli-play-save = Save the game in { $file }?
cli-play-resume = To go on: corridor play --resume { $file }
cli-play-not-saved = The game isn't saved. Next time, --autosave FILE keeps it move by move.
cli-play-default-yes = [Y/n]
cli-play-default-no = [y/N]
cli-play-words-yes = y yes
cli-play-words-no = n no
cli-play-yes-or-no = Type y or n.
cli-play-level = PAC-MAN's level: { $title }

## What a pawn of a race may look like.

character-pawn = a plain pawn
character-pacman = PAC-MAN
character-blinky = Blinky
character-inky = Inky
character-pinky = Pinky
character-clyde = Clyde

## PAC-MAN's level by the pellets he ate, and what there is to say about it.

level-0 = –
level-1 = 1, beginner
level-2 = 2, promising
level-3 = 3, confirmed
level-4 = 4, elite

joke-0 = On a strict diet, and it showed: even the ghosts felt sorry, for about one step.
joke-1 = One pellet. A light snack before a long rest.
joke-2 = Half the menu. The ghosts ordered the other half to take away.
joke-3 = Three of four: the last pellet will be telling this story for years.
joke-4 = Four pellets, no crumbs. The ghosts have asked for a smaller maze.

## What the front ends of the engine's protocols, its players and its matches complain about.
##
## $code: a stable code of the refusal. $found: a stranger's words.

engine-unknown-word = There is no command “{ $word }”.
engine-line-too-long = The line is longer than { $most } bytes.
engine-illegal-move = { $move } cannot be played here ({ $code }).
engine-illegal-root = { $move } was found, but cannot be played here.
engine-unreadable = “{ $found }” cannot be read ({ $code }).
engine-no-such-value =
    { $kind ->
        [mode] There is no mode “{ $name }”.
        [layout] This mode has no layout “{ $name }”.
        [preset] This mode has no preset “{ $name }”.
        [switch] This mode has no switch “{ $name }”.
       *[value] { $kind } cannot be “{ $name }”.
    } Allowed: { $allowed }.
engine-no-presets = This mode has no presets, so “{ $name }” is none of them.
engine-no-such-option = There is no option “{ $name }”.
engine-switch-of-other-mode = { $switch } is no switch of the mode { $mode }.
engine-setoption-form = An option is set by: setoption name NAME value VALUE.
engine-position-form = A position is given by: position startpos [moves ...], or: position pos TEXT [moves ...].
engine-go-needs-number = A number is missing after “{ $word }”.
engine-thinking = This cannot be done while the engine thinks; stop it first.
engine-not-pondering = The engine is not pondering.
engine-failed = The engine failed: { $what }.
engine-bad-limit = “{ $found }” is no limit. Limits are: { $forms }.
engine-bad-number = “{ $found }” is not a number from { $least } to { $most }.
engine-bad-command = “{ $command }” is not a command.
engine-program-died =
    { $last ->
        [none] The program “{ $command }” ended by itself.
       *[other] The program “{ $command }” ended by itself: { $last }
    }
engine-program-silent = The program “{ $command }” did not answer in time.
engine-program-refused = The program answered to “{ $line }”: { $answer }
engine-knows-one-mode = The program “{ $command }” does not know this mode.
engine-not-of-the-seat = { $move } moves a piece of another seat.
engine-no-such-player = “{ $found }” is no player. Players are: { $forms }.
engine-no-level-of-this-form = “{ $found }” is no level. Levels are: { $forms }.
engine-no-such-level = Levels go from { $least } to { $most }.
engine-no-colour = “{ $found }” is neither black nor white.
engine-no-qtp-move = “{ $found }” is no move of QTP, such as e8 or b5 horizontal.
engine-qtp-size = The board has { $size } ranks and files.
engine-qtp-play-form = A move is given by a colour, a square and, for a fence, how it lies.
engine-qtp-one-word = Exactly one word must follow.
engine-other-turn = It is the turn of { $colour }.
engine-nothing-to-undo =
    { $count ->
        [0] There is no move to undo.
        [one] There is only 1 move to undo.
       *[other] There are only { $count } moves to undo.
    }
engine-game-over = The game is over.
engine-not-json = “{ $found }” is not a JSON object in one line.
engine-json-text = A text is expected.
engine-json-list = A list of the right length is expected.
engine-json-table = A table of switches and their values is expected.
engine-json-unknown = There is no such field.
engine-json-one-of = One of these is expected: { $allowed }.
engine-json-number = A number from { $least } to { $most } is expected.
engine-json-limit = A table with seconds, nodes or depth is expected.
engine-json-move = Move { $number }, “{ $move }”, cannot be played ({ $code }).
engine-json-position-is-all = A position says its mode and switches itself.

## What matches complain about.

arena-needs-two = A match needs at least two players.
arena-sprt-two = A sequential test compares exactly two players.
arena-sprt-split = A sequential test needs seats that are split evenly.
arena-bad-openings = “{ $found }” is no source of openings. There are: none, random:PLIES, file:PATH.
arena-no-opening =
    { $plies ->
        [one] No game goes on after 1 move by chance.
       *[other] No game goes on after { $plies } moves by chance.
    }
arena-bad-opening = The opening in line { $line } cannot be played: { $why }
arena-cannot-read = { $file } holds no openings that can be read.
arena-cannot-write = { $file } cannot be written: { $why }
arena-workers-lost = A game lost { $count } workers one after another; the match is broken off.
arena-needs-cluster = A cluster needs Corridor's extra “cluster”: pip install 'corridor[cluster]'.
arena-no-cluster = No cluster answers at “{ $address }”.

## The commands engine, analyse and arena.

cli-help-engine = Speak to programs: the UCI-like protocol, or QTP, over the standard streams.
cli-help-engine-more =
    The protocols are described in docs/reference/protocols.md.
    Try: uci, position startpos moves e2 e8, go movetime 500, quit.
cli-help-qtp = Speak QTP, the race of two only, instead of the UCI-like protocol.
cli-help-qtp-limit = How much to spend on a move in QTP: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-qtp-level = Play at this level in QTP.
cli-help-analyse = Answer questions about positions, each a line of JSON, as they are ready.
cli-help-analyse-more = Questions and answers are described in docs/reference/protocols.md.
cli-help-analyse-workers = How many positions to analyse at once.
cli-help-engine-threads = Threads for each position.
cli-help-engine-hash = Memory for each position, in MB.
cli-help-analyse-limit = How much to spend where a question does not say: movetime=MILLISECONDS, nodes=N, depth=N.
cli-help-hasty = When the questions end, do not wait for the answers that are missing.
cli-play-level-of-bots = How strong should the bots be, 1 to 8?
cli-help-arena = Let players of any kind play a match, and say who is stronger.
cli-help-arena-more =
    Players: random, greedy, perfect, level:5, engine, engine:movetime=500,threads=2, uci:COMMAND, qtp:COMMAND.
    More than two play everyone against everyone.
cli-help-games = Games of each two players; rounded up to whole pairs.
cli-help-arena-limit = How much to spend: movetime=MILLISECONDS, nodes=N, depth=N, clock=SECONDS+SECONDS.
cli-help-openings = How games begin: none, random:PLIES or file:PATH with an opening in each line.
cli-help-arena-position = Begin from this position, as “corridor show” writes it. Its game counts, not --mode and the like.
cli-help-seating = With more than two sides: split shares the seats evenly, single puts the first player alone against the others.
cli-help-sprt = Stop as soon as it is known whether the first player's lead in Elo is nearer to the first or to the second number.
cli-help-margin = Milliseconds that an answer may be late before the game is lost.
cli-help-arena-out = Keep the records: a folder with a file for each game, or one file that ends in .qgn.
cli-help-processes = Games to play at once; as many as there are processors if it is not said.
cli-help-cluster = Play on the Dask cluster whose scheduler listens at this address.
cli-arena-sprt-form = Give two numbers to --sprt, the smaller one first: 0,10.
cli-arena-head = { $mode }: { $games } of { $total } games, { $moves } moves.
cli-arena-duel = { $one } against { $other }: { $wins } won, { $draws } drawn, { $losses } lost; { $share } % of the points.
cli-arena-decided = Decided pairs won: { $share } % of { $count }; pairs in all: { $pairs }.
cli-arena-fair = Share of the points: { $times } times the fair one.
cli-arena-elo = Elo: { $elo }, 95 % from { $low } to { $high } ({ $kind }, groups: { $groups }).
cli-arena-sides = { $player } as { $sides }.
cli-arena-sprt =
    { $verdict ->
        [open] LLR { $llr }, between { $low } and { $high }: it is too early to say.
       *[accepted] LLR { $llr }, bounds { $low } and { $high }: { $elo } Elo is accepted.
    }
cli-arena-fault =
    { $fault ->
        [time] { $player } lost { $count } on time.
        [illegal] { $player } lost { $count } by an illegal move.
       *[crash] { $player } lost { $count } by a crash.
    }
cli-arena-col-player = player
cli-arena-col-elo = Elo
cli-arena-col-bars = 95 %
cli-arena-col-points = points

## The command solve.

verdict-pacman = PAC-MAN wins
verdict-endless = nobody can force a win
verdict-ghosts = the ghosts win
cli-help-solve = Solve the chase pacman: find out who wins every position with best play.
cli-help-solve-more = One or two ghosts take seconds; four take minutes and about 3 GB of memory. Stopped half-way, the same command goes on where it was.
cli-help-solve-ghosts = The ghosts that take part: their letters, as in BIP, or how many. All of them, unless you say so.
cli-help-solve-lives = PAC-MAN’s lives; those of the layout, unless you say so.
cli-help-solve-out = Write the tables to this file. Otherwise they go to the folder in CORRIDOR_TABLES, or to the usual place for data.
cli-help-solve-threads = How many threads to work with.
cli-help-solve-value = Say who wins a position with best play, and where each move leads.
cli-help-solve-position = The position, as “corridor show” writes it.
cli-help-solve-tables = Look in this file. Otherwise all tables in the usual folder are searched.
cli-solve-progress = lives { $lives }, pellets { $pellets }, round { $round }
cli-solve-rounds = Rounds with best play: to the end { $end }, to the next pellet, eaten ghost or catch { $progress }
cli-solve-taken = { $file } holds the tables of another game. Choose another name with --out.
cli-solve-stopped = Stopped. Say the same again, and it goes on from here.
cli-solve-col-lives = lives
cli-solve-col-pellets = pellets
cli-solve-col-start = from the start
cli-solve-col-pacman = PAC-MAN wins
cli-solve-col-endless = nobody
cli-solve-col-ghosts = ghosts win
cli-solve-done = { $file }: { $megabytes } MB. This run took { $seconds } s and { $memory } MB of memory.
solver-only-pacman = Only the mode pacman can be solved, not { $mode }.
solver-no-such-ghosts = “{ $ghosts }” names no ghosts. Say how many, or use these letters: { $allowed }
solver-cannot-write = { $file } cannot be written: { $why }. What is solved so far stays; make room and say the same again.
solver-cannot-read = { $file } cannot be read: { $why }
solver-broken-file = { $file } is broken. Delete it and solve again.
solver-foreign-file = { $file } holds no tables of a chase.
solver-other-version = { $file } was written by another version of Corridor. Delete it and solve again.
solver-being-made = Another program is making { $file } right now. Wait for it, or choose another name.
solver-not-in-tables = { $file } does not hold this position: its game, its ghosts or its lives are others.
solver-no-tables = There are no tables for this position yet. “corridor solve” makes them.
solver-too-many-ghosts-for-rounds = Rounds are counted for up to three ghosts. This game has { $ghosts }.

## The commands levels and bench.

cli-help-levels = Measure the levels: each in a match against the one below.
cli-help-levels-more = The whole ladder takes hours; with --out its table is written as a page.
cli-help-levels-mode = Only this mode; may be given several times.
cli-help-levels-games = Games of each level against the one below.
cli-help-levels-from = The lowest level to measure.
cli-help-levels-to = The highest level to measure.
cli-help-levels-out = Write the table to this file, as Markdown.
cli-levels-order = Level { $first } is above level { $last }: give --from the lower level and --to the higher one.
cli-levels-lowest = { $mode }, level { $level }: nobody is below.
cli-levels-rung =
    { $fits ->
        [yes] { $mode }, level { $level }: { $measure } in { $games } games.
       *[no] { $mode }, level { $level }: { $measure } in { $games } games; wanted: { $low } to { $high }.
    }
cli-levels-page-head =
    # Levels

    Made by `corridor levels`: { $games } games of each level against the one below, random openings of
    four moves, places changed, seed { $seed }. { $machine }.

    A level is limited by nodes, so it plays the same on every machine. “Depth” is how many decisions it
    looks ahead where the nodes do not end it sooner, “lines” how many ways to go on it weighs, “slack” how
    many steps it hardly notices, “lapse” at how many decisions of a hundred it looks no further than the
    next. A level with a * takes all others for one enemy; the others in races of many grow a tree, whose
    nodes are games played to their end.
cli-levels-page-columns =
    { $kind ->
        [chase] level | nodes | depth | lines | slack | lapse | share of decided pairs | pairs
        [many] level | nodes | depth | lines | slack | lapse | times its fair share | games
       *[two] level | nodes | depth | lines | slack | lapse | share of the points | games
    }
cli-help-bench = Measure the search: one number for its behaviour, and its speed.
cli-help-bench-more = The number changes only when the search behaves differently; commits that change it name it.
cli-help-bench-full = Also the depth reached in a given time, and how soon a search stops.
cli-help-bench-seconds = Seconds for each position with --full.
cli-bench-machine = { $model }, cores: { $cores }
cli-bench-speed = Nodes per second: { $speed }
cli-bench-number = Bench: { $nodes }
cli-bench-fixed = To a fixed depth, one thread
cli-bench-timed = In { $seconds } s a position, one thread
cli-bench-mode = mode
cli-bench-depth = depth
cli-bench-nodes = nodes
cli-bench-speed-col = nodes/s
cli-bench-start = depth at the start
cli-bench-inside = depth inside games: least, median, most
cli-bench-stop = stop to bestmove, ms: median, most

## The table: why a command is declined, and what can be said.

declined-bad-message = The server couldn't read that message.
declined-bad-setup = A table can't be set up like this.
declined-bad-secret = This link is used up or invalid. Ask for a new one.
declined-bad-code = No table has this code. Check it and type it again.
declined-bad-token = We couldn't recognise you. Reload the page.
declined-bad-origin = This page can't speak for you here. Open the game's own address.
declined-banned = The host of this server has banned you. If you think that's a mistake, write to them.
declined-bad-host = This address isn't served here. Use the one you were given.
declined-bad-name = Nobody can see this name. Pick another one.
declined-no-such-match = There's no such table.
declined-no-such-seat = There's no such seat.
declined-invited-only = This table is private. To sit down you need its link or code.
declined-sent-away = You were asked to leave this table. Join another one, or make your own.
declined-not-seated = You aren't sitting at this table.
declined-not-your-seat = That isn't your seat.
declined-not-your-turn = It isn't your turn.
declined-not-owner = Only the person who opened the table can do this.
declined-not-captain = Only the captain can decide this.
declined-not-started = The match hasn't started.
declined-not-full = Some seats are still free. Fill them first.
declined-not-over = The match isn't over.
declined-not-casual = That's only for casual matches.
declined-not-gone = They haven't been away for long enough. Wait a little.
declined-not-their-turn = It isn't their turn, so nobody is kept waiting. Play on.
declined-started = The match has started.
declined-finished = The match is over.
declined-stale = The game has moved on. Check the board.
declined-illegal = That move isn't allowed.
declined-time-is-up = Your time is up.
declined-seat-taken = That seat is taken. Choose another one.
declined-character-taken = That figure is taken. Choose another one.
declined-bad-shares = Every ghost needs a seat, and every seat a ghost.
declined-no-offer = There's nothing to answer.
declined-offered-already = You've offered that already.
declined-bot-declines = The bot declines.
declined-nothing-to-take-back = There's nothing to take back.
declined-too-late-to-abort = It's too late to abort the match. You can resign.
declined-no-team = You have no teammates.
declined-too-many = That's too fast. Wait a moment.
declined-too-many-tables = You're at enough open tables. Leave one first.
declined-too-large = That's too large.
declined-busy = The server is busy. Try again in a moment.
declined-failed = Something went wrong on the server. Try again.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-fence = Nice fence!
phrase-oops = Oops!
phrase-thinking = I'm thinking.
phrase-your-turn = Your turn!
phrase-back-soon = Back soon.
phrase-i-am-back = I'm back.
phrase-thanks = Thanks!
phrase-again = Another game?
phrase-goodbye = Goodbye!

## The command serve, and its page for programs.

page-api = The interface for programs
page-name = Your name
page-guest = a guest
cli-help-serve = Serve tables for people far apart: a page, WebSockets and JSON over HTTP.
cli-help-serve-more = How to run it for many is told in docs/guides/deploy.md. CORRIDOR_KEY holds the key that several workers share.
cli-help-host = The address to listen at; 0.0.0.0 for every network.
cli-help-port = The port to listen at. Without it: 8080, or the next that is free.
cli-help-database = PostgreSQL's address; without it, SQLite in the data folder.
cli-help-valkey = The address of Valkey or Redis, through which several workers tell each other news.
cli-help-data = The folder of the database and of the key.
cli-help-workers = How many processes serve; more than one need PostgreSQL and Valkey.
cli-help-durable = Let SQLite wait until the disk has everything, so that even a power cut loses nothing.
cli-help-origin = The address of another page that may speak to this server.
cli-help-proxies = How many proxies stand in front and tell the address of the client.
cli-help-https = The proxy in front speaks https: cookies are sent in no other way.
cli-help-allowed-host = A name by which the server may be called; may be given several times. Without it, any.
cli-help-open = Open the page in a browser.
cli-serving = Corridor is served at { $address }
cli-serve-needs-extra = Serving needs Corridor's extra “server”: pip install 'corridor[server]'.
cli-no-port = Port { $port } cannot be had: another program listens there, or it takes more rights.
cli-workers-need-postgresql = Several workers need PostgreSQL (--database): SQLite serves one process.
cli-workers-need-valkey = Several workers need Valkey or Redis (--valkey) to tell each other news.
cli-workers-need-key = Several workers need one key: set CORRIDOR_KEY to 64 hex digits, such as `openssl rand -hex 32` prints.
cli-bad-key = { $where } has no key of at least 32 bytes. Put 64 hex digits there, such as `openssl rand -hex 32` prints, or remove it.
cli-database-damaged = The database { $where } is damaged. Restore it from a backup.
cli-database-newer = The database { $where } was made by a newer version. Install that version, or restore a backup from before.
cli-database-absent = The database { $where } cannot be reached ({ $fault }). Check that it runs, its name and the password.
cli-database-failed = { $where } cannot be used ({ $fault }).

## The page: what all its screens share

page-home = Home
page-loading = One moment…
page-missing = There's nothing here
page-missing-more = The address may have a typo, or what was here is gone.
page-no-network = No connection
page-no-network-more = Nothing is lost. This page keeps trying and opens by itself.
page-try-again = Try now
page-language = Language
page-theme = Light or dark
page-theme-auto = Like my device
page-theme-light = Light
page-theme-dark = Dark
page-your-name = Your name: { $name }
page-unreachable = The server can't be reached right now. Nothing is lost. Try again in a moment.

## The page: its start, and the form of a new table
##
## $level: how strong the computer is; $game: the name of a game; $number: how many moves were made.

home-title-way = Run your way.
home-title-fence = Fence theirs.
home-lead = Quoridor and its PAC-MAN games in your browser: against the computer, with friends, or anyone online.
home-modes = Which game?
home-tile-classic-2 = For 2
home-tile-classic-3 = For 3
home-tile-classic-4 = For 4
home-tile-pacman = PAC-MAN
home-tile-pacman-advanced = Advanced
home-kind-classic-2 = Classic
home-kind-classic-3 = Classic
home-kind-classic-4 = Classic
home-kind-pacman = Chase
home-kind-pacman-advanced = With fences
home-name-classic-2 = Classic for two
home-name-classic-3 = Classic for three
home-name-classic-4 = Classic for four
home-name-pacman = PAC-MAN
home-name-pacman-advanced = PAC-MAN advanced
home-computer = Play the computer
home-level = Level
home-level-is =
    { $level ->
        [1] Level 1: for a first game
        [8] Level 8: as strong as it gets
       *[other] Level { $level }
    }
home-role = You play
home-role-first = First
home-role-second = Second
home-role-any = Random
home-time = Clock
home-friend = Play a friend
home-friend-more = By link or code, no account
home-find = Find a game
home-find-more = With anyone who wants this game
home-find-start = Find a player
home-find-many = Games for three and four start at open tables. Open one, and others can sit down.
home-find-waiting = Looking for a player…
home-find-cancel = Stop looking
home-found = Found someone! The game starts.
home-running = Your games
home-running-alone = all on this screen
home-running-yours = Your turn
home-running-theirs = Their turn
home-running-open = Not started
home-running-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
home-open = Open tables
home-open-none = Nobody is waiting at a table right now.
home-open-new = Open a table
home-open-take = { $game }: take this seat
home-code = Got a code?
home-code-join = Join
home-demo = A game of the computer against itself
home-demo-move =
    { $number ->
        [0] The computer plays itself
       *[other] The computer plays itself, move { $number }
    }
home-offline = The server can't be reached. This page keeps trying; nothing is lost.
home-ended = This page is older than the server. Reload it.
home-unofficial = Unofficial, not affiliated. Quoridor and PAC-MAN are trademarks of their owners.
home-new = New table
home-new-lead = Choose a game, then send the link. Everyone sees these rules before the start.
home-new-seats = Seats
home-new-seats-ghosts =
    { $count ->
        [one] One plays PAC-MAN, one has all four ghosts.
       *[other] One plays PAC-MAN, { $count } share the four ghosts.
    }
home-new-layout = Board
home-new-rules = Rules
home-new-more = Every rule, one by one
home-new-changed =
    { $count ->
        [0] as in the rules above
        [one] 1 rule is different
       *[other] { $count } rules are different
    }
home-new-who = Who can sit down
home-new-link = Anyone with the link
home-new-public = Anyone
home-new-lots = Who plays what
home-new-lots-race = Who goes first
home-new-lots-draw = Random
home-new-lots-seats = As seated
home-new-lots-me = I go first
home-new-legs = Games
home-new-legs-1 = One
home-new-legs-2 = Two, then swap sides
home-new-team = Who decides on the ghosts' fences and offers
home-new-team-anyone = Any of them
home-new-team-captain = Their captain
home-new-casual = Undo and hints
home-new-casual-yes = Allowed
home-new-casual-no = Not allowed
home-new-open = Open the table
home-new-name = Your name (optional)

## The page: a table before the start, and an invitation to one
##
## $name: who; $level: how strong the computer is; $piece: a piece.

table-time-none = No clock
table-time-per-move =
    { $seconds ->
        [one] 1 second a turn
       *[other] { $seconds } seconds a turn
    }
table-time-fischer = { $minutes } min + { $increment } s a turn
table-time-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
table-free = Free
table-computer = Computer, level { $level }
table-you = You
table-guest = A guest
table-away = away
table-title = { $name }'s table
table-title-yours = Your table
table-title-nobody = A table
table-invite = Invite others
table-share = Share link
table-share-title = A game of Corridor
table-copy = Copy link
table-seat-link = A link for this seat
table-copied = Copied
table-link = Link to this table
table-qr = QR code
table-qr-label = QR code with the link to this table
table-rules = What is played
table-own-layout = Custom board
table-lots-first = The first seat
table-by-lot = Random side
table-turn =
    { $number ->
        [1] Goes first
        [2] Goes second
        [3] Goes third
       *[other] Goes fourth
    }
table-seat-free = Seat { $number } is free
table-free-race =
    { $number ->
        [1] First seat, free
        [2] Second seat, free
        [3] Third seat, free
       *[other] Fourth seat, free
    }
table-free-piece = { $piece }: free
table-starts = From { $squares }
table-enters = Enters on the first turn
table-sit = Sit here
table-sit-too = Sit here too
table-name-too = Name of the person who sits here
table-cancel = Cancel
table-add-computer = Computer
table-stand-up = Stand up
table-send-away = Free { $name }'s seat
table-character = Your look
table-pawn = A plain pawn
table-lift = Move { $piece } to another seat
table-put-here = { $piece } goes here
table-share-hint = Drag a ghost to another seat, or tap it and then the seat. Give away your last ghost and you get one back.
table-hands = These ghosts move together
table-here = { $here } of { $all } here,
table-seats-free =
    { $free ->
        [one] 1 seat is free
       *[other] { $free } seats are free
    }
table-all-here = you can start
table-wait-start = waiting for the start
table-leave = Leave
table-start = Start
table-start-computer = Start with the computer
table-drawing = Drawing lots…
table-begins = { $name } goes first.
table-first = Goes first
table-to-board = To the board

join-title = Join a table
join-invited = { $name } invites you
join-invited-plain = You're invited
join-your-seat = Your seat
join-sit = Sit down
join-watch = Just watch
join-gone = This invitation is over
join-gone-more = The link has been used, or the game has started. Ask for a new one, or enter a code.
join-no-code = No table has this code
join-no-code-more = Check the code and type it again, or ask your friend for it.
join-failed = That didn't work

## The page: going on at another device
##
## $date: until when a link works; $name: the name one has; $count: how many games.

elsewhere-title = Continue on another device
elsewhere-lead = Open this link in another browser, and you're the same person there, with the same tables and seats. Nothing changes here.
elsewhere-qr = The link as a QR code
elsewhere-link = The link to continue on another device
elsewhere-until = The link works once, until { $date }.
elsewhere-revoke = Cancel my links
elsewhere-revoked = Your links no longer work.
elsewhere-new = Make a new link
elsewhere-signout = Sign out everywhere else
elsewhere-signed-out = You’re signed out on all other devices, and your links no longer work.
elsewhere-secret = Anyone with this link can play as you. Don't share it.
elsewhere-again = Try again

return-title = Continue here
return-lead = This link makes this browser continue as the person who made it, with the same tables and seats.
return-loses =
    { $count ->
        [one] 1 game is in progress here. If someone else plays it, this browser will lose it.
       *[other] { $count } games are in progress here. If someone else plays them, this browser will lose them.
    }
return-keep = Get a link back to them first
return-go = Continue here
return-stay = Don't switch
return-how = To continue here, make a link on the device where you play: it's in the menu with your name. Then open it here.
return-gone = This link doesn't work
return-gone-more = It's too old, or part of it got lost on the way.
return-done = You're { $name } here now
return-done-plain = You're the same person here now
return-done-more = Your games are open on both devices.
return-done-none = You have no games in progress.

## The play screen
##
## $who, $name, $winner, $loser: the name of a person, a bot or a side; $move: a move as players write it.

play-title = Corridor
play-title-of = { $words } – Corridor
play-mode-classic-2 = Classic · 2
play-mode-classic-3 = Classic · 3
play-mode-classic-4 = Classic · 4
play-mode-pacman = PAC-MAN
play-mode-pacman-advanced = PAC-MAN advanced
# $kind: how time is kept. 5 + 3: minutes for the match and seconds added for each move.
play-time =
    { $kind ->
        [fischer] { $minutes } + { $increment }
        [per_move] { $seconds } s a turn
        [days]
            { $days ->
                [one] 1 day a turn
               *[other] { $days } days a turn
            }
       *[none] no clock
    }
play-watching = You're watching
play-board = The board

play-guest = Guest
play-you = You
play-bot = Bot { $level }
play-name-and-side = { $name } ({ $side })
play-for = for { $name }
play-away = away
play-clock = Time left: { $time }
play-clock-days = { $days } d { $hours } h
play-fences =
    { $count ->
        [one] 1 fence in hand
       *[other] { $count } fences in hand
    }
play-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }

play-lives = Lives
play-lives-left =
    { $count ->
        [one] 1 life left
       *[other] { $count } lives left
    }
play-pellets = Pellets eaten
play-pellets-eaten = { $count } of { $all }
play-reserve = In reserve
play-fences-label = Fences
play-team-stock = Team's fences
play-chamber = Chamber
play-speed = Speed
play-level-so-far = Level so far
play-yours = yours
# $own: yes, if whoever reads this plays PAC-MAN.
play-sees =
    { $own ->
        [yes] sees you
       *[no] sees him
    }
play-off-board = off the board
play-on-square = on { $square }
play-sees-along-file = sees PAC-MAN along file { $name }
play-sees-along-rank = sees PAC-MAN along rank { $name }
play-legend-respawn = Respawn square: PAC-MAN enters here
play-legend-tunnel = Tunnel { $one } – { $other }
play-legend-sight = Line of sight: this ghost may walk farther
play-legend-ring = Ring: this ghost can be eaten now

play-your-turn = Your turn
play-to-move = { $who } to move
play-teammate = a teammate decides
# $fences: yes, if there are fences in hand.
play-task-race =
    { $fences ->
        [yes] Walk to a dot, or place a fence between the squares.
       *[no] Walk to a dot. You have no fences left.
    }
play-task-after =
    { $what ->
        [fence] You've walked. Place a fence, or end your turn.
        [pellet] You've walked. Spend a pellet, or end your turn.
       *[both] You've walked. Place a fence, spend a pellet, or end your turn.
    }
play-task-ghost-place = Place a fence, or keep it.
play-opening = Turn { $turn }
play-boost = Boost
play-boost-left =
    { $all ->
        [one] { $left } of 1 step left
       *[other] { $left } of { $all } steps left
    }
# $own: yes, if whoever reads this walks.
play-boost-eats =
    { $own ->
        [yes] Ghosts on your way are eaten, this turn only
       *[no] PAC-MAN eats the ghosts on his way, this turn only
    }
play-typed = Your move: { $text }
play-left =
    { $count ->
        [one] 1 left after this
       *[other] { $count } left after this
    }
play-left-short =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }
play-cost =
    { $count ->
        [one] { $who }: { $count } step
       *[other] { $who }: { $count } steps
    }
play-keys-hover = Click to place · R rotates · Esc cancels
play-keys-held = Enter places · R rotates · Esc cancels
play-heard-move = { $who }: { $move }.
play-heard-spent = PAC-MAN spends a pellet.
play-heard-eaten = PAC-MAN eats { $pieces }.
play-heard-pellet = PAC-MAN eats a pellet: { $count } of { $all }.
play-heard-boost =
    { $count ->
        [one] A boost begins: 1 step.
       *[other] A boost begins: { $count } steps.
    }
play-heard-boost-over = The boost is over.
play-heard-caught =
    { $count ->
        [0] PAC-MAN is caught. No life is left.
        [one] PAC-MAN is caught. 1 life left.
       *[other] PAC-MAN is caught. { $count } lives left.
    }
play-heard-clock =
    { $seconds ->
        [one] 1 second left on your clock.
       *[other] { $seconds } seconds left on your clock.
    }

play-place = Place
play-rotate = Rotate
play-cancel = Cancel
play-step-back = Step back
play-end-walk = End here
play-walk = Walk
play-walk-anyway = Walk in anyway
play-yes = Yes
play-no = No
play-accept = Accept
play-decline = Decline
play-close = Close
play-more = More
play-resign = Resign
play-resign-sure = Resign this game?
play-resign-team = Ask your team to resign?
play-abort = Abort
play-abort-long = Abort the match
play-abort-sure = Abort the match?
play-takeback = Take back
play-undo = Undo
play-draw = Offer a draw
play-routes = Routes
play-phrases = Phrases
play-flip = Turn the board
play-save = Save
play-new = New
play-rematch = Rematch
play-rematch-asked = Rematch offered
play-next-leg = Next leg
play-next-game = Next game
play-ask-hint = Ask for a hint
play-suggest = Suggest
play-suggest-to-team = Suggest a move to your team
play-suggest-how = Choose a move; your team will see it.
play-suggested = Your team sees your suggestion: { $move }
play-suggests = { $who } suggests { $move }
play-play-it = Play it
play-hint-wait = The engine is thinking…
play-hint = The engine would play { $move }

play-offered-draw = You've offered a draw.
play-offered-takeback = You've asked to take back a move.
play-offered-rematch = You've offered a rematch.
play-offers-draw = { $who } offers a draw.
play-offers-takeback = { $who } would like to take back a move.
play-offers-rematch = { $who } would like a rematch.
play-declines = { $who } declines.
play-give-up = Resign
play-play-on = Play on
play-give-up-asked = You want to resign. Your team decides with you.
# $agreed: yes, if this player has agreed and others of the team have not yet.
play-give-up-asks =
    { $agreed ->
        [yes] { $who } and you want to resign. The rest of your team decides with you.
       *[no] { $who } wants to resign. Agree?
    }
play-plays-on = { $who } wants to play on.
play-gone-kept = { $name } is away. Their seat is saved for:
play-gone = { $name } is away.
play-wait = Wait
play-claim = Claim the win
play-put-bot = Put a bot in
play-bot-for-you = A bot is playing for you.
play-return = Take your seat back
play-line-lost = Connection lost. Reconnecting…
play-unsent = No connection. Your move { $move } is saved and goes out as soon as you're back.
play-unsent-lost = Your move { $move } wasn't made: the game had moved on.
play-line-ended = The connection has ended. Reload the page.

play-moves = Moves
play-no-moves = No moves yet
play-move-by = { $who }: { $move }
play-after-move =
    { $ply ->
        [0] The start
        [one] After 1 move
       *[other] After { $ply } moves
    }
play-back-to-now = Back to the game
play-replay-move = Then: { $move }
play-replay-end = That was the catch.
# $own: yes, if whoever reads this plays PAC-MAN.
play-why-caught =
    { $own ->
        [yes] Why did I lose a life?
       *[no] How was the life lost?
    }
play-route = Route to goal

play-result-won = You win
play-result-lost = You lose
play-result-draw = Draw
play-result-off = Aborted
# $many: yes, if the winner is a team.
play-result-wins =
    { $many ->
        [yes] { $winner } win
       *[no] { $winner } wins
    }
play-result-loses = { $loser } loses; the others win
play-reason-goal = First to the far side.
play-reason-pellets = All pellets eaten.
play-reason-ghosts = All ghosts eaten.
play-reason-catches = PAC-MAN has no lives left.
play-reason-plies = The move limit is reached.
play-reason-threefold = The same position came up three times.
play-reason-no-progress = Nothing has changed for too long.
# $own: yes, if it was whoever reads this.
play-reason-resign =
    { $own ->
        [yes] You resigned.
        [team] { $who } resigned for your team.
       *[no] { $loser } resigned.
    }
play-reason-time =
    { $own ->
        [yes] Your time is up.
       *[no] { $loser } ran out of time.
    }
play-reason-abandoned =
    { $own ->
        [yes] You left the table.
       *[no] { $loser } left the table.
    }
play-reason-agreement = Both sides agreed.
play-reason-aborted = Nobody won or lost.
play-level = PAC-MAN's level: { $level }
play-legs = Two legs
play-leg = Leg { $number }
play-points = Points
# $how: how this seat ended the leg.
play-leg-result =
    { $how ->
        [won] Won
        [lost] Lost
        [draw] Draw
       *[off] Aborted
    }
# $first: yes, if this seat made the first move of a race.
play-leg-start =
    { $first ->
        [yes] Moved first
       *[no] Moved second
    }
play-leg-role = { $role } · pellets: { $pellets }
play-save-qgn = Record of the moves (.qgn)
play-save-json = Record for programs (JSON)
play-save-svg = Picture, sharp at any size (SVG)
play-save-png = Picture in pixels (PNG)

play-panel-more = More
play-panel-phrases = Say something
play-panel-settings = Settings
play-panel-save = Save the game
play-panel-help = Keys
play-overlay-sight = Show who sees PAC-MAN
play-overlay-reach = Show where each side can go
play-overlay-routes = Show the shortest routes
play-set-placing = Placing fences with a finger
play-placing-confirm = Confirm each fence
play-placing-release = Place on release
play-placing-tray = Drag from the bar
play-set-confirm-walk = Confirm walks
play-set-sound = Sound
play-set-vibration = Vibration
play-set-turn-board = On one screen, turn the board to the player to move
play-key-arrows = move over the board
play-key-tab = to the board and the buttons
play-key-space = squares or fences
play-key-rotate = rotate the fence
play-key-enter = place or walk
play-key-escape = cancel
play-key-type = type any move, then Enter
play-key-undo = take back
play-key-flip = turn the board
play-key-hint = hint
play-key-routes = routes on or off
play-key-help = this list

## The board of the page: what a screen reader hears, and buttons of moves that are no square.
##
## $piece, $side: a name; $square, $squares, $slot, $fence: as players write them; "none" where
## there is nothing; $way: horizontal or vertical; $steps: with its sign.

board-your-piece = your { $piece }
board-piece = { $piece }
board-pellet = pellet
board-gate = respawn square
board-tunnel = tunnel to { $square }
board-goal = goal of { $side }
board-fences = fence { $ways }
board-north = north
board-east = east
board-south = south
board-west = west
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
board-cost =
    { $count ->
        [one] { $side } { $count } step
       *[other] { $side } { $count } steps
    }
board-left =
    { $count ->
        [one] 1 left after this
       *[other] { $count } left after this
    }
board-walk =
    { $squares ->
        [none] { $piece }: choose where to go. Next: { $next }.
       *[other]
            { $end ->
                [yes] { $piece }: { $squares }. May end here. Next: { $next }.
               *[no] { $piece }: { $squares }. Next: { $next }.
            }
    }
board-which = Which piece goes to { $square }: { $pieces }?
board-ask-enter-ghost = A ghost is there: PAC-MAN would be caught. Go to { $square } anyway?
board-ask-confirm-walk = Go to { $square }?
board-lift =
    { $fence ->
        [none] Choose a fence of the Chamber to move.
       *[other] Fence { $fence } is lifted. Where to?
    }
board-no-fences = You can't place a fence now.
board-no-fence-here =
    { $way ->
        [horizontal] No fence fits at { $slot } horizontal.
       *[vertical] No fence fits at { $slot } vertical.
    }
board-can-walk = you can walk here
board-can-enter = you can enter here
board-out-of-reach = You can't reach { $square } this turn.
board-within-reach = You can walk to { $squares }.
board-no-walk = Nothing can walk now.
board-action-spend = Spend a pellet
board-action-end-turn = End the turn
board-action-no-boost = No more steps
board-action-pass = Pass
board-action-stay = { $piece } stays
board-action-enter = Enter at { $square }

## Lessons, rules and the links to them

# Button that opens the links to the main screens, on narrow screens; also names that navigation.
page-menu = Menu
# Link at the top, to the first screen. One short word.
page-play = Play
# Link at the top, to the lessons. One short word.
page-learn = Learn
# Link at the top, to the rules. One short word.
page-rules = Rules
# Link to the rules of the game at hand, on tables, invitations and in a game.
page-how-to-play = How to play
# Heading of the list of lessons.
learn-title = Learn to play
# Under that heading.
learn-lead = Short lessons on a real board: you make the moves, and you see at once what they do.
# Beside a family of lessons: $done of its $all lessons are finished.
learn-count = { $done } of { $all } done
# Read out for a finished lesson, where a tick is shown.
learn-finished = Done
# Link from a lesson back to the list.
learn-all = All lessons
# Read out for the dots over a task: $number is the task, $all how many there are.
learn-task = Task { $number } of { $all }
# Link from a lesson to its rule.
learn-rule = Read the rule
# Button after a task is done.
learn-next = Next
# Button after a wrong move: the board is set up again.
learn-again = Try again
# Button that shows the first hint.
learn-hint = Hint
# The same button for the hints that follow.
learn-hint-more = Another hint
# Button after the last task of a lesson.
learn-next-lesson = Next lesson
# Button after the last lesson: a game against the computer at its lowest level.
learn-play = Play a game at level 1
# Heading of the list of games whose rules can be read.
rules-title = The rules
# Under that heading.
rules-lead = Each game in about three minutes, with pictures you can play on.
# Button that prints the rules of a game.
rules-print = Print
# Button under a figure: it becomes a board on which one can move.
rules-try = Try it
# The same button as it is read out; $rule is the heading of the rule.
rules-try-named = Try it: { $rule }
# Button that turns the board into the figure again.
rules-try-end = Back to the picture
# Under that board, before the first move.
rules-try-idle = Make any move: what isn’t allowed is explained.
# Button that makes the move which the rule speaks of.
rules-show = Show the move
# Button that tries a move which the rule forbids.
rules-forbidden = What’s not allowed
# Said after the move which the rule speaks of.
rules-made = That’s the move.
# Fold with contested points of a rule.
rules-points = What printed rules leave open
# In that fold: $name is the setting of a table that changes the rule.
rules-switch = You can change it: { $name }
