"""Solves a chase stage by stage and writes its tables; a second run goes on where the first was."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from corridor.engine import _core
from corridor.rules.modes import Mode
from corridor.solver.chase import Chase
from corridor.solver.stages import Course, Stage, Task
from corridor.solver.store import Draft, Entry, drafting
from corridor.solver.tables import Tables
from corridor.solver.verdict import VERDICTS

THREADS = 2


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is: stages done of all, and the round of the one in work."""

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
        self._course = Course(chase)
        self._entries: dict[Task, Entry] = {}
        self._held: set[int] = set()

    def run(self) -> None:
        """Every stage in turn, then the directory."""
        stages = list(self._course.stages())
        self._load_finished(stages)
        for done, stage in enumerate(stages):
            if done < len(self._draft.entries):
                continue
            if stage.lives > 1 and stage.pellets == 1:
                self._forget(stage.lives - 1)
            self._keep(stage, Progress(done, len(stages), stage, 0))
        self._draft.finish()

    def _load_finished(self, stages: list[Stage]) -> None:
        """Take up what an earlier run has written; the first broken stage ends that."""
        for place, entry in enumerate(self._draft.entries):
            stage = stages[place]
            task = self._course.task(stage)
            if (entry.lives, entry.pellets) != (stage.lives, stage.pellets) or not self._load(
                entry, task
            ):
                self._draft.drop_from(place)
                return
            self._note(stage, task, entry)

    def _load(self, entry: Entry, task: Task) -> bool:
        if task in self._entries:
            return True
        number = len(self._course.numbers)
        try:
            self._core.load(
                number,
                pellets=task.pellets,
                caught=task.caught.number,
                below=task.below,
                written=self._draft.read(entry),
            )
        except ValueError:
            return False
        self._held.add(number)
        return True

    def _keep(self, stage: Stage, progress: Progress) -> None:
        """Solve a stage and write it, unless one with the same task is there."""
        task = self._course.task(stage)
        known = self._entries.get(task)
        if known is None:
            entry = self._draft.add(self._solved(stage, task, progress), self._core.write())
        else:
            entry = self._draft.add(replace(known, lives=stage.lives), None)
        self._note(stage, task, entry)

    def _solved(self, stage: Stage, task: Task, progress: Progress) -> Entry:
        def on_round(_plane: int, number: int, _changed: int) -> None:
            if self._watch is not None:
                self._watch(Progress(progress.done, progress.all, stage, number))

        number = len(self._course.numbers)
        self._core.solve(
            number,
            pellets=task.pellets,
            caught=task.caught.number,
            below=task.below,
            on_round=on_round,
        )
        self._held.add(number)
        least, greatest, start, (won, endless, lost) = self._core.figures()
        return Entry(
            lives=stage.lives,
            pellets=stage.pellets,
            caught=task.caught,
            start=VERDICTS[start],
            rounds=(least, greatest),
            positions=(won, endless, lost),
            offset=0,
            size=0,
            index=0,
            index_size=0,
        )

    def _note(self, stage: Stage, task: Task, entry: Entry) -> None:
        self._course.note(stage, task, entry.start)
        self._entries.setdefault(task, entry)

    def _forget(self, lives: int) -> None:
        """Only what the last number of lives used can be asked again."""
        for number in self._held - self._course.needed(lives):
            self._core.forget(number)
        self._held &= self._course.needed(lives)
