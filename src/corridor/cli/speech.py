"""How the command line speaks: help by key, and one clear sentence for everything refused."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from corridor.cli.names import sentence
from corridor.cli.usage import Context, misuse, notes, value_form
from corridor.i18n import UnknownLanguage, listed, say, speak
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText

INTERRUPTED = 130  # the exit code after Ctrl-C, as shells have it
_WIDEST = 100


def width() -> int:
    """How wide a text may be: as the terminal, within reason."""
    return min(_WIDEST, shutil.get_terminal_size().columns)


class _SpokenHelp:
    """Help that is given as a key and looked up when somebody reads it."""

    _key: str | None = None

    @property
    def help(self) -> str | None:
        return None if self._key is None else say(self._key)

    @help.setter  # noqa: A003  click's own name
    def help(self, key: str | None) -> None:
        self._key = key


class Option(_SpokenHelp, click.Option):
    """An option; ``help`` is a key."""

    def make_metavar(self, ctx: click.Context | None = None) -> str:  # noqa: ARG002  click's own
        return value_form(self)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        record = super().get_help_record(ctx)
        return None if record is None else (record[0], notes(self))


class _SpokenCommand(_SpokenHelp):
    context_class: type[click.Context] = Context
    epilog: str | None
    no_args_is_help: bool

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if self.no_args_is_help and not args:
            return super().parse_args(ctx, args)  # type: ignore[misc, no-any-return]
        try:
            return super().parse_args(ctx, args)  # type: ignore[misc, no-any-return]
        except click.UsageError as error:
            raise Misuse(misuse(error, ctx.command)) from None

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option: click.Option | None = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = say("cli-help-help")
        return option

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002
        if self.epilog:
            formatter.write_paragraph()
            for line in say(self.epilog).splitlines():
                formatter.write_text(line)


class Command(_SpokenCommand, click.Command):
    """A command; ``help`` and ``epilog`` are keys."""


class Group(_SpokenCommand, click.Group):
    """A group of commands; ``help`` and ``epilog`` are keys."""

    command_class = Command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            allowed = listed(self.list_commands(ctx))
            raise Misuse(say("cli-no-such", kind="command", name=args[0], allowed=allowed))
        return super().resolve_command(ctx, args)


class Refusal(click.ClickException):
    """What was given can be read, but not used: exit code 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:  # noqa: ANN401, ARG002  click's own signature
        click.echo(say("cli-error", message=self.message), err=True)


class Misuse(Refusal):
    """The command line itself is wrong: exit code 2."""

    exit_code = 2


@contextmanager
def refusals() -> Iterator[None]:
    """Whatever the rules refuse becomes a sentence and an exit code."""
    try:
        yield
    except InvalidSwitch as error:
        raise Misuse(sentence(error)) from None
    except (InvalidText, IllegalMove) as error:
        raise Refusal(sentence(error)) from None


def set_language(_ctx: click.Context, _option: click.Parameter, value: str | None) -> str | None:
    """Speak the language asked for."""
    if value is not None:
        try:
            speak(value)
        except UnknownLanguage as error:
            raise Misuse(str(error)) from None
    return value


_MOST_BYTES = 50_000_000  # no record comes near it


def read_text(path: str) -> str:
    """The text of a file; of the standard input where ``-`` is given."""
    try:
        if path == "-":
            return sys.stdin.buffer.read(_MOST_BYTES).decode("utf-8-sig")
        with Path(path).open("rb") as file:
            return file.read(_MOST_BYTES).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal(say("cli-not-text", file=path)) from None
    except OSError as error:
        raise Refusal(say("cli-cannot-read", file=path, why=error.strerror or "")) from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole, or leave the one that was there."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise Refusal(say("cli-cannot-write", file=str(path), why=error.strerror or "")) from None
