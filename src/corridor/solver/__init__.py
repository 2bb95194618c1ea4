"""Exact solution of the basic chase: verdicts in tables on disk, rounds, a perfect player."""

from corridor.solver.chase import Chase
from corridor.solver.making import Progress, solve
from corridor.solver.perfect import PerfectPlayer
from corridor.solver.rounds import Rounds
from corridor.solver.tables import Tables
from corridor.solver.verdict import Verdict

__all__ = ["Chase", "PerfectPlayer", "Progress", "Rounds", "Tables", "Verdict", "solve"]
