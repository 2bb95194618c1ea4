"""``corridor draw``: writes the board as a picture, or the game as a film."""

from collections.abc import Callable
from pathlib import Path

import click

from corridor.cli.options.game import game_options
from corridor.cli.options.sides import find_side, find_sides
from corridor.cli.speech.files import write_bytes
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.refusals import Misuse, Refusal
from corridor.draw.picture.palette import Theme
from corridor.draw.pixels import png
from corridor.i18n import say
from corridor.rules.game import Game

_SMALLEST, _LARGEST = 120, 4000
_FILMS = (".animated.svg", ".gif")
_KINDS = (*_FILMS, ".svg", ".png")  # the longest endings first


@click.command("draw", cls=Command, help="cli-help-draw")
@game_options
@click.option(
    "--output", "-o", cls=Option, required=True, metavar="FILE", help="cli-help-output-picture"
)
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

    kind = next((end for end in _KINDS if output.lower().endswith(end)), None)
    if output != "-" and kind is None:
        raise Misuse(say("cli-picture-kinds", file=output))
    shade: Theme = "dark" if theme == "dark" else "light"
    if kind in _FILMS:
        write_bytes(Path(output), _film(game, kind, size, shade))
        return
    view = game.view()
    picture = svg(
        view,
        orientation=find_side(view.figures, orientation),
        routes=find_sides(view.figures, routes),
        size=size,
        theme=shade,
        panel=panel,
    )
    if output == "-":
        click.echo(picture)
    elif kind == ".png":
        write_bytes(Path(output), _pixels(lambda: png(picture)))
    else:
        write_bytes(Path(output), f"{picture}\n".encode())


def _film(game: Game, kind: str | None, size: int, theme: Theme) -> bytes:
    """All boards of a game, from its start."""
    from corridor.draw.film import boards_of, gif
    from corridor.draw.picture.animated import animated_svg

    views = boards_of(game)
    if kind == ".gif":
        return _pixels(lambda: gif(views, size=size, theme=theme))
    return f"{animated_svg(views, size=size, theme=theme)}\n".encode()


def _pixels(make: Callable[[], bytes]) -> bytes:
    try:
        return make()
    except ModuleNotFoundError:
        raise Refusal(say("cli-picture-needs-server")) from None
