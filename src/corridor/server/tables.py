"""All tables of a worker: a command becomes events, is committed, and only then shown."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from corridor.match.decide import decide
from corridor.match.decision import Decision, Declined, Situation, decline
from corridor.match.fold import apply, new_match
from corridor.match.match import Match
from corridor.match.presence import is_here
from corridor.match.setup import check
from corridor.match.summary import summary_of
from corridor.match.tags import Tags
from corridor.server import identity, metrics
from corridor.server.live.audience import Audience
from corridor.server.live.hub import Hub, News
from corridor.server.logs import log
from corridor.server.settings import Settings
from corridor.server.storage.store import Store
from corridor.server.storage.writer import Append, Stale
from corridor.wire import commands as cmd
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.codes import Code
from corridor.wire.commands import TableCommand
from corridor.wire.events import Event
from corridor.wire.setup import Setup

T = TypeVar("T")
_TRIES = 8
_MOST_CACHED = 3000
_BY_CHANCE = (cmd.Start, cmd.Offer, cmd.Answer)  # lots may be drawn, or a match may follow


@dataclass(slots=True, eq=False)
class Entry:
    """A match in memory; whoever reads or changes it holds the lock."""

    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    dead: bool = False


@dataclass(slots=True)
class Created:
    """A new table with what its maker may hand out."""

    match: str
    seq: int
    code: str
    links: dict[int, str]


class Tables:
    """What a worker knows of matches. The database knows better."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.audience = Audience()
        self.hub = Hub(settings.valkey, secrets.token_hex(4), self.hear)
        self.on_duty: Callable[[], None] = lambda: None  # somebody has something to do
        self.on_lobby: Callable[[], None] = lambda: None
        self.on_attendance: Callable[[list[str]], Coroutine[Any, Any, None]] = _nobody
        self._entries: OrderedDict[str, Entry] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    # Time

    async def now(self) -> int:
        """The database's time."""
        return await self.store.now()

    # Matches in memory

    async def _entry(self, name: str) -> Entry:
        entry = self._entries.get(name)
        if entry is None:
            match = await self.store.load(name)
            if match is None:
                raise decline(Code.NO_SUCH_MATCH)
            entry = self._entries.setdefault(name, Entry(match))
            self._forget_some()
        self._entries.move_to_end(name)
        return entry

    def _forget_some(self) -> None:
        metrics.cached.set(len(self._entries))
        while len(self._entries) > _MOST_CACHED:
            name, entry = next(iter(self._entries.items()))
            if entry.lock.locked():
                return
            self._kill(name, entry)

    def _kill(self, name: str, entry: Entry) -> None:
        """Whoever still holds this entry must ask for a new one."""
        entry.dead = True
        if self._entries.get(name) is entry:
            del self._entries[name]

    async def _catch_up(self, entry: Entry) -> bool:
        """Let happen what other workers committed; says whether there was something."""
        fresh = await self.store.since(entry.match.tags.id, entry.match.seq)
        for stored in fresh:
            apply(entry.match, stored)
        if fresh:
            self.audience.show(entry.match)
            self._greet(entry.match.tags.id, [stored.event for stored in fresh])
        return bool(fresh)

    async def look(self, name: str, act: Callable[[Match], T], *, fresh: bool = True) -> T:
        """Read a match as it stands in the database, or as it was last known here."""
        while True:
            entry = await self._entry(name)
            async with entry.lock:
                if entry.dead:
                    continue
                if fresh and self.settings.shared:
                    await self._catch_up(entry)
                return act(entry.match)

    # Commands

    async def carry_out(self, command: TableCommand, actor: str) -> int:
        """What somebody wants, if they may; returns the seq of the last event it led to."""
        gone = await self._gone(command) if isinstance(command, cmd.Claim) else frozenset[str]()
        away = await self._away(command.match) if _gives_up(command) else frozenset[str]()
        fresh_id, seed = _chance() if isinstance(command, _BY_CHANCE) else ("", 0)
        kind = type(command).__name__.lower()

        def decided(match: Match, now: int) -> Decision:
            return decide(match, command, Situation(actor, now, fresh_id, seed, gone, away))

        began, answer = time.perf_counter(), "failed"
        try:
            seq = await self.change(command.match, decided)
            answer = "done"
        except Declined as error:
            answer = str(error.code)
            raise
        finally:
            metrics.answer_time.observe(time.perf_counter() - began)
            metrics.answered(kind, answer).inc()
        return seq

    def absence(self, match: Match) -> int:
        """Milliseconds that somebody may be away before a claim: minutes where no clock runs."""
        settings = self.settings
        return int(1000 * (settings.grace if match.is_timed else settings.patience))

    async def _gone(self, command: cmd.Claim) -> frozenset[str]:
        attended = (await self.store.attendance([command.match])).get(command.match, {})
        late = await self.now() - await self.look(command.match, self.absence)
        people = await self.look(
            command.match, lambda match: {seat.player for seat in match.seats if seat.player}
        )
        started = await self.look(command.match, _began)
        return frozenset(
            who for who in people if max(attended.get(who, (0, False))[0], started) < late
        )

    async def _away(self, name: str) -> frozenset[str]:
        attended = (await self.store.attendance([name])).get(name, {})
        now, grace = await self.now(), int(self.settings.grace * 1000)
        people = await self.look(name, lambda match: {seat.player for seat in match.seats})
        here = {who for who, seen in attended.items() if is_here(seen, now, grace)}
        return frozenset(people - here)

    async def change(self, name: str, decided: Callable[[Match, int], Decision]) -> int:
        """Carry a decision out, against the newest state and though the asker may have gone."""
        return await asyncio.shield(self._spawn(self._change(name, decided)))

    def _spawn(self, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def settle(self) -> None:
        """Wait for what is being carried out."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _change(self, name: str, decided: Callable[[Match, int], Decision]) -> int:
        for attempt in range(_TRIES):
            try:
                entry = await self._entry(name)
                async with entry.lock:
                    if entry.dead:
                        continue
                    return await self._change_entry(entry, decided, again=attempt > 0)
            except Stale:
                continue
            except (SQLAlchemyError, OSError) as error:
                log.warning("database_failed", error=type(error).__name__)
                raise decline(Code.BUSY) from error
        raise decline(Code.BUSY)

    async def _change_entry(
        self, entry: Entry, decided: Callable[[Match, int], Decision], *, again: bool
    ) -> int:
        now = await self.now()
        if again:
            await self._catch_up(entry)
        try:
            decision = decided(entry.match, now)
        except Declined:
            # It may only look wrong from here: another worker may know more.
            if not self.settings.shared or not await self._catch_up(entry):
                raise
            decision = decided(entry.match, now)
        if decision.events:
            await self._commit(entry, decision)
        return entry.match.seq

    async def _commit(self, entry: Entry, decision: Decision) -> None:
        match = entry.match
        wanted = Append(match, decision.events, decision.creates)
        before = match.seq
        try:
            await self.store.append(wanted)
        except BaseException:
            if match.seq != before:  # its state is not that of the database
                self._kill(match.tags.id, entry)
            raise
        metrics.committed.inc(len(decision.events))
        self.audience.show(match)
        self.hub.announce(News(self.hub.worker, "match", match.tags.id))
        self._greet(match.tags.id, decision.events)
        self._after(match)

    def _greet(self, name: str, events: Iterable[Event]) -> None:
        """Somebody sat down or stood up: those at the table want to know whether they are here."""
        if any(isinstance(event, ev.Seated | ev.Left) for event in events):
            _task = self._spawn(self.on_attendance([name]))

    def _after(self, match: Match) -> None:
        if match.due_at() is not None or match.flag_at() is not None:
            self.on_duty()
        if match.tags.setup.public and not match.tags.before:
            self.lobby_changed()
        if match.phase == "over" and match.has_score():
            _task = self._spawn(self._tell_summary(match.tags.id))

    def lobby_changed(self) -> None:
        """Tell everybody who looks at the open tables."""
        self.on_lobby()
        self.hub.announce(News(self.hub.worker, "lobby"))

    # Making tables

    async def create(
        self,
        setup: Setup,
        owner: str,
        events: tuple[Event, ...] = (),
        order: tuple[int, ...] = (),
        name: str = "",
    ) -> Created:
        """Lay a table, with secrets for its free seats."""
        setup = check(setup)
        match = new_match(Tags(name or identity.fresh_match(), setup, owner, order=order))
        taken = {getattr(event, "seat", None) for event in events}
        free = [seat for seat in range(setup.seats) if seat not in taken]
        name = match.tags.id
        code, links, rows = _fresh_secrets(name, free)
        wanted = Append(match, events, secrets=rows, fresh=True)
        try:
            await asyncio.shield(self._spawn(self.store.append(wanted)))
        except (Stale, DBAPIError, OSError) as error:
            raise decline(Code.BUSY) from error
        self._entries[name] = Entry(match)
        self._after(match)
        return Created(name, match.seq, code, links)

    async def invite_again(self, name: str, actor: str) -> Created:
        """New secrets for the free seats, for an owner who has the first ones no more."""

        def asked(match: Match) -> tuple[int, list[int]]:
            if not actor or actor != match.tags.owner:
                raise decline(Code.NOT_OWNER)
            if match.phase != "open":
                raise decline(Code.STARTED)
            return match.seq, [n for n, seat in enumerate(match.seats) if seat.free]

        seq, free = await self.look(name, asked)
        code, links, rows = _fresh_secrets(name, free)
        await self.store.add_secrets(list(rows))
        return Created(name, seq, code, links)

    async def invitation(self, secret: str, actor: str) -> tuple[str, int | None]:
        """The match and seat that a link or a code is for; whoever used it may see that, too."""
        code = identity.typed_code(secret)
        found = await self.store.find_secret(identity.digest(secret if code is None else code))
        if found is None:  # a code that never was may be mistyped, which is worth saying
            raise decline(Code.BAD_SECRET if code is None else Code.BAD_CODE)
        match, seat, used = found
        mine, phase = await self.look(match, lambda state: (state.seats_of(actor), state.phase))
        known = seat in mine if seat is not None else bool(mine)
        if not known and (used or phase != "open"):
            raise decline(Code.BAD_SECRET)
        return match, mine[0] if known and seat is None else seat

    async def join(self, secret: str, name: str, actor: str) -> tuple[str, int]:
        """Exchange a link or a code for a seat; who has done so already gets the same answer."""
        match, seat = await self.invitation(secret, actor)
        mine = await self.look(match, lambda state: state.seats_of(actor))
        if seat in mine:
            return match, seat

        def decided(state: Match, now: int) -> Decision:
            if state.phase != "open":
                raise decline(Code.BAD_SECRET)
            free = [n for n, one in enumerate(state.seats) if one.free]
            wanted = seat if seat is not None else next(iter(free), 0)
            take = cmd.Take(match=match, seq=state.seq, seat=wanted, name=name)
            return decide(state, take, Situation(actor, now))

        await self.change(match, decided)
        if seat is not None:  # after the seat: whoever is cut off in between can still sit down
            await self.store.use_secret(identity.digest(secret))
        mine = await self.look(match, lambda state: state.seats_of(actor))
        return match, mine[-1] if seat is None else seat

    # News of other workers

    async def hear(self, news: News) -> None:
        """What another worker tells."""
        if news.topic == "match":
            await self.refresh(news.match)
        elif news.topic == "lobby":
            self.on_lobby()
        elif news.topic == "presence":
            await self.on_attendance([news.match])
        elif news.topic == "to":
            self.tell_player(news.player, news.match, news.body.encode(), spread=False)

    async def refresh(self, name: str) -> None:
        """Show what others committed, if anybody here watches."""
        if name not in self.audience.watching:
            entry = self._entries.get(name)
            if entry is not None and not entry.lock.locked():
                self._kill(name, entry)
            return
        try:
            await self.look(name, self.audience.show)
        except (Declined, SQLAlchemyError, OSError) as error:
            log.warning("refresh_failed", error=type(error).__name__)

    async def poll(self) -> None:
        """Look for events that nobody announced, or that were shown to nobody."""
        names = list(self.audience.watching)
        if not names:
            return
        for name, seq in (await self.store.tails(names)).items():
            watchers = self.audience.watching.get(name, ())
            if any(session.sights[name].sent < seq for session in watchers):
                await self.refresh(name)

    def tell_player(self, player: str, match: str, data: bytes, *, spread: bool = True) -> None:
        """Send something to one person wherever they are; with a match, where they watch it."""
        for session in self.audience.sessions:
            if session.player == player and (not match or match in session.sights):
                session.send(data)
        if spread:
            self.hub.announce(News(self.hub.worker, "to", match, player, data.decode()))

    # Two legs

    async def summary(self, name: str) -> msg.Summary:
        """The legs played so far, side by side."""
        shown = await self.look(name, lambda match: match)
        if not shown.has_score():
            raise decline(Code.NOT_OVER)
        if shown.tags.leg == 1:
            return summary_of(shown, shown)
        first = await self.look(shown.tags.before, lambda match: match)
        return summary_of(shown, first, *([shown] if shown.phase == "over" else []))

    async def _tell_summary(self, name: str) -> None:
        summary = await self.summary(name)
        for session in list(self.audience.watching.get(name, ())):
            session.tell(summary)


def _fresh_secrets(
    name: str, free: list[int]
) -> tuple[str, dict[int, str], tuple[dict[str, Any], ...]]:
    """A code, a link for each free seat, and what is stored of them."""
    links = {seat: identity.fresh_secret() for seat in free}
    code = identity.fresh_code()
    rows = tuple(
        {"hash": identity.digest(secret), "match": name, "seat": seat, "used": False}
        for seat, secret in [*links.items(), (None, code)]
    )
    return code, links, rows


def _gives_up(command: TableCommand) -> bool:
    """Whether it matters who of a team is at the table."""
    asks = isinstance(command, cmd.Offer | cmd.Answer) and command.kind == "resign"
    return asks or isinstance(command, cmd.Resign)


def _chance() -> tuple[str, int]:
    """A name for a match that may follow, and a seed for lots."""
    return identity.fresh_match(), secrets.randbits(32)


async def _nobody(_matches: list[str]) -> None:
    """Nobody cares who is there."""


def _began(match: Match) -> int:
    return match.log[0].at if match.log else 0
