"""The feature `lines`: several messages in one frame."""

import asyncio
from pathlib import Path

from msgspec import json
from websockets.asyncio.client import connect

from corridor.server.live.session import Session
from tests.server.test_socket import lay
from tests.server.workers import PATIENCE, Message, fresh_settings, running


def next_data(session: Session) -> bytes:
    return asyncio.run(asyncio.wait_for(session.next_data(), 5))


def session_with(*messages: bytes, lines: bool) -> Session:
    session = Session("ann", "here", unread=400, lines=lines)
    for message in messages:
        session.send(message)
    return session


def test_messages_that_wait_together_may_share_a_frame() -> None:
    assert next_data(session_with(b"{1}", b"{2}", lines=True)) == b"{1}\n{2}"
    assert next_data(session_with(b"{1}", b"{2}", lines=False)) == b"{1}"


def test_a_farewell_comes_after_what_was_said_before_it() -> None:
    for lines in (True, False):
        session = session_with(b"{1}", lines=lines)
        session.part()
        assert next_data(session) == b"{1}"
        assert next_data(session) == b""
    session = session_with(lines=True)
    session.part()
    assert next_data(session) == b""


def test_a_client_that_wants_lines_reads_every_message_once(tmp_path: Path) -> None:
    async def whole() -> None:
        async with running(fresh_settings(tmp_path)) as (worker,), worker.client() as ann:
            made = await lay(ann, {"lots": "seats"})
            await ann.do("take", made["match"], seat=1, name="two\nlines")
            await ann.do("start", made["match"])
            address = worker.base.replace("http", "ws") + "/ws"
            async with connect(address, proxy=None) as socket:
                hello = {"type": "hello", "version": 1, "features": ["lines"]}
                await socket.send(json.encode(hello).decode())
                watch = {"type": "subscribe", "match": made["match"]}
                await socket.send(json.encode(watch).decode())
                heard: list[Message] = []
                frames = 0

                async def until(kind: str, seq: int) -> None:
                    nonlocal frames
                    async with asyncio.timeout(PATIENCE):
                        while not any(
                            (one["type"], one.get("seq")) == (kind, seq) for one in heard
                        ):
                            data = str(await socket.recv())
                            heard.extend(json.decode(one) for one in data.split("\n"))
                            frames += 1

                await until("snapshot", 3)
                for seq, move in enumerate(("e2", "e8", "e3"), 4):
                    assert (await ann.do("move", made["match"], move=move))["type"] == "done"
                    await until("view", seq)
            seqs = [one["seq"] for one in heard if one["type"] == "event"]
            assert seqs == [4, 5, 6]
            assert frames < len(heard)

    asyncio.run(whole())
