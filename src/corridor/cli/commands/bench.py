"""``corridor bench``: the node count of fixed searches, and their speed.

The node count changes only if the search behaves differently, so it is a signature of it.
"""

import json
import statistics
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.machine import machine
from corridor.engine import bench
from corridor.engine.bench import Run
from corridor.engine.specs import make_thinker
from corridor.engine.thinking import Thinker
from corridor.i18n import say


@click.command("bench", cls=Command, help="cli-help-bench", epilog="cli-help-bench-more")
@click.option("--full", cls=Option, is_flag=True, help="cli-help-bench-full")
@click.option("--seconds", cls=Option, type=click.FloatRange(0, min_open=True), default=1.0,
              show_default=True, help="cli-help-bench-seconds")  # fmt: skip
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
def command(*, full: bool, seconds: float, as_json: bool) -> None:
    """Measure the search."""
    console = Console(highlight=False)
    runs = list(bench.to_depth(_thinker()))
    told: dict[str, Any] = {"bench": sum(run.nodes for run in runs), "machine": machine()}
    told["nodesPerSecond"] = _speed(runs)
    if full:
        timed = list(bench.in_time(_thinker(), seconds))
        stops = _by_mode(bench.stop_times(_thinker))
        told |= {"depths": _depths(timed), "stopMilliseconds": _millis(stops)}
    if as_json:
        click.echo(json.dumps(told))
        return
    console.print(_fixed(runs))
    if full:
        console.print(_timed(timed, stops, seconds))
    console.print(told["machine"], markup=False)
    console.print(say("cli-bench-speed", speed=f"{told['nodesPerSecond']:,}"))
    console.print(say("cli-bench-number", nodes=str(told["bench"])))


def _thinker() -> Thinker:
    return make_thinker(hash_mb=bench.HASH)


def _speed(runs: Iterable[Run]) -> int:
    runs = list(runs)
    return round(sum(run.nodes for run in runs) / max(1e-9, sum(run.seconds for run in runs)))


def _by_mode(pairs: Iterable[tuple[str, float]]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = defaultdict(list)
    for mode, value in pairs:
        found[mode].append(value)
    return found


def _runs_by_mode(runs: Iterable[Run]) -> dict[str, list[Run]]:
    found: dict[str, list[Run]] = defaultdict(list)
    for run in runs:
        found[run.mode].append(run)
    return found


def _depths(runs: Iterable[Run]) -> dict[str, list[int]]:
    return {mode: [run.depth for run in of] for mode, of in _runs_by_mode(runs).items()}


def _millis(stops: dict[str, list[float]]) -> dict[str, float]:
    return {mode: round(1000 * max(times), 2) for mode, times in stops.items()}


def _fixed(runs: list[Run]) -> Table:
    table = Table(title=say("cli-bench-fixed"))
    for key in ("cli-bench-mode", "cli-bench-depth", "cli-bench-nodes", "cli-bench-speed-col"):
        table.add_column(say(key), justify="left" if key == "cli-bench-mode" else "right")
    for mode, of in _runs_by_mode(runs).items():
        nodes = sum(run.nodes for run in of)
        table.add_row(mode, str(bench.DEPTHS[mode]), f"{nodes:,}", f"{_speed(of):,}")
    return table


def _timed(runs: list[Run], stops: dict[str, list[float]], seconds: float) -> Table:
    """Table of depths (from the start, from inside games), speed, and time until a search stops."""
    table = Table(title=say("cli-bench-timed", seconds=f"{seconds:g}"))
    for key in ("cli-bench-mode", "cli-bench-start", "cli-bench-inside", "cli-bench-speed-col",
                "cli-bench-stop"):  # fmt: skip
        table.add_column(say(key), justify="left" if key == "cli-bench-mode" else "right")
    for mode, of in _runs_by_mode(runs).items():
        inside = [run.depth for run in of[1:]]
        table.add_row(
            mode,
            str(of[0].depth),
            f"{min(inside)} … {statistics.median(inside):g} … {max(inside)}",
            f"{_speed(of):,}",
            f"{1000 * statistics.median(stops[mode]):.1f} / {1000 * max(stops[mode]):.1f}",
        )
    return table
