"""Routes of the lessons: the list, one lesson with its tasks, and the judging of an attempt."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Body, PathParameter
from msgspec import json

from corridor.learn import Lesson, Task, families, following, judge, lesson, lessons
from corridor.rules.board import square_name
from corridor.rules.errors import Refused
from corridor.rules.game import Game
from corridor.server.http.static import Static, answer
from corridor.wire.learning import (
    FamilyOffered,
    LawRefusal,
    LessonOffered,
    LessonTold,
    MovesTried,
    Shelf,
    TaskTold,
    Verdict,
)
from corridor.wire.view import View, options_of, view_of

_JSON = "application/json"
_ID = PathParameter(pattern="^[a-z0-9-]{1,60}$", max_length=60)


def shelf() -> Shelf:
    """All lessons by family."""
    return Shelf(
        tuple(
            FamilyOffered(
                name, f"learn-family-{name}", tuple(_offered(one) for one in lessons(name))
            )
            for name in families()
        )
    )


def _offered(one: Lesson) -> LessonOffered:
    return LessonOffered(one.id, one.key, one.lead, one.mode, one.rule, len(one.tasks))


def told(one: Lesson) -> LessonTold:
    """A lesson with the boards of its tasks."""
    later = following(one.id)
    return LessonTold(
        id=one.id,
        key=one.key,
        lead=one.lead,
        family=one.family,
        mode=one.mode,
        rule=one.rule,
        next=None if later is None else later.id,
        tasks=tuple(_task(task) for task in one.tasks),
    )


def _task(task: Task) -> TaskTold:
    game = task.game()
    return TaskTold(
        key=task.key,
        plays=task.plays,
        side=task.side,
        moves=task.moves,
        hints=task.hints,
        show=tuple(square_name(square) for square in task.show),
        view=view_of(game),
        options=options_of(game),
    )


def judged(task: Task, moves: tuple[str, ...]) -> Verdict:
    """The verdict on the learner's moves; a text that is no move is refused as ``unreadable``."""
    found = judge(task, moves)
    before = len(judge(task, moves[:-1]).played)
    return Verdict(
        kind=found.kind.value,
        key=found.key,
        refused=refusal_of(found.refused),
        played=found.played,
        views=_views(task.game(), found.played)[before:],
        view=view_of(found.game),
        options=options_of(found.game),
    )


def _views(game: Game, played: tuple[str, ...]) -> tuple[View, ...]:
    """The board after each move."""
    found = []
    for text in played:
        game.push_text(text)
        found.append(view_of(game))
    return tuple(found)


def refusal_of(refused: Refused | None) -> LawRefusal | None:
    """A refusal of the law as a message."""
    if refused is None:
        return None
    squares = tuple(square_name(square) for square in refused.squares)
    return LawRefusal(str(refused.refusal), refused.pieces, squares)


@cache
def _shelf_encoded() -> Static:
    return Static(json.encode(shelf()), _JSON)


@cache
def _lesson_encoded(name: str) -> Static:
    return Static(json.encode(told(lesson(name))), _JSON)


def _known(name: str) -> Lesson:
    try:
        return lesson(name)
    except KeyError:
        raise NotFoundException from None


@get("/api/lessons", sync_to_thread=False, responses={})
def all_lessons(request: Request[Any, Any, State]) -> Response[Shelf]:
    """All lessons by family, in the order of learning."""
    return answer(request, _shelf_encoded())  # type: ignore[return-value]  # encoded once


@get("/api/lessons/{name:str}", sync_to_thread=True, responses={})
def one_lesson(
    request: Request[Any, Any, State], name: Annotated[str, _ID]
) -> Response[LessonTold]:
    """A lesson with its tasks."""
    encoded = _lesson_encoded(_known(name).id)
    return answer(request, encoded)  # type: ignore[return-value]  # encoded once


@post("/api/lessons/{name:str}/{task:int}", status_code=200, sync_to_thread=True)
def attempt(
    name: Annotated[str, _ID],
    task: Annotated[int, PathParameter(ge=0, le=9)],
    data: Annotated[MovesTried, Body()],
) -> Verdict:
    """Judge the learner's moves since the position of a task, the replies left out."""
    tasks = _known(name).tasks
    if task >= len(tasks):
        raise NotFoundException
    return judged(tasks[task], data.moves)


HANDLERS = [all_lessons, one_lesson, attempt]
