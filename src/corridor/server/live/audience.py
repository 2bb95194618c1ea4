"""The clients of this worker and what they watch; each gets every event once and in order."""

from collections import defaultdict
from dataclasses import dataclass, field

from msgspec import json

from corridor.match.match import Match
from corridor.match.table import moves_of, table_of
from corridor.server.live.session import Session, Sight
from corridor.server.options import options_of
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.view import Options, view_of

_encode = json.encode
_CHANGES_BOARD = (ev.Changed, ev.Started, ev.Moved, ev.TookBack, ev.Returned, ev.Substituted)


@dataclass(slots=True)
class Rendered:
    """Messages about one moment of a match, encoded once for all watchers."""

    seq: int = -1
    table: bytes = b""
    view: msg.Seen | None = None
    view_bytes: bytes = b""
    options: Options | None = None
    choices: dict[tuple[int, ...], bytes] = field(default_factory=dict)  # by seats that may move


@dataclass(slots=True)
class Audience:
    """The sessions of this worker, and by match those that watch it."""

    sessions: set[Session] = field(default_factory=set)
    watching: dict[str, set[Session]] = field(default_factory=lambda: defaultdict(set))
    rendered: dict[str, Rendered] = field(default_factory=dict)

    def leave(self, session: Session) -> None:
        """Remove a client that has disconnected."""
        self.sessions.discard(session)
        for match in list(session.sights):
            self.unwatch(session, match)

    def unwatch(self, session: Session, match: str) -> None:
        """A client stops watching a match."""
        session.sights.pop(match, None)
        others = self.watching.get(match)
        if others is not None:
            others.discard(session)
            if not others:
                del self.watching[match]
                self.rendered.pop(match, None)

    def watch(self, session: Session, match: Match, sight: Sight, now: int) -> None:
        """A client watches a match: send the missed events, a snapshot and its options."""
        name = match.tags.id
        session.sights[name] = sight
        self.watching[name].add(session)
        for stored in match.log[sight.sent :] if 0 < sight.sent <= match.seq else ():
            session.tell(msg.Happened(name, stored.seq, stored.at, stored.event))
        sight.sent = match.seq
        rendered = self._rendered(match)
        view = self._view(match, rendered).view
        session.tell(msg.Snapshot(name, match.seq, now, table_of(match), moves_of(match), view))
        self._show_options(session, match, rendered)

    def show(self, match: Match) -> None:
        """Send new events, and what follows from them, to every watcher."""
        watchers = self.watching.get(match.tags.id)
        if not watchers:
            return
        oldest = min(session.sights[match.tags.id].sent for session in watchers)
        fresh = match.log[oldest:]
        texts = [
            (one.seq, _encode(msg.Happened(match.tags.id, one.seq, one.at, one.event)))
            for one in fresh
        ]
        rendered = self._rendered(match)
        moved = any(isinstance(one.event, _CHANGES_BOARD) for one in fresh)
        for session in list(watchers):
            self._show_to(session, match, rendered, texts, moved=moved)

    def _show_to(
        self,
        session: Session,
        match: Match,
        rendered: Rendered,
        texts: list[tuple[int, bytes]],
        *,
        moved: bool,
    ) -> None:
        sight = session.sights[match.tags.id]
        if sight.sent >= match.seq:
            return
        for seq, text in texts:
            if seq > sight.sent:
                session.send(text)
        sight.sent = match.seq
        session.send(rendered.table)
        if moved and sight.view:
            self._view(match, rendered)
            session.send(rendered.view_bytes)
        if moved:
            self._show_options(session, match, rendered)

    def _show_options(self, session: Session, match: Match, rendered: Rendered) -> None:
        if not session.sights[match.tags.id].options:
            return
        own, deciders = match.seats_of(session.player), match.deciders()
        seats = tuple([n for n in deciders if n in own and not match.seats[n].is_bot])
        if not seats:
            return
        if rendered.options is None:
            rendered.options = options_of(match.game)
        if seats not in rendered.choices:
            told = msg.Choices(match.tags.id, match.seq, seats, rendered.options)
            rendered.choices[seats] = _encode(told)
        session.send(rendered.choices[seats])

    def _rendered(self, match: Match) -> Rendered:
        rendered = self.rendered.get(match.tags.id)
        if rendered is None or rendered.seq != match.seq:
            changed = _encode(msg.TableChanged(match.seq, table_of(match)))
            rendered = self.rendered[match.tags.id] = Rendered(match.seq, changed)
        return rendered

    def _view(self, match: Match, rendered: Rendered) -> msg.Seen:
        if rendered.view is None:
            rendered.view = msg.Seen(match.tags.id, match.seq, view_of(match.game))
            rendered.view_bytes = _encode(rendered.view)
        return rendered.view
