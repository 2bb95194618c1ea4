"""Sentences for people, looked up by key in the catalogue of a language.

The rest of the code handles keys and codes; sentences stand only in the ``.ftl`` files beside this
one: ``LANG.ftl`` is complete in every language, ``LANG/PART.ftl`` holds the sentences of one part
of the program and may lack some (see `may_lack`).

>>> say("refusal-game-over")
'The game is over.'
"""

import os
import re
import warnings
from collections.abc import Iterable, Mapping
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = [
    "DEFAULT",
    "MissingWords",
    "UnknownLanguage",
    "catalogue",
    "choose",
    "languages",
    "listed",
    "may_lack",
    "part_catalogue",
    "parts",
    "say",
    "speak",
]

DEFAULT = "en"
_KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
_spoken: ContextVar[str | None] = ContextVar("spoken", default=None)


class UnknownLanguage(ValueError):
    """There is no catalogue for this language; ``known`` lists the languages that have one."""

    def __init__(self, wanted: str) -> None:
        self.wanted = wanted
        self.known = languages()
        known = listed(self.known, DEFAULT)
        super().__init__(say("unknown-language", DEFAULT, wanted=wanted, known=known))


class MissingWords(ResourceWarning):
    """A catalogue lacks a sentence, or a sentence lacks an argument.

    Readers see the English sentence, or the key, instead. Tests turn the warning into an error.
    """


def say(key: str, lang: str | None = None, /, **args: object) -> str:
    """The sentence for a key. A code may be part of the key: its underscores become dashes.

    >>> say("refusal-not_your_turn")
    "It's another piece's turn."
    """
    key = key.replace("_", "-")
    lang = choose(lang)
    for tongue in dict.fromkeys((lang, DEFAULT)):
        sentence = _say_in(tongue, key, args)
        if sentence is not None:
            return sentence
    return key


def listed(items: Iterable[str], lang: str | None = None, /) -> str:
    """Join items as the language does.

    >>> listed(["a1", "b2"], "ja")
    'a1、b2'
    """
    return say("list-separator", lang).join(items)


def speak(lang: str | None) -> None:
    """Set the language of `say` in the current context; None resets it to the locale."""
    _spoken.set(None if lang is None else choose(lang))


def choose(lang: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language to use: ``lang``, else the one set by `speak`, else the user's locale.

    >>> choose(environ={"LANG": "en_GB.UTF-8"})
    'en'
    """
    if lang is not None:
        found = _known(lang)
        if found is None:
            raise UnknownLanguage(lang)
        return found
    locale = next(filter(None, map(environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return _spoken.get() or _known(locale) or DEFAULT


@cache
def languages() -> tuple[str, ...]:
    """All languages that have a catalogue."""
    names = (entry.name for entry in files(__name__).iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def catalogue(lang: str) -> str:
    """The text of a catalogue, for clients that format sentences themselves."""
    if lang not in languages():
        raise UnknownLanguage(lang)
    return files(__name__).joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


def parts(lang: str = DEFAULT) -> tuple[str, ...]:
    """The names of a language's catalogues of parts: ``en/learn.ftl`` is the part ``learn``."""
    folder = files(__name__).joinpath(lang)
    if not folder.is_dir():
        return ()
    names = (entry.name for entry in folder.iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def part_catalogue(lang: str, part: str) -> str:
    """One part's catalogue as text; empty for a language that does not have it yet."""
    if lang not in languages():
        raise UnknownLanguage(lang)
    if part not in parts(lang):
        return ""
    return files(__name__).joinpath(lang, f"{part}.ftl").read_text(encoding="utf-8")


def may_lack(key: str) -> bool:
    """Whether translations may lack the sentence: only those of parts, which are English first.

    Until they are translated, readers see the English sentence and no warning is given. All other
    sentences must exist in every language.
    """
    return key in _part_keys()


@cache
def _part_keys() -> frozenset[str]:
    # Reading the lines is enough, and a hundred times quicker than parsing Fluent.
    texts = (part_catalogue(DEFAULT, part) for part in parts())
    return frozenset(key for text in texts for key in _KEY.findall(text))


def _known(locale: str) -> str | None:
    """The catalogue for a locale: fr-CA for fr_CA.UTF-8, else fr; None if there is neither."""
    name = locale.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    by_name = {lang.lower(): lang for lang in languages()}
    return by_name.get(name) or by_name.get(name.partition("-")[0])


def _say_in(lang: str, key: str, args: Mapping[str, object]) -> str | None:
    bundle = _bundle(lang)
    if not bundle.has_message(key) and may_lack(key):
        bundle = _bundle_with_parts(lang)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        if lang != DEFAULT and may_lack(key):
            return None
        warnings.warn(f"{lang}: no {key}", MissingWords, stacklevel=3)
        return None
    sentence, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        warnings.warn(f"{lang}: {key}: {errors}", MissingWords, stacklevel=3)
    return str(sentence)


@cache
def _bundle(lang: str) -> "FluentBundle":
    # Imported late: it takes longer than a short command takes to run.
    from fluent.runtime import FluentBundle, FluentResource

    # No bidi isolation marks around arguments: terminals print them as garbage.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(lang)))
    return bundle


@cache
def _bundle_with_parts(lang: str) -> "FluentBundle":
    """The parts too, and what they refer to; apart, since most programs never read them."""
    if not parts(lang):
        return _bundle(lang)
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(lang)))
    for part in parts(lang):
        bundle.add_resource(FluentResource(part_catalogue(lang, part)))
    return bundle
