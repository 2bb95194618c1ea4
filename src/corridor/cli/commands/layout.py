"""``corridor layout``: checks layout files."""

import click

from corridor.cli.options.game import known_mode
from corridor.cli.speech.files import read_text
from corridor.cli.speech.help import Command, Group, Option
from corridor.cli.speech.refusals import Misuse, Refusal, refusals
from corridor.cli.speech.sentences import sentence
from corridor.i18n import say
from corridor.rules.errors import InvalidText
from corridor.rules.layout_files import mode_named, parse_layout
from corridor.rules.modes import frame_of


@click.group("layout", cls=Group, help="cli-help-layout")
def command() -> None:
    """Custom layouts."""


@command.command("check", cls=Command, help="cli-help-layout-check")
@click.argument("file")
@click.option("--mode", "-m", cls=Option, metavar="MODE", help="cli-help-layout-mode")
def check(file: str, mode: str | None) -> None:
    """Check a layout file."""
    text = read_text(file)
    try:
        key = mode or mode_named(text)
        if key is None:
            raise Misuse(say("cli-which-mode"))
        with refusals():
            known_mode(key)
        layout = parse_layout(text, frame_of(key))
    except InvalidText as error:
        raise Refusal(say("cli-file-refused", file=file, why=sentence(error))) from None
    click.echo(say("cli-layout-good", file=file, name=layout.name, mode=key))
