"""Solves a chase stage by stage and writes its tables; a second run goes on where the first was."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from corridor.engine import _core
from corridor.rules.modes import Mode
from corridor.solver.chase import Chase
from corridor.solver.stages import Course, Solved, Stage
from corridor.solver.store import Draft, Entry, drafting
from corridor.solver.tables import Tables
from corridor.solver.verdict import VERDICTS, Verdict

THREADS = 2


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the work is: stages done of all, and the round of the stage in work."""

    done: int
    all: int
    stage: Stage
    round: int


Watch = Callable[[Progress], object]


def solve(
    mode: Mode,
    path: str | Path,
    *,
    ghosts: str = "",
    threads: int = THREADS,
    watch: Watch | None = None,
) -> Tables:
    """Solve a chase and keep its tables in a file; ``watch`` may raise to end the work."""
    chase = Chase.of(mode, ghosts)
    path = Path(path)
    with drafting(chase, path) as draft:
        _Maker(chase, draft, threads, watch).run()
    return Tables(path)


class _Maker:
    def __init__(self, chase: Chase, draft: Draft, threads: int, watch: Watch | None) -> None:
        self._chase, self._draft, self._watch = chase, draft, watch
        self._core = _core.ChaseSolver(chase.numbers, threads=threads)
        self._course = Course(chase, dict(self._core.symmetries()))
        self._held: set[int] = set()

    def run(self) -> None:
        """Solve and write every stage, then the directory."""
        stages = list(self._course.stages())
        self._load_finished(stages)
        for done in range(len(self._draft.entries), len(stages)):
            stage = stages[done]
            if stage.lives > 1 and stage.pellets == 1:
                self._forget(stage.lives - 1)
            self._keep(stage, Progress(done, len(stages), stage, 0))
        self._draft.finish()

    def _load_finished(self, stages: list[Stage]) -> None:
        """Load the stages that an earlier run has written, up to the first broken one."""
        for place, entry in enumerate(self._draft.entries):
            stage = stages[place]
            same = (entry.lives, entry.pellets) == (stage.lives, stage.pellets)
            if not same or not self._load(stage, entry):
                self._draft.drop_from(place)
                return

    def _load(self, stage: Stage, entry: Entry) -> bool:
        """Load a stage, unless it is one that is shared; false if it is broken."""
        if (view := self._course.known(stage)) is not None:
            self._course.share(stage, view)
            return (entry.offset, entry.symmetry) == (view.solved.entry.offset, view.symmetry)
        number = self._course.next_number
        try:
            self._core.load(
                number,
                pellets=stage.pellets,
                caught=self._course.caught(stage).number,
                below=self._course.below(stage),
                written=self._draft.read(entry),
            )
        except ValueError:
            return False
        self._held.add(number)
        self._course.add(stage, Solved(number, self._starts(), entry))
        return True

    def _keep(self, stage: Stage, progress: Progress) -> None:
        """Solve a stage and write it, unless one with the same or mirrored verdicts is there."""
        view = self._course.known(stage)
        if view is None:
            entry = self._draft.add(self._solved(stage, progress), self._core.write())
            self._course.add(stage, Solved(self._course.next_number, self._starts(), entry))
            return
        shared = replace(
            view.solved.entry,
            lives=stage.lives,
            pellets=stage.pellets,
            start=view.start,
            symmetry=view.symmetry,
        )
        self._draft.add(shared, None)
        self._course.share(stage, view)

    def _solved(self, stage: Stage, progress: Progress) -> Entry:
        def on_round(_plane: int, number: int, _changed: int) -> None:
            if self._watch is not None:
                self._watch(replace(progress, round=number))

        number = self._course.next_number
        caught = self._course.caught(stage)
        self._core.solve(
            number,
            pellets=stage.pellets,
            caught=caught.number,
            below=self._course.below(stage),
            on_round=on_round,
        )
        self._held.add(number)
        least, greatest, (start, *_), (won, endless, lost) = self._core.figures()
        return Entry(
            lives=stage.lives,
            pellets=stage.pellets,
            caught=caught,
            start=VERDICTS[start],
            rounds=(least, greatest),
            positions=(won, endless, lost),
            offset=0,
            size=0,
            index=0,
            index_size=0,
            symmetry=0,
        )

    def _starts(self) -> dict[int, Verdict]:
        """The verdicts of the start and its mirror images, in the stage solved or loaded last."""
        starts = self._core.figures()[2]
        numbers = self._course.symmetries
        return {number: VERDICTS[start] for number, start in zip(numbers, starts, strict=True)}

    def _forget(self, lives: int) -> None:
        """Free the stages that those with so many lives do not use: no later one can."""
        for number in self._held - self._course.needed(lives):
            self._core.forget(number)
        self._held &= self._course.needed(lives)
