"""Error responses: one JSON shape with a stable code, and the HTTP status of each code."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Args, Declined
from corridor.server.logs import log
from corridor.wire.codes import Code

_STATUS = {
    Code.BAD_MESSAGE: 400,
    Code.BAD_SETUP: 400,
    Code.BAD_SHARES: 400,
    Code.BAD_SECRET: 403,
    Code.BAD_CODE: 403,
    Code.BAD_TOKEN: 401,
    Code.BAD_ORIGIN: 403,
    Code.BANNED: 403,
    Code.NO_SUCH_MATCH: 404,
    Code.NO_SUCH_SEAT: 404,
    Code.NOT_SEATED: 403,
    Code.NOT_YOUR_SEAT: 403,
    Code.NOT_OWNER: 403,
    Code.NOT_CAPTAIN: 403,
    Code.ILLEGAL: 422,
    Code.TOO_MANY: 429,
    Code.TOO_LARGE: 413,
    Code.BUSY: 503,
}
_CONFLICT = 409
_HTTP_CODES = {413: Code.TOO_LARGE, 404: Code.NO_SUCH_MATCH, 429: Code.TOO_MANY}


class Error(Struct):
    """Why nothing was done: a stable code and its arguments."""

    code: str
    args: Args


def declined(_request: Request[Any, Any, State], error: Declined) -> Response[Error]:
    """A refused command or request."""
    status = _STATUS.get(error.code, _CONFLICT)
    wait = error.details.get("seconds")
    headers = {"Retry-After": str(wait)} if wait is not None else {}
    return Response(Error(str(error.code), error.details), status_code=status, headers=headers)


def http(_request: Request[Any, Any, State], error: HTTPException) -> Response[Error]:
    """A malformed request, or an unknown address."""
    code = _HTTP_CODES.get(error.status_code, Code.BAD_MESSAGE)
    why = {"why": str(error.detail)[:200]} if error.status_code < 500 else {}  # noqa: PLR2004
    return Response(
        Error(str(code), dict(why)), status_code=error.status_code, headers=error.headers
    )


def database(_request: Request[Any, Any, State], error: SQLAlchemyError) -> Response[Error]:
    """The database does not answer."""
    log.warning("database_failed", error=type(error).__name__)
    return Response(Error(str(Code.BUSY), {}), status_code=503, headers={"Retry-After": "1"})


HANDLERS: Any = {Declined: declined, HTTPException: http, SQLAlchemyError: database}
