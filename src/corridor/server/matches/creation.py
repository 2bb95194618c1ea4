"""New tables, with the secrets that give out their free seats."""

import asyncio
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import decline
from corridor.match.fold import new_match
from corridor.match.setup import check
from corridor.match.tags import Tags
from corridor.server import identity, perfect
from corridor.server.matches.announcer import Announcer
from corridor.server.matches.cache import MatchCache
from corridor.server.storage.store import Store
from corridor.server.storage.writer import Append, Row, Stale
from corridor.server.tasks import TaskSet
from corridor.wire.codes import Code
from corridor.wire.events import Event, Seated
from corridor.wire.setup import PERFECT, Setup


@dataclass(slots=True)
class Created:
    """A table with what its owner may hand out: a code, and a link for each free seat."""

    match: str
    seq: int
    code: str
    links: dict[int, str]


class Creation:
    """Creates tables."""

    def __init__(
        self,
        store: Store,
        matches: MatchCache,
        announcer: Announcer,
        commits: TaskSet,
        *,
        plies: int,
    ) -> None:
        self._store = store
        self._matches = matches
        self._announcer = announcer
        self._commits = commits
        self._plies = plies  # the most moves of a match

    async def create(
        self,
        setup: Setup,
        owner: str,
        events: tuple[Event, ...] = (),
        order: tuple[int, ...] = (),
        *,
        name: str = "",
        origin: str = "",
    ) -> Created:
        """Create a table with its first events; raises ``Declined`` for a bad setup."""
        name = name or identity.fresh_match()
        tags = Tags(name, check(setup), owner, order=order, origin=origin, plies=self._plies)
        match = new_match(tags)
        flawless = any(isinstance(event, Seated) and event.level == PERFECT for event in events)
        if flawless and not await asyncio.to_thread(perfect.is_possible, match.game.position):
            raise decline(Code.NO_PERFECT)
        taken = {getattr(event, "seat", None) for event in events}
        free = [seat for seat in range(tags.setup.seats) if seat not in taken]
        code, links, rows = fresh_secrets(match.tags.id, free)
        wanted = Append(match, events, secrets=rows, fresh=True)
        try:
            await asyncio.shield(self._commits.spawn(self._store.append(wanted)))
        except (Stale, SQLAlchemyError, OSError) as error:
            raise decline(Code.BUSY) from error
        self._matches.add(match)
        self._announcer.created(match)
        return Created(match.tags.id, match.seq, code, links)


def fresh_secrets(name: str, free: list[int]) -> tuple[str, dict[int, str], tuple[Row, ...]]:
    """A code for any free seat, a link for each of them, and the rows to store (hashes only)."""
    links = {seat: identity.fresh_secret() for seat in free}
    code = identity.fresh_code()
    rows = tuple(
        {"hash": identity.digest(secret), "match": name, "seat": seat, "used": False}
        for seat, secret in [*links.items(), (None, code)]
    )
    return code, links, rows
