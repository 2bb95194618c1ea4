"""The page of the docs that lists the levels and how they were measured."""

import re
from collections.abc import Iterator

from corridor.arena.ladder import Rung
from corridor.cli.speech.machine import machine
from corridor.engine.levels import LEVELS, Level, settings_of
from corridor.i18n import say
from corridor.rules.modes import MODES

_TWO = 2
_HEADING = "## `"


def page(rungs: list[Rung], games: int, seed: int, before: str = "") -> str:
    """The page of all levels; modes and levels not measured now are taken from the old page."""
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
    """A mode's section: the commands it was measured with, and a table row per level."""
    mode, first, last = rungs[0].mode.key, rungs[0].number, rungs[-1].number
    told = f"--from {first} --to {last} "
    commands = [
        command
        for command in re.findall(r"`corridor levels .+?`", before)
        if not _covers(first, last, command)
    ]
    commands.append(f"`corridor levels --mode {mode} {told}{words}`")
    rows = _still_true(mode, before) | {rung.number: _row(rung) for rung in rungs}
    head = [f"| {say('cli-levels-page-columns', kind=_kind(rungs[0]))} |", "|" + " --- |" * 11]
    return ",\n".join(commands) + "\n\n" + "\n".join(head + [rows[n] for n in sorted(rows)])


def _covers(first: int, last: int, command: str) -> bool:
    """Whether levels ``first`` to ``last`` include all that a command measured."""
    found = re.search(r"--from (\d) --to (\d)", command)
    return found is None or (first <= int(found[1]) and int(found[2]) <= last)


def _still_true(mode: str, before: str) -> dict[int, str]:
    """Rows of the old page that still hold: neither the level nor the one below changed."""
    same = {
        number: row
        for number, row in zip(LEVELS, _found_rows(before), strict=True)
        if row.startswith(_about(number, settings_of(mode, number)))
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
    about = _about(rung.number, rung.settings)
    return f"{about} {figure(rung) or '–'} | {_result(rung)} |"


def _about(number: int, settings: tuple[Level, ...]) -> str:
    """The first cells of a row: the settings of a level, PAC-MAN's before those of the ghosts."""
    columns = zip(*map(_cells, settings), strict=True)
    return f"| {number} | {' | '.join(' / '.join(dict.fromkeys(cells)) for cells in columns)} |"


def _cells(level: Level) -> list[str]:
    return [
        f"{level.nodes:,}" + ("\\*" if level.paranoid else ""),
        "–" if level.depth is None else str(level.depth),
        str(level.lines),
        f"{level.slack / 100:.2f}",
        f"{level.fences / 100:+.2f}",
        f"{level.saves / 100:.2f}" if level.saves else "–",
        "yes" if level.careless else "–",
        str(level.instinct),
    ]


def _kind(rung: Rung) -> str:
    return "two" if len(rung.mode.layout.stock) == _TWO else "many"


def _result(rung: Rung) -> str:
    duel = rung.duel
    return "–" if duel is None else f"+{duel.wins} ={duel.draws} -{duel.losses}"


def figure(rung: Rung) -> str:
    """The measure of a rung with two places; empty for the lowest."""
    return "" if rung.measure is None else f"{rung.measure:.2f}"
