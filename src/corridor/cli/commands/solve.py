"""``corridor solve``: solve the basic chase, and look positions up in its tables."""

import json
import resource
import sys
import time
from collections.abc import Callable
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar
from rich.table import Table

from corridor.cli.options.game import chosen_mode, mode_options
from corridor.cli.speech.complaints import complaints
from corridor.cli.speech.help import Command, Group, Option
from corridor.cli.speech.interrupts import sigterm_as_interrupt
from corridor.cli.speech.refusals import Misuse, Refusal, refusals
from corridor.engine.complaint import Complaint
from corridor.i18n import say
from corridor.rules.board import bits, square_name
from corridor.rules.game import Game
from corridor.rules.modes import Mode
from corridor.rules.pacman import is_pacman
from corridor.solver.balance import FILE, figures_of, read_figures, write_figures
from corridor.solver.chase import Chase
from corridor.solver.making import THREADS, Progress, solve
from corridor.solver.tables import Tables, folder, kept_about, kept_for

_INTERRUPTED = 130
_MEGA = 1_000_000
_MOST_LIVES = 9
_MOST_THREADS = 64


@click.group("solve", cls=Group, invoke_without_command=True, help="cli-help-solve",
             epilog="cli-help-solve-more")  # fmt: skip
@mode_options
@click.option("--ghosts", cls=Option, default="", metavar="GHOSTS", help="cli-help-solve-ghosts")
@click.option("--lives", cls=Option, type=click.IntRange(1, _MOST_LIVES),
              help="cli-help-solve-lives")  # fmt: skip
@click.option("--out", "-o", cls=Option, metavar="PATH", help="cli-help-solve-out")
@click.option("--threads", cls=Option, type=click.IntRange(1, _MOST_THREADS), default=THREADS,
              show_default=True, help="cli-help-solve-threads")  # fmt: skip
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
@click.pass_context
def command(
    context: click.Context,
    *,
    mode: str | None,
    layout: str | None,
    preset: str | None,
    switches: tuple[str, ...],
    ghosts: str,
    lives: int | None,
    out: str | None,
    threads: int,
    as_json: bool,
) -> None:
    """Solve a chase."""
    if context.invoked_subcommand is not None:
        return
    if lives is not None:
        switches = (*switches, f"lives={lives}")
    made = chosen_mode(mode or "pacman", layout, preset, switches)
    with complaints():
        path = _path(Chase.of(made, ghosts), out)
    began = time.monotonic()
    tables = _there(path, Chase.of(made, ghosts))
    if tables is None:
        tables = _made(made, path, ghosts, threads)
    told = _figures(tables, time.monotonic() - began)
    if as_json:
        click.echo(json.dumps(told))
    else:
        _report(tables, told)


@command.command("value", cls=Command, help="cli-help-solve-value")
@click.option("--position", cls=Option, required=True, metavar="TEXT",
              help="cli-help-solve-position")  # fmt: skip
@click.option("--tables", "file", cls=Option, metavar="FILE", help="cli-help-solve-tables")
@click.option("--ghosts", cls=Option, default="", metavar="GHOSTS", help="cli-help-solve-ghosts")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
def value(*, position: str, file: str | None, ghosts: str, as_json: bool) -> None:
    """Say what a position is worth."""
    with refusals():
        game = Game.from_position(position)
    try:
        tables = _tables_for(game, file, ghosts)
        verdict = tables.value(game.position)
        moves = {game.text(move): one for move, one in tables.moves(game.position).items()}
        rounds = tables.rounds(game.position) if tables.counts_rounds else None
    except Complaint as error:
        raise Refusal(str(error)) from None
    if as_json:
        told = {"position": game.position_text(), "value": verdict, "moves": moves}
        if rounds is not None:
            told["rounds"] = {"progress": rounds.progress, "end": rounds.end}
        click.echo(json.dumps(told))
        return
    click.echo(say(f"verdict-{verdict}"))
    if rounds is not None:
        click.echo(say("cli-solve-rounds", end=rounds.end, progress=rounds.progress))
    for text, one in sorted(moves.items(), key=lambda pair: (pair[1] != verdict, pair)):
        click.echo(f"{text} {say(f'verdict-{one}')}")


@command.command("balance", cls=Command, help="cli-help-solve-balance")
@click.argument("tables", nargs=-1, required=True, metavar="FILE...")
@click.option("--out", "-o", cls=Option, metavar="PATH", help="cli-help-solve-balance-out")
def balance(*, tables: tuple[str, ...], out: str | None) -> None:
    """Write who wins each layout, as the tables say."""
    path = FILE if out is None else Path(out)
    with complaints():
        fresh = [figure for file in tables for figure in figures_of(Tables(file))]
    known = read_figures(path) if path.exists() else ()
    games = {(one.layout, one.preset, one.ghosts) for one in fresh}
    kept = [one for one in known if (one.layout, one.preset, one.ghosts) not in games]
    try:
        write_figures([*kept, *fresh], path)
    except OSError as error:
        raise Refusal(
            say("solver-cannot-write", file=str(path), why=error.strerror or "")
        ) from None
    click.echo(say("cli-solve-balance-done", count=len(fresh), file=str(path)))


def _path(chase: Chase, out: str | None) -> Path:
    return folder() / chase.file_name if out is None else Path(out)


def _there(path: Path, chase: Chase) -> Tables | None:
    """Tables that need not be made again."""
    try:
        tables = Tables(path) if path.exists() else None
    except Complaint as error:
        raise Refusal(str(error)) from None
    if tables is not None and not tables.fits(chase):
        raise Misuse(say("cli-solve-taken", file=str(path)))
    return tables


def _tables_for(game: Game, file: str | None, ghosts: str) -> Tables:
    if file is not None:
        return Tables(file)
    position = game.position
    if not is_pacman(position):
        raise Complaint("solver-only-pacman", mode=game.mode.key)
    path = kept_for(Chase.of(game.mode, ghosts)) if ghosts else kept_about(position)
    if path is None:
        raise Complaint("solver-no-tables")
    return Tables(path)


def _made(mode: Mode, path: Path, ghosts: str, threads: int) -> Tables:
    """Solve, with a bar where somebody looks."""
    console = Console(stderr=True)
    bar = Bar(MofNCompleteColumn(), BarColumn(), TimeElapsedColumn(),
              TextColumn("{task.description}"), console=console,
              disable=not console.is_terminal)  # fmt: skip
    try:
        with sigterm_as_interrupt(), bar:
            return solve(mode, path, ghosts=ghosts, threads=threads, watch=_watch(bar, mode))
    except KeyboardInterrupt:
        click.echo(say("cli-solve-stopped"), err=True)
        raise SystemExit(_INTERRUPTED) from None
    except Complaint as error:
        raise Refusal(str(error)) from None


def _watch(bar: Bar, mode: Mode) -> Callable[[Progress], None]:
    task = bar.add_task("")

    def watch(progress: Progress) -> None:
        stage = progress.stage
        words = say("cli-solve-progress", lives=stage.lives, pellets=_pellets(mode, stage.pellets),
                    round=progress.round)  # fmt: skip
        bar.update(task, total=progress.all, completed=progress.done, description=words)

    return watch


def _pellets(mode: Mode, chosen: int) -> str:
    squares = [square_name(square) for square in bits(mode.layout.pellets)]
    return " ".join(squares[index] for index in bits(chosen))


def _figures(tables: Tables, seconds: float) -> dict[str, object]:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {
        "file": str(tables.path),
        "title": tables.directory.title,
        "ghosts": tables.directory.letters,
        "bytes": tables.path.stat().st_size,
        "seconds": round(seconds, 2),
        "memoryMegabytes": peak * (1 if sys.platform == "darwin" else 1024) // _MEGA,
        "stages": [
            {
                "lives": entry.lives,
                "pellets": _pellets_of(tables, entry.pellets),
                "start": entry.start,
                "positions": entry.positions,
                "rounds": entry.rounds,
            }
            for entry in tables.directory.entries
        ],
    }


def _pellets_of(tables: Tables, chosen: int) -> str:
    squares = [square_name(square) for square in tables.directory.pellets]
    return " ".join(squares[index] for index in bits(chosen))


def _report(tables: Tables, told: dict[str, object]) -> None:
    """What each stage is worth from its start, and how its positions are shared out."""
    console = Console(highlight=False)
    table = Table(title=f"{tables.directory.title} {tables.directory.letters}")
    for key in ("cli-solve-col-lives", "cli-solve-col-pellets", "cli-solve-col-start"):
        table.add_column(say(key))
    for key in ("cli-solve-col-pacman", "cli-solve-col-endless", "cli-solve-col-ghosts"):
        table.add_column(say(key), justify="right")
    for entry in tables.directory.entries:
        total = max(1, sum(entry.positions))
        shares = [f"{100 * count / total:.1f} %" for count in entry.positions]
        table.add_row(str(entry.lives), _pellets_of(tables, entry.pellets),
                      say(f"verdict-{entry.start}"), *shares)  # fmt: skip
    console.print(table)
    console.print(
        say(
            "cli-solve-done",
            file=str(tables.path),
            megabytes=f"{tables.path.stat().st_size / _MEGA:.1f}",
            seconds=str(told["seconds"]),
            memory=str(told["memoryMegabytes"]),
        ),
        soft_wrap=True,
        markup=False,
    )
