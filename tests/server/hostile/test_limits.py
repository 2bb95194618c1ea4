"""Limits by address and person: fair to a class behind one address, and told in the guide."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from corridor.match.decision import Declined
from corridor.server.limit_table import COUNTS, RATES, BadLimit, read_limits
from corridor.server.limits import Limits
from tests.server.workers import Client, Running, fresh_settings, running

GUIDE = Path(__file__).parents[3] / "docs" / "guides" / "deploy.md"
PUPILS = 30


class Clock:
    """A clock that tests set."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        patch.setattr(time, "monotonic", lambda: self.now)


def refused(limits: Limits, kind: str, address: str = "", person: str = "") -> int:
    """The seconds to wait, or 0 if it was allowed."""
    try:
        limits.spend(kind, address, person)
    except Declined as error:
        seconds = error.details["seconds"]
        assert isinstance(seconds, int)
        return seconds
    return 0


def test_a_refused_try_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    limits = Limits(read_limits(["join-address=2/0.1"]), on=True)
    assert [refused(limits, "join", "school") for _ in range(3)] == [0, 0, 10]
    for _ in range(99):  # somebody who tries ten times a second for ten seconds
        clock.now += 0.1
        assert refused(limits, "join", "school")
    clock.now += 0.2
    assert refused(limits, "join", "school") == 0


def test_a_person_who_is_refused_takes_nothing_from_the_address() -> None:
    limits = Limits(read_limits(["join=1/0.001", "join-address=3/0.001"]), on=True)
    assert refused(limits, "join", "school", "ann") == 0
    assert all(refused(limits, "join", "school", "ann") for _ in range(20))
    assert refused(limits, "join", "school", "bob") == 0
    assert refused(limits, "join", "school", "cleo") == 0
    assert refused(limits, "join", "school", "dan")


def test_right_guesses_are_free_and_wrong_ones_are_counted() -> None:
    limits = Limits(read_limits(["guess-address=2/0.001"]), on=True)
    for _ in range(10):
        with limits.counted_if_wrong("guess", "school"):
            pass
    for _ in range(2):
        with pytest.raises(KeyError), limits.counted_if_wrong("guess", "school"):
            raise KeyError
    with pytest.raises(Declined), limits.counted_if_wrong("guess", "school"):
        pass


async def _pupil(worker: Running, who: Client, code: str) -> dict[str, Any]:
    """Arrive as a guest, open the connection, take the seat of a code, watch, say hello."""
    await who.__aenter__()
    joined: dict[str, Any] = await who.post("/api/join", {"secret": code, "name": "Pupil"})
    assert (await who.watch(joined["match"]))["type"] == "snapshot"
    return await who.do("say", joined["match"], seat=joined["seat"], phrase="hello")


def test_thirty_pupils_behind_one_address_all_get_in(tmp_path: Path) -> None:
    """Half of them make tables and half join those, all at the same time, with usual limits."""

    async def whole() -> None:
        async with running(fresh_settings(tmp_path, limits=True)) as (worker,):
            hosts = [worker.client() for _ in range(PUPILS // 2)]
            guests = [worker.client() for _ in range(PUPILS // 2)]
            await asyncio.gather(*(who.__aenter__() for who in hosts))
            made = await asyncio.gather(*(who.post("/api/tables") for who in hosts))
            said = await asyncio.gather(
                *(_pupil(worker, who, one["code"]) for who, one in zip(guests, made, strict=True))
            )
            assert [one["type"] for one in said] == ["done"] * len(guests)
            for who in (*hosts, *guests):
                await who.leave()

    asyncio.run(whole())


def test_somebody_who_guesses_keeps_nobody_else_of_the_address_out(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("guess=10/0.001",))
        async with running(settings) as (worker,):
            hosts = [worker.client() for _ in range(PUPILS - 1)]
            for who in hosts:
                who.token = (await who.post("/api/guest"))["token"]
            codes = [(await who.post("/api/tables"))["code"] for who in hosts]
            eve = worker.client()
            eve.token = (await eve.post("/api/guest"))["token"]
            paths = [f"/api/invite/WRNG{number:02}" for number in range(60)]
            told = [(await eve.request("GET", path)).json()["code"] for path in paths]
            assert told == ["bad_code"] * 10 + ["too_many"] * 50
            pupils = zip(hosts, [*codes[1:], codes[0]], strict=True)
            joined = [await who.post("/api/join", {"secret": code}) for who, code in pupils]
            assert [one["seat"] for one in joined] == [1] * len(hosts)

    asyncio.run(whole())


@pytest.mark.parametrize(
    "text", ["nothing=1/1", "join=5", "join=a/b", "plies=1/2", "join=0/1", "x"]
)
def test_what_is_no_limit_is_refused(text: str) -> None:
    with pytest.raises(BadLimit, match="^" + text.replace("/", "[/]")):
        read_limits([text])


def test_a_limit_can_be_changed_and_the_others_stay() -> None:
    found = read_limits(["join=7/0.5", "plies=90"])
    assert str(found.rates["join"]) == "7/0.5"
    assert found.counts["plies"] == 90
    assert found.rates["create"] == RATES["create"]


def test_every_limit_stands_in_the_guide_with_its_default() -> None:
    rows = [line for line in GUIDE.read_text(encoding="utf-8").splitlines() if "| `" in line]
    told = {row.split("`")[1]: row.split("|")[2].strip() for row in rows}
    values = {name: str(rate) for name, rate in RATES.items()}
    values |= {name: f"{count:g}" for name, count in COUNTS.items()}
    assert {name: told.get(name) for name in values} == values


async def _closed(who: Client) -> int:
    """The code with which a connection is closed."""
    with pytest.raises(ConnectionError):
        await who.wait(lambda _one: False)
    assert who.closed is not None
    return who.closed


def test_what_a_connection_may_do_is_as_the_host_says(tmp_path: Path) -> None:
    async def whole() -> None:
        limit = ("watched=1", "mistakes=1", "message-bytes=400", "body-bytes=300", "unread=0")
        settings = fresh_settings(tmp_path, limit=limit[:-1])
        async with running(settings) as (worker,), worker.client() as ann:
            first, other = [(await ann.post("/api/tables"))["match"] for _ in range(2)]
            assert (await ann.watch(first))["type"] == "snapshot"
            told = await ann.watch(other)
            assert (told["code"], told["args"]) == ("too_many", {"seconds": 0})
            assert (await ann.watch(first))["type"] == "snapshot"  # the one that is watched
            large = await ann.request("POST", "/api/tables", {"name": "x" * 300})
            assert (large.status_code, large.json()["code"]) == (413, "too_large")
            await ann.tell("nonsense")
            await ann.tell("nonsense")
            assert await _closed(ann) == 4400
            await ann.connect()
            await ann.tell("ping", rid=1, more="x" * 400)
            assert await _closed(ann) == 1009
        settings = fresh_settings(tmp_path, limit=limit[-1:])
        async with running(settings) as (worker,):
            ann = worker.client(ann.token)
            with pytest.raises(ConnectionError):  # whatever is told is too much
                await ann.connect()
            assert ann.closed == 4410
            await ann.leave()

    asyncio.run(whole())


def test_a_person_has_as_many_links_to_go_on_elsewhere_as_the_host_says(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path, limit=("links=2",))) as (worker,):
            ann = worker.client()
            ann.token = (await ann.post("/api/guest"))["token"]
            made = [await ann.post("/api/link") for _ in range(3)]
            there = worker.client()
            secrets = [{"secret": one["secret"]} for one in made]
            used = [await there.request("POST", "/api/return", one) for one in secrets]
            assert sum(one.is_success for one in used) == 2

    asyncio.run(whole())
