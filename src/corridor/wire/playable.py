"""What can be played, said so that a client can offer it without knowing a rule."""

from typing import Literal

from msgspec import Struct

from corridor.rules.modes import Switch
from corridor.rules.moves import Piece, Side
from corridor.rules.record import Character
from corridor.wire.codes import Phrase
from corridor.wire.setup import Time
from corridor.wire.view import View


class PieceOffered(Struct, frozen=True):
    """A piece: its name (``piece-NAME`` in the catalogues), letter and side."""

    name: str
    letter: str
    side: Side


class SwitchOffered(Struct, frozen=True):
    """A reading of a rule: ``switch-NAME`` in the catalogues, with a value ``switch-NAME-VALUE``.

    An ``int`` takes what lies between the first and the last of ``values``.
    """

    name: str
    kind: Literal["bool", "int", "choice"]
    values: tuple[Switch, ...]
    default: Switch


class LayoutOffered(Struct, frozen=True):
    """What stands where at the start: ``layout-KEY`` in the catalogues.

    ``text`` is the layout in one word, as a table takes it.
    """

    key: str
    text: str
    view: View


class ModeOffered(Struct, frozen=True):
    """One of the games: ``mode-KEY`` in the catalogues; its sides by name, in turn order."""

    key: str
    sides: tuple[str, ...]
    pieces: tuple[PieceOffered, ...]
    team: Side | None  # the side whose pieces can be shared out
    seats: tuple[int, int]  # at least, at most
    shares: dict[str, tuple[tuple[Piece, ...], ...]]  # by number of seats
    presets: dict[str, dict[str, Switch]]
    switches: tuple[SwitchOffered, ...]
    layouts: tuple[LayoutOffered, ...]


class Playable(Struct, frozen=True):
    """All that a table can be laid with."""

    modes: tuple[ModeOffered, ...]
    times: tuple[Time, ...]
    levels: tuple[int, ...]
    phrases: tuple[Phrase, ...]
    characters: tuple[Character, ...]
