"""Web Push: sent encrypted, tried again, forgotten; never to the server's own network."""

import asyncio
import json
import queue
import socket
import stat
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from corridor.server.push.delivery import BadTarget, Target, deliver
from corridor.server.push.keys import PushKey, push_key
from corridor.server.settings import Settings
from tests.server.test_my_games import done
from tests.server.test_socket import lay, run
from tests.server.workers import PATIENCE, Client, Running, fresh_settings

DAYS = {"kind": "days", "days": 3}
Received = tuple[str, Message, bytes]


class Service:
    """A push service on this machine, which answers as it is told to."""

    def __init__(self, address: str, statuses: list[int]) -> None:
        self.address = address
        self.statuses = statuses  # the last is for all that follow
        self.received: queue.Queue[Received] = queue.Queue()

    async def next(self) -> Received:
        return await asyncio.to_thread(self.received.get, timeout=PATIENCE)


@contextmanager
def service(*statuses: int) -> Iterator[Service]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status = made.statuses.pop(0) if len(made.statuses) > 1 else made.statuses[0]
            self.send_response(status)
            self.send_header("Content-Length", "0")
            self.end_headers()
            made.received.put((self.path, self.headers, body))

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        made = Service(f"http://127.0.0.1:{server.server_address[1]}", list(statuses))
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield made
        finally:
            server.shutdown()
            thread.join()


class Browser:
    """The keys of a browser that has subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.secret)}
        return {"endpoint": endpoint, "keys": keys, "lang": "en"}

    def opened(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        told: dict[str, Any] = json.loads(plain)
        return told


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(written: str) -> bytes:
    return urlsafe_b64decode(written + "==")


def check_signature(header: str, origin: str) -> str:
    """Verify a VAPID header as a push service does; returns the public key."""
    fields = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    signed, _, signature = fields["t"].rpartition(".")
    raw = data(signature)
    both = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(fields["k"]))
    key.verify(both, signed.encode(), ec.ECDSA(SHA256()))
    assert json.loads(data(signed.partition(".")[2]))["aud"] == origin
    return fields["k"]


async def started(ann: Client, bob: Client, time: dict[str, Any]) -> str:
    made = await lay(ann, {"lots": "seats", "time": time}, name="Ann")
    match: str = made["match"]
    answer = await bob.request("POST", "/api/join", {"secret": made["links"]["1"], "name": "Bob"})
    assert answer.is_success, answer.text
    await done(ann, "start", match)
    return match


async def subscribed(who: Client, browser: Browser, endpoint: str) -> None:
    answer = await who.request("POST", "/api/push", browser.subscription(endpoint))
    assert answer.status_code == 200, answer.text


async def forgotten(worker: Running, player: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while await worker.services.pushes.of(player):  # noqa: ASYNC110  others act
            await asyncio.sleep(0.02)


def settings_for(folder: Path) -> Settings:
    return fresh_settings(folder, push_private=True, push_pause=0.01)


def test_a_turn_is_pushed_encrypted_and_signed(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        browser = Browser()
        async with worker.client() as ann, worker.client() as bob:
            await subscribed(bob, browser, f"{there.address}/send/abc?x=1")
            quick = await started(ann, bob, {"kind": "fischer", "seconds": 600})
            await done(ann, "move", quick, move="e2")  # no clock of days: nothing is sent
            match = await started(ann, bob, DAYS)
            await done(ann, "move", match, move="e2")
            path, headers, body = await there.next()
            assert path == "/send/abc?x=1"
            assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", match)
            key = (await ann.request("GET", "/api/push")).json()["key"]
            assert check_signature(headers["Authorization"], there.address) == key
            assert b"waiting" not in body
            assert browser.opened(body) == {
                "title": "Your turn",
                "text": "Classic for two with Ann is waiting for you.",
                "match": match,
            }
            await done(bob, "move", match, move="e8")  # it is Ann's turn, who did not ask
            await bob.request(
                "POST", "/api/push/end", {"endpoint": f"{there.address}/send/abc?x=1"}
            )
            await forgotten(worker, bob.you)
            await done(ann, "move", match, move="e3")
        assert there.received.empty()

    with service(201) as there:
        run(settings_for(tmp_path), play)


@pytest.mark.parametrize(
    ("statuses", "tries"), [((404,), 1), ((410,), 1), ((500,), 4), ((503, 410), 2)]
)
def test_a_browser_that_cannot_be_reached_is_forgotten(
    tmp_path: Path, statuses: tuple[int, ...], tries: int
) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            await subscribed(bob, Browser(), there.address)
            match = await started(ann, bob, DAYS)
            await done(ann, "move", match, move="e2")
            for _ in range(tries):
                await there.next()
            await forgotten(worker, bob.you)
            await done(bob, "move", match, move="e8")
            await done(ann, "move", match, move="e3")
        assert there.received.empty()

    with service(*statuses) as there:
        run(settings_for(tmp_path), play)


def test_a_service_that_fails_for_a_while_is_tried_again(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        browser = Browser()
        async with worker.client() as ann, worker.client() as bob:
            await subscribed(bob, browser, there.address)
            match = await started(ann, bob, DAYS)
            await done(ann, "move", match, move="e2")
            told = [browser.opened((await there.next())[2])["match"] for _ in range(3)]
            assert told == [match] * 3
            assert await worker.services.pushes.of(bob.you)

    with service(500, 429, 201) as there:
        run(settings_for(tmp_path), play)


BAD = [
    "http://push.example.com/x",
    "https://127.0.0.1/x",
    "https://127.1/x",
    "https://2130706433/x",
    "https://[::1]/x",
    "https://localhost/x",
    "https://10.0.0.8/x",
    "https://169.254.169.254/latest/meta-data",
    "https://push.example.com:8443/x",
    "https://ann:secret@push.example.com/x",
    "https:///x",
    "file:///etc/passwd",
    "https://push.example.com/\r\nX: y",
    "x",
]


def test_endpoints_inside_the_own_network_are_refused(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann:
            for endpoint in BAD:
                answer = await ann.request("POST", "/api/push", Browser().subscription(endpoint))
                assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), endpoint
            good = Browser().subscription("https://push.example.com/x")
            for part in ("p256dh", "auth"):
                for wrong in ("", "?", "AAAA"):
                    told = {**good, "keys": {**good["keys"], part: wrong}}
                    answer = await ann.request("POST", "/api/push", told)
                    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")
            assert not await worker.services.pushes.of(ann.you)
            assert (await ann.request("POST", "/api/push", good)).status_code == 200

    run(fresh_settings(tmp_path), play)


@pytest.mark.parametrize("found", [["10.0.0.8"], ["93.184.215.14", "::1"], ["::ffff:127.0.0.1"]])
def test_a_public_name_that_leads_inside_is_refused(
    monkeypatch: pytest.MonkeyPatch, found: list[str]
) -> None:
    def resolved(_host: str, port: int, **_: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    def connected(*_: object, **__: object) -> None:
        raise AssertionError("a connection was made")

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    monkeypatch.setattr(socket, "create_connection", connected)
    told = Browser().subscription("https://push.example.com/x")
    target = Target(told["endpoint"], told["keys"]["p256dh"], told["keys"]["auth"])
    with pytest.raises(BadTarget):
        deliver(target, b"{}", "topic", PushKey(b"k" * 32), "mailto:a@b.example", private=False)


def test_a_person_has_ten_browsers_at_most(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as bob:
            browser = Browser()
            for number in range(12):
                await subscribed(ann, browser, f"https://push.example.com/{number}")
            kept = {one.endpoint for _, one in await worker.services.pushes.of(ann.you)}
            assert len(kept) == 10
            assert "https://push.example.com/11" in kept
            await subscribed(bob, browser, "https://push.example.com/11")
            assert len(await worker.services.pushes.of(ann.you)) == 9

    run(fresh_settings(tmp_path), play)


def test_the_key_is_made_once_and_kept(tmp_path: Path) -> None:
    first = push_key(Settings(data=str(tmp_path)))
    file = tmp_path / "push-key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert push_key(Settings(data=str(tmp_path))).public == first.public
    shared = [push_key(Settings(data=str(tmp_path / name), key="ab" * 32)) for name in "xy"]
    assert shared[0].public == shared[1].public != first.public
    assert len(data(first.public)) == 65
