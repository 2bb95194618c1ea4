"""Compares law and core after every move, and shrinks a difference."""

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from corridor import LAYOUTS, Fence, Game, Move, Walk
from corridor.engine.core_position import CorePosition
from corridor.rules.modes import make_mode
from corridor.rules.position_reader import parse_position
from tests.conformance.random_positions import edited, random_case
from tests.conformance.steer import steered_move

_LONGEST_GAME = 160
_USUAL_CHAMBERS = [
    make_mode("pacman-advanced", layout=name).layout.chamber for name in LAYOUTS["pacman-advanced"]
]
_EDITED = 0.02  # share of moves: a few times a game


@dataclass(frozen=True, slots=True)
class Difference:
    """A position on which law and core differ, and both answers."""

    position: str
    question: str
    law: object
    core: object
    moves: tuple[str, ...] = ()

    def __str__(self) -> str:
        law, core = self.law, self.core
        if isinstance(law, list) and isinstance(core, list):
            law, core = sorted(set(law) - set(core)), sorted(set(core) - set(law))
        return f"{self.position}\n  {self.question}\n  law:  {law}\n  core: {core}"


@dataclass(slots=True)
class Tally:
    """Counts of positions and events."""

    positions: Counter[str]
    events: Counter[str]


def difference(game: Game, core: CorePosition) -> Difference | None:
    """The first difference between law and core."""
    here = game.position_text(counters=True)
    asked = (
        ("position text", here, core.position_text(counters=True)),
        ("side to move", game.to_move, core.to_move),
        ("outcome", game.outcome, core.outcome),
        ("rating", game.rating, core.rating),
        ("legal moves", game.legal_moves.texts(), core.legal_texts()),
    )
    for question, law, answer in asked:
        if law != answer:
            return Difference(here, question, law, answer)
    return None


def play(rng: Random, tally: Tally, mode: str | None = None) -> Difference | None:
    """One random game on both; the first difference ends it.

    Now and then its text is changed a little and both go on from what it says then.
    """
    game = random_case(rng, mode)
    core = _core_of(game)
    texts: list[str] = []
    note_start(game, tally.events)
    for _ply in range(_LONGEST_GAME):
        if rng.random() < _EDITED:
            game, texts = edited(rng, game), []
            core = _core_of(game)
            tally.events["edited"] += 1
        if isinstance(core, Difference):
            return core
        tally.positions[game.mode.key] += 1
        if found := difference(game, core):
            return Difference(found.position, found.question, found.law, found.core, tuple(texts))
        moves = list(game.legal_moves)
        if not moves:
            break
        move = steered_move(game, moves, rng)
        texts.append(game.text(move))
        note(game, move, tally.events)
        game.push(move)
        core.do(move)
    assert isinstance(core, CorePosition)
    tally.events[f"end {game.outcome.reason}" if game.outcome else "cut short"] += 1
    return _undone(game, core)


def _core_of(game: Game) -> CorePosition | Difference:
    """The same position in the core, which must accept all that the law accepts."""
    try:
        return CorePosition.from_game(game)
    except ValueError as error:
        return Difference(game.position_text(counters=True), "can be read", True, str(error))


def _undone(game: Game, core: CorePosition) -> Difference | None:
    """Undo all moves: both must be at the start again."""
    while game.history:
        game.pop()
        core.undo()
    return difference(game, core)


def note_start(game: Game, events: Counter[str]) -> None:
    """Count games with an unusual start."""
    if game.position != game.mode.start():
        events["begins elsewhere"] += 1
    if game.mode.layout.chamber and game.mode.layout.chamber not in _USUAL_CHAMBERS:
        events["other chamber"] += 1


def note(game: Game, move: Move, events: Counter[str]) -> None:
    """Count the events of a move."""
    before = game.position.layout
    after = game.position.after(move).layout
    events[type(move).__name__.lower()] += 1
    if before.lives != after.lives:
        events["catch"] += 1
    if before.pellets != after.pellets:
        events["pellet"] += 1
    if isinstance(move, Walk):
        start = before.squares[move.piece]
        path = move.path if start is None else (start, *move.path)
        events["jump or tunnel"] += sum(not _beside(*step) for step in pairwise(path))
        if game.position.marks.boosted:
            events["boost"] += 1
            if before.squares[1:].count(None) < after.squares[1:].count(None):
                events["ghost eaten"] += 1


def _beside(here: int, there: int) -> bool:
    return abs(here - there) in (1, 9)


def shrunk(found: Difference) -> Difference:
    """The same difference in a simpler position: no history, fewer fences."""
    smallest = _again(found.position) or found
    for fence in parse_position(smallest.position)[0].board.fences:
        smaller = _again(_without(smallest.position, fence))
        smallest = smaller or smallest
    return smallest


def _again(text: str) -> Difference | None:
    try:
        game = Game.from_position(text)
    except ValueError:
        return None
    core = _core_of(game)
    return core if isinstance(core, Difference) else difference(game, core)


def _without(text: str, fence: Fence) -> str:
    fields = text.split(" / ")
    number = 1 if fence.horizontal else 2
    names = [fields[number][i : i + 2] for i in range(0, len(fields[number]), 2)]
    fields[number] = "".join(name for name in names if name != str(fence)[:2])
    return " / ".join(fields)
