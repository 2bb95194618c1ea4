"""Matches played while things break: acknowledged moves are stored exactly once, games end.

``python -m tests.server.soak`` runs the long form.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import httpx
from websockets.exceptions import WebSocketException

from corridor.rules.game import Game
from corridor.server.settings import Settings
from corridor.server.storage.snapshots import Snapshots
from corridor.server.storage.store import Store
from corridor.wire import events as ev
from corridor.wire.events import Event
from tests.server.harms import Harms, PostgresHarms, Shim, SqliteHarms
from tests.server.workers import Client, Process, fresh_settings, sensible

if TYPE_CHECKING:
    from tests.server.conftest import Services

# Setups played in turn, with the holder of the second seat: a bot, the owner, or a second person.
QUICK = {"mode": "pacman", "switches": {"lives": 1, "no_progress_limit": 12}}
KINDS: tuple[tuple[dict[str, Any], str], ...] = (
    ({}, "bot"),
    ({}, "hot seat"),
    ({}, "people"),
    (QUICK, "bot"),
    (QUICK, "people"),
)
LOST = (ConnectionError, OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError)
LONGEST = 240.0  # seconds after which a match counts as stuck


@dataclass
class Ledger:
    """What clients were told, to be compared with the database."""

    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)
    seen: dict[tuple[str, int], str] = field(default_factory=dict)
    resumed: int = 0
    over: set[str] = field(default_factory=set)
    harms: int = 0  # kills and outages during the matches
    faults: list[str] = field(default_factory=list)  # what the server said of itself
    stored: int = 0
    lost: int = 0  # acknowledged or seen, and not stored
    doubled: int = 0  # acknowledged twice, or stored with another move at its seq

    def told(self) -> str:
        """A summary in one line."""
        return (
            f"{self.harms} harms, {len(self.acknowledged)} moves acknowledged,"
            f" {len(self.seen)} events seen, {self.stored} stored, {self.lost} lost,"
            f" {self.doubled} doubled, {self.resumed} resumptions, {len(self.over)} games ended"
        )


class Wrong(AssertionError):
    """Moves were lost or doubled."""

    def __init__(self, ledger: Ledger) -> None:
        super().__init__(ledger.told())
        self.ledger = ledger


class Person:
    """A scripted client that reconnects whenever it loses its connection."""

    def __init__(self, bases: list[str], ledger: Ledger, seed: int, pause: float) -> None:
        self._bases = bases
        self._ledger = ledger
        self._rng = random.Random(seed)
        self._pause = pause
        self.client = Client(self._rng.choice(bases))

    async def become(self) -> None:
        await self.insist(self._guest)

    async def _guest(self) -> None:
        self.client.token = (await self.client.post("/api/guest"))["token"]

    async def insist(self, act: Callable[[], Awaitable[Any]]) -> Any:  # noqa: ANN401
        """Retry until it works."""
        deadline = time.monotonic() + LONGEST
        while True:
            try:
                return await act()
            except LOST:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.2)

    async def play(self, match: str) -> None:
        """Play to the end, reconnecting as often as needed."""
        deadline = time.monotonic() + LONGEST
        while match not in self._ledger.over:
            if time.monotonic() > deadline:
                raise AssertionError(f"{match} does not end")
            try:
                await self._sit(match)
            except LOST:
                self._ledger.resumed += 1
                await asyncio.sleep(0.1)
            finally:
                await self.client.leave()

    async def _sit(self, match: str) -> None:
        self.client.base = self._rng.choice(self._bases)
        await self.client.connect()
        place = len(self.client.heard)
        await self.client.watch(match)
        while True:
            told = await self.client.wait(lambda one: self._matters(one, match), place)
            place = self.client.heard.index(told, place) + 1
            if told["type"] == "options":
                await self._decide(match, told)
            elif told["type"] == "event":
                self._note(match, told)
            else:
                self._ledger.over.add(match)
                return

    def _matters(self, told: dict[str, Any], match: str) -> bool:
        if told["type"] in ("options", "event"):
            return bool(told["match"] == match)
        table = told.get("table", {})
        return bool(table.get("match") == match and table["phase"] == "over")

    def _note(self, match: str, told: dict[str, Any]) -> None:
        move = told["event"].get("move", "")
        before = self._ledger.seen.setdefault((match, told["seq"]), move)
        if before != move:
            raise RuntimeError(f"event {told['seq']} of {match} was {before}, and is {move}")

    async def _decide(self, match: str, told: dict[str, Any]) -> None:
        await asyncio.sleep(self._rng.random() * self._pause)
        newest = self.client.seq[match]
        if newest != told["seq"]:
            return
        move = sensible(self.client, told["options"], self._rng)
        answer = await self.client.do("move", match, move=move, seq=told["seq"])
        if answer["type"] == "done":
            self._ledger.acknowledged.append((match, answer["seq"], move))
        elif answer["code"] == "busy":
            raise ConnectionError("busy")


async def one_match(bases: list[str], number: int, ledger: Ledger, pause: float) -> str:
    """Create a table of one of the kinds, and play a match."""
    setup, kind = KINDS[number % len(KINDS)]
    owner = Person(bases, ledger, number, pause)
    await owner.become()
    bots = {"1": 1} if kind == "bot" else {}
    table = {"setup": setup, "bots": bots}
    made = await owner.insist(lambda: owner.client.post("/api/tables", table))
    people = [owner]
    match = str(made["match"])
    if kind == "people":
        other = Person(bases, ledger, number + 1000, pause)
        await other.become()
        people.append(other)
        await other.insist(lambda: other.client.post("/api/join", {"secret": made["code"]}))
    if kind == "hot seat":
        await _until_seated(owner, match)
    await _until_started(owner, match)
    await asyncio.gather(*(person.play(match) for person in people))
    return match


async def _command(who: Person, match: str, body: dict[str, Any]) -> None:
    state = await who.client.get(f"/api/tables/{match}")
    await who.client.request("POST", "/api/commands", {"match": match, "seq": state["seq"], **body})


async def _until_seated(who: Person, match: str) -> None:
    async def act() -> None:
        await _command(who, match, {"type": "take", "seat": 1})
        state = await who.client.get(f"/api/tables/{match}")
        assert state["table"]["seats"][1].get("player")

    await who.insist(act)


async def _until_started(who: Person, match: str) -> None:
    async def act() -> None:
        await _command(who, match, {"type": "start"})
        state = await who.client.get(f"/api/tables/{match}")
        assert state["table"]["phase"] != "open"

    await who.insist(act)


async def check(settings: Settings, matches: list[str], ledger: Ledger) -> None:
    """Compare the ledger with the database, and replay every game."""
    store = Store(settings)
    try:
        for name in matches:
            match = await Snapshots(store).load(name)
            assert match is not None
            compare(name, {stored.seq: stored.event for stored in match.log}, ledger)
            assert [stored.seq for stored in match.log] == list(range(1, match.seq + 1))
            assert match.phase == "over"
            again = Game(match.mode)
            for stored in match.log:
                if isinstance(stored.event, ev.Moved):
                    again.push_text(stored.event.move)
            assert again.outcome is not None
    finally:
        await store.engine.dispose()


def compare(match: str, by_seq: dict[int, Event], ledger: Ledger) -> None:
    """Count events that are missing, and events stored with another move."""
    told = {(name, seq): move for name, seq, move in ledger.acknowledged}
    acknowledged = sum(name == match for name, _seq, _move in ledger.acknowledged)
    ledger.doubled += acknowledged - sum(name == match for name, _seq in told)
    ledger.stored += len(by_seq)
    for (name, seq), move in [*told.items(), *ledger.seen.items()]:
        if name == match:
            ledger.lost += seq not in by_seq
            ledger.doubled += seq in by_seq and getattr(by_seq[seq], "move", "") != move


async def soak(
    settings: Settings,
    *,
    matches: int,
    harm: Callable[[], Awaitable[None]],
    times: int,
    bases: list[str],
    pause: float = 0.1,
    seed: int = 1,
) -> Ledger:
    """Play matches while ``harm`` is called at random moments; then check everything."""
    rng, ledger = random.Random(seed), Ledger()
    playing = asyncio.gather(*(one_match(bases, n, ledger, pause) for n in range(matches)))
    for _ in range(times):
        await asyncio.sleep(rng.uniform(0.3, 1.2))
        if playing.done():
            break
        await harm()
        ledger.harms += not playing.done()
    names = await playing
    return await checked(settings, names, ledger)


async def checked(settings: Settings, matches: list[str], ledger: Ledger) -> Ledger:
    """The ledger, compared with the database; raises ``Wrong`` if anything is lost or doubled."""
    await check(settings, matches, ledger)
    if ledger.lost or ledger.doubled:
        raise Wrong(ledger)
    return ledger


async def killed(settings: Settings, *, matches: int, times: int, workers: int = 1,
                 pause: float = 0.1) -> Ledger:  # fmt: skip
    """A soak in which workers are killed by SIGKILL and restarted."""
    async with processes(settings, workers) as running:
        rng = random.Random(2)

        async def harm() -> None:
            victim = rng.choice(running)
            await victim.kill()
            await victim.start()

        bases = [process.base for process in running]
        return await soak(settings, matches=matches, harm=harm, times=times, bases=bases,
                          pause=pause)  # fmt: skip


async def hammered(
    settings: Settings,
    folder: Path,
    wanted: Sequence[str],
    *,
    lanes: int,
    pause: float = 0.3,
    restart: Callable[[float], None] | None = None,
) -> Ledger:
    """Matches one after another while each of these harms happens; a number is a lock's seconds.

    ``restart`` stops and starts PostgreSQL, if the server is on it.
    """
    ledger, names, done = Ledger(), list[str](), asyncio.Event()
    harms: Harms
    if restart is None:
        shim = Shim(folder)
        process = Process(settings, shim.environment)
        harms = SqliteHarms(settings, process, shim)
    else:
        process = Process(settings)
        harms = PostgresHarms(settings, process, restart)
    await process.start()

    async def lane(number: int) -> None:
        while not done.is_set() or not names:
            names.append(await one_match([process.base], number + len(names), ledger, pause))

    playing = asyncio.gather(*(lane(number) for number in range(lanes)))
    try:
        for word in wanted:
            before = len(ledger.acknowledged)
            while len(ledger.acknowledged) <= before:  # noqa: ASYNC110  others act
                await asyncio.sleep(0.05)
            await (harms.lock(float(word)) if word[0].isdigit() else getattr(harms, word)())
            ledger.harms += 1
        done.set()
        await playing
    finally:
        playing.cancel()
        await process.kill()
    ledger.faults = harms.faults
    return await checked(settings, names, ledger)


async def cut_off(settings: Settings, *, matches: int, harms: list[Callable[[], None]],
                  workers: int = 2, pause: float = 0.1) -> Ledger:  # fmt: skip
    """A soak in which PostgreSQL or Valkey is stopped for a while."""
    left = list(harms)

    async def harm() -> None:
        await asyncio.to_thread(left.pop(0))

    async with processes(settings, workers) as running:
        bases = [process.base for process in running]
        return await soak(settings, matches=matches, harm=harm, times=len(harms), bases=bases,
                          pause=pause)  # fmt: skip


@asynccontextmanager
async def processes(settings: Settings, count: int) -> AsyncIterator[list[Process]]:
    """Worker processes on one database."""
    running = [Process(settings) for _ in range(count)]
    for process in running:
        await process.start()
    try:
        yield running
    finally:
        for process in running:
            await process.kill()


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def numbers(*words: str) -> tuple[int, int]:
    """The numbers of matches and of kills on the command line."""
    parser = Parser(prog="soak", description=main.__doc__)
    parser.add_argument("matches", type=_count, nargs="?", default=50, help="at once (%(default)s)")
    parser.add_argument("kills", type=_count, nargs="?", default=20, help="at most (%(default)s)")
    found = parser.parse_args(words)
    return found.matches, found.kills


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit() and int(word)):
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number of at least 1")
    return int(word)


def main(*words: str) -> int:
    """The long form: kills on both databases, outages of PostgreSQL and Valkey, harms below."""
    from tests.server.conftest import Services

    matches, times = numbers(*words)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        services = Services(folder)
        harms: list[Callable[[], None]] = [
            lambda: services.restart_postgres(1),
            lambda: services.pause_valkey(5),
        ] * max(1, times // 7)
        plans: list[Plan] = [
            (
                "SQLite, one worker, SIGKILL",
                lambda: fresh_settings(folder / "one"),
                lambda settings: killed(settings, matches=matches, times=times, pause=1.5),
            ),
            (
                "PostgreSQL, two workers, SIGKILL",
                lambda: services.settings(folder / "two"),
                lambda settings: killed(
                    settings, matches=matches, times=times, workers=2, pause=1.5
                ),
            ),
            (
                "PostgreSQL restarted, Valkey stopped for 5 s",
                lambda: services.settings(folder / "three"),
                lambda settings: cut_off(settings, matches=matches, harms=harms, pause=1.5),
            ),
            *(_hammering(folder, title, words) for title, words in HAMMERINGS.items()),
            *(_postgres_hammering(services, folder, *one) for one in POSTGRES_HAMMERINGS.items()),
        ]
        try:
            rows = [carried_out(*plan) for plan in plans]
        finally:
            services.close()
    print(summary(rows))
    return int(any(row.failed for row in rows))


@dataclass(frozen=True)
class Row:
    """One harm and what came of it."""

    harm: str
    ledger: Ledger
    seconds: float
    failed: bool


def carried_out(
    title: str, prepared: Callable[[], Settings], play: Callable[[Settings], Awaitable[Ledger]]
) -> Row:
    """Carry a plan out; one that fails is a row of the table, too, and the next one follows."""
    began, ledger, why = time.monotonic(), Ledger(), ""
    try:
        ledger = asyncio.run(_played(play, prepared()))
    except Wrong as error:
        ledger, why = error.ledger, "moves were lost or doubled"
    except Exception as error:  # noqa: BLE001  a match that does not end, a harm that does nothing
        why = repr(error)
    row = Row(title, ledger, time.monotonic() - began, failed=bool(why))
    print(f"{title}: {why or ledger.told()}, {row.seconds:.0f} s", flush=True)
    return row


def _titled(row: Row) -> str:
    return f"{row.harm} FAILED" if row.failed else row.harm


def summary(rows: list[Row]) -> str:
    """A table of all harms: what was acknowledged, and what became of it."""
    head = ("harm", "times", "acknowledged", "lost", "doubled", "games", "s")
    lines = [
        (_titled(one), *map(str, (one.ledger.harms, len(one.ledger.acknowledged), one.ledger.lost,
                              one.ledger.doubled, len(one.ledger.over), round(one.seconds))))
        for one in rows
    ]  # fmt: skip
    counts = [sum(int(line[place]) for line in lines) for place in range(1, len(head))]
    lines.append(("all", *map(str, counts)))
    return "\n".join("{:<46} {:>5} {:>12} {:>5} {:>7} {:>5} {:>5}".format(*one)
                     for one in (head, *lines))  # fmt: skip


Plan = tuple[str, Callable[[], Settings], Callable[[Settings], Awaitable[Ledger]]]
HAMMERINGS = {
    "SIGTERM in mid-move": ["end"] * 5,
    "disk full": ["fill_disk"] * 3,
    "database locked for 10 s": ["10"],
    "database locked for 40 s": ["40"],
    "file damaged": ["damage"] * 3,
    "clock set back": ["set_clock_back"] * 3,
}


POSTGRES_HAMMERINGS = {
    "SIGTERM in mid-move": ["end"] * 5,
    "tables locked for 10 s": ["10"],
    "tables locked for 40 s": ["40"],
    "stopped and restarted": ["restart"] * 3,
    "connections exhausted": ["exhaust"] * 3,
}


def _postgres_hammering(services: "Services", folder: Path, title: str, words: list[str]) -> Plan:
    """One of the harms below a server on PostgreSQL."""
    place = folder / title.replace(" ", "-")
    restart = services.restart_postgres
    return (
        f"PostgreSQL, {title}",
        lambda: services.settings(place),
        lambda settings: hammered(settings, place, words, lanes=5, pause=0.5, restart=restart),
    )


def _hammering(folder: Path, title: str, words: list[str]) -> Plan:
    """One of the harms below a server on SQLite, as a part of the long form."""
    place = folder / title.replace(" ", "-")
    return (
        f"SQLite, {title}",
        lambda: fresh_settings(place),
        lambda settings: hammered(settings, place, words, lanes=5, pause=0.5),
    )


async def _played(play: Callable[[Settings], Awaitable[Ledger]], settings: Settings) -> Ledger:
    return await play(settings)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
