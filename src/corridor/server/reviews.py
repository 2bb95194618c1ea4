"""Reviews of matches: a queue in the database, worked off while the engine has nothing else to do.

A review is leased like a bot's duty, so that none is lost and none is made twice. It is made
position by position, each a turn of its own at the engine: a bot waits for one position at most.
"""

import asyncio
import time
from contextlib import suppress

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined, decline
from corridor.match.match import Match
from corridor.review.reviewing import Reviewing
from corridor.review.thinkers import thinker_of_thread
from corridor.rules.record import Record
from corridor.server import metrics
from corridor.server.bots import Bots
from corridor.server.limits import Limits
from corridor.server.logs import log
from corridor.server.matches.cache import MatchCache
from corridor.server.matches.records import record_of_match
from corridor.server.review_cluster import ClusterLost, ClusterThinker, ReviewCluster
from corridor.server.storage.reviews import ReviewRows
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet, happens, kept_or_undone
from corridor.server.turns import Claim
from corridor.wire.codes import Code
from corridor.wire.review import Review, ReviewStage, ReviewState

_LONGEST_SLEEP = 2.0  # seconds: what other workers queued is seen by looking
_TOLD_EVERY = 1.0  # seconds between notes of the progress in the database
_MOST_LOST = 3  # times that a review is begun again because the cluster was lost
_CLAIM = Claim("review", "review", idle=True)
_review = json.Decoder(Review)


class Reviews:
    """The queue, and the one review that this worker is making."""

    def __init__(self, store: Store, matches: MatchCache, bots: Bots, limits: Limits) -> None:
        self._rows = ReviewRows(store)
        self._settings = store.settings
        self._matches = matches
        self._bots = bots
        self._limits = limits
        self._due = asyncio.Event()
        self._loops = TaskSet()
        self._leased: str | None = None  # the match whose review is under way here
        self._now: tuple[str, Reviewing] | None = None  # and how far it is
        self._stopped: set[str] = set()
        address = self._settings.review_cluster
        self._cluster = ReviewCluster(address) if address else None
        self._lost: dict[str, int] = {}  # how often the cluster was lost during a review

    async def start(self) -> None:
        """Begin to work; the review of a process that was killed is free at once."""
        await self._rows.release_left()
        _task = self._loops.spawn(self._run())

    async def close(self) -> None:
        """Stop; a review that is under way is left to another worker or the next start."""
        leased = self._leased
        await self._loops.cancel()
        if self._cluster is not None:
            await asyncio.to_thread(self._cluster.close)
        with suppress(SQLAlchemyError, OSError):  # then its lease ends by itself
            await self._rows.release(leased)

    # What people ask

    async def ask(self, match: str, player: str) -> ReviewState:
        """Queue the review of a match that is over, unless there is one."""
        moves = await self._matches.look(match, _moves_if_over)
        most = int(self._limits.table.counts["reviews"]) if self._limits.on else 2**31
        if not await self._rows.ask(match, player, moves + 1, most):
            raise decline(Code.TOO_MANY, seconds=60)
        self._due.set()
        return await self.state(match, player)

    async def stop(self, match: str, player: str) -> ReviewState:
        """Stop a review; only the person who asked for it may."""
        if await self._rows.stop(match, player):
            self._stopped.add(match)
            metrics.reviews.labels("stopped").inc()
        return await self.state(match, player)

    async def state(self, match: str, player: str) -> ReviewState:
        """How far the review of a match is, with the review if it is done."""
        found = await self._rows.find(match)
        if found is None:
            await self._matches.look(match, lambda _state: None)  # declined if there is no match
            return ReviewState("none")
        row, ahead, leased = found
        if row.state == "done":
            return ReviewState("done", row.total, row.total, review=_review.decode(row.body))
        done = row.done
        if self._now is not None and self._now[0] == match:
            done = self._now[1].done
        state: ReviewStage = "running" if row.state == "waiting" and leased else row.state
        return ReviewState(state, done, row.total, ahead, mine=row.player == player)

    # Making reviews

    async def _run(self) -> None:
        while True:
            self._due.clear()
            try:
                self._leased = await kept_or_undone(self._rows.lease(), self._rows.release)
                if self._leased is not None:
                    await self._make(self._leased)
            except (SQLAlchemyError, OSError) as error:
                log.warning("reviews_failed", error=type(error).__name__)
                self._leased = None
            if self._leased is None:
                await happens(self._due, _LONGEST_SLEEP)

    async def _make(self, match: str) -> None:
        self._stopped.discard(match)
        try:
            state = await self._matches.look(match, Match.copy)
            record, reviewing = await asyncio.to_thread(_begun, state, self._settings.review_nodes)
        except (Declined, ValueError) as error:  # removed, or not over any more
            log.warning("review_refused", error=type(error).__name__)
            await self._rows.finish(match, "failed", None, 0)
            return
        self._now = match, reviewing
        try:
            await self._steps(match, reviewing, record)
        except (SQLAlchemyError, OSError):
            raise  # the database has gone; the lease ends by itself
        except ClusterLost as error:
            await self._begin_again(match, error)
        except Exception as error:  # noqa: BLE001  one bad game may not end the queue
            log.error("review_failed", error=repr(error))
            await self._rows.finish(match, "failed", None, reviewing.done)
            metrics.reviews.labels("failed").inc()
        finally:
            self._now = None

    async def _steps(self, match: str, reviewing: Reviewing, record: Record) -> None:
        thinker = await self._elsewhere(record, reviewing.nodes)
        try:
            if not await self._judged(match, reviewing, thinker):
                return
        finally:
            if thinker is not None:
                thinker.stop()
        body = await asyncio.to_thread(lambda: json.encode(reviewing.review()).decode())
        if await self._rows.finish(match, "done", body, reviewing.done):
            metrics.reviews.labels("done").inc()

    async def _judged(
        self, match: str, reviewing: Reviewing, thinker: ClusterThinker | None
    ) -> bool:
        """Judge every position; false if the review was stopped or removed meanwhile."""
        told = time.monotonic()
        while reviewing.done < reviewing.total:
            if thinker is None:
                await self._bots.work(_CLAIM, lambda: _step(reviewing))
            else:
                await asyncio.to_thread(reviewing.step, thinker)
            if match in self._stopped:
                return False
            if time.monotonic() - told > _TOLD_EVERY:
                told = time.monotonic()
                if not await self._rows.progress(match, reviewing.done):
                    return False
        return True

    async def _elsewhere(self, record: Record, nodes: int) -> ClusterThinker | None:
        """The cluster's thinker, if there is a cluster; it takes no turn at our own engine."""
        if self._cluster is None:
            return None
        return await asyncio.to_thread(self._cluster.thinker, record, nodes)

    async def _begin_again(self, match: str, error: ClusterLost) -> None:
        """Leave a review in the queue; one that loses the cluster again and again has failed."""
        assert self._cluster is not None  # noqa: S101  it was lost
        await asyncio.to_thread(self._cluster.close)
        self._lost[match] = self._lost.get(match, 0) + 1
        log.warning("review_cluster_lost", error=repr(error.__cause__))
        if self._lost[match] < _MOST_LOST:
            await self._rows.release(match)
            await asyncio.sleep(_LONGEST_SLEEP)
            return
        del self._lost[match]
        await self._rows.finish(match, "failed", None, 0)
        metrics.reviews.labels("failed").inc()


def _moves_if_over(state: Match) -> int:
    if state.phase != "over" or not state.game.history:
        raise decline(Code.NOT_OVER)
    return len(state.game.history)


def _begun(state: Match, nodes: int) -> tuple[Record, Reviewing]:
    _moves_if_over(state)
    record = record_of_match(state)
    return record, Reviewing(record, nodes=nodes or None)


def _step(reviewing: Reviewing) -> None:
    """Judge one position with the engine of this thread; engines are not shared."""
    reviewing.step(thinker_of_thread())
