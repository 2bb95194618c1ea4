"""In which language a page is answered, and what a language is called by those who speak it."""

from collections.abc import Iterable

from msgspec import Struct

from corridor.i18n import DEFAULT, UnknownLanguage, choose, languages, say

COOKIE = "corridor-lang"
_FROM_THE_RIGHT = frozenset({"ar", "fa", "he", "ur"})
_MOST_WISHES = 20  # of one reader; more are no reader's


class Language(Struct, frozen=True):
    """A language that can be chosen: its own name, and where its lines begin."""

    lang: str
    name: str
    dir: str


def language(lang: str) -> Language:
    """What a page must know of a language before it speaks it.

    >>> language("en")
    Language(lang='en', name='English', dir='ltr')
    """
    from_the_right = lang.partition("-")[0] in _FROM_THE_RIGHT
    return Language(lang, say("language-name", lang), "rtl" if from_the_right else "ltr")


def all_languages() -> list[Language]:
    """Every language there is."""
    return [language(lang) for lang in languages()]


def reader_language(asked: str, cookie: str, accepted: str) -> str:
    """The language asked for in the address, else the chosen one, else what the browser accepts.

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
    """The languages of an Accept-Language header, the most wanted first."""
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
