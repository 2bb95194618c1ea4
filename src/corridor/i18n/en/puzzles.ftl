### Puzzles, on the page and in `corridor puzzle`.

# What a puzzle asks for, above or below its board. $within: rounds, 1 to 4; in a round each piece has its turn.
# Short.
puzzle-theme-catch-in-n =
    { $within ->
        [one] Catch PAC-MAN in this round.
       *[other] Catch PAC-MAN within { $within } rounds.
    }

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

# First hint: the right move is a walk. $piece: "PAC-MAN", "W". $place is not used.
puzzle-hint-walk = Walk with { $piece }.

# First hint: the right move places a fence. $piece and $place are not used.
puzzle-hint-fence = Place a fence.

# First hint: the right move takes a fence of the Chamber elsewhere. $piece and $place are not used.
puzzle-hint-relocate = Move one of the Chamber's fences.

# First hint: PAC-MAN has to come onto the board. $piece and $place are not used.
puzzle-hint-enter = Come onto the board. Where is it safe?

# First hint: a pellet in reserve, which is eaten already, is spent now. $piece and $place are not used.
puzzle-hint-spend = Spend a pellet from your reserve.

# First hint: the right move is to do nothing more. $piece and $place are not used.
puzzle-hint-pass = Sometimes the best move is no move.

# Second hint. $place: the column where the move ends, "e". $piece is not used.
puzzle-hint-file = Look at column { $place }.

# Third hint. $place: the row where the move ends, "4". $piece is not used.
puzzle-hint-row = It's row { $place }.

# When the solution is asked for. $moves: the right moves that are left.
puzzle-solution = The solution is { $moves }.

# Under that title. $count: how many puzzles there are, above 300.
puzzle-lead = { $count } positions with one right move each. Every solution is proven.

# Button on that card. A verb.
puzzle-solve = Solve it

# The same button once that puzzle is solved.
puzzle-look-again = Look at it again

# On that card, under the task. $days: how many daily puzzles in a row were solved, up to today.
puzzle-streak =
    { $days ->
        [0] Solve one every day to start a streak.
        [one] 1 day in a row.
       *[other] { $days } days in a row.
    }

# On the screen with all puzzles: results of this device. $solved, $all: numbers of puzzles.
puzzle-count = { $solved } of { $all } solved

# Heading over the choice of how hard puzzles are.
puzzle-difficulty = Difficulty

# First choice of the difficulties: puzzles of all difficulties.
puzzle-any-difficulty = Any

# Choice of a difficulty: 1 to 3 of 9.
puzzle-easy = Easy

# Choice of a difficulty: 4 to 6 of 9.
puzzle-medium = Medium

# Choice of a difficulty: 7 to 9 of 9.
puzzle-hard = Hard

# Heading over the themes to choose from.
puzzle-themes = Themes

# Under the themes, when no puzzle fits game and difficulty.
puzzle-none = There's no such puzzle. Pick another difficulty.

# Name of a theme, in the list and above the board. Two or three words.
puzzle-name-catch-in-n = Catch PAC-MAN

# Name of a theme, in the list and above the board. Two or three words.
puzzle-name-eat-and-live = Eat and live

# Name of a theme, in the list and above the board. Two or three words.
puzzle-name-only-move = The only move

# Name of a theme, in the list and above the board. Two or three words.
puzzle-name-cut-the-way = Cut the way

# Name of a theme, in the list and above the board. Two or three words.
puzzle-name-who-wins-the-race = Win the race

# Name of a theme, in the list and above the board. Two or three words.
puzzle-name-save-the-draw = Save the draw

# Heading over the numbers of all puzzles that fit game and difficulty.
puzzle-all = All of them

# Link to one puzzle in that list, for screen readers. $number: its number; $difficulty: 1 to 9; $result: solved, tried or new.
puzzle-link =
    { $result ->
        [solved] Puzzle { $number }, difficulty { $difficulty }, solved
        [tried] Puzzle { $number }, difficulty { $difficulty }, not solved yet
       *[new] Puzzle { $number }, difficulty { $difficulty }
    }

# Above the board: whose moves are to be found. $side: "PAC-MAN", "W", "the ghosts"; $difficulty: 1 to 9.
puzzle-you = You play { $side } · difficulty { $difficulty } of 9

# Above the board, where several moves have to be found. $count: 2 to 4.
puzzle-steps = { $count } moves to find

# Link back to the list, an arrow; for screen readers.
puzzle-back = All puzzles

# Button below the board: play the solution on the board. A verb.
puzzle-show = Show the solution

# Button after the end: the next unsolved puzzle of the theme. A verb.
puzzle-next = Next puzzle

# After the last right move. $tries: how many tries it took in all.
puzzle-solved-in =
    { $tries ->
        [one] Solved on the first try!
       *[other] Solved on try { $tries }.
    }

# After the last right move of the puzzle of the day. $days: daily puzzles solved in a row.
puzzle-solved-daily =
    { $days ->
        [one] That's today's. Come back tomorrow!
       *[other] That's today's: { $days } days in a row!
    }

# After the solution was played on the board. $moves: all moves of it.
puzzle-shown = That's the solution: { $moves }.

# Below the task: how the solution was proven.
puzzle-proof-table = Proven: every position that can follow is solved.

# Below the task: how the solution was proven.
puzzle-proof-search = Proven: all moves of all sides were searched.
