"""Long work beside the event loop is done by few threads, whoever asks for it."""

import asyncio
import threading

from corridor.server.aside import LANES, aside


def test_few_threads_compute_at_the_same_time() -> None:
    busy: set[threading.Thread] = set()
    most = 0
    all_lanes = threading.Barrier(LANES)

    def work(number: int, *, times: int) -> int:
        nonlocal most
        busy.add(threading.current_thread())
        most = max(most, len(busy))
        all_lanes.wait()  # every lane is taken
        busy.discard(threading.current_thread())
        return number * times

    async def whole() -> list[int]:
        return await asyncio.gather(*(aside(work, number, times=2) for number in range(3 * LANES)))

    assert asyncio.run(whole()) == [2 * number for number in range(3 * LANES)]
    assert most == LANES
