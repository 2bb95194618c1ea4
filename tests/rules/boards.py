"""Boards drawn as text, so that a test of a rule has its board in sight.

::

    5 . . X .
        ---         a horizontal fence lies under two squares of the rank above it
    4 . .|W .       a vertical fence stands beside two squares, one above the other
    3 * .|. .
      c d e f       the files drawn; squares that are not drawn are empty

Letters are pieces (``W X Y Z`` in a race, ``M B I P C`` in a chase), ``*`` is a pellet.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from corridor.rules.advanced import AdvancedPosition
from corridor.rules.advanced import Phase as AdvancedPhase
from corridor.rules.board import (
    Board,
    Fence,
    Square,
    Squares,
    parse_square,
    square_name,
    square_set,
)
from corridor.rules.classic import ClassicPosition
from corridor.rules.errors import Refusal
from corridor.rules.layout import Layout
from corridor.rules.modes import Switch, make_mode
from corridor.rules.moves import Place, Relocate, Walk
from corridor.rules.notation import move_text, parse_move
from corridor.rules.pacman import PacmanPosition
from corridor.rules.pacman import Phase as PacmanPhase
from corridor.rules.position import Position

_RANK = re.compile(" *([1-9]) ")
_GHOSTS = "BIPC"


@dataclass(frozen=True, slots=True)
class Picture:
    """The fences and pieces of a drawing."""

    pieces: Mapping[str, Square]
    pellets: Squares
    fences: tuple[Fence, ...]

    @property
    def board(self) -> Board:
        """The fences drawn, each of which fits."""
        board = Board()
        for fence in self.fences:
            assert board.fits(fence), f"{fence} does not fit"
            board = board.with_fence(fence)
        return board


def read(picture: str) -> Picture:
    """Read a drawing."""
    *lines, files = [line.rstrip() for line in picture.splitlines() if line.strip()]
    columns = {column: letter for column, letter in enumerate(files) if letter != " "}
    assert "".join(columns.values()) in "abcdefghi", f"not files: {files.strip()}"
    marks: list[tuple[str, str]] = []
    lying: list[str] = []
    rank = 10
    for line in lines:
        if found := _RANK.match(line):
            assert int(found[1]) < rank, f"ranks go down: {line.strip()}"
            rank = int(found[1])
            marks += _marks(line, found.end(1), columns, rank)
        else:
            lying += _lying(line, columns, rank)
    beside = [square for mark, square in marks if mark == "|"]
    pieces = [(mark, parse_square(square)) for mark, square in marks if mark not in "|*"]
    assert len(dict(pieces)) == len(pieces), "a piece is drawn twice"
    return Picture(
        dict(pieces),
        square_set(parse_square(square) for mark, square in marks if mark == "*"),
        tuple(Fence.parse(text) for text in lying + _standing(beside)),
    )


def _marks(line: str, start: int, columns: Mapping[int, str], rank: int) -> list[tuple[str, str]]:
    """The characters of a rank by file; a vertical fence belongs to the square before it."""
    return [
        (mark, f"{columns[column - (mark == '|')]}{rank}")
        for column, mark in enumerate(line)
        if column >= start and mark not in ". "
    ]


def _lying(line: str, columns: Mapping[int, str], rank: int) -> list[str]:
    """The horizontal fences drawn under a rank."""
    fences: list[str] = []
    for dashes in re.finditer("[^ ]+", line):
        left, right = columns[dashes.start()], columns[dashes.end() - 1]
        assert dashes[0] == "---", f"a fence is three dashes: {dashes[0]}"
        assert ord(right) == ord(left) + 1, "a fence lies under two squares"
        fences.append(f"{left}{rank - 1}h")
    return fences


def _standing(beside: list[str]) -> list[str]:
    """The vertical fences, each two squares high, counted from the bottom of a file."""
    fences: list[str] = []
    rest = sorted(beside)
    while rest:
        low = rest.pop(0)
        rest.remove(f"{low[0]}{int(low[1]) + 1}")
        fences.append(f"{low}v")
    return fences


def board(
    picture: str,
    *,
    turn: str = "W",
    stock: tuple[int, ...] | None = None,
    **switches: Switch,
) -> ClassicPosition:
    """A moment of the race; how many pawns are drawn says how many play."""
    drawn = read(picture)
    start = make_mode(f"classic-{len(drawn.pieces)}", layout=None, preset=None, **switches).start()
    assert isinstance(start, ClassicPosition)
    letters = [figure.letter for figure in start.layout.figures]
    return replace(
        start,
        board=drawn.board,
        pawns=tuple(drawn.pieces[letter] for letter in letters),
        stock=start.stock if stock is None else stock,
        to_move=letters.index(turn),
    )


def chase(
    picture: str,
    *,
    phase: str = "walk",
    played: str = "",
    lives_left: int = 3,
    also: Mapping[str, str] | None = None,
    pellets_at: str = "",
    layout: Layout | None = None,
    preset: str | None = None,
    **switches: Switch,
) -> PacmanPosition:
    """A moment of the basic chase; a ghost that is not drawn is off the board.

    The fences drawn are those of the layout, whose start squares and pellets are the usual ones.
    ``also`` and ``pellets_at`` put down what cannot be drawn: two things on one square, or
    squares outside the picture.
    """
    drawn = read(picture)
    usual = layout or make_mode("pacman", layout="open").layout
    mode = make_mode("pacman", layout=replace(usual, board=drawn.board), preset=preset, **switches)
    start = mode.start()
    assert isinstance(start, PacmanPosition)
    pieces = {**drawn.pieces, **_squares(also)}
    return replace(
        start,
        pacman=pieces["M"],
        ghosts=tuple(pieces.get(letter) for letter in _GHOSTS),
        pellets=drawn.pellets | square_set(map(parse_square, pellets_at.split())),
        lives=lives_left,
        phase=PacmanPhase(phase),
        played=_bits(played),
    )


def hunt(
    picture: str,
    *,
    phase: str,
    turn: int = 5,
    played: str = "",
    lives_left: int = 3,
    stock: tuple[int, int] = (12, 4),
    reserve: int = 0,
    eaten: int = 0,
    chamber: str = "",
    previous: Mapping[str, str] | None = None,
    began: str = "",
    walked: bool = False,
    due: bool | None = None,
    placer: str = "",
    set_up: bool = False,
    also: Mapping[str, str] | None = None,
    pellets_at: str = "",
    layout: str | Layout | None = None,
    **switches: Switch,
) -> AdvancedPosition:
    """A moment of the advanced chase; a piece that is not drawn is off the board.

    In the phases of PAC-MAN's own part his turn began where he stands, unless ``began`` says
    otherwise, and in ``action`` his basic walk is due.
    """
    drawn = read(picture)
    start = make_mode("pacman-advanced", layout=layout, preset=None, **switches).start()
    assert isinstance(start, AdvancedPosition)
    pieces = {**drawn.pieces, **_squares(also)}
    left = _squares(previous)
    here, his_part = pieces.get("M"), phase in {"action", "extra", "after"}
    return replace(
        start,
        board=drawn.board,
        chamber=tuple(Fence.parse(text) for text in chamber.split()),
        squares=tuple(pieces.get(letter) for letter in "M" + _GHOSTS),
        pellets=drawn.pellets | square_set(map(parse_square, pellets_at.split())),
        eaten=eaten,
        reserve=reserve,
        lives=lives_left,
        stock=stock,
        turn=turn,
        phase=AdvancedPhase(phase),
        set_up=set_up,
        began=parse_square(began) if began else here if his_part else None,
        walked=walked,
        due=phase == "action" if due is None else due,
        previous=tuple(left.get(letter) for letter in "M" + _GHOSTS),
        played=_bits(played),
        placer=1 + _GHOSTS.index(placer) if placer else None,
    )


def _squares(names: Mapping[str, str] | None) -> dict[str, Square]:
    return {letter: parse_square(name) for letter, name in (names or {}).items()}


def _bits(ghosts: str) -> int:
    return sum(1 << 1 + _GHOSTS.index(letter) for letter in ghosts)


# Answers of a position


def texts(position: Position) -> set[str]:
    """Every legal move, as players write it."""
    return {move_text(position, move) for move in position.legal_moves()}


def targets(position: Position, letter: str = "") -> set[str]:
    """Where the legal walks end; those of one piece if its letter is given."""
    figures = position.layout.figures
    return {
        square_name(move.path[-1])
        for move in position.legal_moves()
        if isinstance(move, Walk) and letter in ("", figures[move.piece].letter)
    }


def places(position: Position) -> set[str]:
    """The fences that may be placed."""
    return {str(move.fence) for move in position.legal_moves() if isinstance(move, Place)}


def relocations(position: Position) -> set[str]:
    """The fences that may be put elsewhere, and where."""
    return {
        move_text(position, move) for move in position.legal_moves() if isinstance(move, Relocate)
    }


def refusal(position: Position, text: str) -> Refusal | None:
    """Why a move may not be played, ``None`` if it may."""
    refused = position.why_not(parse_move(position, text))
    return None if refused is None else refused.refusal


def played(position: Position, *moves: str) -> Position:
    """The position after moves, each of which must be legal."""
    for text in moves:
        assert text in texts(position), f"{text} is not among {sorted(texts(position))}"
        position = position.after(parse_move(position, text))
    return position


def where(position: Position) -> dict[str, str]:
    """The square of each piece, ``-`` off the board."""
    return {
        figure.letter: "-" if figure.square is None else square_name(figure.square)
        for figure in position.layout.figures
    }


def names(squares: Iterable[Square]) -> set[str]:
    """The names of squares."""
    return {square_name(square) for square in squares}
