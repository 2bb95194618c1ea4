"""Lesson files: reading them, with a clear error for one that is broken."""

import re
import tomllib
from collections.abc import Mapping
from typing import TypeVar

from corridor.learn.aims import Aim, BadAim
from corridor.learn.lesson import Lesson, Task, Wrong
from corridor.rules.board import Square, parse_square
from corridor.rules.errors import InvalidText
from corridor.rules.game import Game
from corridor.rules.modes import MODES, frame_of

_T = TypeVar("_T")
_LESSON = {"family", "mode", "rule", "tasks"}
_TASK = {
    *("name", "position", "plays", "aim", "moves"),
    *("solutions", "replies", "hints", "show", "wrong"),
}
_WRONG = {"reply", "tried", "when"}
_NAME = re.compile(r"[a-z]+(-[a-z]+)*")
_TASKS = range(2, 6)
_HINTS = range(1, 4)


class BrokenLesson(ValueError):
    """A lesson file that cannot be used: which file, which task, and what is wrong there."""

    def __init__(self, lesson: str, task: str, problem: str) -> None:
        self.lesson = lesson
        self.task = task
        self.problem = problem
        place = f"{lesson}, task {task}" if task else lesson
        super().__init__(f"{place}: {problem}")


class _Part:
    """A table of a lesson file, which knows where it stands when something in it is wrong."""

    def __init__(self, table: Mapping[str, object], lesson: str, task: str = "") -> None:
        self.table = table
        self.lesson = lesson
        self.task = task

    def broken(self, problem: str) -> BrokenLesson:
        return BrokenLesson(self.lesson, self.task, problem)

    def only(self, known: set[str]) -> None:
        if unknown := sorted(set(self.table) - known):
            raise self.broken(f"unknown key {unknown[0]!r}; known: {', '.join(sorted(known))}")

    def get(self, key: str, kind: type[_T], default: _T | None = None) -> _T:
        value = self.table.get(key, default)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.broken(f"{key!r} must be given, as {kind.__name__}")
        return value

    def name(self, key: str) -> str:
        value = self.get(key, str)
        if not _NAME.fullmatch(value):
            raise self.broken(f"{key} {value!r}: expected lower-case words with dashes between")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        values = self.get(key, list, [])
        if not all(isinstance(value, str) for value in values):
            raise self.broken(f"{key!r} must be a list of texts")
        return tuple(values)

    def tables(self, key: str) -> tuple[Mapping[str, object], ...]:
        values = self.get(key, list, [])
        if not all(isinstance(value, dict) for value in values):
            raise self.broken(f"{key!r} must be a list of tables")
        return tuple(values)

    def aims(self, key: str) -> tuple[Aim, ...]:
        try:
            return tuple(Aim.parse(text) for text in self.texts(key))
        except BadAim as error:
            raise self.broken(f"{key}: {error}") from error


def parse_lesson(text: str, name: str) -> Lesson:
    """Read a lesson file; the name of the file is the lesson's id."""
    try:
        part = _Part(tomllib.loads(text), name)
    except tomllib.TOMLDecodeError as error:
        raise BrokenLesson(name, "", f"not TOML: {error}") from error
    part.only(_LESSON)
    mode = part.get("mode", str)
    if mode not in MODES:
        raise part.broken(f"no mode is called {mode!r}; modes: {', '.join(MODES)}")
    tasks = part.tables("tasks")
    if len(tasks) not in _TASKS:
        raise part.broken(f"a lesson has 2 to 5 tasks, not {len(tasks)}")
    names = [str(table.get("name", "")) for table in tasks]
    if len(set(names)) < len(names):
        raise part.broken("two tasks have the same name")
    return Lesson(
        id=name,
        family=part.name("family"),
        mode=mode,
        rule=part.name("rule"),
        tasks=tuple(_task(_Part(table, name, names[n]), mode) for n, table in enumerate(tasks)),
    )


def _task(part: _Part, mode: str) -> Task:
    part.only(_TASK)
    key = f"lesson-{part.lesson}-{part.name('name')}"
    game = _game(part, mode)
    solutions = tuple(tuple(line.split()) for line in part.texts("solutions"))
    if not solutions or not all(solutions):
        raise part.broken("a task needs at least one solution, and each at least one move")
    hints = part.get("hints", int)
    if hints not in _HINTS:
        raise part.broken(f"a task has 1 to 3 hints, not {hints}")
    aim = part.aims("aim")
    if not aim:
        raise part.broken("a task needs an aim")
    return Task(
        key=key,
        position=part.get("position", str),
        plays=part.get("plays", str),
        side=game.to_move,
        aim=aim,
        moves=part.get("moves", int, max(map(len, solutions))),
        solutions=solutions,
        replies=tuple(tuple(line.split()) for line in part.texts("replies")),
        hints=tuple(f"{key}-hint-{number + 1}" for number in range(hints)),
        show=_squares(part),
        wrong=tuple(
            _wrong(_Part(table, part.lesson, part.task), key) for table in part.tables("wrong")
        ),
    )


def _game(part: _Part, mode: str) -> Game:
    """The task's position, which must be one of the lesson's mode with the learner to move."""
    text = part.get("position", str)
    try:
        game = Game.from_position(text)
    except InvalidText as error:
        raise part.broken(f"position: {error}") from error
    if game.mode.key != mode:
        raise part.broken(f"the position is one of {game.mode.key}, the lesson of {mode}")
    if game.outcome is not None:
        raise part.broken("the game of the position is over")
    plays, sides = part.get("plays", str), frame_of(mode).sides
    if plays not in sides or sides.index(plays) != game.to_move:
        raise part.broken(f"plays {plays!r}, but {sides[game.to_move]!r} is to move")
    return game


def _squares(part: _Part) -> tuple[Square, ...]:
    try:
        return tuple(parse_square(name) for name in part.get("show", str, "").split())
    except InvalidText as error:
        raise part.broken(f"show: {error}") from error


def _wrong(part: _Part, key: str) -> Wrong:
    part.only(_WRONG)
    tried = tuple(part.get("tried", str).split())
    if not tried:
        raise part.broken("a wrong move needs an example in 'tried'")
    return Wrong(f"{key}-{part.name('reply')}", tried, part.aims("when"))
