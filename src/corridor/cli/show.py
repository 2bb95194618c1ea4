"""``corridor show``: the board in the terminal, or as data."""

import json

import click

from corridor.cli.board import board_text, find_side
from corridor.cli.choice import game_options
from corridor.cli.speech import Command, Option
from corridor.cli.view_json import view_json
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
        position = game.position_text(counters=True)
        click.echo(json.dumps({"position": position, **view_json(view)}))
    else:
        click.echo(board_text(view, side, plain=plain))
