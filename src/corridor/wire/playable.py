"""Everything that a table can be set up with, so that clients need no rules of their own."""

from typing import Literal

from msgspec import Struct

from corridor.rules.modes import Switch
from corridor.rules.moves import Piece, Side
from corridor.rules.record import Character
from corridor.wire.codes import Phrase
from corridor.wire.setup import Time
from corridor.wire.view import View


class PieceOffered(Struct, frozen=True):
    """A piece: name (``piece-NAME`` in the catalogues), letter, side."""

    name: str
    letter: str
    side: Side


class SwitchOffered(Struct, frozen=True):
    """A switch: ``switch-NAME`` in the catalogues, its values ``switch-NAME-VALUE``.

    For ``int`` the two ``values`` are the smallest and the largest number.
    """

    name: str
    kind: Literal["bool", "int", "choice"]
    values: tuple[Switch, ...]
    default: Switch


class Balance(Struct, frozen=True):
    """Who has the better of a layout: ``balance-CODE`` in the catalogues.

    The first three are proved, for best play. The others were measured: of so many ``games`` of
    the computer against itself PAC-MAN ``won`` so many.
    """

    code: Literal["pacman", "endless", "ghosts", "ahead-pacman", "even", "ahead-ghosts"]
    won: int = 0
    games: int = 0


class LayoutOffered(Struct, frozen=True):
    """A layout: ``layout-KEY`` in the catalogues; ``text`` is its inline form, for a setup.

    ``perfect`` are the presets with which a bot of the level ``PERFECT`` can play it; ``balance``
    says who has the better of it, by preset (of a mode without presets: by an empty name), where
    that is known.
    """

    key: str
    text: str
    view: View
    perfect: tuple[str, ...] = ()
    balance: dict[str, Balance] = {}


class Habits(Struct, frozen=True):
    """How a level plays: ``bot-sees``, ``bot-style`` and ``bot-misses`` in the catalogues."""

    sight: Literal["own", "answer", "few", "several", "far"]
    style: Literal[
        "runner", "builder", "saver", "all-round", "hungry", "wary", "hunter", "loners", "pack"
    ]
    misses: Literal["jump", "own-way", "second-ghost", "boost", "nothing"]


class LevelOffered(Struct, frozen=True):
    """What a level of the computer can do.

    ``share`` is how many of a hundred games PAC-MAN wins when the level plays itself.
    """

    level: int
    habits: tuple[Habits, ...]  # by side; the same for all sides of a race
    share: int | None = None


class ModeOffered(Struct, frozen=True):
    """A mode: ``mode-KEY`` in the catalogues; ``sides`` by name, in turn order."""

    key: str
    sides: tuple[str, ...]
    pieces: tuple[PieceOffered, ...]
    team: Side | None  # the side whose pieces several seats can share
    seats: tuple[int, int]  # at least, at most
    shares: dict[str, tuple[tuple[Piece, ...], ...]]  # by number of seats
    presets: dict[str, dict[str, Switch]]
    switches: tuple[SwitchOffered, ...]
    layouts: tuple[LayoutOffered, ...]
    levels: tuple[LevelOffered, ...]


class Playable(Struct, frozen=True):
    """Modes, times, levels, phrases and characters to choose from."""

    modes: tuple[ModeOffered, ...]
    times: tuple[Time, ...]
    levels: tuple[int, ...]
    phrases: tuple[Phrase, ...]
    characters: tuple[Character, ...]
