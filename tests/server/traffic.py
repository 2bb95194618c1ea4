"""A recorded session with the server: every answer and message, with names and times made equal.

``python -m tests.server.traffic`` plays it again and renews the file. After a change of the
server, the difference is what clients see of it.
"""

import asyncio
import re
import tempfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import json

from corridor.rules.modes import MODES
from tests.data.playthroughs.make import moves as playthrough
from tests.server.workers import Client, Message, Running, fresh_settings, running

FILE = Path(__file__).parents[1] / "data" / "traffic.txt"
LONGEST = 160  # a longer message is told by its beginning and a digest
_SEATS = {"classic-3": 3, "classic-4": 4}
_MOST = {"classic-3": 20, "classic-4": 20, "pacman-advanced": 30}  # the others to their end
_EPOCH = 10**12  # numbers above it are times in milliseconds
_ASKED = (
    "", "/events", "/options", "/reach", "/summary", "/views?from=0&to=3", "/views?from=2&to=1",
)  # fmt: skip
_EXPORTS = ("qgn", "json", "svg", "txt")
_WRONG: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/tables/nosuchtb", None),
    ("GET", "/api/nothing", None),
    ("POST", "/api/tables", {"setup": {"mode": "chess"}}),
    ("POST", "/api/tables", {"setup": {"mode": "classic-2", "seats": 5}}),
    ("POST", "/api/tables", {"setup": {"mode": "pacman", "switches": {"lives": 99}}}),
    ("POST", "/api/tables", {"setup": {"mode": "pacman", "layout": "nowhere"}}),
    ("POST", "/api/join", {"secret": "none"}),
    ("POST", "/api/commands", {"type": "move"}),
    ("POST", "/api/return", {"secret": "none"}),
    ("GET", "/image/board.svg?position=nonsense", None),
)


class Session:
    """A session as lines; each name that the server made up is replaced by its number."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: dict[str, str] = {}

    def name(self, found: str) -> None:
        """From now on this is told as a number."""
        self._names.setdefault(found, f"<{len(self._names) + 1}>")

    def put(self, title: str, body: object) -> None:
        text = json.encode(_timeless(body), order="sorted").decode()
        text = self._numbered(text)
        if len(text) > LONGEST:
            text = f"{text[:LONGEST]} {sha256(text.encode()).hexdigest()[:16]}"
        self.lines.append(f"{self._numbered(title)} {text}")

    def _numbered(self, text: str) -> str:
        for found, number in self._names.items():
            text = text.replace(found, number)
        return text


def _timeless(body: Any) -> Any:  # noqa: ANN401
    """The same with all times and seeds of lots zero."""
    if isinstance(body, dict):
        return {name: 0 if name == "seed" else _timeless(one) for name, one in body.items()}
    if isinstance(body, list):
        return [_timeless(value) for value in body]
    if isinstance(body, int) and not isinstance(body, bool) and body > _EPOCH:
        return 0
    return body


async def _asked(session: Session, who: Client, method: str, path: str, body: Any) -> None:  # noqa: ANN401
    answer = await who.request(method, path, body)
    kind = answer.headers.get("content-type", "")
    text = re.sub(r"\d{4}[.-]\d\d[.-]\d\d", "<day>", answer.text)
    told = _timeless(json.decode(text)) if kind.startswith("application/json") else text
    session.put(f"{method} {path.partition('/api')[2] or path} {answer.status_code} {kind}:", told)


async def _played(session: Session, who: Client, mode: str) -> None:
    """A recorded game by one person for all seats, and what comes after it."""
    session.lines.append(f"# {mode}")
    seats = _SEATS.get(mode, 2)
    made = await who.post(
        "/api/tables", {"setup": {"mode": mode, "seats": seats, "lots": "seats"}, "seat": 0}
    )
    match = made["match"]
    for found in (match, made["code"], *made["links"].values()):
        session.name(found)
    session.put("made", made)
    place = len(who.heard)
    await who.watch(match)
    for seat in range(1, seats):
        await who.do("take", match, seat=seat, name=f"Seat {seat}")
    await who.do("start", match)
    await who.do("say", match, seat=0, phrase="hello")
    await who.do("move", match, move="z9")
    await who.do("move", match, move="--", seq=0)
    for move in playthrough(mode)[: _MOST.get(mode)]:
        await who.do("move", match, move=move)
    await who.do("offer", match, seat=0, kind="rematch")
    await who.do("move", match, move="e5")
    _put_heard(session, who.heard[place:])
    for path in _ASKED:
        await _asked(session, who, "GET", f"/api/tables/{match}{path}", None)
    for form in _EXPORTS:
        await _asked(session, who, "GET", f"/game/export/{match}.{form}", None)


def _put_heard(session: Session, heard: list[Message]) -> None:
    for message in heard:
        if message["type"] == "event" and message["event"]["type"] == "continued":
            session.name(message["event"]["match"])
        if message["type"] != "presence":  # told when it is looked at, not in step with the rest
            session.put("heard", message)


async def _given_up(session: Session, who: Client) -> None:
    """Offers, a takeback and a resignation."""
    session.lines.append("# offers")
    made = await who.post("/api/tables", {"setup": {"lots": "seats"}, "seat": 0})
    match, place = made["match"], len(who.heard)
    session.name(match)
    await who.watch(match)
    await who.do("start", match)
    await who.do("take", match, seat=1)
    await who.do("start", match)
    for move in ("e2", "e8", "e3h"):
        await who.do("move", match, move=move)
    for kind, seat, yes in (("draw", 0, False), ("takeback", 0, True), ("draw", 1, False)):
        await who.do("offer", match, seat=seat, kind=kind)
        await who.do("answer", match, seat=1 - seat, kind=kind, yes=yes)
    await who.do("claim", match, seat=0, gone=1, want="win")
    await who.do("resign", match, seat=1)
    _put_heard(session, who.heard[place:])


async def _whole(worker: Running) -> list[str]:
    session = Session()
    async with worker.client() as who:
        session.name(who.you)
        session.name(who.token)
        for mode in MODES:
            await _played(session, who, mode)
        await _given_up(session, who)
        session.lines.append("# what is offered, and what is wrong")
        for path in ("/api/modes", "/api/languages", "/api/lobby", "/health"):
            await _asked(session, who, "GET", path, None)
        for method, path, body in _WRONG:
            await _asked(session, who, method, path, body)
    return session.lines


def recorded(folder: Path) -> list[str]:
    """The session, played again."""

    async def play() -> list[str]:
        async with running(fresh_settings(folder)) as (worker,):
            return await _whole(worker)

    return asyncio.run(play())


def _written(lines: list[str]) -> Iterator[str]:
    yield "Every message of a session with the server, as a client sees it."
    yield from lines


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        told = "\n".join(_written(recorded(Path(folder)))) + "\n"
    FILE.write_text(told, encoding="utf-8")
