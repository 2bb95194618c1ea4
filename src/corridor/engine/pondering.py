"""`PonderingPlayer`: the engine goes on thinking while the others do."""

import atexit
import threading
from collections.abc import Collection
from random import Random

from corridor.engine.player import Limit
from corridor.engine.search import Engine
from corridor.engine.thinking import Analysis
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece

_NO_LIMIT = Limit()
_A_SECOND = Limit(seconds=1.0)


class PonderingPlayer:
    """Thinks about the replies it expects until it is asked again.

    If they are played, its time counts from then on, and what it has thought is its head start. If
    not, what it has found out about other positions is still remembered.
    """

    def __init__(self, engine: Engine, *, name: str = "engine") -> None:
        self.name = name
        self._engine = engine
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
        thought, self._thought = self._thought, None
        found = thought.answer(game) if thought is not None else None
        if found is None:
            found = self._engine.analyse(game, limit, pieces=pieces)
        # A seat that holds a part of a side cannot tell who of the side moves next.
        expected = expected_after(game, found) if pieces is None else None
        if expected is not None:
            self._thought = _Thought(self._engine, expected, limit)
        return found.best.moves[0]

    def close(self) -> None:
        """Stop thinking."""
        if self._thought is not None:
            self._thought.give_up()
            self._thought = None


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


class _Thought:
    """A search of an expected position, in a thread of its own."""

    def __init__(self, engine: Engine, game: Game, limit: Limit) -> None:
        self._engine = engine
        self._game = game
        self._limit = limit
        self._found: Analysis | None = None
        self._begun = threading.Event()  # from then on the engine hears `stop` and `ponder_hit`
        self._thread = threading.Thread(target=self._think, daemon=True)
        self._thread.start()
        atexit.register(self.give_up)  # an interpreter cannot end while the core searches

    def answer(self, game: Game) -> Analysis | None:
        """What was found, if this is the position that was expected."""
        if game.history != self._game.history or game.position != self._game.position:
            self.give_up()
            return None
        self._begun.wait()
        self._engine.ponder_hit()
        self._end()
        return self._found

    def give_up(self) -> None:
        """Stop the search."""
        self._begun.wait()
        self._engine.stop()
        self._end()

    def _end(self) -> None:
        self._thread.join()
        atexit.unregister(self.give_up)

    def _think(self) -> None:
        try:
            self._found = self._engine.analyse(
                self._game, self._limit, ponder=True, on_info=lambda _: self._begun.set()
            )
        finally:
            self._begun.set()
