"""Parts of a record that both forms share: head, clocks, result."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.family import Mode
from corridor.rules.modes import MODES
from corridor.rules.moves import Piece
from corridor.rules.position import Counters, Position
from corridor.rules.position_reader import parse_mode, parse_position
from corridor.rules.position_text import mode_text, position_text
from corridor.rules.record import (
    Character,
    Line,
    Record,
    parse_characters,
    parse_result,
    parse_seats,
    seats_text,
    termination_of,
    winners_of,
)
from corridor.rules.record_walk import Reading, Source

_CLOCK = re.compile(r"(?:([0-9]{1,4}):([0-5][0-9]):([0-5][0-9])|([0-9]{1,7}))(?:\.([0-9]{1,3}))?")
_MINUTE = 60


@dataclass(frozen=True, slots=True)
class Quoted:
    """A quoted text of a record, and its place."""

    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Head:
    """Everything before the first move."""

    start: Position
    counters: Counters
    seats: tuple[tuple[Piece, ...], ...]
    characters: tuple[Character, ...]
    tags: tuple[tuple[str, str], ...]


def head_words(record: Record) -> dict[str, str]:
    """The tags of a record's head, without those that have their usual value."""
    words = {"Mode": mode_text(record.mode)}
    if record.start != record.mode.start() or record.counters != Counters():
        words["Start"] = position_text(record.start, record.counters)
    if record.seats:
        words["Seats"] = seats_text(record.seats, record.mode)
    if record.characters:
        words["Characters"] = " ".join(record.characters)
    return words


def end_words(record: Record) -> dict[str, str]:
    """The tags of a record's end."""
    return {"Result": record.result, "Termination": str(record.termination)}


def read_head(
    source: Source, said: Mapping[str, Quoted], tags: tuple[tuple[str, str], ...]
) -> Head:
    """Read the tags of a head."""
    start, counters = _read_start(source, said)
    seats: tuple[tuple[Piece, ...], ...] = ()
    characters: tuple[Character, ...] = ()
    if "Seats" in said:
        with source.placed(said["Seats"].at):
            seats = parse_seats(said["Seats"].text, start.mode)
    if "Characters" in said:
        with source.placed(said["Characters"].at):
            characters = parse_characters(said["Characters"].text, start.mode)
    return Head(start, counters, seats, characters, tags)


def _read_start(source: Source, said: Mapping[str, Quoted]) -> tuple[Position, Counters]:
    mode: Mode | None = None
    if "Mode" in said:
        with source.placed(said["Mode"].at):
            mode = parse_mode(said["Mode"].text)
    if "Start" not in said:
        return (mode or parse_mode(MODES[0])).start(), Counters()
    with source.placed(said["Start"].at):
        start, counters = parse_position(said["Start"].text)
        if mode not in (None, start.mode):
            raise InvalidText(said["Start"].text, expected=Expected.START_OF_MODE)
    return start, counters


def read_end(
    source: Source, head: Head, line: Line, reading: Reading, said: Mapping[str, Quoted]
) -> Record:
    """Read the tags of the end, and make the record."""
    result, termination = said["Result"], said.get("Termination")
    sides = len(head.start.mode.layout.stock)
    with source.placed(result.at):
        winners = winners_of(reading.game, parse_result(result.text, sides))
    with source.placed((termination or result).at):
        ending = termination_of(
            reading.game, winners, None if termination is None else termination.text
        )
    return Record(
        head.start, head.counters, line, winners, ending, head.seats, head.characters, head.tags
    )


def clock_text(milliseconds: int) -> str:
    """Write what a clock shows: ``h:mm:ss``, and parts of a second if there are any.

    >>> clock_text(600_000), clock_text(9_500)
    ('0:10:00', '0:00:09.5')
    """
    seconds, rest = divmod(milliseconds, 1000)
    minutes, second = divmod(seconds, _MINUTE)
    part = f".{rest:03}".rstrip("0") if rest else ""
    return f"{minutes // _MINUTE}:{minutes % _MINUTE:02}:{second:02}{part}"


def parse_clock(text: str) -> int:
    """Read what a clock shows, as ``h:mm:ss`` or in seconds."""
    found = _CLOCK.fullmatch(text)
    if found is None:
        raise InvalidText(text, expected=Expected.CLOCK)
    hours, minutes, seconds, bare = (int(part or 0) for part in found.groups()[:4])
    whole = (hours * _MINUTE + minutes) * _MINUTE + seconds + bare
    return whole * 1000 + int((found[5] or "").ljust(3, "0"))
