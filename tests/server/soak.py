"""Matches played while things break: whatever was acknowledged is there once, and games end.

``python -m tests.server.soak`` runs the long form.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from corridor.rules.game import Game
from corridor.server.settings import Settings
from corridor.server.store import Store
from corridor.wire import events as ev
from tests.server.workers import Client, Process, fresh_settings, sensible

KINDS = ("bot", "hot seat", "people")
LOST = (ConnectionError, OSError, WebSocketException, TimeoutError, httpx.HTTPError, AssertionError)
LONGEST = 240.0  # seconds until a match that does not end counts as stuck


@dataclass
class Ledger:
    """What clients were told had happened."""

    acknowledged: list[tuple[str, int, str]] = field(default_factory=list)
    seen: dict[tuple[str, int], str] = field(default_factory=dict)
    resumed: int = 0
    over: set[str] = field(default_factory=set)


class Person:
    """A scripted client that comes back whenever it loses its connection."""

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
        """Try until it works."""
        deadline = time.monotonic() + LONGEST
        while True:
            try:
                return await act()
            except LOST:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.2)

    async def play(self, match: str) -> None:
        """Play to the end, through every loss."""
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
    """Lay a table of one of three kinds, and play."""
    kind = KINDS[number % len(KINDS)]
    owner = Person(bases, ledger, number, pause)
    await owner.become()
    bots = {"1": 1} if kind == "bot" else {}
    table = {"setup": {"lots": "draw"}, "bots": bots}
    made = await owner.insist(lambda: owner.client.post("/api/tables", table))
    people = [owner]
    match = str(made["match"])
    if kind == "people":
        other = Person(bases, ledger, number + 1000, pause)
        await other.become()
        people.append(other)
        await _until_seated(other, match)
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
    """Compare what clients were told with what is stored."""
    store = Store(settings)
    try:
        for name in matches:
            match = await store.load(name)
            assert match is not None
            seqs = [stored.seq for stored in match.log]
            assert seqs == list(range(1, len(seqs) + 1))
            assert match.phase == "over"
            again = Game(match.mode)
            for stored in match.log:
                if isinstance(stored.event, ev.Moved):
                    again.push_text(stored.event.move)
            assert again.outcome is not None
            by_seq = {stored.seq: stored.event for stored in match.log}
            for known, seq, move in ledger.acknowledged:
                if known == name:
                    event = by_seq[seq]
                    assert isinstance(event, ev.Moved)
                    assert event.move == move
            for (known, seq), move in ledger.seen.items():
                if known == name:
                    assert getattr(by_seq[seq], "move", "") == move
    finally:
        await store.engine.dispose()


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
    """Play matches while harm is done at random moments; then check everything."""
    rng, ledger = random.Random(seed), Ledger()
    playing = asyncio.gather(*(one_match(bases, n, ledger, pause) for n in range(matches)))
    for _ in range(times):
        await asyncio.sleep(rng.uniform(0.3, 1.2))
        if playing.done():
            break
        await harm()
    names = await playing
    await check(settings, names, ledger)
    return ledger


async def killed(settings: Settings, *, matches: int, times: int, workers: int = 1,
                 pause: float = 0.1) -> Ledger:  # fmt: skip
    """The same, where the harm is SIGKILL and a restart."""
    processes = [Process(settings) for _ in range(workers)]
    for process in processes:
        await process.start()
    rng = random.Random(2)

    async def harm() -> None:
        victim = rng.choice(processes)
        await victim.kill()
        await victim.start()

    bases = [process.base for process in processes]
    try:
        return await soak(settings, matches=matches, harm=harm, times=times, bases=bases,
                          pause=pause)  # fmt: skip
    finally:
        for process in processes:
            await process.kill()


def main() -> int:
    """The long form, on SQLite and on PostgreSQL with Valkey."""
    from tests.server.conftest import Services

    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        services = Services(Path(folder))
        try:
            cases = {
                "SQLite, one worker, SIGKILL": (fresh_settings(Path(folder) / "one"), 1),
                "PostgreSQL, two workers, SIGKILL": (services.settings(Path(folder) / "two"), 2),
            }
            for name, (settings, workers) in cases.items():
                began = time.monotonic()
                ledger = asyncio.run(
                    killed(settings, matches=50, times=20, workers=workers, pause=1.5)
                )
                print(
                    f"{name}: {len(ledger.over)} matches ended,"
                    f" {len(ledger.acknowledged)} acknowledged moves all there once,"
                    f" {ledger.resumed} resumptions, {time.monotonic() - began:.0f} s"
                )
        finally:
            services.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
