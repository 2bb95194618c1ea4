"""The languages that the page offers, and the choice of one for a request."""

from collections.abc import Iterable

from msgspec import Struct

from corridor.i18n import DEFAULT, UnknownLanguage, choose, languages, say

COOKIE = "corridor-lang"
_RIGHT_TO_LEFT = frozenset({"ar", "fa", "he", "ur"})
_MOST_WISHES = 20  # languages of a header that are read; longer ones are abuse


class Language(Struct, frozen=True):
    """A language that can be chosen: code, own name, direction of writing."""

    lang: str
    name: str
    dir: str


def language(lang: str) -> Language:
    """A language with its own name and its direction.

    >>> language("en")
    Language(lang='en', name='English', dir='ltr')
    """
    right_to_left = lang.partition("-")[0] in _RIGHT_TO_LEFT
    return Language(lang, say("language-name", lang), "rtl" if right_to_left else "ltr")


def all_languages() -> list[Language]:
    """All languages that have a catalogue."""
    return [language(lang) for lang in languages()]


def reader_language(asked: str, cookie: str, accepted: str) -> str:
    """The language of a request: by ``?lang=``, else by cookie, else by Accept-Language.

    >>> reader_language("", "xx", "fr;q=0.1, en-GB;q=0.8")
    'en'
    """
    wishes = (asked, cookie, *_by_weight(accepted))
    return next((found for wish in wishes if (found := _nearest(wish))), DEFAULT)


def _nearest(wish: str) -> str | None:
    try:
        return choose(wish)
    except UnknownLanguage:
        return None


def _by_weight(accepted: str) -> Iterable[str]:
    """The languages of an Accept-Language header, by descending weight."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.split(",")[:_MOST_WISHES]:
        name, _, weight = part.partition(";")
        wishes.append((_weight(weight), name.strip()))
    wishes.sort(key=lambda wish: -wish[0])
    return [name for weight, name in wishes if weight > 0]


def _weight(text: str) -> float:
    name, _, number = text.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(number)
    except ValueError:
        return 0.0
