"""The English catalogue holds every key that is looked up, and no other."""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from corridor import i18n
from corridor.i18n import say
from tests.i18n import page_scan, scan
from tests.i18n.faults import messages, variables

DEV = Path(i18n.__file__).parent / "en" / "dev"

# Keys that end in a code: the enum of the code, and the arguments of the sentences.
FAMILIES = {
    "character-": ("corridor.rules.record:Character", set()),
    "declined-": ("corridor.wire.codes:Code", set()),
    "expected-": ("corridor.rules.errors:Expected", {"detail"}),
    "home-name-": ("corridor.rules.modes:MODES", set()),
    "joke-": ("tests.i18n.codes:LEVELS", set()),
    "layout-": ("tests.i18n.codes:LAYOUTS", set()),
    "level-": ("tests.i18n.codes:LEVELS", set()),
    "mode-": ("corridor.rules.modes:MODES", set()),
    "outcome-": ("corridor.rules.position:Reason", {"winner"}),
    "phase-": ("tests.i18n.codes:PHASES", {"opening", "pieces", "steps", "turn"}),
    "phrase-": ("corridor.wire.codes:Phrase", set()),
    "piece-": ("tests.i18n.codes:PIECES", set()),
    "puzzle-hint-": ("corridor.puzzles:About", {"piece", "place"}),
    "puzzle-theme-": ("corridor.puzzles:Theme", {"within"}),
    "preset-": ("tests.i18n.codes:PRESETS", set()),
    "refusal-": ("corridor.rules.errors:Refusal", {"pieces", "squares"}),
    "side-": ("tests.i18n.codes:SIDES", set()),
    "switch-": ("tests.i18n.codes:SWITCHES", set()),
    "verdict-": ("corridor.solver.verdict:Verdict", set()),
}
# Parts whose keys are made from other data, and compared with it by the tests of that data.
BY_DATA = {"editor", "learn", "puzzles", "review", "rules-page"}
# Looked up by the i18n module itself.
OWN_KEYS = {"list-separator", "unknown-language"}


@cache
def anywhere() -> dict[str, ftl.Message]:
    """All English sentences, those for developers too."""
    parts = [*i18n.parts(), *(f"dev/{path.stem}" for path in DEV.glob("*.ftl"))]
    return {key: one for part in parts for key, one in messages("en", part).items()}


def codes(feeder: str) -> set[str]:
    module, _, name = feeder.partition(":")
    return {str(code).replace("_", "-") for code in getattr(import_module(module), name)}


# Families of parts; the tests of the part compare codes and sentences.
PART_FAMILIES = {"review-why-"}


def test_every_key_is_of_lower_case_words_and_stands_once() -> None:
    parts = [*i18n.parts(), *(f"dev/{path.stem}" for path in DEV.glob("*.ftl"))]
    keys = [key for part in parts for key in messages("en", part)]
    assert len(keys) == len(set(keys))
    assert not [key for key in keys if not scan.KEY.fullmatch(key)]


@pytest.mark.parametrize("part", i18n.parts())
def test_every_sentence_has_a_comment_that_names_its_variables(part: str) -> None:
    for key, message in messages("en", part).items():
        assert message.comment is not None, key
        named = set(re.findall(r"\$\w+", message.comment.content or ""))
        assert {f"${name}" for name in variables(message)} <= named, key


def test_every_sentence_can_be_said() -> None:
    for key, message in anywhere().items():
        assert say(key, "en", **dict.fromkeys(variables(message), "1")), key


def test_every_key_in_the_source_is_in_the_catalogue() -> None:
    uses = [(path, use) for path, tree in scan.modules() for use in scan.looked_up(tree)]
    assert len(uses) > 100
    wrong = [f"{path}:{use.line}: {use.key}" for path, use in uses if not _is_there(use)]
    assert wrong == []


def _is_there(use: scan.Use) -> bool:
    if not use.whole:  # keys made from codes belong to a family
        return use.key in {*FAMILIES, *PART_FAMILIES}
    sentence = anywhere().get(use.key)
    return sentence is not None and (use.args is None or use.args == variables(sentence))


@pytest.mark.parametrize("prefix", FAMILIES)
def test_every_code_of_a_family_has_its_sentence(prefix: str) -> None:
    feeder, names = FAMILIES[prefix]
    said = {key: message for key, message in anywhere().items() if key.startswith(prefix)}
    assert {key.removeprefix(prefix) for key in said} == codes(feeder)
    for key, message in said.items():
        assert variables(message) <= names, key


def test_every_sentence_is_used() -> None:
    written = set().union(*(scan.literals(tree) for _path, tree in scan.modules())) | OWN_KEYS
    written |= page_scan.literals()
    begun = {key.partition("${")[0] for key in written if "-${" in key}
    loose = {
        key
        for key in anywhere()
        if i18n.part_of(key) not in BY_DATA and not key.startswith((*FAMILIES, *begun))
    }
    assert loose - written == set()


def test_a_key_in_the_page_is_in_the_catalogue() -> None:
    missing = {
        (name, key)
        for name, key, whole in page_scan.looked_up()
        if not (key in anywhere() if whole else any(one.startswith(key) for one in anywhere()))
    }
    assert missing == set()


def test_no_sentence_stands_in_the_source_of_the_page() -> None:
    assert list(page_scan.hard_coded()) == []


def test_no_sentence_stands_in_the_source() -> None:
    found = [
        f"{path}:{line}: {words!r}"
        for path, tree in scan.modules()
        for line, words in scan.hard_coded(tree)
    ]
    assert found == []


def test_the_rules_speak_in_codes() -> None:
    """The rules never look up a sentence."""
    for path, tree in scan.modules():
        if path.parts[0] == "rules":
            assert not list(scan.looked_up(tree)), path
            assert not [n for n in ast.walk(tree) if isinstance(n, ast.Name) and n.id == "print"]
