"""Commands and options in documents exist, with these words, in the program."""

import re
from pathlib import Path

import pytest

from tests.docs.command_lines import (
    ROOT,
    accepted,
    all_options,
    inline_options,
    shell_lines,
    variables,
)

PAGES = sorted([ROOT / "README.md", *ROOT.glob("docs/**/*.md"), *ROOT.glob("deploy/*.md")])
HOSTING = [page for page in PAGES if "hosting" in page.name or "deploy" in str(page)]
LINES = [
    pytest.param(words, id=f"{page.name}: {' '.join(words)[:60]}")
    for page in PAGES
    for words in shell_lines(page.read_text(encoding="utf-8"))
]
# Read by the program without an option, or by files of the kit.
OTHER_VARIABLES = {"CORRIDOR_KEY", "CORRIDOR_SITE", "CORRIDOR_UPSTREAM"}


def test_the_documents_show_commands() -> None:
    assert len(LINES) > 30


@pytest.mark.parametrize("words", LINES)
def test_a_command_in_a_document_is_one_that_the_program_takes(words: list[str]) -> None:
    assert accepted(words) == ""


def test_a_wrong_command_would_be_found() -> None:
    text = "```sh\ncorridor serve --prot 80\nsudo /opt/corridor/bin/corridor dance && true\n```"
    assert [bool(accepted(words)) for words in shell_lines(text)] == [True, True]


@pytest.mark.parametrize("page", HOSTING, ids=lambda page: page.name)
def test_an_option_that_a_guide_for_hosts_names_exists(page: Path) -> None:
    assert set(inline_options(page.read_text(encoding="utf-8"))) <= all_options()


@pytest.mark.parametrize("page", HOSTING, ids=lambda page: page.name)
def test_a_variable_that_a_guide_for_hosts_names_is_read(page: Path) -> None:
    named = set(re.findall(r"\bCORRIDOR_[A-Z]+\b", page.read_text(encoding="utf-8")))
    assert named <= variables() | OTHER_VARIABLES


def test_the_guide_for_hosts_tells_every_option_of_serve() -> None:
    from corridor.cli.commands.serve import command

    told = "\n".join(page.read_text(encoding="utf-8") for page in HOSTING)
    missing = [name for param in command.params for name in param.opts if name not in told]
    assert missing == []
