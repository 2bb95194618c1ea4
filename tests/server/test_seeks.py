"""Two players who seek the same at the same time find each other, on one or several workers."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import insert, text

from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.seeks import SeekRows
from corridor.server.storage.store import Store
from tests.server.conftest import Services
from tests.server.workers import PATIENCE

ROLES = ("any", "first", "second")


def with_store(settings: Settings, act: Callable[[Store], Awaitable[None]]) -> None:
    """Run ``act`` on an open store."""

    async def whole() -> None:
        store = Store(settings)
        await store.open()
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(whole())


async def seek(store: Store, player: str) -> str | None:
    """The partner of a player who seeks, or ``None`` if the player waits."""
    row = {"player": player, "wish": "race", "role": "any", "name": player}
    partner = await SeekRows(store).seek(
        row, ROLES, lambda wish: 0 if wish == "race" else None, "abcd1234"
    )
    return None if partner is None else partner.player


async def create(store: Store) -> None:
    """Store the match for which partners are taken."""
    row = {"id": "abcd1234", "tags": "{}", "created": 0, "phase": "open", "seq": 0}
    async with store.writing() as connection:
        await connection.execute(insert(schema.matches), [row])


def test_a_partner_is_told_of_a_match_when_it_is_there(settings: Settings) -> None:
    """A page that opens it a moment too early would say that there is no such table."""

    async def act(store: Store) -> None:
        assert await seek(store, "ann") is None
        assert await SeekRows(store).meet("ann", "abcd1234") is not None
        assert await SeekRows(store).sought(["ann"]) == {}
        await create(store)
        assert await SeekRows(store).sought(["ann"]) == {"ann": "abcd1234"}

    with_store(settings, act)


def test_a_partner_whose_match_was_never_created_waits_again(settings: Settings) -> None:
    async def act(store: Store) -> None:
        assert await seek(store, "ann") is None
        assert await SeekRows(store).meet("ann", "abcd1234") is not None
        store.clock.ahead += 61_000
        assert await SeekRows(store).sought(["ann"]) == {}
        assert await seek(store, "bob") == "ann"

    with_store(settings, act)


def test_of_two_who_seek_at_once_one_finds_the_other(settings: Settings) -> None:
    async def act(store: Store) -> None:
        await create(store)
        for number in range(10):
            both = (f"ann{number}", f"bob{number}")
            found = await asyncio.gather(*(seek(store, player) for player in both))
            assert sorted(map(str, found)) in (["None", both[0]], ["None", both[1]])
            assert set((await SeekRows(store).sought(list(both))).values()) == {"abcd1234"}

    with_store(settings, act)


def test_a_partner_whose_row_is_locked_is_waited_for(services: Services, tmp_path: Any) -> None:  # noqa: ANN401
    """Workers refresh the rows of waiting players; that must not hide them from a partner."""

    async def act(store: Store) -> None:
        assert await seek(store, "ann") is None
        async with store.engine.connect() as refreshing, store.engine.connect() as other:
            await refreshing.execute(text("UPDATE seek SET at = at WHERE player = 'ann'"))
            seeking = asyncio.create_task(seek(store, "bob"))
            waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            async with asyncio.timeout(PATIENCE):
                # Until PostgreSQL says that the seek waits for the row.
                while not seeking.done() and not (await other.execute(waiting)).scalar():  # noqa: ASYNC110
                    await asyncio.sleep(0)
            await refreshing.rollback()
        assert await seeking == "ann"

    with_store(services.settings(tmp_path), act)
