"""JSON of records: texts, lists and tables, each with its place in the text.

Records hold no numbers, booleans or nulls, so these are refused. The standard library's reader
forgets the places and raises RecursionError on deep nesting.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.record_walk import DEEPEST, Source

_BLANKS = ("\n", " ", "\t")
_STRING = re.compile(r'"[^"\\\n]*(?:\\.[^"\\\n]*)*"')
_DEEPEST = 4 * DEEPEST + 8  # a variation inside a variation lies four levels deeper
_QUOTE = 40  # how much of a text is shown when it is wrong


@dataclass(frozen=True, slots=True)
class Node:
    """A text, a list or a table, and where it begins."""

    value: "str | list[Node] | dict[str, Node]"
    at: int


def read_json(source: Source) -> Node:
    """Read all of a text as one value."""
    reader = _Reader(source)
    node = reader.node(0)
    if reader.at < len(source.text):
        raise reader.wrong(Expected.END_OF_TEXT)
    return node


class _Reader:
    """Reads from left to right; after each step the next character is no blank."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._go_to(0)

    def wrong(self, expected: Expected, detail: str = "") -> InvalidText:
        found = self._source.text[self.at : self.at + _QUOTE]
        return self._source.wrong(found, expected, self.at, detail)

    def node(self, depth: int) -> Node:
        if depth > _DEEPEST:
            raise self.wrong(Expected.NESTING, str(DEEPEST))
        at = self.at
        if self._found("{"):
            return Node(self._table(depth), at)
        if self._found("["):
            return Node([self.node(depth + 1) for _ in self._items("]")], at)
        return Node(self._string(), at)

    def _table(self, depth: int) -> dict[str, Node]:
        table: dict[str, Node] = {}
        for _ in self._items("}"):
            at = self.at
            key = self._string()
            if key in table:
                raise self._source.wrong(key, Expected.JSON_KEY_ONCE, at)
            self._want(":")
            table[key] = self.node(depth + 1)
        return table

    def _items(self, closing: str) -> Iterator[None]:
        """Stop before each item of a list or table, and after the closing bracket."""
        if self._found(closing):
            return
        yield
        while not self._found(closing):
            self._want(",")
            yield

    def _string(self) -> str:
        literal = _STRING.match(self._source.text, self.at)
        if literal is None:
            raise self.wrong(Expected.JSON)
        try:
            text = str(json.loads(literal[0]))
        except ValueError:  # an unknown escape
            raise self.wrong(Expected.JSON) from None
        self._go_to(literal.end())
        return text

    def _want(self, symbol: str) -> None:
        if not self._found(symbol):
            raise self.wrong(Expected.JSON)

    def _found(self, symbol: str) -> bool:
        found = self._source.text.startswith(symbol, self.at)
        if found:
            self._go_to(self.at + 1)
        return found

    def _go_to(self, at: int) -> None:
        text = self._source.text
        while text[at : at + 1] in _BLANKS:
            at += 1
        self.at = at
