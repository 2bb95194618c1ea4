"""``corridor review``: reviews a record, as text, JSON or annotated record."""

from pathlib import Path

import click

from corridor.cli.commands.record import load_record
from corridor.cli.commands.review.report import sentence_in, text_of
from corridor.cli.speech.files import write_text
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.interrupts import sigterm_as_interrupt
from corridor.cli.speech.progress import progress_bar
from corridor.cli.speech.refusals import Refusal
from corridor.i18n import say
from corridor.rules.record import Record
from corridor.wire.review import Review

_MOST_NODES = 100_000_000


@click.command("review", cls=Command, help="cli-help-review", epilog="cli-help-review-more")
@click.argument("file")
@click.option("--nodes", cls=Option, type=click.IntRange(1, _MOST_NODES), metavar="N",
              help="cli-help-review-nodes")  # fmt: skip
@click.option("--exact", cls=Option, is_flag=True, help="cli-help-review-exact")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-review-json")
@click.option("--output", "-o", cls=Option, metavar="FILE", help="cli-help-review-output")
def command(
    file: str, *, nodes: int | None, exact: bool, as_json: bool, output: str | None
) -> None:
    """Review the record in a file."""
    record = load_record(file)
    if not record.moves:
        raise Refusal(say("cli-review-no-moves", file=file))
    with sigterm_as_interrupt():
        review = _reviewed(record, nodes, exact=exact)
    if output is not None:
        _write(output, _annotated_text(record, review))
    if as_json:
        from msgspec import json

        click.echo(json.encode(review).decode())
    elif output != "-":
        click.echo(text_of(record, review))


def _reviewed(record: Record, nodes: int | None, *, exact: bool) -> Review:
    from corridor.engine.specs import make_thinker
    from corridor.review.exact import kept_tables, nothing_exact
    from corridor.review.reviewing import HASH, review_of

    with progress_bar() as bar:
        task = bar.add_task(record.mode.key, total=len(record.moves) + 1)
        return review_of(
            record,
            make_thinker(hash_mb=HASH),
            nodes=nodes,
            exact=kept_tables() if exact else nothing_exact,
            on_step=lambda done, _total: bar.update(task, completed=done),
        )


def _annotated_text(record: Record, review: Review) -> str:
    from corridor.review.annotate import annotated
    from corridor.rules.qgn import qgn_text

    return qgn_text(annotated(record, review, sentence_in(record)))


def _write(output: str, text: str) -> None:
    if output == "-":
        click.echo(text, nl=False)
    else:
        write_text(Path(output), text)
