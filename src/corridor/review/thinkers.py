"""The engine of each thread; engines are not shared between threads."""

import threading

from corridor.engine.player import Limit
from corridor.engine.thinking import Analysis, Thinker
from corridor.review.reviewing import HASH
from corridor.rules.game import Game

_of_thread = threading.local()


def thinker_of_thread() -> Thinker:
    """This thread's engine, made when it is first asked for."""
    found: Thinker | None = getattr(_of_thread, "thinker", None)
    if found is None:
        from corridor.engine.specs import make_thinker  # loads the compiled core

        found = _of_thread.thinker = make_thinker(hash_mb=HASH)
    return found


def analysed(start: str, moves: tuple[str, ...], nodes: int, lines: int) -> Analysis:
    """What this thread's engine finds after moves from a position on; also on other machines.

    >>> len(analysed("classic-2 / / / e1 e9 / 10 10 / 1", ("e2", "e8"), 100, 2).lines)
    2
    """
    game = Game.from_position(start)
    for move in moves:
        game.push_text(move)
    return thinker_of_thread().analyse(game, Limit(nodes=nodes), multipv=lines)
