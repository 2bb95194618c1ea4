"""Command lines of `corridor` in documents, parsed by the program itself."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click

from corridor.cli import main
from corridor.cli.speech.refusals import Misuse

ROOT = Path(__file__).parents[2]
_SHELL = re.compile(r"^ *```sh\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
_COMMANDS = frozenset(main.list_commands(click.Context(main)))
_INLINE = re.compile(r"`([^`\n]+)`")


def accepted(words: list[str]) -> str:
    """Why the program refuses these words; empty if it takes them. Nothing is carried out."""
    command: click.Command | None = main
    context = click.Context(main, info_name="corridor")
    name = "corridor"
    while isinstance(command, click.Group) and words and not words[0].startswith("-"):
        name, words = words[0], words[1:]
        command = command.get_command(context, name)
    if command is None:
        return f"there is no command {name}"
    if "--help" in words:
        return ""
    try:
        command.make_context(name, list(words), parent=context)
    except Misuse as error:
        return error.message
    return ""


def shell_lines(text: str) -> Iterator[list[str]]:
    """The words after `corridor` of each command in the shell blocks of a page."""
    for block in _SHELL.findall(text):
        for line in block.replace("\\\n", " ").splitlines():
            yield from _calls(line)


def _calls(line: str) -> Iterator[list[str]]:
    """What is given to the program in a line of shell, also behind `sudo` or `compose exec`.

    The name may also be that of a service: then no command follows it.
    """
    for part in re.split(r"&&|\|\||[|;]", re.sub(r"\s+#.*|^#.*", "", line)):
        words = shlex.split(part)
        for place, word in enumerate(words):
            behind = words[place + 1 :]
            called = word == "corridor" and (place == 0 or (behind[:1] and behind[0] in _COMMANDS))
            if called or word.endswith("/bin/corridor"):
                yield behind
                break


def inline_options(text: str) -> Iterator[str]:
    """Options in the running text of a page, such as `--proxies 1`."""
    for code in _INLINE.findall(_SHELL.sub("", text)):
        if code.startswith("--"):
            yield re.split(r"[ =]", code)[0]


def all_options() -> set[str]:
    """The options of every command."""

    def below(command: click.Command) -> Iterator[str]:
        for param in command.params:
            yield from (name for name in param.opts if name.startswith("--"))
        if isinstance(command, click.Group):
            context = click.Context(command)
            for name in command.list_commands(context):
                inner = command.get_command(context, name)
                if inner is not None:
                    yield from below(inner)

    return {"--help", *below(main)}


def variables() -> set[str]:
    """The variables of the environment that options read."""

    def below(command: click.Command) -> Iterator[str]:
        yield from (str(param.envvar) for param in command.params if param.envvar)
        if isinstance(command, click.Group):
            context = click.Context(command)
            for name in command.list_commands(context):
                inner = command.get_command(context, name)
                if inner is not None:
                    yield from below(inner)

    return set(below(main))
