### `corridor lab`: mazes and how fair they are. English only.

# Help of `corridor lab`.
cli-help-lab = Find mazes for the basic chase, and measure how fair they are.

# Help of `corridor lab find`.
cli-help-lab-find = Make mazes by chance and keep those that may be fair: screened by the solver with one and two ghosts, then by games of equal levels. The same seed makes the same mazes and games.

# Help of `corridor lab find --seed`.
cli-help-lab-seed = where chance begins

# Help of `corridor lab find --mazes`.
cli-help-lab-mazes = how many mazes to try

# Help of `corridor lab find --journal`.
cli-help-lab-journal = write what was tried to this file, a JSON object a line; mazes that it has are not tried again

# Help of `corridor lab measure`.
cli-help-lab-measure = Measure a maze, named or in a .toml file: who wins from the start when nobody errs, and how often PAC-MAN wins when the same level plays both sides. The advanced chase is measured by games only.

# Help of `corridor lab measure --level`.
cli-help-lab-level = a level to play at; give it several times for several levels

# Help of `corridor lab measure --games`.
cli-help-lab-games = games at each level; 0 for theory alone

# Help of `corridor lab measure --ghosts`.
cli-help-lab-ghosts = solve it with one ghost up to so many; three take seconds, four take minutes and 3 GB; 0 for games alone

# Refusal of --layout. `corridor lab measure` takes the layout as its argument.
lab-layout-is-an-argument = Name the layout without --layout.

# Beside the progress bar of `corridor lab find`, at first. $seed: a number.
lab-seed = seed { $seed }

# Beside the progress bar of `corridor lab find`. $seed, $maze: numbers. $doing: what is measured now.
lab-screening = seed { $seed }, maze { $maze }: { $doing }

# The last line of `corridor lab find`. $kept, $count, $seed: numbers.
lab-found = { $kept } of { $count } mazes of seed { $seed } may be fair.

# Beside the progress bar of `corridor lab measure`, while it solves.
lab-solving = solving

# Beside the progress bar of `corridor lab measure`, while it plays. $level: a number.
lab-playing = level { $level }

# Instead of the table of theory, for the advanced chase.
lab-engine-only = The advanced chase cannot be solved: it is measured by games of the engine only.

# Title of a table of `corridor lab measure`.
lab-by-theory = By theory

# Title of a table of `corridor lab measure`. $seed: a number.
lab-between-equals = Between equals, seed { $seed }

# Heading of a column: how many ghosts take part.
lab-col-ghosts = ghosts

# Heading of a column: who wins from the start.
lab-col-start = from the start

# Heading of a column: how many pellets PAC-MAN must have eaten before his start is won.
lab-col-won-after = won once eaten

# Heading of a column: how many pellets PAC-MAN must have eaten before his start is at least not lost.
lab-col-held-after = held once eaten

# Heading of a column: the level of both sides.
lab-col-level = level

# Heading of a column: how many games were played.
lab-col-games = games

# Heading of a column: PAC-MAN's wins of all games.
lab-col-share = PAC-MAN wins

# Heading of a column: where the true share lies, 19 times of 20.
lab-col-interval = 95 %

# Heading of a column: how many games were drawn.
lab-col-drawn = drawn

# Heading of a column: whether the share is between 40 and 60 per cent.
lab-col-fair = 40-60 %

# In a table: never, no number of pellets is enough.
lab-never = never

# In a table: the share is between 40 and 60 per cent.
lab-fair = yes

# In a table: the share is not between 40 and 60 per cent.
lab-not-fair = no
