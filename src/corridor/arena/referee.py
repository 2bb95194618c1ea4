"""Plays one game between untrusted players: the rules check every move."""

import time
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from random import Random

from corridor.arena.job import Fault, Job, Played
from corridor.arena.players import make_player
from corridor.engine.complaint import Complaint
from corridor.engine.limits import Clocks, LimitsItself, PlaysOnClock, share_of
from corridor.engine.player import Limit, Player
from corridor.engine.specs import close, start
from corridor.rules import record
from corridor.rules.errors import IllegalMove
from corridor.rules.game import Game
from corridor.rules.moves import Move, Piece, Side
from corridor.rules.position_reader import parse_mode
from corridor.rules.qgn import qgn_text


class _Forfeit(Exception):
    """A player crashed, played an illegal move, or took too long."""

    def __init__(self, fault: Fault, side: Side, what: str) -> None:
        super().__init__(what)
        self.fault, self.side, self.what = fault, side, what


@dataclass(slots=True)
class _Table:
    """A game in progress."""

    job: Job
    game: Game
    seconds: list[float]
    clocks: Clocks | None
    players: list[Player] = field(default_factory=list)
    clock_notes: list[int | None] = field(default_factory=list)


def play(job: Job) -> Played:
    """Play a game from its opening to its end; a player's fault ends it as a forfeit."""
    game = Game.from_position(job.start) if job.start else Game(parse_mode(job.mode))
    for text in job.opening:
        game.push_text(text)
    sides = len(game.mode.layout.stock)
    table = _Table(job, game, [0.0] * sides, job.pace.clocks(sides))
    table.clock_notes = [None] * len(job.opening)
    forfeit: _Forfeit | None = None
    with ExitStack() as stack:
        try:
            for side, spec in enumerate(job.players):
                table.players.append(_seated(spec, side, stack))
            while game.outcome is None:
                _turn(table)
        except _Forfeit as lost:
            forfeit = lost
    return _played(table, forfeit)


def _seated(spec: str, side: Side, stack: ExitStack) -> Player:
    try:
        player = make_player(spec)
        stack.callback(close, player)
        start(player)  # before any clock runs
    except Complaint as error:
        raise _Forfeit(Fault.CRASH, side, str(error)) from error
    return player


def _turn(table: _Table) -> None:
    game, side = table.game, table.game.to_move
    began = time.monotonic()
    try:
        move = _choice(table, table.players[side], side)
    except Complaint as error:
        raise _Forfeit(_fault_of(error), side, str(error)) from error
    except Exception as error:
        raise _Forfeit(Fault.CRASH, side, repr(error)) from error
    spent = time.monotonic() - began
    table.seconds[side] += spent
    _watch_time(table, side, spent)
    try:
        game.push(move)
    except IllegalMove as error:
        raise _Forfeit(Fault.ILLEGAL, side, str(error)) from error
    clocks = table.clocks
    table.clock_notes.append(None if clocks is None else round(clocks.left[side] * 1000))


def _choice(table: _Table, player: Player, side: Side) -> Move:
    job, game, clocks = table.job, table.game, table.clocks
    rng = Random(f"{job.seed} {side} {len(game.history)}")
    limit = _limit(table, side)
    if clocks is None:
        return player.choose(game, limit, rng=rng)
    if isinstance(player, PlaysOnClock):
        return player.choose_on_clock(game, clocks, limit, rng=rng)
    share = share_of(clocks, side).within(limit.seconds)
    return player.choose(game, replace(limit, seconds=share.enough), rng=rng)


def _limit(table: _Table, side: Side) -> Limit:
    player = table.players[side]
    return player.limit if isinstance(player, LimitsItself) else table.job.pace.limit


def _watch_time(table: _Table, side: Side, spent: float) -> None:
    limit = _limit(table, side)
    late = limit.seconds is not None and spent > limit.seconds + table.job.margin
    if table.clocks is not None:
        table.clocks = table.clocks.after(side, spent)
        if table.clocks.left[side] < 0:
            late = late or table.clocks.left[side] < -table.job.margin
            left = (max(0.0, seconds) for seconds in table.clocks.left)
            table.clocks = replace(table.clocks, left=tuple(left))
    if late:
        raise _Forfeit(Fault.TIME, side, f"{spent:.3f}")


def _fault_of(error: Complaint) -> Fault:
    from corridor.engine.child import ProgramSilent

    if isinstance(error, ProgramSilent):
        return Fault.TIME
    return Fault.ILLEGAL if error.key == "engine-unreadable" else Fault.CRASH


# Result and record


def _played(table: _Table, forfeit: _Forfeit | None) -> Played:
    job, game = table.job, table.game
    kept = _record(table, forfeit)
    winner = kept.winners[0] if len(kept.winners) == 1 else None
    return Played(
        number=job.number,
        group=job.group,
        winners=kept.winners,
        reason=str(kept.termination) if forfeit is None else str(forfeit.fault),
        rating=game.rating_after(winner),
        plies=len(game.history),
        seconds=tuple(table.seconds),
        record=qgn_text(kept),
        fault=None if forfeit is None else forfeit.fault,
        guilty=None if forfeit is None else forfeit.side,
        what="" if forfeit is None else forfeit.what,
    )


def _record(table: _Table, forfeit: _Forfeit | None) -> record.Record:
    job, game = table.job, table.game
    sides = range(len(job.players))
    seats = _seats(game)
    tags = dict(job.tags) | {f"Seat{side + 1}": _plain(job.players[side]) for side in sides}
    if forfeit is None:
        kept = record.record_of(game, tags=tags, seats=seats)
    else:
        tags["Fault"] = _plain(f"{forfeit.fault} Seat{forfeit.side + 1}: {forfeit.what}")
        ending = record.Ending.TIME if forfeit.fault == Fault.TIME else record.Ending.ABANDONED
        winners = [side for side in sides if side != forfeit.side]
        kept = record.record_of(game, tags=tags, seats=seats, winners=winners, termination=ending)
    moves = tuple(
        record.Played(move, clock=clock)
        for move, clock in zip(game.history, table.clock_notes, strict=True)
    )
    return replace(kept, line=record.Line(moves))


def _seats(game: Game) -> list[list[Piece]]:
    """The pieces of each player: all pieces of its side."""
    figures = game.mode.layout.figures
    return [
        [piece for piece, figure in enumerate(figures) if figure.side == side]
        for side in range(len(game.mode.layout.stock))
    ]


def _plain(text: str) -> str:
    """Text for a tag, with unprintable characters replaced by blanks."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
