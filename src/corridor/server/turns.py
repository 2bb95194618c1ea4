"""Turns at the engine: whoever waits gets one in an order that is fair to addresses and people."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Claim:
    """For whom the engine is to think."""

    origin: str  # where they are, or where the table was made from: an address, veiled
    person: str
    long: bool = False  # a strong level, which thinks for seconds
    idle: bool = False  # work that can wait for all others: a review


@dataclass(slots=True, eq=False)
class _Ticket:
    claim: Claim
    ready: "asyncio.Future[None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Turns:
    """As many turns at a time as there are threads.

    A person has one at a time. Of those who wait, the origin that was served longest ago comes
    first, then the person, then whoever came first: twenty guests of one address wait for each
    other, not everybody for them. Long thoughts leave one thread to short ones. Idle work has one
    turn at a time, and only while nobody else waits.
    """

    def __init__(self, threads: int) -> None:
        self._threads = threads
        self._waiting: list[_Ticket] = []
        self._taken: list[_Ticket] = []
        self._served: dict[str, int] = {}  # the number of the last turn of an origin or a person
        self._turns = 0

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """Wait for a turn, and give it back at the end."""
        ticket = _Ticket(claim)
        self._waiting.append(ticket)
        self._give_out()
        try:
            await ticket.ready
            yield
        finally:
            (self._taken if ticket in self._taken else self._waiting).remove(ticket)
            self._give_out()

    def _give_out(self) -> None:
        while (ticket := self._next()) is not None:
            self._waiting.remove(ticket)
            self._taken.append(ticket)
            self._turns += 1
            for name in (ticket.claim.origin, ticket.claim.person):
                self._served[name] = self._turns
            if not ticket.ready.done():
                ticket.ready.set_result(None)
        if not self._waiting and not self._taken:
            self._served.clear()  # all are equal again

    def _next(self) -> _Ticket | None:
        if len(self._taken) >= self._threads:
            return None
        able = [ticket for ticket in self._waiting if self._able(ticket.claim)]
        return min(able, key=self._rank, default=None)

    def _able(self, claim: Claim) -> bool:
        busy = [ticket.claim for ticket in self._taken]
        if claim.idle:
            waiting = any(not ticket.claim.idle for ticket in self._waiting)
            return not waiting and not any(one.idle for one in busy)
        if any(one.person == claim.person for one in busy):
            return False
        return not claim.long or sum(one.long for one in busy) < max(1, self._threads - 1)

    def _rank(self, ticket: _Ticket) -> tuple[int, int]:
        """The first of equals is the one who has waited longest: `min` keeps the order."""
        claim = ticket.claim
        return self._served.get(claim.origin, 0), self._served.get(claim.person, 0)
