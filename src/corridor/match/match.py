"""The state of a match, and questions about it. `fold` makes it from events."""

import itertools
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from corridor.match.clocks import Clocks
from corridor.match.seats import Chair, Seat, Shares
from corridor.match.tags import Tags
from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.rules.moves import Pass, Piece, Side, Walk
from corridor.wire.events import OfferKind, Stored
from corridor.wire.setup import NoClock, Setup

Phase: TypeAlias = Literal["open", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer that waits for answers: the seat that made it, and the seats that agree."""

    seat: int
    agreed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Result:
    """The sides that share the point, and why; no winners after an abort."""

    winners: tuple[Side, ...]
    reason: str
    seat: int | None = None  # the seat that resigned

    @property
    def winner(self) -> Side | None:
        """The only winner; ``None`` after a draw or an abort."""
        return self.winners[0] if len(self.winners) == 1 else None


_EVENTS_A_MOVE = 4  # moves that are taken back, phrases and offers are events too


@dataclass(slots=True)
class Match:
    """State of a match after its event number ``seq``; changed by ``fold.apply`` only."""

    tags: Tags
    mode: Mode
    seq: int = 0
    at: int = 0  # time of the last event, in milliseconds
    pivot: int = 0  # oldest seq that a command may name; talk and offers do not raise it
    phase: Phase = "open"
    seats: tuple[Seat, ...] = ()
    sent_away: frozenset[str] = frozenset()  # people whom the owner took from their seats
    agreed: dict[int, Setup] = field(default_factory=dict)  # by seat: until its person agrees anew
    shares: Shares = ()
    chairs: tuple[Chair, ...] = ()
    order: tuple[int, ...] = ()  # chair of each seat, once dealt
    seed: int | None = None
    game: Game = field(default_factory=Game)
    clocks: Clocks | None = None
    offers: dict[OfferKind, Offer] = field(default_factory=dict)
    result: Result | None = None
    after: str = ""  # id of the match that follows
    bot_from: int = 0  # no bot moves before this time
    log: list[Stored] = field(default_factory=list)

    def copy(self) -> "Match":
        """The match as it stands, to be read elsewhere while this one goes on."""
        return replace(self, game=self.game.copy(), log=self.log.copy())

    # Seats

    def chair(self, seat: int) -> Chair:
        """The side and pieces of a seat, once the seats are dealt."""
        return self.chairs[self.order[seat]]

    def seats_of(self, player: str) -> tuple[int, ...]:
        """The seats of a person; people who share one screen have several."""
        return tuple(n for n, seat in enumerate(self.seats) if player and seat.player == player)

    def side_seats(self, side: Side) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple(n for n in range(len(self.seats)) if self.chair(n).side == side)

    def people(self) -> tuple[int, ...]:
        """The seats of people, also where a bot substitutes for them."""
        return tuple(n for n, seat in enumerate(self.seats) if seat.player)

    def captain(self, side: Side) -> int:
        """The seat that decides for a team: the first person of it, else its first seat."""
        members = sorted(self.side_seats(side), key=lambda n: self.order[n])
        return next((n for n in members if not self.seats[n].is_bot), members[0])

    # Whose turn it is

    def deciders(self) -> tuple[int, ...]:
        """The seats that hold a piece which may move now."""
        if self.phase != "playing":
            return ()
        movers = set(self.game.movers)
        pieces = [self.chairs[chair].pieces for chair in self.order]
        return tuple([n for n, own in enumerate(pieces) if not movers.isdisjoint(own)])

    def bot_seat(self) -> int | None:
        """The bot that must move; ``None`` while a person may decide instead."""
        if not any(seat.is_bot for seat in self.seats):
            return None
        deciders = self.deciders()
        if any(not self.seats[n].is_bot for n in deciders):
            return None
        return next(iter(deciders), None)

    def due_at(self) -> int | None:
        """When the server must act (a bot's move, the next leg); ``None``: it waits for people."""
        if self.phase == "over":
            return self.at if self.wants_leg() else None
        return None if self.bot_seat() is None else max(self.at, self.bot_from)

    def flag_at(self) -> int | None:
        """When the running clock reaches zero."""
        if self.phase != "playing" or self.clocks is None:
            return None
        return self.clocks.falls_at()

    @property
    def is_timed(self) -> bool:
        """Whether the table plays with a clock."""
        return not isinstance(self.tags.setup.time, NoClock)

    # Legs

    def wants_leg(self) -> bool:
        """Whether the second of two legs is still to be made."""
        return (
            self.phase == "over"
            and self.tags.setup.legs > self.tags.leg
            and not self.after
            and self.result is not None
            and bool(self.result.winners)
        )

    def has_score(self) -> bool:
        """Whether there is a summary of legs; not if the first of two was aborted."""
        won = self.result is not None and bool(self.result.winners)
        return self.tags.setup.legs > 1 and (self.tags.leg > 1 or won)

    # History

    def too_long(self) -> bool:
        """Whether the match has as many moves as it may have, or too many events besides them."""
        most = self.tags.plies
        return most > 0 and (len(self.game.history) >= most or self.seq >= _EVENTS_A_MOVE * most)

    def plies_back(self, side: Side) -> int:
        """Plies to take back until this side is to move again; 0 if it has not moved yet."""
        made_by = [position.to_move for position, _counters in self.game.past()]
        return next((n for n, mover in enumerate(reversed(made_by), 1) if mover == side), 0)

    def rounds(self) -> int:
        """The number of complete rounds."""
        line = [*(position for position, _counters in self.game.past()), self.game.position]
        return sum(before.ended_round(after) for before, after in itertools.pairwise(line))

    # Offers

    def agreed_by_sides(self, kind: OfferKind, plus: int | None = None) -> bool:
        """Whether every side with a person has agreed; ``plus`` is a seat about to agree."""
        agreed = self.offers[kind].agreed | ({plus} if plus is not None else set())
        sides = {self.chair(n).side for n in self.people() if not self.seats[n].is_bot}
        return sides <= {self.chair(n).side for n in agreed}

    def agreed_by_people(self, kind: OfferKind, plus: int) -> bool:
        """Whether every person has agreed; ``plus`` is a seat about to agree."""
        agreed = {self.seats[n].player for n in self.offers[kind].agreed | {plus}}
        return agreed >= {self.seats[n].player for n in self.people() if not self.seats[n].is_bot}


def mover_of(match: Match, text: str) -> Piece | None:
    """The piece that a move names; ``None`` for decisions of the whole side."""
    move = match.game.parse(text)
    return move.piece if isinstance(move, Walk | Pass) else None
