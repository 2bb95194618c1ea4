"""Routes of the rules: the rules of a mode with their figures, and the trying of moves."""

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import Body, PathParameter, QueryParameter
from msgspec import json

from corridor.draw import marks
from corridor.learn.rulebook import Figure, Rule, points_of, rule_for, rules_of
from corridor.match.decision import decline
from corridor.rules.board import Square, square_name
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText, Refusal
from corridor.rules.game import Game
from corridor.rules.modes import MODES
from corridor.server.http.lessons import refusal_of
from corridor.server.http.static import Static, answer
from corridor.wire.codes import Code
from corridor.wire.learning import (
    Chapter,
    FigureMark,
    FigureTold,
    MarkArrow,
    MarkBarred,
    MarkFence,
    MarkHighlight,
    MarkLabel,
    MarkPath,
    MarkTargets,
    MovesTried,
    MoveTried,
    PointTold,
    RuleFor,
    RuleTold,
)
from corridor.wire.view import Squares, options_of, view_of

_LONGEST_POSITION = 1000
_NAME = PathParameter(pattern="^[a-z0-9-]{1,60}$", max_length=60)


def chapter(mode: str) -> Chapter:
    """The rules of a mode."""
    key = f"chapter-{mode}"
    rules = tuple(_rule(rule) for rule in rules_of(mode))
    return Chapter(mode, key, f"{key}-lead", rules, MODES)


def _rule(rule: Rule) -> RuleTold:
    game = rule.game()
    return RuleTold(
        id=rule.id,
        title=rule.title,
        key=rule.key,
        figure=_figure(rule.figure),
        view=view_of(game),
        options=options_of(game),
        move=rule.move,
        forbidden=rule.forbidden,
        refusal=None if rule.refusal is None else str(rule.refusal),
        points=tuple(
            PointTold(point.id, point.key, point.reading, point.switches)
            for point in points_of(rule.points)
        ),
    )


def _figure(figure: Figure) -> FigureTold:
    return FigureTold(
        name=figure.name,
        key=figure.key,
        view=view_of(figure.game()),
        marks=tuple(_mark(mark) for mark in figure.marks()),
        area=tuple(figure.area.split()),
        routes=figure.routes,
    )


def _mark(mark: marks.Mark) -> FigureMark:
    match mark:
        case marks.Targets(squares, piece):
            return MarkTargets(_names(squares), piece)
        case marks.Barred(squares):
            return MarkBarred(_names(squares))
        case marks.Highlight(squares):
            return MarkHighlight(_names(squares))
        case marks.Label(square, text):
            return MarkLabel(square_name(square), text)
        case marks.Arrow(start, end, piece):
            return MarkArrow(square_name(start), square_name(end), piece)
        case marks.Path(squares, piece, numbered):
            return MarkPath(_names(squares), piece, numbered)
        case marks.LegalFence(fence):
            return MarkFence(str(fence), legal=True)
        case marks.IllegalFence(fence):
            return MarkFence(str(fence), legal=False)


def _names(squares: tuple[Square, ...]) -> Squares:
    return tuple(square_name(square) for square in squares)


def tried(rule: Rule, moves: tuple[str, ...]) -> MoveTried:
    """Moves made from the position of a rule; one that is no move is refused as ``unreadable``."""
    game, refused = rule.game(), None
    for text in moves:
        refused = game.why_not(text)
        if refused is not None:
            break
        game.push_text(text)
    return MoveTried(refusal_of(refused), view_of(game), options_of(game))


@cache
def _encoded(mode: str) -> Static:
    return Static(json.encode(chapter(mode)), "application/json")


def _known(mode: str) -> str:
    if mode not in MODES:
        raise NotFoundException
    return mode


@get("/api/rules/{mode:str}", sync_to_thread=True, responses={})
def rules(request: Request[Any, Any, State], mode: Annotated[str, _NAME]) -> Response[Chapter]:
    """The rules of a mode, each with a figure and a position in which it can be tried."""
    return answer(request, _encoded(_known(mode)))  # type: ignore[return-value]  # encoded once


@post("/api/rules/{mode:str}/{rule:str}", status_code=200, sync_to_thread=True)
def try_moves(
    mode: Annotated[str, _NAME],
    rule: Annotated[str, _NAME],
    data: Annotated[MovesTried, Body()],
) -> MoveTried:
    """Make moves from the position of a rule; one that is refused ends them."""
    found = next((one for one in rules_of(_known(mode)) if one.id == rule), None)
    if found is None:
        raise NotFoundException
    return tried(found, data.moves)


@get("/api/rule", sync_to_thread=True)
def help_for(
    position: Annotated[str, QueryParameter(min_length=1, max_length=_LONGEST_POSITION)],
    refusal: Annotated[Refusal | None, QueryParameter(required=False)] = None,
) -> RuleFor:
    """The rule that help opens at in a position; after a refusal the rule that explains it."""
    try:
        return RuleFor(rule_for(Game.from_position(position).position, refusal).id)
    except (InvalidText, InvalidSwitch, IllegalMove) as error:
        raise decline(Code.BAD_MESSAGE, why=str(error)) from None


HANDLERS = [rules, try_moves, help_for]
