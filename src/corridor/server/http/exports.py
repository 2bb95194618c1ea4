"""Routes that export: a match as record, JSON, picture or film; a position as a picture."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from corridor import __version__
from corridor.draw import svg
from corridor.i18n import listed
from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.moves import Piece, Side
from corridor.rules.qgn import qgn_text
from corridor.rules.record_json import json_text
from corridor.rules.view import View
from corridor.server.aside import aside
from corridor.server.http.context import caller_address, services_of
from corridor.server.http.origin import player_of
from corridor.server.http.static import Static, answer, has, tag_of
from corridor.server.matches.records import record_of_match
from corridor.server.pictures.gallery import GIF, PNG, SVG
from corridor.server.pictures.painter import Film
from corridor.wire.codes import Code

_LONGEST_POSITION = 1000
_NAME = "^[0-9a-zA-Z]{8}[.](qgn|json|svg|png|gif|animated[.]svg)$"
Shade: TypeAlias = Literal["light", "dark"]
Theme: TypeAlias = Annotated[Shade, QueryParameter()]


_KINDS = {
    "qgn": "text/plain",
    "json": "application/json",
    "svg": SVG,
    "png": PNG,
    "gif": GIF,
    "animated.svg": SVG,
}
Ply: TypeAlias = Annotated[int | None, QueryParameter(ge=0, le=9999)]
# Other pages may show pictures, as link previews do.
_EMBEDDED = {"Cross-Origin-Resource-Policy": "cross-origin"}


@dataclass(frozen=True, slots=True)
class Board:
    """What a picture of a match shows."""

    view: View
    characters: dict[Piece, str]
    names: dict[Side, str]


def board_of(match: Match, ply: int | None = None) -> Board:
    """The board after a move, else the present one."""
    game = match.game
    if ply is not None and ply < len(game.history):
        game = game.rewound(ply)
    return Board(game.view(), _characters(match), names_of(match))


def _characters(match: Match) -> dict[Piece, str]:
    return {
        match.chair(n).pieces[0]: seat.character
        for n, seat in enumerate(match.seats)
        if match.order and seat.character != "pawn"
    }


def names_of(match: Match) -> dict[Side, str]:
    """By side, who plays it; people without a name and bots are called as the side is."""
    found: dict[Side, list[str]] = {}
    for n, seat in enumerate(match.seats if match.order else ()):
        if seat.name:
            found.setdefault(match.chair(n).side, []).append(seat.name)
    return {side: listed(names) for side, names in found.items()}


@get("/game/export/{name:str}")
async def export(
    request: Request[Any, Any, State],
    name: Annotated[str, PathParameter(pattern=_NAME)],
    theme: Theme = "light",
    ply: Ply = None,
    *,
    bare: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    """A match as a record (.qgn, .json), a picture (.svg, .png) or a film (.gif, .animated.svg).

    A picture shows the board after the move `ply`, else the present one; `bare` leaves out the
    names below it.
    """
    match, _, kind = name.partition(".")
    if kind in {"svg", "png"}:
        return await _match_picture(request, match, kind, theme, ply, bare=bare)
    if kind in {"gif", "animated.svg"}:
        return await _match_film(request, match, kind, theme)
    services = services_of(request)
    services.limits.spend("history", caller_address(request), player_of(request, services.signer))
    state = await services.matches.look(match, Match.copy)
    made = qgn_text if kind == "qgn" else json_text
    text = await aside(lambda: made(record_of_match(state)))
    return Response(text.encode(), media_type=_KINDS[kind])


async def _match_picture(
    request: Request[Any, Any, State],
    match: str,
    kind: str,
    theme: Shade,
    ply: int | None,
    *,
    bare: bool,
) -> Response[bytes]:
    """The board of a match: the same until something happens, so its name holds the seq."""
    look = services_of(request).matches.look
    seq = await look(match, lambda state: state.seq)
    name = f"{__version__} {match} {seq} {theme} {ply} {bare} {kind}"
    if has(request, tag_of(name.encode())):
        return answer(request, Static(b"", _KINDS[kind], name))
    state = await look(match, Match.copy)

    def draw() -> str:
        board = board_of(state, ply)
        return svg(
            board.view,
            theme=theme,
            panel=not bare,
            characters=board.characters,
            names=board.names,
        )

    return await _shown(request, name, draw, kind)


async def _match_film(
    request: Request[Any, Any, State], match: str, kind: str, theme: Shade
) -> Response[bytes]:
    """A match from its start to its last move."""
    services = services_of(request)
    seq = await services.matches.look(match, lambda state: state.seq)
    name = f"{__version__} film {match} {seq} {theme} {kind}"
    if has(request, tag_of(name.encode())):
        return answer(request, Static(b"", _KINDS[kind], name))
    state = await services.matches.look(match, Match.copy)

    def order() -> Film:
        record = qgn_text(record_of_match(state))
        which: Literal["gif", "svg"] = "gif" if kind == "gif" else "svg"
        return Film(which, record, theme, _characters(state), names_of(state))

    address, person = caller_address(request), player_of(request, services.signer)
    return answer(request, await services.gallery.film(name, order, address, person))


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
