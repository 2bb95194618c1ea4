"""Invitations: links and codes that are exchanged for a seat."""

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from corridor.match.decide import decide
from corridor.match.decision import Decision, Declined, Situation, decline
from corridor.match.match import Match
from corridor.server import identity
from corridor.server.limits import Limits, site_of
from corridor.server.matches.cache import MatchCache
from corridor.server.matches.changes import Changes
from corridor.server.matches.creation import Created, fresh_secrets
from corridor.server.matches.quotas import Quotas
from corridor.server.matches.welcome import Welcome
from corridor.server.storage.secrets import Secrets
from corridor.server.storage.store import Store
from corridor.wire import commands as cmd
from corridor.wire.codes import Code

_EVERYBODY = "*"  # the key of a limit that all addresses share
_LATELY = 300.0  # seconds for which a wrong code is held against an address
_MOST_REMEMBERED = 20_000  # addresses


class Invitations:
    """Finds the seat of a secret, and seats the person who has it."""

    def __init__(
        self,
        *,
        store: Store,
        matches: MatchCache,
        changes: Changes,
        quotas: Quotas,
        limits: Limits,
        welcome: Welcome,
    ) -> None:
        self._secrets = Secrets(store)
        self._quotas = quotas
        self._limits = limits
        self._welcome = welcome
        self._matches = matches
        self._changes = changes
        self._wrong: OrderedDict[str, float] = OrderedDict()  # by site: when a code was wrong

    async def renew(self, name: str, actor: str) -> Created:
        """More secrets for the free seats, for an owner who has lost the first ones."""

        def asked(match: Match) -> tuple[int, list[int]]:
            if not actor or actor != match.tags.owner:
                raise decline(Code.NOT_OWNER)
            if match.phase != "open":
                raise decline(Code.STARTED)
            return match.seq, [n for n, seat in enumerate(match.seats) if seat.free]

        seq, free = await self._matches.look(name, asked)
        code, links, rows = fresh_secrets(name, free)
        await self._secrets.add(list(rows))
        return Created(name, seq, code, links)

    async def find(self, secret: str, actor: str, address: str) -> tuple[str, int | None]:
        """The match and seat of a link or a code; a used one is good for the player it seated."""
        code = identity.typed_code(secret)
        with self._counted(actor, address, is_code=code is not None):
            return await self._found(secret, code, actor)

    @contextmanager
    def _counted(self, actor: str, address: str, *, is_code: bool) -> Iterator[None]:
        """Count a guess if it is wrong: by person and address, and codes over all addresses.

        Codes are short. But when too many were wrong, those who had no part in it are let in.
        """
        with ExitStack() as counts:
            counts.enter_context(self._limits.counted_if_wrong("guess", address, actor))
            try:
                if is_code:
                    everybody = self._limits.counted_if_wrong("code", person=_EVERYBODY)
                    counts.enter_context(everybody)
            except Declined:
                if self._has_erred(address):
                    raise
            try:
                yield
            except Declined as error:
                if error.code == Code.BAD_CODE:
                    self._note_wrong(address)
                raise

    def _has_erred(self, address: str) -> bool:
        """Whether a wrong code came from an address lately."""
        return time.monotonic() - self._wrong.get(site_of(address), -_LATELY) < _LATELY

    def _note_wrong(self, address: str) -> None:
        self._wrong[site_of(address)] = time.monotonic()
        self._wrong.move_to_end(site_of(address))
        if len(self._wrong) > _MOST_REMEMBERED:
            self._wrong.popitem(last=False)

    async def _found(self, secret: str, code: str | None, actor: str) -> tuple[str, int | None]:
        match, seat, used = await self._find_secret(secret, code)
        mine, phase = await self._matches.look(
            match, lambda state: (state.seats_of(actor), state.phase)
        )
        known = seat in mine if seat is not None else bool(mine)
        if not known and (used or phase != "open"):
            raise decline(Code.BAD_SECRET)
        return match, mine[0] if known and seat is None else seat

    async def _find_secret(self, secret: str, code: str | None) -> tuple[str, int | None, bool]:
        """Where a secret, or the code that was typed, belongs."""
        found = await self._secrets.find(identity.digest(secret if code is None else code))
        if found is None:  # a code may be mistyped
            raise decline(Code.BAD_SECRET if code is None else Code.BAD_CODE)
        return found

    async def join(self, secret: str, name: str, actor: str, address: str) -> tuple[str, int]:
        """Exchange a link or a code for a seat; repeating it gives the same answer."""
        match, seat = await self.find(secret, actor, address)
        mine = await self._seats(match, actor)
        if seat in mine:
            return match, seat

        def decided(state: Match, now: int) -> Decision:
            if state.phase != "open":
                raise decline(Code.BAD_SECRET)
            free = [n for n, one in enumerate(state.seats) if one.free]
            wanted = seat if seat is not None else next(iter(free), 0)
            take = cmd.Take(match=match, seq=state.seq, seat=wanted, name=name)
            return decide(state, take, Situation(actor, now, invited=True))

        await self._welcome.arrives(match, actor, address)  # an invited neighbour is let in
        async with self._quotas.one_more_seat(match, actor):
            await self._changes.change(match, decided)
        if seat is not None:  # last, so that a person cut off in between can still sit down
            await self._secrets.use(identity.digest(secret))
        mine = await self._seats(match, actor)
        return match, mine[-1] if seat is None else seat

    async def _seats(self, match: str, actor: str) -> tuple[int, ...]:
        return await self._matches.look(match, lambda state: state.seats_of(actor))
