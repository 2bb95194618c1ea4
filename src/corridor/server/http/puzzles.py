"""Routes of the puzzles: the list, one puzzle, the judging of a try, hints and the solution."""

import asyncio
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import json, structs

from corridor.puzzles import Puzzle, by_id, daily, hints, puzzles, try_move
from corridor.rules.game import Game
from corridor.server.http.context import caller_address, services_of
from corridor.server.http.lessons import refusal_of
from corridor.server.http.origin import player_of
from corridor.server.http.static import Static, answer
from corridor.wire.learning import MovesTried
from corridor.wire.puzzles import (
    HintTold,
    PuzzleOffered,
    PuzzleShelf,
    PuzzleTold,
    SolutionTold,
    TryTold,
)
from corridor.wire.view import View, options_of, view_of

_JSON = "application/json"
_ID = PathParameter(pattern="^[a-z0-9-]{1,60}$", max_length=60)
_MOST_STEPS = 20  # more than any puzzle has


@cache
def told(puzzle_id: str) -> PuzzleTold:
    """A puzzle without its solution."""
    puzzle = by_id(puzzle_id)
    game = puzzle.game()
    return PuzzleTold(
        id=puzzle.id,
        mode=puzzle.mode,
        theme=puzzle.theme.value,
        goal=puzzle.goal.value,
        within=puzzle.within,
        proof=puzzle.proof.value,
        difficulty=puzzle.difficulty,
        side=puzzle.side,
        steps=len(puzzle.steps),
        view=view_of(game),
        options=options_of(game),
    )


def judged(puzzle: Puzzle, moves: tuple[str, ...]) -> TryTold:
    """What comes of the solver's moves."""
    found = try_move(puzzle, moves)
    fresh = 0 if found.refused else 1 + len(found.reply)
    views = _views(puzzle.game(), found.played)
    return TryTold(
        kind=found.kind.value,
        refused=refusal_of(found.refused),
        reply=found.reply,
        played=found.played,
        views=views[len(views) - fresh :],
        view=view_of(found.game),
        options=options_of(found.game),
    )


def solution(puzzle: Puzzle) -> SolutionTold:
    """The right moves with the replies to them."""
    played = try_move(puzzle, puzzle.solution).played
    return SolutionTold(played, _views(puzzle.game(), played))


def _views(game: Game, played: tuple[str, ...]) -> tuple[View, ...]:
    """The board after each move."""
    found = []
    for text in played:
        game.push_text(text)
        found.append(view_of(game))
    return tuple(found)


@cache
def _shelf_encoded() -> Static:
    shelf = PuzzleShelf(
        tuple(PuzzleOffered(one.id, one.mode, one.theme.value, one.difficulty) for one in puzzles())
    )
    return Static(json.encode(shelf), _JSON)


@cache
def _puzzle_encoded(puzzle_id: str) -> Static:
    return Static(json.encode(told(puzzle_id)), _JSON)


def _known(name: str) -> Puzzle:
    try:
        return by_id(name)
    except KeyError:
        raise NotFoundException from None


@get("/api/puzzles", sync_to_thread=True, responses={})
def all_puzzles(request: Request[Any, Any, State]) -> Response[PuzzleShelf]:
    """All puzzles: mode, theme and difficulty of each."""
    return answer(request, _shelf_encoded())  # type: ignore[return-value]  # encoded once


@get("/api/puzzle/daily", sync_to_thread=True)
def of_today() -> PuzzleTold:
    """The puzzle of the day, by the date in UTC; the same for everybody."""
    today = datetime.now(UTC).date()
    return structs.replace(told(daily(today).id), day=today.isoformat())


@get("/api/puzzle/{name:str}", responses={})
async def one_puzzle(
    request: Request[Any, Any, State], name: Annotated[str, _ID]
) -> Response[PuzzleTold]:
    """A puzzle with its board, without the solution."""
    encoded = await asyncio.to_thread(_puzzle_encoded, _known(name).id)
    return answer(request, encoded)  # type: ignore[return-value]  # encoded once


@post("/api/puzzle/{name:str}", status_code=200, sync_to_thread=True)
def attempt(
    request: Request[Any, Any, State],
    name: Annotated[str, _ID],
    data: Annotated[MovesTried, Body()],
) -> TryTold:
    """Judge the solver's moves since the puzzle's position, the replies left out."""
    puzzle = _known(name)
    services = services_of(request)
    services.limits.spend("try", caller_address(request), player_of(request, services.signer))
    return judged(puzzle, data.moves)


@get("/api/puzzle/{name:str}/hint", sync_to_thread=True)
def hint(
    name: Annotated[str, _ID],
    found: Annotated[int, QueryParameter(ge=0, le=_MOST_STEPS)] = 0,
    number: Annotated[int, QueryParameter(ge=1, le=_MOST_STEPS)] = 1,
) -> HintTold:
    """A hint for the move after so many right ones; `number` counts from the vaguest one."""
    puzzle = _known(name)
    if found >= len(puzzle.steps):
        raise NotFoundException
    all_hints = hints(puzzle, found)
    if number > len(all_hints):
        raise NotFoundException
    chosen = all_hints[number - 1]
    return HintTold(chosen.about.value, chosen.piece, chosen.place, len(all_hints))


@get("/api/puzzle/{name:str}/solution", sync_to_thread=True)
def solved(name: Annotated[str, _ID]) -> SolutionTold:
    """The solution of a puzzle, with the board after each move."""
    return solution(_known(name))


HANDLERS = [all_puzzles, of_today, one_puzzle, attempt, hint, solved]
