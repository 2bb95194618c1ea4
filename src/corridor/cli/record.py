"""``corridor record``: records of games."""

import click

from corridor.cli.names import sentence
from corridor.cli.speech import Command, Group, Refusal, read_text
from corridor.i18n import say
from corridor.rules.errors import InvalidText
from corridor.rules.record import Record


@click.group("record", cls=Group, help="cli-help-record")
def command() -> None:
    """Records of games."""


@command.command("check", cls=Command, help="cli-help-record-check")
@click.argument("file")
def check(file: str) -> None:
    """Check a record."""
    record = load_record(file)
    click.echo(
        say(
            "cli-record-good",
            file=file,
            mode=record.mode.key,
            count=len(record.moves),
            result=record.result,
        )
    )


def load_record(file: str) -> Record:
    """The record in a file; a wrong one is refused with the place where it goes wrong."""
    from corridor.rules.record_reader import read_record

    try:
        return read_record(read_text(file))
    except InvalidText as error:
        raise Refusal(say("cli-file-refused", file=file, why=sentence(error))) from None
