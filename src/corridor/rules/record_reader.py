"""Reading a record, whichever of its two forms it has."""

import re

from corridor.rules.qgn_reader import read_qgn
from corridor.rules.record import Record
from corridor.rules.record_json import read_json_record
from corridor.rules.record_walk import Source

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
