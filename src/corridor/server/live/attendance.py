"""Who is at a table and who has gone, told to those who wait for them."""

from collections.abc import Iterable
from contextlib import suppress

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined
from corridor.match.match import Match
from corridor.match.presence import is_here
from corridor.server.live.hub import News
from corridor.server.live.session import Session
from corridor.server.logs import log
from corridor.server.tables import Tables
from corridor.wire import messages as msg


class Attendance:
    """Notes in the database who watches which match here, and reads there who does elsewhere."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._grace = int(tables.settings.grace * 1000)
        self._told: dict[str, bytes] = {}
        tables.on_attendance = self.tell

    async def came(self, session: Session, match: str) -> None:
        """Somebody watches a match from now on."""
        if session.player:
            await self._tables.store.touch([(match, session.player)])
        self._told.pop(match, None)  # whoever has just come does not know yet
        await self._spread([match], if_seated=session.player)

    async def went(self, session: Session, matches: Iterable[str]) -> None:
        """Somebody watches matches no longer, unless through another connection."""
        player = session.player
        left = [name for name in matches if player and not self._here(name, player)]
        if not left:
            return
        with suppress(SQLAlchemyError, OSError):  # then it is noticed by silence
            await self._tables.store.touch([(name, player) for name in left], here=False)
        await self._spread(left, if_seated=player)

    async def beat(self) -> None:
        """Note everybody who is here, and tell of those who have fallen silent."""
        audience = self._tables.audience
        here = [
            (match, session.player)
            for session in audience.sessions
            if session.player
            for match in session.sights
        ]
        await self._tables.store.touch(here)
        for name in set(self._told) - set(audience.watching):
            del self._told[name]
        await self.tell(audience.watching)

    async def tell(self, matches: Iterable[str]) -> None:
        """Tell every watcher here who is there, where that has changed."""
        names = [name for name in matches if name in self._tables.audience.watching]
        if not names:
            return
        try:
            now = await self._tables.now()
            attended = await self._tables.store.attendance(names)
            for name in names:
                seated = await self._tables.look(name, _seated, fresh=False)
                kept = await self._tables.look(name, self._tables.absence, fresh=False)
                seats = self._seats(seated, attended.get(name, {}), now)
                self._send(name, msg.Presence(name, kept, seats))
        except (Declined, SQLAlchemyError, OSError) as error:
            log.warning("attendance_failed", error=type(error).__name__)

    async def _spread(self, names: list[str], *, if_seated: str) -> None:
        await self.tell(names)
        hub = self._tables.hub
        for name in names if if_seated else ():
            hub.announce(News(hub.worker, "presence", name))

    def _here(self, match: str, player: str) -> bool:
        watchers = self._tables.audience.watching.get(match, ())
        return any(session.player == player for session in watchers)

    def _send(self, name: str, told: msg.Presence) -> None:
        data = json.encode(told)
        if self._told.get(name) == data:
            return
        self._told[name] = data
        for session in self._tables.audience.watching.get(name, ()):
            session.send(data)

    def _seats(
        self, seated: dict[int, str], people: dict[str, tuple[int, bool]], now: int
    ) -> tuple[msg.Attending, ...]:
        seats = []
        for number, player in seated.items():
            attended = people.get(player, (0, False))
            here = is_here(attended, now, self._grace)
            seats.append(msg.Attending(number, here, None if here else attended[0] or None))
        return tuple(seats)


def _seated(match: Match) -> dict[int, str]:
    return {number: match.seats[number].player for number in match.people()}
