"""Killed, cut off, restarted: nothing acknowledged is lost. The long form is the soak."""

import asyncio
from pathlib import Path

from tests.server.conftest import Services
from tests.server.soak import killed, soak
from tests.server.workers import fresh_settings, running


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    ledger = asyncio.run(killed(fresh_settings(tmp_path), matches=6, times=3, pause=0.4))
    assert len(ledger.over) == 6
    assert ledger.resumed > 0


def test_a_restarted_database_and_a_stopped_valkey_lose_nothing(
    services: Services, tmp_path: Path
) -> None:
    settings = services.settings(tmp_path)
    harms = [services.restart_postgres, services.pause_valkey]

    async def whole() -> int:
        async with running(settings, 2) as workers:
            left = list(harms)

            async def harm() -> None:
                await asyncio.to_thread(left.pop(0), 1.5)

            bases = [worker.base for worker in workers]
            ledger = await soak(
                settings, matches=6, harm=harm, times=len(harms), bases=bases, pause=0.4
            )
            return len(ledger.over)

    assert asyncio.run(whole()) == 6
