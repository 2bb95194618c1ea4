"""Rows of presence: kept for people with a seat, and for others only while they watch."""

from sqlalchemy import select, update

from corridor.server.settings import Settings
from corridor.server.storage import schema
from tests.server.test_socket import lay, run
from tests.server.workers import Client, Running


async def rows(worker: Running) -> set[tuple[str, bool]]:
    """Who is stored at any table, and whether as present."""
    table = schema.presence.c
    async with worker.services.store.reader.connect() as connection:
        found = await connection.execute(select(table.player, table.here))
        return {(row.player, row.here) for row in found}


async def settled(who: Client) -> None:
    """Wait until the server has carried out all that a client asked for before."""
    place = len(who.heard)
    await who.tell("ping")
    await who.wait(lambda one: one["type"] == "pong", place)


def test_of_people_who_only_watched_nothing_stays(settings: Settings) -> None:
    async def act(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as eve:
            match = (await lay(ann, {}))["match"]
            for who in (ann, eve):
                await who.watch(match)
                await settled(who)
            assert await rows(worker) == {(ann.you, True), (eve.you, True)}
            for who in (ann, eve):
                await who.tell("unsubscribe", match=match)
                await settled(who)
            # The owner is known to have left; nobody remembers who watched.
            assert await rows(worker) == {(ann.you, False)}

    run(settings, act)


def test_watchers_of_a_server_that_was_killed_are_forgotten_at_the_next_start(
    settings: Settings,
) -> None:
    async def act(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as eve:
            match = (await lay(ann, {}))["match"]
            for who in (ann, eve):
                await who.watch(match)
                await settled(who)
            presence = worker.services.presence
            await presence.forget_watchers()
            assert len(await rows(worker)) == 2  # they may be watching at another worker
            async with worker.services.store.writing() as connection:
                await connection.execute(update(schema.presence).values(seen=1))
            await presence.forget_watchers()  # as each start does
            assert {player for player, _here in await rows(worker)} == {ann.you}

    run(settings, act)


def test_people_at_a_table_are_told_how_many_watch(settings: Settings) -> None:
    async def act(worker: Running) -> None:
        async with worker.client() as ann, worker.client() as eve:
            match = (await lay(ann, {}))["match"]
            await ann.watch(match)
            await eve.watch(match)
            await ann.wait(lambda one: one["type"] == "presence" and one.get("watchers") == 1)
            place = len(ann.heard)
            await eve.tell("unsubscribe", match=match)
            gone = await ann.wait(lambda one: one["type"] == "presence", place)
            assert gone.get("watchers", 0) == 0

    run(settings, act)
