"""The WebSocket: one connection, from its first word to its close code."""

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
from corridor.server.house import House
from corridor.server.live.session import Session, Sight
from corridor.server.logs import log
from corridor.server.web.origin import address_of, player_of, same_origin
from corridor.wire import FEATURES, VERSION
from corridor.wire import commands as cmd
from corridor.wire import messages as msg
from corridor.wire.codes import Code
from corridor.wire.commands import Command

MOST_BYTES = 16_384
_FIRST_WORD = 10.0  # seconds
_MOST_MISTAKES = 10
_MOST_SIGHTS = 50  # matches that one connection may watch

# Close codes, as docs/reference/wire.md explains them.
BAD_MESSAGE = 4400
BAD_ORIGIN = 4403
NO_HELLO = 4408
TOO_MANY = 4429
TOO_SLOW = 4410
BAD_VERSION = 4426
GOING_AWAY = 1012

_decoder: json.Decoder[Command] = json.Decoder(Command)


class Closed(Exception):
    """This connection ends, with a code."""

    def __init__(self, code: int, why: str) -> None:
        self.code = code
        self.why = why
        super().__init__(why)


@websocket("/ws", opt={"exclude_from_csrf": True})
async def socket(socket: WebSocket[Any, Any, State]) -> None:
    """Talk to one client."""
    house: House = socket.app.state.house
    if not same_origin(socket, house.settings):
        await socket.close(BAD_ORIGIN, str(Code.BAD_ORIGIN))
        return
    address = address_of(socket, house.settings)
    if not house.limits.connect(address):
        await socket.close(TOO_MANY, str(Code.TOO_MANY))
        return
    try:
        await socket.accept()
        metrics.sockets.inc()
        try:
            await _Talk(house, socket, Session(player_of(socket, house.signer), address)).run()
        finally:
            metrics.sockets.dec()
    finally:
        house.limits.disconnect(address)


class _Talk:
    def __init__(self, house: House, socket: WebSocket[Any, Any, State], session: Session) -> None:
        self.house = house
        self.socket = socket
        self.session = session
        self.mistakes = 0

    async def run(self) -> None:
        """Hear and tell until somebody ends it."""
        works = [
            asyncio.create_task(work)
            for work in (self._hear_all(), self._tell_all(), self.session.too_slow.wait())
        ]
        try:
            done, _others = await asyncio.wait(works, return_when=asyncio.FIRST_COMPLETED)
            await self._part(done, slow=self.session.too_slow.is_set())
        finally:
            left = list(self.session.sights)
            self.house.tables.audience.leave(self.session)
            await self.house.attendance.went(self.session, left)
            if self.session.seeking:
                with suppress(SQLAlchemyError, OSError):
                    await self.house.tables.store.unseek(self.session.player)
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
                log.error("socket_failed", error=repr(error))
        metrics.dropped.labels(why).inc()
        with suppress(Exception):
            again = code in (1011, TOO_SLOW, GOING_AWAY)
            async with asyncio.timeout(2):
                await self.socket.send_data(json.encode(msg.Bye(why, again)), "text")
                await self.socket.close(code, why)

    async def _tell_all(self) -> None:
        while True:
            data = await self.session.next_words()
            if not data:
                raise Closed(GOING_AWAY, "restart")
            await self.socket.send_data(data, "text")

    async def _hear_all(self) -> None:
        try:
            async with asyncio.timeout(_FIRST_WORD):
                first = await self._next()
        except TimeoutError:
            raise Closed(NO_HELLO, "no_hello") from None
        if not isinstance(first, cmd.Hello):
            raise Closed(NO_HELLO, "no_hello")
        if first.version != VERSION:
            raise Closed(BAD_VERSION, "bad_version")
        self.session.lines = "lines" in first.features
        self.session.tell(msg.Welcome(VERSION, FEATURES, self.session.player))
        self.house.tables.audience.sessions.add(self.session)
        while True:
            command = await self._next()
            if command is not None:
                await self._answer(command)

    async def _next(self) -> Command | None:
        """The next command; who cannot be understood again and again is sent away."""
        data = await self.socket.receive_data("text")
        try:
            self.house.limits.spend("message", self.session.address, self.session.player)
        except Declined as error:
            raise Closed(TOO_MANY, str(error.code)) from None
        try:
            if len(data) > MOST_BYTES:
                raise Closed(1009, str(Code.TOO_LARGE))
            if not data.startswith("{"):
                raise Closed(BAD_MESSAGE, str(Code.BAD_MESSAGE))
            return _decoder.decode(data)
        except (ValidationError, DecodeError, RecursionError, UnicodeError) as error:
            self.mistakes += 1
            if self.mistakes > _MOST_MISTAKES or not isinstance(error, ValidationError):
                raise Closed(BAD_MESSAGE, str(Code.BAD_MESSAGE)) from None
            self.session.tell(msg.Refused(0, Code.BAD_MESSAGE, {"why": str(error)[:200]}))
            return None

    async def _answer(self, command: Command) -> None:
        try:
            await self._carry_out(command)
        except Declined as error:
            self.session.tell(msg.Refused(command.rid, str(error.code), error.details))

    async def _carry_out(self, command: Command) -> None:
        session, house = self.session, self.house
        match command:
            case cmd.Ping():
                session.tell(msg.Pong(await house.tables.now()))
            case cmd.Hello():
                raise Closed(BAD_MESSAGE, str(Code.BAD_MESSAGE))
            case cmd.Subscribe():
                await self._subscribe(command)
            case cmd.Unsubscribe():
                if command.match in session.sights:
                    house.tables.audience.unwatch(session, command.match)
                    await house.attendance.went(session, [command.match])
            case cmd.Lobby():
                await house.lobby.show(session, on=command.on)
            case cmd.Seek():
                house.limits.spend("create", session.address, session.player)
                await house.lobby.seek(command, session)
            case cmd.Unseek():
                session.seeking = False
                await house.tables.store.unseek(session.player)
            case _:
                session.asked = True
                try:
                    message = await house.table_command(command, session.player, session.address)
                    session.tell(message)
                finally:
                    session.asked = False

    async def _subscribe(self, command: cmd.Subscribe) -> None:
        tables, session = self.house.tables, self.session
        if len(session.sights) >= _MOST_SIGHTS:
            raise decline(Code.TOO_MANY, seconds=0)
        now = await tables.now()
        sight = Sight(command.after, command.view, command.options)
        await tables.look(
            command.match, lambda match: tables.audience.watch(session, match, sight, now)
        )
        await self.house.attendance.came(session, command.match)
        await self.house.show_score(session, command.match)
