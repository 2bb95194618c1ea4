"""Options for a game: mode, layout, preset, switches, position and moves."""

import re
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import click

from corridor.cli.speech.files import read_text
from corridor.cli.speech.help import Option
from corridor.cli.speech.refusals import Misuse, Refusal, refusals
from corridor.cli.speech.sentences import sentence
from corridor.i18n import say
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText
from corridor.rules.game import Game
from corridor.rules.layout import Layout
from corridor.rules.layout_files import parse_layout
from corridor.rules.modes import LAYOUTS, MODES, Mode, frame_of, make_mode

P = ParamSpec("P")
R = TypeVar("R")
_NUMBER = re.compile(r"\d+\.+")  # a move number, as in records


def mode_options(function: Callable[P, R]) -> Callable[P, R]:
    """Decorator: ``--mode``, ``--layout``, ``--preset`` and ``--set``."""
    for option in (
        click.option(
            "--set",
            "switches",
            cls=Option,
            multiple=True,
            metavar="SWITCH=VALUE",
            help="cli-help-set",
        ),
        click.option("--preset", cls=Option, metavar="PRESET", help="cli-help-preset"),
        click.option("--layout", cls=Option, metavar="LAYOUT", help="cli-help-layout-option"),
        click.option("--mode", "-m", cls=Option, metavar="MODE", help="cli-help-mode"),
    ):
        function = option(function)
    return function


def game_options(function: Callable[..., R]) -> Callable[..., R]:
    """Decorator: `mode_options`, ``--position`` and ``--moves``; the command gets the game."""

    @wraps(function)
    def command(
        *,
        mode: str | None,
        layout: str | None,
        preset: str | None,
        switches: tuple[str, ...],
        position: str | None,
        moves: str,
        **rest: Any,  # noqa: ANN401  the options of the command itself
    ) -> R:
        if position is None:
            game = Game(chosen_mode(mode or MODES[0], layout, preset, switches))
        elif mode or layout or preset or switches:
            raise Misuse(say("cli-position-is-all"))
        else:
            with refusals():
                game = Game.from_position(position)
        push_all(game, moves)
        return function(game, **rest)

    for option in (
        click.option("--moves", cls=Option, default="", metavar="MOVES", help="cli-help-moves"),
        click.option("--position", cls=Option, metavar="TEXT", help="cli-help-position"),
    ):
        command = option(command)
    return mode_options(command)


def chosen_mode(
    key: str, layout: str | None, preset: str | None, switches: tuple[str, ...]
) -> Mode:
    """The mode that the options describe."""
    with refusals():
        known_mode(key)
        return make_mode(
            key, layout=_layout(key, layout), preset=preset, **dict(map(_switch, switches))
        )


def _switch(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Misuse(say("cli-switch-form", text=text))
    return name.strip().replace("-", "_"), value.strip()


def _layout(key: str, layout: str | None) -> str | Layout | None:
    """A layout by name, or from a file if the text ends in .toml."""
    if layout is None or layout in LAYOUTS[key] or not layout.endswith(".toml"):
        return layout
    return parse_layout(read_text(layout), frame_of(key))


def push_all(game: Game, moves: str) -> None:
    """Play moves from text, as in a record or a plain list."""
    for text in moves.replace(",", " ").split():
        if _NUMBER.fullmatch(text):
            continue
        try:
            game.push_text(text)
        except (InvalidText, IllegalMove) as error:
            why = sentence(error, game.mode.layout.figures)
            number = len(game.history) + 1
            raise Refusal(say("cli-move-number", number=number, why=why)) from None


def known_mode(key: str) -> None:
    """Refuse an unknown mode."""
    if key not in MODES:
        raise InvalidSwitch("mode", key, MODES)
