"""What can be found wrong with a translation without knowing its language.

``python -m tests.i18n.faults fi`` lists the faults of one language; without a name, of all.
"""

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from corridor import i18n

HERE = Path(__file__).parent
I18N = Path(i18n.__file__).parent
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SMALL = range(201)
# Squares, fences, moves, options and key words of commands are the same in every language.
_NOTATION = re.compile(r"(?<![\w-])(?:[a-i][1-9][hv]?|--[a-z][a-z-]*|corridor [a-z]+)(?![\w])")
_WORD = re.compile(r"[^\W\d_]{2,}")
_LEFT_IN_ENGLISH = (
    3  # equal sentences with so many words; one word may be the same in two languages
)
_NAMES = {"PAC", "MAN", "Blinky", "Inky", "Pinky", "Clyde", "Corridor"}
_MARKS = re.compile("[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]")
_SPACES = (
    (re.compile(r"\.\.\."), "three dots instead of …"),
    (re.compile(r"\s…"), "a space before …"),
    (re.compile(r" [,.;:!?](?:\s|$)"), "a breaking space before punctuation"),
)
_TWO = re.compile(r"[ \u00a0\u202f]{2}")
_FRENCH = re.compile(r"[^\s\u00a0\u202f:;!?»](?:[;!?»]|:(?=\s|$))|[«](?![\u00a0\u202f])")


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's
        self.names.add(node.id.name)


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[ftl.SelectExpression] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's
        self.found.append(node)
        self.generic_visit(node)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's
        self.found.append(str(node.value))


@cache  # nodes are compared by identity; each English sentence is asked for in every language
def variables(node: ftl.BaseNode) -> set[str]:
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names


@cache
def choices(message: ftl.BaseNode) -> list[ftl.SelectExpression]:
    visitor = _Choices()
    visitor.visit(message)
    return visitor.found


@cache
def texts(message: ftl.BaseNode) -> list[str]:
    """The words of a message, without what is put in."""
    visitor = _Texts()
    visitor.visit(message)
    return visitor.found


def branches(choice: ftl.SelectExpression) -> dict[str, ftl.Variant]:
    keys = [variant.key for variant in choice.variants]
    names = [key.name if isinstance(key, ftl.Identifier) else key.value for key in keys]
    return dict(zip(names, choice.variants, strict=True))


def argument(choice: ftl.SelectExpression) -> str:
    (name,) = variables(choice.selector)
    return name


def counts(choice: ftl.SelectExpression) -> bool:
    """Whether a choice is one of plural forms."""
    found = set(branches(choice))
    return "other" in found and len(PLURALS & found) > 1


@cache
def plural_forms(lang: str) -> tuple[str, ...]:
    """The plural form of each small number, by CLDR."""
    return tuple(map(Locale.parse(lang).plural_form, SMALL))


def parse(text: str) -> list[ftl.EntryType]:
    return FluentParser().parse(text).body


@cache
def entries(lang: str, part: str) -> list[ftl.EntryType]:
    return parse(i18n.catalogue(lang, part))


@cache
def messages(lang: str, part: str) -> Mapping[str, ftl.Message]:
    body = entries(lang, part)
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


@cache
def english() -> Mapping[str, ftl.Message]:
    """All sentences that every language has."""
    return {key: one for part in i18n.parts() for key, one in messages("en", part).items()}


@cache
def as_text(message: ftl.Message) -> str:
    """A message without its comment."""
    bare = ftl.Message(message.id, message.value, message.attributes)
    return FluentSerializer().serialize_entry(bare)


def digest(message: ftl.Message) -> str:
    """A short hash of a sentence."""
    return sha256(as_text(message).encode()).hexdigest()[:8]


def stamps(lang: str) -> dict[str, str]:
    """The hash of the English sentence from which each sentence was translated."""
    path = HERE / "english" / f"{lang}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return {key: stamp for key, stamp in map(str.split, lines)}  # noqa: C416  typed so


@cache
def glossary(lang: str) -> Mapping[str, Mapping[str, list[str]]]:
    """For each English word the stems of which one must occur, and keys that are free of it."""
    path = HERE / "glossary" / f"{lang}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def shape(lang: str) -> Iterator[str]:
    """Keys that are missing, doubled, in another file than in English, or no Fluent at all."""
    for part in i18n.parts():
        body = entries(lang, part)
        for entry in body:
            if isinstance(entry, ftl.Junk):
                yield f"{part}: cannot be read: {str(entry.content)[:60]!r}"
        keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
        wanted = messages("en", part)
        yield from (f"{part}: {key}: twice" for key in {k for k in keys if keys.count(k) > 1})
        yield from (f"{part}: {key}: missing" for key in wanted if key not in keys)
        yield from (f"{part}: {key}: not in English" for key in keys if key not in wanted)


def of_message(lang: str, key: str, own: ftl.Message, wanted: ftl.Message) -> Iterator[str]:
    """What is wrong with one sentence."""
    if variables(own) != variables(wanted):
        yield f"variables {sorted(variables(own))}, in English {sorted(variables(wanted))}"
    yield from _of_choices(lang, own, wanted)
    yield from _of_words(lang, own, wanted)
    yield from _of_terms(lang, key, own, wanted)


def _of_choices(lang: str, own: ftl.Message, wanted: ftl.Message) -> Iterator[str]:
    mine = {argument(choice): choice for choice in choices(own)}
    for choice in choices(wanted):
        codes = set(branches(choice)) - PLURALS
        if codes and codes - set(branches(mine.get(argument(choice), choice))):
            yield f"branches of ${argument(choice)} are missing"
        if codes and argument(choice) not in mine:
            yield f"no choice by ${argument(choice)}"
    plural = plural_forms(lang)
    forms = set(plural)
    for choice in choices(own):
        if not counts(choice):
            continue
        found = branches(choice)
        needed = {plural[n] for n in SMALL if str(n) not in found}
        yield from (f"no plural form [{form}]" for form in sorted(needed - set(found)))
        yield from (
            f"[{form}] is no plural form" for form in (set(found) & PLURALS) - forms - {"other"}
        )
        for form, branch in found.items():
            meant = [n for n in SMALL if plural[n] == form and str(n) not in found]
            if len(meant) > 1 and argument(choice) not in variables(branch):
                yield f"[{form}] covers several numbers and doesn't say ${argument(choice)}"


def _of_words(lang: str, own: ftl.Message, wanted: ftl.Message) -> Iterator[str]:
    said, meant = texts(own), texts(wanted)
    words = [word for word in _WORD.findall(" ".join(said)) if word not in _NAMES]
    if said == meant and len(words) >= _LEFT_IN_ENGLISH:
        yield "left in English"
    whole = as_text(own)
    for text in said:
        for pattern, fault in _SPACES:
            if pattern.search(text):
                yield f"{fault}: {text.strip()[:40]!r}"
        if _TWO.search(text) and not any(map(_TWO.search, meant)):  # some texts are columns
            yield f"two spaces: {text.strip()[:40]!r}"
        if _MARKS.search(text):
            yield "an invisible mark"
        if lang == "fr" and _FRENCH.search(re.sub(r"https?://\S+|\d:\d", "", text)):
            yield f"a narrow space is missing: {text.strip()[:40]!r}"
    missing = set(_NOTATION.findall(as_text(wanted))) - set(_NOTATION.findall(whole))
    if missing:
        yield f"notation is missing: {sorted(missing)}"


def _of_terms(lang: str, key: str, own: ftl.Message, wanted: ftl.Message) -> Iterator[str]:
    meant, said = " ".join(texts(wanted)).lower(), " ".join(texts(own)).lower()
    for term, rule in glossary(lang).items():
        occurs = re.search(rf"\b{re.escape(term)}(?:s|'s|es)?\b", meant)
        if occurs and key not in rule.get("free", ()) and not _begins(rule["stems"], said):
            yield f"{term!r} is said otherwise"


def _begins(stems: list[str], said: str) -> bool:
    return any(stem.lower() in said for stem in stems)


def faults(lang: str) -> Iterator[str]:
    """All faults of a language."""
    yield from shape(lang)
    stamped = stamps(lang)
    for part in i18n.parts():
        for key, own in messages(lang, part).items():
            if key not in english():
                continue
            wanted = english()[key]
            yield from (f"{part}: {key}: {fault}" for fault in of_message(lang, key, own, wanted))
            if stamped.get(key) != digest(wanted):
                yield f"{part}: {key}: the English has changed since"


def translations() -> list[str]:
    return [lang for lang in i18n.languages() if lang != i18n.DEFAULT]


def main(words: list[str]) -> int:
    """List the faults; ``--stamp LANG [KEY ...]`` says that sentences fit the English of now."""
    if words[:1] == ["--stamp"]:
        _stamp(words[1], set(words[2:]))
        return 0
    found = [f"{lang}: {fault}" for lang in words or translations() for fault in faults(lang)]
    print("\n".join(found) or "no faults")
    return 1 if found else 0


def _stamp(lang: str, keys: set[str]) -> None:
    said = {key for part in i18n.parts() for key in messages(lang, part)} & english().keys()
    now = {key: digest(english()[key]) for key in said}
    kept = stamps(lang)
    new = {key: now[key] if not keys or key in keys else kept.get(key, "-") for key in sorted(now)}
    text = "".join(f"{key} {stamp}\n" for key, stamp in new.items())
    (HERE / "english" / f"{lang}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
