"""The lobby: open tables and people who wait for a partner, told to clients on each change."""

import asyncio
import time

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined
from corridor.match.match import Match
from corridor.server.live.audience import Audience
from corridor.server.live.session import Session
from corridor.server.logs import log
from corridor.server.matches.cache import MatchCache
from corridor.server.seeks import Seeks
from corridor.server.storage.lobby import LobbyRows
from corridor.server.storage.store import Store
from corridor.server.tasks import TaskSet, happens
from corridor.wire import messages as msg

_PAUSE = 0.2  # seconds, so that many changes are told as one


class Lobby:
    """Tells the open tables to the clients that want them."""

    def __init__(
        self,
        *,
        store: Store,
        matches: MatchCache,
        audience: Audience,
        seeks: Seeks,
        changed: asyncio.Event,
        poll: float,
    ) -> None:
        self._rows = LobbyRows(store)
        self._matches = matches
        self._audience = audience
        self._seeks = seeks
        self._changed = changed
        self._poll = poll  # seconds
        self._tasks = TaskSet()
        self._told = b""  # the last list, encoded
        self._next: asyncio.Task[msg.LobbyState] | None = None  # a list to be read in a moment
        self._turn = asyncio.Lock()
        self._rested = 0.0  # when the next list may be read

    def start(self) -> None:
        """Begin to tell."""
        _task = self._tasks.spawn(self._run())

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def _run(self) -> None:
        while True:
            # News of other workers can be lost, so the database is read now and then too.
            if await happens(self._changed, self._poll):
                await asyncio.sleep(_PAUSE)
            self._changed.clear()
            await self._tell()

    async def _tell(self) -> None:
        await self._seeks.tell_found()
        listeners = [one for one in self._audience.sessions if one.in_lobby]
        if not listeners:
            return
        try:
            state = json.encode(await self.listing())
        except (SQLAlchemyError, OSError) as error:
            log.warning("lobby_failed", error=type(error).__name__)
            return
        if state == self._told:
            return
        self._told = state
        for session in listeners:
            session.send(state)

    async def listing(self) -> msg.LobbyState:
        """Public tables with a free seat, and people who wait for a partner.

        Reading them takes many queries: those who ask in the same moment share a list, which is
        read after they have asked.
        """
        if self._next is None:
            self._next = self._tasks.spawn(self._read_soon())
            self._next.add_done_callback(_seen)
        return await asyncio.shield(self._next)

    async def _read_soon(self) -> msg.LobbyState:
        async with self._turn:
            await asyncio.sleep(max(0.0, self._rested - time.monotonic()))
            self._next = None  # whoever asks from now on gets another one
            try:
                return await self._read()
            finally:
                self._rested = time.monotonic() + _PAUSE

    async def _read(self) -> msg.LobbyState:
        found = []
        for name in await self._rows.open_tables():
            try:
                found.append(await self._matches.look(name, _open))
            except Declined:
                continue
        free = tuple(one for one in found if None in one.seats)
        return msg.LobbyState(free, await self._seeks.listing())

    async def show(self, session: Session, *, on: bool) -> None:
        """Tell a client of the open tables from now on, or no longer."""
        session.in_lobby = on
        if on:
            session.tell(await self.listing())


def _seen(task: "asyncio.Task[msg.LobbyState]") -> None:
    """Mark an error as seen: whoever asked may be gone."""
    if not task.cancelled():
        task.exception()


def _open(match: Match) -> msg.OpenTable:
    setup = match.tags.setup
    return msg.OpenTable(
        match=match.tags.id,
        mode=setup.mode,
        time=setup.time,
        casual=setup.casual,
        seats=tuple(one.name if one.is_bot or one.player else None for one in match.seats),
        bots=tuple(one.level for one in match.seats),
    )
