"""Routes that export: a match as record, JSON or picture; a position as a picture."""

import asyncio
from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from corridor.draw import svg
from corridor.match.decision import decline
from corridor.match.match import Match
from corridor.match.seats import team
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.qgn import qgn_text
from corridor.rules.record import Ending, Record, record_of
from corridor.rules.record_json import json_text
from corridor.server.http.context import services_of
from corridor.wire.codes import Code

_LONGEST_POSITION = 1000
_ENDINGS = {str(ending) for ending in Ending}
Shade: TypeAlias = Literal["light", "dark"]
Theme: TypeAlias = Annotated[Shade, QueryParameter()]


def record_of_match(match: Match) -> Record:
    """The record of a match."""
    dealt = bool(match.order)
    chairs = sorted(range(len(match.seats)), key=lambda n: match.order[n]) if dealt else []
    tags = {"Site": match.tags.id}
    for place, seat in enumerate(chairs, 1):
        one = match.seats[seat]
        tags[f"Seat{place}"] = one.name or (f"level:{one.level}" if one.level else "?")
    race = team(match.mode.layout) is None
    result = match.result
    by_hand = result is not None and bool(result.winners) and result.reason in _ENDINGS
    return record_of(
        match.game,
        tags=tags,
        seats=[match.chair(seat).pieces for seat in chairs],
        characters=[match.seats[seat].character for seat in chairs] if race and dealt else (),
        winners=result.winners if by_hand and result is not None else None,
        termination=result.reason if by_hand and result is not None else None,
    )


def picture(match: Match, theme: Shade) -> str:
    """The current board as SVG."""
    characters = {
        match.chair(n).pieces[0]: seat.character
        for n, seat in enumerate(match.seats)
        if match.order and seat.character != "pawn"
    }
    return svg(match.game.view(), theme=theme, characters=characters)


_KINDS = {
    "qgn": "text/plain",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
}


@get("/game/export/{name:str}")
async def export(
    request: Request[Any, Any, State],
    name: Annotated[str, PathParameter(pattern="^[0-9a-zA-Z]{8}[.](qgn|json|svg|png)$")],
    theme: Theme = "light",
) -> Response[bytes]:
    """A match as a record (.qgn, .json) or as a picture (.svg, .png)."""
    match, _, kind = name.partition(".")

    def made(state: Match) -> str:
        if kind in {"svg", "png"}:
            return picture(state, theme)
        return (
            qgn_text(record_of_match(state)) if kind == "qgn" else json_text(record_of_match(state))
        )

    text = await services_of(request).matches.look(match, made)
    data = await asyncio.to_thread(png, text) if kind == "png" else text.encode()
    return Response(data, media_type=_KINDS[kind])


def png(drawing: str) -> bytes:
    """An SVG drawing as PNG."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=str(drawing)))


@get("/image/{name:path}", sync_to_thread=True)
def image(
    name: Annotated[str, PathParameter(max_length=_LONGEST_POSITION)], theme: Theme = "light"
) -> Response[bytes]:
    """A position, given as text for addresses, with .svg or .png behind it."""
    text, _, kind = name.lstrip("/").rpartition(".")
    try:
        drawing = svg(Game.from_position(text).view(), theme=theme)
    except (InvalidText, InvalidSwitch, IllegalMove) as error:
        raise decline(Code.BAD_MESSAGE, why=str(error)) from None
    if kind not in {"svg", "png"}:
        raise decline(Code.BAD_MESSAGE, why=kind)
    data = png(drawing) if kind == "png" else drawing.encode()
    headers = {"Cache-Control": "public, max-age=86400"}
    return Response(data, media_type=_KINDS[kind], headers=headers)


HANDLERS = [export, image]
