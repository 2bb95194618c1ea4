"""Catalogues of parts: English first, a comment for every sentence, silent where untranslated."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from corridor import i18n
from corridor.i18n import say
from tests.i18n.scan import KEY
from tests.i18n.test_catalogue import english, variables

PARTS = [(lang, part) for lang in i18n.languages() for part in i18n.parts(lang)]


@cache
def messages(lang: str, part: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse(i18n.part_catalogue(lang, part)).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    by_key = {entry.id.name: entry for entry in found}
    assert len(by_key) == len(found)
    return by_key


@cache
def english_parts() -> dict[str, ftl.Message]:
    return {key: m for part in i18n.parts() for key, m in messages("en", part).items()}


@pytest.mark.parametrize(("lang", "part"), PARTS)
def test_a_part_holds_sentences_that_english_has_and_no_other_file_does(
    lang: str, part: str
) -> None:
    said = messages(lang, part)
    assert set(said) <= set(messages(i18n.DEFAULT, part))
    assert not set(said) & set(english())
    others = [messages(lang, other) for other in i18n.parts(lang) if other != part]
    assert not any(set(said) & set(other) for other in others)
    assert not [key for key in said if not KEY.fullmatch(key)]
    for key, message in said.items():
        assert variables(message) == variables(english_parts()[key]), key


@pytest.mark.parametrize("part", i18n.parts())
def test_every_sentence_of_a_part_has_a_comment_that_names_its_variables(part: str) -> None:
    for key, message in messages(i18n.DEFAULT, part).items():
        assert message.comment is not None, key
        comment = message.comment.content or ""
        assert {f"${name}" for name in variables(message)} <= set(re.findall(r"\$\w+", comment))


def test_every_sentence_of_a_part_can_be_said_and_refers_to_sentences_there_are() -> None:
    for key, message in english_parts().items():
        assert say(key, "en", **dict.fromkeys(variables(message), "1"))


@pytest.mark.parametrize("lang", i18n.languages())
def test_a_part_that_is_not_translated_is_read_in_english_without_a_warning(lang: str) -> None:
    key = "lesson-race-step"
    assert i18n.may_lack(key)
    translated = any(key in messages(lang, part) for part in i18n.parts(lang))
    assert translated or say(key, lang) == say(key, "en")


def test_every_other_sentence_must_be_there() -> None:
    assert not i18n.may_lack("refusal-game-over")
    assert not i18n.may_lack("no-such-key")


def test_a_language_without_a_part_has_an_empty_one() -> None:
    assert i18n.part_catalogue("en", "no-such-part") == ""
    with pytest.raises(i18n.UnknownLanguage):
        i18n.part_catalogue("xx", "learn")
