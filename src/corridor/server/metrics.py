"""Numbers about the server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
commands = Counter("corridor_commands", "Commands by kind and answer", ("kind", "answer"),
                   registry=registry)  # fmt: skip
committed = Counter("corridor_events", "Committed events", registry=registry)
sockets = Gauge("corridor_sockets", "Open WebSockets", registry=registry)
cached = Gauge("corridor_matches_in_memory", "Matches in memory", registry=registry)
answer_time = Histogram("corridor_command_seconds", "From command to commit", registry=registry)
bot_time = Histogram("corridor_bot_seconds", "Time a bot thinks", registry=registry)
dropped = Counter("corridor_dropped_sockets", "Sockets that were closed by us", ("why",),
                  registry=registry)  # fmt: skip


def text() -> bytes:
    """All numbers as Prometheus reads them."""
    return generate_latest(registry)
