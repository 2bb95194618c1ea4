"""Error responses: one JSON shape with a stable code, and the HTTP status of each code."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Args, Declined
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
    Code.FAILED: 500,
    Code.BAD_NAME: 400,
    Code.BAD_HOST: 421,
    Code.INVITED_ONLY: 403,
    Code.SENT_AWAY: 403,
    Code.NETWORK_SENT_AWAY: 403,
}
_CONFLICT = 409
_OURS = 500  # the first status of failures that are the server's
_LONGEST_WHERE = 100  # characters of an address in the log
_HTTP_CODES = {413: Code.TOO_LARGE, 404: Code.NO_SUCH_MATCH, 429: Code.TOO_MANY}


class Error(Struct):
    """Why nothing was done: a stable code and its arguments."""

    code: str
    args: Args


def declined(request: Request[Any, Any, State], error: Declined) -> Response[Error]:
    """A refused command or request."""
    status = _STATUS.get(error.code, _CONFLICT)
    if status >= _OURS:
        _note(request, error.__cause__)
    wait = error.details.get("seconds", 1 if error.code == Code.BUSY else None)
    headers = {"Retry-After": str(wait)} if wait is not None else {}
    return Response(Error(str(error.code), error.details), status_code=status, headers=headers)


def http(request: Request[Any, Any, State], error: HTTPException) -> Response[Error]:
    """A malformed request, or an unknown address."""
    if error.status_code >= _OURS:
        return failed(request, error)
    code = _HTTP_CODES.get(error.status_code, Code.BAD_MESSAGE)
    why = {"why": str(error.detail)[:200]}
    return Response(
        Error(str(code), dict(why)), status_code=error.status_code, headers=error.headers
    )


def database(request: Request[Any, Any, State], error: Exception) -> Response[Error]:
    """The database does not answer."""
    _note(request, error)
    return Response(Error(str(Code.BUSY), {}), status_code=503, headers={"Retry-After": "1"})


def failed(request: Request[Any, Any, State], error: Exception) -> Response[Error]:
    """Something that nobody foresaw; what is nested too deeply to be read is the caller's fault."""
    if isinstance(error, RecursionError):
        return Response(Error(str(Code.BAD_MESSAGE), {}), status_code=400)
    _note(request, error)
    return Response(Error(str(Code.FAILED), {}), status_code=500)


def _note(request: Request[Any, Any, State], error: BaseException | None) -> None:
    """One log line for each answer that says the server failed."""
    where = f"{request.method} {request.url.path}"[:_LONGEST_WHERE]
    request.app.state.services.readiness.note(error, where)


HANDLERS: Any = {
    Declined: declined,
    HTTPException: http,
    SQLAlchemyError: database,
    TimeoutError: database,
    Exception: failed,
}
