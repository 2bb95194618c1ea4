"""Messages of the editors: drafts of layouts and positions, and what the law says of them."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from corridor.rules.moves import Piece
from corridor.wire.review import ReviewStage
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
    ``perfect``: a bot of the level ``PERFECT`` can play on from the position.
    """

    faults: tuple[Fault, ...]
    fences: tuple[str, ...]
    refused: tuple[RefusedSlot, ...]
    text: str
    view: View | None
    setup: Setup | None
    perfect: bool = False


class SideShare(Struct, frozen=True):
    """The games that a side won, and where its true share lies, 19 times of 20."""

    won: int
    low: float
    high: float


class Exact(Struct, frozen=True):
    """Who wins the maze with best play against so many ghosts."""

    ghosts: int
    start: Literal["pacman", "endless", "ghosts"]


class Fair(Struct, frozen=True):
    """How quick games of the engine against itself ended, and what is known for certain."""

    level: int
    games: int
    drawn: int
    sides: tuple[SideShare, ...]
    exact: tuple[Exact, ...]


class FairnessState(Struct, frozen=True):
    """How far a trial is; ``fair`` is there once it is done."""

    state: ReviewStage
    done: int = 0
    total: int = 0
    ahead: int = 0  # trials that wait before this one
    mine: bool = False  # you asked for it, so you may stop it
    fair: Fair | None = None
