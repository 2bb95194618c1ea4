"""Matches between players: each pair plays both seats, the rules referee, ratings have error bars.

>>> from corridor.arena import Plan, hold, InlineExecutor, parse_openings
>>> from corridor.engine.limits import Pace
>>> from corridor.rules.modes import make_mode
>>> mode = make_mode("classic-2")
>>> plan = Plan(mode, ("greedy", "random"), 2, Pace(), parse_openings("random:2", mode, seed=1))
>>> standing = hold(plan, InlineExecutor, window=1)
>>> standing.games, standing.duels[0].wins
(2, 2)
"""

from corridor.arena.elo import Estimate, Rating, Sprt, estimate, ratings
from corridor.arena.executors import InlineExecutor, processes, run
from corridor.arena.job import Fault, Job, Played
from corridor.arena.match import Duel, Plan, Standing, hold
from corridor.arena.openings import parse_openings
from corridor.arena.referee import play
from corridor.arena.seating import Seating

__all__ = [
    "Duel",
    "Estimate",
    "Fault",
    "InlineExecutor",
    "Job",
    "Plan",
    "Played",
    "Rating",
    "Seating",
    "Sprt",
    "Standing",
    "estimate",
    "hold",
    "parse_openings",
    "play",
    "processes",
    "ratings",
    "run",
]
