### `corridor puzzle`, besides what the page says too. English only.

# Before the first move at a terminal. $words: words that can be typed instead of a move.
puzzle-words = Type a move, or one of: { $words }

# The prompt for a move at a terminal; ends with a blank.
puzzle-prompt = { "Your move: " }

# Refusal of --theme. $name: what was typed. $allowed: the themes there are.
puzzle-no-such-theme = There is no theme { $name }. Choose one of: { $allowed }.

# Refusal of --id. $name: what was typed.
puzzle-no-such-id = There is no puzzle { $name }. `corridor puzzle --list` names them all.

# Refusal of --mode, --theme and --difficulty together.
puzzle-none-like-that = There is no puzzle like that. Ask for less at once.

# Beside the progress bar of `corridor puzzle find`. $mode: a code. $seed: a number.
puzzle-finding = { $mode }, seed { $seed }

# Help of `corridor puzzle`.
cli-help-puzzle = Show a puzzle, and check your answer: the puzzle of the day, unless you choose another. At a terminal you are asked for your moves.

# Below the options of `corridor puzzle`.
cli-help-puzzle-more = Every puzzle has one solution, proven by exact values or by a search of all moves.

# Help of `corridor puzzle --id`.
cli-help-puzzle-id = the puzzle of this id

# Help of `corridor puzzle --date`.
cli-help-puzzle-date = the puzzle of this day, as in 2027-01-31, instead of today's

# Help of `corridor puzzle --mode`.
cli-help-puzzle-mode = only puzzles of this mode

# Help of `corridor puzzle --theme`.
cli-help-puzzle-theme = only puzzles of this theme: catch-in-n, eat-and-live, only-move, cut-the-way, who-wins-the-race, save-the-draw

# Help of `corridor puzzle --difficulty`.
cli-help-puzzle-difficulty = only puzzles so hard: one more than the levels of the engine that do not solve them

# Help of `corridor puzzle --moves`.
cli-help-puzzle-moves = your moves, without the replies: they are checked, and a wrong one is answered

# Help of `corridor puzzle --list`.
cli-help-puzzle-list = list the puzzles instead: id, theme, difficulty

# Help of `corridor puzzle find`.
cli-help-puzzle-find = Find new puzzles, prove them and grade them; the same seed finds the same ones.

# Help of `corridor puzzle find --mode`.
cli-help-puzzle-find-mode = the mode to find puzzles of

# Help of `corridor puzzle find --count`.
cli-help-puzzle-count = how many

# Help of `corridor puzzle find --seed`.
cli-help-puzzle-seed = where chance begins; it is part of the ids

# Help of `corridor puzzle find --out`.
cli-help-puzzle-out = write them to this file, a JSON object a line; otherwise they are printed
