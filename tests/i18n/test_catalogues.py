"""Translations have the same keys, arguments, choices and plurals as English."""

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from corridor import i18n
from tests.i18n.test_catalogue import english, messages, variables

TRANSLATIONS = [lang for lang in i18n.languages() if lang != i18n.DEFAULT]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SMALL = range(201)


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's
        self.found.append(node)
        self.generic_visit(node)


def choices(message: ftl.Message) -> list[ftl.SelectExpression]:
    visitor = _Choices()
    visitor.visit(message)
    return visitor.found


def argument(choice: ftl.SelectExpression) -> str:
    (name,) = variables(choice.selector)
    return name


def branches(choice: ftl.SelectExpression) -> dict[str, ftl.Variant]:
    keys = [variant.key for variant in choice.variants]
    names = [key.name if isinstance(key, ftl.Identifier) else key.value for key in keys]
    return dict(zip(names, choice.variants, strict=True))


def counted(lang: str) -> Iterator[tuple[str, ftl.SelectExpression]]:
    """Plural selections of a catalogue, each with its key."""
    for key, message in messages(lang).items():
        for choice in choices(message):
            found = branches(choice)
            if "other" in found and len(PLURALS & set(found)) > 1:
                yield key, choice


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_speaks_of_everything_that_english_speaks_of(lang: str) -> None:
    for key, message in messages(lang).items():
        assert variables(message) == variables(english()[key]), key


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_a_translation_tells_apart_what_english_tells_apart(lang: str) -> None:
    """The same branches for codes and exact numbers; plural forms depend on the language."""
    for key, message in messages(lang).items():
        wanted = {argument(choice): choice for choice in choices(english()[key])}
        own = {argument(choice): choice for choice in choices(message)}
        assert set(own) >= set(wanted), key
        for name, choice in wanted.items():
            assert set(branches(choice)) - PLURALS <= set(branches(own[name])), key


@pytest.mark.parametrize("lang", i18n.languages())
def test_a_plural_branch_is_one_that_the_language_has(lang: str) -> None:
    forms = set(map(Locale.parse(lang).plural_form, SMALL))
    for key, choice in counted(lang):
        assert set(branches(choice)) & PLURALS <= forms | {"other"}, key


@pytest.mark.parametrize("lang", i18n.languages())
def test_a_branch_for_several_numbers_says_the_number(lang: str) -> None:
    """French uses the form of 1 for 0, Polish that of 2 for 22: a fixed word would be wrong."""
    plural = Locale.parse(lang).plural_form
    for key, choice in counted(lang):
        for form, branch in branches(choice).items():
            meant = [n for n in SMALL if plural(n) == form and str(n) not in branches(choice)]
            assert len(meant) < 2 or argument(choice) in variables(branch), f"{key}: {form}"
