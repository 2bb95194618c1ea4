"""Routes of reviews: asked for, looked at, stopped; and lines tried from a moment of a match."""

from random import Random
from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import Body

from corridor.engine.player import Player
from corridor.match.decision import decline
from corridor.rules.errors import IllegalMove, InvalidText
from corridor.rules.game import Game
from corridor.rules.moves import Side
from corridor.server.bots import player_of_level
from corridor.server.http.context import (
    caller_address,
    caller_claim,
    known_player,
    services_of,
)
from corridor.server.http.law_words import illegal
from corridor.server.http.origin import player_of
from corridor.server.http.tables import MatchName
from corridor.wire.codes import Code
from corridor.wire.review import LineShown, LineTried, ReviewState
from corridor.wire.view import options_of, view_of

_LEVEL = 6  # of the engine that answers when somebody tries again
_MOST_REPLIES = 12  # moves of the other sides in a row


@get("/api/tables/{match:str}/review")
async def review(request: Request[Any, Any, State], match: MatchName) -> ReviewState:
    """How far the review of a match is, and the review once it is done."""
    services = services_of(request)
    return await services.reviews.state(match, player_of(request, services.signer))


@post("/api/tables/{match:str}/review", status_code=200)
async def ask(request: Request[Any, Any, State], match: MatchName) -> ReviewState:
    """Ask for the review of a match that is over; nothing happens if somebody has asked before."""
    services, player = services_of(request), known_player(request)
    found = await services.reviews.state(match, player)
    if found.state in {"waiting", "running", "done"}:
        return found
    services.limits.spend("review", caller_address(request), player)
    return await services.reviews.ask(match, player)


@delete("/api/tables/{match:str}/review", status_code=200)
async def stop(request: Request[Any, Any, State], match: MatchName) -> ReviewState:
    """Stop a review; only the person who asked for it can."""
    return await services_of(request).reviews.stop(match, known_player(request))


@post("/api/tables/{match:str}/line", status_code=200)
async def line(
    request: Request[Any, Any, State], match: MatchName, data: Annotated[LineTried, Body()]
) -> LineShown:
    """Play moves from a moment of a match that is over; with `reply` the engine answers."""
    services, player = services_of(request), known_player(request)
    services.limits.spend("try", caller_address(request), player)
    over, game = await services.matches.look(match, lambda s: (s.phase == "over", s.game.copy()))
    if not over:
        raise decline(Code.NOT_OVER)  # the engine helps nobody in a game that is being played
    game = game.rewound(min(data.ply, len(game.history)))
    act = services.bots.work
    return await act(caller_claim(request), lambda: tried(game, data.moves, reply=data.reply))


def tried(game: Game, moves: tuple[str, ...], *, reply: bool) -> LineShown:
    """The boards of a line; with ``reply`` all other sides move until it is the mover's turn."""
    side = game.to_move
    views, made = [view_of(game)], []
    for text in moves:
        try:
            move = game.parse(text)
            made.append(game.text(move))
            game.push(move)
        except (IllegalMove, InvalidText):
            raise illegal(game, text) from None
        views.append(view_of(game))
    player = player_of_level(_LEVEL)
    while reply and _is_others_turn(game, side) and len(made) < len(moves) + _MOST_REPLIES:
        made.append(_answered(game, player))
        views.append(view_of(game))
    options = None if game.outcome else options_of(game)
    return LineShown(tuple(made), tuple(views), options)


def _is_others_turn(game: Game, side: Side) -> bool:
    return game.outcome is None and game.to_move != side


def _answered(game: Game, player: Player) -> str:
    move = player.choose(game, rng=Random(game.position_text()))
    text = game.text(move)
    game.push(move)
    return text


HANDLERS = [review, ask, stop, line]
