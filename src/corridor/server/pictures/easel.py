"""The easel: hands drawings to the painter, one at a time."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from corridor.server.logs import log
from corridor.server.pictures.painter import LENGTH

_MODULE = "corridor.server.pictures.painter"
_LONGEST = 30.0  # seconds for one picture


class NoPicture(Exception):
    """The painter has failed; the next drawing gets a new one."""


class Easel:
    """The painter's process: started for the first drawing, and anew if it has died."""

    def __init__(self) -> None:
        self.painter: Process | None = None
        self._turn = asyncio.Lock()

    async def png(self, drawing: str) -> bytes:
        """An SVG drawing as PNG; raises ``NoPicture``."""
        async with self._turn:
            try:
                async with asyncio.timeout(_LONGEST):
                    pixels = await self._asked(drawing.encode())
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

    async def _asked(self, drawing: bytes) -> bytes:
        painter = self.painter
        if painter is None or painter.returncode is not None:
            painter = self.painter = await asyncio.create_subprocess_exec(
                sys.executable, "-m", _MODULE, stdin=PIPE, stdout=PIPE
            )
        if painter.stdin is None or painter.stdout is None:
            raise EOFError
        painter.stdin.write(len(drawing).to_bytes(LENGTH, "big") + drawing)
        await painter.stdin.drain()
        length = int.from_bytes(await painter.stdout.readexactly(LENGTH), "big")
        return await painter.stdout.readexactly(length)

    def _dismiss(self) -> None:
        painter, self.painter = self.painter, None
        if painter is not None:
            with suppress(ProcessLookupError):
                painter.kill()
