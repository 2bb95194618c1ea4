### The command line. English only.

unknown-language = There is no language “{ $wanted }”. There are: { $known }.

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

cli-output-lost = The answer cannot be written: { $why }.

cli-nothing = nothing

cli-quoted = “{ $text }”

cli-found = Expected { $wanted }; found { $found }.

cli-found-at = Line { $line }, column { $column }: expected { $wanted }; found { $found }.

cli-refused-at = Line { $line }, column { $column }: { $move } can't be played. { $why }

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

cli-counting = Counting

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

cli-help-levels = Measure the levels: each in a match against the one below.

cli-help-levels-more = The whole ladder takes hours; with --out its table is written as a page.

cli-help-levels-mode = Only this mode; may be given several times.

cli-help-levels-games = Games of each level against the one below.

cli-help-levels-from = The lowest level to measure.

cli-help-levels-to = The highest level to measure.

cli-help-levels-out = Write the table to this file, as Markdown.

cli-help-bench = Measure the search: one number for its behaviour, and its speed.

cli-help-bench-more = The number changes only when the search behaves differently; commits that change it name it.

cli-help-bench-full = Also the depth reached in a given time, and how soon a search stops.

cli-help-bench-seconds = Seconds for each position with --full.

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

cli-folder-failed = The folder { $where } cannot be used ({ $fault }). Name one that can be made there (--data), or give it to the user who runs the server.

cli-database-failed = { $where } cannot be used ({ $fault }).

# Help of the option --output. File endings and commands stand as they are.
cli-help-output-picture = The file to write. Its ending says what is drawn: .svg or .png for the board, .gif or .animated.svg for the game move by move. A single - writes an SVG to the standard output.

# Refusal of a file name with another ending. $file: the name.
cli-picture-kinds = { $file }: let the name end in .svg, .png, .gif or .animated.svg.

# Refusal of a PNG or GIF where the libraries for it are missing. Commands stand as they are.
cli-picture-needs-server = Pixels need more parts of Corridor: pip install 'corridor[server]'. SVG pictures work without them.
