"""Records as text for people, ``.qgn``: reading them.

What cannot be read raises `InvalidText` with line, column and what was expected. A text
is gone through once, word by word.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.moves import Move
from corridor.rules.record import (
    NOTE,
    RESERVED,
    Glyph,
    Line,
    Played,
    Record,
    check_comment,
    check_tag,
    parse_evaluation,
)
from corridor.rules.record_parts import Quoted, parse_clock, read_end, read_head
from corridor.rules.record_walk import Reading, Source

# Each part ends where the next begins, so that a text that does not fit is never tried twice.
# Possessive repeats (`*+`) would do the same, but some of them are wrong in Python before 3.11.5.
_WORD = re.compile(
    r"""
    (?P<blank>   [ \t\n]+ )
  | (?P<tag>     \[ [ \t]* [^\s"\[\]]+ [ \t]+
                 " [^"\\\n]* (?: \\(?: ["\\] | (?!["\\]) ) [^"\\\n]* )* " [ \t]* \] )
  | (?P<comment> \{ [^}\\]* (?: \\(?: [}\\] | (?![}\\]) ) [^}\\]* )* \} )
  | (?P<open>    \( )
  | (?P<close>   \) )
  | (?P<result>  (?: \* | [01](?:/[0-9])? (?:-[01](?:/[0-9])?)+ ) (?![^\s(){}\[\]]) )
  | (?P<number>  [0-9]+ \.+ )
  | (?P<glyph>   [!?]{1,2} (?![^\s(){}\[\]]) )
  | (?P<move>    [^\s(){}\[\]]+ )
    """,
    re.VERBOSE,
)
_GLUED = re.compile(r"([^!?]+)([!?]{1,2})")
_UNFINISHED = {"[": Expected.TAG, "{": Expected.COMMENT_END}
_LONGEST_QUOTE = 80


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    at: int


def read_qgn(source: Source) -> Record:
    """Read a text of one record; every move is checked by the law."""
    words = _Words(source)
    record = _record(words)
    if (ahead := words.ahead).kind == "tag":
        raise source.wrong(ahead.text, Expected.ONE_RECORD, ahead.at)
    words.take("end", Expected.END_OF_TEXT)
    return record


def read_qgn_records(source: Source) -> Iterator[Record]:
    """Read the records of a text one after another."""
    words = _Words(source)
    yield _record(words)
    while words.ahead.kind == "tag":
        yield _record(words)
    words.take("end", Expected.END_OF_TEXT)


def _record(words: "_Words") -> Record:
    source = words.source
    said, tags = _read_tags(words)
    head = read_head(source, said, tags)
    reading = Reading(source, head.start, head.counters)
    line = _Lines(words, reading).line()
    result = words.take("result", Expected.RESULT)
    if "Result" in said and said["Result"].text != result.text:
        tag = said["Result"]
        raise source.wrong(tag.text, Expected.SAME_RESULT, tag.at, result.text)
    said["Result"] = Quoted(result.text, result.at)
    return read_end(source, head, line, reading, said)


def _tokens(source: Source) -> Iterator[_Token]:
    text, at = source.text, 0
    while at < len(text):
        found = _WORD.match(text, at)
        if found is None:
            expected = _UNFINISHED.get(text[at], Expected.MOVE)
            raise source.wrong(text[at : at + _LONGEST_QUOTE], expected, at)
        kind = str(found.lastgroup)
        if kind != "blank":
            yield _Token(kind, found[0], at)
        at = found.end()
    while True:
        yield _Token("end", "", at)


class _Words:
    """The words of a text, with one word of look-ahead."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self._tokens = _tokens(source)
        self.ahead = next(self._tokens)

    def next(self) -> _Token:
        token, self.ahead = self.ahead, next(self._tokens)
        return token

    def take(self, kind: str, expected: Expected) -> _Token:
        if self.ahead.kind != kind:
            raise self.source.wrong(self.ahead.text, expected, self.ahead.at)
        return self.next()


def _read_tags(words: _Words) -> tuple[dict[str, Quoted], tuple[tuple[str, str], ...]]:
    """The tags that this format defines, and all others."""
    said: dict[str, Quoted] = {}
    tags: dict[str, str] = {}
    while words.ahead.kind == "tag":
        token = words.next()
        name, value = _tag(token.text)
        if name in said or name in tags:
            raise words.source.wrong(name, Expected.TAG_ONCE, token.at)
        if name in RESERVED:
            said[name] = Quoted(value, token.at + token.text.index('"') + 1)
            continue
        with words.source.placed(token.at):
            check_tag(name, value)
        tags[name] = value
    return said, tuple(tags.items())


def _tag(text: str) -> tuple[str, str]:
    quote = text.index('"')
    return text[1:quote].strip(), _plain(text[quote + 1 : text.rindex('"')], '"')


def _plain(text: str, closing: str) -> str:
    """The text without the backslashes that escape a character."""
    return re.sub(rf"\\([\\{closing}])", r"\1", text)


class _Lines:
    """Reads lines and the variations in them."""

    def __init__(self, words: _Words, reading: Reading) -> None:
        self._words = words
        self._source = words.source
        self._reading = reading
        # Glued to the move of a ghost, `!` says that the ghost saw PAC-MAN.
        figures = reading.game.mode.layout.figures
        self._marks = not all(figure.goal for figure in figures)

    def line(self) -> Line:
        at, before = self._words.ahead.at, _Said()
        while self._words.ahead.kind == "comment":
            before.add(self._words.next(), self._source)
        if before.clock is not None or before.evaluation:
            raise self._source.wrong(before.comment, Expected.NOTE_OF_MOVE, at)
        moves: list[Played] = []
        while self._words.ahead.kind in ("number", "move"):
            moves.append(self._played())
        return Line(tuple(moves), before.comment)

    def _played(self) -> Played:
        self._number()
        move, glyph = self._move()
        said = _Said()
        variations: list[Line] = []
        while self._words.ahead.kind in ("comment", "open"):
            if self._words.ahead.kind == "comment":
                said.add(self._words.next(), self._source)
            else:
                variations.append(self._variation())
        return Played(
            move, glyph, said.clock, said.evaluation, said.comment, variations=tuple(variations)
        )

    def _number(self) -> None:
        if self._words.ahead.kind == "number":
            number, row = self._words.next(), str(self._reading.row)
            if number.text.rstrip(".") != row:
                raise self._source.wrong(number.text, Expected.MOVE_NUMBER, number.at, row)

    def _move(self) -> tuple[Move, Glyph | None]:
        word = self._words.take("move", Expected.MOVE)
        text, glyph = word.text, None
        if self._marks and ("?" in text or "!!" in text):
            raise self._source.wrong(text, Expected.GLYPH_APART, word.at)
        if not self._marks and (glued := _GLUED.fullmatch(text)):
            text, glyph = glued[1], Glyph(glued[2])
        move = self._reading.play(text, word.at)
        if glyph is None and self._words.ahead.kind == "glyph":
            glyph = Glyph(self._words.next().text)
        return move, glyph

    def _variation(self) -> Line:
        start = self._words.next()
        with self._reading.variation(start.at):
            line = self.line()
        if not line.moves:
            raise self._source.wrong(self._words.ahead.text, Expected.MOVE, self._words.ahead.at)
        self._words.take("close", Expected.VARIATION_END)
        return line


class _Said:
    """Text, clock and evaluation from the comments after one move."""

    def __init__(self) -> None:
        self.comment = ""
        self.clock: int | None = None
        self.evaluation = ""
        self._noted: set[str] = set()

    def add(self, token: _Token, source: Source) -> None:
        text = _plain(token.text[1:-1], "}")
        with source.placed(token.at):
            for name, value in NOTE.findall(text):
                self._note(name, value.strip())
            self.comment = f"{self.comment} {NOTE.sub('', text).strip()}".strip()
            check_comment(self.comment)

    def _note(self, name: str, value: str) -> None:
        if name in self._noted:
            raise InvalidText(name, expected=Expected.NOTE_ONCE)
        self._noted.add(name)
        if name == "clk":
            self.clock = parse_clock(value)
        else:
            self.evaluation = parse_evaluation(value)
