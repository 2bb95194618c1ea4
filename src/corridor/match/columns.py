"""A game as plain columns of values, and back: quicker to read than to play it again.

A column lists its distinct values once, and for each ply which of them stood there: from one
position to the next most things stay as they are. Reading asks the law nothing but who won.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import fields
from enum import Enum
from typing import Any, TypeAlias

from msgspec import Struct

from corridor.rules.board import Board, Fence
from corridor.rules.game import Game
from corridor.rules.moves import Move
from corridor.rules.notation import parse_move
from corridor.rules.position import Counters, Position

Read: TypeAlias = Callable[[Any], Any]
_PLAIN = 1 << 53  # larger numbers (sets of squares) are written as texts, in base 16


class Column(Struct, frozen=True, array_like=True):
    """Distinct values, and the index of the one at each ply."""

    values: tuple[Any, ...]
    which: tuple[int, ...]

    def all(self, read: Read) -> list[Any]:
        """The value at each ply; each distinct one is read once."""
        ready = [read(value) for value in self.values]
        return [ready[number] for number in self.which]


class Columns(Struct, frozen=True):
    """All positions of a game, its moves, and what it counts."""

    positions: dict[str, Column]  # by the name of the field
    moves: Column  # as text
    plies: tuple[int, ...]
    quiet: tuple[int, ...]
    best: tuple[int, ...]


def columns_of(game: Game) -> Columns:
    """Write a game."""
    line = [position for position, _counters in game.past()]
    counted = [counters for _position, counters in game.past()]
    positions, counters = [*line, game.position], [*counted, game.counters]
    return Columns(
        positions={
            name: _column([getattr(position, name) for position in positions], _plain)
            for name in _names(game.position)
        },
        moves=_column(map(game.text, game.history), str),
        plies=tuple(each.ply for each in counters),
        quiet=tuple(each.quiet for each in counters),
        best=tuple(each.best for each in counters),
    )


def game_of(begun: Game, columns: Columns) -> Game:
    """Read a game; raises ``ValueError`` if it does not begin as ``begun`` does."""
    start, mode = begun.position, begun.mode
    kind: Callable[..., Position] = type(start)
    rows = [columns.positions[name].all(_reader(getattr(start, name))) for name in _names(start)]
    positions = [kind(mode, *row) for row in zip(*rows, strict=True)]
    counters = map(Counters, columns.plies, columns.quiet, columns.best)
    line = list(zip(positions, counters, strict=True))
    if not line or line[0] != (start, begun.counters):
        raise ValueError("not a game from this start")
    return Game.recalled(line, _moves(columns.moves, positions))


def _names(position: Position) -> list[str]:
    return [field.name for field in fields(position) if field.name != "mode"]  # type: ignore[arg-type]


def _column(found: Iterable[Hashable], plain: Read) -> Column:
    numbers: dict[Hashable, int] = {}
    which = tuple([numbers.setdefault(value, len(numbers)) for value in found])
    return Column(tuple(map(plain, numbers)), which)


def _moves(column: Column, positions: list[Position]) -> list[Move]:
    """The moves; a text means the same at every turn of a side, so each is read once."""
    read: dict[tuple[int, int], Move] = {}
    found = []
    for number, position in zip(column.which, positions[:-1], strict=True):
        key = number, position.to_move
        if key not in read:
            read[key] = parse_move(position, column.values[number])
        found.append(read[key])
    return found


def _plain(value: Any) -> Any:  # noqa: ANN401  a value of any field
    """A value of a position's field as JSON knows it."""
    match value:
        case Board():
            return [str(fence) for fence in value.fences]
        case Fence() | Enum():
            return str(value)
        case tuple():
            return [_plain(each) for each in value]
        case int() if value >= _PLAIN:
            return hex(value)
    return value


def _reader(sample: object) -> Read:
    """How values of a field are read, by the one that it has at the start."""
    if isinstance(sample, Board):
        return Board.of
    return type(sample) if isinstance(sample, Enum) else _read


def _read(value: Any) -> Any:  # noqa: ANN401
    if isinstance(value, list):
        return tuple([_read(each) for each in value])
    if isinstance(value, str):
        return int(value, 16) if value.startswith("0x") else Fence.parse(value)
    return value
