"""Routes that export: a match as record, JSON or picture; a position as a picture."""

import asyncio
import functools
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from corridor import __version__
from corridor.draw import svg
from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.moves import Piece
from corridor.rules.qgn import qgn_text
from corridor.rules.record_json import json_text
from corridor.rules.view import View
from corridor.server.http.context import caller_address, services_of
from corridor.server.http.origin import player_of
from corridor.server.http.static import Static, answer, has, tag_of
from corridor.server.matches.records import record_of_match
from corridor.server.pictures.gallery import PNG, SVG
from corridor.wire.codes import Code

_LONGEST_POSITION = 1000
Shade: TypeAlias = Literal["light", "dark"]
Theme: TypeAlias = Annotated[Shade, QueryParameter()]


def board_of(match: Match) -> tuple[View, Mapping[Piece, str]]:
    """What a picture of the current board shows, and the characters of its pieces."""
    characters = {
        match.chair(n).pieces[0]: seat.character
        for n, seat in enumerate(match.seats)
        if match.order and seat.character != "pawn"
    }
    return match.game.view(), characters


_KINDS = {
    "qgn": "text/plain",
    "json": "application/json",
    "svg": SVG,
    "png": PNG,
}


# Other pages may show pictures, as link previews do.
_EMBEDDED = {"Cross-Origin-Resource-Policy": "cross-origin"}


@get("/game/export/{name:str}")
async def export(
    request: Request[Any, Any, State],
    name: Annotated[str, PathParameter(pattern="^[0-9a-zA-Z]{8}[.](qgn|json|svg|png)$")],
    theme: Theme = "light",
) -> Response[bytes]:
    """A match as a record (.qgn, .json) or as a picture (.svg, .png)."""
    match, _, kind = name.partition(".")
    if kind in {"svg", "png"}:
        return await _match_picture(request, match, kind, theme)
    services = services_of(request)
    services.limits.spend("history", caller_address(request), player_of(request, services.signer))
    state = await services.matches.look(match, Match.copy)
    made = qgn_text if kind == "qgn" else json_text
    text = await asyncio.to_thread(lambda: made(record_of_match(state)))
    return Response(text.encode(), media_type=_KINDS[kind])


async def _match_picture(
    request: Request[Any, Any, State], match: str, kind: str, theme: Shade
) -> Response[bytes]:
    """The board of a match: the same until something happens, so its name holds the seq."""
    look = services_of(request).matches.look
    seq = await look(match, lambda state: state.seq)
    name = f"{__version__} {match} {seq} {theme} {kind}"
    if has(request, tag_of(name.encode())):
        return answer(request, Static(b"", _KINDS[kind], name))
    view, characters = await look(match, board_of)
    draw = functools.partial(_drawing, view, theme, characters)
    return await _shown(request, name, draw, kind)


def _drawing(view: View, theme: Shade, characters: Mapping[Piece, str]) -> str:
    return svg(view, theme=theme, characters=characters)


async def _shown(
    request: Request[Any, Any, State], name: str, draw: Callable[[], str], kind: str
) -> Response[bytes]:
    services = services_of(request)
    address, person = caller_address(request), player_of(request, services.signer)
    made = await services.gallery.picture(name, draw, _KINDS[kind], address, person)
    shown = answer(request, made)
    shown.headers.update(_EMBEDDED)
    return shown


@get("/image/{name:path}")
async def image(
    request: Request[Any, Any, State],
    name: Annotated[str, PathParameter(max_length=_LONGEST_POSITION)],
    theme: Theme = "light",
) -> Response[bytes]:
    """A position, given as text for addresses, with .svg or .png behind it."""
    text, _, kind = name.lstrip("/").rpartition(".")
    if kind not in {"svg", "png"}:
        raise decline(Code.BAD_MESSAGE, why=kind)

    def draw() -> str:
        try:
            return svg(Game.from_position(text).view(), theme=theme)
        except (InvalidText, InvalidSwitch, IllegalMove) as error:
            raise decline(Code.BAD_MESSAGE, why=str(error)) from None

    shown = await _shown(request, f"{__version__} {text} {theme} {kind}", draw, kind)
    shown.headers["Cache-Control"] = "public, max-age=86400"
    return shown


HANDLERS = [export, image]
