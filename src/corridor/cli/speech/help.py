"""Options, commands and groups for click whose help is a key of the catalogue."""

import click

from corridor.cli.speech.refusals import Misuse
from corridor.cli.speech.usage import Context, misuse, notes, value_form
from corridor.i18n import listed, say

# Key of a context's ``meta``: the language of --lang, where it was given.
ASKED_LANGUAGE = "corridor.lang"


class _SpokenHelp:
    """Mixin: ``help`` is set as a key and read as the sentence, so that `--lang` counts."""

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
