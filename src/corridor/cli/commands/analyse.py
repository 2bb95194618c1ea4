"""``corridor analyse``: analyses positions; questions and answers are lines of JSON."""

import sys
from contextlib import suppress

import click

from corridor.cli.speech.complaints import complaints
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.interrupts import sigterm_as_interrupt
from corridor.engine.limits import parse_limit
from corridor.engine.specs import USUAL_HASH, make_thinker
from corridor.engine.uci_options import MOST_HASH, MOST_THREADS

_USUAL_LIMIT = "nodes=100000"


@click.command("analyse", cls=Command, help="cli-help-analyse", epilog="cli-help-analyse-more")
@click.option("--workers", cls=Option, type=click.IntRange(1, MOST_THREADS), default=1,
              show_default=True, help="cli-help-analyse-workers")  # fmt: skip
@click.option("--threads", cls=Option, type=click.IntRange(1, MOST_THREADS), default=1,
              show_default=True, help="cli-help-engine-threads")  # fmt: skip
@click.option("--hash", "hash_mb", cls=Option, type=click.IntRange(1, MOST_HASH),
              default=USUAL_HASH, show_default=True, help="cli-help-engine-hash")  # fmt: skip
@click.option("--limit", cls=Option, default=_USUAL_LIMIT, show_default=True, metavar="LIMIT",
              help="cli-help-analyse-limit")  # fmt: skip
@click.option("--quit-without-waiting", "hasty", cls=Option, is_flag=True, help="cli-help-hasty")
def command(*, workers: int, threads: int, hash_mb: int, limit: str, hasty: bool) -> None:
    """Read questions from the standard input and write answers to the standard output."""
    from corridor.engine.analysis import run_analysis

    with sigterm_as_interrupt(), suppress(KeyboardInterrupt), complaints():
        run_analysis(
            lambda: make_thinker(hash_mb=hash_mb, threads=threads),
            sys.stdin.buffer,
            sys.stdout.buffer,
            workers=workers,
            limit=parse_limit(limit),
            wait=not hasty,
        )
