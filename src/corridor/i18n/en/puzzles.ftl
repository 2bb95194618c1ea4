### Puzzles: the themes that players see, and the words of `corridor puzzle`.

# What a puzzle asks for, above or below its board. $within: rounds, 2 to 4. Short.
puzzle-theme-catch-in-n = Catch PAC-MAN within { $within } rounds.

# What a puzzle asks for, above or below its board. $within is not used. Short.
puzzle-theme-eat-and-live = Eat, and live to win.

# What a puzzle asks for, above or below its board. $within is not used. Short.
puzzle-theme-only-move = Only one move wins. Find it.

# What a puzzle asks for, above or below its board. $within is not used. Short.
puzzle-theme-cut-the-way = A fence wins. Where does it go?

# What a puzzle asks for, above or below its board. $within is not used. Short.
puzzle-theme-who-wins-the-race = No fences left. Win the race.

# What a puzzle asks for, above or below its board. $within is not used. Short.
puzzle-theme-save-the-draw = You can't win this one, but you can stop them from winning. How?

# Below the task, where the win must come soon. $within: turns of the solver.
puzzle-within = { $within ->
    [one] You win in this turn.
   *[other] You win within { $within } of your turns, whatever the others do.
}

# Below the task. $side: the solver's side. $id, $mode: codes. $level: 1 to 9, 9 is the hardest.
puzzle-about = You play { $side }. { $id }, { $mode }, difficulty { $level } of 9.

# After the last right move.
puzzle-solved = Solved!

# After a right move. $reply: the moves that were played in answer.
puzzle-right = That's it. The answer is { $reply }. Go on.

# After a right move that nobody answers yet, because the solver moves again.
puzzle-right-go-on = That's it. Go on.

# After a wrong move. $reply: the moves that show why.
puzzle-wrong = Not this one: { $reply } spoils it. Try again.

# After a wrong move that loses by itself.
puzzle-wrong-at-once = Not this one: it loses at once. Try again.

# When a hint is asked for. $start: the first character of the right move, such as a file or a piece.
puzzle-hint = The move begins with { $start }.

# When the solution is asked for. $moves: the right moves that are left.
puzzle-solution = The solution is { $moves }.

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
