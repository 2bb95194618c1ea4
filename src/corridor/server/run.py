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
from corridor.server.identity import signer
from corridor.server.limit_table import read_limits
from corridor.server.live.connections import HttpConnection, SocketConnection
from corridor.server.live.doors import raise_open_files
from corridor.server.logs import log
from corridor.server.metrics import FOLDER as METRICS_FOLDER
from corridor.server.services import Services
from corridor.server.settings import ENVIRONMENT, Settings, from_environment
from corridor.server.storage.faults import fault_of
from corridor.server.storage.store import Store

Told: TypeAlias = Callable[[str], None]  # called with an address

PORTS_TRIED = 50
_HERE = ("127.0.0.1", "0.0.0.0")  # noqa: S104  shown as localhost; not an address to bind
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")  # set where a browser can be opened
_GC_THRESHOLDS = (50_000, 20, 100)  # of the three generations
_SWITCH = 0.001  # seconds that a thread computes before the event loop may have its turn
_POLL = 0.3  # seconds between looks at the workers
_FAREWELL = 0.1  # seconds for clients to read the farewell
_GRACEFUL = 8  # seconds for requests under way when the server is told to end
_SOON = 10.0  # seconds: a worker that dies sooner is started again after a pause
_FIRST_PAUSE, _LONGEST_PAUSE = 0.5, 30.0  # seconds
START_FAILED = 3  # the exit code of a worker that could not start


class PortsTaken(OSError):
    """The wanted port is taken, and so are all that were tried after it."""


class MetricsTaken(OSError):
    """The address for the metrics cannot be had."""


class _Server(uvicorn.Server):
    failed = False  # the server could not start

    async def startup(self, sockets: "list[sockets.socket] | None" = None) -> None:
        """Open the database first: what is wrong with it is one line, and no traceback."""
        services = self._services()
        try:
            if services is not None:
                await services.open()
        except Exception as error:  # noqa: BLE001  any failure ends the worker
            log.error("start_failed", fault=fault_of(error), error=type(error).__name__)
            self.failed = self.should_exit = True
            if services is not None:
                await services.store.close()  # its threads would complain of the closed loop
            return
        await super().startup(sockets)

    async def shutdown(self, sockets: "list[sockets.socket] | None" = None) -> None:
        """Ask clients to connect again before the sockets are closed."""
        services = self._services()
        if services is not None and services.ready:
            services.farewell()
            await asyncio.sleep(_FAREWELL)
        await super().shutdown(sockets)

    def _services(self) -> Services | None:
        state = getattr(_inner(self.config.loaded_app), "state", None)
        found: Services | None = getattr(state, "services", None)
        return found

    def end(self, _signal: int, _frame: object) -> None:
        """A signal handler for the time before uvicorn has its own, and after."""
        self.should_exit = True


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


def serve(settings: Settings, sock: sockets.socket, told: Told, told_metrics: Told) -> int:
    """Serve until SIGTERM or SIGINT; the last two are called with the addresses. The exit code."""
    host = sock.getsockname()[0]
    shown = "localhost" if host in _HERE else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{sock.getsockname()[1]}/"
    os.environ[ENVIRONMENT] = settings.text()
    if settings.lang:
        address += f"?lang={settings.lang}"
    told(address)
    if settings.open_browser:
        show(address)
    if settings.workers > 1:
        Supervisor(sock, settings, told_metrics).run()
        return 0
    _serve_metrics(settings, told_metrics)
    return work(sock)


def prepare(settings: Settings) -> None:
    """Open the database once before anything is served; raises what is wrong with it."""

    async def opened() -> None:
        store = Store(settings)
        try:
            await store.open()
        finally:
            await store.close()

    signer(settings)
    asyncio.run(opened())


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


def work(sock: sockets.socket) -> int:
    """Run a worker in this process, with the settings of the environment; its exit code."""
    raise_open_files()
    config = configured("corridor.server.http.app:create_app", from_environment(), factory=True)
    server = _Server(config)
    for number in (signal.SIGTERM, signal.SIGINT):
        # Until uvicorn listens, and again when it raises them anew after a clean end.
        signal.signal(number, server.end)
    _collect_rarely()
    sys.setswitchinterval(_SWITCH)
    server.run(sockets=[sock])
    return START_FAILED if server.failed else 0


def configured(app: Any, settings: Settings, *, factory: bool = False) -> uvicorn.Config:  # noqa: ANN401
    """How uvicorn serves the application, or the one that a factory makes."""
    counts = read_limits(settings.limit).counts
    return uvicorn.Config(
        app,
        factory=factory,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=int(counts["message-bytes"]),
        ws_per_message_deflate=False,  # messages are short, and it costs memory
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=int(counts["idle-seconds"]),
        timeout_graceful_shutdown=_GRACEFUL,
        proxy_headers=False,
    )


def _collect_rarely() -> None:
    """Objects of games are acyclic: a full garbage collection only causes pauses."""
    gc.freeze()
    gc.set_threshold(*_GC_THRESHOLDS)


class Supervisor:
    """Keeps several worker processes running: replaces dead ones, and ends all together."""

    def __init__(self, sock: sockets.socket, settings: Settings, told_metrics: Told) -> None:
        self._sock = sock
        self._settings = settings
        self._told_metrics = told_metrics
        self._ending = False
        # Workers hold the other end: when this process is killed, they read its end.
        self._alive_read, self._alive = os.pipe()

    def run(self) -> None:
        """Run until SIGTERM or SIGINT; workers share a folder for their metrics."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        with tempfile.TemporaryDirectory(prefix="corridor-") as folder:
            os.environ[METRICS_FOLDER] = folder
            _serve_metrics(self._settings, self._told_metrics)
            self._run()

    def _run(self) -> None:
        places = [_Place(self._start_worker()) for _ in range(self._settings.workers)]
        while not self._ending:
            time.sleep(_POLL)
            for place in places:
                if not self._ending:
                    self._look_after(place)
        for place in places:
            place.process.terminate()
        for place in places:
            place.process.wait()

    def _look_after(self, place: "_Place") -> None:
        """Replace a worker that has died, when its pause is over."""
        code = place.process.poll()
        if code is None:
            return
        if place.again_at is None:
            mark_process_dead(place.process.pid, os.environ[METRICS_FOLDER])  # type: ignore[no-untyped-call]
            pause = place.died()
            log.warning("worker_ended", exit=code, again_in=pause)
        elif time.monotonic() >= place.again_at:
            place.replace(self._start_worker())

    def _start_worker(self) -> "subprocess.Popen[bytes]":
        handles = [self._sock.fileno(), self._alive_read]
        command = [sys.executable, "-m", "corridor.server.worker", *map(str, handles)]
        return subprocess.Popen(command, pass_fds=handles)  # noqa: S603  our own command

    def _end(self, _signal: int, _frame: object) -> None:
        self._ending = True


class _Place:
    """The place of a worker: its process, and the pause before the next one."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self._pause = 0.0
        self.replace(process)

    def replace(self, process: "subprocess.Popen[bytes]") -> None:
        """A new process has been started."""
        self.process = process
        self.again_at: float | None = None
        self._began = time.monotonic()

    def died(self) -> float:
        """The pause before the next process: longer each time one dies soon after its start."""
        soon = time.monotonic() - self._began < _SOON
        self._pause = min(_LONGEST_PAUSE, max(_FIRST_PAUSE, 2 * self._pause)) if soon else 0.0
        self.again_at = time.monotonic() + self._pause
        return self._pause


def end_with(handle: int) -> None:
    """End this worker when the other end of a pipe is closed: its supervisor has been killed."""

    def watch() -> None:
        while os.read(handle, 1):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    Thread(target=watch, daemon=True).start()
