"""Quick games of the engine against itself from a position, move by move."""

from random import Random

from corridor.engine.player import Player
from corridor.rules.game import Game
from corridor.rules.moves import Side

LEVEL = 3  # plays sensibly, and a game takes a second
_OPENING = 4  # moves by chance, so that games differ
_LONGEST = 400  # moves; then a game counts as drawn


class Trial:
    """So many games, of which one is under way. The same position gives the same games."""

    def __init__(self, position: str, games: int) -> None:
        self.position = position
        self.games = games
        self.won = [0] * len(Game.from_position(position).position.layout.stock)
        self.drawn = 0
        self._game, self._rng = self._next()

    @property
    def done(self) -> int:
        """How many games are over."""
        return sum(self.won) + self.drawn

    def step(self, player: Player) -> None:
        """Make one move; a game that is over is counted, and the next begins."""
        game = self._game
        game.push(player.choose(game, rng=self._rng))
        if game.outcome is None and len(game.history) < _LONGEST:
            return
        self._count(None if game.outcome is None else game.outcome.winner)
        self._game, self._rng = self._next()

    def _count(self, winner: Side | None) -> None:
        if winner is None:
            self.drawn += 1
        else:
            self.won[winner] += 1

    def _next(self) -> tuple[Game, Random]:
        """The next game after some moves by chance, none of which ends it."""
        game, rng = Game.from_position(self.position), Random(f"{self.position} {self.done}")
        for _ in range(_OPENING):
            game.push(rng.choice(list(game.legal_moves)))
            if game.outcome is not None:
                game.pop()
                break
        return game, rng
