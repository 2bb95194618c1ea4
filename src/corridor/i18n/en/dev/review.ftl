### `corridor review`. English only.

# Help of the command.
cli-help-review = Review a finished game: chances after every move, accuracy, mistakes, and why.

# Help of the command, at the end.
cli-help-review-more = Each move is listed with the chances of all sides in per cent and the steps of their routes. The rules by which moves are marked are in docs/reference/review.md.

# Help of the option --nodes.
cli-help-review-nodes = Nodes to search for each position; the usual number depends on the mode.

# Help of the option --exact.
cli-help-review-exact = Ask the tables of the solver, where they are kept, for exact values.

# Help of the option --json.
cli-help-review-json = Print the review as JSON.

# Help of the option --output.
cli-help-review-output = Write the record with scores, marks, comments and better lines; - writes to the standard output.

# Refusal: $file holds a record without moves.
cli-review-no-moves = { $file }: the game has no moves to review.

# First line of a review. $mode: its key, $moves: how many, $nodes: searched for each position.
cli-review-head = { $mode }, { $moves } moves, { $nodes } nodes for each position

# Accuracy of a side. $side: its name, $accuracy: 0 to 100.
cli-review-accuracy = { $side }: accuracy { $accuracy }

# Below a move that is marked as bad. $line: moves.
cli-review-better = better: { $line }

# Last line of a review. $plies: numbers of moves.
cli-review-turns = turning points: { $plies }

# Help of the option --review-nodes of `corridor serve`.
cli-help-serve-review-nodes = nodes to search for each position of a review; the usual number depends on the mode

# Help of the option --review-cluster of `corridor serve`.
cli-help-serve-review-cluster = make reviews on a Dask cluster: the address of its scheduler, such as tcp://10.0.0.5:8786; its workers need the same version of Corridor
