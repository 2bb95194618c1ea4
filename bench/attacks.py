"""Attacks on a server of this machine, for bench/siege.py; each ends after some seconds.

    .venv/bin/python bench/attacks.py ping-flood http://127.0.0.1:8080 10

The long game needs a fourth word: a file that bench/long_games.py has written. An attacker has an
address of its own, 127.0.9.9: Linux lets a program use any that begins with
127. What it did is printed as one line.
"""

import asyncio
import itertools
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from msgspec import json
from tables import Wire, wired

from corridor import Game

HERE = "127.0.9.9"  # where the attacker calls from
HELLO = b'{"type":"hello","version":1,"features":["lines"]}'
STORM = 8  # pictures asked for at the same time
HALVES = 1100  # requests that are begun
PUPILS = 30
SWARM = 20  # guests with a bot of the highest level each
PING = b"\x89\x80\x00\x00\x00\x00"  # a masked frame


class Attack:
    """A server under attack until a time, and a tally of what it answered."""

    def __init__(self, base: str, seconds: float, notes: Any = None) -> None:  # noqa: ANN401
        self.base = base
        self.notes = notes  # about games that are there already
        self.end = time.monotonic() + seconds
        self.tally: Counter[str] = Counter()
        transport = httpx.AsyncHTTPTransport(local_address=HERE, limits=httpx.Limits())
        self.web = httpx.AsyncClient(base_url=base, transport=transport, timeout=60)

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    async def rest(self) -> None:
        """Do nothing more until the end."""
        await asyncio.sleep(max(0.0, self.end - time.monotonic()))

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> Any:  # noqa: ANN401
        """The answer as JSON, if there is one; its status is counted."""
        head = {"Authorization": f"Bearer {token or 'nobody'}"}
        try:
            answer = await self.web.request(method, path, headers=head, json=body)
        except httpx.HTTPError as error:
            self.tally[type(error).__name__] += 1
            await asyncio.sleep(0.05)
            return {}
        self.tally[str(answer.status_code)] += 1
        kind = answer.headers.get("content-type", "")
        return answer.json() if kind.startswith("application/json") else {}

    async def guest(self) -> str:
        """The token of a new guest; empty if it is refused."""
        return str((await self.ask("POST", "/api/guest")).get("token", ""))

    async def table(self, token: str, **wish: Any) -> dict[str, Any]:  # noqa: ANN401
        """A new table; empty if it is refused."""
        found: dict[str, Any] = await self.ask("POST", "/api/tables", token, wish)
        return found if "match" in found else {}

    async def socket(self, token: str) -> Wire:
        """A WebSocket that has said hello."""
        wire = await wired(self.base, "/ws", local=HERE, Authorization=f"Bearer {token}")
        wire.tell(HELLO)
        return wire


async def png_storm(attack: Attack) -> None:
    """Pictures, eight at a time, no two alike."""
    game, texts = Game("classic-2"), []
    for fence in ("a1h", "c3v", "e5h", "g7v", "b7h", "h2v"):
        texts.append(game.position_text().replace(" ", "+"))
        game.push_text(fence)
    themes = ("light", "dark")
    paths = [f"/image/{text}.png?theme={theme}" for theme in themes for text in texts]
    fresh = itertools.cycle(paths)
    made = await attack.table(await attack.guest())

    async def one() -> None:
        while attack.goes_on:
            await attack.ask("GET", next(fresh))
            await attack.ask("GET", f"/game/export/{made.get('match', 'x')}.png")

    await asyncio.gather(*(one() for _ in range(STORM)))


async def preview_storm(attack: Attack) -> None:
    """Link previews of long lines, eight at a time."""
    line = "+".join(["e2", "e8", "e1", "e9"] * 75)

    async def one() -> None:
        while attack.goes_on:
            await attack.ask("GET", f"/analysis?position=classic-2&line={line}")

    await asyncio.gather(*(one() for _ in range(STORM)))


async def slow_loris(attack: Attack) -> None:
    """Requests that are begun and never ended."""
    host, _, port = attack.base.removeprefix("http://").partition(":")
    kept, reads = [], []
    for _ in range(HALVES):
        try:
            found = await asyncio.open_connection(host, int(port), local_addr=(HERE, 0))
        except OSError:
            attack.tally["not connected"] += 1
            continue
        found[1].write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        kept.append(found[1])
        reads.append(asyncio.create_task(found[0].read()))
        attack.tally["begun"] += 1
    while attack.goes_on:
        await asyncio.sleep(0.5)
        attack.tally["closed"] = sum(read.done() for read in reads)
        for writer, read in zip(kept, reads, strict=True):
            if not read.done():
                writer.write(b"x")
    for read in reads:
        read.cancel()
    await asyncio.gather(*reads, return_exceptions=True)


async def classroom(attack: Attack) -> None:
    """Thirty pupils behind one address: each gets in, half of them by a code."""

    async def host() -> tuple[str, str]:
        token = ""
        while not token:
            token = await attack.guest()
        while attack.goes_on:
            if made := await attack.table(token):
                attack.tally["pupils in"] += 1
                return token, str(made["code"])
            await asyncio.sleep(1)
        return token, ""

    async def join(code: str) -> None:
        token = await attack.guest()
        while attack.goes_on:
            if "seat" in await attack.ask("POST", "/api/join", token, {"secret": code}):
                attack.tally["pupils in"] += 1
                return
            await asyncio.sleep(1)

    hosts = await asyncio.gather(*(host() for _ in range(PUPILS // 2)))
    await asyncio.gather(*(join(code) for _token, code in hosts))
    await attack.rest()


async def bot_swarm(attack: Attack) -> None:
    """Twenty guests, each with three tables against the strongest bot."""

    async def one() -> None:
        token = await attack.guest()
        wish = {"setup": {"lots": "seats"}, "bots": {"1": 8}}
        tables = [await attack.table(token, **wish) for _ in range(3)]
        for made in filter(None, tables):
            start = {"type": "start", "match": made["match"], "seq": made["seq"]}
            begun = await attack.ask("POST", "/api/commands", token, start)
            move = {
                "type": "move",
                "match": made["match"],
                "move": "e2",
                "seq": begun.get("seq", 0),
            }
            await attack.ask("POST", "/api/commands", token, move)
        only = await attack.table(token, setup={"lots": "seats"}, seat=None, bots={"0": 8, "1": 8})
        if only:
            start = {"type": "start", "match": only["match"], "seq": only["seq"]}
            await attack.ask("POST", "/api/commands", token, start)
        await attack.rest()

    await asyncio.gather(*(one() for _ in range(SWARM)))


async def ping_flood(attack: Attack) -> None:
    """Ping frames, as fast as they can be sent, on a new socket whenever one is closed."""
    token = await attack.guest()
    while attack.goes_on:
        try:
            wire = await attack.socket(token)
        except (OSError, ConnectionError):
            attack.tally["no socket"] += 1
            await asyncio.sleep(0.05)
            continue
        attack.tally["sockets"] += 1
        while attack.goes_on and not wire.closing:
            wire.raw(PING * 2000)
            attack.tally["pings"] += 2000
            await asyncio.sleep(0.001)
        wire.close()


async def lobby_flood(attack: Attack) -> None:
    """Public tables made as fast as they are allowed, and twenty who watch the list of them."""
    tokens = [await attack.guest() for _ in range(SWARM)]
    for token in tokens:
        (await attack.socket(token)).tell(b'{"type":"lobby","on":true}')

    async def one(token: str) -> None:
        while attack.goes_on:
            made = await attack.table(token, setup={"public": True})
            attack.tally["tables"] += bool(made)
            await asyncio.sleep(0 if made else 0.05)

    await asyncio.gather(*(one(token) for token in tokens))


async def long_game(attack: Attack) -> None:
    """Games of two thousand moves that count repetitions: loaded, looked at and played on."""
    games, moves = attack.notes["games"], attack.notes["moves"]

    async def load(part: list[dict[str, Any]]) -> None:
        for game in itertools.cycle(part):
            if not attack.goes_on:
                return
            path, token = f"/api/tables/{game['match']}", game["token"]
            await attack.ask("GET", path, token)
            await attack.ask("GET", f"{path}/views?from=1800&to=1859", token)
            await attack.ask("GET", f"/game/export/{game['match']}.qgn", token)

    async def play(part: list[dict[str, Any]]) -> None:
        for game in part:
            seq = game["seq"]
            for move in moves:
                told = {"match": game["match"], "seq": seq, "move": move}
                answer: dict[str, Any] = {}
                while attack.goes_on and "seq" not in answer:
                    body = {"type": "move", **told}
                    answer = await attack.ask("POST", "/api/commands", game["token"], body)
                    await asyncio.sleep(0 if "seq" in answer else 0.1)
                seq = answer.get("seq", seq)
                attack.tally["plies"] += "seq" in answer

    lanes = [games[number::4] for number in range(4)]  # one for each person
    await asyncio.gather(*map(play, lanes), *map(load, lanes))


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "png-storm": png_storm,
    "preview-storm": preview_storm,
    "slow-loris": slow_loris,
    "classroom": classroom,
    "bot-swarm": bot_swarm,
    "ping-flood": ping_flood,
    "lobby-flood": lobby_flood,
    "long-game": long_game,
}


async def main(name: str, base: str, seconds: float, notes: Any) -> None:  # noqa: ANN401
    """Attack, and print what the server answered."""
    attack = Attack(base, seconds, notes)
    try:
        async with asyncio.timeout(seconds + 5):
            await ATTACKS[name](attack)
    except TimeoutError:
        attack.tally["cut short"] += 1
    print(", ".join(f"{what}: {count}" for what, count in sorted(attack.tally.items())))


if __name__ == "__main__":
    what, where, lasts, *files = sys.argv[1:]
    known = json.decode(Path(files[0]).read_bytes()) if files else None
    asyncio.run(main(what, where, float(lasts), known))
