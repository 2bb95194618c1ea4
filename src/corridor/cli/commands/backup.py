"""``corridor backup``: one file with everything a server keeps, while it runs."""

import json
from pathlib import Path

import click

from corridor.cli.options.database import carried_out, database_options, settings_of
from corridor.cli.speech.help import Command, Option
from corridor.i18n import say

_MEGA = 1_000_000


@click.command("backup", cls=Command, help="cli-help-backup", epilog="cli-help-backup-more")
@click.argument("where")
@click.option("--keep", cls=Option, type=click.IntRange(1, 10_000), help="cli-help-backup-keep")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
@database_options
def command(*, where: str, keep: int | None, as_json: bool, database: str, data: str) -> None:
    """Back a server up."""
    settings = settings_of(database, data)
    from corridor.server.host.archive import KEY
    from corridor.server.host.backup import backup

    path, about = carried_out(lambda: backup(settings, Path(where), keep))
    size = path.stat().st_size
    if as_json:
        told = {"file": str(path), "bytes": size, "matches": about.matches,
                "events": about.events, "key": KEY in about.sha256}  # fmt: skip
        click.echo(json.dumps(told))
        return
    click.echo(
        say(
            "cli-backup-made",
            file=str(path),
            megabytes=f"{size / _MEGA:.1f}",
            matches=about.matches,
            events=about.events,
        )
    )
    if KEY not in about.sha256:
        click.echo(say("cli-backup-without-key"))
