"""Records as JSON: the same content, for programs.

::

    {
      "format": "qgn/1",
      "mode": "classic-2",
      "tags": {"Event": "a friendly game"},
      "moves": ["e2", {"move": "e8", "comment": "at once"}],
      "result": "*",
      "termination": "unterminated"
    }
"""

import json
from collections.abc import Mapping
from typing import TypeAlias

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.json_nodes import Node, read_json
from corridor.rules.notation import move_text
from corridor.rules.position import Position
from corridor.rules.record import (
    RESERVED,
    Glyph,
    Line,
    Played,
    Record,
    check_comment,
    check_tag,
    parse_evaluation,
)
from corridor.rules.record_parts import (
    Quoted,
    clock_text,
    end_words,
    head_words,
    parse_clock,
    read_end,
    read_head,
)
from corridor.rules.record_walk import Reading, Source

FORMAT = "qgn/1"
_WORDS = {name.lower(): name for name in RESERVED}
_KEYS = ("format", *_WORDS, "tags", "comment", "moves")
_MOVE_KEYS = ("move", "glyph", "clock", "eval", "comment", "variations")
_LINE_KEYS = ("comment", "moves")

Json: TypeAlias = "str | list[Json] | dict[str, Json]"


# Writing


def json_text(record: Record) -> str:
    """Write a record as programs read it."""
    table: dict[str, Json] = {"format": FORMAT}
    table |= {name.lower(): words for name, words in head_words(record).items()}
    if record.tags:
        table["tags"] = dict(record.tags)
    table |= _line_table(record.line, record.start)
    table |= {name.lower(): words for name, words in end_words(record).items()}
    return json.dumps(table, ensure_ascii=False, indent=2) + "\n"


def _line_table(line: Line, start: Position) -> dict[str, Json]:
    table: dict[str, Json] = {"comment": line.comment} if line.comment else {}
    table["moves"] = [_played_json(played, start) for played in line.moves]
    return table


def _played_json(played: Played, start: Position) -> Json:
    """A move as its text, or as a table if it has annotations."""
    said: dict[str, Json] = {"move": move_text(start, played.move)}
    if played.glyph is not None:
        said["glyph"] = str(played.glyph)
    if played.clock is not None:
        said["clock"] = clock_text(played.clock)
    if played.evaluation:
        said["eval"] = played.evaluation
    if played.comment:
        said["comment"] = played.comment
    if played.variations:
        said["variations"] = [_line_table(line, start) for line in played.variations]
    return said if len(said) > 1 else said["move"]


# Reading


def read_json_record(source: Source) -> Record:
    """Read a record; every move is checked by the law."""
    reader = _Reader(source)
    top = read_json(source)
    table = reader.table(top, _KEYS)
    reader.check_format(top, table)
    said = {name: reader.quoted(table[key]) for key, name in _WORDS.items() if key in table}
    head = read_head(source, said, reader.tags(table))
    reading = Reading(source, head.start, head.counters)
    line = _Lines(reader, reading).line(table)
    if "Result" not in said:
        raise source.wrong("{", Expected.RESULT, top.at)
    return read_end(source, head, line, reading, said)


class _Reader:
    """Typed access to nodes; another type raises `InvalidText` at its place."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def text(self, node: Node) -> str:
        if isinstance(node.value, str):
            return node.value
        raise self._not(node, "text")

    def list(self, node: Node) -> "list[Node]":
        if isinstance(node.value, list):
            return node.value
        raise self._not(node, "list")

    def table(self, node: Node, keys: tuple[str, ...] = ()) -> dict[str, Node]:
        """A table; with ``keys`` no other than these."""
        if not isinstance(node.value, dict):
            raise self._not(node, "table")
        for key in node.value:
            if keys and key not in keys:
                raise self.source.wrong(key, Expected.JSON_KEY, node.at, ", ".join(keys))
        return node.value

    def quoted(self, node: Node) -> Quoted:
        return Quoted(self.text(node), node.at)

    def check_format(self, top: Node, table: Mapping[str, Node]) -> None:
        found = table.get("format", top)
        if found.value != FORMAT:
            raise self.source.wrong(self._shown(found), Expected.FORMAT, found.at, FORMAT)

    def tags(self, table: Mapping[str, Node]) -> tuple[tuple[str, str], ...]:
        tags: dict[str, str] = {}
        for name, node in self.table(table["tags"]).items() if "tags" in table else ():
            tags[name] = self.text(node)
            with self.source.placed(node.at):
                check_tag(name, tags[name])
        return tuple(tags.items())

    def comment(self, table: Mapping[str, Node]) -> str:
        if "comment" not in table:
            return ""
        with self.source.placed(table["comment"].at):
            comment = self.text(table["comment"]).strip()
            check_comment(comment)
        return comment

    def _not(self, node: Node, kind: str) -> InvalidText:
        return self.source.wrong(self._shown(node), Expected.JSON_KIND, node.at, kind)

    def _shown(self, node: Node) -> str:
        return node.value if isinstance(node.value, str) else self.source.text[node.at]


class _Lines:
    """Reads lines and the variations in them."""

    def __init__(self, reader: _Reader, reading: Reading) -> None:
        self._reader = reader
        self._source = reader.source
        self._reading = reading

    def line(self, table: Mapping[str, Node]) -> Line:
        nodes = self._reader.list(table["moves"]) if "moves" in table else ()
        comment = self._reader.comment(table)
        return Line(tuple([self._played(node) for node in nodes]), comment)

    def _played(self, node: Node) -> Played:
        if isinstance(node.value, str):
            return Played(self._reading.play(node.value, node.at))
        table = self._reader.table(node, _MOVE_KEYS)
        if "move" not in table:
            raise self._source.wrong("{", Expected.MOVE, node.at)
        text = self._reader.quoted(table["move"])
        return Played(
            move=self._reading.play(text.text, text.at),
            glyph=self._glyph(table),
            clock=self._clock(table),
            evaluation=self._evaluation(table),
            comment=self._reader.comment(table),
            variations=self._variations(table),
        )

    def _glyph(self, table: Mapping[str, Node]) -> Glyph | None:
        if "glyph" not in table:
            return None
        said = self._reader.quoted(table["glyph"])
        for glyph in Glyph:
            if glyph == said.text:
                return glyph
        raise self._source.wrong(said.text, Expected.GLYPH, said.at)

    def _clock(self, table: Mapping[str, Node]) -> int | None:
        if "clock" not in table:
            return None
        with self._source.placed(table["clock"].at):
            return parse_clock(self._reader.text(table["clock"]))

    def _evaluation(self, table: Mapping[str, Node]) -> str:
        if "eval" not in table:
            return ""
        with self._source.placed(table["eval"].at):
            return parse_evaluation(self._reader.text(table["eval"]))

    def _variations(self, table: Mapping[str, Node]) -> tuple[Line, ...]:
        nodes = self._reader.list(table["variations"]) if "variations" in table else ()
        return tuple([self._variation(node) for node in nodes])

    def _variation(self, node: Node) -> Line:
        table = self._reader.table(node, _LINE_KEYS)
        with self._reading.variation(node.at):
            line = self.line(table)
        if not line.moves:
            raise self._source.wrong("{", Expected.MOVE, node.at)
        return line
