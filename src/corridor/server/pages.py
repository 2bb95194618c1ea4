"""The plain page, and links that are exchanged for a seat and then redirected away."""

import json as plain_json
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath, PathParameter
from litestar.response import Redirect

from corridor.i18n import say
from corridor.rules.errors import Refusal
from corridor.rules.modes import MODES
from corridor.server.border import address_of, player_of
from corridor.server.docs_page import DocsPage
from corridor.server.http import cookie, house_of
from corridor.wire.codes import Code

_FOLDER = files("corridor.server") / "plain"
_KINDS = {"page.css": "text/css", "page.js": "text/javascript"}
_WORDS = [
    "page-unofficial",
    "page-new",
    "page-mode",
    "page-seats",
    "page-name",
    "page-public",
    "page-bots",
    "page-create",
    "page-join",
    "page-code",
    "page-open",
    "page-sit",
    "page-move",
    "page-play",
    "page-bot",
    "page-guest",
    "page-you",
    "page-fill",
    "page-start",
    "page-resign",
    "page-draw",
    "page-takeback",
    "page-hint",
    "page-rematch",
    "page-accept-draw",
    "page-accept-takeback",
    "page-accept-rematch",
    "page-phase-open",
    "page-phase-playing",
    "page-phase-over",
    "page-invite",
    "page-your-turn",
]
RENDERERS: list[OpenAPIRenderPlugin] = [DocsPage(path="/")]


@cache
def _page() -> str:
    told: dict[str, Any] = {"modes": list(MODES)}
    told |= {key: say(key, level="{level}", code="{code}") for key in _WORDS}
    told |= {f"mode-{mode}": say(f"mode-{mode}") for mode in MODES}
    told |= {_key("declined", code): say(f"declined-{code}") for code in Code}
    told |= {
        _key("refusal", code): say(f"refusal-{code}", pieces="{pieces}", squares="{squares}")
        for code in Refusal
    }
    words = plain_json.dumps(told).replace("<", "\\u003c")
    return (_FOLDER / "page.html").read_text(encoding="utf-8").replace("{words}", words)


def _key(family: str, code: str) -> str:
    return f"{family}-{code.replace('_', '-')}"


@get("/", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def start() -> str:
    """The open tables."""
    return _page()


@get("/{match:str}", media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def table(match: Annotated[str, PathParameter(pattern="^[0-9a-zA-Z]{8}$")]) -> str:  # noqa: ARG001
    """A table."""
    return _page()


@get("/plain/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str]) -> Response[bytes]:
    """What the page needs."""
    if name not in _KINDS:
        return Response(b"", status_code=404)
    headers = {"Cache-Control": "no-cache"}
    return Response((_FOLDER / name).read_bytes(), media_type=_KINDS[name], headers=headers)


@get("/join/{secret:str}", include_in_schema=False)
async def join(request: Request[Any, Any, State], secret: FromPath[str]) -> Redirect:
    """Exchange a link for a seat once; the secret does not stay in the address."""
    house = house_of(request)
    house.limits.spend("join", address_of(request, house.settings))
    player = player_of(request, house.signer)
    cookies = []
    if not player:
        token = house.signer.fresh()
        player = house.signer.player(token)
        cookies = [cookie(house, token)]
    match, _seat = await house.tables.join(secret, "", player)
    return Redirect(f"/{match}", cookies=cookies)


HANDLERS = [start, table, asset, join]
