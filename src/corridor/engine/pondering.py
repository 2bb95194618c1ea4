"""`PonderingPlayer`: the engine goes on thinking while the others do."""

import atexit
import threading
from collections.abc import Collection
from dataclasses import dataclass, replace
from random import Random

from corridor.engine.limits import Clocks, Share, share_of
from corridor.engine.player import Limit
from corridor.engine.search import Engine, Running
from corridor.engine.thinking import Analysis
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece

_NO_LIMIT = Limit()
_A_SECOND = Limit(seconds=1.0)
_LONGEST = 60.0  # seconds: somebody who has not moved by then may have left


class PonderingPlayer:
    """Thinks about the replies it expects until it is asked again, or for a minute.

    If they are played, its time counts from then on, and what it has thought is its head start. If
    not, it begins anew; in games of two sides what it has found out about other positions is still
    remembered.
    """

    def __init__(self, engine: Engine, *, name: str = "engine", longest: float = _LONGEST) -> None:
        self.name = name
        self._engine = engine
        self._longest = longest
        self._thought: _Thought | None = None

    def choose(
        self,
        game: Game,
        limit: Limit = _NO_LIMIT,
        *,
        rng: Random,  # noqa: ARG002  nothing is left to chance
        pieces: Collection[Piece] | None = None,
    ) -> Move:
        """The move that the engine finds best within the limit."""
        limit = _A_SECOND if limit == _NO_LIMIT else limit
        share = None if limit.seconds is None else Share(limit.seconds, limit.seconds)
        return self._choose(_Question(game, replace(limit, seconds=None), _set(pieces)), share)

    def choose_on_clock(
        self,
        game: Game,
        clocks: Clocks,
        limit: Limit,
        *,
        rng: Random,  # noqa: ARG002  as above
    ) -> Move:
        """The move that the engine finds best while its clock runs."""
        share = share_of(clocks, game.to_move).within(limit.seconds)
        return self._choose(_Question(game, replace(limit, seconds=None), None), share)

    def close(self) -> None:
        """Stop thinking."""
        if self._thought is not None:
            self._thought.give_up()
            self._thought = None

    def _choose(self, question: "_Question", share: Share | None) -> Move:
        thought, self._thought = self._thought, None
        found = None if thought is None else thought.answer(question, share)
        if found is None:
            found = question.answered(self._engine, share)
        # A seat that holds a part of a side cannot tell who of the side moves next.
        expected = None if question.pieces else expected_after(question.game, found)
        if expected is not None:
            ahead = replace(question, game=expected)
            self._thought = _Thought(self._engine, ahead, self._longest)
        return found.best.moves[0]


def expected_after(game: Game, found: Analysis) -> Game | None:
    """The game when it is the player's turn again, if the others play what is expected of them.

    ``None`` if the line ends before that, or if nobody else moves in between.
    """
    side, expected = game.to_move, game.copy()
    for number, move in enumerate(found.best.moves):
        expected.push(move)
        if expected.outcome is not None:
            return None
        if expected.to_move == side:
            return expected if number > 0 else None
    return None


@dataclass(frozen=True)
class _Question:
    """What to think about; the time comes apart, since it is known later."""

    game: Game
    limit: Limit  # of nodes and depth
    pieces: frozenset[Piece] | None

    def answered(self, engine: Engine, share: Share | None) -> Analysis:
        """The engine's answer within a time."""
        most = None if share is None else share.most
        return engine.analyse(
            self.game,
            replace(self.limit, seconds=most),
            enough=None if share is None else share.enough,
            pieces=self.pieces,
        )

    def is_same(self, other: "_Question") -> bool:
        """Whether an answer to one is an answer to the other."""
        return (
            (self.limit, self.pieces) == (other.limit, other.pieces)
            and self.game.history == other.game.history
            and self.game.position == other.game.position
        )


class _Thought:
    """A search of an expected position, in a thread of its own."""

    def __init__(self, engine: Engine, question: _Question, longest: float) -> None:
        self.question = question
        self._engine = engine
        self._found: Analysis | None = None
        self._failure: Exception | None = None
        self._search: Running | None = None
        self._begun = threading.Event()  # the search is there, or has failed
        self._thread = threading.Thread(target=self._think, daemon=True)
        self._thread.start()
        self._alarm = threading.Timer(longest, self._stop)
        self._alarm.daemon = True
        self._alarm.start()
        atexit.register(self.give_up)  # an interpreter cannot end while the core searches

    def answer(self, question: _Question, share: Share | None) -> Analysis | None:
        """What was found, if this is what was expected to be asked."""
        if not question.is_same(self.question):
            self.give_up()
            return None
        self._begun.wait()
        if self._search is not None:
            self._search.ponder_hit(share)
        self._end()
        if self._failure is not None:
            raise self._failure
        return self._found

    def give_up(self) -> None:
        """Stop the search."""
        self._stop()
        self._end()

    def _stop(self) -> None:
        self._begun.wait()
        if self._search is not None:
            self._search.stop()

    def _end(self) -> None:
        self._alarm.cancel()
        self._thread.join()
        atexit.unregister(self.give_up)

    def _think(self) -> None:
        question = self.question
        try:
            self._found = self._engine.analyse(
                question.game,
                question.limit,
                pieces=question.pieces,
                ponder=True,
                on_begin=self._begin,
            )
        except Exception as error:  # noqa: BLE001  raised where the answer is asked for
            self._failure = error
        finally:
            self._begun.set()

    def _begin(self, search: Running) -> None:
        self._search = search
        self._begun.set()


def _set(pieces: Collection[Piece] | None) -> frozenset[Piece] | None:
    return None if pieces is None else frozenset(pieces)
