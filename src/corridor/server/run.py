"""Starts the server: finds a port, runs one or several workers, ends them cleanly."""

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
from typing import Any, TypeAlias

import uvicorn
from prometheus_client.multiprocess import mark_process_dead

from corridor.server import metrics
from corridor.server.limit_table import read_limits
from corridor.server.live.connections import HttpConnection, SocketConnection
from corridor.server.live.doors import raise_open_files
from corridor.server.live.socket import MOST_BYTES
from corridor.server.metrics import FOLDER as METRICS_FOLDER
from corridor.server.services import Services
from corridor.server.settings import ENVIRONMENT, Settings, from_environment

Told: TypeAlias = Callable[[str], None]  # called with an address

PORTS_TRIED = 50
_HERE = ("127.0.0.1", "0.0.0.0")  # noqa: S104  shown as localhost; not an address to bind
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # set where a browser can be opened
_GC_THRESHOLDS = (50_000, 20, 100)  # of the three generations
_POLL = 0.3  # seconds between looks at the workers
_FAREWELL = 0.1  # seconds for clients to read the farewell
_GRACEFUL = 8  # seconds for requests under way when the server is told to end


class PortsTaken(OSError):
    """The wanted port is taken, and so are all that were tried after it."""


class MetricsTaken(OSError):
    """The address for the metrics cannot be had."""


class _Server(uvicorn.Server):
    async def shutdown(self, sockets: "list[sockets.socket] | None" = None) -> None:
        """Ask clients to connect again before the sockets are closed."""
        app = self.config.loaded_app
        state = getattr(_inner(app), "state", None)
        services: Services | None = getattr(state, "services", None)
        if services is not None and services.ready:
            services.farewell()
            await asyncio.sleep(_FAREWELL)
        await super().shutdown(sockets)


def _inner(app: object) -> object:
    """The application inside uvicorn's wrappers."""
    while not hasattr(app, "state") and hasattr(app, "app"):
        app = app.app
    return app


def bind(host: str, port: int, *, tries: int = 1) -> sockets.socket:
    """A listening socket at the port, or at the next free one of ``tries`` ports."""
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


def serve(settings: Settings, sock: sockets.socket, told: Told, told_metrics: Told) -> None:
    """Serve until SIGTERM or SIGINT; the last two are called with the addresses."""
    host = sock.getsockname()[0]
    shown = "localhost" if host in _HERE else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{sock.getsockname()[1]}/"
    os.environ[ENVIRONMENT] = settings.text()
    told(address)
    if settings.open_browser:
        show(address)
    if settings.workers > 1:
        Supervisor(sock, settings, told_metrics).run()
    else:
        _serve_metrics(settings, told_metrics)
        work(sock)


def _serve_metrics(settings: Settings, told: Told) -> None:
    """Serve the metrics where the settings say; ``told`` is called with their address."""
    wanted = metrics.parse_address(settings.metrics)
    if wanted is None:
        return
    try:
        told(metrics.serve(*wanted))
    except OSError as error:
        raise MetricsTaken(settings.metrics) from error


def show(address: str) -> None:
    """Open the page in a browser if there is a screen, without waiting for the browser."""
    screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, _SCREENS))
    if screen:
        Thread(target=webbrowser.open, args=[address], daemon=True).start()


def work(sock: sockets.socket) -> None:
    """Run a worker in this process, with the settings of the environment."""
    raise_open_files()
    config = configured("corridor.server.http.app:create_app", from_environment(), factory=True)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _ignore)  # uvicorn raises them again after a clean end
    _collect_rarely()
    _Server(config).run(sockets=[sock])


def configured(app: Any, settings: Settings, *, factory: bool = False) -> uvicorn.Config:  # noqa: ANN401
    """How uvicorn serves the application, or the one that a factory makes."""
    return uvicorn.Config(
        app,
        factory=factory,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # messages are short, and it costs memory
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=int(read_limits(settings.limit).counts["idle-seconds"]),
        timeout_graceful_shutdown=_GRACEFUL,
        proxy_headers=False,
    )


def _collect_rarely() -> None:
    """Objects of games are acyclic: a full garbage collection only causes pauses."""
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)


def _ignore(_signal: int, _frame: object) -> None:
    """A signal handler that does nothing: the server has ended already."""


class Supervisor:
    """Keeps several worker processes running: replaces dead ones, and ends all together."""

    def __init__(self, sock: sockets.socket, settings: Settings, told_metrics: Told) -> None:
        self._sock = sock
        self._settings = settings
        self._told_metrics = told_metrics
        self._ending = False

    def run(self) -> None:
        """Run until SIGTERM or SIGINT; workers share a folder for their metrics."""
        with tempfile.TemporaryDirectory(prefix="corridor-") as folder:
            os.environ[METRICS_FOLDER] = folder
            _serve_metrics(self._settings, self._told_metrics)
            self._run()

    def _run(self) -> None:
        workers = [self._start_worker() for _ in range(self._settings.workers)]
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        while not self._ending:
            time.sleep(_POLL)
            if self._ending:
                break
            workers = [one if one.poll() is None else self._replace(one) for one in workers]
        for one in workers:
            one.terminate()
        for one in workers:
            one.wait()

    def _start_worker(self) -> "subprocess.Popen[bytes]":
        handle = self._sock.fileno()
        command = [sys.executable, "-m", "corridor.server.worker", str(handle)]
        return subprocess.Popen(command, pass_fds=[handle])  # noqa: S603  our own command

    def _replace(self, dead: "subprocess.Popen[bytes]") -> "subprocess.Popen[bytes]":
        mark_process_dead(dead.pid, os.environ[METRICS_FOLDER])  # type: ignore[no-untyped-call]
        return self._start_worker()

    def _end(self, _signal: int, _frame: object) -> None:
        self._ending = True
