"""``corridor levels``: measures the engine's levels and writes the page of the docs."""

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from corridor.arena.job import Job, Played
from corridor.arena.ladder import Rung, climb
from corridor.arena.match import Standing
from corridor.cli.commands.levels.page import figure, page
from corridor.cli.options.game import known_mode
from corridor.cli.options.workers import choose_workers
from corridor.cli.speech.complaints import complaints
from corridor.cli.speech.files import write_text
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.interrupts import sigterm_as_interrupt
from corridor.cli.speech.progress import progress_bar
from corridor.cli.speech.refusals import Misuse, refusals
from corridor.engine.levels import LEVELS
from corridor.i18n import say
from corridor.rules.modes import MODES


@click.command("levels", cls=Command, help="cli-help-levels", epilog="cli-help-levels-more")
@click.option("--mode", "-m", "modes", cls=Option, multiple=True, metavar="MODE",
              help="cli-help-levels-mode")  # fmt: skip
@click.option("--games", "-n", cls=Option, type=click.IntRange(1), default=100, show_default=True,
              help="cli-help-levels-games")  # fmt: skip
@click.option("--from", "first", cls=Option, type=click.IntRange(LEVELS[0], LEVELS[-1]),
              default=LEVELS[0], help="cli-help-levels-from")  # fmt: skip
@click.option("--to", "last", cls=Option, type=click.IntRange(LEVELS[0], LEVELS[-1]),
              default=LEVELS[-1], help="cli-help-levels-to")  # fmt: skip
@click.option("--processes", "-p", "count", cls=Option, type=click.IntRange(0), default=0,
              help="cli-help-processes")  # fmt: skip
@click.option("--cluster", "address", cls=Option, metavar="ADDRESS", help="cli-help-cluster")
@click.option("--seed", cls=Option, type=int, default=0, help="cli-help-seed")
@click.option("--out", "-o", cls=Option, metavar="FILE", help="cli-help-levels-out")
def command(
    *,
    modes: tuple[str, ...],
    games: int,
    first: int,
    last: int,
    count: int,
    address: str | None,
    seed: int,
    out: str | None,
) -> None:
    """Measure the levels."""
    console = Console(highlight=False)
    with refusals():
        for mode in modes:
            known_mode(mode)
    if first > last:
        raise Misuse(say("cli-levels-order", first=first, last=last))
    rungs: list[Rung] = []
    with complaints(), sigterm_as_interrupt():
        for key in modes or MODES:
            for rung in _climbed(
                key,
                games=games,
                numbers=range(first, last + 1),
                count=count,
                address=address,
                seed=seed,
            ):
                rungs.append(rung)
                console.print(escape(_line(rung)))
    if out is not None:
        file = Path(out)
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        write_text(file, page(rungs, games, seed, before))


def _climbed(
    key: str, *, games: int, numbers: range, count: int, address: str | None, seed: int
) -> Iterator[Rung]:
    workers = choose_workers(count, address)
    bar = progress_bar()
    task = bar.add_task(key, total=None)

    def on_game(_job: Job, _played: Played, standing: Standing) -> None:
        bar.update(task, completed=standing.games, total=standing.plan.total)

    with bar:
        yield from climb(
            key,
            games,
            workers.open_executor,
            window=workers.window,
            rungs=numbers,
            seed=seed,
            on_game=on_game,
            lost=workers.lost,
        )


def _line(rung: Rung) -> str:
    if rung.duel is None:
        return say("cli-levels-lowest", mode=rung.mode.key, level=rung.number)
    low, high = rung.wanted
    return say(
        "cli-levels-rung",
        mode=rung.mode.key,
        level=rung.number,
        measure=figure(rung),
        low=f"{low:g}",
        high=f"{high:g}",
        games=rung.duel.games,
        fits="yes" if rung.fits else "no",
    )
