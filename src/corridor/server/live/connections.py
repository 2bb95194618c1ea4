"""Connections as uvicorn's protocols see them, with the limits that it lacks.

A request must be whole and an answer read in time, or the connection is closed; frames that ask
for no command (pings, pongs, parts of messages) are counted; the doors count connections. What
uvicorn itself refuses, since it is no request at all, is answered in the shape of every error.
"""

import asyncio
import logging
import time
from http import HTTPStatus
from typing import Any, cast

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Response

from corridor.match.decision import Declined
from corridor.server import metrics
from corridor.server.http.origin import caller, rate_key
from corridor.server.live.doors import Doors
from corridor.server.live.socket import SOCKET_PATH, TOO_MANY
from corridor.wire.codes import Code

_SLICE = 512  # bytes that are parsed before the limits are looked at again
_FORWARDED = b"x-forwarded-for"

_REASONS = {400: b"Bad Request", 408: b"Request Timeout", 429: b"Too Many Requests"}
# Functions of uvicorn whose lines about malformed requests are told by ours, with a code.
_TOLD_BY_US = ("handle_events", "_unsupported_upgrade_warning", "send_receive_event_to_app")


def _error(status: int, code: Code, *, seconds: int = 0) -> bytes:
    """A whole answer with an error, after which the connection is closed."""
    args = b'{"seconds":%d}' % seconds if seconds else b"{}"
    body = b'{"code":"%s","args":%s}' % (str(code).encode(), args)
    wait = b"Retry-After: %d\r\n" % seconds if seconds else b""
    head = b"HTTP/1.1 %d %s\r\nConnection: close\r\n" % (status, _REASONS[status])
    kind = b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    return head + wait + kind + b"\r\n" + body


_REFUSED = _error(429, Code.TOO_MANY, seconds=5)
_LATE = _error(408, Code.BAD_MESSAGE)
_MALFORMED = _error(400, Code.BAD_MESSAGE)


def _is_news(record: logging.LogRecord) -> bool:
    return record.funcName not in _TOLD_BY_US


logging.getLogger("uvicorn.error").addFilter(_is_news)


def doors_of(app: object) -> Doors:
    """The doors of the worker whose application this is, or is inside uvicorn's wrappers."""
    while not hasattr(app, "state") and hasattr(app, "app"):
        app = app.app
    return cast("Doors", cast("Any", app).state.services.doors)


class HttpConnection(H11Protocol):
    """A connection that speaks HTTP, until it is upgraded."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(*args, **kwargs)
        self._doors = doors_of(self.app)
        self._address: str | None = None  # set while it is counted
        self._reading = True  # a request is expected or has begun
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it; the first request must come in time."""
        super().connection_made(transport)
        address = rate_key(self.client[0]) if self.client else ""
        if not self._doors.enter(address):
            transport.write(_REFUSED)
            transport.close()
            return
        self._address = address
        self._within("request-seconds")

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        self._any_time()
        if self._address is not None:
            self._doors.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse it, and see whether the request is whole now."""
        if self._address is None:
            return
        if not self._reading:
            self._reading = True
            self._within("request-seconds")
        super().data_received(data)
        self._whole()

    def on_response_complete(self) -> None:
        """The next request may begin, or has begun already."""
        self._any_time()
        self._reading = False
        before = self.cycle
        super().on_response_complete()
        if self.cycle is not before:
            self._reading = True
            self._within("request-seconds")
            self._whole()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  the sentence of uvicorn
        """Answer what is no request; if an answer is under way already, it ends here."""
        metrics.dropped.labels("malformed").inc()
        self._doors.note_malformed(self._address or "", "request")
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_MALFORMED)
            self.transport.close()
        else:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on the WebSocket is counted instead."""
        self._any_time()
        if not self._may_upgrade(event):
            metrics.dropped.labels(str(Code.TOO_MANY)).inc()
            self.transport.write(_REFUSED)
            self.transport.close()
            return
        address, self._address = self._address, None
        self._reading = False
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketConnection) and address is not None:
            protocol.counted = address

    def _may_upgrade(self, event: h11.Request) -> bool:
        """Count a handshake like any request; the route of sockets counts its own, and says so."""
        if event.target.partition(b"?")[0] == SOCKET_PATH.encode():
            return True
        told = [value.decode("latin-1") for name, value in event.headers if name == _FORWARDED]
        address = caller(self.client[0] if self.client else "", told, self._doors.proxies)
        try:
            self._doors.limits.spend("request", address)
        except Declined:
            return False
        return True

    def _whole(self) -> None:
        """If the request is whole, the answer must be read in time."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        if self._reading and cycle is not None and not cycle.more_body:
            self._reading = False
            if not cycle.response_complete:
                self._within("answer-seconds")

    def _within(self, limit: str) -> None:
        self._any_time()
        seconds = self._doors.limits.table.counts[limit]
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _any_time(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        metrics.dropped.labels("too_late").inc()
        if self._reading and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(_LATE)
            self.transport.close()
        else:
            self.transport.abort()


class SocketConnection(WebSocketsSansIOProtocol):
    """A connection that is a WebSocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  uvicorn's own
        super().__init__(*args, **kwargs)
        self._doors = doors_of(self.app)
        self._most_waiting = self._doors.limits.table.counts["unanswered"]
        self._spare = self._doors.limits.fresh_bucket("ping")
        self._reject = self.conn.reject
        self.conn.reject = self._rejected  # type: ignore[method-assign]
        self.counted: str | None = None  # the address it is counted for
        self._over = False  # closed by us, which the application does not know yet

    def connection_lost(self, exc: Exception | None) -> None:
        """Count it no longer."""
        if self.counted is not None:
            self._doors.leave(self.counted)
            self.counted = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse it in slices: thousands of frames fit into what is received at once."""
        for start in range(0, len(data), _SLICE):
            if self.close_sent and self.transport.is_closing():
                return
            super().data_received(data[start : start + _SLICE])
            if self._doors.limits.on and self.queue.qsize() > self._most_waiting:
                self._flooded()

    def handle_parser_exception(self) -> None:
        """Close a connection whose frames make no sense."""
        metrics.dropped.labels("malformed").inc()
        self._doors.note_malformed(self.counted or "", "frame")
        super().handle_parser_exception()

    def _rejected(self, status: int, text: str) -> Response:
        """The answer to a handshake that is refused, with an error in its body."""
        code = Code.BAD_MESSAGE
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            code = Code.FAILED
        elif status == HTTPStatus.FORBIDDEN:  # by the application: it has no socket there
            status, code = HTTPStatus.NOT_FOUND, Code.NO_SUCH_MATCH
        else:
            metrics.dropped.labels("malformed").inc()
            self._doors.note_malformed(self.counted or "", "handshake")
        answer = self._reject(status, text)
        body = b'{"code":"%s","args":{}}' % str(code).encode()
        for name, value in (("Content-Type", "application/json"), ("Content-Length", len(body))):
            del answer.headers[name]
            answer.headers[name] = str(value)
        return Response(answer.status_code, answer.reason_phrase, answer.headers, body)

    async def send(self, message: ASGISendEvent) -> None:
        """Send for the application, unless the connection was closed meanwhile."""
        if self._over:
            raise ClientDisconnected
        await super().send(message)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note an answer to our ping."""
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a part to a message."""
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        if self._spare is None or self._spare.spend(time.monotonic()):
            return True
        self._flooded()
        return False

    def _flooded(self) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        metrics.dropped.labels(str(Code.TOO_MANY)).inc()
        self.conn.fail(TOO_MANY, str(Code.TOO_MANY))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self._over = True
        self.transport.close()
