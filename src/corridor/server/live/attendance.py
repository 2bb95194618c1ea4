"""Presence: which players are at a table, noted in the database and told to its watchers."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined
from corridor.match.match import Match
from corridor.match.presence import HEARTBEATS, is_here
from corridor.server.live.audience import Audience
from corridor.server.live.hub import Hub, News
from corridor.server.live.session import Session
from corridor.server.logs import log
from corridor.server.matches.absence import Absence
from corridor.server.matches.cache import MatchCache
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet
from corridor.wire import messages as msg


class Attendance:
    """Notes which players watch which match here, and tells watchers of players on all workers."""

    def __init__(
        self,
        *,
        store: Store,
        matches: MatchCache,
        audience: Audience,
        hub: Hub,
        absence: Absence,
        seats_changed: "asyncio.Queue[str]",
        grace: float,
    ) -> None:
        self._store = store
        self._matches = matches
        self._audience = audience
        self._hub = hub
        self._absence = absence
        self._seats_changed = seats_changed
        self._grace = grace  # seconds
        self._told: dict[str, bytes] = {}  # the last message of each match
        self._tasks = TaskSet()

    def start(self) -> None:
        """Begin with heartbeats, and tell presence where seats change."""
        for loop in (self._heartbeats(), self._follow_seats()):
            _task = self._tasks.spawn(loop)

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def came(self, session: Session, match: str) -> None:
        """A client watches a match from now on."""
        if session.player:
            await self._store.touch([(match, session.player)])
        told = self._told.get(match)
        await self._spread([match], if_seated=session.player)
        if told is not None and self._told.get(match) is told:
            session.send(told)  # nothing new for the others, who were told before

    async def went(self, session: Session, matches: Iterable[str]) -> None:
        """A client watches matches no longer; its player may still do so elsewhere."""
        player = session.player
        left = [name for name in matches if player and not self._watches(name, player)]
        if not left:
            return
        with suppress(SQLAlchemyError, OSError):  # missing heartbeats will show it later
            await self._store.touch([(name, player) for name in left], here=False)
        await self._spread(left, if_seated=player)

    async def tell(self, matches: Iterable[str]) -> None:
        """Tell the watchers here who is present, where that has changed."""
        names = [name for name in matches if name in self._audience.watching]
        if not names:
            return
        try:
            now = await self._store.now()
            attended = await self._store.attendance(names)
            for name in names:
                seated = await self._matches.look(name, _seated, fresh=False)
                limit = await self._matches.look(name, self._absence.limit, fresh=False)
                seats = self._seats(seated, attended.get(name, {}), now)
                self._send(name, msg.Presence(name, limit, seats))
        except (Declined, SQLAlchemyError, OSError) as error:
            log.warning("attendance_failed", error=type(error).__name__)

    async def _heartbeats(self) -> None:
        while True:
            await asyncio.sleep(self._grace / HEARTBEATS)
            try:
                await self._beat()
            except (SQLAlchemyError, OSError) as error:
                log.warning("heartbeat_failed", error=type(error).__name__)

    async def _beat(self) -> None:
        """Note all players here, and tell of those whose heartbeats are missing."""
        here = [
            (match, session.player)
            for session in self._audience.sessions
            if session.player
            for match in session.sights
        ]
        await self._store.touch(here)
        for name in set(self._told) - set(self._audience.watching):
            del self._told[name]
        await self.tell(self._audience.watching)

    async def _follow_seats(self) -> None:
        """Tell presence anew where a seat was taken or left; many changes are told as one."""
        while True:
            names = {await self._seats_changed.get()}
            while not self._seats_changed.empty():
                names.add(self._seats_changed.get_nowait())
            await self.tell(names)

    async def _spread(self, names: list[str], *, if_seated: str) -> None:
        await self.tell(names)
        for name in names if if_seated else ():
            self._hub.announce(News(self._hub.worker, "presence", name))

    def _watches(self, match: str, player: str) -> bool:
        watchers = self._audience.watching.get(match, ())
        return any(session.player == player for session in watchers)

    def _send(self, name: str, told: msg.Presence) -> None:
        data = json.encode(told)
        if self._told.get(name) == data:
            return
        self._told[name] = data
        for session in self._audience.watching.get(name, ()):
            session.send(data)

    def _seats(
        self, seated: dict[int, str], people: dict[str, tuple[int, bool]], now: int
    ) -> tuple[msg.Attending, ...]:
        seats = []
        for number, player in seated.items():
            attended = people.get(player, (0, False))
            here = is_here(attended, now, int(self._grace * 1000))
            seats.append(msg.Attending(number, here, None if here else attended[0] or None))
        return tuple(seats)


def _seated(match: Match) -> dict[int, str]:
    return {number: match.seats[number].player for number in match.people()}
