"""Messages to one player, on every connection and every worker."""

from corridor.server.live.audience import Audience
from corridor.server.live.hub import Hub, News


class Outbox:
    """Sends to the player's sessions here, and asks other workers to do the same."""

    def __init__(self, audience: Audience, hub: Hub) -> None:
        self._audience = audience
        self._hub = hub

    def send(self, player: str, match: str, data: bytes) -> None:
        """Send an encoded message; with a match, only to sessions that watch it."""
        self.send_here(player, match, data)
        self._hub.announce(News(self._hub.worker, "to", match, player, data.decode()))

    def send_here(self, player: str, match: str, data: bytes) -> None:
        """The same on this worker only."""
        for session in self._audience.sessions:
            if session.player == player and (not match or match in session.sights):
                session.send(data)
