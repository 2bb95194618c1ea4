### The list of games to watch.

# Under the title of the screen "Watch".
watch-lead = Public games that are being played right now.

# On the screen "Watch" while there is no public game.
watch-none = No public game is being played right now.

# Under that sentence: what to do instead. Followed by a button that leads to the first screen.
watch-none-more = Start one yourself: games with people you find here can be watched by anyone.

# Name of the card of a game for screen readers. $game: "Classic for two"; $names: "Ann, Ben".
watch-open = Watch { $game }: { $names }
