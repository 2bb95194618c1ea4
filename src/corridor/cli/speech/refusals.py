"""Errors that end a command with a sentence and an exit code."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import click

from corridor.cli.speech.sentences import sentence
from corridor.i18n import say
from corridor.rules.errors import IllegalMove, InvalidSwitch, InvalidText


class Refusal(click.ClickException):
    """The input can be read, but not used: exit code 1."""

    exit_code = 1

    def show(self, file: Any = None) -> None:  # noqa: ANN401, ARG002  click's own signature
        click.echo(say("cli-error", message=self.message), err=True)


class Misuse(Refusal):
    """The command line itself is wrong: exit code 2."""

    exit_code = 2


@contextmanager
def refusals() -> Iterator[None]:
    """Turn errors of the rules into a sentence and an exit code."""
    try:
        yield
    except InvalidSwitch as error:
        raise Misuse(sentence(error)) from None
    except (InvalidText, IllegalMove) as error:
        raise Refusal(sentence(error)) from None
