"""A view as text for a terminal: the board, and the legend beside or below it."""
