"""Reviews of finished games: chances, accuracy, marks, better lines and reasons.

A review is a pure function of a record and a number of nodes, so it is the same on every machine.
"""

from corridor.review.reviewing import Reviewing, review_of

__all__ = ["Reviewing", "review_of"]
