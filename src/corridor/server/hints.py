"""Hints: the engine's best move for a player who asks, and why it is good."""

import threading
from random import Random
from typing import TYPE_CHECKING

from corridor.engine.greedy import GreedyPlayer
from corridor.engine.player import Limit
from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.review.hints import why_hint
from corridor.rules.moves import Move
from corridor.server.bots import Bots, Job, claim_of, job_of
from corridor.server.matches.cache import MatchCache
from corridor.server.turns import Claim
from corridor.wire.codes import Code
from corridor.wire.review import Why

if TYPE_CHECKING:
    from corridor.engine.search import Engine

_SHORT = 1  # a hint claims a turn as a weak level does: it takes no longer
_LIMIT = Limit(seconds=0.2)
_HASH = 16  # MB
_of_thread = threading.local()


class Hints:
    """Asks the engine on behalf of a player."""

    def __init__(self, matches: MatchCache, bots: Bots) -> None:
        self._matches = matches
        self._bots = bots

    async def hint(self, match: str, seat: int) -> tuple[int, str, Why]:
        """The seq that the hint is for, the engine's move for the seat, and why it is good."""

        def asked(state: Match) -> Job | None:
            return job_of(state, seat, _SHORT) if seat in state.deciders() else None

        def claimed(state: Match) -> Claim:
            return claim_of(state, state.seats[seat].player, _SHORT)

        async def wanted() -> Job | None:
            return await self._matches.look(match, asked)

        found = await self._bots.answer(await self._matches.look(match, claimed), wanted, _told)
        if found is None:
            raise decline(Code.NOT_YOUR_TURN)
        job, (move, why) = found
        return job.seq, move, why


def _told(job: Job) -> tuple[str, Why]:
    move = _best(job)
    return job.game.text(move), why_hint(job.game.position, move)


def _best(job: Job) -> Move:
    """The best move; without the compiled core, one that looks a single move ahead."""
    try:
        engine = _engine()
    except ImportError:
        return GreedyPlayer().choose(job.game, rng=Random(job.seq), pieces=job.pieces)
    return engine.analyse(job.game, _LIMIT, pieces=job.pieces).best.moves[0]


def _engine() -> "Engine":
    """This thread's engine."""
    from corridor.engine.search import Engine

    if not hasattr(_of_thread, "engine"):
        _of_thread.engine = Engine(hash_mb=_HASH)
    engine: Engine = _of_thread.engine
    return engine
