"""``corridor legal``: lists the legal moves."""

import json
from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import Any

import click

from corridor.cli.options.game import game_options
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.names import side_key, side_name
from corridor.cli.speech.sentences import result
from corridor.cli.speech.terminal import width
from corridor.i18n import say
from corridor.rules.game import Game
from corridor.rules.moves import Enter, Move, Place, Relocate, Walk


@click.command("legal", cls=Command, help="cli-help-legal")
@game_options
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
def command(game: Game, *, as_json: bool) -> None:
    """List the legal moves."""
    figures = game.mode.layout.figures
    outcome = game.outcome
    if as_json:
        click.echo(json.dumps(_legal_json(game)))
        return
    if outcome is not None:
        winner = "" if outcome.winner is None else side_name(figures, outcome.winner)
        click.echo(result(outcome, winner))
        return
    count = len(game.legal_moves)
    click.echo(say("cli-legal-count", side=side_name(figures, game.to_move), count=count))
    for line in move_lines(game, game.legal_moves):
        click.echo(line)


def _legal_json(game: Game) -> dict[str, Any]:
    figures, outcome = game.mode.layout.figures, game.outcome
    ended = None if outcome is None else {"winner": outcome.winner, "reason": outcome.reason}
    return {
        "position": game.position_text(counters=True),
        "to_move": side_key(figures, game.to_move),
        "movers": [figures[piece].name for piece in game.movers],
        "outcome": ended,
        "moves": game.legal_moves.texts(),
    }


def move_lines(game: Game, moves: Iterable[Move]) -> Iterator[str]:
    """Moves grouped by kind, wrapped to the width of the terminal."""
    kinds: dict[str, list[str]] = {}
    for move in moves:
        kinds.setdefault(_kind(game, move), []).append(game.text(move))
    for kind, texts in kinds.items():
        indent = " " * 4
        yield kind
        yield from wrap(
            " ".join(sorted(texts)),
            width(),
            initial_indent=indent,
            subsequent_indent=indent,
            break_on_hyphens=False,
        )


def _kind(game: Game, move: Move) -> str:
    figures = game.mode.layout.figures
    match move:
        case Walk(piece):
            return say("cli-kind-walk", piece=say(f"piece-{figures[piece].name}"))
        case Place(fence):
            return say("cli-kind-fence-h" if fence.horizontal else "cli-kind-fence-v")
        case Relocate(old):
            return say("cli-kind-relocate", fence=str(old))
        case Enter():
            return say("cli-kind-enter")
    return say("cli-kind-other")
