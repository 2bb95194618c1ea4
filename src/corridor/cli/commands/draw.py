"""``corridor draw``: writes the board as an SVG picture."""

from pathlib import Path

import click

from corridor.cli.options.game import game_options
from corridor.cli.options.sides import find_side, find_sides
from corridor.cli.speech.files import write_text
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.refusals import Misuse
from corridor.i18n import say
from corridor.rules.game import Game

_SMALLEST, _LARGEST = 120, 4000


@click.command("draw", cls=Command, help="cli-help-draw")
@game_options
@click.option("--output", "-o", cls=Option, required=True, metavar="FILE", help="cli-help-output")
@click.option(
    "--size",
    cls=Option,
    type=click.IntRange(_SMALLEST, _LARGEST),
    default=480,
    show_default=True,
    help="cli-help-size",
)
@click.option(
    "--theme",
    cls=Option,
    type=click.Choice(("light", "dark")),
    default="light",
    show_default=True,
    help="cli-help-theme",
)
@click.option("--orientation", cls=Option, metavar="SIDE", help="cli-help-orientation")
@click.option("--routes", cls=Option, metavar="SIDES", help="cli-help-routes")
@click.option("--panel", cls=Option, is_flag=True, help="cli-help-panel")
def command(
    game: Game,
    *,
    output: str,
    size: int,
    theme: str,
    orientation: str | None,
    routes: str | None,
    panel: bool,
) -> None:
    """Draw the board."""
    from corridor.draw import svg

    view = game.view()
    if output != "-" and not output.lower().endswith(".svg"):
        raise Misuse(say("cli-only-svg", file=output))
    picture = svg(
        view,
        orientation=find_side(view.figures, orientation),
        routes=find_sides(view.figures, routes),
        size=size,
        theme="dark" if theme == "dark" else "light",
        panel=panel,
    )
    if output == "-":
        click.echo(picture)
    else:
        write_text(Path(output), picture + "\n")
