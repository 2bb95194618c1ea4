"""Every command by players who may not send it: the right code, and nothing changed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from corridor.server.settings import Settings
from tests.server.test_socket import lay
from tests.server.workers import Client, Running, running

# Every command, as the owner of seat 0 could send it before the start or during the match.
BEFORE: dict[str, dict[str, Any]] = {
    "leave": {"seat": 0},
    "choose": {"seat": 0, "character": "inky"},
    "bot": {"seat": 2, "level": 1},
    "fill": {"level": 1},
    "share": {"shares": [[1, 2, 3, 4]]},
    "start": {},
}
DURING: dict[str, dict[str, Any]] = {
    "move": {"move": "e2", "seat": 0},
    "offer": {"seat": 0, "kind": "draw"},
    "answer": {"seat": 0, "kind": "draw", "yes": True},
    "resign": {"seat": 0},
    "abort": {"seat": 0},
    "claim": {"seat": 0, "gone": 1, "want": "win"},
    "return": {"seat": 0},
    "say": {"seat": 0, "phrase": "hello"},
    "suggest": {"seat": 0, "move": "e2"},
    "hint": {"seat": 0},
}
OWNERS = ("bot", "fill", "share", "start")


class Room:
    """A running match, an open table, and clients that may do nothing there."""

    def __init__(self, worker: Running) -> None:
        self.worker = worker

    async def fill(self) -> None:
        self.ann, self.bob, self.eve = (self.worker.client() for _ in range(3))
        for who in (self.ann, self.bob, self.eve):
            await who.__aenter__()
        made = await lay(self.ann, {"seats": 3, "mode": "classic-3"})
        self.open = made["match"]
        await self.bob.post("/api/join", {"secret": made["links"]["1"]})
        self.match = await self._started()
        self.over = await self._started()
        await self.ann.do("resign", self.over, seat=0)
        await self.eve.watch(self.match)
        await self.eve.watch(self.open)

    async def _started(self) -> str:
        made = await lay(self.ann, {"lots": "seats"})
        await self.bob.post("/api/join", {"secret": made["code"]})
        await self.ann.watch(made["match"])
        await self.ann.do("start", made["match"])
        return str(made["match"])

    async def leave(self) -> None:
        for who in (self.ann, self.bob, self.eve):
            await who.leave()


async def unchanged(who: Client, match: str, act: Callable[[], Awaitable[str]]) -> str:
    before = await who.get(f"/api/tables/{match}/events")
    code = await act()
    assert await who.get(f"/api/tables/{match}/events") == before
    return code


async def code_of(who: Client, what: str, match: str, /, **words: Any) -> str:  # noqa: ANN401
    answer = await who.do(what, match, **words)
    return str(answer.get("code", answer["type"]))


async def by_http(base: str, token: str, body: dict[str, Any], **headers: str) -> str:
    sent = {"Authorization": f"Bearer {token}", **headers} if token else headers
    async with httpx.AsyncClient(base_url=base, trust_env=False, verify=False, timeout=60) as web:
        answer = await web.post("/api/commands", json=body, headers=sent)
    assert answer.status_code < 500
    return str(answer.json().get("code", "done"))


async def strangers(room: Room) -> None:
    """A spectator, a player of another seat, a late command, a forged token."""
    seqs = {room.open: 2, room.match: 3, room.over: 4}
    for kinds, match in ((BEFORE, room.open), (DURING, room.match)):
        for kind, words in kinds.items():
            seq = seqs[match]
            expected = "not_owner" if kind in OWNERS else "not_seated"
            told = await unchanged(room.eve, match, _act(room.eve, kind, match, seq, words))
            assert (kind, told) == (kind, expected)
            expected = "not_owner" if kind in OWNERS else "not_your_seat"
            told = await unchanged(room.eve, match, _act(room.bob, kind, match, seq, words))
            assert (kind, told) == (kind, expected)
            told = await unchanged(room.eve, match, _act(room.ann, kind, match, seq - 1, words))
            assert (kind, told) == (kind, "stale")
            told = await unchanged(room.eve, match, _act(room.ann, kind, match, seq + 7, words))
            assert (kind, told) == (kind, "stale")
            body = {"type": kind, "match": match, "seq": seq, **words}
            forged = room.ann.token[:-2] + ("AA" if room.ann.token[-2:] != "AA" else "BB")
            for token in ("", "nonsense", forged):
                assert await by_http(room.worker.base, token, body) == "bad_token"
            foreign = {"Origin": "https://elsewhere.example"}
            assert await by_http(room.worker.base, room.ann.token, body, **foreign) == "bad_origin"
            assert await code_of(room.ann, kind, "zzzzzzzz", seq=1, **words) == "no_such_match"
    for kind, words in (BEFORE | DURING).items():
        if kind == "say":  # phrases are allowed after the end
            continue
        told = await unchanged(
            room.eve, room.over, _act(room.ann, kind, room.over, seqs[room.over], words)
        )
        assert (kind, told) == (kind, "finished")


def _act(
    who: Client, kind: str, match: str, seq: int, words: dict[str, Any]
) -> Callable[[], Awaitable[str]]:
    return lambda: code_of(who, kind, match, seq=seq, **words)


def test_every_command_by_the_wrong_people(settings: Settings) -> None:
    async def whole() -> None:
        async with running(settings) as (worker,):
            room = Room(worker)
            await room.fill()
            await strangers(room)
            await room.leave()

    asyncio.run(whole())


def test_secrets_are_for_one_and_until_the_start(settings: Settings) -> None:
    async def whole() -> None:
        async with running(settings) as (worker,), worker.client() as ann, worker.client() as bob:
            made = await lay(ann, {"seats": 4, "mode": "classic-4"})
            secret = made["links"]["1"]
            await bob.post("/api/join", {"secret": secret})
            again = await ann.request("POST", "/api/join", {"secret": secret})
            assert (again.status_code, again.json()["code"]) == (403, "bad_secret")
            wrong = await ann.request("POST", "/api/join", {"secret": secret[:-3] + "abc"})
            assert wrong.json()["code"] == "bad_secret"
            page = await bob.request("GET", f"/join/{made['links']['2']}")  # as link previews do
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["referrer-policy"] == "no-referrer"
            state = await ann.get(f"/api/tables/{made['match']}")
            assert state["seq"] == made["seq"] + 1
            await ann.watch(made["match"])
            await ann.do("fill", made["match"], level=1)
            await ann.wait(lambda m: m.get("table", {}).get("seats", [{}] * 4)[3].get("level"))
            await ann.do("start", made["match"])
            eve = worker.client((await worker.client().post("/api/guest"))["token"])
            late = await eve.request("POST", "/api/join", {"secret": made["code"]})
            assert late.json()["code"] == "bad_secret"

    asyncio.run(whole())


def test_only_hashes_are_stored(settings: Settings) -> None:
    from sqlalchemy import text

    async def whole() -> None:
        async with running(settings) as (worker,), worker.client() as ann:
            made = await lay(ann, {})
            stored = ""
            async with worker.services.store.engine.connect() as connection:
                for table in ("match", "event", "secret", "presence"):
                    rows = await connection.execute(text(f"SELECT * FROM {table}"))
                    stored += str(rows.all())
            assert made["match"] in stored
            for secret in (made["code"], *made["links"].values(), ann.token.split(".")[0]):
                assert secret not in stored

    asyncio.run(whole())


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://["])
def test_another_page_cannot_open_a_socket(settings: Settings, origin: str) -> None:
    async def whole() -> None:
        async with running(settings) as (worker,):
            address = worker.base.replace("http", "ws") + "/ws"
            async with connect(
                address, additional_headers={"Origin": origin}, proxy=None
            ) as socket:
                assert "bad_origin" in str(await socket.recv())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 4403
            same = {"Origin": worker.base}
            async with connect(address, additional_headers=same, proxy=None) as socket:
                await socket.send('{"type":"hello","version":1}')
                assert "hello" in str(await socket.recv())

    asyncio.run(whole())
