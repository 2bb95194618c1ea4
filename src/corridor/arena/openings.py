"""Openings of a match, one for each group of games."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

from corridor.engine.complaint import Complaint, complaint_of, quoted
from corridor.engine.limits import whole
from corridor.rules.errors import IllegalMove, InvalidText
from corridor.rules.game import Game
from corridor.rules.modes import Mode

Openings: TypeAlias = Callable[[int], tuple[str, ...]]  # from a group's number to its moves
Begin: TypeAlias = Callable[[], Game]
_MOST_PLIES = 60
_MOST_TRIES = 1000


def parse_openings(text: str, mode: Mode, *, seed: int, start: str = "") -> Openings:
    """Parse an option for openings: ``none``, ``random:4`` or ``file:PATH``.

    A file has one opening a line, moves separated by blanks; they are used in turn. ``start`` is a
    position to begin from instead of the mode's start.
    """

    def begin() -> Game:
        return Game.from_position(start) if start else Game(mode)

    kind, _, rest = text.partition(":")
    if text == "none":
        return lambda _: ()
    if kind == "random":
        plies = whole(rest, _MOST_PLIES)
        return lambda group: _random(begin, plies, Random(f"{seed} opening {group}"))
    if kind == "file":
        listed = _read(Path(rest), begin)
        return lambda group: listed[group % len(listed)]
    raise Complaint("arena-bad-openings", found=quoted(text))


def _random(begin: Begin, plies: int, rng: Random) -> tuple[str, ...]:
    """Random moves; drawn again if they end the game."""
    for _ in range(_MOST_TRIES):
        game = begin()
        texts: list[str] = []
        while len(texts) < plies and game.outcome is None:
            move = rng.choice(list(game.legal_moves))
            texts.append(game.text(move))
            game.push(move)
        if game.outcome is None:
            return tuple(texts)
    raise Complaint("arena-no-opening", plies=plies)


def _read(path: Path, begin: Begin) -> list[tuple[str, ...]]:
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise Complaint("arena-cannot-read", file=str(path)) from None
    found = []
    for number, line in enumerate(lines, start=1):
        words = line.partition("#")[0].split()
        if words:
            found.append(_checked(begin, words, number))
    if not found:
        raise Complaint("arena-cannot-read", file=str(path))
    return found


def _checked(begin: Begin, words: list[str], number: int) -> tuple[str, ...]:
    game = begin()
    try:
        for text in words:
            game.push_text(text)
    except (InvalidText, IllegalMove) as error:
        why = str(complaint_of(error))
        raise Complaint("arena-bad-opening", line=number, why=why) from None
    if game.outcome is not None:
        raise Complaint("arena-bad-opening", line=number, why=str(Complaint("engine-game-over")))
    return tuple(game.text(move) for move in game.history)
