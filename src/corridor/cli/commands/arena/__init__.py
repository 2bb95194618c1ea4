"""``corridor arena``: plays a match between players of any kind."""

import json
from pathlib import Path

import click
from rich.console import Console

from corridor.arena.elo import Sprt
from corridor.arena.job import Job, Played
from corridor.arena.match import Plan, Standing, hold
from corridor.arena.openings import parse_openings
from corridor.arena.players import make_player
from corridor.arena.record_writer import RecordWriter
from corridor.arena.seating import Seating
from corridor.cli.commands.arena.report import as_json, brief, report
from corridor.cli.options.game import chosen_mode, mode_options
from corridor.cli.options.workers import choose_workers
from corridor.cli.speech.complaints import complaints
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.interrupts import INTERRUPTED, sigterm_as_interrupt
from corridor.cli.speech.progress import progress_bar
from corridor.cli.speech.refusals import Misuse, refusals
from corridor.engine.limits import parse_pace
from corridor.engine.specs import close, start
from corridor.i18n import say
from corridor.rules.game import Game
from corridor.rules.modes import MODES


@click.command("arena", cls=Command, help="cli-help-arena", epilog="cli-help-arena-more")
@click.argument("players", nargs=-1, required=True)
@mode_options
@click.option("--games", "-n", cls=Option, type=click.IntRange(1), default=20, show_default=True,
              help="cli-help-games")  # fmt: skip
@click.option("--limit", cls=Option, default="movetime=100", show_default=True, metavar="LIMIT",
              help="cli-help-arena-limit")  # fmt: skip
@click.option("--openings", cls=Option, default="random:4", show_default=True,
              metavar="OPENINGS", help="cli-help-openings")  # fmt: skip
@click.option("--position", cls=Option, metavar="TEXT", help="cli-help-arena-position")
@click.option("--seating", cls=Option, type=click.Choice([str(one) for one in Seating]),
              default=str(Seating.SPLIT), show_default=True, help="cli-help-seating")  # fmt: skip
@click.option("--sprt", cls=Option, metavar="ELO0,ELO1", help="cli-help-sprt")
@click.option("--margin", cls=Option, type=click.FloatRange(0), default=1000.0, show_default=True,
              help="cli-help-margin")  # fmt: skip
@click.option("--out", "-o", cls=Option, metavar="PATH", help="cli-help-arena-out")
@click.option("--processes", "-p", "count", cls=Option, type=click.IntRange(0), default=0,
              help="cli-help-processes")  # fmt: skip
@click.option("--cluster", "address", cls=Option, metavar="ADDRESS", help="cli-help-cluster")
@click.option("--seed", cls=Option, type=int, default=0, help="cli-help-seed")
@click.option("--json", "for_program", cls=Option, is_flag=True, help="cli-help-json")
def command(
    *,
    players: tuple[str, ...],
    mode: str | None,
    layout: str | None,
    preset: str | None,
    switches: tuple[str, ...],
    games: int,
    limit: str,
    openings: str,
    position: str | None,
    seating: str,
    sprt: str | None,
    margin: float,
    out: str | None,
    count: int,
    address: str | None,
    seed: int,
    for_program: bool,
) -> None:
    """Play a match."""
    with complaints():
        made = chosen_mode(mode or MODES[0], layout, preset, switches)
        begin = "" if position is None else _begin(position)
        if begin:
            made = Game.from_position(begin).mode
        _check_players(players, address)
        plan = Plan(
            mode=made,
            entrants=players,
            games=games,
            pace=parse_pace(limit),
            openings=parse_openings(openings, made, seed=seed, start=begin),
            seating=Seating(seating),
            margin=margin / 1000,
            seed=seed,
            sprt=None if sprt is None else _sprt(sprt),
            start=begin,
        )
        writer = None if out is None else RecordWriter(Path(out))
        standing, interrupted = _play_match(plan, writer, count, address)
    if for_program:
        click.echo(json.dumps(as_json(standing)))
    else:
        report(standing, Console(highlight=False))
    if interrupted:
        raise SystemExit(INTERRUPTED)


def _begin(text: str) -> str:
    """A position to begin from, in its canonical form."""
    with refusals():
        return Game.from_position(text).position_text()


def _check_players(specs: tuple[str, ...], address: str | None) -> None:
    """Refuse players that cannot be made or started, before any game is played."""
    for spec in specs:
        close(make_player(spec))
    # Started where they will play: a cluster may have programs that this machine lacks.
    with choose_workers(1, address).open_executor() as executor:
        for spec in dict.fromkeys(specs):
            executor.submit(_start_once, spec).result()


def _start_once(spec: str) -> None:
    player = make_player(spec)
    try:
        start(player)
    finally:
        close(player)


def _sprt(text: str) -> Sprt:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low = high = 0.0
    if not low < high:
        raise Misuse(say("cli-arena-sprt-form"))
    return Sprt(low, high)


def _play_match(
    plan: Plan, writer: RecordWriter | None, count: int, address: str | None
) -> tuple[Standing, bool]:
    """Play a match with a progress bar; return its standing, and whether it was interrupted."""
    standing = Standing(plan)
    bar = progress_bar()
    task = bar.add_task("", total=plan.total)

    def on_game(_job: Job, played: Played, so_far: Standing) -> None:
        if writer is not None:
            writer.write(played)
        bar.update(task, completed=so_far.games, description=brief(so_far))

    workers = choose_workers(count, address)
    with sigterm_as_interrupt(), bar:
        try:
            hold(
                plan,
                workers.open_executor,
                window=workers.window,
                on_game=on_game,
                lost=workers.lost,
                standing=standing,
            )
        except KeyboardInterrupt:
            return standing, True
    return standing, False
