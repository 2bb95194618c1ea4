"""The board as text for terminals: board, legend, signs and colours."""
