"""What stands in front of a server: proxies, hosts, addresses; and a real nginx with https."""

from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from corridor.match.decision import Declined
from corridor.server.http.origin import forwarded
from corridor.server.limit_table import read_limits
from corridor.server.limits import Limits
from corridor.server.live.doors import Doors
from corridor.server.turns import Claim
from tests.server.test_socket import run
from tests.server.workers import Running, fresh_settings

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


def test_a_site_of_many_networks_has_a_limit_of_connections() -> None:
    limits = Limits(read_limits(["connections-address=2", "network=2"]), on=True)
    doors = Doors(limits, most=99)
    for number in range(4):
        assert doors.enter(f"2001:db8:1:{number:x}::")
    assert not doors.enter("2001:db8:1:9::")
    assert doors.enter("2001:db8:2:9::")
    assert all(doors.enter(f"192.0.2.{number}") for number in range(9))
    doors.leave("2001:db8:1:0::")
    assert doors.enter("2001:db8:1:9::")
    assert not doors.enter("2001:db8:1:a::")


def test_a_site_of_many_networks_is_one_place_for_bots(tmp_path: Path) -> None:
    async def bots_alone(worker: Running, address: str) -> str:
        head, who = {"X-Forwarded-For": address}, worker.client()
        who.token = (await who.request("POST", "/api/guest", headers=head)).json()["token"]
        wish = {"setup": {"lots": "seats"}, "seat": None, "bots": {"0": 1, "1": 1}}
        made = (await who.request("POST", "/api/tables", wish, headers=head)).json()
        told = {"type": "start", "match": made["match"], "seq": made["seq"]}
        answer = await who.request("POST", "/api/commands", told, headers=head)
        return str(answer.json().get("code", ""))

    async def play(worker: Running) -> None:
        async with worker.services.bots.turns.turn(Claim("elsewhere", "eve")):  # no game ends
            told = [await bots_alone(worker, f"2001:db8:1:{number:x}::7") for number in range(3)]
            assert told == ["", "", "too_many"]
            assert await bots_alone(worker, "2001:db8:2::7") == ""

    limit = ("bot-tables-address=2", "bot-threads=1")
    run(fresh_settings(tmp_path, limits=True, limit=limit, proxies=1), play)


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
