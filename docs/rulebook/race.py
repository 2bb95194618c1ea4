"""Pictures of the race."""

from corridor.rules.errors import Refusal

from .claims import Ends, Fits, Framed, Goal, Holds, Jumps, Refused, ShutsIn, Walks
from .figure import Figure
from .positions import race

_FACE_TO_FACE = "e4 e5"
_ROOM = "c1v e1v"  # three sides of a room at the edge, with the edge itself

RACE = (
    Figure(
        "race-start",
        "The race for two begins: each pawn in the middle of its side, ten fences in each hand.",
        "classic-2",
        claims=(Holds(where={"W": "e1", "X": "e9"}, stock=(10, 10)),),
        panel=True,
    ),
    Figure(
        "race-steps",
        "A pawn steps to one of the four squares beside it, never across a corner.",
        race("e5 e9"),
        claims=(Ends("e6 d5 f5 e4", "W"), Refused("d6 f6 d4 f4", Refusal.TOO_FAR)),
        area="c3 g7",
    ),
    Figure(
        "race-around",
        "A fence stands before the pawn: it cannot step through, its route leads around.",
        race("e4 a9", fences="d4h"),
        claims=(Ends("d4 f4 e3", "W"), Refused("e5", Refusal.FENCE_BETWEEN)),
        area="c3 g7",
        routes=(0,),
    ),
    Figure(
        "race-fence",
        "A fence lies between two squares and two squares, flat or upright.",
        race("e1 e9"),
        claims=(Fits("c6h f3v", parts=True),),
        area="b2 h8",
        scale=0.75,
    ),
    Figure(
        "race-fences-touch",
        "Fences may touch end to end or form a T.",
        race("e1 e9", fences="d4h"),
        claims=(Fits("f4h c4v"),),
        area="c3 g6",
    ),
    Figure(
        "race-fences-clash",
        "Fences may neither cross nor lie on one another.",
        race("e1 e9", fences="d4h"),
        claims=(Refused("d4v", Refusal.CROSSES_FENCE), Refused("e4h", Refusal.OVERLAPS_FENCE)),
        area="c3 g6",
    ),
    Figure(
        "race-last-route",
        "X may not close the room in which W stands: W would have no route to its goal.",
        race("e1 e9", fences=_ROOM, turn=2),
        claims=(ShutsIn("d2h", "W"),),
        area="b1 g4",
    ),
    Figure(
        "race-pocket",
        "Nobody stands in the room, so X may close it.",
        race("g3 e9", fences=_ROOM, turn=2),
        claims=(Fits("d2h"), Framed("d1 e1 d2 e2")),
        area="b1 g4",
    ),
    Figure(
        "race-jump",
        "Face to face: W jumps over X and lands behind it; the squares beside X are not open to W.",
        race(_FACE_TO_FACE),
        claims=(
            Ends("e6 d4 f4 e3", "W"),
            Walks("e6", numbered=False),
            Refused("d5 f5", Refusal.NO_JUMP),
        ),
        area="c3 g7",
    ),
    Figure(
        "race-goal",
        "W steps onto the far side and has won; any of the nine squares will do.",
        race("c8 g3"),
        claims=(
            Goal("a9 b9 c9 d9 e9 f9 g9 h9 i9", "W"),
            Walks("c9", numbered=False),
            Holds("c9", outcome=(0, "goal")),
        ),
        area="a7 i9",
    ),
    Figure(
        "race-jump-aside",
        "A fence stands behind X, so W may land on either side of X.",
        race(_FACE_TO_FACE, fences="e5h"),
        claims=(
            Ends("d5 f5 d4 f4 e3", "W"),
            Jumps("d5 f5"),
            Refused("e6", Refusal.NO_JUMP),
        ),
        area="c3 g7",
    ),
    Figure(
        "race-jump-aside-one",
        "One side of X is fenced off as well: W may land only on the other.",
        race(_FACE_TO_FACE, fences="e5h d4v"),
        claims=(Ends("f5 f4 e3", "W"), Jumps("f5"), Refused("d5 e6", Refusal.NO_JUMP)),
        area="c3 g7",
    ),
    Figure(
        "race-jump-at-edge",
        "X stands at the edge of the board: W lands beside it, here on its goal side.",
        race("e8 e9"),
        claims=(
            Ends("d9 f9 d8 f8 e7", "W"),
            Jumps("d9 f9"),
            Holds("d9", outcome=(0, "goal")),
            Holds("f9", outcome=(0, "goal")),
        ),
        area="c7 g9",
    ),
    Figure(
        "race-no-double-jump",
        "Two pawns in a row: W may jump neither both of them nor aside of the first.",
        race("e4 h2 e5 e6"),
        claims=(
            Ends("d4 f4 e3", "W"),
            Refused("e7", Refusal.TOO_FAR),
            Refused("d5 f5", Refusal.NO_JUMP),
        ),
        area="c3 g7",
    ),
    Figure(
        "race-three",
        "The race for three begins: W, X and Y, six fences each.",
        "classic-3",
        claims=(Holds(where={"W": "e1", "X": "a5", "Y": "e9"}, stock=(6, 6, 6)),),
        scale=0.62,
    ),
    Figure(
        "race-four",
        "The race for four begins: W, X, Y and Z, five fences each.",
        "classic-4",
        claims=(Holds(where={"W": "e1", "X": "a5", "Y": "e9", "Z": "i5"}, stock=(5, 5, 5, 5)),),
        scale=0.62,
    ),
)
