"""``corridor puzzle``: shows a puzzle, checks answers, and finds new puzzles."""

import json
import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path

import click

from corridor.cli.commands.puzzle.asking import ask_moves, shown, told
from corridor.cli.options.game import known_mode
from corridor.cli.speech.files import write_text
from corridor.cli.speech.help import Command, Group, Option
from corridor.cli.speech.interrupts import sigterm_as_interrupt
from corridor.cli.speech.progress import progress_bar
from corridor.cli.speech.refusals import Misuse, Refusal, refusals
from corridor.i18n import listed, say
from corridor.puzzles import Answer, Kind, Puzzle, Theme, by_id, daily, puzzles, try_move
from corridor.puzzles.puzzle import puzzle_json

_HARDEST = 9
_DAY = "%Y-%m-%d"


@click.group("puzzle", cls=Group, invoke_without_command=True, help="cli-help-puzzle",
             epilog="cli-help-puzzle-more")  # fmt: skip
@click.option("--id", "name", cls=Option, metavar="ID", help="cli-help-puzzle-id")
@click.option("--date", "day", cls=Option, type=click.DateTime([_DAY]), metavar="DATE",
              help="cli-help-puzzle-date")  # fmt: skip
@click.option("--mode", "-m", cls=Option, metavar="MODE", help="cli-help-puzzle-mode")
@click.option("--theme", cls=Option, metavar="THEME", help="cli-help-puzzle-theme")
@click.option("--difficulty", cls=Option, type=click.IntRange(1, _HARDEST),
              help="cli-help-puzzle-difficulty")  # fmt: skip
@click.option("--moves", cls=Option, metavar="MOVES", help="cli-help-puzzle-moves")
@click.option("--list", "as_list", cls=Option, is_flag=True, help="cli-help-puzzle-list")
@click.option("--ascii", "plain", cls=Option, is_flag=True, help="cli-help-ascii")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
@click.pass_context
def command(
    context: click.Context,
    *,
    name: str | None,
    day: datetime | None,
    mode: str | None,
    theme: str | None,
    difficulty: int | None,
    moves: str | None,
    as_list: bool,
    plain: bool,
    as_json: bool,
) -> None:
    """Show a puzzle, or check an answer."""
    if context.invoked_subcommand is not None:
        return
    found = _chosen(mode, theme, difficulty)
    if as_list:
        _print_list(found, as_json=as_json)
        return
    date_asked = datetime.now(UTC).date() if day is None else day.date()
    puzzle = _named(name) if name is not None else _of_day(found, date_asked)
    if moves is not None:
        _check(puzzle, moves.replace(",", " ").split(), as_json=as_json)
    elif as_json:
        click.echo(json.dumps(_about(puzzle)))
    else:
        click.echo(shown(puzzle, plain=plain))
        if sys.stdin.isatty():
            ask_moves(puzzle, plain=plain)


@command.command("find", cls=Command, help="cli-help-puzzle-find")
@click.option("--mode", "-m", cls=Option, metavar="MODE", required=True,
              help="cli-help-puzzle-find-mode")  # fmt: skip
@click.option("--count", "-n", cls=Option, type=click.IntRange(1), default=10, show_default=True,
              help="cli-help-puzzle-count")  # fmt: skip
@click.option("--seed", cls=Option, type=click.IntRange(0, 9), default=1, show_default=True,
              help="cli-help-puzzle-seed")  # fmt: skip
@click.option("--out", "-o", cls=Option, metavar="FILE", help="cli-help-puzzle-out")
def find(*, mode: str, count: int, seed: int, out: str | None) -> None:
    """Find new puzzles, and prove them."""
    from corridor.puzzles.mining.collect import collect

    with refusals():
        known_mode(mode)
    lines: list[str] = []
    bar = progress_bar()
    with sigterm_as_interrupt(), bar:
        task = bar.add_task(say("puzzle-finding", mode=mode, seed=seed), total=count)
        for puzzle in collect(mode, count, seed):
            lines.append(json.dumps(puzzle_json(puzzle), separators=(",", ":")))
            bar.advance(task)
            if out is None:
                click.echo(lines[-1])
    if out is not None:
        write_text(Path(out), "".join(f"{line}\n" for line in lines))


# Choosing


def _chosen(mode: str | None, theme: str | None, difficulty: int | None) -> tuple[Puzzle, ...]:
    if mode is not None:
        with refusals():
            known_mode(mode)
    if theme is not None and theme not in list(Theme):
        raise Misuse(say("puzzle-no-such-theme", name=theme, allowed=listed(Theme)))
    wanted = None if theme is None else Theme(theme)
    found = puzzles(mode=mode, theme=wanted, difficulty=difficulty)
    if not found:
        raise Misuse(say("puzzle-none-like-that"))
    return found


def _named(name: str) -> Puzzle:
    try:
        return by_id(name)
    except KeyError:
        raise Misuse(say("puzzle-no-such-id", name=name)) from None


def _of_day(found: Sequence[Puzzle], day: date) -> Puzzle:
    """The day's puzzle, or where a choice was made the day's one of these."""
    return daily(day) if len(found) == len(puzzles()) else found[day.toordinal() % len(found)]


# Telling


def _print_list(found: Sequence[Puzzle], *, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps([_about(puzzle) for puzzle in found]))
        return
    for puzzle in found:
        click.echo(f"{puzzle.id} {puzzle.theme} {puzzle.difficulty}")


def _about(puzzle: Puzzle) -> dict[str, object]:
    """Everything but the solution."""
    names = ("id", "mode", "theme", "goal", "within", "proof", "difficulty", "position", "side")
    return {name: getattr(puzzle, name) for name in names}


def _check(puzzle: Puzzle, moves: Sequence[str], *, as_json: bool) -> None:
    answer = try_move(puzzle, moves)
    if as_json:
        click.echo(json.dumps({**_about(puzzle), "answer": _answer_json(answer)}))
    elif answer.kind in {Kind.WRONG, Kind.REFUSED}:
        raise Refusal(told(answer))
    else:
        click.echo(told(answer))


def _answer_json(answer: Answer) -> dict[str, object]:
    return {
        "kind": answer.kind,
        "reply": answer.reply,
        "played": answer.played,
        "position": answer.game.position_text(),
        "refused": None if answer.refused is None else answer.refused.refusal,
    }
