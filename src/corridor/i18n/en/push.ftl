### Notifications of the device: a game with a clock of days waits, while no page is open.

# Title of the notification. Short.
push-turn = Your turn

# Sentence of the notification. $game: "Classic for two"; $names: "Ann, Ben".
push-turn-with = { $game } with { $names } is waiting for you.

# The same if nobody else at the table has a name. $game: "Classic for two".
push-turn-alone = { $game } is waiting for you.
