"""Texts that people paste, drop or have in an address: records, moves alone, positions, modes."""

import re
from collections.abc import Iterator

from corridor.rules.errors import Expected, InvalidText
from corridor.rules.game import Game
from corridor.rules.moves import Move
from corridor.rules.position_reader import parse_mode
from corridor.rules.position_text import position_text
from corridor.rules.record import Line, Record, record_of
from corridor.rules.record_reader import read_record

_POSITION = re.compile(r"[^\[{\n]*\s/\s[^\[{\n]*|[a-z]+(?:-[a-z0-9]+)*(?: \S+=\S+)*")
_LONGEST = 4000  # characters of a line in an address


def record_in(text: str) -> Record:
    """The record of a text; the result may be left out, and a position is a record without moves.

    >>> record_in("e2 e8 (e3h) e3").game().position_text()
    'classic-2 / / / e3 e8 / 10 10 / 2'
    >>> record_in("pacman layout=recon-2").mode.key
    'pacman'
    """
    text = text.strip()
    if _POSITION.fullmatch(text):
        return record_of(game_at(text))
    try:
        return read_record(text)
    except InvalidText as error:
        if error.expected != Expected.RESULT or error.text:
            raise
    return _finished(text)


def _finished(text: str) -> Record:
    """The record of a text without a result: an open game, unless the board says otherwise."""
    try:
        return read_record(f"{text}\n*")
    except InvalidText as error:
        if error.expected != Expected.RESULT_OF_BOARD:
            raise
        return read_record(f"{text}\n{error.detail}")


def game_at(text: str) -> Game:
    """The game of a position text, or the start of a mode."""
    text = text.strip()
    return Game.from_position(text) if "/" in text else Game(parse_mode(text))


def game_in(place: str, line: str, number: int) -> Game:
    """The game of an address: where it begins, a line with variations, and the move that is shown.

    Moves are counted in the order of the text; 0 is the start.

    >>> game_in("classic-2", "e2 e8 (e3h d2) e3", 3).position_text()
    'classic-2 / e3 / / e2 e9 / 10 9 / 1'
    """
    place = place or "classic-2"
    if not line:
        return game_at(place)
    tag = "Start" if "/" in place else "Mode"
    escaped = re.sub(r'["\\\\]', r"\\\g<0>", place)
    record = record_in(f'[{tag} "{escaped}"]\n\n{line[:_LONGEST]}')
    game = Game.from_position(position_text(record.start, record.counters))
    lines = list(_lines_in(record.line, ()))
    for move in lines[number - 1] if 0 < number <= len(lines) else ():
        game.push(move)
    return game


def _lines_in(line: Line, before: tuple[Move, ...]) -> Iterator[tuple[Move, ...]]:
    """For each move of a line and its variations, the moves from the start to it."""
    for played in line.moves:
        yield (*before, played.move)
        for other in played.variations:
            yield from _lines_in(other, before)
        before = (*before, played.move)
