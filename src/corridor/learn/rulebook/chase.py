"""Figures of the chase."""

from corridor.learn.rulebook.claims import Ends, Holds, Reach, Refused, Seen, Walks
from corridor.learn.rulebook.figure import Figure
from corridor.learn.rulebook.positions import chase
from corridor.rules.errors import Refusal

_CATCH = chase("d5 d7 g5 e2 -", pellets="a1 i1 i9", fences="b3h d2h g6h c2v f4v f7v")
_BEFORE_PELLET = chase("b9 b8 c8 h2 i3", fences="b8h", phase="walk")

CHASE = (
    Figure(
        "chase-start",
        "pacman",
        claims=(
            Holds(
                where={"M": "e5", "B": "e9", "I": "i5", "P": "e1", "C": "a5"}, lives=3, pellets=4
            ),
        ),
        panel=True,
    ),
    Figure(
        "chase-steps",
        chase("h2 e5 i7 b1 a5"),
        claims=(
            Seen(""),
            Ends("e6 d5 f5 e4", "B"),
            Refused("Bd6 Bf6 Bd4 Bf4", Refusal.TOO_FAR),
        ),
        area="c3 g7",
    ),
    Figure(
        "chase-walk",
        chase("e5 b9 i7 h2 a3", fences="e4v", phase="walk"),
        claims=(
            Ends("e7 c5 e3 d6 f6 d4 e5", "M"),
            Walks("Md5d6"),
            Refused("Mf5g5", Refusal.FENCE_BETWEEN),
            Refused("Md5", Refusal.WRONG_LENGTH, shown=False),
        ),
        area="c3 g7",
    ),
    Figure(
        "chase-pellet",
        _BEFORE_PELLET,
        claims=(Walks("Ma9", numbered=False), Refused("Ma9a8", Refusal.MUST_STOP)),
        area="a6 d9",
    ),
    Figure(
        "chase-boost",
        _BEFORE_PELLET,
        moves="Ma9",
        claims=(
            Walks("Ma8b8c8"),
            Holds("Ma8b8c8", where={"M": "c8", "B": "-", "I": "-", "P": "h2", "C": "i3"}),
        ),
        area="a6 d9",
    ),
    Figure(
        "chase-sight",
        chase("e5 e7 h5 e9 c3", fences="f5v", switches="ghost_order=free"),
        claims=(Seen("BP"), Reach({"B": 2, "P": 2, "I": 1, "C": 1})),
        area="b2 i9",
        scale=0.75,
    ),
    Figure(
        "chase-frenzy",
        chase("e4 e6 i7 b1 a3"),
        claims=(
            Seen("B"),
            Ends("e8 c6 g6 d7 f7 d5 f5 e6 e4", "B"),
            Walks("Be5e4"),
            Holds("Be5e4", lives=2, where={"M": "e5", "B": "e9"}),
        ),
        area="c3 g8",
    ),
    Figure(
        "chase-ghost-pellet",
        chase("b6 b9 i7 f1 h3"),
        claims=(
            Seen("B"),
            Walks("Ba9a8", numbered=False),
            Refused("Ba9", Refusal.ENDS_ON_PELLET),
        ),
        area="a6 d9",
    ),
    Figure(
        "chase-ghost-passes",
        chase("c7 c5 d5 b1 i3"),
        claims=(
            Seen("B"),
            Walks("Bd5e5", numbered=False),
            Refused("Bd5", Refusal.ENDS_ON_GHOST),
        ),
        area="b4 f7",
    ),
    Figure(
        "chase-catch",
        _CATCH,
        claims=(Walks("Bd6d5"), Holds(lives=3, pellets=3, where={"C": "-"})),
        panel=True,
        scale=0.75,
    ),
    Figure(
        "chase-new-round",
        _CATCH,
        moves="Bd6d5",
        claims=(
            Holds(
                lives=2,
                pellets=3,
                where={"M": "e5", "B": "e9", "I": "i5", "P": "e1", "C": "a5"},
            ),
        ),
        panel=True,
        scale=0.75,
    ),
    Figure(
        "chase-end",
        chase("b9 c8 e8 h2 i3", pellets="a9", lives=1, phase="walk"),
        claims=(Walks("Ma9", numbered=False), Holds("Ma9", outcome=(0, "pellets"))),
        area="a6 d9",
    ),
)
