"""``corridor modes``: lists modes, layouts, presets and switches."""

import json
from typing import TYPE_CHECKING, Any

import click

from corridor.cli.options.game import known_mode
from corridor.cli.speech.help import Command, Option
from corridor.cli.speech.names import side_keys
from corridor.cli.speech.refusals import refusals
from corridor.cli.speech.terminal import width
from corridor.i18n import listed, say
from corridor.rules.modes import (
    LAYOUTS,
    MODES,
    PRESETS,
    make_mode,
    switch_text,
    switch_values,
    switches_of,
)

if TYPE_CHECKING:
    from rich.table import Table


@click.command("modes", cls=Command, help="cli-help-modes")
@click.argument("mode", required=False)
@click.option("--json", "as_json", cls=Option, is_flag=True, help="cli-help-json")
def command(mode: str | None, *, as_json: bool) -> None:
    """List the modes, or describe one of them."""
    if mode is not None:
        with refusals():
            known_mode(mode)
    keys = MODES if mode is None else (mode,)
    if as_json:
        click.echo(json.dumps([_facts(key) for key in keys], indent=2))
    elif mode is None:
        _overview()
    else:
        _describe(mode)


def _facts(key: str) -> dict[str, Any]:
    mode = make_mode(key)
    values = switch_values(mode)
    return {
        "mode": key,
        "name": say(f"mode-{key}"),
        "sides": list(side_keys(mode.layout.figures)),
        "layouts": list(LAYOUTS[key]),
        "presets": {name: dict(changed) for name, changed in PRESETS.get(key, {}).items()},
        "switches": {
            name: {"default": values[name], "allowed": list(allowed)}
            for name, allowed in switches_of(key).items()
        },
    }


def _grid() -> "Table":
    from rich.table import Table

    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(overflow="fold")  # some languages have no blanks to wrap at
    return table


def _overview() -> None:
    table = _grid()
    for key in MODES:
        table.add_row(key, say(f"mode-{key}"))
        about = say("cli-layouts", layouts=listed(LAYOUTS[key]))
        if key in PRESETS:
            about += "\n" + say("cli-presets", presets=listed(PRESETS[key]))
        table.add_row("", about + "\n")
    _print(table)
    click.echo(say("cli-modes-more", mode=MODES[-2]))


def _describe(key: str) -> None:
    click.echo(say(f"mode-{key}") + "\n")
    table = _grid()
    for name in LAYOUTS[key]:
        table.add_row(_layout_flag(name), say(f"layout-{name}"))
    for name, changed in PRESETS.get(key, {}).items():
        table.add_row(_preset_flag(name), say(f"preset-{name}"))
        for switch, value in changed.items():
            table.add_row("", _switch_flag(switch, switch_text(value)))
    values = switch_values(make_mode(key))
    for name, allowed in switches_of(key).items():
        table.add_section()
        table.add_row("", "")
        table.add_row(_switch_flag(name, "..."), say(f"switch-{name}"))
        for value in allowed:
            _add_value(table, name, value, default=switch_text(values[name]))
    _print(table)


# Options as they are typed on the command line


def _layout_flag(name: str) -> str:
    return f"--layout {name}"


def _preset_flag(name: str) -> str:
    return f"--preset {name}"


def _switch_flag(name: str, value: str) -> str:
    return f"--set {name}={value}"


def _add_value(table: Any, name: str, value: str, *, default: str) -> None:  # noqa: ANN401  rich is imported late
    if ".." in value:
        table.add_row(f"    {value}", say("cli-default-number", value=default))
        return
    words = say(f"switch-{name}-{value}")
    usual = value == default
    table.add_row(f"    {value}", say("cli-default", words=words) if usual else words)


def _print(table: Any) -> None:  # noqa: ANN401  rich is imported late
    from rich.console import Console

    console = Console(width=width(), highlight=False, markup=False, emoji=False)
    with console.capture() as drawn:
        console.print(table)
    click.echo("\n".join(line.rstrip() for line in drawn.get().splitlines()))
