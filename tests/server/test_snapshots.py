"""Long matches are loaded from snapshots: kept in the background, and never believed blindly."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import delete, select, update

from corridor.match.fold import fold
from corridor.match.match import Match
from corridor.rules.game import Game
from corridor.rules.moves import Move
from corridor.server.settings import Settings
from corridor.server.storage import schema
from corridor.server.storage.snapshots import EVERY, Snapshots
from corridor.server.storage.store import Store
from corridor.server.storage.writer import Append
from corridor.wire import events as ev
from corridor.wire.setup import Setup
from tests.match.desk import ANN, Desk
from tests.server.test_socket import lay
from tests.server.workers import running

TO_AND_FRO = ("e2", "e8", "e1", "e9")
ROW = schema.snapshots.c


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[tuple[Store, Snapshots]]:
    store = Store(settings)
    await store.open()
    try:
        yield store, Snapshots(store)
    finally:
        await store.close()


async def long_match(store: Store, plies: int) -> Match:
    """A match with so many moves, stored event by event but without snapshots."""
    desk = Desk(Setup(lots="seats"))
    await store.append(Append(desk.match, (), fresh=True))
    seats = tuple(ev.Seated(seat, "Ann", ANN) for seat in (0, 1))
    moves = tuple(ev.Moved(n % 2, TO_AND_FRO[n % 4]) for n in range(plies))
    await store.append(Append(desk.match, (*seats, ev.Started(1, (0, 1)), *moves)))
    return desk.match


def count_plays(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """The moves that are asked of the law from now on."""
    played: list[Move] = []
    push = Game.push

    def counted(game: Game, move: Move) -> None:
        played.append(move)
        push(game, move)

    monkeypatch.setattr(Game, "push", counted)
    return played


def test_a_long_match_is_replayed_once_and_then_loaded_from_its_snapshot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with opened(settings) as (store, snapshots):
            match = await long_match(store, 3 * EVERY)
            name, played = match.tags.id, count_plays(monkeypatch)
            first = await snapshots.load(name)
            assert len(played) == 3 * EVERY
            await snapshots.settle()
            played.clear()
            second = await snapshots.load(name)
            assert not played
            assert first is not None
            assert second is not None
            assert second.game.record() == first.game.record() == match.game.record()
            assert second.log == first.log == match.log
            # A few events later only those are applied.
            await store.append(Append(match, (ev.Moved(0, "d1"), ev.Moved(1, "d9"))))
            played.clear()
            third = await snapshots.load(name)
            assert third is not None
            assert (third.seq, len(played)) == (match.seq, 2)

    asyncio.run(whole())


def test_damaged_and_foreign_snapshots_are_ignored_and_replaced(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def spoil(store: Store, **values: object) -> None:
        async with store.writing() as connection:
            await connection.execute(update(schema.snapshots).values(**values))

    async def whole() -> None:
        async with opened(settings) as (store, snapshots):
            match = await long_match(store, EVERY)
            snapshots.keep(match)
            await snapshots.settle()
            played = count_plays(monkeypatch)
            for values in ({"body": b"garbage"}, {"version": "0.0.1"}, {"seq": 1_000_000}):
                await spoil(store, **values)
                found = await snapshots.load(match.tags.id)
                assert found is not None
                assert len(played) == EVERY, values
                assert found.game.record() == match.game.record()
                await snapshots.settle()  # a good one is stored instead
                played.clear()
                await snapshots.load(match.tags.id)
                assert not played, values
            # Events that were put back by a restored backup do not fit the snapshot any more.
            async with store.writing() as connection:
                last = schema.events.c.seq == match.seq
                await connection.execute(delete(schema.events).where(last))
            found = await snapshots.load(match.tags.id)
            assert found is not None
            assert found.seq == match.seq - 1
            assert found.game.history == fold(match.tags, match.log[:-1]).game.history

    asyncio.run(whole())


def test_a_server_keeps_a_snapshot_at_every_hundredth_event(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def rows(store: Store) -> list[int]:
        async with store.reader.connect() as connection:
            return list((await connection.execute(select(ROW.seq))).scalars())

    async def whole() -> None:
        async with running(settings) as (worker,), worker.client() as ann:
            match = (await lay(ann, {"lots": "seats"}))["match"]
            await ann.do("take", match, seat=1)
            await ann.do("start", match)
            for number in range(EVERY):
                assert (await ann.do("move", match, move=TO_AND_FRO[number % 4]))["type"] == "done"
            services = worker.services
            await services._snapshots.settle()
            assert await rows(services.store) == [EVERY]
            # The snapshot is what a cold match is loaded from.
            services.matches.drop_unused(match)
            played = count_plays(monkeypatch)
            state = await ann.get(f"/api/tables/{match}")
            assert state["seq"] == 3 + EVERY
            assert len(played) == 3  # the events after number 100

    asyncio.run(whole())


def test_a_worker_that_lags_far_behind_catches_up_by_the_snapshot(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def whole() -> None:
        async with running(settings) as (worker,), worker.client() as ann:
            services = worker.services
            match = await long_match(services.store, 1)
            name = match.tags.id
            await services.matches.look(name, Match.copy)
            moves = tuple(ev.Moved(n % 2, TO_AND_FRO[n % 4]) for n in range(1, 2 * EVERY))
            await services.store.append(Append(match, moves))
            snapshots = services._snapshots
            snapshots.keep(match)
            await snapshots.settle()
            played = count_plays(monkeypatch)
            async with services.matches.locked(name) as entry:
                assert await services.matches.catch_up(entry)
                assert not played
                assert entry.match.game.record() == match.game.record()
            assert (await ann.get(f"/api/tables/{name}"))["seq"] == match.seq

    asyncio.run(whole())
