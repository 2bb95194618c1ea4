"""The easel: hands drawings to the painter, one at a time."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from msgspec import json

from corridor.server.logs import log
from corridor.server.pictures.painter import LENGTH, Film

_MODULE = "corridor.server.pictures.painter"
_LONGEST = 30.0  # seconds for one picture
_LONGEST_FILM = 240.0


class NoPicture(Exception):
    """The painter has failed; the next drawing gets a new one."""


class Easel:
    """The painter's process: started for the first drawing, and anew if it has died."""

    def __init__(self) -> None:
        self.painter: Process | None = None
        self._turn = asyncio.Lock()

    async def png(self, drawing: str) -> bytes:
        """An SVG drawing as PNG; raises ``NoPicture``."""
        return await self._painted(drawing.encode(), _LONGEST)

    async def film(self, film: Film) -> bytes:
        """A game as an animated picture; raises ``NoPicture``."""
        return await self._painted(json.encode(film), _LONGEST_FILM)

    async def _painted(self, order: bytes, longest: float) -> bytes:
        async with self._turn:
            try:
                async with asyncio.timeout(longest):
                    pixels = await self._asked(order)
            except BaseException as error:
                self._dismiss()  # what it writes now would be taken for the next answer
                if not isinstance(error, OSError | EOFError | TimeoutError):
                    raise
                log.warning("painter_failed", error=type(error).__name__)
                raise NoPicture from error
        if not pixels:
            raise NoPicture
        return pixels

    async def close(self) -> None:
        """End the painter."""
        painter = self.painter
        self._dismiss()
        if painter is not None:
            await painter.wait()

    async def _asked(self, order: bytes) -> bytes:
        painter = self.painter
        if painter is None or painter.returncode is not None:
            painter = self.painter = await asyncio.create_subprocess_exec(
                sys.executable, "-m", _MODULE, stdin=PIPE, stdout=PIPE
            )
        if painter.stdin is None or painter.stdout is None:
            raise EOFError
        painter.stdin.write(len(order).to_bytes(LENGTH, "big") + order)
        await painter.stdin.drain()
        length = int.from_bytes(await painter.stdout.readexactly(LENGTH), "big")
        return await painter.stdout.readexactly(length)

    def _dismiss(self) -> None:
        painter, self.painter = self.painter, None
        if painter is not None:
            with suppress(ProcessLookupError):
                painter.kill()
