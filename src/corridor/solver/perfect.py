"""A player of the basic chase that never gives away what a position is worth.

With up to three ghosts it counts rounds, and plays for the quickest win or resists as long as it
can. With four it looks verdicts up in tables that were made before, and leaves the choice among
moves of equal worth to the engine. In endless positions it looks for the move after which most
replies would lose.
"""

import threading
from collections import deque
from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Protocol

from corridor.engine.complaint import Complaint
from corridor.engine.player import Limit, choices
from corridor.engine.specs import make_thinker
from corridor.engine.thinking import Thinker
from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.rules.moves import Move, Piece, Side
from corridor.rules.pacman import PacmanPosition, is_pacman
from corridor.rules.position import Position
from corridor.solver.chase import Chase
from corridor.solver.rounds import Counter
from corridor.solver.tables import Tables, kept_for
from corridor.solver.verdict import Verdict

_NO_LIMIT = Limit()
_THOUGHT = Limit(nodes=20_000)  # of the engine, to choose among moves of equal worth
_WINS = (Verdict.PACMAN, Verdict.GHOSTS)  # by side
_LONG = 100_000  # more rounds than any game takes


class Judge(Protocol):
    """Knows what moves lead to."""

    counts: bool  # whether it knows rounds, too

    def moves(self, position: PacmanPosition) -> Mapping[Move, tuple[Verdict, int]]:
        """What each move leads to, and the rounds to the end (0 if they are not counted)."""
        ...


class _Looker:
    """A judge of four ghosts: verdicts from a file."""

    counts = False

    def __init__(self, path: Path) -> None:
        self._tables = Tables(path)

    def moves(self, position: PacmanPosition) -> dict[Move, tuple[Verdict, int]]:
        return {move: (verdict, 0) for move, verdict in self._tables.moves(position).items()}


# Counting takes seconds and up to 400 MB, so players of all games in a process share it.
_judges: deque[tuple[Chase, Judge]] = deque(maxlen=2)
_making = threading.Lock()


class PerfectPlayer:
    """Plays ``pacman``: up to three ghosts at once, four from tables that ``corridor solve`` made.

    >>> PerfectPlayer().choose(Game("classic-2"), rng=Random(1))
    Traceback (most recent call last):
    corridor.engine.complaint.Complaint: Only the mode pacman can be solved, not classic-2.
    """

    name = "perfect"
    limit = _NO_LIMIT  # it may need seconds before its first move, and next to none afterwards

    def choose(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,  # noqa: ARG002  it looks moves up
        *,
        rng: Random,
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """The best move; among equals one by chance."""
        position = game.position
        if not is_pacman(position):
            raise Complaint("solver-only-pacman", mode=game.mode.key)
        own = set(choices(game, pieces))
        judge = _judge_for(position)
        scores = {
            move: _score(found, position.to_move)
            for move, found in judge.moves(position).items()
            if move in own
        }
        best = [move for move, score in scores.items() if score == max(scores.values())]
        if len(best) > 1 and scores[best[0]] == 0:
            best = _most_tempting(judge, position, best)
        elif len(best) > 1 and not judge.counts:
            return self._preferred(game, _fresh(game, best), pieces)
        return rng.choice(best)

    def _preferred(self, game: Game, best: list[Move], pieces: Collection[Piece] | None) -> Move:
        """The engine's favourite among moves of equal worth."""
        lines = len(game.legal_moves)
        found = self._thinker.analyse(game, _THOUGHT, multipv=lines, pieces=pieces).lines
        ranked = [line.moves[0] for line in found if line.moves[0] in best]
        return ranked[0] if ranked else best[0]

    @cached_property
    def _thinker(self) -> Thinker:
        return make_thinker()


def _fresh(game: Game, moves: list[Move]) -> list[Move]:
    """The moves that lead to no position of the game so far, if there are any: others lose time."""
    seen = {position for position, _ in game.past()}
    return [move for move in moves if game.position.after(move) not in seen] or moves


def cannot_play(position: Position) -> Complaint | None:
    """Why the perfect player cannot play on from a position; nothing if it can."""
    if not is_pacman(position):
        return Complaint("solver-only-pacman", mode=position.mode.key)
    chase = smallest_chase(position)
    if Counter.takes(len(chase.ghosts)) or kept_for(chase) is not None:
        return None
    return Complaint("solver-perfect-needs-tables", layout=position.mode.layout.name)


def can_play(mode: Mode) -> bool:
    """Whether the perfect player can play a mode from its start."""
    return cannot_play(mode.start()) is None


def smallest_chase(position: PacmanPosition) -> Chase:
    """The chase with the fewest ghosts whose verdicts are those of the position."""
    letters = [figure.letter for figure in position.mode.layout.figures]
    here = (piece for piece in range(1, len(letters)) if position.squares[piece] is not None)
    few = Chase.of(position.mode, "".join(letters[piece] for piece in here))
    return few if few.holds(position) else Chase.of(position.mode)


def _judge_for(position: PacmanPosition) -> Judge:
    """A judge of a chase that holds the position, from before if possible."""
    with _making:
        chase = smallest_chase(position)
        for known, judge in _judges:
            same = known.mode == position.mode and known.holds(position)
            if same and (judge.counts or known == chase):  # one that counts plays better
                return judge
        judge = _new_judge(chase, position)
        _judges.append((chase, judge))
        return judge


def _new_judge(chase: Chase, position: PacmanPosition) -> Judge:
    if Counter.takes(len(chase.ghosts)):
        return Counter(chase.numbers, len(chase.ghosts))
    path = kept_for(chase)
    if path is None:
        raise Complaint("solver-perfect-needs-tables", layout=position.mode.layout.name)
    return _Looker(path)


def _score(found: tuple[Verdict, int], side: Side) -> int:
    """Higher is better for the side: quick wins, then endless, then long resistance."""
    verdict, rounds = found
    if verdict == Verdict.ENDLESS:
        return 0
    return _LONG - rounds if verdict == _WINS[side] else rounds - _LONG


def _most_tempting(judge: Judge, position: PacmanPosition, moves: Iterable[Move]) -> list[Move]:
    """The endless moves with the largest share of losing replies."""
    side = position.to_move
    shares = {move: _losing_share(judge, position.after(move), side) for move in moves}
    return [move for move, share in shares.items() if share == max(shares.values())]


def _losing_share(judge: Judge, position: PacmanPosition, side: Side) -> float:
    """The share of the opponent's next replies that let the side win.

    Where the side moves on itself (a boost, the next ghost), its best continuation counts.
    """
    if position.outcome is not None:
        return 0.0
    verdicts = {move: verdict for move, (verdict, _) in judge.moves(position).items()}
    if position.to_move != side:
        return sum(one == _WINS[side] for one in verdicts.values()) / len(verdicts)
    return max(
        _losing_share(judge, position.after(move), side)
        for move, verdict in verdicts.items()
        if verdict == Verdict.ENDLESS
    )
