"""Bots: turns that are fair, duties that are done once, leases that are given back."""

import asyncio
import functools
import signal
import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from corridor.server import bots
from corridor.server.bots import Job
from corridor.server.settings import Settings
from corridor.server.turns import Claim, Turns
from tests.server.conftest import Services
from tests.server.test_socket import lay
from tests.server.workers import PATIENCE, Client, Process, Running, fresh_settings, running


class Table:
    """Claims that wait for turns; whoever has one gives it back when told to."""

    def __init__(self, threads: int) -> None:
        self._turns = Turns(threads)
        self.order: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def wish(self, name: str, claim: Claim) -> None:
        self._ends[name] = asyncio.Event()
        self._tasks.append(asyncio.create_task(self._one(name, claim)))

    async def _one(self, name: str, claim: Claim) -> None:
        async with self._turns.turn(claim):
            self.order.append(name)
            await self._ends[name].wait()

    async def settle(self) -> list[str]:
        """Those who had a turn so far."""
        for _ in range(5):
            await asyncio.sleep(0)
        return self.order

    async def end(self, name: str) -> list[str]:
        self._ends[name].set()
        return await self.settle()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def test_twenty_guests_of_one_address_wait_for_each_other() -> None:
    async def whole() -> None:
        table = Table(threads=2)
        for number in range(20):
            table.wish(f"guest {number}", Claim("swarm", f"guest {number}", long=True))
        assert await table.settle() == ["guest 0"]  # one thread is kept for short thoughts
        table.wish("honest", Claim("home", "ann"))
        assert (await table.settle())[1:] == ["honest"]
        await table.end("honest")
        table.wish("honest and long", Claim("school", "bob", long=True))
        await table.settle()
        assert (await table.end("guest 0"))[-1] == "honest and long"  # before 19 that came earlier
        assert (await table.end("honest and long"))[-1] == "guest 1"
        await table.close()

    asyncio.run(whole())


def test_a_person_has_one_turn_at_a_time_and_people_take_turns() -> None:
    async def whole() -> None:
        table = Table(threads=2)
        for name in ("a1", "a2", "a3", "b1"):
            table.wish(name, Claim("home", name[0]))
        assert await table.settle() == ["a1", "b1"]
        assert (await table.end("b1"))[2:] == []
        table.wish("b2", Claim("home", "b"))
        await table.settle()
        assert (await table.end("a1"))[3:] == ["a2"]
        await table.close()

    asyncio.run(whole())


def test_who_gives_up_waiting_gives_the_turn_to_the_next() -> None:
    async def whole() -> None:
        turns = Turns(1)
        async with turns.turn(Claim("x", "ann")):
            waiting = asyncio.create_task(_take(turns, "bob"))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(PATIENCE):
            await _take(turns, "cleo")

    asyncio.run(whole())


async def _take(turns: Turns, person: str) -> None:
    async with turns.turn(Claim("x", person)):
        pass


async def _against_bot(who: Client, level: int = 1) -> str:
    made = await lay(who, {"lots": "seats"}, bots={"1": level})
    match: str = made["match"]
    await who.do("start", match)
    return match


def test_a_duty_that_waits_longer_than_its_lease_is_thought_about_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thoughts: list[tuple[str, int]] = []
    choose = bots._choose

    def counted(job: Job) -> str:
        thoughts.append((job.match, job.pivot))
        return choose(job)

    monkeypatch.setattr(bots, "_choose", counted)

    async def whole() -> None:
        # Leases of 50 ms end many times while the only thread is taken.
        settings = fresh_settings(tmp_path, lease=0.05, limit=("bot-threads=1",))
        async with running(settings) as (worker,), worker.client() as ann, worker.client() as bob:
            turns = worker.services.bots.turns
            async with turns.turn(Claim("elsewhere", "eve")):
                games = [(who, await _against_bot(who)) for who in (ann, ann, bob)]
                for who, match in games:
                    await who.do("move", match, move="e2")
                looks = _Looks(worker)
                await looks.happen(12)
            for who, match in games:
                await who.wait(functools.partial(_bot_moved, match))
            assert len(thoughts) == len(set(thoughts)) == len(games)

    asyncio.run(whole())


def _bot_moved(match: str, message: dict[str, object]) -> bool:
    event = message.get("event")
    return (
        message.get("match") == match
        and isinstance(event, dict)
        and event.get("seat") == 1
        and event.get("type") == "moved"
    )


class _Looks:
    """Counts how often the server has looked for duties."""

    def __init__(self, worker: Running) -> None:
        self._leases: Any = worker.services.duties._leases
        self._count = 0
        self._news = asyncio.Event()
        self._take = self._leases.take
        self._leases.take = self._counted
        self._due = worker.services.duty_due

    async def _counted(self, most: int) -> list[str]:
        found: list[str] = await self._take(most)
        self._count += 1
        self._news.set()
        return found

    async def happen(self, times: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self._count < times:
                self._news.clear()
                self._due.set()
                await self._news.wait()
                await asyncio.sleep(0.02)  # leases end while it waits


async def _leased(worker: Running) -> set[str]:
    async with worker.services.store.engine.connect() as connection:
        rows = await connection.execute(text("SELECT id FROM match WHERE leased_until > 0"))
        return {row.id for row in rows}


async def _all_gone(settings: Settings) -> None:
    """Wait until PostgreSQL has noticed that connections were closed."""
    if not settings.shared:
        return
    engine = create_async_engine(settings.url)
    ours = "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'corridor%'"
    async with asyncio.timeout(PATIENCE), engine.connect() as connection:
        while (await connection.execute(text(ours))).scalar():
            await connection.rollback()
            await asyncio.sleep(0.01)
    await engine.dispose()


def test_the_next_process_moves_for_a_bot_at_once(settings: Settings) -> None:
    """The lease of a duty that was under way ends with the process, however that ends."""
    settings = structs.replace(settings, lease=3600.0, limit=("bot-threads=1",))

    async def whole() -> None:
        async with running(settings) as (worker,):
            ann = worker.client()
            await ann.__aenter__()
            async with worker.services.bots.turns.turn(Claim("elsewhere", "eve")):
                match = await _against_bot(ann)
                await ann.do("move", match, move="e2")
                async with asyncio.timeout(PATIENCE):
                    while await _leased(worker) != {match}:  # noqa: ASYNC110  in the database
                        await asyncio.sleep(0.01)
                await ann.leave()
                await worker.services.duties.close()
                assert await _leased(worker) == set()  # given back, as at SIGTERM
                await worker.services.duties._leases.take(5)
                assert await _leased(worker) == {match}  # as a killed process leaves it
        await _all_gone(settings)
        async with running(settings) as (worker,), worker.client(ann.token) as again:
            await again.watch(match)
            async with asyncio.timeout(PATIENCE):
                while len((await again.get(f"/api/tables/{match}"))["moves"]) < 2:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)

    asyncio.run(whole())


def test_a_lease_that_is_being_taken_when_the_server_stops_is_given_back(
    settings: Settings,
) -> None:
    settings = structs.replace(settings, lease=3600.0, limit=("bot-threads=1",))

    async def whole() -> None:
        async with running(settings) as (worker,):
            duties, taken, go_on = worker.services.duties, asyncio.Event(), asyncio.Event()
            take = duties._leases.take

            async def slowly(most: int) -> list[str]:
                found: list[str] = await take(most)
                if found:
                    taken.set()
                    await go_on.wait()
                return found

            duties._leases.take = slowly
            async with worker.client() as ann:
                match = await _against_bot(ann)
                await ann.do("move", match, move="e2")
                await asyncio.wait_for(taken.wait(), PATIENCE)
                assert await _leased(worker) == {match}
                closing = asyncio.create_task(duties.close())
                await asyncio.sleep(0)
                go_on.set()
                await closing
                assert await _leased(worker) == set()

    asyncio.run(whole())


def test_a_process_that_starts_beside_another_leaves_its_leases_alone(
    services: Services, tmp_path: Path
) -> None:
    few = {"lease": 3600.0, "limit": ("bot-threads=1",)}
    settings = structs.replace(services.settings(tmp_path), **few)

    async def whole() -> None:
        async with (
            running(settings) as (worker,),
            worker.client() as ann,
            worker.services.bots.turns.turn(Claim("elsewhere", "eve")),
        ):
            match = await _against_bot(ann)
            await ann.do("move", match, move="e2")
            async with asyncio.timeout(PATIENCE):
                while await _leased(worker) != {match}:  # noqa: ASYNC110  in the database
                    await asyncio.sleep(0.01)
            async with running(settings):
                assert await _leased(worker) == {match}

    asyncio.run(whole())


def test_sigterm_gives_the_leases_of_a_real_process_back(tmp_path: Path) -> None:
    """Leases last an hour here, and yet bots move on at once when the server is started again."""
    settings = fresh_settings(tmp_path, lease=3600.0, limit=("bot-threads=1",))

    def leased() -> set[str]:
        with closing(sqlite3.connect(tmp_path / "corridor.sqlite3", timeout=PATIENCE)) as found:
            return {row[0] for row in found.execute("SELECT id FROM match WHERE leased_until > 0")}

    async def until(holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(holds):  # noqa: ASYNC110  another process
                await asyncio.sleep(0.01)

    async def whole() -> None:
        process = Process(settings)
        await process.start()
        client = Client(process.base)
        client.token = (await client.post("/api/guest"))["token"]
        for _ in range(6):  # one thread for all of them: some always wait with a lease
            body = {"setup": {"lots": "seats"}, "seat": None, "bots": {"0": 8, "1": 8}}
            made = await client.post("/api/tables", body)
            start = {"type": "start", "match": made["match"], "seq": made["seq"]}
            await client.post("/api/commands", start)
        await until(lambda: len(leased()) > 1)
        assert await process.kill(signal.SIGTERM) == 0
        assert leased() == set()
        before = await asyncio.to_thread(_moves_stored, tmp_path)
        await process.start()
        try:
            await until(lambda: _moves_stored(tmp_path) > before)
        finally:
            await process.kill()

    asyncio.run(whole())


def _moves_stored(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "corridor.sqlite3", timeout=PATIENCE)) as found:
        wanted = 'SELECT COUNT(*) FROM event WHERE body LIKE \'{"type":"moved"%\''
        return int(found.execute(wanted).fetchone()[0])


def test_a_person_may_have_few_tables_with_bots_only(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("bot-tables=2", "bot-threads=1"))
        async with (
            running(settings) as (worker,),
            worker.client() as ann,
            worker.client() as bob,
            worker.services.bots.turns.turn(Claim("elsewhere", "eve")),  # no game ends meanwhile
        ):
            told = [await _bots_alone(ann) for _ in range(4)]
            assert told == ["done", "done", "too_many", "too_many"]
            assert await _bots_alone(bob) == "done"
            assert await _bots_alone(ann, seat=0) == "done"  # she plays herself

    asyncio.run(whole())


async def _bots_alone(who: Client, seat: int | None = None) -> str:
    levels = {"1": 1} if seat == 0 else {"0": 1, "1": 1}
    made = await lay(who, {"lots": "seats"}, seat=seat, bots=levels)
    told = await who.do("start", made["match"])
    return str(told.get("code", told["type"]))


SWARM = {"X-Forwarded-For": "203.0.113.9"}
HOME = {"X-Forwarded-For": "198.51.100.7"}


def test_guests_of_one_address_stand_as_one_whatever_they_ask_the_engine(tmp_path: Path) -> None:
    """They try again, analyse and play bots; an honest bot waits for one of them at most."""

    async def whole() -> None:
        settings = fresh_settings(tmp_path, proxies=1, limit=("bot-threads=1",))
        async with running(settings) as (worker,):
            turns = _Order(worker)
            async with turns.held():
                asked = [await _swarmer(worker, number) for number in range(4)]
                await turns.waiting(12)
                claims = turns.all_waiting()
                assert len({claim.origin for claim in claims}) == 1
                assert sum(claim.long for claim in claims) == 8  # all but the weak bots
                ann = worker.client((await _guest(worker, HOME))["token"])
                await ann.connect(**HOME)
                await _bot_to_move(ann, HOME)
                await turns.waiting(13)
            await turns.served(13)
            assert claims[0].origin != turns.order[1].origin  # the second turn is Ann's
            await asyncio.gather(*(task for tasks in asked for task in tasks))
            await ann.leave()

    asyncio.run(whole())


class _Order:
    """The claims that wait at a worker's engine, and in which order they are served."""

    def __init__(self, worker: Running) -> None:
        self._turns: Any = worker.services.bots.turns
        self.order: list[Claim] = []
        self._news = asyncio.Event()
        give_out = self._turns._give_out

        def watched() -> None:
            before = list(self._turns._taken)
            give_out()
            self.order += [one.claim for one in self._turns._taken if one not in before]
            self._news.set()

        self._turns._give_out = watched

    def held(self) -> AbstractAsyncContextManager[None]:
        found: AbstractAsyncContextManager[None] = self._turns.turn(Claim("elsewhere", "eve"))
        return found

    def all_waiting(self) -> list[Claim]:
        return [one.claim for one in self._turns._waiting]

    async def waiting(self, count: int) -> None:
        await self._until(lambda: len(self._turns._waiting) >= count)

    async def served(self, count: int) -> None:
        await self._until(lambda: len(self.order) > count)  # and whoever held it
        self.order = self.order[1:]

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._news.clear()
                await self._news.wait()


async def _guest(worker: Running, head: dict[str, str]) -> Any:  # noqa: ANN401
    return (await worker.client().request("POST", "/api/guest", headers=head)).json()


async def _swarmer(worker: Running, number: int) -> list[asyncio.Task[Any]]:
    """A guest who tries again, and asks for an analysis, and whose bot is to move."""
    who = worker.client((await _guest(worker, SWARM))["token"])
    match = await _bot_to_move(who, SWARM)
    other = await _bot_to_move(who, SWARM, first=("resign",))
    place = f"classic-2 / / / e{number + 1} e9 / 10 10 / 1".replace(" ", "+")
    assert match != other
    line = {"ply": 0, "moves": ["e2"], "reply": True}
    return [
        asyncio.create_task(who.request("POST", f"/api/tables/{other}/line", line, headers=SWARM)),
        asyncio.create_task(
            who.request("GET", f"/api/analysis/engine?position={place}", headers=SWARM)
        ),
    ]


async def _bot_to_move(
    who: Client, head: dict[str, str], first: tuple[str, ...] = ("move", "e2")
) -> str:
    """A table at which the person has moved, and the bot has not; or has given up."""
    wish = {"setup": {"lots": "seats"}, "bots": {"1": 1}}
    made = (await who.request("POST", "/api/tables", wish, headers=head)).json()
    what, *move = first
    told = {"type": "start", "match": made["match"], "seq": made["seq"]}
    begun = (await who.request("POST", "/api/commands", told, headers=head)).json()
    words = {"type": what, "match": made["match"], "seq": begun["seq"]}
    words |= {"move": move[0]} if move else {"seat": 0}
    answered = await who.request("POST", "/api/commands", words, headers=head)
    assert answered.is_success, answered.text
    return str(made["match"])
