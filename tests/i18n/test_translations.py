"""Translations are complete, fit the English of now, and keep the terms; the checks find faults."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast as ftl

from corridor import i18n
from tests.i18n import faults
from tests.i18n.faults import of_message, parse

WANTED = set("ar bg cs da de el en es et fi fr hu it ja ko lt lv nb nl pl pt ro sk sl sv".split())


def test_there_are_twenty_five_languages() -> None:
    assert set(i18n.languages()) == WANTED


@pytest.mark.parametrize("lang", faults.translations())
def test_a_translation_has_no_fault(lang: str) -> None:
    assert list(faults.faults(lang)) == []


@pytest.mark.parametrize("lang", faults.translations())
def test_a_translation_has_a_glossary_of_the_main_words(lang: str) -> None:
    assert {"fence", "pellet", "ghost", "square"} <= set(faults.glossary(lang))


@pytest.mark.parametrize("lang", i18n.languages())
def test_sentences_for_developers_are_english_only(lang: str) -> None:
    folders = [path for path in (faults.I18N / lang).iterdir() if path.is_dir()]
    assert [folder.name for folder in folders] == (["dev"] if lang == "en" else [])


def told(lang: str, own: str, english: str) -> list[str]:
    """The faults of a sentence, given as Fluent."""
    return list(of_message(lang, "a-key", _message(own), _message(english)))


def _message(text: str) -> ftl.Message:
    (found,) = parse(f"a-key = {text}\n")
    assert isinstance(found, ftl.Message)
    return found


def choice(**branches: str) -> str:
    lines = [f"    [{form}] {words}" for form, words in branches.items()]
    lines[-1] = lines[-1].replace("    [", "   *[", 1)
    return "\n".join(["", "    { $count ->", *(f"    {line}" for line in lines), "    }"])


STEPS = choice(one="1 step", other="{ $count } steps")


@pytest.mark.parametrize(
    ("lang", "own"),
    [
        ("fi", choice(one="1 askel", other="{ $count } askelta")),
        ("cs", choice(one="1 krok", few="{ $count } kroky", other="{ $count } kroků")),
        ("ko", "{ $count }걸음"),
        ("lv", choice(zero="{ $count } soļu", one="{ $count } solis", other="{ $count } soļi")),
    ],
)
def test_a_good_sentence_has_no_fault(lang: str, own: str) -> None:
    assert told(lang, own, STEPS) == []


@pytest.mark.parametrize(
    ("lang", "own", "english", "fault"),
    [
        ("fi", "Sinä voitat", "{ $who } wins", "variables"),
        ("fi", "{ $who } { $more }", "{ $who } wins", "variables"),
        ("cs", choice(one="1 krok", other="{ $count } kroků"), STEPS, "no plural form [few]"),
        ("fi", choice(one="1 askel", few="{ $count } askelta", other="{ $count } askelta"), STEPS,
         "[few] is no plural form"),
        ("lv", choice(zero="{ $count } soļu", one="1 solis", other="{ $count } soļi"), STEPS,
         "[one] covers several numbers"),
        ("fi", "{ $count } askelta", choice(yes="one", no="{ $count }"), "no choice by $count"),
        ("fi", choice(no="{ $count }"), choice(yes="one", no="{ $count }"), "branches of $count"),
        ("fi", "Place a fence here.", "Place a fence here.", "left in English"),
        ("fi", "Hetki …", "One moment…", "a space before …"),
        ("fi", "Hetki...", "One moment…", "three dots"),
        ("fi", "Hetki  vain", "One moment", "two spaces"),
        ("fr", "Prêt ?", "Ready?", "a breaking space"),
        ("fr", "Prêt?", "Ready?", "a narrow space"),
        ("ar", "\u200fنعم", "Yes", "an invisible mark"),
        ("fi", "Kokeile ruutua e3.", "Try e2.", "notation is missing: ['e2']"),
        ("fi", "Aseta seinä.", "Place a fence.", "'fence' is said otherwise"),
    ],
)  # fmt: skip
def test_a_fault_is_found(lang: str, own: str, english: str, fault: str) -> None:
    assert any(found.startswith(fault) for found in told(lang, own, english))


def test_a_translation_of_an_english_sentence_that_has_changed_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    changed = dict(faults.english())
    changed["page-home"] = _message("Somewhere else")
    monkeypatch.setattr(faults, "english", lambda: changed)
    assert _of("page-home", faults.faults("de")) == [
        "words: page-home: the English has changed since"
    ]


def test_a_missing_sentence_and_one_that_english_lacks_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = {("en", "words"): "a-key = A\nb-key = B\n", ("de", "words"): "b-key = B\nc-key = C\n"}
    monkeypatch.setattr(i18n, "parts", lambda: ("words",))
    monkeypatch.setattr(faults, "entries", lambda lang, part: parse(told[lang, part]))
    monkeypatch.setattr(faults, "messages", faults.messages.__wrapped__)
    assert set(faults.shape("de")) == {"words: a-key: missing", "words: c-key: not in English"}


def _of(key: str, found: Iterator[str]) -> list[str]:
    return [fault for fault in found if f": {key}:" in fault]
