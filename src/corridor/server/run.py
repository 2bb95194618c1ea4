"""Starts the server: a port that is free, a clean end, and clients told to come again."""

import asyncio
import gc
import os
import signal
import socket as sockets
import subprocess
import sys
import tempfile
import time
import webbrowser
from collections.abc import Callable
from threading import Thread

import uvicorn
from prometheus_client.multiprocess import mark_process_dead

from corridor.server.live.socket import MOST_BYTES
from corridor.server.metrics import FOLDER as METRICS_FOLDER
from corridor.server.services import Services
from corridor.server.settings import ENVIRONMENT, Settings

PORTS_TRIED = 50
_HERE = ("127.0.0.1", "0.0.0.0")  # noqa: S104  how they are shown, not where we listen
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
_SWEEPS = (50_000, 20, 100)  # allocations until the young are swept, those until the older are
_GLANCE = 0.3  # seconds between looks at the workers
_LAST_WORDS = 0.1  # seconds until connections are closed
_GRACEFUL = 8  # seconds for what is being done when the server is told to end


class PortsTaken(OSError):
    """The wanted port is taken, and so are those that were tried after it."""


class _Server(uvicorn.Server):
    async def shutdown(self, sockets: "list[sockets.socket] | None" = None) -> None:
        """Say goodbye first."""
        app = self.config.loaded_app
        state = getattr(_inner(app), "state", None)
        services: Services | None = getattr(state, "services", None)
        if services is not None and services.ready:
            services.farewell()
            await asyncio.sleep(_LAST_WORDS)
        await super().shutdown(sockets)


def _inner(app: object) -> object:
    """The application inside uvicorn's wrappers."""
    while not hasattr(app, "state") and hasattr(app, "app"):
        app = app.app
    return app


def bind(host: str, port: int, *, tries: int = 1) -> sockets.socket:
    """A socket at the port, or at one of the next that is free."""
    family = sockets.AF_INET6 if ":" in host else sockets.AF_INET
    for candidate in range(port, port + tries):
        sock = sockets.socket(family)
        sock.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)
        try:
            sock.bind((host, candidate))
            sock.listen(2048)
        except OSError:
            sock.close()
            continue
        return sock
    raise PortsTaken(port)


def serve(settings: Settings, sock: sockets.socket, told: Callable[[str], None]) -> None:
    """Serve until somebody ends it; ``told`` gets the address."""
    host = sock.getsockname()[0]
    shown = "localhost" if host in _HERE else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{sock.getsockname()[1]}/"
    os.environ[ENVIRONMENT] = settings.text()
    told(address)
    if settings.open_browser:
        show(address)
    if settings.workers > 1:
        Supervisor(sock, settings.workers).run()
    else:
        work(sock)


def show(address: str) -> None:
    """Open the page where there is a screen; a slow browser keeps nobody waiting."""
    screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, _SCREENS))
    if screen:
        Thread(target=webbrowser.open, args=[address], daemon=True).start()


def work(sock: sockets.socket) -> None:
    """Be a worker, with the settings of the environment."""
    config = uvicorn.Config(
        "corridor.server.web.app:create_app",
        factory=True,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # messages are short, and each connection would keep a window
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACEFUL,
        proxy_headers=False,
    )
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _nothing_more)  # uvicorn raises them again after a clean end
    _sweep_seldom()
    _Server(config).run(sockets=[sock])


def _sweep_seldom() -> None:
    """Games in memory are many small values without cycles: looking for some stops everybody."""
    gc.freeze()
    gc.set_threshold(*_SWEEPS)


def _nothing_more(_signal: int, _frame: object) -> None:
    """Everything that an order to end asks for is done."""


class Supervisor:
    """Keeps workers running: one that dies is replaced, and all end together."""

    def __init__(self, sock: sockets.socket, count: int) -> None:
        self._sock = sock
        self._count = count
        self._ending = False

    def run(self) -> None:
        """Until somebody ends it; meanwhile the workers leave their numbers in one folder."""
        with tempfile.TemporaryDirectory(prefix="corridor-") as folder:
            os.environ[METRICS_FOLDER] = folder
            self._run()

    def _run(self) -> None:
        workers = [self._begin() for _ in range(self._count)]
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        while not self._ending:
            time.sleep(_GLANCE)
            if self._ending:
                break
            workers = [one if one.poll() is None else self._instead(one) for one in workers]
        for one in workers:
            one.terminate()
        for one in workers:
            one.wait()

    def _begin(self) -> "subprocess.Popen[bytes]":
        handle = self._sock.fileno()
        words = [sys.executable, "-m", "corridor.server.worker", str(handle)]
        return subprocess.Popen(words, pass_fds=[handle])  # noqa: S603  our own words

    def _instead(self, dead: "subprocess.Popen[bytes]") -> "subprocess.Popen[bytes]":
        mark_process_dead(dead.pid, os.environ[METRICS_FOLDER])  # type: ignore[no-untyped-call]
        return self._begin()

    def _end(self, _signal: int, _frame: object) -> None:
        self._ending = True
