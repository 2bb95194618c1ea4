"""Runs commands inside the test process."""

from click.testing import CliRunner, Result

from corridor.cli import main
from corridor.i18n import speak

WIDE = {"COLUMNS": "80"}


def run(*words: str, typed: str | None = None) -> Result:
    """Run a command; fails on a traceback, since refusals must be sentences."""
    result = CliRunner(env=WIDE).invoke(main, words, input=typed, prog_name="corridor")
    speak(None)  # undo --lang for the next test
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def good(*words: str, typed: str | None = None) -> str:
    """The output of a command that must succeed."""
    result = run(*words, typed=typed)
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    return result.stdout


def refused(*words: str, code: int, typed: str | None = None) -> str:
    """The sentence of a command that must refuse, with this exit code."""
    result = run(*words, typed=typed)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.removeprefix("corridor: ").rstrip("\n")
