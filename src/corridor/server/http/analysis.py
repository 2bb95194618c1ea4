"""Routes of the analysis board: texts read and written, boards of a line, engine lines."""

from collections.abc import AsyncIterator
from typing import Annotated

from litestar import get, post
from litestar.params import Body, QueryParameter
from litestar.response import Stream
from msgspec import json

from corridor.match.decision import Declined, decline
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText, Refused
from corridor.rules.game import Game
from corridor.rules.qgn import qgn_text
from corridor.server.analyses import Question
from corridor.server.aside import aside
from corridor.server.http.context import (
    AnyRequest,
    caller_address,
    caller_claim,
    known_player,
    services_of,
)
from corridor.server.http.language import COOKIE, reader_language
from corridor.server.http.law_words import Wrong, sentence, wrong_text
from corridor.server.http.lessons import refusal_of
from corridor.server.options import options_of
from corridor.server.texts import game_at, record_in
from corridor.wire.analysis import (
    LONGEST_POSITION,
    MOST_ENGINE_LINES,
    MOST_VIEWS,
    LineLooked,
    LineSeen,
    NotedRecord,
    RecordRead,
    RecordText,
)
from corridor.wire.codes import Code
from corridor.wire.noting import noted, record_noted
from corridor.wire.view import View, view_of

_WRONG = (InvalidText, InvalidSwitch, IllegalMove)


@post("/api/analysis/read", status_code=200)
async def read(request: AnyRequest, data: Annotated[RecordText, Body()]) -> RecordRead:
    """Read a record (.qgn or JSON), moves alone, a position or a mode's name."""
    _spend(request)
    try:
        return RecordRead(await aside(lambda: noted(record_in(data.text))))
    except _WRONG as error:
        return RecordRead(wrong=wrong_text(error, _lang(request)))


@post("/api/analysis/write", status_code=200)
async def write(request: AnyRequest, data: Annotated[NotedRecord, Body()]) -> RecordText:
    """Write a record with its variations and comments as .qgn text."""
    _spend(request)
    try:
        return RecordText(await aside(lambda: qgn_text(record_noted(data))))
    except _WRONG as error:
        raise _bad(request, error) from None


@post("/api/analysis/line", status_code=200)
async def line(request: AnyRequest, data: Annotated[LineLooked, Body()]) -> LineSeen:
    """Play moves from a position on, and see the boards from one of them on."""
    _spend(request)
    try:
        return await aside(_seen, data)
    except _WRONG as error:
        raise _bad(request, error) from None


@get("/api/analysis/engine", media_type="application/x-ndjson")
async def engine(
    request: AnyRequest,
    position: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_POSITION)],
    lines: Annotated[int, QueryParameter(ge=1, le=MOST_ENGINE_LINES)] = 3,
) -> Stream:
    """Lines of the engine, told again and again as they get better; ends when it has thought.

    Whoever closes the connection stops the engine. A person gets one answer at a time.
    """
    services, player = services_of(request), known_player(request)
    try:
        game = await aside(game_at, position)
    except _WRONG as error:
        raise _bad(request, error) from None
    services.limits.spend("analyse", caller_address(request), player)
    found = services.analyses.lines(Question(game, lines), caller_claim(request))

    async def told() -> AsyncIterator[bytes]:
        try:
            async for one in found:
                yield json.encode(one) + b"\n"
        finally:
            await found.aclose()

    return Stream(told(), media_type="application/x-ndjson")


def _seen(asked: LineLooked) -> LineSeen:
    game = game_at(asked.start)
    views: list[View] = []
    positions: list[str] = []
    made: list[str] = []
    refused = None
    for ply in range(len(asked.moves) + 1):
        if ply and (refused := _made(game, asked.moves[ply - 1], made)):
            break
        if 0 <= ply - asked.first < MOST_VIEWS:
            views.append(view_of(game))
            positions.append(game.position_text())
    options = None if game.outcome else options_of(game)
    return LineSeen(
        tuple(made), asked.first, tuple(views), tuple(positions), options, refusal_of(refused)
    )


def _made(game: Game, text: str, made: list[str]) -> Refused | None:
    """Play a move and write it down; the refusal if it cannot be played."""
    if (refused := game.why_not(text)) is None:
        move = game.parse(text)
        made.append(game.text(move))
        game.push(move)
    return refused


def _bad(request: AnyRequest, error: Wrong) -> Declined:
    return decline(Code.BAD_MESSAGE, why=sentence(error, _lang(request)))


def _spend(request: AnyRequest) -> None:
    services_of(request).limits.spend("board", caller_address(request), known_player(request))


def _lang(request: AnyRequest) -> str:
    return reader_language(
        request.query_params.get("lang", ""),
        request.cookies.get(COOKIE, ""),
        request.headers.get("accept-language", ""),
    )


HANDLERS = [read, write, line, engine]
