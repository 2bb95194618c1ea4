"""Layouts as TOML text: reading them, and refusing those no game can start from.

::

    name = "recon-1"
    lives = 3
    pellets = "a1 a9 i1 i9"
    fences = "b3h d6h g6h c2v f4v f7v"
    chamber = ""                     # those of the fences that the opening relocates

    [pieces]                         # a piece that is not named starts off the board
    pacman = "e5"

    [stock]                          # fences in hand, by the side's first piece
    pacman = 12
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import resources
from typing import TypeVar

from corridor.rules.board import (
    Board,
    Fence,
    Links,
    Square,
    Squares,
    bits,
    fence_order,
    parse_square,
    square_name,
    square_set,
)
from corridor.rules.errors import (
    NOWHERE,
    Expected,
    InvalidLayout,
    InvalidText,
    Place,
    Refusal,
)
from corridor.rules.fences import fitted
from corridor.rules.layout import Figure, Layout
from corridor.rules.moves import Side

BOX_FENCES = 20  # as many fences as there are in the box
_MOST_TEXT = 10_000  # no layout comes near it
_KEYS = {"name", "mode", "lives", "pellets", "fences", "chamber", "pieces", "stock"}
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")  # how tomllib names the place of an error
_KINDS: Mapping[type, str] = {str: "text", dict: "table"}
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Frame:
    """What a mode asks of every layout: its pieces, its counts, its fixed squares."""

    figures: tuple[Figure, ...]
    sides: tuple[str, ...]  # the name under which each side's stock stands in a file
    stock: int  # the most fences a side may hold
    pellets: int = 0
    lives: int = 0  # the most lives; 0 where there are none
    chamber: int = 0  # how many fences the opening relocates
    off_board: tuple[str, ...] = ()  # pieces that start off the board
    gates: tuple[Square, ...] = ()  # respawn squares
    access: Links = ()  # tunnels that join squares
    # Switches that set a layout's stock: their names, and the sides whose stock each sets.
    stock_switches: tuple[tuple[str, tuple[Side, ...]], ...] = ()

    @property
    def nowhere(self) -> tuple[Figure, ...]:
        """The pieces without squares."""
        return tuple(replace(figure, square=None) for figure in self.figures)


def built_in(name: str, frame: Frame) -> Layout:
    """One of the layouts that come with the package."""
    path = resources.files("corridor.rules") / "layouts" / f"{name}.toml"
    return parse_layout(path.read_text(encoding="utf-8"), frame)


def parse_layout(text: str, frame: Frame) -> Layout:
    """Read a layout file and check that a game can start from it."""
    layout, faults = read_layout(text, frame)
    for fault in faults:
        raise fault
    check_layout(layout, frame)
    return layout


def read_layout(text: str, frame: Frame) -> tuple[Layout, list[InvalidLayout]]:
    """Read a layout file, with fences and pellets that do not fit beside those that do.

    Raises `InvalidLayout` where the text itself cannot be read. Whether a game can start from the
    layout is not checked.
    """
    table = _table(text)
    for key in table:
        if key not in _KEYS:
            raise InvalidLayout(key, expected=Expected.LAYOUT_KEY)
    _typed(table, "mode", str, "")  # only its type is checked here: `mode_named` reads it
    board, misfits = _board(_words(table, "fences", Fence.parse))
    pellets = _words(table, "pellets", parse_square)
    layout = Layout(
        name=_typed(table, "name", str, "custom"),
        figures=_figures(_section(table, "pieces"), frame),
        stock=_stocks(_section(table, "stock"), frame),
        board=board,
        pellets=square_set(pellets),
        lives=_lives(table, frame),
        chamber=tuple(sorted(_words(table, "chamber", Fence.parse), key=fence_order)),
    )
    return layout, [*misfits, *doubled_pellets(pellets)]


def mode_named(text: str) -> str | None:
    """The mode that a layout file names, if it names one."""
    return _typed(_table(text), "mode", str, "") or None


def check_layout(layout: Layout, frame: Frame) -> None:
    """Raise `InvalidLayout` with the broken condition if no game can start from the layout."""
    for fault in layout_faults(layout, frame):
        raise fault


def layout_faults(layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
    """Every condition that the layout breaks, with the place."""
    yield from _count_faults(layout, frame)
    yield from _square_faults(layout, frame)
    for piece in range(len(layout.figures)):
        yield from _figure_faults(piece, layout, frame)
    yield from _region_faults(layout, frame)


def _fault(expected: Expected, found: str, at: Place = NOWHERE) -> InvalidLayout:
    return InvalidLayout(found, expected=expected, at=at)


def _count_faults(layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
    if layout.with_squares((None,) * len(layout.figures)) != frame.nowhere:
        names = " ".join(figure.name for figure in layout.figures)
        yield _fault(Expected.SQUARE_FOR_EACH_PIECE, names)
    if len(layout.stock) != len(frame.sides):
        yield _fault(Expected.STOCK_NAME, str(layout.stock))
    for count in layout.stock:
        yield from _outside(count, 0, frame.stock, str(count))
    lives = 0 if layout.lives is None else layout.lives
    yield from _outside(lives, min(1, frame.lives), frame.lives, str(lives))
    if layout.pellets.bit_count() != frame.pellets:
        at = Place(squares=tuple(bits(layout.pellets)))
        found, wanted = str(layout.pellets.bit_count()), str(frame.pellets)
        yield InvalidLayout(found, expected=Expected.PELLET_COUNT, detail=wanted, at=at)


def _square_faults(layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
    yield from _board(layout.board.fences)[1]
    standing: dict[Square, list[int]] = {}
    for piece, square in enumerate(layout.squares):
        if square is not None:
            standing.setdefault(square, []).append(piece)
    for square, pieces in standing.items():
        name, at = square_name(square), Place(squares=(square,), pieces=tuple(pieces))
        if len(pieces) > 1:
            yield _fault(Expected.PIECES_APART, name, at)
        if layout.pellets >> square & 1:
            yield _fault(Expected.NO_PELLET_UNDER_PIECE, name, at)
    for square in frame.gates:
        if layout.pellets >> square & 1:
            at = Place(squares=(square,))
            yield _fault(Expected.NO_PELLET_ON_RESPAWN_SQUARE, square_name(square), at)


def _figure_faults(piece: int, layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
    figure = layout.figures[piece]
    square = figure.square
    at = Place(squares=() if square is None else (square,), pieces=(piece,))
    if (square is None) != (figure.name in frame.off_board):
        expected = (
            Expected.PIECE_OFF_BOARD if figure.name in frame.off_board else Expected.PIECE_ON_BOARD
        )
        yield _fault(expected, figure.name, at)
    if figure.goal and square is not None:
        if figure.goal >> square & 1:
            yield _fault(Expected.START_OFF_GOAL, square_name(square), at)
        if not layout.board.reaches(square, figure.goal):
            yield _fault(Expected.ROUTE_TO_GOAL, square_name(square), at)


def _region_faults(layout: Layout, frame: Frame) -> Iterator[InvalidLayout]:
    names = tuple(str(fence) for fence in layout.chamber)
    if len(layout.chamber) != frame.chamber:
        yield _fault(Expected.CHAMBER_COUNT, str(len(layout.chamber)), Place(fences=names))
    opened, most = layout.board, 1 + bool(frame.chamber)
    for fence in layout.chamber:
        if fence in opened:
            opened = opened.without_fence(fence)
        else:
            at = Place(fences=(str(fence),))
            yield _fault(Expected.CHAMBER_FENCES_STANDING, str(fence), at)
    if layout.pellets and opened.regions(frame.access) != 1:
        yield _cut_off(Expected.NO_SQUARE_CUT_OFF, opened, frame.access)
    regions = layout.board.regions(frame.access)
    if layout.pellets and regions > most:
        yield _cut_off(Expected.ONE_CHAMBER, layout.board, frame.access)
    if layout.chamber and regions == 1:
        yield _fault(Expected.CLOSED_CHAMBER, " ".join(names), Place(fences=names))


def _cut_off(expected: Expected, board: Board, access: Links) -> InvalidLayout:
    """The fault of squares that cannot be reached from the others."""
    squares = apart(board, access)
    return _fault(expected, square_name(squares[0]), Place(squares=squares))


def apart(board: Board, access: Links) -> tuple[Square, ...]:
    """The squares of all regions but the largest, by rank and file."""
    parts = board.parts(access)
    largest = max(parts, key=int.bit_count)
    return tuple(sorted(square for part in parts if part != largest for square in bits(part)))


def _outside(value: int, low: int, high: int, found: str) -> Iterator[InvalidLayout]:
    if not low <= value <= high:
        yield InvalidLayout(found, expected=Expected.LAYOUT_NUMBER, detail=f"{low}..{high}")


# Reading


def _table(text: str) -> Mapping[str, object]:
    if len(text) > _MOST_TEXT:
        raise InvalidLayout(text, expected=Expected.LAYOUT_SIZE)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also of huge numbers and deep brackets
        line, column = _place(text, str(error))
        found = text.split("\n")[line - 1][column - 1 :]
        raise InvalidLayout(found, expected=Expected.TOML, line=line, column=column) from None


def _place(text: str, complaint: str) -> tuple[int, int]:
    """Line and column of a TOML error; the end of the text if the message names none."""
    if found := _PLACE.search(complaint):
        return int(found[1]), int(found[2])
    return text.count("\n") + 1, len(text) - text.rfind("\n")


def _typed(table: Mapping[str, object], key: str, kind: type[_T], default: _T) -> _T:
    value = table.get(key, default)
    if isinstance(value, kind):
        return value
    raise InvalidLayout(f"{key} = {value!r}", expected=Expected.LAYOUT_VALUE, detail=_KINDS[kind])


def _section(table: Mapping[str, object], key: str) -> dict[str, object]:
    return _typed(table, key, dict, {})


def _words(table: Mapping[str, object], key: str, parse: Callable[[str], _T]) -> list[_T]:
    words = _typed(table, key, str, "").split()
    try:
        return [parse(word) for word in words]
    except InvalidText as error:
        raise InvalidLayout(f"{key}: {error.text}", expected=error.expected) from None


def doubled_pellets(squares: list[Square]) -> Iterator[InvalidLayout]:
    """The squares that are named twice."""
    for square in sorted({one for one in squares if squares.count(one) > 1}):
        at = Place(squares=(square,))
        yield _fault(Expected.PELLETS_DIFFER, square_name(square), at)


def _number(table: Mapping[str, object], key: str, low: int, high: int) -> int:
    value = table.get(key)
    return _in_range(value, low, high, f"{key} = {value!r}")


def _in_range(value: object, low: int, high: int, found: str) -> int:
    if type(value) is int and low <= value <= high:
        return value
    raise InvalidLayout(found, expected=Expected.LAYOUT_NUMBER, detail=f"{low}..{high}")


def _lives(table: Mapping[str, object], frame: Frame) -> int | None:
    if frame.lives:
        return _number(table, "lives", 1, frame.lives)
    if "lives" in table:
        raise InvalidLayout("lives", expected=Expected.LAYOUT_KEY)
    return None


def _figures(pieces: Mapping[str, object], frame: Frame) -> tuple[Figure, ...]:
    known = {figure.name for figure in frame.figures}
    for name in pieces:
        if name not in known:
            raise InvalidLayout(name, expected=Expected.PIECE_NAME)
    return tuple(replace(figure, square=_square(pieces, figure.name)) for figure in frame.figures)


def _square(pieces: Mapping[str, object], name: str) -> Square | None:
    if name not in pieces:
        return None
    squares = _words(pieces, name, parse_square)
    if len(squares) != 1:
        raise InvalidLayout(f"{name} = {pieces[name]!r}", expected=Expected.ONE_SQUARE)
    return squares[0]


def _stocks(stock: Mapping[str, object], frame: Frame) -> tuple[int, ...]:
    for name in stock:
        if name not in frame.sides:
            raise InvalidLayout(name, expected=Expected.STOCK_NAME)
    return tuple(
        _number(stock, name, 0, frame.stock) if name in stock else 0 for name in frame.sides
    )


def _board(fences: Iterable[Fence]) -> tuple[Board, list[InvalidLayout]]:
    """A board with the fences that fit, and the faults of the others."""
    board, misfits = fitted(fences)
    return board, [
        _fault(
            Expected.FENCES_NOT_CROSSING
            if refused.refusal == Refusal.CROSSES_FENCE
            else Expected.FENCES_NOT_OVERLAPPING,
            str(fence),
            at,
        )
        for fence, refused, at in misfits
    ]


# Writing


def layout_toml(layout: Layout, frame: Frame) -> str:
    """Write a layout as the text that ``parse_layout`` reads."""
    lines = [f"name = {_quoted(layout.name)}"]
    if layout.lives is not None:
        lines.append(f"lives = {layout.lives}")
    lines.append(f'pellets = "{_squares_text(layout.pellets)}"')
    lines.append(f'fences = "{" ".join(str(fence) for fence in layout.board.fences)}"')
    if layout.chamber:
        lines.append(f'chamber = "{" ".join(str(fence) for fence in layout.chamber)}"')
    lines.append("\n[pieces]")
    lines += [
        f'{figure.name} = "{square_name(figure.square)}"'
        for figure in layout.figures
        if figure.square is not None
    ]
    if any(layout.stock):
        lines.append("\n[stock]")
        lines.extend(
            f"{name} = {count}" for name, count in zip(frame.sides, layout.stock, strict=True)
        )
    return "\n".join(lines) + "\n"


def _squares_text(squares: Squares) -> str:
    return " ".join(square_name(square) for square in bits(squares))


def _quoted(name: str) -> str:
    """A text in quotes, as JSON writes it; TOML wants one character more escaped."""
    return json.dumps(name, ensure_ascii=False).replace("\x7f", r"\u007f")
