"""A game: a mode being played, its history, and the limits that depend on it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Self

from corridor.rules.board import Fence
from corridor.rules.errors import IllegalMove, InvalidText, NotYourTurn, Refusal, Refused
from corridor.rules.family import Mode
from corridor.rules.layout import Layout
from corridor.rules.modes import make_mode
from corridor.rules.moves import Move, Piece, Side
from corridor.rules.notation import move_text, parse_move
from corridor.rules.options import Options, options
from corridor.rules.position import Counters, Outcome, Position, pellets_eaten
from corridor.rules.position_reader import parse_position
from corridor.rules.position_text import position_text
from corridor.rules.registry import Switch
from corridor.rules.view import View, look, made, placed


class LegalMoves:
    """The legal moves of a game: go through them, count them, or ask whether one is among them.

    >>> moves = Game("classic-2").legal_moves
    >>> len(moves), bool(moves)
    (131, True)
    """

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __iter__(self) -> Iterator[Move]:
        return iter(()) if self._game.outcome else self._game.position.legal_moves()

    def __contains__(self, move: object) -> bool:
        return any(move == legal for legal in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def texts(self) -> list[str]:
        """The moves as players write them, sorted."""
        return sorted(self._game.text(move) for move in self)


class Game:
    """A mode being played.

    >>> game = Game("classic-2")
    >>> game.push_text("e2")
    >>> game.to_move
    1
    >>> game.position_text()
    'classic-2 / / / e2 e9 / 10 10 / 2'
    """

    def __init__(
        self,
        mode: str | Mode = "classic-2",
        *,
        layout: str | Layout | None = None,
        preset: str | None = None,
        **switches: Switch,
    ) -> None:
        if isinstance(mode, str):
            mode = make_mode(mode, layout=layout, preset=preset, **switches)
        elif layout or preset or switches:
            raise TypeError("a mode that is already made has its layout and switches")
        self._begin(mode.start(), Counters())

    def _begin(self, position: Position, counters: Counters) -> None:
        self._positions: list[Position] = [position]
        self._counters: list[Counters] = [counters]
        self._moves: list[Move] = []
        self._placed: list[tuple[Fence, Side]] = []  # fences and their sides, first to last
        self._seen: dict[Position, int] = {}  # how often each of the first positions stood there
        self._noted = 0  # how many positions those are
        self._arrive()

    @classmethod
    def from_position(cls, text: str) -> Self:
        """Begin from a position text."""
        return cls._played_again(*parse_position(text))

    @classmethod
    def from_record(cls, text: str) -> Self:
        """Play a record's main line again; it may be a ``.qgn`` text or JSON.

        >>> Game.from_record("1. e2 e8 *").to_move
        0
        """
        from corridor.rules.record_reader import read_record

        record = read_record(text)
        moves = [played.move for played in record.moves]
        return cls._played_again(record.start, record.counters, moves)

    @classmethod
    def _played_again(cls, start: Position, counters: Counters, moves: Iterable[Move] = ()) -> Self:
        game = cls(start.mode)
        game._begin(start, counters)
        for move in moves:
            game.push(move)
        return game

    @classmethod
    def recalled(cls, line: Iterable[tuple[Position, Counters]], moves: Iterable[Move]) -> Self:
        """A game whose positions and counters are known, first to last: nothing is checked.

        >>> game = Game.from_record("1. e2 e8 2. a3h *")
        >>> line = [*game.past(), (game.position, game.counters)]
        >>> Game.recalled(line, game.history).record() == game.record()
        True
        """
        game = cls.__new__(cls)
        (start, counters), *later = line
        game._begin(start, counters)
        game._positions += [position for position, _counters in later]
        game._counters += [counters for _position, counters in later]
        game._moves += moves
        made_by = zip(game._moves, game._positions, strict=False)
        game._placed += [
            (fence, position.to_move)
            for move, position in made_by
            if (fence := placed(move)) is not None
        ]
        game._arrive()
        return game

    # State

    @property
    def mode(self) -> Mode:
        """The mode, with its switches and its layout."""
        return self.position.mode

    @property
    def position(self) -> Position:
        """The current position."""
        return self._positions[-1]

    @property
    def start(self) -> Position:
        """The position the game began from."""
        return self._positions[0]

    @property
    def to_move(self) -> Side:
        """The side whose decision it is."""
        return self.position.to_move

    @property
    def movers(self) -> tuple[Piece, ...]:
        """The pieces any of which may make this decision."""
        return () if self.outcome else self.position.movers

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves made, first to last."""
        return tuple(self._moves)

    def past(self) -> Iterator[tuple[Position, Counters]]:
        """Every earlier position with its counters, first to last."""
        return zip(self._positions[:-1], self._counters[:-1], strict=True)

    @property
    def counters(self) -> Counters:
        """Plies and rounds without progress so far."""
        return self._counters[-1]

    @property
    def outcome(self) -> Outcome | None:
        """Who won and how, by the board or by a limit; ``None`` while the game goes on."""
        return self._outcome

    @property
    def rating(self) -> int | None:
        """PAC-MAN's level, 0 to 4, by the pellets he ate; ``None`` in a race."""
        return self.rating_after(None if self.outcome is None else self.outcome.winner)

    def rating_after(self, winner: Side | None) -> int | None:
        """PAC-MAN's level if this side has won; ``None``: a draw or an open game.

        Any win of his is worth 4, also by resignation or time, which the board does not show.

        >>> Game("pacman").rating, Game("pacman").rating_after(0)
        (0, 4)
        """
        return self.mode.rules.rating(self.position, self.counters.best, winner)

    # Legal moves, options, view

    @property
    def legal_moves(self) -> LegalMoves:
        """Every move that may be played."""
        return LegalMoves(self)

    def why_not(self, text: str) -> Refused | None:
        """Why a move, given as text, may not be played; ``None`` if it may.

        >>> Game("classic-2").why_not("e5").refusal
        <Refusal.TOO_FAR: 'too_far'>
        """
        try:
            move = self.parse(text)
        except InvalidText:
            return Refused(Refusal.UNREADABLE)
        return self._refused(move)

    def options(self) -> Options:
        """The legal moves sorted by what a person can point at, with the steps that fences cost."""
        return options(self.position, self.legal_moves)

    def view(self) -> View:
        """The position as people see it, with the last move and the owners of fences."""
        return look(
            self.position,
            owners=dict(self._placed),
            last=made(self._positions[-2], self._moves[-1]) if self._moves else None,
            outcome=self.outcome,
            rating=self.rating,
            ply=self.counters.ply,
        )

    # Playing

    def push(self, move: Move) -> None:
        """Play a move; an illegal one raises `IllegalMove` with the reason and changes nothing."""
        if refused := self._refused(move):
            kind = NotYourTurn if refused.refusal == Refusal.NOT_YOUR_TURN else IllegalMove
            raise kind(self.text(move), refused)
        after = self.position.after(move)
        if (fence := placed(move)) is not None:
            self._placed.append((fence, self.to_move))
        self._counters.append(self._counted(move, after))
        self._positions.append(after)
        self._moves.append(move)
        self._arrive()

    def push_text(self, text: str) -> None:
        """Play a move given as text."""
        self.push(self.parse(text))

    def pop(self) -> Move:
        """Take the last move back."""
        move = self._moves.pop()
        if placed(move) is not None:
            self._placed.pop()
        self._forget(self._positions.pop())
        self._counters.pop()
        self._arrive()
        return move

    # Texts

    def text(self, move: Move) -> str:
        """A move as players write it."""
        return move_text(self.position, move)

    def parse(self, text: str) -> Move:
        """Read a move, legal or not."""
        return parse_move(self.position, text)

    def position_text(self, *, counters: bool = False) -> str:
        """The position as one line; with ``counters`` also the counters of the limits."""
        return position_text(self.position, self.counters if counters else None)

    def record(
        self,
        *,
        tags: Mapping[str, str] | None = None,
        seats: Iterable[Iterable[Piece]] = (),
        characters: Iterable[str] = (),
        winners: Iterable[Side] | None = None,
        termination: str | None = None,
    ) -> str:
        """The game as a ``.qgn`` text; the arguments add what the board does not show."""
        from corridor.rules.qgn import qgn_text
        from corridor.rules.record import record_of

        return qgn_text(
            record_of(
                self,
                tags=tags,
                seats=seats,
                characters=characters,
                winners=winners,
                termination=termination,
            )
        )

    # Copies

    def copy(self) -> Self:
        """An independent copy with the same history."""
        twin = self.__class__.__new__(self.__class__)
        twin.__dict__.update(self.__dict__)
        # Positions, moves and counters are immutable: copying the lists is enough.
        twin._positions = self._positions.copy()
        twin._counters = self._counters.copy()
        twin._moves = self._moves.copy()
        twin._placed = self._placed.copy()
        twin._seen = self._seen.copy()
        return twin

    def rewound(self, plies: int) -> Self:
        """A copy of the game as it stood after so many of its moves.

        >>> game = Game.from_record("1. e2 e8 2. e3 *")
        >>> game.rewound(1).position_text()
        'classic-2 / / / e2 e9 / 10 10 / 2'
        """
        past = self.copy()
        later = sum(placed(move) is not None for move in past._moves[plies:])
        del past._moves[plies:], past._placed[len(past._placed) - later :]
        del past._positions[plies + 1 :], past._counters[plies + 1 :]
        past._seen, past._noted = {}, 0
        past._arrive()
        return past

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        return f"Game.from_position({self.position_text(counters=True)!r})"

    # Limits

    def _arrive(self) -> None:
        """Compute the outcome of the new position and clear the cached refusal."""
        self._outcome = self.position.outcome or self._drawn()
        self._asked: tuple[Move | None, Refused | None] = (None, None)

    def _refused(self, move: Move) -> Refused | None:
        """The refusal of a move, cached for the last one: `push` often follows `why_not`."""
        if self._asked[0] is not move:
            over = Refused(Refusal.GAME_OVER) if self._outcome else None
            self._asked = move, over or self.position.why_not(move)
        return self._asked[1]

    def _drawn(self) -> Outcome | None:
        return self.mode.rules.drawn(self.counters, self._times_seen)

    def _times_seen(self) -> int:
        """How often this position has stood on the board, now included.

        Only a switch asks for it, so positions are counted when it does, each once.
        """
        for position in self._positions[self._noted :]:
            self._seen[position] = self._seen.get(position, 0) + 1
        self._noted = len(self._positions)
        return self._seen[self.position]

    def _forget(self, position: Position) -> None:
        """Count the position of a move that was taken back no longer."""
        if self._noted > len(self._positions):
            self._noted -= 1
            self._seen[position] -= 1

    def _counted(self, move: Move, after: Position) -> Counters:
        before, now = self.position, self.counters
        quiet = 0 if before.made_progress(move, after) else now.quiet
        quiet += before.ended_round(after)
        best = max(now.best, pellets_eaten(before), pellets_eaten(after))
        return Counters(now.ply + 1, quiet, best)
