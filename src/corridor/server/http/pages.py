"""Routes of the page: built files, catalogues, languages, and addresses that open the page."""

import asyncio
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Request, Response, get, route
from litestar.datastructures import State
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND

from corridor.i18n import languages
from corridor.server.http.catalogues import page_parts, part_for_pages
from corridor.server.http.docs_page import DocsPage
from corridor.server.http.language import COOKIE, Language, all_languages, language, reader_language
from corridor.server.http.previews import preview_tags
from corridor.server.http.static import Static, answer

FOLDER = Path(str(files("corridor") / "web"))
_KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
_HOME = "index.html"
_OPENING = b'<html lang="en" dir="ltr">'  # replaced by the language of the request
_HEAD_ENDS = b"</head>"
_PROGRAMS = frozenset(
    {"api", "game", "i18n", "image", "ws"}
)  # first path segments that never open the page
# Addresses that the page has a screen for; others get the page with status 404.
_SCREENS = re.compile(
    r"(?:new|watch|games|analysis|elsewhere|return|join(?:/[^/]+)?"
    r"|(?:learn|rules|puzzle|maze|editor)(?:/[a-z0-9-]+)?"
    r"|[0-9a-zA-Z]{8}(?:/review|/[0-9]{1,4})?)?"
)
_READS = [HttpMethod.GET, HttpMethod.HEAD]
RENDERERS: list[OpenAPIRenderPlugin] = [DocsPage(path="/")]


@lru_cache(maxsize=200)
def _file(path: Path, _changed: int) -> Static:
    return Static(path.read_bytes(), _KINDS[path.suffix])


def _built(name: str) -> Static:
    """A file of the built page; a rebuilt file is served without a restart."""
    path = FOLDER / name
    try:
        inside = path.resolve().is_relative_to(FOLDER.resolve())
        changed = path.stat().st_mtime_ns if inside and path.is_file() else None
    except (OSError, ValueError):  # too long, or with a sign that no name of a file can have
        changed = None
    if changed is None or path.suffix not in _KINDS:
        raise NotFoundException
    return _file(path, changed)


@lru_cache(maxsize=100)
def _in_language(page: Static, lang: str) -> Static:
    told = language(lang)
    opening = f'<html lang="{told.lang}" dir="{told.dir}">'.encode()
    return Static(page.data.replace(_OPENING, opening, 1), page.kind)


@route(["/", "/{path:path}"], http_method=_READS, include_in_schema=False)
async def page(request: Request[Any, Any, State], path: FromPath[str] = "") -> Response[bytes]:
    """A file of the page; any other address gets index.html, whose script reads the address."""
    name = path.strip("/")
    if "." in name.rpartition("/")[2] and name != _HOME:
        return answer(request, _built(name))
    if name.partition("/")[0] in _PROGRAMS:
        raise NotFoundException
    lang = reader_language(
        request.query_params.get("lang", ""),
        request.cookies.get(COOKIE, ""),
        request.headers.get("accept-language", ""),
    )
    known = name == _HOME or _SCREENS.fullmatch(name)
    status = HTTP_200_OK if known else HTTP_404_NOT_FOUND
    shown = _in_language(_built(_HOME), lang)
    tags = await preview_tags(request, name, lang)
    if tags:
        shown = Static(shown.data.replace(_HEAD_ENDS, tags + _HEAD_ENDS, 1), shown.kind)
    return answer(request, shown, vary="Accept-Language, Cookie", status=status)


@route("/i18n/{lang:str}/{name:str}", http_method=_READS, include_in_schema=False)
async def catalogue(
    request: Request[Any, Any, State], lang: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """The sentences of a part of the page; a page asks for those of the screen it shows."""
    part = name.removesuffix(".ftl")
    if part == name or part not in page_parts() or lang not in languages():
        raise NotFoundException
    return answer(request, await asyncio.to_thread(part_for_pages, lang, part))


@get("/api/languages", sync_to_thread=False)
def spoken() -> list[Language]:
    """All languages."""
    return all_languages()


@route("/api/docs.css", http_method=_READS, include_in_schema=False, sync_to_thread=False)
def docs_style(request: Request[Any, Any, State]) -> Response[bytes]:
    """The style sheet of /api/docs."""
    path = Path(str(files("corridor.server.http") / "docs.css"))
    return answer(request, _file(path, path.stat().st_mtime_ns))


HANDLERS = [docs_style, page, catalogue, spoken]
