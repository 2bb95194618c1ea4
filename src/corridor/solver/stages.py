"""The order in which a chase is solved: stages, each a set of pellets and a number of lives."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from corridor.solver.chase import Chase
from corridor.solver.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Stage:
    """All positions with so many lives and these pellets, a bit for each pellet of the layout."""

    lives: int
    pellets: int


@dataclass(frozen=True, slots=True)
class Task:
    """What the core needs to solve a stage. Stages with equal tasks have equal verdicts."""

    pellets: int
    caught: Verdict
    below: tuple[int, ...]  # for each pellet: the number of the stage without it, or -1


@dataclass
class Course:
    """Goes through the stages of a chase, fewest lives and pellets first."""

    chase: Chase
    numbers: dict[Task, int] = field(default_factory=dict)
    starts: dict[Stage, Verdict] = field(default_factory=dict)
    _ids: dict[Stage, int] = field(default_factory=dict)

    def stages(self) -> Iterator[Stage]:
        """Every stage after the ones it asks."""
        sets = range(1, 1 << self.chase.pellets)
        for lives in range(1, self.chase.lives + 1):
            for pellets in sorted(sets, key=lambda one: (one.bit_count(), one)):
                yield Stage(lives, pellets)

    def task(self, stage: Stage) -> Task:
        """What is to be done for a stage; those before it must have been noted."""
        below = tuple(
            self._ids.get(Stage(stage.lives, stage.pellets & ~(1 << pellet)), -1)
            if stage.pellets >> pellet & 1
            else -1
            for pellet in range(self.chase.pellets)
        )
        return Task(stage.pellets, self._caught(stage), below)

    def note(self, stage: Stage, task: Task, start: Verdict) -> None:
        """A stage is solved."""
        self._ids[stage] = self.numbers.setdefault(task, len(self.numbers))
        self.starts[stage] = start

    def needed(self, lives: int) -> set[int]:
        """The numbers that stages with so many lives have."""
        return {number for stage, number in self._ids.items() if stage.lives == lives}

    def _caught(self, stage: Stage) -> Verdict:
        """After a catch the game goes on from the start, with one life fewer."""
        if stage.lives == 1:
            return Verdict.GHOSTS
        full = (1 << self.chase.pellets) - 1
        pellets = full if self.chase.refills else stage.pellets
        return self.starts[Stage(stage.lives - 1, pellets)]
