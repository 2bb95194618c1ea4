"""Pictures in pixels show the letters of every script, where the machine has a font for them."""

import unicodedata

import pytest

from corridor.draw.pixels import png
from corridor.i18n import languages, say

# A language of each script, and the package of Debian that draws it.
SCRIPTS = {
    "en": "fonts-dejavu-core",
    "el": "fonts-dejavu-core",
    "bg": "fonts-dejavu-core",
    "ar": "fonts-dejavu-core",
    "ja": "fonts-noto-cjk",
    "ko": "fonts-noto-cjk",
}
_NOTHING = "\ue000"  # of the area for private use: no font has it


def drawn(text: str) -> bytes:
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="40">'
    return png(
        f'{head}<text x="4" y="30" font-family="sans-serif" font-size="24">{text}</text></svg>'
    )


@pytest.mark.parametrize("lang", SCRIPTS)
def test_the_words_of_a_script_are_drawn(lang: str) -> None:
    letters = [letter for letter in say("language-name", lang) if letter.isalpha()]
    if drawn(letters[0]) == drawn(_NOTHING):
        pytest.skip(f"no font for {lang}: apt install {SCRIPTS[lang]}")
    assert len({drawn(letter) for letter in letters}) == len(set(letters))


def test_every_language_is_written_in_one_of_these_scripts() -> None:
    known = {_script(lang) for lang in SCRIPTS}
    assert {_script(lang) for lang in languages()} <= known


def _script(lang: str) -> str:
    """Latin, Greek, Cyrillic ...: the beginning of a letter's name."""
    first = next(letter for letter in say("draw-pellet", lang) if letter.isalpha())
    name = unicodedata.name(first).split()[0]
    return "CJK" if name in {"HIRAGANA", "KATAKANA", "CJK"} else name
