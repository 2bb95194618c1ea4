"""The clock that all workers share: the database's."""

import time

from sqlalchemy import ColumnClause, literal_column, select
from sqlalchemy.ext.asyncio import AsyncConnection

POSTGRES_NOW: ColumnClause[int] = literal_column(
    "CAST(extract(epoch from clock_timestamp()) * 1000 AS BIGINT)"
)
_READING_LASTS = 60_000  # milliseconds until PostgreSQL is asked for the time again
_SET_BACK = 2_000  # milliseconds by which a clock is behind that was set back, not just adjusted


class Clock:
    """The database's time in milliseconds, without asking for it each time.

    Between readings the monotonic clock of the process is added, so setting the system clock back
    has no effect. SQLite runs in this process: the system time is read once, at the start. A
    clock that was set back stops nothing either: time goes on from the latest one known, since
    bots and flags wait for times that are stored.
    """

    def __init__(self) -> None:
        self._offset = time.time_ns() // 1_000_000 - _monotonic()
        self._read_at: int | None = None
        self._latest = 0
        self.ahead = 0  # milliseconds added by tests, which do not wait

    @property
    def stale(self) -> bool:
        """Whether PostgreSQL should be asked for the time again."""
        return self._read_at is None or _monotonic() - self._read_at > _READING_LASTS

    def now(self) -> int:
        """The time; never earlier than one returned or seen before."""
        return self.saw(self._estimate())

    def saw(self, at: int) -> int:
        """Note a time read from the database, and go on from there if ours is behind."""
        self._offset += max(0, at - self._estimate())
        self._latest = max(self._latest, at)
        return self._latest

    def told(self, at: int) -> int:
        """Note the time that PostgreSQL has just returned; one that was set back is ignored."""
        at += self.ahead
        return self.now() if at < self._estimate() - _SET_BACK else self.saw(at)

    async def read(self, connection: AsyncConnection) -> int:
        """Ask the database for the time, and adjust the estimate."""
        if connection.dialect.name != "postgresql":
            return self.now()
        asked = _monotonic()
        at = int((await connection.execute(select(POSTGRES_NOW))).scalar_one())
        self._adjust(at, asked, _monotonic())
        return self.told(at)

    def _adjust(self, at: int, asked: int, answered: int) -> None:
        """Follow the database's clock, except where it was set back since the last reading."""
        offset = at - (asked + answered) // 2
        if self._read_at is None or offset >= self._offset - _SET_BACK:
            self._offset = offset
        self._read_at = answered

    def _estimate(self) -> int:
        return _monotonic() + self._offset + self.ahead


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000
