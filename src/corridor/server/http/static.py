"""Static responses: ETag, gzipped once."""

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.status_codes import HTTP_200_OK

_WORTH_GZIP = 500  # bytes
_PACKED = ("image/gif", "image/png")  # gzip gains nothing


@dataclass(frozen=True)
class Static:
    """Bytes with their media type; ETag and gzipped form are computed once."""

    data: bytes
    kind: str
    name: str = ""  # if it stands for the content, the ETag is made from it

    @cached_property
    def tag(self) -> str:
        """A weak ETag of the content, the same with and without gzip."""
        return tag_of(self.name.encode() or self.data)

    @cached_property
    def gzipped(self) -> bytes:
        """The gzipped bytes; the plain ones where gzip gains nothing."""
        if len(self.data) < _WORTH_GZIP or self.kind in _PACKED:
            return self.data
        return gzip.compress(self.data, mtime=0)


def tag_of(content: bytes) -> str:
    """A weak ETag."""
    return f'W/"{sha256(content).hexdigest()[:20]}"'


def has(request: Request[Any, Any, State], tag: str) -> bool:
    """Whether the client has the content with this ETag."""
    return _holds(request.headers.get("if-none-match", ""), tag)


def answer(
    request: Request[Any, Any, State], static: Static, vary: str = "", *, status: int = HTTP_200_OK
) -> Response[bytes]:
    """The bytes, or 304 if the client has them."""
    headers = {
        "ETag": static.tag,
        "Cache-Control": "no-cache",
        "Vary": ", ".join(filter(None, ("Accept-Encoding", vary))),
    }
    if status == HTTP_200_OK and has(request, static.tag):
        return Response(b"", status_code=304, headers=headers, media_type=static.kind)
    data = static.data
    if "gzip" in request.headers.get("accept-encoding", "") and static.gzipped is not static.data:
        data = static.gzipped
        headers["Content-Encoding"] = "gzip"
    return Response(data, status_code=status, headers=headers, media_type=static.kind)


def _holds(told: str, tag: str) -> bool:
    tags = {one.strip().removeprefix("W/") for one in told.split(",")}
    return "*" in tags or tag.removeprefix("W/") in tags
