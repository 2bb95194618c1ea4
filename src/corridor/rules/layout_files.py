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
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from importlib import resources
from typing import TypeVar

from corridor.rules.board import (
    SIZE,
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
from corridor.rules.errors import Expected, InvalidLayout, InvalidText, Refusal
from corridor.rules.fences import misfit
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
    table = _table(text)
    for key in table:
        if key not in _KEYS:
            raise InvalidLayout(key, expected=Expected.LAYOUT_KEY)
    _typed(table, "mode", str, "")  # only its type is checked here: `mode_named` reads it
    layout = Layout(
        name=_typed(table, "name", str, "custom"),
        figures=_figures(_section(table, "pieces"), frame),
        stock=_stocks(_section(table, "stock"), frame),
        board=_board(_words(table, "fences", Fence.parse)),
        pellets=square_set(
            _distinct(_words(table, "pellets", parse_square), Expected.PELLETS_DIFFER)
        ),
        lives=_lives(table, frame),
        chamber=tuple(sorted(_words(table, "chamber", Fence.parse), key=fence_order)),
    )
    check_layout(layout, frame)
    return layout


def mode_named(text: str) -> str | None:
    """The mode that a layout file names, if it names one."""
    return _typed(_table(text), "mode", str, "") or None


def check_layout(layout: Layout, frame: Frame) -> None:
    """Raise `InvalidLayout` with the broken condition if no game can start from the layout."""
    _check_counts(layout, frame)
    _check_squares(layout, frame)
    for figure in layout.figures:
        _check_figure(figure, layout, frame)
    _check_regions(layout, frame)


def _check_counts(layout: Layout, frame: Frame) -> None:
    if layout.with_squares((None,) * len(layout.figures)) != frame.nowhere:
        names = " ".join(figure.name for figure in layout.figures)
        raise InvalidLayout(names, expected=Expected.SQUARE_FOR_EACH_PIECE)
    if len(layout.stock) != len(frame.sides):
        raise InvalidLayout(str(layout.stock), expected=Expected.STOCK_NAME)
    for count in layout.stock:
        _in_range(count, 0, frame.stock, str(count))
    lives = 0 if layout.lives is None else layout.lives
    _in_range(lives, min(1, frame.lives), frame.lives, str(lives))
    if layout.pellets.bit_count() != frame.pellets:
        raise InvalidLayout(str(layout.pellets.bit_count()), expected=Expected.PELLET_COUNT)


def _check_squares(layout: Layout, frame: Frame) -> None:
    _board(layout.board.fences)
    squares = [square for square in layout.squares if square is not None]
    for square in squares:
        if squares.count(square) > 1:
            raise InvalidLayout(square_name(square), expected=Expected.PIECES_APART)
        if layout.pellets >> square & 1:
            raise InvalidLayout(square_name(square), expected=Expected.NO_PELLET_UNDER_PIECE)
    for square in frame.gates:
        if layout.pellets >> square & 1:
            raise InvalidLayout(square_name(square), expected=Expected.NO_PELLET_ON_RESPAWN_SQUARE)


def _check_figure(figure: Figure, layout: Layout, frame: Frame) -> None:
    if (figure.square is None) != (figure.name in frame.off_board):
        expected = (
            Expected.PIECE_OFF_BOARD if figure.name in frame.off_board else Expected.PIECE_ON_BOARD
        )
        raise InvalidLayout(figure.name, expected=expected)
    if figure.goal and figure.square is not None:
        if figure.goal >> figure.square & 1:
            raise InvalidLayout(square_name(figure.square), expected=Expected.START_OFF_GOAL)
        if not layout.board.reaches(figure.square, figure.goal):
            raise InvalidLayout(square_name(figure.square), expected=Expected.ROUTE_TO_GOAL)


def _check_regions(layout: Layout, frame: Frame) -> None:
    if len(layout.chamber) != frame.chamber:
        raise InvalidLayout(str(len(layout.chamber)), expected=Expected.CHAMBER_COUNT)
    opened, most = layout.board, 1 + bool(frame.chamber)
    for fence in layout.chamber:
        if fence not in opened:
            raise InvalidLayout(str(fence), expected=Expected.CHAMBER_FENCES_STANDING)
        opened = opened.without_fence(fence)
    if layout.pellets and opened.regions(frame.access) != 1:
        raise InvalidLayout(
            square_name(_cut_off(opened, frame.access)), expected=Expected.NO_SQUARE_CUT_OFF
        )
    regions = layout.board.regions(frame.access)
    if layout.pellets and regions > most:
        raise InvalidLayout(
            square_name(_cut_off(layout.board, frame.access)), expected=Expected.ONE_CHAMBER
        )
    if layout.chamber and regions == 1:
        names = " ".join(str(fence) for fence in layout.chamber)
        raise InvalidLayout(names, expected=Expected.CLOSED_CHAMBER)


def _cut_off(board: Board, access: Links) -> Square:
    """A square that cannot be reached from a1."""
    return next(square for square in range(SIZE * SIZE) if not board.reaches(square, 1, access))


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


def _distinct(squares: list[Square], expected: Expected) -> list[Square]:
    for square in squares:
        if squares.count(square) > 1:
            raise InvalidLayout(square_name(square), expected=expected)
    return squares


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


def _board(fences: Iterable[Fence]) -> Board:
    board = Board()
    for fence in fences:
        if refused := misfit(board, fence):
            crossing = refused.refusal == Refusal.CROSSES_FENCE
            expected = Expected.FENCES_NOT_CROSSING if crossing else Expected.FENCES_NOT_OVERLAPPING
            raise InvalidLayout(str(fence), expected=expected)
        board = board.with_fence(fence)
    return board


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
