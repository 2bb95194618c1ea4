"""The order in which a chase is solved, and which stages have equal verdicts.

A stage is a number of lives and a set of pellets. Stages have equal verdicts if a catch is worth
the same in them and in all stages below; on a symmetric maze so have mirror images.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from corridor.rules.board import bits
from corridor.solver.chase import Chase
from corridor.solver.store import Entry
from corridor.solver.verdict import Verdict

IDENTITY = 0  # the number of the symmetry that moves nothing
NO_STAGE = (-1, IDENTITY)

Symmetries = Mapping[int, Sequence[int]]  # by number: the image of each pellet, as an index


@dataclass(frozen=True, slots=True)
class Stage:
    """All positions with so many lives and these pellets, a bit for each pellet of the layout."""

    lives: int
    pellets: int


@dataclass(frozen=True, slots=True)
class Task:
    """What the verdicts of a stage depend on: its pellets, and what a catch is worth.

    ``caught`` has the verdict of a catch for these pellets and for each set within them.
    """

    pellets: int
    caught: frozenset[tuple[int, Verdict]]

    def image(self, pellets: Sequence[int]) -> "Task":
        """The task of the mirrored stage; ``pellets`` is where each pellet goes."""
        caught = frozenset((_image(subset, pellets), verdict) for subset, verdict in self.caught)
        return Task(_image(self.pellets, pellets), caught)


@dataclass(frozen=True, slots=True)
class Solved:
    """A stage that the core has solved: its number there, and its place in the file.

    ``starts`` has for each symmetry the verdict of the mirrored start.
    """

    number: int
    starts: Mapping[int, Verdict]
    entry: Entry


@dataclass(frozen=True, slots=True)
class View:
    """A solved stage seen through a symmetry: positions have the verdicts of their images."""

    solved: Solved
    symmetry: int

    @property
    def start(self) -> Verdict:
        """The verdict of the start."""
        return self.solved.starts[self.symmetry]


@dataclass
class Course:
    """Goes through the stages of a chase, fewest lives and pellets first."""

    chase: Chase
    symmetries: Symmetries
    _solved: dict[Task, Solved] = field(default_factory=dict)
    _views: dict[Stage, View] = field(default_factory=dict)

    def stages(self) -> Iterator[Stage]:
        """Every stage, after all that it depends on."""
        sets = range(1, 1 << self.chase.pellets)
        for lives in range(1, self.chase.lives + 1):
            for pellets in sorted(sets, key=lambda one: (one.bit_count(), one)):
                yield Stage(lives, pellets)

    def known(self, stage: Stage) -> View | None:
        """A solved stage with the same verdicts, or with mirrored ones."""
        task = self._task(stage)
        for symmetry, pellets in self.symmetries.items():
            if (solved := self._solved.get(task.image(pellets))) is not None:
                return View(solved, symmetry)
        return None

    def add(self, stage: Stage, solved: Solved) -> None:
        """Take a stage that the core has solved."""
        self._solved[self._task(stage)] = solved
        self.share(stage, View(solved, IDENTITY))

    def share(self, stage: Stage, view: View) -> None:
        """Take a stage that need not be solved."""
        self._views[stage] = view

    @property
    def next_number(self) -> int:
        """A number that no solved stage has."""
        return len(self._solved)

    def below(self, stage: Stage) -> list[tuple[int, int]]:
        """For each pellet: number and symmetry of the stage without it."""
        found = []
        for pellet in range(self.chase.pellets):
            view = self._views.get(Stage(stage.lives, stage.pellets & ~(1 << pellet)))
            lies = bool(stage.pellets >> pellet & 1)
            found.append((view.solved.number, view.symmetry) if lies and view else NO_STAGE)
        return found

    def needed(self, lives: int) -> set[int]:
        """The numbers of the solved stages that stages with so many lives use."""
        return {view.solved.number for stage, view in self._views.items() if stage.lives == lives}

    def caught(self, stage: Stage) -> Verdict:
        """The verdict of a catch: the game goes on from the start with one life fewer."""
        if stage.lives == 1:
            return Verdict.GHOSTS
        full = (1 << self.chase.pellets) - 1
        pellets = full if self.chase.refills else stage.pellets
        return self._views[Stage(stage.lives - 1, pellets)].start

    def _task(self, stage: Stage) -> Task:
        subsets = (one for one in range(1, stage.pellets + 1) if not one & ~stage.pellets)
        caught = ((one, self.caught(Stage(stage.lives, one))) for one in subsets)
        return Task(stage.pellets, frozenset(caught))


def _image(chosen: int, pellets: Sequence[int]) -> int:
    return sum(1 << pellets[pellet] for pellet in bits(chosen))
