"""What stands in front of a server: proxies, hosts, addresses; and a real nginx with https."""

import asyncio
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from corridor.match.decision import Declined
from corridor.server.http.origin import forwarded
from corridor.server.limit_table import read_limits
from corridor.server.limits import Limits
from tests.fetched import NotFetched, fetched, or_skip
from tests.fetched import run as ran
from tests.server.test_socket import run
from tests.server.workers import PATIENCE, Running, fresh_settings

HELLO = '{"type":"hello","version":1}'


@pytest.mark.parametrize(
    ("told", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        (" 192.0.2.7:4711 ", "192.0.2.7"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:DB8::1", "2001:db8::1"),
        ("unknown", ""),
        ("_hidden", ""),
        ("192.0.2.7:x", ""),
        ("999.0.2.7", ""),
        ("", ""),
    ],
)
def test_an_address_is_told_with_or_without_a_port(told: str, address: str) -> None:
    assert forwarded(told) == address


def test_a_site_of_many_networks_has_a_limit_of_its_own() -> None:
    limits = Limits(read_limits(["guest-address=4/0.001", "network=2"]), on=True)
    for number in range(8):
        limits.spend("guest", f"2001:db8:1:{number:x}::")
    with pytest.raises(Declined):
        limits.spend("guest", "2001:db8:1:ffff::")
    limits.spend("guest", "2001:db8:2:1::")
    for number in range(9):  # IPv4 addresses have nothing to do with each other
        limits.spend("guest", f"192.0.2.{number}")


def test_a_site_of_many_networks_has_a_limit_of_open_sockets() -> None:
    limits = Limits(read_limits(["sockets-address=2", "network=2"]), on=True)
    taken = [f"2001:db8:1:{number:x}::" for number in range(4)]
    assert all(limits.connect(one) for one in taken)
    assert not limits.connect("2001:db8:1:9::")
    limits.disconnect(taken[0])
    assert limits.connect("2001:db8:1:9::")


def test_browsers_are_told_to_come_by_https_where_it_is_spoken(tmp_path: Path) -> None:
    for secure in (True, False):

        async def play(worker: Running, expected: bool = secure) -> None:
            for path in ("/", "/api/me", "/nothing"):
                answer = await worker.client().request("GET", path)
                assert ("strict-transport-security" in answer.headers) == expected, path

        run(fresh_settings(tmp_path, secure=secure), play)


def test_other_hosts_than_the_allowed_are_refused(tmp_path: Path) -> None:
    async def play(worker: Running) -> None:
        client = worker.client()
        for host in ("corridor.example", "corridor.example:8443", "CORRIDOR.example"):
            answer = await client.request("GET", "/api/me", headers={"Host": host})
            assert answer.is_success, host
        for host in ("evil.example", "127.0.0.1", "corridor.example.evil", "[", ""):
            answer = await client.request("GET", "/api/me", headers={"Host": host})
            assert answer.json()["code"] == "bad_host", host
            assert answer.status_code == 421
        assert (await client.request("GET", "/ready")).is_success
        address = worker.base.replace("http", "ws") + "/ws"
        async with connect(address, proxy=None) as wire:  # the host is 127.0.0.1
            assert "bad_origin" in str(await wire.recv())
            with pytest.raises(ConnectionClosed):
                await wire.recv()
            assert wire.close_code == 4403

    run(fresh_settings(tmp_path, hosts=("corridor.example",)), play)


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://corridor.example", "corridor.example", True),
        ("https://corridor.example", "corridor.example:443", True),
        ("https://corridor.example:8443", "corridor.example:8443", True),
        ("https://Corridor.example", "corridor.EXAMPLE", True),
        ("https://corridor.example:8443", "corridor.example", False),
        ("https://evil.example", "corridor.example", False),
        ("null", "corridor.example", False),
        ("https://", "", False),
    ],
)
def test_an_origin_is_compared_with_the_host_and_its_port(
    tmp_path: Path, origin: str, host: str, same: bool
) -> None:
    async def play(worker: Running) -> None:
        told = {"Origin": origin, "Host": host}
        answer = await worker.client().request("POST", "/api/guest", headers=told)
        assert answer.is_success == same
        assert same or answer.json()["code"] == "bad_origin"

    run(fresh_settings(tmp_path), play)


# nginx


def nginx() -> Path:
    """The system's nginx, else Debian's package, unpacked without root."""
    found = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin:/usr/local/sbin")
    return Path(found) if found else fetched("nginx", _fetch) / "usr/sbin/nginx"


def _fetch(folder: Path) -> None:
    if not shutil.which("apt-get") or not shutil.which("dpkg-deb"):
        raise NotFetched("this system has no apt-get")
    ran("apt-get", "download", "nginx", folder=folder)
    (package,) = folder.glob("nginx_*.deb")
    ran("dpkg-deb", "--extract", str(package), str(folder), folder=folder)
    program = folder / "usr/sbin/nginx"
    ran(str(program), "-v", folder=folder)


def _certificate(folder: Path) -> None:
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-keyout", "key.pem"]
    more = ["-out", "cert.pem", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    if not shutil.which("openssl"):
        raise NotFetched("this system has no openssl")
    ran("openssl", *words, *more, folder=folder)


CONFIGURATION = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 200; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    server {{
        listen 127.0.0.1:{port} ssl;
        ssl_certificate {folder}/cert.pem; ssl_certificate_key {folder}/key.pem;
        location / {{
            proxy_pass {base};
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For "$http_x_test_client, {client}";
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection "upgrade";
        }}
    }}
}}
"""


@contextmanager
def proxied(folder: Path, base: str) -> Iterator[int]:
    """Nginx with https in front of a server; its port. It tells the port of each client, too."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    text = CONFIGURATION.format(
        folder=folder, base=base, port=port, client="$remote_addr:$remote_port"
    )
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    words = [str(nginx()), "-e", f"{folder}/error.log", "-p", str(folder), "-c", "nginx.conf"]
    with subprocess.Popen(words, stderr=subprocess.PIPE) as process:
        try:
            _until_open(port, process)
            yield port
        finally:
            process.terminate()


def _until_open(port: int, process: "subprocess.Popen[bytes]") -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            assert process.poll() is None, process.stderr and process.stderr.read()
            assert time.monotonic() < deadline
            time.sleep(0.05)
        else:
            return


def test_nginx_in_front_with_https(tmp_path: Path) -> None:
    with or_skip("nginx"):
        nginx()
        _certificate(tmp_path)
    trusted = ssl.create_default_context(cafile=str(tmp_path / "cert.pem"))
    settings = fresh_settings(
        tmp_path / "data", proxies=1, secure=True, hosts=("localhost",), limits=True,
        limit=("guest-address=3/0.001",),
    )  # fmt: skip

    async def play(worker: Running) -> None:
        with proxied(tmp_path, worker.base) as port:
            await asyncio.to_thread(_by_https, port, trusted)
            await _by_socket(port, trusted)

    run(settings, play)


def _by_https(port: int, trusted: ssl.SSLContext) -> None:
    base = f"https://localhost:{port}"
    with httpx.Client(base_url=base, verify=trusted, trust_env=False, timeout=PATIENCE) as web:
        page = web.get("/")
        assert page.headers["strict-transport-security"]
        own = {"Origin": base}
        first = web.post("/api/guest", json={}, headers=own)
        assert first.is_success
        assert "Secure" in first.headers["set-cookie"]
        assert web.post("/api/tables", json={"setup": {}}, headers=own).is_success
        other = web.post("/api/tables", json={}, headers={"Origin": "https://localhost"})
        assert other.json()["code"] == "bad_origin"  # another port is another origin
        assert web.get("/api/me", headers={"Host": "evil.example"}).json()["code"] == "bad_host"
        web.cookies.clear()
        # Every connection has another port, and what a client tells of itself does not count.
        answers = []
        for number in range(3):
            forged = {"X-Test-Client": f"203.0.113.{number}"}
            with httpx.Client(base_url=base, verify=trusted, trust_env=False) as fresh:
                answers.append(fresh.post("/api/guest", json={}, headers=forged).status_code)
        assert answers == [200, 200, 429]


async def _by_socket(port: int, trusted: ssl.SSLContext) -> None:
    address = f"wss://localhost:{port}/ws"
    own = {"Origin": f"https://localhost:{port}"}
    async with connect(address, ssl=trusted, additional_headers=own, proxy=None) as wire:
        await wire.send(HELLO)
        assert '"hello"' in str(await wire.recv())
    other = {"Origin": "https://elsewhere.example"}
    async with connect(address, ssl=trusted, additional_headers=other, proxy=None) as wire:
        assert "bad_origin" in str(await wire.recv())
