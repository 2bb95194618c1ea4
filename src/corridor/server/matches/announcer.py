"""What follows from committed events: clients are shown them, other parts are woken."""

import asyncio
from collections.abc import Iterable

from corridor.match.match import Match
from corridor.server import metrics
from corridor.server.live.audience import Audience
from corridor.server.live.hub import Hub, News
from corridor.server.push.notices import Notices
from corridor.wire import events as ev
from corridor.wire.events import Event


class Announcer:
    """Tells this worker's clients, other workers, and the loops of this worker.

    ``duty_due`` wakes the search for duties, ``lobby_changed`` the lobby; ``seats_changed`` gets
    the ids of matches where a seat was taken or left, whose presence is then told anew, and
    ``scores_changed`` those of finished matches of two legs, whose summary is then told.
    """

    def __init__(
        self,
        *,
        audience: Audience,
        hub: Hub,
        duty_due: asyncio.Event,
        lobby_changed: asyncio.Event,
        seats_changed: "asyncio.Queue[str]",
        scores_changed: "asyncio.Queue[str]",
        notices: Notices,
    ) -> None:
        self._audience = audience
        self._hub = hub
        self._duty_due = duty_due
        self._lobby_changed = lobby_changed
        self._seats_changed = seats_changed
        self._scores_changed = scores_changed
        self._notices = notices

    def committed(self, match: Match, events: tuple[Event, ...]) -> None:
        """Events of this worker were committed."""
        metrics.committed.inc(len(events))
        self._audience.show(match)
        self._hub.announce(News(self._hub.worker, "match", match.tags.id))
        self._tell_loops(match, events)
        self._wake(match)
        self._notices.committed(match, events)

    def caught_up(self, match: Match, events: Iterable[Event]) -> None:
        """Events of other workers were read from the database."""
        self._audience.show(match)
        self._tell_loops(match, events)

    def created(self, match: Match) -> None:
        """A match of this worker was committed; no client can watch it yet."""
        self._wake(match)

    def lobby(self) -> None:
        """The list of open tables has changed."""
        self._lobby_changed.set()
        self._hub.announce(News(self._hub.worker, "lobby"))

    def _tell_loops(self, match: Match, events: Iterable[Event]) -> None:
        if match.phase == "over" and match.has_score():
            self._scores_changed.put_nowait(match.tags.id)
        if any(isinstance(event, ev.Seated | ev.Left) for event in events):
            self._seats_changed.put_nowait(match.tags.id)

    def _wake(self, match: Match) -> None:
        if match.due_at() is not None or match.flag_at() is not None:
            self._duty_due.set()
        if match.tags.setup.public and not match.tags.before:
            self.lobby()
