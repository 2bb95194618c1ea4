"""The truth about the basic chase: every position solved, and kept in tables on disk."""

from corridor.solver.chase import Chase
from corridor.solver.making import Progress, solve
from corridor.solver.perfect import PerfectPlayer
from corridor.solver.rounds import Rounds
from corridor.solver.tables import Tables
from corridor.solver.verdict import Verdict

__all__ = ["Chase", "PerfectPlayer", "Progress", "Rounds", "Tables", "Verdict", "solve"]
