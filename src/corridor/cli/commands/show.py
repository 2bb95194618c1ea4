"""``corridor show``: prints the board as text or as JSON."""

import json
from typing import Any

import click

from corridor.cli.options.game import game_options
from corridor.cli.options.sides import find_side
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.terminal import board_text
from corridor.rules.game import Game


@click.command("show", cls=Command, help="cli-help-show")
@game_options
@click.option("--orientation", cls=Option, metavar="SIDE", help="cli-help-orientation")
@click.option("--ascii", "plain", cls=Option, is_flag=True, help="cli-help-ascii")
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json-view")
def command(game: Game, orientation: str | None, *, plain: bool, as_json: bool) -> None:
    """Show the board."""
    view = game.view()
    side = find_side(view.figures, orientation)
    if as_json:
        click.echo(json.dumps(_view_json(game)))
    else:
        click.echo(board_text(view, side, plain=plain))


def _view_json(game: Game) -> dict[str, Any]:
    """The view as the server sends it, with the counters that ``--position`` understands."""
    from msgspec import to_builtins

    from corridor.wire.view import view_of

    return {**to_builtins(view_of(game)), "position": game.position_text(counters=True)}
