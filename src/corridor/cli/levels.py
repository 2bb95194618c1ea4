"""``corridor levels``: measures the ladder of levels and writes its table."""

import re
from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from corridor.arena.job import Job, Played
from corridor.arena.ladder import Rung, climb
from corridor.arena.match import Standing
from corridor.cli.arena import progress, workshop
from corridor.cli.bench import machine
from corridor.cli.complain import complaints, ending_kindly
from corridor.cli.names import known_mode
from corridor.cli.speech import Command, Option, refusals, write_text
from corridor.engine.levels import LEVELS
from corridor.i18n import say
from corridor.rules.modes import MODES

_TWO = 2
_HEADING = "## `"


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
    rungs: list[Rung] = []
    with complaints(), ending_kindly():
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
    open_executor, window, lost = workshop(count, address)
    bar = progress()
    task = bar.add_task(key, total=None)

    def on_game(_job: Job, _played: Played, standing: Standing) -> None:
        bar.update(task, completed=standing.games, total=standing.plan.total)

    with bar:
        yield from climb(
            key,
            games,
            open_executor,
            window=window,
            rungs=numbers,
            seed=seed,
            on_game=on_game,
            lost=lost,
        )


def _line(rung: Rung) -> str:
    if rung.duel is None:
        return say("cli-levels-lowest", mode=rung.mode.key, level=rung.number)
    low, high = rung.wanted
    return say(
        "cli-levels-rung",
        mode=rung.mode.key,
        level=rung.number,
        measure=_figure(rung),
        low=f"{low:g}",
        high=f"{high:g}",
        games=rung.duel.games,
        fits="yes" if rung.fits else "no",
    )


def _figure(rung: Rung) -> str:
    return "" if rung.measure is None else f"{rung.measure:.2f}"


# The page


def page(rungs: list[Rung], games: int, seed: int, before: str = "") -> str:
    """The table of all levels, as a page of the docs; modes not measured now stay as before."""
    sections = dict(_sections(before))
    for mode in dict.fromkeys(rung.mode.key for rung in rungs):
        of_mode = [rung for rung in rungs if rung.mode.key == mode]
        last = of_mode[-1].number
        upto = "" if last == LEVELS[-1] else f" --to {last}"
        made_by = f"`corridor levels --mode {mode} --games {games} --seed {seed}{upto}`"
        sections[mode] = "\n\n".join([made_by, "\n".join(_rows(of_mode))])
    told = "".join(sections.values())
    parts = [
        say(
            "cli-levels-page-head",
            games=_span(re.findall(r"--games (\d+)", told)),
            seed=_span(re.findall(r"--seed (\d+)", told)),
            machine=machine(),
        )
    ]
    parts += [f"{_HEADING}{mode}`\n\n{sections[mode]}" for mode in MODES if mode in sections]
    return "\n\n".join(parts) + "\n"


def _sections(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split(_HEADING)[1:]:
        mode, _, rest = part.partition("`")
        yield mode, rest.strip()


def _span(numbers: list[str]) -> str:
    low, high = min(map(int, numbers)), max(map(int, numbers))
    return f"{low}–{high}" if low < high else str(low)


def _rows(rungs: list[Rung]) -> Iterator[str]:
    yield f"| {say('cli-levels-page-columns', kind=_kind(rungs[0]))} |"
    yield "|" + " --- |" * 8
    for rung in rungs:
        level = rung.level
        cells = [
            str(rung.number),
            f"{level.nodes:,}" + ("\\*" if level.paranoid else ""),
            "–" if level.depth is None else str(level.depth),
            str(level.lines),
            f"{level.slack / 100:.2f}",
            str(level.lapse),
            _figure(rung) or "–",
            _result(rung),
        ]
        yield f"| {' | '.join(cells)} |"


def _kind(rung: Rung) -> str:
    if rung.mode.layout.pellets:
        return "chase"
    return "two" if len(rung.mode.layout.stock) == _TWO else "many"


def _result(rung: Rung) -> str:
    duel = rung.duel
    if duel is None:
        return "–"
    if rung.mode.layout.pellets:
        share, decided = duel.decided
        won = round(share * decided)
        return f"+{won} ={len(duel.scores) - decided} -{decided - won}"
    return f"+{duel.wins} ={duel.draws} -{duel.losses}"
