"""Records as text for people, ``.qgn``: writing them.

::

    [Mode "classic-2"]
    [Result "0-1"]
    [Termination "resign"]

    1. e2 e8 2. e3 ! {[%clk 0:04:10] Well timed.} (2. e3h e7) 2... e7 0-1
"""

import re
from collections.abc import Iterator

from corridor.rules.notation import move_text
from corridor.rules.record import Line, Played, Record
from corridor.rules.record_parts import clock_text, end_words, head_words
from corridor.rules.record_walk import Walker

_WIDTH = 80
_QUOTE = '"'


def qgn_text(record: Record) -> str:
    """Write a record as people read it."""
    words = {**head_words(record), **dict(record.tags), **end_words(record)}
    tags = [f'[{name} "{_escaped(value, _QUOTE)}"]' for name, value in words.items()]
    walker = Walker(record.start, record.counters)
    tokens = [*_line(record.line, walker), record.result]
    return "\n".join([*tags, "", _wrapped(tokens), ""])


def _line(line: Line, walker: Walker) -> Iterator[str]:
    """The words of a line; a row number where a row begins, and after a variation or comment."""
    if line.comment:
        yield _braced(line.comment)
    broken = True
    for played in line.moves:
        yield _numbered(played, walker, always=broken)
        walker.push(played.move)
        said = [*_comment(played), *_variations(played, walker)]
        broken = bool(said)
        yield from said


def _numbered(played: Played, walker: Walker, *, always: bool) -> str:
    words = [move_text(walker.game.position, played.move)]
    if walker.row_begins or always:
        words.insert(0, f"{walker.row}." if walker.row_begins else f"{walker.row}...")
    words += [played.glyph] if played.glyph else []
    return " ".join(words)


def _comment(played: Played) -> Iterator[str]:
    words = [f"[%clk {clock_text(played.clock)}]"] if played.clock is not None else []
    words += [f"[%eval {played.evaluation}]"] if played.evaluation else []
    words += [played.comment] if played.comment else []
    if words:
        yield _braced(" ".join(words))


def _variations(played: Played, walker: Walker) -> Iterator[str]:
    for line in played.variations:
        with walker.instead():
            first, *rest = _line(line, walker)
        words = ["(" + first, *rest]
        yield from [*words[:-1], words[-1] + ")"]


def _braced(comment: str) -> str:
    return "{" + _escaped(comment, "}") + "}"


def _escaped(text: str, closing: str) -> str:
    """The text with a backslash before its closing character and before each backslash."""
    return re.sub(rf"[\\{closing}]", r"\\\g<0>", text)


def _wrapped(words: list[str]) -> str:
    """The words in lines of the usual width; a comment is never broken."""
    text, column = "", 0
    for word in words:
        width = len(word.partition("\n")[0])
        if column and column + 1 + width > _WIDTH:
            text, column = text + "\n", 0
        text += (" " if column else "") + word
        column = len(text) - text.rfind("\n") - 1
    return text
