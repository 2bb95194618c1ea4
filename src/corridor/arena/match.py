"""A match between entrants: its plan, its games, its results, and when it may end early."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from corridor.arena.elo import Estimate, Sprt, estimate
from corridor.arena.executors import Open, run
from corridor.arena.job import Fault, Job, Played
from corridor.arena.openings import Openings
from corridor.arena.referee import play
from corridor.arena.seating import (
    Seating,
    Seats,
    arrangements,
    fair_share,
    group_score,
    points_of,
)
from corridor.engine.complaint import Complaint
from corridor.engine.limits import Pace
from corridor.rules.modes import Mode
from corridor.rules.position_text import mode_text

_USUAL_MARGIN = 1.0  # seconds


@dataclass(frozen=True, slots=True)
class Plan:
    """The settings of a match, and the games that follow from them."""

    mode: Mode
    entrants: tuple[str, ...]  # specs of players
    games: int  # for each pair of entrants; rounded up to whole groups
    pace: Pace
    openings: Openings
    seating: Seating = Seating.SPLIT
    margin: float = _USUAL_MARGIN
    seed: int = 0
    sprt: Sprt | None = None
    start: str = ""  # a position to begin from instead of the mode's start

    def __post_init__(self) -> None:
        if len(self.entrants) < 2:  # noqa: PLR2004  it takes two
            raise Complaint("arena-needs-two")
        if self.sprt is not None and len(self.entrants) > 2:  # noqa: PLR2004  as above
            raise Complaint("arena-sprt-two")
        if self.sprt is not None and fair_share(self.sides, self.seating) != 0.5:  # noqa: PLR2004
            raise Complaint("arena-sprt-split")

    @property
    def sides(self) -> int:
        """Number of sides in a game."""
        return len(self.mode.layout.stock)

    @property
    def seatings(self) -> tuple[Seats, ...]:
        """Seat arrangements: each is one game of a group."""
        return arrangements(self.sides, self.seating)

    @property
    def groups(self) -> int:
        """Number of groups for each pair of entrants."""
        return -(-self.games // len(self.seatings))

    @property
    def duels(self) -> tuple[tuple[int, int], ...]:
        """All pairs of entrants."""
        return tuple(combinations(range(len(self.entrants)), 2))

    @property
    def total(self) -> int:
        """Number of games in the match."""
        return len(self.duels) * self.groups * len(self.seatings)

    def jobs(self) -> Iterator[Job]:
        """Every game, by rounds: in a round each pair plays one group, with the same opening."""
        number = 0
        mode = mode_text(self.mode)
        for round_ in range(self.groups):
            for duel, pair in enumerate(self.duels):
                for place, seats in enumerate(self.seatings):
                    yield Job(
                        number=number,
                        group=round_ * len(self.duels) + duel,
                        mode=mode,
                        opening=self._opening(round_, pair, place),
                        players=tuple(self.entrants[pair[who]] for who in seats),
                        pace=self.pace,
                        margin=self.margin,
                        seed=f"{self.seed} game {number}",
                        tags=(("Event", "corridor arena"), ("Round", str(number + 1))),
                        start=self.start,
                    )
                    number += 1

    def _opening(self, round_: int, pair: tuple[int, int], place: int) -> tuple[str, ...]:
        """The opening of a game: shared by its group, but not in play against itself.

        Two equal players that exchange seats would play the same game again, if they play
        without randomness.
        """
        one, other = (self.entrants[who] for who in pair)
        if one != other:
            return self.openings(round_)
        return self.openings(round_ * len(self.seatings) + place)

    def place(self, job: Job) -> tuple[int, Seats]:
        """The index of a game's duel, and its seats."""
        return job.group % len(self.duels), self.seatings[job.number % len(self.seatings)]


@dataclass(slots=True)
class Duel:
    """Results of two entrants against each other, from the first one's point of view."""

    pair: tuple[int, int]
    scores: list[float] = field(default_factory=list)  # of whole groups
    wins: int = 0
    draws: int = 0
    losses: int = 0
    points: float = 0.0
    fair: float = 0.0  # points expected of equally strong entrants
    by_side: dict[int, list[float]] = field(default_factory=dict)  # the first one's points by side
    against: dict[int, list[float]] = field(default_factory=dict)  # the second one's points by side

    @property
    def games(self) -> int:
        """How many games are counted."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The first one's share of all points."""
        return self.points / self.games if self.games else 0.0

    @property
    def times_fair(self) -> float:
        """The first one's points as a multiple of its fair share."""
        return self.points / self.fair if self.fair else 0.0

    @property
    def estimate(self) -> Estimate:
        """The mean score of the groups with its error bars."""
        return estimate(self.scores)

    @property
    def decided(self) -> tuple[float, int]:
        """The first one's share of the groups that are not even, and the number of these."""
        won = sum(score > 0.5 for score in self.scores)  # noqa: PLR2004  half is even
        lost = sum(score < 0.5 for score in self.scores)  # noqa: PLR2004  as above
        return (won / (won + lost) if won + lost else 0.5), won + lost


@dataclass(slots=True)
class Standing:
    """The results of a match so far."""

    plan: Plan
    duels: list[Duel] = field(default_factory=list)
    faults: dict[tuple[int, Fault], int] = field(default_factory=dict)
    seconds: dict[int, list[float]] = field(
        default_factory=dict
    )  # thinking time in each game, by entrant
    plies: int = 0
    _open: dict[int, list[tuple[Seats, Played]]] = field(default_factory=dict)
    _seen: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.duels = [Duel(pair) for pair in self.plan.duels]

    @property
    def games(self) -> int:
        """How many games are counted."""
        return len(self._seen)

    def add(self, job: Job, played: Played) -> None:
        """Count a game; a game counted before is an error."""
        if job.number in self._seen:
            raise ValueError(f"game {job.number} was counted before")
        self._seen.add(job.number)
        which, seats = self.plan.place(job)
        duel = self.duels[which]
        self._count(duel, seats, played)
        group = self._open.setdefault(job.group, [])
        group.append((seats, played))
        if len(group) == len(self.plan.seatings):
            duel.scores.append(group_score(self.plan.mode, self._open.pop(job.group)))

    def verdict(self) -> bool | None:
        """The verdict of the sequential test; ``None`` if it is open or there is no test."""
        sprt = self.plan.sprt
        return None if sprt is None else sprt.verdict(self.duels[0].scores)

    def _count(self, duel: Duel, seats: Seats, played: Played) -> None:
        points = points_of(seats, played)
        duel.points += points
        duel.fair += seats.count(0) / len(seats)
        if len(played.winners) == len(seats):
            duel.draws += 1
        elif points > points_of(seats, played, entrant=1):
            duel.wins += 1
        else:
            duel.losses += 1
        for side, who in enumerate(seats):
            table = duel.against if who else duel.by_side
            table.setdefault(side, []).append(played.points(side))
            self.seconds.setdefault(duel.pair[who], []).append(played.seconds[side])
        self.plies += played.plies
        if played.fault is not None and played.guilty is not None:
            key = (duel.pair[seats[played.guilty]], played.fault)
            self.faults[key] = self.faults.get(key, 0) + 1


def hold(
    plan: Plan,
    open_executor: Open,
    *,
    window: int,
    on_game: Callable[[Job, Played, Standing], None] | None = None,
    lost: tuple[type[BaseException], ...] = (),
    standing: Standing | None = None,
) -> Standing:
    """Play a match to its end, or until the sequential test has its verdict.

    A ``standing`` given by the caller holds all games played, also after an exception.
    """
    standing = standing or Standing(plan)
    games = run(plan.jobs(), play, open_executor, window=window, lost=lost)
    try:
        for job, played in games:
            standing.add(job, played)
            if on_game is not None:
                on_game(job, played, standing)
            if standing.verdict() is not None:
                break
    finally:
        games.close()
    return standing
