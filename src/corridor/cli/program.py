"""The program ``corridor``: its commands, each imported only when it is called."""

import sys
from importlib import import_module
from typing import Any

import click

from corridor import __version__
from corridor.cli.speech.help import ASKED_LANGUAGE, Group, Option
from corridor.cli.speech.interrupts import INTERRUPTED
from corridor.cli.speech.refusals import Misuse, Refusal
from corridor.cli.speech.streams import mend_streams, silence_output
from corridor.cli.speech.terminal import width
from corridor.i18n import UnknownLanguage, choose, say, speak

_COMMANDS = {
    "play": "corridor.cli.commands.play",
    "modes": "corridor.cli.commands.modes",
    "legal": "corridor.cli.commands.legal",
    "show": "corridor.cli.commands.show",
    "draw": "corridor.cli.commands.draw",
    "perft": "corridor.cli.commands.perft",
    "record": "corridor.cli.commands.record",
    "layout": "corridor.cli.commands.layout",
    "engine": "corridor.cli.commands.engine",
    "analyse": "corridor.cli.commands.analyse",
    "review": "corridor.cli.commands.review",
    "arena": "corridor.cli.commands.arena",
    "solve": "corridor.cli.commands.solve",
    "puzzle": "corridor.cli.commands.puzzle",
    "lab": "corridor.cli.commands.lab",
    "serve": "corridor.cli.commands.serve",
    "admin": "corridor.cli.commands.admin",
    "backup": "corridor.cli.commands.backup",
    "restore": "corridor.cli.commands.restore",
    "levels": "corridor.cli.commands.levels",
    "bench": "corridor.cli.commands.bench",
}


class _LazyGroup(Group):
    """A group that imports a command's module when it is called, so that all start fast."""

    def main(self, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401  click's own signature
        """Run with usable standard streams; report an output that cannot be written."""
        mend_streams()
        try:
            return super().main(*args, **kwargs)
        except OSError as error:
            silence_output()
            Refusal(say("cli-output-lost", why=error.strerror or "")).show()
            sys.exit(Refusal.exit_code)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401  click's own signature
        """Run a command; after Ctrl-C exit with the code that shells expect."""
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


def _set_language(ctx: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    """Switch to the language of ``--lang``, and keep it for commands that pass it on."""
    if value is not None:
        try:
            speak(value)
            ctx.meta[ASKED_LANGUAGE] = choose(value)
        except UnknownLanguage as error:
            raise Misuse(str(error)) from None
    return value


@click.group(
    "corridor",
    cls=_LazyGroup,
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
    callback=_set_language,
    help="cli-help-lang",
)
@click.version_option(
    __version__, cls=Option, help="cli-help-version", message="%(prog)s %(version)s"
)
def main() -> None:
    """The root of all commands."""
