"""How many columns of a terminal a text takes, and breaking it into lines that fit."""

from textwrap import wrap
from unicodedata import east_asian_width

_HANGING = "、。，：；！？）」』"  # never the first sign of a line


def columns_of(text: str) -> int:
    """The columns that a text takes; letters of East Asia take two.

    >>> columns_of("goal"), columns_of("ゴール")
    (4, 6)
    """
    return sum(1 + (east_asian_width(letter) in "FW") for letter in text)


def wrapped(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, broken at blanks or between wide letters.

    >>> wrapped("the last walk", 8), wrapped("最後の移動、です", 10)
    (['the last', 'walk'], ['最後の移', '動、です'])
    """
    if columns_of(text) == len(text):
        return wrap(text, columns)
    lines = [""]
    for letter in text:
        # One wide sign may still hang on at the end of a full line.
        room = columns if letter in _HANGING else columns - 2
        if columns_of(lines[-1] + letter) > room:
            lines.append(letter.strip())
        else:
            lines[-1] += letter
    return lines
