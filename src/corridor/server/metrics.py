"""Prometheus metrics, summed over all workers of a machine, at an address of their own.

They are not among the routes of the application: its address is public, theirs is for the host.
"""

import os
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    start_http_server,
)
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # folder shared by workers; the name is prometheus_client's
_LAST_PORT = 65_535

registry = CollectorRegistry()
commands = Counter("corridor_commands", "Commands by kind and answer", ("kind", "answer"),
                   registry=registry)  # fmt: skip
committed = Counter("corridor_events", "Committed events", registry=registry)
sockets = Gauge("corridor_sockets", "Open WebSockets", registry=registry,
                multiprocess_mode="livesum")  # fmt: skip
cached = Gauge("corridor_matches_in_memory", "Matches in memory", registry=registry,
               multiprocess_mode="livesum")  # fmt: skip
answer_time = Histogram("corridor_command_seconds", "From command to commit", registry=registry)
bot_time = Histogram("corridor_bot_seconds", "Time a bot thinks", registry=registry)
fairness = Counter("corridor_fairness", "Trials of positions by how they ended", ("end",),
                   registry=registry)  # fmt: skip
reviews = Counter("corridor_reviews", "Reviews by how they ended", ("end",), registry=registry)
dropped = Counter("corridor_dropped_sockets", "Sockets that were closed by us", ("why",),
                  registry=registry)  # fmt: skip


@cache
def answered(kind: str, answer: str) -> Counter:
    """The counter for a kind of command and its answer; cached, since labels are slow."""
    return commands.labels(kind, answer)


def parse_address(text: str) -> tuple[str, int] | None:
    """Host and port of ``HOST:PORT``; ``None`` if the text is something else.

    >>> parse_address("127.0.0.1:9464"), parse_address("[::1]:0"), parse_address("9464")
    (('127.0.0.1', 9464), ('::1', 0), None)
    """
    host, _, port = text.rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not port.isascii() or not port.isdecimal() or int(port) > _LAST_PORT:
        return None
    return host, int(port)


def serve(host: str, port: int) -> str:
    """Serve the metrics from a thread of this process; returns their address."""
    server, _thread = start_http_server(port, host, registry=_registry())
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{server.server_port}/metrics"


def _registry() -> CollectorRegistry:
    """The metrics of this process, or of all workers that share the folder."""
    if FOLDER not in os.environ:
        return registry
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return together
