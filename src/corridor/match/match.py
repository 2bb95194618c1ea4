"""A match is its tags and its events: everything else is worked out from them, here."""

import itertools
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from corridor.match import seats as seating
from corridor.match.clocks import Clocks, wound
from corridor.match.layouts import table_layout
from corridor.match.seats import Chair, Seat, Shares
from corridor.rules.game import Game
from corridor.rules.modes import Mode, make_mode
from corridor.rules.moves import Pass, Piece, Side, Walk
from corridor.rules.record import Ending
from corridor.wire import events as ev
from corridor.wire.events import OfferKind, Stored
from corridor.wire.setup import NoClock, Setup

Phase: TypeAlias = Literal["open", "playing", "over"]
SUBSTITUTE_WAITS = 3_000  # milliseconds, so that a quick return is not punished


@dataclass(frozen=True, slots=True)
class Tags:
    """What is fixed when a table is made."""

    id: str
    setup: Setup
    owner: str
    leg: int = 1
    before: str = ""  # the match that this one follows
    order: tuple[int, ...] = ()  # the chair of each seat, where no lots are drawn


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer that waits: who made it, and which seats agree."""

    seat: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Result:
    """Who shares the point, and why."""

    winners: tuple[Side, ...]
    reason: str
    seat: int | None = None  # who gave up

    @property
    def winner(self) -> Side | None:
        """The side that has won alone."""
        return self.winners[0] if len(self.winners) == 1 else None


def mode_of(setup: Setup) -> Mode:
    """The mode that a table plays; raises what the law raises."""
    layout = table_layout(setup.mode, setup.layout)
    return make_mode(setup.mode, layout=layout, preset=setup.preset, **setup.settings())


@dataclass(slots=True)
class Match:
    """A match as its events have made it."""

    tags: Tags
    mode: Mode
    seq: int = 0
    at: int = 0  # of the last event
    pivot: int = 0  # the last event that a command must have seen
    phase: Phase = "open"
    seats: tuple[Seat, ...] = ()
    shares: Shares = ()
    chairs: tuple[Chair, ...] = ()
    order: tuple[int, ...] = ()  # the chair of each seat, once dealt
    seed: int | None = None
    game: Game = field(default_factory=Game)
    clocks: Clocks | None = None
    offers: dict[OfferKind, Offer] = field(default_factory=dict)
    result: Result | None = None
    after: str = ""
    bot_from: int = 0  # before this moment no bot moves
    log: list[Stored] = field(default_factory=list)

    # Who sits where

    def chair(self, seat: int) -> Chair:
        """What a seat plays, once the seats are dealt."""
        return self.chairs[self.order[seat]]

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats of a person; several people on one screen have several."""
        return tuple(n for n, seat in enumerate(self.seats) if player and seat.player == player)

    def side_seats(self, side: Side) -> tuple[int, ...]:
        """The seats that win and lose together."""
        return tuple(n for n in range(len(self.seats)) if self.chair(n).side == side)

    def people(self) -> tuple[int, ...]:
        """The seats that are persons', whoever sits in for them."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.player)

    def captain(self, side: Side) -> int:
        """The seat that decides for the team where one does: its first person, else its first."""
        members = sorted(self.side_seats(side), key=lambda n: self.order[n])
        return next((n for n in members if not self.seats[n].is_bot), members[0])

    # Whose turn it is

    def deciders(self) -> tuple[int, ...]:
        """The seats that hold a piece which may decide now."""
        if self.phase != "playing":
            return ()
        movers = set(self.game.movers)
        pieces = [self.chairs[chair].pieces for chair in self.order]
        return tuple([n for n, own in enumerate(pieces) if not movers.isdisjoint(own)])

    def bot_seat(self) -> int | None:
        """The bot whose duty it is to move: none while a person may decide instead."""
        if not any(seat.is_bot for seat in self.seats):
            return None
        deciders = self.deciders()
        if any(not self.seats[n].is_bot for n in deciders):
            return None
        return next(iter(deciders), None)

    def due_at(self) -> int | None:
        """When the server has something to do by itself; ``None`` while it waits for people."""
        if self.phase == "over":
            return self.at if self.wants_leg() else None
        return None if self.bot_seat() is None else max(self.at, self.bot_from)

    def flag_at(self) -> int | None:
        """When somebody's time is up."""
        if self.phase != "playing" or self.clocks is None:
            return None
        return self.clocks.falls_at()

    @property
    def is_timed(self) -> bool:
        """Whether a clock runs."""
        return not isinstance(self.tags.setup.time, NoClock)

    def wants_leg(self) -> bool:
        """Whether the second of two legs is still to be laid out."""
        return (
            self.phase == "over"
            and self.tags.setup.legs > self.tags.leg
            and not self.after
            and self.result is not None
            and bool(self.result.winners)
        )

    def has_score(self) -> bool:
        """Whether a leg of two was played; nothing is counted when the first was called off."""
        won = self.result is not None and bool(self.result.winners)
        return self.tags.setup.legs > 1 and (self.tags.leg > 1 or won)

    def plies_back(self, side: Side) -> int:
        """How many decisions to take back so that this side decides again; 0 if it never did."""
        made_by = [position.to_move for position, _counters in self.game.past()]
        return next((n for n, mover in enumerate(reversed(made_by), 1) if mover == side), 0)

    def rounds(self) -> int:
        """How many rounds were played to the end."""
        line = [*(position for position, _counters in self.game.past()), self.game.position]
        return sum(before.ended_round(after) for before, after in itertools.pairwise(line))

    # What happens

    def apply(self, stored: Stored) -> None:
        """Let the next event happen."""
        if stored.seq != self.seq + 1:
            raise ValueError(f"event {stored.seq} does not follow {self.seq}")
        now = max(stored.at, self.at)
        self.seq, self.at = stored.seq, now
        self.log.append(stored)
        event = stored.event
        match event:
            case ev.Seated() | ev.Left() | ev.Chose() | ev.Shared():
                self._seat(event)
            case ev.Started():
                self._start(event, now)
            case ev.Moved() | ev.TookBack():
                self._play(event, now)
            case ev.Offered() | ev.Answered():
                self._talk(event)
            case ev.Resigned() | ev.Flagged() | ev.Claimed() | ev.Aborted():
                self._finish(event, now)
            case ev.Substituted() | ev.Returned():
                self._swap(event, now)
            case ev.Continued():
                self.after = event.match
                self.offers.clear()
        if not isinstance(event, ev.Said | ev.Offered | ev.Answered):
            self.pivot = self.seq

    def _seat(self, event: ev.Seated | ev.Left | ev.Chose | ev.Shared) -> None:
        if isinstance(event, ev.Shared):
            self.shares = event.shares
            self.chairs = seating.chairs(self.mode.layout, self.shares)
            return
        match event:
            case ev.Seated():
                seat = Seat(event.name, event.player, event.level, event.character)
            case ev.Left():
                seat = Seat()
            case ev.Chose():
                seat = replace(self.seats[event.seat], character=event.character)
        self._put(event.seat, seat)

    def _put(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def _start(self, event: ev.Started, now: int) -> None:
        self.phase, self.order, self.seed = "playing", event.chairs, event.seed
        self.clocks = wound(self.tags.setup.time, len(self.mode.layout.stock))
        self._turn(now)

    def _turn(self, now: int) -> None:
        if self.clocks is not None:
            over = self.phase == "over"
            self.clocks = self.clocks.turned(None if over else self.game.to_move, now)

    def _play(self, event: ev.Moved | ev.TookBack, now: int) -> None:
        # A team may agree to give up while others move.
        self.offers = {kind: one for kind, one in self.offers.items() if kind == "resign"}
        if isinstance(event, ev.Moved):
            self.game.push_text(event.move)
        else:
            for _ in range(event.plies):
                self.game.pop()
        outcome = self.game.outcome
        if outcome is not None:
            everyone = tuple(range(len(self.mode.layout.stock)))
            winners = everyone if outcome.winner is None else (outcome.winner,)
            self._end(winners, str(outcome.reason), now)
        else:
            self._turn(now)

    def _talk(self, event: ev.Offered | ev.Answered) -> None:
        if isinstance(event, ev.Offered):
            self.offers[event.kind] = Offer(event.seat, frozenset({event.seat}))
            return
        if not event.yes:
            self.offers.pop(event.kind, None)
            return
        offer = self.offers[event.kind]
        self.offers[event.kind] = replace(offer, agreed=offer.agreed | {event.seat})
        if event.kind == "draw" and self.agreed_by_sides("draw"):
            everyone = tuple(range(len(self.mode.layout.stock)))
            self._end(everyone, Ending.AGREEMENT, self.at)

    def agreed_by_sides(self, kind: OfferKind, plus: int | None = None) -> bool:
        """Whether every side with a person has agreed; ``plus`` is a seat that is about to."""
        agreed = self.offers[kind].agreed | ({plus} if plus is not None else set())
        sides = {self.chair(n).side for n in self.people() if not self.seats[n].is_bot}
        return sides <= {self.chair(n).side for n in agreed}

    def agreed_by_people(self, kind: OfferKind, plus: int) -> bool:
        """Whether every person has agreed."""
        agreed = {self.seats[n].player for n in self.offers[kind].agreed | {plus}}
        return agreed >= {self.seats[n].player for n in self.people() if not self.seats[n].is_bot}

    def _finish(self, event: ev.Resigned | ev.Flagged | ev.Claimed | ev.Aborted, now: int) -> None:
        match event:
            case ev.Aborted():
                self._end((), "aborted", now)
            case ev.Resigned():
                winners = self._others(self.chair(event.seat).side)
                self._end(winners, Ending.RESIGN, now, event.seat)
            case ev.Flagged():
                self._end(self._others(event.side), Ending.TIME, now)
            case ev.Claimed():
                self._end(self._others(self.chair(event.gone).side), Ending.ABANDONED, now)

    def _others(self, side: Side) -> tuple[Side, ...]:
        return tuple(n for n in range(len(self.mode.layout.stock)) if n != side)

    def _end(
        self, winners: tuple[Side, ...], reason: str, now: int, seat: int | None = None
    ) -> None:
        self.phase, self.result = "over", Result(winners, str(reason), seat)
        self.offers.clear()
        self._turn(now)

    def _swap(self, event: ev.Substituted | ev.Returned, now: int) -> None:
        seat = self.seats[event.seat]
        if isinstance(event, ev.Substituted):
            self._put(event.seat, replace(seat, level=event.level))
            self.bot_from = now + SUBSTITUTE_WAITS
        else:
            self._put(event.seat, replace(seat, level=0))


def mover_of(match: Match, text: str) -> Piece | None:
    """The piece that a move names; others are decisions of the whole side."""
    move = match.game.parse(text)
    return move.piece if isinstance(move, Walk | Pass) else None


def new_match(tags: Tags) -> Match:
    """A table at which nobody sits yet."""
    mode = mode_of(tags.setup)
    seats = tags.setup.seats
    shares = seating.usual_shares(mode.layout, seats)
    return Match(
        tags=tags,
        mode=mode,
        seats=(Seat(),) * seats,
        shares=shares,
        chairs=seating.chairs(mode.layout, shares),
        game=Game(mode),
    )


def fold(tags: Tags, events: list[Stored]) -> Match:
    """The match that its events have made."""
    match = new_match(tags)
    for stored in events:
        match.apply(stored)
    return match
