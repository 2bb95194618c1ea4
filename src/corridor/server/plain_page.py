"""A plain page, where the real one has not been built."""

import json as plain_json
from functools import cache
from importlib.resources import files
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from corridor.i18n import say
from corridor.rules.errors import Refusal
from corridor.rules.modes import MODES
from corridor.server.still import Still
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


@cache
def plain_page() -> Still:
    """The page with its words."""
    told: dict[str, Any] = {"modes": list(MODES)}
    told |= {key: say(key, level="{level}", code="{code}") for key in _WORDS}
    told |= {f"mode-{mode}": say(f"mode-{mode}") for mode in MODES}
    told |= {_key("declined", code): say(f"declined-{code}") for code in Code}
    told |= {
        _key("refusal", code): say(f"refusal-{code}", pieces="{pieces}", squares="{squares}")
        for code in Refusal
    }
    words = plain_json.dumps(told).replace("<", "\\u003c")
    page = (_FOLDER / "page.html").read_text(encoding="utf-8").replace("{words}", words)
    return Still(page.encode(), "text/html")


def _key(family: str, code: str) -> str:
    return f"{family}-{code.replace('_', '-')}"


@get("/plain/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: FromPath[str]) -> Response[bytes]:
    """What the page needs."""
    if name not in _KINDS:
        return Response(b"", status_code=404)
    headers = {"Cache-Control": "no-cache"}
    return Response((_FOLDER / name).read_bytes(), media_type=_KINDS[name], headers=headers)


HANDLERS = [asset]
