"""The width of text in terminal columns, and wrapping by it."""

from textwrap import wrap
from unicodedata import east_asian_width

_HANGING = "、。，：；！？）」』"  # never first in a line


def columns_of(text: str) -> int:
    """Terminal columns of a text; wide East Asian letters take two.

    >>> columns_of("goal"), columns_of("ゴール")
    (4, 6)
    """
    return sum(1 + (east_asian_width(letter) in "FW") for letter in text)


def wrapped(text: str, columns: int) -> list[str]:
    """Wrap text to a number of columns, at blanks or between wide letters.

    >>> wrapped("the last walk", 8), wrapped("最後の移動、です", 10)
    (['the last', 'walk'], ['最後の移', '動、です'])
    """
    if columns_of(text) == len(text):
        return wrap(text, columns)
    lines = [""]
    for letter in text:
        # Room for one more wide sign is kept, since punctuation must not begin a line.
        room = columns if letter in _HANGING else columns - 2
        if columns_of(lines[-1] + letter) > room:
            lines.append(letter.strip())
        else:
            lines[-1] += letter
    return lines
