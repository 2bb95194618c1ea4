"""``corridor serve``: runs the server."""

import os
from importlib.util import find_spec
from typing import TYPE_CHECKING

import click

from corridor.cli.speech.help import ASKED_LANGUAGE, Command, Option
from corridor.cli.speech.refusals import Misuse, Refusal
from corridor.i18n import say

if TYPE_CHECKING:
    from corridor.server.settings import Settings

_PORT = 8080


@click.command("serve", cls=Command, help="cli-help-serve", epilog="cli-help-serve-more")
@click.option("--host", cls=Option, default="127.0.0.1", show_default=True, help="cli-help-host")
@click.option("--port", cls=Option, type=click.IntRange(0, 65535), help="cli-help-port")
@click.option("--database", cls=Option, metavar="URL", envvar="CORRIDOR_DATABASE", default="",
              help="cli-help-database")  # fmt: skip
@click.option("--valkey", cls=Option, metavar="URL", envvar="CORRIDOR_VALKEY", default="",
              help="cli-help-valkey")  # fmt: skip
@click.option("--data", cls=Option, metavar="FOLDER", envvar="CORRIDOR_DATA", default="",
              help="cli-help-data")  # fmt: skip
@click.option("--workers", cls=Option, type=click.IntRange(1, 64), default=1, show_default=True,
              help="cli-help-workers")  # fmt: skip
@click.option("--db-pool", cls=Option, type=click.IntRange(2, 1000), envvar="CORRIDOR_DB_POOL",
              default=16, show_default=True, help="cli-help-db-pool")  # fmt: skip
@click.option("--keep-days", cls=Option, type=click.IntRange(0, 36_500), default=0,
              envvar="CORRIDOR_KEEP_DAYS", metavar="DAYS", help="cli-help-keep-days")  # fmt: skip
@click.option("--durable", cls=Option, is_flag=True, help="cli-help-durable")
@click.option("--origin", "origins", cls=Option, multiple=True, metavar="ORIGIN",
              help="cli-help-origin")  # fmt: skip
@click.option(
    "--proxies", cls=Option, type=click.IntRange(0, 9), default=0, help="cli-help-proxies"
)
@click.option("--allowed-host", "hosts", cls=Option, multiple=True, metavar="HOST",
              help="cli-help-allowed-host")  # fmt: skip
@click.option("--https", "secure", cls=Option, is_flag=True, help="cli-help-https")
@click.option("--metrics", cls=Option, metavar="HOST:PORT", envvar="CORRIDOR_METRICS", default="",
              help="cli-help-metrics")  # fmt: skip
@click.option("--limit", "limit", cls=Option, multiple=True, metavar="NAME=VALUE",
              help="cli-help-limit")  # fmt: skip
@click.option("--review-nodes", cls=Option, type=click.IntRange(1, 10**9), metavar="NODES",
              help="cli-help-serve-review-nodes")  # fmt: skip
@click.option("--review-cluster", cls=Option, metavar="ADDRESS", default="",
              envvar="CORRIDOR_REVIEW_CLUSTER", help="cli-help-serve-review-cluster")  # fmt: skip
@click.option("--open", "open_browser", cls=Option, is_flag=True, help="cli-help-open")
def command(
    *,
    host: str,
    port: int | None,
    database: str,
    valkey: str,
    data: str,
    workers: int,
    db_pool: int,
    keep_days: int,
    durable: bool,
    origins: tuple[str, ...],
    proxies: int,
    hosts: tuple[str, ...],
    secure: bool,
    metrics: str,
    limit: tuple[str, ...],
    review_nodes: int | None,
    review_cluster: str,
    open_browser: bool,
) -> None:
    """Serve until the process is stopped."""
    try:
        from corridor.server.limit_table import BadLimit, read_limits
        from corridor.server.metrics import parse_address
        from corridor.server.run import PORTS_TRIED, MetricsTaken, PortsTaken, bind, serve
        from corridor.server.settings import Settings
    except ImportError:
        raise Misuse(say("cli-serve-needs-extra")) from None
    settings = Settings(
        database=database,
        valkey=valkey,
        data=data,
        key=os.environ.get("CORRIDOR_KEY", ""),
        workers=workers,
        db_pool=db_pool,
        keep_days=keep_days,
        durable=durable,
        origins=origins,
        proxies=proxies,
        hosts=tuple(host.lower() for host in hosts),
        secure=secure,
        metrics=metrics,
        limit=limit,
        review_nodes=review_nodes or 0,
        review_cluster=review_cluster,
        open_browser=open_browser,
        lang=click.get_current_context().meta.get(ASKED_LANGUAGE, ""),
    )
    if review_cluster and find_spec("distributed") is None:
        raise Misuse(say("arena-needs-cluster"))
    if metrics and parse_address(metrics) is None:
        raise Misuse(say("cli-metrics-address", text=metrics))
    try:
        read_limits(limit)
    except BadLimit as error:
        raise Misuse(say("cli-bad-limit", limit=str(error))) from None
    if workers > 1:
        _check(settings.shared, settings.valkey, settings.key)
    _open(settings)
    try:
        sock = bind(host, _PORT, tries=PORTS_TRIED) if port is None else bind(host, port)
    except PortsTaken:
        raise Misuse(say("cli-no-port", port=str(port or _PORT))) from None
    try:
        code = serve(settings, sock, _told, _told_metrics)
    except MetricsTaken as error:
        raise Misuse(say("cli-metrics-taken", address=str(error))) from None
    if code:
        raise SystemExit(code)


def _told(address: str) -> None:
    click.echo(say("cli-serving", address=address))


def _told_metrics(address: str) -> None:
    click.echo(say("cli-metrics-served", address=address))


def _check(shared: object, valkey: str, key: str) -> None:
    """Refuse several workers without a shared database, Valkey and a key."""
    if not shared:
        raise Misuse(say("cli-workers-need-postgresql"))
    if not valkey:
        raise Misuse(say("cli-workers-need-valkey"))
    if not key:
        raise Misuse(say("cli-workers-need-key"))


def _open(settings: "Settings") -> None:
    """Refuse a key or a database that cannot be used, in one sentence."""
    from corridor.server.identity import BadKey
    from corridor.server.run import prepare
    from corridor.server.storage.faults import fault_of

    try:
        prepare(settings)
    except BadKey as error:
        raise Misuse(say("cli-bad-key", where=str(error))) from None
    except Exception as error:  # noqa: BLE001  what is wrong is told by its code
        raise Refusal(_database_sentence(fault_of(error), settings)) from None


def _database_sentence(fault: str, settings: "Settings") -> str:
    where = settings.place
    match fault:
        case "damaged":
            return say("cli-database-damaged", where=where)
        case "newer":
            return say("cli-database-newer", where=where)
        case "no_folder" | "unreachable" | "access_denied" | "read_only" if not settings.shared:
            return say("cli-folder-failed", where=where, fault=fault)
        case "unreachable" | "no_such_database" | "access_denied" | "too_slow":
            return say("cli-database-absent", where=where, fault=fault)
        case _:
            return say("cli-database-failed", where=where, fault=fault)
