"""Usage, help texts and usage errors of click, translated through the catalogue."""

import click

from corridor.i18n import say

_HEADINGS = {"Options": "cli-heading-options", "Commands": "cli-heading-commands"}


class HelpFormatter(click.HelpFormatter):
    """A help formatter with translated headings."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line."""
        super().write_usage(prog, args, f"{say('cli-usage')} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        """Write a heading."""
        key = _HEADINGS.get(heading)
        super().write_heading(heading if key is None else say(key))


class Context(click.Context):
    """A click context with the translated help formatter."""

    formatter_class = HelpFormatter


def value_form(option: click.Option) -> str:
    """The form of an option's value: its metavar, choices or range."""
    kind = option.type
    if option.metavar:
        return option.metavar
    if isinstance(kind, click.Choice):
        return "|".join(str(choice) for choice in kind.choices)
    if isinstance(kind, click.IntRange | click.FloatRange):
        return f"{'' if kind.min is None else kind.min}..{'' if kind.max is None else kind.max}"
    return "N"


def notes(option: click.Option) -> str:
    """An option's help, with its default value or that it is required."""
    parts = [option.help or ""]
    if option.required:
        parts.append(say("cli-required"))
    if option.show_default:
        parts.append(say("cli-default-is", value=str(option.default)))
    return " ".join(parts)


def misuse(error: click.UsageError, command: click.Command) -> str:
    """The sentence for a usage error of click."""
    if isinstance(error, click.NoSuchOption):
        return say("cli-no-option", name=error.option_name)
    if isinstance(error, click.MissingParameter):
        return say("cli-missing", name=_name(error.param))
    if isinstance(error, click.BadParameter):
        return say("cli-bad-value", name=_name(error.param), form=_form(error.param))
    if isinstance(error, click.BadOptionUsage):
        return say(
            "cli-option-value", name=error.option_name, flag=_flag(error.option_name, command)
        )
    return say("cli-too-many-words")


def _name(param: click.Parameter | None) -> str:
    """A parameter's name: an option as it is typed, an argument as in the usage line."""
    if isinstance(param, click.Option):
        return param.opts[0]
    return "" if param is None else param.human_readable_name


def _form(param: click.Parameter | None) -> str:
    return value_form(param) if isinstance(param, click.Option) else ""


def _flag(name: str, command: click.Command) -> str:
    """``yes`` for an option without a value, else ``no``: catalogues select by words."""
    options = [param for param in command.params if isinstance(param, click.Option)]
    flags = [flag for option in options if option.is_flag for flag in option.opts]
    return "yes" if name in (*flags, "--help") else "no"
