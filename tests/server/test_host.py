"""`corridor admin` beside a running server: tables, people, removals, bans, old games, the log."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine
from websockets.exceptions import ConnectionClosed

from corridor.server.bans import Ban, Bans
from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.clock import Clock
from tests.cli.terminal import good, refused
from tests.server.test_socket import lay, run
from tests.server.workers import PATIENCE, Client, Running, fresh_settings, running

DAY = 86_400_000


class Host:
    """The host's commands for one database."""

    def __init__(self, settings: Settings) -> None:
        self._words = ["--data", settings.data]
        if settings.database:
            self._words = ["--database", settings.database]

    async def say(self, *words: str) -> str:
        return await asyncio.to_thread(good, "admin", *words, *self._words)

    async def told(self, *words: str) -> Any:  # noqa: ANN401
        return json.loads(await self.say(*words, "--json"))

    async def refused(self, *words: str) -> str:
        return await asyncio.to_thread(refused, "admin", *words, *self._words, code=1)


def hosted(settings: Settings, act: Callable[[Running, Host], Awaitable[None]]) -> None:
    """Run a worker, and the host's commands beside it."""

    async def whole() -> None:
        async with running(settings) as (worker,):
            await act(worker, Host(settings))

    asyncio.run(whole())


async def closed(client: Client) -> int | None:
    """The code with which the server closes a connection."""
    with pytest.raises(ConnectionError):
        await client.wait(lambda _message: False)
    return client.closed


async def forgotten(client: Client, match: str) -> None:
    """Wait until the server knows a table no longer."""
    async with asyncio.timeout(PATIENCE):
        while (await client.request("GET", f"/api/tables/{match}")).status_code != 404:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


def test_the_host_sees_tables_and_people(settings: Settings) -> None:
    async def act(worker: Running, host: Host) -> None:
        async with worker.client() as ann, worker.client() as bob:
            made = await lay(ann, {"lots": "seats"}, name="Ann")
            await bob.post("/api/join", {"secret": made["code"], "name": "Bob"})
            other = await lay(bob, {"mode": "pacman"}, name="Robert", bots={"1": 2})
            await ann.watch(made["match"])  # Bob's coming is heard before the start
            assert (await ann.do("start", made["match"]))["type"] == "done"
            rows = {row["match"]: row for row in await host.told("tables")}
            assert rows[made["match"]]["phase"] == "playing"
            assert rows[made["match"]]["people"] == [
                {"name": "Ann", "player": ann.you},
                {"name": "Bob", "player": bob.you},
            ]
            assert rows[other["match"]]["mode"] == "pacman"
            assert rows[other["match"]]["people"][1] == {"name": "", "player": ""}
            theirs = await host.told("tables", "--player", ann.you, "--phase", "playing")
            assert [row["match"] for row in theirs] == [made["match"]]
            assert len(await host.told("tables", "--limit", "1")) == 1
            people = {row["player"]: row for row in await host.told("people")}
            assert people[ann.you]["name"] == "Ann"
            assert people[bob.you]["tables"] == 2
            assert not people[bob.you]["banned"]
            said = await host.say("people")
            assert "Ann" in said
            assert ann.you in said
            assert "bot" in await host.say("tables")

    hosted(settings, act)


def test_a_removed_table_is_gone_for_those_who_watch_it(settings: Settings) -> None:
    async def act(worker: Running, host: Host) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {"lots": "seats"}, bots={"1": 1})
            match = made["match"]
            await ann.watch(match)
            assert match in await host.say("remove", match, "--why", "a rude name")
            assert await closed(ann) == 1012, "asked to connect again"
            await forgotten(ann, match)
            await ann.connect()
            assert (await ann.watch(match))["code"] == "no_such_match"
            assert await rows_left(worker, match) == 0
            assert match in await host.refused("remove", match)
            (entry,) = await host.told("log")
            assert (entry["action"], entry["target"]) == ("remove", match)
            assert (entry["why"], bool(entry["who"])) == ("a rude name", True)

    hosted(settings, act)


async def rows_left(worker: Running, match: str) -> int:
    """Rows about a match in all tables of the database."""
    count = 0
    async with worker.services.store.engine.connect() as connection:
        tables = [table for table in schema.metadata.tables.values() if "match" in table.c]
        assert {schema.events, schema.snapshots, schema.reviews} < set(tables)
        for table in tables:
            wanted = select(func.count()).select_from(table).where(table.c.match == match)
            count += (await connection.execute(wanted)).scalar_one()
    return count


def test_a_move_that_comes_after_the_removal_is_refused_and_leaves_nothing(
    settings: Settings,
) -> None:
    async def act(worker: Running, host: Host) -> None:
        async with worker.client() as ann:
            made = await lay(ann, {"lots": "seats"})
            match = made["match"]
            await ann.do("take", match, seat=1, seq=made["seq"])
            await ann.watch(match)
            await ann.do("start", match)
            seq = ann.seq[match]
            await worker.services._host_news.close()  # it has not noticed yet
            await host.say("remove", match)
            told = await ann.do("move", match, move="e2", seq=seq)
            assert told["code"] in ("no_such_match", "busy")
            assert await rows_left(worker, match) == 0

    hosted(settings, act)


def test_a_banned_person_is_disconnected_and_refused_until_the_ban_is_lifted(
    settings: Settings,
) -> None:
    async def act(worker: Running, host: Host) -> None:
        async with worker.client() as ann, worker.client() as bob:
            assert "for good" in await host.say("ban", ann.you, "--why", "threats")
            assert await closed(ann) == 4423
            assert ann.heard[-1] == {"type": "bye", "code": "banned", "again": False}
            answer = await ann.request("GET", "/api/me")
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
            assert (await ann.request("GET", "/")).is_success, "the page can say why"
            with pytest.raises((ConnectionError, ConnectionClosed)):
                await Client(worker.base, ann.token).connect()
            await bob.get("/api/me")
            assert [row["target"] for row in await host.told("bans")] == [ann.you]
            await host.say("lift", ann.you)
            async with asyncio.timeout(PATIENCE):
                while not (await ann.request("GET", "/api/me")).is_success:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            await ann.connect()
            assert await host.told("bans") == []
            actions = [row["action"] for row in await host.told("log")]
            assert actions == ["lift", "ban"]
            assert "threats" in await host.say("log")

    hosted(settings, act)


def test_a_revoked_person_is_signed_out_everywhere(settings: Settings) -> None:
    async def act(worker: Running, host: Host) -> None:
        async with worker.client() as ann, worker.client() as bob:
            await lay(ann, {})
            link = (await ann.post("/api/link"))["secret"]
            said = await host.say("revoke", ann.you, "--why", "a stolen phone")
            assert "1 link is good no longer" in said
            await closed(ann)
            answer = await ann.request("POST", "/api/tables", {"setup": {}})
            assert answer.json()["code"] == "bad_token"
            answer = await bob.request("POST", "/api/return", {"secret": link})
            assert answer.json()["code"] == "bad_secret"
            await lay(bob, {})
            assert [row["action"] for row in await host.told("log")] == ["revoke"]
            assert "was ever at a table" in await host.refused("revoke", "0" * 20)

    hosted(settings, act)


def test_a_banned_address_is_refused(settings: Settings) -> None:
    async def act(worker: Running, host: Host) -> None:
        async with worker.client() as ann:
            made = await host.told("ban", "127.0.0.0/8", "--days", "2")
            assert made["until"] == made["at"] + 2 * DAY
            assert await closed(ann) == 4423
            fresh = Client(worker.base)
            assert (await fresh.request("POST", "/api/guest")).json()["code"] == "banned"
            worker.pass_time(2 * 86_400 + 1)
            assert (await fresh.request("POST", "/api/guest")).is_success, "the ban has ended"

    hosted(settings, act)


@pytest.mark.parametrize(
    ("banned", "address", "refused"),
    [
        ("203.0.113.7/32", "203.0.113.7", True),
        ("203.0.113.7/32", "203.0.113.8", False),
        ("203.0.113.0/24", "203.0.113.8", True),
        ("2001:db8:1::/48", "2001:db8:1:2::", True),
        ("2001:db8:1:2::/64", "2001:db8:1:3::", False),
        ("203.0.113.7/32", "unknown", False),
    ],
)
def test_an_address_is_banned_by_its_network(banned: str, address: str, refused: bool) -> None:
    bans = Bans(Clock())
    bans.replace([Ban(banned, 0, None, "")])
    assert bans.applies("", address) is refused


def test_old_games_are_deleted_by_age_while_others_stay(settings: Settings) -> None:
    async def act(worker: Running, host: Host) -> None:
        async with worker.client() as ann:
            old, open_one, fresh = [
                (await lay(ann, {"lots": "seats"}, bots={"1": 1}))["match"] for _ in range(3)
            ]
            for match in (old, fresh):
                await ann.watch(match)
                await ann.do("start", match)
                assert (await ann.do("resign", match, seat=0))["type"] == "done"
            await grow_old(worker, 40, old, open_one)
            assert (await host.told("delete-old", "--days", "30", "--dry-run"))["old"] == 1
            assert "1 table is deleted" in await host.say("delete-old", "--days", "30")
            left = {row["match"] for row in await host.told("tables")}
            assert left == {open_one, fresh}
            assert await rows_left(worker, old) == 0
            told = await host.told("delete-old", "--days", "30", "--unfinished")
            assert told["deleted"] == 1
            assert {row["match"] for row in await host.told("tables")} == {fresh}
            assert [row["action"] for row in await host.told("log")] == ["delete-old"] * 2

    hosted(settings, act)


def test_a_server_deletes_finished_games_by_age_if_it_is_set(tmp_path: Path) -> None:
    """The duty looks when the server starts; unfinished games and young ones stay."""
    names: list[str] = []

    async def before(worker: Running) -> None:
        async with worker.client() as ann:
            for _ in range(3):
                match = (await lay(ann, {"lots": "seats"}))["match"]
                await ann.do("take", match, seat=1)
                assert (await ann.do("start", match))["type"] == "done"
                names.append(match)
            for match in names[:2]:
                assert (await ann.do("resign", match, seat=0))["type"] == "done"
            await grow_old(worker, 40, names[0], names[2])

    async def after(worker: Running) -> None:
        who = worker.client()
        async with asyncio.timeout(PATIENCE):
            while await worker.services.store.tails(names[:1]):  # noqa: ASYNC110  others act
                await asyncio.sleep(0.02)
        assert (await who.request("GET", f"/api/tables/{names[0]}")).status_code == 404
        for match in names[1:]:
            assert (await who.request("GET", f"/api/tables/{match}")).status_code == 200

    run(fresh_settings(tmp_path), before)
    run(fresh_settings(tmp_path, keep_days=30), after)


async def grow_old(worker: Running, days: int, *matches: str) -> None:
    """Set the events of matches back by so many days."""
    table = schema.events
    earlier = update(table).where(table.c.match.in_(matches)).values(at=table.c.at - days * DAY)
    async with worker.services.store.engine.begin() as connection:
        await connection.execute(earlier)


def test_what_cannot_be_done_is_said_in_a_sentence(settings: Settings) -> None:
    async def act(_worker: Running, host: Host) -> None:
        assert "neither a player id" in await host.refused("ban", "Ann")
        assert "is not banned" in await host.refused("lift", "203.0.113.7")
        assert "There is no table zzzzzzzz." in await host.refused("remove", "zzzzzzzz")
        assert await host.say("bans") == "There are none.\n"
        assert await host.told("log") == [], "nothing was done, so nothing is logged"

    hosted(settings, act)


@pytest.mark.parametrize(
    ("version", "said"), [("9999", "made by a newer Corridor"), ("0001", "is older")]
)
def test_a_database_of_another_version_is_left_alone(
    settings: Settings, version: str, said: str
) -> None:
    async def act(worker: Running, host: Host) -> None:
        async with worker.services.store.engine.begin() as connection:
            before = (await connection.execute(text("SELECT * FROM alembic_version"))).scalar_one()
            change = text("UPDATE alembic_version SET version_num = :to")
            await connection.execute(change, {"to": version})
        try:
            assert said in await host.refused("people")
        finally:
            engine = create_async_engine(settings.url)
            async with engine.begin() as connection:
                await connection.execute(change, {"to": before})
            await engine.dispose()

    hosted(settings, act)


def test_a_server_that_is_not_there_is_named(tmp_path: Any) -> None:  # noqa: ANN401
    assert str(tmp_path / "corridor.sqlite3") in refused(
        "admin", "people", "--data", str(tmp_path), code=1
    )
    assert not list(tmp_path.iterdir()), "nothing is created by looking"
    url = "postgresql://corridor:geheim@127.0.0.1:1/corridor"
    said = refused("admin", "people", "--database", url, code=1)
    assert "127.0.0.1:1/corridor" in said
    assert "geheim" not in said
    (tmp_path / "corridor.sqlite3").write_bytes(b"no database at all, " * 100)
    assert "cannot be used" in refused("admin", "people", "--data", str(tmp_path), code=1)
