"""The lobby flooded: tables of one person and one address, and many who look at once."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from msgspec import structs

from corridor.server.settings import Settings
from tests.server.test_meeting import SLOW
from tests.server.test_people import by_http, code_of, guest
from tests.server.test_socket import run
from tests.server.workers import Client, Running, fresh_settings, running


def test_one_person_may_have_a_few_tables_in_the_lobby(tmp_path: Path) -> None:
    settings = fresh_settings(tmp_path, limits=True, limit=("public-tables=3",))
    public = {"setup": {"public": True}}

    async def play(worker: Running) -> None:
        ann, eve = await guest(worker), await guest(worker)
        told = await asyncio.gather(*(code_of(ann, "/api/tables", public) for _ in range(6)))
        assert sorted(told) == ["", "", "", *["too_many_tables"] * 3]
        assert await code_of(ann, "/api/tables", {"setup": {}}) == ""
        owners = [await guest(worker) for _ in range(4)]
        made = [await owner.post("/api/tables", public) for owner in owners]
        seats = [await by_http(eve, one["match"], type="take", seat=1) for one in made]
        assert [one.is_success for one in seats] == [True, True, True, False]
        assert seats[-1].json()["code"] == "too_many_tables"
        by_code = {"secret": made[-1]["code"]}
        assert await code_of(eve, "/api/join", by_code) == "too_many_tables"
        assert (await by_http(eve, made[0]["match"], type="leave", seat=1)).is_success
        assert await code_of(eve, "/api/join", by_code) == ""
        worker.pass_time(3600)  # tables that nobody watches leave the lobby
        assert await code_of(ann, "/api/tables", public) == ""

    run(settings, play)


@pytest.mark.parametrize("flooder", ["192.0.2.66", "2001:db8:1:{:x}::7"])  # or a whole network
def test_tables_of_one_address_push_no_others_out_of_the_lobby(
    settings: Settings, flooder: str
) -> None:
    async def play(worker: Running) -> None:
        ann, eve = await guest(worker), await guest(worker)
        public = {"setup": {"public": True}, "name": "Ann"}
        headers = {"X-Forwarded-For": "192.0.2.1"}
        made = (await ann.request("POST", "/api/tables", public, headers=headers)).json()
        for number in range(51):
            flood = {"X-Forwarded-For": flooder.format(number)}
            await eve.request("POST", "/api/tables", public, headers=flood)
        listed = [one["match"] for one in (await ann.get("/api/lobby"))["tables"]]
        assert len(listed) == 50
        assert listed[-1] == made["match"]  # the newest come first

    run(structs.replace(settings, proxies=1), play)


def test_those_who_look_at_the_lobby_at_once_share_a_list_that_is_read_after_they_ask(
    tmp_path: Path,
) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,):
            lobby, reads = worker.services.lobby, 0
            open_tables = lobby._rows.open_tables

            async def counted() -> list[str]:
                nonlocal reads
                reads += 1
                found: list[str] = await open_tables()
                return found

            lobby._rows.open_tables = counted
            async with worker.client() as ann:
                for number in range(1, 3):
                    await ann.post("/api/tables", {"setup": {"public": True}, "name": "Ann"})
                    told = await asyncio.gather(*(lobby.listing() for _ in range(30)))
                    assert {len(one.tables) for one in told} == {number}
                    assert reads == number

    asyncio.run(whole())


def test_looks_at_the_lobby_are_counted(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("subscribe=2/0.001",))
        async with running(settings) as (worker,), worker.client() as eve:
            for rid in (1, 2, 3):
                await eve.tell("lobby", rid=rid, on=True)
            refused = await eve.wait(lambda one: one["type"] == "refused")
            assert (refused["rid"], refused["code"]) == (3, "too_many")
            await eve.tell("lobby", on=False)  # to look no longer is free
            await eve.tell("ping")
            await eve.wait(lambda one: one["type"] == "pong")
            assert sum(one["type"] == "refused" for one in eve.heard) == 1

    asyncio.run(whole())


async def _public_game(who: Client, address: str) -> str:
    """A public game against a bot, begun, with the person there."""
    head = {"X-Forwarded-For": address}
    wish = {"setup": {"public": True, "lots": "seats"}, "bots": {"1": 1}}
    made = (await who.request("POST", "/api/tables", wish, headers=head)).json()
    if "match" not in made:
        return str(made["code"])
    start = {"type": "start", "match": made["match"], "seq": made["seq"]}
    assert (await who.request("POST", "/api/commands", start, headers=head)).is_success
    return str(made["match"])


@pytest.mark.parametrize("flooder", ["192.0.2.66", "2001:db8:1:{:x}::7"])
def test_games_of_one_address_push_no_others_out_of_the_list_to_watch(
    settings: Settings, flooder: str
) -> None:
    async def play(worker: Running) -> None:
        ann, eve = await guest(worker), await guest(worker)
        hers = await _public_game(ann, "192.0.2.1")
        others = [await _public_game(eve, flooder.format(number)) for number in range(25)]
        games = [one["table"]["match"] for one in (await ann.get("/api/games"))["games"]]
        assert len(games) == 24
        assert games[-1] == hers
        assert set(games[:-1]) < set(others)

    run(structs.replace(settings, proxies=1), play)


def test_public_games_against_bots_count_as_public_tables_while_they_are_played(
    settings: Settings,
) -> None:
    async def play(worker: Running) -> None:
        ann, bob = await guest(worker), await guest(worker)
        made = [await _public_game(ann, "192.0.2.1") for _ in range(3)]
        assert made[2] == "too_many_tables"
        assert await code_of(bob, "/api/tables", {"setup": {"public": True}}) == ""
        assert (await by_http(ann, made[0], type="resign", seat=0)).is_success
        assert await _public_game(ann, "192.0.2.1") != "too_many_tables"

    limits = {"limits": True, "limit": ("public-tables=2",)}
    run(structs.replace(settings, proxies=1, **limits), play)


def test_few_people_of_an_address_wait_for_a_partner_at_a_time(tmp_path: Path) -> None:
    async def whole() -> None:
        settings = fresh_settings(tmp_path, limits=True, limit=("seekers-address=2",))
        async with running(settings) as (worker,), AsyncExitStack() as here:
            people = [await here.enter_async_context(worker.client()) for _ in range(3)]
            wish = {"mode": "classic-2", "time": SLOW, "role": "first"}  # these do not meet
            for who in people:
                await who.tell("seek", rid=1, **wish)
                await who.tell("ping")
                await who.wait(lambda one: one["type"] == "pong")
            heard = [[one.get("code") for one in who.heard] for who in people]
            assert ["too_many" in codes for codes in heard] == [False, False, True]
            place = len(people[0].heard)
            await people[0].tell("seek", rid=2, **wish)  # who waits already may ask anew
            await people[0].tell("unseek")
            await people[0].tell("ping")
            await people[0].wait(lambda one: one["type"] == "pong", place)
            await people[2].tell("seek", rid=2, **wish)
            await people[2].tell("lobby", on=True)
            await people[2].wait(lambda one: len(one.get("waiting", ())) == 2)

    asyncio.run(whole())
