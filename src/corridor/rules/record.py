"""`Record`: a saved game with its start, its annotated moves and its result."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique
from itertools import zip_longest
from typing import TypeAlias

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.family import Mode
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Side
from corridor.rules.position import Counters, Position, Reason


@unique
class Ending(StrEnum):
    """How a game ended, or that it is open, if the board does not show it. Stable codes."""

    ABANDONED = "abandoned"
    AGREEMENT = "agreement"
    RESIGN = "resign"
    TIME = "time"
    UNTERMINATED = "unterminated"


Termination: TypeAlias = Reason | Ending


@unique
class Character(StrEnum):
    """The character of a pawn in a race; without effect on the rules."""

    PAWN = "pawn"
    PACMAN = "pacman"
    BLINKY = "blinky"
    INKY = "inky"
    PINKY = "pinky"
    CLYDE = "clyde"


@unique
class Glyph(StrEnum):
    """An annotation mark of a move."""

    GOOD = "!"
    BAD = "?"
    BRILLIANT = "!!"
    BLUNDER = "??"
    INTERESTING = "!?"
    DUBIOUS = "?!"


NOTE = re.compile(r"\[%(clk|eval)\b([^\[\]]*)\]")  # what programs write into comments
FORBIDDEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")  # control characters
RESERVED = ("Mode", "Start", "Seats", "Characters", "Result", "Termination")
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
_SCORE = r"(?:#-?[0-9]{1,4}|[+-]?[0-9]{1,6}(?:\.[0-9]{1,6})?)"
_MOST_CLOCK = 10_000 * 60 * 60 * 1000  # what four digits of hours can show
_EVALUATION = re.compile(rf"{_SCORE}(?:,{_SCORE}){{0,3}}")


@dataclass(frozen=True, slots=True)
class Played:
    """A move of a record, with its comments and variations."""

    move: Move
    glyph: Glyph | None = None
    clock: int | None = None  # milliseconds the mover has left after the move
    evaluation: str = ""  # `0.35`, `#-3`, or one score for each side
    comment: str = ""
    variations: tuple["Line", ...] = ()

    def __post_init__(self) -> None:
        check_comment(self.comment)
        if self.clock is not None and not 0 <= self.clock < _MOST_CLOCK:
            raise InvalidText(str(self.clock), expected=Expected.CLOCK)
        if self.evaluation:
            parse_evaluation(self.evaluation)


@dataclass(frozen=True, slots=True)
class Line:
    """Moves one after another, and a comment before the first."""

    moves: tuple[Played, ...] = ()
    comment: str = ""

    def __post_init__(self) -> None:
        check_comment(self.comment)


@dataclass(frozen=True, slots=True)
class Record:
    """A finished or saved game.

    >>> game = Game("classic-2")
    >>> game.push_text("e2")
    >>> record = record_of(game, winners=(0,), termination="resign")
    >>> record.result, record.termination
    ('1-0', <Ending.RESIGN: 'resign'>)
    """

    start: Position
    counters: Counters = field(default_factory=Counters)  # those of the start
    line: Line = field(default_factory=Line)
    winners: tuple[Side, ...] = ()  # who shares the point; every side in a draw, none while open
    termination: Termination = Ending.UNTERMINATED
    seats: tuple[tuple[Piece, ...], ...] = ()  # the pieces of each seat; () where it is not said
    characters: tuple[Character, ...] = ()  # by piece; () where it is not said
    tags: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        pieces, sides = len(self.mode.layout.figures), len(self.mode.layout.stock)
        if parse_result(self.result, sides) != self.winners:
            raise InvalidText(str(self.winners), expected=Expected.RESULT, detail=str(sides))
        if self.seats and not _shares(self.seats, pieces):
            raise InvalidText(str(self.seats), expected=Expected.SEATS)
        if self.characters and not _fit(self.characters, self.mode):
            raise InvalidText(" ".join(self.characters), expected=Expected.CHARACTERS)
        for name, value in self.tags:
            check_tag(name, value)
        if len(dict(self.tags)) != len(self.tags):
            raise InvalidText(" ".join(dict(self.tags)), expected=Expected.TAG_ONCE)

    @property
    def mode(self) -> Mode:
        """The mode, with its switches and its layout."""
        return self.start.mode

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves that were played, first to last."""
        return self.line.moves

    @property
    def result(self) -> str:
        """Each side's share of the point; ``*`` while the game is open."""
        return result_text(self.winners, len(self.mode.layout.stock))

    def game(self) -> Game:
        """The game, played again; after a resignation it is open where it stopped."""
        moves = [played.move for played in self.moves]
        return Game._played_again(self.start, self.counters, moves)


def record_of(
    game: Game,
    *,
    tags: Mapping[str, str] | None = None,
    seats: Iterable[Iterable[Piece]] = (),
    characters: Iterable[str] = (),
    winners: Iterable[Side] | None = None,
    termination: str | None = None,
    clocks: Sequence[int] = (),
) -> Record:
    """The record of a game; the arguments add what the board does not show: a resignation.

    ``clocks`` are the milliseconds that each mover had left, one for every move if any.
    """
    shared = winners_of(game, None if winners is None else tuple(sorted(set(winners))))
    return Record(
        start=game.start,
        counters=game._counters[0],
        line=Line(
            tuple(Played(move, clock=left) for move, left in zip_longest(game.history, clocks))
        ),
        winners=shared,
        termination=termination_of(game, shared, termination),
        seats=tuple(tuple(sorted(pieces)) for pieces in seats),
        characters=parse_characters(" ".join(characters), game.mode),
        tags=tuple((tags or {}).items()),
    )


# How it ended


def result_text(winners: tuple[Side, ...], sides: int) -> str:
    """Write who shares the point, side by side.

    >>> result_text((2,), 4), result_text((0, 1), 2), result_text((1, 2), 3), result_text((), 2)
    ('0-0-1-0', '1/2-1/2', '0-1/2-1/2', '*')
    """
    if not winners:
        return "*"
    share = "1" if len(winners) == 1 else f"1/{len(winners)}"
    return "-".join(share if side in winners else "0" for side in range(sides))


def parse_result(text: str, sides: int) -> tuple[Side, ...]:
    """Read who shares the point."""
    parts = [] if text == "*" else text.split("-")
    winners = tuple(side for side, part in enumerate(parts[: sides + 1]) if part != "0")
    if result_text(winners, sides) != text:
        raise InvalidText(text, expected=Expected.RESULT, detail=str(sides))
    return winners


def winners_of(game: Game, said: tuple[Side, ...] | None) -> tuple[Side, ...]:
    """The sides that share the point; they must agree with the board if it decides."""
    sides = len(game.mode.layout.stock)
    outcome = game.outcome
    if outcome is None:
        return said or ()
    winners = tuple(range(sides)) if outcome.winner is None else (outcome.winner,)
    if said not in (None, winners):
        found, wanted = result_text(said or (), sides), result_text(winners, sides)
        raise InvalidText(found, expected=Expected.RESULT_OF_BOARD, detail=wanted)
    return winners


def termination_of(game: Game, winners: tuple[Side, ...], said: str | None) -> Termination:
    """How the game ended; optional if the board decides."""
    outcome = game.outcome
    if outcome is not None:
        if said not in (None, outcome.reason):
            raise InvalidText(said, expected=Expected.TERMINATION, detail=outcome.reason)
        return outcome.reason
    if said is None and not winners:
        return Ending.UNTERMINATED
    ending = next((ending for ending in Ending if ending == said), None)
    if ending is None:
        raise InvalidText(said or "", expected=Expected.TERMINATION, detail=", ".join(Ending))
    if not _fits(ending, len(winners), len(game.mode.layout.stock)):
        raise InvalidText(ending, expected=Expected.RESULT_FITS)
    return ending


def _fits(ending: Ending, winners: int, sides: int) -> bool:
    match ending:
        case Ending.UNTERMINATED:
            return winners == 0
        case Ending.AGREEMENT:
            return winners == sides
        case Ending.RESIGN | Ending.TIME:
            return 0 < winners < sides
    return True


# Seats and characters


def seats_text(seats: tuple[tuple[Piece, ...], ...], mode: Mode) -> str:
    """Write the pieces of each seat by their letters: ``M BI PC``."""
    letters = [figure.letter for figure in mode.layout.figures]
    return " ".join("".join(letters[piece] for piece in pieces) for pieces in seats)


def parse_seats(text: str, mode: Mode) -> tuple[tuple[Piece, ...], ...]:
    """Read the pieces of each seat."""
    pieces = {figure.letter: piece for piece, figure in enumerate(mode.layout.figures)}
    if sorted("".join(text.split())) != sorted(pieces):
        raise InvalidText(text, expected=Expected.SEATS)
    return tuple(tuple(sorted(pieces[letter] for letter in word)) for word in text.split())


def _shares(seats: tuple[tuple[Piece, ...], ...], pieces: int) -> bool:
    """Whether every piece belongs to one seat, and every seat has a piece."""
    held = [piece for seat in seats for piece in seat]
    in_order = all(seat and seat == tuple(sorted(seat)) for seat in seats)
    return in_order and sorted(held) == list(range(pieces))


def parse_characters(text: str, mode: Mode) -> tuple[Character, ...]:
    """Read what each pawn looks like."""
    known = {str(character): character for character in Character}
    words = text.split()
    characters = tuple(known[word] for word in words if word in known)
    if len(characters) != len(words) or (words and not _fit(characters, mode)):
        raise InvalidText(text, expected=Expected.CHARACTERS, detail=", ".join(known))
    return characters


def _fit(characters: tuple[Character, ...], mode: Mode) -> bool:
    """Whether there is one for each pawn, no two alike but plain pawns; none in a chase."""
    figures = mode.layout.figures
    chosen = [character for character in characters if character != Character.PAWN]
    apart = len(set(chosen)) == len(chosen)
    return apart and len(characters) == len(figures) and all(figure.goal for figure in figures)


# Comments and tags


def check_comment(comment: str) -> None:
    """Refuse a comment that would not be read as it was written."""
    if comment != comment.strip() or FORBIDDEN.search(comment) or NOTE.search(comment):
        raise InvalidText(comment, expected=Expected.COMMENT)


def parse_evaluation(text: str) -> str:
    """Check an evaluation, one score or one for each side; its text is kept."""
    if not _EVALUATION.fullmatch(text):
        raise InvalidText(text, expected=Expected.EVALUATION)
    return text


def check_tag(name: str, value: str) -> None:
    """Refuse a tag that would not be read as it was written."""
    if name in RESERVED or not _TAG_NAME.fullmatch(name):
        raise InvalidText(name, expected=Expected.TAG_NAME)
    if FORBIDDEN.search(value) or "\n" in value:
        raise InvalidText(value, expected=Expected.TAG_VALUE)
