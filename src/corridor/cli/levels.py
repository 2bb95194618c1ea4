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
from corridor.cli.speech import Command, Misuse, Option, refusals, write_text
from corridor.engine.levels import LEVELS, TABLE, Level
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
    if first > last:
        raise Misuse(say("cli-levels-order", first=first, last=last))
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
    """The table of all levels, as a page of the docs; what is not measured now stays as before."""
    sections = dict(_sections(before))
    for mode in dict.fromkeys(rung.mode.key for rung in rungs):
        of_mode = [rung for rung in rungs if rung.mode.key == mode]
        sections[mode] = _section(of_mode, f"--games {games} --seed {seed}", sections.get(mode, ""))
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


def _section(rungs: list[Rung], words: str, before: str) -> str:
    """The commands that a mode was measured with, and its rungs."""
    mode, first, last = rungs[0].mode.key, rungs[0].number, rungs[-1].number
    told = f"--from {first} --to {last} "
    commands = [
        command
        for command in re.findall(r"`corridor levels .+?`", before)
        if not _covers(first, last, command)
    ]
    commands.append(f"`corridor levels --mode {mode} {told}{words}`")
    rows = _still_true(mode, before) | {rung.number: _row(rung) for rung in rungs}
    head = [f"| {say('cli-levels-page-columns', kind=_kind(rungs[0]))} |", "|" + " --- |" * 8]
    return ",\n".join(commands) + "\n\n" + "\n".join(head + [rows[n] for n in sorted(rows)])


def _covers(first: int, last: int, command: str) -> bool:
    """Whether these rungs are all that a command measured."""
    found = re.search(r"--from (\d) --to (\d)", command)
    return found is None or (first <= int(found[1]) and int(found[2]) <= last)


def _still_true(mode: str, before: str) -> dict[int, str]:
    """Rows of levels that are what they were, and so is the one below."""
    same = {
        number: row
        for number, row in zip(LEVELS, _found_rows(before), strict=True)
        if row.startswith(_about(number, TABLE[mode][number - 1]))
    }
    return {n: row for n, row in same.items() if n == LEVELS[0] or n - 1 in same}


def _found_rows(before: str) -> Iterator[str]:
    for number in LEVELS:
        found = re.search(rf"^\| {number} \|.*$", before, re.MULTILINE)
        yield found[0] if found else ""


def _sections(text: str) -> Iterator[tuple[str, str]]:
    for part in text.split(_HEADING)[1:]:
        mode, _, rest = part.partition("`")
        yield mode, rest.strip()


def _span(numbers: list[str]) -> str:
    low, high = min(map(int, numbers)), max(map(int, numbers))
    return f"{low}–{high}" if low < high else str(low)


def _row(rung: Rung) -> str:
    about = _about(rung.number, rung.level)
    return f"{about} {_figure(rung) or '–'} | {_result(rung)} |"


def _about(number: int, level: Level) -> str:
    """The part of a row that tells what a level is."""
    cells = [
        str(number),
        f"{level.nodes:,}" + ("\\*" if level.paranoid else ""),
        "–" if level.depth is None else str(level.depth),
        str(level.lines),
        f"{level.slack / 100:.2f}",
        str(level.lapse),
    ]
    return f"| {' | '.join(cells)} |"


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
