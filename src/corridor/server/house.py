"""Everything a worker runs, put together."""

import asyncio
from contextlib import suppress

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined
from corridor.match.match import Match
from corridor.match.presence import HEARTBEATS
from corridor.server.duties import Duties
from corridor.server.identity import signer
from corridor.server.limits import Limits
from corridor.server.live.attendance import Attendance
from corridor.server.live.session import Session
from corridor.server.lobby import Lobby
from corridor.server.logs import log
from corridor.server.settings import Settings
from corridor.server.storage.store import Store
from corridor.server.tables import Tables
from corridor.wire import commands as cmd
from corridor.wire import messages as msg
from corridor.wire.commands import TableCommand


class House:
    """One worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = signer(settings)
        self.limits = Limits(on=settings.limits)
        self.store = Store(settings)
        self.ready = False

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        self.tables = Tables(self.settings, self.store)
        self.lobby = Lobby(self.tables)
        self.duties = Duties(self.tables)
        self.attendance = Attendance(self.tables)
        self.tables.hub.start()
        self.lobby.start()
        self.duties.start()
        self._heart = asyncio.create_task(self._beat())
        self.ready = True

    async def close(self) -> None:
        """Finish what was begun, and end."""
        self.ready = False
        self._heart.cancel()
        await asyncio.gather(self._heart, return_exceptions=True)
        await self.duties.close()
        await self.lobby.close()
        await self.tables.settle()
        await self.tables.hub.close()
        await self.store.close()

    def farewell(self) -> None:
        """Tell every client to connect anew."""
        for session in self.tables.audience.sessions:
            session.part()

    async def _beat(self) -> None:
        """Note now and then who is at a table."""
        while True:
            await asyncio.sleep(self.settings.grace / HEARTBEATS)
            try:
                await self.attendance.beat()
            except (SQLAlchemyError, OSError) as error:
                log.warning("heartbeat_failed", error=type(error).__name__)

    async def table_command(
        self, command: TableCommand, player: str, address: str
    ) -> msg.Done | msg.Hinted:
        """Carry a command out; hints and suggestions are answered without a trace."""
        self.limits.spend("command", address, player)
        if isinstance(command, cmd.Hint):
            self.limits.spend("hint", address, player)
        seq = await self.tables.carry_out(command, player)
        if isinstance(command, cmd.Hint):
            seq, move = await self.duties.hint(command.match, command.seat)
            return msg.Hinted(command.match, seq, move)
        if isinstance(command, cmd.Suggest):
            await self._suggest(command)
        return msg.Done(command.rid, command.match, seq)

    async def _suggest(self, command: cmd.Suggest) -> None:
        def teammates(match: Match) -> tuple[int, set[str]]:
            side = match.chair(command.seat).side
            return match.seq, {match.seats[n].player for n in match.side_seats(side)} - {""}

        seq, players = await self.tables.look(command.match, teammates)
        shown = json.encode(msg.Suggestion(command.match, seq, command.seat, command.move))
        for player in players:
            self.tables.tell_player(player, command.match, shown)

    async def show_score(self, session: Session, name: str) -> None:
        """The legs played so far, for whoever comes later."""
        if await self.tables.look(name, Match.has_score):
            with suppress(Declined):
                session.tell(await self.tables.summary(name))
