"""Aims: short statements about an attempt, put to the law.

An aim is one line of text: a word, what it is about, and for a count a comparison::

    at W e9 f9        the piece stands on one of these squares
    cost X >= 3       the shortest way of the piece has grown by at least three steps
    not unseen        any aim may be turned round

``docs/reference/lesson-file.md`` lists them all.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from operator import eq, ge, le
from typing import TypeAlias

from corridor.learn.attempt import Attempt
from corridor.rules.board import SIZE, parse_square
from corridor.rules.chase import PACMAN, PACMAN_SIDE
from corridor.rules.errors import Refusal
from corridor.rules.modes import AnyPosition
from corridor.rules.moves import Enter, Pass, Piece, Place, Relocate, Spend, Walk

Words: TypeAlias = tuple[str, ...]

_JUMP = 2  # squares between where a jump begins and where it ends, along the grid
_COMPARE: Mapping[str, Callable[[int, int], bool]] = {"<=": le, ">=": ge, "=": eq}
_KINDS: Mapping[str, type] = {
    "walk": Walk,
    "fence": Place,
    "relocation": Relocate,
    "entry": Enter,
    "spending": Spend,
    "pass": Pass,
}
_SHAPES = {
    "piece": re.compile(r"[WXYZMBIPC]"),
    "square": re.compile(r"[a-i][1-9]"),
    "move": re.compile(r"\S+"),
    "kind": re.compile("|".join(_KINDS)),
    "refusal": re.compile("|".join(Refusal)),
    "direction": re.compile("straight|aside"),
    "phase": re.compile(r"[a-z_]+"),
}


class BadAim(ValueError):
    """A text that is not an aim."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A statement that holds or does not hold of an attempt."""

    text: str
    word: str
    args: Words
    negated: bool = False
    compare: str = ""  # empty for an aim that counts nothing
    number: int = 0

    @classmethod
    def parse(cls, text: str) -> "Aim":
        """Read an aim."""
        words = text.split()
        negated = words[:1] == ["not"]
        word, *args = words[negated:] or [""]
        if word in _TESTS:
            _check_args(text, args, _TESTS[word][0])
            return cls(text, word, tuple(args), negated)
        if word not in _COUNTS:
            raise BadAim(f"{text!r}: no aim is called {word!r}")
        *args, compare, number = args if len(args) > 1 else ("", "", "")
        if compare not in _COMPARE or not number.isdigit():
            raise BadAim(f"{text!r}: expected a comparison, such as >= 3")
        _check_args(text, args, _COUNTS[word][0])
        return cls(text, word, tuple(args), negated, compare, int(number))

    def holds(self, attempt: Attempt) -> bool:
        """Whether the attempt is as the aim says."""
        if not self.compare:
            return _TESTS[self.word][1](attempt, self.args) != self.negated
        count = _COUNTS[self.word][1](attempt, self.args)
        held = count is not None and _COMPARE[self.compare](count, self.number)
        return held != self.negated


def _check_args(text: str, args: list[str], shape: str) -> None:
    """Refuse arguments that do not fit; a shape that ends in + takes one or more of its last."""
    wanted = shape.rstrip("+").split()
    if shape.endswith("+") and args:
        wanted += [wanted[-1]] * (len(args) - len(wanted))
    fit = len(args) == len(wanted) and all(
        _SHAPES[kind].fullmatch(arg) for kind, arg in zip(wanted, args, strict=False)
    )
    if not fit:
        raise BadAim(f"{text!r}: expected {shape or 'nothing'} after the word")


# Where pieces stand


def _piece(position: AnyPosition, letter: str) -> Piece:
    return [figure.letter for figure in position.mode.layout.figures].index(letter)


def _at(attempt: Attempt, args: Words) -> bool:
    here = attempt.now.squares[_piece(attempt.now, args[0])]
    return here is not None and here in [parse_square(name) for name in args[1:]]


def _off(attempt: Attempt, args: Words) -> bool:
    return all(attempt.now.squares[_piece(attempt.now, letter)] is None for letter in args)


def _distance(attempt: Attempt, args: Words) -> int | None:
    now = attempt.now
    one, other = (now.squares[_piece(now, letter)] for letter in args)
    if one is None or other is None:
        return None
    return now.board.distance(one, 1 << other, now.marks.tunnels)


def _route_in(position: AnyPosition, letter: str) -> int | None:
    """Steps from a piece to what its side wants, other pieces not counted as obstacles."""
    piece = _piece(position, letter)
    aim = position.aims[position.mode.layout.figures[piece].side]
    here = position.squares[piece]
    if aim is None or here is None:
        return None
    return position.board.distance(here, aim.squares, aim.links)


def _route(attempt: Attempt, args: Words) -> int | None:
    return _route_in(attempt.now, args[0])


def _cost(attempt: Attempt, args: Words) -> int | None:
    before, after = (_route_in(position, args[0]) for position in (attempt.start, attempt.now))
    return None if before is None or after is None else after - before


# What the learner did


def _move(attempt: Attempt, args: Words) -> bool:
    return bool(attempt.made) and attempt.made[-1].text in args


def _made(attempt: Attempt, args: Words) -> bool:
    return bool(attempt.made) and isinstance(attempt.made[-1].move, _KINDS[args[0]])


def _refused(attempt: Attempt, args: Words) -> bool:
    return attempt.refused is not None and attempt.refused.refusal in args


def _jumped(attempt: Attempt, args: Words) -> bool:
    """Whether the last move was a jump: straight on, or to the side of the jumped pawn."""
    last = attempt.made[-1] if attempt.made else None
    if last is None or not isinstance(last.move, Walk):
        return False
    here, there = last.before.squares[last.move.piece], last.move.path[-1]
    if here is None:
        return False
    across, along = abs(here % SIZE - there % SIZE), abs(here // SIZE - there // SIZE)
    if across + along != _JUMP:
        return False
    return (args[0] == "aside") == (across == along)


def _moved(attempt: Attempt, args: Words) -> int:  # noqa: ARG001  takes none
    return len(attempt.made)


def _steps(attempt: Attempt, args: Words) -> int | None:  # noqa: ARG001  takes none
    return len(attempt.walks[-1].path) if attempt.walks else None


def _through(attempt: Attempt, args: Words) -> bool:
    entered = {square for walk in attempt.walks for square in walk.path}
    return all(parse_square(name) in entered for name in args)


def _spent(attempt: Attempt, args: Words) -> bool:  # noqa: ARG001  takes none
    return any(isinstance(made.move, Spend) for made in attempt.made)


# What is left


def _pellets(attempt: Attempt, args: Words) -> int:  # noqa: ARG001  takes none
    return attempt.now.layout.pellets.bit_count()


def _lives(attempt: Attempt, args: Words) -> int | None:  # noqa: ARG001  takes none
    return attempt.now.layout.lives


def _reserve(attempt: Attempt, args: Words) -> int | None:  # noqa: ARG001  takes none
    return attempt.now.marks.reserve


def _stock(attempt: Attempt, args: Words) -> int:
    figures = attempt.now.mode.layout.figures
    return attempt.now.stock[figures[_piece(attempt.now, args[0])].side]


def _chamber(attempt: Attempt, args: Words) -> int:  # noqa: ARG001  takes none
    return len(attempt.now.layout.chamber)


def _caught(attempt: Attempt, args: Words) -> bool:  # noqa: ARG001  takes none
    before, after = attempt.start.layout.lives, attempt.now.layout.lives
    return before is not None and after is not None and after < before


def _wins(attempt: Attempt, args: Words) -> bool:
    outcome = attempt.game.outcome
    figures = attempt.now.mode.layout.figures
    side = figures[_piece(attempt.now, args[0])].side
    return outcome is not None and outcome.winner == side


def _phase(attempt: Attempt, args: Words) -> bool:
    return attempt.now.marks.phase in args


# Sight and danger


def _seen(attempt: Attempt, args: Words) -> bool:
    figures = attempt.now.mode.layout.figures
    return {figures[sight.ghost].letter for sight in attempt.now.marks.sights} == set(args)


def _unseen(attempt: Attempt, args: Words) -> bool:
    return not attempt.now.marks.sights and not _caught(attempt, args)


def _safe_in(position: AnyPosition) -> bool:
    """Whether no ghost can reach PAC-MAN in its next turn."""
    prey = position.squares[PACMAN]
    ghosts = [g for g, here in enumerate(position.squares) if g != PACMAN and here is not None]
    return not any(
        isinstance(move, Walk) and move.path[-1] == prey
        for ghost in ghosts
        for move in position.turn_of(ghost).legal_moves()
    )


def _safe(attempt: Attempt, args: Words) -> bool:
    """Whether PAC-MAN has not been caught, and no ghost can reach him in its next turn."""
    return not _caught(attempt, args) and _safe_in(attempt.now)


def _trapped(attempt: Attempt, args: Words) -> bool:  # noqa: ARG001  takes none
    """Whether PAC-MAN is to walk, and every walk leads into a ghost or into reach of one."""
    now = attempt.now
    if now.to_move != PACMAN_SIDE or attempt.game.outcome is not None:
        return False
    walks = [move for move in now.legal_moves() if isinstance(move, Walk)]
    return bool(walks) and not any(_escapes(now, walk) for walk in walks)


def _escapes(position: AnyPosition, walk: Walk) -> bool:
    after = position.after(walk)
    if after.layout.lives != position.layout.lives:
        return False
    return after.layout.pellets != position.layout.pellets or _safe_in(after)


def _boxed(attempt: Attempt, args: Words) -> bool:
    """Whether the pawn has no step and no jump."""
    turn = attempt.now.turn_of(_piece(attempt.now, args[0]))
    return not any(isinstance(move, Walk) for move in turn.legal_moves())


_Test: TypeAlias = Callable[[Attempt, Words], bool]
_Count: TypeAlias = Callable[[Attempt, Words], int | None]

# Each aim by its word: the shape of its arguments, and the question it asks.
_TESTS: Mapping[str, tuple[str, _Test]] = {
    "at": ("piece square+", _at),
    "off": ("piece+", _off),
    "move": ("move+", _move),
    "made": ("kind", _made),
    "refused": ("refusal+", _refused),
    "jumped": ("direction", _jumped),
    "through": ("square+", _through),
    "spent": ("", _spent),
    "caught": ("", _caught),
    "wins": ("piece", _wins),
    "phase": ("phase+", _phase),
    "seen": ("piece+", _seen),
    "unseen": ("", _unseen),
    "safe": ("", _safe),
    "trapped": ("", _trapped),
    "boxed": ("piece", _boxed),
}
_COUNTS: Mapping[str, tuple[str, _Count]] = {
    "distance": ("piece piece", _distance),
    "route": ("piece", _route),
    "cost": ("piece", _cost),
    "moved": ("", _moved),
    "steps": ("", _steps),
    "pellets": ("", _pellets),
    "lives": ("", _lives),
    "reserve": ("", _reserve),
    "stock": ("piece", _stock),
    "chamber": ("", _chamber),
}
WORDS: Mapping[str, str] = {word: shape for word, (shape, _) in (*_TESTS.items(), *_COUNTS.items())}
