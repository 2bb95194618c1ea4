"""Messages of the editors: drafts of layouts and positions, and what the law says of them."""

from typing import Annotated

from msgspec import Meta, Struct

from corridor.rules.moves import Piece
from corridor.wire.setup import Setup
from corridor.wire.view import RefusedSlot, Squares, View

LONGEST_DRAFT = 20_000  # more than any reader takes, so that the reader itself says so


class Editable(Struct, frozen=True):
    """What can be edited of a mode.

    ``fields`` are the parts of its position text after the fences, ``phases`` those of a turn.
    """

    key: str
    fields: tuple[str, ...]
    phases: tuple[str, ...]
    fixed_fences: bool  # they never change in a game, so a position has those of its layout
    stock: int  # the most fences in the hand of a side
    pellets: int
    lives: int  # the most; 0 where there are none
    chamber: int  # how many fences the opening relocates
    off_board: tuple[str, ...]  # pieces that start off the board
    start: str  # position text


class Editables(Struct, frozen=True):
    """All modes."""

    modes: tuple[Editable, ...]


class LayoutDrawn(Struct, forbid_unknown_fields=True):
    """A draft of a layout: a layout file, or a word as in position text."""

    mode: Annotated[str, Meta(max_length=40)]
    text: Annotated[str, Meta(max_length=LONGEST_DRAFT)]


class PositionDrawn(Struct, forbid_unknown_fields=True):
    """A draft of a position, as position text."""

    text: Annotated[str, Meta(max_length=LONGEST_DRAFT)]


class Fault(Struct, frozen=True):
    """What is wrong, and where: ``key`` is its sentence in the catalogue ``editor``."""

    code: str
    key: str
    args: dict[str, str | int]
    squares: Squares
    fences: tuple[str, ...]
    pieces: tuple[Piece, ...]


class Judged(Struct, frozen=True):
    """What the law says of a draft.

    Without a fault there are ``text``, as the law writes it, ``view``, and the ``setup`` of a table
    that begins so. ``fences`` fit beside the ones that stand, those in ``refused`` do not.
    """

    faults: tuple[Fault, ...]
    fences: tuple[str, ...]
    refused: tuple[RefusedSlot, ...]
    text: str
    view: View | None
    setup: Setup | None
