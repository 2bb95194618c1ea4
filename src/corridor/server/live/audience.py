"""Who sees what: the clients of this worker, told of each event once and in order."""

from collections import defaultdict
from dataclasses import dataclass, field

from msgspec import json

from corridor.match.match import Match
from corridor.match.table import moves_of, table_of
from corridor.server.live.session import Session, Sight
from corridor.wire import events as ev
from corridor.wire import messages as msg
from corridor.wire.view import Options, options_of, view_of

_encode = json.encode
_BOARD = (ev.Started, ev.Moved, ev.TookBack, ev.Returned, ev.Substituted)


@dataclass(slots=True)
class Drawn:
    """What was worked out for a moment of a match, for everybody who asks."""

    seq: int = -1
    table: bytes = b""
    view: msg.Seen | None = None
    view_bytes: bytes = b""
    options: Options | None = None


@dataclass(slots=True)
class Audience:
    """The sessions of this worker."""

    sessions: set[Session] = field(default_factory=set)
    watching: dict[str, set[Session]] = field(default_factory=lambda: defaultdict(set))
    drawn: dict[str, Drawn] = field(default_factory=dict)

    def leave(self, session: Session) -> None:
        """A client has gone."""
        self.sessions.discard(session)
        for match in list(session.sights):
            self.unwatch(session, match)

    def unwatch(self, session: Session, match: str) -> None:
        """A client does not want to see a match any more."""
        session.sights.pop(match, None)
        others = self.watching.get(match)
        if others is not None:
            others.discard(session)
            if not others:
                del self.watching[match]
                self.drawn.pop(match, None)

    def watch(self, session: Session, match: Match, sight: Sight, now: int) -> None:
        """Show a match from now on, and what the client has missed of it."""
        name = match.tags.id
        session.sights[name] = sight
        self.watching[name].add(session)
        for stored in match.log[sight.sent :] if 0 < sight.sent <= match.seq else ():
            session.tell(msg.Happened(name, stored.seq, stored.at, stored.event))
        sight.sent = match.seq
        drawn = self._drawn(match)
        view = self._view(match, drawn).view
        session.tell(msg.Snapshot(name, match.seq, now, table_of(match), moves_of(match), view))
        self._show_options(session, match, drawn)

    def show(self, match: Match) -> None:
        """Tell every watcher what is new."""
        watchers = self.watching.get(match.tags.id)
        if not watchers:
            return
        oldest = min(session.sights[match.tags.id].sent for session in watchers)
        fresh = match.log[oldest:]
        texts = [
            (one.seq, _encode(msg.Happened(match.tags.id, one.seq, one.at, one.event)))
            for one in fresh
        ]
        drawn = self._drawn(match)
        moved = any(isinstance(one.event, _BOARD) for one in fresh)
        for session in list(watchers):
            self._show_to(session, match, drawn, texts, moved=moved)

    def _show_to(
        self,
        session: Session,
        match: Match,
        drawn: Drawn,
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
        session.send(drawn.table)
        if moved and sight.view:
            self._view(match, drawn)
            session.send(drawn.view_bytes)
        if moved:
            self._show_options(session, match, drawn)

    def _show_options(self, session: Session, match: Match, drawn: Drawn) -> None:
        if not session.sights[match.tags.id].options:
            return
        able = set(match.deciders()) & set(match.seats_of(session.player))
        able = {seat for seat in able if not match.seats[seat].is_bot}
        if able:
            if drawn.options is None:
                drawn.options = options_of(match.game)
            seats = tuple(sorted(able))
            session.tell(msg.Choices(match.tags.id, match.seq, seats, drawn.options))

    def _drawn(self, match: Match) -> Drawn:
        drawn = self.drawn.get(match.tags.id)
        if drawn is None or drawn.seq != match.seq:
            changed = _encode(msg.TableChanged(match.seq, table_of(match)))
            drawn = self.drawn[match.tags.id] = Drawn(match.seq, changed)
        return drawn

    def _view(self, match: Match, drawn: Drawn) -> msg.Seen:
        if drawn.view is None:
            drawn.view = msg.Seen(match.tags.id, match.seq, view_of(match.game))
            drawn.view_bytes = _encode(drawn.view)
        return drawn.view
