"""``corridor engine``: the engine over the UCI-like protocol or QTP."""

import sys
from contextlib import suppress
from random import Random

import click

from corridor.cli.speech.complaints import complaints
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.interrupts import sigterm_as_interrupt
from corridor.engine.levels import LEVEL_HASH, LEVELS
from corridor.engine.limits import parse_limit
from corridor.engine.specs import make_player, make_thinker
from corridor.engine.thinking import Thinker
from corridor.engine.uci_options import Options

_USUAL_LIMIT = "movetime=1000"


@click.command("engine", cls=Command, help="cli-help-engine", epilog="cli-help-engine-more")
@click.option("--qtp", cls=Option, is_flag=True, help="cli-help-qtp")
@click.option("--limit", cls=Option, default=_USUAL_LIMIT, show_default=True, metavar="LIMIT",
              help="cli-help-qtp-limit")  # fmt: skip
@click.option("--level", cls=Option, type=click.IntRange(LEVELS[0], LEVELS[-1]),
              help="cli-help-qtp-level")  # fmt: skip
def command(*, qtp: bool, limit: str, level: int | None) -> None:
    """Run the protocol on the standard streams."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    with sigterm_as_interrupt(), suppress(KeyboardInterrupt):
        if not qtp:
            from corridor.engine.uci import run_uci

            run_uci(_thinker, source, sink)
            return
        from corridor.engine.qtp import run_qtp

        with complaints():
            player = make_player("engine" if level is None else f"level:{level}")
            run_qtp(player, source, sink, limit=parse_limit(limit), rng=Random(0))


def _thinker(options: Options) -> Thinker:
    if options.level:
        return make_thinker(hash_mb=LEVEL_HASH)
    return make_thinker(hash_mb=options.hash, threads=options.threads)
