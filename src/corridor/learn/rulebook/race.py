"""Figures of the race."""

from corridor.learn.rulebook.claims import (
    Ends,
    Fits,
    Framed,
    Goal,
    Holds,
    Jumps,
    Passes,
    Refused,
    ShutsIn,
    Walks,
)
from corridor.learn.rulebook.figure import Figure
from corridor.learn.rulebook.positions import race
from corridor.rules.errors import Refusal

_FACE_TO_FACE = "e4 e5"
_ROOM = "c1v e1v"  # three sides of a room at the edge, with the edge itself

RACE = (
    Figure(
        "race-start",
        "classic-2",
        claims=(Holds(where={"W": "e1", "X": "e9"}, stock=(10, 10)),),
        panel=True,
    ),
    Figure(
        "race-steps",
        race("e5 e9"),
        claims=(Ends("e6 d5 f5 e4", "W"), Refused("d6 f6 d4 f4", Refusal.TOO_FAR)),
        area="c3 g7",
    ),
    Figure(
        "race-around",
        race("e4 a9", fences="d4h"),
        claims=(Ends("d4 f4 e3", "W"), Refused("e5", Refusal.FENCE_BETWEEN)),
        area="c3 g7",
        routes=(0,),
    ),
    Figure(
        "race-fence",
        race("e1 e9"),
        claims=(Fits("c6h f3v", parts=True),),
        area="b2 h8",
        scale=0.75,
    ),
    Figure(
        "race-fences-touch",
        race("e1 e9", fences="d4h"),
        claims=(Fits("f4h c4v"),),
        area="c3 g6",
    ),
    Figure(
        "race-fences-clash",
        race("e1 e9", fences="d4h"),
        claims=(Refused("d4v", Refusal.CROSSES_FENCE), Refused("e4h", Refusal.OVERLAPS_FENCE)),
        area="c3 g6",
    ),
    Figure(
        "race-last-route",
        race("e1 e9", fences=_ROOM, turn=2),
        claims=(ShutsIn("d2h", "W"),),
        area="b1 g4",
    ),
    Figure(
        "race-pocket",
        race("g3 e9", fences=_ROOM, turn=2),
        claims=(Fits("d2h"), Framed("d1 e1 d2 e2")),
        area="b1 g4",
    ),
    Figure(
        "race-jump",
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
        race(_FACE_TO_FACE, fences="e5h d4v"),
        claims=(Ends("f5 f4 e3", "W"), Jumps("f5"), Refused("d5 e6", Refusal.NO_JUMP)),
        area="c3 g7",
    ),
    Figure(
        "race-jump-at-edge",
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
        race("e4 h2 e5 e6"),
        claims=(
            Ends("d4 f4 e3", "W"),
            Refused("e7", Refusal.TOO_FAR),
            Refused("d5 f5", Refusal.NO_JUMP),
        ),
        area="c3 g7",
    ),
    Figure(
        "race-boxed-in",
        "classic-4 / a1 / / a1 b1 g3 c1 / 0 3 3 3 / 1",
        claims=(
            Passes(),
            Refused("a2", Refusal.FENCE_BETWEEN),
            Refused("d1", Refusal.TOO_FAR),
            Refused("d4h", Refusal.NO_FENCES_LEFT, shown=False),
        ),
        area="a1 e3",
    ),
    Figure(
        "race-three",
        "classic-3",
        claims=(Holds(where={"W": "e1", "X": "a5", "Y": "e9"}, stock=(6, 6, 6)),),
        scale=0.62,
    ),
    Figure(
        "race-four",
        "classic-4",
        claims=(Holds(where={"W": "e1", "X": "a5", "Y": "e9", "Z": "i5"}, stock=(5, 5, 5, 5)),),
        scale=0.62,
    ),
)
