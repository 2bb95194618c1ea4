"""What stays the same until the program changes: asked for once, and then only whether it does."""

import gzip
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.status_codes import HTTP_200_OK

_WORTH_PACKING = 500  # bytes


@dataclass(frozen=True)
class Still:
    """Bytes with their kind, packed once for everybody."""

    data: bytes
    kind: str

    @cached_property
    def tag(self) -> str:
        """The same for the same bytes, however they travel."""
        return f'W/"{sha256(self.data).hexdigest()[:20]}"'

    @cached_property
    def packed(self) -> bytes:
        """Smaller, if that is worth it."""
        if len(self.data) < _WORTH_PACKING or self.kind == "image/png":
            return self.data
        return gzip.compress(self.data, mtime=0)


def answer(
    request: Request[Any, Any, State], still: Still, vary: str = "", *, status: int = HTTP_200_OK
) -> Response[bytes]:
    """The bytes, or that the asker has them already."""
    headers = {
        "ETag": still.tag,
        "Cache-Control": "no-cache",
        "Vary": ", ".join(filter(None, ("Accept-Encoding", vary))),
    }
    if status == HTTP_200_OK and _holds(request.headers.get("if-none-match", ""), still.tag):
        return Response(b"", status_code=304, headers=headers, media_type=still.kind)
    data = still.data
    if "gzip" in request.headers.get("accept-encoding", "") and still.packed is not still.data:
        data = still.packed
        headers["Content-Encoding"] = "gzip"
    return Response(data, status_code=status, headers=headers, media_type=still.kind)


def _holds(told: str, tag: str) -> bool:
    tags = {one.strip().removeprefix("W/") for one in told.split(",")}
    return "*" in tags or tag.removeprefix("W/") in tags
