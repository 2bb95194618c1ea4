"""Background tasks end when they are told to."""

import asyncio

import pytest

from corridor.server.tasks import happens

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


async def _turns(count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(0)
