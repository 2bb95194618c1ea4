"""Who is there: presence, private seats, quotas, links to go on elsewhere, signing out."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs

from corridor.server.settings import Settings
from tests.server.conftest import Services
from tests.server.test_socket import lay, run
from tests.server.workers import PATIENCE, Client, Running, fresh_settings, running

TIMED = {"lots": "seats", "time": {"kind": "fischer", "seconds": 3600}}
CLAIM = {"seat": 0, "gone": 1, "want": "win"}


async def guest(worker: Running, **headers: str) -> Client:
    """A person without a connection."""
    client = worker.client()
    answer = await client.request("POST", "/api/guest", headers=headers)
    client.token = answer.json()["token"]
    return client


async def by_http(
    who: Client,
    match: str,
    where: dict[str, str] | None = None,
    **words: Any,  # noqa: ANN401
) -> httpx.Response:
    """A command; ``where`` are the headers that say where it comes from."""
    seq = (await who.get(f"/api/tables/{match}"))["seq"]
    body = {"match": match, "seq": seq, **words}
    return await who.request("POST", "/api/commands", body, headers=where)


async def take(who: Client, match: str, where: dict[str, str] | None = None) -> str:
    """The code of a refusal of a seat; empty if the person sits now."""
    answer = await by_http(who, match, where, type="take", seat=1, name="Guest")
    return "" if answer.is_success else str(answer.json()["code"])


async def code_of(who: Client, path: str, body: dict[str, Any], **headers: str) -> str:
    """The code of a refusal; empty if it was none."""
    answer = await who.request("POST", path, body, headers=headers)
    return "" if answer.is_success else str(answer.json()["code"])


async def against_bob(worker: Running, ann: Client, bob: Client) -> str:
    """A match with a clock of Ann, by WebSocket, and Bob, who has joined."""
    made = await lay(ann, TIMED)
    await bob.post("/api/join", {"secret": made["code"]})
    await ann.watch(made["match"])
    assert (await ann.do("start", made["match"]))["type"] == "done"
    return str(made["match"])


@pytest.mark.parametrize("how", ["moves", "looks"])
def test_who_moves_or_looks_over_http_is_there(tmp_path: Path, how: str) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            bob = await guest(worker)
            match = await against_bob(worker, ann, bob)
            await ann.do("move", match, move="e2")
            worker.pass_time(20)
            if how == "moves":
                assert (await by_http(bob, match, type="move", move="e8")).is_success
                await ann.wait(lambda m: m["type"] == "options" and m["seq"] > ann.seq[match] - 1)
                await ann.do("move", match, move="e3")
            else:
                await bob.get(f"/api/tables/{match}/events")
            worker.pass_time(20)
            assert (await ann.do("claim", match, **CLAIM))["code"] == "not_gone"
            worker.pass_time(31)
            assert (await ann.do("claim", match, **CLAIM))["type"] == "done"

    run(fresh_settings(tmp_path), play)


def test_after_an_outage_of_the_server_the_grace_begins_anew(settings: Settings) -> None:
    async def whole() -> None:
        async with running(settings) as (worker,), worker.client() as ann:
            bob = await guest(worker)
            match = await against_bob(worker, ann, bob)
            await ann.do("move", match, move="e2")
            token = ann.token
        again = Running(settings)
        again.pass_time(600)
        await again.start()
        try:
            async with again.client(token) as ann:
                await ann.watch(match)
                assert (await ann.do("claim", match, **CLAIM))["code"] == "not_gone"
                again.pass_time(31)
                assert (await ann.do("claim", match, **CLAIM))["type"] == "done"
        finally:
            await again.stop()

    asyncio.run(whole())


def test_nobody_is_gone_while_heartbeats_cannot_be_stored(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            match = await against_bob(worker, ann, await guest(worker))
            await ann.do("move", match, move="e2")
            worker.pass_time(600)
            absence = worker.services._absence
            beat_at, absence._beat_at = absence._beat_at, -1e9
            assert (await ann.do("claim", match, **CLAIM))["code"] == "not_gone"
            await absence.beat()  # they are stored again: the grace begins
            assert absence._beat_at >= beat_at
            assert (await ann.do("claim", match, **CLAIM))["code"] == "not_gone"
            worker.pass_time(31)
            assert (await ann.do("claim", match, **CLAIM))["type"] == "done"

    run(fresh_settings(tmp_path), play)


def test_the_id_of_a_private_match_gives_no_seat(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as eve:
            made = await lay(ann, {})
            match = made["match"]
            await eve.watch(match)
            assert (await eve.do("take", match, seat=1))["code"] == "invited_only"
            refused = await by_http(eve, match, type="take", seat=1)
            assert (refused.status_code, refused.json()["code"]) == (403, "invited_only")
            assert (await eve.get(f"/api/tables/{match}"))["seq"] == made["seq"]
            await eve.post("/api/join", {"secret": made["links"]["1"]})

    run(fresh_settings(tmp_path), play)


def test_people_who_are_sent_away_stay_away(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            bob = await guest(worker)
            made = await lay(ann, {})
            join = {"secret": made["code"]}
            await bob.post("/api/join", join)
            assert (await by_http(ann, made["match"], type="leave", seat=1)).is_success
            fresh = await ann.post(f"/api/tables/{made['match']}/links")
            assert await code_of(bob, "/api/join", {"secret": fresh["code"]}) == "sent_away"
            assert await code_of(bob, "/api/join", {"secret": fresh["links"]["1"]}) == "sent_away"
            disguised = await guest(worker)
            assert await code_of(disguised, "/api/join", join) == "bad_secret"
            cleo = await guest(worker)
            await cleo.post("/api/join", {"secret": fresh["code"]})

    run(settings, play)


def test_people_who_are_sent_away_from_a_public_table_do_not_return_as_new_guests(
    settings: Settings,
) -> None:
    settings = structs.replace(settings, proxies=1)
    theirs, elsewhere = {"X-Forwarded-For": "192.0.2.1"}, {"X-Forwarded-For": "198.51.100.1"}

    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            match = (await lay(ann, {"public": True}))["match"]
            assert await take(await guest(worker), match, theirs) == ""
            assert (await by_http(ann, match, type="leave", seat=1)).is_success
            seq = (await ann.get(f"/api/tables/{match}"))["seq"]
            assert await take(await guest(worker), match, theirs) == "network_sent_away"
            assert (await ann.get(f"/api/tables/{match}"))["seq"] == seq
            assert await take(await guest(worker), match, elsewhere) == ""
            assert (await by_http(ann, match, type="leave", seat=1)).is_success
            assert await take(await guest(worker), match, elsewhere) == "network_sent_away"
            other = (await lay(ann, {"public": True}))["match"]
            assert await take(await guest(worker), other, theirs) == ""
            # One who shares their network is let in with a link of the owner's.
            link = (await ann.post(f"/api/tables/{match}/links"))["links"]["1"]
            sister = await guest(worker)
            assert await code_of(sister, "/api/join", {"secret": link}, **theirs) == ""

    run(settings, play)


def test_an_invited_person_who_is_sent_away_does_not_return_through_the_lobby(
    tmp_path: Path,
) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {"public": True})
            bob = await guest(worker)
            assert await code_of(bob, "/api/join", {"secret": made["code"]}) == ""
            assert (await by_http(ann, made["match"], type="leave", seat=1)).is_success
            assert await take(await guest(worker), made["match"]) == "network_sent_away"

    run(fresh_settings(tmp_path), play)


def test_who_leaves_a_public_table_of_their_own_will_may_return(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            match = (await lay(ann, {"public": True}))["match"]
            bob = await guest(worker)
            assert await take(bob, match) == ""
            assert (await by_http(bob, match, type="leave", seat=1)).is_success
            assert await take(bob, match) == ""

    run(fresh_settings(tmp_path), play)


def test_wrong_codes_are_counted_over_all_addresses(tmp_path: Path) -> None:
    settings = fresh_settings(tmp_path, limits=True, limit=("code=5/0.001",), proxies=1)

    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {})
            eve = await guest(worker)
            for number in range(5):
                there = {"X-Forwarded-For": f"192.0.2.{number}"}
                assert await code_of(eve, "/api/join", {"secret": "ABCDEF"}, **there) == "bad_code"
            assert await code_of(eve, "/api/join", {"secret": "ABCDEF"}, **there) == "too_many"
            looked = await eve.request("GET", "/api/invite/GHJKLM", headers=there)
            assert looked.json()["code"] == "too_many"
            await eve.post("/api/join", {"secret": made["links"]["1"]})  # links cannot be guessed
            # Who had no part in it is let in, until they err.
            home, other = {"X-Forwarded-For": "192.0.2.99"}, {"secret": "ABCDEF"}
            bob = await guest(worker)
            again = (await lay(ann, {}))["code"]
            assert await code_of(bob, "/api/join", {"secret": again}, **home) == ""
            assert await code_of(bob, "/api/join", other, **home) == "bad_code"
            assert await code_of(bob, "/api/join", other, **home) == "too_many"

    run(settings, play)


def test_tables_that_are_watched_do_not_hide_ones_own(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        ann, bob = await guest(worker), await guest(worker)
        mine = (await ann.post("/api/tables", {"setup": {}}))["match"]
        me = (await ann.get("/api/me"))["player"]
        others = [(await bob.post("/api/tables", {"setup": {}}))["match"] for _ in range(31)]
        worker.pass_time(60)
        await worker.services.presence.touch([(name, me) for name in others])
        told = (await ann.get("/api/me"))["tables"]
        assert [one["table"]["match"] for one in told] == [mine]

    run(fresh_settings(tmp_path), play)


def test_a_link_to_go_on_elsewhere_works_once_and_can_be_revoked(settings: Settings) -> None:
    async def play(worker: Running) -> None:
        ann = await guest(worker)
        elsewhere = worker.client()

        async def works(secret: str) -> bool:
            return await code_of(elsewhere, "/api/return", {"secret": secret}) == ""

        first = await ann.post("/api/link")
        assert first["once"] is True
        assert await works(first["secret"])
        assert not await works(first["secret"])
        lasting = await ann.post("/api/link", {"once": False})
        assert [await works(lasting["secret"]) for _ in range(2)] == [True, True]
        assert (await ann.get("/api/links")) == {"links": 1}
        assert (await ann.post("/api/links/revoke")) == {"links": 1}
        assert not await works(lasting["secret"])
        many = [(await ann.post("/api/link"))["secret"] for _ in range(6)]
        worker.pass_time(1)
        assert (await ann.get("/api/links")) == {"links": 5}
        assert sum([await works(one) for one in many]) == 5

    run(settings, play)


async def _signed_out(one: Running, other: Running) -> None:
    ann = await guest(one)
    secret = (await ann.post("/api/link"))["secret"]
    async with other.client(ann.token) as thief:
        assert thief.you
        answer = await ann.request("POST", "/api/signout")
        await thief.wait(lambda m: m["type"] == "bye" and m["code"] == "signed_out")
        with pytest.raises(ConnectionError):
            await thief.wait(lambda m: m["type"] == "nothing")
        assert thief.closed == 4401
        assert await code_of(thief, "/api/tables", {"setup": {}}) == "bad_token"
    fresh = one.client(answer.json()["token"])
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert (await fresh.get("/api/me"))["player"] == thief.you
    await fresh.post("/api/tables", {"setup": {}})
    assert await code_of(fresh, "/api/return", {"secret": secret}) == "bad_secret"
    assert await code_of(ann, "/api/tables", {"setup": {}}) == "bad_token"
    again = await fresh.post("/api/link")
    back = await one.client().post("/api/return", {"secret": again["secret"]})
    assert back["token"] == fresh.token


def test_signing_out_ends_all_other_tokens_links_and_connections(tmp_path: Path) -> None:
    settings = fresh_settings(tmp_path)
    token = ""

    async def play(worker: Running) -> None:
        nonlocal token
        await _signed_out(worker, worker)
        ann = await guest(worker)
        token = ann.token
        await ann.post("/api/signout")

    run(settings, play)

    async def later(worker: Running) -> None:  # a restart forgets no sign-out
        assert await code_of(worker.client(token), "/api/tables", {"setup": {}}) == "bad_token"

    run(settings, later)


def test_signing_out_counts_on_every_worker(services: Services, tmp_path: Path) -> None:
    settings = services.settings(tmp_path)

    async def whole() -> None:
        async with running(settings, 2) as (one, other):
            await _signed_out(one, other)

    asyncio.run(whole())


def test_scripts_of_pages_get_no_token(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        async with httpx.AsyncClient(
            base_url=worker.base, trust_env=False, verify=False, timeout=PATIENCE
        ) as page:
            own = {"Origin": worker.base}
            first = await page.post("/api/guest", json={}, headers=own)
            assert set(first.json()) == {"player"}
            assert "HttpOnly" in first.headers["set-cookie"]
            again = await page.post("/api/guest", json={})  # the cookie is not told either
            assert again.json() == first.json()
            made = (await page.post("/api/link", json={}, headers=own)).json()
            back = await page.post("/api/return", json={"secret": made["secret"]}, headers=own)
            assert back.json() == first.json()
            out = await page.post("/api/signout", json={}, headers=own)
            assert out.json() == first.json()
            assert (await page.get("/api/me")).json()["player"] == first.json()["player"]

    run(fresh_settings(tmp_path), play)


def test_an_invisible_name_is_refused_wherever_one_is_given(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {})
            hidden = "\u3164\u2800"
            bob = await guest(worker)
            table = {"setup": {}, "name": hidden}
            assert await code_of(bob, "/api/tables", table) == "bad_name"
            joining = {"secret": made["code"], "name": hidden}
            assert await code_of(bob, "/api/join", joining) == "bad_name"
            assert (await ann.do("take", made["match"], seat=1, name=hidden))["code"] == "bad_name"
            seek = {"mode": "classic-2", "time": {"kind": "none"}, "name": hidden, "rid": 77}
            await ann.tell("seek", **seek)
            told = await ann.wait(lambda m: m.get("rid") == 77)
            assert told["code"] == "bad_name"
            assert (await ann.get(f"/api/tables/{made['match']}"))["seq"] == made["seq"]

    run(fresh_settings(tmp_path), play)
