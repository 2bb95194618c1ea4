"""The sentences that a page may say, out of all there are."""

from functools import cache

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from corridor import i18n
from corridor.server.web.static import Still

# The first word of a key is its family. A page says every family but these, which are for
# terminals, for programs that talk to an engine, and for readers of files.
NOT_FOR_PAGES = frozenset({"arena", "cli", "engine", "expected", "unknown"})
_KIND = "text/plain"


@cache
def page_catalogue(lang: str) -> Still:
    """The catalogue of a language for pages, without the remarks of its writers."""
    whole = FluentParser(with_spans=False).parse(i18n.catalogue(lang))
    wanted = [entry for entry in whole.body if _for_pages(entry)]
    return Still(FluentSerializer().serialize(ftl.Resource(wanted)).encode(), _KIND)


def _for_pages(entry: ftl.EntryType) -> bool:
    if isinstance(entry, ftl.Term):
        return True
    return isinstance(entry, ftl.Message) and family(entry.id.name) not in NOT_FOR_PAGES


def family(key: str) -> str:
    """The family of a sentence.

    >>> family("refusal-game-over")
    'refusal'
    """
    return key.partition("-")[0]
