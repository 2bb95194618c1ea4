"""Catalogues for the page: the sentences of a language without those that pages do not use."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from corridor import i18n
from corridor.server.http.static import Static

# The first word of a key is its family. These families are for terminals, for engine protocols and
# for readers of files; pages do not need them.
NOT_FOR_PAGES = frozenset({"arena", "cli", "engine", "expected", "unknown"})
# Parts that the first screens need; the page loads other parts when they are opened.
AT_ONCE = ("home",)
_KIND = "text/plain"


@cache
def page_catalogue(lang: str) -> Static:
    """The catalogue of a language for pages, with the parts that are needed at once."""
    wanted = [entry for entry in _entries(i18n.catalogue(lang)) if _for_pages(entry)]
    more = [entry for part in AT_ONCE for entry in _with_english(lang, part)]
    return Static(FluentSerializer().serialize(ftl.Resource([*wanted, *more])).encode(), _KIND)


@cache
def part_for_pages(lang: str, part: str) -> Static:
    """One part's catalogue, without comments: in English where the language has no sentence yet."""
    said = _with_english(lang, part)
    return Static(FluentSerializer().serialize(ftl.Resource(said)).encode(), _KIND)


def _with_english(lang: str, part: str) -> list[ftl.EntryType]:
    said = {key: entry for tongue in (i18n.DEFAULT, lang) for key, entry in _messages(tongue, part)}
    return list(said.values())


def _messages(lang: str, part: str) -> Iterator[tuple[str, ftl.Message]]:
    for entry in _entries(i18n.part_catalogue(lang, part)):
        if isinstance(entry, ftl.Message):
            yield entry.id.name, entry


def _entries(text: str) -> Iterator[ftl.EntryType]:
    """The entries of a catalogue, without the comments for translators."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            entry.comment = None
        yield entry


def _for_pages(entry: ftl.EntryType) -> bool:
    if isinstance(entry, ftl.Term):
        return True
    return isinstance(entry, ftl.Message) and family(entry.id.name) not in NOT_FOR_PAGES


def family(key: str) -> str:
    """The family of a key.

    >>> family("refusal-game-over")
    'refusal'
    """
    return key.partition("-")[0]
