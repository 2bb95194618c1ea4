"""The command ``corridor``: one word for each thing to do, loaded when it is said."""

import sys
from importlib import import_module
from typing import Any

import click

from corridor import __version__
from corridor.cli.speech import INTERRUPTED, Group, Misuse, Option, Refusal, set_language, width
from corridor.cli.streams import mend_streams, silence_output
from corridor.i18n import say

_COMMANDS = {
    "play": "corridor.cli.play",
    "modes": "corridor.cli.modes",
    "legal": "corridor.cli.legal",
    "show": "corridor.cli.show",
    "draw": "corridor.cli.draw",
    "perft": "corridor.cli.perft",
    "record": "corridor.cli.record",
    "layout": "corridor.cli.layout",
    "engine": "corridor.cli.engine",
    "analyse": "corridor.cli.analyse",
    "arena": "corridor.cli.arena",
    "solve": "corridor.cli.solve",
    "serve": "corridor.cli.serve",
    "levels": "corridor.cli.levels",
    "bench": "corridor.cli.bench",
}


class _Late(Group):
    """Finds a command's module when it is asked for, so that every command starts fast."""

    def main(self, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401  click's own signature
        """Run with streams that can be used; say so if the answer can be written nowhere."""
        mend_streams()
        try:
            return super().main(*args, **kwargs)
        except OSError as error:
            silence_output()
            Refusal(say("cli-output-lost", why=error.strerror or "")).show()
            sys.exit(Refusal.exit_code)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401  click's own signature
        """Run a command; one that Ctrl-C ends has the exit code by which shells know that."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        if cmd_name not in _COMMANDS:
            return None
        command: click.Command = import_module(_COMMANDS[cmd_name]).command
        return command


@click.group(
    "corridor",
    cls=_Late,
    help="cli-help-corridor",
    epilog="cli-help-exit-codes",
    context_settings={"max_content_width": width()},
)
@click.option(
    "--lang",
    cls=Option,
    metavar="LANG",
    is_eager=True,
    expose_value=False,
    callback=set_language,
    help="cli-help-lang",
)
@click.version_option(
    __version__, cls=Option, help="cli-help-version", message="%(prog)s %(version)s"
)
def main() -> None:
    """Do what the words on the command line say."""


__all__ = ["Misuse", "main"]
