"""Long runs by hand: ``./dev conform --games N``."""

import os
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from random import Random

import click
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from corridor import MODES, Game
from corridor.draw import text as draw_text
from tests.conformance.compare import Difference, Tally, play, shrunk

_BATCH = 25


def play_batch(seed: int, mode: str | None) -> tuple[Tally, Difference | None]:
    """A few games; the first difference ends them."""
    tally = Tally(Counter(), Counter())
    for number in range(_BATCH):
        if found := play(Random(f"{seed}/{number}"), tally, mode):
            return tally, found
    return tally, None


@click.command()
@click.option("--games", default=1000, show_default=True, help="how many games")
@click.option("--seed", default=0, show_default=True, help="another seed, other games")
@click.option("--mode", type=click.Choice(MODES), help="this mode only")
@click.option("--jobs", default=os.cpu_count(), show_default=True, help="processes")
def main(games: int, seed: int, mode: str | None, jobs: int) -> None:
    """Play random games on law and core and compare every answer."""
    console, total = Console(), Tally(Counter(), Counter())
    batches = -(-games // _BATCH)
    columns = (SpinnerColumn(), *Progress.get_default_columns(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[seen]:,} positions")) as progress:
        task = progress.add_task("games", total=batches * _BATCH, seen=0)
        for tally, found in _finished(seed, mode, batches, jobs):
            total.positions.update(tally.positions)
            total.events.update(tally.events)
            progress.update(task, advance=_BATCH, seen=total.positions.total())
            if found is not None:
                progress.stop()
                _show(console, found)
                raise SystemExit(1)
    _summary(console, total)


def _finished(
    seed: int, mode: str | None, batches: int, jobs: int
) -> Iterator[tuple[Tally, Difference | None]]:
    """Results as they come; only as many batches are queued as the processes need."""
    with ProcessPoolExecutor(jobs) as pool:
        waiting = iter(range(batches))
        running: set[Future[tuple[Tally, Difference | None]]] = set()
        for number in waiting:
            running.add(pool.submit(play_batch, seed * 1_000_000 + number, mode))
            if len(running) < 2 * jobs:
                continue
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
        yield from (future.result() for future in running)


def _show(console: Console, found: Difference) -> None:
    small = shrunk(found)
    console.print(f"[bold red]a difference[/] after {len(found.moves)} moves:", *found.moves)
    console.print(str(found), markup=False)
    console.print("[bold]the smallest position with a difference:[/]")
    console.print(str(small), markup=False)
    console.print(draw_text(Game.from_position(small.position).view()), markup=False)


def _summary(console: Console, total: Tally) -> None:
    table = Table("mode", "positions", title="no difference")
    for mode, count in sorted(total.positions.items()):
        table.add_row(mode, f"{count:,}")
    table.add_row("all", f"{total.positions.total():,}", style="bold")
    console.print(table)
    events = Table("event", "times")
    for event, count in sorted(total.events.items()):
        events.add_row(event, f"{count:,}")
    console.print(events)


if __name__ == "__main__":
    main()
