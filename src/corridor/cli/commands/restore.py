"""``corridor restore``: puts a backup in place of a server's database."""

import json
from pathlib import Path

import click

from corridor.cli.options.database import carried_out, database_options, settings_of
from corridor.cli.speech.help import Command, Option
from corridor.i18n import say


@click.command("restore", cls=Command, help="cli-help-restore", epilog="cli-help-restore-more")
@click.argument("file")
@click.option("--force", cls=Option, is_flag=True, help="cli-help-restore-force")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
@database_options
def command(*, file: str, force: bool, as_json: bool, database: str, data: str) -> None:
    """Restore a backup."""
    settings = settings_of(database, data)
    from corridor.server.host.restore import restore

    about = carried_out(lambda: restore(settings, Path(file), force=force))
    if as_json:
        told = {"made": about.made, "matches": about.matches, "events": about.events}
        click.echo(json.dumps(told))
        return
    click.echo(say("cli-restored", made=about.made, matches=about.matches, events=about.events))
