"""``corridor record``: checks record files."""

from collections.abc import Iterator
from contextlib import contextmanager

import click

from corridor.cli.speech.files import read_text
from corridor.cli.speech.help import Command, Group
from corridor.cli.speech.refusals import Refusal
from corridor.cli.speech.sentences import sentence
from corridor.i18n import say
from corridor.rules.errors import InvalidText
from corridor.rules.record import Record


@click.group("record", cls=Group, help="cli-help-record")
def command() -> None:
    """Records of games."""


@command.command("check", cls=Command, help="cli-help-record-check")
@click.argument("file")
def check(file: str) -> None:
    """Check the records in a file."""
    from corridor.rules.record_reader import read_records

    with _refusals(file):
        records = read_records(read_text(file))
    click.echo(_good(file, *records))


def _good(file: str, first: Record, *others: Record) -> str:
    if others:
        moves = sum(len(record.moves) for record in (first, *others))
        return say("cli-records-good", file=file, count=1 + len(others), moves=moves)
    return say(
        "cli-record-good",
        file=file,
        mode=first.mode.key,
        count=len(first.moves),
        result=first.result,
    )


def load_record(file: str) -> Record:
    """Read the record in a file; an error names the line and column."""
    from corridor.rules.record_reader import read_record

    with _refusals(file):
        return read_record(read_text(file))


@contextmanager
def _refusals(file: str) -> Iterator[None]:
    try:
        yield
    except InvalidText as error:
        raise Refusal(say("cli-file-refused", file=file, why=sentence(error))) from None
