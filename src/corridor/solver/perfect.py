"""A player of the basic chase that never gives away what a position is worth.

It plays for the quickest win, or resists as long as it can. In endless positions it looks for the
move after which most replies would lose.
"""

from collections import deque
from collections.abc import Collection
from random import Random

from corridor.engine.complaint import Complaint
from corridor.engine.player import Limit, choices
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Side
from corridor.rules.pacman import PacmanPosition, is_pacman
from corridor.solver.chase import Chase
from corridor.solver.rounds import Counter
from corridor.solver.verdict import Verdict

_NO_LIMIT = Limit()
_WINS = (Verdict.PACMAN, Verdict.GHOSTS)  # by side
_LONG = 100_000  # more rounds than any game takes
# Counting takes seconds and up to 400 MB, so players of all games in a process share it.
_counters: deque[tuple[Chase, Counter]] = deque(maxlen=2)


class PerfectPlayer:
    """Plays ``pacman`` from counted rounds: up to three ghosts that can be on the board.

    >>> from corridor import make_mode
    >>> PerfectPlayer().choose(Game(make_mode("pacman")), rng=Random(1))
    Traceback (most recent call last):
    corridor.engine.complaint.Complaint: Rounds are counted for up to three ghosts. This game has 4.
    """

    name = "perfect"
    limit = _NO_LIMIT  # it needs seconds before its first move, and none afterwards

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
        counter = _counter_for(position)
        own = set(choices(game, pieces))
        scores = {
            move: _score(found, position.to_move)
            for move, found in counter.moves(position).items()
            if move in own
        }
        best = [move for move, score in scores.items() if score == max(scores.values())]
        if scores[best[0]] == 0:
            best = _most_tempting(counter, position, best)
        return rng.choice(best)


def smallest_chase(position: PacmanPosition) -> Chase:
    """The chase with the fewest ghosts whose verdicts are those of the position."""
    letters = [figure.letter for figure in position.mode.layout.figures]
    here = (piece for piece in range(1, len(letters)) if position.squares[piece] is not None)
    few = Chase.of(position.mode, "".join(letters[piece] for piece in here))
    return few if few.holds(position) else Chase.of(position.mode)


def _counter_for(position: PacmanPosition) -> Counter:
    """The rounds of a chase that holds the position, counted before if possible."""
    for chase, counter in _counters:
        if chase.mode == position.mode and chase.holds(position):
            return counter
    chase = smallest_chase(position)
    counter = Counter(chase.numbers, len(chase.ghosts))
    _counters.append((chase, counter))
    return counter


def _score(found: tuple[Verdict, int], side: Side) -> int:
    """Higher is better for the side: quick wins, then endless, then long resistance."""
    verdict, rounds = found
    if verdict == Verdict.ENDLESS:
        return 0
    return _LONG - rounds if verdict == _WINS[side] else rounds - _LONG


def _most_tempting(counter: Counter, position: PacmanPosition, moves: list[Move]) -> list[Move]:
    """The endless moves with the largest share of losing replies."""
    side = position.to_move
    shares = {move: _losing_share(counter, position.after(move), side) for move in moves}
    return [move for move, share in shares.items() if share == max(shares.values())]


def _losing_share(counter: Counter, position: PacmanPosition, side: Side) -> float:
    """The share of the opponent's next replies that let the side win.

    Where the side moves on itself (a boost, the next ghost), its best continuation counts.
    """
    if position.outcome is not None:
        return 0.0
    verdicts = {move: verdict for move, (verdict, _) in counter.moves(position).items()}
    if position.to_move != side:
        return sum(one == _WINS[side] for one in verdicts.values()) / len(verdicts)
    return max(
        _losing_share(counter, position.after(move), side)
        for move, verdict in verdicts.items()
        if verdict == Verdict.ENDLESS
    )
