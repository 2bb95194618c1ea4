"""Positions as one line of text: reading them.

The two-player form without a mode in front is read as ``classic-2``; ``+`` is read as a space,
so that a position fits into an address.
"""

import re
from collections.abc import Iterator

from corridor.rules.errors import Expected, InvalidSwitch, InvalidText, unknown_name
from corridor.rules.family import Mode
from corridor.rules.inline_layout import parse_inline_layout
from corridor.rules.modes import MODES, frame_of, mode_with
from corridor.rules.position import Counters, Position
from corridor.rules.registry import mode_keys
from corridor.rules.text_fields import FieldReader, is_slot_list, numbers_text

_LONGEST = 2_000  # no position comes near it
_MOST_STOCK = 64  # one fence for every slot
_COUNTER = re.compile("(ply|quiet|best)=([0-9]{1,6})")


def parse_position(text: str) -> tuple[Position, Counters]:
    """Read a position and check that the rules could have led to such a moment."""
    position, counters, faults = read_position(text)
    for fault in faults:
        raise fault
    return position, counters


def read_position(text: str) -> tuple[Position, Counters, list[InvalidText]]:
    """Read a position, with every condition it breaks; without the fences that do not fit.

    Raises `InvalidText` where the text itself cannot be read.
    """
    if len(text) > _LONGEST:
        raise InvalidText(text, expected=Expected.POSITION_SIZE)
    fields = [field.strip() for field in text.replace("+", " ").split("/")]
    if len(fields) > 1 and is_slot_list(fields[0]):
        fields.insert(0, MODES[0])  # the two-player form has no mode in front
    fields, counters = _without_counters(fields)
    mode = parse_mode(fields[0])
    reader = FieldReader(mode, fields)
    position = mode.rules.read_position(reader)
    return position, counters, [*reader.misfits, *_faults(position, counters)]


def parse_mode(text: str) -> Mode:
    """Read a mode with its switches and layout."""
    key, *words = text.split() or [""]
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in given:
            raise InvalidText(word, expected=Expected.SWITCH)
        given[name] = value
    try:
        return _mode_with_layout(key, given.pop("layout", None), given)
    except InvalidSwitch as error:
        raise unknown_name(error) from error


def _mode_with_layout(key: str, layout: str | None, switches: dict[str, str]) -> Mode:
    if key not in mode_keys() or layout is None or "." not in layout:
        return mode_with(key, layout, switches)
    return mode_with(key, parse_inline_layout(layout, frame_of(key)), switches)


def _without_counters(fields: list[str]) -> tuple[list[str], Counters]:
    """Take the last field off if it is one of counters, each named once."""
    words = fields[-1].split()
    found = [match for word in words if (match := _COUNTER.fullmatch(word))]
    counted = {match[1]: int(match[2]) for match in found}
    if len(fields) == 1 or not counted or len(counted) != len(words):
        return fields, Counters()
    return fields[:-1], Counters(**counted)


def _faults(position: Position, counters: Counters) -> Iterator[InvalidText]:
    """Every condition of a position that a game can reach, and that this one breaks."""
    if any(count > _MOST_STOCK for count in position.stock):
        yield InvalidText(numbers_text(position.stock), expected=Expected.STOCK)
    for expected, holds, found, at in position.conditions():
        if not holds:
            yield InvalidText(found, expected=expected, at=at)
    pellets = position.mode.layout.pellets
    if pellets and counters.best > pellets.bit_count():
        best, most = f"best={counters.best}", str(pellets.bit_count())
        yield InvalidText(best, expected=Expected.PELLET_COUNT, detail=most)
