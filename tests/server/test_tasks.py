"""Background tasks end when they are told to."""

import asyncio

import pytest

from corridor.server.tasks import happens, kept_or_undone

_SOON = 20  # turns of the event loop; a cancelled task needs two or three


@pytest.mark.parametrize("turns", range(6))
def test_a_loop_ends_when_it_is_cancelled_in_the_moment_of_its_event(turns: int) -> None:
    async def whole() -> bool:
        event = asyncio.Event()

        async def loop() -> None:
            while True:
                await happens(event, 3600)
                event.clear()

        task = asyncio.create_task(loop())
        await _turns(_SOON)
        event.set()
        await _turns(turns)
        task.cancel()
        await _turns(_SOON)
        ended = task.cancelled()
        task.cancel()
        return ended

    assert asyncio.run(whole())


def test_an_event_that_does_not_come_is_not_waited_for_longer_than_said() -> None:
    async def whole() -> tuple[bool, bool]:
        event = asyncio.Event()
        late = await happens(event, 0.001)
        event.set()
        return late, await happens(event, 3600)

    assert asyncio.run(whole()) == (False, True)


@pytest.mark.parametrize("turns", range(8))
def test_what_is_taken_is_kept_or_given_back_whenever_the_wait_is_cancelled(turns: int) -> None:
    async def whole() -> tuple[set[str], set[str]]:
        taken: set[str] = set()
        kept: set[str] = set()

        async def take() -> str:
            await _turns(2)
            taken.add("lease")
            await _turns(2)
            return "lease"

        async def give_back(what: str) -> None:
            taken.discard(what)

        async def loop() -> None:
            kept.add(await kept_or_undone(take(), give_back))
            await asyncio.sleep(3600)

        task = asyncio.create_task(loop())
        await _turns(turns)
        task.cancel()
        await _turns(_SOON)
        assert task.cancelled()
        return taken, kept

    taken, kept = asyncio.run(whole())
    assert taken == kept


def test_what_cannot_be_given_back_does_not_keep_a_task_from_ending() -> None:
    async def whole() -> bool:
        async def take() -> str:
            await _turns(2)
            raise OSError

        async def give_back(what: str) -> None:
            raise AssertionError(what)

        task = asyncio.create_task(kept_or_undone(take(), give_back))
        await _turns(1)
        task.cancel()
        await _turns(_SOON)
        return task.cancelled()

    assert asyncio.run(whole())


async def _turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)
