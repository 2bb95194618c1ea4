"""What the chase asks of every layout: no more than both chases do."""

from corridor.rules.chase.frame import FRAME

__all__ = ["FRAME"]
