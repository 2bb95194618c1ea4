"""``corridor lab``: finds mazes for the basic chase, and measures how fair they are."""

import json
from itertools import islice
from pathlib import Path

import click
from rich.console import Console
from rich.progress import Progress

from corridor.cli.commands.lab.tables import balance_table, theory_table
from corridor.cli.options.game import chosen_mode, mode_options
from corridor.cli.speech.complaints import complaints
from corridor.cli.speech.help import Command, Group, Option
from corridor.cli.speech.interrupts import sigterm_as_interrupt
from corridor.cli.speech.progress import progress_bar
from corridor.cli.speech.refusals import Misuse
from corridor.i18n import say
from corridor.lab.between_equals import LEVELS, Balance, winners
from corridor.lab.find import find as find_mazes
from corridor.lab.theory import Theory, theory
from corridor.rules.modes import Mode
from corridor.solver.chase import solvable

_MOST_LEVEL = 8
_MOST_GHOSTS = 4


@click.group("lab", cls=Group, help="cli-help-lab")
def command() -> None:
    """Mazes and how fair they are."""


@command.command("find", cls=Command, help="cli-help-lab-find")
@click.option("--seed", cls=Option, type=click.IntRange(0), default=1, show_default=True,
              help="cli-help-lab-seed")  # fmt: skip
@click.option("--mazes", "-n", "count", cls=Option, type=click.IntRange(1), default=40,
              show_default=True, help="cli-help-lab-mazes")  # fmt: skip
@click.option("--journal", cls=Option, metavar="FILE", help="cli-help-lab-journal")
def find(*, seed: int, count: int, journal: str | None) -> None:
    """Make mazes by chance and keep those that may be fair."""
    bar, kept = progress_bar(), 0
    file = None if journal is None else Path(journal)
    with complaints(), sigterm_as_interrupt(), bar:
        task = bar.add_task(say("lab-seed", seed=seed), total=count)

        def watch(number: int, doing: str) -> None:
            bar.update(task, description=say("lab-screening", seed=seed, maze=number, doing=doing))

        for tried in find_mazes(seed, count, file, watch):
            bar.advance(task)
            if tried.kept:
                kept += 1
                games = [f"{level}: +{won} ={drawn} -{lost}" for level, (won, lost, drawn) in
                         tried.games.items()]  # fmt: skip
                bar.console.print(end="")
                click.echo(f"{tried.seed}/{tried.number} {tried.kind} {', '.join(games)}")
                click.echo(f"  {tried.maze}")
    click.echo(say("lab-found", kept=kept, count=count, seed=seed))


@command.command("measure", cls=Command, help="cli-help-lab-measure")
@click.argument("maze", metavar="LAYOUT")
@mode_options
@click.option("--level", "levels", cls=Option, type=click.IntRange(1, _MOST_LEVEL), multiple=True,
              default=LEVELS, help="cli-help-lab-level")  # fmt: skip
@click.option("--games", "-n", cls=Option, type=click.IntRange(0), default=20, show_default=True,
              help="cli-help-lab-games")  # fmt: skip
@click.option("--ghosts", cls=Option, type=click.IntRange(0, _MOST_GHOSTS), default=2,
              show_default=True, help="cli-help-lab-ghosts")  # fmt: skip
@click.option("--seed", cls=Option, type=int, default=0, show_default=True, help="cli-help-seed")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
def measure(
    *,
    maze: str,
    mode: str | None,
    layout: str | None,
    preset: str | None,
    switches: tuple[str, ...],
    levels: tuple[int, ...],
    games: int,
    ghosts: int,
    seed: int,
    as_json: bool,
) -> None:
    """Measure a maze: by theory, and between equals."""
    if layout is not None:
        raise Misuse(say("lab-layout-is-an-argument"))
    made = chosen_mode(mode or "pacman", maze, preset, switches)
    bar = progress_bar()
    with complaints(), sigterm_as_interrupt(), bar:
        known = _theories(made, ghosts, bar)
        balances = [_played(made, level, games, seed, bar) for level in levels if games]
    if as_json:
        click.echo(json.dumps(_told(made, known, balances, seed)))
        return
    console = Console(highlight=False)
    if known:
        console.print(theory_table(known))
    elif not solvable(made):
        console.print(say("lab-engine-only"))
    if balances:
        console.print(balance_table(balances, seed))


def _theories(mode: Mode, ghosts: int, bar: Progress) -> list[Theory]:
    """What theory says with one ghost, two, and so on; nothing about the advanced chase."""
    if not solvable(mode):
        return []
    found = []
    task = bar.add_task(say("lab-solving"), total=ghosts)
    for count in range(1, ghosts + 1):
        found.append(theory(mode, str(count)))
        bar.advance(task)
    return found


def _played(mode: Mode, level: int, games: int, seed: int, bar: Progress) -> Balance:
    task = bar.add_task(say("lab-playing", level=level), total=games)
    balance = Balance(level)
    for winner in islice(winners(mode, level, seed=seed), games):
        balance = balance.with_winner(winner)
        bar.update(task, advance=1, description=say("lab-playing", level=level))
    return balance


def _told(mode: Mode, known: list[Theory], balances: list[Balance], seed: int) -> dict[str, object]:
    return {
        "layout": mode.layout.name,
        "seed": seed,
        "theory": [
            {
                "ghosts": one.ghosts,
                "start": one.start,
                "wonAfter": one.won_after,
                "heldAfter": one.held_after,
                "shares": [round(share, 4) for share in one.shares],
            }
            for one in known
        ],
        "equals": [
            {
                "level": one.level,
                "games": one.games,
                "won": one.won,
                "lost": one.lost,
                "drawn": one.drawn,
                "share": round(one.share, 3),
                "interval": [round(end, 3) for end in one.interval],
                "fair": one.is_fair,
            }
            for one in balances
        ],
    }
