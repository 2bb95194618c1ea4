"""Pictures in pixels show the letters of every script."""

import subprocess
import sys
import unicodedata
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from PIL import ImageFont

from corridor import i18n
from corridor.i18n import languages, say
from tests import fonts
from tests.fetched import or_skip

# A language of each script.
SCRIPTS = ("en", "el", "bg", "ar", "ja", "ko")
_NOTHING = "\ue000"  # of the area for private use: no font has it
CONTAINER = Path(__file__).parents[2] / "deploy" / "Containerfile"
# Fonts are looked for in the environment, so each letter is drawn in a process that has another.
_DRAW = """
import hashlib, sys
from corridor.draw.pixels import png

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">'
TEXT = '<text x="4" y="30" font-family="sans-serif" font-size="24">'
for letter in sys.argv[1:]:
    print(hashlib.sha256(png(f"{HEAD}{TEXT}{letter}</text></svg>")).hexdigest())
"""


def drawn(letters: Iterable[str], environment: Mapping[str, str] | None = None) -> list[str]:
    """The pictures of letters, as digests."""
    words = [sys.executable, "-c", _DRAW, *letters]
    return subprocess.run(
        words, env=environment, capture_output=True, text=True, check=True
    ).stdout.split()


def of_one_script(lang: str) -> list[str]:
    """The letters of a language's name."""
    return sorted({letter for letter in say("language-name", lang) if letter.isalpha()})


@pytest.mark.parametrize("lang", SCRIPTS)
def test_the_words_of_a_script_are_drawn(lang: str) -> None:
    letters = of_one_script(lang)
    nothing, *shown = drawn([_NOTHING, *letters])
    if nothing in shown:  # the machine has no font for them
        with or_skip(f"a font for {lang}"):
            nothing, *shown = drawn([_NOTHING, *letters], fonts.environment())
    assert len({nothing, *shown}) == 1 + len(letters)


def test_the_fonts_of_a_server_have_every_letter_of_every_language() -> None:
    with or_skip("a font for every language"):
        files = [*fonts.tree().rglob("DejaVuSans.ttf"), *fonts.tree().rglob("*.ttc")]
    faces = [ImageFont.truetype(file) for file in files]
    for lang in languages():
        text = "".join(i18n.catalogue(lang, part) for part in i18n.parts())
        letters = {letter for letter in text if letter.isalpha()}
        lost = {one for one in letters if not any(_has(face, one) for face in faces)}
        assert lost == set(), lang


def test_the_container_has_these_fonts() -> None:
    assert set(fonts.PACKAGES) <= set(CONTAINER.read_text(encoding="utf-8").split())


def test_every_language_is_written_in_one_of_these_scripts() -> None:
    known = {_script(lang) for lang in SCRIPTS}
    assert {_script(lang) for lang in languages()} <= known


def _has(face: ImageFont.FreeTypeFont, letter: str) -> bool:
    """Whether a font has a letter, and not only the sign for what it lacks."""
    return bytes(face.getmask(letter)) != bytes(face.getmask(_NOTHING))


def _script(lang: str) -> str:
    """Latin, Greek, Cyrillic ...: the beginning of a letter's name."""
    first = next(letter for letter in say("draw-pellet", lang) if letter.isalpha())
    name = unicodedata.name(first).split()[0]
    return "CJK" if name in {"HIRAGANA", "KATAKANA", "CJK"} else name
