"""Matches in memory. The database is the authority: a cached match may lag behind it."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TypeVar

from corridor.match.decision import decline
from corridor.match.fold import apply
from corridor.match.match import Match
from corridor.server import metrics
from corridor.server.matches.announcer import Announcer
from corridor.server.storage.snapshots import EVERY, Snapshots
from corridor.server.storage.store import Store
from corridor.wire.codes import Code

T = TypeVar("T")
_MOST_CACHED = 3000


@dataclass(slots=True, eq=False)
class Entry:
    """A match in memory; readers and writers hold the lock."""

    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    dropped: bool = False  # tasks that waited for the lock must ask for a new entry


class MatchCache:
    """The matches used most recently, each with a lock."""

    def __init__(
        self, store: Store, snapshots: Snapshots, announcer: Announcer, *, shared: bool
    ) -> None:
        self._store = store
        self._snapshots = snapshots
        self._announcer = announcer
        self._shared = shared  # other workers may change matches
        self._entries: OrderedDict[str, Entry] = OrderedDict()

    @property
    def names(self) -> set[str]:
        """The ids of all matches in memory."""
        return set(self._entries)

    async def look(self, name: str, act: Callable[[Match], T], *, fresh: bool = True) -> T:
        """Read a match as it stands in the database; with ``fresh=False`` as last known here."""
        async with self.locked(name) as entry:
            if fresh and self._shared:
                await self.catch_up(entry)
            return act(entry.match)

    @asynccontextmanager
    async def locked(self, name: str) -> AsyncIterator[Entry]:
        """The entry of a match, loaded if needed, for this task alone."""
        while True:
            entry = await self._entry(name)
            async with entry.lock:
                if entry.dropped:
                    continue
                yield entry
                return

    async def catch_up(self, entry: Entry) -> bool:
        """Apply events that other workers committed; says whether there were any."""
        fresh = await self._store.since(entry.match.tags.id, entry.match.seq)
        if len(fresh) > EVERY:  # a snapshot is nearer
            entry.match = await self._load(entry.match.tags.id)
        else:
            for stored in fresh:
                apply(entry.match, stored)
        if fresh:
            self._announcer.caught_up(entry.match, [stored.event for stored in fresh])
        return bool(fresh)

    def add(self, match: Match) -> None:
        """Keep a match that was just created."""
        self._entries[match.tags.id] = Entry(match)

    def drop(self, entry: Entry) -> None:
        """Forget a match; it is loaded anew when it is needed."""
        entry.dropped = True
        name = entry.match.tags.id
        if self._entries.get(name) is entry:
            del self._entries[name]

    def drop_unused(self, name: str) -> None:
        """Forget a match that others have changed, unless a task is working on it."""
        entry = self._entries.get(name)
        if entry is not None and not entry.lock.locked():
            self.drop(entry)

    async def _entry(self, name: str) -> Entry:
        entry = self._entries.get(name)
        if entry is None:
            match = await self._load(name)
            # Another task may have loaded it meanwhile: all must share one lock.
            entry = self._entries.setdefault(name, Entry(match))
            self._evict()
        self._entries.move_to_end(name)
        return entry

    async def _load(self, name: str) -> Match:
        match = await self._snapshots.load(name)
        if match is None:
            raise decline(Code.NO_SUCH_MATCH)
        return match

    def _evict(self) -> None:
        metrics.cached.set(len(self._entries))
        while len(self._entries) > _MOST_CACHED:
            entry = next(iter(self._entries.values()))
            if entry.lock.locked():
                return
            self.drop(entry)
