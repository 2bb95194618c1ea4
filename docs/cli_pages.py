"""The reference of the command line, from the commands themselves."""

from collections.abc import Iterator

import click

from corridor.cli import main
from corridor.cli.speech.usage import notes, value_form
from corridor.i18n import say, speak

_HEAD = """\
# The command `corridor`

Made from the program by `docs/make.py`; `corridor --help` and `corridor COMMAND --help` say the
same.

```sh
corridor play                                     # asks which game, then plays
corridor play --mode pacman --first               # you are PAC-MAN, a bot plays the ghosts
corridor play --mode classic-4 --people 2         # two people and two bots
corridor play --mode pacman --name Ann --name Bob --name Cy --preset friendly-ghosts
corridor play --resume game.qgn
corridor legal --mode pacman --moves "Me6f6"
corridor show --position "classic-2 / / / e2 e8 / 10 10 / 1"
corridor draw --moves "e2 e8 e3h" --routes all -o board.svg
corridor perft --mode classic-2 --depth 2 --divide
corridor record check game.qgn
corridor layout check my-maze.toml --mode pacman
```

## Exit codes

| code | meaning |
| --- | --- |
| 0 | done |
| 1 | a move, a position or a file was refused; one sentence on the standard error says why |
| 2 | the command line was wrong; a wrong mode, layout, preset, switch or side is answered with those there are |

## For programs

`--json` prints one JSON value. Squares, fences and moves are texts as players write them; sides
and pieces are numbers counted from 0 in turn order, except where a name is said to stand.

| command | what it prints |
| --- | --- |
| `corridor modes --json` | a list of `{mode, name, sides, layouts, presets, switches}`; a switch is `{default, allowed}`, a range stands as `0..20` |
| `corridor legal --json` | `{position, to_move, movers, outcome, moves}`; `to_move` and `movers` are names; `outcome` is `null` or `{winner, reason}`, a draw has the winner `null` |
| `corridor show --json` | everything that a picture shows, as `view` in the [messages of a server](wire.md): `{position, mode, figures, fences, pellets, stock, lives, to_move, movers, steps_left, marks, routes, last, outcome, rating, ply, ...}` |
| `corridor perft --json` | `{position, depth, nodes}`, with `--divide` also `divide`: a count for each first move |

`corridor play` reads lines from the standard input when it is no terminal, one answer a line, so
that a game can be scripted. It never writes a file that was not asked for.
"""  # noqa: E501  rows of tables

_AT_THE_TABLE = """\
## At the table

A line is a move, or one of these words. A walk may be written short: in a chase the letter may be
left out where only one piece can move, and the squares on the way where every way leads to the
same position (`f6` for `Me6f6`). PAC-MAN asks before he walks into a ghost without a boost.
Resigning ends a game of two sides; with three or four sides a bot takes the seat.
Seats are dealt by lot and shown; `--first` and `--side` choose for the first person. In the chases
one person is PAC-MAN, the others share the ghosts: 4, or 2 and 2, or 2, 1 and 1, or one each.
Where people and bots share the ghosts and may choose which of them plays, the people go first.
"""


def cli_pages() -> Iterator[tuple[str, str]]:
    """One page for the whole command."""
    speak("en")
    context = click.Context(main, info_name="corridor")
    sections = [_HEAD, *_described(main, context), _AT_THE_TABLE]
    sections += [
        f"```text\n{say(key)}\n```\n" for key in ("cli-play-help-race", "cli-play-help-chase")
    ]
    sections.append(f"```text\n{say('cli-play-help')}\n```\n")
    yield "reference/cli.md", "\n".join(sections)


def _described(command: click.Command, context: click.Context) -> Iterator[str]:
    """A command with its options, then what is below it."""
    pieces = " ".join(command.collect_usage_pieces(context))
    lines = [f"## `{context.command_path}`", "", command.help or "", ""]
    lines += [f"    {context.command_path} {pieces}", ""]
    options = [option for option in command.get_params(context) if isinstance(option, click.Option)]
    lines += ["| option | meaning |", "| --- | --- |", *map(_row, options), ""]
    yield "\n".join(lines)
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            if below is not None:
                inner = click.Context(below, info_name=name, parent=context)
                yield from _described(below, inner)


def _row(option: click.Option) -> str:
    names = ", ".join(f"`{name}`" for name in option.opts)
    value = "" if option.is_flag else f" `{value_form(option)}`".replace("|", " ")
    return f"| {names}{value} | {notes(option)} |"
