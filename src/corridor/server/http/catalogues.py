"""Catalogues for the page: the sentences of a part, in English where a language lacks them."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from corridor import i18n
from corridor.server.http.static import Static

# Parts whose sentences are said by the server itself or by a terminal.
_NOT_FOR_PAGES = frozenset({"pictures", "previews", "terminal"})
_KIND = "text/plain"


def page_parts() -> frozenset[str]:
    """The parts that a page may ask for; it asks for those of the screen it shows."""
    return frozenset(i18n.parts()) - _NOT_FOR_PAGES


@cache
def part_for_pages(lang: str, part: str) -> Static:
    """One part's catalogue, without comments: in English where the language has no sentence."""
    said = {key: one for tongue in (i18n.DEFAULT, lang) for key, one in _messages(tongue, part)}
    text = FluentSerializer().serialize(ftl.Resource(list(said.values())))
    return Static(text.encode(), _KIND)


def _messages(lang: str, part: str) -> Iterator[tuple[str, ftl.Message]]:
    for entry in FluentParser(with_spans=False).parse(i18n.catalogue(lang, part)).body:
        if isinstance(entry, ftl.Message):
            entry.comment = None
            yield entry.id.name, entry
