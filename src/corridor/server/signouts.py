"""Sign-outs: after one, earlier tokens of a player are worthless on every worker."""

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from corridor.server.identity import Signer
from corridor.server.live.audience import Audience
from corridor.server.live.hub import Hub, News
from corridor.server.logs import log
from corridor.server.storage.people import People
from corridor.server.tasks import TaskSet

_OVERLAP = 60_000  # milliseconds that are read again: commits can become visible out of order


class Signouts:
    """Keeps the signer's epochs as the database has them, and ends connections of old tokens."""

    def __init__(
        self, people: People, signer: Signer, audience: Audience, hub: Hub, *, poll: float
    ) -> None:
        self._people = people
        self._signer = signer
        self._audience = audience
        self._hub = hub
        self._poll = poll  # seconds: news of other workers can be lost
        self._known_to = 0  # time of the latest sign-out that is known here
        self._tasks = TaskSet()

    async def open(self) -> None:
        """Read all sign-outs, and follow those of other workers."""
        await self.refresh()
        if not self._hub.alone:
            _task = self._tasks.spawn(self._run())

    async def close(self) -> None:
        """Stop."""
        await self._tasks.cancel()

    async def sign_out(self, player: str) -> int:
        """End all tokens and links of a player; returns the epoch for a new token."""
        epoch = await self._people.sign_out(player)
        self._learn(player, epoch)
        self._hub.announce(News(self._hub.worker, "signout", player=player))
        return epoch

    async def refresh(self) -> None:
        """Learn what the database knows."""
        for player, epoch, at in await self._people.signed_out(self._known_to - _OVERLAP):
            self._known_to = max(self._known_to, at)
            self._learn(player, epoch)

    def _learn(self, player: str, epoch: int) -> None:
        if self._signer.epochs.get(player, 0) >= epoch:
            return
        self._signer.epochs[player] = epoch
        for session in self._audience.sessions:
            if session.player == player:
                session.sign_out()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._poll)
            try:
                await self.refresh()
            except (SQLAlchemyError, OSError) as error:
                log.warning("signouts_failed", error=type(error).__name__)
