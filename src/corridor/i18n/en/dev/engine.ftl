### What front ends of the engine, players and matches say to people who write programs. English only.

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
    many steps it hardly notices, “fences” by how many steps a fence looks better to it than it is,
    “saves” by how many it looks worse while nobody else is near the goal, “careless” whether it overlooks a
    step that a fence costs itself, “instinct” how many walks of a hundred it makes as beginners do. In a
    chase PAC-MAN's setting stands before that of the ghosts. A level with a * takes all others for one
    enemy; the others in races of many grow a tree, whose nodes are its leaves.

cli-levels-page-columns =
    { $kind ->
        [many] level | nodes | depth | lines | slack | fences | saves | careless | instinct | times its fair share | games
       *[two] level | nodes | depth | lines | slack | fences | saves | careless | instinct | share of the points | games
    }

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
