"""The board as ``showboard`` of QTP shows it: black, the first side, at the top."""

from collections.abc import Iterator

from corridor.engine.qtp_moves import COLOURS
from corridor.rules.board import SIZE, Fence
from corridor.rules.position import Position

_FILES = "".join(f"   {letter}" for letter in "ABCDEFGHI")


def board_lines(position: Position) -> Iterator[str]:
    """The lines of the board, the first side's home first."""
    fences = {str(fence): fence for fence in position.board.fences}
    pawns = {figure.square: COLOURS[figure.side][0].upper() for figure in position.layout.figures}
    yield _FILES
    for y in range(SIZE):
        yield "  " + _groove(y - 1, fences)
        row = "".join(
            f"{'H' if _standing(x - 1, y, fences) else '|'} {pawns.get(y * SIZE + x, ' ')} "
            for x in range(SIZE)
        )
        hand = f"  {COLOURS[y]} walls: {position.stock[y]}" if y < len(COLOURS) else ""
        yield f"{SIZE - y} {row}|{hand}"
    yield "  " + _groove(SIZE - 1, fences)
    yield _FILES


def _groove(y: int, fences: dict[str, Fence]) -> str:
    """The groove on the far side of a rank of ours."""
    parts = ("+===" if _lying(x, y, fences) else "+---" for x in range(SIZE))
    return "".join(parts) + "+"


def _lying(x: int, y: int, fences: dict[str, Fence]) -> bool:
    return any(_name(left, y, "h") in fences for left in (x - 1, x))


def _standing(x: int, y: int, fences: dict[str, Fence]) -> bool:
    return any(_name(x, low, "v") in fences for low in (y - 1, y))


def _name(x: int, y: int, kind: str) -> str:
    return f"{'abcdefghi'[x]}{y + 1}{kind}" if x >= 0 and y >= 0 else ""
