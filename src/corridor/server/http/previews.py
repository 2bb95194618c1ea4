"""Link previews: what messengers show of an invitation, a game, a puzzle or a position.

They read the Open Graph tags of the page that the server sends: a title, a sentence, and the board
as PNG. An address of which nothing is known gets the page without such tags.
"""

import asyncio
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from html import escape
from typing import Any
from urllib.parse import quote

from litestar import Request
from litestar.datastructures import State
from sqlalchemy.exc import SQLAlchemyError

from corridor.i18n import listed, say
from corridor.match.decision import Declined
from corridor.match.match import Match
from corridor.match.seats import Seat
from corridor.puzzles import by_id, daily
from corridor.rules.drafts import layout_draft
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.server.aside import aside
from corridor.server.http.context import caller_address, services_of
from corridor.server.http.origin import player_of
from corridor.server.texts import game_in
from corridor.wire.setup import Days, Fischer, PerMove, Time

_MATCH = re.compile("([0-9a-zA-Z]{8})(?:/([0-9]{1,4}))?")
_JOIN = "join/"
_PUZZLE = "puzzle"
_ANALYSIS = "analysis"
_MAZE = re.compile("maze/[a-z0-9-]+")
_POSITIONS = ("position", "at")  # query parameters that hold a position
_LONGEST_POSITION = 1000
_LONGEST_NUMBER = 5
_COMMENT = re.compile(r"\{[^}]*\}")
_WITHIN = 2.0  # seconds; a slow database must not keep the page from opening


@dataclass(frozen=True, slots=True)
class Preview:
    """A title, a sentence and the address of a picture on this server."""

    title: str
    text: str
    picture: str


async def preview_tags(request: Request[Any, Any, State], name: str, lang: str) -> bytes:
    """The tags for the address of a page, to stand in its head; empty if there is no preview."""
    try:
        async with asyncio.timeout(_WITHIN):
            found = await _preview(request, name, lang)
    except (Declined, SQLAlchemyError, OSError, TimeoutError):
        return b""
    return _tags(found, _base(request), request.url.path).encode() if found else b""


async def _preview(request: Request[Any, Any, State], name: str, lang: str) -> Preview | None:
    services = services_of(request)
    most = services.limits.table.counts["preview-moves"]
    if (computed := _computed(name, request.query_params, lang, most)) is not None:
        # Whoever asks for too many gets the page without tags.
        person = player_of(request, services.signer)
        services.limits.spend("preview", caller_address(request), person)
        return await aside(computed)
    if found := _MATCH.fullmatch(name):
        ply = int(found[2]) if found[2] else None
        look = services.matches.look
        return await look(found[1], lambda match: _of_match(match, lang, ply), fresh=False)
    if name.startswith(_JOIN):
        # Counted like any other look at an invitation: a preview must not help to guess codes.
        address = caller_address(request)
        services.limits.spend("invite", address)
        match, _seat = await services.invitations.find(name.removeprefix(_JOIN), "", address)
        return await services.matches.look(match, lambda found: _of_invitation(found, lang))
    return None


def _computed(
    name: str, words: Mapping[str, str], lang: str, most: float
) -> Callable[[], Preview | None] | None:
    """What computes the preview of an address that has all that it takes in itself."""
    if name == _ANALYSIS:
        return partial(_of_analysis, words, lang, most)
    for query in _POSITIONS:
        if text := words.get(query, ""):
            return partial(_of_position, text, lang)
    if _MAZE.fullmatch(name) and (text := words.get("layout", "")):
        return partial(_of_maze, name.partition("/")[2], text, lang)
    if name.partition("/")[0] == _PUZZLE:
        return partial(_of_puzzle, name.partition("/")[2], lang)
    return None


def _of_position(text: str, lang: str) -> Preview | None:
    try:
        mode = Game.from_position(text[:_LONGEST_POSITION]).mode.key
    except (InvalidText, InvalidSwitch, IllegalMove):
        return None
    title = say("preview-position", lang, game=_game_name(mode, lang))
    return Preview(title, say("preview-position-more", lang), f"/image/{quote(text, safe='')}.png")


def _of_puzzle(puzzle_id: str, lang: str) -> Preview | None:
    """A puzzle by its id; without one, and for ``daily``, today's."""
    try:
        today = puzzle_id in ("", "daily")
        puzzle = daily(datetime.now(UTC).date()) if today else by_id(puzzle_id)
    except KeyError:
        return None
    title = say("preview-puzzle-daily" if today else "preview-puzzle", lang,
                game=_game_name(puzzle.mode, lang))  # fmt: skip
    text = say(f"puzzle-theme-{puzzle.theme}", lang, within=puzzle.within or 0)
    return Preview(title, text, f"/image/{quote(puzzle.position, safe='')}.png")


def _of_analysis(words: Mapping[str, str], lang: str, most: float) -> Preview | None:
    """The board that the analysis board shows first, of a line of so many moves at most."""
    place, line = words.get("position", ""), words.get("line", "")
    number = words.get("move", "")[:_LONGEST_NUMBER]
    if len(_COMMENT.sub("", line).split()) > most:
        return None
    try:
        game = game_in(place, line, int(number) if number.isdecimal() else 0)
    except (InvalidText, InvalidSwitch, IllegalMove):
        return None
    title = say("preview-position", lang, game=_game_name(game.mode.key, lang))
    shown = quote(game.position_text(), safe="")
    return Preview(title, say("preview-analysis-more", lang), f"/image/{shown}.png")


def _of_maze(mode: str, text: str, lang: str) -> Preview | None:
    made = layout_draft(mode, text[:_LONGEST_POSITION]).mode
    if made is None:
        return None
    start = quote(Game(made).position_text(), safe="")
    title = say("preview-maze", lang, game=_game_name(mode, lang))
    return Preview(title, say("preview-maze-more", lang), f"/image/{start}.png")


def _of_match(match: Match, lang: str, ply: int | None) -> Preview:
    if match.phase == "open":
        return _of_invitation(match, lang)
    game, moves = _game_name(match.mode.key, lang), len(match.game.history)
    over = match.phase == "over"
    text = say("preview-game-over" if over else "preview-game-now", lang, game=game, moves=moves)
    if ply is not None and ply < moves:
        text = say("preview-game-move", lang, game=game, ply=ply, moves=moves)
    names = [_name(seat, lang) for seat in match.seats]
    return Preview(listed(names, lang), text, _picture(match, ply))


def _of_invitation(match: Match, lang: str) -> Preview:
    host = next((seat.name for seat in match.seats if seat.player and seat.name), "")
    title = say("preview-invitation", lang, name=host) if host else say("preview-nameless", lang)
    game, clock = _game_name(match.mode.key, lang), _clock(match.tags.setup.time, lang)
    return Preview(title, say("preview-invitation-more", lang, game=game, clock=clock),
                   _picture(match))  # fmt: skip


def _picture(match: Match, ply: int | None = None) -> str:
    # The number of events makes another address of another board: previews are cached for long.
    moment = "" if ply is None else f"&ply={ply}"
    return f"/game/export/{match.tags.id}.png?bare=true{moment}&at={match.seq}"


def _game_name(mode: str, lang: str) -> str:
    return say(f"home-name-{mode}", lang)


def _name(seat: Seat, lang: str) -> str:
    if seat.name:
        return seat.name
    return (
        say("table-guest", lang) if seat.player else say("table-computer", lang, level=seat.level)
    )


def _clock(time: Time, lang: str) -> str:
    match time:
        case Fischer():
            minutes = time.seconds / 60
            return say("table-time-fischer", lang, minutes=minutes, increment=time.increment)
        case PerMove():
            return say("table-time-per-move", lang, seconds=time.seconds)
        case Days():
            return say("table-time-days", lang, days=time.days)
        case _:
            return say("table-time-none", lang)


def _base(request: Request[Any, Any, State]) -> str:
    """Scheme and host by which the page was asked for."""
    secure = services_of(request).settings.secure
    return f"{'https' if secure else request.url.scheme}://{request.headers.get('host', '')}"


def _tags(preview: Preview, base: str, path: str) -> str:
    told = {
        "og:type": "website",
        "og:site_name": "Corridor",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": base + path,
        "og:image": base + preview.picture,
        "og:image:type": "image/png",
        "og:image:alt": preview.text,
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    lines.append('<meta name="twitter:card" content="summary" />')
    lines.append(f'<meta name="description" content="{escape(preview.text)}" />')
    return "\n    ".join(lines)
