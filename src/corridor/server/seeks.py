"""Seeks: players who look for a partner are paired, across workers."""

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import decline
from corridor.match.names import clean_name
from corridor.match.setup import check
from corridor.server.identity import fresh_match
from corridor.server.live.audience import Audience
from corridor.server.live.session import Session
from corridor.server.logs import log
from corridor.server.matches.announcer import Announcer
from corridor.server.matches.commands import Commands
from corridor.server.matches.creation import Creation
from corridor.server.storage.store import Store
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.codes import Code
from corridor.wire.setup import Setup

# The roles of a partner that fit each role.
_FITS = {"any": ("any", "first", "second"), "first": ("any", "second"), "second": ("any", "first")}


class Seeks:
    """Pairs players who seek the same mode and time in roles that fit."""

    def __init__(
        self,
        store: Store,
        audience: Audience,
        creation: Creation,
        commands: Commands,
        announcer: Announcer,
    ) -> None:
        self._store = store
        self._audience = audience
        self._creation = creation
        self._commands = commands
        self._announcer = announcer

    async def seek(self, wish: cmd.Seek, session: Session) -> None:
        """Start a match with a waiting partner, or wait for one."""
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
        partner = await self._store.seek(row, _FITS[wish.role], fresh)
        if partner is None:
            return
        session.seeking = False
        await self._pair(fresh, setup, row, partner)
        session.tell(msg.Found(fresh))
        self._announcer.lobby()

    async def _pair(
        self, name: str, setup: Setup, row: dict[str, str], partner: tuple[str, str, str]
    ) -> None:
        """Create the match of two players, and start it."""
        player, role = row["player"], row["role"]
        other, other_role, other_name = partner
        me_first = role == "first" or other_role == "second"
        chosen = role != "any" or other_role != "any"
        order = () if not chosen else (0, 1) if me_first else (1, 0)
        seats = (
            ev.Seated(0, name=row["name"], player=player),
            ev.Seated(1, name=other_name, player=other),
        )
        created = await self._creation.create(setup, player, seats, order, name=name)
        await self._commands.carry_out(cmd.Start(match=created.match, seq=created.seq), player)

    async def tell_found(self) -> None:
        """Tell waiting players that a partner was found, here or on another worker."""
        waiting = {one.player: one for one in self._audience.sessions if one.seeking}
        if not waiting:
            return
        try:
            found = await self._store.sought(list(waiting))
        except (SQLAlchemyError, OSError) as error:
            log.warning("seeks_failed", error=type(error).__name__)
            return
        for player, match in found.items():
            waiting[player].seeking = False
            waiting[player].tell(msg.Found(match))

    async def stop(self, session: Session) -> None:
        """Wait for a partner no longer."""
        session.seeking = False
        await self._store.unseek(session.player)
