### The first screen, the form of a new table, and the list of games to watch.

# Link in the bar at the top, and title of the screen it opens: games that can be watched. One word.
page-watch = Watch

# Link in the bar at the top, and button on a finished game: opens the analysis board. One word.
page-analyse = Analyse

# Link in the menu with your name, and title of the screen it opens: games you've played. Short.
page-games = My games

# Under the title of the screen "Watch".
watch-lead = Public games that are being played right now.

# On the screen "Watch" while there is no public game.
watch-none = No public game is being played right now.

# Under that sentence: what to do instead. Followed by a button that leads to the first screen.
watch-none-more = Start one yourself: games with people you find here can be watched by anyone.

# On the card of a game to watch. $moves: how many moves were made.
watch-moves =
    { $moves ->
        [0] Just started
        [one] 1 move
       *[other] { $moves } moves
    }

# Name of the card of a game for screen readers. $game: "Classic for two"; $names: "Ann, Ben".
watch-open = Watch { $game }: { $names }

# Door on the first screen: everybody plays on this device. $count: how many people, 2 to 4.
home-here =
    { $count ->
        [2] Two on this screen
        [3] Three on this screen
       *[other] Four on this screen
    }

# Under that door's title.
home-here-more = Take turns on this device

# Name of a person who plays on another person's device. $number: 2, 3 or 4. At most 24 letters.
home-here-player = Player { $number }

# Heading over people who wait for a game, on the first screen.
home-waiting = Waiting for a game

# Button beside a person who waits: start a game with them at once. A verb, short.
home-waiting-play = Play

# The same button for screen readers. $name: "Ann"; $game: "Classic for two"; $clock: "No clock".
home-waiting-meet = Play { $name }: { $game }, { $clock }

# In the panel "Find a game", over the button that starts the search.
home-find-near = If someone is waiting with a similar clock, you'll play with theirs. Anyone can watch.

# Last entry of the list of clocks: opens fields for a clock of one's own.
clock-own = Custom clock

# Label of the kind of a custom clock.
clock-kind = Kind of clock

# Kind of a custom clock: a time for the whole game, and some seconds added after each turn.
clock-kind-fischer = Time for the game

# Kind of a custom clock: a time for each turn.
clock-kind-per-move = Time for each turn

# Kind of a custom clock: days for each turn, for games that last weeks.
clock-kind-days = Days for each turn

# Label of a number field of a custom clock. Short.
clock-minutes = Minutes

# Label of a number field of a custom clock: seconds added after each turn. Short.
clock-increment = Seconds added

# Label of a number field of a custom clock: seconds for each turn. Short.
clock-seconds = Seconds

# Label of a number field of a custom clock: days for each turn. Short.
clock-days = Days

# Why a person who was tapped in the list of waiting people cannot be met.
declined-not-waiting = They've just found another game. Pick someone else.

# Link in the bar at the top: the screen with puzzles. One word.
page-puzzles = Puzzles

# Link on the first screen and on the list of lessons: the puzzle of the day.
home-puzzle = Puzzle of the day

# Under that link.
home-puzzle-more = One right move. Can you find it?

# Switch that is the first thing on every screen: boards become text, moves are typed. Heard first by people with a screen reader.
page-spoken = Screen reader mode
