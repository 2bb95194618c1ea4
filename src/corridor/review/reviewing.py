"""`Reviewing`: makes a review position by position, so that others may use the engine between."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from corridor.engine.player import Limit
from corridor.engine.thinking import Line, Thinker
from corridor.review.chances import chances_of, curve_of, decided
from corridor.review.exact import Exact, nothing_exact, worth_for
from corridor.review.facts import Facts, has_choice, is_plain, line_texts, route_steps
from corridor.review.marks import (
    BLUNDER,
    DUBIOUS,
    HOPELESS,
    ONLY,
    VERSION,
    accuracy,
    mark_of,
    turning_points,
)
from corridor.review.reasons import why
from corridor.rules.game import Game
from corridor.rules.moves import Move, Side
from corridor.rules.position import Position
from corridor.rules.position_text import position_text
from corridor.rules.record import Record
from corridor.solver.verdict import Verdict
from corridor.wire.review import MoveMark, Review, ReviewedMove, Why

# Nodes for each position: as many as take about as long in every mode.
NODES: Mapping[str, int] = {
    "classic-2": 10_000,
    "classic-3": 300,
    "classic-4": 300,
    "pacman": 10_000,
    "pacman-advanced": 6_000,
}
_UNTRIED = 3_000  # nodes in a mode of somebody's own
LONGEST_LINE = 8  # moves of a better line
HASH = 4  # MB; another size could find other moves
LINES = 2  # the best move, and the next to compare it with
_DIGITS = 3
_TWO = 2
Moves: TypeAlias = tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class _Look:
    """What the engine found in a position."""

    side: Side  # to move
    chances: tuple[float, ...]
    lines: tuple[Line, ...] = ()  # none when the game is over

    @property
    def score(self) -> str:
        """The score as records write it: the first side's lead, or a share for each side."""
        return score_text(self.lines[0], self.side, self.chances) if self.lines else ""

    def end_for(self, side: Side) -> int | None:
        """Decisions to the forced end: above 0 the side wins, below 0 it loses."""
        if not self.lines or (end := self.lines[0].ends_in) is None:
            return None
        return end if side == self.side else -end


class Reviewing:
    """A review that is being made.

    >>> from corridor.engine.specs import make_thinker
    >>> from corridor.rules.record_reader import read_record
    >>> reviewing = Reviewing(read_record("1. e2 e8 *"), nodes=100)
    >>> while reviewing.done < reviewing.total:
    ...     reviewing.step(make_thinker(hash_mb=HASH))
    >>> [move.move for move in reviewing.review().moves]
    ['e2', 'e8']
    """

    def __init__(
        self, record: Record, *, nodes: int | None = None, exact: Exact = nothing_exact
    ) -> None:
        self.nodes = nodes or nodes_of(record.mode.key)
        self.total = len(record.moves) + 1  # positions
        self._moves = tuple(played.move for played in record.moves)
        self._thinker: Thinker | None = None
        self._exact = exact
        self._curve = curve_of(record.mode.key)
        self._game = Game.from_position(position_text(record.start, record.counters))
        self._start = self._game.position
        self._looks: list[_Look] = []
        self._judged: list[ReviewedMove] = []
        self._choices: list[bool] = []

    @property
    def done(self) -> int:
        """How many positions have been judged."""
        return len(self._looks)

    def step(self, thinker: Thinker) -> None:
        """Judge the next position, and the move that led to it.

        Searches forget those before, so that each step may have another thinker.
        """
        self._thinker = thinker
        before = self._game.copy()
        if self._looks:
            self._game.push(self._moves[len(self._looks) - 1])
        self._looks.append(self._look(self._game))
        if len(self._looks) > 1:
            self._judge(before, self._moves[len(self._looks) - 2], *self._looks[-2:])

    def review(self) -> Review:
        """The review, once every position has been judged."""
        first = self._looks[0]
        sides = range(len(first.chances))
        return Review(
            mode=self._game.mode.key,
            version=VERSION,
            nodes=self.nodes,
            start=_rounded(first.chances),
            start_steps=route_steps(self._start),
            moves=tuple(self._judged),
            accuracy=tuple(accuracy(self._losses(side)) for side in sides),
            turning_points=turning_points(first.chances, self._judged),
        )

    def _losses(self, side: Side) -> list[float]:
        judged = zip(self._judged, self._choices, strict=True)
        return [move.loss for move, choice in judged if choice and move.side == side]

    # Looking at positions

    def _look(self, game: Game) -> _Look:
        if game.outcome is not None:
            return _Look(game.to_move, decided(game.outcome, len(game.mode.layout.stock)))
        assert self._thinker is not None  # noqa: S101  set by `step`
        lines = self._thinker.analyse(game, Limit(nodes=self.nodes), multipv=LINES).lines
        return _Look(game.to_move, chances_of(lines[0], game.to_move, self._curve), lines)

    def _look_after(self, game: Game, move: Move) -> _Look:
        after = game.copy()
        after.push(move)
        return self._look(after)

    # Judging moves

    def _judge(self, game: Game, move: Move, before: _Look, after: _Look) -> None:
        side, position = game.to_move, game.position
        successor = position.after(move)
        choice = has_choice(position)
        loss, line = 0.0, before.lines[0].moves
        mark: MoveMark = ""
        if choice and position.after(line[0]) != successor:
            loss, line = self._loss(game, before, after)
            loss = self._corrected(loss, position, successor)
            mark = mark_of(loss)
        elif choice and self._is_only_move(game, move, before, after):
            mark = "!"
        looks, bad = (before, after), mark not in ("", "!")
        self._choices.append(choice)
        self._judged.append(
            ReviewedMove(
                ply=len(self._looks) - 1,
                side=side,
                move=game.text(move),
                chances=_rounded(after.chances),
                score=after.score,
                steps=route_steps(successor),
                loss=round(loss, _DIGITS),
                mark=mark,
                why=self._why(position, move, line, looks, good=not bad) if mark else (),
                better=line_texts(position, line[:LONGEST_LINE]) if bad else (),
            )
        )

    def _why(
        self, position: Position, move: Move, line: Moves, looks: tuple[_Look, _Look], *, good: bool
    ) -> tuple[Why, ...]:
        side, (before, after) = position.to_move, looks
        return why(
            Facts(
                position=position,
                move=move,
                line=line,
                good=good,
                chances=(before.chances[side], after.chances[side]),
                ends=(before.end_for(side), after.end_for(side)),
                verdicts=(self._exact(position), self._exact(position.after(move))),
            )
        )

    def _loss(self, game: Game, before: _Look, after: _Look) -> tuple[float, Moves]:
        """How much a move lowered the chance, and the better line.

        The engine sees further after a move than before it. So a drop counts only if the better
        move, looked at in the same way, keeps the chance.
        """
        side, line = game.to_move, before.lines[0].moves
        drop = before.chances[side] - after.chances[side]
        if drop < DUBIOUS:
            return max(0.0, drop), line
        better = self._look_after(game, line[0])
        if better.lines:
            line = (line[0], *better.lines[0].moves)
        kept = min(before.chances[side], better.chances[side])
        return max(0.0, kept - after.chances[side]), line

    def _corrected(self, loss: float, before: Position, after: Position) -> float:
        """What exact solution says of the move, where it is known."""
        was, now = self._exact(before), self._exact(after)
        if was is None or now is None:
            return loss
        worths = worth_for(was, before.to_move), worth_for(now, before.to_move)
        if worths[1] < worths[0]:
            return max(loss, BLUNDER)
        return loss if now == Verdict.ENDLESS else 0.0

    def _is_only_move(self, game: Game, move: Move, before: _Look, after: _Look) -> bool:
        """Whether every other move would have lowered the chance much, and it was hard to see."""
        side, mine = game.to_move, after.chances[game.to_move]
        if len(before.lines) < LINES:
            return False
        second = before.lines[1]
        behind = chances_of(second, side, self._curve)[side]
        if mine < HOPELESS or mine - behind < ONLY or is_plain(game.position, move):
            return False
        return mine - self._look_after(game, second.moves[0]).chances[side] >= ONLY


def nodes_of(mode: str) -> int:
    """How many nodes a review searches for each position of a mode."""
    return NODES.get(mode, _UNTRIED)


def score_text(line: Line, side: Side, chances: tuple[float, ...]) -> str:
    """The score of a line for the side to move, as records write it."""
    if len(chances) > _TWO:
        return ",".join(f"{chance:.2f}" for chance in chances)
    sign = 1 if side == 0 else -1
    return f"{sign * line.score / 100:.2f}" if line.ends_in is None else f"#{sign * line.ends_in}"


def _rounded(chances: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(round(chance, _DIGITS) for chance in chances)


def review_of(
    record: Record,
    thinker: Thinker,
    *,
    nodes: int | None = None,
    exact: Exact = nothing_exact,
    on_step: Callable[[int, int], None] = lambda _done, _total: None,
) -> Review:
    """The review of a record; ``on_step`` is told how far it is."""
    reviewing = Reviewing(record, nodes=nodes, exact=exact)
    while reviewing.done < reviewing.total:
        reviewing.step(thinker)
        on_step(reviewing.done, reviewing.total)
    return reviewing.review()
