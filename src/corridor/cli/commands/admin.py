"""``corridor admin``: what the host of a server sees and does, while it runs."""

import json
from collections.abc import Callable, Coroutine, Iterable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from corridor.cli.options.database import carried_out, database_options, settings_of
from corridor.cli.speech.help import Command, Group, Option
from corridor.i18n import listed, say

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from corridor.server.host.tables import Sitting

T = TypeVar("T")
_LONGEST_WHY = 200
_PHASES = ("open", "playing", "over")


@click.group("admin", cls=Group, help="cli-help-admin", epilog="cli-help-admin-more")
def command() -> None:
    """The host's commands."""


_json = click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
_most = click.option("--limit", "most", cls=Option, type=click.IntRange(1, 10_000), default=50,
                     show_default=True, help="cli-help-admin-limit")  # fmt: skip
_why = click.option("--why", cls=Option, metavar="TEXT", default="", help="cli-help-admin-why")


def _with_database(
    database: str, data: str, work: "Callable[[AsyncEngine], Coroutine[Any, Any, T]]"
) -> T:
    """Do some work on the database of a server."""

    async def whole() -> T:
        from corridor.server.host.database import opened

        async with opened(settings_of(database, data)) as engine:
            return await work(engine)

    return carried_out(whole)


@command.command("tables", cls=Command, help="cli-help-admin-tables")
@click.option("--phase", cls=Option, type=click.Choice(_PHASES), help="cli-help-admin-phase")
@click.option("--player", cls=Option, metavar="PLAYER", default="", help="cli-help-admin-player")
@_most
@_json
@database_options
def tables(
    *, phase: str | None, player: str, most: int, as_json: bool, database: str, data: str
) -> None:
    """List tables."""
    from corridor.server.host import tables as host

    found = _with_database(
        database, data, lambda engine: host.tables(engine, most, phase=phase or "", player=player)
    )
    if as_json:
        _print_json(found, people=lambda people: [one._asdict() for one in people])
        return
    _print_rows(
        (
            "cli-admin-col-table",
            "cli-admin-col-mode",
            "cli-admin-col-phase",
            "cli-admin-col-events",
            "cli-admin-col-last",
            "cli-admin-col-people",
        ),
        (
            (row.match, row.mode, row.phase, str(row.events), _time(row.last), _names(row.people))
            for row in found
        ),
    )


def _names(people: "Iterable[Sitting]") -> str:
    """Who sits at a table, each with the player id by which a person can be banned."""
    return listed(f"{one.name or '-'} ({one.player or say('cli-admin-bot')})" for one in people)


@command.command("people", cls=Command, help="cli-help-admin-people")
@_most
@_json
@database_options
def people(*, most: int, as_json: bool, database: str, data: str) -> None:
    """List people."""
    from corridor.server.host import people as host

    found = _with_database(database, data, lambda engine: host.people(engine, most))
    if as_json:
        _print_json(found)
        return
    _print_rows(
        (
            "cli-admin-col-player",
            "cli-admin-col-name",
            "cli-admin-col-tables",
            "cli-admin-col-seen",
            "cli-admin-col-banned",
        ),
        (
            (row.player, row.name, str(row.tables), _time(row.seen), _yes(row.banned))
            for row in found
        ),
    )


@command.command("remove", cls=Command, help="cli-help-admin-remove")
@click.argument("table")
@_why
@_json
@database_options
def remove(*, table: str, why: str, as_json: bool, database: str, data: str) -> None:
    """Remove a table."""
    from corridor.server.host import tables as host

    _with_database(database, data, lambda engine: host.remove(engine, table, _short(why)))
    _done({"removed": table}, say("cli-admin-removed", match=table), as_json=as_json)


@command.command("revoke", cls=Command, help="cli-help-admin-revoke")
@click.argument("player")
@_why
@_json
@database_options
def revoke(*, player: str, why: str, as_json: bool, database: str, data: str) -> None:
    """Sign a person out everywhere."""
    from corridor.server.host import people as host

    links = _with_database(database, data, lambda engine: host.revoke(engine, player, _short(why)))
    said = say("cli-admin-revoked", player=player, links=links)
    _done({"revoked": player, "links": links}, said, as_json=as_json)


@command.command("delete-old", cls=Command, help="cli-help-admin-delete-old")
@click.option("--days", cls=Option, type=click.IntRange(1, 36_500), required=True,
              help="cli-help-admin-days")  # fmt: skip
@click.option("--unfinished", cls=Option, is_flag=True, help="cli-help-admin-unfinished")
@click.option("--dry-run", cls=Option, is_flag=True, help="cli-help-admin-dry-run")
@_why
@_json
@database_options
def delete_old(
    *, days: int, unfinished: bool, dry_run: bool, why: str, as_json: bool, database: str, data: str
) -> None:
    """Delete tables by age."""
    from corridor.server.host import tables as host

    async def work(engine: "AsyncEngine") -> int:
        if dry_run:
            return len(await host.old(engine, days, unfinished=unfinished))
        return await host.delete_old(engine, days, _short(why), unfinished=unfinished)

    count = _with_database(database, data, work)
    key = "cli-admin-would-delete" if dry_run else "cli-admin-deleted"
    _done({"deleted": 0 if dry_run else count, "old": count}, say(key, count=count, days=days),
          as_json=as_json)  # fmt: skip


@command.command("ban", cls=Command, help="cli-help-admin-ban", epilog="cli-help-admin-ban-more")
@click.argument("whom")
@click.option("--days", cls=Option, type=click.IntRange(1, 36_500), help="cli-help-admin-ban-days")
@_why
@_json
@database_options
def ban(*, whom: str, days: int | None, why: str, as_json: bool, database: str, data: str) -> None:
    """Ban a person or an address."""
    from corridor.server.host import bans as host

    made = _with_database(database, data, lambda engine: host.ban(engine, whom, days, _short(why)))
    until = "" if made.until is None else _time(made.until)
    said = say("cli-admin-banned", target=made.target, until=until, ends="yes" if until else "no")
    _done(made._asdict(), said, as_json=as_json)


@command.command("lift", cls=Command, help="cli-help-admin-lift")
@click.argument("whom")
@_why
@_json
@database_options
def lift(*, whom: str, why: str, as_json: bool, database: str, data: str) -> None:
    """Lift a ban."""
    from corridor.server.host import bans as host

    target = _with_database(database, data, lambda engine: host.lift(engine, whom, _short(why)))
    _done({"lifted": target}, say("cli-admin-lifted", target=target), as_json=as_json)


@command.command("bans", cls=Command, help="cli-help-admin-bans")
@_json
@database_options
def bans(*, as_json: bool, database: str, data: str) -> None:
    """List bans."""
    from corridor.server.host import bans as host

    found = _with_database(database, data, host.bans)
    if as_json:
        _print_json(found)
        return
    _print_rows(
        ("cli-admin-col-target", "cli-admin-col-at", "cli-admin-col-until", "cli-admin-col-why"),
        (
            (row.target, _time(row.at), "" if row.until is None else _time(row.until), row.why)
            for row in found
        ),
    )


@command.command("log", cls=Command, help="cli-help-admin-log")
@_most
@_json
@database_options
def log(*, most: int, as_json: bool, database: str, data: str) -> None:
    """Show the host's log."""
    from corridor.server.host import log as host

    found = _with_database(database, data, lambda engine: host.entries(engine, most))
    if as_json:
        _print_json(found)
        return
    _print_rows(
        (
            "cli-admin-col-at",
            "cli-admin-col-who",
            "cli-admin-col-action",
            "cli-admin-col-target",
            "cli-admin-col-why",
        ),
        ((_time(row.at), row.who, row.action, row.target, row.why) for row in found),
    )


def _short(why: str) -> str:
    return why[:_LONGEST_WHY]


def _time(millis: int) -> str:
    """A time for people, in UTC."""
    return datetime.fromtimestamp(millis / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def _yes(told: bool) -> str:  # noqa: FBT001  a mark in a column
    return say("cli-admin-yes") if told else ""


def _done(told: dict[str, Any], sentence: str, *, as_json: bool) -> None:
    click.echo(json.dumps(told) if as_json else sentence)


def _print_json(rows: Iterable[NamedTuple], **forms: Callable[[Any], Any]) -> None:
    """A list of objects; ``forms`` change the value of a field."""
    told = [
        {name: forms.get(name, _same)(value) for name, value in row._asdict().items()}
        for row in rows
    ]
    click.echo(json.dumps(told))


def _same(value: Any) -> Any:  # noqa: ANN401  any value of JSON
    return value


def _print_rows(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table in plain columns; one sentence if there is nothing in it."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for key in columns:
        table.add_column(say(key), overflow="fold")
    for row in rows:
        table.add_row(*row)
    if not table.row_count:
        click.echo(say("cli-admin-nothing"))
        return
    Console(highlight=False, markup=False, emoji=False).print(table)
