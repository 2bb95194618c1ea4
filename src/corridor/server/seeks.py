"""Seeks: players who look for a partner are paired, across workers.

Two people meet if they want the same mode, roles that fit and near clocks (`corridor.match.near`).
A partner with exactly the same clock comes first, then the one who has waited longest; they play
with the clock of the one who waited. Such games are public: others may watch them.
"""

from typing import TypeAlias

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import decline
from corridor.match.names import clean_name
from corridor.match.near import near
from corridor.match.setup import check
from corridor.server.identity import Signer, fresh_match
from corridor.server.limits import Limits, site_of
from corridor.server.live.audience import Audience
from corridor.server.live.session import Session
from corridor.server.logs import log
from corridor.server.matches.announcer import Announcer
from corridor.server.matches.commands import Commands
from corridor.server.matches.creation import Creation
from corridor.server.storage.seeks import SeekRows, Sought
from corridor.server.storage.store import Store
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.codes import Code
from corridor.wire.setup import Role, Setup, Time

_Wish: TypeAlias = tuple[str, Time]  # mode and clock
_LATER = 60  # seconds after which it is worth trying again
_wishes = json.Decoder(_Wish)
# The roles of a partner that fit each role.
_FITS = {"any": ("any", "first", "second"), "first": ("any", "second"), "second": ("any", "first")}


class Seeks:
    """Pairs players who seek the same mode, near clocks, and roles that fit."""

    def __init__(
        self,
        *,
        store: Store,
        audience: Audience,
        creation: Creation,
        commands: Commands,
        announcer: Announcer,
        limits: Limits,
        signer: Signer,
    ) -> None:
        self._rows = SeekRows(store)
        self._audience = audience
        self._creation = creation
        self._commands = commands
        self._announcer = announcer
        self._limits = limits
        self._signer = signer

    async def seek(self, wish: cmd.Seek, session: Session) -> None:
        """Start a match with a waiting partner, or wait for one."""
        check(_setup((wish.mode, wish.time)))
        self._check_room(session)
        wanted = (wish.mode, wish.time)
        me = _sought(session.player, wish.role, wish.name, wanted)
        fresh = fresh_match()
        session.seeking = True
        partner = await self._rows.seek(
            me._asdict(),
            _FITS[wish.role],
            lambda found: _rank(wanted, _wishes.decode(found)),
            fresh,
        )
        if partner is not None:
            await self._pair(fresh, me, partner, session)
        self._announcer.lobby()

    def _check_room(self, session: Session) -> None:
        """Raise ``Declined`` if too many of an address wait: the list is for all."""
        site = site_of(session.address)
        ours = {
            one.player
            for one in self._audience.sessions
            if one.seeking and one.player != session.player and site_of(one.address) == site
        }
        if self._limits.on and len(ours) >= self._limits.table.counts["seekers-address"]:
            raise decline(Code.TOO_MANY, seconds=_LATER)

    async def meet(self, command: cmd.Meet, session: Session) -> None:
        """Start a match with a player who waits; raises ``Declined`` if they no longer do."""
        fresh = fresh_match()
        me = Sought(_known(session.player), "any", clean_name(command.name), "")
        if command.player == session.player:
            raise decline(Code.NOT_WAITING)
        partner = await self._rows.meet(command.player, fresh)
        if partner is None:
            raise decline(Code.NOT_WAITING)
        await self._rows.unseek(session.player)  # in case they waited, too
        await self._pair(fresh, me, partner, session)
        self._announcer.lobby()

    async def _pair(self, name: str, me: Sought, partner: Sought, session: Session) -> None:
        """Create the match of two players by the wish of the one who waited, and start it."""
        session.seeking = False
        me_first = me.role == "first" or partner.role == "second"
        chosen = me.role != "any" or partner.role != "any"
        order = () if not chosen else (0, 1) if me_first else (1, 0)
        seats = (
            ev.Seated(0, name=me.name, player=me.player),
            ev.Seated(1, name=partner.name, player=partner.player),
        )
        setup = _setup(_wishes.decode(partner.wish))
        origin = self._signer.veiled(session.address)
        created = await self._creation.create(
            setup, me.player, seats, order, name=name, origin=origin
        )
        await self._commands.carry_out(cmd.Start(match=created.match, seq=created.seq), me.player)
        session.tell(msg.Found(name))

    async def listing(self) -> tuple[msg.Waiting, ...]:
        """The players who wait for a partner."""
        return tuple(map(_waiting, await self._rows.waiting()))

    async def tell_found(self) -> None:
        """Tell waiting players that a partner was found, here or on another worker."""
        waiting = {one.player: one for one in self._audience.sessions if one.seeking}
        if not waiting:
            return
        try:
            found = await self._rows.sought(list(waiting))
        except (SQLAlchemyError, OSError) as error:
            log.warning("seeks_failed", error=type(error).__name__)
            return
        for player, match in found.items():
            waiting[player].seeking = False
            waiting[player].tell(msg.Found(match))

    async def stop(self, session: Session) -> None:
        """Wait for a partner no longer."""
        session.seeking = False
        await self._rows.unseek(session.player)
        self._announcer.lobby()


def _known(player: str) -> str:
    if not player:
        raise decline(Code.BAD_TOKEN)
    return player


def _sought(player: str, role: str, name: str, wish: _Wish) -> Sought:
    return Sought(_known(player), role, clean_name(name), json.encode(wish).decode())


def _setup(wish: _Wish) -> Setup:
    mode, time = wish
    return Setup(mode=mode, time=time, casual=False, public=True)


def _rank(mine: _Wish, theirs: _Wish) -> int | None:
    """How well a partner's wish fits: 0 for the same, 1 for a near clock."""
    if mine == theirs:
        return 0
    return 1 if mine[0] == theirs[0] and near(mine[1], theirs[1]) else None


def _waiting(one: Sought) -> msg.Waiting:
    mode, time = _wishes.decode(one.wish)
    role: Role = "first" if one.role == "first" else "second" if one.role == "second" else "any"
    return msg.Waiting(one.player, one.name, mode, time, role)
