"""The context that every layer of a picture reads: view, grid, palette and options."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from corridor.draw.geometry import CELL, SPAN, Box, Grid
from corridor.draw.last_move import last_squares
from corridor.draw.marks import Mark, Targets
from corridor.draw.picture.palette import Palette
from corridor.draw.picture.pieces import CHARACTERS
from corridor.rules.board import Square
from corridor.rules.moves import Piece, Side
from corridor.rules.view import Standing, View

TILE_RADIUS = 5
FENCE_RADIUS = 3
_SIDES_WITH_SHAPES = 4


@dataclass(frozen=True)
class Scene:
    """The inputs of one picture, and names and colours derived from them."""

    view: View
    grid: Grid
    palette: Palette
    window: Box  # the part of the board that is shown
    compact: bool  # squares are small, so letters are drawn larger
    characters: Mapping[Piece, str]
    marks: tuple[Mark, ...]
    prefix: str  # of every id, so that several pictures can be in one page
    names: Mapping[Side, str] = field(default_factory=dict)  # of people, for the panel

    @property
    def arcade(self) -> bool:
        """Whether this is the near-black board of a chase."""
        return self.palette.arcade

    @property
    def whole(self) -> bool:
        """Whether the whole board is shown."""
        return self.window == Box(0, 0, SPAN, SPAN)

    @cached_property
    def standing(self) -> dict[Square, list[Piece]]:
        """Pieces by square; some switches let ghosts share a square."""
        found: dict[Square, list[Piece]] = {}
        for piece, figure in enumerate(self.view.figures):
            if figure.square is not None:
                found.setdefault(figure.square, []).append(piece)
        return found

    @cached_property
    def last_squares(self) -> tuple[Square, ...]:
        """Start and end of the last walk."""
        return last_squares(self.view)

    def target_piece(self, mark: Targets) -> Piece | None:
        """The piece of the mark, or the one to move if it names none."""
        return next(iter(self.view.movers), None) if mark.piece is None else mark.piece

    def side_name(self, side: Side) -> str:
        """The name of a side's colour."""
        if not self.arcade:
            return f"side-{side % _SIDES_WITH_SHAPES + 1}"
        return f"side-{self._initial(side)}"

    def piece_name(self, piece: Piece | None) -> str:
        """The name of a piece's colour; that of notes if there is no piece."""
        if piece is None:
            return "note"
        figure = self.view.figures[piece]
        if figure.name not in CHARACTERS:
            return self.side_name(figure.side)
        return "muncher" if figure.name == CHARACTERS[0] else f"ghost-{figure.name[0]}"

    def fence_name(self, standing: Standing) -> str:
        """The name of a fence's colour."""
        if standing.chamber:
            return "fence-chamber"
        if standing.owner is None:
            return "fence" if self.arcade else "fence-unknown"
        return self.placed_name(standing.owner)

    def placed_name(self, side: Side) -> str:
        """The name of the colour in which a side's fences are drawn."""
        return f"fence-{self._initial(side)}" if self.arcade else self.side_name(side)

    def fence_shape(self, standing: Standing) -> int | None:
        """The shape on a fence: its owner's, or a diamond for the Chamber."""
        if standing.chamber:
            return 1
        return None if standing.owner is None else self.side_shape(standing.owner)

    def side_shape(self, side: Side) -> int:
        """The shape of a side; in a chase a disc for PAC-MAN, a square for the ghosts."""
        if not self.arcade:
            return side
        return 0 if self._initial(side) == "m" else 3

    def _initial(self, side: Side) -> str:
        names = {figure.name for figure in self.view.figures if figure.side == side}
        return "m" if CHARACTERS[0] in names else "g"


def inset(box: Box, by: float) -> Box:
    """The rectangle reduced by a margin on every side."""
    return box.grown(-by)


def corner_of(box: Box) -> tuple[float, float]:
    """The top right corner of a square, for small marks beside a piece."""
    return box.x + CELL - 7, box.y + 7
