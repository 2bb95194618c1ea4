"""The WebSocket route: one connection, from `hello` to its close code."""

import asyncio
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from msgspec import DecodeError, ValidationError, json
from sqlalchemy.exc import SQLAlchemyError

from corridor.match.decision import Declined, decline
from corridor.server import metrics
from corridor.server.http.origin import address_of, known_host, player_of, same_origin
from corridor.server.live.session import BANNED, GOING_AWAY, SIGNED_OUT, Session, Sight
from corridor.server.services import Services
from corridor.wire import FEATURES, VERSION
from corridor.wire import commands as cmd
from corridor.wire import messages as msg
from corridor.wire.codes import Code
from corridor.wire.commands import Command

SOCKET_PATH = "/ws"

# Close codes, as docs/reference/wire.md explains them.
BAD_MESSAGE = 4400
BAD_ORIGIN = 4403
NO_HELLO = 4408
TOO_MANY = 4429
TOO_SLOW = 4410
BAD_VERSION = 4426

_BANNED = (BANNED, str(Code.BANNED))
_decoder: json.Decoder[Command] = json.Decoder(Command)


class Closed(Exception):
    """Ends the connection with a close code."""

    def __init__(self, code: int, why: str) -> None:
        self.code = code
        self.why = why
        super().__init__(why)


@websocket(SOCKET_PATH, opt={"exclude_from_csrf": True})
async def socket(socket: WebSocket[Any, Any, State]) -> None:
    """Serve one client."""
    services: Services = socket.app.state.services
    settings = services.settings
    if not known_host(socket, settings) or not same_origin(socket, settings):
        await _refuse(socket, BAD_ORIGIN, Code.BAD_ORIGIN)
        return
    address = address_of(socket, settings)
    player = player_of(socket, services.signer)
    if not _may_open(services, address, player):
        await _refuse(socket, TOO_MANY, Code.TOO_MANY)
        return
    try:
        await socket.accept()
        metrics.sockets.inc()
        try:
            unread = int(services.limits.table.counts["unread"])
            await _Connection(services, socket, Session(player, address, unread)).run()
        finally:
            metrics.sockets.dec()
    finally:
        services.limits.disconnect(address, player)


def _may_open(services: Services, address: str, player: str) -> bool:
    """Count a socket that opens; ``False`` if too many were opened or are open."""
    try:
        services.limits.spend("open", address, player)
    except Declined:
        return False
    return services.limits.connect(address, player)


async def _refuse(socket: WebSocket[Any, Any, State], code: int, why: Code) -> None:
    """Accept and close: a browser tells its page nothing of a connection that was not accepted."""
    metrics.dropped.labels(str(why)).inc()
    await socket.accept()
    await socket.send_data(json.encode(msg.Bye(str(why), again=False)), "text")
    await socket.close(code, str(why))


class _Connection:
    def __init__(
        self, services: Services, socket: WebSocket[Any, Any, State], session: Session
    ) -> None:
        self.services = services
        self.socket = socket
        self.session = session
        self.mistakes = 0
        self.counts = services.limits.table.counts

    async def run(self) -> None:
        """Receive and send until either side ends the connection."""
        works = [
            asyncio.create_task(work)
            for work in (self._receive_all(), self._send_all(), self.session.too_slow.wait())
        ]
        try:
            done, _others = await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
            await self._part(done, slow=self.session.too_slow.is_set())
        finally:
            left = list(self.session.sights)
            self.services.audience.leave(self.session)
            await self.services.attendance.went(self.session, left)
            if self.session.seeking:
                with suppress(SQLAlchemyError, OSError):
                    await self.services.seeks.stop(self.session)
            for work in works:
                work.cancel()
            await asyncio.gather(*works, return_exceptions=True)

    async def _part(self, done: "set[asyncio.Task[Any]]", *, slow: bool) -> None:
        errors = [task.exception() for task in done]
        code, why = (TOO_SLOW, "too_slow") if slow else (1011, "error")
        for error in errors:
            if isinstance(error, Closed):
                code, why = error.code, error.why
            elif isinstance(error, WebSocketDisconnect | OSError):
                return
            elif error is not None:
                self.services.readiness.note(error, "socket")
        metrics.dropped.labels(why).inc()
        with suppress(Exception):
            again = code in (1011, TOO_SLOW, GOING_AWAY, SIGNED_OUT)
            async with asyncio.timeout(2):
                await self.socket.send_data(json.encode(msg.Bye(why, again)), "text")
                await self.socket.close(code, why)

    async def _send_all(self) -> None:
        while True:
            data = await self.session.next_data()
            if not data and self.session.parting is not None:
                raise Closed(*self.session.parting)
            await self.socket.send_data(data, "text")

    async def _receive_all(self) -> None:
        try:
            async with asyncio.timeout(self.counts["hello-seconds"]):
                first = await self._next()
        except TimeoutError:
            raise Closed(NO_HELLO, "no_hello") from None
        if not isinstance(first, cmd.Hello):
            raise Closed(NO_HELLO, "no_hello")
        if first.version != VERSION:
            raise Closed(BAD_VERSION, "bad_version")
        if self.services.bans.applies(self.session.player, self.session.address):
            raise Closed(*_BANNED)
        self.session.lines = "lines" in first.features
        self.session.tell(msg.Welcome(VERSION, FEATURES, self.session.player))
        self.services.audience.sessions.add(self.session)
        while True:
            command = await self._next()
            if command is not None:
                await self._answer(command)

    async def _next(self) -> Command | None:
        """The next command; ``None`` for an invalid one. Too many of them end the connection."""
        data = await self.socket.receive_data("text")
        try:
            self.services.limits.spend("message", self.session.address, self.session.player)
        except Declined as error:
            raise Closed(TOO_MANY, str(error.code)) from None
        try:
            if len(data) > self.counts["message-bytes"]:
                raise Closed(1009, str(Code.TOO_LARGE))
            if not data.startswith("{"):
                raise Closed(BAD_MESSAGE, str(Code.BAD_MESSAGE))
            return _decoder.decode(data)
        except (ValidationError, DecodeError, RecursionError, UnicodeError) as error:
            self.mistakes += 1
            many = self.mistakes > self.counts["mistakes"]
            if many or not isinstance(error, ValidationError):
                raise Closed(BAD_MESSAGE, str(Code.BAD_MESSAGE)) from None
            self.session.tell(msg.Refused(0, Code.BAD_MESSAGE, {"why": str(error)[:200]}))
            return None

    async def _answer(self, command: Command) -> None:
        try:
            await self._carry_out(command)
        except Declined as error:
            self.services.note_fault(error, type(command).__name__.lower())
            self.session.tell(msg.Refused(command.rid, str(error.code), error.details))

    async def _carry_out(self, command: Command) -> None:
        session, services = self.session, self.services
        match command:
            case cmd.Ping():
                session.tell(msg.Pong(await services.store.now()))
            case cmd.Hello():
                raise Closed(BAD_MESSAGE, str(Code.BAD_MESSAGE))
            case cmd.Subscribe():
                await self._subscribe(command)
            case cmd.Unsubscribe():
                if command.match in session.sights:
                    services.audience.unwatch(session, command.match)
                    await services.attendance.went(session, [command.match])
            case cmd.Lobby():
                if command.on:
                    services.limits.spend("subscribe", session.address, session.player)
                await services.lobby.show(session, on=command.on)
            case cmd.Seek():
                services.limits.spend("create", session.address, session.player)
                await services.seeks.seek(command, session)
            case cmd.Meet():
                services.limits.spend("create", session.address, session.player)
                await services.seeks.meet(command, session)
            case cmd.Unseek():
                await services.seeks.stop(session)
            case _:
                session.asked = True
                try:
                    message = await services.player_commands.answer(
                        command, session.player, session.address
                    )
                    session.tell(message)
                finally:
                    session.asked = False

    async def _subscribe(self, command: cmd.Subscribe) -> None:
        services, session = self.services, self.session
        services.limits.spend("subscribe", session.address, session.player)
        is_new = command.match not in session.sights
        if is_new and len(session.sights) >= self.counts["watched"]:
            raise decline(Code.TOO_MANY, seconds=0)  # waiting does not help
        now = await services.store.now()
        sight = Sight(command.after, command.view, command.options)
        await services.matches.look(
            command.match, lambda match: services.audience.watch(session, match, sight, now)
        )
        await services.attendance.came(session, command.match)
        await services.summaries.tell_one(session, command.match)
