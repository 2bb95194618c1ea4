### What the exact solution of the chase says to players: the perfect opponent, and who is
### favoured on a layout. Squares and names of layouts stand as they are.

# Refusal of `corridor play --level perfect`, of the arena and of a bot: four ghosts need tables.
# $layout: the name of a layout, as in the command.
solver-perfect-needs-tables = The perfect player needs tables for four ghosts here. “corridor solve --layout { $layout }” makes them, with the same preset and switches as the game.

# Help of the option --level of `corridor play`.
cli-help-level-or-perfect = How strong bots are: 1 to 8, or perfect, which never errs in a solved chase. Without it they look one move ahead.

# Question before a game in the terminal, where the perfect player can play. 9 stands for it.
cli-play-level-or-perfect = How strong shall bots be, 1 to 8? 9 is perfect: it never errs.

# Refusal on the page: someone asked for the perfect computer where there are no tables for it.
declined-no-perfect = The perfect computer can't play this table. Choose a level from 1 to 8.

# Choice on the home page and at a table, beside the levels 1 to 8. One word.
home-perfect = Perfect

# Under "Play the computer" on the home page, and read aloud for that choice.
home-perfect-is = Perfect: it never errs

# Name of a seat at a table and in a game: the perfect computer sits there.
table-perfect = Computer, perfect

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
solver-no-printed-game = { $file } is not about a layout and a preset of the package.

# Badge under a layout's picture when a table is opened: PAC-MAN wins with best play. Short.
balance-pacman = PAC-MAN can force a win

# Badge under a layout's picture when a table is opened: neither side wins with best play. Short.
balance-endless = Nobody can force a win

# Badge under a layout's picture when a table is opened: the ghosts win with best play. Short.
balance-ghosts = Ghosts can force a win
