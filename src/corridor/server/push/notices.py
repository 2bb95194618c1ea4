"""Tells people by Web Push that a game with a clock of days waits for them.

Notifications are sent after the commit, by threads of their own: no move waits for one. A service
that knows a browser no longer (404, 410) is not asked again; one that fails is asked a few times
with growing pauses, then its browser is forgotten, too.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from corridor.i18n import listed, say
from corridor.match.match import Match
from corridor.server.live.audience import Audience
from corridor.server.logs import log
from corridor.server.push.delivery import BadTarget, Target, deliver
from corridor.server.push.keys import PushKey
from corridor.server.settings import Settings
from corridor.server.storage.pushes import Pushes
from corridor.server.tasks import TaskSet
from corridor.wire import events as ev
from corridor.wire.events import Event
from corridor.wire.setup import Days

_THREADS = 4
_MOST_WAITING = 1000  # notifications; more are dropped
_TRIES = 4
_GONE = (404, 410)
_TURNS = (ev.Started, ev.Moved, ev.TookBack)


@dataclass(frozen=True, slots=True)
class Notice:
    """What a person is told: which match waits, and who plays it."""

    player: str
    match: str
    names: tuple[str, ...]
    mode: str


class Notices:
    """Sends notifications, some at a time."""

    def __init__(
        self, settings: Settings, key: PushKey, pushes: Pushes, audience: Audience
    ) -> None:
        self._settings = settings
        self._key = key
        self._pushes = pushes
        self._audience = audience
        self._tasks = TaskSet()
        self._waiting = 0
        host = next(iter(settings.hosts), "")
        self._contact = f"https://{host}" if host else "mailto:host@localhost"
        self._threads = ThreadPoolExecutor(_THREADS, thread_name_prefix="push")

    def committed(self, match: Match, events: tuple[Event, ...]) -> None:
        """Events were committed: if it is somebody's turn now, tell them."""
        if not isinstance(match.tags.setup.time, Days):
            return
        if not any(isinstance(event, _TURNS) for event in events):
            return
        for notice in notices_of(match):
            if not self._is_watching(notice) and self._waiting < _MOST_WAITING:
                self._spawn(notice)

    async def close(self) -> None:
        """Stop; what is not sent is dropped."""
        await self._tasks.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _is_watching(self, notice: Notice) -> bool:
        watchers = self._audience.watching.get(notice.match, ())
        return any(session.player == notice.player for session in watchers)

    def _spawn(self, notice: Notice) -> None:
        self._waiting += 1
        self._tasks.spawn(self._tell(notice)).add_done_callback(self._told)

    def _told(self, task: "asyncio.Task[None]") -> None:
        self._waiting -= 1
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("push_failed", error=repr(error))

    async def _tell(self, notice: Notice) -> None:
        try:
            targets = await self._pushes.of(notice.player)
            await asyncio.gather(*(self._send(name, one, notice) for name, one in targets))
        except (SQLAlchemyError, OSError) as error:
            log.warning("push_failed", error=type(error).__name__)

    async def _send(self, name: str, target: Target, notice: Notice) -> None:
        payload = json.encode(_payload(notice, target.lang))
        for number in range(_TRIES):
            if number:
                await asyncio.sleep(self._settings.push_pause * 4 ** (number - 1))
            status = await self._delivered(target, payload, notice.match)
            if status in _GONE:
                break
            if 0 < status < 500 and status != 429:  # noqa: PLR2004  statuses of HTTP
                return
        await self._pushes.forget(name)

    async def _delivered(self, target: Target, payload: bytes, topic: str) -> int:
        def send() -> int:
            private = self._settings.push_private
            return deliver(target, payload, topic, self._key, self._contact, private=private)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, send)
        except BadTarget:
            return _GONE[0]


def notices_of(match: Match) -> list[Notice]:
    """Who must be told that it is their turn; nobody if the person who moved moves again."""
    seats = [seat for seat in match.deciders() if not match.seats[seat].is_bot]
    players = {match.seats[seat].player for seat in seats} - {"", _mover(match)}
    found = []
    for player in sorted(players):
        others = [seat for seat in match.seats if seat.player != player]
        names = tuple(seat.name for seat in others if seat.name)
        found.append(Notice(player, match.tags.id, names, match.mode.key))
    return found


def _mover(match: Match) -> str:
    """The person who made the last move."""
    last = match.log[-1].event if match.log else None
    return match.seats[last.seat].player if isinstance(last, ev.Moved) else ""


def _payload(notice: Notice, lang: str) -> dict[str, str]:
    game = say(f"home-name-{notice.mode}", lang)
    if notice.names:
        text = say("push-turn-with", lang, game=game, names=listed(list(notice.names), lang))
    else:
        text = say("push-turn-alone", lang, game=game)
    return {"title": say("push-turn", lang), "text": text, "match": notice.match}
