"""Open tables for everybody to see, and two who seek the same brought together."""

import asyncio

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined, decline
from corridor.match.match import Match
from corridor.match.seats import clean_name
from corridor.match.setup import check
from corridor.server.identity import fresh_match
from corridor.server.live.session import Session
from corridor.server.logs import log
from corridor.server.tables import Tables
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.codes import Code
from corridor.wire.setup import Setup

_PAUSE = 0.2  # seconds; many changes are told as one
_FITS = {"any": ("any", "first", "second"), "first": ("any", "second"), "second": ("any", "first")}


class Lobby:
    """The open tables, told to those who look when they change."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._told = b""
        tables.on_lobby = self._changed.set

    def start(self) -> None:
        """Begin to tell."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                # Another worker's news may be lost: now and then it is looked up.
                await asyncio.wait_for(self._changed.wait(), self._tables.settings.poll)
                await asyncio.sleep(_PAUSE)
            except TimeoutError:
                pass
            self._changed.clear()
            await self._tell()

    async def _tell(self) -> None:
        await self._tell_seekers()
        listeners = [one for one in self._tables.audience.sessions if one.in_lobby]
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

    async def _tell_seekers(self) -> None:
        """Look for partners of those who wait; the database knows even if news were lost."""
        waiting = {one.player: one for one in self._tables.audience.sessions if one.seeking}
        if not waiting:
            return
        try:
            found = await self._tables.store.sought(list(waiting))
        except (SQLAlchemyError, OSError) as error:
            log.warning("seeks_failed", error=type(error).__name__)
            return
        for player, match in found.items():
            waiting[player].seeking = False
            waiting[player].tell(msg.Found(match))

    async def listing(self) -> msg.LobbyState:
        """The public tables with a free seat."""
        found = []
        for name in await self._tables.store.open_tables():
            try:
                found.append(await self._tables.look(name, _open))
            except Declined:
                continue
        return msg.LobbyState(tuple(one for one in found if None in one.seats))

    async def show(self, session: Session, *, on: bool) -> None:
        """Show the open tables to a client from now on, or no longer."""
        session.in_lobby = on
        if on:
            session.tell(await self.listing())

    async def seek(self, wish: cmd.Seek, session: Session) -> None:
        """Find a partner, or wait for one."""
        player = session.player
        setup = Setup(mode=wish.mode, time=wish.time, casual=False)
        check(setup)
        if not player:
            raise decline(Code.BAD_TOKEN)
        row = {
            "player": player,
            "wish": json.encode([wish.mode, wish.time]).decode(),
            "role": wish.role,
            "name": clean_name(wish.name),
        }
        fresh = fresh_match()
        session.seeking = True
        partner = await self._tables.store.seek(row, _FITS[wish.role], fresh)
        if partner is None:
            return
        session.seeking = False
        other, role, name = partner
        me_first = wish.role == "first" or role == "second"
        chosen = wish.role != "any" or role != "any"
        order = () if not chosen else (0, 1) if me_first else (1, 0)
        seats = (
            ev.Seated(0, name=row["name"], player=player),
            ev.Seated(1, name=name, player=other),
        )
        created = await self._tables.create(setup, player, seats, order, fresh)
        await self._tables.carry_out(cmd.Start(match=created.match, seq=created.seq), player)
        session.tell(msg.Found(created.match))
        self._tables.lobby_changed()


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
