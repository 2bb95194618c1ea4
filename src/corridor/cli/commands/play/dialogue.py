"""Prints sentences and reads answers, from a terminal or a pipe."""

import sys
from textwrap import wrap

import click

from corridor.cli.speech.terminal import width
from corridor.i18n import say


def _indent(line: str) -> str:
    return " " * (len(line) - len(line.lstrip()))


class Dialogue:
    """Output and input of a match; the end of the input is an ``EOFError``."""

    def __init__(self) -> None:
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        if self.live:
            import readline  # noqa: F401  adds line editing and history to input()

    def tell(self, text: str = "") -> None:
        """Print text, with long lines wrapped between words."""
        for line in text.split("\n"):
            parts = wrap(line, width(), break_on_hyphens=False, subsequent_indent=_indent(line))
            click.echo("\n".join(parts))

    def show(self, picture: str) -> None:
        """Print text without wrapping, such as the board."""
        click.echo(picture)

    def ask(self, prompt: str) -> str:
        """Ask for a line, without blanks around it."""
        if self.live:
            return input(prompt).strip()
        click.echo(prompt, nl=False)
        line = sys.stdin.readline()
        if not line:
            click.echo()
            raise EOFError
        # A line from a pipe was not echoed by the terminal.
        click.echo(line.strip())
        return line.strip()

    def confirm(self, question: str, *, default: bool = False) -> bool:
        """Ask for yes or no; an empty answer is the default."""
        hint = say("cli-play-default-yes" if default else "cli-play-default-no")
        while True:
            answer = self.ask(f"{question} {hint} ").lower()
            if not answer:
                return default
            if answer in say("cli-play-words-yes").split():
                return True
            if answer in say("cli-play-words-no").split():
                return False
            self.tell(say("cli-play-yes-or-no"))
