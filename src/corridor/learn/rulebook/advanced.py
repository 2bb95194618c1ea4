"""Figures of the advanced chase."""

from corridor.learn.rulebook.claims import (
    CutsOff,
    Ends,
    Entries,
    Fits,
    Framed,
    Holds,
    Order,
    Pointed,
    Reach,
    Refused,
    Walks,
)
from corridor.learn.rulebook.figure import Figure
from corridor.learn.rulebook.positions import hunt
from corridor.rules.errors import Refusal

_NEAR = {  # squares so many steps or fewer from d5
    1: "d6 c5 e5 d4",
    2: "d7 c6 d6 e6 b5 c5 e5 f5 c4 d4 e4 d3",
    3: "d8 c7 d7 e7 b6 c6 d6 e6 f6 a5 b5 c5 e5 f5 g5 b4 c4 d4 e4 f4 c3 d3 e3 d2",
}


def _speed(name: str, steps: int, pellets: str) -> Figure:
    return Figure(
        name,
        hunt("i7 d5 h1 h9 i3", "ghosts", pellets=pellets),
        claims=(Ends(_NEAR[steps], "B"), Reach({"B": steps})),
        area="a2 g8",
        scale=0.6,
    )


ADVANCED = (
    Figure(
        "advanced-start",
        "pacman-advanced",
        claims=(
            Entries("e1 e9 a5 i5"),
            Holds(lives=3, stock=(12, 4), chamber=4, regions=2, reserve=0, pellets=4),
        ),
        panel=True,
    ),
    Figure(
        "advanced-opening",
        "pacman-advanced",
        moves="M@e1",
        claims=(Ends("c1 d2 e3 f2 g1 d9 e8 f9", "M"), Fits("g3v")),
        scale=0.75,
    ),
    Figure(
        "advanced-relocate",
        "pacman-advanced",
        moves="M@e1 Me2e3 e4v>g2h",
        claims=(
            Pointed("f4", "g3"),
            Holds(chamber=3, regions=1, stock=(12, 4), where={"M": "e3"}),
        ),
        scale=0.75,
    ),
    Figure(
        "advanced-walk-then-fence",
        hunt("c3 g7 g5 h3 a8", "action began=c3 due", fences="c5h e6v"),
        moves="Md3e3",
        claims=(Fits("f4h"), Holds("f4h", stock=(11, 4))),
        area="b2 h8",
        scale=0.75,
    ),
    Figure(
        "advanced-order",
        hunt("b4 d7 f7 d3 f3", "ghosts"),
        moves="Ce3 -- Bd6 -- Pd4 -- If6 --",
        claims=(Order("CBPI"),),
        area="b2 h8",
        scale=0.75,
    ),
    Figure(
        "advanced-tunnels",
        hunt("e2 c7 g7 c4 g4", "action began=e2 due"),
        claims=(Walks("Me1e9"), Framed("e1 e9 a5 i5")),
        scale=0.75,
    ),
    Figure(
        "advanced-no-return",
        hunt("e5 b9 h9 b1 h2", "action began=e5 due", previous="c5 - - - -"),
        claims=(
            Ends("e7 g5 e3 d6 f6 d4 f4", "M"),
            Refused("Md5c5", Refusal.ENDS_ON_PREVIOUS_SQUARE),
            Refused("Md5e5", Refusal.ENDS_WHERE_IT_BEGAN),
        ),
        area="c3 g7",
    ),
    Figure(
        "advanced-dead-end",
        hunt(
            "h2 e5 h9 b1 b9",
            "ghosts",
            fences="d5h d4v e4v",
            previous="- e4 - - -",
        ),
        claims=(Ends("e4", "B"),),
        area="c3 g7",
    ),
    Figure(
        "advanced-reserve",
        hunt("b1 g5 h9 g2 b9", "action began=b1 due"),
        claims=(Walks("Ma1a2", numbered=False), Holds("Ma1a2", reserve=1, pellets=3)),
        area="a1 d4",
    ),
    Figure(
        "advanced-ghost-pellet",
        hunt("g5 b1 h9 h2 b9", "ghosts", pellets="a1 i1 i9"),
        claims=(
            Walks("Ba1a2", numbered=False),
            Refused("Ba1", Refusal.ENDS_ON_PELLET),
        ),
        area="a1 d4",
    ),
    _speed("advanced-speed-1", 1, "a1 a9 i1 i9"),
    _speed("advanced-speed-2", 2, "a1 i9"),
    _speed("advanced-speed-3", 3, "i9"),
    Figure(
        "advanced-contact",
        hunt("e3 e9 e4 b7 i5", "ghosts"),
        claims=(
            Walks("Ie3"),
            Holds("Ie3", lives=2, where={"M": "-", "B": "e9", "I": "e3", "P": "b7", "C": "i5"}),
        ),
        area="c2 g6",
    ),
    Figure(
        "advanced-respawn",
        hunt("e3 e9 e4 b7 h5", "ghosts"),
        moves="Ie3 Bd9 -- Pc7 -- Ci5 --",
        claims=(
            Entries("e1 a5 e9"),
            Refused("M@i5", Refusal.RESPAWN_SQUARE_TAKEN),
            Holds(lives=2),
        ),
        panel=True,
        scale=0.75,
    ),
    Figure(
        "advanced-spend",
        hunt("d4 e5 g6 b7 h3", "action began=d4 due", pellets="a9 i9", reserve=2),
        moves="$",
        claims=(
            Walks("Me4e5"),
            Holds("Me4e5", reserve=1, where={"M": "e5", "B": "-"}),
        ),
        area="c3 g7",
    ),
    Figure(
        "advanced-cut-off",
        hunt("d3 c7 g7 g4 h8", "after began=d5 walked", fences="b1v"),
        claims=(CutsOff("a2h", "a1 b1 a2 b2"),),
        area="a1 f4",
    ),
    Figure(
        "advanced-tunnel-access",
        hunt("c4 c7 g7 g4 h8", "after began=b5 walked", fences="c1v e1v"),
        claims=(Fits("d2h"), Framed("d1 e1 d2 e2")),
        area="b1 g4",
    ),
    Figure(
        "advanced-win",
        hunt("g9 h8 c7 c4 -", "action began=g9 due", pellets="i9", reserve=1),
        claims=(Walks("Mh9i9", numbered=False), Holds("Mh9i9", outcome=(0, "pellets"))),
        area="e6 i9",
    ),
)
