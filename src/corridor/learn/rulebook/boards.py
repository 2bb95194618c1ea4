"""Figures of the layouts, and those on the first page of the project."""

from corridor.learn.rulebook.claims import Holds
from corridor.learn.rulebook.figure import Figure


def _layout(mode: str, name: str) -> Figure:
    return Figure(f"layout-{name}", f"{mode} layout={name}", scale=0.5)


LAYOUTS = (
    *(_layout("pacman", name) for name in ("recon-1", "recon-2", "open")),
    *(_layout("pacman-advanced", name) for name in ("d4", "d5", "e4", "e5")),
)

_RACE = """
e2 e8 e3 e7 e4 e6 d3h f6 f4h d4h d4 c4v e4 f3v f4 f5 h4h c2v c6v f6 f3 e6
"""
_CHASE = """
M@e1 Mf1g1 d3h>c2v
Mh1i1 -- e4v>f3h
g4v c4v>b5h
Mi2i3 -- d5h>f7h
Mi4i5 h5h If5 e6v Bd6d7 c8h Pd3e3 -- Cf4g4 --
Ma5a6 a4h If6g6 -- Bc7 -- Pd3 d2h Cg5 --
Ma7a8 f1v Ig7h7 -- Bb7b8 -- Pd4e4 -- Cf5 --
Ma9b9 $
"""
_TALL = 1.17  # as much as the taller of the two needs

FIRST_PAGE = (
    Figure(
        "classic-2",
        "classic-2",
        moves=_RACE,
        claims=(Holds(stock=(6, 6)),),
        routes=(0, 1),
        panel=True,
        tall=_TALL,
    ),
    Figure(
        "pacman-advanced",
        "pacman-advanced",
        moves=_CHASE,
        claims=(
            Holds("Mb8", where={"B": "-"}, reserve=1),
            Holds(stock=(8, 1), lives=3, pellets=2, chamber=0),
        ),
        panel=True,
        tall=_TALL,
    ),
)
