"""Claims of a figure about its position, checked by the law before the figure is drawn.

A claim gives the marks that show it, and raises ``Untrue`` if the law says otherwise.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from corridor.draw.marks import (
    Arrow,
    Barred,
    Highlight,
    IllegalFence,
    Label,
    LegalFence,
    Mark,
    Path,
    Targets,
)
from corridor.rules.board import Fence, Square, parse_square, square_name
from corridor.rules.errors import Refusal
from corridor.rules.errors import Refused as RefusedMove
from corridor.rules.game import Game
from corridor.rules.moves import Enter, Pass, Place, Relocate, Walk


class Untrue(Exception):
    """The law does not say what a figure would show."""


class Claim(Protocol):
    """A statement about a position."""

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """The marks that show it; raises ``Untrue`` if it does not hold."""
        ...


def _must(holds: bool, *said: object) -> None:  # noqa: FBT001  its only input
    if not holds:
        raise Untrue(*said)


def squares(names: str) -> tuple[Square, ...]:
    """Read square names with blanks between."""
    return tuple(parse_square(name) for name in names.split())


def _piece(game: Game, letter: str) -> int:
    return [figure.letter for figure in game.position.layout.figures].index(letter)


def _standing(game: Game, piece: int) -> Square:
    square = game.position.layout.squares[piece]
    if square is None:
        raise Untrue(game.position.layout.figures[piece].name)
    return square


def _refusal(game: Game, text: str) -> RefusedMove:
    refused = game.why_not(text)
    if refused is None:
        raise Untrue(text)
    return refused


@dataclass(frozen=True)
class Ends:
    """These are the squares on which a legal walk of the piece ends, and no others."""

    names: str
    letter: str

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """A dot on each."""
        piece, wanted = _piece(game, self.letter), squares(self.names)
        ends = {
            move.path[-1]
            for move in game.legal_moves
            if isinstance(move, Walk) and move.piece == piece
        }
        _must(ends == set(wanted), self, sorted(square_name(square) for square in ends))
        return (Targets(wanted, piece),)


@dataclass(frozen=True)
class Entries:
    """PAC-MAN may enter on these squares, and on no others."""

    names: str

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """A dot on each."""
        wanted = squares(self.names)
        found = {move.square for move in game.legal_moves if isinstance(move, Enter)}
        _must(found == set(wanted), self, sorted(square_name(square) for square in found))
        return (Targets(wanted, 0),)


@dataclass(frozen=True)
class Walks:
    """This walk is legal."""

    text: str
    numbered: bool = True

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """Its way, with a number on each square that is entered, or a dot on the last."""
        _must(game.why_not(self.text) is None, self, game.why_not(self.text))
        move = game.parse(self.text)
        if not isinstance(move, Walk):
            raise Untrue(self)
        start = _standing(game, move.piece)
        way = Path((start, *move.path), move.piece, numbered=self.numbered)
        return (way,) if self.numbered else (way, Targets(move.path[-1:], move.piece))


@dataclass(frozen=True)
class Refused:
    """These moves are refused for this reason."""

    texts: str
    refusal: Refusal
    shown: bool = True

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """A cross where the walk or the entry would end; a hatched fence."""
        drawn: list[Mark] = []
        for text in self.texts.split():
            refused = game.why_not(text)
            _must(refused is not None and refused.refusal == self.refusal, self, text, refused)
            match game.parse(text):
                case Walk(_, path):
                    drawn.append(Barred((path[-1],)))
                case Enter(square):
                    drawn.append(Barred((square,)))
                case Place(fence) | Relocate(_, fence):
                    drawn.append(IllegalFence(fence))
        return tuple(drawn) if self.shown else ()


@dataclass(frozen=True)
class Passes:
    """Nothing is legal but a pass."""

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """Nothing: there is no place to point at."""
        _must(list(game.legal_moves) == [Pass()], self)
        return ()


@dataclass(frozen=True)
class Jumps:
    """The pawn may jump to each of these squares."""

    names: str

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """An arrow to each."""
        piece = game.movers[0]
        start = _standing(game, piece)
        ends = squares(self.names)
        _must(all(Walk(piece, (end,)) in game.legal_moves for end in ends), self)
        return tuple(Arrow(start, end, piece) for end in ends)


@dataclass(frozen=True)
class CutsOff:
    """This fence is refused, and these are the squares it would cut off."""

    text: str
    names: str

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """The hatched fence, the squares in a frame."""
        refused = _refusal(game, self.text)
        _must(refused.refusal == Refusal.CUTS_OFF_SQUARES, self, refused)
        _must(set(refused.squares) == set(squares(self.names)), self, refused)
        return (IllegalFence(Fence.parse(self.text)), Highlight(refused.squares))


@dataclass(frozen=True)
class ShutsIn:
    """This fence is refused because it would close this piece's last route."""

    text: str
    letter: str

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """The hatched fence."""
        refused = _refusal(game, self.text)
        _must(refused.refusal == Refusal.CLOSES_LAST_ROUTE, self, refused)
        _must(refused.pieces == (_piece(game, self.letter),), self, refused)
        return (IllegalFence(Fence.parse(self.text)),)


@dataclass(frozen=True)
class Fits:
    """These fences may each be placed; with ``parts`` the squares they lie between are framed."""

    texts: str
    parts: bool = False

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """Each fence in its owner's colour."""
        drawn: list[Mark] = []
        for text in self.texts.split():
            _must(game.why_not(text) is None, self, text, game.why_not(text))
            fence = Fence.parse(text)
            if self.parts:
                drawn.append(Highlight(_beside(game, fence)))
            drawn.append(LegalFence(fence))
        return tuple(drawn)


def _beside(game: Game, fence: Fence) -> tuple[Square, ...]:
    """The squares that lose a step by the fence."""
    before, after = game.position.board, game.position.board.with_fence(fence)
    every = range(81)
    return tuple(s for s in every if before.neighbours(s) != after.neighbours(s))


@dataclass(frozen=True)
class Reach:
    """The longest legal walk of each of these pieces has so many steps."""

    steps: Mapping[str, int]

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """The number beside each piece."""
        drawn = []
        walks = [move for move in game.legal_moves if isinstance(move, Walk)]
        for letter, steps in self.steps.items():
            piece = _piece(game, letter)
            longest = max(len(walk.path) for walk in walks if walk.piece == piece)
            _must(longest == steps, self, letter, longest)
            drawn.append(Label(_standing(game, piece), str(steps)))
        return tuple(drawn)


@dataclass(frozen=True)
class Seen:
    """These ghosts see PAC-MAN, and no others; a drawing shows it by itself."""

    letters: str

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """Nothing: lines of sight are part of every drawing."""
        figures = game.position.layout.figures
        seen = {figures[sight.ghost].letter for sight in game.position.marks.sights}
        _must(seen == set(self.letters), self, seen)
        return ()


@dataclass(frozen=True)
class Holds:
    """Counts, squares of pieces and the outcome, now or after some moves."""

    after: str = ""
    where: Mapping[str, str] = field(default_factory=dict)  # "-" off the board
    lives: int | None = None
    pellets: int | None = None
    reserve: int | None = None
    stock: tuple[int, ...] | None = None
    chamber: int | None = None
    regions: int | None = None
    outcome: tuple[int, str] | None = None  # the side that wins, and the reason

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """Nothing: it can be read off the drawing, or the text tells it."""
        later = Game.from_position(game.position_text())
        for text in self.after.split():
            later.push_text(text)
        found = _facts(later)
        figures = later.position.layout.figures
        standing = {f.letter: "-" if f.square is None else square_name(f.square) for f in figures}
        for letter, square in self.where.items():
            _must(standing[letter] == square, self, standing)
        for name, value in found.items():
            wanted = getattr(self, name)
            _must(wanted is None or wanted == value, self, name, value)
        _must((later.outcome is None) == (self.outcome is None), self, later.outcome)
        return ()


def _facts(game: Game) -> dict[str, object]:
    layout, marks = game.position.layout, game.position.marks
    ended = game.outcome
    return {
        "lives": layout.lives,
        "pellets": layout.pellets.bit_count(),
        "reserve": marks.reserve,
        "stock": layout.stock,
        "chamber": len(layout.chamber),
        "regions": layout.board.regions(marks.tunnels),
        "outcome": None if ended is None else (ended.winner, str(ended.reason)),
    }


@dataclass(frozen=True)
class Framed:
    """Squares that the text speaks of."""

    names: str

    def marks(self, game: Game) -> tuple[Mark, ...]:  # noqa: ARG002  it claims nothing
        """A frame round each."""
        return (Highlight(squares(self.names)),)


@dataclass(frozen=True)
class Pointed:
    """An arrow from one square to another, as the text says."""

    start: str
    end: str

    def marks(self, game: Game) -> tuple[Mark, ...]:  # noqa: ARG002  it claims nothing
        """An arrow."""
        return (Arrow(parse_square(self.start), parse_square(self.end)),)


@dataclass(frozen=True)
class Goal:
    """The goal of the piece is exactly these squares."""

    names: str
    letter: str

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """A frame round each."""
        goal = game.position.layout.figures[_piece(game, self.letter)].goal
        wanted = squares(self.names)
        _must(goal == sum(1 << square for square in wanted), self)
        return (Highlight(wanted),)


@dataclass(frozen=True)
class Order:
    """The pieces moved in this order in the last round."""

    letters: str

    def marks(self, game: Game) -> tuple[Mark, ...]:
        """A number beside each."""
        walkers = [move.piece for move in game.history if isinstance(move, Walk)]
        pieces = [_piece(game, letter) for letter in self.letters]
        _must(walkers[-len(pieces) :] == pieces, self, walkers)
        drawn = []
        for number, piece in enumerate(pieces, start=1):
            drawn.append(Label(_standing(game, piece), str(number)))
        return tuple(drawn)
