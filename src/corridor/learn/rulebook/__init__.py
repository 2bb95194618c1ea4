"""The rule book: for each mode its rules, each with a figure and moves to try.

Read by the documentation and by the page. Sentences are in the catalogue ``rules-page``:
``rule-ID``, ``rule-ID-title``, ``figure-NAME``, ``point-ID`` and ``point-ID-reading``.
"""

from corridor.draw.marks import Mark
from corridor.learn.rulebook.claims import Claim, Untrue
from corridor.learn.rulebook.figure import Figure
from corridor.learn.rulebook.points import POINTS, Point, points_of
from corridor.learn.rulebook.rule import Rule
from corridor.learn.rulebook.rules import CHAPTERS, FIGURES, rule_for, rules_of

__all__ = [
    "CHAPTERS",
    "FIGURES",
    "POINTS",
    "Claim",
    "Figure",
    "Mark",
    "Point",
    "Rule",
    "Untrue",
    "points_of",
    "rule_for",
    "rules_of",
]
