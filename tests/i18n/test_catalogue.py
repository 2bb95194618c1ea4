"""The English catalogue holds every key that is looked up, and no other."""

import ast
from functools import cache
from importlib import import_module

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from corridor import i18n
from tests.i18n import page_scan, scan

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
# Sentences of parts whose keys stand in the source as they are.
USED_WHOLE = ("cli-", "clock-", "home-", "host-", "page-", "preview-", "table-", "watch-")
# Looked up by the i18n module itself.
OWN_KEYS = {"list-separator", "unknown-language"}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


def variables(part: ftl.BaseNode) -> set[str]:
    visitor = _Variables()
    visitor.visit(part)
    return visitor.names


@cache
def entries(lang: str) -> list[ftl.EntryType]:
    return FluentParser().parse(i18n.catalogue(lang)).body


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(lang) if isinstance(entry, ftl.Message)}


@cache
def part_messages() -> dict[str, ftl.Message]:
    """The English sentences of all parts."""
    texts = [i18n.part_catalogue(i18n.DEFAULT, part) for part in i18n.parts()]
    found = [entry for text in texts for entry in FluentParser().parse(text).body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


def codes(feeder: str) -> set[str]:
    module, _, name = feeder.partition(":")
    return {str(code).replace("_", "-") for code in getattr(import_module(module), name)}


def english() -> dict[str, ftl.Message]:
    """The sentences that every language has."""
    return messages(i18n.DEFAULT)


@cache
def anywhere() -> dict[str, ftl.Message]:
    """All English sentences."""
    return {**english(), **part_messages()}


# Families of parts; the tests of the part compare codes and sentences.
PART_FAMILIES = {"review-why-"}


@pytest.mark.parametrize("lang", i18n.languages())
def test_a_catalogue_is_valid_fluent_without_doubles(lang: str) -> None:
    assert not [entry.content for entry in entries(lang) if isinstance(entry, ftl.Junk)]
    keys = [entry.id.name for entry in entries(lang) if isinstance(entry, ftl.Message)]
    assert len(keys) == len(set(keys))
    assert not [key for key in keys if not scan.KEY.fullmatch(key)]


@pytest.mark.parametrize("lang", i18n.languages())
def test_a_catalogue_says_what_english_says(lang: str) -> None:
    said = messages(lang)
    assert set(said) == set(english())
    for key, message in said.items():
        assert variables(message) <= variables(english()[key]), key


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
    begun = {key for _name, key, whole in page_scan.looked_up() if not whole}
    written |= {key for _name, key, whole in page_scan.looked_up() if whole}
    loose = {key for key in english() if not key.startswith((*FAMILIES, *begun))}
    loose |= {
        key
        for key in part_messages()
        if key.startswith(USED_WHOLE) and not key.startswith((*FAMILIES, *begun))
    }
    assert loose <= written


def test_a_key_in_the_page_is_in_the_catalogue() -> None:
    missing = {
        (name, key)
        for name, key, whole in page_scan.looked_up()
        if not (key in anywhere() if whole else any(one.startswith(key) for one in anywhere()))
    }
    assert missing == set()


def test_every_sentence_of_the_page_in_a_part_is_used() -> None:
    uses = list(page_scan.looked_up())
    written = {key for _name, key, whole in uses if whole}
    begun = tuple(key for _name, key, whole in uses if not whole)
    own = {key for key in part_messages() if key.startswith(page_scan.FAMILIES)}
    assert {key for key in own if not key.startswith(begun)} <= written


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
