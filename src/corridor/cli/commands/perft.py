"""``corridor perft``: counts sequences of legal moves, by the Python rules."""

import json
import sys
from collections.abc import Iterable, Iterator

import click

from corridor.cli.options.game import game_options
from corridor.cli.speech.help import Command, Option
from corridor.i18n import say
from corridor.rules.game import Game
from corridor.rules.moves import Move
from corridor.rules.position import Position

_DEEPEST = 20


@click.command("perft", cls=Command, help="cli-help-perft")
@game_options
@click.option(
    "--depth",
    "-d",
    cls=Option,
    type=click.IntRange(0, _DEEPEST),
    required=True,
    help="cli-help-depth",
)
@click.option("--divide", cls=Option, is_flag=True, help="cli-help-divide")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
def command(game: Game, depth: int, *, divide: bool, as_json: bool) -> None:
    """Count sequences of moves."""
    position = game.position
    counts: dict[str, int] = {}
    if depth:
        moves = sorted(position.legal_moves(), key=game.text)
        counts = {
            game.text(move): perft(position.after(move), depth - 1)
            for move in _with_progress(moves, depth)
        }
    total = sum(counts.values()) if depth else 1
    if as_json:
        parts = {"divide": counts} if divide else {}
        text = game.position_text()
        click.echo(json.dumps({"position": text, "depth": depth, "nodes": total, **parts}))
        return
    if divide:
        for text, count in counts.items():
            click.echo(f"{text} {count}")
    click.echo(total)


def perft(position: Position, depth: int) -> int:
    """The number of sequences of exactly ``depth`` moves; a finished game has none.

    >>> from corridor.rules.modes import make_mode
    >>> perft(make_mode("pacman").start(), 2)
    42
    """
    if depth == 0:
        return 1
    if depth == 1:
        return sum(1 for _ in position.legal_moves())
    return sum(perft(position.after(move), depth - 1) for move in position.legal_moves())


def _with_progress(moves: list[Move], depth: int) -> Iterable[Move]:
    """The moves, with a progress bar if the count is deep and stderr is a terminal."""
    short = 2
    if depth <= short or not sys.stderr.isatty():
        return moves
    return _with_bar(moves)


def _with_bar(moves: list[Move]) -> Iterator[Move]:
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    yield from track(moves, say("cli-counting"), console=console, transient=True)
