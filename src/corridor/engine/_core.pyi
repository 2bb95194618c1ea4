"""Fast copy of the rules, for search.

Squares are ``y * 9 + x``; a fence is ``slot`` (horizontal) or ``64 + slot`` (vertical) with
``slot = y * 8 + x``. Pieces: in the race the side's number, in a chase 0 PAC-MAN, 1 Blinky,
2 Inky, 3 Pinky, 4 Clyde.
"""

from collections.abc import Callable, Sequence
from typing import overload

TABLE_FIELDS: tuple[str, ...]
"""Names of the numbers of a table, in order; meanings in ``core/table.hpp``."""
STATE_FIELDS: tuple[str, ...]
"""Names of the numbers of a state, in order; meanings in ``core/state_io.hpp``."""

def decode(code: int) -> tuple[int, int, list[int]]:
    """Kind (0 walk, 1 place, 2 relocate, 3 enter, 4 spend, 5 pass), piece or -1, arguments."""

def encode(kind: int, piece: int, arguments: Sequence[int]) -> int:
    """The code of a move; the opposite of ``decode``."""

class Core:
    """A game of the family its table names. Wrong numbers raise ``ValueError``."""

    def __init__(self, table: Sequence[int]) -> None: ...
    def legal_moves(self) -> list[int]:
        """Every legal move; none when the game is over."""

    def search_moves(self) -> list[int]:
        """The legal moves, with one walk for each position that can result."""

    def is_legal(self, move: int) -> bool: ...
    def do(self, move: int) -> None:
        """Make a move; ``ValueError`` unless it is legal."""

    def advance(self, move: int) -> list[int]:
        """Make a move and list the legal moves that follow, in one call."""

    def undo(self) -> None:
        """Take back the last ``do``; ``IndexError`` when there is none."""

    def state(self) -> list[int]: ...
    def set_state(self, state: Sequence[int], earlier: Sequence[int] = ...) -> None:
        """Go to a position; ``earlier`` are hashes of the positions before it, oldest first."""

    def hash(self) -> int: ...
    def to_move(self) -> int: ...
    def ply(self) -> int: ...
    def rating(self) -> int:
        """Pellets that count for PAC-MAN's rating; -1 in the race."""

    def outcome(self) -> tuple[int, str] | None:
        """Winning side (-1: drawn) and reason, or None while the game goes on."""

    def distances(self) -> list[int]:
        """Steps of each side to what it wants; -1 where there is no way.

        Race: to the goal, pawns not in the way. Chase: PAC-MAN's to the nearest pellet, the
        nearest ghost's to him.
        """

    def distances_after(self, moves: Sequence[int]) -> list[list[int]]:
        """The distances after each of these legal moves, made from here."""

    def distance_map(self, targets: Sequence[int]) -> list[int]:
        """Steps from each of the 81 squares to the nearest target, -1 where there is no way."""

    def perft(self, depth: int) -> int:
        """Number of sequences of exactly so many legal moves."""

    def playouts(
        self, games: int, seed: int, most_plies: int = 0
    ) -> tuple[list[int], int, int, int]:
        """Random games from here: wins by side, draws, games cut at ``most_plies``, plies."""

    def race_features(self) -> list[list[float]]:
        """What the net of the races is told about each side."""

    def chase_features(self) -> list[int]:
        """What the net of the basic chase is told."""

    def copy(self) -> Core:
        """The same game; its earlier moves can be taken back too."""

WIN: int
"""The score of a game won on the spot; one less for each move until then."""
DECIDED: int
"""Scores of at least this size, or at most its negative, are of games whose end is known."""

class Control:
    """When a search has to end. 0 is no limit; ``soft`` and ``hard`` are seconds."""

    def __init__(
        self,
        *,
        nodes: int = ...,
        depth: int = ...,
        soft: float = ...,
        hard: float = ...,
        ponder: bool = ...,
    ) -> None: ...
    def stop(self) -> None:
        """End the search that was given this; from any thread."""

    @overload
    def ponder_hit(self) -> None:
        """From now on time counts."""

    @overload
    def ponder_hit(self, soft: float, hard: float) -> None:
        """The same, with the seconds that the move now has."""

class Search:
    """Memory and threads of a search."""

    def __init__(self, *, hash_mb: int, threads: int) -> None: ...
    def clear(self) -> None:
        """Forget all earlier searches."""

    def think(
        self,
        core: Core,
        control: Control,
        *,
        lines: int = ...,
        pieces: int = ...,
        avoid: Sequence[int] = ...,
        weights: Sequence[int] = ...,
        on_report: Callable[
            [tuple[int, int, float, int, list[tuple[int, list[int], list[float]]]]], object
        ]
        | None = ...,
        method: int = ...,
    ) -> tuple[int, int, float, int, list[tuple[int, list[int], list[float]]]]:
        """Depth, nodes, seconds, thousandths of the table in use, and lines.

        Moves of other ``pieces`` and those in ``avoid`` are not weighed at the root.
        A line is its score, its moves, and chances by side where the score does not say it all.
        ``RuntimeError`` while this object is searching already.
        """

class ChaseSolver:
    """Solves the basic chase stage by stage.

    A stage is a set of pellets that lie (a bit for each pellet of the table, by square) and the
    verdict of a catch. Verdicts: 0 PAC-MAN wins, 1 endless, 2 the ghosts win.
    """

    def __init__(self, table: Sequence[int], *, threads: int) -> None: ...
    def solve(
        self,
        number: int,
        *,
        pellets: int,
        caught: int,
        below: Sequence[tuple[int, int]],
        on_round: Callable[[int, int, int], object] | None = ...,
    ) -> None:
        """Solve a stage and know it by this number from now on.

        ``below`` names for each pellet the stage without it, by its number (-1 where there is
        none) and the symmetry it is seen through. After each round ``on_round`` gets the question
        (0 ghosts' wins, 1 PAC-MAN's), the round and how much changed; what it raises ends the work.
        """

    def load(
        self,
        number: int,
        *,
        pellets: int,
        caught: int,
        below: Sequence[tuple[int, int]],
        written: bytes,
    ) -> None:
        """Take a stage that ``write`` gave instead of solving it; ``ValueError`` if broken."""

    def write(self) -> bytes:
        """The stage solved last; the format is in ``core/solve_chunks.hpp``."""

    def figures(self) -> tuple[int, int, list[int], list[int]]:
        """Of the last stage: rounds by question, verdicts of the start, positions by verdict.

        The start has one verdict for each symmetry: that of its image.
        """

    def symmetries(self) -> list[tuple[int, list[int]]]:
        """The symmetries of the maze by number, and where each takes the pellets, as indices."""

    def chunks(self) -> int:
        """How many parts a stage has."""

    def forget(self, number: int) -> None:
        """Free what is kept of a stage for those above it."""

class ChaseTables:
    """Verdicts in a file.

    Stages: lives, pellets, verdict of a catch, offset, size, symmetry by which they are stored.
    """

    def __init__(
        self,
        table: Sequence[int],
        path: str,
        stages: Sequence[tuple[int, int, int, int, int, int]],
    ) -> None: ...
    def value(self, state: Sequence[int]) -> int:
        """The verdict of a state; ``ValueError`` if it is not in the file or the file is broken."""

    def moves(self, state: Sequence[int]) -> list[tuple[int, int]]:
        """The moves, one for each position that can result, with the verdicts of these."""

    def bellman(self, states: int, seed: int) -> tuple[int, int]:
        """Random states tried, and those whose verdict is not the best of what may follow."""

class ChaseRounds:
    """Rounds to the next progress and to the end with best play; up to three ghosts.

    A pair says who wins (1 PAC-MAN, -1 the ghosts, 0 nobody) and in how many rounds.
    """

    def __init__(self, table: Sequence[int], *, threads: int) -> None: ...
    def rounds(self, state: Sequence[int]) -> tuple[tuple[int, int], tuple[int, int]]:
        """To the next progress and to the end; solves the state's stage if it is not known."""

    def moves(self, state: Sequence[int]) -> list[tuple[int, tuple[int, int]]]:
        """The moves, one for each position that can result, with the rounds to the end."""

class PlainSolver:
    """A solver that knows only the rules' moves, to check the others; one or two ghosts."""

    def __init__(self, table: Sequence[int]) -> None: ...
    def solve(self, lives: int, pellets: int, *, rounds: bool = ...) -> None:
        """Solve the stages within a set of pellets, with up to so many lives."""

    def compare_rounds(self, rounds: ChaseRounds, stride: int = ...) -> tuple[int, int]:
        """Every ``stride``-th position: how many were compared, how many differ."""

    def compare(self, tables: ChaseTables, stride: int = ...) -> tuple[int, int]:
        """All stored positions, every ``stride``-th other: how many compared, how many differ."""
