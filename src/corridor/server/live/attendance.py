"""Presence: which players are at a table, noted in the database and told to its watchers."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined
from corridor.match.match import Match
from corridor.match.presence import HEARTBEATS, absent_since, is_here
from corridor.server.live.audience import Audience
from corridor.server.live.hub import Hub, News
from corridor.server.live.session import Session
from corridor.server.logs import log
from corridor.server.matches.absence import Absence
from corridor.server.matches.cache import MatchCache
from corridor.server.storage.presence import PresenceRows
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
        self._presence = PresenceRows(store)
        self._matches = matches
        self._audience = audience
        self._hub = hub
        self._absence = absence
        self._seats_changed = seats_changed
        self._grace = grace  # seconds
        self._told: dict[str, bytes] = {}  # the last message of each match
        self._acted: dict[tuple[str, str], int] = {}  # when it was last stored, by match, player
        self._tasks = TaskSet()

    async def start(self) -> None:
        """Begin with heartbeats, and tell presence where seats change."""
        await self._presence.forget_watchers()
        for loop in (self._heartbeats(), self._follow_seats()):
            _task = self._tasks.spawn(loop)

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def came(self, session: Session, match: str) -> None:
        """A client watches a match from now on."""
        if session.player:
            await self._presence.touch([(match, session.player)])
        told = self._told.get(match)
        await self._spread([match], if_seated=session.player)
        if told is not None and self._told.get(match) is told:
            session.send(told)  # nothing new for the others, who were told before

    async def went(self, session: Session, matches: Iterable[str]) -> None:
        """A client watches matches no longer; its player may still do so elsewhere."""
        player = session.player
        left = [name for name in matches if player and not self._watches(name, player)]
        for name in left:
            self._acted.pop((name, player), None)
        if not left:
            return
        with suppress(SQLAlchemyError, OSError):  # missing heartbeats will show it later
            await self._presence.leave([(name, player) for name in left])
        await self._spread(left, if_seated=player)

    async def acted(self, player: str, match: str) -> None:
        """A player acted at a table or looked at it over HTTP, perhaps without a connection."""
        now = self._store.clock.now()
        lately = now - self._acted.get((match, player), 0) < 1000 * self._grace / HEARTBEATS
        if not player or lately or self._watches(match, player):
            return
        with suppress(Declined, SQLAlchemyError, OSError):  # what they did is done
            if await self._matches.look(match, lambda state: state.seats_of(player), fresh=False):
                self._acted[match, player] = now
                await self._presence.touch([(match, player)])
                await self._spread([match], if_seated=player)

    async def tell(self, matches: Iterable[str]) -> None:
        """Tell the watchers here who is present, where that has changed."""
        names = [name for name in matches if name in self._audience.watching]
        if not names:
            return
        try:
            now, resumed = await self._store.now(), await self._absence.resumed()
            attended = await self._presence.attendance(names)
            for name in names:
                moment = _Moment(now, resumed, int(self._grace * 1000), attended.get(name, {}))
                seats = await self._matches.look(name, moment.seats, fresh=False)
                limit = await self._matches.look(name, self._absence.limit, fresh=False)
                watchers = await self._matches.look(name, moment.watchers, fresh=False)
                self._send(name, msg.Presence(name, limit, seats, watchers))
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
        await self._presence.touch(here)
        await self._absence.beat()
        self._forget_old()
        for name in set(self._told) - set(self._audience.watching):
            del self._told[name]
        await self.tell(self._audience.watching)

    def _forget_old(self) -> None:
        """Forget who acted over HTTP longer ago than matters."""
        oldest = self._store.clock.now() - 1000 * self._grace
        self._acted = {who: at for who, at in self._acted.items() if at > oldest}

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


@dataclass(frozen=True, slots=True)
class _Moment:
    """Who attends a match at one time."""

    now: int
    resumed: int
    grace: int
    attended: dict[str, tuple[int, bool]]

    def seats(self, match: Match) -> tuple[msg.Attending, ...]:
        return tuple(self._seat(match, number) for number in match.people())

    def watchers(self, match: Match) -> int:
        """How many people watch the match without a seat."""
        seated = {match.seats[number].player for number in match.people()}
        others = [one for player, one in self.attended.items() if player not in seated]
        return sum(is_here(one, self.now, self.grace) for one in others)

    def _seat(self, match: Match, number: int) -> msg.Attending:
        attended = self.attended.get(match.seats[number].player, (0, False))
        if is_here(attended, self.now, self.grace):
            return msg.Attending(number, here=True)
        since = absent_since(match, attended[0], self.resumed)
        return msg.Attending(number, here=False, gone_since=since or None)
