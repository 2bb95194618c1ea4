"""Whether this worker can serve, and one log line for each thing that it could not do."""

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from corridor.server.logs import log
from corridor.server.storage.faults import DAMAGED, fault_of
from corridor.server.storage.store import Store

_LASTS = 1.0  # seconds: many who ask at once share one look at the database


class Readiness:
    """Tries the database, and remembers what makes a restart necessary."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._damaged = False
        self._fault = ""
        self._looked_at = -_LASTS
        self._looking = asyncio.Lock()

    async def fault(self) -> str:
        """Why the database cannot be read and written now; empty if it can."""
        async with self._looking:
            if time.monotonic() - self._looked_at >= _LASTS:
                self._fault = await self._look()
                self._looked_at = time.monotonic()
        return DAMAGED if self._damaged else self._fault

    async def _look(self) -> str:
        try:
            await self._store.probe()
        except Exception as error:  # noqa: BLE001  any failure: not ready
            found = fault_of(error)
            log.warning("not_ready", fault=found)
            return found
        return ""

    def note(self, error: BaseException | None, where: str) -> None:
        """Log a failure with its code; what is damaged stays so until a restart."""
        fault = "contended" if error is None else fault_of(error)
        self._damaged = self._damaged or fault == DAMAGED
        known = error is None or isinstance(error, SQLAlchemyError | OSError | TimeoutError)
        told = {} if known else {"error": repr(error)}
        log.warning("failed", fault=fault, where=where, **told)
