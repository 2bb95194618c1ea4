"""Finds puzzles and proves them: random positions, an oracle that knows the truth, one right move.

Nothing here is needed to play the stored puzzles.
"""
