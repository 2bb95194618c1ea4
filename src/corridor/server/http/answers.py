"""The route /api/answers: one-letter questions about a position, answered in words.

Pages use it in the mode for screen readers, and so say the same as the terminal.
"""

from typing import Annotated, Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from corridor.draw.answers import answer
from corridor.i18n import speak
from corridor.match.decision import decline
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.server.aside import aside
from corridor.server.http.context import caller_address, services_of
from corridor.server.http.language import COOKIE, reader_language
from corridor.server.http.origin import player_of
from corridor.wire.bodies import Answers
from corridor.wire.codes import Code

_LONGEST_POSITION = 1000
_LONGEST_QUESTION = 12
_MOST = 8


@get("/api/answers")
async def answers(
    request: Request[Any, Any, State],
    position: Annotated[str, QueryParameter(min_length=1, max_length=_LONGEST_POSITION)],
    ask: Annotated[list[str], QueryParameter(min_items=1, max_items=_MOST)],
) -> Answers:
    """Answer questions (`f`, `w e4`) about a position in the reader's language, or in `lang`."""
    services = services_of(request)
    services.limits.spend("message", caller_address(request), player_of(request, services.signer))
    if any(len(question) > _LONGEST_QUESTION for question in ask):
        raise decline(Code.BAD_MESSAGE, why="ask")
    lang = reader_language(
        request.query_params.get("lang", ""),
        request.cookies.get(COOKIE, ""),
        request.headers.get("accept-language", ""),
    )
    return await aside(_answers, position, ask, lang)


def _answers(position: str, questions: list[str], lang: str) -> Answers:
    speak(lang)  # in this work's own context
    try:
        game = Game.from_position(position)
    except (InvalidText, InvalidSwitch, IllegalMove) as error:
        raise decline(Code.BAD_MESSAGE, why=str(error)) from None
    return Answers(tuple(answer(game, question) or "" for question in questions))


HANDLERS = [answers]
