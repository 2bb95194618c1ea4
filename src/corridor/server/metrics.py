"""Prometheus metrics, summed over all workers of a machine."""

import os
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # folder shared by workers; the name is prometheus_client's

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
dropped = Counter("corridor_dropped_sockets", "Sockets that were closed by us", ("why",),
                  registry=registry)  # fmt: skip


@cache
def answered(kind: str, answer: str) -> Counter:
    """The counter for a kind of command and its answer; cached, since labels are slow."""
    return commands.labels(kind, answer)


def text() -> bytes:
    """All metrics in the text format of Prometheus."""
    if FOLDER not in os.environ:
        return generate_latest(registry)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
