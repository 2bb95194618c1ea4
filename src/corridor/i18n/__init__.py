"""Sentences for people, looked up by key in the catalogue of a language.

The rest of the code handles keys and codes; sentences stand only in the ``.ftl`` files beside this
one. Each language has a folder, with a file for each part of the program: ``fr/play.ftl`` is the
part ``play`` in French. All languages have the same parts; ``en/dev`` holds the sentences that only
people who write programs or run servers read, in English only.

>>> say("refusal-game-over")
'The game is over.'
"""

import os
import re
import threading
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
    "english_only",
    "languages",
    "listed",
    "part_of",
    "parts",
    "percent",
    "say",
    "sentences",
    "speak",
]

DEFAULT = "en"
# Languages that read the catalogue of another one.
_NEAREST = {"no": "nb", "nn": "nb"}
_FOR_DEVELOPERS = "dev"
# Reading lines is enough to find keys, and a hundred times quicker than parsing Fluent.
_KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
_REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]*) \}")
# Languages are read by one thread at a time; others wait until a part is there as a whole.
_reading = threading.Lock()
_bundles: dict[str, "FluentBundle"] = {}
_read_parts: set[tuple[str, str]] = set()  # begun to be read
_ready: set[tuple[str, str | None]] = set()  # there, with all they refer to
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
    "It's another piece's turn. Move that one."
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


def sentences(said: Iterable[str], lang: str | None = None, /) -> str:
    """Put sentences behind one another as the language does.

    >>> sentences(["終わりです。", "Wの勝ち。"], "ja")
    '終わりです。Wの勝ち。'
    """
    return say("sentence-separator", lang).join(said)


def percent(share: float, lang: str | None = None, /) -> str:
    r"""A share of 1 in whole per cent, as the language writes it.

    >>> percent(0.41, "en"), percent(0.41, "de")
    ('41%', '41\xa0%')
    """
    from fluent.runtime.types import fluent_number

    written = fluent_number(share, style="percent", maximumFractionDigits=0)
    bundle = _values(choose(lang))
    pattern = bundle.get_message("value").value
    return str(bundle.format_pattern(pattern, {"it": written})[0]) if pattern else ""


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
    entries = files(__name__).iterdir()
    return tuple(sorted(entry.name for entry in entries if entry.joinpath("words.ftl").is_file()))


@cache
def parts() -> tuple[str, ...]:
    """The parts that every language has: ``learn`` stands in ``LANG/learn.ftl``."""
    return tuple(_parts_in(DEFAULT))


def catalogue(lang: str, part: str) -> str:
    """One part's catalogue as text, for clients that format sentences themselves."""
    if lang not in languages():
        raise UnknownLanguage(lang)
    path = files(__name__).joinpath(lang, *f"{part}.ftl".split("/"))
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def english_only(key: str) -> bool:
    """Whether a sentence is for developers, so that people of all languages read it in English."""
    return _parts_of_keys().get(key, "").startswith(_FOR_DEVELOPERS)


def part_of(key: str) -> str | None:
    """The part in which a sentence stands; ``None`` if there is no such sentence.

    >>> part_of("refusal-game-over")
    'refusals'
    """
    return _parts_of_keys().get(key)


def _parts_in(*folder: str) -> list[str]:
    names = (entry.name for entry in files(__name__).joinpath(*folder).iterdir())
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))


@cache
def _parts_of_keys() -> Mapping[str, str]:
    for_developers = (f"{_FOR_DEVELOPERS}/{part}" for part in _parts_in(DEFAULT, _FOR_DEVELOPERS))
    named = ((part, catalogue(DEFAULT, part)) for part in (*parts(), *for_developers))
    return {key: part for part, text in named for key in _KEY.findall(text)}


def _known(locale: str) -> str | None:
    """The catalogue for a locale: fr-CA for fr_CA.UTF-8, else fr; None if there is neither."""
    name = locale.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    by_name = {lang.lower(): lang for lang in languages()}
    short = name.partition("-")[0]
    return by_name.get(name) or by_name.get(_NEAREST.get(short, short))


def _say_in(lang: str, key: str, args: Mapping[str, object]) -> str | None:
    if lang != DEFAULT and english_only(key):
        return None
    bundle = _bundle_with(lang, key)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        warnings.warn(f"{lang}: no {key}", MissingWords, stacklevel=3)
        return None
    sentence, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        warnings.warn(f"{lang}: {key}: {errors}", MissingWords, stacklevel=3)
    return str(sentence)


def _bundle_with(lang: str, key: str) -> "FluentBundle":
    """The sentences of a language, with at least the part of a key."""
    part = part_of(key)
    if (lang, part) not in _ready:
        with _reading:
            _read(lang, part)
            _ready.add((lang, part))
    return _bundles[lang]


def _new_bundle(lang: str) -> "FluentBundle":
    # Imported late: it takes longer than a short command takes to run.
    from fluent.runtime import FluentBundle

    # No bidi isolation marks around arguments: terminals print them as garbage.
    return FluentBundle([lang], use_isolating=False)


def _read(lang: str, part: str | None) -> None:
    """Add a part to a language's bundle, and what it refers to: most programs need few parts."""
    from fluent.runtime import FluentResource

    if lang not in _bundles:
        _bundles[lang] = _new_bundle(lang)
    if part is None or (lang, part) in _read_parts:
        return
    _read_parts.add((lang, part))
    text = catalogue(lang, part)
    _bundles[lang].add_resource(FluentResource(text))
    for key in set(_REFERENCE.findall(text)):
        other = part_of(key)
        if other is not None and other != part:
            _read(lang, other)


@cache
def _values(lang: str) -> "FluentBundle":
    """Writes a value by itself."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource("value = { $it }"))
    return bundle
