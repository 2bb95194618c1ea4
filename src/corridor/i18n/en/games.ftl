### The list of your own games.

# Under the title of the screen.
games-lead = Everything you've played, on this device and on your other devices.

# Label of the list from which a result is chosen, to see only those. Short.
games-result = Result

# First entry of that list.
games-result-all = All results

# Result of a game, and an entry of that list. One word.
games-won = Won

# Result of a game, and an entry of that list. One word.
games-lost = Lost

# Result of a game, and an entry of that list. One word.
games-draw = Draw

# Result of a game that was called off. Short.
games-off = Called off

# Result of a game that was played by several people on one screen. Short.
games-seen = On one screen

# Instead of a result while the game is being played. Short.
games-now = Going on

# Button under the list. A verb.
games-more = Show more

# Instead of the list for somebody who hasn't played yet.
games-none = No games yet

# Under that sentence. Followed by a button that leads to the first screen.
games-none-more = Play one, and you'll find it here with all its moves.

# Instead of the list if no game is as asked for.
games-none-such = None of your games is like that. Choose something else above.

# Name of the card of a game for screen readers. $game: "Classic for two"; $names: "Ann, Ben";
# $result: "Won"; $date: "18 Nov 2026".
games-open = { $game } with { $names }: { $result }, { $date }
