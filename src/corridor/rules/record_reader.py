"""Reading a record, as ``.qgn`` text or as JSON."""

import re

from corridor.rules.qgn_reader import read_qgn, read_qgn_records
from corridor.rules.record import Record
from corridor.rules.record_json import read_json_record
from corridor.rules.record_walk import MOST_TEXT_OF_MANY, Source

# A text may begin with a comment in braces too; a table begins with a key or is empty.
_JSON = re.compile(r'\s*\{\s*["}]')


def read_record(text: str) -> Record:
    """Read a record, written as text or as JSON; every move is checked by the law.

    >>> record = read_record("1. e2 e8 2. e3 e7 *")
    >>> record.game().position_text()
    'classic-2 / / / e3 e7 / 10 10 / 1'
    """
    source = Source(text)
    return read_json_record(source) if _JSON.match(source.text) else read_qgn(source)


def read_records(text: str) -> tuple[Record, ...]:
    """Read all records of a text that holds one or more, each after the first with a tag.

    >>> two = '1. e2 e8 * [Mode "pacman"] 1. Me6f6 *'
    >>> [record.mode.key for record in read_records(two)]
    ['classic-2', 'pacman']
    """
    source = Source(text, most=MOST_TEXT_OF_MANY)
    if _JSON.match(source.text):
        return (read_json_record(source),)
    return tuple(read_qgn_records(source))
