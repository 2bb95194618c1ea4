"""From a position and an oracle to the steps of a puzzle: right moves, replies, refutations."""

from collections.abc import Mapping
from dataclasses import replace

from corridor.puzzles.mining.oracle import Oracle
from corridor.puzzles.puzzle import Goal, Step
from corridor.rules.game import Game
from corridor.rules.moves import Move, Side

LEAST_CHOICES = 3  # with fewer moves there is little to find
_LEAST = {Goal.WIN: 1, Goal.DRAW: 0}  # the lowest score that reaches the goal


class Line:
    """Plays a puzzle's line: both sides do their best, as long as one move is right."""

    def __init__(
        self, game: Game, oracle: Oracle, goal: Goal, within: int, *, by_length: bool
    ) -> None:
        self._game, self._oracle, self._goal = game.copy(), oracle, goal
        self._side: Side = game.to_move
        self._left, self._by_length = within, by_length

    def steps(self, most: int) -> tuple[Step, ...]:
        """The decisions with one right move each, up to the first that has none or several."""
        found: list[Step] = []
        while self._game.outcome is None and len(found) < most:
            scores = self._oracle.scores(self._game.position, self._left)
            right = self._right(scores)
            if right is None or len(scores) < LEAST_CHOICES:
                break
            game = self._game
            wrong = {game.text(move): self._refutation(move) for move in scores if move != right}
            text = game.text(right)
            self._left = self._play(game, right, self._left)
            found.append(Step(text, self._reply(), wrong))
        if found:
            found[-1] = replace(found[-1], reply=())
        return tuple(found)

    def _right(self, scores: Mapping[Move, int]) -> Move | None:
        best = max(scores.values())
        least = max(best, _LEAST[self._goal]) if self._by_length else _LEAST[self._goal]
        right = [move for move, score in scores.items() if score >= least]
        return right[0] if len(right) == 1 else None

    def _play(self, game: Game, move: Move, left: int) -> int:
        mine = game.to_move == self._side
        game.push(move)
        return left - (mine and game.to_move != self._side)

    def _reply(self) -> tuple[str, ...]:
        """Play the best until the solver has a choice again."""
        texts = []
        while self._game.outcome is None:
            scores = self._oracle.scores(self._game.position, self._left)
            if self._game.to_move == self._side and len(scores) > 1:
                break
            move = self._best(self._game, scores)
            texts.append(self._game.text(move))
            self._left = self._play(self._game, move, self._left)
        return tuple(texts)

    def _refutation(self, wrong: Move) -> tuple[str, ...]:
        """The best that both sides can do after a wrong move, until the solver's next turn."""
        game, texts, answered = self._game.copy(), list[str](), False
        left = self._play(game, wrong, self._left)
        while game.outcome is None and not (answered and game.to_move == self._side):
            move = self._best(game, self._oracle.scores(game.position, left))
            answered = answered or game.to_move != self._side
            texts.append(game.text(move))
            left = self._play(game, move, left)
        return tuple(texts)

    def _best(self, game: Game, scores: Mapping[Move, int]) -> Move:
        pick = max if game.to_move == self._side else min
        return pick(scores, key=lambda move: scores[move])
