"""Public games that are being played now, for people who want to watch."""

from msgspec import json

from corridor.match.decision import Declined
from corridor.match.match import Match
from corridor.match.table import table_of
from corridor.server.matches.cache import MatchCache
from corridor.server.storage.lobby import LobbyRows
from corridor.server.storage.store import Store
from corridor.wire.bodies import PublicGame
from corridor.wire.view import view_of

_MOST = 24


class Watching:
    """Lists public games. Each is drawn once for each of its moves, however many people ask."""

    def __init__(self, store: Store, matches: MatchCache) -> None:
        self._rows = LobbyRows(store)
        self._matches = matches
        self._encoded: dict[str, tuple[int, bytes]] = {}  # by match: seq, and the game as JSON

    async def listing(self) -> bytes:
        """The games as the JSON of ``PublicGames``, the latest first."""
        games = await self._rows.public_games(_MOST)
        found = [await self._game(name, seq) for name, seq in games]
        names = {name for name, _seq in games}
        self._encoded = {name: one for name, one in self._encoded.items() if name in names}
        return b'{"games":[' + b",".join(filter(None, found)) + b"]}"

    async def _game(self, name: str, seq: int) -> bytes:
        known = self._encoded.get(name)
        if known is not None and known[0] >= seq:
            return known[1]
        try:
            self._encoded[name] = await self._matches.look(name, _encoded)
        except Declined:
            return b""
        return self._encoded[name][1]


def _encoded(match: Match) -> tuple[int, bytes]:
    return match.seq, json.encode(PublicGame(table_of(match), view_of(match.game)))
