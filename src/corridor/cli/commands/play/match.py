"""A match at one terminal: seats, taking back, resigning, and its record."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from corridor.cli.commands.play.seats import Player, Seat
from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.rules.moves import Move, Pass, Piece, Side, Walk
from corridor.rules.position import Position
from corridor.rules.record import Character, Ending, Record, record_of

_BOTS = "Bots"
_DUEL = 2  # sides between which resigning decides


@dataclass
class Match:
    """A game and its seats."""

    game: Game
    seats: tuple[Seat, ...]
    resigned: Side | None = None

    @property
    def over(self) -> bool:
        """Whether the game ended, on the board or by resigning."""
        return self.resigned is not None or self.game.outcome is not None

    def seat_of(self, piece: Piece) -> Seat:
        """The seat that holds a piece."""
        return next(seat for seat in self.seats if piece in seat.pieces)

    def deciders(self) -> tuple[Seat, ...]:
        """The seats that may move now; people go before bots of the same side."""
        return self._deciders(self.game.position)

    def _deciders(self, position: Position) -> tuple[Seat, ...]:
        seats = [seat for seat in self.seats if set(seat.pieces) & set(position.movers)]
        people = [seat for seat in seats if not seat.player.bot]
        return tuple(people or seats)

    def held_by_bot(self, move: Move) -> Seat | None:
        """The bot's seat that holds the moved piece; None if a person holds it."""
        if isinstance(move, Walk | Pass) and move.piece is not None:
            seat = self.seat_of(move.piece)
            return seat if seat.player.bot else None
        return None

    def people_decide(self, position: Position | None = None) -> bool:
        """Whether a person has a choice in this position."""
        position = position or self.game.position
        return forced(position) is None and not self._deciders(position)[0].player.bot

    def take_back(self) -> int:
        """Undo moves up to the last choice of a person; returns how many."""
        past = [position for position, _counters in self.game.past()]
        while past:
            if self.people_decide(past.pop()):
                count = len(self.game.history) - len(past)
                for _ in range(count):
                    self.game.pop()
                return count
        return 0

    def resign(self, seat: Seat) -> Player | None:
        """Resign: ends a match of two sides; with more a bot takes the seat and is returned."""
        if len({other.side for other in self.seats}) == _DUEL:
            self.resigned = seat.side
            return None
        bot = replace(seat.player, bot=True)
        self.seats = tuple(
            replace(other, player=bot) if other == seat else other for other in self.seats
        )
        return bot

    # Records

    def record(self) -> Record:
        """The record of the game, with its seats."""
        figures = self.game.mode.layout.figures
        tags = {f"Seat{number}": seat.player.name for number, seat in enumerate(self.seats, 1)}
        bots = [str(number) for number, seat in enumerate(self.seats, 1) if seat.player.bot]
        if bots:
            tags[_BOTS] = " ".join(bots)
        race = all(figure.goal for figure in figures)
        winners = None if self.resigned is None else [1 - self.resigned]
        return record_of(
            self.game,
            tags=tags,
            seats=[seat.pieces for seat in self.seats],
            characters=[self.character(piece) for piece in range(len(figures))] if race else (),
            winners=winners,
            termination=None if self.resigned is None else Ending.RESIGN,
        )

    def character(self, piece: Piece) -> Character:
        """The character of a pawn."""
        return self.seat_of(piece).player.character


def resumed(record: Record) -> Match | None:
    """A match from its record; None if the record does not name every seat."""
    tags = dict(record.tags)
    if not record.seats or any(
        f"Seat{number}" not in tags for number in range(1, len(record.seats) + 1)
    ):
        return None
    figures = record.mode.layout.figures
    seats = [
        Seat(_player(record, tags, number, pieces), figures[pieces[0]].side, pieces)
        for number, pieces in enumerate(record.seats, 1)
    ]
    resigned = None
    if record.termination == Ending.RESIGN:
        resigned = next(seat.side for seat in seats if seat.side not in record.winners)
    return Match(record.game(), tuple(seats), resigned)


def _player(
    record: Record, tags: Mapping[str, str], number: int, pieces: tuple[Piece, ...]
) -> Player:
    character = record.characters[pieces[0]] if record.characters else Character.PAWN
    bot = str(number) in tags.get(_BOTS, "").split()
    return Player(tags[f"Seat{number}"], bot, character)


def forced(position: Position) -> Pass | None:
    """The pass, if it is the only legal move."""
    moves = position.legal_moves()
    only, more = next(moves, None), next(moves, None)
    return only if isinstance(only, Pass) and more is None else None


def unused_file(mode: Mode) -> Path:
    """A file name for a match that is not in use."""
    name = f"corridor-{mode.key}"
    number, path = 1, Path(f"{name}.qgn")
    while path.exists():
        number += 1
        path = Path(f"{name}-{number}.qgn")
    return path
