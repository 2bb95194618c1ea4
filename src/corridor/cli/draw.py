"""``corridor draw``: the board as a picture."""

from pathlib import Path

import click

from corridor.cli.board import find_side
from corridor.cli.choice import game_options
from corridor.cli.names import side_keys
from corridor.cli.speech import Command, Misuse, Option, write_text
from corridor.i18n import listed, say
from corridor.rules.game import Game
from corridor.rules.moves import Side

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
        routes=_sides(game, routes),
        size=size,
        theme="dark" if theme == "dark" else "light",
        panel=panel,
    )
    if output == "-":
        click.echo(picture)
    else:
        write_text(Path(output), picture + "\n")


def _sides(game: Game, text: str | None) -> list[Side]:
    """The sides named, or all of them."""
    figures = game.mode.layout.figures
    keys = side_keys(figures)
    if text is None:
        return []
    names = keys if text == "all" else text.replace(",", " ").split()
    for name in names:
        if name.lower() not in keys:
            allowed = listed((*keys, "all"))
            raise Misuse(say("cli-no-such", kind="side", name=name, allowed=allowed))
    return [find_side(figures, name) for name in names]
