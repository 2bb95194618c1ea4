"""The set-ups of the race: who starts where, wants which side and holds how many fences."""

from collections.abc import Mapping

from corridor.rules.board import FILE_A, FILE_I, RANK_1, RANK_9, Squares, parse_square
from corridor.rules.layout import Figure, Layout
from corridor.rules.layout_files import BOX_FENCES, Frame

# Start square and goal side of a pawn, by the side of the board where it starts.
_HOMES: Mapping[str, tuple[str, Squares]] = {
    "south": ("e1", RANK_9),
    "west": ("a5", FILE_I),
    "north": ("e9", RANK_1),
    "east": ("i5", FILE_A),
}
_PAWNS = "wxyz"  # names in turn order; none is a letter of a file


def race(fences_each: int, *homes: str) -> tuple[Frame, tuple[Layout]]:
    """The frame and the only layout of a race of pawns from these sides, in turn order."""
    figures = tuple(
        Figure(name, name.upper(), side, parse_square(square), goal)
        for side, (name, (square, goal)) in enumerate(
            zip(_PAWNS, (_HOMES[home] for home in homes), strict=False)
        )
    )
    sides = range(len(figures))
    frame = Frame(
        figures,
        sides=tuple(figure.name for figure in figures),
        stock=BOX_FENCES,
        stock_switches=(("fences_each", tuple(sides)),),
    )
    return frame, (Layout("standard", figures, (fences_each,) * len(sides)),)
