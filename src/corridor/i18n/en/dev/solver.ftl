### `corridor solve`, and the exact tables. English only.

verdict-pacman = PAC-MAN wins

verdict-endless = nobody can force a win

verdict-ghosts = the ghosts win

cli-help-solve = Solve the chase pacman: find out who wins every position with best play.

cli-help-solve-more = One or two ghosts take seconds; four take minutes and about 3 GB of memory. Stopped half-way, the same command goes on where it was.

cli-help-solve-ghosts = The ghosts that take part: their letters, as in BIP, or how many. All of them, unless you say so.

cli-help-solve-lives = PAC-MAN's lives; those of the layout, unless you say so.

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

# Refusal of `corridor play --level perfect`, of the arena and of a bot: four ghosts need tables.
# $layout: the name of a layout, as in the command.
solver-perfect-needs-tables = The perfect player needs tables for four ghosts here. “corridor solve --layout { $layout }” makes them, with the same preset and switches as the game.

# Help of the option --level of `corridor play`.
cli-help-level-or-perfect = How strong bots are: 1 to 8; engine, which has a second a move and thinks on while you do; or perfect, which never errs in a solved chase. Without it they look one move ahead.

# Help of `corridor solve balance`.
cli-help-solve-balance = Write who wins each layout, as tables say, to the file that the page shows.

# Help of the option --out of `corridor solve balance`.
cli-help-solve-balance-out = Write to this file, instead of the one in the package; figures of other games in it stay.

# After `corridor solve balance`. $count: how many figures. $file: a path.
cli-solve-balance-done = { $count ->
    [one] { $count } figure is in { $file }.
   *[other] { $count } figures are in { $file }.
}

# Refusal of `corridor solve balance`: tables of a maze or of switches of one's own. $file: a path.
solver-no-known-game = { $file } is not about a layout and a preset of the package.
