"""The scanner finds hard-coded sentences and nothing else."""

import ast
from textwrap import dedent

import pytest

from tests.i18n import scan


def found(source: str) -> list[str]:
    return [words for _line, words in scan.hard_coded(ast.parse(dedent(source)))]


@pytest.mark.parametrize(
    "source",
    [
        'click.echo("The game is over.")',
        'click.echo("done")',
        'print(f"{side} wins")',
        'print("wins" if side else name)',
        'console.print("[bold red]over[/]")',
        'raise click.ClickException("no such mode")',
        'raise click.UsageError(f"no such mode: {mode}")',
        '@click.option("--mode", help="Which game to play.")\ndef f(): ...',
        'table.add_column("moves", justify="right")',
        'Table(title="All modes")',
        'click.echo("moves: " + ", ".join(moves))',
        'click.echo(", ".join(["no move"]))',
        'click.echo("{} wins".format(side))',
        'WORDS = "The game is over."',
        'WORDS = {"end": f"The winner is called {side}."}',
        'svg = f"<title>The pawn stands here.</title>"',
        '@main.command()\ndef play():\n    """Play a game."""',
        '@main.command\ndef play():\n    """Play a game."""',
    ],
)
def test_a_sentence_in_the_source_is_found(source: str) -> None:
    assert found(source)


@pytest.mark.parametrize(
    "source",
    [
        'click.echo(say("cli-over", side=side))',
        'click.echo(f"{a} {b}: {say(key)}")',
        'click.echo(json.dumps({"mode": "classic-2", "over now": True}))',
        'click.echo(row["the key"])',
        'click.echo("yes" == answer)',
        'console.print("[bold red]" + name + "[/]", style="bold red")',
        '@click.option("--mode", help="cli-help-mode")\ndef f(): ...',
        '@main.command(help="cli-help-play")\ndef play():\n    """Play a game."""',
        '"""The docstring of a module."""',
        'def f():\n    """What it does, for programmers."""',
        'raise ValueError("Nothing of this kind.")',
        'assert board, "There must be a board."',
        'P = re.compile("Any of these [a-z].")',
        'HEAD = \'<svg xmlns="x" viewBox="0 0 9 9">\'',
        'STYLE = "stroke: black; fill: none"',
        'open("README.md")',
    ],
)
def test_what_people_do_not_read_is_left_alone(source: str) -> None:
    assert found(source) == []


def test_keys_are_found_with_their_arguments() -> None:
    tree = ast.parse(
        dedent("""
        say("a-key")
        i18n.say("b-key", lang, side=1, fences=2)
        say(f"refusal-{code}", **more)
        say("c-yes" if won else "c-no")
        option("--mode", help="d-help")
        """)
    )
    assert {(use.key, use.whole, use.args) for use in scan.looked_up(tree)} == {
        ("a-key", True, frozenset()),
        ("b-key", True, frozenset({"side", "fences"})),
        ("refusal-", False, None),
        ("c-yes", True, frozenset()),
        ("c-no", True, frozenset()),
        ("d-help", True, frozenset()),
    }
